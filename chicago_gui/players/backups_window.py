"""The backups of the book, and putting one of them in its place."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from chicago_gui.players.lines_table import LinesTable
from chicago_gui.players.sentences import Sentence
from chicago_gui.sheet.backup_line import BackupLine
from chicago_gui.sheet.backup_words import when
from chicago_gui.sheet.windows import LineColumn
from chicago_gui.sheet.words import tr
from chicago_gui.widgets.theme import Theme


class BackupsWindow(QDialog):
    """One click marks a backup, another puts it back; what that does is said beforehand."""

    restore_wanted = Signal(str)
    """The name of the backup."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make an empty window; `show_lines` fills it."""
        super().__init__(parent)
        self.setWindowTitle(tr("Backups"))
        layout = QVBoxLayout(self)
        self.explained = QLabel(
            tr(
                "The book is backed up when the program starts and ends, if anything has changed; "
                "the last ten are kept.\n"
                "Restore puts all sessions back as they were then. The book as it is now is backed "
                "up first, so that this can be taken back in the same way."
            )
        )
        self.explained.setWordWrap(True)
        layout.addWidget(self.explained)
        self.empty = QLabel(tr("There is no backup yet."))
        layout.addWidget(self.empty)
        columns: tuple[LineColumn[BackupLine], ...] = (
            LineColumn(tr("Made"), lambda line: when(line.at), wide=True),
        )
        self.table: LinesTable[BackupLine] = LinesTable(columns, theme)
        self.table.setAccessibleName(tr("Backups, newest first"))
        layout.addWidget(self.table, 1)
        self.said = Sentence(theme)
        layout.addWidget(self.said)
        row = QHBoxLayout()
        self.restore = QPushButton(tr("Restore"))
        self.restore.setAutoDefault(True)  # Enter presses it where it has the keys
        self.restore.clicked.connect(self._restore)
        self.close_button = QPushButton(tr("Close"))
        self.close_button.setDefault(True)
        self.close_button.clicked.connect(self.reject)
        row.addStretch(1)
        row.addWidget(self.restore)
        row.addWidget(self.close_button)
        layout.addLayout(row)
        self.resize(theme.px(520), theme.px(480))
        self.show_lines(())

    def show_lines(self, lines: Sequence[BackupLine]) -> None:
        """Show `lines`, newest first."""
        self.table.set_lines(lines)
        self.table.setVisible(bool(lines))
        self.empty.setVisible(not lines)
        self.restore.setEnabled(bool(lines))
        (self.table if lines else self.close_button).setFocus()

    def _restore(self) -> None:
        line = self.table.line()
        if line is not None:
            self.restore_wanted.emit(line.name)
