"""What stands in one cell of a form, whatever is played."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from chicago_gui.scoring import Contract


class Kind(Enum):
    """How a cell is drawn."""

    TEXT = "text"
    COVER = "cover"
    GAIN = "gain"
    LOSS = "loss"


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell: its text, a smaller line below it, how it is drawn.

    `contract` is there to draw the suit as a shape. `notch` marks a cell that has something to
    tell, which `hint` says in words. `note` is what the players wrote about the deal.
    """

    text: str = ""
    kind: Kind = Kind.TEXT
    below: str = ""
    contract: Contract | None = None
    notch: bool = False
    hint: str = ""
    note: str = ""


COVERED = Cell(kind=Kind.COVER)
EMPTY = Cell()


def contract_text(contract: Contract) -> str:
    """Return the contract as people write it: `4♠X`."""
    return f"{contract.level}{contract.denomination.suit_sign}{contract.doubling.value}"


def tone(number: int) -> Kind:
    """Return how a number that is won or lost is drawn."""
    if number == 0:
        return Kind.TEXT
    return Kind.GAIN if number > 0 else Kind.LOSS
