"""Typed by round or by board: which line comes next."""

import pytest

from chicago_gui.games.pairs.board import Meeting
from chicago_gui.games.pairs.changes import Meet, SetOut
from chicago_gui.games.pairs.movements import propose
from chicago_gui.games.pairs.progress import (
    Spot,
    lines_by_board,
    lines_by_round,
    movement_of,
    next_line,
)
from chicago_gui.games.pairs.session import Rules
from tests.games.pairs.make import after, evening, plays, traveller


@pytest.mark.parametrize("pairs", range(2, 21))
@pytest.mark.parametrize("winners", [1, 2])
def test_a_movement_set_out_is_known_again(pairs: int, winners: int) -> None:
    session = after(evening(pairs, Rules(winners=winners)), SetOut(2))
    assert movement_of(session) == propose(pairs, winners, 2)
    order = lines_by_round(session)
    assert sorted(order, key=lambda spot: (spot.board, spot.index)) == list(lines_by_board(session))


def test_whoever_meets_freely_follows_no_movement() -> None:
    session = traveller(evening(4), 1, "1 2 pass", "3 4 pass")
    assert movement_of(session) is None
    assert lines_by_round(session) == lines_by_board(session) == (Spot(1, 0), Spot(1, 1))
    assert movement_of(evening(4)) is None
    # As many boards, but other meetings.
    for number in (2, 3):
        session = traveller(session, number, "1 2 pass", "3 4 pass")
    assert movement_of(session) is None


def test_a_pair_that_sat_the_wrong_way_still_follows_it() -> None:
    session = after(evening(4), SetOut(1))
    meeting = session.board(1).results[0].meeting
    turned = after(session, Meet(1, Meeting(meeting.ew, meeting.ns), 0))
    assert movement_of(turned) == propose(4, 1, 1)
    assert lines_by_round(turned) == lines_by_round(session)


def test_the_next_line_is_the_first_without_a_result() -> None:
    session = after(evening(4), SetOut(2))
    order = lines_by_round(session)
    # Round 1: two boards at table 1, then the same two at table 2.
    assert order[:5] == (Spot(1, 0), Spot(2, 0), Spot(1, 1), Spot(2, 1), Spot(3, 0))
    session = after(session, plays(2, 0, "pass"), plays(1, 1, "4S N"))
    assert next_line(session, order) == Spot(1, 0)
    assert next_line(session, order, Spot(1, 0)) == Spot(1, 1)
    assert next_line(session, order, order[-1]) == Spot(1, 0)
    for spot in order:
        session = after(session, plays(spot.board, spot.index, "pass"))
    assert next_line(session, order) is None
