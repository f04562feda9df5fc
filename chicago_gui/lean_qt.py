"""Qt without what PySide does beside it: its way of importing, and types that nobody names.

PySide makes each of Qt's types when it is first named, or met where nobody knows what it is. Some
are large: a name in a module that every start imports is paid by every start.
"""

from __future__ import annotations

import builtins
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

STYLE = ("-style", "fusion")
"""What an application is made with: the one style that follows a palette everywhere.

To ask the application for its style afterwards makes the largest of all types, 4 ms of a start.
"""


def import_qt() -> None:
    """Import Qt, and let what comes after it be imported without being looked through.

    The `__import__` that PySide puts in the place of another looks in the source of every module
    for features that nobody here asks for: 15 ms of a start, and 4 MB of lines that it keeps.
    """
    import_module("PySide6.QtCore")
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


def ground(area: QWidget) -> QWidget:
    """Return what `area`, which scrolls, may have as its viewport; it looks as Qt's own does.

    Qt's own is met where nobody knows what it is, and all 60 kinds of widget are made to find out:
    8 ms of a start, and a search among them whenever it is asked for.
    """
    from PySide6.QtGui import QPalette
    from PySide6.QtWidgets import QWidget

    made = QWidget(area)
    made.setBackgroundRole(QPalette.ColorRole.Base)
    made.setAutoFillBackground(True)
    return made
