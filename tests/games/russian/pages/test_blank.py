from __future__ import annotations

import pytest

from chicago_gui.games.russian import columns
from chicago_gui.games.russian.pages.tables import LEAST_ROW, TALLEST_ROW, blank_pages
from chicago_gui.paper.marks import Paper
from chicago_gui.scoring import OFFICIAL
from tests.games.russian.pages.paper_marks import check_page, in_column, texts, words


@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("deals", [1, 10, 15, 16, 20, 25, 60])
def test_every_deal_is_there_and_empty(paper: Paper, deals: int) -> None:
    *sheets, tables = blank_pages(paper, deals)
    numbers: list[str] = []
    for page in sheets:
        check_page(page)
        found = in_column(page, columns.DEAL)
        numbers += [text.text for text in found]
        letters = in_column(page, columns.DECK)
        assert [text.text for text in letters] == ["A", "B", "C", "D"] * len(found)
        assert LEAST_ROW <= letters[0].height <= TALLEST_ROW
        for column in set(columns.COLUMNS) - {columns.DEAL, columns.DECK}:
            assert not in_column(page, column)
    assert numbers == [str(number) for number in range(1, deals + 1)]
    check_page(tables)


@pytest.mark.parametrize("paper", Paper)
def test_fifteen_deals_and_the_tables_are_two_pages(paper: Paper) -> None:
    pages = blank_pages(paper)
    assert len(pages) == 2
    assert [text for text in words(pages) if text.startswith("page ")] == [
        "page 1 of 2",
        "page 2 of 2",
    ]


def test_fewer_deals_have_more_room_for_the_pen() -> None:
    rows = [in_column(blank_pages(deals=n)[0], columns.DECK)[0].height for n in (10, 15)]
    assert rows[0] > rows[1] > 4.1


def test_there_are_lines_for_what_is_written_once() -> None:
    page = blank_pages()[0]
    top = {text.text for text in texts(page) if text.y < 28}
    assert {"Chicago", "Date", "Place", "Players", "IMPs", "out", "opened"} <= top


def test_the_tables_are_those_of_the_rules() -> None:
    assert "Official table" in words(blank_pages(targets=OFFICIAL)[-1:])
