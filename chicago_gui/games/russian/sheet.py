"""The evening as everybody may read it: who plays, by which rules, and the deals in order."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from enum import Enum

from chicago_gui.games.russian.deal import Deal

PLAYERS = 5
MOST_DEALS = 60
USUAL_PLANS = (10, 15, 20, 25)


class PassedOut(Enum):
    """What becomes of a deal that nobody bids on (ruling 1)."""

    REDEAL = "redeal"
    SCORE = "score"


class Rotation(Enum):
    """How it is settled who sits out next."""

    WRITTEN = "written"
    ROUNDS = "rounds"
    DUMMY = "dummy"


@dataclass(frozen=True, slots=True)
class Rules:
    """The rules of one evening; `targets` is the name of the target table."""

    targets: str = "house"
    passed_out: PassedOut = PassedOut.REDEAL
    honours: bool = False
    rotation: Rotation = Rotation.WRITTEN


@dataclass(frozen=True, slots=True)
class Sheet:
    """Header and deals of one evening; `players` are the five in the order of the sheet."""

    id: str
    date: date
    place: str
    players: tuple[str, ...]
    planned_deals: int
    rules: Rules
    deals: tuple[Deal, ...] = ()

    def thrown_in(self, index: int) -> bool:
        """Whether the deal at `index` was passed out and is dealt again."""
        return self.rules.passed_out is PassedOut.REDEAL and self.deals[index].passed_out

    @property
    def numbers(self) -> tuple[int, ...]:
        """The number of each deal: a thrown-in deal lends its own to the one dealt in its place."""
        numbers = []
        number = 1
        for index in range(len(self.deals)):
            numbers.append(number)
            number += not self.thrown_in(index)
        return tuple(numbers)

    @property
    def next_number(self) -> int:
        """The number that the next deal will have."""
        if not self.deals:
            return 1
        last = len(self.deals) - 1
        return self.numbers[last] + (not self.thrown_in(last))

    @property
    def open_deals(self) -> tuple[int, ...]:
        """The places in `deals` of those that are not over."""
        return tuple(index for index, deal in enumerate(self.deals) if not deal.over)
