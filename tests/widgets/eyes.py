"""Pictures of widgets for tests, and the places of colours in them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QColor, QImage, QPainter, QRegion
from PySide6.QtWidgets import QWidget

from chicago_gui.widgets.theme import Theme


def picture(widget: QWidget, theme: Theme, size: QSize | None = None) -> QImage:
    """Return a picture of the widget on the theme's paper, in its own size or in `size`."""
    widget.resize(size or widget.sizeHint())
    flags = QWidget.RenderFlag.DrawChildren
    return painted(
        widget.size(),
        theme,
        lambda painter: widget.render(painter, QPoint(), QRegion(), flags),
    )


def painted(size: QSize, theme: Theme, paint: Callable[[QPainter], object]) -> QImage:
    """Return what `paint` draws on the theme's paper."""
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(QColor(theme.paper))
    painter = QPainter(image)
    paint(painter)
    painter.end()
    return image


def where(image: QImage, colour: str) -> QRect:
    """Return the smallest rectangle around all pixels of exactly this colour, null without any.

    Edges are smoothed, so this is the inside of a shape.
    """
    wanted = QColor(colour).rgb()
    return _around(point for point, pixel in _pixels(image) if pixel == wanted)


def marked(image: QImage, theme: Theme) -> QRect:
    """Return the smallest rectangle around all pixels that are not bare paper."""
    paper = QColor(theme.paper).rgb()
    return _around(point for point, pixel in _pixels(image) if pixel != paper)


def places(page: QWidget, *but: QWidget) -> dict[int, QRect]:
    """Return the rectangles of all visible widgets on a page, without `but`."""
    return {
        id(each): QRect(each.mapTo(page, QPoint()), each.size())
        for each in page.findChildren(QWidget)
        if each.isVisible() and each not in but
    }


def _pixels(image: QImage) -> Iterator[tuple[tuple[int, int], int]]:
    width = image.width()
    for place, pixel in enumerate(memoryview(image.constBits()).cast("I")):
        yield (place % width, place // width), pixel


def _around(points: Iterator[tuple[int, int]]) -> QRect:
    found = list(points)
    if not found:
        return QRect()
    xs, ys = zip(*found, strict=True)
    return QRect(QPoint(min(xs), min(ys)), QPoint(max(xs), max(ys)))
