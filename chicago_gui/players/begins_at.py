"""A page that hands the keys on to where one begins."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QWidget

_OWN = Qt.FindChildOption.FindDirectChildrenOnly


def begin_at(page: QWidget, beginning: QWidget) -> None:
    """Give `beginning` the keys when `page` is given them, or has them already.

    A focus proxy would do the same, and Tab would jump over whatever lies between the page and
    its proxy.
    """
    found = page.findChild(_Beginning, options=_OWN) or _Beginning(page)
    found.at = beginning
    if page.hasFocus():
        beginning.setFocus()


class _Beginning(QObject):
    """Waits for the page to be given the keys."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self.at = page
        page.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hand the keys on when Qt is done with giving them."""
        if event.type() == QEvent.Type.FocusIn and self.at is not watched:
            self.at.setFocus()
        return False
