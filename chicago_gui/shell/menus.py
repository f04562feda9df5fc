"""The window's tools, with their menus and buttons.

The tools are data: text, shortcut, menu, and a name for code. A menu is filled when it is opened,
in the current language.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import (
    QApplication,
    QMenu,
    QMenuBar,
    QSizePolicy,
    QToolBar,
    QToolButton,
    QWidget,
)

from chicago_gui.key_places import (
    Command,
    letters_at,
    on_all_keyboards,
    plain_line,
    with_mnemonics,
)
from chicago_gui.record import Record, replace
from chicago_gui.sheet.words import also_here, keys_here, later, tr
from chicago_gui.widgets.style_sheets import row_style
from chicago_gui.widgets.theme import Theme, plain_tip


class Tool(Record):
    """One action of the menus.

    `name` is its name in code; `keys` is its shortcut in the format of `QKeySequence`, and `too` a
    second one known from other programs. `in_session` tools need an open session, and a `not_all`
    tool only exists in games whose form lists it. Holding a key down and double-clicking trigger a
    tool once, unless it `repeats`. A `ticked` tool is on or off. Its button shows `short` if given,
    and `other` is its text in the Preparer face.
    """

    name: str
    text: str
    keys: str = ""
    in_session: bool = False
    too: str = ""
    repeats: bool = False
    not_all: bool = False
    ticked: bool = False
    short: str = ""
    other: str = ""


class Menu(Record):
    """A menu of the window; `None` among its tools is a separator."""

    title: str
    tools: tuple[Tool | None, ...]


MENUS = (
    Menu(
        "Session",
        (
            Tool("new", "New session", "Ctrl+N"),
            Tool("sessions", "Sessions", "Ctrl+L"),
            Tool("open", "Open session files…", "Ctrl+O"),
            Tool("open_folder", "Open a session folder…"),
            None,
            Tool("paper_evening", "Enter a session from paper…"),
            Tool("from_paper", "Continue from paper", in_session=True, not_all=True),
            None,
            Tool("print", "Print…", "Ctrl+P", in_session=True),
            Tool("pdf", "Save as PDF…", "Ctrl+E", in_session=True, short=later("PDF")),
            None,
            Tool("export", "Export session…", "Ctrl+S", in_session=True),
            Tool("csv", "Export as CSV…", in_session=True),
            Tool("picture", "Export as picture…", in_session=True),
            None,
            Tool("quit", "Quit", "Ctrl+Q"),
        ),
    ),
    Menu(
        "Edit",
        (
            Tool("undo", "Undo", "Ctrl+Z", repeats=True),
            Tool("redo", "Redo", "Ctrl+Shift+Z", too="Ctrl+Y", repeats=True),
            None,
            Tool("plan", "Planned deals…", in_session=True, not_all=True),
            Tool("insert", "Insert deal", "Ctrl+I", in_session=True, not_all=True),
            Tool("remove", "Delete deal", "Ctrl+Del", in_session=True),
            Tool("end", "Stop this rubber", in_session=True, not_all=True),
            None,
            Tool("copy_standing", "Copy standing as picture", in_session=True),
            Tool("copy_chart", "Copy chart as picture", in_session=True),
        ),
    ),
    Menu(
        "View",
        (
            Tool("preparer", "Preparer", "F2", in_session=True, not_all=True, other=later("Cover")),
            Tool("screen", "Players' screen", "F11", in_session=True),
            None,
            Tool("panel", "Side panel", "F9", in_session=True, ticked=True),
            Tool("evening", "Summary", "F8", in_session=True),
            Tool("history", "History…", "Ctrl+H", in_session=True),
            None,
            Tool("dark", "Dark theme", "Ctrl+D", ticked=True),
            Tool("four_colours", "Four-colour suits", ticked=True),
            None,
            Tool("larger", "Zoom in", "Ctrl++", too="Ctrl+=", repeats=True),
            Tool("smaller", "Zoom out", "Ctrl+-", repeats=True),
            Tool("usual", "Default zoom", "Ctrl+0"),
        ),
    ),
    Menu(
        "Players",
        (
            Tool("players", "Session details…", in_session=True),
            None,
            Tool("figures", "Statistics"),
        ),
    ),
    Menu(
        "Tools",
        (
            Tool("score", "Score a deal…", "Ctrl+K"),
            Tool("blanks", "Print blank forms…"),
            None,
            Tool("backups", "Backups…"),
            Tool("settings", "Settings…", "Ctrl+,"),
        ),
    ),
    Menu(
        "Help",
        (
            Tool("help", "Guide", "F1"),
            None,
            Tool("about", "About"),
        ),
    ),
)

TOOLS = tuple(tool for menu in MENUS for tool in menu.tools if tool is not None)

BAR = (("undo", "redo"), ("print", "pdf"), ("preparer", "screen"))
"""Names of the tools that also have buttons beside the menus, in groups."""

_ROLES = {
    "about": QAction.MenuRole.AboutRole,
    "settings": QAction.MenuRole.PreferencesRole,
    "quit": QAction.MenuRole.QuitRole,
}
"""Tools that macOS moves to the application menu."""


def make_actions(window: QWidget) -> dict[str, QAction]:
    """Return all tools as actions of `window`, by name."""
    actions: dict[str, QAction] = {}
    for tool in TOOLS:
        action = Command(window)
        action.setObjectName(tool.name)
        keys = (also_here(tool.keys), keys_here(tool.keys), tool.too)
        action.set_keys([QKeySequence(each) for each in keys if each])
        action.setAutoRepeat(tool.repeats)
        action.setCheckable(tool.ticked)
        # Without a role Qt would guess it from the text, which may be in any language.
        action.setMenuRole(_ROLES.get(tool.name, QAction.MenuRole.NoRole))
        window.addAction(action)
        actions[tool.name] = action
    word_actions(actions)
    return actions


def word_actions(actions: dict[str, QAction]) -> None:
    """Set the texts of all tools in the current language."""
    for tool in TOOLS:
        action = actions[tool.name]
        action.setText(tr(tool.text))
        if tool.short:
            action.setIconText(tr(tool.short))
        # The name of its shortcut may change even if its text does not.
        action.changed.emit()


_STEP = 0.05
"""Step by which a large font of the bar is reduced, as a part of the default size."""


class MenuBar(QMenuBar):
    """The menu bar, exactly as wide as its titles.

    In a narrow window the buttons are hidden first: the menus have the same tools.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self._window = window
        self._by_place: list[QShortcut] = []

    def open_by_place(self) -> None:
        """Let Alt and a key open a menu on a keyboard with another alphabet than the menus.

        Qt handles only the letters of the menus' own alphabet.
        """
        for key in self._by_place:
            key.setEnabled(False)
            key.deleteLater()
        own = {title: QKeySequence.mnemonic(title.text()) for title in self.actions()}
        self._by_place = [
            self._key(there, title)
            for title, letter in own.items()
            for there in on_all_keyboards([letter])[1:]
            if there not in own.values()
        ]

    def _key(self, keys: QKeySequence, title: QAction) -> QShortcut:
        """Return a shortcut that opens `title`, even if Qt finds its keys ambiguous."""
        key = QShortcut(keys, self._window)
        for heard in (key.activated, key.activatedAmbiguously):
            heard.connect(lambda: self._open(title))
        return key

    def _open(self, title: QAction) -> None:
        self.setActiveAction(title)
        opened = QApplication.activePopupWidget()
        if isinstance(opened, QMenu):
            lines = (line for line in opened.actions() if not line.isSeparator())
            first = next((line for line in lines if line.isVisible() and line.isEnabled()), None)
            if first is not None:
                opened.setActiveAction(first)

    def showEvent(self, event: QShowEvent) -> None:
        """Stop opening menus on Alt alone, with which many users switch keyboard layouts.

        Qt would select a title, and the next typed letter would open its menu.
        """
        super().showEvent(event)
        around = self.parentWidget()
        while around is not None:
            around.removeEventFilter(self)
            around = around.parentWidget()


class _Menu(QMenu):
    """A menu that returns the focus on Esc; Qt would leave its title selected."""

    def __init__(self, title: str, menus: QMenuBar) -> None:
        super().__init__(title, menus)
        self._menus = menus

    def keyPressEvent(self, event: QKeyEvent) -> None:
        typed, own = event.text().lower(), {_letter(line) for line in self.actions()}
        meant = next((there for there in letters_at(typed) if there.lower() in own), "")
        if meant and typed not in own:
            # No line has this letter: the key of the same place is meant, as with Alt and Ctrl.
            event = QKeyEvent(event.type(), ord(meant), event.modifiers(), meant.lower())
        super().keyPressEvent(event)
        if event.key() == Qt.Key.Key_Escape and not self.isVisible():
            plain = Qt.KeyboardModifier.NoModifier
            leave = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, plain)
            QApplication.sendEvent(self._menus, leave)


class _OneClick(QObject):
    """Ignores the second press of a double click on a button, which would undo the first.

    A double click on *Cover* would otherwise open the Preparer face again, for all to see.
    """

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        return event.type() == QEvent.Type.MouseButtonDblClick


def fill_bar(bar: QToolBar, actions: dict[str, QAction], window: QWidget) -> MenuBar:
    """Put the menus and the buttons on `bar`; return the menus.

    On desktops with a global menu bar the menus go there. Elsewhere a menu is filled when it is
    opened, which shortens startup.
    """
    menus = MenuBar(window)
    if not menus.isNativeMenuBar():
        bar.addWidget(menus)
    for title, menu in zip(_titles(), MENUS, strict=True):
        _add_menu(menus, title, menu, actions)
    menus.open_by_place()
    one_click = _OneClick(bar)
    for group in BAR:
        bar.addSeparator()
        for name in group:
            bar.addAction(actions[name])
            button = bar.widgetForAction(actions[name])
            assert isinstance(button, QToolButton)
            button.setObjectName(name)
            _show_on(button, actions[name])
            if not actions[name].autoRepeat():
                button.installEventFilter(one_click)
    return menus


def word_menus(menus: MenuBar) -> None:
    """Set the titles of all menus in the current language."""
    for shown, title in zip(menus.actions(), _titles(), strict=True):
        shown.setText(title)
    menus.open_by_place()


def _titles() -> Iterator[str]:
    return with_mnemonics([tr(menu.title) for menu in MENUS])


def _add_menu(menus: QMenuBar, title: str, menu: Menu, actions: dict[str, QAction]) -> None:
    shown = _Menu(title, menus)
    menus.addMenu(shown)

    def fill() -> None:
        if shown.isEmpty():
            for tool in menu.tools:
                if tool is None:
                    shown.addSeparator()
                else:
                    shown.addAction(actions[tool.name])
        give_letters(shown)

    shown.aboutToShow.connect(fill)
    if menus.isNativeMenuBar():
        fill()


def _letter(line: QAction) -> str:
    """Return the underlined letter of a menu's line, or an empty text."""
    return QKeySequence.mnemonic(line.text()).toString().rpartition("+")[2].lower()


def give_letters(menu: QMenu) -> None:
    """Give every line of `menu` a shortcut letter of its own, in any language."""
    lines = [action for action in menu.actions() if not action.isSeparator()]
    texts = with_mnemonics([_bare(action.text()) for action in lines])
    for action, text in zip(lines, texts, strict=True):
        action.setText(text)


def _bare(text: str) -> str:
    """Return the text of a menu's line without the mark of its shortcut letter."""
    return "&".join(part.replace("&", "") for part in text.split("&&"))


def _show_on(button: QToolButton, action: QAction) -> None:
    """Let `button` trigger `action`, with the full text and the shortcut as its tip.

    The button follows the action's changes itself. If Qt did so, it would connect the two again
    after each change of text, and undo and redo change with every entry.
    """

    def follow() -> None:
        text, keys = _bare(action.text()), action.shortcut()
        if not keys.isEmpty():
            tip = "{tool} ({keys})"
            text = tip.format(tool=text, keys=keys.toString(QKeySequence.SequenceFormat.NativeText))
        button.setToolTip(plain_tip(text))
        button.setText(plain_line(action.iconText()))
        button.setEnabled(action.isEnabled())

    button.setDefaultAction(None)  # type: ignore[arg-type]  # the stub lacks None
    # As an action of the button it would be in its menu, with an arrow and a popup when held.
    button.removeAction(action)
    button.clicked.connect(action.trigger)
    action.changed.connect(follow)
    follow()


def dress_row(bar: QToolBar, theme: Theme, width: int) -> None:
    """Draw the bar with `theme`, but reduce a large font until it fits into `width` pixels."""
    scale = theme.scale
    while True:
        bar.setStyleSheet(row_style(replace(theme, scale=scale)))
        for tool in TOOLS:
            button = bar.findChild(QToolButton, tool.name) if tool.other else None
            if button is not None:
                # The button keeps its width when its text changes, so that nothing moves under the
                # mouse.
                wide = button.fontMetrics().horizontalAdvance
                around = button.sizeHint().width() - wide(button.text())
                button.setMinimumWidth(around + max(wide(tr(tool.text)), wide(tr(tool.other))))
        layout = bar.layout()
        if layout is not None:
            layout.invalidate()
        if scale <= 1 or bar.sizeHint().width() <= width:
            return
        scale = max(scale - _STEP, 1.0)
