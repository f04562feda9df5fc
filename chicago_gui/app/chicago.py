"""The running program: creates window, sessions and faces, and connects the tools."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QSize, Qt
from PySide6.QtWidgets import QApplication

from chicago_gui import languages
from chicago_gui.app.faces import Faces, Guard, with_typing_finished
from chicago_gui.app.sessions import Sessions
from chicago_gui.app.side_windows import BackingUp, SideWindows
from chicago_gui.book import Book
from chicago_gui.desk.desk import Desk
from chicago_gui.desk.ports import TablePort
from chicago_gui.desk.settings import Codes, Colours, Settings
from chicago_gui.paper.marks import Paper
from chicago_gui.record import replace
from chicago_gui.sheet.form import Form
from chicago_gui.sheet.words import book_sentence, refusal, tr
from chicago_gui.shell.placing import WISHED, ComeForward, place, remember
from chicago_gui.shell.window import MainWindow
from chicago_gui.widgets.theme import DAY, EVENING, Theme, dress

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog

    from chicago_gui.app.pages import EveningPages, FiguresPages, SettingsPages
    from chicago_gui.app.papers import Papers
    from chicago_gui.players.guide import Wanted
    from chicago_gui.players.page_parts import Banner

_ZOOM = 0.1
_LOOKS = ("dark", "four_colours", "larger", "smaller", "usual")
_BESIDES = frozenset((*_LOOKS, "about", "score"))
"""Tools that leave the typed text alone: looks, About and the score calculator."""


class Chicago(QObject):
    """Connects book, desk, window and faces."""

    def __init__(self, app: QApplication, book: Book, settings: Settings, paper: Paper) -> None:
        """Create the window, without an open session."""
        super().__init__()
        self._app = app
        self._book = book
        self._settings = settings
        self.crash = ""  # the message at startup about a crash of the last run
        self._theme = self._themed(WISHED)
        self._look = lambda: self._theme
        dress(app, self._theme)
        self.window = MainWindow(self._theme)
        self.window.closing.connect(lambda: remember(self.window, settings))
        self._paper = paper
        codes = Codes(book.path.parent / "codes.json")
        self.guard = Guard(self.window, codes, settings, self._look)
        self.faces = Faces(app, self.window, self.guard, settings, self._look)
        self.sessions = Sessions(
            book, self.window, lambda: self.papers, self._look, lambda: settings.language
        )
        self.sessions.language_wanted.connect(self.speak)
        self.sessions.leaving.connect(self.faces.leave)
        self.sessions.opened.connect(self._show)
        self.sessions.refused.connect(self.refuse)
        self.sessions.done.connect(self.say)
        self.faces.refused.connect(self.refuse)
        self.sessions.paper_begun.connect(self._begin_from_paper)
        self.come_forward = ComeForward(self.window, self.faces.cover, self._take_files)
        self._connect_book()
        self._connect_tools()
        self.window.resized.connect(lambda: self._fit(self.window.size()))
        app.styleHints().colorSchemeChanged.connect(self._follow_system)

    def _connect_book(self) -> None:
        """Connect the parts that need the book besides the open session."""
        book, window, sessions = self._book, self.window, self.sessions
        self.side_windows = SideWindows(window, self._look, self.refuse)
        self.faces.history_wanted.connect(self.side_windows.show_history)
        self.faces.change_wanted.connect(self.change_deals)
        sessions.leaving.connect(self.side_windows.leave)
        window.closing.connect(self.side_windows.leave)
        sessions.figures_wanted.connect(lambda: self.figures.show())
        sessions.blanks_wanted.connect(self.print_blanks)
        for wanted in (sessions.evening_wanted, self.faces.evening_wanted):
            wanted.connect(lambda: self.evening.show())
        self.backing_up = BackingUp(book, window, self._look, self._settings)
        self.backing_up.leaving.connect(sessions.show_start)
        self.backing_up.restored.connect(sessions.show_restored)
        self.backing_up.refused.connect(self.refuse)
        self.backing_up.settings_restored.connect(lambda: self.speak(self._settings.language))
        self.backing_up.settings_restored.connect(self._show_theme)
        window.closing.connect(self.backing_up.offer)

    @cached_property
    def papers(self) -> Papers:
        """Prints, and writes files.

        Like the pages below, it is created on first use: startup would wait 5 to 20 ms for each of
        these groups of modules.
        """
        from chicago_gui.app.papers import Papers

        return Papers(self.window, self._paper, self.refuse, self.say, self._settings)

    @cached_property
    def evening(self) -> EveningPages:
        """Shows the summaries."""
        from chicago_gui.app.pages import EveningPages

        return EveningPages(self.window, self.faces, self.sessions, self.papers, self._look)

    @cached_property
    def figures(self) -> FiguresPages:
        """Shows the statistics of players and pairs."""
        from chicago_gui.app.pages import FiguresPages

        return FiguresPages(
            self._book,
            self.window,
            self.sessions,
            self.papers,
            self._settings,
            self._look,
            self._kind,
        )

    @cached_property
    def settings_pages(self) -> SettingsPages:
        """Shows the settings."""
        from chicago_gui.app.pages import SettingsPages

        pages = SettingsPages(
            self.window, self._settings, self.sessions, self.guard, self.papers, self._look
        )
        pages.looks_changed.connect(self._show_theme)
        pages.language_changed.connect(self.speak)
        return pages

    def _connect_tools(self) -> None:
        tools: dict[str, Callable[[], object]] = {
            "new": self.sessions.show_new,
            "sessions": self.sessions.show_start,
            "open": self.sessions.ask_files,
            "open_folder": self.sessions.ask_folder,
            "undo": self.faces.undo,
            "redo": self.faces.redo,
            "preparer": self.faces.prepare,
            "print": lambda: self._with_view(self.papers.preview),
            "pdf": lambda: self._with_view(self.papers.pdf),
            "csv": lambda: self._with_view(self.papers.csv),
            "picture": lambda: self._with_view(self.papers.picture),
            "copy_standing": lambda: self._with_view(self.papers.copy_standing),
            "copy_chart": lambda: self._with_view(self.papers.copy_chart),
            "export": lambda: self._with_view(self._export),
            "blanks": self.print_blanks,
            "screen": self.faces.show_players,
            "settings": lambda: self.settings_pages.show(),
            "paper_evening": self.sessions.show_paper,
            "from_paper": self.faces.type_from_paper,
            "plan": self.change_plan,
            "players": self.change_heading,
            "insert": self.insert_deal,
            "remove": self.delete_deal,
            "end": self.end_or_go_on,
            "evening": lambda: self.evening.show(),
            "history": self.side_windows.show_history,
            "figures": lambda: self.figures.show(),
            "backups": self.backing_up.show,
            "panel": self.toggle_panel,
            "dark": self.toggle_dark,
            "four_colours": self.toggle_suits,
            "larger": lambda: self.zoom(_ZOOM),
            "smaller": lambda: self.zoom(-_ZOOM),
            "usual": self.zoom_by_itself,
            "help": lambda: self.side_windows.show_guide(self._guide_wanted),
            "score": self.side_windows.show_score,
            "about": self.side_windows.show_about,
            "quit": self.window.close,
        }
        for name, tool in tools.items():
            act = tool if name in _BESIDES else with_typing_finished(self.window, self.refuse, tool)
            self.window.actions_by_name[name].triggered.connect(
                lambda _=False, name=name, act=act: self.window.tools_of_page.get(name, act)()
            )

    def _take_files(self, files: Sequence[Path]) -> None:
        """Open files handed over by a second start of the program."""
        with_typing_finished(self.window, self.refuse, lambda: self.sessions.take_files(files))()

    def place(self) -> None:
        """Open the window at its last place and size, within a screen."""
        self._fit(place(self.window, self._settings))

    def start(self, files: Sequence[Path] = ()) -> None:
        """Show the window with `files`, the unfinished session, or the start page."""
        self.sessions.start(files, self._settings.session)
        self.window.show()
        notices = [book_sentence(notice) for notice in self._book.notices]
        notices += filter(None, [self._settings.misread(), self.crash])
        if notices:
            self.banner.say(notices)
        self._book.on_notice = lambda notice: self.banner.say([book_sentence(notice)])

    @cached_property
    def banner(self) -> Banner:
        """The banner below every page for notices of the book, the settings or the last run."""
        from chicago_gui.players.page_parts import Banner  # most starts have no notice

        made = Banner(self._theme, self.window)
        self.window.put_beneath(made)
        return made

    def refuse(self, text: str) -> None:
        """Show why something was refused, on the sheet or else on the page."""
        sheet = self.window.sheet
        if sheet is not None:
            sheet.face.notice.refuse(text)
        else:
            self.window.say(text)

    def say(self, text: str) -> None:
        """Show what was done, on the sheet or else on the page."""
        sheet = self.window.sheet
        if sheet is not None:
            sheet.face.say(text)
        else:
            self.window.say(text, wrong=False)

    def close(self) -> None:
        """Release the session before the program ends."""
        self._book.on_notice = None
        self.come_forward.stop()
        self.faces.leave()
        self.side_windows.leave()
        self.sessions.close_sample()

    # --- changes made outside the form

    def change_plan(self) -> None:
        """Ask for the number of planned deals."""
        from chicago_gui.players.heading_dialog import PlanDialog  # not imported at startup

        table = self._table
        if table is not None and (plan := table.form.plan(table.view)) is not None:
            self._ask(PlanDialog(table, plan, self._theme, self.window))

    def change_heading(self) -> None:
        """Ask for names, date, place and rules."""
        from chicago_gui.players.heading_dialog import HeadingDialog

        if self._table is not None:
            self._ask(HeadingDialog(self._table, self._theme, self.window))

    def _ask(self, dialog: QDialog) -> None:
        changed = dialog.exec()
        dialog.deleteLater()
        if changed:  # a cancelled dialog leaves the cursor where it was
            self.faces.go_on()

    def print_blanks(self) -> None:
        """Ask which blank forms to print; the current game is preselected."""
        self.papers.ask_blanks(self._kind(), self._table, self._theme)

    def _kind(self) -> str:
        """Return the game of the open session, else of the one to go back to, else of the last."""
        desk, sessions = self.faces.desk, self.sessions
        return sessions.defaults.last_kind(sessions.came_from if desk is None else desk.session_id)

    def _guide_wanted(self) -> Wanted:
        """Return what the guide shows for the game that is open or being set up."""
        from chicago_gui.players.guide import Wanted, of_session
        from chicago_gui.players.new_session_page import NewSessionPage

        page, table = self.window.page, self._table
        if isinstance(page, NewSessionPage):
            return Wanted(page.kind)
        if table is None:
            return Wanted()
        preparing = self.faces.preparing is not None
        return of_session(self._kind(), table.form, table.view, preparing=preparing)

    def insert_deal(self) -> None:
        """Insert a deal before the one with the cursor."""
        table, here = self._table, self._here
        if table is None:
            return
        changes = () if here is None else table.form.insertions(table.view, here)
        if changes:
            self.change_deals(changes[0][1])
        else:
            self.refuse(tr("Select a deal first. The new deal comes before it."))

    def delete_deal(self) -> None:
        """Delete the deal with the cursor, or the last one if the cursor is in none."""
        table = self._table
        if table is not None:
            change = table.form.deletion(table.view, self._here)
            if change is not None:
                self.change_deals(change)

    def end_or_go_on(self) -> None:
        """End an unfinished part of the session, such as a rubber, or continue it."""
        table = self._table
        ending = None if table is None else table.form.ending(table.view)
        if ending is not None:
            self.change_deals(ending[1])

    def change_deals(self, change: object) -> None:
        """Make a change of whole deals, and say how to undo it."""
        table = self._table
        if table is None:
            return
        self.faces.cover()
        here, count = self._here, len(table.view.deals)
        if (refused := table.submit(change)) is not None:
            self.refuse(refusal(refused))
            return
        self.faces.go_on()
        if here is not None and len(table.view.deals) > count:
            self.faces.stay_in(here)
        undo = self.window.actions_by_name["undo"].text()
        self.say(tr("Done. “{undo}” restores the sheet.").format(undo=undo))

    @property
    def _here(self) -> int | None:
        """The index of the deal with the cursor."""
        sheet = self.window.sheet
        spot = None if sheet is None else sheet.face.form.spot()
        return None if spot is None else spot.deal

    # --- looks

    def speak(self, language: str | None) -> None:
        """Use this language from now on; `None` is the system's."""
        self._settings.language = language
        languages.speak(language)
        self.side_windows.show_anew()
        self.window.show_anew()

    def toggle_panel(self) -> None:
        """Show or hide the side panel."""
        if self.window.sheet is not None:
            self.window.sheet.toggle_panel()

    def toggle_dark(self) -> None:
        """Switch between light and dark; choose *System* if that gives the wanted theme."""
        wanted = Colours.DAY if self._theme.dark else Colours.EVENING
        self._settings.colours = Colours.SYSTEM if wanted is self._colours_of_system() else wanted
        self._show_theme()

    def toggle_suits(self) -> None:
        """Switch between suits in two and in four colours."""
        self._settings.four_colours = not self._settings.four_colours
        self._show_theme()

    def zoom(self, by: float) -> None:
        """Change the zoom by this amount; 0.1 is ten per cent."""
        self._settings.scale = self._theme.at(self._theme.scale + by).scale
        self._show_theme()

    def zoom_by_itself(self) -> None:
        """Let the zoom follow the size of the window again."""
        self._settings.fit_scale()
        self._show_theme()

    def _fit(self, room: QSize) -> None:
        """Adapt the zoom to the window size unless the user has set it."""
        if self._settings.scale_fits and self._themed(room).scale != self._theme.scale:
            self._show_theme(room)

    def _themed(self, room: QSize) -> Theme:
        colours = self._settings.colours
        if colours is Colours.SYSTEM:
            colours = self._colours_of_system()
        look = EVENING if colours is Colours.EVENING else DAY
        look = replace(look, four_colours=self._settings.four_colours)
        if self._settings.scale_fits:
            return look.fitted(room)
        return look.at(self._settings.scale)

    def _colours_of_system(self) -> Colours:
        dark = self._app.styleHints().colorScheme() is Qt.ColorScheme.Dark
        return Colours.EVENING if dark else Colours.DAY

    def _show_theme(self, room: QSize | None = None) -> None:
        self._theme = self._themed(room or self.window.size())
        dress(self._app, self._theme)
        self.faces.set_theme(self._theme)
        self.window.set_theme(self._theme)
        self.side_windows.set_theme(self._theme)

    def _follow_system(self) -> None:
        if self._settings.colours is Colours.SYSTEM:
            self._show_theme()

    # --- the open session

    @property
    def _table(self) -> TablePort | None:
        return None if self.faces.desk is None else self.faces.desk.table

    def _show(self, desk: Desk) -> None:
        self._settings.session = desk.session_id
        self.window.from_paper = desk.session_id == self._settings.from_paper
        self.faces.show(desk)
        self.side_windows.follow(desk)

    def _begin_from_paper(self) -> None:
        """Start typing into the new session, and remember that it comes from paper."""
        self._settings.from_paper = self._settings.session
        self.window.from_paper = True
        self.window.show_state()
        self.faces.type_from_paper()

    def _with_view(self, act: Callable[[Form[Any], Any], None]) -> None:
        if self._table is not None:
            act(self._table.form, self._table.view)

    def _export(self, form: Form[Any], view: Any) -> None:
        faces = self.faces
        self.papers.session_file(form, view, lambda: (faces.session_text(), faces.preparing))
