"""The page the program opens on when no evening is going on: begin, go on, open, print blanks."""

from __future__ import annotations

from PySide6.QtCore import Signal, SignalInstance
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from chicago_gui.players.said import Said
from chicago_gui.players.session_list import Find, SessionList
from chicago_gui.sheet.words import tr
from chicago_gui.widgets.theme import Role, Theme


class StartPage(QWidget):
    """New session above, the earlier ones below."""

    new_wanted = Signal()
    file_wanted = Signal()
    figures_wanted = Signal()
    blanks_wanted = Signal()

    def __init__(self, theme: Theme, find: Find, parent: QWidget | None = None) -> None:
        """Make the page; `sessions.refresh` fills the list with what `find` returns."""
        super().__init__(parent)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*[theme.px(24)] * 4)
        layout.setSpacing(theme.px(12))
        title = QLabel(tr("Chicago"))
        title.setFont(theme.font(Role.CONTRACT))
        layout.addWidget(title)
        layout.addWidget(QLabel(tr("The score sheet for one laptop on a card table.")))
        row = QHBoxLayout()
        self.new = self._button(row, theme, tr("New session"), self.new_wanted)
        self.open_file = self._button(row, theme, tr("Open a session file…"), self.file_wanted)
        self.figures = self._button(row, theme, tr("Players and pairs"), self.figures_wanted)
        self.blanks = self._button(row, theme, tr("Print blank forms…"), self.blanks_wanted)
        row.addStretch(1)
        layout.addLayout(row)
        self.said = Said(theme)
        self.said.hide()
        layout.addWidget(self.said)
        self.sessions = SessionList(theme, find)
        layout.addWidget(self.sessions, 1)

    def _button(
        self, row: QHBoxLayout, theme: Theme, text: str, signal: SignalInstance
    ) -> QPushButton:
        button = QPushButton(text)
        button.setMinimumHeight(theme.px(36))
        button.setAutoDefault(True)  # Enter presses it, as in a dialog
        button.clicked.connect(lambda: signal.emit())
        row.addWidget(button)
        return button

    def refresh(self, session_id: str = "") -> None:
        """Look the sessions up again; the keys go to the list, or to the first button."""
        self.sessions.refresh(session_id)
        to = self.sessions.table if self.sessions.table.lines else self.new
        self.setFocusProxy(to)

    def say(self, text: str, *, wrong: bool = True) -> None:
        """Say what went wrong, or how it went."""
        self.said.say(text, wrong=wrong)
        self.said.setVisible(bool(text))
