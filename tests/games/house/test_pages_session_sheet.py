from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chicago_gui.games.house import columns
from chicago_gui.games.house.deck_columns import HouseColumn
from chicago_gui.games.house.evening import Counts, loads, reveal
from chicago_gui.games.house.form import FORM
from chicago_gui.games.house.pages import LEAST_ROW, TALLEST_ROW, session_pages
from chicago_gui.games.house.rules import PassedOut, Rules
from chicago_gui.games.house.view import PlayedDeal, View
from chicago_gui.games.house.words import explain
from chicago_gui.paper.form_grid import reach
from chicago_gui.paper.marks import Notch, Page, Paper, StraightLine, Suit
from chicago_gui.paper.page_flow import FOOT, MARGIN_Y, RUNNING_HEAD
from chicago_gui.record import replace
from chicago_gui.scoring import OFFICIAL, Denomination
from chicago_gui.sheet.column import heading
from chicago_gui.sheet.words import sentence
from tests.conftest import EveningFile
from tests.games.house.paper_marks import deal_rules, in_column, texts, words
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
from tests.games.printed import check_page

papers = st.sampled_from(Paper)


fifth = settings(max_examples=settings().max_examples // 5)
"""A page of up to 60 deals takes long to lay out and look through."""


@fifth
@given(views(), papers)
def test_everything_lies_on_its_page_and_nothing_on_another(view: View, paper: Paper) -> None:
    pages = session_pages(FORM, view, paper)
    for number, page in enumerate(pages, start=1):
        assert page.paper is paper
        check_page(page)
        assert f"page {number} of {len(pages)}" in words([page])


@fifth
@given(views(), papers)
def test_a_deal_is_never_cut_and_stands_under_headings(view: View, paper: Paper) -> None:
    numbers = []
    headings = [heading(column) for column in columns.COLUMNS]
    for page in session_pages(FORM, view, paper):
        letters = [text.text for text in in_column(page, columns.DECK)]
        assert letters == ["A", "B", "C", "D"] * (len(letters) // 4)
        found = sorted(in_column(page, columns.DEAL), key=lambda text: text.y)
        full = [text for text in found if text.bold]
        assert len(letters) == 4 * len(full)
        heads = [text.text for text in texts(page) if found and text.y == deal_rules(page)[0].y1]
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
        for text in texts(page)
        if MARGIN_Y + RUNNING_HEAD - 0.01 < text.y < page.height - MARGIN_Y - FOOT
    ]
    said = "".join("".join(line.split()) for line in lines)
    for deal in over:
        outlined = sentence(explain(deal)).replace("♥", "♡").replace("♦", "♢")
        assert "".join(outlined.split()) in said
        assert "".join(deal.deal.note.split()) in said


@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("thrown", [(), (3,), (2, 2, 9)])
def test_the_usual_evening_fits_on_one_page(paper: Paper, thrown: tuple[int, ...]) -> None:
    first, *others = session_pages(FORM, evening(15, thrown=thrown), paper)
    assert len(in_column(first, columns.DEAL)) == 15 + len(thrown)
    assert not any(in_column(page, columns.DEAL) for page in others)
    letters = in_column(first, columns.DECK)
    assert LEAST_ROW <= letters[0].height <= TALLEST_ROW
    if paper is Paper.A4 and not thrown:
        assert letters[0].height > 4.1


@pytest.mark.parametrize(("deals", "sheets"), [(10, 1), (15, 1), (20, 2), (25, 2), (60, 4)])
def test_longer_evenings_flow_on(deals: int, sheets: int) -> None:
    for paper in Paper:
        pages = session_pages(FORM, evening(deals, deals), paper)
        with_deals = [page for page in pages if in_column(page, columns.DEAL)]
        assert with_deals == pages[:sheets]
        heights = {round(text.height, 3) for p in with_deals for text in in_column(p, columns.DECK)}
        assert len(heights) == 1


@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("deals", [10, 15])
def test_the_usual_evening_and_all_it_is_checked_by_are_two_sides(deals: int, paper: Paper) -> None:
    whole = tuple(played(number, FIVE, note="a close one") for number in range(1, deals + 1))
    view = view_of((thrown_in(1, FIVE), *whole), planned=deals)
    pages = session_pages(FORM, view, paper)
    assert len(pages) == 2
    told = words(pages)
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
            lowest = max(text.y + text.height for text in texts(page) if text.y < end)
            assert lowest - top > 35, f"{deals} deals on {paper.name}"


def test_deals_are_parted_by_strong_rules_and_rows_by_hairlines() -> None:
    page = session_pages(FORM, evening(15), Paper.A4)[0]
    strong = {round(rule.y1, 3) for rule in deal_rules(page)}
    assert len(strong) == 15 + 2  # under each deal, and round the heading row
    letters = in_column(page, columns.DECK)
    hairlines = {
        round(mark.y1, 3)
        for mark in page.marks
        if isinstance(mark, StraightLine) and mark.y1 == mark.y2 and mark.weight == 0.2
    }
    for upper, lower in pairwise(letters):
        if lower.text != "A":
            assert round(lower.y, 3) in hairlines
            assert round(upper.y + upper.height, 3) in hairlines


def test_a_thrown_in_deal_is_one_struck_row() -> None:
    view = view_of((thrown_in(1, FIVE), played(1, FIVE)))
    page = session_pages(FORM, view, Paper.A4)[0]
    row = next(text for text in texts(page) if text.text == "passed out, dealt again")
    assert any(
        text.text == "A Boris 10 · B Vera 10 · C Dima 10 · D Egor 10" for text in texts(page)
    )
    middle = row.y + row.height / 2
    strikes = [m for m in page.marks if isinstance(m, StraightLine) and m.y1 == m.y2 == middle]
    assert strikes[0].x1 < 15
    assert strikes[-1].x2 > 195
    # Everything but the words is struck, and the words can be read: check_page sees to that.
    struck = sum(rule.x2 - rule.x1 for rule in strikes)
    written = [text for text in texts(page) if text.y == row.y]
    free = 188 - sum(reach(text)[1] - reach(text)[0] for text in written)
    assert struck > free - 2 * len(written)
    check_page(page)
    assert row.height == in_column(page, columns.DECK)[0].height


def test_a_deal_that_is_over_is_all_there() -> None:
    deal = played(1, FIVE)
    page = session_pages(FORM, view_of((deal,)), Paper.A4)[0]
    assert deal.outcome is not None

    def written(column: HouseColumn) -> list[str]:
        return [text.text for text in in_column(page, column)[: column.parts]]

    assert written(columns.HCP) == [str(hcp) for hcp in deal.hcp]
    assert written(columns.PLAYER) == list(deal.deal.decks)
    assert written(columns.PARTNERS) == [" – ".join(team) for team in deal.deal.teams or ()]
    assert written(columns.TEAM_HCP) == [str(hcp) for hcp in deal.team_hcp or ()]
    assert written(columns.TARGET)[0] == str(deal.outcome.target)
    imps = in_column(page, columns.IMPS)[:2]
    assert [int(text.text.replace("−", "-")) for text in imps] == list(deal.outcome.imps)
    assert all(text.bold for text in imps)
    assert in_column(page, columns.RESULT)[0].bold


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
    assert "Counts and targets of open deals are not shown." in words([page])
    view = view_of((going_on(1, FIVE),))
    said = words(session_pages(FORM, view, Paper.A4))
    assert "Counts and targets of open deals are not shown." in said


def test_nothing_is_said_about_open_deals_when_there_are_none() -> None:
    assert not any("not over" in word for word in words(session_pages(FORM, evening(15), Paper.A4)))


@pytest.mark.parametrize("paper", Paper)
def test_counts_of_open_deals_leave_no_trace(evenings: dict[str, Any], paper: Paper) -> None:
    one, other = twins(evenings["evening-2-going-on"].text)
    assert session_pages(FORM, one, paper) == session_pages(FORM, other, paper)


def test_deals_to_come_are_printed_to_be_filled_in_by_hand() -> None:
    page = session_pages(FORM, evening(3, planned=15), Paper.A4)[0]
    assert [text.text for text in in_column(page, columns.DEAL)] == [str(n) for n in range(1, 16)]
    assert len(in_column(page, columns.HCP)) == 12


def test_head_tells_who_where_when_and_by_which_rules() -> None:
    rules = Rules(OFFICIAL, PassedOut.SCORE, honours=True)
    page = session_pages(FORM, view_of((played(1, FIVE),), place="at  Vera's", rules=rules))[0]
    said = words([page])
    assert "2026-11-20 · at Vera's" in said
    top = [text.text for text in texts(page) if text.y < 28]
    whole = " ".join(top)
    assert "Official targets · honours count · passed out: 0 minus target." in whole
    assert "Deals planned: 15." in whole
    assert "After 1 of 15" in said
    assert page.title == "Chicago 2026-11-20"


def test_the_standing_is_best_first() -> None:
    view = evening(15)
    page = session_pages(FORM, view)[0]
    ranked = sorted(view.standing, key=lambda each: -each.imps)
    top = [text for text in texts(page) if text.y < 28]
    for one, other in pairwise(ranked):
        x = {text.text: text.x for text in top if text.bold}
        assert x[one.player] < x[other.player]
    assert "Final standing" in words([page])


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
    said = " ".join(words(pages))
    assert f"{doubted.doubts[0]} noted 1" in said
    assert f"id by {swapped.deal.bid_by}" in said


def test_honours_and_notes_are_told() -> None:
    deal = played(1, FIVE, note="The   ♣ king\nfell.")
    deal = replace(deal, deal=replace(deal.deal, honours=(("Vera", 150),)))
    said = " ".join(words(session_pages(FORM, view_of((deal,)))))
    assert "150 for honours to Vera." in said
    assert "Note: The ♣ king fell." in said


def test_one_name_in_two_lines_is_of_one_size() -> None:
    page = session_pages(FORM, view_of((played(1, LONG),), LONG))[0]
    lines = in_column(page, columns.PARTNERS)
    assert len(lines) == 4
    assert lines[0].size == lines[1].size
    assert lines[0].text.endswith(" –")


@pytest.mark.parametrize("name", ["evening-1", "evening-2-going-on", "evening-3-official"])
@pytest.mark.parametrize("paper", Paper)
def test_real_evenings_fit(evenings: dict[str, Any], name: str, paper: Paper) -> None:
    view = reveal(loads(evenings[name].text))
    pages = session_pages(FORM, view, paper)
    assert len(pages) == (2 if view.sheet.planned_deals <= 15 else 3)
    for page in pages:
        check_page(page)


def test_a_line_across_the_sheet_says_who_leaves_and_joins(
    evenings: dict[str, EveningFile],
) -> None:
    pages = session_pages(FORM, reveal(loads(evenings["evening-5-comes-and-goes"].text)))
    for page in pages:
        check_page(page)
    said = words(pages)
    assert "Leaves: Егор" in said
    assert "Joins: Зоя" in said
    prepared = [mark.text for mark in in_column(pages[0], columns.PREPARED_BY)]
    assert prepared[6:9] == ["–"] * 3


def test_where_nobody_comes_or_goes_there_is_no_such_line(
    evenings: dict[str, EveningFile],
) -> None:
    pages = session_pages(FORM, reveal(loads(evenings["evening-4-four"].text)))
    said = words(pages)
    assert not any("eaves" in text or "oins" in text for text in said)


def test_of_four_nobody_is_out_and_nothing_is_left_out(evenings: dict[str, EveningFile]) -> None:
    session = loads(evenings["evening-4-four"].text)
    begun = (*session.deals[:3], replace(session.deals[3], passed_out=False))
    sheet = replace(session.sheet, deals=begun)
    going_on = replace(session, sheet=sheet, counts=(*session.counts[:3], Counts()))
    for each in (session, going_on):
        said = words(session_pages(FORM, reveal(each)))
        assert "opened, of 3" in said
        assert not any(text.startswith("out") or "left out" in text for text in said)
