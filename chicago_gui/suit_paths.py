"""The suit signs as Qt's paths, for the two rooms that draw: widgets on the screen, printing."""

from __future__ import annotations

from functools import cache

from PySide6.QtGui import QPainterPath

from chicago_gui.paper.suit_shapes import SHAPES, Cubic, Line, Move
from chicago_gui.scoring import Denomination


@cache
def unit_path(suit: Denomination) -> QPainterPath:
    """Return a suit's outline in the unit square, y downwards; no trump has none."""
    path = QPainterPath()
    for segment in SHAPES[suit]:
        match segment:
            case Move(x, y):
                path.moveTo(x, y)
            case Line(x, y):
                path.lineTo(x, y)
            case Cubic(x1, y1, x2, y2, x, y):
                path.cubicTo(x1, y1, x2, y2, x, y)
    path.closeSubpath()
    return path
