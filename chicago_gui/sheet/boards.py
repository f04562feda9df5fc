"""Boards of duplicate bridge: who deals and who is vulnerable, by the number (Law 2)."""

from __future__ import annotations

from enum import Enum, unique

from chicago_gui.scoring import Refused

MOST_BOARDS = 64
"""So many boards a session has at the most, numbered from 1."""


@unique
class Direction(Enum):
    """A seat at the table, clockwise; the value is the form in files."""

    NORTH = "N"
    EAST = "E"
    SOUTH = "S"
    WEST = "W"

    @property
    def is_ns(self) -> bool:
        """Whether it is one of North and South."""
        return self in (Direction.NORTH, Direction.SOUTH)


@unique
class Vulnerability(Enum):
    """Which sides are vulnerable; the value is the form in files."""

    NONE = "none"
    NS = "NS"
    EW = "EW"
    BOTH = "both"

    def of(self, direction: Direction) -> bool:
        """Return whether whoever sits at `direction` is vulnerable."""
        side = Vulnerability.NS if direction.is_ns else Vulnerability.EW
        return self in (side, Vulnerability.BOTH)


_ROUND_THE_TABLE = tuple(Direction)
_SIDES = tuple(Vulnerability)


def dealer_of(board: int) -> Direction:
    """Return who deals board `board`, numbered from 1: North, East, South, West, and again."""
    return _ROUND_THE_TABLE[(board - 1) % 4]


def vulnerability_of(board: int) -> Vulnerability:
    """Return who is vulnerable on board `board`, numbered from 1.

    Law 2 has sixteen to a cycle: none, NS, EW, both, and each four boards begin one later.
    """
    return _SIDES[((board - 1) + (board - 1) // 4) % 4]


@unique
class NumberReason(Enum):
    """Why a board cannot have its number."""

    BOARD = "board {number} is not 1 to 64"
    BOARD_TWICE = "board {number} is there twice"


def check_number(number: int, seen: set[int]) -> None:
    """Raise `Refused` (`NumberReason`) when there is no board `number`, or it is among `seen`."""
    if not 1 <= number <= MOST_BOARDS:
        raise Refused(NumberReason.BOARD, number=number)
    if number in seen:
        raise Refused(NumberReason.BOARD_TWICE, number=number)
