"""The dialog for the calendar of a season: of which game, from which day to which."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date

from PySide6.QtCore import QDate
from PySide6.QtWidgets import (
    QComboBox,
    QDateEdit,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from chicago_gui.sheet.words import plural, tr
from chicago_gui.widgets.form_style import dress_form
from chicago_gui.widgets.theme import Theme

Count = Callable[[str, date, date], int]
"""How many evenings of a game there are between two days."""


class SeasonDialog(QDialog):
    """Asks for game and span, says how many evenings that is, and whether to print or write CSV."""

    def __init__(
        self,
        games: Sequence[tuple[str, str]],
        span: tuple[date, date],
        count: Count,
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        """Offer `games`, each a kind and a title, and begin with the whole `span`."""
        super().__init__(parent)
        dress_form(self)
        self._count = count
        self.csv_wanted = False
        """Whether CSV is wanted in place of paper."""
        self.setWindowTitle(tr("Calendar of the season"))
        self.game = QComboBox()
        for kind, title in games:
            self.game.addItem(title, kind)
        self.first, self.last = (self._day(day) for day in span)
        self.sentence = QLabel()
        lines = QFormLayout()
        lines.addRow(tr("Game"), self.game)
        lines.addRow(tr("From"), self.first)
        lines.addRow(tr("To"), self.last)
        lines.addRow("", self.sentence)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        role = QDialogButtonBox.ButtonRole.AcceptRole
        self.preview = self.buttons.addButton(tr("Preview"), role)
        self.csv = self.buttons.addButton(tr("Write CSV…"), QDialogButtonBox.ButtonRole.ActionRole)
        self.preview.clicked.connect(self.accept)
        self.csv.clicked.connect(self._take_csv)
        self.buttons.rejected.connect(self.reject)
        whole = QVBoxLayout(self)
        whole.setSpacing(theme.px(12))
        whole.addLayout(lines)
        whole.addWidget(self.buttons)
        self.game.currentIndexChanged.connect(lambda _: self._check())
        for day in (self.first, self.last):
            day.dateChanged.connect(lambda _: self._check())
        self._check()

    @property
    def kind(self) -> str:
        """The game that is chosen."""
        return str(self.game.currentData())

    @property
    def span(self) -> tuple[date, date]:
        """The first and the last day."""
        one, other = (edit.date() for edit in (self.first, self.last))
        return (
            date(one.year(), one.month(), one.day()),
            date(other.year(), other.month(), other.day()),
        )

    @staticmethod
    def _day(day: date) -> QDateEdit:
        edit = QDateEdit()
        edit.setMinimumDate(QDate(100, 1, 1))  # Qt begins in 1752
        edit.setDate(QDate(day.year, day.month, day.day))
        edit.setCalendarPopup(True)
        edit.setDisplayFormat(tr("yyyy-MM-dd"))
        return edit

    def _take_csv(self) -> None:
        self.csv_wanted = True
        self.accept()

    def _check(self) -> None:
        count = self._count(self.kind, *self.span)
        self.sentence.setText(
            plural("{count} evening", "{count} evenings", count).format(count=count)
        )
        for button in (self.preview, self.csv):
            button.setEnabled(count > 0)
