"""The keys of an evening's heading and of a sitting's, and how the history words each of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from chicago_gui.sheet.fields import Field, Fields
from chicago_gui.sheet.history_line import Entry
from chicago_gui.sheet.history_words import both, change, names_words
from chicago_gui.sheet.words import tr


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
