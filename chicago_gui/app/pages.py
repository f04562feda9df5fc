"""Pages that are shown in the session's place: how the evening went, and the settings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from chicago_gui import languages
from chicago_gui.app.faces import Faces
from chicago_gui.app.guard import Guard
from chicago_gui.app.papers import Papers
from chicago_gui.app.sessions import Sessions
from chicago_gui.desk.desk import Desk
from chicago_gui.desk.settings import Settings
from chicago_gui.sheet.panel import Due
from chicago_gui.shell.window import MainWindow, ShownPage
from chicago_gui.widgets.theme import Theme

if TYPE_CHECKING:  # only what the classes below are of names these, in quotes
    from chicago_gui.paper.marks import AnyPaper, Page
    from chicago_gui.players.evening_page import EveningPage  # noqa: F401
    from chicago_gui.players.settings_page import SettingsPage  # noqa: F401


class EveningPages(ShownPage["EveningPage"]):
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
        super().__init__(window, theme)
        self._faces = faces
        self._sessions = sessions
        self._papers = papers
        self._desk: Desk | None = None

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
        from chicago_gui.players import evening_page  # no start waits for it

        desk = self._desk
        if desk is None:
            return
        table, session_id = desk.table, desk.session_id
        form, view = table.form, table.view
        summary = form.summary(view, form.input(table), table.suppose)
        page = evening_page.EveningPage(summary, self._theme())

        def behind(paper: AnyPaper) -> Sequence[Page]:
            from chicago_gui.paper.summary_pages import summary_pages

            return summary_pages(summary, form.evening(view), paper)

        page.print_wanted.connect(lambda: self._papers.preview(form, view, behind))
        page.pdf_wanted.connect(lambda: self._papers.pdf(form, view, behind))
        page.more_wanted.connect(lambda: self._go_on(summary.more))
        page.again_wanted.connect(lambda: self._sessions.show_new(session_id))
        page.left.connect(self._sessions.go_back)
        tools = {"print": page.print_wanted.emit, "pdf": page.pdf_wanted.emit}
        self.put(page, self.show_anew, tools)
        page.setFocus()

    def _go_on(self, more: Due | None) -> None:
        """Go back to the sheet and on with the evening."""
        self._sessions.go_back()
        desk = self._faces.desk
        if desk is not None and more is not None:
            desk.table.submit(more.change)
            self._faces.settle()


class SettingsPages(ShownPage["SettingsPage"]):
    """Shows the page in the window; what it changes is true at once."""

    looks_changed = Signal()

    language_changed = Signal(object)
    """The code of the language, `None` for the system's."""

    def __init__(
        self,
        window: MainWindow,
        settings: Settings,
        sessions: Sessions,
        guard: Guard,
        papers: Papers,
        theme: Callable[[], Theme],
    ) -> None:
        """Show `settings` in `window`; `guard` keeps codes, and `papers` prints."""
        super().__init__(window, theme)
        self._settings = settings
        self._sessions = sessions
        self._guard = guard
        self._papers = papers

    def show(self) -> None:
        """Show the page; the code is that of the session one came from, if somebody prepares."""
        from chicago_gui.players import settings_page  # no start waits for it

        self._sessions.step_aside()
        evening = self._sessions.prepared
        page = settings_page.SettingsPage(
            self._settings,
            self._theme(),
            languages.of_the_system(),
            has_code=self._guard.has_code(evening) if evening else None,
        )
        page.language_changed.connect(lambda: self.language_changed.emit(self._settings.language))
        page.looks_changed.connect(self.looks_changed)
        page.paper_changed.connect(self._take_paper)
        page.usual_wanted.connect(self._window.actions_by_name["usual"].trigger)
        page.left.connect(self._sessions.go_back)
        page.code_wanted.connect(lambda code: self._set_code(evening, code))
        self.put(page, self.show_anew)

    def show_anew(self) -> None:
        """Show the page once more, in another language, the keys where they were."""
        self.show()
        if self.page is not None:
            self.page.languages[self._settings.language].setFocus()

    def _take_paper(self) -> None:
        self._papers.paper = self._settings.paper

    def _set_code(self, evening: str, code: str) -> None:
        why_not = self._guard.set_code(evening, code)
        page = self.page
        if page is not None:
            page.say(why_not)
            page.show_code(self._guard.has_code(evening))
