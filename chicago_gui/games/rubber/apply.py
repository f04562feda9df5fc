"""The changes to an evening of rubber bridge, and the one door that takes or refuses each."""

from __future__ import annotations

from enum import Enum, unique

from chicago_gui.games.rubber.session import GAMES, MOST_PREMIUM, Rubber, Rules, Session
from chicago_gui.games.rubber.totals import rubber_totals
from chicago_gui.record import Record, replace
from chicago_gui.scoring import Refused
from chicago_gui.sheet.partnerships import Sides
from chicago_gui.sheet.sittings.changes import (
    InsertDeal,
    SittingChange,
    begun,
    changed,
    check_none_in_play,
    sitting_at,
    with_sitting,
    without_last,
)
from chicago_gui.sheet.sittings.model import check_evening


class BeginRubber(Record):
    """Four sit down to the next rubber; `dealer` deals first."""

    sides: Sides
    dealer: str


class RemoveRubber(Record):
    """The last rubber was begun by mistake; nothing has been dealt in it."""


class StopRubber(Record):
    """The four get up before the rubber is won, or (`stopped` false) go on with it after all."""

    sitting: int
    stopped: bool = True


class ChangeRules(Record):
    """The rules; every number is worked out again."""

    rules: Rules


Change = SittingChange | BeginRubber | RemoveRubber | StopRubber | ChangeRules


@unique
class RubberReason(Enum):
    """Reasons in the words of the game."""

    WON_BEFORE = "deal {deal} wins the rubber, and deals come after it: {later}"
    WON_STOPPED = "deal {deal} wins the rubber, so it cannot be stopped"
    NOT_OVER = "the rubber is neither won nor stopped"
    STOPPED = "the rubber is stopped; let it go on first"
    PREMIUM = "{rule} is {points} points; it is 0 to {most}"


def apply(session: Session, change: Change) -> Session:
    """Return `session` after `change`.

    Raises `Refused` with a reason when the change cannot be; `session` itself never changes.
    """
    match change:
        case BeginRubber(sides, dealer):
            after = begun(session, Rubber(sides, dealer))
            for last in session.rubbers[-1:]:
                if not last.stopped and rubber_totals(last, session.rules).won is None:
                    raise Refused(RubberReason.NOT_OVER)
        case RemoveRubber():
            after = without_last(session)
        case StopRubber(index, stopped):
            rubber = sitting_at(session, index)
            check_none_in_play(rubber)
            after = with_sitting(session, index, replace(rubber, stopped=stopped))
        case ChangeRules(rules):
            after = replace(session, rules=rules)
        case _:
            after = changed(session, change)
            if not isinstance(change, InsertDeal):
                _check_not_after_stop(session, after)
    check_session(after)
    return after


def check_session(session: Session) -> None:
    """Raise `Refused` with the first reason why `session` cannot be; no place is named."""
    check_rules(session.rules)
    check_evening(session)
    for each in session.rubbers:
        check_rubber(each, session.rules)


def check_rules(rules: Rules) -> None:
    """Raise `Refused` when a stopped rubber would pay what none does."""
    for rule, points in (
        ("unfinished game", rules.unfinished_game),
        ("unfinished part-score", rules.unfinished_partscore),
    ):
        if not 0 <= points <= MOST_PREMIUM:
            raise Refused(RubberReason.PREMIUM, rule=rule, points=points, most=MOST_PREMIUM)


def check_rubber(each: Rubber, rules: Rules) -> None:
    """Raise `Refused` when something follows the deal that wins the rubber."""
    lines = rubber_totals(each, rules).lines
    for place, line in enumerate(lines, start=1):
        if line.games is None or GAMES not in line.games:
            continue
        if place < len(lines):
            later = dict.fromkeys(str(after.number) for after in lines[place:])
            raise Refused(RubberReason.WON_BEFORE, deal=line.number, later=", ".join(later))
        if each.stopped:
            raise Refused(RubberReason.WON_STOPPED, deal=line.number)


def _check_not_after_stop(before: Session, after: Session) -> None:
    """Refuse a new deal in a rubber that is stopped."""
    # One that has not begun may be gone: whoever was to play it has left.
    for old, new in zip(before.rubbers, after.rubbers, strict=False):
        if old.stopped and len(new.deals) > len(old.deals):
            raise Refused(RubberReason.STOPPED)
