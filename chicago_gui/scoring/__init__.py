"""Scoring: the laws and tables of bridge as pure functions on frozen values."""

from .contract import ALL_BIDS, Contract, Denomination, Doubling, parse_result, result_text
from .outcomes import (
    HOUSE,
    IMP_THRESHOLDS,
    NAMED_TABLES,
    OFFICIAL,
    Outcome,
    TargetTable,
    imps,
    judge,
    target,
)
from .refused import Misuse, Refused, ScoringReason
from .scores import (
    GAME_POINTS,
    HONOUR_POINTS,
    HUNDRED,
    ScoreParts,
    Settling,
    check_honours,
    game_bonus,
    parts,
    score,
    settled,
)

__all__ = [
    "ALL_BIDS",
    "GAME_POINTS",
    "HONOUR_POINTS",
    "HOUSE",
    "HUNDRED",
    "IMP_THRESHOLDS",
    "NAMED_TABLES",
    "OFFICIAL",
    "Contract",
    "Denomination",
    "Doubling",
    "Misuse",
    "Outcome",
    "Refused",
    "ScoreParts",
    "ScoringReason",
    "Settling",
    "TargetTable",
    "check_honours",
    "game_bonus",
    "imps",
    "judge",
    "parse_result",
    "parts",
    "result_text",
    "score",
    "settled",
    "target",
]
