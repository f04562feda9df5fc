"""Pages and pictures as PNG or SVG, one file each, drawn by the painter for printing."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QImageWriter, QPainter

from chicago_gui.mark_painter import BLACK, Inks, draw_marks
from chicago_gui.paper.marks import TITLE, Page
from chicago_gui.printing.pdf import MM_PER_INCH
from chicago_gui.resources import FAMILY
from chicago_gui.sheet.panel import Picture

KINDS = ("png", "svg")
"""File formats of pictures, by their endings."""

Drawn = Page | Picture
"""What can be drawn as a picture."""

_PAGE_DPI = 150
_PICTURE_DPI = 240
_SVG_DPI = 2540
"""Hundredths of a millimetre, so that no visible size is rounded."""


def picture_bytes(drawn: Drawn, kind: str, inks: Inks = BLACK, family: str = FAMILY) -> bytes:
    """Return a page or a picture as the content of a file of this `kind`."""
    return _svg(drawn, inks, family) if kind == "svg" else _png(drawn, inks, family)


def image(drawn: Drawn, inks: Inks = BLACK, family: str = FAMILY) -> QImage:
    """Return a page or a picture as an image on white."""
    dots = (_PAGE_DPI if isinstance(drawn, Page) else _PICTURE_DPI) / MM_PER_INCH
    size = QSize(round(drawn.width * dots), round(drawn.height * dots))
    made = QImage(size, QImage.Format.Format_RGB32)
    made.setDotsPerMeterX(round(dots * 1000))
    made.setDotsPerMeterY(round(dots * 1000))
    made.fill(QColor("white"))
    painter = QPainter(made)
    painter.scale(dots, dots)
    draw_marks(painter, drawn.marks, family, inks)
    painter.end()
    return made


def _png(drawn: Drawn, inks: Inks, family: str) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image(drawn, inks, family))
    return bytes(buffer.data().data())


def _svg(drawn: Drawn, inks: Inks, family: str) -> bytes:
    """Return SVG with texts as text, for reading and searching, and suit signs as shapes."""
    from PySide6.QtSvg import QSvgGenerator  # only needed for SVG

    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    maker = QSvgGenerator()
    maker.setOutputDevice(buffer)
    maker.setResolution(_SVG_DPI)
    maker.setSize(QSize(round(drawn.width * 100), round(drawn.height * 100)))
    maker.setViewBox(QRectF(0, 0, drawn.width, drawn.height))
    maker.setTitle(drawn.title if isinstance(drawn, Page) else TITLE)
    if isinstance(drawn, Picture):
        maker.setDescription(drawn.spoken)
    painter = QPainter(maker)
    painter.fillRect(QRectF(0, 0, drawn.width, drawn.height), QColor("white"))
    draw_marks(painter, drawn.marks, family, inks)
    painter.end()
    return bytes(buffer.data().data())
