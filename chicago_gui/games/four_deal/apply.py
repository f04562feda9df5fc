"""The changes to an evening of four-deal Chicago, and the one door that takes or refuses each."""

from __future__ import annotations

from enum import Enum, unique

from chicago_gui.games.four_deal.session import DEALS, Round, Rules, Session
from chicago_gui.record import Record, replace
from chicago_gui.scoring import Refused
from chicago_gui.sheet.partnerships import Sides
from chicago_gui.sheet.sittings.changes import SittingChange, begun, changed, without_last
from chicago_gui.sheet.sittings.model import check_evening


class BeginRound(Record):
    """Four sit down to the next round; `dealer` deals first."""

    sides: Sides
    dealer: str


class RemoveRound(Record):
    """The last round was begun by mistake; nothing has been dealt in it."""


class ChangeRules(Record):
    """The rules; every number is worked out again."""

    rules: Rules


Change = SittingChange | BeginRound | RemoveRound | ChangeRules


@unique
class RoundReason(Enum):
    """Reasons in the words of the game."""

    ROUND_FULL = "a round has four deals that count; {count} would come after them"


def apply(session: Session, change: Change) -> Session:
    """Return `session` after `change`.

    Raises `Refused` with a reason when the change cannot be; `session` itself never changes.
    """
    match change:
        case BeginRound(sides, dealer):
            after = begun(session, Round(sides, dealer))
        case RemoveRound():
            after = without_last(session)
        case ChangeRules(rules):
            after = replace(session, rules=rules)
        case _:
            after = changed(session, change)
    check_session(after)
    return after


def check_session(session: Session) -> None:
    """Raise `Refused` with the first reason why `session` cannot be; no place is named."""
    check_evening(session)
    for each in session.rounds:
        check_round(each, session.rules)


def check_round(each: Round, _: Rules) -> None:
    """Raise `Refused` when deals follow the four that make a round, passed out or not."""
    too_many = sum(number > DEALS for number in each.numbers)
    if too_many:
        raise Refused(RoundReason.ROUND_FULL, count=too_many)
