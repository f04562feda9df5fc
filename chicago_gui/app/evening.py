"""The page of how the evening went: shown, left again, and what is done from it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from chicago_gui.app.faces import Faces
from chicago_gui.app.papers import Papers
from chicago_gui.app.sessions import Sessions
from chicago_gui.desk.desk import Desk
from chicago_gui.sheet.panel import Due
from chicago_gui.shell.window import MainWindow
from chicago_gui.widgets.theme import Theme

if TYPE_CHECKING:
    from chicago_gui.players.evening_page import EveningPage


class EveningPages(QObject):
    """Shows the page in the sheet's place; the session is as it was when that is back."""

    def __init__(
        self,
        window: MainWindow,
        faces: Faces,
        sessions: Sessions,
        papers: Papers,
        theme: Callable[[], Theme],
    ) -> None:
        """Show the evening of the session that `faces` show in `window`."""
        super().__init__()
        self._window = window
        self._faces = faces
        self._sessions = sessions
        self._papers = papers
        self._theme = theme
        self._shown: EveningPage | None = None
        self._desk: Desk | None = None

    @property
    def page(self) -> EveningPage | None:
        """The page, while it is shown."""
        return self._shown if self._window.page is self._shown else None

    def show(self) -> None:
        """Show how the evening of the open session went, or goes."""
        if self._faces.desk is None:
            return
        self._faces.cover()
        self._desk = self._faces.desk
        self._sessions.step_aside()
        self.show_anew()

    def show_anew(self) -> None:
        """Make the page once more: other colours, or another language."""
        from chicago_gui.players.evening_page import EveningPage  # no start waits for it

        desk = self._desk
        if desk is None:
            return
        table, session_id = desk.table, desk.session_id
        form, view = table.form, table.view
        summary = form.summary(view, form.input(table), table.suppose)
        self._shown = page = EveningPage(summary, self._theme())
        page.print_wanted.connect(lambda: self._papers.preview(form, view))
        page.pdf_wanted.connect(lambda: self._papers.pdf(form, view))
        page.more_wanted.connect(lambda: self._go_on(summary.more))
        page.again_wanted.connect(lambda: self._sessions.show_new(session_id))
        page.left.connect(self._sessions.go_back)
        self._window.show_page(page, again=self.show_anew)
        page.setFocus()

    def _go_on(self, more: Due | None) -> None:
        """Go back to the sheet and on with the evening."""
        self._sessions.go_back()
        desk = self._faces.desk
        if desk is not None and more is not None:
            desk.table.submit(more.change)
            self._faces.settle()
