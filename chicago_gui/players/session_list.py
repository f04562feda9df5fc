"""The list of all sessions with a search, and actions on one session or several."""

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
from chicago_gui.players.page_parts import BETWEEN, Sentence, focus_first, letter, push_button
from chicago_gui.sheet import session_list as words
from chicago_gui.sheet.figures import LineColumn
from chicago_gui.sheet.session_list import SessionFilter, SessionLine
from chicago_gui.sheet.words import later, plural, sentence, tr
from chicago_gui.widgets.announcing import announce
from chicago_gui.widgets.table import LinesTable
from chicago_gui.widgets.theme import Role, Theme

Find = Callable[[str, SessionFilter], Sequence[SessionLine]]
"""Returns the sessions of a filter that match a search text, newest first."""


class Wish(Enum):
    """An action on the selected sessions."""

    OPEN = auto()
    EVENING = auto()
    AGAIN = auto()
    COMPARE = auto()
    EXPORT = auto()
    DELETE = auto()
    RESTORE = auto()


_WISHES = {
    Wish.OPEN: (later("Open"), ""),
    Wish.EVENING: (later("Summary"), "F8"),
    Wish.AGAIN: (later("New session with these players"), "Ctrl+T"),
    Wish.COMPARE: (later("Compare versions…"), ""),
    Wish.EXPORT: (later("Export…"), ""),
    Wish.DELETE: (later("Delete"), "Del"),
    Wish.RESTORE: (later("Restore"), ""),
}

_OF_ONE = (Wish.OPEN, Wish.EVENING, Wish.AGAIN)
"""Actions that need exactly one session."""


_GAME = 3
"""Index of the column *Game*."""


class _Search(QLineEdit):
    """The search field; its clear button is as large as a finger and vertically centred."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        cross = self.findChild(QToolButton)
        if cross is not None:
            # Qt places it as if it were as small as its icon.
            cross.ensurePolished()
            side = cross.minimumSize().expandedTo(cross.size())
            cross.move(self.width() - side.width(), (self.height() - side.height()) // 2)


class _Lines(LinesTable[SessionLine]):
    """The table of sessions; letters typed there start a search."""

    typed = Signal(str)

    def keyboardSearch(self, search: str) -> None:
        if search.strip() and search.isprintable():
            self.typed.emit(search)


class SessionList(QWidget):
    """Shows the sessions; Enter or a double click opens one, buttons and a menu do the rest.

    Shift, Ctrl and Ctrl+A select several sessions, to export or delete them together.
    """

    wanted = Signal(object, object)
    """A `Wish`, and the tuple of the `SessionLine` objects it applies to."""

    def __init__(self, theme: Theme, find: Find, parent: QWidget | None = None) -> None:
        """Create an empty list; `refresh` fills it with the result of `find`."""
        super().__init__(parent)
        self._theme = theme
        self._find = find
        self._gone: list[tuple[SessionLine, ...]] = []
        self._told = 1
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._make_search(theme)
        self.empty = QLabel()
        self.empty.setTextFormat(Qt.TextFormat.PlainText)
        self._layout.addWidget(self.empty)
        self.table = _Lines(_columns(), theme, several=True)
        self.table.typed.connect(self._look_for)
        self.table.setAccessibleName(tr("Sessions"))
        self.table.chosen.connect(self._open)
        self.table.marked.connect(self._offer)
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.table.customContextMenuRequested.connect(self.show_menu)
        self._layout.addWidget(self.table, 1, Qt.AlignmentFlag.AlignLeft)
        self.actions_by_wish = {wish: self._action(wish) for wish in Wish}
        self._make_foot(theme)
        focus_first(self, self.table)
        self._offer()

    # --- making

    def _make_search(self, theme: Theme) -> None:
        row = QHBoxLayout()
        heading = QLabel(tr("Sessions"))
        heading.setFont(theme.font(Role.TITLE))
        self.chosen_filter = QComboBox()
        heading.setBuddy(self.chosen_filter)
        for chosen_filter, text in words.FILTERS.items():
            self.chosen_filter.addItem(tr(text), chosen_filter)
        self.chosen_filter.currentIndexChanged.connect(lambda _: self.refresh())
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
        row.setSpacing(theme.px(BETWEEN))
        for part in (heading, self.chosen_filter, self.search):
            row.addWidget(part)
        row.addStretch(1)
        self._layout.addLayout(row)

    def _make_foot(self, theme: Theme) -> None:
        """Create the buttons and the message above them; the message shrinks the list."""
        row = QHBoxLayout()
        row.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.put_back = push_button()
        self.put_back.clicked.connect(lambda: self._put_back())
        self.put_back.hide()
        self.gone = Sentence(theme)
        self.gone.hide()
        row.addWidget(self.put_back, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.gone, 1)
        self._layout.addLayout(row)
        row = QHBoxLayout()
        row.setSpacing(theme.px(BETWEEN))
        self.buttons = {wish: self._button(wish) for wish in Wish}
        for button in self.buttons.values():
            row.addWidget(button)
        row.addStretch(1)
        self._layout.addLayout(row)

    def lay_beneath(self, sentence: QWidget) -> None:
        """Put a page's own `sentence` below the list, so that nothing above the list moves."""
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
        button = push_button(action.text())
        button.clicked.connect(lambda: action.trigger())

        def follow() -> None:
            button.setText(action.text())
            button.setEnabled(action.isEnabled())
            button.setVisible(action.isVisible())

        action.changed.connect(follow)
        return button

    def set_spacing(self, apart: int) -> None:
        """Set the space between search, list and buttons, in pixels."""
        self._layout.setSpacing(apart)

    # --- showing

    def refresh(self, *session_ids: str) -> None:
        """Load the sessions again; select those with these ids, or keep the selection."""
        wanted = set(session_ids) or {line.id for line in self.table.marked_lines()}
        text, chosen_filter = self.search.text(), self.chosen_filter.currentData()
        lines = self._find(text, chosen_filter)
        # A column with one value only is hidden; but columns do not change during a search.
        if not text:
            self.table.setColumnHidden(_GAME, len({line.game for line in lines if line.game}) < 2)
        self.table.set_lines(lines, lambda line: line.id in wanted)
        self.show_instead("" if lines else words.nothing_found(text, chosen_filter))

    def show_instead(self, text: str) -> None:
        """Show `text` in place of the list; an empty text shows the list."""
        self.empty.setText(text)
        self.empty.setVisible(bool(text))
        self.table.setVisible(not text)
        # Without the list its few remaining parts would spread over the whole height.
        self._layout.setStretch(self._layout.count() - 1, 1 if text else 0)
        self._offer()

    def deleted(self, lines: Sequence[SessionLine]) -> None:
        """Report that `lines` are deleted, and offer to restore all of them at once."""
        self._gone.append(tuple(lines))
        self._say_gone()

    def show_menu(self, at: QPoint) -> None:
        """Show the menu of the selected sessions at a place in the list."""
        menu = QMenu(self.table)
        menu.addActions([each for each in self.actions_by_wish.values() if each.isVisible()])
        menu.exec(self.table.viewport().mapToGlobal(at))
        menu.deleteLater()

    def _offer(self) -> None:
        """Enable the actions possible for the selected sessions."""
        lines = self.table.marked_lines() if self.table.isVisibleTo(self) else []
        line = lines[0] if len(lines) == 1 else None
        on_deleted = self.chosen_filter.currentData() is SessionFilter.DELETED
        for wish, action in self.actions_by_wish.items():
            applies = on_deleted is (wish is Wish.RESTORE)
            shown = bool(lines) and applies and (line is not None or wish not in _OF_ONE)
            action.setEnabled(shown and any(_can(wish, each) for each in lines))
            action.setVisible(shown)
        if line is None or not line.done:
            self.actions_by_wish[Wish.EVENING].setVisible(False)
        if not words.may_be_versions(lines):
            self.actions_by_wish[Wish.COMPARE].setVisible(False)
            self.actions_by_wish[Wish.COMPARE].setEnabled(False)
        unfinished = line is not None and line.known and not line.done and not line.damaged
        self.actions_by_wish[Wish.OPEN].setText(tr("Continue") if unfinished else tr("Open"))
        self._name_actions(len(lines))
        self._letter()

    def _name_actions(self, count: int) -> None:
        """Put the number of sessions into the names of the actions, and announce it."""
        named = {
            Wish.EXPORT: plural("Export {count} session…", "Export {count} sessions…", count),
            Wish.DELETE: plural("Delete {count} session", "Delete {count} sessions", count),
            Wish.RESTORE: plural("Restore {count} session", "Restore {count} sessions", count),
        }
        for wish, text in named.items():
            one = tr(_WISHES[wish][0])
            self.actions_by_wish[wish].setText(text.format(count=count) if count > 1 else one)
        if count != self._told and max(count, self._told) > 1:
            told = plural("{count} session selected", "{count} sessions selected", count)
            announce(self.table, told.format(count=count))
        self._told = count

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose a font in which all buttons fit."""
        super().resizeEvent(event)
        self._letter()

    def _letter(self) -> None:
        letter(list(self.buttons.values()), self._theme, self.width())

    def _say_gone(self) -> None:
        last = self._gone[-1] if self._gone else None
        self.put_back.setVisible(last is not None)
        self.gone.setVisible(last is not None)
        self.put_back.setText(tr("Restore"))
        self.gone.say("" if last is None else words.deleted_words(last))

    # --- doing

    def event(self, event: QEvent) -> bool:
        """Claim Esc during a search: otherwise the window would leave the page."""
        if event.type() == QEvent.Type.ShortcutOverride and self._clears(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Clear the search on Esc, and go back to the full list."""
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
        alone = self.table.marked_lines() == [line]
        if alone and not (line.deleted or line.damaged):
            self.wanted.emit(Wish.OPEN, (line,))

    def _wish(self, wish: Wish) -> None:
        lines = tuple(each for each in self.table.marked_lines() if _can(wish, each))
        if lines:
            self.wanted.emit(wish, lines)

    def _put_back(self) -> None:
        lines = self._gone.pop()
        self._say_gone()
        self.table.setFocus()
        self.wanted.emit(Wish.RESTORE, lines)


def _can(wish: Wish, line: SessionLine) -> bool:
    """Return whether `wish` is possible; a damaged session can only be deleted."""
    if line.damaged:
        return wish is Wish.DELETE
    return line.known or wish not in (Wish.AGAIN, Wish.COMPARE)


def _game(line: SessionLine) -> str:
    return games.title(line.game) if line.game else ""


def _columns() -> tuple[LineColumn[SessionLine], ...]:
    return (
        LineColumn(sentence(tr("date")), words.date_of, order=lambda line: str(line.date or "")),
        LineColumn(tr("Place"), lambda line: line.place, order=lambda line: line.place.casefold()),
        LineColumn(tr("Players"), words.players_of, wide=True),
        LineColumn(tr("Game"), _game, order=_game),
        LineColumn(sentence(tr("deals")), words.how_far),
        LineColumn(tr("First"), lambda line: line.first, order=lambda line: line.first),
        LineColumn(tr("State"), words.state_of),
    )
