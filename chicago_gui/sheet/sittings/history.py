"""What was done in an evening of sittings: its steps, the heading's keys, and their words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum, unique
from typing import Any

from chicago_gui.sheet.beginning import ChangeHeading
from chicago_gui.sheet.entry_handler import StepName
from chicago_gui.sheet.fields import Field, Fields
from chicago_gui.sheet.game import REPLACE
from chicago_gui.sheet.history_words import both, change, names_words
from chicago_gui.sheet.sessions import Entry
from chicago_gui.sheet.sittings import apply as c
from chicago_gui.sheet.words import tr


@unique
class StepKind(StrEnum):
    """What was entered; the values stand in books and are never changed."""

    CONTRACT = "contract"
    PASS_OUT = "pass-out"
    RESULT = "result"
    HONOURS = "honours"
    NOTE = "note"
    INSERT_DEAL = "insert-deal"
    DELETE_DEAL = "remove-deal"
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
    c.InsertDeal: StepKind.INSERT_DEAL,
    c.DeleteDeal: StepKind.DELETE_DEAL,
    c.ChangeSides: StepKind.SIDES,
    c.ChangeDealer: StepKind.DEALER,
    c.Rename: StepKind.NAMES,
    c.ComeAndGo: StepKind.PLAYERS,
    ChangeHeading: StepKind.HEADING,
}
"""The step that each change makes which every such game has."""


_NAMES: dict[str, str] = {
    StepKind.CONTRACT: "the contract of deal {number}",
    StepKind.PASS_OUT: "passing out deal {number}",
    StepKind.RESULT: "the result of deal {number}",
    StepKind.HONOURS: "the honours of deal {number}",
    StepKind.NOTE: "the note on deal {number}",
    StepKind.INSERT_DEAL: "inserting a deal before deal {number}",
    StepKind.DELETE_DEAL: "deleting deal {number}",
    StepKind.SIDES: "who plays with whom",
    StepKind.DEALER: "who deals first",
    StepKind.NAMES: "the change of a name",
    StepKind.PLAYERS: "who comes and who leaves",
    StepKind.HEADING: "date and place",
    StepKind.RULES: "the change of rules",
    StepKind.BEGIN: "sitting down",
    StepKind.REMOVE: "taking back sitting down",
    StepKind.STOP: "stopping, or going on",
}
_OTHER = "taking over the session file"


def step_words(step: StepName, unit: str) -> str:
    """Return what a step was about, to stand after “Undo”.

    `unit` is the pattern of a sitting's name; where one is known it stands behind.
    """
    words = tr(_NAMES.get(step.kind, _OTHER)).format(number=step.number)
    if step.sitting is None:
        return words
    return f"{words} ({tr(unit).format(number=step.sitting)})"


def _key(key: str, name: str, words: str, **more: Any) -> Field:
    """Return a field of a heading, whose part is the file's own object."""
    return Field(key, name, words, lambda value: value.get(key), **more)


def _sides_words(entry: Entry) -> str:
    before, after = (_sides(value) for value in (entry.before, entry.after))
    return tr("sides {what}").format(what=change(before, after))


def _sides(value: Any) -> str:
    if not value:
        return ""
    one, other = (" & ".join(side) for side in value)
    return tr("{one} against {other}").format(one=one, other=other)


def _players_words(entry: Entry) -> str:
    """Return who has come or is off the sheet; else who is written otherwise."""
    before, after = _names(entry)
    if len(before) == len(after):
        return names_words(entry)
    return _moves(
        (tr("joined: {names}"), [name for name in after if name not in before]),
        (tr("off the sheet: {names}"), [name for name in before if name not in after]),
    )


def _leaving_words(entry: Entry) -> str:
    before, after = _names(entry)
    return _moves(
        (tr("left: {names}"), [name for name in after if name not in before]),
        (tr("back: {names}"), [name for name in before if name not in after]),
    )


def _away_words(entry: Entry) -> str:
    _, after = _names(entry)
    return _moves((tr("away: {names}"), after)) or tr("nobody is away")


def _names(entry: Entry) -> tuple[list[str], list[str]]:
    """Return the names before and after; the key is absent where there are none."""
    before, after = (each if isinstance(each, list) else [] for each in (entry.before, entry.after))
    return before, after


def _moves(*moves: tuple[str, Sequence[str]]) -> str:
    parts = (words.format(names=", ".join(names)) for words, names in moves if names)
    return ", ".join(parts)


def _stopped_words(entry: Entry) -> str:
    return tr("stopped") if entry.after else tr("goes on after all")


def _rule_words(entry: Entry) -> str:
    if isinstance(entry.before, bool) or isinstance(entry.after, bool):
        return tr("honours count") if entry.after else tr("no honours")
    return tr("rule {rule}: {what}").format(rule=entry.path[-1], what=both(entry))


HEADING_FIELDS: Fields[Mapping[str, Any]] = Fields(
    (
        _key("date", "date", "date {what}"),
        _key("place", "place", "place {what}"),
        _key("players", "players", "players {what}", in_words=_players_words),
        _key("away", "away", "away {what}", in_words=_leaving_words),
        _key("rules", "rules", "rules {what}", in_words=_rule_words),
    )
)
SITTING_FIELDS: Fields[Mapping[str, Any]] = Fields(
    (
        _key("sides", "sides", "sides {what}", in_words=_sides_words),
        _key("dealer", "dealer", "dealer {what}"),
        _key("away", "away", "away {what}", in_words=_away_words),
        _key("stopped", "stopped", "stopped {what}", in_words=_stopped_words),
    )
)
