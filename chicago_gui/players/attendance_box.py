"""The part of *Session details* that says who plays on, and corrects wrong names of past deals."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from chicago_gui.players.page_parts import BETWEEN
from chicago_gui.scoring import Refused
from chicago_gui.sheet.setup import Attendance
from chicago_gui.sheet.texts import one_line
from chicago_gui.sheet.words import refusal, sentence, tr
from chicago_gui.widgets.theme import FINGER, Role, Theme

_ACROSS = 4
_SENTENCE = 56
"""Minimum height of the explanation, in pixels at 100 %, so that nothing below it moves."""


class AttendanceBox(QWidget):
    """A check box for each player, a field for a new player, and a row to correct past deals."""

    entered = Signal()

    def __init__(
        self, attendance: Attendance, suppose: Callable[[object], object], theme: Theme
    ) -> None:
        """Show `attendance`.

        `suppose` takes a change and returns the view after it, or the `Refused` that says why it is
        not possible.
        """
        super().__init__()
        self._attendance, self._suppose, self._theme = attendance, suppose, theme
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._note(tr("Above, fix misspelt names: past deals follow.")))
        layout.addWidget(self._heading(tr("Who plays from the next deal on")))
        layout.addLayout(self._make_ticks())
        self.joins = self._line(tr("New player"))
        layout.addWidget(self.joins)
        layout.addWidget(
            self._note(tr("To replace a player, untick one and add the other. Past deals stay."))
        )
        self.sentence = self._note("")
        self.sentence.setMinimumHeight(theme.px(_SENTENCE))
        layout.addWidget(self.sentence)
        self.first, self.last = QSpinBox(self), QSpinBox(self)
        self.names = QComboBox(self)
        self.played_by = self._line(tr("were played by"))
        if attendance.dealt:
            layout.addWidget(self._heading(tr("Deals under a wrong name")))
            layout.addLayout(self._make_separate())
        else:
            for widget in (self.names, self.first, self.last, self.played_by):
                widget.hide()
        self._explain()

    def _heading(self, text: str) -> QLabel:
        label = QLabel(text)
        label.setFont(self._theme.font(Role.TITLE))
        return label

    def _note(self, text: str) -> QLabel:
        label = QLabel(text)
        label.setWordWrap(True)
        return label

    def _line(self, words: str) -> QLineEdit:
        line = QLineEdit(self)
        line.setMinimumHeight(self._theme.px(FINGER))
        line.setPlaceholderText(words)
        line.setAccessibleName(words)
        line.textEdited.connect(lambda _: self._explain())
        line.returnPressed.connect(self.entered)
        return line

    def _make_ticks(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(self._theme.px(BETWEEN))
        self.ticks: list[QCheckBox] = []
        for at, name in enumerate(self._attendance.players):
            tick = QCheckBox(name.replace("&", "&&"))
            tick.setChecked(name not in self._attendance.away)
            tick.toggled.connect(lambda _: self._explain())
            self.ticks.append(tick)
            grid.addWidget(tick, *divmod(at, _ACROSS))
        grid.setColumnStretch(_ACROSS, 1)
        return grid

    def _make_separate(self) -> QVBoxLayout:
        rows = QVBoxLayout()
        row = QHBoxLayout()
        row.setSpacing(self._theme.px(BETWEEN))
        self.names.addItems(list(self._attendance.players))
        self.names.setAccessibleName(tr("Name on the sheet"))
        for spin, words in ((self.first, tr("From deal")), (self.last, tr("to deal"))):
            spin.setRange(1, self._attendance.dealt)
            spin.setAccessibleName(words)
        self.last.setValue(self._attendance.dealt)
        for words, widget in (
            (sentence(tr("deals")), self.first),
            (tr("to"), self.last),
            (tr("of"), self.names),
        ):
            label = QLabel(words)
            label.setBuddy(widget)
            row.addWidget(label)
            row.addWidget(widget)
        row.setStretchFactor(self.names, 1)
        rows.addLayout(row)
        rows.addWidget(self.played_by)
        return rows

    def _joined(self) -> tuple[str, ...]:
        name = one_line(self.joins.text())
        return (name,) if name else ()

    def _away(self, players: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(
            name for name, tick in zip(players, self.ticks, strict=True) if not tick.isChecked()
        )

    def _explain(self) -> None:
        """Show the effect of the change, or why it is refused, before it is made."""
        changes = list(self.changes(self._attendance.players))
        if not changes:
            self.sentence.clear()
            return
        found = self._suppose(changes[0])
        words = refusal(found) if isinstance(found, Refused) else self._attendance.words(found)
        self.sentence.setText(words)

    def changes(self, players: tuple[str, ...]) -> Iterator[object]:
        """Yield the change of attendance, if any; `players` are the names as spelled now."""
        joined, away = self._joined(), self._away(players)
        before = self._away_before(players)
        if joined or away != before:
            yield self._attendance.change(away, joined)

    def _away_before(self, players: tuple[str, ...]) -> tuple[str, ...]:
        gone = self._attendance.away
        both = zip(players, self._attendance.players, strict=True)
        return tuple(name for name, before in both if before in gone)

    def separated(self, players: tuple[str, ...]) -> Iterator[object]:
        """Yield the change that gives past deals to another player, if one is typed."""
        played_by = one_line(self.played_by.text())
        if played_by and self._attendance.dealt:
            name = players[self.names.currentIndex()]
            first, last = sorted((self.first.value(), self.last.value()))
            yield self._attendance.separate(name, played_by, first, last)
