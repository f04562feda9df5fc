"""The page the program opens on when no evening is going on, with the list of all sessions."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import Signal, SignalInstance
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from chicago_gui.players.begins_at import begin_at
from chicago_gui.players.sentences import Sentence
from chicago_gui.players.session_list import Find, SessionList
from chicago_gui.record import record
from chicago_gui.sheet.windows import FirstStep
from chicago_gui.sheet.words import LANGUAGES, tr
from chicago_gui.widgets.theme import Role, Theme


@record
class First:
    """What a first start shows: how a session is kept, the language chosen, and the system's."""

    steps: tuple[FirstStep, ...]
    language: str | None
    system: str


_ACROSS = 3
"""So many buttons stand beside each other on the first start."""


class StartPage(QWidget):
    """New session above, the earlier ones below, or on the first start how a session is kept."""

    new_wanted = Signal()
    file_wanted = Signal()
    figures_wanted = Signal()
    blanks_wanted = Signal()
    sample_wanted = Signal()
    paper_wanted = Signal()
    left = Signal()

    language_wanted = Signal(object)
    """The code of a language, `None` for the system's."""

    def __init__(
        self, theme: Theme, find: Find, first: First | None = None, parent: QWidget | None = None
    ) -> None:
        """Make the page; `sessions.refresh` fills the list with what `find` returns.

        While there is no session, what is shown `first` is in place of the list.
        """
        super().__init__(parent)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*[theme.px(24)] * 4)
        layout.setSpacing(theme.px(12))
        self._theme = theme
        self._first = first
        head = QHBoxLayout()
        title = QLabel(tr("Chicago"))
        title.setFont(theme.font(Role.CONTRACT))
        self.setAccessibleName(tr("The score sheet for one laptop on a card table."))
        head.addWidget(title, 1)
        layout.addLayout(head)
        layout.addWidget(QLabel(tr("The score sheet for one laptop on a card table.")))
        self.new = self._button(tr("New session"), self.new_wanted)
        self.open_file = self._button(tr("Open a session file…"), self.file_wanted)
        self.figures = self._button(tr("Players and pairs"), self.figures_wanted)
        self.blanks = self._button(tr("Print blank forms…"), self.blanks_wanted)
        self.sample = self._button(tr("Look at a sample evening"), self.sample_wanted)
        self.paper = self._button(tr("Type in an evening from paper…"), self.paper_wanted)
        layout.addLayout(self._in_one_row() if first is None else self._in_rows())
        self.sentence = Sentence(theme)
        self.sentence.hide()
        layout.addWidget(self.sentence)
        self.sessions = SessionList(theme, find, self)
        self.sessions.setVisible(first is None)
        if first is None:
            layout.addWidget(self.sessions, 1)
            return
        self.language, caption = self._languages(first), QLabel(tr("Language"))
        caption.setBuddy(self.language)  # what a list is called, its own words are what is chosen
        head.addWidget(caption)
        head.addWidget(self.language)
        layout.addSpacing(theme.px(8))
        from chicago_gui.players.first_steps import FirstSteps  # no other start waits for it

        self.steps = FirstSteps(first.steps, theme)
        layout.addWidget(self.steps, 1)

    def _in_one_row(self) -> QLayout:
        """Lay the buttons in one row; what only a first start needs is in the menu."""
        for button in (self.sample, self.paper):
            button.hide()
        row = QHBoxLayout()
        for button in (self.new, self.open_file, self.figures, self.blanks):
            row.addWidget(button)
        row.addStretch(1)
        return row

    def _in_rows(self) -> QLayout:
        """Lay what can be begun with in rows; of nobody there are figures yet."""
        self.figures.hide()
        self._grid = QGridLayout()
        self._grid.setSpacing(self._theme.px(12))
        self._offered = (self.new, self.sample, self.paper, self.blanks, self.open_file)
        for one, other in pairwise(self._offered):
            QWidget.setTabOrder(one, other)
        self._lay(_ACROSS)
        return self._grid

    def _lay(self, across: int) -> None:
        """Put so many buttons beside each other."""
        self._across = across
        for at, button in enumerate(self._offered):
            self._grid.addWidget(button, *divmod(at, across))
        for column in range(_ACROSS):
            self._grid.setColumnStretch(column, int(column < across))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let no button be too narrow for its words."""
        super().resizeEvent(event)
        if self._first is None:
            return
        widest = max(button.sizeHint().width() for button in self._offered)
        room = self.width() - 2 * self._theme.px(24)
        across = _ACROSS if _ACROSS * (widest + self._theme.px(12)) <= room else _ACROSS - 1
        if across != self._across:
            self._lay(across)

    def _languages(self, first: First) -> QComboBox:
        box = QComboBox()
        usual = tr("As the system: {language}").format(language=LANGUAGES[first.system])
        for code, text in ((None, usual), *LANGUAGES.items()):
            box.addItem(text, code)
        box.setCurrentIndex(box.findData(first.language) if first.language else 0)
        box.setMinimumHeight(self._theme.px(32))
        box.activated.connect(lambda at: self.language_wanted.emit(box.itemData(at)))
        return box

    def _button(self, text: str, signal: SignalInstance) -> QPushButton:
        button = QPushButton(text, self)
        button.setMinimumHeight(self._theme.px(36))
        button.setAutoDefault(True)  # Enter presses it, as in a dialog
        button.clicked.connect(lambda: signal.emit())
        return button

    def refresh(self, session_id: str = "") -> None:
        """Look the sessions up again; the keys go to the list, or to the first button."""
        if self._first is None:
            self.sessions.refresh(session_id)
        begin_at(self, self.sessions.table if self.sessions.table.lines else self.new)

    def say(self, text: str, *, wrong: bool = True) -> None:
        """Say what went wrong, or how it went."""
        self.sentence.say(text, wrong=wrong)
        self.sentence.setVisible(bool(text))
