"""The standing scored in other ways beside the real one; nothing is changed by looking."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QLabel, QVBoxLayout, QWidget

from chicago_gui.desk.table_port import TablePort
from chicago_gui.players.lines_table import LinesTable
from chicago_gui.sheet.windows import LineColumn, Supposed, WhatIf
from chicago_gui.sheet.words import tr
from chicago_gui.widgets.theme import Theme


class WhatIfWindow(QDialog):
    """Follows the session while it is open; only deals that are scored count."""

    def __init__(self, port: TablePort, theme: Theme, parent: QWidget | None = None) -> None:
        """Show the session behind `port`."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("What if"))
        self._port = port
        self._theme = theme
        self._headings: tuple[str, ...] = ()
        self._layout = QVBoxLayout(self)
        self.said = QLabel()
        self.said.setTextFormat(Qt.TextFormat.PlainText)
        self.said.setWordWrap(True)
        self._layout.addWidget(self.said)
        self.table: LinesTable[Supposed] | None = None
        self.verdicts = QLabel()
        self.verdicts.setTextFormat(Qt.TextFormat.PlainText)
        self.verdicts.setWordWrap(True)
        self._layout.addWidget(self.verdicts)
        port.published.connect(self._show)
        self._show(port.view)
        self._layout.addStretch(1)
        self.resize(theme.px(620), theme.px(320))

    def set_theme(self, theme: Theme) -> None:
        """Draw with `theme` from now on."""
        self._theme = theme
        if self.table is not None:
            self.table.set_theme(theme)

    def _show(self, view: Any) -> None:
        found = self._port.form.what_if(view, self._port.suppose)
        if found is None:
            return
        self._make_table(found)
        self.said.setText(found.said)
        self.verdicts.setText("\n".join(found.verdicts))
        if self.table is not None:
            marked = self.table.line()
            wanted = marked.name if marked else ""
            self.table.set_lines(found.lines, lambda line: line.name == wanted)
            self.table.setFixedHeight(self.table.height_of(len(found.lines)))

    def _make_table(self, found: WhatIf) -> None:
        """Make the columns, anew when the ways of scoring are others."""
        if found.headings == self._headings:
            return
        self._headings = found.headings
        if self.table is not None:
            self._layout.removeWidget(self.table)
            self.table.deleteLater()
        names: LineColumn[Supposed] = LineColumn(tr("Player"), lambda line: line.name, wide=True)
        columns = [names, *(_column(at, heading) for at, heading in enumerate(found.headings))]
        self.table = LinesTable(columns, self._theme)
        self.table.setAccessibleName(found.label)
        self._layout.insertWidget(1, self.table)
        self.table.setFocus()


def _column(at: int, heading: str) -> LineColumn[Supposed]:
    return LineColumn(
        heading,
        lambda line: line.cells[at][0],
        number=True,
        sign=lambda line: line.cells[at][1],
    )
