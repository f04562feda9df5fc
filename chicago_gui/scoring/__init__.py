"""The scoring model: the laws and tables of the game as pure functions on frozen values."""

from .contract import ALL_BIDS, Contract, Denomination, Doubling
from .honours import HONOUR_POINTS, check_honours
from .imp_table import IMP_THRESHOLDS, imps
from .outcomes import Outcome, judge
from .refused import Reason, Refused
from .result import parse_result, result_text
from .scores import score
from .targets import HOUSE, NAMED_TABLES, OFFICIAL, TargetTable, target

__all__ = [
    "ALL_BIDS",
    "HONOUR_POINTS",
    "HOUSE",
    "IMP_THRESHOLDS",
    "NAMED_TABLES",
    "OFFICIAL",
    "Contract",
    "Denomination",
    "Doubling",
    "Outcome",
    "Reason",
    "Refused",
    "TargetTable",
    "check_honours",
    "imps",
    "judge",
    "parse_result",
    "result_text",
    "score",
    "target",
]
