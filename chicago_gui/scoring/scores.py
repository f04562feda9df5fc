"""The score of one deal in bridge points, by Law 77 of duplicate bridge."""

from __future__ import annotations

from .contract import Contract
from .parts import GAME_POINTS, game_bonus, parts

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
