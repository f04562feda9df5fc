"""The statistics of players and pairs: the period, tables, a curve and bars."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from chicago_gui.players.page_parts import (
    BETWEEN,
    DayEdit,
    PageHead,
    Rows,
    Says,
    Sentence,
    fit_tabs,
    focus_first,
    lay_page,
    page_title,
    push_button,
    wrapped,
)
from chicago_gui.players.side_panel import PaperSheet
from chicago_gui.sheet.figures import FigureTable, FigureTables
from chicago_gui.sheet.season import NamedSeason, Period, PeriodChoice, Span
from chicago_gui.sheet.words import sentence, tr
from chicago_gui.widgets.chart import BarChart, Chart
from chicago_gui.widgets.table import LEAST_LINES, LinesTable
from chicago_gui.widgets.theme import Theme

_LEAST_WIDE, _MOST_WIDE = 125, 280
"""Least and greatest width of the list of periods, in pixels at 100 %."""


class PeriodBar(QWidget):
    """Shows the dates of the period; changing a date switches to a period of own dates."""

    chosen = Signal(object)
    """The new `PeriodChoice`."""

    save_wanted = Signal(object)
    """The `Period` to save under a name."""

    delete_wanted = Signal(str)
    """The name of the season to delete."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Show all time; `offer` adds the other periods."""
        super().__init__(parent)
        self._choice = PeriodChoice()
        today = date.today()
        self.choice = QComboBox()
        self.choice.setAccessibleName(tr("Period"))
        # In large type the button beside it needs the room.
        self.choice.setMinimumWidth(theme.px(_LEAST_WIDE))
        self.choice.setMaximumWidth(theme.px(_MOST_WIDE))
        self.choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.first, self.last = DayEdit(today), DayEdit(today)
        self.first.setAccessibleName(tr("From"))
        self.last.setAccessibleName(sentence(tr("to")))
        self.button = push_button()
        label = QLabel(tr("Period"), self)
        label.setBuddy(self.choice)  # some screen readers name a list only by its label
        label.hide()  # the choice says what it is
        days = (self.first, QLabel("–"), self.last)
        self.setLayout(Rows((self.choice, *days, self.button), theme.px(BETWEEN)))
        self.choice.activated.connect(self._take_choice)
        for day in (self.first, self.last):
            day.setKeyboardTracking(False)  # a half-typed date is no date
            day.dateChanged.connect(lambda _: self._take_days())
        self.button.clicked.connect(self._press)

    def offer(self, choice: PeriodChoice, seasons: Sequence[NamedSeason], days: Period) -> None:
        """Show `choice` among `seasons`, and the first and last of its `days`."""
        self._choice = choice
        with QSignalBlocker(self.choice), QSignalBlocker(self.first), QSignalBlocker(self.last):
            self.choice.clear()
            self.choice.addItem(tr("All time"), PeriodChoice())
            self.choice.addItem(tr("This year"), PeriodChoice(Span.YEAR))
            for each in seasons:
                named = PeriodChoice(Span.SEASON, each.name, each.period)
                self.choice.addItem(each.name, named)
            self.choice.addItem(tr("From – to"), PeriodChoice(Span.DAYS, "", days))
            kinds = [self.choice.itemData(at) for at in range(self.choice.count())]
            self.choice.setCurrentIndex(
                next(at for at, each in enumerate(kinds) if _alike(each, choice))
            )
            for edit, day in ((self.first, days.first), (self.last, days.last)):
                if day is not None and edit.day() != day:
                    edit.set_day(day)
        is_named = choice.span is Span.SEASON
        self.button.setText(tr("Delete season") if is_named else tr("Save as season…"))

    def _take_choice(self) -> None:
        self.chosen.emit(self.choice.currentData())

    def _take_days(self) -> None:
        self.chosen.emit(PeriodChoice(Span.DAYS, "", self._days))

    @property
    def _days(self) -> Period:
        return Period(self.first.day(), self.last.day())

    def _press(self) -> None:
        if self._choice.span is Span.SEASON:
            self.delete_wanted.emit(self._choice.name)
        else:
            self.save_wanted.emit(self._days)
        # The button has another meaning now: a second Enter must not undo the first.
        self.choice.setFocus()


def _alike(one: PeriodChoice, other: PeriodChoice) -> bool:
    return (one.span, one.name) == (other.span, other.name)


_FIRST = 1000
"""Stretch factor of a table against what is below it."""

_CHARTS = 160
"""Least height of curve and bars, in pixels at 100 %."""

_ANY_HEIGHT = 16777215
"""Qt's maximum height of a widget without a limit (QWIDGETSIZE_MAX)."""


class _Tab(QWidget):
    """A tab that reports when it is shown or resized."""

    came = Signal()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.came.emit()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.came.emit()


class StatisticsPage(Says, QWidget):
    """A tab for each table of the game; names of one player can be merged."""

    merge_wanted = Signal(str)
    separate_wanted = Signal(str)
    left = Signal()

    game_wanted = Signal(str)
    """The kind of the game whose statistics are wanted."""

    session_wanted = Signal(str)
    """The id of the session to open."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Create an empty page; `show_figures` fills it."""
        super().__init__(parent)
        self._theme = theme
        self._page = layout = QVBoxLayout(self)
        self.setAccessibleName(tr("Statistics"))
        title = page_title(tr("Statistics"), theme)
        self.game = QComboBox()
        self.game.setAccessibleName(tr("Game"))
        title.setBuddy(self.game)  # some screen readers name a list only by its label
        self.game.activated.connect(lambda at: self.game_wanted.emit(self.game.itemData(at)))
        self.game.hide()
        # In the title's row: below it, a message would move the lines away from the mouse.
        self.sentence = Sentence(theme)
        self.note = QLabel()
        head = PageHead(title, self.left, self.note, self.sentence, self.game)
        head.setSpacing(theme.px(BETWEEN))
        self.back = head.back
        layout.addLayout(head)
        self.sentence.hide()
        self.period = PeriodBar(theme)
        layout.addWidget(self.period)
        self.period.hide()
        self.empty = QLabel()
        self.empty.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.body = QWidget()
        for part in (self.empty, self.body):
            layout.addWidget(part, 1)
            part.hide()
        self.tables: list[LinesTable[Any]] = []
        self._figures: FigureTables | None = None
        self.merge = push_button(tr("Merge with another name…"))
        self.merge.clicked.connect(lambda: self._about(self.merge_wanted.emit))
        self.separate = push_button(tr("Separate names…"))
        self.separate.clicked.connect(lambda: self._about(self.separate_wanted.emit))
        for button in (self.merge, self.separate):
            button.setParent(self.body)  # until there is a tab for them
        self._layout = QVBoxLayout(self.body)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(theme.px(8))
        self._parts: list[QWidget] = []
        self.choices: dict[int, QComboBox] = {}
        """The player's name above a table that shows one player at a time, by table index."""

        self._followed = ""
        """The last selected player."""

    def _make_tables(self, figures: FigureTables) -> None:
        """Create the tables again for another game."""
        for button in (self.merge, self.separate):
            button.setParent(self.body)  # they outlive the tab that holds them
        for part in self._parts:
            self._layout.removeWidget(part)
            part.hide()
            part.deleteLater()
        self._parts, self.tables, self.choices = [], [], {}
        for shown in figures.tables:
            table: LinesTable[Any] = LinesTable(shown.columns, self._theme)
            if shown.sorted_at is not None:
                table.sort_by(shown.sorted_at)
            table.setAccessibleName(shown.title)
            if shown.session is not None:
                table.chosen.connect(partial(self._open, shown.session))
            if shown.one_by_one:
                table.setColumnHidden(0, True)  # the list above names the player
            self.tables.append(table)
        self.tables[0].marked.connect(self._offer)
        self._hint = wrapped(figures.remark)
        self._tabs = self._make_tabs(figures.tables)
        self._parts = [self._tabs, self._apart]
        self._layout.addWidget(self._tabs, 1)
        # Qt shows new children of a visible page only later.
        for part in (self._tabs, self._hint, self.merge, self.separate):
            part.show()
        self._leave_out()
        focus_first(self, self.tables[0])

    def _leave_out(self) -> None:
        """Hide the hint where the table has few visible lines."""
        low = lay_page(self._page, self._theme, self.height())
        if self._parts:
            fit_tabs(self._tabs, self._theme)
            self._hint.setVisible(not low)

    def _share_height(self) -> None:
        """Give the players' table the height it needs, and the rest to curve and bars.

        If too few lines would be visible, curve and bars get a tab of their own.
        """
        table, tab, figures = self.tables[0], self._first, self._figures
        if figures is None or not tab.isVisible():
            return
        layout, lines = self._first_layout, len(table.lines)
        taken = layout.contentsMargins().top() + 2 * layout.spacing()
        room = tab.height() - taken - self._row.sizeHint().height()
        least = max(self.charts.minimumSizeHint().height(), self._theme.px(_CHARTS))
        drawn = figures.running is not None or figures.bars is not None
        beneath = drawn and room - least >= table.height_of(min(LEAST_LINES, lines))
        most = table.height_of(lines, room - least) if beneath else _ANY_HEIGHT
        table.setMaximumHeight(most)
        self._place_charts(beneath=beneath, apart=drawn and not beneath)

    def _place_charts(self, *, beneath: bool, apart: bool) -> None:
        """Put curve and bars below the players' table, or into a tab of their own."""
        tabs, own = self._tabs, self._tabs.indexOf(self._apart)
        if beneath and self.charts.parentWidget() is not self._first:
            self._first_layout.insertWidget(1, self.charts, 1)
        if apart and self.charts.parentWidget() is not self._apart:
            self._apart_layout.addWidget(self.charts)
        self.charts.setVisible(beneath or apart)
        if apart and own < 0:
            tabs.insertTab(1, self._apart, tr("Chart"))
        elif not apart and own >= 0:
            tabs.removeTab(own)
        fit_tabs(tabs, self._theme)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._leave_out()

    def _make_tabs(self, shown: Sequence[FigureTable[Any]]) -> QTabWidget:
        """Return the tables as tabs with their remarks; the players' tab also has the buttons."""
        tabs = QTabWidget()
        tabs.setDocumentMode(True)
        for table, each in zip(self.tables, shown, strict=True):
            first = table is self.tables[0]
            tab = _Tab()
            layout = self._laid_out(tab)
            if each.one_by_one:
                layout.addLayout(self._choice(table))
            layout.addWidget(table, _FIRST, Qt.AlignmentFlag.AlignLeft)
            if first:
                self._first, self._first_layout = tab, layout
                self._row = self._keys()
                layout.addLayout(self._row)
                tab.came.connect(self._share_height)
            said = each.remark
            if each.session is not None:
                said = tr("Enter or a double click opens the session.")
            if said and not first:
                layout.addWidget(wrapped(said))
            if not first:
                layout.addStretch(1)  # keeps the remark directly below a short table
            tabs.addTab(tab, each.title)
        self._apart = QWidget(self.body)
        self._apart_layout = self._laid_out(self._apart)
        self._apart.hide()
        self._make_charts()
        return tabs

    def _laid_out(self, tab: QWidget) -> QVBoxLayout:
        layout = QVBoxLayout(tab)
        layout.setContentsMargins(0, self._theme.px(8), 0, 0)
        layout.setSpacing(self._theme.px(8))
        return layout

    def _choice(self, table: LinesTable[Any]) -> QHBoxLayout:
        """Return a row with a list of names; the table shows the lines of the chosen one."""
        choice = QComboBox()
        choice.setAccessibleName(sentence(tr("player")))
        choice.setMinimumWidth(self._theme.px(220))
        choice.activated.connect(lambda _: self._show_lines(self.tables.index(table)))
        self.choices[self.tables.index(table)] = choice
        row = QHBoxLayout()
        label = QLabel(sentence(tr("player")))
        label.setBuddy(choice)
        for part in (label, choice):
            row.addWidget(part)
        row.addStretch(1)
        return row

    def _make_charts(self) -> None:
        """Create the sheet with curve and bars."""
        theme = self._theme
        self.charts = PaperSheet(theme)
        row = QHBoxLayout(self.charts)
        row.setContentsMargins(*[theme.px(16), theme.px(8)] * 2)
        row.setSpacing(theme.px(24))
        self.chart, self.bars = Chart(theme), BarChart(theme)
        row.addWidget(self.chart, 3)
        row.addWidget(self.bars, 2)
        self._apart_layout.addWidget(self.charts)

    def _keys(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(self._theme.px(BETWEEN))
        row.addWidget(self.merge)
        row.addWidget(self.separate)
        row.addWidget(self._hint, 1)
        row.addStretch()
        return row

    # --- showing

    def offer_games(self, games: Sequence[tuple[str, str]], kind: str) -> None:
        """Offer `games`, pairs of kind and title, if there are several; `kind` is selected."""
        self.game.clear()
        for each, title in games:
            self.game.addItem(title, each)
        self.game.setCurrentIndex(self.game.findData(kind))
        self.game.setVisible(len(games) > 1)

    def show_figures(self, figures: FigureTables, player: str = "") -> None:
        """Show `figures` with `player` selected, or else the player selected before."""
        wanted = player or self._marked()
        before = self._figures
        self._figures = figures
        if before is None or _headings(before) != _headings(figures):
            self._make_tables(figures)
        for at, (table, shown) in enumerate(zip(self.tables, figures.tables, strict=True)):
            if at in self.choices:
                self._offer_names(self.choices[at])
                self._show_lines(at)
            else:
                table.set_lines(shown.lines, _is_named(shown, wanted))
                self._fit_lines(table)
        self._show_charts(figures)
        self._share_height()
        nothing = tr("No deal is scored yet.")
        if self.period.isVisibleTo(self):
            nothing = tr("No finished deal in this period.")
        self.show_instead("" if figures.tables[0].lines else nothing)

    def _show_charts(self, figures: FigureTables) -> None:
        self.chart.setVisible(figures.running is not None)
        self.bars.setVisible(figures.bars is not None)
        ways = () if figures.running is None else figures.running.ways
        if figures.running is not None:
            self.chart.show_running(figures.running)
        if figures.bars is not None:
            self.bars.show_bars(figures.bars, [way.name for way in ways])

    def _offer_names(self, choice: QComboBox) -> None:
        """Offer all names; keep the choice, or else take the player selected in the first table."""
        wanted = choice.currentText() or self._marked()
        choice.clear()
        choice.addItems(self.names)
        choice.setCurrentIndex(max(choice.findText(wanted), 0))

    def _show_lines(self, at: int) -> None:
        """Show the lines of the player chosen above the table."""
        assert self._figures is not None, "a list of names comes with figures"
        shown, name = self._figures.tables[at], self.choices[at].currentText()
        self.tables[at].set_lines([line for line in shown.lines if shown.name(line) == name])
        self._fit_lines(self.tables[at])

    def _fit_lines(self, table: LinesTable[Any]) -> None:
        """Limit a table to the height of its lines; `_share_height` does so for the first one."""
        if table is not self.tables[0]:
            table.setMaximumHeight(table.height_of(len(table.lines)))

    def _open(self, session: Callable[[Any], str], line: Any) -> None:
        self.session_wanted.emit(session(line))

    def show_instead(self, text: str) -> None:
        """Show `text` in place of the tables; an empty text shows them."""
        self.empty.setText(text)
        self.empty.setVisible(bool(text))
        self.body.setVisible(not text)

    @property
    def names(self) -> list[str]:
        """All names with statistics, in the order shown."""
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
        # Selecting another player also switches the tables of single players.
        name = self._marked()
        if name and name != self._followed:
            self._followed = name
            for at, choice in self.choices.items():
                choice.setCurrentText(name)
                self._show_lines(at)

    def _about(self, emit: Callable[[str], None]) -> None:
        name = self._marked()
        if name:
            emit(name)


def _is_named(shown: FigureTable[Any], wanted: str) -> Callable[[Any], bool]:
    return lambda line: shown.name(line) == wanted


def _headings(figures: FigureTables) -> list[tuple[str, str]]:
    return [(column.heading, column.tip) for table in figures.tables for column in table.columns]
