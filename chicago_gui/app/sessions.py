"""Opens and closes sessions: the list, new sessions, files, and deleting."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from chicago_gui import games
from chicago_gui.app import dialogs
from chicago_gui.app.session_defaults import Sample, SessionDefaults
from chicago_gui.book import Book, BookError
from chicago_gui.book.connection import BookReason
from chicago_gui.desk.desk import Desk, utc_now
from chicago_gui.desk.library import FiguresCalculation, Library
from chicago_gui.scoring import Refused
from chicago_gui.sheet.column import CellRef
from chicago_gui.sheet.session_list import SessionFilter, SessionLine
from chicago_gui.sheet.setup import NewSession
from chicago_gui.sheet.words import book_sentence, plural, refusal, tr, window_title
from chicago_gui.shell.window import MainWindow
from chicago_gui.widgets.theme import Theme

if TYPE_CHECKING:
    from chicago_gui.app.papers import Papers
    from chicago_gui.app.session_files import Intake
    from chicago_gui.players.new_session_page import NewSessionPage
    from chicago_gui.players.page_parts import SampleBanner
    from chicago_gui.players.session_list import Wish
    from chicago_gui.players.start_page import StartPage

_SAMPLE, _NEW = "the sample evening", "a new evening"
"""Stand for the sample session and the page of a new session in place of an id."""
_NO_SESSION = ("", _SAMPLE, _NEW)


class Sessions(QObject):
    """Shows the pages around a session, and opens sessions."""

    leaving = Signal()
    """A page is about to replace the session: secrets must be covered."""

    opened = Signal(object)
    """The `Desk` of the opened session."""

    refused = Signal(str)

    done = Signal(str)
    """What was done, in a sentence."""

    paper_begun = Signal()
    """A new session was opened that is typed in from paper."""

    evening_wanted = Signal()
    figures_wanted = Signal()
    blanks_wanted = Signal()
    language_wanted = Signal(object)

    def __init__(
        self,
        book: Book,
        window: MainWindow,
        papers: Callable[[], Papers],
        theme: Callable[[], Theme],
        language: Callable[[], str | None],
    ) -> None:
        """Store in `book`, show in `window`, draw with the theme that `theme` returns.

        `language` returns the chosen language code, or `None`.
        """
        super().__init__()
        self._book = book
        self._window = window
        self._papers = papers
        self._theme = theme
        self._language = language
        self._sample: Sample | None = None
        self._banner: SampleBanner | None = None
        self._list: StartPage | None = None
        self._new: NewSessionPage | None = None
        self._typed: tuple[str, NewSession, bool] | None = None
        self._library = Library(book)
        self._here: str | None = ""
        self._way: list[str] = []
        self.over_sheet = False
        """Whether the session to go back to is covered by its summary."""
        self._prepared = ""
        self._spot: CellRef | None = None
        """The cursor on the sheet that `go_back` returns to."""
        self.calculation = FiguresCalculation(book)
        self.defaults = SessionDefaults(book, self._library, self.calculation)
        """Proposals for new sessions."""

    def start(self, files: Sequence[Path], last: str = "") -> None:
        """Show `files`, else an unfinished session (`last` or the newest), else the start page."""
        if files:
            self.take_files(files)
            return
        try:
            wanted = dict.fromkeys((self._book.latest(last), self._book.latest()))
            desks = (Desk(self._book, each) for each in wanted if each is not None)  # read lazily
            desk = next((each for each in desks if not each.done and self._may_show(each)), None)
        except BookError as error:
            self.show_start()
            self.refused.emit(book_sentence(error))
            return
        if desk is None:
            self.show_start()
        else:
            self._open(desk)

    def open(self, session_id: str) -> None:
        """Open a session of the book on the Table face."""
        self._finish_typing()
        try:
            desk = Desk(self._book, session_id)
            text = ""
            if not self._may_show(desk):
                taken, text = self._intake().compare(desk.session_for_export())
                if taken is None:
                    self._not_taken(text)
                    return
                desk = Desk(self._book, taken)
        except BookError as error:
            self.refused.emit(book_sentence(error))
            return
        self._open(desk)
        if text:
            self.done.emit(text)

    def _may_show(self, desk: Desk) -> bool:
        """Return whether no match in the book withholds the session."""
        return self._book.withheld_by(desk.session_for_export()) is None

    def _open(self, desk: Desk) -> None:
        self._leave()
        self._here, self._way, self.over_sheet = desk.session_id, [], False
        self._prepared = desk.session_id if "preparer" in desk.table.form.tools else ""
        self.close_sample()
        self.opened.emit(desk)

    def show_sample(self) -> None:
        """Show the sample session; its changes last until it is left.

        A page shown meanwhile leads back to it.
        """
        self.step_aside()
        try:
            self._sample = self._sample or Sample()
        except BookError as error:
            self.refused.emit(book_sentence(error))
            return
        self._here = _SAMPLE
        self.opened.emit(self._sample.desk)
        from chicago_gui.players.page_parts import SampleBanner

        self._banner = SampleBanner(self._theme(), self._window)
        self._banner.left.connect(self.show_start)
        self._window.put_beneath(self._banner)

    def close_sample(self) -> None:
        """Close the sample session and delete its changes."""
        sample, self._sample = self._sample, None
        if sample is not None:
            sample.close()

    def _leave(self) -> None:
        self.leaving.emit()
        banner, self._banner = self._banner, None
        if banner is not None:
            banner.hide()
            banner.deleteLater()

    def step_aside(self) -> None:
        """Leave what is shown for a page from which `go_back` returns to it."""
        self._finish_typing()
        if self._window.sheet is not None:
            self._spot = self._window.sheet.table.form.spot()
        self._leave()
        self._keep_typed()
        if self._here is not None and (self._here != _NEW or self._typed is not None):
            self._way.append(self._here)
        self._here = None

    def go_back(self) -> None:
        """Show what was shown before: a session, a page, or the list."""
        self._keep_typed()
        self._here = None if self._here == _NEW else self._here
        before = self._way[-1] if self._way else ""
        evening = self.over_sheet and before not in ("", _NEW)
        if before == _SAMPLE:
            self.show_sample()
        elif before == _NEW and self._typed is not None:
            kind, wish, from_paper = self._typed
            self._show_new(kind, None, from_paper=from_paper, wish=wish)
        elif before:
            self.open(before)
        elif self._here is None:
            self.show_start()
        sheet, spot = self._window.sheet, self._spot
        if sheet is not None and spot is not None:
            sheet.table.form.go_to(spot)
        if evening:
            self.evening_wanted.emit()

    def _keep_typed(self) -> None:
        """Keep the names typed for a new session until its page is shown again."""
        if self._here == _NEW and (page := self._new) is not None:
            self._typed = (page.kind, page.wish(), page.from_paper) if page.typed else None

    @property
    def came_from(self) -> str:
        """The id of the session that `go_back` returns to, or an empty text."""
        return next((each for each in reversed(self._way) if each not in _NO_SESSION), "")

    @property
    def prepared(self) -> str:
        """Like `came_from`, but empty if that game has no preparer."""
        return self.came_from if self.came_from == self._prepared else ""

    def show_start(self, *session_ids: str) -> None:
        """Leave the session for the list of all, with these sessions selected."""
        self.step_aside()
        self._here, self._way = "", [each for each in self._way if each not in ("", _SAMPLE)]
        self.close_sample()
        marked = session_ids or tuple(filter(None, (self.came_from,)))
        from chicago_gui.players.start_page import StartPage  # not needed if a session is open

        first = self.defaults.first(self._language())
        self._list = page = StartPage(self._theme(), self._find, first)
        page.sample_wanted.connect(self.show_sample)
        page.paper_wanted.connect(self.show_paper)
        page.guide_wanted.connect(self._window.actions_by_name["help"].trigger)
        page.language_wanted.connect(self.language_wanted)
        page.new_wanted.connect(self.show_new)
        page.file_wanted.connect(self.ask_files)
        page.figures_wanted.connect(self.figures_wanted)
        page.blanks_wanted.connect(self.blanks_wanted)
        page.left.connect(self.go_back)
        page.sessions.wanted.connect(self._do)
        self._library.forget()
        self._window.show_page(page, again=self.show_start)

        def fill() -> None:
            page.refresh(*marked)
            page.setFocus()

        self.calculation.run(
            page,
            page.sessions.show_instead,
            fill,
            lambda error: self.refused.emit(book_sentence(error)),
        )

    def show_restored(self, done: str) -> None:
        """Show the list of a restored book, and the message `done`."""
        self.calculation.forget()
        self._here, self._way = "", []
        self.show_start()
        self._window.say(done, wrong=False)

    def show_new(self, session_id: str | None = None) -> None:
        """Show the page of a new session with the values of this session or of the last one."""
        if session_id is None and _NEW in self._way:
            self.go_back()  # that page is open behind this one
        else:
            self._show_new(self.defaults.last_kind(session_id), session_id)

    def show_paper(self) -> None:
        """Show the page of a new session to be typed in from paper."""
        self._show_new(self.defaults.last_kind(), None, from_paper=True)

    def _show_new(
        self,
        kind: str,
        session_id: str | None,
        *,
        from_paper: bool = False,
        wish: NewSession | None = None,
    ) -> None:
        from chicago_gui.players.new_session_page import NewSessionPage  # not imported at startup

        self.step_aside()
        self._here, self._way = _NEW, [each for each in self._way if each != _NEW]
        typed = self._typed if session_id is None and wish is None else None
        if typed is not None and typed[2] is from_paper:
            kind, wish, _ = typed
        chosen = {kind: session_id}
        choices = [self.defaults.game_choice(each, chosen.get(each)) for each in games.kinds()]
        self._new = page = NewSessionPage(self._theme(), choices, kind, from_paper=from_paper)
        page.begun.connect(lambda kind, wish: self.begin(kind, wish, from_paper=from_paper))
        page.left.connect(self.go_back)

        def again() -> None:
            self._show_new(page.kind, None, from_paper=from_paper, wish=page.wish())

        self._window.show_page(page, again=again)
        if wish is not None:
            page.fill(wish, typed=True)
            page.date.set_day(wish.date)
        elif session_id is None:
            page.go_to_first()
        else:
            page.go_to_start()

    def begin(self, kind: str, wish: NewSession, *, from_paper: bool = False) -> None:
        """Start and open a new session; `from_paper` opens it for typing in."""
        try:
            session = games.game(kind).begin(wish)
            self._book.add(session, utc_now())
        except Refused as refused:
            self.refused.emit(refusal(refused))
        except BookError as error:
            self.refused.emit(book_sentence(error))
        else:
            self._typed = None
            self.open(session.id)
            if from_paper:
                self.paper_begun.emit()

    def ask_files(self) -> None:
        """Ask for session files or another book, and open what is chosen."""
        title = window_title("Open session files…")
        kinds = tr("Sessions and books (*.chicago *.sqlite)")
        if paths := dialogs.ask_files_to_read(self._window, title, kinds):
            self.take_files(paths)

    def ask_folder(self) -> None:
        """Ask for a folder, and import all session files in it."""
        title = window_title("Open a session folder…")
        if path := dialogs.ask_folder(self._window, title):
            self.take_files([path])

    def take_files(self, paths: Sequence[Path]) -> None:
        """Open the only session file in `paths`, or import all sessions there and list them."""
        from chicago_gui.app.session_files import import_sessions, show_report
        from chicago_gui.desk.importing import is_many

        if len(paths) == 1 and not is_many(paths[0]):
            self.take_file(paths[0])
            return
        self._finish_typing()
        # The import may replace the open session.
        self.show_start()
        self._window.show()  # hidden if the program was started with files
        summary, added = import_sessions(self._book, paths, self._window, self._theme())
        self.calculation.forget()
        self.show_start(*added)
        self._window.say(summary.sentence, wrong=False)
        show_report(tr("Import"), summary, tr("Not imported:"), self._window)

    def take_file(self, path: Path) -> None:
        """Take the session file at `path` into the book and open it."""
        self._finish_typing()
        shown = None if self._here in _NO_SESSION else self._here
        taken, text = self._intake().take(path, shown)
        if taken is None:
            self._not_taken(text)
            return
        self.open(taken)
        if text:
            self.done.emit(text)

    def _intake(self) -> Intake:
        from chicago_gui.app.session_files import Intake

        return Intake(self._book, self._window, self._theme(), self._show_a_page)

    def _not_taken(self, text: str) -> None:
        """Show why nothing was opened, if there is a reason."""
        self._show_a_page()
        if text:
            self.refused.emit(text)

    def _show_a_page(self) -> None:
        """Show the start page if no page is shown yet, as when started with a file."""
        if self._window.page is None:
            self.show_start()

    def _finish_typing(self) -> None:
        """Enter what is typed in the sheet, because the book is read next."""
        if self._window.sheet is not None:
            self._window.sheet.face.finish_typing()

    def _do(self, wish: Wish, lines: Sequence[SessionLine]) -> None:
        """Perform an action on the selected sessions."""
        from chicago_gui.players.session_list import Wish

        first, ids = lines[0], [line.id for line in lines]
        match wish:
            case Wish.OPEN | Wish.EVENING:
                self.open(first.id)
                if wish is Wish.EVENING:
                    self.evening_wanted.emit()
            case Wish.AGAIN:
                self.show_new(first.id)
            case Wish.COMPARE:
                self._compare(lines)
            case Wish.EXPORT if len(lines) == 1:
                self._papers().stored_session(self._book, first)
            case Wish.EXPORT:
                self._export(lines)
            case Wish.DELETE:
                self._delete(lines)
            case Wish.RESTORE:
                self._in_book(lambda: self._several(self._book.undelete, ids), *ids)

    def _export(self, lines: Sequence[SessionLine]) -> None:
        """Ask for a folder, and write a file for each session there."""
        from chicago_gui.app.session_files import export_sessions, show_report

        folder = dialogs.ask_folder(self._window, tr("Export sessions to a folder"))
        if folder is not None:
            summary = export_sessions(self._book, lines, folder, self._window)
            self.done.emit(summary.sentence)
            show_report(tr("Export"), summary, tr("Not exported:"), self._window)

    def _compare(self, lines: Sequence[SessionLine]) -> None:
        """Show two versions of a session side by side, and delete the one not kept."""
        from chicago_gui.app.session_files import ask_which_to_delete

        try:
            line = ask_which_to_delete(self._book, lines, self._window, self._theme())
        except BookError as error:
            self.refused.emit(book_sentence(error))
            return
        if line is not None:
            self._delete([line])

    def _delete(self, lines: Sequence[SessionLine]) -> None:
        ids: list[str] = []

        def delete() -> None:
            ids.extend(self._several(self._book.delete, [line.id for line in lines]))

        if not self._in_book(delete):
            return
        self._way = [each for each in self._way if each not in ids]  # nothing may lead back to them
        if self._list_shown is not None:
            self._list_shown.sessions.deleted([line for line in lines if line.id in ids])
        if len(ids) < len(lines):
            count = len(lines) - len(ids)
            sentence = plural(
                "{count} session cannot be read and stays.",
                "{count} sessions cannot be read and stay.",
                count,
            )
            self.refused.emit(sentence.format(count=count))

    @staticmethod
    def _several(
        change: Callable[[Sequence[str], datetime], list[str]], ids: Sequence[str]
    ) -> list[str]:
        """Apply `change` to these sessions; raises `BookError` if none can be read."""
        done = change(ids, utc_now())
        if not done:
            raise BookError(BookReason.SESSION_DAMAGED)
        return done

    def _in_book(self, act: Callable[[], object], *session_ids: str) -> bool:
        """Change the book and update the list; return whether the change succeeded."""
        try:
            act()
        except BookError as error:
            self.refused.emit(book_sentence(error))
            return False
        self._library.forget()
        if self._list_shown is not None:
            self._list_shown.say("")
            self._list_shown.refresh(*session_ids)
        return True

    @property
    def _list_shown(self) -> StartPage | None:
        return self._list if self._window.page is self._list else None

    def _find(self, text: str, chosen_filter: SessionFilter) -> Sequence[SessionLine]:
        try:
            return self._library.find(text, chosen_filter)
        except BookError as error:
            self.refused.emit(book_sentence(error))
            return ()
