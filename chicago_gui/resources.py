"""What the program brings along in one file: its fonts, icons and texts, made known to Qt."""

from __future__ import annotations

import os

from PySide6.QtCore import QResource
from PySide6.QtGui import QFontDatabase

FAMILY = "DejaVu Sans"
"""The type of sheet and paper; its figures are all of one width."""

_RESOURCES = os.path.join(os.path.dirname(__file__), "resources.rcc")
_FONTS = (":/chicago/fonts/DejaVuSans.ttf", ":/chicago/fonts/DejaVuSans-Bold.ttf")

_loaded = False


def load_resources() -> bool:
    """Make fonts and icons known under `:/chicago`; wants the application to be there already.

    Returns whether they could be read. A second call does nothing. Where the system has the fonts
    it is the system's that are drawn with: to load them as well takes 4 ms of a start, and 3 MB.
    """
    global _loaded
    if not _loaded:
        _loaded = QResource.registerResource(_RESOURCES) and (
            "Bold" in QFontDatabase.styles(FAMILY)
            or all(QFontDatabase.addApplicationFont(font) >= 0 for font in _FONTS)
        )
    return _loaded
