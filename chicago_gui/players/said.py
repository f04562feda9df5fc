"""A sentence on a page or in a window: seen in its place, and said to who cannot see it."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QPalette
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from chicago_gui.widgets.theme import Theme

_WORDS = QPalette.ColorRole.WindowText


class Said(QLabel):
    """Empty until something is to be said; what went wrong is in the colour of a loss."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Say nothing yet."""
        super().__init__(parent)
        self._theme = theme
        self._wrong = False
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def say(self, text: str, *, wrong: bool = False) -> None:
        """Show `text`, and announce it; an empty one takes away what was there."""
        self._wrong = wrong
        self.setText(text)
        self.set_theme(self._theme)
        if text:
            event = QAccessibleAnnouncementEvent(self, text)
            event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
            QAccessible.updateAccessibility(event)

    def set_theme(self, theme: Theme) -> None:
        """Draw with `theme` from now on."""
        self._theme = theme
        palette = self.palette()
        palette.setColor(_WORDS, theme.loss if self._wrong else theme.ink)
        self.setPalette(palette)
