"""What a printed page is made of: rules, texts and suit signs, in millimetres from its corner.

Pages are laid out here without a printer or a font at hand; `printing` draws them.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from chicago_gui.scoring import Denomination

HAIRLINE = 0.2
"""Weight in mm of the rules between cells."""

STRONG = 0.5
"""Weight in mm of the rules between deals and round the form."""

POINT = 25.4 / 72
"""A point of type in mm."""

LEAST_SIZE = 4.8
"""Type is never made smaller than this, in points: what does not fit then ends in an ellipsis."""

SQUEEZE = 0.86
"""How narrow type may be set before it is made smaller."""


TITLE = "Chicago"
"""What stands at the top of every first page."""


class Paper(Enum):
    """The sizes of paper a page is laid out for; the value is the name people call it by."""

    A4 = "A4"
    LETTER = "Letter"

    @property
    def width(self) -> float:
        """Width in mm, upright."""
        return 210.0 if self is Paper.A4 else 215.9

    @property
    def height(self) -> float:
        """Height in mm, upright."""
        return 297.0 if self is Paper.A4 else 279.4


class Side(Enum):
    """To which side of its box a text keeps."""

    LEFT = "left"
    CENTRE = "centre"
    RIGHT = "right"


@dataclass(frozen=True, slots=True)
class Rule:
    """A straight line."""

    x1: float
    y1: float
    x2: float
    y2: float
    weight: float = HAIRLINE


@dataclass(frozen=True, slots=True)
class Band:
    """A light grey ground, as under the headings."""

    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Notch:
    """The small filled corner of a cell that has something to tell; (`x`, `y`) is top right."""

    x: float
    y: float
    size: float


@dataclass(frozen=True, slots=True)
class Suit:
    """A suit sign in a square; hearts and diamonds are outlined, for paper knows no red."""

    x: float
    y: float
    size: float
    denomination: Denomination

    @property
    def outlined(self) -> bool:
        """Whether only its edge is drawn."""
        return self.denomination in (Denomination.HEARTS, Denomination.DIAMONDS)


@dataclass(frozen=True, slots=True)
class Text:
    """One line of text in a box, centred from top to bottom; `size` is in points.

    It is never drawn outside its box: first it is set narrower, then smaller, then cut short.
    """

    x: float
    y: float
    width: float
    height: float
    text: str
    size: float
    bold: bool = False
    side: Side = Side.CENTRE


Mark = Rule | Band | Notch | Suit | Text


@dataclass(frozen=True, slots=True)
class Page:
    """One page: its paper, the marks on it in the order they are drawn, what it is called."""

    paper: Paper
    marks: tuple[Mark, ...]
    title: str = TITLE

    @property
    def width(self) -> float:
        """Width in mm."""
        return self.paper.width

    @property
    def height(self) -> float:
        """Height in mm."""
        return self.paper.height
