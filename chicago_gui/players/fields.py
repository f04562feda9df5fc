"""Fields of pages and dialogs: a date, a zoom, and a line that reports when it loses the focus."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QDate, QEvent, QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QCursor, QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QDateEdit, QLineEdit, QScrollArea, QSpinBox, QWidget

from chicago_gui.sheet.words import tr
from chicago_gui.widgets.theme import LEAST_SCALE, MOST_SCALE

_PARTING = ("-", ".", "/")
"""Separators between the parts of a date."""

_WHOLE = ("yyyyMMdd", "ddMMyyyy")
_IN_PARTS = ("yyyy-M-d", "d-M-yyyy")
"""Accepted formats of a complete date, without and with separators."""


class DayEdit(QDateEdit):
    """A date field without Qt's lower limit of 1752.

    It differs from Qt's field in these points:

    - Tab goes to the next field, not from the year to the month.
    - A click selects the part that is clicked.
    - A digit typed over the whole date, or over its first part, starts a new date. Qt would change
      a day that the month does not have, such as 31 in November.
    - A date typed completely is accepted in several orders of its parts, such as 09.10.2024.
    """

    def __init__(self, day: QDate) -> None:
        """Start with `day`."""
        super().__init__()
        self._typed, self._in_parts = "", False
        self.setMinimumDate(QDate(100, 1, 1))  # Qt's default minimum is 1752
        self.setDate(day)
        self.setCalendarPopup(True)
        self.setDisplayFormat(tr("yyyy-MM-dd"))
        self.lineEdit().installEventFilter(self)

    def set_day(self, day: date) -> None:
        """Show `day`."""
        self.setDate(QDate(day.year, day.month, day.day))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseButtonPress:
            self._typed = ""
        clicked = event.type() == QEvent.Type.MouseButtonRelease
        if clicked and not self.lineEdit().hasSelectedText():
            self.setSelectedSection(self.currentSection())
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        sign, first = event.text(), self.sectionAt(0)
        if sign.isdecimal():
            marked = self.lineEdit().selectedText()
            if marked == self.lineEdit().text():
                self.setSelectedSection(first)
                self._typed = ""
            elif self.currentSection() == first and marked == self.sectionText(first):
                self._typed = ""
            self._typed += sign
        elif sign and sign in _PARTING:
            self._typed += "-"
        elif event.key() != Qt.Key.Key_Shift:
            self._typed = ""
        self._in_parts = True
        super().keyPressEvent(event)
        self._in_parts = False
        own = "".join(each for each in self.displayFormat() if each.isalpha())
        bare = self._typed.replace("-", "")
        for typed, order in (
            *((bare, order) for order in (own, *_WHOLE)),
            *((self._typed, order) for order in _IN_PARTS),
        ):
            whole = QDate.fromString(typed, order)
            if whole.isValid():
                self.setDate(whole)
                break

    def focusInEvent(self, event: QFocusEvent) -> None:
        self._typed = ""
        super().focusInEvent(event)

    def focusNextPrevChild(self, forward: bool) -> bool:
        # Qt also calls this when a dot after the day moves on to the month.
        if self._in_parts:
            return super().focusNextPrevChild(forward)
        return QWidget.focusNextPrevChild(self, forward)


class LeftLine(QLineEdit):
    """A line that emits `left` when it loses the focus, even if its text has not changed."""

    left = Signal()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        elsewhere = (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason)
        if event.reason() not in elsewhere:
            self.left.emit()


_STILL = 3
"""Distance in pixels that a mouse may drift and still count as at rest."""


class ZoomBox(QSpinBox):
    """The zoom in per cent; its buttons stay under the mouse while the page grows.

    Each click enlarges everything above this field. Without this the next click would miss.
    """

    def __init__(self, page: QScrollArea) -> None:
        """Create the box; it scrolls `page` to keep a pressed button at its place on the screen."""
        super().__init__()
        self._page = page
        self._pressed: tuple[QPointF, QPointF] | None = None
        """Where the mouse was pressed: on the screen, and in the units of `_place`."""
        self.setRange(round(LEAST_SCALE * 100), round(MOST_SCALE * 100))
        self.setSingleStep(10)
        self.setSuffix(tr(" %"))
        self.setKeyboardTracking(False)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._hold)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember the place of the press before the page grows."""
        if self._pressed is None:
            # The window grows in several steps, and the mouse may leave this field in each of them.
            around: QWidget | None = self
            while around is not None and not around.isWindow():
                around.installEventFilter(self)
                around = around.parentWidget()
            for part in self._page.findChildren(QWidget):
                part.setMouseTracking(True)
        self._pressed = event.globalPosition(), self._place(event.position())
        super().mousePressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow each move and resize until the mouse really leaves.

        Qt also reports a leave when a layout moves this field away from the mouse.
        """
        if event.type() in (QEvent.Type.Move, QEvent.Type.Resize):
            self._soon.start()
        elif event.type() in (QEvent.Type.Leave, QEvent.Type.MouseMove) and self._pressed:
            mouse = QCursor.pos()
            moved = (mouse - self._pressed[0].toPoint()).manhattanLength() > _STILL
            if moved and not self.rect().contains(self.mapFromGlobal(mouse)):
                self._let_go()
        return super().eventFilter(watched, event)

    def _place(self, at: QPointF) -> QPointF:
        """Return how far `at` is from the right edge and from the top, in heights of this field."""
        return QPointF((self.width() - at.x()) / self.height(), at.y() / self.height())

    def _hold(self) -> None:
        page = self._page.widget()
        if self._pressed is None or page is None:
            return
        there, place = self._pressed
        here = QPointF(self.width() - place.x() * self.height(), place.y() * self.height())
        page.move(page.pos() + (there - self.mapToGlobal(here)).toPoint())

    def _let_go(self) -> None:
        """Stop following the mouse, and scroll the page to where its scroll bars are."""
        self._pressed = None
        page = self._page.widget()
        if page is not None:
            across, down = self._page.horizontalScrollBar(), self._page.verticalScrollBar()
            page.move(-across.value(), -down.value())
            self._page.ensureWidgetVisible(self)


def scroll_to(field: QWidget) -> None:
    """Scroll the area around `field`, if there is one, until the field is visible."""
    around = field.parentWidget()
    while around is not None and not isinstance(around, QScrollArea):
        around = around.parentWidget()
    if isinstance(around, QScrollArea):
        around.ensureWidgetVisible(field)
