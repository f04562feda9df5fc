"""The rules of an evening to choose from, as its game offers them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QLabel, QWidget

from chicago_gui.sheet.beginning import Rule
from chicago_gui.widgets.theme import Theme

_TICK = (False, True)


class RulesBox(QWidget):
    """A line for each rule with several values, with its sentence beneath; then the ticks."""

    def __init__(self, rules: Sequence[Rule], theme: Theme, parent: QWidget | None = None) -> None:
        """Offer `rules` as they usually are; `fill` sets others."""
        super().__init__(parent)
        self._theme = theme
        self._values: dict[str, list[object]] = {}
        self.rules = tuple(rules)
        self.choices: dict[str, QComboBox] = {}
        self.explained: dict[str, QLabel] = {}
        self.ticks: dict[str, QCheckBox] = {}
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setVerticalSpacing(theme.px(6))
        self._grid.setColumnStretch(1, 1)
        ticks = [rule for rule in self.rules if set(rule.options) == set(_TICK)]
        for rule in self.rules:
            if rule not in ticks:
                self._make_choice(rule)
        for rule in ticks:
            tick = self.ticks[rule.key] = QCheckBox(rule.label)
            self._grid.addWidget(tick, self._grid.rowCount(), 0, 1, 2)
        self.fill({})

    def _make_choice(self, rule: Rule) -> None:
        box = self.choices[rule.key] = QComboBox()
        self._values[rule.key] = list(rule.options)
        for value in rule.options:
            box.addItem(rule.words(value))
        box.setAccessibleName(rule.label)
        caption = QLabel(rule.label)
        caption.setBuddy(box)
        row = self._grid.rowCount()
        self._grid.addWidget(caption, row, 0)
        self._grid.addWidget(box, row, 1)
        if rule.explained is None:
            return
        said = self.explained[rule.key] = QLabel()
        said.setWordWrap(True)
        said.setMinimumHeight(self._theme.px(52))
        self._grid.addWidget(said, row + 1, 0, 1, 2)
        box.currentIndexChanged.connect(lambda _: self._explain(rule))

    def fill(self, values: Mapping[str, object]) -> None:
        """Show `values` by the rules' keys, else the usual ones; a group's own stays on offer."""
        for rule in self.rules:
            value = values.get(rule.key, rule.usual)
            if rule.key in self.ticks:
                self.ticks[rule.key].setChecked(bool(value))
                continue
            box, known = self.choices[rule.key], self._values[rule.key]
            if value not in rule.options:
                # Of a group's own there is one at most.
                known[len(rule.options) :] = [value]
                while box.count() > len(rule.options):
                    box.removeItem(box.count() - 1)
                box.addItem(rule.words(value))
            box.setCurrentIndex(known.index(value))
            if rule.key in self.explained:
                self._explain(rule)

    def values(self) -> dict[str, object]:
        """Return the rules as they are chosen now, by their keys."""
        chosen: dict[str, object] = {}
        for rule in self.rules:
            if rule.key in self.ticks:
                chosen[rule.key] = self.ticks[rule.key].isChecked()
            else:
                at = self.choices[rule.key].currentIndex()
                chosen[rule.key] = self._values[rule.key][at]
        return chosen

    def _explain(self, rule: Rule) -> None:
        at = self.choices[rule.key].currentIndex()
        if rule.explained is not None and at >= 0:
            self.explained[rule.key].setText(rule.explained(self._values[rule.key][at]))
