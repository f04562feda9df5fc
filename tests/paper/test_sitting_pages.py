"""Session sheets and blank pads of games with sittings: what holds for every page."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui import games
from chicago_gui.games.four_deal.session import Round
from chicago_gui.games.rubber.session import Rubber
from chicago_gui.paper.marks import Page, Paper, Text, TextAlign
from chicago_gui.paper.text_setting import text_width
from chicago_gui.record import replace
from chicago_gui.sheet.setup import NewSession
from chicago_gui.sheet.sittings.changes import Rename
from tests.games.printed import check_pages, texts, words_on
from tests.sheet.sittings.strategies import DAY, empty, four_deal_sessions, rubber_sessions
from tests.sheets import known
from tests.sheets.dealt import SIDES, played

LONG = (
    "Константин Александрович Преображенский",
    "Maximiliane-Theodora von und zu Hohenfels",
    "Борис",
    "Wolfeschlegelsteinhausenbergerdorff-Smith",
)


def pages_of(name: str, paper: Paper = Paper.A4) -> list[Page]:
    return printed(known.session(name), paper)


def printed(session: Any, paper: Paper = Paper.A4) -> list[Page]:
    game = games.of(session)
    return list(game.form.pages(game.reveal(session), paper))


@given(four_deal_sessions() | rubber_sessions(), st.sampled_from(Paper))
def test_no_pad_is_torn_and_nothing_lies_over_anything(session: Any, paper: Paper) -> None:
    pages = printed(session, paper)
    check_pages(pages)
    unit = "Rubber" if session.game == "rubber" else "Round"
    for number in range(1, len(session.sittings) + 1):
        # Once above the pad, once in the account.
        assert texts(pages).count(f"{unit} {number}") == 2


@pytest.mark.parametrize("paper", Paper)
def test_a_rubber_longer_than_a_page_goes_on_on_the_next(paper: Paper) -> None:
    deals = tuple(played("1NT Ann 5") if at % 3 else played("pass") for at in range(150))
    pages = printed(replace(empty("rubber"), sittings=(Rubber(SIDES, "Ann", deals),)), paper)
    check_pages(pages)
    assert texts(pages).count("passed out") == 50


@pytest.mark.parametrize("paper", Paper)
def test_a_round_passed_out_all_evening_fits_a_page(paper: Paper) -> None:
    each = Round(SIDES, "Ann", (*(played("pass"),) * 60, played("4S Ann 10")))
    pages = printed(replace(empty("four-deal"), sittings=(each,)), paper)
    check_pages(pages)
    assert texts(pages).count("Passed out: Ann deals again.") == 60


def test_the_crib_sheet_s_sheets_tell_who_won_and_who_owes_whom() -> None:
    for name, total, settled in (("four-deal-crib", "2490", "+23"), ("rubber-crib", "1690", "+16")):
        told = texts(pages_of(name))
        assert total in told
        assert settled in told
        owed = settled.removeprefix("+")
        assert f"Bob owes Ann {owed} hundreds; Dee owes Cid {owed} hundreds." in told


def test_of_two_long_names_neither_hides_the_other() -> None:
    session = known.session("four-deal-crib")
    session = games.of(session).apply(
        session, Rename(tuple(zip(session.players, LONG, strict=True)))
    )
    pages = printed(session)
    check_pages(pages)
    told = texts(pages)
    assert any(text.startswith("Константин") and text.endswith("… & Борис") for text in told)


@pytest.mark.parametrize("which", range(4))
def test_a_side_with_long_names_has_the_room_that_the_other_leaves(which: int) -> None:
    session = known.session("four-deal-crib")
    name = session.players[which]
    session = games.of(session).apply(session, Rename(((name, "Friedrich-Wilhelm"),)))
    page, *_ = printed(session)
    names = [mark for mark in words_on(page) if " & " in mark.text]
    # In the table of the account they stand in the middle of a cell.
    sides = [text for text in names if text.side is not TextAlign.CENTRE]
    assert any("Friedrich-Wilhelm" in text.text for text in sides)
    for text in sides:
        assert text_width(text.text, text.size) <= text.width + 0.001


def test_partners_above_a_rubber_s_pad_stand_whole_each_on_a_line_of_its_own() -> None:
    session = known.session("rubber-crib")
    names = ("Анастасия", "Александра", "Константин", "Александр", "Владислава")
    calls = tuple(zip(session.players, names, strict=False))
    session = games.of(session).apply(session, Rename(calls))
    pages = printed(session)
    check_pages(pages)
    told = texts(pages)
    each = session.sittings[0].sides
    assert each is not None
    for one, other in each:
        assert f"{one} &" in told
        assert other in told


def test_notes_are_printed_with_their_deals() -> None:
    session = known.session("rubber-crib")
    first = session.sittings[0]
    noted = replace(first, deals=(replace(first.deals[0], note="well\nplayed"), *first.deals[1:]))
    pages = printed(replace(session, sittings=(noted,)))
    assert "Note: well played" in texts(pages)


def test_an_evening_without_a_round_prints_its_head() -> None:
    session = replace(known.session("four-deal-crib"), sittings=())
    pages = printed(session)
    check_pages(pages)
    assert len(pages) == 1


@pytest.mark.parametrize("kind", ["four-deal", "rubber"])
def test_long_names_above_a_pad_stand_on_two_lines_and_move_all_down(kind: str) -> None:
    one, other = "Anastasia Featherstonehaugh", "Christabella Oppenheimer"
    game: Any = games.game(kind)
    session = game.begin(NewSession(("Ann", "Bob", "Cid", "Dee"), "Ann", DAY))
    (a, b), _ = session.sittings[0].sides
    long = game.apply(session, Rename(((a, one), (b, other))))
    short, tall = (game.form.picture(game.reveal(each)) for each in (session, long))
    written = [mark for mark in tall.marks if isinstance(mark, Text)]
    names = [mark for mark in written if mark.text in (f"{one} &", other) and mark.bold]
    assert [mark.text for mark in names] == [f"{one} &", other]
    assert names[1].y - names[0].y == pytest.approx(4.8)
    assert tall.height - short.height == pytest.approx(4.8)
    first = next(mark for mark in written if mark.text in ("4", "below") and mark.size < 8)
    assert first.y > names[1].y
