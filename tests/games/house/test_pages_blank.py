from __future__ import annotations

import pytest

from chicago_gui.games.house import columns
from chicago_gui.games.house.form import FORM
from chicago_gui.games.house.pages import BLANK_LEAST_ROW, BLANK_TALLEST_ROW, blank_pages
from chicago_gui.paper.marks import AnyPaper, Paper
from chicago_gui.scoring import OFFICIAL
from chicago_gui.sheet.setup import Blank, Tables
from tests.games.house.paper_marks import in_column, texts, words
from tests.games.printed import check_page


@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("deals", [1, 10, 15, 16, 20, 25, 60])
def test_every_deal_is_there_and_empty(paper: Paper, deals: int) -> None:
    *sheets, tables = blank_pages(FORM, paper, Blank(deals))
    numbers: list[str] = []
    for page in sheets:
        check_page(page)
        found = in_column(page, columns.DEAL)
        numbers += [text.text for text in found]
        letters = in_column(page, columns.DECK)
        assert [text.text for text in letters] == ["A", "B", "C", "D"] * len(found)
        assert BLANK_LEAST_ROW <= letters[0].height <= BLANK_TALLEST_ROW
        for column in set(columns.COLUMNS) - {columns.DEAL, columns.DECK}:
            assert not in_column(page, column)
    assert numbers == [str(number) for number in range(1, deals + 1)]
    check_page(tables)


@pytest.mark.parametrize("paper", Paper)
def test_fifteen_deals_and_the_tables_are_two_pages(paper: Paper) -> None:
    pages = blank_pages(FORM, paper)
    assert len(pages) == 2
    assert [text for text in words(pages) if text.startswith("page ")] == [
        "page 1 of 2",
        "page 2 of 2",
    ]


def test_fewer_deals_have_more_room_for_the_pen() -> None:
    rows = [
        in_column(blank_pages(FORM, wish=Blank(n))[0], columns.DECK)[0].height for n in (8, 10, 15)
    ]
    assert rows[0] > 7.5
    assert rows[1] > 6
    assert rows[2] > 4.1


def test_there_are_lines_for_what_is_written_once() -> None:
    page = blank_pages(FORM)[0]
    top = {text.text for text in texts(page) if text.y < 28}
    assert {"Chicago", "Date", "Place", "Players", "IMPs", "out", "opened"} <= top


def test_the_tables_are_those_of_the_rules() -> None:
    assert "Official targets" in words(blank_pages(FORM, targets=OFFICIAL)[-1:])


@pytest.mark.parametrize("paper", [Paper.A4.landscape, Paper.LETTER.landscape])
def test_on_its_side_fifteen_deals_are_two_pages_and_ten_are_one(paper: AnyPaper) -> None:
    for deals, count in ((15, 2), (10, 1), (8, 1)):
        pages = blank_pages(FORM, paper, Blank(deals, tables=Tables.NONE))
        assert len(pages) == count
        for page in pages:
            check_page(page)
            assert page.width > page.height
            assert in_column(page, columns.DECK)[0].height >= BLANK_LEAST_ROW


def test_any_number_of_pages_are_numbered_on() -> None:
    pages = blank_pages(FORM, wish=Blank(8, pages=3))
    assert len(pages) == 4
    numbers = [text.text for page in pages[:3] for text in in_column(page, columns.DEAL)]
    assert numbers == [str(number) for number in range(1, 25)]


def test_names_stand_in_the_head_of_every_page() -> None:
    names = ("Anna", "Борис", "Vera", "W" * 40, "Egor")
    pages = blank_pages(FORM, wish=Blank(8, names, 2, Tables.NONE))
    for page in pages:
        check_page(page)
        assert set(names) <= set(words([page]))


def test_the_tables_may_be_left_out_or_folded() -> None:
    assert len(blank_pages(FORM, wish=Blank(tables=Tables.NONE))) == 1
    assert blank_pages(FORM, wish=Blank(tables=Tables.CARD))[1].paper == Paper.A4.landscape
    assert len(blank_pages(FORM, wish=Blank(pages=0, tables=Tables.CARD))) == 1


def test_on_the_form_for_four_nobody_prepares() -> None:
    four = words(
        list(FORM.blank_pages(Paper.A4, Blank(names=("Anna", "Boris", "Vera", "Dima"))))[:1]
    )
    five = words(blank_pages(FORM, wish=Blank(names=("Anna", "Boris", "Vera", "Dima", "Egor")))[:1])
    assert "Prepared by" not in four
    assert "Prepared by" in five
    assert "out" not in four
