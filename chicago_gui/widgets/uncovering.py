"""The animation that uncovers a deal when it ends, within half a second."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from chicago_gui.sheet.column import CellRef
from chicago_gui.sheet.form import Form

_LASTS = 250
"""The longest time in ms that one widget may be animated."""

_ALL = 450
"""The time in ms in which a whole deal is uncovered."""

_IMPATIENT = frozenset(
    (
        QEvent.Type.KeyPress,
        QEvent.Type.ShortcutOverride,  # a shortcut sends no key press
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonDblClick,
        QEvent.Type.TouchBegin,
    )
)


def motion(widget: QWidget) -> int:
    """Return how many ms `widget` may be animated: 0 if it is hidden or animation is turned off."""
    if not widget.isVisible():
        return 0
    style = widget.style()
    hint = style.StyleHint.SH_Widget_Animation_Duration
    return min(style.styleHint(hint, None, widget), _LASTS)


def newly_over(form: Form[Any], before: Any, after: Any) -> list[int]:
    """Return the indexes of the deals that are over in `after` and were not in `before`."""
    return [
        deal
        for was, deal in form.changed_deals(before, after)
        if form.is_over(after, deal)
        and not form.is_over(before, was)
        and not form.is_struck(after, deal)
    ]


class Uncovering(QObject):
    """Uncovers the cells of a deal that has ended, which are no longer secret.

    Columns open in turn. Any key or click opens all cells at once, and has its usual effect.
    """

    begun = Signal()
    """A deal has ended; `running` tells whether it is uncovered with animation."""

    done = Signal(bool)
    """All cells are open; the argument tells whether a key or click ended the animation."""

    def __init__(self, form: QWidget, redraw: Callable[[Iterable[int]], None]) -> None:
        """Uncover cells of `form`; `redraw` draws the cells of the given deals."""
        super().__init__(form)
        self._form = form
        self._deals: frozenset[int] = frozenset()
        self._turns = 1
        self._hurried = False
        self._open = 1.0
        self._redraw = redraw
        self._motion = QVariantAnimation(self)
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(1.0)
        self._motion.setDuration(_ALL)
        self._motion.valueChanged.connect(self._opened)

    @property
    def running(self) -> bool:
        """Whether a deal is being uncovered."""
        return bool(self._deals)

    def follow(self, form: Form[Any], before: Any, after: Any) -> None:
        """Uncover the deals that are over in `after` but not in `before`."""
        deals = frozenset(newly_over(form, before, after))
        if not deals:
            return
        self.finish()
        covered = frozenset(deal for deal in deals if form.has_covers(after, deal))
        if covered and motion(self._form) > 0:
            self._turns = max(column.turn for column in form.columns)
            self._deals, self._open = covered, 0.0
            # A filter on the application would receive the events of all objects.
            for window in QGuiApplication.topLevelWindows():
                window.installEventFilter(self)
            self._motion.start()
        self.begun.emit()

    def finish(self) -> None:
        """Open all cells at once."""
        self._motion.stop()
        self._opened(1.0)

    def share(self, spot: CellRef) -> float:
        """Return how much of the cell at `spot` is open, from 0 to 1."""
        if spot.deal not in self._deals or not spot.column.turn:
            return 1.0
        return min(max(self._open * self._turns - (spot.column.turn - 1), 0.0), 1.0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Open all cells at a key or click."""
        if event.type() in _IMPATIENT:
            self._hurried = True
            self.finish()
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
    """A picture of a part of the window, shown over that part while a deal is uncovered.

    Screen readers already find the new content behind it.
    """

    def __init__(self, part: QWidget) -> None:
        """Show `part` as it looks now."""
        super().__init__(part)
        self._picture = part.grab()
        # So that the part is not drawn beneath it.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setGeometry(part.rect())
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        painter.end()
