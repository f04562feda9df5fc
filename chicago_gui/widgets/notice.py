"""What is said to who fills the form in, beneath it."""

from __future__ import annotations

from collections.abc import Iterable

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
from chicago_gui.sheet.words import NO_BREAK
from chicago_gui.widgets.announcing import Announcer, announce
from chicago_gui.widgets.lettering import READ
from chicago_gui.widgets.theme import MARGIN, Role, Theme

_LINE = 18
_GAP = 4
_SIGN = 16
_BUTTON, _FINGER = 120, 36
"""The least width and height of a button beside what is said."""

_ELIDE = Qt.TextElideMode.ElideRight

_SMALLER = (0.94, 0.88, 0.82, 0.76)
"""So much smaller the texts are written where there is too little room for them."""

LINES = 3
"""So many it has room for where every pixel is wanted."""


def notice_height(lines: int) -> int:
    """Return how high a notice of so many lines is at 100 %, in pixels."""
    return lines * _LINE + 9 * _GAP // 2


class Notice(QWidget):
    """Three short texts under each other, in a space whose size no text ever changes.

    A refusal always has its room; of the others the last is cut short where there is none. What is
    wanted may be `wrong`, and looks so; or it is to be read to its end, which leaves what comes
    then only the room that is over. Beside the texts a button may have its place.
    """

    words_changed = Signal(str)
    """All that is said now, for who listens."""

    def __init__(self, theme: Theme, parent: QWidget | None = None, lines: int = LINES) -> None:
        """Keep room for so many `lines`."""
        super().__init__(parent)
        self._theme = theme
        self._high = notice_height(lines)
        self._wanted = ""
        self._then = ""
        self._first = ""
        self._refusal = ""
        self._wrong = False
        self._to_its_end = False
        self._button: QPushButton | None = None
        self._elsewhere = False
        self._early = False
        self._covered = 0
        self._heard = Announcer(self)
        # What lies beneath need not be drawn for another text.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    @property
    def wanted(self) -> str:
        """What is wanted next."""
        return self._wanted

    @property
    def then(self) -> str:
        """What comes after it."""
        return f"{self._first} {self._then}".strip()

    @property
    def refusal(self) -> str:
        """Why the last entry was not taken; empty when it was."""
        return self._refusal

    def set_theme(self, theme: Theme) -> None:
        """Paint with `theme` from now on."""
        self._theme = theme
        self._place_button()
        self.updateGeometry()
        self.update()

    @property
    def wrong(self) -> bool:
        """Whether what is wanted is that something be put right."""
        return self._wrong

    def set_wanted(
        self,
        wanted: str,
        then: str = "",
        *,
        first: str = "",
        wrong: bool = False,
        to_its_end: bool = False,
    ) -> None:
        """Say what is wanted next and, more quietly, what comes then; a refusal stays.

        What is said `first` of that is heard once, and when it is no more nothing is heard again.
        """
        self._to_its_end = to_its_end
        said = wanted, then, first, wrong
        if said != (self._wanted, self._then, self._first, self._wrong):
            self._wanted, self._then, self._first, self._wrong = said
            self._changed()

    def keep_room(self, button: QPushButton) -> None:
        """Give `button` its place beside the texts, who have that while it is hidden."""
        button.setParent(self)
        self._button = button
        self._place_button()

    def _place_button(self) -> None:
        if self._button is not None:
            theme, size = self._theme, self._button.sizeHint()
            size = size.expandedTo(QSize(theme.px(_BUTTON), theme.px(_FINGER)))
            margin = theme.px(MARGIN)
            right = self.width() - margin - self._covered
            place = QRect(right - size.width(), 0, size.width(), size.height())
            high = min(self.height(), self.minimumSizeHint().height())
            place.moveTop((high - size.height()) // 2)
            self._button.setGeometry(place)

    def end_before(self, covered: int) -> None:
        """Keep so many pixels on the right free: something lies over them."""
        if covered != self._covered:
            self._covered = covered
            self._place_button()
            self.update()

    def _room(self) -> QRectF:
        """Return where the texts are."""
        margin, gap = self._theme.px(MARGIN), self._theme.px(_GAP)
        button = self._button
        aside = 0 if button is None or button.isHidden() else button.width() + margin
        aside += self._covered
        return QRectF(self.rect()).adjusted(margin, gap * 3 / 2, -margin - aside, -gap)

    def changeEvent(self, event: QEvent) -> None:
        """In another language the button may be wider."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._place_button()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_button()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click does not reach the form behind."""

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """A double click does neither."""

    def refuse(self, why: str, *, elsewhere: bool = False) -> None:
        """Say why an entry was not taken, to readers and to listeners, until one is accepted.

        What can be read `elsewhere`, at the cell itself, is not drawn here.
        """
        self._refusal, self._elsewhere = why, elsewhere
        self._changed()
        # Said again even if it is the same sentence: the same key may be wrong twice.
        announce(self, why, at_once=True)

    def tell_listeners(self, sentences: Iterable[str]) -> None:
        """Have read out what happened, before what is wanted now."""
        self._heard.happened(sentences)

    def showEvent(self, event: QShowEvent) -> None:
        """Who listens hears all that stands here when the face comes up."""
        super().showEvent(event)
        self.tell_again()

    def tell_again(self) -> None:
        """Have all read out that stands here."""
        self._heard.again()

    def draw_later(self, *, later: bool) -> None:
        """Leave the paper bare while it is too early to read what is said already."""
        self._early = later
        self.update()

    def fall_silent(self) -> None:
        """Say nothing any more: who hears this go hears its name once more, too."""
        self._heard.be_quiet()
        self._wanted = self._then = self._first = self._refusal = ""
        self._wrong = False
        self._changed()

    def draw_refusal(self) -> None:
        """Draw the refusal here from now on."""
        self._elsewhere = False
        self.update()

    def accepted(self) -> None:
        """Let the refusal vanish: an entry was taken."""
        if self._refusal:
            self._refusal = ""
            self._changed()

    def sizeHint(self) -> QSize:
        return QSize(self._theme.px(self._high) * 4, self._theme.px(self._high))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._theme.px(self._high), self._theme.px(self._high))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), QColor(theme.paper))
        if self._early:
            painter.end()
            return
        area, why, theme = self._room(), self._drawn_refusal, self._fitting()
        refusal, wanted, then = self._lay_out_all(theme)
        gap, sign, line = theme.px(_GAP), theme.px(_SIGN), theme.px(_LINE)
        indent, beside = (sign + 2 * gap if each else 0 for each in (why, self._wrong))

        at = area.topLeft()
        if self._wrong:
            disc = QRectF(at.x(), at.y() + (line - sign) / 2, sign, sign)
            paint_refusal_sign(painter, disc, theme)
        ink = theme.loss if self._wrong else theme.ink
        for layout, colour, left in ((wanted, ink, beside), (then, theme.quiet, 0)):
            painter.setPen(QColor(colour))
            layout.draw(painter, at + QPointF(left, 0))
            if layout.lineCount():
                at += QPointF(0, layout.lineCount() * line + gap)
        if why:
            painter.setPen(QColor(theme.loss))
            top = at.y() + (line - sign) / 2
            paint_refusal_sign(painter, QRectF(at.x(), top, sign, sign), theme)
            painter.setPen(QColor(theme.loss))
            refusal.draw(painter, at + QPointF(indent, 0))
        painter.end()

    @property
    def _drawn_refusal(self) -> str:
        return "" if self._elsewhere else self._refusal

    def _fitting(self) -> Theme:
        """Return the theme to write with: smaller where all can be read only so.

        Beside a drawer it may be smaller than at 100 %, elsewhere only what was made larger.
        """
        ways = [self._theme]
        for share in _SMALLER:
            smaller = replace(self._theme, scale=self._theme.scale * share)
            may_be = self._covered or smaller.scale >= 1
            if may_be and smaller.font(Role.CELL).pixelSize() >= READ:
                ways.append(smaller)
        texts = self._drawn_refusal, self._wanted, self.then
        for most in (texts, texts[:2]) if ways[1:] else ():
            for theme in ways:
                if all(map(_is_whole, self._lay_out_all(theme), most)):
                    return theme
        return ways[-1]

    def _lay_out_all(self, theme: Theme) -> tuple[QTextLayout, QTextLayout, QTextLayout]:
        """Lay out the refusal, what is wanted and what comes then, as they share the room."""
        area, why = self._room(), self._drawn_refusal
        gap, sign, line = theme.px(_GAP), theme.px(_SIGN), theme.px(_LINE)
        indent, beside = (sign + 2 * gap if each else 0 for each in (why, self._wrong))
        # The refusal is measured first: it must not be what falls off the edge.
        refusal = _lay_out(theme, why, area.width() - indent, area.height() - line - gap)
        room = area.height() - (refusal.lineCount() * line + gap if why else 0)
        # Of a long text something is left for the one beneath it, unless both must give way.
        left = line + gap if self.then and not why and not self._to_its_end else 0
        wanted = _lay_out(theme, self._wanted, area.width() - beside, room - left)
        room -= wanted.lineCount() * line + gap
        return refusal, wanted, _lay_out(theme, self.then, area.width(), room)

    def _changed(self) -> None:
        self.setAccessibleName(_once(self._refusal, self._wanted))
        self.setAccessibleDescription(self.then)
        self._heard.stands(self._wanted, self._first, self._then)
        self.words_changed.emit(_once(self._refusal, self._wanted, self.then))
        self.update()


def _lay_out(theme: Theme, text: str, width: float, height: float) -> QTextLayout:
    """Break `text` into the lines that fit into `height`; the last is elided if it must be."""
    if not text:
        return QTextLayout()
    font, pitch = theme.font(Role.CELL), theme.px(_LINE)
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
    """Whether nothing of `text` is cut in `layout`."""
    return layout.text() == _unbroken(text)


def _once(*sentences: str) -> str:
    """Return sentences after each other; what is refused may be what is wanted."""
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
    """Return `text` with what is in brackets kept beside what it explains, such as a name."""
    return text.replace(" (", f"{NO_BREAK}(")


def _broken(text: str, font: QFont, width: float, pitch: float) -> QTextLayout:
    """Lay `text` out in lines of `width`, `pitch` apart; a word longer than a line is broken."""
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
