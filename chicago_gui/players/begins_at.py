"""A page that hands the keys on to where one begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    _Widget = QWidget
else:
    # Beside the widget that the page is.
    _Widget = object


class BeginsAt(_Widget):
    """Goes before the page's widget among its bases.

    A focus proxy would do the same, and Tab would jump over whatever lies between the page and
    its proxy.
    """

    _beginning: QWidget | None = None

    def begin_at(self, beginning: QWidget) -> None:
        """Give `beginning` the keys when the page is given them, or has them already."""
        self._beginning = beginning
        if self.hasFocus():
            beginning.setFocus()

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self._beginning is not None:
            self._beginning.setFocus(event.reason())
