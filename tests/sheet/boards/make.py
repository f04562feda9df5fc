"""Sessions of duplicate games for tests: what teams and pairs have in common."""

from __future__ import annotations

from typing import Any, TypeVar

from hypothesis import strategies as st

from chicago_gui import games
from chicago_gui.scoring import Contract
from chicago_gui.sheet.boards.deal import BoardDeal, CardEntry, Direction, EnterContract, PassOut
from tests.scoring.contracts import CONTRACTS

SomeSession = TypeVar("SomeSession", bound=Any)


def after(session: SomeSession, *changes: object) -> SomeSession:
    """Return `session` after `changes`."""
    for change in changes:
        session = games.of(session).apply(session, change)
    return session


def entry(said: str) -> CardEntry:
    """Return the entry of a card: `4S N 10`, `4S N` or `pass`."""
    if said == "pass":
        return PassOut()
    contract, seat, *tricks = said.split()
    taken = int(tricks[0]) if tricks else None
    return EnterContract(Contract.parse(contract), Direction(seat), taken)


NOTES = st.sampled_from(["", "", "late", "=1+1", "♠ ясно"])
BID = st.one_of(
    st.builds(BoardDeal, passed_out=st.just(True), note=NOTES),
    st.builds(
        BoardDeal,
        contract=CONTRACTS,
        declarer=st.sampled_from(Direction),
        tricks=st.one_of(st.none(), st.integers(0, 13)),
        note=NOTES,
    ),
)
"""Deals that were bid or passed out."""

DEALS = st.builds(BoardDeal, note=NOTES) | BID
