"""The form in the preparer's face: the public form with the counts of one deal in their cells."""

from __future__ import annotations

from PySide6.QtCore import QObject

from chicago_gui.desk.preparer_port import PreparerPort
from chicago_gui.games.russian import columns
from chicago_gui.games.russian.form import FORM
from chicago_gui.games.russian.view import PlayedDeal, View
from chicago_gui.sheet.cell import Cell
from chicago_gui.sheet.column import Spot
from chicago_gui.widgets.form_model import FormModel


class PreparerModel(FormModel):
    """Asks the port for each count when it is drawn and keeps none."""

    def __init__(self, view: View, port: PreparerPort, parent: QObject | None = None) -> None:
        """Show `view`, and the counts behind `port`."""
        super().__init__(FORM, view, parent)
        self._port = port
        port.published.connect(self._counts_changed)

    def cell(self, spot: Spot) -> Cell:
        """Return the public cell, or a count of the deal in preparation."""
        shown = self.view.deals[spot.deal]
        mine = spot.deal == self._port.deal and not isinstance(shown, PlayedDeal)
        if mine and spot.column is columns.HCP:
            hcp = self._port.counts.hcp[spot.part]
            return Cell("" if hcp is None else str(hcp))
        return super().cell(spot)

    def _counts_changed(self) -> None:
        if self._port.deal < len(self.view.deals):
            self.tell(self._port.deal)
