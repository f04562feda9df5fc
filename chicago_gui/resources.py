"""Makes the program's fonts, icons and texts, all in one resource file, known to Qt."""

from __future__ import annotations

import os

from PySide6.QtCore import QResource
from PySide6.QtGui import QFontDatabase

FAMILY = "DejaVu Sans"
"""The font of sheet and paper; its digits have equal widths."""

_RESOURCES = os.path.join(os.path.dirname(__file__), "resources.rcc")
_FONTS = (":/chicago/fonts/DejaVuSans.ttf", ":/chicago/fonts/DejaVuSans-Bold.ttf")

_loaded = False


def load_resources() -> bool:
    """Register the resources under `:/chicago` and load the fonts; return whether that succeeded.

    The application must exist. A second call does nothing. Fonts installed on the system are used
    instead of ours, which saves 4 ms at startup and 3 MB.
    """
    global _loaded
    if not _loaded:
        _loaded = QResource.registerResource(_RESOURCES) and (
            "Bold" in QFontDatabase.styles(FAMILY)
            or all(QFontDatabase.addApplicationFont(font) >= 0 for font in _FONTS)
        )
    return _loaded


def read_resource(name: str) -> bytes:
    """Return a file below `:/chicago`; raises `FileNotFoundError` if there is none."""
    load_resources()
    file = QResource(f":/chicago/{name}")
    if not file.isValid():
        raise FileNotFoundError(file.fileName())
    return bytes(file.uncompressedData().data())
