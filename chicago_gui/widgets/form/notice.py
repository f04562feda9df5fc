"""The notice: a band below a deal with the typing line, and short texts below the line."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from chicago_gui.record import replace
from chicago_gui.sheet.column import CellKind
from chicago_gui.sheet.form import ResultFigure
from chicago_gui.sheet.words import NO_BREAK
from chicago_gui.widgets.announcing import Announcer, announce
from chicago_gui.widgets.text_fitting import LEAST_READABLE
from chicago_gui.widgets.theme import Role, Theme

_LINE = 18
_GAP = 4
_ASIDE = 12
"""The margin between the edge of the form and the line or the texts, at 100 %."""

_SIGN = 16
_TYPED = 36
"""The height of the line, at 100 %."""

_BUTTON, _FINGER = 120, 36
"""The least width and height of a button beside the texts, at 100 %."""

_FIGURES, _APART = 20, 22
"""The height of the result's figures, and the gap between two of them, at 100 %."""

_ELIDE = Qt.TextElideMode.ElideRight

_LEAST_FIGURES, _FIGURE_STEP = 0.55, 0.05
"""The smallest scale of the result's figures, and the steps to it."""

_SMALLER = (0.94, 0.88, 0.82, 0.76)
"""Smaller scales for texts that do not fit."""

_Text = tuple[str, str, bool]
"""A text, its colour, and whether it has the refusal sign."""

LINES = 2
"""The number of text lines that the notice has room for."""


def notice_height(*, typed_in: bool = True, lines: int = LINES) -> int:
    """Return the height of a notice in pixels at 100 %, with or without a line to type in."""
    return lines * _LINE + 2 * _GAP + (_TYPED + 3 * _GAP // 2 if typed_in else 0)


class Notice(QWidget):
    """A typing line, if the face has one, and short texts in a space of fixed size.

    The texts are a refusal, what is wanted, and what comes next. A refusal is shown completely.
    What is wanted leaves room for the next text, unless it is set `to_its_end`. Buttons may be
    beside the texts.
    """

    words_changed = Signal(str)
    """Emits all texts for screen readers."""

    def __init__(
        self,
        theme: Theme,
        parent: QWidget | None = None,
        *,
        typed_in: bool = False,
        lines: int = LINES,
    ) -> None:
        """Make room for `lines` of text, and for a line to type in if `typed_in`."""
        super().__init__(parent)
        self._theme = theme
        self._high = notice_height(typed_in=typed_in, lines=lines)
        self.wanted = ""
        """What is wanted next, or what Enter would do with the text in the line."""
        self.then = ""
        """What comes after what is wanted."""
        self.refusal = ""
        """Why the last entry was refused; empty if it was accepted."""
        self.wrong = False
        """Whether the wanted entry is a correction."""
        self._to_its_end = False
        self._silent = False
        self._line: QWidget | None = None
        self._buttons: list[QPushButton] = []
        self.figures: Sequence[ResultFigure] = ()
        """The figures of a deal that has just ended, while they are shown."""
        self._in_figures = ""
        self._early = False
        self._covered = 0
        self._heard = Announcer(self)
        # So that the form is not redrawn behind a new text.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def set_theme(self, theme: Theme) -> None:
        """Paint with `theme` from now on."""
        self._theme = theme
        self.place()
        self.updateGeometry()
        self.update()

    def set_wanted(
        self, wanted: str, then: str = "", *, wrong: bool = False, to_its_end: bool = False
    ) -> None:
        """Show what is wanted next and, quieter, what comes then; a refusal stays."""
        if self._silent:
            return
        self._to_its_end = to_its_end
        said = wanted, then, wrong
        if said != (self.wanted, self.then, self.wrong):
            self.wanted, self.then, self.wrong = said
            self._changed()

    def show_figures(self, figures: Sequence[ResultFigure], sentence: str = "") -> None:
        """Show the figures of a deal that has just ended, large, before its `sentence`.

        The sentence is beside the figures or below the other texts; without room it is left out.
        """
        if (figures, sentence) != (self.figures, self._in_figures):
            self.figures, self._in_figures = figures, sentence
            self.update()

    # --- line and buttons

    def hold(self, line: QWidget) -> None:
        """Adopt `line` and place it above the texts."""
        self._line = line
        line.setParent(self)
        self.place()
        line.show()

    def keep_room(self, button: QPushButton) -> None:
        """Adopt `button` and place it beside the texts, which use its space while it is hidden."""
        button.setParent(self)
        self._buttons.append(button)
        self.place()

    def end_before(self, covered: int) -> None:
        """Leave `covered` pixels free on the right, where another widget covers the notice."""
        if covered != self._covered:
            self._covered = covered
            self.place()
            self.update()

    def place(self) -> None:
        """Set the geometry of the line and the buttons."""
        theme, high = self._theme, min(self.height(), self.minimumSizeHint().height())
        aside = theme.px(_ASIDE)
        right = self.width() - aside - self._covered
        if self._line is not None:
            top = theme.px(3 * _GAP // 2)
            self._line.setGeometry(aside, top, max(right - aside, 0), theme.px(_TYPED))
        for button in self._buttons:
            if button.isHidden():
                continue
            least = QSize(theme.px(_BUTTON), theme.px(_FINGER))
            size = button.sizeHint().expandedTo(least)
            place = QRect(right - size.width(), 0, size.width(), size.height())
            place.moveTop(high - theme.px(_GAP) // 2 - size.height())
            button.setGeometry(place)
            right = place.left() - theme.px(2 * _GAP)

    def _room(self) -> QRectF:
        """Return the rectangle of the texts, below the figures of a result."""
        room = self._text_room()
        return room.adjusted(0, self._theme.px(_FIGURES), 0, 0) if self._larger() else room

    def _text_room(self) -> QRectF:
        """Return the rectangle below the line."""
        theme = self._theme
        left, gap = theme.px(_ASIDE), theme.px(_GAP)
        top = gap
        if self._line is not None:
            top = self._line.geometry().bottom() + 1 + gap
            left += theme.px(_GAP)
        shown = [button.width() + left for button in self._buttons if not button.isHidden()]
        aside = sum(shown) + self._covered
        bottom = max(self.height(), self.minimumSizeHint().height()) - gap / 2
        return QRectF(left, top, max(self.width() - 2 * left - aside, 1), bottom - top)

    def changeEvent(self, event: QEvent) -> None:
        """Place the buttons again, which may be wider in another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep the click from the form behind."""

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Keep the double click from the form behind."""

    # --- texts

    def refuse(self, why: str) -> None:
        """Show and announce why an entry was refused, until one is accepted."""
        if self._silent:
            return
        self.refusal = why
        self._changed()
        # Announce the same sentence again, too: the user may repeat the mistake.
        announce(self, why, at_once=True)

    def tell_listeners(self, sentences: Iterable[str]) -> None:
        """Announce what happened, before what is wanted now."""
        if self._silent:
            return
        self._heard.happened(sentences)

    def showEvent(self, event: QShowEvent) -> None:
        """Announce all texts when the face is shown."""
        super().showEvent(event)
        self.tell_again()

    def tell_again(self) -> None:
        """Announce all texts again."""
        self._heard.again()

    def draw_later(self, *, later: bool) -> None:
        """Hide the texts while a deal is uncovered; screen readers get them at once."""
        self._early = later
        self.update()

    def fall_silent(self) -> None:
        """Clear all texts and ignore later ones, because the face is about to be covered."""
        self._heard.be_quiet()
        self.wanted = self.then = self.refusal = ""
        self.wrong = False
        self._changed()
        self._silent = True

    def accepted(self) -> None:
        """Remove the refusal, because an entry was accepted."""
        if self.refusal:
            self.refusal = ""
            self._changed()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(self._high) * 4, self._theme.px(self._high))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(self._high), self._theme.px(self._high))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), QColor(self._theme.paper))
        said, room = self._said(), self._room()
        theme, texts = self._fitting([] if self._early else said, room)
        ends = room.top() + sum(text.lineCount() for text in texts) * theme.px(_LINE)
        told, place = self._sentence(theme, ends) if texts else (None, QPointF())
        if told is not None and place.y() >= ends:
            ends = place.y() + told.lineCount() * theme.px(_LINE)
        painter.fillRect(self._band(theme, ends), QColor(self._theme.band))
        if texts:
            if self._larger():
                self._paint_figures(painter)
            if told is not None:
                painter.setPen(QColor(theme.heading))
                told.draw(painter, place)
            sign, line, at = theme.px(_SIGN), theme.px(_LINE), room.topLeft()
            for layout, (_, colour, signed) in zip(texts, said, strict=True):
                if signed and layout.lineCount():
                    disc = QRectF(at.x(), at.y() + (line - sign) / 2, sign, sign)
                    paint_refusal_sign(painter, disc, theme)
                painter.setPen(QColor(colour))
                layout.draw(painter, at + QPointF(self._indent(theme, signed=signed), 0))
                at += QPointF(0, layout.lineCount() * line)
        painter.end()

    def _band(self, theme: Theme, ends: float) -> QRect:
        """Return the rectangle of the band; more lines than usual make it higher."""
        high = min(round(ends) + theme.px(_GAP), self.height() - 1)
        return QRect(0, 0, self.width(), max(high, self.minimumSizeHint().height()))

    def _sentence(self, theme: Theme, ends: float) -> tuple[QTextLayout | None, QPointF]:
        """Lay out the sentence of the figures if there is room; the texts end at `ends`."""
        told = self._in_figures if self._larger() else ""
        if not told:
            return None, QPointF()
        room = self._text_room()
        x = room.x() + self._figures_width(self._theme) + self._theme.px(_APART)
        places = [(theme, QPointF(room.x(), ends), room.bottom() - ends)]
        for way in self._smaller():
            metrics, line = QFontMetricsF(way.font(Role.HINT)), way.px(_LINE)
            above = (line - metrics.height()) / 2 + metrics.ascent()
            places.append((way, QPointF(x, self._base(self._theme) - above), line))
        for way, place, high in places:
            layout = _lay_out(way, told, room.right() - place.x(), high)
            if layout.lineCount() and _is_whole(layout, told):
                return layout, place
        return None, QPointF()

    def _larger(self) -> Sequence[ResultFigure]:
        """Return the figures to show; a refusal replaces them."""
        return () if self.refusal else self.figures

    def _paint_figures(self, painter: QPainter) -> None:
        """Paint each figure large after its label, all in one size that fits."""
        room, figures = self._text_room(), self._larger()
        theme, share = self._theme, 1.0
        while self._figures_width(theme) > room.width() and share > _LEAST_FIGURES:
            share -= _FIGURE_STEP
            theme = replace(self._theme, scale=self._theme.scale * share)
        label, large = theme.font(Role.HINT), theme.font(Role.CONTRACT)
        x, base = room.x(), self._base(theme)
        for each in figures:
            painter.setFont(label)
            painter.setPen(QColor(theme.heading))
            painter.drawText(QPointF(x, base), each.label)
            x += QFontMetricsF(label).horizontalAdvance(each.label) + theme.px(2 * _GAP)
            painter.setFont(large)
            tones = {CellKind.GAIN: theme.gain, CellKind.LOSS: theme.loss}
            painter.setPen(QColor(tones.get(each.kind, theme.ink)))
            painter.drawText(QPointF(x, base), each.text)
            x += QFontMetricsF(large).horizontalAdvance(each.text) + theme.px(_APART)

    def _base(self, theme: Theme) -> float:
        """Return the base line of the figures in the fonts of `theme`."""
        caps = QFontMetricsF(theme.font(Role.CONTRACT)).capHeight()
        return self._text_room().y() + caps + self._theme.px(_GAP) / 2

    def _figures_width(self, theme: Theme) -> float:
        """Return the width of all figures with their labels in the fonts of `theme`."""
        label, large = (QFontMetricsF(theme.font(role)) for role in (Role.HINT, Role.CONTRACT))
        each = (
            label.horizontalAdvance(one.label) + large.horizontalAdvance(one.text)
            for one in self.figures
        )
        count = len(self.figures)
        return sum(each) + count * theme.px(2 * _GAP) + (count - 1) * theme.px(_APART)

    def _said(self) -> list[_Text]:
        """Return the texts to show."""
        theme, wrong, why = self._theme, self.wrong, self.refusal
        said = [
            (why, theme.loss, True),
            (self.wanted, theme.loss if wrong else theme.ink, wrong),
            (self.then, theme.quiet, False),
        ]
        # The wanted text may repeat the refusal.
        told = self._in_figures if self._larger() else ""
        return [
            each
            for at, each in enumerate(said)
            if each[0] and each[0] != told and (not at or each[0] != why)
        ]

    def _smaller(self) -> Iterator[Theme]:
        """Yield the theme, and smaller ones in which hints can still be read."""
        yield self._theme
        for share in _SMALLER:
            smaller = replace(self._theme, scale=self._theme.scale * share)
            if smaller.font(Role.HINT).pixelSize() >= LEAST_READABLE:
                yield smaller

    def _fitting(self, said: list[_Text], room: QRectF) -> tuple[Theme, list[QTextLayout]]:
        """Lay out what is `said`; return the theme, scaled down if the texts fit only then."""
        theme, layouts = self._theme, list[QTextLayout]()
        texts = [text for text, _, _ in said]
        for most in range(len(texts), 0, -1):
            for theme in self._smaller():
                layouts = [*self._laid_out(theme, said, room)]
                if all(map(_is_whole, layouts, texts[:most])):
                    return theme, layouts
        return theme, layouts

    def _laid_out(self, theme: Theme, said: list[_Text], room: QRectF) -> Iterator[QTextLayout]:
        """Lay out the texts one below the other; the first ones get the space they need."""
        line, left = theme.px(_LINE), room.height()
        leaves = bool(self.then) and not self.refusal and not self._to_its_end
        for at, (text, _, signed) in enumerate(said):
            most = left - line if leaves and at < len(said) - 1 else left
            layout = _lay_out(theme, text, room.width() - self._indent(theme, signed=signed), most)
            left -= layout.lineCount() * line
            yield layout

    def _indent(self, theme: Theme, *, signed: bool) -> int:
        return theme.px(_SIGN) + theme.px(_GAP) * 3 // 2 if signed else 0

    def _changed(self) -> None:
        self.setAccessibleName(_once(self.refusal, self.wanted))
        self.setAccessibleDescription(self.then)
        self._heard.stands(self.wanted, self.then)
        self.words_changed.emit(_once(self.refusal, self.wanted, self.then))
        below = 0 if self._line is None else self._line.geometry().bottom() + 1
        self.update(0, below, self.width(), self.height() - below)


def _lay_out(theme: Theme, text: str, width: float, height: float) -> QTextLayout:
    """Break `text` into lines that fit into `height`; the last one may be elided."""
    font, pitch = theme.font(Role.HINT), theme.px(_LINE)
    lines = max(int(height / pitch), 0)
    layout = _broken(text, font, width, pitch)
    if layout.lineCount() <= lines:
        return layout
    if not lines:
        return _broken("", font, width, pitch)
    start = layout.lineAt(lines - 1).textStart()
    rest = QFontMetricsF(font).elidedText(text[start:].strip(), _ELIDE, width)
    return _broken(text[:start] + rest, font, width, pitch)


def _is_whole(layout: QTextLayout, text: str) -> bool:
    """Return whether `layout` contains all of `text`."""
    return layout.text() == _unbroken(text)


def _once(*sentences: str) -> str:
    """Join the sentences without repetitions."""
    return " ".join(filter(None, dict.fromkeys(sentences)))


def paint_refusal_sign(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Paint a filled disc with an exclamation mark into the square `rect`."""
    unit = rect.width() / 16
    middle = rect.center()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.loss))
    painter.drawEllipse(rect)
    painter.setBrush(QColor(theme.paper))
    bar = QRectF(middle.x() - unit, middle.y() - 5 * unit, 2 * unit, 6 * unit)
    painter.drawRoundedRect(bar, unit, unit)
    painter.drawEllipse(middle + QPointF(0, 3.6 * unit), 1.3 * unit, 1.3 * unit)
    painter.restore()


def _unbroken(text: str) -> str:
    """Return `text` without a line break before an opening bracket."""
    return text.replace(" (", f"{NO_BREAK}(")


def _broken(text: str, font: QFont, width: float, pitch: float) -> QTextLayout:
    """Break `text` into lines of `width`, `pitch` apart; a word longer than a line is broken."""
    layout = QTextLayout(_unbroken(text), font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    while text and (line := layout.createLine()).isValid():
        line.setLineWidth(max(width, 1.0))
        top = (layout.lineCount() - 1) * pitch
        line.setPosition(QPointF(0, top + (pitch - line.height()) / 2))
    layout.endLayout()
    return layout
