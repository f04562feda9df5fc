"""The columns of the form."""

from __future__ import annotations

import pytest

from chicago_gui.games.russian.columns import ROWS, Column, heading, spoken

A4_LANDSCAPE = 297.0


def test_the_columns_are_those_of_the_form_they_know() -> None:
    assert [heading(column) for column in Column] == [
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


def test_the_value_of_a_column_is_its_place() -> None:
    assert [column.value for column in Column] == list(range(15))


def test_what_is_spoken_tells_every_column_from_every_other() -> None:
    said = [spoken(column) for column in Column]
    assert len(set(said)) == len(said)
    assert all(said)


@pytest.mark.parametrize("column", Column)
def test_the_parts_of_a_deal_fill_its_rows(column: Column) -> None:
    assert column.spec.parts in (1, 2, 4)
    assert column.spec.parts * column.spec.span == ROWS
    assert column.spec.width > 0


@pytest.mark.parametrize(
    ("parts", "columns"),
    [
        (4, {Column.DECK, Column.HCP, Column.PLAYER}),
        (
            2,
            {
                *(Column.PARTNERS, Column.TEAM_HCP, Column.Z, Column.TARGET),
                *(Column.SCORE, Column.DIFFERENCE, Column.IMPS),
            },
        ),
    ],
)
def test_decks_have_four_cells_in_a_deal_and_teams_two(parts: int, columns: set[Column]) -> None:
    assert {column for column in Column if column.spec.parts == parts} == columns


def test_all_of_them_go_onto_a_sheet_of_paper() -> None:
    assert sum(column.spec.width for column in Column) < A4_LANDSCAPE - 20
