"""Changes to a match: each is made, or refused with a reason, and nothing else changes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.games.teams import changes as c
from chicago_gui.games.teams.changes import check_session
from chicago_gui.games.teams.game import GAME
from chicago_gui.games.teams.session import Room, Session, TeamOfFour
from chicago_gui.record import replace
from chicago_gui.scoring import Contract, Refused
from chicago_gui.sheet.boards.deal import Direction, EnterContract, EnterNote, EnterResult, PassOut
from tests.games.teams.make import CLOSED, OPEN, after, match, plays


def test_the_next_board_is_proposed_whatever_was_typed_before() -> None:
    session = after(match(4), plays(2, OPEN, "pass"))
    assert session.next_board(OPEN, after=2) == 3
    assert session.next_board(OPEN) == 1
    session = after(session, plays(3, OPEN, "pass"), plays(4, OPEN, "4S N"))
    assert session.next_board(OPEN, after=2) == 4
    session = after(session, plays(4, OPEN, "4S N 9"))
    assert session.next_board(OPEN, after=4) == 1
    session = after(session, plays(1, OPEN, "pass"))
    assert session.next_board(OPEN) is None
    assert session.next_board(CLOSED) == 1


def test_what_is_taken_back_leaves_no_board_behind() -> None:
    session = after(match(), plays(5, OPEN, "4S N 9"), plays(5, CLOSED, "pass"))
    session = after(session, c.WriteCard(5, OPEN, EnterContract(None)), c.ClearCard(5, CLOSED))
    assert session == match()


def test_names_plan_and_room_change() -> None:
    one = TeamOfFour(" The  Four ", ("Ann ", "Eve", "Cid", "Dee"))
    two = TeamOfFour("Home", ("Bob", "Фёдор", "Zoë", "Hal"))
    session = after(match(), c.ChangeTeams((one, two)), c.ChangePlan(24), c.StandIn(OPEN))
    assert session.teams == (TeamOfFour("The Four", ("Ann", "Eve", "Cid", "Dee")), two)
    assert (session.planned_boards, session.room) == (24, OPEN)


ENTRIES = st.one_of(
    st.builds(
        EnterContract,
        st.sampled_from([None, *map(Contract.parse, ("1C", "3NTX", "7SXX"))]),
        st.one_of(st.none(), st.sampled_from(Direction)),
        st.one_of(st.none(), st.integers(-1, 14)),
    ),
    st.just(PassOut()),
    st.builds(EnterResult, st.one_of(st.none(), st.integers(-1, 14))),
    st.builds(EnterNote, st.sampled_from(["", "x"])),
)
CHANGES = st.one_of(
    st.builds(c.WriteCard, st.integers(0, 10), st.sampled_from(Room), ENTRIES),
    st.builds(c.ClearCard, st.integers(0, 10), st.sampled_from(Room)),
    st.builds(c.StandIn, st.sampled_from([None, *Room])),
    st.builds(c.ChangePlan, st.integers(0, 10)),
    st.builds(c.Choose, st.integers(1, 10), st.sampled_from(Room), st.booleans()),
)


@given(st.lists(CHANGES), st.lists(CHANGES))
def test_whatever_is_typed_the_card_stays_sound(
    here: list[c.Change], there: list[c.Change]
) -> None:
    def played(session: Session, changes: list[c.Change]) -> Session:
        for change in changes:
            try:
                session = GAME.apply(session, change)
            except Refused:
                continue
            check_session(session)
        return session

    session = played(match(), here)
    session = played(GAME.apply(session, c.Compare(played(match(), there))), here)
    numbers = [board.number for board in session.boards]
    assert numbers == sorted(set(numbers))


def test_the_plan_says_nothing_of_a_board_that_is_not_seen_here() -> None:
    here = after(replace(match(), room=OPEN), plays(2, OPEN, "pass"))
    there = after(replace(match(), room=CLOSED), plays(7, CLOSED, "3NT W 9"))
    session = after(here, c.Compare(there))
    planned = GAME.apply(session, c.ChangePlan(4))
    # Nothing is lost: with the plan of before the board is compared as ever.
    again = after(planned, c.ChangePlan(8), plays(7, OPEN, "pass"))
    assert again.board(7).difference == 600
    with pytest.raises(Refused):
        GAME.apply(session, c.ChangePlan(1))
