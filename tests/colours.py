"""Which colours of the theme are drawn on which, read off the program's own pictures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF
from PySide6.QtGui import QBrush, QColor, QFont, QImage, QPainter, QPainterPath
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QLineEdit, QWidget

from chicago_gui.record import replace
from chicago_gui.widgets.theme import DAY, Theme

TOLD_APART = replace(DAY, strip_text="#FFFFFE", four_colours=True)
"""The colours of the day, no two of them the same, so that each says for what it is."""

TEXT, LARGE = 4.5, 3.0
"""What letters need, and what large ones and signs do."""

_LARGE, _LARGE_BOLD = 24, 18.66
"""From these heights on, in pixels, letters are large."""

_SAMPLED = 3
"""The ground is told from every third pixel."""

_WRITTEN = (QLabel, QAbstractButton, QLineEdit, QComboBox)
"""Qt's own widgets whose words are looked at."""

_WORDS = ("ink", "quiet", "heading", "accent", "on_accent", "loss", "gain", "strip_text")
"""What words may be written in."""


def roles(theme: Theme) -> dict[str, str]:
    """The colours of `theme` by what they are for."""
    named = {key: value for key, value in vars_of(theme) if isinstance(value, str)}
    return named | {f"player {at}": colour for at, colour in enumerate(theme.players)}


def vars_of(theme: Theme) -> Iterator[tuple[str, Any]]:
    for key in theme.__annotations__:
        yield key, getattr(theme, key)


_ROLES = {colour.lower(): role for role, colour in roles(TOLD_APART).items()}
_INKS = {role: QColor(roles(TOLD_APART)[role]).rgb() for role in _WORDS}


class Pair(NamedTuple):
    """What is written in one role's colour on another's ground, and the contrast it needs."""

    ink: str
    ground: str
    least: float
    what: str


class Painted:
    """Notes what our own painting draws: a text or a sign, its colour, and where."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._found: list[tuple[str, str, QRect, float]] = []
        self._seen: set[tuple[Any, ...]] = set()
        text, path, found = QPainter.drawText, QPainter.fillPath, self._found

        def draw_text(painter: QPainter, *given: Any) -> Any:
            where, words = given[0], next(each for each in given if isinstance(each, str))
            if isinstance(where, QRect | QRectF):
                rect = QRectF(painter.boundingRect(QRectF(where), _flags(given), words))
            else:
                rect = QRectF(painter.fontMetrics().boundingRect(words)).translated(QPointF(where))
            shown = painter.deviceTransform().mapRect(rect).toRect()
            found.append((words, painter.pen().color().name(), shown, least(painter.font())))
            return text(painter, *given)

        def fill_path(painter: QPainter, shape: QPainterPath, brush: Any) -> Any:
            rect = painter.deviceTransform().mapRect(shape.boundingRect()).toRect()
            around = rect.adjusted(-2, -2, 2, 2)
            found.append(("a sign", QBrush(brush).color().name(), around, LARGE))
            return path(painter, shape, brush)

        monkeypatch.setattr(QPainter, "drawText", draw_text)
        monkeypatch.setattr(QPainter, "fillPath", fill_path)

    def pairs(self, widget: QWidget) -> Iterator[Pair]:
        """Draw `widget` and yield what is written on what."""
        self._found.clear()
        image = widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
        for words, ink, rect, wanted in list(self._found):
            counted = _pixels(image, rect, _SAMPLED)
            if words.strip() and counted:
                # A letter may fill more of its place than the ground does.
                grounds = (_name(pixel) for pixel, _ in counted.most_common(3))
                behind = next((each for each in grounds if each != ink), ink)
                if behind not in _ROLES and ink not in map(_name, _pixels(image, rect)):
                    continue  # it is out of sight, behind what else is there
                yield Pair(_ROLES.get(ink, ink), _ROLES.get(behind, behind), wanted, words)
        yield from self._of_qt(image, widget)

    def _of_qt(self, image: QImage, root: QWidget) -> Iterator[Pair]:
        """The words of Qt's own widgets, each once: their ink is told from their darkest pixel."""
        for each in (root, *root.findChildren(*_ANY)):
            if not isinstance(each, _WRITTEN) or not each.isVisible():
                continue
            words = each.currentText() if isinstance(each, QComboBox) else each.text()
            if isinstance(each, QLineEdit):
                words = words or each.placeholderText()
            seen = each.visibleRegion().boundingRect()
            known = (type(each), words, each.isEnabled(), each.hasFocus(), each.width())
            whole = each.window() is root.window() and seen.height() == each.height()
            if not words.strip() or not whole or known in self._seen:
                continue
            self._seen.add(known)
            inner = QRect(each.mapTo(root, QPoint()), each.size()).adjusted(4, 4, -4, -4)
            counted = _pixels(image, inner)
            if counted:
                most = counted.most_common(1)[0][0]
                far = max(counted, key=lambda pixel: _apart(pixel, most))
                ink = min(_INKS, key=lambda role: _apart(_INKS[role], far))
                behind = _name(most)
                yield Pair(ink, _ROLES.get(behind, behind), least(each.font()), words)


_ANY: tuple[type[QWidget]] = (QWidget,)


def _flags(given: tuple[Any, ...]) -> int:
    flags = given[1] if len(given) == 3 else 0
    return flags if isinstance(flags, int) else int(flags.value)


def least(font: QFont) -> float:
    """The contrast that letters of `font` need."""
    high = font.pixelSize() if font.pixelSize() > 0 else font.pointSizeF() * 96 / 72
    return LARGE if high >= (_LARGE_BOLD if font.bold() else _LARGE) else TEXT


def _pixels(image: QImage, rect: QRect, step: int = 1) -> Counter[int]:
    part = image.copy(rect.intersected(image.rect()))
    return Counter() if part.isNull() else Counter(memoryview(part.constBits()).cast("I")[::step])


def _name(pixel: int) -> str:
    return QColor(pixel & 0xFFFFFF).name()


def _apart(one: int, other: int) -> int:
    """How far two pixels are from each other, in red, green and blue together."""
    return sum(abs((one >> at & 255) - (other >> at & 255)) for at in (16, 8, 0))
