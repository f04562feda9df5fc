"""What each player and each pair has made of their deals, evening after evening."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from chicago_gui.players.page_parts import BETWEEN, Says, Sentence, begin_at, lay_close
from chicago_gui.sheet.figures import FigureTable, FigureTables
from chicago_gui.sheet.words import tr
from chicago_gui.widgets.table import LinesTable
from chicago_gui.widgets.theme import Role, Theme


class StatisticsPage(Says, QWidget):
    """A tab for each table of the game; a name may be another spelling of somebody's."""

    merge_wanted = Signal(str)
    separate_wanted = Signal(str)
    left = Signal()

    game_wanted = Signal(str)
    """The kind of the game whose figures are to be shown."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Make an empty page; `show_figures` fills it."""
        super().__init__(parent)
        self._theme = theme
        self._page = layout = QVBoxLayout(self)
        head = QHBoxLayout()
        self.setAccessibleName(tr("Players and pairs"))
        title = QLabel(tr("Players and pairs"))
        title.setFont(theme.font(Role.CONTRACT))
        self.game = QComboBox()
        self.game.setAccessibleName(tr("Which game"))
        title.setBuddy(self.game)  # to some screen readers a list is called as its label alone
        self.game.activated.connect(lambda at: self.game_wanted.emit(self.game.itemData(at)))
        self.game.hide()
        self.back = self._button(tr("Back"))
        self.back.clicked.connect(self.left)
        # In the line of the title: beneath it the lines would move away from under the mouse.
        self.sentence = Sentence(theme)
        head.addWidget(title)
        head.addWidget(self.sentence, 1)
        head.addStretch()
        head.addWidget(self.game)
        head.addWidget(self.back)
        layout.addLayout(head)
        self.sentence.hide()
        self.empty = QLabel()
        self.empty.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.body = QWidget()
        for part in (self.empty, self.body):
            layout.addWidget(part, 1)
            part.hide()
        self.tables: list[LinesTable[Any]] = []
        self._figures: FigureTables | None = None
        self.merge = self._button(tr("Count for another name…"))
        self.merge.clicked.connect(lambda: self._about(self.merge_wanted.emit))
        self.separate = self._button(tr("Names that count for this one…"))
        self.separate.clicked.connect(lambda: self._about(self.separate_wanted.emit))
        for button in (self.merge, self.separate):
            button.setParent(self.body)  # until there is a table to stand beneath
        self._layout = QVBoxLayout(self.body)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(theme.px(8))
        self._parts: list[QWidget] = []

    def _make_tables(self, figures: FigureTables) -> None:
        """Make the tables anew: they are of another game."""
        for part in self._parts:
            self._layout.removeWidget(part)
            part.hide()
            part.deleteLater()
        self._parts, self.tables = [], []
        for shown in figures.tables:
            table: LinesTable[Any] = LinesTable(shown.columns, self._theme)
            if shown.sorted_at is not None:
                table.sort_by(shown.sorted_at)
            table.setAccessibleName(shown.title)
            self.tables.append(table)
        self.tables[0].marked.connect(self._offer)
        self._add(self._tabs(figures.tables), 1)
        self._hint = QLabel(figures.remark)
        self._hint.setWordWrap(True)
        self._add(self._hint)
        # Qt shows what is new in a page only later.
        for part in (*self._parts, self.merge, self.separate):
            part.show()
        self._leave_out()
        begin_at(self, self.tables[0])

    def _leave_out(self) -> None:
        """Give the room of the hint to the lines where few of them would be in sight."""
        low = lay_close(self._page, self._theme, self.height())
        if self._parts:
            self._hint.setVisible(not low)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._leave_out()

    def _add(self, part: QWidget, stretch: int = 0) -> None:
        self._layout.addWidget(part, stretch)
        self._parts.append(part)

    def _tabs(self, shown: Sequence[FigureTable[Any]]) -> QTabWidget:
        """Return the tables, each under a tab, with its remark; the keys are the players'."""
        tabs = QTabWidget()
        tabs.setDocumentMode(True)
        for table, each in zip(self.tables, shown, strict=True):
            tab = QWidget()
            layout = QVBoxLayout(tab)
            layout.setContentsMargins(0, self._theme.px(8), 0, 0)
            layout.setSpacing(self._theme.px(8))
            layout.addWidget(table, 1)
            if table is self.tables[0]:
                layout.addLayout(self._keys())
            if each.remark:
                remark = QLabel(each.remark)
                remark.setWordWrap(True)
                layout.addWidget(remark)
            tabs.addTab(tab, each.title)
        return tabs

    def _keys(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(self._theme.px(BETWEEN))
        row.addStretch(1)
        row.addWidget(self.merge)
        row.addWidget(self.separate)
        return row

    def _button(self, text: str) -> QPushButton:
        button = QPushButton(text)
        button.setAutoDefault(True)  # Enter presses it, as in a dialog
        return button

    # --- showing

    def offer_games(self, games: Sequence[tuple[str, str]], kind: str) -> None:
        """Offer `games`, each a kind and a title, where there are several; `kind` is shown."""
        self.game.clear()
        for each, title in games:
            self.game.addItem(title, each)
        self.game.setCurrentIndex(self.game.findData(kind))
        self.game.setVisible(len(games) > 1)

    def show_figures(self, figures: FigureTables, player: str = "") -> None:
        """Show `figures`; `player` is marked, or who was."""
        wanted = player or self._marked()
        before = self._figures
        self._figures = figures
        if before is None or _headings(before) != _headings(figures):
            self._make_tables(figures)
        for table, shown in zip(self.tables, figures.tables, strict=True):
            table.set_lines(shown.lines, _is_named(shown, wanted))
        nothing = tr("No deal is scored yet. What the players make of theirs will stand here.")
        self.show_instead("" if figures.tables[0].lines else nothing)

    def show_instead(self, text: str) -> None:
        """Say `text` in place of the figures; an empty text shows them."""
        self.empty.setText(text)
        self.empty.setVisible(bool(text))
        self.body.setVisible(not text)

    @property
    def names(self) -> list[str]:
        """Everybody who has figures, in the order shown."""
        shown = self._players
        return [] if shown is None else [shown.name(line) for line in self.tables[0].lines]

    @property
    def _players(self) -> FigureTable[Any] | None:
        return None if self._figures is None else self._figures.tables[0]

    def _marked(self) -> str:
        shown = self._players
        line = None if shown is None else self.tables[0].line()
        return "" if shown is None or line is None else shown.name(line)

    def _offer(self) -> None:
        shown = self._players
        line = self.tables[0].line() if self.tables else None
        self.merge.setEnabled(line is not None and len(self.tables[0].lines) > 1)
        self.separate.setEnabled(line is not None and shown is not None and shown.merged(line))

    def _about(self, emit: Callable[[str], None]) -> None:
        name = self._marked()
        if name:
            emit(name)


def _is_named(shown: FigureTable[Any], wanted: str) -> Callable[[Any], bool]:
    return lambda line: shown.name(line) == wanted


def _headings(figures: FigureTables) -> list[str]:
    return [column.heading for table in figures.tables for column in table.columns]
