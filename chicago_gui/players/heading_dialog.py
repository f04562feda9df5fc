"""Dialogs that edit the open session: names, date, place, rules and planned deals."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from chicago_gui.desk.ports import TablePort
from chicago_gui.players.names_box import NamesBox
from chicago_gui.players.page_parts import (
    BETWEEN,
    DayEdit,
    Rows,
    Sentence,
    accepting,
    day_and_place,
    letter,
    wrapped,
)
from chicago_gui.players.rules_box import PlanBox, RulesBox
from chicago_gui.record import replace
from chicago_gui.scoring import Refused
from chicago_gui.sheet.setup import Attendance, NewSession, Plan
from chicago_gui.sheet.texts import one_line
from chicago_gui.sheet.words import refusal, sentence, tr, window_title
from chicago_gui.widgets.style_sheets import dress_form
from chicago_gui.widgets.theme import FINGER, Role, Theme


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
        layout.addWidget(self._heading(tr("Who plays from the next deal on")))
        self.ticks = [self._tick(name) for name in attendance.players]
        self.joins = self._line(tr("New player"))
        layout.addLayout(Rows([*self.ticks, self.joins], theme.px(BETWEEN)))
        self.sentence = wrapped()
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

    def _line(self, words: str) -> QLineEdit:
        line = QLineEdit(self)
        line.setMinimumHeight(self._theme.px(FINGER))
        line.setPlaceholderText(words)
        line.setAccessibleName(words)
        line.textEdited.connect(lambda _: self._explain())
        line.returnPressed.connect(self.entered)
        return line

    def _tick(self, name: str) -> QCheckBox:
        tick = QCheckBox(name.replace("&", "&&"), self)
        tick.setChecked(name not in self._attendance.away)
        tick.toggled.connect(lambda _: self._explain())
        return tick

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
            self.sentence.setText(
                tr("To replace a player, untick one and add the other. Past deals stay.")
            )
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


class HeadingDialog(QDialog):
    """Edits the heading of a session, with one change for each thing that differs."""

    def __init__(self, port: TablePort, theme: Theme, parent: QWidget | None = None) -> None:
        """Show the heading of the session behind `port`."""
        super().__init__(parent)
        dress_form(self)
        self.setWindowTitle(window_title("Session details…"))
        self._port = port
        self._before = now = port.form.heading(port.view)
        self._taken = 0
        setup = port.form.setup()
        if not setup.may_join:
            setup = replace(setup, least=len(now.players), most=len(now.players))
        elif setup.together == 1:
            self._taken = len(now.players)
        layout = QVBoxLayout(self)
        self._box = NamesBox(replace(setup, first="", there=0), theme)
        self._box.fill(now.players, groups=now.groups)
        self._box.message.connect(self._tell)
        self._box.entered.connect(self._accept)
        self._box.left_empty.connect(self._accept)
        self.names, self.groups = self._box.names, self._box.groups
        self.attendance = self._make_attendance(theme)
        if self.attendance is not None:
            heading = QLabel(tr("Names (fix spelling only; past deals follow)"))
            heading.setFont(theme.font(Role.TITLE))
            layout.addWidget(heading)
        layout.addWidget(self._box)
        if self._taken:
            layout.addWidget(
                wrapped(tr("Add a late player on the last line; clear the line of one who leaves."))
            )
        if self.attendance is not None:
            layout.addWidget(self.attendance)
        self.plans = PlanBox(setup, theme) if setup.plan_in_heading else None
        self.date = DayEdit(now.date)
        self.place = QLineEdit(now.place)
        where = day_and_place(self.date, self.place, theme)
        first: list[tuple[str, QWidget]] = [(sentence(tr("date")), where)]
        if self.plans is not None:
            self.plans.fill(now.planned)
            first.insert(0, (setup.plans_heading, self.plans))
        self.rules = RulesBox(setup.rules, theme, first, self._box)
        self.rules.message.connect(self._tell)
        self.rules.fill(now.rules)
        if self.plans is not None:
            self.plans.follow(self.rules)
        layout.addWidget(self.rules)
        # Beside the buttons, which stay visible where the rest is scrolled.
        foot, self.wrong = QWidget(), Sentence(theme)
        row = QHBoxLayout(foot)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(theme.px(BETWEEN))
        buttons = accepting(self, self._accept)
        row.addWidget(self.wrong, 1)
        row.addWidget(buttons)
        layout.addWidget(foot)
        least = theme.px(520 if setup.together == 1 else 720)
        self.setMinimumWidth(max(least, self.rules.sizeHint().width()))
        # Not a name, which would be selected: a stray key would rename a player.
        if self.attendance is not None:
            self.attendance.ticks[0].setFocus()
        else:
            buttons.button(QDialogButtonBox.StandardButton.Ok).setFocus()

    def _make_attendance(self, theme: Theme) -> AttendanceBox | None:
        """Create the attendance part in games in which players may be away."""
        found = self._port.form.attendance(self._port.view)
        if found is None:
            return None
        box = AttendanceBox(found, self._port.suppose, theme)
        box.entered.connect(self._accept)
        return box

    def _changes(self) -> Iterator[object]:
        """Yield the changes one by one; later ones use the names as changed by earlier ones."""
        port = self._port
        yield from port.form.heading_changes(port.view, self._wish())
        if self.attendance is not None:
            yield from self.attendance.changes(port.form.heading(port.view).players)
            now = port.form.heading(port.view).players
            yield from self.attendance.separated(now)

    def _wish(self) -> NewSession:
        planned = self._before.planned if self.plans is None else self.plans.planned()
        return replace(
            self._before,
            players=self._box.places(self._taken),
            groups=self._box.group_names(),
            planned=planned,
            date=self.date.day(),
            place=self.place.text(),
            rules=self.rules.values(),
        )

    def _tell(self, wrong: str) -> None:
        self.wrong.say(wrong, wrong=True)

    def _accept(self) -> None:
        if self._box.refused() or self.rules.refused():
            return
        for change in self._changes():
            refused = self._port.submit(change)
            if refused is not None:
                self._tell(refusal(refused))
                return
        self.accept()


class PlanDialog(QDialog):
    """Changes the number of planned deals; a sentence explains the effect."""

    def __init__(
        self, port: TablePort, plan: Plan, theme: Theme, parent: QWidget | None = None
    ) -> None:
        """Ask for another `plan` of the session behind `port`."""
        super().__init__(parent)
        dress_form(self)
        self.setWindowTitle(plan.heading)
        self._port = port
        self._plan = plan
        self._theme = theme
        self._layout = layout = QVBoxLayout(self)
        row = QHBoxLayout()
        row.setSpacing(theme.px(BETWEEN))
        self.planned = QSpinBox()
        self.planned.setRange(1, plan.most)  # fewer than are possible are refused with a reason
        self.planned.setValue(plan.planned)
        self.planned.setAccessibleName(plan.heading)
        self.planned.valueChanged.connect(self._explain_plan)
        row.addWidget(self.planned)
        self.buttons: dict[int, QPushButton] = {}
        self._offered: list[QPushButton] = []
        for planned in plan.usual:
            if planned >= plan.least:
                self._offer(row, planned, str(planned))
        self._offer(row, plan.least, plan.stop_words(plan.least))
        row.addStretch(1)
        layout.addLayout(row)
        self.sentence = wrapped()
        self.sentence.setMinimumSize(theme.px(440), theme.px(70))
        layout.addWidget(self.sentence)
        layout.addWidget(accepting(self, self._accept))
        self._explain_plan()
        # The number is selected, so that typing replaces it.
        self.planned.selectAll()
        self.planned.setFocus()

    def _offer(self, row: QHBoxLayout, planned: int, text: str) -> None:
        button = QPushButton(text)
        button.setAutoDefault(False)
        button.clicked.connect(lambda: self.planned.setValue(planned))
        row.addWidget(button)
        self.buttons[planned] = button
        self._offered.append(button)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Choose a font in which all buttons fit."""
        super().resizeEvent(event)
        margins = self._layout.contentsMargins()
        room = self.width() - margins.left() - margins.right() - self.planned.sizeHint().width()
        letter(self._offered, self._theme, room - self._theme.px(BETWEEN))

    def _explain_plan(self) -> None:
        supposed = self._port.suppose(self._plan.change(self.planned.value()))
        if isinstance(supposed, Refused):
            self.sentence.setText(refusal(supposed))
        else:
            self.sentence.setText(self._plan.words(supposed))

    def _accept(self) -> None:
        refused = self._port.submit(self._plan.change(self.planned.value()))
        if refused is not None:
            self.sentence.setText(refusal(refused))
            return
        self.accept()
