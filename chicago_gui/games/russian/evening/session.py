"""One evening whole, secrets included, and the changes that carry a secret."""

from __future__ import annotations

import datetime
from typing import ClassVar

from chicago_gui.games.russian.changes import PublicChange
from chicago_gui.games.russian.sheet import Deal, Deck, Sheet
from chicago_gui.games.russian.steps import KINDS, StepKind
from chicago_gui.record import field, record
from chicago_gui.scoring import HOUSE, TargetTable


@record
class Counts:
    """The secret of a deal: HCP of deck A to D, and what players say they held.

    It prints as nothing, so that no log and no traceback can tell it.
    """

    hcp: tuple[int | None, int | None, int | None, int | None] = (None, None, None, None)
    noted: tuple[tuple[str, int], ...] = ()

    def __repr__(self) -> str:
        return "Counts(…)"

    @property
    def complete(self) -> bool:
        """Whether all four decks are counted."""
        return None not in self.hcp

    @property
    def total(self) -> int:
        """The sum of the counts there are."""
        return sum(count for count in self.hcp if count is not None)


@record
class Session:
    """The sheet, the target table it is played with, and the counts, one for each deal."""

    game: ClassVar = "russian"

    sheet: Sheet
    targets: TargetTable = HOUSE
    counts: tuple[Counts, ...] = field(default=())

    def __post_init__(self) -> None:
        if len(self.counts) != len(self.sheet.deals):
            raise ValueError("counts and deals are not alike in number")

    def __repr__(self) -> str:
        return f"Session({self.sheet.id}, {len(self.counts)} deals)"

    @property
    def deals(self) -> tuple[Deal, ...]:
        """The deals of the sheet."""
        return self.sheet.deals

    @property
    def id(self) -> str:
        """The session's UUID."""
        return self.sheet.id

    @property
    def date(self) -> datetime.date:
        """The day of the evening."""
        return self.sheet.date

    @property
    def place(self) -> str:
        """Where it is, which may be empty."""
        return self.sheet.place

    @property
    def players(self) -> tuple[str, ...]:
        """The five, in the order of the sheet."""
        return self.sheet.players


@record
class EnterHcp:
    """The preparer counted `deck`; `None` takes the count back. Prints without the count."""

    deal: int
    deck: Deck
    hcp: int | None

    def __repr__(self) -> str:
        return f"EnterHcp({self.deal}, {self.deck.name}, …)"


@record
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
