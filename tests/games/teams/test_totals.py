"""Differences, points and victory points of a match."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.games.teams.changes import ChangePlan, Compare
from chicago_gui.games.teams.form import FORM
from chicago_gui.games.teams.game import GAME
from chicago_gui.games.teams.session import Board, Room, Rules, Scoring, Session
from chicago_gui.games.teams.totals import OtherCard, reveal, standing, totals
from chicago_gui.record import replace
from chicago_gui.scoring.comparisons import VictoryPoints
from chicago_gui.sheet.boards.deal import BoardDeal
from chicago_gui.sheet.setup import ChangeRules
from tests.games.teams.make import CLOSED, MATCHES, OPEN, after, match, plays
from tests.sheet.boards.make import DEALS


def test_the_card_on_the_page() -> None:
    # Board 1: 5♦ W −2 against 4♥ N =; board 2: 3NT S +1 against 3NT S =.
    session = after(
        match(24),
        plays(1, OPEN, "5D W 9"),
        plays(1, CLOSED, "4H N 10"),
        plays(2, OPEN, "3NT S 10"),
        plays(2, CLOSED, "3NT S 9"),
    )
    one, two = totals(session).lines
    assert (one.difference, one.points, one.totals) == (-320, (0, 8), (0, 8))
    assert (two.difference, two.points, two.totals) == (30, (1, 0), (1, 8))
    # For statistics each player has what the team is ahead.
    figures = GAME.counted(session)
    assert figures is not None
    assert figures.points == (*[-7] * 4, *[7] * 4)


def test_victory_points_come_when_every_planned_board_has_both_results() -> None:
    rules = Rules(victory_points=VictoryPoints.WHOLE)
    session = after(match(2, rules), plays(1, OPEN, "4S N 10"), plays(1, CLOSED, "4S N 9"))
    session = after(session, plays(2, OPEN, "pass"))
    assert totals(session).victory_points is None
    done = after(session, plays(2, CLOSED, "pass"))
    found = totals(done).victory_points
    assert found is not None
    assert sum(found) == 20
    assert [line.victory_points for line in standing(totals(done))] == list(found)
    # One board more is planned: the match goes on.
    assert totals(after(done, ChangePlan(3))).victory_points is None
    assert totals(after(done, ChangeRules(Rules()))).victory_points is None


def test_a_board_in_dispute_waits() -> None:
    mine = after(match(), plays(1, OPEN, "4S N 10"), plays(1, CLOSED, "4S N 9"))
    theirs = after(match(), plays(1, CLOSED, "4S N 8"))
    compared = after(mine, Compare(theirs))
    (line,) = totals(compared).lines
    assert (line.difference, line.points, line.totals) == (None, None, (0, 0))
    _, other, _ = reveal(compared).deals[:3]
    assert isinstance(other, OtherCard)
    assert (other.room, other.deal.tricks) == (CLOSED, 8)


def test_a_board_left_out_at_the_start_has_a_line_without_points() -> None:
    session = after(match(2), plays(2, OPEN, "3NT S 10"), plays(2, CLOSED, "3NT S 9"))
    lines = [each for each in reveal(session).deals if not isinstance(each, OtherCard)]
    assert [line.totals for line in lines] == [(0, 0), (1, 0)]


@given(MATCHES)
def test_points_follow_the_differences(session: Session) -> None:
    found = totals(session)
    for line in found.lines:
        if line.difference is None or line.points is None:
            assert line.difference is None
            assert line.points is None
            continue
        ahead = line.points[0] - line.points[1]
        assert ahead * line.difference >= 0
        if session.rules.scoring is Scoring.BOARDS:
            assert sum(line.points) == 2
        else:
            assert min(line.points) == 0
    assert found.compared == sum(line.points is not None for line in found.lines)
    assert found.done == (found.compared >= session.planned_boards)
    won = found.victory_points
    assert (won is not None) == (
        found.done and session.rules.victory_points is not VictoryPoints.NONE
    )
    if won is not None:
        assert sum(won) == Fraction(20)


@given(MATCHES)
def test_the_winner_stands_first(session: Session) -> None:
    first, second = standing(totals(session))
    assert first.points >= second.points
    assert (first.place, second.place) == (1, 1 if first.points == second.points else 2)


@given(MATCHES, st.sampled_from(Room), DEALS, st.one_of(st.none(), DEALS))
def test_two_matches_that_differ_in_the_other_room_alone_look_the_same(
    session: Session, here: Room, theirs: BoardDeal, rival: BoardDeal | None
) -> None:
    session = replace(session, room=here)
    waiting = [board for board in session.boards if not board.deal(here).over]
    other = session
    for board in waiting:
        written = Board(board.number).with_deal(here, board.deal(here), rival)
        other = other.with_board(written.with_deal(here.other, theirs))
    one, two = reveal(session), reveal(other)
    assert one == two
    assert FORM.csv(one) == FORM.csv(two)
    assert FORM.standing_csv(one) == FORM.standing_csv(two)
    assert FORM.panel(one) == FORM.panel(two)
    assert FORM.wanted(one) == FORM.wanted(two)
    assert GAME.outline(session) == GAME.outline(other)


@given(MATCHES)
def test_every_planned_board_has_a_line_and_each_dispute_another(session: Session) -> None:
    view = reveal(session)
    numbers = [each.number for each in view.deals if not isinstance(each, OtherCard)]
    assert numbers == sorted(set(range(1, session.planned_boards + 1)) | set(numbers))
    assert sum(isinstance(each, OtherCard) for each in view.deals) == len(session.disputes)
    for place, each in enumerate(view.deals):
        room = each.room if isinstance(each, OtherCard) else None
        if room is None:
            assert view.place_of(each.number) == place
    assert view.place_of(65) is None
