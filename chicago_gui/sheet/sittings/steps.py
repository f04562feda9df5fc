"""The kinds of steps that an evening of sittings is made of."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum, unique

from chicago_gui.sheet.game import REPLACE
from chicago_gui.sheet.sittings import changes as c


@unique
class StepKind(StrEnum):
    """What was entered; the values stand in books and are never changed."""

    CONTRACT = "contract"
    PASS_OUT = "pass-out"
    RESULT = "result"
    HONOURS = "honours"
    NOTE = "note"
    REMOVE_DEAL = "remove-deal"
    SIDES = "sides"
    DEALER = "dealer"
    NAMES = "names"
    PLAYERS = "players"
    HEADING = "heading"
    RULES = "rules"
    BEGIN = "begin"
    REMOVE = "remove"
    STOP = "stop"
    REPLACED = REPLACE


KINDS: Mapping[type, StepKind] = {
    c.EnterContract: StepKind.CONTRACT,
    c.PassOut: StepKind.PASS_OUT,
    c.EnterResult: StepKind.RESULT,
    c.EnterHonours: StepKind.HONOURS,
    c.EnterNote: StepKind.NOTE,
    c.RemoveDeal: StepKind.REMOVE_DEAL,
    c.ChangeSides: StepKind.SIDES,
    c.ChangeDealer: StepKind.DEALER,
    c.Rename: StepKind.NAMES,
    c.ComeAndGo: StepKind.PLAYERS,
    c.ChangeHeading: StepKind.HEADING,
}
"""The step that each change makes which every such game has."""
