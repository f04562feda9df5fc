"""Which movement an evening follows, told from who met whom on which board."""

from __future__ import annotations

from chicago_gui.games.pairs.board import Board
from chicago_gui.games.pairs.movements import Movement, propose
from chicago_gui.games.pairs.session import Session
from chicago_gui.sheet.boards import MOST_BOARDS
from chicago_gui.sheet.remembered import remembered


def movement_of(session: Session) -> Movement | None:
    """Return the movement whose meetings are on the travellers, or `None` where people meet freely.

    It is not in the file: the pairs, the winners and the number of boards tell it. Who sits which
    way may have been corrected at a table.
    """
    movement = None
    sets = len(propose(len(session.pairs), session.rules.winners).rounds)
    each, rest = divmod(len(session.boards), sets)
    if each and not rest:
        movement = propose(len(session.pairs), session.rules.winners, each)
    if movement is None or len(_proposed(movement)) != len(session.boards):
        return None
    followed = all(_follows(board, movement) for board in session.boards)
    return movement if followed else None


@remembered(4)
def _proposed(movement: Movement) -> dict[int, frozenset[frozenset[int]]]:
    """Return which two pairs meet on each board."""
    return {
        number: frozenset(frozenset((each.ns, each.ew)) for each in meetings)
        for number, meetings in movement.boards.items()
    }


@remembered(4 * MOST_BOARDS)
def _follows(board: Board, movement: Movement) -> bool:
    """Whether those meet on `board` who meet there in `movement`."""
    met = frozenset(result.pairs for result in board.results)
    return met == _proposed(movement).get(board.number)
