"""The marks of a printed page, in mm from its upper left corner.

Pages are laid out without a printer or a font; the package `printing` draws them.
"""

from __future__ import annotations

from enum import Enum

from chicago_gui.record import Record
from chicago_gui.scoring import Denomination


class Move(Record):
    """Start at a point. Each suit sign has one start, and is closed at its end."""

    x: float
    y: float


class LineTo(Record):
    """Draw a straight line to a point."""

    x: float
    y: float


class Cubic(Record):
    """Draw a cubic Bézier curve with two control points to (`x`, `y`)."""

    x1: float
    y1: float
    x2: float
    y2: float
    x: float
    y: float


Segment = Move | LineTo | Cubic

# Drawn for this program, not taken from a font. Each shape is one contour, so that it can be
# outlined as well as filled. It lies in the unit square with y downwards, and is its own mirror
# image.
SHAPES: dict[Denomination, tuple[Segment, ...]] = {
    Denomination.CLUBS: (
        Move(0.67, 0.98),
        LineTo(0.33, 0.98),
        Cubic(0.415, 0.92, 0.455, 0.83, 0.455, 0.70),
        Cubic(0.412, 0.778, 0.341, 0.82, 0.26, 0.82),
        Cubic(0.129, 0.82, 0.03, 0.72, 0.03, 0.59),
        Cubic(0.03, 0.465, 0.125, 0.365, 0.25, 0.36),
        Cubic(0.26, 0.36, 0.275, 0.361, 0.29, 0.364),
        Cubic(0.275, 0.33, 0.268, 0.293, 0.268, 0.255),
        Cubic(0.268, 0.122, 0.368, 0.02, 0.5, 0.02),
        Cubic(0.632, 0.02, 0.732, 0.122, 0.732, 0.255),
        Cubic(0.732, 0.293, 0.725, 0.33, 0.71, 0.364),
        Cubic(0.725, 0.361, 0.74, 0.36, 0.75, 0.36),
        Cubic(0.875, 0.365, 0.97, 0.465, 0.97, 0.59),
        Cubic(0.97, 0.72, 0.871, 0.82, 0.74, 0.82),
        Cubic(0.659, 0.82, 0.588, 0.778, 0.545, 0.70),
        Cubic(0.545, 0.83, 0.585, 0.92, 0.67, 0.98),
    ),
    Denomination.DIAMONDS: (
        Move(0.5, 0.01),
        Cubic(0.6, 0.19, 0.73, 0.36, 0.88, 0.5),
        Cubic(0.73, 0.64, 0.6, 0.81, 0.5, 0.99),
        Cubic(0.4, 0.81, 0.27, 0.64, 0.12, 0.5),
        Cubic(0.27, 0.36, 0.4, 0.19, 0.5, 0.01),
    ),
    Denomination.HEARTS: (
        Move(0.5, 0.97),
        Cubic(0.38, 0.78, 0.04, 0.6, 0.04, 0.32),
        Cubic(0.04, 0.16, 0.15, 0.05, 0.28, 0.05),
        Cubic(0.385, 0.05, 0.465, 0.12, 0.5, 0.25),
        Cubic(0.535, 0.12, 0.615, 0.05, 0.72, 0.05),
        Cubic(0.85, 0.05, 0.96, 0.16, 0.96, 0.32),
        Cubic(0.96, 0.6, 0.62, 0.78, 0.5, 0.97),
    ),
    Denomination.SPADES: (
        Move(0.5, 0.02),
        Cubic(0.61, 0.2, 0.95, 0.37, 0.95, 0.62),
        Cubic(0.95, 0.76, 0.85, 0.84, 0.74, 0.84),
        Cubic(0.655, 0.84, 0.587, 0.795, 0.545, 0.715),
        Cubic(0.545, 0.84, 0.585, 0.925, 0.67, 0.98),
        LineTo(0.33, 0.98),
        Cubic(0.415, 0.925, 0.455, 0.84, 0.455, 0.715),
        Cubic(0.413, 0.795, 0.345, 0.84, 0.26, 0.84),
        Cubic(0.15, 0.84, 0.05, 0.76, 0.05, 0.62),
        Cubic(0.05, 0.37, 0.39, 0.2, 0.5, 0.02),
    ),
}
"""The outlines of the four suits; no trump has none and is written."""


HAIRLINE = 0.2
"""The weight in mm of the rules between cells."""

STRONG = 0.5
"""The weight in mm of the rules between deals and around the form."""

POINT = 25.4 / 72
"""A typographic point in mm."""

LEAST_SIZE = 4.8
"""The smallest size of type, in points; text that does not fit then is cut."""

SQUEEZE = 0.86
"""The smallest horizontal scale of type before its size is reduced."""


TITLE = "Chicago"
"""The default title of a page."""


class Paper(Enum):
    """The paper sizes; the values are their names."""

    A4 = "A4"
    LETTER = "Letter"

    @property
    def width(self) -> float:
        """The width in mm in portrait orientation."""
        return 210.0 if self is Paper.A4 else 215.9

    @property
    def height(self) -> float:
        """The height in mm in portrait orientation."""
        return 297.0 if self is Paper.A4 else 279.4

    @property
    def upright(self) -> Paper:
        """The paper itself, which is in portrait orientation."""
        return self

    @property
    def landscape(self) -> Landscape:
        """The same paper in landscape orientation."""
        return Landscape(self)


class Landscape(Record):
    """Paper in landscape orientation."""

    upright: Paper

    @property
    def width(self) -> float:
        """The width in mm."""
        return self.upright.height

    @property
    def height(self) -> float:
        """The height in mm."""
        return self.upright.width

    @property
    def landscape(self) -> Landscape:
        """The paper itself, which is in landscape orientation."""
        return self


AnyPaper = Paper | Landscape
"""The paper of a page, in either orientation."""


class TextAlign(Enum):
    """The horizontal alignment of a text in its box."""

    LEFT = "left"
    CENTRE = "centre"
    RIGHT = "right"


class StraightLine(Record):
    """A straight line."""

    x1: float
    y1: float
    x2: float
    y2: float
    weight: float = HAIRLINE


class Band(Record):
    """A light grey rectangle, or a bar in the colour of line `way` of a chart."""

    x: float
    y: float
    width: float
    height: float
    way: int | None = None


class Notch(Record):
    """The small filled corner of a cell with a hint; (`x`, `y`) is its top right."""

    x: float
    y: float
    size: float


class Suit(Record):
    """A suit sign in a square; hearts and diamonds are outlined, because paper has no red."""

    x: float
    y: float
    size: float
    denomination: Denomination

    @property
    def outlined(self) -> bool:
        """Whether only the outline is drawn."""
        return self.denomination in (Denomination.HEARTS, Denomination.DIAMONDS)


class Text(Record):
    """One line of text in a box, vertically centred; `size` is in points.

    It is never drawn outside its box: it is condensed first, then made smaller, then cut.
    """

    x: float
    y: float
    width: float
    height: float
    text: str
    size: float
    bold: bool = False
    side: TextAlign = TextAlign.CENTRE

    def left_of(self, width: float) -> float:
        """Return the left edge in mm of the text when it is set `width` mm wide."""
        spare = max(0.0, self.width - width)
        shares = {TextAlign.LEFT: 0.0, TextAlign.CENTRE: 0.5, TextAlign.RIGHT: 1.0}
        return self.x + spare * shares[self.side]


class Stroke(Record):
    """A polyline, as in a chart; `dashes` are in line widths, and none make a solid line.

    `way` is the index of the chart's line. On paper the lines are told apart by their dashes, in a
    picture also by their colours.
    """

    points: tuple[tuple[float, float], ...]
    weight: float
    dashes: tuple[float, ...] = ()
    way: int | None = None


Mark = StraightLine | Band | Notch | Suit | Text | Stroke


class Page(Record):
    """One page: its paper, its marks in drawing order, and its title."""

    paper: AnyPaper
    marks: tuple[Mark, ...]
    title: str = TITLE

    @property
    def width(self) -> float:
        """The width in mm."""
        return self.paper.width

    @property
    def height(self) -> float:
        """The height in mm."""
        return self.paper.height
