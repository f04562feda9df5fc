"""An evening of four-deal Chicago: its rules, and the rounds as they stand on the form."""

from __future__ import annotations

from enum import Enum, unique
from typing import ClassVar

from chicago_gui.sheet.sittings import model

DEALS = 4
"""So many deals that count make a round."""


@unique
class Partscores(Enum):
    """What a part-score is worth; the value is the form in files.

    `CARRY`: it counts towards a game in the round, and 100 on the last deal. `BONUS`: 50 at once.
    """

    CARRY = "carry"
    BONUS = "bonus"


@unique
class Vulnerable(Enum):
    """Which side is vulnerable on deals 2 and 3: dealer's or the other."""

    DEALER = "dealer"
    DEFENDERS = "defenders"


class Rules(model.Rules):
    """The rules of one evening."""

    partscores: Partscores = Partscores.CARRY
    vulnerable: Vulnerable = Vulnerable.DEALER


class Round(model.Sitting):
    """One round: four deals that count, and those that were passed out among them."""

    @property
    def complete(self) -> bool:
        """Whether all four deals are over."""
        return self.counting >= DEALS and self.in_play is None


class Session(model.Evening[Rules, Round]):
    """One evening."""

    game: ClassVar = "four-deal"

    @property
    def rounds(self) -> tuple[Round, ...]:
        """The rounds in order; one left unfinished may be among them."""
        return self.sittings
