"""The settings page: shown from wherever one is, and the code of the session one came from."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from chicago_gui import languages
from chicago_gui.app.guard import Guard
from chicago_gui.app.papers import Papers
from chicago_gui.app.sessions import Sessions
from chicago_gui.desk.settings import Settings
from chicago_gui.shell.window import MainWindow
from chicago_gui.widgets.theme import Theme

if TYPE_CHECKING:
    from chicago_gui.players.settings_page import SettingsPage


class SettingsPages(QObject):
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
        super().__init__()
        self._window = window
        self._settings = settings
        self._sessions = sessions
        self._guard = guard
        self._papers = papers
        self._theme = theme
        self._shown: SettingsPage | None = None

    def show(self) -> None:
        """Show the page; the code is that of the session one came from, if somebody prepares."""
        from chicago_gui.players.settings_page import SettingsPage  # no start waits for it

        self._sessions.step_aside()
        evening = self._sessions.prepared
        self._shown = page = SettingsPage(
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
        self._window.show_page(page, again=self.show_anew)

    def show_anew(self) -> None:
        """Show the page once more, in another language, the keys where they were."""
        self.show()
        if self._shown is not None:
            self._shown.languages[self._settings.language].setFocus()

    @property
    def page(self) -> SettingsPage | None:
        """The page, while it is shown."""
        return self._shown if self._window.page is self._shown else None

    def _take_paper(self) -> None:
        self._papers.paper = self._settings.paper

    def _set_code(self, evening: str, code: str) -> None:
        why_not = self._guard.set_code(evening, code)
        page = self.page
        if page is not None:
            page.say(why_not)
            page.show_code(self._guard.has_code(evening))
