"""What is settled before the first deal: players, plan, who prepares first, rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date

from chicago_gui.games.russian.sheet import Rules
from chicago_gui.scoring import HOUSE, TargetTable


@dataclass(frozen=True, slots=True)
class Beginning:
    """A new evening as it was asked for; `first` prepares deal 1."""

    players: tuple[str, ...]
    first: str
    date: date
    planned_deals: int = 15
    place: str = ""
    rules: Rules = field(default_factory=Rules)
    targets: TargetTable = HOUSE
