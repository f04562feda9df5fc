"""The rules of an evening to choose from, each mode of sitting out with its one sentence."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QLabel, QVBoxLayout, QWidget

from chicago_gui.games.russian.sheet import PassedOut, Rotation, Rules
from chicago_gui.games.russian.wording import (
    PASSED_OUT,
    ROTATION,
    TARGETS,
    rule_words,
    targets_words,
)
from chicago_gui.scoring import HOUSE, OFFICIAL, TargetTable
from chicago_gui.sheet.words import tr
from chicago_gui.widgets.theme import Theme

_TABLES = {table.name: table for table in (HOUSE, OFFICIAL)}


class RulesBox(QWidget):
    """Targets, passed-out deals, rotation and honours."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Offer the usual rules; `fill` sets others."""
        super().__init__(parent)
        self._own: TargetTable | None = None
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        grid = QGridLayout()
        grid.setVerticalSpacing(theme.px(6))
        self.targets = self._choice(grid, 0, tr("Targets"), TARGETS)
        self.passed_out = self._choice(grid, 1, tr("Passed out"), PASSED_OUT)
        self.rotation = self._choice(grid, 2, tr("Who sits out"), ROTATION)
        grid.setColumnStretch(1, 1)
        layout.addLayout(grid)
        self.rotation_said = QLabel()
        self.rotation_said.setWordWrap(True)
        self.rotation_said.setMinimumHeight(theme.px(52))
        self.rotation.currentIndexChanged.connect(self._say_rotation)
        layout.addWidget(self.rotation_said)
        self.honours = QCheckBox(tr("Count honours"))
        layout.addWidget(self.honours)
        self._say_rotation()

    def _choice(self, grid: QGridLayout, row: int, label: str, words: dict[str, str]) -> QComboBox:
        box = QComboBox()
        for value, text in words.items():
            box.addItem(tr(text), value)
        box.setAccessibleName(label)
        caption = QLabel(label)
        caption.setBuddy(box)
        grid.addWidget(caption, row, 0)
        grid.addWidget(box, row, 1)
        return box

    def fill(self, rules: Rules, table: TargetTable | None = None) -> None:
        """Show `rules`; a group's own `table`, known or only named, stays on offer."""
        if rules.targets not in _TABLES:
            self._own = table
            if self.targets.count() == len(_TABLES):
                self.targets.addItem(targets_words(rules.targets), rules.targets)
        self.targets.setCurrentIndex(self.targets.findData(rules.targets))
        self.passed_out.setCurrentIndex(self.passed_out.findData(rules.passed_out.value))
        self.rotation.setCurrentIndex(self.rotation.findData(rules.rotation.value))
        self.honours.setChecked(rules.honours)

    def rules(self) -> Rules:
        """Return the rules as they are chosen now."""
        return Rules(
            targets=str(self.targets.currentData()),
            passed_out=PassedOut(self.passed_out.currentData()),
            honours=self.honours.isChecked(),
            rotation=Rotation(self.rotation.currentData()),
        )

    def table(self) -> TargetTable | None:
        """Return the target table chosen; `None` for a group's own that is only named here."""
        return _TABLES.get(str(self.targets.currentData()), self._own)

    def _say_rotation(self) -> None:
        self.rotation_said.setText(rule_words(Rotation(self.rotation.currentData())))
