"""The tools of the window as data: text, keys, menu, and what they are called in code."""

from __future__ import annotations

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from chicago_gui.key_places import on_all_keyboards
from chicago_gui.record import record
from chicago_gui.sheet.words import tr


@record
class Tool:
    """One action: `name` is how code asks for it, `keys` as `QKeySequence` reads them.

    `too` are keys that other programs have for it. What is about the session that is open can be
    used only `in_session`, and `not_all` games have each tool: their form says so. A key held down
    is one key, unless the tool `repeats`. A tool that is on or off is `ticked`.
    """

    name: str
    text: str
    keys: str = ""
    in_session: bool = False
    too: str = ""
    repeats: bool = False
    not_all: bool = False
    ticked: bool = False


@record
class Menu:
    """A menu of the window; `None` among its tools is a line between them."""

    title: str
    tools: tuple[Tool | None, ...]


MENUS = (
    Menu(
        "Session",
        (
            Tool("new", "New session", "Ctrl+N"),
            Tool("paper_evening", "Type in an evening from paper…"),
            Tool("sessions", "Sessions", "Ctrl+L"),
            Tool("open", "Open a session file…", "Ctrl+O"),
            None,
            Tool("export", "Export the session…", "Ctrl+S", in_session=True),
            Tool("csv", "Export as CSV…", in_session=True),
            Tool("pdf", "PDF", "Ctrl+E", in_session=True),
            Tool("print", "Print…", "Ctrl+P", in_session=True),
            Tool("blanks", "Print blank forms…"),
            None,
            Tool("backups", "Backups…"),
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
            Tool("copy_standing", "Copy picture of the standing", in_session=True),
            Tool("copy_chart", "Copy picture of the chart", in_session=True),
            Tool("picture", "Export as picture…", in_session=True),
            None,
            Tool("plan", "Planned deals…", in_session=True, not_all=True),
            Tool("remove", "Take the last deal out", in_session=True),
            Tool("from_paper", "Go on typing in from paper", in_session=True, not_all=True),
            None,
            Tool("settings", "Settings…", "Ctrl+,"),
        ),
    ),
    Menu(
        "View",
        (
            Tool("panel", "Standing beside the form", "F9", in_session=True, ticked=True),
            Tool("evening", "How the evening went", "F8", in_session=True),
            Tool("history", "History…", "Ctrl+H", in_session=True),
            Tool("what_if", "What if…", in_session=True, not_all=True),
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
            Tool("preparer", "Preparer", "F2", in_session=True, not_all=True),
            Tool("screen", "Players' screen", "F11", in_session=True),
            None,
            Tool("players", "Players and heading…", in_session=True),
            Tool("figures", "Players and pairs…"),
            Tool("season", "Calendar of the season…"),
        ),
    ),
    Menu(
        "Help",
        (
            Tool("help", "Help", "F1"),
            Tool("score", "Score a deal…", "Ctrl+K"),
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
    actions = {}
    for tool in TOOLS:
        action = QAction(tr(tool.text), window)
        action.setObjectName(tool.name)
        keys = [QKeySequence(keys) for keys in (tool.keys, tool.too) if keys]
        action.setShortcuts(on_all_keyboards(keys))
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
        # Its key may be called otherwise, even where its text is not.
        action.changed.emit()
