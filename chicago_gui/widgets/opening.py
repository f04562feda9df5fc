"""The covers of a deal that is over open, top to bottom, in a quarter of a second."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QVariantAnimation
from PySide6.QtWidgets import QWidget

from chicago_gui.sheet.form import Form

_LASTS = 250


def motion(widget: QWidget) -> int:
    """Return how many ms something may move in `widget`: none unseen, or when nobody wants it."""
    if not widget.isVisible():
        return 0
    # Qt's styles are large, and nothing moves while the program starts.
    from PySide6.QtWidgets import QStyle

    hint = widget.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration, None, widget)
    return min(hint, _LASTS)


def opened(form: Form[Any], before: Any, after: Any) -> list[int]:
    """Return the places of the deals that are over in `after` and were not in `before`.

    Where lines have come or gone a deal may have another place: it is found by what it is called.
    """
    if len(before.deals) == len(after.deals):
        pairs = [(deal, deal) for deal in range(len(after.deals))]
    else:
        there = {form.called(before, deal): deal for deal in range(len(before.deals))}
        called = (form.called(after, deal) for deal in range(len(after.deals)))
        pairs = [(there[name], deal) for deal, name in enumerate(called) if name in there]
    return [
        deal
        for was, deal in pairs
        # What nobody touched is the same value: asking the game takes long in a large session.
        if before.deals[was] is not after.deals[deal]
        and form.is_over(after, deal)
        and not form.is_over(before, was)
        and not form.is_struck(after, deal)
    ]


class Opening(QObject):
    """Says how far the covers of a deal have opened. What is beneath them everybody may see."""

    def __init__(self, form: QWidget, redraw: Callable[[], None]) -> None:
        """Open covers in `form`; `redraw` draws them as far as they are."""
        super().__init__(form)
        self._form = form
        self._deals: frozenset[int] = frozenset()
        self._open = 1.0
        self._redraw = redraw
        self._motion = QVariantAnimation(self)
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(1.0)
        self._motion.valueChanged.connect(self._opened)

    def follow(self, form: Form[Any], before: Any, after: Any) -> None:
        """Open the deals that are covered in `before` and not any more in `after`."""
        deals = frozenset(opened(form, before, after))
        lasts = motion(self._form)
        if deals and lasts > 0:
            self._deals, self._open = deals, 0.0
            self._motion.setDuration(lasts)
            self._motion.start()

    def settle(self) -> None:
        """Have everything open at once."""
        self._motion.stop()
        self._opened(1.0)

    def share(self, deal: int) -> float:
        """Return how much of the covers of the deal at this place is gone, from 0 to 1."""
        return self._open if deal in self._deals else 1.0

    def _opened(self, share: float) -> None:
        self._open = share
        if share >= 1.0:
            self._deals = frozenset()
        self._redraw()
