"""The summary of a session: the verdict, the standing with the chart, and the tables."""

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
)

from chicago_gui.players.page_parts import (
    BETWEEN,
    PageHead,
    SaysInstead,
    Sentence,
    fit_tabs,
    focus_first,
    lay_page,
    letter,
    push_button,
    wrapped,
)
from chicago_gui.players.side_panel import PaperSheet
from chicago_gui.record import replace
from chicago_gui.sheet.figures import FigureTable, Summary
from chicago_gui.sheet.panel import ChartData, Standing
from chicago_gui.sheet.words import tr
from chicago_gui.widgets.chart import Chart
from chicago_gui.widgets.standing import StandingPanel
from chicago_gui.widgets.table import LEAST_LINES, LinesTable
from chicago_gui.widgets.theme import PANEL, Role, Theme

_APART = 7
"""Space between the parts, in pixels at 100 %."""

_ABOVE_TABLE = 6
"""Space between the tabs and the table, in pixels at 100 %."""

_SHARES = (1.6, 1.5, 1.4, 1.3, 1.2, 1.1, 1.0, 0.9, 0.8, 0.7, 0.6)
"""Sizes of the standing on this page relative to elsewhere; the first that fits is used."""

_LOW = 560
"""Height in pixels at 100 % below which the verdict is written smaller."""

_MOST = 1000
"""Stretch factor of the table against 1 for the empty space below it."""

_STANDING = 0.42
"""Largest share of the width that the standing may take."""


class HowItRan(PaperSheet):
    """The standing and the chart on a sheet of paper, as large as they fit."""

    def __init__(self, theme: Theme, standings: list[Standing], running: ChartData | None) -> None:
        """Show `standings`, with the chart `running` beside them if there is one."""
        super().__init__(theme)
        row = QHBoxLayout(self)
        row.setContentsMargins(*[theme.px(16), theme.px(8)] * 2)
        row.setSpacing(theme.px(24))
        column = QVBoxLayout()
        self.standings = [StandingPanel(theme, self) for _ in standings]
        for panel, standing in zip(self.standings, standings, strict=True):
            panel.set_theme(theme)
            # The page has a separate table of partnerships.
            panel.show_standing(replace(standing, partnerships=()))
            column.addWidget(panel)
        column.addStretch(1)
        row.addLayout(column)
        self.chart = Chart(theme, self)
        self.chart.set_theme(theme)
        self.chart.setMinimumHeight(theme.px(100))
        self.chart.setVisible(running is not None)
        if running is None:
            row.addStretch(1)
        else:
            self.chart.show_running(running)
            row.addWidget(self.chart, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Write the standing in the largest size that fits."""
        super().resizeEvent(event)
        room, width = self.contentsRect().height(), self.contentsRect().width()
        for share in _SHARES:
            large = replace(self.theme, scale=self.theme.scale * share)
            if share > 1 and large.px(PANEL) > width * _STANDING:
                continue
            for panel in self.standings:
                panel.set_theme(large)
                panel.setFixedWidth(large.px(PANEL))
            margins = 2 * self.theme.px(8)
            if sum(panel.sizeHint().height() for panel in self.standings) + margins <= room:
                break


class TableTab(QWidget):
    """A table with a remark below it; the remark is hidden where the lines need its room."""

    def __init__(self, table: LinesTable[Any], remark: QLabel | None, theme: Theme) -> None:
        super().__init__()
        self._table = table
        self._remark = remark
        self._layout = layout = QVBoxLayout(self)
        layout.setContentsMargins(0, theme.px(_ABOVE_TABLE), 0, 0)
        layout.setSpacing(theme.px(_ABOVE_TABLE))
        table.setMaximumHeight(table.height_of(len(table.lines)))
        layout.addWidget(table, _MOST, Qt.AlignmentFlag.AlignLeft)
        if remark is not None:
            layout.addWidget(remark)
        layout.addStretch(1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show the remark if enough lines stay visible with it."""
        super().resizeEvent(event)
        if self._remark is not None:
            taken = self._remark.heightForWidth(self.width()) + 2 * self._layout.spacing()
            lines = self._table.fitting(self.height() - taken)
            self._remark.setVisible(lines >= min(LEAST_LINES, len(self._table.lines)))


class EveningPage(SaysInstead, QWidget):
    """Shows how a session went; signals ask for everything that can be done with it.

    The standing and the chart are on the first tab, at every window size and zoom.
    """

    print_wanted = Signal()
    pdf_wanted = Signal()
    more_wanted = Signal()
    again_wanted = Signal()
    left = Signal()

    def __init__(self, summary: Summary, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self.setAccessibleName(summary.verdict)
        self._layout = layout = QVBoxLayout(self)
        self.verdict = self._sentence(summary.verdict, Role.VERDICT)
        head = PageHead(self.verdict, self.left)
        self.back = head.back
        layout.addLayout(head)
        self._sentences = [self._sentence(each, Role.HINT) for each in summary.sentences]
        if not self._sentences:
            # Messages of `say` take the place of this line.
            self._sentences.append(self._sentence("", Role.HINT))
            self._sentences[0].setMinimumHeight(QFontMetrics(theme.font(Role.HINT)).height())
        self.sentence = Sentence(theme)
        for each in (*self._sentences, self.sentence):
            layout.addWidget(each)
        self.tables: list[LinesTable[Any]] = []
        self.standings: list[StandingPanel] = []
        self.tabs = QTabWidget(self)
        self.tabs.setDocumentMode(True)
        # Without a chart the tables show all that the standing would.
        if summary.panel.running is not None or not summary.tables:
            both = (summary.panel.standing, summary.panel.second)
            standings = [each for each in both if each is not None]
            ran = HowItRan(theme, standings, summary.panel.running)
            self.standings, self.chart = ran.standings, ran.chart
            self.tabs.addTab(ran, tr("Standing"))
        for table in summary.tables:
            self._add_table(table)
        layout.addWidget(self.tabs, 1)
        self._row = self._keys(summary)
        layout.addLayout(self._row)
        focus_first(self, self.back)

    def _sentence(self, text: str, role: Role) -> QLabel:
        label = wrapped(text)
        label.setFont(self._theme.font(role))
        return label

    def _add_table(self, shown: FigureTable[Any]) -> None:
        table: LinesTable[Any] = LinesTable(shown.columns, self._theme)
        if shown.sorted_at is not None:
            table.sort_by(shown.sorted_at)
        table.set_lines(shown.lines, lambda _: False)
        table.setAccessibleName(shown.title)
        self.tables.append(table)
        remark = self._sentence(shown.remark, Role.HINT) if shown.remark else None
        self.tabs.addTab(TableTab(table, remark, self._theme), shown.title)

    def _keys(self, summary: Summary) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(self._theme.px(BETWEEN))
        self.print = self._key(tr("Print…"), self.print_wanted)
        self.pdf = self._key(tr("PDF…"), self.pdf_wanted)
        self.again = self._key(tr("New session with these players"), self.again_wanted)
        self.more = self._key("" if summary.more is None else summary.more.label, self.more_wanted)
        if summary.more is None:
            self.more.hide()
        self._buttons = [self.print, self.pdf, self.again, self.more]
        for key in self._buttons:
            row.addWidget(key)
        row.addStretch(1)
        return row

    def _key(self, text: str, wanted: Any) -> QPushButton:
        key = push_button(text)
        key.setMinimumHeight(self._theme.px(32))
        key.clicked.connect(lambda: wanted.emit())
        return key

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the buttons and sentences into the page."""
        super().resizeEvent(event)
        lay_page(self._layout, self._theme, self.height(), _APART)
        low = self.height() < self._theme.px(_LOW)
        self.verdict.setFont(self._theme.font(Role.CONTRACT if low else Role.VERDICT))
        letter(self._buttons, self._theme, self._width())
        fit_tabs(self.tabs, self._theme)
        self.put_said()

    def put_said(self) -> None:
        self.say_instead(self._sentences, self._theme, self._width(), self._layout.spacing())

    def _width(self) -> int:
        margins = self._layout.contentsMargins()
        return self.width() - margins.left() - margins.right()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the page on Esc, and on F8, which opens it."""
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_F8):
            self.left.emit()
        else:
            super().keyPressEvent(event)
