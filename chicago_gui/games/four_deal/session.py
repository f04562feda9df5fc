"""An evening of four-deal Chicago: its rules, rounds, changes and totals.

The rules are those of Chicago on the group's two sheets: part-scores are either carried within the
round (the published rules) or paid 50 each (the Friday group's crib sheet).
"""

from __future__ import annotations

from enum import Enum, unique
from typing import ClassVar

from chicago_gui.scoring import Refused, game_bonus, settled
from chicago_gui.sheet.partnerships import side_of
from chicago_gui.sheet.rules import RuleTable, choice
from chicago_gui.sheet.sittings import model, totals
from chicago_gui.sheet.sittings.file import SittingFile
from chicago_gui.sheet.sittings.totals import NOTHING, SittingTotals, Two, Worth, deal_lines
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
        {Partscores.CARRY: later("carried"), Partscores.BONUS: later("50 each")},
        {
            Partscores.CARRY: later(
                "Part-scores of a round add up to a game. On deal 4 a part-score without "
                "game gets 100."
            ),
            Partscores.BONUS: later("Each part-score gets 50 at once; nothing is carried."),
        },
        in_line={
            Partscores.CARRY: later("part-scores are carried"),
            Partscores.BONUS: later("part-scores get 50 each"),
        },
        always=True,
    ),
    choice(
        "vulnerable",
        later("Vulnerable"),
        {
            Vulnerable.DEALER: later("dealer's side on deals 2 and 3"),
            Vulnerable.DEFENDERS: later("dealer's opponents on deals 2 and 3"),
        },
        in_line={
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


RoundTotals = SittingTotals[Round]


def round_totals(each: Round, rules: Rules) -> RoundTotals:
    """Compute one round; it is settled when it is complete."""
    carries = rules.partscores is Partscores.CARRY
    lines = tuple(
        deal_lines(
            each,
            lambda number, _: vulnerability(each, number, rules),
            lambda won, number, games: _bonus(won, number, games, carries=carries),
            carries=carries,
        )
    )
    known = [line.total for line in lines if line.total is not None]
    total = known[-1] if known else NOTHING
    won = settled(total[0] - total[1], rules.settle) if each.complete else None
    return SittingTotals(each, lines, total, won)


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


def _bonus(
    won: Worth, number: int, games: Two | None, *, carries: bool
) -> tuple[Bonus | None, int]:
    """Return the bonus of a deal and its points; `games` is `None` unless it completes a game."""
    if not won.parts.below:
        return None, 0
    if games is not None:
        return Bonus.GAME, game_bonus(won.vulnerable)
    if not carries:
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

View = totals.View[Session, RoundTotals]
