"""Evenings of pairs for tests: made by hand, and by hypothesis."""

from __future__ import annotations

from datetime import date

from hypothesis import strategies as st

from chicago_gui.games.pairs import changes as c
from chicago_gui.games.pairs.session import Board, Meeting, Result, Rules, Scoring, Session
from tests.sheet.boards.make import DEALS, after, entry

__all__ = ["after"]


def evening(pairs: int = 6, rules: Rules | None = None) -> Session:
    names = tuple((f"P{2 * number - 1}", f"P{2 * number}") for number in range(1, pairs + 1))
    return Session(
        id="f96a6957-5d5e-4a9f-9b83-fae74b864afe",
        date=date(2026, 10, 4),
        place="at home",
        pairs=names,
        rules=rules or Rules(),
    )


def plays(board: int, index: int, said: str) -> c.WriteCard:
    """Return the change that types `4S N 10`, or `pass`, in a line of a board's traveller."""
    return c.WriteCard(board, index, entry(said))


def traveller(session: Session, board: int, *results: str) -> Session:
    """Return `session` with these results typed on a board: `1 5 4S N 10`, `2 6 pass`."""
    for index, said in enumerate(results):
        ns, ew, rest = said.split(maxsplit=2)
        meeting = Meeting(int(ns), int(ew))
        session = after(session, c.Meet(board, meeting), plays(board, index, rest))
    return session


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
