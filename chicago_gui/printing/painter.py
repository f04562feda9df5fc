"""Draws a page's marks in black with a QPainter, in millimetres, on whatever the painter paints."""

from __future__ import annotations

from PySide6.QtCore import QMarginsF, QRectF
from PySide6.QtGui import QColor, QPageLayout, QPageSize, QPainter

from chicago_gui.mark_painter import FAMILY, draw_marks
from chicago_gui.paper.marks import Page, Paper

MM_PER_INCH = 25.4

_PAPER = QColor("white")


def draw_page(painter: QPainter, page: Page, family: str = FAMILY) -> None:
    """Draw `page` with a painter whose unit is a millimetre and whose origin the paper's corner."""
    painter.save()
    # A preview records what changes and plays it on a painter that begins with the window's own
    # ink, pale in the evening. Beginning with another colour makes our black a change.
    painter.setPen(_PAPER)
    draw_marks(painter, page.marks, family)
    painter.restore()


def fit_page(painter: QPainter, page: Page, paper: QRectF, dots_per_mm: float) -> None:
    """Set the painter's unit to a millimetre; `paper` is what there is of it, in dots.

    A page laid out for larger paper is drawn smaller and whole, in the middle.
    """
    width, height = page.width * dots_per_mm, page.height * dots_per_mm
    smaller = min(1.0, paper.width() / width, paper.height() / height)
    # Paper is measured in whole points here and there; that is no reason to shrink a page.
    if smaller > 0.995:
        smaller = 1.0
    painter.translate(
        paper.x() + (paper.width() - width * smaller) / 2,
        paper.y() + (paper.height() - height * smaller) / 2,
    )
    painter.scale(dots_per_mm * smaller, dots_per_mm * smaller)


def page_layout(paper: Paper) -> QPageLayout:
    """Return `paper` upright, to be drawn on to its very edges."""
    sizes = {Paper.A4: QPageSize.PageSizeId.A4, Paper.LETTER: QPageSize.PageSizeId.Letter}
    margins = QMarginsF(0, 0, 0, 0)
    return QPageLayout(QPageSize(sizes[paper]), QPageLayout.Orientation.Portrait, margins)
