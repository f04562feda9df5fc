"""The sums that the sheet is checked by, read off the page as somebody with a pencil would."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from chicago_gui.games.house.evening import loads, reveal
from chicago_gui.games.house.form import FORM
from chicago_gui.games.house.pages import imps_table, session_pages
from chicago_gui.games.house.view import PlayedDeal, View
from chicago_gui.paper.marks import Paper, Stroke
from chicago_gui.record import replace
from chicago_gui.sheet.words import signed
from tests.games.house.paper_marks import texts, words
from tests.games.house.paper_views import FIVE, evening, played, view_of
from tests.games.printed import check_page

TITLE = "IMPs per deal with running totals"


def number(text: str) -> int:
    return int(text.replace("−", "-"))


def known(evenings: dict[str, Any], name: str) -> View:
    return reveal(loads(evenings[name].text))


@pytest.mark.parametrize("name", ["evening-1", "evening-2-going-on", "evening-3-official"])
def test_every_line_adds_up_and_the_sums_meet_the_standing(
    evenings: dict[str, Any], name: str
) -> None:
    view = known(evenings, name)
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


def test_sums_stand_beneath_their_players_and_are_in_the_head_too() -> None:
    view = evening(15)
    second = session_pages(FORM, view)[1]
    name = {text.text: text for text in texts(second) if text.text in FIVE and text.bold}
    foot = next(text for text in texts(second) if text.text == "sum")
    for each in view.standing:
        sums = [
            text
            for text in texts(second)
            if text.y == foot.y
            and name[each.player].x <= text.x + 0.01
            and text.x + text.width <= name[each.player].x + name[each.player].width + 0.01
        ]
        assert [text.text for text in sums] == [signed(each.imps)]


def test_each_partnership_has_its_deals_and_imps(evenings: dict[str, Any]) -> None:
    view = known(evenings, "evening-1")
    page = session_pages(FORM, view)[1]
    for one, other in combinations(view.sheet.players, 2):
        told = next(text for text in texts(page) if text.text == f"{one} & {other}")
        row = [t.text for t in texts(page) if t.y == told.y and told.x < t.x < told.x + 100]
        together = [
            deal
            for deal in view.deals
            if isinstance(deal, PlayedDeal)
            and deal.outcome is not None
            and any(set(team) == {one, other} for team in deal.deal.teams or ())
        ]
        made = sum(deal.imps_of(one) or 0 for deal in together)
        assert row[:2] == [str(len(together)), signed(made)]


def test_the_chart_has_a_way_for_each_player_told_apart_without_colour() -> None:
    page = session_pages(FORM, evening(15))[1]
    ways = [mark for mark in page.marks if isinstance(mark, Stroke) and len(mark.points) > 2]
    assert len(ways) == 5
    assert len({way.dashes for way in ways}) == 5
    for way in ways:
        assert len(way.points) == 16


@pytest.mark.parametrize(
    "paper", [Paper.A4, Paper.LETTER, Paper.A4.landscape, Paper.LETTER.landscape]
)
def test_sixty_deals_flow_under_repeated_headings(paper: Any) -> None:
    pages = session_pages(FORM, evening(60, 60), paper)
    with_sums = [page for page in pages if TITLE in words([page])]
    assert len(with_sums) >= 2
    numbers: list[str] = []
    for at, page in enumerate(pages, start=1):
        check_page(page)
        assert f"page {at} of {len(pages)}" in words([page])
    for page in with_sums:
        assert words([page]).count("so far") == 5
        heading = next(text for text in texts(page) if text.text == "Deal" and text.x < 11)
        title = next(text for text in texts(page) if text.text == TITLE)
        numbers += [
            text.text
            for text in texts(page)
            if text.bold and text.x == heading.x and text.y > title.y and text.text.isdigit()
        ]
    assert numbers[:60] == [str(n) for n in range(1, 61)]
    assert words(pages).count("sum") == 1


def test_an_evening_without_a_scored_deal_has_no_sums() -> None:
    assert TITLE not in words(session_pages(FORM, evening(0)))


def test_a_corrected_cell_is_named_with_its_deal() -> None:
    deal = played(1, FIVE, 3)
    corrected = replace(deal, corrected=("hcp.B", "contract"))
    said = " ".join(words(session_pages(FORM, view_of((corrected,)))))
    assert "orrected after the deal: HCP deck B, contract." in said
