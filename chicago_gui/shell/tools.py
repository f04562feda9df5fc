"""The tools of the window as data: text, keys and what they are called in code."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QToolBar, QToolButton, QWidget

from chicago_gui.form.words import tr


@dataclass(frozen=True, slots=True)
class Tool:
    """One action: `name` is how code asks for it, `keys` as `QKeySequence` reads them."""

    name: str
    text: str
    keys: str = ""


BAR: tuple[Tool | None, ...] = (
    Tool("new", "New session", "Ctrl+N"),
    Tool("sessions", "Sessions", "Ctrl+L"),
    None,
    Tool("undo", "Undo", "Ctrl+Z"),
    Tool("redo", "Redo", "Ctrl+Shift+Z"),
    None,
    Tool("print", "Print…", "Ctrl+P"),
    Tool("pdf", "PDF", "Ctrl+E"),
    None,
    Tool("preparer", "Preparer", "F2"),
    Tool("screen", "Players' screen", "F11"),
)

MORE: tuple[Tool | None, ...] = (
    Tool("plan", "Planned deals…"),
    Tool("players", "Players and heading…"),
    Tool("remove", "Take the last deal out"),
    Tool("covering", "Covering and code…"),
    None,
    Tool("history", "History…", "Ctrl+H"),
    Tool("what_if", "What if…"),
    None,
    Tool("open", "Open a session file…", "Ctrl+O"),
    Tool("export", "Export the session…", "Ctrl+S"),
    Tool("csv", "Export as CSV…"),
    Tool("blanks", "Print blank forms…"),
    None,
    Tool("figures", "Players and pairs…"),
    Tool("backups", "Backups…"),
    None,
    Tool("panel", "Standing beside the form", "F9"),
    Tool("dark", "Evening colours", "Ctrl+D"),
    Tool("larger", "Larger", "Ctrl++"),
    Tool("smaller", "Smaller", "Ctrl+-"),
    None,
    Tool("help", "Help", "F1"),
    Tool("about", "About"),
    Tool("quit", "Quit", "Ctrl+Q"),
)


def make_actions(window: QWidget) -> dict[str, QAction]:
    """Return every tool as an action of `window`, by name."""
    actions = {}
    for tool in filter(None, BAR + MORE):
        action = QAction(tr(tool.text), window)
        action.setObjectName(tool.name)
        if tool.keys:
            action.setShortcut(QKeySequence(tool.keys))
        window.addAction(action)
        actions[tool.name] = action
    actions["dark"].setCheckable(True)
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
