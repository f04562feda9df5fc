"""Evenings of pairs for tests: made by hand, and by hypothesis."""

from __future__ import annotations

from datetime import date

from hypothesis import strategies as st

from chicago_gui.games.pairs import changes as c
from chicago_gui.games.pairs.changes import apply
from chicago_gui.games.pairs.session import Board, Meeting, Result, Rules, Scoring, Session
from chicago_gui.scoring import ALL_BIDS, Contract
from chicago_gui.scoring.contract import Doubling
from chicago_gui.sheet.boards.deal import BoardDeal, Direction, EnterContract, PassOut


def evening(pairs: int = 6, rules: Rules | None = None) -> Session:
    names = tuple((f"P{2 * number - 1}", f"P{2 * number}") for number in range(1, pairs + 1))
    return Session(
        id="f96a6957-5d5e-4a9f-9b83-fae74b864afe",
        date=date(2026, 10, 4),
        place="at home",
        pairs=names,
        rules=rules or Rules(),
    )


def after(session: Session, *changes: c.Change) -> Session:
    for change in changes:
        session = apply(session, change)
    return session


def plays(board: int, index: int, said: str) -> c.WriteCard:
    """`4S N 10`, or `pass`, typed in a line of a board's traveller."""
    if said == "pass":
        return c.WriteCard(board, index, PassOut())
    contract, seat, *tricks = said.split()
    taken = int(tricks[0]) if tricks else None
    entry = EnterContract(Contract.parse(contract), Direction(seat), taken)
    return c.WriteCard(board, index, entry)


def traveller(session: Session, board: int, *results: str) -> Session:
    """A board's traveller typed in: `1 5 4S N 10`, `2 6 pass`."""
    for index, said in enumerate(results):
        ns, ew, rest = said.split(maxsplit=2)
        session = apply(session, c.Meet(board, Meeting(int(ns), int(ew))))
        session = apply(session, plays(board, index, rest))
    return session


DEALS = st.one_of(
    st.just(BoardDeal()),
    st.just(BoardDeal(passed_out=True, note="=x")),
    st.builds(
        BoardDeal,
        contract=st.builds(
            lambda bid, doubling: Contract(bid.level, bid.denomination, doubling),
            st.sampled_from(ALL_BIDS),
            st.sampled_from(Doubling),
        ),
        declarer=st.sampled_from(Direction),
        tricks=st.one_of(st.none(), st.integers(0, 13)),
    ),
)
RULES = st.builds(Rules, st.sampled_from(Scoring), st.sampled_from([1, 2]))


@st.composite
def evenings(draw: st.DrawFn) -> Session:
    session = evening(draw(st.integers(2, 8)), draw(RULES))
    everybody = list(range(1, len(session.pairs) + 1))
    for number in sorted(draw(st.sets(st.integers(1, 9), max_size=5))):
        order = draw(st.permutations(everybody))
        tables = draw(st.integers(1, len(everybody) // 2))
        results = tuple(
            Result(Meeting(order[2 * table], order[2 * table + 1]), draw(DEALS))
            for table in range(tables)
        )
        session = session.with_board(Board(number, results))
    return session
