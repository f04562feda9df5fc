"""What a step is called in the book and after the word Undo, and how the history words it.

The values stand in books: they are never changed.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum, unique
from typing import Any

from chicago_gui.games.house import changes as c
from chicago_gui.games.house.rules import RULES
from chicago_gui.games.house.sheet import away_words
from chicago_gui.sheet.entry_handler import StepName
from chicago_gui.sheet.fields import Field
from chicago_gui.sheet.history import REPLACE
from chicago_gui.sheet.history_words import names_words
from chicago_gui.sheet.setup import ChangeHeading
from chicago_gui.sheet.words import tr


@unique
class StepKind(StrEnum):
    """What was entered."""

    BEGIN_DEAL = "BeginDeal"
    INSERT_DEAL = "InsertDeal"
    DELETE_DEAL = "RemoveDeal"
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
    ALL_NOTED = "EnterAllNoted"
    HONOURS = "EnterHonours"
    NOTE = "EnterNote"
    HCP = "EnterHcp"
    COUNTS = "EnterCounts"
    PLAN = "ChangePlan"
    NAMES = "Rename"
    ATTENDANCE = "ChangeAttendance"
    SEPARATED = "SeparateName"
    HEADING = "ChangeHeading"
    RULES = "ChangeRules"
    REPLACED = REPLACE


KINDS: dict[type, StepKind] = {
    c.BeginDeal: StepKind.BEGIN_DEAL,
    c.InsertDeal: StepKind.INSERT_DEAL,
    c.DeleteDeal: StepKind.DELETE_DEAL,
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
    c.EnterAllNoted: StepKind.ALL_NOTED,
    c.EnterHonours: StepKind.HONOURS,
    c.EnterNote: StepKind.NOTE,
    c.ChangePlan: StepKind.PLAN,
    c.Rename: StepKind.NAMES,
    c.ChangeAttendance: StepKind.ATTENDANCE,
    c.SeparateName: StepKind.SEPARATED,
    ChangeHeading: StepKind.HEADING,
    c.ChangeRules: StepKind.RULES,
}
"""The step that each change makes which anybody may make."""


_NAMES: dict[str, str] = {
    StepKind.BEGIN_DEAL: "the start of deal {number}",
    StepKind.INSERT_DEAL: "inserting a deal before deal {number}",
    StepKind.DELETE_DEAL: "deleting deal {number}",
    StepKind.PREPARER: "who prepared deal {number}",
    StepKind.DECK: "the decks of deal {number}",
    StepKind.TEAMS: "the teams of deal {number}",
    StepKind.Z: "the Z of deal {number}",
    StepKind.OPENER: "the opening bid of deal {number}",
    StepKind.CONTRACT: "the contract of deal {number}",
    StepKind.PASS_OUT: "passing out deal {number}",
    StepKind.SWAP: "the swap in deal {number}",
    StepKind.RESULT: "the result of deal {number}",
    StepKind.CORRECTED_COUNTS: "the corrected counts of deal {number}",
    StepKind.NOTED: "what was noted in deal {number}",
    StepKind.ALL_NOTED: "what several noted in deal {number}",
    StepKind.HONOURS: "the honours of deal {number}",
    StepKind.NOTE: "the note on deal {number}",
    StepKind.HCP: "the counts of deal {number}",
    StepKind.COUNTS: "the counts of deal {number}",
    StepKind.PLAN: "the change of plan",
    StepKind.NAMES: "the change of a name",
    StepKind.ATTENDANCE: "who is there",
    StepKind.SEPARATED: "the change of who played",
    StepKind.HEADING: "date and place",
    StepKind.RULES: "the change of rules",
    StepKind.REPLACED: "taking over the session file",
}


def step_name(step: StepName) -> str:
    """Return what a step was about, to stand after “Undo”."""
    return tr(_NAMES[step.kind]).format(number=step.number)


def heading_fields(rules: Callable[[Any], object]) -> tuple[Field, ...]:
    """Return the fields of a heading; `rules` gives its rules as the file has them."""
    return (
        Field("date", "date", "date {what}", lambda session: session.date.isoformat()),
        Field("place", "place", "place {what}", lambda session: session.place),
        Field(
            "players",
            "players",
            "players {what}",
            lambda session: list(session.players),
            in_words=names_words,
        ),
        Field(
            "away",
            "away",
            "away: {what}",
            lambda session: list(session.sheet.away),
            in_words=away_words,
        ),
        Field(
            "planned_deals",
            "planned deals",
            "planned deals {what}",
            lambda session: session.sheet.planned_deals,
        ),
        Field("rules", "rules", "rules {what}", rules, in_words=RULES.told),
    )
