"""The guide beside the window: which chapter and tables it shows, and what its links open."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject

from chicago_gui.players.guide import GuideWindow, Wanted, plain_text, table
from chicago_gui.sheet.form import Form
from chicago_gui.sheet.words import ended, sentence, tr
from chicago_gui.shell.window import MainWindow
from chicago_gui.widgets.theme import Theme

PREPARER = "preparer"
"""Mark of the chapter about the Preparer face."""


def of_session(kind: str, form: Form[Any], view: Any, *, preparing: bool) -> Wanted:
    """Return what the guide shows for a session, based on its public view.

    These are its rules and tables, and the chapter of its game or of the Preparer face.
    """
    tables = {f"{name} {kind}": table(rows) for name, rows in form.guide_tables(view).items()}
    rules = plain_text(ended(sentence(form.rules_line(view))))
    parts = {f"rules {kind}": f"**{rules}**\n", **tables}
    return Wanted(PREPARER if preparing else form.guide_chapter(view) or kind, parts)


class Guide(QObject):
    """Opens the guide once, and follows its links in the main window."""

    def __init__(
        self, window: MainWindow, wanted: Callable[[], Wanted], theme: Callable[[], Theme]
    ) -> None:
        """Show the guide beside `window`; `wanted` returns what it should show."""
        super().__init__()
        self._window = window
        self._wanted = wanted
        self._theme = theme
        self._shown: GuideWindow | None = None

    def show(self) -> None:
        """Show the guide, or bring it to the front at the wanted chapter."""
        if self._shown is None:
            self._shown = GuideWindow(self._wanted, self._theme(), self._window)
            self._shown.tool_wanted.connect(self._open)
            self._shown.finished.connect(self._forget)
        elif self._shown.isVisible():
            self._shown.open_there()
        self._shown.show()
        self._shown.raise_()
        self._shown.activateWindow()

    def set_theme(self, theme: Theme) -> None:
        """Draw with `theme` from now on."""
        if self._shown is not None:
            self._shown.set_theme(theme)

    def _open(self, tool: str) -> None:
        action = self._window.actions_by_name[tool]
        if action.isEnabled() and action.isVisible():
            self._window.raise_()
            self._window.activateWindow()
            action.trigger()
        elif self._shown is not None:
            self._shown.say(tr("Open a session of this game first."))

    def _forget(self) -> None:
        self._shown = None
