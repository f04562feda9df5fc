"""What the book calls the steps of a match, and undo, redo and history in words."""

from __future__ import annotations

from enum import StrEnum, unique

from chicago_gui.games.teams import changes as c
from chicago_gui.sheet.board_steps import Steps
from chicago_gui.sheet.game import REPLACE
from chicago_gui.sheet.words import later


@unique
class StepKind(StrEnum):
    """What was done, but for what was written on a card; these stand in books for good."""

    CLEAR = "clear"
    ROOM = "room"
    COMPARE = "compare"
    CHOOSE = "choose"
    PLAN = "plan"
    TEAMS = "teams"
    HEADING = "heading"
    RULES = "rules"


_KINDS = {
    c.ClearCard: StepKind.CLEAR,
    c.StandIn: StepKind.ROOM,
    c.Compare: StepKind.COMPARE,
    c.Choose: StepKind.CHOOSE,
    c.ChangePlan: StepKind.PLAN,
    c.ChangeTeams: StepKind.TEAMS,
    c.ChangeHeading: StepKind.HEADING,
    c.ChangeRules: StepKind.RULES,
}

_NAMES = {
    StepKind.CLEAR.value: later("the card of board {number}"),
    StepKind.ROOM.value: later("the room of this laptop"),
    StepKind.COMPARE.value: later("the comparison with the other room"),
    StepKind.CHOOSE.value: later("the choice of a card for board {number}"),
    StepKind.PLAN.value: later("the change of plan"),
    StepKind.TEAMS.value: later("the change of the teams"),
    StepKind.HEADING.value: later("date and place"),
    StepKind.RULES.value: later("the change of rules"),
    REPLACE: later("the comparison with the other room"),
}


STEPS = Steps(_KINDS, _NAMES)
