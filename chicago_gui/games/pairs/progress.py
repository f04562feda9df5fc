"""Where an evening stands in its movement, and which result is typed next."""

from __future__ import annotations

from chicago_gui.games.pairs.board import Board
from chicago_gui.games.pairs.movements import Movement, propose
from chicago_gui.games.pairs.session import Session
from chicago_gui.record import record
from chicago_gui.sheet.boards import MOST_BOARDS
from chicago_gui.sheet.remembered import remembered


@record
class Spot:
    """A line of a traveller: the board's number, and the line's place on it from 0."""

    board: int
    index: int


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
    proposed = _proposed(movement)
    for board in session.boards:
        if _met(board) != proposed.get(board.number):
            return None
    return movement


@remembered(4)
def _proposed(movement: Movement) -> dict[int, frozenset[frozenset[int]]]:
    """Return which two pairs meet on each board."""
    return {
        number: frozenset(frozenset((each.ns, each.ew)) for each in meetings)
        for number, meetings in movement.boards.items()
    }


@remembered(4 * MOST_BOARDS)
def _met(board: Board) -> frozenset[frozenset[int]]:
    """Return which two pairs are on each line."""
    return frozenset(result.pairs for result in board.results)


def lines_by_board(session: Session) -> tuple[Spot, ...]:
    """Return all lines board after board, as travellers are typed in."""
    return tuple(
        Spot(board.number, index) for board in session.boards for index in range(len(board.results))
    )


def lines_by_round(session: Session) -> tuple[Spot, ...]:
    """Return all lines round after round and table after table, as slips come in.

    Where people meet freely that is board after board.
    """
    movement = movement_of(session)
    if movement is None:
        return lines_by_board(session)
    return tuple(
        Spot(number, _index(session.board(number), place.meeting.ns))
        for places in movement.rounds
        for place in places
        for number in place.boards
    )


def _index(board: Board, pair: int) -> int:
    """Return the place of the line on which `pair` is."""
    return next(index for index, result in enumerate(board.results) if pair in result.pairs)


def next_line(session: Session, order: tuple[Spot, ...], after: Spot | None = None) -> Spot | None:
    """Return the line to be typed next: the first in `order` behind `after` without a result.

    Behind the last one it begins again; `None` when all results are in.
    """
    begin = order.index(after) + 1 if after in order else 0
    for spot in (*order[begin:], *order[:begin]):
        if not session.board(spot.board).results[spot.index].deal.over:
            return spot
    return None
