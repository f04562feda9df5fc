"""The page at the end of an evening: who won, how it ran, and what lies behind it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QTabWidget,
    QVBoxLayout,
    QWidget,
    QWidgetItem,
)

from chicago_gui.players.page_parts import BETWEEN, SaysInstead, Sentence, begin_at, letter
from chicago_gui.players.side_panel import PaperSheet
from chicago_gui.record import replace
from chicago_gui.sheet.summary import Summary
from chicago_gui.sheet.words import tr
from chicago_gui.widgets.chart import Chart
from chicago_gui.widgets.standing import StandingPanel
from chicago_gui.widgets.table import SEEN, LinesTable
from chicago_gui.widgets.theme import PANEL, Role, Theme

_ABOVE_TABLE = 6
"""Pixels at 100 % between the tabs and the table."""

_ANY_HEIGHT = 16777215
"""Qt's word for a widget that may be as high as it likes."""


class EveningPage(SaysInstead, QWidget):
    """Shows how an evening went; what can be done with it is asked for by signals."""

    print_wanted = Signal()
    pdf_wanted = Signal()
    more_wanted = Signal()
    again_wanted = Signal()
    left = Signal()

    def __init__(self, summary: Summary, theme: Theme, parent: QWidget | None = None) -> None:
        """Show `summary`."""
        super().__init__(parent)
        self._theme = theme
        self.setAccessibleName(summary.verdict)
        self._layout = layout = QVBoxLayout(self)
        layout.setContentsMargins(*[theme.px(24), theme.px(8)] * 2)
        layout.setSpacing(theme.px(7))
        self.verdict = self._sentence(summary.verdict, Role.CONTRACT)
        layout.addWidget(self.verdict)
        self._sentences = [self._sentence(each, Role.HINT) for each in summary.sentences]
        if not self._sentences:
            # Or what is said for a while would have no place.
            self._sentences.append(self._sentence("", Role.HINT))
            self._sentences[0].setMinimumHeight(QFontMetrics(theme.font(Role.HINT)).height())
        self.sentence = Sentence(theme)
        for each in (*self._sentences, self.sentence):
            layout.addWidget(each)
        self.tables: list[LinesTable[Any]] = []
        self._remarks: list[QLabel] = []
        self.standings: list[StandingPanel] = []
        # Without a chart the tables tell all that the standing would, and have all the room.
        self._alone = summary.panel.running is None and bool(summary.tables)
        self._paper = None if self._alone else self._how_it_ran(summary)
        self._paper_at = layout.count()
        if self._paper is not None:
            layout.addWidget(self._paper, 1)
        self.tabs = self._tabs(summary)
        if summary.tables:
            layout.addWidget(self.tabs, int(self._alone))
        self._row = self._keys(summary)
        layout.addLayout(self._row)
        begin_at(self, self.back)

    def _sentence(self, text: str, role: Role) -> QLabel:
        label = QLabel(text)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setFont(self._theme.font(role))
        label.setWordWrap(True)
        return label

    def _how_it_ran(self, summary: Summary) -> PaperSheet:
        """Return the standing and, as large as there is room for it, the chart: on paper."""
        paper = PaperSheet(self._theme)
        row = QHBoxLayout(paper)
        row.setContentsMargins(*[self._theme.px(16), self._theme.px(8)] * 2)
        row.setSpacing(self._theme.px(24))
        standings = QVBoxLayout()
        for each in (summary.panel.standing, summary.panel.second):
            if each is not None:
                shown = StandingPanel(self._theme, motion=False)
                shown.set_theme(self._theme)
                # Partners have a table of their own here.
                shown.show_standing(replace(each, partnerships=()))
                shown.setFixedWidth(self._theme.px(PANEL))
                self.standings.append(shown)
                standings.addWidget(shown)
        standings.addStretch(1)
        row.addLayout(standings)
        self.chart = Chart(self._theme, paper)  # or it would outlive the page, when it has none
        self.chart.set_theme(self._theme)
        self.chart.setMinimumHeight(self._theme.px(150))
        if summary.panel.running is None:
            self.chart.hide()
            row.addStretch(1)
        else:
            self.chart.show_running(summary.panel.running)
            row.addWidget(self.chart, 1)
        return paper

    def _tabs(self, summary: Summary) -> QTabWidget:
        tabs = QTabWidget(self)
        tabs.setVisible(bool(summary.tables))
        tabs.setDocumentMode(True)
        for each in summary.tables:
            table: LinesTable[Any] = LinesTable(each.columns, self._theme)
            if each.sorted_at is not None:
                table.sort_by(each.sorted_at)
            table.set_lines(each.lines, lambda _: False)
            table.setAccessibleName(each.title)
            self.tables.append(table)
            tab = QWidget()
            layout = QVBoxLayout(tab)
            layout.setContentsMargins(0, self._theme.px(_ABOVE_TABLE), 0, 0)
            layout.setSpacing(self._theme.px(_ABOVE_TABLE))
            layout.addWidget(table, int(self._alone))
            if each.remark:
                self._remarks.append(self._sentence(each.remark, Role.HINT))
                layout.addWidget(self._remarks[-1])
            if not self._alone:
                layout.addStretch(1)  # or fewer lines than elsewhere would stand lower
            tabs.addTab(tab, each.title)
        return tabs

    def _keys(self, summary: Summary) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(self._theme.px(BETWEEN))
        self.print = self._key(tr("Print…"), self.print_wanted)
        self.pdf = self._key(tr("PDF…"), self.pdf_wanted)
        self.again = self._key(tr("Again with these players"), self.again_wanted)
        self.back = self._key(tr("Back to the sheet"), self.left)
        self.more = self._key("" if summary.more is None else summary.more.label, self.more_wanted)
        if summary.more is None:
            self.more.hide()
        self._buttons = [self.print, self.pdf, self.more, self.again, self.back]
        for key in (self.print, self.pdf):
            row.addWidget(key)
        row.addStretch(1)
        for key in (self.more, self.again, self.back):
            row.addWidget(key)
        return row

    def _key(self, text: str, wanted: Any) -> QPushButton:
        key = QPushButton(text)
        key.setAutoDefault(True)  # Enter presses it, as in a dialog
        key.setMinimumHeight(self._theme.px(32))
        key.clicked.connect(lambda: wanted.emit())
        return key

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit into the room there is."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Let the standing give way in a low window: behind a tab of its own it has all the room.

        So does what stands beneath a table, where few of its lines would be in sight.
        """
        letter(self._buttons, self._theme, self._width())
        self.put_said()
        paper = self._paper
        if paper is None or not self.tables:
            return
        self._leave_out()
        beneath = paper.minimumSizeHint().height() + self._layout.spacing()
        room = self._room_for_a_table() - beneath
        above = room >= max(table.height_of(SEEN) for table in self.tables)
        if above is not (paper.parentWidget() is self):
            self._move(paper, above=above)
        beneath = beneath if above else 0
        for left_out in ([], self._remarks):
            self._leave_out(*left_out)
            room = self._room_for_a_table() - beneath
            if all(table.fitting(room) >= min(SEEN, len(table.lines)) for table in self.tables):
                break
        for table in self.tables:
            table.setFixedHeight(table.height_of(SEEN if above else len(table.lines), room))
        self._keep_height(above)

    def _keep_height(self, above: bool) -> None:
        """Have the tabs as high with each table, beneath a standing that takes what is left.

        Qt asks the one in front alone how high it is in so much width, and guesses where it has no
        remark: they would move away from under the mouse.
        """
        tabs = self.tabs
        tabs.setMinimumHeight(0)
        tabs.setMaximumHeight(_ANY_HEIGHT)
        if above:
            pages = [page for at in range(tabs.count()) if (page := tabs.widget(at)) is not None]
            guessed = max(page.minimumSizeHint().height() for page in pages)
            needed = max(page.heightForWidth(self._width()) for page in pages)
            tabs.setFixedHeight(tabs.minimumSizeHint().height() + max(0, needed - guessed))

    def _leave_out(self, *these: QLabel) -> None:
        for each in self._remarks:
            each.setVisible(each not in these)

    def put_said(self) -> None:
        self.say_instead(self._sentences, self._theme, self._width(), self._layout.spacing())

    def _move(self, paper: PaperSheet, *, above: bool) -> None:
        """Put the standing on its `paper` above the tables, or behind the last of the tabs."""
        if above:
            tab = paper.parentWidget()
            self._layout.insertWidget(self._paper_at, paper, 1)
            self.tabs.removeTab(len(self.tables))
            if tab is not None:
                tab.deleteLater()
        else:
            behind = QWidget()
            layout = QVBoxLayout(behind)
            layout.setContentsMargins(0, self._theme.px(_ABOVE_TABLE), 0, 0)
            layout.addWidget(paper)
            self.tabs.addTab(behind, tr("Standing"))
        self._layout.setStretchFactor(self.tabs, int(not above))

    def _width(self) -> int:
        margins = self._layout.contentsMargins()
        return self.width() - margins.left() - margins.right()

    def _room_for_a_table(self) -> int:
        """Return how many pixels high a table may be without the standing above it.

        What is said beneath the longest of them has its room besides.
        """
        layout, taken = self._layout, 0
        margins, spacing = layout.contentsMargins(), layout.spacing()
        width = self._width()
        # Items of its own: PySide keeps those that a layout gives away, after they are deleted.
        inside = [each for each in self.findChildren(QWidget) if layout.indexOf(each) >= 0]
        for item in (*map(QWidgetItem, inside), self._row):
            if item.isEmpty() or item.widget() is self._paper:
                continue
            if item.widget() is self.tabs:
                needed = self.tabs.tabBar().sizeHint().height() + self._theme.px(_ABOVE_TABLE)
                shown = [each for each in self._remarks if not each.isHidden()]
                remarks = [each.heightForWidth(width) for each in shown]
                needed += max(remarks, default=-spacing) + self._theme.px(_ABOVE_TABLE)
            elif item.hasHeightForWidth():
                needed = item.heightForWidth(width)
            else:
                needed = item.minimumSize().height()
            taken += needed + spacing
        return self.height() - margins.top() - margins.bottom() + spacing - taken

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leads back, and so does the key that brought the page."""
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_F8):
            self.left.emit()
        else:
            super().keyPressEvent(event)
