"""A row that chooses the period of the statistics: all time, this year, a season, or dates."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import QDate, QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from chicago_gui.players.fields import DayEdit
from chicago_gui.players.page_parts import BETWEEN
from chicago_gui.sheet.season import NamedSeason, Period, PeriodChoice, Span
from chicago_gui.sheet.words import sentence, tr
from chicago_gui.widgets.theme import Theme

_MOST_WIDE = 280
"""Greatest width of the list of periods, in pixels at 100 %."""


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
        today = QDate.currentDate()
        self.choice = QComboBox()
        self.choice.setAccessibleName(tr("Period"))
        self.choice.setMaximumWidth(theme.px(_MOST_WIDE))
        # In large type the button beside it needs the room.
        self.choice.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.choice.setMinimumContentsLength(8)
        self.first, self.last = DayEdit(today), DayEdit(today)
        self.first.setAccessibleName(tr("From"))
        self.last.setAccessibleName(sentence(tr("to")))
        self.button = QPushButton()
        self.button.setAutoDefault(True)  # Enter presses it, as in a dialog
        self.told = QLabel()
        self.told.setWordWrap(True)  # large type leaves little room
        self.told.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.px(BETWEEN))
        label = QLabel(tr("Period"))
        label.setBuddy(self.choice)  # some screen readers name a list only by its label
        for part in (label, self.choice, self.first, QLabel("–"), self.last, self.button):
            row.addWidget(part)
        row.setStretchFactor(self.choice, 1)
        row.addWidget(self.told, 1)
        self.choice.activated.connect(self._take_choice)
        for day in (self.first, self.last):
            day.setKeyboardTracking(False)  # a half-typed date is no date
            day.dateChanged.connect(lambda _: self._take_days())
        self.button.clicked.connect(self._press)

    def offer(
        self, choice: PeriodChoice, seasons: Sequence[NamedSeason], days: Period, told: str
    ) -> None:
        """Show `choice` among `seasons`, the first and last of its `days`, and the text `told`."""
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
                if day is not None and edit.date() != QDate(day.year, day.month, day.day):
                    edit.set_day(day)
        is_named = choice.span is Span.SEASON
        self.button.setText(tr("Delete season") if is_named else tr("Save as season…"))
        self.told.setText(told)

    def _take_choice(self) -> None:
        self.chosen.emit(self.choice.currentData())

    def _take_days(self) -> None:
        self.chosen.emit(PeriodChoice(Span.DAYS, "", self._days))

    @property
    def _days(self) -> Period:
        first, last = (
            date(day.year(), day.month(), day.day())
            for day in (self.first.date(), self.last.date())
        )
        return Period(first, last)

    def _press(self) -> None:
        if self._choice.span is Span.SEASON:
            self.delete_wanted.emit(self._choice.name)
        else:
            self.save_wanted.emit(self._days)


def _alike(one: PeriodChoice, other: PeriodChoice) -> bool:
    return (one.span, one.name) == (other.span, other.name)
