from __future__ import annotations

from functools import lru_cache

import pytest

from chicago_gui.games.house.pages import tables
from chicago_gui.paper.marks import AnyPaper, Page, Paper, Suit
from chicago_gui.paper.page_flow import bound
from chicago_gui.scoring import HOUSE, IMP_THRESHOLDS, OFFICIAL, Contract, TargetTable, imps, score
from chicago_gui.sheet.setup import Tables
from tests.games.house.paper_marks import texts, words
from tests.games.printed import check_page

OURS = TargetTable("Ours", tuple((hcp * 10, hcp * 15) for hcp in range(21)))


@lru_cache
def table_page(paper: AnyPaper, targets: TargetTable, where: Tables = Tables.PAGE) -> Page:
    (page,) = bound(tables(paper, where, targets))
    return page


def row_of(table: TargetTable, first: str, *, left: float = 0, above: float = 0) -> list[str]:
    """The texts of the row named `first`, left to right, to the right of `left`."""
    page = table_page(Paper.A4, table)
    found = texts(page)
    names = [t for t in found if t.text == first and t.bold and t.x >= left and t.y >= above]
    name = min(names, key=lambda text: (text.y, text.x))
    row = [text for text in found if text.y == name.y and text.x > name.x]
    return [text.text for text in sorted(row, key=lambda text: text.x)]


@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("table", [HOUSE, OFFICIAL, OURS])
def test_the_card_is_one_page(paper: Paper, table: TargetTable) -> None:
    page = table_page(paper, table)
    check_page(page)
    assert sum(isinstance(mark, Suit) for mark in page.marks) == 4


@pytest.mark.parametrize("table", [HOUSE, OFFICIAL, OURS])
@pytest.mark.parametrize("hcp", range(20, 41))
def test_targets(table: TargetTable, hcp: int) -> None:
    not_vulnerable, vulnerable, *_ = row_of(table, str(hcp))
    expected = [str(table.target(hcp, z)) for z in (False, True)]
    assert [not_vulnerable, vulnerable] == expected


def test_a_table_of_one_s_own_has_its_name() -> None:
    assert "Targets “Ours”" in words([table_page(Paper.A4, OURS)])


def test_imps_are_bands_without_a_gap() -> None:
    page = table_page(Paper.A4, HOUSE)
    bands = [text for text in texts(page) if " – " in text.text]
    assert len(bands) == len(IMP_THRESHOLDS) - 1
    for band in bands:
        low, high = map(int, band.text.split(" – "))
        worth = next(t for t in texts(page) if t.y == band.y and t.x > band.x and t.bold)
        assert imps(low) == imps(high) == int(worth.text)
        assert imps(high + 1) == int(worth.text) + 1
    assert "4000 or more" in words([page])


@pytest.mark.parametrize("level", range(1, 8))
def test_contracts_made(level: int) -> None:
    page = table_page(Paper.A4, HOUSE)
    start = next(text.y for text in texts(page) if text.text.startswith("Contract made"))
    row = row_of(HOUSE, str(level), above=start)
    expected = [
        str(score(Contract.parse(f"{level}{d}{x}"), 6 + level, z))
        for d in ("C", "H", "NT")
        for z in (False, True)
        for x in ("", "X", "XX")
    ]
    assert row == expected


@pytest.mark.parametrize(
    ("first", "above", "expected"),
    [
        ("+1", 0, "20 100 200 20 200 400 30 100 200 30 200 400 30 100 200 30 200 400"),
        ("not vulnerable", 190, "50 100 150 200 250 300 350 400 450 500 550 600 650"),
        ("not vulnerable X", 190, "100 300 500 800 1100 1400 1700 2000 2300 2600 2900 3200 3500"),
        ("vulnerable X", 190, "200 500 800 1100 1400 1700 2000 2300 2600 2900 3200 3500 3800"),
        ("vulnerable XX", 190, "400 1000 1600 2200 2800 3400 4000 4600 5200 5800 6400 7000 7600"),
    ],
)
def test_tricks_over_and_short(first: str, above: float, expected: str) -> None:
    assert " ".join(row_of(HOUSE, first, above=above)) == expected


@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("table", [HOUSE, OFFICIAL, OURS])
def test_the_card_folds_to_half_the_sheet_and_has_every_table(
    paper: Paper, table: TargetTable
) -> None:
    page = table_page(paper, table, Tables.CARD)
    check_page(page)
    assert page.paper == paper.landscape
    middle = page.width / 2
    for text in texts(page):
        assert not text.x < middle < text.x + text.width
    assert sorted(words([page])) == sorted(words([table_page(paper.landscape, table)]))
    upright = set(" ".join(words([table_page(paper, table)])).split())
    assert set(" ".join(words([page])).split()) == upright


@pytest.mark.parametrize("where", [Tables.PAGE, Tables.CARD])
def test_scores_are_of_one_size(where: Tables) -> None:
    found = texts(table_page(Paper.A4, HOUSE, where))
    top, down = (
        next(text for text in found if text.text.startswith(title))
        for title in ("Contract made", "Contract down")
    )
    scores = [t for t in found if t.x > top.x + 12 and top.y < t.y < down.y and not t.bold]
    assert len(scores) == 8 * 18
    assert len({text.size for text in scores}) == 1
