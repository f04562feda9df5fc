"""The changes that carry a secret: counts of a deal that is not over."""

from __future__ import annotations

from dataclasses import dataclass

from chicago_gui.games.russian.changes import PublicChange
from chicago_gui.games.russian.deal import Deck
from chicago_gui.games.russian.steps import KINDS, StepKind


@dataclass(frozen=True, slots=True)
class EnterHcp:
    """The preparer counted `deck`; `None` takes the count back. Prints without the count."""

    deal: int
    deck: Deck
    hcp: int | None

    def __repr__(self) -> str:
        return f"EnterHcp({self.deal}, {self.deck.name}, …)"


@dataclass(frozen=True, slots=True)
class EnterCounts:
    """The preparer counted all four again, in one step, so that they stay 40 together.

    Once the decks are handed out no single count can be mended. Prints without the counts.
    """

    deal: int
    hcp: tuple[int, int, int, int]

    def __repr__(self) -> str:
        return f"EnterCounts({self.deal}, …)"


SecretChange = EnterHcp | EnterCounts
Change = PublicChange | SecretChange

_KINDS = {**KINDS, EnterHcp: StepKind.HCP, EnterCounts: StepKind.COUNTS}


def step_kind(change: Change) -> StepKind:
    """Return which kind of step `change` makes."""
    return _KINDS[type(change)]
