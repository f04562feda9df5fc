"""The window's tools, and the row of menus and buttons that has them.

The tools are data: text, keys, menu, and what they are called in code. Each menu is filled when it
is opened, in any language.
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

from chicago_gui.key_places import Command, letters_at, on_all_keyboards, with_mnemonics
from chicago_gui.record import Record, replace
from chicago_gui.sheet.words import also_here, keys_here, later, tr
from chicago_gui.widgets.style_sheets import row_style
from chicago_gui.widgets.theme import Theme, plain_tip


class Tool(Record):
    """One action: `name` is how code asks for it, `keys` as `QKeySequence` reads them.

    `too` are keys that other programs have for it. What is about the session that is open can be
    used only `in_session`, and `not_all` games have each tool: their form says so. A key held down
    is one key, and a double click one click, unless the tool `repeats`. A tool that is on or off is
    `ticked`. The button beside the menus has the text, or what is `short` for it. In the face that
    is laid over the sheet its text may be `other`.
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
    """A menu of the window; `None` among its tools is a line between them."""

    title: str
    tools: tuple[Tool | None, ...]


MENUS = (
    Menu(
        "Session",
        (
            Tool("new", "New session", "Ctrl+N"),
            Tool("sessions", "Sessions", "Ctrl+L"),
            Tool("open", "Open session files…", "Ctrl+O"),
            Tool("open_folder", "Open a folder of sessions…"),
            None,
            Tool("paper_evening", "Type in an evening from paper…"),
            Tool("from_paper", "Go on typing in from paper", in_session=True, not_all=True),
            None,
            Tool("print", "Print…", "Ctrl+P", in_session=True),
            Tool("pdf", "Save as PDF…", "Ctrl+E", in_session=True, short=later("PDF")),
            None,
            Tool("export", "Export the session…", "Ctrl+S", in_session=True),
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
            Tool("end", "Stop this rubber before it is won", in_session=True, not_all=True),
            None,
            Tool("copy_standing", "Copy picture of the standing", in_session=True),
            Tool("copy_chart", "Copy picture of the chart", in_session=True),
        ),
    ),
    Menu(
        "View",
        (
            Tool("preparer", "Preparer", "F2", in_session=True, not_all=True, other=later("Cover")),
            Tool("screen", "Players' screen", "F11", in_session=True),
            None,
            Tool("panel", "Standing beside the form", "F9", in_session=True, ticked=True),
            Tool("evening", "How the evening went", "F8", in_session=True),
            Tool("history", "History…", "Ctrl+H", in_session=True),
            None,
            Tool("dark", "Evening colours", "Ctrl+D", ticked=True),
            Tool("four_colours", "Four-colour suits", ticked=True),
            None,
            Tool("larger", "Larger", "Ctrl++", too="Ctrl+=", repeats=True),
            Tool("smaller", "Smaller", "Ctrl+-", repeats=True),
            Tool("usual", "Usual size", "Ctrl+0"),
        ),
    ),
    Menu(
        "Players",
        (
            Tool("players", "Players and heading…", in_session=True),
            None,
            Tool("figures", "Players and pairs"),
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
"""What is wanted so often that it stands beside the menus, too."""

_ROLES = {
    "about": QAction.MenuRole.AboutRole,
    "settings": QAction.MenuRole.PreferencesRole,
    "quit": QAction.MenuRole.QuitRole,
}
"""Where a desktop has a menu of the program's own, these stand in it."""


def make_actions(window: QWidget) -> dict[str, QAction]:
    """Return every tool as an action of `window`, by name."""
    actions: dict[str, QAction] = {}
    for tool in TOOLS:
        action = Command(tr(tool.text), window)
        if tool.short:
            action.setIconText(tr(tool.short))
        action.setObjectName(tool.name)
        keys = (also_here(tool.keys), keys_here(tool.keys), tool.too)
        action.set_keys([QKeySequence(each) for each in keys if each])
        action.setAutoRepeat(tool.repeats)
        action.setCheckable(tool.ticked)
        # Otherwise the desktop would guess from the words, which are of any language.
        action.setMenuRole(_ROLES.get(tool.name, QAction.MenuRole.NoRole))
        window.addAction(action)
        actions[tool.name] = action
    return actions


def word_actions(actions: dict[str, QAction]) -> None:
    """Call every tool anew, in another language than before."""
    for tool in TOOLS:
        action = actions[tool.name]
        action.setText(tr(tool.text))
        if tool.short:
            action.setIconText(tr(tool.short))
        # Its key may be called otherwise, even where its text is not.
        action.changed.emit()


_STEP = 0.05
"""By so much large type of the row becomes smaller at a time, of the usual."""


class MenuBar(QMenuBar):
    """Has the room of its titles, no more and no less, and hears nothing that is typed elsewhere.

    Where the row is too narrow the buttons give way: what they do is in the menus, too.
    """

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self._window = window
        self._by_place: list[QShortcut] = []

    def open_by_place(self) -> None:
        """Let Alt and a key open a menu where it types another alphabet than the menus have.

        Qt listens for the letters alone.
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
        """Return `keys` that open `title`, also where Qt hears its own letter at them as well."""
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
        """Stop listening for Alt alone, with which many change from one keyboard to another.

        Qt would choose a title at it, and what is typed next would open a menu.
        """
        super().showEvent(event)
        around = self.parentWidget()
        while around is not None:
            around.removeEventFilter(self)
            around = around.parentWidget()


class _Menu(QMenu):
    """Esc gives the keys back at once: Qt would go on choosing among the titles."""

    def __init__(self, title: str, menus: QMenuBar) -> None:
        super().__init__(title, menus)
        self._menus = menus

    def keyPressEvent(self, event: QKeyEvent) -> None:
        typed, own = event.text().lower(), {_letter(line) for line in self.actions()}
        meant = next((there for there in letters_at(typed) if there.lower() in own), "")
        if meant and typed not in own:
            # No line has this letter: its key is meant, as it is with Alt and Ctrl.
            event = QKeyEvent(event.type(), ord(meant), event.modifiers(), meant.lower())
        super().keyPressEvent(event)
        if event.key() == Qt.Key.Key_Escape and not self.isVisible():
            plain = Qt.KeyboardModifier.NoModifier
            leave = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, plain)
            QApplication.sendEvent(self._menus, leave)


class _OneClick(QObject):
    """Makes a double click on a button one click: its second press would undo what it did.

    Whoever covers the Preparer face so would have it open again, for all to see.
    """

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        return event.type() == QEvent.Type.MouseButtonDblClick


def fill_bar(bar: QToolBar, actions: dict[str, QAction], window: QWidget) -> MenuBar:
    """Put the menus on `bar`, and beside them what is wanted often; return the menus.

    A desktop that has its menus in a place of its own gets them there. Elsewhere a menu is filled
    when it is opened: no start waits for that.
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
    """Call every menu anew, in another language than before."""
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
    """Return the letter that is underlined in a menu's line."""
    return QKeySequence.mnemonic(line.text()).toString().rpartition("+")[2].lower()


def give_letters(menu: QMenu) -> None:
    """Underline a letter of its own in every line of `menu`, whatever the language."""
    lines = [action for action in menu.actions() if not action.isSeparator()]
    texts = with_mnemonics([_bare(action.text()) for action in lines])
    for action, text in zip(lines, texts, strict=True):
        action.setText(text)


def _bare(text: str) -> str:
    """Return what is read in a menu's line."""
    return "&".join(part.replace("&", "") for part in text.split("&&"))


def _show_on(button: QToolButton, action: QAction) -> None:
    """Let `button` do what `action` does, and its tip say the whole text and the key.

    It follows by itself: where the action is a button's own, Qt connects the two once more each
    time that it is called otherwise, and undo and redo are with each change of an evening.
    """

    def follow() -> None:
        text, keys = _bare(action.text()), action.shortcut()
        if not keys.isEmpty():
            tip = tr("{tool} ({keys})")
            text = tip.format(tool=text, keys=keys.toString(QKeySequence.SequenceFormat.NativeText))
        button.setToolTip(plain_tip(text))
        button.setText(action.iconText().replace("&", "&&"))
        button.setEnabled(action.isEnabled())

    button.setDefaultAction(None)  # type: ignore[arg-type]  # Qt takes none, its stub does not
    # Any other action of a button is in its menu, which would have an arrow and open when held.
    button.removeAction(action)
    button.clicked.connect(action.trigger)
    action.changed.connect(follow)
    follow()


def dress_row(bar: QToolBar, theme: Theme, width: int) -> None:
    """Draw the row as `theme` has it, but large type smaller until all has room in `width`."""
    scale = theme.scale
    while True:
        bar.setStyleSheet(row_style(replace(theme, scale=scale)))
        for tool in TOOLS:
            button = bar.findChild(QToolButton, tool.name) if tool.other else None
            if button is not None:
                # Under the mouse that was just there nothing moves when the face is another.
                wide = button.fontMetrics().horizontalAdvance
                around = button.sizeHint().width() - wide(button.text())
                button.setMinimumWidth(around + max(wide(tr(tool.text)), wide(tr(tool.other))))
        layout = bar.layout()
        if layout is not None:
            layout.invalidate()
        if scale <= 1 or bar.sizeHint().width() <= width:
            return
        scale = max(scale - _STEP, 1.0)
