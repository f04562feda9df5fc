"""What is settled before the first deal: players, plan, who prepares first, rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import date

from chicago_gui.games.russian.sheet import PassedOut, Rotation, Rules
from chicago_gui.scoring import HOUSE, OFFICIAL, TargetTable
from chicago_gui.sheet import beginning


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


def asked_for(wish: beginning.Beginning) -> Beginning:
    """Return `wish` in the terms of the house game; each rule may be a value or its word."""
    rules = wish.rules
    targets = rules.get("targets", HOUSE)
    named = {table.name: table for table in (HOUSE, OFFICIAL)}
    return Beginning(
        players=wish.players,
        first=wish.first,
        date=wish.date,
        planned_deals=wish.planned,
        place=wish.place,
        rules=Rules(
            passed_out=PassedOut(rules.get("passed_out", PassedOut.REDEAL)),
            honours=bool(rules.get("honours", False)),
            rotation=Rotation(rules.get("rotation", Rotation.WRITTEN)),
        ),
        targets=targets if isinstance(targets, TargetTable) else named[str(targets)],
    )
