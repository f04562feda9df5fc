"""The scoring model: the laws and tables of the game as pure functions on frozen values."""

from .contract import ALL_BIDS, Contract, Denomination, Doubling
from .honours import HONOUR_POINTS, check_honours
from .imp_table import IMP_THRESHOLDS, imps
from .outcomes import Outcome, judge
from .parts import GAME_POINTS, Parts, game_bonus, parts
from .refused import Reason, Refused
from .result import parse_result, result_text
from .scores import score
from .settling import Settling, settled
from .targets import HOUSE, NAMED_TABLES, OFFICIAL, TargetTable, target

__all__ = [
    "ALL_BIDS",
    "GAME_POINTS",
    "HONOUR_POINTS",
    "HOUSE",
    "IMP_THRESHOLDS",
    "NAMED_TABLES",
    "OFFICIAL",
    "Contract",
    "Denomination",
    "Doubling",
    "Outcome",
    "Parts",
    "Reason",
    "Refused",
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
