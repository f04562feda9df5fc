"""The columns of the form: order, heading, width in mm, and into how many parts a deal is cut."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from chicago_gui.sheet.words import tr

ROWS = 4
"""Every deal has a row for each deck; wider cells span two or all four."""


class Align(Enum):
    """Where a cell's text stands."""

    LEFT = "left"
    CENTRE = "centre"


@dataclass(frozen=True, slots=True)
class Spec:
    """One column: `parts` is 4 for a cell per deck, 2 per team, 1 per deal."""

    heading: str
    spoken: str
    width: float
    parts: int
    align: Align = Align.CENTRE

    @property
    def span(self) -> int:
        """How many of the deal's rows one of its cells covers."""
        return ROWS // self.parts


class Column(Enum):
    """The fifteen columns, left to right."""

    DEAL = 0
    PREPARED_BY = 1
    DECK = 2
    HCP = 3
    PLAYER = 4
    PARTNERS = 5
    TEAM_HCP = 6
    Z = 7
    TARGET = 8
    OPENS = 9
    CONTRACT = 10
    RESULT = 11
    SCORE = 12
    DIFFERENCE = 13
    IMPS = 14

    @property
    def spec(self) -> Spec:
        """How the column looks."""
        return _SPECS[self]


_SPECS = {
    Column.DEAL: Spec("Deal", "deal", 8.0, 1),
    Column.PREPARED_BY: Spec("Prepared by", "prepared by", 17.5, 1),
    Column.DECK: Spec("Deck", "deck", 8.5, 4),
    Column.HCP: Spec("HCP", "HCP", 9.0, 4),
    Column.PLAYER: Spec("Player", "player", 17.5, 4, Align.LEFT),
    Column.PARTNERS: Spec("Partners", "partners", 28.0, 2, Align.LEFT),
    Column.TEAM_HCP: Spec("HCP", "team HCP", 9.0, 2),
    Column.Z: Spec("Z", "vulnerable", 6.5, 2),
    Column.TARGET: Spec("Target", "target", 12.0, 2),
    Column.OPENS: Spec("Opens", "opening bid", 15.5, 1),
    Column.CONTRACT: Spec("Contract", "contract", 18.5, 1),
    Column.RESULT: Spec("Result", "result", 12.0, 1),
    Column.SCORE: Spec("Score", "score", 13.0, 2),
    Column.DIFFERENCE: Spec("±", "difference", 12.0, 2),
    Column.IMPS: Spec("IMPs", "IMPs", 11.5, 2),
}


def heading(column: Column) -> str:
    """Return the heading of `column` in the language of the sheet."""
    return tr(column.spec.heading)


def spoken(column: Column) -> str:
    """Return what a screen reader says for `column`, where the heading is short or twice there."""
    return tr(column.spec.spoken)
