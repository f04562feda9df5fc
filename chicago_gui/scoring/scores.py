"""What a deal is worth: its parts below and above the line, honours, and the duplicate score.

Every game is made of the same parts and differs in what it pays for a game or a part-score, so
those two bonuses are not among them. A difference in points is settled between four people exactly,
or in whole hundreds.
"""

from __future__ import annotations

from enum import Enum, unique

from chicago_gui.record import Record

from .contract import Contract, Denomination, Doubling, check_contract
from .refused import (
    Misuse,
    Refused,
    ScoringReason,
    as_figure,
    check_tricks,
    check_vulnerable,
    is_count,
)

GAME_POINTS = 100
"""So many points below the line are a game."""

# In the order (not vulnerable, vulnerable), to be indexed with the vulnerability itself.
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
    """What one deal is worth in points, part by part; none of them is negative.

    `below` are the trick points of a contract made, `overtricks`, `insult` and `slam` what
    declarer's side gets above the line, `undertricks` what the defenders get there instead.
    """

    below: int = 0
    overtricks: int = 0
    insult: int = 0
    slam: int = 0
    undertricks: int = 0

    @property
    def above(self) -> int:
        """What declarer's side gets above the line."""
        return self.overtricks + self.insult + self.slam


def parts(contract: Contract, tricks: int, vulnerable: bool) -> ScoreParts:
    """Return the parts of a deal's score (Law 77; the crib sheet has the same).

    Arguments: the contract; the tricks declarer's side took, 0 to 13; whether declarer's side is
    vulnerable (the opponents' vulnerability never counts). Refused: what is no contract
    (`NO_CONTRACT`), other tricks (`TRICKS`), a vulnerability but True and False (`VULNERABLE`).
    """
    check_contract(contract)
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
    """Return the points for a game where each is paid by itself: 300, or 500 when vulnerable.

    So in duplicate (Law 77) and in four-deal Chicago (the crib sheet); in rubber bridge only the
    rubber is paid. Refused: a vulnerability but True and False (`VULNERABLE`).
    """
    check_vulnerable(vulnerable)
    return _GAME[vulnerable]


def _trick_points(contract: Contract) -> int:
    """Points for the tricks bid and made, doubled and redoubled with the contract.

    Law 77: 20 a trick in a minor, 30 in a major, in no trump 40 for the first and 30 for each next.
    """
    each = 20 if contract.denomination.is_minor else 30
    first_extra = 10 if contract.denomination is Denomination.NOTRUMP else 0
    return (contract.level * each + first_extra) * _FACTOR[contract.doubling]


def _overtrick_points(contract: Contract, vulnerable: bool) -> int:
    """Points for one overtrick: the trick value, or by vulnerability once doubled (Law 77).

    Every overtrick in no trump is worth 30: the first trick, the one of 40, is always among those
    bid.
    """
    if contract.doubling is Doubling.UNDOUBLED:
        return 20 if contract.denomination.is_minor else 30
    return _OVERTRICK_DOUBLED[vulnerable] * _FACTOR[contract.doubling] // 2


def _slam(level: int, vulnerable: bool) -> int:
    """Points for a slam bid and made (Law 77)."""
    if level == 6:
        return _SMALL_SLAM[vulnerable]
    return _GRAND_SLAM[vulnerable] if level == 7 else 0


def _penalty(undertricks: int, doubling: Doubling, vulnerable: bool) -> int:
    """Points to the defenders for a contract that is this many tricks down (Law 77).

    Doubled and not vulnerable the second and third cost 200 and each from the fourth on 300: the
    step that older tables leave out. Redoubled is twice doubled.
    """
    if doubling is Doubling.UNDOUBLED:
        return undertricks * _UNDERTRICK[vulnerable]
    first = _FIRST_UNDERTRICKS_DOUBLED[vulnerable][:undertricks]
    later = undertricks - len(first)
    doubled = sum(first) + later * _LATER_UNDERTRICK_DOUBLED
    return doubled * _FACTOR[doubling] // 2


# Four of the five trump honours in one hand; all five, or in no trump the four aces.
HONOUR_POINTS = (100, 150)


def check_honours(points: int, contract: Contract) -> None:
    """Refuse points for honours that no hand can hold in this contract.

    In a suit contract honours are 100 or 150 points (else `HONOURS`), in no trump 150 only (else
    `HONOURS_NOTRUMP`): the honours of rubber bridge, as the crib sheet has them. What is no
    contract is refused too (`NO_CONTRACT`).
    """
    check_contract(contract)
    if not any(is_count(points, honour, honour) for honour in HONOUR_POINTS):
        raise Refused(ScoringReason.HONOURS, points=as_figure(points))
    if contract.denomination is Denomination.NOTRUMP and points != HONOUR_POINTS[-1]:
        raise Refused(ScoringReason.HONOURS_NOTRUMP, points=points)


_PART_SCORE = 50


def score(contract: Contract, tricks: int, vulnerable: bool) -> int:
    """Score of a deal in points, positive or negative as seen by declarer's side (Law 77).

    Arguments: the contract; the tricks declarer's side took, 0 to 13; whether declarer's side is
    vulnerable (the opponents' vulnerability never counts). Refused: what `parts` refuses.
    Honours are not in it: they are `outcomes`' matter.
    """
    won = parts(contract, tricks, vulnerable)
    if not won.below:
        return -won.undertricks
    bonus = game_bonus(vulnerable) if won.below >= GAME_POINTS else _PART_SCORE
    return won.below + won.above + bonus


HUNDRED = 100
"""So many points are one where an evening is settled in whole hundreds."""
_MOST = 10**9


@unique
class Settling(Enum):
    """What becomes of the last fifty; the value is the form in files.

    `FIFTY_DOWN` is the crib sheet's: "rounded to the nearest hundred (fifty rounds down)".
    """

    EXACT = "exact"
    FIFTY_DOWN = "50-down"
    FIFTY_UP = "50-up"


def settled(difference: int, settling: Settling) -> int:
    """Return what a side that is `difference` points ahead gets, in points or in whole hundreds.

    A side that is behind pays the same: only the size is rounded, so the two sides sum to zero.
    Refused (`DIFFERENCE`): what is no whole number of points, or no size any evening reaches.
    """
    whole = isinstance(difference, int) and not isinstance(difference, bool)
    if not whole or abs(difference) > _MOST:
        raise Refused(Misuse.DIFFERENCE, difference=as_figure(difference))
    if settling is Settling.EXACT:
        return difference
    half = HUNDRED // 2
    up = half if settling is Settling.FIFTY_UP else half - 1
    size = (abs(difference) + up) // HUNDRED
    return size if difference > 0 else -size
