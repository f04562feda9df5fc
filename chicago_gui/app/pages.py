"""Pages in place of the session: summary, statistics and settings."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal

from chicago_gui import games, languages
from chicago_gui.app import dialogs
from chicago_gui.app.faces import Faces, Guard
from chicago_gui.app.paper_files import CHART
from chicago_gui.app.papers import Papers
from chicago_gui.app.sessions import Sessions
from chicago_gui.book import Book, BookError
from chicago_gui.desk.desk import Desk
from chicago_gui.desk.library import other_names, other_people
from chicago_gui.desk.settings import Settings
from chicago_gui.paper.marks import AnyPaper, Page
from chicago_gui.players.evening_page import EveningPage
from chicago_gui.players.settings_page import SettingsPage
from chicago_gui.players.statistics_page import StatisticsPage
from chicago_gui.scoring import Refused
from chicago_gui.sheet.figures import FigureTables
from chicago_gui.sheet.panel import PendingAction, Picture
from chicago_gui.sheet.season import (
    ALL_TIME,
    NamedSeason,
    Period,
    PeriodChoice,
    Season,
    Span,
    figures_of,
)
from chicago_gui.sheet.texts import check_text
from chicago_gui.sheet.typing.keyboards import folded
from chicago_gui.sheet.words import book_sentence, date_words, ended, plural, refusal, sentence, tr
from chicago_gui.shell.window import MainWindow, ShownPage
from chicago_gui.widgets.theme import Theme

if TYPE_CHECKING:
    from chicago_gui.printing.dialogs import LayOut


class FiguresPages(ShownPage[StatisticsPage]):
    """Shows the statistics of a period, prints and exports them, and merges names."""

    def __init__(
        self,
        book: Book,
        window: MainWindow,
        sessions: Sessions,
        papers: Papers,
        settings: Settings,
        theme: Callable[[], Theme],
        kind: Callable[[], str],
    ) -> None:
        """Read from `book`; show in `window`, in place of one of `sessions`.

        `kind` returns the game shown until the user chooses another. `settings` store the period.
        """
        super().__init__(window, theme)
        self._book = book
        self._sessions = sessions
        self._papers = papers
        self._settings = settings
        self._calculation = sessions.calculation
        self._of = kind
        self._kind = ""
        """The kind of the game chosen by the user."""

        self._seasons: Mapping[str, Season] = {}
        self._figures = "", Season(), FigureTables(())
        """The kind of the shown game, its sessions in the period, and their tables."""

    def show(self) -> None:
        """Show the page; missing figures are calculated first, a few sessions at a time."""
        self._sessions.step_aside()
        page = StatisticsPage(self._theme())
        page.left.connect(self._sessions.go_back)
        page.merge_wanted.connect(self._merge)
        page.separate_wanted.connect(self._separate)
        page.game_wanted.connect(self._choose)
        page.session_wanted.connect(self._sessions.open)
        page.period.chosen.connect(self._choose_period)
        page.period.save_wanted.connect(self._save_season)
        page.period.delete_wanted.connect(self._delete_season)
        tools = {
            "print": lambda: self._write(self._papers.preview_pages),
            "pdf": lambda: self._write(self._papers.pages_pdf),
            "csv": self._write_csv,
            "picture": self._write_picture,
            "copy_chart": self._copy_chart,
        }
        self.put(page, self.show, tools)
        self._calculation.run(
            page,
            page.show_instead,
            self._fill_first,
            lambda error: page.say(book_sentence(error)),
        )

    def _fill_first(self) -> None:
        self._read()
        if self.page is not None:
            self.page.setFocus()

    def _choose(self, kind: str) -> None:
        self._kind = kind
        self._fill()

    def _choose_period(self, choice: PeriodChoice) -> None:
        self._settings.period = choice
        self._fill()

    def _read(self, player: str = "") -> None:
        """Read the book and show its figures, with `player` selected."""
        try:
            self._seasons = self._book.seasons()
        except BookError as error:
            self._refuse(book_sentence(error))
        else:
            self._fill(player)

    def _fill(self, player: str = "") -> None:
        """Show the figures of the chosen game and period."""
        page = self.page
        if page is None:
            return
        played = tuple(self._seasons) or (games.USUAL,)
        wanted = self._kind or self._of()
        kind = wanted if wanted in played else played[0]
        whole = self._seasons.get(kind, Season())
        period = self._settings.period.period(date.today())
        figures = figures_of(games.game(kind), whole.within(period))
        tables = games.form(kind).figures(figures)
        self._figures = kind, figures.season, tables
        page.offer_games([(each, games.title(each)) for each in played], kind)
        page.period.setVisible(bool(whole.evenings))
        self._tell_period(page, whole, figures.season)
        page.show_figures(tables, player)

    def _tell_period(self, page: StatisticsPage, whole: Season, season: Season) -> None:
        """Show the period; *All time* shows the first and last session's dates."""
        choice, seasons = self._settings.period, self._settings.seasons
        days = choice.period(date.today())
        if whole.evenings and days == ALL_TIME:
            days = Period(whole.evenings[0].date, whole.evenings[-1].date)
        count = len(season.evenings)
        told = plural("{count} session", "{count} sessions", count).format(count=count)
        if days.is_empty:
            told = tr("Choose a first day before the last.")
        page.period.offer(choice, seasons, days)
        page.note.setText(told)

    def _save_season(self, days: Period) -> None:
        page = self.page
        if page is None or days.first is None or days.last is None:
            return
        if days.is_empty:
            page.say(tr("Choose a first day before the last."))
            return
        span = f"{date_words(days.first)} – {date_words(days.last)}"
        name = dialogs.ask_season_name(page, span)
        if name is None:
            return
        try:
            check_text(tr("Season name"), name)
        except Refused as refused:
            page.say(refusal(refused))
            return
        others = [each for each in self._settings.seasons if folded(each.name) != folded(name)]
        self._settings.seasons = (*others, NamedSeason(name, days.first, days.last))
        self._choose_period(PeriodChoice(Span.SEASON, name))

    def _delete_season(self, name: str) -> None:
        """Delete a season; its dates stay chosen."""
        days = self._settings.period.days
        self._settings.seasons = [each for each in self._settings.seasons if each.name != name]
        self._choose_period(PeriodChoice(Span.DAYS, "", days))

    # --- paper and files

    def _write(self, act: Callable[[LayOut, str], None]) -> None:
        """Pass the pages of the shown figures to `act`, if there are any."""
        if self._has_evenings():
            act(self._lay_out, self._stem)

    def _lay_out(self, paper: AnyPaper) -> Sequence[Page]:
        from chicago_gui.paper.figure_pages import season_pages

        kind, season, tables = self._figures
        return season_pages(tables, season, games.title(kind), self._called, paper)

    def _write_csv(self) -> None:
        _, season, tables = self._figures
        if not self._has_evenings():
            return
        if tables.running is None:
            self._refuse(tr("This game has no season CSV: percentages do not add up."))
        else:
            self._papers.season_csv(season.csv(), self._stem)

    def _write_picture(self) -> None:
        if self._has_evenings():
            self._papers.pages_picture(self._lay_out, self._picture(), self._stem)

    def _copy_chart(self) -> None:
        if not self._has_evenings():
            return
        picture = self._picture()
        if picture is None:
            self._refuse(ended(sentence(tr("this game has no chart"))))
        else:
            self._papers.copy_picture(picture, CHART, tr("Chart"))

    def _picture(self) -> Picture | None:
        from chicago_gui.paper.figure_pages import season_picture, season_words

        _, season, tables = self._figures
        if tables.running is None:
            return None
        return season_picture(tables, season_words(season, self._called))

    @property
    def _called(self) -> str:
        return self._settings.period.words(date.today())

    @property
    def _stem(self) -> str:
        kind, season, _ = self._figures
        days = (str(season.evenings[0].date), str(season.evenings[-1].date))
        return games.form(kind).file_name(*days)

    def _has_evenings(self) -> bool:
        """Return whether the period has sessions; say so if it has none."""
        _, season, _ = self._figures
        if not season.evenings:
            self._refuse(tr("Choose another period: this one has no session."))
        return bool(season.evenings)

    def _refuse(self, text: str) -> None:
        if self.page is not None:
            self.page.say(text)

    # --- merged names

    def _merge(self, name: str) -> None:
        try:
            others = other_people(self._book, name)
        except BookError as error:
            self._refuse(book_sentence(error))
            return
        into = dialogs.ask_whose(self._window, name, others)
        if into is not None:
            done = tr("“{name}” is merged with “{into}”. The sheets keep the old name.")
            self._change(
                lambda: self._book.merge(name, into), done.format(name=name, into=into), into
            )

    def _separate(self, person: str) -> None:
        try:
            names = other_names(self._book, person)
        except BookError as error:
            self._refuse(book_sentence(error))
            return
        name = dialogs.ask_apart(self._window, person, names)
        if name is not None:
            done = tr("“{name}” is separate again.").format(name=name)
            self._change(lambda: self._book.separate(name), done, name)

    def _change(self, act: Callable[[], None], done: str, player: str) -> None:
        try:
            act()
        except BookError as error:
            self._refuse(book_sentence(error))
            return
        self._window.say(done, wrong=False)
        self._read(player)


_OF_EVERY_SHEET = ("history", "players", "screen")
_OF_THE_SHEET = (*_OF_EVERY_SHEET, "plan")
"""Tools that show something over the sheet or change it: the summary closes first."""


class EveningPages(ShownPage[EveningPage]):
    """Shows the summary in place of the sheet; the session stays open."""

    def __init__(
        self,
        window: MainWindow,
        faces: Faces,
        sessions: Sessions,
        papers: Papers,
        theme: Callable[[], Theme],
    ) -> None:
        """Show the summary of the session that `faces` show in `window`."""
        super().__init__(window, theme)
        self._faces = faces
        self._sessions = sessions
        self._papers = papers
        self._desk: Desk | None = None

    def show(self) -> None:
        """Show the summary of the open session."""
        if self._faces.desk is None:
            return
        self._faces.cover()
        self._desk = self._faces.desk
        self._sessions.step_aside()
        self._sessions.over_sheet = True
        self.show_anew()

    def show_anew(self) -> None:
        """Create the page again for a new theme or language."""
        desk = self._desk
        if desk is None:
            return
        table, session_id = desk.table, desk.session_id
        form, view = table.form, table.view
        seen = form.for_players(view)
        summary = form.summary(seen, table.suppose)
        page = EveningPage(summary, self._theme())

        def behind(paper: AnyPaper) -> Sequence[Page]:
            from chicago_gui.paper.figure_pages import summary_pages

            return summary_pages(summary, form.evening(view), paper)

        page.print_wanted.connect(lambda: self._papers.preview(form, view, behind))
        page.pdf_wanted.connect(lambda: self._papers.pdf(form, view, behind))
        page.more_wanted.connect(lambda: self._go_on(summary.more))
        page.again_wanted.connect(lambda: self._sessions.show_new(session_id))
        page.left.connect(self._go_back)
        tools: dict[str, Callable[[], object]] = {
            "print": page.print_wanted.emit,
            "pdf": page.pdf_wanted.emit,
            "csv": lambda: self._papers.csv(form, view),
            "picture": lambda: self._papers.picture(form, view),
            "copy_standing": lambda: self._papers.copy_standing(form, view),
            "copy_chart": lambda: self._papers.copy_chart(form, view),
            "export": lambda: self._papers.session_file(
                form, view, lambda: (desk.session_text(()), None)
            ),
        }
        for name in _OF_THE_SHEET:
            if name in form.tools or name in _OF_EVERY_SHEET:
                tools[name] = partial(self._on_the_sheet, name)
        self.put(page, self.show_anew, tools)
        page.setFocus()

    def _go_back(self) -> None:
        self._sessions.over_sheet = False
        self._sessions.go_back()

    def _on_the_sheet(self, name: str) -> None:
        """Go back to the sheet and trigger the tool there."""
        self._go_back()
        self._window.actions_by_name[name].trigger()

    def _go_on(self, more: PendingAction | None) -> None:
        """Go back to the sheet, and make the change that continues the session."""
        self._go_back()
        desk = self._faces.desk
        if desk is not None and more is not None:
            desk.table.submit(more.change)
            self._faces.go_on()


class SettingsPages(ShownPage[SettingsPage]):
    """Shows the settings; changes apply at once."""

    looks_changed = Signal()

    language_changed = Signal(object)
    """The language code, or `None` for the system's language."""

    def __init__(
        self,
        window: MainWindow,
        settings: Settings,
        sessions: Sessions,
        guard: Guard,
        papers: Papers,
        theme: Callable[[], Theme],
    ) -> None:
        """Show `settings` in `window`; `guard` stores codes, and `papers` print."""
        super().__init__(window, theme)
        self._settings = settings
        self._sessions = sessions
        self._guard = guard
        self._papers = papers

    def show(self) -> None:
        """Show the page; the code is that of the open session, if it has a preparer."""
        self._sessions.step_aside()
        evening = self._sessions.prepared
        page = SettingsPage(
            self._settings,
            self._theme(),
            languages.of_the_system(),
            has_code=self._guard.has_code(evening) if evening else None,
        )
        # Queued: Qt must first move the focus to the choice, because the page is created again.
        page.language_changed.connect(
            lambda: self.language_changed.emit(self._settings.language),
            Qt.ConnectionType.QueuedConnection,
        )
        page.looks_changed.connect(self.looks_changed)
        page.paper_changed.connect(self._take_paper)
        page.usual_wanted.connect(self._window.actions_by_name["usual"].trigger)
        page.left.connect(self._sessions.go_back)
        page.code_wanted.connect(lambda code: self._set_code(evening, code))
        self.put(page, self.show)

    def _take_paper(self) -> None:
        self._papers.paper = self._settings.paper

    def _set_code(self, evening: str, code: str) -> None:
        why_not = self._guard.set_code(evening, code)
        if self.page is not None:
            self.page.say(why_not)
            self.page.show_code(self._guard.has_code(evening))
