"""Matches for tests: made by hand, and by hypothesis."""

from __future__ import annotations

from datetime import date

from hypothesis import strategies as st

from chicago_gui.games.teams import changes as c
from chicago_gui.games.teams.session import Board, Room, Rules, Scoring, Session, TeamOfFour
from chicago_gui.scoring.comparisons import VictoryPoints
from tests.sheet.boards.make import BID, DEALS, after, entry

__all__ = ["after"]

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


def plays(board: int, room: Room, said: str) -> c.WriteCard:
    """Return the change that types `4S N 10`, or `pass`, on a board in `room`."""
    return c.WriteCard(board, room, entry(said))


RIVALS = st.none() | BID


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """Return a board with any deals, in dispute if the other card has another result."""
    board = Board(draw(st.integers(1, 12)))
    for room in Room:
        board = board.with_deal(room, draw(DEALS), draw(RIVALS))
    return board


BOARDS = st.lists(boards(), unique_by=lambda board: board.number).map(
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
