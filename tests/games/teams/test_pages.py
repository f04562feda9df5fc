"""The score card on paper."""

from __future__ import annotations

import pytest

from chicago_gui.games.teams.changes import WriteCard
from chicago_gui.games.teams.form import FORM
from chicago_gui.games.teams.session import TeamOfFour
from chicago_gui.games.teams.totals import reveal
from chicago_gui.paper.marks import Paper, StraightLine
from chicago_gui.record import replace
from chicago_gui.scoring.comparisons import VictoryPoints
from chicago_gui.sheet.boards.deal import EnterNote
from tests.games.printed import check_pages, texts
from tests.games.teams.make import CLOSED, OPEN, after, match, plays


@pytest.mark.parametrize("paper", Paper)
def test_sixty_four_boards_and_long_names_take_pages_with_headings(paper: Paper) -> None:
    teams = (
        TeamOfFour("Ж" * 40, match().teams[0].players),
        TeamOfFour("W" * 40, match().teams[1].players),
    )
    pages = FORM.pages(reveal(replace(match(64), teams=teams)), paper)
    check_pages(pages)
    assert len(pages) > 1
    for page in pages:
        assert "Open room" in texts([page])
    found = texts(pages)
    assert [number for number in map(str, range(1, 65)) if number not in found] == []


def test_a_note_is_printed_under_its_board() -> None:
    session = after(
        match(), plays(1, OPEN, "4S N 10"), WriteCard(1, OPEN, EnterNote("director called"))
    )
    assert "Note, open room: director called" in texts(FORM.pages(reveal(session), Paper.A4))


def test_a_card_that_came_early_is_not_printed() -> None:
    early = after(replace(match(2), room=OPEN), plays(1, CLOSED, "6H S 12"))
    none = replace(match(2), room=OPEN)
    assert FORM.pages(reveal(early), Paper.A4) == FORM.pages(reveal(none), Paper.A4)


@pytest.mark.parametrize("scale", VictoryPoints)
def test_a_match_without_victory_points_has_no_empty_line_for_them(scale: VictoryPoints) -> None:
    session = match(2)
    rules = replace(session.rules, victory_points=scale)
    found = texts(FORM.pages(reveal(replace(session, rules=rules)), Paper.A4))
    assert ("victory points" in found) is (scale is not VictoryPoints.NONE)


@pytest.mark.parametrize("paper", Paper)
def test_a_blank_card_has_what_the_board_s_number_tells(paper: Paper) -> None:
    pages = FORM.blank_pages(paper)
    found = texts(pages)
    assert [number for number in map(str, range(1, 33)) if number not in found] == []
    assert found.count("all") == 8
    # Eight names have a line each, room by room.
    assert [found.count(seat) for seat in ("North", "East", "South", "West")] == [2] * 4
    rules = [mark for mark in pages[0].marks if isinstance(mark, StraightLine)]
    flat = {(rule.x1, rule.y1) for rule in rules if rule.y1 == rule.y2 and rule.x2 - rule.x1 < 60}
    assert len(flat) >= 8


def test_the_card_and_the_panel_say_who_sits_where_in_which_room() -> None:
    session = match(2)
    home, guests = session.teams
    seats = [
        f"Open room: {home.name} ({' – '.join(home.players[:2])}) North–South, "
        f"{guests.name} ({' – '.join(guests.players[:2])}) East–West",
        f"Closed room: {guests.name} ({' – '.join(guests.players[2:])}) North–South, "
        f"{home.name} ({' – '.join(home.players[2:])}) East–West",
    ]
    view = reveal(session)
    shown = FORM.panel(view).seats
    assert shown is not None
    assert list(shown.lines) == seats
    assert set(seats) <= set(texts(FORM.pages(view, Paper.A4)))
