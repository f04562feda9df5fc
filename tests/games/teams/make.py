"""Matches for tests: made by hand, and by hypothesis."""

from __future__ import annotations

from datetime import date

from hypothesis import strategies as st

from chicago_gui.games.teams import changes as c
from chicago_gui.games.teams.changes import apply
from chicago_gui.games.teams.session import Board, Room, Rules, Scoring, Session, TeamOfFour
from chicago_gui.scoring import ALL_BIDS, Contract
from chicago_gui.scoring.comparisons import VictoryPoints
from chicago_gui.scoring.contract import Doubling
from chicago_gui.sheet.boards.deal import BoardDeal, Direction, EnterContract, PassOut

OPEN, CLOSED = Room
HOME = TeamOfFour("Home", ("Ann", "Bob", "Cid", "Dee"))
GUESTS = TeamOfFour("Гости", ("Eve", "Фёдор", "Zoë", "Hal"))


def match(planned: int = 8, rules: Rules | None = None) -> Session:
    return Session(
        id="7d905d81-8b2b-4e3d-8a5a-443e440bb990",
        date=date(2026, 10, 9),
        place="at home",
        teams=(HOME, GUESTS),
        planned_boards=planned,
        rules=rules or Rules(),
    )


def after(session: Session, *changes: c.Change) -> Session:
    for change in changes:
        session = apply(session, change)
    return session


def plays(board: int, room: Room, said: str) -> c.WriteCard:
    """`4S N 10`, or `pass`, typed about a board."""
    if said == "pass":
        return c.WriteCard(board, room, PassOut())
    contract, seat, *tricks = said.split()
    taken = int(tricks[0]) if tricks else None
    entry = EnterContract(Contract.parse(contract), Direction(seat), taken)
    return c.WriteCard(board, room, entry)


CONTRACTS = st.builds(
    lambda bid, doubling: Contract(bid.level, bid.denomination, doubling),
    st.sampled_from(ALL_BIDS),
    st.sampled_from(Doubling),
)
NOTES = st.sampled_from(["", "", "late", "=1+1", "♠ ясно"])
DEALS = st.one_of(
    st.builds(BoardDeal, note=NOTES),
    st.builds(BoardDeal, passed_out=st.just(True), note=NOTES),
    st.builds(
        BoardDeal,
        contract=CONTRACTS,
        declarer=st.sampled_from(Direction),
        tricks=st.one_of(st.none(), st.integers(0, 13)),
        note=NOTES,
    ),
)
BOARDS = st.lists(
    st.builds(Board, st.integers(1, 12), DEALS, DEALS), unique_by=lambda board: board.number
).map(
    lambda boards: tuple(
        sorted((each for each in boards if not each.empty), key=lambda each: each.number)
    )
)
RULES = st.builds(Rules, st.sampled_from(Scoring), st.sampled_from(VictoryPoints))
MATCHES = st.builds(
    lambda planned, rules, boards: Session(
        match().id, match().date, "", match().teams, planned, rules, boards
    ),
    st.integers(1, 12),
    RULES,
    BOARDS,
)
