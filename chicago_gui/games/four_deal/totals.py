"""Everything that is worked out of an evening of four-deal Chicago: deals, rounds, account, view.

The rules are those of Chicago as the group's two sheets have them: part-scores either carried
within the round (the published rules) or paid 50 each (the Friday group's crib sheet).
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum, unique
from functools import partial

from chicago_gui.games.four_deal.session import (
    DEALS,
    Partscores,
    Round,
    Rules,
    Session,
    Vulnerable,
)
from chicago_gui.scoring import GAME_POINTS, game_bonus, settled
from chicago_gui.sheet.partnerships import side_of
from chicago_gui.sheet.sittings import view
from chicago_gui.sheet.sittings.totals import (
    NOTHING,
    DealLine,
    EveningTotals,
    SittingTotals,
    Two,
    Worth,
    account,
    both,
    plus,
    worth,
)

_PARTSCORE = 50
_LAST_PARTSCORE = 100


@unique
class Bonus(Enum):
    """What a deal was paid for beside its tricks."""

    GAME = "game"
    PARTSCORE = "part-score"
    LAST_PARTSCORE = "part-score on the last deal"


class RoundTotals(SittingTotals[Round, DealLine]):
    """A round line by line; settled when it is complete."""

    @property
    def round(self) -> Round:
        """The round itself."""
        return self.sitting


class Totals(EveningTotals[RoundTotals]):
    """The rounds in order, and the account of the evening."""

    @property
    def rounds(self) -> tuple[RoundTotals, ...]:
        """The rounds in order."""
        return self.sittings


def totals(session: Session) -> Totals:
    """Work everything out."""
    rounds = tuple(round_totals(each, session.rules) for each in session.rounds)
    settlings = ((each.round.sides, each.settled) for each in rounds)
    return Totals(rounds, account(session.players, settlings))


def round_totals(each: Round, rules: Rules) -> RoundTotals:
    """Work out one round."""
    lines = tuple(_lines(each, rules))
    known = [line.total for line in lines if line.total is not None]
    total = known[-1] if known else NOTHING
    won = settled(total[0] - total[1], rules.settle) if each.complete else None
    return RoundTotals(each, lines, total, won)


def vulnerability(each: Round, number: int, rules: Rules) -> tuple[bool, bool]:
    """Return which side is vulnerable on deal `number`, 1 to 4, of a round.

    On deal 1 nobody is, on deal 4 everybody; on 2 and 3 dealer's side or, by the other rule,
    the defenders.
    """
    if number in (1, DEALS):
        return (number == DEALS, number == DEALS)
    side = side_of(each.sides, each.dealer_of(number))
    if rules.vulnerable is Vulnerable.DEFENDERS:
        side = 1 - side
    return (side == 0, side == 1)


def _lines(each: Round, rules: Rules) -> Iterator[DealLine]:
    carried, total = NOTHING, NOTHING
    known = True
    for number, deal in zip(each.numbers, each.deals, strict=True):
        vulnerable = vulnerability(each, number, rules)
        # While a deal has no result nobody can say what the part-scores after it are worth.
        won = worth(deal, each.sides, vulnerable) if known else None
        bonus, points = (None, 0) if won is None else _bonus(won, number, carried, rules)
        below = NOTHING if won is None else won.below
        above = NOTHING if won is None else plus(won.above, won.side, points)
        total = both(total, both(below, above))
        yield DealLine(
            number=number,
            dealer=each.dealer_of(number),
            deal=deal,
            vulnerable=vulnerable,
            worth=won,
            carried=carried,
            bonus=bonus,
            bonus_points=points,
            below=below,
            above=above,
            total=total if known else None,
        )
        if rules.partscores is Partscores.CARRY:
            carried = NOTHING if bonus is Bonus.GAME else both(carried, below)
        known = known and deal.over


def _bonus(won: Worth, number: int, carried: Two, rules: Rules) -> tuple[Bonus | None, int]:
    """Return what a deal is paid for, and its points; part-scores before it are `carried`."""
    if not won.parts.below:
        return None, 0
    if carried[won.side] + won.parts.below >= GAME_POINTS:
        return Bonus.GAME, game_bonus(won.vulnerable)
    if rules.partscores is Partscores.BONUS:
        return Bonus.PARTSCORE, _PARTSCORE
    if number == DEALS:
        return Bonus.LAST_PARTSCORE, _LAST_PARTSCORE
    return None, 0


View = view.View[Session, RoundTotals]


def reveal(session: Session) -> View:
    """Return what everybody may know of the evening."""
    return view.revealed(session, totals(session), partial(round_totals, rules=session.rules))
