"""The Preparer face: the form with the counts of the deal in preparation."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QPushButton, QWidget

from chicago_gui.desk.ports import PreparerPort, TablePort
from chicago_gui.games.house import columns
from chicago_gui.games.house.changes import BeginDeal, EnterPreparer
from chicago_gui.games.house.hints import (
    nobody_prepares,
    preparer_hint,
    progress_line,
    table_hint,
    wanted_at_table,
)
from chicago_gui.games.house.view import OpenDeal, View
from chicago_gui.preparer.preparer_entries import PreparerEntries
from chicago_gui.record import Record
from chicago_gui.sheet.column import Cell, CellRef
from chicago_gui.sheet.typing.counts import PACK
from chicago_gui.sheet.words import keys, tr
from chicago_gui.widgets.form.face import FormFace
from chicago_gui.widgets.form.model import FormModel
from chicago_gui.widgets.style_sheets import dress_button
from chicago_gui.widgets.theme import Role, Theme


class NextDeal(Record):
    """The deal in preparation, or the next one; `preparer` is the name if it is known.

    `there` are the players of whom one prepares it. `nobody` is the message if only four are there
    and nobody prepares.
    """

    index: int
    begun: bool
    preparer: str | None
    named: bool
    there: tuple[str, ...] = ()
    nobody: str = ""

    def change(self, name: str) -> BeginDeal | EnterPreparer | None:
        """Return the change needed before `name` prepares the deal, or `None`."""
        if not self.begun:
            return BeginDeal(name)
        return None if self.named else EnterPreparer(self.index, name)


def next_deal(view: View, *, from_paper: bool = False) -> NextDeal:
    """Return the first deal without a contract, or the next one.

    If `from_paper`, return the first deal without a result, because its play is over.
    """
    nobody = nobody_prepares(view)
    if nobody:
        return NextDeal(len(view.deals), True, None, False, nobody=nobody)
    for index, shown in enumerate(view.deals):
        in_play = from_paper and not shown.four and isinstance(shown, OpenDeal)
        if in_play or not shown.deal.has_contract:
            name = shown.deal.prepared_by
            return NextDeal(index, True, name, name is not None, view.there(index))
    return NextDeal(len(view.deals), False, view.advice.preparer, False, view.sheet.there_next)


class PreparerModel(FormModel):
    """Asks the port for each count when it is drawn, and stores none."""

    def __init__(self, entries: PreparerEntries, port: PreparerPort) -> None:
        """Show the view of `entries`, and the counts behind `port`."""
        super().__init__(entries)
        self._port = port
        port.published.connect(self._counts_changed)

    def cell(self, spot: CellRef) -> Cell:
        """Return the public cell, or a count of the deal in preparation."""
        if self.entries.is_secret(spot):
            hcp = self._port.counts.hcp[spot.part]
            return Cell("" if hcp is None else str(hcp))
        return super().cell(spot)

    def _counts_changed(self) -> None:
        if self._port.deal < len(self.view.deals):
            self.cells_changed(self._port.deal, columns.HCP)


class PreparerFace(FormFace):
    """The form for one deal being prepared; nothing of it remains when it is closed."""

    entries: PreparerEntries

    def __init__(
        self,
        table: TablePort,
        port: PreparerPort,
        theme: Theme,
        done: Callable[[], None],
        *,
        from_paper: bool = False,
    ) -> None:
        """Show the session behind `table` and the counts behind `port`; `done` covers.

        If `from_paper`, the whole deal is typed in here, and `done` goes to the next one.
        """
        self._port = port
        entries = PreparerEntries(table, port, done, from_paper=from_paper)
        super().__init__(PreparerModel(entries, port), theme)
        self._from_paper = from_paper
        self.ready_button = QPushButton(self._ready_words(), self)
        self._dress_button(theme)
        self.ready_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.ready_button.clicked.connect(self._hand_out)
        self.ready_button.hide()
        self.notice.keep_room(self.ready_button)
        table.published.connect(self.set_view)
        port.published.connect(self._counts_changed)
        # A ready deal has no wanted cell, but should be visible.
        ready = CellRef(port.deal, columns.OPENS) if entries.wanted() is None else None
        self.form.go_to_wanted(ready)
        self.show_wanted()

    def hint(self) -> tuple[str, str]:
        """Return the hint for the preparer."""
        view, wanted, here = self.entries.view, self.entries.wanted(), self.form.spot()
        if here is not None and here.deal != self._port.deal and here == wanted_at_table(view):
            # For example the result of the deal in play.
            return table_hint(view, from_paper=self._from_paper)
        mine = view.deals[self._port.deal].deal if self._port.deal < len(view.deals) else None
        if mine is None or mine.has_contract:
            if self.entries.ready() and view.sheet.all_dealt:
                return tr("All deals are entered. Enter goes to the table."), ""
            if self.entries.ready():
                return tr("Enter goes to the next deal."), ""
            return table_hint(view, from_paper=self._from_paper)
        return preparer_hint(view, wanted, self._port.counts.hcp, from_paper=self._from_paper)

    def progress(self) -> str:
        """Return the progress with this deal's number; another deal may be in play."""
        view, deal = self.entries.view, self._port.deal
        if deal >= len(view.deals):
            return super().progress()
        return progress_line(view, view.deals[deal].number)

    def hint_after_undo(self) -> str:
        return tr("Undone here. {key} goes to the wanted cell.").format(key=keys("F2"))

    def wrong(self) -> bool:
        """Return whether the counts exceed a pack, or all four do not add up to 40."""
        hcp = [count or 0 for count in self._port.counts.hcp]
        return sum(hcp) > PACK or (None not in self._port.counts.hcp and sum(hcp) != PACK)

    def show_wanted(self) -> None:
        """Show the hint, and the button if the deal is ready."""
        super().show_wanted()
        # Also called during construction, before the button exists.
        button = getattr(self, "ready_button", None)
        looks = self._ready_words(), self.entries.ready()
        if button is not None and looks != (button.text(), not button.isHidden()):
            button.setText(looks[0])
            button.setVisible(looks[1])
            self.notice.place()
            self.notice.update()  # the texts wrap beside the button

    def set_theme(self, theme: Theme) -> None:
        """Draw with `theme` from now on."""
        self._dress_button(theme)
        super().set_theme(theme)

    def _dress_button(self, theme: Theme) -> None:
        self.ready_button.setFont(theme.font(Role.TITLE))
        dress_button(self.ready_button)

    def _ready_words(self) -> str:
        if not self._from_paper:
            return tr("Hand out the cards")
        return tr("To the table") if self.entries.view.sheet.all_dealt else tr("Next deal")

    def changeEvent(self, event: QEvent) -> None:
        """Set the text of the button in a new language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.ready_button.setText(self._ready_words())
        super().changeEvent(event)

    def shut(self) -> None:
        """Close everything open over the form before the face is destroyed."""
        self.form.drop()
        for popup in self.findChildren(QWidget):
            if popup.windowType() == Qt.WindowType.Popup:
                popup.close()
        # Last, because closing popups shows hints.
        self.notice.fall_silent()
        self.release_focus()
        self.hide()

    def _hand_out(self) -> None:
        """Enter the typed text, and hand out the cards as Enter does."""
        if self.finish_typing() is None and self.entries.ready():
            here = self.form.spot()
            answer = self.entries.accept(here)
            if answer is not None:
                self.form.report(answer, here)

    def _counts_changed(self) -> None:
        self.form.set_view(self.entries.view)
        self.show_wanted()
