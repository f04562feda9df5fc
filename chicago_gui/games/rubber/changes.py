"""The changes to an evening of rubber bridge; each is a value that `apply` takes or refuses."""

from __future__ import annotations

from enum import Enum, unique

from chicago_gui.games.rubber.session import Rules
from chicago_gui.record import record
from chicago_gui.sheet.partnerships import Sides
from chicago_gui.sheet.sittings.changes import SittingChange


@record
class BeginRubber:
    """Four sit down to the next rubber; `dealer` deals first."""

    sides: Sides
    dealer: str


@record
class RemoveRubber:
    """The last rubber was begun by mistake; nothing has been dealt in it."""


@record
class StopRubber:
    """The four get up before the rubber is won, or (`stopped` false) go on with it after all."""

    sitting: int
    stopped: bool = True


@record
class ChangeRules:
    """The rules; every number is worked out again."""

    rules: Rules


Change = SittingChange | BeginRubber | RemoveRubber | StopRubber | ChangeRules


@unique
class RubberReason(Enum):
    """Reasons in the words of the game."""

    WON_BEFORE = "deal {deal} wins the rubber, and deals come after it: {later}"
    WON_STOPPED = "deal {deal} wins the rubber, so it cannot be stopped"
    NOT_OVER = "the rubber is neither won nor stopped"
    STOPPED = "the rubber is stopped; let it go on first"
    PREMIUM = "{rule} is {points} points; it is 0 to {most}"
