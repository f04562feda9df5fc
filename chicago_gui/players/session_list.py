"""The list of all sessions: what is looked for in it, and what is done with one of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, auto

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QMenu,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from chicago_gui import games
from chicago_gui.key_places import Command
from chicago_gui.players.page_parts import BETWEEN, Sentence, begin_at, letter
from chicago_gui.sheet import session_list as words
from chicago_gui.sheet.figures import LineColumn
from chicago_gui.sheet.session_list import SessionLine, Shelf
from chicago_gui.sheet.words import later, tr
from chicago_gui.widgets.table import LinesTable
from chicago_gui.widgets.theme import Role, Theme

Find = Callable[[str, Shelf], Sequence[SessionLine]]
"""Returns the sessions on a shelf in which a text is found, newest first."""


class Wish(Enum):
    """What is to be done with a session."""

    OPEN = auto()
    EVENING = auto()
    AGAIN = auto()
    EXPORT = auto()
    DELETE = auto()
    RESTORE = auto()


_WISHES = {
    Wish.OPEN: (later("Open"), ""),
    Wish.EVENING: (later("How it went"), "F8"),
    Wish.AGAIN: (later("New session with these players"), "Ctrl+T"),
    Wish.EXPORT: (later("Export…"), ""),
    Wish.DELETE: (later("Delete"), "Del"),
    Wish.RESTORE: (later("Put back"), ""),
}


_GAME = 3
"""The column that says what was played."""


class _Search(QLineEdit):
    """What is looked for; its cross, as large as a finger, stands level at the end of the line."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        cross = self.findChild(QToolButton)
        if cross is not None:
            # Qt puts it where one as small as its picture would be.
            cross.ensurePolished()
            side = cross.minimumSize().expandedTo(cross.size())
            cross.move(self.width() - side.width(), (self.height() - side.height()) // 2)


class _Lines(LinesTable[SessionLine]):
    """The sessions; letters typed there are looked for."""

    typed = Signal(str)

    def keyboardSearch(self, search: str) -> None:
        if search.strip() and search.isprintable():
            self.typed.emit(search)


class SessionList(QWidget):
    """Enter or a double click opens the line that is marked; the rest is in buttons and menu."""

    wanted = Signal(object, object)
    """A `Wish` and the `SessionLine` it is about."""

    def __init__(self, theme: Theme, find: Find, parent: QWidget | None = None) -> None:
        """Make an empty list; `refresh` fills it with what `find` returns."""
        super().__init__(parent)
        self._theme = theme
        self._find = find
        self._gone: list[SessionLine] = []
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._make_search(theme)
        self.empty = QLabel()
        self.empty.setTextFormat(Qt.TextFormat.PlainText)
        self._layout.addWidget(self.empty)
        self.table = _Lines(_columns(), theme)
        self.table.typed.connect(self._look_for)
        self.table.setAccessibleName(tr("Sessions"))
        self.table.chosen.connect(self._open)
        self.table.marked.connect(self._offer)
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.table.customContextMenuRequested.connect(self.show_menu)
        self._layout.addWidget(self.table, 1)
        self.actions_by_wish = {wish: self._action(wish) for wish in Wish}
        self._make_foot(theme)
        begin_at(self, self.table)
        self._offer()

    # --- making

    def _make_search(self, theme: Theme) -> None:
        row = QHBoxLayout()
        heading = QLabel(tr("Sessions"))
        heading.setFont(theme.font(Role.TITLE))
        self.shelf = QComboBox()
        heading.setBuddy(self.shelf)
        for shelf, text in words.SHELVES.items():
            self.shelf.addItem(tr(text), shelf)
        self.shelf.currentIndexChanged.connect(lambda _: self.refresh())
        self.search = _Search()
        self.search.setPlaceholderText(tr("Search names, places, dates, games"))
        self.search.setAccessibleName(tr("Search names, places, dates, games"))
        self.search.setClearButtonEnabled(True)
        self.search.setFixedWidth(theme.px(320))
        self.search.textChanged.connect(lambda _: self.refresh())
        self.search.returnPressed.connect(lambda: self.table.setFocus())
        look = Command(self)
        look.set_keys(QKeySequence.keyBindings(QKeySequence.StandardKey.Find))
        look.triggered.connect(lambda: self._look_for())
        self.addAction(look)
        row.addWidget(heading)
        row.addStretch(1)
        row.addWidget(self.shelf)
        row.addWidget(self.search)
        self._layout.addLayout(row)

    def _make_foot(self, theme: Theme) -> None:
        """Make the buttons, and above them what is said: the list gives way, and no button."""
        row = QHBoxLayout()
        row.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.put_back = QPushButton(tr("Put it back"))
        self.put_back.setAutoDefault(True)
        self.put_back.clicked.connect(lambda: self._put_back())
        self.put_back.hide()
        self.gone = Sentence(theme)
        self.gone.hide()
        row.addWidget(self.put_back, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.gone, 1)
        self._layout.addLayout(row)
        row = QHBoxLayout()
        row.setSpacing(theme.px(BETWEEN))
        row.addStretch(1)
        self.buttons = {wish: self._button(wish) for wish in Wish}
        for button in self.buttons.values():
            row.addWidget(button)
        self._layout.addLayout(row)

    def lay_beneath(self, sentence: QWidget) -> None:
        """Lay a page's own `sentence` beneath the list: what stands above it keeps its place."""
        self._layout.insertWidget(self._layout.indexOf(self.table) + 1, sentence)

    def _action(self, wish: Wish) -> QAction:
        text, keys = _WISHES[wish]
        action = QAction(tr(text), self.table)
        action.setShortcut(QKeySequence(keys))
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        action.triggered.connect(lambda: self._wish(wish))
        self.table.addAction(action)
        return action

    def _button(self, wish: Wish) -> QPushButton:
        action = self.actions_by_wish[wish]
        button = QPushButton(action.text())
        button.setAutoDefault(True)  # Enter presses it, as in a dialog
        button.clicked.connect(lambda: action.trigger())

        def follow() -> None:
            button.setText(action.text())
            button.setEnabled(action.isEnabled())
            button.setVisible(action.isVisible())

        action.changed.connect(follow)
        return button

    def set_spacing(self, apart: int) -> None:
        """Set search, list and buttons so many pixels apart."""
        self._layout.setSpacing(apart)

    # --- showing

    def refresh(self, session_id: str = "") -> None:
        """Look the sessions up again; marked is the one of that id, or the one that was."""
        marked = self.table.line()
        wanted = session_id or (marked.id if marked else "")
        text, shelf = self.search.text(), self.shelf.currentData()
        lines = self._find(text, shelf)
        self.table.set_lines(lines, lambda line: line.id == wanted)
        # What is the same in every line says nothing; but no column moves as somebody types.
        if not text:
            self.table.setColumnHidden(_GAME, len({line.game for line in lines if line.game}) < 2)
        self.show_instead("" if lines else words.nothing_found(text, shelf))

    def show_instead(self, text: str) -> None:
        """Say `text` in place of the list; an empty text shows the list."""
        self.empty.setText(text)
        self.empty.setVisible(bool(text))
        self.table.setVisible(not text)
        # Without a list the page would spread its few lines over the whole height.
        self._layout.setStretch(self._layout.count() - 1, 1 if text else 0)
        self._offer()

    def deleted(self, line: SessionLine) -> None:
        """Say that `line` is deleted, and offer to put it back."""
        self._gone.append(line)
        self._say_gone()

    def show_menu(self, at: QPoint) -> None:
        """Show what can be done with the line that is marked, at a place in the list."""
        menu = QMenu(self.table)
        menu.addActions([each for each in self.actions_by_wish.values() if each.isVisible()])
        menu.exec(self.table.viewport().mapToGlobal(at))
        menu.deleteLater()

    def _offer(self) -> None:
        """Offer what can be done with the line that is marked."""
        line = self.table.line() if self.table.isVisibleTo(self) else None
        on_deleted = self.shelf.currentData() is Shelf.DELETED
        for wish, action in self.actions_by_wish.items():
            action.setEnabled(line is not None and _can(wish, line))
            action.setVisible(line is not None and on_deleted is (wish is Wish.RESTORE))
        if line is None or not line.done:
            self.actions_by_wish[Wish.EVENING].setVisible(False)
        going_on = line is not None and line.known and not line.done and not line.damaged
        self.actions_by_wish[Wish.OPEN].setText(tr("Continue") if going_on else tr("Open"))
        self._letter()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let no button be too narrow for its words."""
        super().resizeEvent(event)
        self._letter()

    def _letter(self) -> None:
        letter(list(self.buttons.values()), self._theme, self.width())

    def _say_gone(self) -> None:
        last = self._gone[-1] if self._gone else None
        self.put_back.setVisible(last is not None)
        self.gone.setVisible(last is not None)
        self.gone.say(
            "" if last is None else tr("Deleted: {session}").format(session=words.name_of(last))
        )

    # --- doing

    def event(self, event: QEvent) -> bool:
        """Claim Esc from the window, which leaves the page at it, while something is searched."""
        if event.type() == QEvent.Type.ShortcutOverride and self._clears(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Clear the search at Esc, and go back to the list of all."""
        if self._clears(event):
            self.search.clear()
            self.table.setFocus()
        else:
            super().keyPressEvent(event)

    def _clears(self, event: QEvent) -> bool:
        is_esc = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape
        return is_esc and bool(self.search.text())

    def _look_for(self, letter: str = "") -> None:
        self.search.setFocus()
        self.search.selectAll()
        if letter:
            self.search.insert(letter)

    def _open(self, line: SessionLine) -> None:
        if not line.deleted and not line.damaged:
            self.wanted.emit(Wish.OPEN, line)

    def _wish(self, wish: Wish) -> None:
        line = self.table.line()
        if line is not None:
            self.wanted.emit(wish, line)

    def _put_back(self) -> None:
        line = self._gone.pop()
        self._say_gone()
        self.table.setFocus()
        self.wanted.emit(Wish.RESTORE, line)


def _can(wish: Wish, line: SessionLine) -> bool:
    """Whether `wish` can be had of a session, be it one that nobody here can read."""
    if line.damaged:
        return wish is Wish.DELETE
    return line.known or wish is not Wish.AGAIN


def _game(line: SessionLine) -> str:
    return games.title(line.game) if line.game else ""


def _columns() -> tuple[LineColumn[SessionLine], ...]:
    return (
        LineColumn(tr("Date"), words.date_of, order=lambda line: str(line.date or "")),
        LineColumn(tr("Place"), lambda line: line.place, order=lambda line: line.place.casefold()),
        LineColumn(tr("Players"), words.players_of, wide=True),
        LineColumn(tr("Game"), _game, order=_game),
        LineColumn(tr("Deals"), words.how_far),
        LineColumn(tr("First"), lambda line: line.first, order=lambda line: line.first),
        LineColumn(tr("State"), words.state_of),
    )
