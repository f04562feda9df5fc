"""What the book calls the steps of a match, and undo, redo and history in words."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum, unique

from chicago_gui.games.teams import changes as c
from chicago_gui.sheet.board_steps import ENTRY_NAMES, entry_kind
from chicago_gui.sheet.form_input import StepName
from chicago_gui.sheet.game import REPLACE
from chicago_gui.sheet.words import tr


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


_KINDS: Mapping[type, StepKind] = {
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
    **ENTRY_NAMES,
    StepKind.CLEAR.value: "the card of board {number}",
    StepKind.ROOM.value: "the room of this laptop",
    StepKind.COMPARE.value: "the comparison with the other room",
    StepKind.CHOOSE.value: "the choice of a card for board {number}",
    StepKind.PLAN.value: "the change of plan",
    StepKind.TEAMS.value: "the change of the teams",
    StepKind.HEADING.value: "date and place",
    StepKind.RULES.value: "the change of rules",
    REPLACE: "the comparison with the other room",
}


def kind_of(change: c.Change) -> str:
    """Return what the book calls the step that `change` makes."""
    if isinstance(change, c.WriteCard):
        return entry_kind(change.entry)
    return _KINDS[type(change)].value


def step_name(step: StepName) -> str:
    """Return what a step was about, to stand after “Undo”."""
    return tr(_NAMES[step.kind]).format(number=step.number)
