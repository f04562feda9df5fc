"""What the history says of the house game's heading: names, date, place, plan and rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from chicago_gui.games.russian.words import PASSED_OUT, ROTATION, targets_words
from chicago_gui.sheet.fields import Field
from chicago_gui.sheet.history_line import Entry
from chicago_gui.sheet.history_words import both, change, names_words
from chicago_gui.sheet.words import tr


def rule_words(entry: Entry) -> str:
    """Return how a rule was changed."""
    if len(entry.path) != 2:
        return both(entry)  # a line of a target table of one's own
    rule = entry.path[1]
    what = change(*(_value(rule, value) for value in (entry.before, entry.after)))
    match rule:
        case "targets":
            return tr("targets: {what}").format(what=what)
        case "passed_out":
            return tr("a passed-out deal: {what}").format(what=what)
        case "honours":
            return tr("honours: {what}").format(what=what)
        case _:
            return tr("who sits out: {what}").format(what=what)


def _value(rule: str, value: object) -> str:
    match rule:
        case "targets":
            return "" if value is None else targets_words(str(value))
        case "honours":
            return tr("counted") if value else tr("not counted")
        case "passed_out":
            return tr(PASSED_OUT[str(value)]) if value in PASSED_OUT else ""
        case _:
            # The usual way of sitting out is not written in a session file.
            return tr(ROTATION[str(value or "written")])


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
            "planned_deals",
            "planned deals",
            "planned deals {what}",
            lambda session: session.sheet.planned_deals,
        ),
        Field("rules", "rules", "rules {what}", rules, in_words=rule_words),
    )
