"""The inputs of the rules and of the planned deals.

The page of a new session and the dialog *Session details* both use them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QRadioButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from chicago_gui.players.names_box import NamesBox, stop_at_checked, wrong_words
from chicago_gui.players.page_parts import BESIDE, BETWEEN, scroll_to, wrapped
from chicago_gui.scoring import Refused
from chicago_gui.sheet.rules import Rule
from chicago_gui.sheet.setup import Plans, Setup
from chicago_gui.sheet.words import refusal, sentence, tr
from chicago_gui.widgets.theme import FINGER, Role, Theme

_Lines = Sequence[tuple[str, QWidget]]

_TICK = (False, True)

_TYPED = 104
"""Width of a text field of a rule, in pixels at 100 %."""

_LINE, _AIR = 490, 10
"""Least width of an explanation, and the extra height below it, in pixels at 100 %."""


class TypedRule(QWidget):
    """The fields of one rule in a row, each a text or a choice."""

    def __init__(self, rule: Rule, theme: Theme) -> None:
        """Create an input for each field of `rule`."""
        super().__init__()
        self.rule = rule
        self.fields: list[QLineEdit | QComboBox] = []
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        row = QHBoxLayout()
        row.setSpacing(theme.px(BETWEEN))
        whole.addLayout(row)
        self.wrong = wrong_words(theme)
        self.wrong.hide()
        whole.addWidget(self.wrong)
        for asked in rule.fields:
            field: QLineEdit | QComboBox
            if asked.choices:
                field = QComboBox()
                for value, words in asked.choices:
                    field.addItem(words, value)
                label = QLabel(asked.label)
                label.setBuddy(field)
                row.addWidget(label)
            else:
                field = QLineEdit()
                field.setPlaceholderText(asked.example)
                field.setFixedWidth(theme.px(_TYPED))
                field.textEdited.connect(self.wrong.hide)
            field.setAccessibleName(f"{rule.label}: {asked.label}")
            field.setToolTip(asked.label)
            self.fields.append(field)
            row.addWidget(field)
        row.addStretch(1)
        self.setFocusProxy(self.fields[0])

    def fill(self, value: object) -> None:
        """Show `value`, one text for each field; anything but a tuple empties them."""
        texts = value if isinstance(value, tuple) else ("",) * len(self.fields)
        for field, text in zip(self.fields, texts, strict=True):
            if isinstance(field, QComboBox):
                field.setCurrentIndex(max(0, field.findData(text)))
            else:
                field.setText(text)

    def value(self) -> tuple[str, ...]:
        """Return the text of each field."""
        return tuple(
            str(field.currentData()) if isinstance(field, QComboBox) else field.text()
            for field in self.fields
        )

    def refused(self) -> bool:
        """Return whether the value is refused; if so, show why and focus the first field."""
        try:
            self.rule.made(self.value())
        except Refused as refused:
            self.wrong.setText(refusal(refused))
            self.wrong.show()
            self.setFocus(Qt.FocusReason.OtherFocusReason)
            scroll_to(self)
            return True
        return False


class RulesBox(QWidget):
    """All rules: choices with their explanations first, then check boxes, then typed rules."""

    chosen = Signal()

    def __init__(
        self, rules: Sequence[Rule], theme: Theme, first: _Lines = (), names: NamesBox | None = None
    ) -> None:
        """Offer `rules` with their default values; `fill` sets others.

        `first` are captions and fields placed above the rules in the same columns. `names` tells
        how many players there are, on which some rules depend.
        """
        super().__init__()
        self._theme = theme
        self._values: dict[str, list[object]] = {}
        self._names = names
        self.rules = tuple(rules)
        self.choices: dict[str, QComboBox] = {}
        self.explained: dict[str, QLabel] = {}
        self.ticks: dict[str, QCheckBox] = {}
        self.typed: dict[str, TypedRule] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(theme.px(6))
        self._grid.setHorizontalSpacing(theme.px(BETWEEN))
        self._grid.setColumnStretch(1, 1)
        for caption, field in first:
            self._put(caption, field)
        ticks = [rule for rule in self.rules if set(rule.options) == set(_TICK)]
        typed = [rule for rule in self.rules if rule.fields]
        for rule in self.rules:
            if rule not in ticks and rule not in typed:
                self._make_choice(rule)
        for rule in ticks:
            tick = self.ticks[rule.key] = QCheckBox(rule.label)
            self._grid.addWidget(tick, self._grid.rowCount(), 0, 1, 2, Qt.AlignmentFlag.AlignLeft)
        for rule in typed:
            row = self.typed[rule.key] = TypedRule(rule, theme)
            self._put(rule.label, row)
        self.fill({})
        for box in self.choices.values():
            box.currentIndexChanged.connect(self._update_choices)
        for line in names.names if names else ():
            line.textChanged.connect(lambda _: self._update_choices())

    def _update_choices(self) -> None:
        """Disable rules without effect now, and offer only values possible for these players."""
        players = self._names.count_there() if self._names else 0
        for rule in self.rules:
            values = self.values()
            if rule.offered is not None:
                self._offer(rule, rule.offered(players, values), values[rule.key])
            if rule.key in self.choices:
                self.choices[rule.key].setEnabled(not rule.disabled(players, values))
            if rule.key in self.explained:
                self._explain(rule)
        self.chosen.emit()

    def _offer(self, rule: Rule, offered: Mapping[object, str], chosen: object) -> None:
        """Offer the keys of `offered` as values of `rule`; select `chosen`, or else the default."""
        box, known, words = self.choices[rule.key], list(offered), list(offered.values())
        self._values[rule.key] = known
        with QSignalBlocker(box):
            if words != [box.itemText(at) for at in range(box.count())]:
                box.clear()
                box.addItems(words)
            box.setCurrentIndex(known.index(chosen if chosen in known else rule.usual))

    def _make_choice(self, rule: Rule) -> None:
        box = self.choices[rule.key] = QComboBox()
        box.setAccessibleName(rule.label)
        self._put(rule.label, box)
        if rule.explained is None:
            return
        note = self.explained[rule.key] = wrapped()
        # The height is reserved: what is below must not move with a longer explanation.
        metrics = QFontMetrics(self._theme.font(Role.CELL))
        wide = (metrics.horizontalAdvance(rule.explained(value)) for value in rule.options)
        lines = ceil(max(wide) / self._theme.px(_LINE))
        note.setMinimumHeight(lines * metrics.lineSpacing() + self._theme.px(_AIR))
        self._grid.addWidget(note, self._grid.rowCount(), 0, 1, 2)
        box.currentIndexChanged.connect(lambda _: self._explain(rule))

    def _put(self, words: str, field: QWidget) -> None:
        caption = QLabel(words)
        caption.setBuddy(field)
        row = self._grid.rowCount()
        self._grid.addWidget(caption, row, 0)
        self._grid.addWidget(field, row, 1)

    def fill(self, values: Mapping[str, object]) -> None:
        """Show `values` by rule key, defaults for missing ones; add a value that is not offered."""
        for rule in self.rules:
            value = values.get(rule.key, rule.usual)
            if rule.key in self.ticks:
                self.ticks[rule.key].setChecked(bool(value))
                continue
            if rule.key in self.typed:
                self.typed[rule.key].fill(value)
                continue
            # At most one such value: the group's own.
            offered = dict.fromkeys((*rule.options, value))
            self._offer(rule, {each: rule.words(each) for each in offered}, value)
        self._update_choices()

    def values(self) -> dict[str, object]:
        """Return the current value of each rule by its key."""
        chosen: dict[str, object] = {}
        for rule in self.rules:
            if rule.key in self.ticks:
                chosen[rule.key] = self.ticks[rule.key].isChecked()
            elif rule.key in self.typed:
                chosen[rule.key] = self.typed[rule.key].value()
            else:
                at = self.choices[rule.key].currentIndex()
                chosen[rule.key] = self._values[rule.key][at]
        return chosen

    @property
    def stops(self) -> list[QWidget]:
        """All inputs in Tab order."""
        fields = [field for each in self.typed.values() for field in each.fields]
        return [*self.choices.values(), *self.ticks.values(), *fields]

    def refused(self) -> bool:
        """Return whether a typed rule is refused; the first such rule shows why."""
        return any(row.refused() for row in self.typed.values())

    def _explain(self, rule: Rule) -> None:
        """Explain the chosen value, unless the rule has no effect now."""
        box = self.choices[rule.key]
        at = box.currentIndex()
        if rule.explained is not None and at >= 0:
            words = rule.explained(self._values[rule.key][at]) if box.isEnabledTo(self) else ""
            self.explained[rule.key].setText(words)


class PlanBox(QWidget):
    """The number of planned deals: usual numbers as buttons, and a field for any other."""

    def __init__(self, setup: Setup, theme: Theme) -> None:
        """Offer the plans of `setup`, with the default selected."""
        super().__init__()
        self._disabled = setup.plan_disabled
        self._plans_of = setup.plans_of
        self._players, self._is_chosen = 0, False
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        self._rows = QHBoxLayout(), QHBoxLayout()
        for row in self._rows:
            row.setSpacing(theme.px(BESIDE))
            layout.addLayout(row)
        self._chosen = QButtonGroup(self)
        self.plans: dict[int, QRadioButton] = {}
        for planned in setup.plans:
            button = self.plans[planned] = QRadioButton(setup.plan_words(planned))
            button.clicked.connect(self._choose)
            self._chosen.addButton(button)
        self.other = QRadioButton(tr("other number:"))
        self._chosen.addButton(self.other)
        self.number = QSpinBox()
        self.number.setRange(1, setup.most_planned)
        self.number.setValue(max(1, setup.usual_plan))
        self.number.setMinimumHeight(theme.px(FINGER))
        self.number.setAccessibleName(setup.plans_heading or sentence(tr("planned deals")))
        self.number.valueChanged.connect(lambda: self.other.setChecked(True))
        self.number.valueChanged.connect(self._choose)
        self.note = wrapped()
        self.note.hide()
        layout.addWidget(self.note)
        self._lay(one_row=True)
        self.fill(setup.usual_plan)
        if self._plans_of is not None:
            self._offer(self._plans_of(setup.there or setup.most))

    def _choose(self) -> None:
        self._is_chosen = True

    def follow_names(self, names: NamesBox) -> None:
        """Offer the usual plans for as many players as `names` has."""
        for line in names.names:
            line.textChanged.connect(lambda _: self._update_plans(names))
        self._update_plans(names)

    def _update_plans(self, names: NamesBox) -> None:
        players = names.count_there()
        if self._plans_of is None or players == self._players:
            return
        self._players = players
        found = self._plans_of(players)
        self._offer(found)
        if not self._is_chosen:
            self._put(found.usual)
            self._is_chosen = False

    def _offer(self, found: Plans) -> None:
        """Show the usual plans `found` for the current number of players."""
        for planned, button in self.plans.items():
            button.setVisible(planned in found.words)
            button.setText(found.words.get(planned, str(planned)))
        self.note.setText(found.note)
        self.note.setVisible(bool(found.note))
        self._lay(one_row=self._in_one_row)

    def _lay(self, *, one_row: bool) -> None:
        """Put the field for other numbers after the buttons, or below them."""
        self._in_one_row = one_row
        first, second = self._rows
        for row in self._rows:
            while row.takeAt(0) is not None:
                pass
        for button in self.plans.values():
            first.addWidget(button)
        for part in (self.other, self.number):
            (first if one_row else second).addWidget(part)
        for row in self._rows:
            row.addStretch(1)

    def minimumSizeHint(self) -> QSize:
        """Allow a width too small for one row; the parts then take two rows."""
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use one row if all parts fit in it, else two."""
        super().resizeEvent(event)
        shown = [button for button in self.plans.values() if not button.isHidden()]
        parts = (*shown, self.other, self.number)
        between = max(self._rows[0].spacing(), 0)
        needed = sum(part.sizeHint().width() + between for part in parts) - between
        if self._in_one_row is not (needed <= self.width()):
            self._lay(one_row=not self._in_one_row)

    def follow(self, rules: RulesBox) -> None:
        """Disable the plan while `rules` give it no effect."""

        def update() -> None:
            self.setEnabled(not self._disabled(self._players, rules.values()))

        rules.chosen.connect(update)
        update()

    def fill(self, planned: int) -> None:
        """Select `planned`, whether or not it is a usual number."""
        self._put(planned)
        self._is_chosen = False

    def _put(self, planned: int) -> None:
        button = self.plans.get(planned)
        if button is None or button.isHidden():
            button = self.other
            self.number.setValue(planned)
        button.setChecked(True)
        # Qt does this itself only after the keyboard has been in the group.
        stop_at_checked((*self.plans.values(), self.other))

    def planned(self) -> int:
        """Return the selected or typed number."""
        chosen = (each for each, button in self.plans.items() if button.isChecked())
        return next(chosen, self.number.value())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Start typing another number when a digit is typed at the buttons."""
        figure = event.text()
        if not (figure.isascii() and figure.isdecimal()) or self.number.hasFocus():
            super().keyPressEvent(event)
            return
        self.number.setFocus(Qt.FocusReason.OtherFocusReason)
        self.number.selectAll()
        QApplication.sendEvent(self.number, event)
