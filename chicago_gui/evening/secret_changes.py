"""The one change that carries a secret: a count of a deal that is not over."""

from __future__ import annotations

from dataclasses import dataclass

from chicago_gui.public.changes import PublicChange
from chicago_gui.public.deal import Deck


@dataclass(frozen=True, slots=True)
class EnterHcp:
    """The preparer counted `deck`; `None` takes the count back. Prints without the count."""

    deal: int
    deck: Deck
    hcp: int | None

    def __repr__(self) -> str:
        return f"EnterHcp({self.deal}, {self.deck.name}, …)"


Change = PublicChange | EnterHcp
