"""The standing by another target table beside the real one; nothing is changed by looking."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QLabel, QVBoxLayout, QWidget

from chicago_gui.desk.table_port import TablePort
from chicago_gui.games.russian.changes import ChangeRules
from chicago_gui.games.russian.view import View
from chicago_gui.games.russian.what_if_words import Reckoning, cell_words, verdict
from chicago_gui.players.lines_model import Column
from chicago_gui.players.lines_table import LinesTable
from chicago_gui.scoring import NAMED_TABLES
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
        self._reckonings: tuple[Reckoning, ...] = ()
        self._tables: tuple[str, ...] = ()
        self._layout = QVBoxLayout(self)
        self.said = QLabel()
        self.said.setTextFormat(Qt.TextFormat.PlainText)
        self.said.setWordWrap(True)
        self._layout.addWidget(self.said)
        self.table: LinesTable[str] | None = None
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

    def _show(self, view: View) -> None:
        played = view.sheet.rules.targets
        others = [name for name in NAMED_TABLES if name != played]
        found = [Reckoning(played, view)]
        for name in others:
            rules = replace(view.sheet.rules, targets=name)
            supposed = self._port.suppose(ChangeRules(rules, NAMED_TABLES[name]))
            if isinstance(supposed, View):
                found.append(Reckoning(name, supposed))
        self._reckonings = tuple(found)
        self._make_table(tuple(each.table for each in found))
        if view.scored:
            self.said.setText(
                tr("The {count} scored deals of this evening by each target table.").format(
                    count=view.scored
                )
            )
            self.verdicts.setText("\n".join(verdict(found[0], other) for other in found[1:]))
        else:
            self.said.setText(tr("No deal is scored yet."))
            self.verdicts.setText("")
        if self.table is not None:
            ranked = sorted(view.sheet.players, key=found[0].place)
            marked = self.table.line()
            self.table.set_lines(ranked, lambda player: player == marked)
            self.table.setFixedHeight(self.table.height_of(len(ranked)))

    def _make_table(self, tables: tuple[str, ...]) -> None:
        """Make the columns, anew when the rules of the session have another table."""
        if tables == self._tables:
            return
        self._tables = tables
        if self.table is not None:
            self._layout.removeWidget(self.table)
            self.table.deleteLater()
        names: Column[str] = Column(tr("Player"), str, wide=True)
        columns = [names, *(self._column(at) for at in range(len(tables)))]
        self.table = LinesTable(columns, self._theme)
        self.table.setAccessibleName(tr("Standing by each target table"))
        self._layout.insertWidget(1, self.table)
        self.table.setFocus()

    def _column(self, at: int) -> Column[str]:
        heading = self._reckonings[at].heading
        return Column(
            tr("{table} (as played)").format(table=heading) if at == 0 else heading,
            lambda player: cell_words(self._reckonings[at], player),
            number=True,
            sign=lambda player: self._reckonings[at].imps(player),
        )
