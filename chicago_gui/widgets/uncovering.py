"""A deal that is over opens in the order of the arithmetic, within half a second."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from chicago_gui.sheet.column import Spot
from chicago_gui.sheet.form import Form

if TYPE_CHECKING:
    from PySide6.QtCore import QVariantAnimation

_LASTS = 250
_ALL = 450

_IMPATIENT = frozenset(
    (
        QEvent.Type.KeyPress,
        QEvent.Type.ShortcutOverride,  # a shortcut is no key press any more
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonDblClick,
        QEvent.Type.TouchBegin,
    )
)


def motion(widget: QWidget) -> int:
    """Return how many ms something may move in `widget`: none unseen, or when nobody wants it."""
    if not widget.isVisible():
        return 0
    # Qt's styles are large, and nothing moves while the program starts.
    from PySide6.QtWidgets import QStyle

    hint = widget.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration, None, widget)
    return min(hint, _LASTS)


def newly_over(form: Form[Any], before: Any, after: Any) -> list[int]:
    """Return the places of the deals that are over in `after` and were not in `before`."""
    return [
        deal
        for was, deal in form.changed_deals(before, after)
        if form.is_over(after, deal)
        and not form.is_over(before, was)
        and not form.is_struck(after, deal)
    ]


class Uncovering(QObject):
    """Says how far the cells of a deal have opened. What is beneath them everybody may see.

    Each column has its turn; any key or click opens all at once, and does what it does.
    """

    begun = Signal()
    """A deal comes out; `running` says whether that is seen to move."""

    done = Signal(bool)
    """What was moving is open; whether because somebody goes on already."""

    def __init__(self, form: QWidget, redraw: Callable[[Iterable[int]], None]) -> None:
        """Open cells in `form`; `redraw` draws those of some deals as far as they are."""
        super().__init__(form)
        self._form = form
        self._deals: frozenset[int] = frozenset()
        self._turns = 1
        self._hurried = False
        self._open = 1.0
        self._redraw = redraw

    @cached_property
    def _motion(self) -> QVariantAnimation:
        from PySide6.QtCore import QVariantAnimation  # no start waits for it

        made = QVariantAnimation(self)
        made.setStartValue(0.0)
        made.setEndValue(1.0)
        made.setDuration(_ALL)
        made.valueChanged.connect(self._opened)
        return made

    @property
    def running(self) -> bool:
        """Whether a deal is being uncovered."""
        return bool(self._deals)

    def follow(self, form: Form[Any], before: Any, after: Any) -> None:
        """Open the deals that are not over in `before` and are in `after`."""
        deals = frozenset(newly_over(form, before, after))
        if not deals:
            return
        self.settle()
        self._turns = max(column.turn for column in form.columns)
        if self._turns and motion(self._form) > 0:
            self._deals, self._open = deals, 0.0
            # The application would tell of objects that nobody knows, and PySide makes all 150
            # kinds of them to find out: 2 MB.
            for window in QGuiApplication.topLevelWindows():
                window.installEventFilter(self)
            self._motion.start()
        self.begun.emit()

    def settle(self) -> None:
        """Have everything open at once."""
        self._motion.stop()
        self._opened(1.0)

    def share(self, spot: Spot) -> float:
        """Return how much of the cell at `spot` is open, from 0 to 1."""
        if spot.deal not in self._deals or not spot.column.turn:
            return 1.0
        return min(max(self._open * self._turns - (spot.column.turn - 1), 0.0), 1.0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Wait for nobody who goes on."""
        if event.type() in _IMPATIENT:
            self._hurried = True
            self.settle()
        return False

    def _opened(self, share: float) -> None:
        self._open = share
        was = self._deals
        if share >= 1.0 and was:
            self._deals = frozenset()
            for window in QGuiApplication.topLevelWindows():
                window.removeEventFilter(self)
        if was:
            self._redraw(was)
        if was and not self._deals:
            hurried, self._hurried = self._hurried, False
            self.done.emit(hurried)


class AsItWas(QWidget):
    """A part of the window as it looked, over that part, until what opens elsewhere is open.

    What is said of the part and read in it is new at once.
    """

    def __init__(self, part: QWidget) -> None:
        """Lie over `part`."""
        super().__init__(part)
        self._picture = part.grab()
        self.setGeometry(part.rect())
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        painter.end()
