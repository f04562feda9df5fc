"""An evening of rubber bridge: its rules, rubbers, changes and totals.

The rules are the Laws of Rubber Bridge of 1993 as on the group's crib sheet.
"""

from __future__ import annotations

from enum import Enum, unique
from typing import ClassVar

from chicago_gui.record import Record, replace
from chicago_gui.scoring import Refused, settled
from chicago_gui.sheet.fields import Entry, Field
from chicago_gui.sheet.rules import RuleTable, points
from chicago_gui.sheet.session_file import FilePlace
from chicago_gui.sheet.sittings import model, totals
from chicago_gui.sheet.sittings.changes import (
    BeginSitting,
    InsertDeal,
    SittingChange,
    changed,
    check_none_in_play,
    sitting_at,
    with_sitting,
)
from chicago_gui.sheet.sittings.file import SittingFile
from chicago_gui.sheet.sittings.totals import (
    NOTHING,
    SittingTotals,
    Two,
    Worth,
    both,
    deal_lines,
)
from chicago_gui.sheet.words import later, tr

GAMES = 2
"""The number of games that win a rubber."""

_MOST_PREMIUM = 1000
"""The highest premium for an unfinished game or part-score."""


class Rules(model.Rules):
    """The rules of one evening, with the premiums of a stopped rubber in points.

    `unfinished_game` goes to the only side with a game, `unfinished_partscore` to the only side
    with a part-score in the unfinished game (50 before 1993).
    """

    unfinished_game: int = 300
    unfinished_partscore: int = 100


RULES = RuleTable(
    Rules,
    points(
        "unfinished_game",
        later("Game in an unfinished rubber"),
        (300, 0),
        later("{points} for a game in an unfinished rubber"),
        later("For the only side with a game when the rubber stops."),
        _MOST_PREMIUM,
        always=True,
    ),
    points(
        "unfinished_partscore",
        later("Part-score in an unfinished rubber"),
        (100, 50, 0),
        later("{points} for a part-score in an unfinished rubber"),
        later("For the only side with a part-score in the unfinished game; 50 before 1993."),
        _MOST_PREMIUM,
        always=True,
    ),
    *model.RULES,
)
"""How the rules are read, written, checked, chosen and described."""


class Rubber(model.Sitting):
    """One rubber; `stopped` if the players ended it before it was won."""

    stopped: bool = False


class Session(model.Evening[Rules, Rubber]):
    """One evening."""

    game: ClassVar = "rubber"
    sitting_type: ClassVar = Rubber


_RUBBER_TWO_NIL = 700
_RUBBER_TWO_ONE = 500


@unique
class Bonus(Enum):
    """What a deal was paid for besides its tricks."""

    RUBBER_TWO_NIL = "rubber, the other side without a game"
    RUBBER_TWO_ONE = "rubber, a game each before"


class Premium(Record):
    """What a stopped rubber pays each side, for a game and for a part-score."""

    game: Two
    partscore: Two

    @property
    def points(self) -> Two:
        """The sum of both for each side."""
        return both(self.game, self.partscore)


class RubberTotals(SittingTotals[Rubber]):
    """A rubber line by line; `total` are each side's points so far, including premiums.

    `carried` are the part-scores in the unfinished game. `won` is the side with two games.
    `premium` is set if the rubber was stopped. `settled` is what each player of side 1 gets if it
    was won or stopped. Both are `None` while a deal has no result.
    """

    games: Two
    carried: Two
    won: int | None
    premium: Premium | None


def rubber_totals(each: Rubber, rules: Rules) -> RubberTotals:
    """Compute one rubber."""
    lines = tuple(deal_lines(each, _vulnerable, _bonus))
    games, carried, total = NOTHING, NOTHING, NOTHING
    for line in lines:
        if line.games is not None and line.total is not None:
            games, total = line.games, line.total
            carried = NOTHING if line.game else both(line.carried, line.below)
    won = games.index(GAMES) if GAMES in games else None
    premium = None
    if each.stopped and won is None and each.in_play is None:
        premium = _premium(games, carried, rules)
        total = both(total, premium.points)
    ended = won is not None or premium is not None
    settles = settled(total[0] - total[1], rules.settle) if ended else None
    return RubberTotals(each, lines, total, settles, games, carried, won, premium)


def _vulnerable(_: int, games: Two | None) -> tuple[bool, bool] | None:
    """Return which sides are vulnerable: those with a game; `None` if it is unknown."""
    return None if games is None else (games[0] > 0, games[1] > 0)


def _bonus(won: Worth, _: int, games: Two | None) -> tuple[Bonus | None, int]:
    """Return the bonus for winning the rubber: 700 if the other side has no game, else 500."""
    if games is None or games[won.side] < GAMES:
        return None, 0
    if 0 in games:
        return Bonus.RUBBER_TWO_NIL, _RUBBER_TWO_NIL
    return Bonus.RUBBER_TWO_ONE, _RUBBER_TWO_ONE


def _premium(games: Two, carried: Two, rules: Rules) -> Premium:
    """Return the premium of a stopped rubber, for what one side alone has."""
    return Premium(
        _alone(games, rules.unfinished_game), _alone(carried, rules.unfinished_partscore)
    )


def _alone(held: Two, points: int) -> Two:
    """Return `points` for the side that alone holds something."""
    return (points if held[0] and not held[1] else 0, points if held[1] and not held[0] else 0)


class StopRubber(Record):
    """Stops a rubber before it is won; with `stopped` false it continues."""

    sitting: int
    stopped: bool = True


@unique
class RubberReason(Enum):
    """Reasons of refusals as sentences."""

    WON_BEFORE = "delete the deals after deal {deal}, which wins the rubber: {later}"
    WON_STOPPED = "deal {deal} wins the rubber; it cannot be stopped"
    NOT_OVER = "the rubber is neither won nor stopped"
    STOPPED = "continue the rubber first: it is stopped"


def check_rubber(each: Rubber, rules: Rules) -> None:
    """Raise `Refused` if anything follows the deal that wins the rubber."""
    lines = rubber_totals(each, rules).lines
    for place, line in enumerate(lines, start=1):
        if line.games is None or GAMES not in line.games:
            continue
        if place < len(lines):
            later = dict.fromkeys(str(after.number) for after in lines[place:])
            raise Refused(RubberReason.WON_BEFORE, deal=line.number, later=", ".join(later))
        if each.stopped:
            raise Refused(RubberReason.WON_STOPPED, deal=line.number)


def _stopped_at(place: FilePlace) -> dict[str, bool]:
    if not place.truth():
        raise place.other("true")
    return {"stopped": True}


def _stopped_words(entry: Entry) -> str:
    return tr("stopped") if entry.after else tr("continued")


FILE = SittingFile(
    Session,
    "rubber",
    RULES,
    check_rubber,
    Field(
        "stopped",
        "stopped",
        "{name} {what}",
        lambda rubber: rubber.stopped or None,
        _stopped_at,
        in_words=_stopped_words,
    ),
)

View = totals.View[Session, RubberTotals]


Change = SittingChange | StopRubber


def changed_rubber(session: Session, change: Change) -> Session:
    """Return `session` after `change`, not yet checked; raises `Refused` if it is impossible."""
    match change:
        case StopRubber(index, stopped):
            rubber = sitting_at(session, index)
            check_none_in_play(rubber)
            after = with_sitting(session, index, replace(rubber, stopped=stopped))
        case _:
            after = changed(session, change)
            if not isinstance(change, InsertDeal):
                _check_not_after_stop(session, after)
    if isinstance(change, BeginSitting) and session.sittings:
        last = session.sittings[-1]
        if not last.stopped and rubber_totals(last, session.rules).won is None:
            raise Refused(RubberReason.NOT_OVER)
    return after


def _check_not_after_stop(before: Session, after: Session) -> None:
    """Raise `Refused` if a stopped rubber has a new deal."""
    # Rubbers that were not begun may be gone, if one of their players has left.
    for old, new in zip(before.sittings, after.sittings, strict=False):
        if old.stopped and len(new.deals) > len(old.deals):
            raise Refused(RubberReason.STOPPED)
