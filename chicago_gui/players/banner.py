"""A sentence across the window that stays until somebody has read it and closes it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from chicago_gui.players.said import Said
from chicago_gui.sheet.words import tr
from chicago_gui.widgets.theme import HEAVY, MARGIN, Theme


class Banner(QWidget):
    """Its words can be copied: they name files."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Be hidden until there is something to say."""
        super().__init__(parent)
        self._theme = theme
        layout = QHBoxLayout(self)
        layout.setContentsMargins(*[theme.px(MARGIN)] * 4)
        layout.setSpacing(theme.px(MARGIN))
        self.said = Said(theme, self)
        self.close_button = QPushButton(tr("Close"), self)
        self.close_button.clicked.connect(self.hide)
        layout.addWidget(self.said, 1)
        layout.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        self.hide()

    def say(self, sentences: Sequence[str]) -> None:
        """Show `sentences` under each other; none hides the banner."""
        self.setVisible(bool(sentences))
        self.said.say("\n".join(sentences))

    def set_theme(self, theme: Theme) -> None:
        """Draw with `theme` from now on."""
        self._theme = theme
        self.said.set_theme(theme)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(theme.wanted))
        painter.setPen(theme.pen(theme.wanted_border, HEAVY))
        painter.drawRect(QRect(self.rect()).adjusted(1, 1, -1, -1))
        painter.end()
