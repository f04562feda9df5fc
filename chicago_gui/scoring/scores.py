"""The score of a deal: its parts below and above the line, honours, and the duplicate score.

All games share these parts. They differ in the bonus for a game or a part-score, so the parts do
not include these two. This module also settles a difference in points, exactly or in hundreds.
"""

from __future__ import annotations

from enum import Enum, unique

from chicago_gui.record import Record

from .contract import Contract, Denomination, Doubling
from .refused import (
    Misuse,
    Refused,
    as_figure,
    check_choice,
    check_tricks,
    check_vulnerable,
)

GAME_POINTS = 100
"""The points below the line that make a game."""

# Pairs are (not vulnerable, vulnerable), so that the vulnerability is the index.
_GAME = (300, 500)
_SMALL_SLAM = (500, 750)
_GRAND_SLAM = (1000, 1500)
_FACTOR = {Doubling.UNDOUBLED: 1, Doubling.DOUBLED: 2, Doubling.REDOUBLED: 4}
_INSULT = {Doubling.UNDOUBLED: 0, Doubling.DOUBLED: 50, Doubling.REDOUBLED: 100}
_OVERTRICK_DOUBLED = (100, 200)
_UNDERTRICK = (50, 100)
_FIRST_UNDERTRICKS_DOUBLED = ((100, 200, 200), (200, 300, 300))
_LATER_UNDERTRICK_DOUBLED = 300


class ScoreParts(Record):
    """The parts of a deal's score in points; none is negative.

    `below` are the trick points of a contract made. `overtricks`, `insult` (for making a doubled
    contract) and `slam` go above the line to declarer's side, `undertricks` to the defenders.
    """

    below: int = 0
    overtricks: int = 0
    insult: int = 0
    slam: int = 0
    undertricks: int = 0

    @property
    def above(self) -> int:
        """The points of declarer's side above the line."""
        return self.overtricks + self.insult + self.slam


def parts(contract: Contract, tricks: int, vulnerable: bool) -> ScoreParts:
    """Return the parts of a deal's score (Law 77; the same as on the crib sheet).

    `tricks` (0 to 13) and `vulnerable` are those of declarer's side. Raises `Refused` if
    `contract` is not a contract (`NO_CONTRACT`), for other tricks (`OUTSIDE`), or if `vulnerable`
    is not a bool (`VULNERABLE`).
    """
    if not isinstance(contract, Contract):
        raise Refused(Misuse.NO_CONTRACT, value=as_figure(contract))
    check_tricks(tricks)
    check_vulnerable(vulnerable)
    over = tricks - contract.needed
    if over < 0:
        return ScoreParts(undertricks=_penalty(-over, contract.doubling, vulnerable))
    return ScoreParts(
        below=_trick_points(contract),
        overtricks=over * _overtrick_points(contract, vulnerable),
        insult=_INSULT[contract.doubling],
        slam=_slam(contract.level, vulnerable),
    )


def game_bonus(vulnerable: bool) -> int:
    """Return the bonus for a single game: 300, or 500 if vulnerable.

    Duplicate (Law 77) and four-deal Chicago (the crib sheet) pay it; rubber bridge pays only for
    the rubber. Raises `Refused` if `vulnerable` is not a bool (`VULNERABLE`).
    """
    check_vulnerable(vulnerable)
    return _GAME[vulnerable]


def _trick_points(contract: Contract) -> int:
    """Return the trick points of a contract made (Law 77).

    A trick is worth 20 in a minor and 30 in a major; at no trump the first is worth 40, each other
    30. A double multiplies by 2, a redouble by 4.
    """
    each = 20 if contract.denomination.is_minor else 30
    first_extra = 10 if contract.denomination is Denomination.NOTRUMP else 0
    return (contract.level * each + first_extra) * _FACTOR[contract.doubling]


def _overtrick_points(contract: Contract, vulnerable: bool) -> int:
    """Return the points for one overtrick (Law 77).

    That is the trick value; if doubled, it depends on the vulnerability. At no trump it is 30,
    because the first trick, worth 40, is never an overtrick.
    """
    if contract.doubling is Doubling.UNDOUBLED:
        return 20 if contract.denomination.is_minor else 30
    return _OVERTRICK_DOUBLED[vulnerable] * _FACTOR[contract.doubling] // 2


def _slam(level: int, vulnerable: bool) -> int:
    """Return the bonus for a slam bid and made (Law 77)."""
    if level == 6:
        return _SMALL_SLAM[vulnerable]
    return _GRAND_SLAM[vulnerable] if level == 7 else 0


def _penalty(undertricks: int, doubling: Doubling, vulnerable: bool) -> int:
    """Return the defenders' points for this many undertricks (Law 77).

    Doubled and not vulnerable, the second and third cost 200 each, and from the fourth on 300
    each; older tables lack this last step. Redoubled is twice doubled.
    """
    if doubling is Doubling.UNDOUBLED:
        return undertricks * _UNDERTRICK[vulnerable]
    first = _FIRST_UNDERTRICKS_DOUBLED[vulnerable][:undertricks]
    later = undertricks - len(first)
    doubled = sum(first) + later * _LATER_UNDERTRICK_DOUBLED
    return doubled * _FACTOR[doubling] // 2


# 100 for four of the five trump honours in one hand; 150 for all five, or four aces at no trump.
HONOUR_POINTS = (100, 150)


def honours_in(contract: Contract | None) -> tuple[int, ...]:
    """Return the points that honours can have in this contract; `None` is still unknown.

    As in rubber bridge (the crib sheet), they are 100 or 150 in a suit contract, and at no trump
    150 for four aces.
    """
    if contract is not None and contract.denomination is Denomination.NOTRUMP:
        return HONOUR_POINTS[-1:]
    return HONOUR_POINTS


def check_honours(points: int, contract: Contract | None) -> None:
    """Raise `Refused` for points that are not possible as honours in this contract."""
    check_choice("honours", points, *honours_in(contract))


PART_SCORE = 50
"""The bonus for a part-score in duplicate."""


def score(contract: Contract, tricks: int, vulnerable: bool) -> int:
    """Return the duplicate score of a deal for declarer's side; negative if it goes down (Law 77).

    Arguments and errors are those of `parts`. Honours are not included; `outcomes.judge` adds
    them.
    """
    won = parts(contract, tricks, vulnerable)
    if not won.below:
        return -won.undertricks
    bonus = game_bonus(vulnerable) if won.below >= GAME_POINTS else PART_SCORE
    return won.below + won.above + bonus


HUNDRED = 100
"""The points of one unit if a session is settled in hundreds."""


@unique
class Settling(Enum):
    """How a difference is rounded when it is settled; files contain the values.

    `FIFTY_DOWN` follows the crib sheet: "rounded to the nearest hundred (fifty rounds down)".
    """

    EXACT = "exact"
    FIFTY_DOWN = "50-down"
    FIFTY_UP = "50-up"


def settled(difference: int, settling: Settling) -> int:
    """Return what a side that is `difference` points ahead gets, in points or in hundreds.

    For a negative difference it pays the same: the absolute value is rounded, so both sides sum
    to zero.
    """
    if settling is Settling.EXACT:
        return difference
    half = HUNDRED // 2
    up = half if settling is Settling.FIFTY_UP else half - 1
    size = (abs(difference) + up) // HUNDRED
    return size if difference > 0 else -size
