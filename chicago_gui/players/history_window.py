"""What happened to the session, line by line, in a window beside the sheet."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QDialog, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from chicago_gui.players.lines_table import LinesTable
from chicago_gui.sheet.history_line import HistoryLine
from chicago_gui.sheet.history_words import clock, day
from chicago_gui.sheet.windows import LineColumn
from chicago_gui.sheet.words import tr
from chicago_gui.widgets.theme import Theme

_HEADING = 0
"""Stands for the heading among the numbers of deals."""


class HistoryWindow(QDialog):
    """The newest line is last; a deal can be looked at alone."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make an empty window; `show_lines` fills it."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("History"))
        self._lines: tuple[HistoryLine, ...] = ()
        layout = QVBoxLayout(self)
        row = QHBoxLayout()
        self.which = QComboBox()
        self.which.currentIndexChanged.connect(lambda _: self._show())
        label = QLabel(tr("&Show"))
        label.setBuddy(self.which)
        row.addWidget(label)
        row.addWidget(self.which)
        row.addStretch(1)
        layout.addLayout(row)
        columns: tuple[LineColumn[HistoryLine], ...] = (
            LineColumn(tr("Date"), lambda line: day(line.at)),
            LineColumn(tr("Time"), lambda line: clock(line.at)),
            LineColumn(tr("What was done"), lambda line: line.words, wide=True),
            LineColumn("", lambda line: tr("correction") if line.correction else ""),
        )
        self.table: LinesTable[HistoryLine] = LinesTable(columns, theme)
        self.table.setAccessibleName(tr("History"))
        layout.addWidget(self.table, 1)
        self.said = QLabel(
            tr("Counts of deals that are not over are left out, and when they were written.")
        )
        self.said.setWordWrap(True)
        layout.addWidget(self.said)
        self.table.setFocus()
        self.resize(theme.px(720), theme.px(560))

    def show_lines(self, lines: Sequence[HistoryLine]) -> None:
        """Show `lines`, oldest first; the deal that was looked at stays chosen."""
        if tuple(lines) == self._lines:
            return
        self._lines = tuple(lines)
        chosen = self.which.currentData()
        self.which.blockSignals(True)
        self.which.clear()
        self.which.addItem(tr("The whole session"), None)
        self.which.addItem(tr("Names, date, place, plan, rules"), _HEADING)
        for number in sorted({number for line in lines for number in _deals(line)}):
            self.which.addItem(tr("Deal {number}").format(number=number), number)
        self.which.setCurrentIndex(max(self.which.findData(chosen), 0))
        self.which.blockSignals(False)
        self._show()

    def set_theme(self, theme: Theme) -> None:
        """Draw with `theme` from now on."""
        self.table.set_theme(theme)

    def _show(self) -> None:
        chosen = self.which.currentData()
        lines = [line for line in self._lines if _is_about(line, chosen)]
        days = len(list(groupby(day(line.at) for line in lines)))
        self.table.setColumnHidden(0, days < 2)
        last = lines[-1] if lines else None
        self.table.set_lines(lines, lambda line: line is last)


def _deals(line: HistoryLine) -> set[int]:
    """Return the numbers of the deals that the line tells of."""
    numbers = {entry.number for entry in line.entries} | {line.number}
    return {number for number in numbers if number is not None}


def _is_about(line: HistoryLine, chosen: int | None) -> bool:
    if chosen is None:
        return True
    if chosen == _HEADING:
        return any(entry.number is None for entry in line.entries) or not _deals(line)
    return chosen in _deals(line)
