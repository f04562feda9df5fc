"""The changes to an evening of rubber bridge; each is a value that `apply` takes or refuses."""

from __future__ import annotations

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
