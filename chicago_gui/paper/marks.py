"""What a printed page is made of, in mm from its corner.

Pages are laid out without a printer or a font at hand; `printing` draws them.
"""

from __future__ import annotations

from enum import Enum

from chicago_gui.record import Record
from chicago_gui.scoring import Denomination


class Move(Record):
    """Begin at a point; each sign has one, and is closed when its segments end."""

    x: float
    y: float


class LineTo(Record):
    """Go straight to a point."""

    x: float
    y: float


class Cubic(Record):
    """Go to (`x`, `y`) by a Bézier curve with two control points."""

    x1: float
    y1: float
    x2: float
    y2: float
    x: float
    y: float


Segment = Move | LineTo | Cubic

# Drawn for this sheet, not taken from a font. Each is one contour, so that it can be outlined as
# well as filled, lies in 0 to 1 both ways with y downwards, and is its own mirror image.
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
"""Outlines of the four suits; no trump has none and is written."""


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

    @property
    def upright(self) -> Paper:
        """The paper itself."""
        return self

    @property
    def landscape(self) -> Landscape:
        """The paper on its side."""
        return Landscape(self)


class Landscape(Record):
    """Paper that lies on its side."""

    upright: Paper

    @property
    def width(self) -> float:
        """Width in mm, which is the height of the paper upright."""
        return self.upright.height

    @property
    def height(self) -> float:
        """Height in mm."""
        return self.upright.width

    @property
    def landscape(self) -> Landscape:
        """The same."""
        return self


AnyPaper = Paper | Landscape
"""What a page is laid out for: paper upright, or on its side."""


class TextAlign(Enum):
    """To which side of its box a text keeps."""

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
    """A light grey ground, as under the headings, or a bar in the ink of a `way` as a `Stroke`."""

    x: float
    y: float
    width: float
    height: float
    way: int | None = None


class Notch(Record):
    """The small filled corner of a cell that has something to tell; (`x`, `y`) is top right."""

    x: float
    y: float
    size: float


class Suit(Record):
    """A suit sign in a square; hearts and diamonds are outlined, for paper knows no red."""

    x: float
    y: float
    size: float
    denomination: Denomination

    @property
    def outlined(self) -> bool:
        """Whether only its edge is drawn."""
        return self.denomination in (Denomination.HEARTS, Denomination.DIAMONDS)


class Text(Record):
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
    side: TextAlign = TextAlign.CENTRE


class Stroke(Record):
    """A line through points, as in a chart; `dashes` are in widths of the line, none is solid.

    `way` says whose it is, by the place on the sheet: paper tells ways apart by their dashes, a
    picture by colours too.
    """

    points: tuple[tuple[float, float], ...]
    weight: float
    dashes: tuple[float, ...] = ()
    way: int | None = None


Mark = StraightLine | Band | Notch | Suit | Text | Stroke


class Page(Record):
    """One page: its paper, the marks on it in the order they are drawn, what it is called."""

    paper: AnyPaper
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
