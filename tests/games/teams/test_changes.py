"""Changes to a match: each is made, or refused with a reason, and nothing else changes."""

from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.games.teams import changes as c
from chicago_gui.games.teams.changes import check_session
from chicago_gui.games.teams.game import GAME
from chicago_gui.games.teams.session import MatchReason, Room, Rules, Scoring, Session, TeamOfFour
from chicago_gui.record import replace
from chicago_gui.scoring import Contract, Refused
from chicago_gui.scoring.comparisons import VictoryPoints
from chicago_gui.sheet.boards.deal import (
    Direction,
    EnterContract,
    EnterNote,
    EnterResult,
    NumberReason,
    PassOut,
)
from chicago_gui.sheet.play import DealReason
from chicago_gui.sheet.setup import ChangeHeading, ChangeRules
from tests.games.teams.make import CLOSED, GUESTS, HOME, OPEN, after, match, plays
from tests.sheets import known


@pytest.mark.parametrize("name", known.names("teams"))
@pytest.mark.parametrize("backwards", [False, True])
def test_a_match_typed_board_by_board_is_the_match_in_the_file(name: str, backwards: bool) -> None:
    whole = known.session(name)
    session = replace(whole, boards=())
    for board in whole.boards[:: -1 if backwards else 1]:
        for room in Room:
            deal = board.deal(room)
            if deal.passed_out:
                session = GAME.apply(session, c.WriteCard(board.number, room, PassOut()))
            elif deal.contract is not None:
                entry = EnterContract(deal.contract, deal.declarer)
                session = GAME.apply(session, c.WriteCard(board.number, room, entry))
                result = EnterResult(deal.tricks)
                session = GAME.apply(session, c.WriteCard(board.number, room, result))
    assert session == whole


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


def test_names_rules_heading_and_plan() -> None:
    teams = (TeamOfFour(" The  Four ", ("Ann ", "Eve", "Cid", "Dee")), replace(GUESTS, name="Home"))
    teams = (teams[0], replace(teams[1], players=("Bob", "Фёдор", "Zoë", "Hal")))
    rules = Rules(Scoring.BOARDS, VictoryPoints.WHOLE)
    session = after(
        match(),
        c.ChangeTeams(teams),
        ChangeRules(rules),
        ChangeHeading(date(2027, 1, 2), " Anna's "),
        c.ChangePlan(24),
        c.StandIn(OPEN),
    )
    assert session.teams[0] == TeamOfFour("The Four", ("Ann", "Eve", "Cid", "Dee"))
    assert (session.rules, session.date, session.place) == (rules, date(2027, 1, 2), "Anna's")
    assert (session.planned_boards, session.room) == (24, OPEN)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (plays(0, OPEN, "pass"), NumberReason.BOARD),
        (plays(65, OPEN, "pass"), NumberReason.BOARD),
        (plays(1, OPEN, "4S N 14"), DealReason.TRICKS),
        (c.WriteCard(1, CLOSED, EnterResult(9)), DealReason.NO_CONTRACT),
        (
            c.WriteCard(1, OPEN, EnterContract(Contract.parse("1C"), None, 7)),
            DealReason.NO_DECLARER,
        ),
        (c.ChangePlan(0), MatchReason.PLAN_PAST),
        (c.ChangePlan(65), MatchReason.PLAN),
        (c.ChangePlan(6), MatchReason.PLAN_PAST),
        (c.ChangeTeams((HOME, HOME)), MatchReason.TEAM_TWICE),
        (c.ChangeTeams((HOME, replace(HOME, name="Us"))), MatchReason.PLAYER_TWICE),
        (c.ChangeTeams((HOME, replace(GUESTS, name="  "))), MatchReason.TEAM_EMPTY),
        (c.ChangeTeams((HOME, replace(GUESTS, players=("E", "F", "G")))), MatchReason.PLAYERS_FOUR),
        (c.ChangeTeams((HOME, TeamOfFour("Us", ("E", "F", "G", "")))), MatchReason.PLAYER_EMPTY),
    ],
)
def test_what_cannot_be_is_refused_with_its_reason(change: c.Change, reason: object) -> None:
    session = after(match(), plays(7, OPEN, "4S N 9"))
    before = replace(session)
    with pytest.raises(Refused) as caught:
        GAME.apply(session, change)
    assert caught.value.reason is reason
    assert "{" not in str(caught.value)
    assert session == before


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
