"""The zoom in per cent, whose buttons stay under the mouse while the page grows around them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QTimer
from PySide6.QtGui import QCursor, QMouseEvent
from PySide6.QtWidgets import QScrollArea, QSpinBox, QWidget

from chicago_gui.sheet.words import tr
from chicago_gui.widgets.theme import LEAST_SCALE, MOST_SCALE

_STILL = 3
"""So far a mouse moves, in pixels, that nobody has moved."""


class ZoomBox(QSpinBox):
    """Moves the page on which it is, as long as the mouse is here.

    All that stands above it grows with each click: the next would hit something else.
    """

    def __init__(self, page: QScrollArea) -> None:
        """Hold `page` so that what was pressed here stays where it is on the screen."""
        super().__init__()
        self._page = page
        self._pressed: tuple[QPointF, QPointF] | None = None
        """Where on the screen the mouse was pressed, and where in here, as `_place` has it."""
        self.setRange(round(LEAST_SCALE * 100), round(MOST_SCALE * 100))
        self.setSingleStep(10)
        self.setSuffix(tr(" %"))
        self.setKeyboardTracking(False)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._hold)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember what is pressed, before it grows."""
        if self._pressed is None:
            # The window has its new size in several steps, and the mouse may go in one.
            around: QWidget | None = self
            while around is not None and not around.isWindow():
                around.installEventFilter(self)
                around = around.parentWidget()
            for part in self._page.findChildren(QWidget):
                part.setMouseTracking(True)
        self._pressed = event.globalPosition(), self._place(event.position())
        super().mousePressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow whatever moves this, or changes its size; let go when it is the mouse that goes.

        Where a layout moves this away Qt tells of a mouse that leaves it, too.
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
        """Return how far a point is from the right edge, in heights: the buttons are there."""
        return QPointF((self.width() - at.x()) / self.height(), at.y() / self.height())

    def _hold(self) -> None:
        page = self._page.widget()
        if self._pressed is None or page is None:
            return
        there, place = self._pressed
        here = QPointF(self.width() - place.x() * self.height(), place.y() * self.height())
        page.move(page.pos() + (there - self.mapToGlobal(here)).toPoint())

    def _let_go(self) -> None:
        """Have the page where its scroll bars say."""
        self._pressed = None
        page = self._page.widget()
        if page is not None:
            across, down = self._page.horizontalScrollBar(), self._page.verticalScrollBar()
            page.move(-across.value(), -down.value())
            self._page.ensureWidgetVisible(self)
