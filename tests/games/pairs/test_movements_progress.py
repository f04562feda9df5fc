"""Which movement the boards follow, told from who met whom."""

from itertools import permutations

import pytest

from chicago_gui.games.pairs.changes import Meet, RemoveResult, SetOut
from chicago_gui.games.pairs.form import FORM
from chicago_gui.games.pairs.movements import MovementKind, movement_of, propose, rounds_of
from chicago_gui.games.pairs.session import Meeting, Rules
from chicago_gui.games.pairs.totals import reveal
from tests.games.pairs.make import after, evening, traveller


@pytest.mark.parametrize("pairs", range(2, 21))
@pytest.mark.parametrize("winners", [1, 2])
def test_a_movement_set_out_is_known_again(pairs: int, winners: int) -> None:
    session = after(evening(pairs, Rules(winners=winners)), SetOut(2))
    assert movement_of(session) == propose(pairs, winners, 2)


@pytest.mark.parametrize("pairs", [3, 5, 7, 9])
def test_a_howell_with_one_out_is_known_again(pairs: int) -> None:
    session = after(evening(pairs), SetOut(2, MovementKind.HOWELL))
    howell = propose(pairs, 1, 2, MovementKind.HOWELL)
    assert movement_of(session) == howell
    # One meeting more, on a board that all have played, takes no other its round.
    board = session.boards[0]
    gone = after(session, RemoveResult(board.number, 0))
    assert (movement_of(gone), rounds_of(gone)) == (None, howell)


def test_whoever_meets_freely_follows_no_movement() -> None:
    session = traveller(evening(4), 1, "1 2 pass", "3 4 pass")
    assert movement_of(session) is None
    assert movement_of(evening(4)) is None
    # As many boards, but other meetings.
    for number in (2, 3):
        session = traveller(session, number, "1 2 pass", "3 4 pass")
    assert movement_of(session) is None


@pytest.mark.parametrize("boards", [1, 2, 3, 4, 6])
def test_four_pairs_who_meet_freely_have_no_rounds_whatever_order_they_meet_in(boards: int) -> None:
    ways = (((1, 2), (3, 4)), ((1, 3), (2, 4)), ((1, 4), (2, 3)))
    for order in permutations(ways):
        session = evening(4)
        before = reveal(session)
        for at in range(12):
            for ns, ew in order[at // boards % 3]:
                session = after(session, Meet(at + 1, Meeting(ns, ew)))
                view = reveal(session)
                assert view.rounds is view.movement is None
                assert FORM.moved(before, view) == ""
                before = view


def test_a_pair_that_sat_the_wrong_way_still_follows_it() -> None:
    session = after(evening(4), SetOut(1))
    meeting = session.board(1).results[0].meeting
    turned = after(session, Meet(1, Meeting(meeting.ew, meeting.ns), 0))
    assert movement_of(turned) == propose(4, 1, 1)
