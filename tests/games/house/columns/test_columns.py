"""The columns of the form."""

from __future__ import annotations

import pytest

from chicago_gui.games.house import columns
from chicago_gui.games.house.columns import ROWS, HouseColumn
from chicago_gui.games.house.form import FORM
from chicago_gui.sheet.column import heading

A4_LANDSCAPE = 297.0


def test_the_columns_stand_in_the_order_that_players_know() -> None:
    known = [
        "Deal",
        "Prepared by",
        "Deck",
        "HCP",
        "Player",
        "Partners",
        "HCP",
        "Z",
        "Target",
        "Opens",
        "Contract",
        "Result",
        "Score",
        "±",
        "IMPs",
    ]
    assert [each for each in map(heading, columns.COLUMNS) if each in known] == known


def test_what_is_spoken_tells_every_column_from_every_other() -> None:
    said = [column.in_words() for column in columns.COLUMNS]
    assert len(set(said)) == len(said)
    assert all(said)


@pytest.mark.parametrize("column", columns.COLUMNS)
def test_the_parts_of_a_deal_fill_its_rows(column: HouseColumn) -> None:
    assert column.parts in (1, 2, 4)
    assert column.parts * FORM.span(column) == ROWS
    assert column.width > 0


@pytest.mark.parametrize(
    ("parts", "found"),
    [
        (4, {columns.DECK, columns.HCP, columns.PLAYER}),
        (
            2,
            {
                *(columns.PARTNERS, columns.TEAM_HCP, columns.Z, columns.TARGET),
                *(columns.SCORE, columns.DIFFERENCE, columns.IMPS),
            },
        ),
    ],
)
def test_decks_have_four_cells_in_a_deal_and_teams_two(parts: int, found: set[HouseColumn]) -> None:
    assert {column for column in columns.COLUMNS if column.parts == parts} == found


def test_all_of_them_go_onto_a_sheet_of_paper() -> None:
    assert sum(column.width for column in columns.COLUMNS) < A4_LANDSCAPE - 20
