"""What was changed in a session's heading, in plain words: names, date, place, plan, rules."""

from __future__ import annotations

from chicago_gui.games.russian.wording import PASSED_OUT, ROTATION, targets_words
from chicago_gui.sheet.history_line import Entry
from chicago_gui.sheet.words import tr

ARROW = "→"


def change(before: str, after: str) -> str:
    """Return a value as it was and as it is: `12 → 11`; alone when there is only one."""
    if not after:
        return tr("{value} taken back").format(value=before)
    return f"{before} {ARROW} {after}" if before else after


def heading_words(entry: Entry) -> str:
    """Return the words for one entry of the heading."""
    match entry.path:
        case ("date",):
            return tr("date {what}").format(what=_both(entry))
        case ("place",):
            return tr("place {what}").format(what=_both(entry))
        case ("players",):
            return _names(entry)
        case ("planned_deals",):
            return tr("planned deals {what}").format(what=_both(entry))
        case ("rules", rule):
            return _rule(rule, entry)
        case _:
            return _both(entry)


def _both(entry: Entry) -> str:
    before, after = ("" if each is None else str(each) for each in (entry.before, entry.after))
    return change(before, after)


def _names(entry: Entry) -> str:
    """Return who is written otherwise now; the names that stay are not repeated."""
    before, after = entry.before, entry.after
    if not isinstance(before, list) or not isinstance(after, list):
        return tr("players {what}").format(what=_both(entry))
    told = [
        change(str(old), str(new)) for old, new in zip(before, after, strict=False) if old != new
    ]
    return tr("name {what}").format(what=", ".join(told))


def _rule(rule: str, entry: Entry) -> str:
    words = [_rule_value(rule, value) for value in (entry.before, entry.after)]
    what = change(*words)
    match rule:
        case "targets":
            return tr("targets: {what}").format(what=what)
        case "passed_out":
            return tr("a passed-out deal: {what}").format(what=what)
        case "honours":
            return tr("honours: {what}").format(what=what)
        case _:
            return tr("who sits out: {what}").format(what=what)


def _rule_value(rule: str, value: object) -> str:
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
