"""An evening of four-deal Chicago: its rules, rounds, changes and totals.

The rules are those of Chicago on the group's two sheets: part-scores are either carried within the
round (the published rules) or paid 50 each (the Friday group's crib sheet).
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum, unique
from typing import ClassVar

from chicago_gui.scoring import GAME_POINTS, Refused, game_bonus, settled
from chicago_gui.sheet.partnerships import side_of
from chicago_gui.sheet.rules import RuleTable, choice
from chicago_gui.sheet.sittings import model, view
from chicago_gui.sheet.sittings.changes import SittingChange, changed
from chicago_gui.sheet.sittings.file import SittingFile
from chicago_gui.sheet.sittings.totals import (
    NOTHING,
    DealLine,
    EveningTotals,
    SittingTotals,
    Two,
    Worth,
    both,
    evening_totals,
    plus,
    worth,
)
from chicago_gui.sheet.words import later

DEALS = 4
"""The number of counting deals in a round."""


@unique
class Partscores(Enum):
    """What a part-score is worth; the values are used in files.

    `CARRY`: it counts towards a game in the round, and gets 100 on the last deal. `BONUS`: it gets
    50 at once.
    """

    CARRY = "carry"
    BONUS = "bonus"


@unique
class Vulnerable(Enum):
    """Which side is vulnerable on deals 2 and 3; the values are used in files."""

    DEALER = "dealer"
    DEFENDERS = "defenders"


class Rules(model.Rules):
    """The rules of one evening."""

    partscores: Partscores = Partscores.CARRY
    vulnerable: Vulnerable = Vulnerable.DEALER


RULES = RuleTable(
    Rules,
    choice(
        "partscores",
        later("Part-scores"),
        {
            Partscores.CARRY: later("part-scores are carried"),
            Partscores.BONUS: later("part-scores get 50 each"),
        },
        {
            Partscores.CARRY: later(
                "Part-scores of a round add up to a game. On deal 4 a part-score without "
                "game gets 100."
            ),
            Partscores.BONUS: later("Each part-score gets 50 at once; nothing is carried."),
        },
        always=True,
    ),
    choice(
        "vulnerable",
        later("Vulnerable"),
        {
            Vulnerable.DEALER: later("dealer's side vulnerable on deals 2 and 3"),
            Vulnerable.DEFENDERS: later("dealer's opponents vulnerable on deals 2 and 3"),
        },
        always=True,
    ),
    *model.RULES,
)
"""How the rules are read, written, chosen and described."""


class Round(model.Sitting):
    """One round: four counting deals, and the passed-out deals among them."""

    @property
    def complete(self) -> bool:
        """Whether all four deals are over."""
        return self.counting >= DEALS and self.in_play is None


class Session(model.Evening[Rules, Round]):
    """One evening."""

    game: ClassVar = "four-deal"
    sitting_type: ClassVar = Round


_PARTSCORE = 50
_LAST_PARTSCORE = 100


@unique
class Bonus(Enum):
    """What a deal was paid for besides its tricks."""

    GAME = "game"
    PARTSCORE = "part-score"
    LAST_PARTSCORE = "part-score on the last deal"


class RoundTotals(SittingTotals[Round, DealLine]):
    """A round line by line; it is settled when it is complete."""


def round_totals(each: Round, rules: Rules) -> RoundTotals:
    """Compute one round."""
    lines = tuple(_lines(each, rules))
    known = [line.total for line in lines if line.total is not None]
    total = known[-1] if known else NOTHING
    won = settled(total[0] - total[1], rules.settle) if each.complete else None
    return RoundTotals(each, lines, total, won)


def vulnerability(each: Round, number: int, rules: Rules) -> tuple[bool, bool]:
    """Return which sides are vulnerable on deal `number`, 1 to 4, of a round.

    On deal 1 neither is, on deal 4 both are; on deals 2 and 3 it is the dealer's side or, by the
    other rule, the defenders'.
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
        # After a deal without a result the value of later part-scores is unknown.
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
    """Return the bonus of a deal and its points; `carried` are earlier part-scores."""
    if not won.parts.below:
        return None, 0
    if carried[won.side] + won.parts.below >= GAME_POINTS:
        return Bonus.GAME, game_bonus(won.vulnerable)
    if rules.partscores is Partscores.BONUS:
        return Bonus.PARTSCORE, _PARTSCORE
    if number == DEALS:
        return Bonus.LAST_PARTSCORE, _LAST_PARTSCORE
    return None, 0


@unique
class RoundReason(Enum):
    """Reasons of refusals as sentences."""

    ROUND_FULL = "a round has only four deals"


def check_round(each: Round, _: Rules) -> None:
    """Raise `Refused` if any deal, even a passed-out one, follows the fourth that counts."""
    too_many = sum(number > DEALS for number in each.numbers)
    if too_many:
        raise Refused(RoundReason.ROUND_FULL)


FILE = SittingFile(Session, "round", RULES, check_round)
check_session = FILE.check

View = view.View[Session, RoundTotals]


def totals(session: Session) -> EveningTotals[RoundTotals]:
    """Compute the totals of the evening."""
    return evening_totals(session, round_totals)


def reveal(session: Session) -> View:
    """Return the view of the evening."""
    return view.revealed(session, round_totals)


def apply(session: Session, change: SittingChange) -> Session:
    """Return `session` after `change`.

    Raises `Refused` with a reason if the change is not possible; `session` itself never changes.
    """
    after = changed(session, change)
    check_session(after)
    return after
