"""The score of one deal in bridge points, by Law 77 of duplicate bridge."""

from __future__ import annotations

from .checks import check_tricks, check_vulnerable
from .contract import Contract, Denomination, Doubling, check_contract

# Law 77 in the order (not vulnerable, vulnerable), to be indexed with the vulnerability itself.
_PART_SCORE = 50
_GAME = (300, 500)
_SMALL_SLAM = (500, 750)
_GRAND_SLAM = (1000, 1500)
_FACTOR = {Doubling.UNDOUBLED: 1, Doubling.DOUBLED: 2, Doubling.REDOUBLED: 4}
_INSULT = {Doubling.UNDOUBLED: 0, Doubling.DOUBLED: 50, Doubling.REDOUBLED: 100}
_OVERTRICK_DOUBLED = (100, 200)
_UNDERTRICK = (50, 100)
_FIRST_UNDERTRICKS_DOUBLED = ((100, 200, 200), (200, 300, 300))
_LATER_UNDERTRICK_DOUBLED = 300


def _trick_points(contract: Contract) -> int:
    """Points for the tricks bid and made, doubled and redoubled with the contract; 100 is game.

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


def score(contract: Contract, tricks: int, vulnerable: bool) -> int:
    """Score of a deal in points, positive or negative as seen by declarer's side (Law 77).

    Arguments: the contract; the tricks declarer's side took, 0 to 13; whether declarer's side is
    vulnerable (the opponents' vulnerability never counts). Refused: what is no contract
    (`NO_CONTRACT`), other tricks (`TRICKS`), a vulnerability but True and False (`VULNERABLE`).
    Honours are not in it: they are `outcomes`' matter.
    """
    check_contract(contract)
    check_tricks(tricks)
    check_vulnerable(vulnerable)
    over = tricks - contract.needed
    if over < 0:
        return -_penalty(-over, contract.doubling, vulnerable)
    points = _trick_points(contract)
    bonus = _GAME[vulnerable] if points >= 100 else _PART_SCORE
    if contract.level == 6:
        bonus += _SMALL_SLAM[vulnerable]
    elif contract.level == 7:
        bonus += _GRAND_SLAM[vulnerable]
    overtricks = over * _overtrick_points(contract, vulnerable)
    return points + bonus + overtricks + _INSULT[contract.doubling]
