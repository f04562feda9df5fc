"""The columns of the house form, left to right."""

from chicago_gui.games.house.columns.base import ROWS, HouseColumn, Shown, four
from chicago_gui.games.house.columns.hands import DEAL, DECK, HCP, PLAYER, PREPARED_BY
from chicago_gui.games.house.columns.play import (
    CONTRACT,
    DIFFERENCE,
    IMPS,
    OPENS,
    PARTNERS,
    RESULT,
    SCORE,
    TARGET,
    TEAM_HCP,
    Z,
)

COLUMNS: tuple[HouseColumn, ...] = (
    DEAL,
    PREPARED_BY,
    DECK,
    HCP,
    PLAYER,
    PARTNERS,
    TEAM_HCP,
    Z,
    TARGET,
    OPENS,
    CONTRACT,
    RESULT,
    SCORE,
    DIFFERENCE,
    IMPS,
)

__all__ = [
    "COLUMNS",
    "CONTRACT",
    "DEAL",
    "DECK",
    "DIFFERENCE",
    "HCP",
    "IMPS",
    "OPENS",
    "PARTNERS",
    "PLAYER",
    "PREPARED_BY",
    "RESULT",
    "ROWS",
    "SCORE",
    "TARGET",
    "TEAM_HCP",
    "HouseColumn",
    "Shown",
    "Z",
    "four",
]
