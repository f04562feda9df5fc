"""Everything that is worked out of an evening of rubber bridge: deals, rubbers, account, view.

The rules are the Laws of rubber bridge (since 1993) as the crib sheet has them.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum, unique
from functools import partial

from chicago_gui.games.rubber.session import GAMES, Rubber, Rules, Session
from chicago_gui.record import Record
from chicago_gui.scoring import GAME_POINTS, settled
from chicago_gui.sheet.sittings import view
from chicago_gui.sheet.sittings.totals import (
    NOTHING,
    DealLine,
    EveningTotals,
    SittingTotals,
    Two,
    account,
    both,
    plus,
    worth,
)

_RUBBER_TWO_NIL = 700
_RUBBER_TWO_ONE = 500


@unique
class Bonus(Enum):
    """What a deal was paid for beside its tricks."""

    RUBBER_TWO_NIL = "rubber, the other side without a game"
    RUBBER_TWO_ONE = "rubber, a game each before"


class RubberLine(DealLine):
    """One line of the pad; `games` are those of each side so far, `None` where not known.

    `game` says that this deal completes a game, under which the line is drawn.
    """

    games: Two | None
    game: bool


class Premium(Record):
    """What a stopped rubber pays each side, for a game and for a part-score."""

    game: Two
    partscore: Two

    @property
    def points(self) -> Two:
        """Both together."""
        return both(self.game, self.partscore)


class RubberTotals(SittingTotals[Rubber, RubberLine]):
    """A rubber line by line; `total` are each side's points so far, any premium with them.

    `carried` are the part-scores in the unfinished game. `won` is the side with two games.
    `premium` is there for a stopped rubber only, `settled` (what each of side 1 gets) for one
    that is won or stopped; neither while a deal has no result.
    """

    games: Two
    carried: Two
    won: int | None
    premium: Premium | None

    @property
    def rubber(self) -> Rubber:
        """The rubber itself."""
        return self.sitting


class Totals(EveningTotals[RubberTotals]):
    """The rubbers in order, and the account of the evening."""

    @property
    def rubbers(self) -> tuple[RubberTotals, ...]:
        """The rubbers in order."""
        return self.sittings


def totals(session: Session) -> Totals:
    """Work everything out."""
    rubbers = tuple(rubber_totals(each, session.rules) for each in session.rubbers)
    settlings = ((each.rubber.sides, each.settled) for each in rubbers)
    return Totals(rubbers, account(session.players, settlings))


def rubber_totals(each: Rubber, rules: Rules) -> RubberTotals:
    """Work out one rubber."""
    lines = tuple(_lines(each))
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


def _lines(each: Rubber) -> Iterator[RubberLine]:
    carried, games, total = NOTHING, NOTHING, NOTHING
    known = True
    for number, deal in zip(each.numbers, each.deals, strict=True):
        vulnerable = (games[0] > 0, games[1] > 0)
        # While a deal has no result nobody can say who is vulnerable after it.
        won = worth(deal, each.sides, vulnerable) if known else None
        below = NOTHING if won is None else won.below
        above = NOTHING if won is None else won.above
        game = won is not None and carried[won.side] + won.parts.below >= GAME_POINTS
        bonus, points = None, 0
        if won is not None and game:
            games = plus(games, won.side, 1)
            if games[won.side] == GAMES:
                bonus, points = _rubber_bonus(games)
                above = plus(above, won.side, points)
        total = both(total, both(below, above))
        yield RubberLine(
            number=number,
            dealer=each.dealer_of(number),
            deal=deal,
            vulnerable=vulnerable if known else None,
            worth=won,
            carried=carried,
            bonus=bonus,
            bonus_points=points,
            below=below,
            above=above,
            total=total if known else None,
            games=games if known else None,
            game=game,
        )
        # The line drawn under a game cuts off the part-scores of both sides.
        carried = NOTHING if game else both(carried, below)
        known = known and deal.over


def _rubber_bonus(games: Two) -> tuple[Bonus, int]:
    """Return what winning the rubber is paid: 700 when the other side has no game, else 500."""
    if 0 in games:
        return Bonus.RUBBER_TWO_NIL, _RUBBER_TWO_NIL
    return Bonus.RUBBER_TWO_ONE, _RUBBER_TWO_ONE


def _premium(games: Two, carried: Two, rules: Rules) -> Premium:
    """Return what a stopped rubber pays: for a game and a part-score that one side alone has."""
    return Premium(
        _alone(games, rules.unfinished_game), _alone(carried, rules.unfinished_partscore)
    )


def _alone(held: Two, points: int) -> Two:
    """Return `points` for the side that alone holds something."""
    return (points if held[0] and not held[1] else 0, points if held[1] and not held[0] else 0)


View = view.View[Session, RubberTotals]


def reveal(session: Session) -> View:
    """Return what everybody may know of the evening."""
    return view.revealed(session, totals(session), partial(rubber_totals, rules=session.rules))
