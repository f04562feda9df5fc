"""A session whose cells are typed in without a window."""

from __future__ import annotations

from typing import Any

from chicago_gui.sheet.column import AnyColumn, CellRef
from chicago_gui.sheet.entry_handler import entry_handler
from chicago_gui.sheet.typing.reader import Unread
from chicago_gui.sheet.words import refusal
from tests.served import Served


class Typed(Served):
    """A live session of any game, and its entries at the Table."""

    def __init__(self, session: Any) -> None:
        super().__init__(session)
        self.form = self.game.form
        self.entries = entry_handler(self.form, self)

    def spot(self, deal: int | None = None, column: AnyColumn | None = None) -> CellRef:
        """Return the cell in a line, or the wanted one."""
        if deal is not None and column is not None:
            return CellRef(deal, column)
        wanted = self.entries.wanted()
        assert wanted is not None
        return wanted

    def shows(self, text: str, at: CellRef | None = None) -> str:
        """Return what the cells would show, `4♠ | Ann | +1`, or why `text` is refused."""
        read = self.entries.read(at or self.spot(), text)
        if isinstance(read, Unread):
            return refusal(read.why)
        return " | ".join(f"{cell.text}{cell.note}" for cell in read.shows.values()) or read.hint

    def enter(self, *lines: str, at: CellRef | None = None) -> None:
        """Type each line and Enter in the wanted cell, or in the cell `at`."""
        for text in lines:
            spot = at or self.spot()
            if text:
                read = self.entries.read(spot, text)
                assert not isinstance(read, Unread), (text, refusal(read.why))
                answer = self.entries.enter(spot, read)
            else:
                accepted = self.entries.accept(spot)
                assert accepted is not None, "proposed: nothing"
                answer = accepted
            assert answer.refused is None, (text, answer.refused)

    def text(self, deal: int, column: AnyColumn) -> str:
        """Return the text of a cell."""
        cell = column.cell(self.view.deals[deal], 0)
        return cell.text or cell.note
