"""Changes to an evening of pairs: each is made, or refused with a reason."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.games.pairs import changes as c
from chicago_gui.games.pairs.changes import check_session
from chicago_gui.games.pairs.game import GAME
from chicago_gui.games.pairs.movements import propose
from chicago_gui.games.pairs.session import Meeting, PairsReason, Rules, Session
from chicago_gui.scoring import Refused
from chicago_gui.sheet.setup import ChangeRules
from tests.games.pairs.make import after, evening, plays, traveller


@pytest.mark.parametrize("pairs", [2, 3, 4, 7, 8, 13, 20])
def test_a_movement_fills_in_who_meets_whom(pairs: int) -> None:
    session = after(evening(pairs), c.SetOut(2))
    movement = propose(pairs, 1, 2)
    assert {
        board.number: tuple(each.meeting for each in board.results) for board in session.boards
    } == movement.boards
    assert all(each.deal.empty for board in session.boards for each in board.results)


def test_results_that_are_in_stay_when_the_movement_is_set_out_again() -> None:
    session = after(evening(8), c.SetOut(3))
    session = after(session, plays(1, 1, "4S N 10"), plays(2, 0, "pass"))
    meeting = session.board(1).results[1].meeting
    again = after(session, c.SetOut(2))
    assert len(again.boards) == 14
    kept = [each for each in again.board(1).results if each.deal.tricks == 10]
    assert [each.meeting for each in kept] == [meeting]
    assert sum(each.deal.over for board in again.boards for each in board.results) == 2
    assert after(session, c.SetOut(3)) == session


def test_a_movement_that_has_a_played_meeting_otherwise_is_refused() -> None:
    session = after(evening(8), c.SetOut(3))
    session = after(session, plays(21, 0, "4S N 10"))
    with pytest.raises(Refused, match=r"board 21: \d against \d is already played") as caught:
        after(session, ChangeRules(Rules(winners=2)), c.SetOut(6))
    assert caught.value.reason is PairsReason.WRITTEN


def test_a_played_board_the_movement_does_not_need_stays() -> None:
    session = after(traveller(evening(4), 30, "1 2 4S N 10"), c.SetOut(2))
    assert [board.number for board in session.boards] == [*range(1, 7), 30]


def test_whoever_sat_the_wrong_way_is_turned() -> None:
    session = traveller(evening(4), 1, "1 2 4S N 10")
    session = after(session, c.Meet(1, Meeting(2, 1), 0))
    (result,) = session.board(1).results
    assert (result.meeting, result.deal.tricks) == (Meeting(2, 1), 10)


def test_a_line_that_was_not_played_goes() -> None:
    session = traveller(evening(4), 1, "1 2 pass", "3 4 pass")
    session = after(session, c.RemoveResult(1, 0))
    assert [each.meeting for each in session.board(1).results] == [Meeting(3, 4)]
    assert after(session, c.RemoveResult(1, 0)) == evening(4)


def test_pairs_come_late_or_stay_away() -> None:
    session = after(evening(8), c.SetOut(1))
    more = (*session.pairs, ("Late", " One "))
    assert after(session, c.ChangePairs(more)).pairs[-1] == ("Late", "One")
    fewer = after(session, c.ChangePairs(session.pairs[:6]))
    pairs = {
        pair for board in fewer.boards for each in board.results for pair in each.meeting.pairs
    }
    assert pairs == set(range(1, 7))
    played = after(session, plays(1, 0, "pass"))
    with pytest.raises(Refused, match="pair 8 already has results"):
        after(played, c.ChangePairs(session.pairs[:6]))


MEETINGS = st.builds(Meeting, st.integers(0, 7), st.integers(0, 7))
CHANGES = st.one_of(
    st.builds(c.Meet, st.integers(0, 4), MEETINGS, st.one_of(st.none(), st.integers(0, 3))),
    st.builds(c.RemoveResult, st.integers(1, 4), st.integers(0, 3)),
    st.builds(plays, st.integers(1, 4), st.integers(0, 3), st.sampled_from(["pass", "1C W 7"])),
    st.builds(c.SetOut, st.integers(0, 3)),
    st.builds(lambda count: c.ChangePairs(evening(20).pairs[:count]), st.integers(0, 20)),
    st.builds(lambda winners: ChangeRules(Rules(winners=winners)), st.integers(0, 3)),
)


@given(st.lists(CHANGES))
def test_whatever_is_typed_the_travellers_stay_sound(changes: list[c.Change]) -> None:
    session: Session = evening(6)
    for change in changes:
        played = {
            (board.number, each)
            for board in session.boards
            for each in board.results
            if not each.deal.empty
        }
        try:
            session = GAME.apply(session, change)
        except Refused:
            continue
        check_session(session)
        numbers = [board.number for board in session.boards]
        assert numbers == sorted(set(numbers))
        if isinstance(change, c.SetOut | c.ChangePairs):
            # Nothing that was played is lost.
            assert played == {
                (board.number, each)
                for board in session.boards
                for each in board.results
                if not each.deal.empty
            }
