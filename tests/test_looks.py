"""On all pages, click targets are large enough for a finger, and text has enough contrast.

In a window of 1024 × 600 no text is cut off, and no list must be scrolled sideways.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from PySide6.QtCore import QAbstractListModel, QPoint, QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QBrush, QColor, QFont, QImage, QPainter, QPainterPath
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QMenuBar,
    QScrollBar,
    QSlider,
    QStyle,
    QStyleOptionComboBox,
    QStyleOptionSlider,
    QStyleOptionSpinBox,
    QTabBar,
    QTableView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from chicago_gui.app import chicago
from chicago_gui.record import replace
from chicago_gui.widgets.form.view import FormView
from chicago_gui.widgets.theme import DAY, EVENING, Theme
from tests.cut import cut
from tests.tour import EVENINGS, Tour
from tests.widgets.test_theme import contrast
from tests.window import Window

# --- what is large enough for a finger

FINGER = 32

_SUB = QStyle.SubControl
_COMPLEX = QStyle.ComplexControl


def targets(widget: QWidget) -> Iterator[tuple[str, QRect]]:
    """Yield everything in `widget` that can be clicked, with its rectangle."""
    for each in (widget, *widget.findChildren(QWidget)):
        if each.isVisible() and each.window() is widget.window():
            yield from targets_in(each)


def targets_in(each: QWidget) -> Iterator[tuple[str, QRect]]:
    match each:
        case QHeaderView():
            pass  # headings are measured with their list
        case QAbstractButton():
            yield each.text() or each.accessibleName() or each.toolTip(), each.rect()
        case QComboBox():
            yield each.accessibleName() or each.currentText(), each.rect()
        case QAbstractSpinBox():
            yield each.accessibleName() or each.text(), each.rect()
            yield from steps(each)
        case QLineEdit():
            if not isinstance(each.parent(), QAbstractSpinBox | QComboBox):
                yield each.accessibleName() or each.placeholderText(), each.rect()
        case QTabBar():
            yield from ((each.tabText(at), each.tabRect(at)) for at in range(each.count()))
        case QMenuBar() | QMenu():
            for line in each.actions():
                if line.isVisible() and not line.isSeparator():
                    yield line.text(), each.actionGeometry(line)
        case QSlider():
            yield each.accessibleName(), each.rect()
        case QScrollBar():
            yield "scroll bar", grip(each)
        case FormView():
            row, columns = each.verticalHeader().defaultSectionSize(), each.entries.form.columns
            for at, column in enumerate(() if each.typing is None else columns):
                if not each.isColumnHidden(at):
                    yield f"cell at {column.heading}", QRect(0, 0, each.columnWidth(at), row)
        case QAbstractItemView():
            yield from lines(each)


def grip(bar: QScrollBar) -> QRect:
    """Return the rectangle of the slider of a scroll bar."""
    option = QStyleOptionSlider()
    bar.initStyleOption(option)
    return bar.style().subControlRect(_COMPLEX.CC_ScrollBar, option, _SUB.SC_ScrollBarSlider, bar)


def steps(box: QAbstractSpinBox) -> Iterator[tuple[str, QRect]]:
    """Yield the buttons of a spin box or date field."""
    if box.property("calendarPopup"):
        drop = QStyleOptionComboBox()
        drop.initFrom(box)
        drop.subControls = _SUB.SC_All
        drop.editable = True
        arrow = box.style().subControlRect(_COMPLEX.CC_ComboBox, drop, _SUB.SC_ComboBoxArrow, box)
        yield "calendar", arrow
    elif box.buttonSymbols() is not QAbstractSpinBox.ButtonSymbols.NoButtons:
        step = QStyleOptionSpinBox()
        box.initStyleOption(step)
        for side in (_SUB.SC_SpinBoxUp, _SUB.SC_SpinBoxDown):
            rect = box.style().subControlRect(_COMPLEX.CC_SpinBox, step, side, box)
            if rect.isValid():
                yield f"{box.accessibleName()} {side.name}", rect


def lines(view: QAbstractItemView) -> Iterator[tuple[str, QRect]]:
    model = view.model()
    if model is None or not model.rowCount():
        return
    # In PySide the number of columns of a list model is private.
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount()
    first = view.visualRect(model.index(0, columns - 1))
    if isinstance(view, QTableView):
        header = view.horizontalHeader()
        if header.isVisible() and header.sectionsClickable():
            yield "heading", QRect(0, 0, FINGER, header.height())
    if first.isEmpty():
        return  # the list is empty
    wide = FINGER if not isinstance(view, QTableView) else first.width()
    yield (
        f"line of {view.accessibleName() or type(view).__name__}",
        QRect(0, 0, wide, first.height()),
    )


def too_small(widget: QWidget) -> Iterator[str]:
    """Yield what is too small for a finger, with its size."""
    for name, rect in targets(widget):
        if rect.height() < FINGER or rect.width() < FINGER:
            yield f"{name!r}: {rect.width()} × {rect.height()}"


# --- which colours of the theme are drawn on which, from pictures of the program

TOLD_APART = replace(DAY, strip_text="#FFFFFE", four_colours=True)
"""The light theme without equal colours, so that each colour identifies its role."""

TEXT, LARGE = 4.5, 3.0
"""Least contrast of text, and of large text and signs (WCAG 2)."""

_LARGE, _LARGE_BOLD = 24, 18.66
"""Heights in pixels from which text counts as large, not bold and bold."""

_SAMPLED = 3
"""Every third pixel is sampled to find the background."""

_WRITTEN = (QLabel, QAbstractButton, QLineEdit, QComboBox)
"""Qt widgets whose text is checked."""

_WORDS = ("ink", "quiet", "heading", "accent", "on_accent", "loss", "gain", "strip_text")
"""The roles of text colours."""


def roles(theme: Theme) -> dict[str, str]:
    """Return the colours of `theme` by role."""
    every = ((key, getattr(theme, key)) for key in theme.__annotations__)
    named = {key: value for key, value in every if isinstance(value, str)}
    return named | {f"player {at}": colour for at, colour in enumerate(theme.players)}


_ROLES = {colour.lower(): role for role, colour in roles(TOLD_APART).items()}
_INKS = {role: QColor(roles(TOLD_APART)[role]).rgb() for role in _WORDS}


class Pair(NamedTuple):
    """A text or sign, the roles of its colour and its background, and the contrast it needs."""

    ink: str
    ground: str
    least: float
    what: str


class Painted:
    """Records the texts and signs that the program paints, with colour and place."""

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
        """Draw `widget` and yield its pairs of colours."""
        self._found.clear()
        image = widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
        for words, ink, rect, wanted in list(self._found):
            counted = _pixels(image, rect, _SAMPLED)
            if words.strip() and counted:
                # A letter may cover more pixels than the background.
                grounds = (_name(pixel) for pixel, _ in counted.most_common(3))
                behind = next((each for each in grounds if each != ink), ink)
                if behind not in _ROLES and ink not in map(_name, _pixels(image, rect)):
                    continue  # it is out of sight, behind what else is there
                yield Pair(_ROLES.get(ink, ink), _ROLES.get(behind, behind), wanted, words)
        yield from self._of_qt(image, widget)

    def _of_qt(self, image: QImage, root: QWidget) -> Iterator[Pair]:
        """Yield the pairs of Qt's own widgets, each once.

        The text colour is that of the pixel which differs most from the background.
        """
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
    """Return the contrast that text in `font` needs."""
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


# --- on all pages


@pytest.mark.parametrize("kind", ["nothing yet", *EVENINGS])
def test_everything_has_its_size_its_room_and_its_contrast(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    small: dict[str, set[str]] = {}
    short: dict[str, set[str]] = {}
    pairs: dict[Pair, set[str]] = {}
    monkeypatch.setattr(chicago, "DAY", TOLD_APART)
    painted = Painted(monkeypatch)

    def look(place: str, widget: QWidget) -> None:
        for each in too_small(widget):
            small.setdefault(each, set()).add(place)
        for each in cut(widget):
            short.setdefault(each, set()).add(place)
        for pair in painted.pairs(widget):
            pairs.setdefault(pair, set()).add(place)

    with Window(tmp_path, EVENINGS.get(kind)) as window:
        window.settings.four_colours = True
        window.chicago.zoom(0)
        window.main.resize(QSize(1024, 600))
        tour = Tour(window, look)
        if kind in EVENINGS:
            tour.go(alike=kind == "russian")
        else:
            tour.first_start()
    assert not small, told(small)
    assert not short, told(short)
    faint = {
        f"{pair.what!r}: {pair.ink} on {pair.ground}, {look}: {reached:.2f}": where
        for pair, where in pairs.items()
        for look, reached in reach(pair)
        if reached < pair.least
    }
    assert not faint, told(faint)
    assert len({(pair.ink, pair.ground) for pair in pairs}) > 6


def reach(pair: Pair) -> list[tuple[str, float]]:
    """Return the contrast of a pair in both themes; a colour from no theme stays the same."""
    found = []
    for look, theme in (("by day", DAY), ("in the evening", EVENING)):
        colours = roles(theme)
        ink, ground = (colours.get(each, each) for each in (pair.ink, pair.ground))
        found.append((look, contrast(ink, ground)))
    return found


def told(found: dict[str, set[str]]) -> str:
    return "".join(f"\n{each} ({', '.join(sorted(where))})" for each, where in found.items())
