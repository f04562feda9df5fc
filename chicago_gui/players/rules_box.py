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
    QSizePolicy,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from chicago_gui.players.names_box import NamesBox, stop_at_checked
from chicago_gui.players.page_parts import BESIDE, BETWEEN, Rows, scroll_to, wrapped
from chicago_gui.scoring import Refused
from chicago_gui.sheet.rules import Rule
from chicago_gui.sheet.setup import Plans, Setup
from chicago_gui.sheet.words import refusal, sentence, tr
from chicago_gui.widgets.theme import FINGER, Role, Theme

_Lines = Sequence[tuple[str, QWidget]]

_TICK = (False, True)

_TYPED = 90
"""Least width of a text field of a rule, in pixels at 100 %."""

_LETTERS = 12
"""Least number of letters visible of a choice."""

_LINE, _AIR = 490, 10
"""Least width of an explanation, and the extra height below it, in pixels at 100 %."""


class ShortLine(QLineEdit):
    """A line as wide as its placeholder, and at least as wide as a short number."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(parent)
        self._least = theme.px(_TYPED)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        wide = metrics.horizontalAdvance(self.placeholderText()) + 2 * metrics.height()
        return QSize(max(wide, self._least), super().sizeHint().height())

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class TypedRule(QWidget):
    """The fields of one rule in a row, each a text or a choice."""

    message = Signal(str)
    """Why the rule is refused; empty while somebody types."""

    def __init__(self, rule: Rule, theme: Theme) -> None:
        """Create an input for each field of `rule`."""
        super().__init__()
        self.rule = rule
        self.fields: list[QLineEdit | QComboBox] = []
        for asked in rule.fields:
            field: QLineEdit | QComboBox
            if asked.choices:
                field = QComboBox(self)
                for value, words in asked.choices:
                    field.addItem(words, value)
                label = QLabel(asked.label, self)
                label.setBuddy(field)  # some screen readers name a list only by its label
                label.hide()
            else:
                field = ShortLine(theme, self)
                field.setPlaceholderText(asked.example)
                field.textEdited.connect(lambda _: self.message.emit(""))
            field.setAccessibleName(f"{rule.label}: {asked.label}")
            field.setToolTip(asked.label)
            self.fields.append(field)
        self.row = Rows(self.fields, theme.px(BETWEEN))
        self.setLayout(self.row)
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
        """Return whether the value is refused; if so, focus the first field and emit `message`."""
        try:
            self.rule.made(self.value())
        except Refused as refused:
            self.setFocus(Qt.FocusReason.OtherFocusReason)
            scroll_to(self)
            self.message.emit(refusal(refused))
            return True
        return False


def _needed(field: QWidget) -> int:
    """Return the width that `field` needs."""
    if isinstance(field, TypedRule):
        return field.row.sizeHint().width()
    if not isinstance(field, QComboBox):
        return field.minimumSizeHint().width()
    metrics = field.fontMetrics()
    texts = (field.itemText(at) for at in range(field.count()))
    return max(map(metrics.horizontalAdvance, texts), default=0) + 4 * metrics.height()


def _wide(caption: QLabel) -> int:
    """Return the width of `caption` in one line."""
    # Qt measures the words one by one to wrap them; with a width of 1 more they may not fit.
    return caption.fontMetrics().horizontalAdvance(caption.text()) + 2


class RulesBox(QWidget):
    """All rules: choices with their explanations first, then check boxes, then typed rules."""

    chosen = Signal()

    message = Signal(str)
    """Why a typed rule is refused; empty while somebody types."""

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
        self._lines: list[tuple[QLabel, QWidget]] = []
        """The captions with their fields."""

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
            row.message.connect(self.message)
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
        # The widest choice must not make the page wider than the window.
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMinimumContentsLength(_LETTERS)
        box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._put(rule.label, box)
        if rule.explained is None:
            return
        note = self.explained[rule.key] = wrapped()
        # The height is reserved: what is below must not move with a longer explanation.
        metrics = QFontMetrics(self._theme.font(Role.CELL))
        texts = (rule.while_disabled, *map(rule.explained, rule.options))
        lines = ceil(max(map(metrics.horizontalAdvance, texts)) / self._theme.px(_LINE))
        note.setMinimumHeight(lines * metrics.lineSpacing() + self._theme.px(_AIR))
        self._grid.addWidget(note, self._grid.rowCount(), 0, 1, 2)
        box.currentIndexChanged.connect(lambda _: self._explain(rule))

    def _put(self, words: str, field: QWidget) -> None:
        caption = wrapped(words)
        caption.setBuddy(field)
        self._lines.append((caption, field))
        row = self._grid.rowCount()
        self._grid.addWidget(caption, row, 0)
        self._grid.addWidget(field, row, 1)

    def sizeHint(self) -> QSize:
        """Return a size in which no caption is wrapped and every choice is whole."""
        captions = max((_wide(caption) for caption, _ in self._lines), default=0)
        wide = captions + self._grid.horizontalSpacing() + self._fields_need()
        return super().sizeHint().expandedTo(QSize(wide, 0))

    def _fields_need(self) -> int:
        return max((_needed(field) for _, field in self._lines), default=0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the captions where the fields need the width."""
        super().resizeEvent(event)
        room = self.width() - self._grid.horizontalSpacing() - self._fields_need()
        for caption, _ in self._lines:
            words = caption.text().split()
            word = max(map(caption.fontMetrics().horizontalAdvance, words), default=0)
            caption.setFixedWidth(max(min(_wide(caption), room), word + 1))

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
        """Return whether a typed rule is refused; if so, emit the first reason as `message`."""
        return any(row.refused() for row in self.typed.values())

    def _explain(self, rule: Rule) -> None:
        """Explain the chosen value, or why the rule has no effect now; the place is kept."""
        box = self.choices[rule.key]
        at = box.currentIndex()
        if rule.explained is not None and at >= 0:
            offered = box.isEnabledTo(self)
            chosen = rule.explained(self._values[rule.key][at])
            self.explained[rule.key].setText(chosen if offered else rule.while_disabled)


class PlanBox(QWidget):
    """The number of planned deals: usual numbers as buttons, and a field for any other."""

    def __init__(self, setup: Setup, theme: Theme) -> None:
        """Offer the plans of `setup`, with the default selected."""
        super().__init__()
        self._disabled = setup.plan_disabled
        self._plans_of = setup.plans_of
        self._players, self._is_chosen = 0, False
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
        between, theirs = theme.px(BESIDE), QWidget()
        pair = QHBoxLayout(theirs)
        pair.setContentsMargins(0, 0, 0, 0)
        pair.setSpacing(between)
        for part in (self.other, self.number):
            pair.addWidget(part)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addLayout(Rows([*self.plans.values(), theirs], between))
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
