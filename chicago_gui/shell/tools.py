"""The tools of the window as data: text, keys and what they are called in code."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QToolBar, QToolButton, QWidget

from chicago_gui.sheet.words import tr


@dataclass(frozen=True, slots=True)
class Tool:
    """One action: `name` is how code asks for it, `keys` as `QKeySequence` reads them.

    `too` are keys that other programs have for it. What is about the session that is open can be
    used only `in_session`, and `not_all` games have each tool: their form says so. A key held down
    is one key, unless the tool `repeats`.
    """

    name: str
    text: str
    keys: str = ""
    in_session: bool = False
    too: str = ""
    repeats: bool = False
    not_all: bool = False


BAR: tuple[Tool | None, ...] = (
    Tool("new", "New session", "Ctrl+N"),
    Tool("sessions", "Sessions", "Ctrl+L"),
    None,
    Tool("undo", "Undo", "Ctrl+Z", repeats=True),
    Tool("redo", "Redo", "Ctrl+Shift+Z", too="Ctrl+Y", repeats=True),
    None,
    Tool("print", "Print…", "Ctrl+P", in_session=True),
    Tool("pdf", "PDF", "Ctrl+E", in_session=True),
    None,
    Tool("preparer", "Preparer", "F2", in_session=True, not_all=True),
    Tool("screen", "Players' screen", "F11", in_session=True),
)

MORE: tuple[Tool | None, ...] = (
    Tool("plan", "Planned deals…", in_session=True, not_all=True),
    Tool("players", "Players and heading…", in_session=True),
    Tool("remove", "Take the last deal out", in_session=True),
    Tool("covering", "Covering and code…"),
    Tool("from_paper", "Type in from paper", in_session=True, not_all=True),
    None,
    Tool("history", "History…", "Ctrl+H", in_session=True),
    Tool("what_if", "What if…", in_session=True, not_all=True),
    None,
    Tool("open", "Open a session file…", "Ctrl+O"),
    Tool("export", "Export the session…", "Ctrl+S", in_session=True),
    Tool("csv", "Export as CSV…", in_session=True),
    Tool("blanks", "Print blank forms…"),
    None,
    Tool("figures", "Players and pairs…"),
    Tool("score", "Score a deal…", "Ctrl+K"),
    Tool("backups", "Backups…"),
    None,
    Tool("panel", "Standing beside the form", "F9", in_session=True),
    Tool("dark", "Evening colours", "Ctrl+D"),
    Tool("four_colours", "Four-colour suits"),
    Tool("larger", "Larger", "Ctrl++", too="Ctrl+=", repeats=True),
    Tool("smaller", "Smaller", "Ctrl+-", repeats=True),
    Tool("usual", "Usual size", "Ctrl+0"),
    None,
    Tool("help", "Help", "F1"),
    Tool("about", "About"),
    Tool("quit", "Quit", "Ctrl+Q"),
)


def session_tools() -> tuple[Tool, ...]:
    """Return the tools that want a session."""
    return tuple(tool for tool in BAR + MORE if tool is not None and tool.in_session)


def make_actions(window: QWidget) -> dict[str, QAction]:
    """Return every tool as an action of `window`, by name."""
    actions = {}
    for tool in filter(None, BAR + MORE):
        action = QAction(tr(tool.text), window)
        action.setObjectName(tool.name)
        action.setShortcuts([QKeySequence(keys) for keys in (tool.keys, tool.too) if keys])
        action.setAutoRepeat(tool.repeats)
        window.addAction(action)
        actions[tool.name] = action
    for name in ("dark", "four_colours", "from_paper"):
        actions[name].setCheckable(True)
    return actions


def fill_bar(bar: QToolBar, actions: dict[str, QAction]) -> QToolButton:
    """Put the tools on `bar`, the rarer ones behind a button, which is returned."""
    for tool in BAR:
        if tool is None:
            bar.addSeparator()
        else:
            bar.addAction(actions[tool.name])
    menu = QMenu(bar)
    for tool in MORE:
        if tool is None:
            menu.addSeparator()
        else:
            menu.addAction(actions[tool.name])
    more = QToolButton(bar)
    more.setText(tr("More"))
    more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
    more.setMenu(menu)
    bar.addSeparator()
    bar.addWidget(more)
    return more
