"""The page the program opens on when no evening is going on: begin, go on, open, print blanks."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from chicago_gui.form.words import signed, tr
from chicago_gui.public.session_line import SessionLine
from chicago_gui.public.sheet import folded
from chicago_gui.widgets.theme import Role, Theme

_ID = int(Qt.ItemDataRole.UserRole)


class StartPage(QWidget):
    """New session above, the earlier ones below; a line is opened with Enter or a double click."""

    new_wanted = Signal()
    open_wanted = Signal(str)
    file_wanted = Signal()
    blanks_wanted = Signal()
    delete_wanted = Signal(str)
    restore_wanted = Signal(str)

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make the page; `show_lines` fills the list."""
        super().__init__(parent)
        self._lines: tuple[SessionLine, ...] = ()
        self._deleted = ""
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*[theme.px(24)] * 4)
        layout.setSpacing(theme.px(12))
        title = QLabel(tr("Chicago"))
        title.setFont(theme.font(Role.CONTRACT))
        said = QLabel(tr("The score sheet for five at one table: four play, the fifth prepares."))
        layout.addWidget(title)
        layout.addWidget(said)
        row = QHBoxLayout()
        self.new = self._button(row, theme, tr("New session"), self.new_wanted)
        self.open_file = self._button(row, theme, tr("Open a session file…"), self.file_wanted)
        self.blanks = self._button(row, theme, tr("Print blank forms…"), self.blanks_wanted)
        self.new.setDefault(True)
        row.addStretch(1)
        layout.addLayout(row)
        head = QHBoxLayout()
        heading = QLabel(tr("Sessions"))
        heading.setFont(theme.font(Role.TITLE))
        self.search = QLineEdit()
        self.search.setPlaceholderText(tr("Search names, places, dates"))
        self.search.setClearButtonEnabled(True)
        self.search.setMaximumWidth(theme.px(320))
        self.search.textChanged.connect(self._fill)
        head.addWidget(heading)
        head.addStretch(1)
        head.addWidget(self.search)
        layout.addLayout(head)
        self.empty = QLabel(tr("No session yet. The first one stands here when it has begun."))
        layout.addWidget(self.empty)
        self.table = _table(theme)
        self.table.itemActivated.connect(lambda item: self.open_wanted.emit(item.data(_ID)))
        layout.addWidget(self.table, 1)
        foot = QHBoxLayout()
        foot.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.delete = QPushButton(tr("Delete"))
        self.delete.setEnabled(False)
        self.delete.clicked.connect(self._delete)
        self.table.itemSelectionChanged.connect(
            lambda: self.delete.setEnabled(self.selected() is not None)
        )
        self.restore = QPushButton(tr("Put the deleted session back"))
        self.restore.hide()
        self.restore.clicked.connect(self._restore)
        foot.addWidget(self.restore)
        foot.addStretch(1)
        foot.addWidget(self.delete)
        layout.addLayout(foot)
        self._layout = layout
        QShortcut(QKeySequence.StandardKey.Delete, self.table, self._delete)

    def _button(
        self, row: QHBoxLayout, theme: Theme, text: str, signal: SignalInstance
    ) -> QPushButton:
        button = QPushButton(text)
        button.setMinimumHeight(theme.px(36))
        button.clicked.connect(lambda: signal.emit())
        row.addWidget(button)
        return button

    def show_lines(self, lines: Sequence[SessionLine]) -> None:
        """List `lines`, newest first."""
        self._lines = tuple(lines)
        self._fill()

    def selected(self) -> str | None:
        """Return the id of the line that is marked."""
        items = self.table.selectedItems()
        return items[0].data(_ID) if items else None

    def _fill(self) -> None:
        wanted = folded(self.search.text())
        shown = [line for line in self._lines if wanted in folded(" ".join(_cells(line)))]
        self.table.setRowCount(len(shown))
        for row, line in enumerate(shown):
            for column, text in enumerate(_cells(line)):
                item = QTableWidgetItem(text)
                item.setData(_ID, line.id)
                self.table.setItem(row, column, item)
        self.table.setVisible(bool(self._lines))
        self.search.setVisible(bool(self._lines))
        self.delete.setVisible(bool(self._lines))
        self.empty.setVisible(not self._lines)
        # Without a list the page would spread its few lines over the whole height.
        self._layout.setStretch(self._layout.count() - 1, 0 if self._lines else 1)
        if shown:
            self.table.selectRow(0)

    def _delete(self) -> None:
        chosen = self.selected()
        if chosen is not None:
            self._deleted = chosen
            self.restore.show()
            self.delete_wanted.emit(chosen)

    def _restore(self) -> None:
        self.restore.hide()
        self.restore_wanted.emit(self._deleted)


def _cells(line: SessionLine) -> tuple[str, ...]:
    if line.damaged:
        return ("", "", tr("This session cannot be read."), "", "", "")
    winner = ""
    if line.winners:
        winner = f"{', '.join(line.winners)} {signed(line.imps)}"
    return (
        line.date.isoformat() if line.date else "",
        line.place,
        ", ".join(line.players),
        tr("{scored} of {planned}").format(scored=line.scored, planned=line.planned),
        winner,
        tr("done") if line.done else tr("still open"),
    )


def _table(theme: Theme) -> QTableWidget:
    table = QTableWidget(0, 6)
    headings = (tr("Date"), tr("Place"), tr("Players"), tr("Deals"), tr("First"), "")
    table.setHorizontalHeaderLabels(list(headings))
    table.verticalHeader().hide()
    table.verticalHeader().setDefaultSectionSize(theme.px(30))
    table.setShowGrid(False)
    table.setFrameShape(QFrame.Shape.NoFrame)
    table.setAlternatingRowColors(True)
    table.setTabKeyNavigation(False)
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    table.setDragDropMode(QAbstractItemView.DragDropMode.NoDragDrop)
    table.setIconSize(QSize(0, 0))
    header = table.horizontalHeader()
    header.setHighlightSections(False)
    header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
    for column, width in enumerate((110, 140, 0, 90, 180, 100)):
        if width:
            header.resizeSection(column, theme.px(width))
        else:
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
    return table
