"""Which face is up: opening the preparer's, covering it, and whose undo the keys mean."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from chicago_gui.app import dialogs
from chicago_gui.desk.cover_clock import CoverClock
from chicago_gui.desk.desk import Desk
from chicago_gui.desk.preparer_port import PreparerPort
from chicago_gui.evening import dumps
from chicago_gui.form.words import refusal
from chicago_gui.players.sheet_page import SheetPage
from chicago_gui.preparer.face import PreparerFace
from chicago_gui.public.changes import BeginDeal
from chicago_gui.shell.window import MainWindow
from chicago_gui.widgets.theme import Theme


class Faces(QObject):
    """The live session's two faces. The Table's is always there, the preparer's only when open."""

    told = Signal(str)

    def __init__(self, app: QApplication, window: MainWindow) -> None:
        """Show faces in `window`."""
        super().__init__()
        self._window = window
        self._desk: Desk | None = None
        self._port: PreparerPort | None = None
        self._theme: Theme | None = None
        self._clock = CoverClock(app, self)
        self._clock.due.connect(self.cover)
        window.cover_wanted.connect(self.cover)
        window.closing.connect(self.cover)

    @property
    def desk(self) -> Desk | None:
        """The session that is open."""
        return self._desk

    @property
    def clock(self) -> CoverClock:
        """What covers the preparer's face by itself."""
        return self._clock

    def show(self, desk: Desk, theme: Theme) -> None:
        """Show the Table face of `desk`."""
        self._desk, self._theme = desk, theme
        self._window.show_page(SheetPage(desk.table, theme), desk.table)
        desk.table.refused.connect(lambda why: self.told.emit(refusal(why)))

    def leave(self) -> None:
        """Cover and let go of the session."""
        self.cover()
        self._desk = None

    def prepare(self) -> None:
        """Open the preparer's face on the deal in preparation, or begin the next deal."""
        if self._desk is None or self._port is not None:
            return
        view = self._desk.table.view
        index = next((i for i, d in enumerate(view.deals) if not d.deal.has_contract), None)
        if index is None:
            name = view.advice.preparer or dialogs.ask_name(self._window, view.sheet.players)
            if name is None:
                return
            refused = self._desk.table.submit(BeginDeal(name))
            if refused is not None:
                self.told.emit(refusal(refused))
                return
            index = len(self._desk.table.view.deals) - 1
        self._open(index)

    def _open(self, index: int) -> None:
        desk, theme = self._desk, self._theme
        if desk is None or theme is None:
            return
        name = desk.table.view.deals[index].deal.prepared_by
        self._port = port = desk.open_preparer(index)
        face = PreparerFace(desk.table, port, theme, self.cover)
        port.closed.connect(face.shut)
        port.published.connect(self._name_steps)
        port.refused.connect(lambda why: self.told.emit(refusal(why)))
        self._window.lay_over(face, name or "")
        self._name_steps()
        self._clock.start()

    def cover(self) -> None:
        """Cover the preparer's face, in the same frame, and let everything of it go."""
        if self._port is None:
            return
        self._clock.stop()
        self._port = None
        if self._desk is not None:
            self._desk.close_preparer()
        self._window.cover()

    def undo(self) -> None:
        """Undo the last step of the face that is up."""
        port = self._port or (self._desk.table if self._desk else None)
        if port is not None:
            port.undo()
            self.settle()

    def redo(self) -> None:
        """Make the step undone last again."""
        port = self._port or (self._desk.table if self._desk else None)
        if port is not None:
            port.redo()
            self.settle()

    def settle(self) -> None:
        """Bring the cursor to the wanted cell after a change that was not typed there."""
        sheet = self._window.sheet
        if sheet is not None:
            sheet.face.form.go_to_wanted()
            sheet.face.say()

    def session_text(self) -> str:
        """Return the session file's text; from the preparer's face with the counts in hand."""
        if self._desk is None:
            return ""
        mine = () if self._port is None else (self._port.deal,)
        return dumps(self._desk.session_for_export(), secrets_of=mine)

    def set_theme(self, theme: Theme) -> None:
        """Open faces with `theme` from now on."""
        self._theme = theme

    def _name_steps(self) -> None:
        if self._port is not None:
            self._window.name_steps(self._port.undo_name, self._port.redo_name)
