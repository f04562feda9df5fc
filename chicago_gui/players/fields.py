"""Fields of pages and dialogs: a day, a zoom, and a line that reports when it is left."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QDate, QEvent, QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QCursor, QFocusEvent, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QDateEdit, QLineEdit, QScrollArea, QSpinBox, QWidget

from chicago_gui.sheet.words import tr
from chicago_gui.widgets.theme import LEAST_SCALE, MOST_SCALE

_PARTING = ("-", ".", "/")
"""The signs between the parts of a day."""

_WHOLE = ("yyyyMMdd", "ddMMyyyy")
_IN_PARTS = ("yyyy-M-d", "d-M-yyyy")
"""How whole days may be written, without signs and with them."""


class DayEdit(QDateEdit):
    """A field for a day, however long ago.

    It differs from Qt's field in these points:

    - Tab goes to the next field, not from the year to the month.
    - A click selects the part that is clicked.
    - A digit typed over all of the day, or over its first part, begins another day. Qt changes a
      day that the month does not have: 31 in November.
    - A day typed whole counts, in the usual order of its parts or in another one: 09.10.2024.
    """

    def __init__(self, day: QDate) -> None:
        """Begin with `day`."""
        super().__init__()
        self._typed, self._in_parts = "", False
        self.setMinimumDate(QDate(100, 1, 1))  # Qt begins in 1752
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
        # Qt calls this, too, when a dot after the day goes on to the month.
        if self._in_parts:
            return super().focusNextPrevChild(forward)
        return QWidget.focusNextPrevChild(self, forward)


class LeftLine(QLineEdit):
    """A line that reports when it is left, also without a change, as Qt does not."""

    left = Signal()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        elsewhere = (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason)
        if event.reason() not in elsewhere:
            self.left.emit()


_STILL = 3
"""A mouse that nobody moves may still move this far, in pixels."""


class ZoomBox(QSpinBox):
    """The zoom in per cent. Its buttons stay under the mouse while the page grows.

    Everything above it grows with each click, and the next click would hit something else.
    """

    def __init__(self, page: QScrollArea) -> None:
        """Scroll `page` so that a pressed button stays where it is on the screen."""
        super().__init__()
        self._page = page
        self._pressed: tuple[QPointF, QPointF] | None = None
        """Where the mouse was pressed: on the screen, and here as in `_place`."""
        self.setRange(round(LEAST_SCALE * 100), round(MOST_SCALE * 100))
        self.setSingleStep(10)
        self.setSuffix(tr(" %"))
        self.setKeyboardTracking(False)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._hold)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember the place of the press before the page grows."""
        if self._pressed is None:
            # The window grows in several steps; the mouse may leave in each of them.
            around: QWidget | None = self
            while around is not None and not around.isWindow():
                around.installEventFilter(self)
                around = around.parentWidget()
            for part in self._page.findChildren(QWidget):
                part.setMouseTracking(True)
        self._pressed = event.globalPosition(), self._place(event.position())
        super().mousePressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow each move and change of size, until the mouse leaves.

        If a layout moves this field, Qt reports that the mouse leaves, too.
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
        """Return the distance of a point from the right edge, where the buttons are, in heights."""
        return QPointF((self.width() - at.x()) / self.height(), at.y() / self.height())

    def _hold(self) -> None:
        page = self._page.widget()
        if self._pressed is None or page is None:
            return
        there, place = self._pressed
        here = QPointF(self.width() - place.x() * self.height(), place.y() * self.height())
        page.move(page.pos() + (there - self.mapToGlobal(here)).toPoint())

    def _let_go(self) -> None:
        """Scroll the page to where its scroll bars are."""
        self._pressed = None
        page = self._page.widget()
        if page is not None:
            across, down = self._page.horizontalScrollBar(), self._page.verticalScrollBar()
            page.move(-across.value(), -down.value())
            self._page.ensureWidgetVisible(self)


def scroll_to(field: QWidget) -> None:
    """Bring `field` in sight, where it lies in a scroll area."""
    around = field.parentWidget()
    while around is not None and not isinstance(around, QScrollArea):
        around = around.parentWidget()
    if isinstance(around, QScrollArea):
        around.ensureWidgetVisible(field)
