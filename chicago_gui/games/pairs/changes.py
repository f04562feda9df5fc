"""The changes anybody may make to an evening of pairs; `apply` applies or refuses each.

`board` is a board's number, `index` the place of a result on its traveller, from 0.
"""

from __future__ import annotations

from datetime import date
from enum import Enum, unique

from chicago_gui.games.pairs.board import Meeting
from chicago_gui.games.pairs.session import Pair, Rules
from chicago_gui.record import record
from chicago_gui.sheet.board_deal import CardEntry


@record
class SetOut:
    """The proposed movement fills in who meets whom, with so many boards a round.

    `None`: as many as make about 24 boards in all. Results that are in stay where the movement
    has the same meeting, or none of the two pairs.
    """

    boards_per_round: int | None


@record
class Meet:
    """Two pairs meet at a board: on a new line, or instead of those on line `index`."""

    board: int
    meeting: Meeting
    index: int | None = None


@record
class RemoveResult:
    """That line was not played."""

    board: int
    index: int


@record
class WriteCard:
    """`entry` is written about the deal in line `index` of a board's traveller."""

    board: int
    index: int
    entry: CardEntry


@record
class TypeBy:
    """Results are typed round after round from now on, or else board after board."""

    by_round: bool


@record
class ChangePairs:
    """The pairs are written otherwise, come late or stay away: all at once, in their order.

    With `boards_per_round` the proposed movement fills in anew who meets whom; `None`: it stays.
    """

    pairs: tuple[Pair, ...]
    boards_per_round: int | None = None


@record
class ChangeHeading:
    """Date and place of the evening."""

    date: date
    place: str


@record
class ChangeRules:
    """The rules; every number is worked out again."""

    rules: Rules


Change = (
    SetOut | Meet | RemoveResult | WriteCard | TypeBy | ChangePairs | ChangeHeading | ChangeRules
)


@unique
class PairsReason(Enum):
    """Reasons in the words of the game, their figures named in braces."""

    PAIRS = "pairs: {count}; 2 to 20 play"
    PLAYER_EMPTY = "pair {pair}: a name is empty"
    PLAYER_TWICE = "pair {pair}: {name} is there twice"
    NO_PARTNER = "{name} has no partner"
    WINNERS = "winners: {winners}; there is one, or one in each direction"
    NO_PAIR = "there is no pair {pair}"
    MEETS_ITSELF = "pair {pair} cannot meet itself"
    PAIR_TWICE = "pair {pair} is there twice"
    MEETING = "board and pairs are wanted, North–South first, such as 7 1 5"
    NO_RESULT = "there is no such result on board {number}"
    PAIR_PLAYS = "pair {pair} is on the travellers already"
    ROUND = "boards a round: {boards} is not 1 to {most}"
    WRITTEN = (
        "board {number}: {ns} against {ew} is played already, and the movement has it otherwise"
    )
