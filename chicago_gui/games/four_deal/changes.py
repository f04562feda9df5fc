"""The changes to an evening of four-deal Chicago; each is a value that `apply` takes or refuses."""

from __future__ import annotations

from enum import Enum, unique

from chicago_gui.games.four_deal.session import Rules
from chicago_gui.record import record
from chicago_gui.sheet.partnerships import Sides
from chicago_gui.sheet.sittings.changes import SittingChange


@record
class BeginRound:
    """Four sit down to the next round; `dealer` deals first."""

    sides: Sides
    dealer: str


@record
class RemoveRound:
    """The last round was begun by mistake; nothing has been dealt in it."""


@record
class ChangeRules:
    """The rules; every number is worked out again."""

    rules: Rules


Change = SittingChange | BeginRound | RemoveRound | ChangeRules


@unique
class RoundReason(Enum):
    """Reasons in the words of the game."""

    ROUND_FULL = "a round has four deals that count; {count} would come after them"
