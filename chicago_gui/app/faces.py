"""The faces of the open session: the guarded Preparer face, undo, and leaving."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from chicago_gui.app import dialogs
from chicago_gui.desk.cover_clock import CoverClock
from chicago_gui.desk.desk import Desk
from chicago_gui.desk.ports import PreparerPort
from chicago_gui.desk.settings import Codes, CodesUnreadable, Settings
from chicago_gui.players.sheet_page import SheetPage
from chicago_gui.scoring import Refused
from chicago_gui.sheet.column import CellRef
from chicago_gui.sheet.words import refusal, tr
from chicago_gui.shell.window import MainWindow
from chicago_gui.widgets.theme import Theme

if TYPE_CHECKING:
    from chicago_gui.players.players_screen import PlayersScreen


class Faces(QObject):
    """The Table face, which is always there, and the Preparer face while it is open."""

    refused = Signal(str)

    history_wanted = Signal(int)
    """The index of the deal whose history is wanted."""

    change_wanted = Signal(object)
    """A change of whole deals, chosen in a cell's menu."""

    evening_wanted = Signal()
    """The summary page is wanted."""

    def __init__(
        self,
        app: QApplication,
        window: MainWindow,
        guard: Guard,
        settings: Settings,
        theme: Callable[[], Theme],
    ) -> None:
        """Show faces in `window`; `guard` decides who may open the Preparer face."""
        super().__init__()
        self._theme = theme
        self._guard = guard
        self._settings = settings
        self._screen: PlayersScreen | None = None
        self._window = window
        self.desk: Desk | None = None
        """The open session."""
        self._port: PreparerPort | None = None
        self.from_paper = False
        """Whether a session from paper is being typed in, in the Preparer face."""
        self.clock = CoverClock(app, self)
        """Covers the Preparer face after some time without a key."""
        self.clock.due.connect(self._cover_what_is_up)
        window.cover_wanted.connect(self.cover)
        window.cover_key.activated.connect(_close_beside)
        window.to_wanted.connect(self.go_to_wanted)
        window.closing.connect(self.leave)

    @property
    def _has_preparer(self) -> bool:
        return self.desk is not None and "preparer" in self.desk.table.form.tools

    def show(self, desk: Desk) -> None:
        """Show the Table face of `desk`."""
        self.desk = desk
        page = SheetPage(desk.table, self._theme())
        page.history_wanted.connect(self.history_wanted)
        page.change_wanted.connect(self.change_wanted)
        page.rang.connect(self._ring)
        page.evening_wanted.connect(self.evening_wanted)
        self._window.show_page(page, desk.table)
        desk.table.refused.connect(lambda why: self.refused.emit(refusal(why)))

    def _ring(self) -> None:
        if self._settings.sounds:
            QApplication.beep()

    def leave(self) -> None:
        """Enter what is typed, cover the Preparer face, and release the session."""
        self.cover()
        if self._window.sheet is not None:
            self._window.sheet.face.finish_typing()
        if self._screen is not None:
            self._screen.close()
        self.desk = None

    def show_players(self) -> None:
        """Show the players' screen on another display, or close it.

        With several other displays the user chooses one. With only one display it opens there,
        after the Preparer face is covered, and Esc closes it.
        """
        if self._screen is not None:
            self._screen.close()
            return
        if self.desk is None:
            return
        mine = self._window.screen()
        others = sorted(
            (screen for screen in QGuiApplication.screens() if screen is not mine),
            key=lambda screen: (screen.geometry().x(), screen.geometry().y()),
        )
        chosen = others[0] if others else mine
        if len(others) > 1:
            labels = [f"{screen.name()} · {screen.model()}".strip(" ·") for screen in others]
            at = dialogs.ask_screen(self._window, labels)
            if at is None:
                return
            chosen = others[at]
        if not others:
            # Everybody looks at this display now: Esc must lead back to the Table face.
            self.cover()
        from chicago_gui.players.players_screen import PlayersScreen  # most evenings have none

        self._screen = PlayersScreen(self.desk.table, self._theme(), chosen)
        self._screen.closed.connect(self._players_gone)
        self._screen.showFullScreen()
        if others:
            # The user goes on typing in the window.
            self._window.activateWindow()

    def _players_gone(self) -> None:
        self._screen = None

    def prepare(self) -> None:
        """Open the Preparer face on the deal in preparation, or start the next deal.

        If the face is open, cover it: the button toggles. Its key does not, see `go_to_wanted`.
        """
        if self._port is not None:
            self.cover()
        else:
            self._prepare()

    def _prepare(self, *, known_here: bool = False) -> None:
        """Open the face if the guard allows; `known_here` skips the code."""
        if not self._has_preparer or self.desk is None:
            return
        from chicago_gui.preparer.face import next_deal  # most games have no preparer

        wanted = next_deal(self.desk.table.view, from_paper=self.from_paper)
        if wanted.nobody:
            if not self.from_paper:
                self.refused.emit(wanted.nobody)
            return
        name = wanted.preparer or self._guard.name(wanted.there)
        if name is None:
            return
        change = wanted.change(name)
        refused: object = None if change is None else self.desk.table.suppose(change)
        if not isinstance(refused, Refused):
            # Asked last, so that nobody types a code in vain.
            try:
                if not known_here and not self._guard.lets_in(self.desk.session_id, name):
                    return
            except CodesUnreadable as error:
                self.refused.emit(str(error))
                return
            refused = None if change is None else self.desk.table.submit(change)
        if isinstance(refused, Refused):
            self.refused.emit(refusal(refused))
            return
        self._open(wanted.index, name)

    def _open(self, index: int, name: str) -> None:
        desk = self.desk
        if desk is None:
            return
        from chicago_gui.preparer.face import PreparerFace

        self._port = port = desk.open_preparer(index)
        done = self._type_next if self.from_paper else self.cover
        face = PreparerFace(desk.table, port, self._theme(), done, from_paper=self.from_paper)
        port.closed.connect(face.shut)
        port.closed.connect(self._cover_what_is_up)
        port.published.connect(self._name_steps)
        port.refused.connect(lambda why: self.refused.emit(refusal(why)))
        self._window.lay_over(face, tr("from paper") if self.from_paper else name)
        self._name_steps()
        self._guard.set_clock(self.clock)
        if self.from_paper:
            # Paper is read slowly: no covering by time. A lock or a closed lid still covers.
            self.clock.minutes, self.clock.on_leaving = 0, False
        self.clock.start()

    def type_from_paper(self) -> None:
        """Start or continue typing in a session from paper.

        Covering the face ends this mode, so that live play after it is covered as usual. A deal
        with four is typed at the Table face, where nothing is covered.
        """
        if not self._has_preparer or self.from_paper:
            return
        self.cover()
        self.from_paper = True
        self._prepare()
        self.from_paper = self._port is not None
        if not self.from_paper:
            self.go_on()

    def _type_next(self) -> None:
        """Go on to the next deal from paper, or to the Table face after the last."""
        if self.desk is None or self.desk.table.view.sheet.all_dealt:
            self.cover()
            return
        self._close()
        self._prepare(known_here=True)
        if self._port is None and self._window.sheet is not None:
            # Nobody prepares: as at the Table, Enter begins the next deal with four.
            self.from_paper = False
            self._window.sheet.face.entries.accept(None)
            self.go_on()

    def _cover_what_is_up(self) -> None:
        # The port also closes when one deal from paper gives way to the next.
        if self._port is not None:
            self.cover()

    def cover(self) -> None:
        """Cover the Preparer face at once, and drop everything it shows."""
        self._close()
        self.from_paper = False

    def _close(self) -> None:
        if self._port is None:
            return
        if self._window.sheet is not None:
            # Quietly: the reason for refusing a count must not appear on the Table face.
            self._window.sheet.face.finish_typing(quietly=True)
        self.clock.stop()
        self._port = None
        if self.desk is not None:
            self.desk.close_preparer()
        self._window.cover()

    def go_to_wanted(self) -> None:
        """Move the cursor to the next cell of the preparer, or from a bid deal to the next deal.

        Typed text is entered first, and then the cursor goes no further, so that the user sees the
        effect.
        """
        sheet = self._window.sheet
        if self._port is None or sheet is None:
            return
        face, port = sheet.face, self._port
        before = face.entries.view, port.counts
        refused = face.finish_typing()
        if self._port is None:
            return  # the entry removed the deal
        entries, form = face.entries, face.form
        typed = refused is not None or (entries.view, port.counts) != before
        at_rest = not typed and entries.wanted() in (None, form.spot())
        more = entries.form.can_prepare(entries.view, port.deal)
        if at_rest and more and not self.from_paper:
            self._close()
            self._prepare()
            return
        form.setFocus()
        self.go_on()
        if refused is not None and not face.notice.refusal:
            face.notice.refuse(refusal(refused))

    def undo(self) -> None:
        """Undo the last step of the visible face, and move the cursor to where it was made."""
        self.go_on(self._turn(back=True))

    def redo(self) -> None:
        """Redo the last undone step, and move the cursor to the wanted cell."""
        self._turn(back=False)
        self.go_on()

    def _turn(self, *, back: bool) -> CellRef | None:
        """Undo or redo a step; return the cell it was about, if there is one."""
        port = self._port or (self.desk.table if self.desk else None)
        sheet = self._window.sheet
        if port is None or sheet is None:
            return None
        face = sheet.face
        face.notice.accepted()  # removes an old refusal; undo may refuse again
        if not back:
            port.redo()
            return None
        changed = face.entries.undone(port.undo)
        # Undoing a deal may have closed the Preparer face.
        return changed if face is sheet.face else None

    def go_on(self, instead: CellRef | None = None) -> None:
        """Move the cursor to the wanted cell, or to `instead`, after a change not typed there."""
        sheet = self._window.sheet
        if sheet is not None:
            sheet.face.go_on(instead)

    def stay_in(self, deal: int) -> None:
        """Keep the cursor in a new deal if no cell is wanted, so that Delete applies to it."""
        sheet = self._window.sheet
        if sheet is not None:
            form = sheet.face.form
            here = form.spot()
            if here is None or here.deal != deal:
                form.go_to(CellRef(deal, form.entries.form.columns[0]))

    @property
    def preparing(self) -> int | None:
        """The index of the deal whose counts are visible in the Preparer face, or `None`."""
        shows = self._window.sheet and self._window.sheet.face.entries.shows_secrets()
        return self._port.deal if self._port is not None and shows else None

    def session_text(self) -> str:
        """Return the session file's text, with the counts visible in the Preparer face."""
        if self.desk is None:
            return ""
        return self.desk.session_text(() if self.preparing is None else (self.preparing,))

    def set_theme(self, theme: Theme) -> None:
        """Draw the players' screen with `theme` from now on."""
        if self._screen is not None:
            self._screen.set_theme(theme)

    def _name_steps(self) -> None:
        if self._port is None or self.desk is None:
            return
        if not self.from_paper:
            self._window.name_preparer(self.desk.table.view.prepared_by(self._port.deal))
        self._window.name_steps(self._port.undo_name, self._port.redo_name)


def with_typing_finished(
    window: MainWindow, refuse: Callable[[str], None], act: Callable[[], object]
) -> Callable[[], None]:
    """Return `act` preceded by entering the text typed in `window`'s sheet.

    Text that cannot be read is dropped. After `act`, `refuse` quotes it, but text dropped in the
    Preparer face is quoted only there.
    """

    def leave() -> None:
        sheet = window.sheet
        if sheet is None:
            act()
            return
        face = sheet.face
        refused = face.finish_typing()
        act()
        if refused is None:
            return
        if window.sheet is sheet and sheet.face is face:
            if not face.notice.refusal:
                face.notice.refuse(refusal(refused))
        elif face is sheet.table:
            refuse(refusal(refused))

    return leave


def _close_beside() -> None:
    """Close the active dialog: Esc in it has covered the face."""
    beside = QApplication.activeWindow()
    if isinstance(beside, QDialog):
        beside.reject()


class Guard:
    """Asks before the Preparer face opens, and sets how it is covered."""

    def __init__(
        self,
        window: QWidget,
        codes: Codes,
        settings: Settings,
        theme: Callable[[], Theme],
    ) -> None:
        """Ask over `window`."""
        self._window = window
        self._codes = codes
        self._settings = settings
        self._theme = theme

    def name(self, players: tuple[str, ...]) -> str | None:
        """Ask who prepares when the form does not say; return `None` if cancelled."""
        return dialogs.ask_name(self._window, players)

    def lets_in(self, session_id: str, name: str) -> bool:
        """Return whether the face may open: no code is set, or it was typed correctly.

        Raises `CodesUnreadable`.
        """
        return self._knows_code(session_id, tr("{name}, type the code:").format(name=name))

    def _knows_code(self, session_id: str, question: str) -> bool:
        if not self._codes.has(session_id):
            return True
        from chicago_gui.widgets.code_pad import CodeDialog  # few evenings have a code

        dialog = CodeDialog(self._theme(), question, self._window)

        def judge(code: str) -> None:
            if self._codes.fits(session_id, code):
                dialog.accept()
            else:
                dialog.wrong()

        dialog.typed.connect(judge)
        entered = dialog.exec() == CodeDialog.DialogCode.Accepted
        dialog.deleteLater()
        return entered

    def set_clock(self, clock: CoverClock) -> None:
        """Let `clock` cover the face as the settings say."""
        clock.minutes = self._settings.cover_minutes
        clock.on_leaving = self._settings.cover_on_leaving

    def has_code(self, session_id: str) -> bool:
        """Return whether the session has a code; unreadable codes count as one."""
        try:
            return self._codes.has(session_id)
        except CodesUnreadable:
            return True

    def set_code(self, session_id: str, code: str) -> str:
        """Set the code of a session; an empty `code` removes it.

        Return why it was not set, or an empty text.
        """
        try:
            # The current code is needed: otherwise anybody could set a new one and look.
            if not self._knows_code(session_id, tr("Current code:")):
                return tr("The code is unchanged.")
            self._codes.set(session_id, code or None)
        except CodesUnreadable as error:
            return str(error)
        except OSError as error:
            return tr("The code could not be saved: {why}.").format(why=error.strerror)
        return ""
