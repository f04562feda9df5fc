"""The kinds of steps that an evening is made of, and what undo, redo and history call each.

The values stand in books: they are never changed.
"""

from __future__ import annotations

from enum import StrEnum, unique

from chicago_gui.games.russian import changes as c
from chicago_gui.sheet.game import REPLACE


@unique
class StepKind(StrEnum):
    """What was entered."""

    BEGIN_DEAL = "BeginDeal"
    REMOVE_DEAL = "RemoveDeal"
    PREPARER = "EnterPreparer"
    DECK = "PickDeck"
    TEAMS = "SitDown"
    Z = "EnterZ"
    OPENER = "EnterOpener"
    CONTRACT = "EnterContract"
    PASS_OUT = "PassOut"
    SWAP = "Swap"
    RESULT = "EnterResult"
    CORRECTED_COUNTS = "CorrectCounts"
    NOTED = "EnterNoted"
    HONOURS = "EnterHonours"
    NOTE = "EnterNote"
    HCP = "EnterHcp"
    COUNTS = "EnterCounts"
    PLAN = "ChangePlan"
    NAMES = "Rename"
    HEADING = "ChangeHeading"
    RULES = "ChangeRules"
    REPLACED = REPLACE


KINDS: dict[type, StepKind] = {
    c.BeginDeal: StepKind.BEGIN_DEAL,
    c.RemoveDeal: StepKind.REMOVE_DEAL,
    c.EnterPreparer: StepKind.PREPARER,
    c.PickDeck: StepKind.DECK,
    c.SitDown: StepKind.TEAMS,
    c.EnterZ: StepKind.Z,
    c.EnterOpener: StepKind.OPENER,
    c.EnterContract: StepKind.CONTRACT,
    c.PassOut: StepKind.PASS_OUT,
    c.Swap: StepKind.SWAP,
    c.EnterResult: StepKind.RESULT,
    c.CorrectCounts: StepKind.CORRECTED_COUNTS,
    c.EnterNoted: StepKind.NOTED,
    c.EnterHonours: StepKind.HONOURS,
    c.EnterNote: StepKind.NOTE,
    c.ChangePlan: StepKind.PLAN,
    c.Rename: StepKind.NAMES,
    c.ChangeHeading: StepKind.HEADING,
    c.ChangeRules: StepKind.RULES,
}
"""The step that each change makes which anybody may make."""
