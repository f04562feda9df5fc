"""The house game on paper, read off the pages."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chicago_gui.games.house import columns
from chicago_gui.games.house.evening import Counts, reveal
from chicago_gui.games.house.form import FORM
from chicago_gui.games.house.pages import (
    BLANK_LEAST_ROW,
    BLANK_TALLEST_ROW,
    LEAST_ROW,
    TALLEST_ROW,
    blank_pages,
    imps_table,
    session_pages,
    tables,
)
from chicago_gui.games.house.rules import PassedOut, Rules
from chicago_gui.games.house.view import PlayedDeal, View
from chicago_gui.games.house.words import explain
from chicago_gui.paper.form_grid import reach
from chicago_gui.paper.marks import AnyPaper, Notch, Page, Paper, StraightLine, Suit
from chicago_gui.paper.page_flow import FOOT, MARGIN_Y, RUNNING_HEAD, bound
from chicago_gui.record import replace
from chicago_gui.scoring import HOUSE, IMP_THRESHOLDS, OFFICIAL, Contract, Denomination, imps, score
from chicago_gui.sheet.column import heading
from chicago_gui.sheet.setup import Blank, Tables
from chicago_gui.sheet.words import sentence
from tests.games.house.paper_marks import deal_rules, in_column
from tests.games.house.paper_views import (
    FIVE,
    LONG,
    evening,
    going_on,
    played,
    thrown_in,
    twins,
    view_of,
    views,
)
from tests.games.printed import check_page, check_pages, texts, words_on
from tests.sheets import known

# The session sheet --------------------------------------------------------------------------------


papers = st.sampled_from(Paper)


fifth = settings(max_examples=settings().max_examples // 5)
"""A page of up to 60 deals takes long to lay out and look through."""


@fifth
@given(views(), papers)
def test_a_deal_is_never_cut_and_stands_under_headings(view: View, paper: Paper) -> None:
    numbers = []
    headings = [heading(column) for column in columns.COLUMNS]
    pages = session_pages(FORM, view, paper)
    check_pages(pages)
    for page in pages:
        assert page.paper is paper
        letters = [text.text for text in in_column(page, columns.DECK)]
        assert letters == ["A", "B", "C", "D"] * (len(letters) // 4)
        found = sorted(in_column(page, columns.DEAL), key=lambda text: text.y)
        full = [text for text in found if text.bold]
        assert len(letters) == 4 * len(full)
        heads = [text.text for text in words_on(page) if found and text.y == deal_rules(page)[0].y1]
        assert not found or heads == headings
        numbers += [text.text for text in found]
        for text, following in pairwise(found):
            assert text.y + text.height <= following.y + 0.001
    dealt = [str(deal.number) for deal in view.deals]
    coming = range(view.sheet.next_number, view.sheet.planned_deals + 1)
    assert numbers == [*dealt, *map(str, coming)]


@fifth
@given(views(), papers)
def test_every_number_is_explained_once(view: View, paper: Paper) -> None:
    over = [deal for deal in view.deals if isinstance(deal, PlayedDeal)]
    # Between the lines of one page and the next come a foot and a head.
    lines = [
        text.text
        for page in session_pages(FORM, view, paper)
        for text in words_on(page)
        if MARGIN_Y + RUNNING_HEAD - 0.01 < text.y < page.height - MARGIN_Y - FOOT
    ]
    said = "".join("".join(line.split()) for line in lines)
    for deal in over:
        outlined = sentence(explain(deal)).replace("♥", "♡").replace("♦", "♢")
        assert "".join(outlined.split()) in said
        assert "".join(deal.deal.note.split()) in said


@pytest.mark.parametrize(
    ("deals", "thrown", "sheets"),
    [
        *((15, thrown, 1) for thrown in ((), (3,), (2, 2, 9))),
        *((10, (), 1), (20, (), 2), (25, (), 2), (60, (), 4)),
    ],
)
@pytest.mark.parametrize("paper", Paper)
def test_the_usual_evening_fits_on_one_page_and_longer_ones_flow_on(
    deals: int, thrown: tuple[int, ...], sheets: int, paper: Paper
) -> None:
    pages = session_pages(FORM, evening(deals, deals, thrown), paper)
    with_deals = [page for page in pages if in_column(page, columns.DEAL)]
    assert with_deals == pages[:sheets]
    assert sum(len(in_column(page, columns.DEAL)) for page in pages) == deals + len(thrown)
    (height,) = {round(text.height, 3) for p in with_deals for text in in_column(p, columns.DECK)}
    assert LEAST_ROW <= height <= TALLEST_ROW
    if paper is Paper.A4 and deals == 15 and not thrown:
        assert height > 4.1


@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("deals", [10, 15])
def test_the_usual_evening_and_all_it_is_checked_by_are_two_sides(deals: int, paper: Paper) -> None:
    whole = tuple(played(number, FIVE, note="a close one") for number in range(1, deals + 1))
    view = view_of((thrown_in(1, FIVE), *whole), planned=deals)
    pages = session_pages(FORM, view, paper)
    assert len(pages) == 2
    told = texts(pages)
    for title in ("Running IMPs", "Partnerships", "How each deal was scored"):
        assert title in told


@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("thrown", [0, 2])
def test_no_page_is_printed_for_next_to_nothing(paper: Paper, thrown: int) -> None:
    for deals in range(4, 26):
        dealt = (
            *(thrown_in(1, FIVE) for _ in range(thrown)),
            *(played(number, FIVE) for number in range(1, deals + 1)),
        )
        pages = session_pages(FORM, view_of(dealt, planned=deals), paper)
        for page in pages[1:]:
            check_page(page)
            top, end = MARGIN_Y + RUNNING_HEAD, page.height - MARGIN_Y - FOOT
            lowest = max(text.y + text.height for text in words_on(page) if text.y < end)
            assert lowest - top > 35, f"{deals} deals on {paper.name}"


def test_a_thrown_in_deal_is_one_struck_row() -> None:
    view = view_of((thrown_in(1, FIVE), played(1, FIVE)))
    page = session_pages(FORM, view, Paper.A4)[0]
    row = next(text for text in words_on(page) if text.text == "passed out, dealt again")
    assert any(
        text.text == "A Boris 10 · B Vera 10 · C Dima 10 · D Egor 10" for text in words_on(page)
    )
    middle = row.y + row.height / 2
    strikes = [m for m in page.marks if isinstance(m, StraightLine) and m.y1 == m.y2 == middle]
    assert strikes[0].x1 < 15
    assert strikes[-1].x2 > 195
    # Everything but the words is struck, and the words can be read: check_page sees to that.
    struck = sum(rule.x2 - rule.x1 for rule in strikes)
    written = [text for text in words_on(page) if text.y == row.y]
    free = 188 - sum(reach(text)[1] - reach(text)[0] for text in written)
    assert struck > free - 2 * len(written)
    check_page(page)
    assert row.height == in_column(page, columns.DECK)[0].height


@pytest.mark.parametrize("suit", [d for d in Denomination if d is not Denomination.NOTRUMP])
def test_suits_are_shapes_and_red_ones_outlined(suit: Denomination) -> None:
    deals = tuple(played(number, FIVE, seed) for seed in range(9) for number in (1,))
    page = session_pages(FORM, view_of(deals), Paper.A4)[0]
    wanted = [deal.deal.contract for deal in deals if deal.deal.contract]
    signs = [mark for mark in page.marks if isinstance(mark, Suit) and mark.denomination is suit]
    assert len(signs) == sum(contract.denomination is suit for contract in wanted)
    red = suit in (Denomination.HEARTS, Denomination.DIAMONDS)
    assert all(sign.outlined is red for sign in signs)
    assert not any(set("♠♥♦♣") & set(text.text) for text in in_column(page, columns.CONTRACT))


def test_what_is_secret_stays_empty_and_a_line_says_so() -> None:
    view = view_of((played(1, FIVE), going_on(2, FIVE), going_on(3, FIVE)), planned=3)
    page = session_pages(FORM, view, Paper.A4)[0]
    for column in (columns.HCP, columns.TEAM_HCP, columns.TARGET, columns.SCORE, columns.IMPS):
        assert len(in_column(page, column)) <= column.parts
    assert "Counts and targets of open deals are not shown." in texts([page])
    view = view_of((going_on(1, FIVE),))
    said = texts(session_pages(FORM, view, Paper.A4))
    assert "Counts and targets of open deals are not shown." in said
    assert not {"IMPs per deal with running totals", "How each deal was scored"} & {*said}
    assert not any("not shown" in text for text in texts(session_pages(FORM, evening(15))))


@pytest.mark.parametrize("paper", Paper)
def test_counts_of_open_deals_leave_no_trace(paper: Paper) -> None:
    one, other = twins(known.text("evening-2-going-on"))
    assert session_pages(FORM, one, paper) == session_pages(FORM, other, paper)


def test_head_tells_who_where_when_and_by_which_rules() -> None:
    rules = Rules(OFFICIAL, PassedOut.SCORE, honours=True)
    page = session_pages(FORM, view_of((played(1, FIVE),), place="at  Vera's", rules=rules))[0]
    said = texts([page])
    assert "2026-11-20 · at Vera's" in said
    top = [text.text for text in words_on(page) if text.y < 28]
    whole = " ".join(top)
    assert "Official targets · honours count · passed out: 0 minus target." in whole
    assert "Deals planned: 15." in whole
    assert "After 1 of 15" in said
    assert page.title == "Chicago 2026-11-20"


def slants(pages: list[Page]) -> int:
    """How many figures have the sign that somebody says otherwise."""
    rules = (mark for mark in pages[0].marks if isinstance(mark, StraightLine))
    # Steep: the arrows of a swap are flat.
    return sum(rule.x1 < rule.x2 and rule.y1 - rule.y2 > 1 for rule in rules)


def test_a_cell_that_has_something_to_tell_is_marked_and_told() -> None:
    deals = tuple(played(1, FIVE, seed) for seed in range(12))
    doubted = next(deal for deal in deals if deal.doubts)
    swapped = next(deal for deal in deals if deal.deal.bid_by)
    pages = session_pages(FORM, view_of((doubted, swapped)), Paper.A4)
    notches = [mark for mark in pages[0].marks if isinstance(mark, Notch)]
    assert not notches, "a swap has a mark of its own"
    # What somebody noted otherwise is told apart from what was corrected.
    assert slants(pages) == sum(bool(d.doubts) for d in (doubted, swapped)) > 0
    said = " ".join(texts(pages))
    assert f"{doubted.doubts[0]} noted 1" in said
    assert f"id by {swapped.deal.bid_by}" in said


def test_honours_and_notes_are_told() -> None:
    deal = played(1, FIVE, note="The   ♣ king\nfell.")
    deal = replace(deal, deal=replace(deal.deal, honours=(("Vera", 150),)))
    said = " ".join(texts(session_pages(FORM, view_of((deal,)))))
    assert "150 for honours to Vera." in said
    assert "Note: The ♣ king fell." in said


def test_one_name_in_two_lines_is_of_one_size() -> None:
    page = session_pages(FORM, view_of((played(1, LONG),), LONG))[0]
    lines = in_column(page, columns.PARTNERS)
    assert len(lines) == 4
    assert lines[0].size == lines[1].size
    assert lines[0].text.endswith(" –")


def test_a_line_across_the_sheet_says_who_leaves_and_joins() -> None:
    pages = session_pages(FORM, reveal(known.session("evening-5-comes-and-goes")))
    check_pages(pages)
    said = texts(pages)
    assert "Leaves: Егор" in said
    assert "Joins: Зоя" in said
    prepared = [mark.text for mark in in_column(pages[0], columns.PREPARED_BY)]
    assert prepared[6:9] == ["–"] * 3


def test_of_four_nobody_is_out_and_nothing_is_left_out() -> None:
    session = known.session("evening-4-four")
    begun = (*session.deals[:3], replace(session.deals[3], passed_out=False))
    sheet = replace(session.sheet, deals=begun)
    going_on = replace(session, sheet=sheet, counts=(*session.counts[:3], Counts()))
    for each in (session, going_on):
        said = texts(session_pages(FORM, reveal(each)))
        assert "opened, of 3" in said
        assert not any("eaves" in text or "oins" in text for text in said)
        assert not any(text.startswith("out") or "left out" in text for text in said)


# The sums that the sheet is checked by ------------------------------------------------------------


TITLE = "IMPs per deal with running totals"


def number(text: str) -> int:
    return int(text.replace("−", "-"))


@pytest.mark.parametrize("name", ["evening-1", "evening-2-going-on", "evening-3-official"])
def test_every_line_adds_up_and_the_sums_meet_the_standing(name: str) -> None:
    view = reveal(known.session(name))
    table = imps_table(view)
    so_far = [0] * 5
    for row in table.rows:
        won = [number(text or "0") for text in row[1::2]]
        assert sum(won) == 0
        so_far = [a + b for a, b in zip(so_far, won, strict=True)]
        assert [number(text) for text in row[2::2]] == so_far
        assert row[1::2].count("") == 1  # whoever sat out
    assert len(table.rows) == view.scored
    standing = [each.imps for each in view.standing]
    assert [number(text) for text in table.foot[1::2]] == so_far == standing


@pytest.mark.parametrize(
    "paper", [Paper.A4, Paper.LETTER, Paper.A4.landscape, Paper.LETTER.landscape]
)
def test_sixty_deals_flow_under_repeated_headings(paper: Any) -> None:
    pages = session_pages(FORM, evening(60, 60), paper)
    with_sums = [page for page in pages if TITLE in texts([page])]
    assert len(with_sums) >= 2
    numbers: list[str] = []
    check_pages(pages)
    for page in with_sums:
        assert texts([page]).count("so far") == 5
        heading = next(text for text in words_on(page) if text.text == "Deal" and text.x < 11)
        title = next(text for text in words_on(page) if text.text == TITLE)
        numbers += [
            text.text
            for text in words_on(page)
            if text.bold and text.x == heading.x and text.y > title.y and text.text.isdigit()
        ]
    assert numbers[:60] == [str(n) for n in range(1, 61)]
    assert texts(pages).count("sum") == 1


def test_a_corrected_cell_is_named_with_its_deal() -> None:
    deal = played(1, FIVE, 3)
    corrected = replace(deal, corrected=("hcp.B", "contract"))
    said = " ".join(texts(session_pages(FORM, view_of((corrected,)))))
    assert "orrected after the deal: HCP deck B, contract." in said


# Blank forms --------------------------------------------------------------------------------------


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


@pytest.mark.parametrize("paper", [Paper.A4.landscape, Paper.LETTER.landscape])
def test_on_its_side_fifteen_deals_are_two_pages_and_ten_are_one(paper: AnyPaper) -> None:
    for deals, count in ((15, 2), (10, 1), (8, 1)):
        pages = blank_pages(FORM, paper, Blank(deals, tables=Tables.NONE))
        assert len(pages) == count
        for page in pages:
            assert in_column(page, columns.DECK)[0].height >= BLANK_LEAST_ROW


def test_any_number_of_pages_are_numbered_on() -> None:
    pages = blank_pages(FORM, wish=Blank(8, pages=3))
    assert len(pages) == 4
    assert [text for text in texts(pages) if text.startswith("page ")] == [
        f"page {at} of 4" for at in range(1, 5)
    ]
    numbers = [text.text for page in pages[:3] for text in in_column(page, columns.DEAL)]
    assert numbers == [str(number) for number in range(1, 25)]


def test_the_tables_may_be_left_out_or_folded() -> None:
    assert len(blank_pages(FORM, wish=Blank(tables=Tables.NONE))) == 1
    assert blank_pages(FORM, wish=Blank(tables=Tables.CARD))[1].paper == Paper.A4.landscape
    assert len(blank_pages(FORM, wish=Blank(pages=0, tables=Tables.CARD))) == 1


def test_on_the_form_for_four_nobody_prepares() -> None:
    four = texts(
        list(FORM.blank_pages(Paper.A4, Blank(names=("Anna", "Boris", "Vera", "Dima"))))[:1]
    )
    five = texts(blank_pages(FORM, wish=Blank(names=("Anna", "Boris", "Vera", "Dima", "Egor")))[:1])
    assert "Prepared by" not in four
    assert "Prepared by" in five
    assert "out" not in four


# The tables ---------------------------------------------------------------------------------------


@lru_cache
def table_page(paper: AnyPaper, where: Tables = Tables.PAGE) -> Page:
    (page,) = bound(tables(paper, where))
    return page


def row_of(first: str, *, left: float = 0, above: float = 0) -> list[str]:
    """The texts of the row named `first`, left to right, to the right of `left`."""
    page = table_page(Paper.A4)
    found = words_on(page)
    names = [t for t in found if t.text == first and t.bold and t.x >= left and t.y >= above]
    name = min(names, key=lambda text: (text.y, text.x))
    row = [text for text in found if text.y == name.y and text.x > name.x]
    return [text.text for text in sorted(row, key=lambda text: text.x)]


@pytest.mark.parametrize("paper", Paper)
def test_the_card_is_one_page(paper: Paper) -> None:
    page = table_page(paper)
    check_page(page)
    assert sum(isinstance(mark, Suit) for mark in page.marks) == 4


def test_targets() -> None:
    assert "House targets" in texts([table_page(Paper.A4)])
    for hcp in range(20, 41):
        expected = [str(HOUSE.target(hcp, z)) for z in (False, True)]
        assert row_of(str(hcp))[:2] == expected


def test_imps_are_bands_without_a_gap() -> None:
    page = table_page(Paper.A4)
    bands = [text for text in words_on(page) if " – " in text.text]
    assert len(bands) == len(IMP_THRESHOLDS) - 1
    for band in bands:
        low, high = map(int, band.text.split(" – "))
        worth = next(t for t in words_on(page) if t.y == band.y and t.x > band.x and t.bold)
        assert imps(low) == imps(high) == int(worth.text)
        assert imps(high + 1) == int(worth.text) + 1
    assert "4000 or more" in texts([page])


def test_contracts_made() -> None:
    page = table_page(Paper.A4)
    start = next(text.y for text in words_on(page) if text.text.startswith("Contract made"))
    for level in range(1, 8):
        expected = [
            str(score(Contract.parse(f"{level}{d}{x}"), 6 + level, z))
            for d in ("C", "H", "NT")
            for z in (False, True)
            for x in ("", "X", "XX")
        ]
        assert row_of(str(level), above=start) == expected


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
    assert " ".join(row_of(first, above=above)) == expected


@pytest.mark.parametrize("paper", Paper)
def test_the_card_folds_to_half_the_sheet_and_has_every_table(paper: Paper) -> None:
    page = table_page(paper, Tables.CARD)
    check_page(page)
    assert page.paper == paper.landscape
    middle = page.width / 2
    for text in words_on(page):
        assert not text.x < middle < text.x + text.width
    assert sorted(texts([page])) == sorted(texts([table_page(paper.landscape)]))
    upright = set(" ".join(texts([table_page(paper)])).split())
    assert set(" ".join(texts([page])).split()) == upright


@pytest.mark.parametrize("where", [Tables.PAGE, Tables.CARD])
def test_scores_are_of_one_size(where: Tables) -> None:
    found = words_on(table_page(Paper.A4, where))
    top, down = (
        next(text for text in found if text.text.startswith(title))
        for title in ("Contract made", "Contract down")
    )
    scores = [t for t in found if t.x > top.x + 12 and top.y < t.y < down.y and not t.bold]
    assert len(scores) == 8 * 18
    assert len({text.size for text in scores}) == 1
