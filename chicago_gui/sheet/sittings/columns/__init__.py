"""The columns that every game with sittings has: deal, dealer, Z, contract, by, result, honours."""

from chicago_gui.sheet.sittings.columns.base import SittingColumn
from chicago_gui.sheet.sittings.columns.contract import ContractBid
from chicago_gui.sheet.sittings.columns.line import DEALER, DIFFERENCE, ZONE, Figure, Number
from chicago_gui.sheet.sittings.columns.play import BY, HONOURS, RESULT

__all__ = [
    "BY",
    "DEALER",
    "DIFFERENCE",
    "HONOURS",
    "RESULT",
    "ZONE",
    "ContractBid",
    "Figure",
    "Number",
    "SittingColumn",
]
