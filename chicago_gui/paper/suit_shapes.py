"""The four suit signs as outlines in a unit square, so that screen and paper draw the same ones."""

from __future__ import annotations

from dataclasses import dataclass

from chicago_gui.scoring import Denomination


@dataclass(frozen=True, slots=True)
class Move:
    """Begin at a point; each sign has one, and is closed when its segments end."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Line:
    """Go straight to a point."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Cubic:
    """Go to (`x`, `y`) by a Bézier curve with two control points."""

    x1: float
    y1: float
    x2: float
    y2: float
    x: float
    y: float


Segment = Move | Line | Cubic

# Drawn for this sheet, not taken from a font. Each is one contour, so that it can be outlined as
# well as filled, lies in 0 to 1 both ways with y downwards, and is its own mirror image.
SHAPES: dict[Denomination, tuple[Segment, ...]] = {
    Denomination.CLUBS: (
        Move(0.67, 0.98),
        Line(0.33, 0.98),
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
        Line(0.33, 0.98),
        Cubic(0.415, 0.925, 0.455, 0.84, 0.455, 0.715),
        Cubic(0.413, 0.795, 0.345, 0.84, 0.26, 0.84),
        Cubic(0.15, 0.84, 0.05, 0.76, 0.05, 0.62),
        Cubic(0.05, 0.37, 0.39, 0.2, 0.5, 0.02),
    ),
}
"""Outlines of the four suits; no trump has none and is written."""
