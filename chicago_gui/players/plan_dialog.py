"""Changing how many deals are planned, with what that does to the balance said beforehand."""

from __future__ import annotations

from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from chicago_gui.desk.table_port import TablePort
from chicago_gui.scoring import Refused
from chicago_gui.sheet.windows import Plan
from chicago_gui.sheet.words import refusal, tr
from chicago_gui.widgets.theme import Theme


class PlanDialog(QDialog):
    """One number, the usual ones as buttons, and a sentence on what it means."""

    def __init__(
        self, port: TablePort, plan: Plan, theme: Theme, parent: QWidget | None = None
    ) -> None:
        """Ask for another `plan` of the session behind `port`."""
        super().__init__(parent)
        self.setWindowTitle(tr("Planned deals"))
        self._port = port
        self._plan = plan
        layout = QVBoxLayout(self)
        row = QHBoxLayout()
        self.planned = QSpinBox()
        self.planned.setRange(plan.least, plan.most)
        self.planned.setValue(plan.planned)
        self.planned.setAccessibleName(tr("Planned deals"))
        self.planned.valueChanged.connect(self._say)
        row.addWidget(self.planned)
        self.buttons: dict[int, QPushButton] = {}
        for planned in plan.usual:
            if planned >= plan.least:
                self._offer(row, planned, str(planned))
        self._offer(row, plan.least, tr("Stop after deal {number}").format(number=plan.least))
        row.addStretch(1)
        layout.addLayout(row)
        self.said = QLabel()
        self.said.setWordWrap(True)
        self.said.setMinimumSize(theme.px(440), theme.px(70))
        layout.addWidget(self.said)
        box = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        box.accepted.connect(self._accept)
        box.rejected.connect(self.reject)
        layout.addWidget(box)
        self._say()
        # What is typed takes the place of what stands there.
        self.planned.selectAll()
        self.planned.setFocus()

    def _offer(self, row: QHBoxLayout, planned: int, text: str) -> None:
        button = QPushButton(text)
        button.setAutoDefault(False)
        button.clicked.connect(lambda: self.planned.setValue(planned))
        row.addWidget(button)
        self.buttons[planned] = button

    def _say(self) -> None:
        supposed = self._port.suppose(self._plan.change(self.planned.value()))
        if isinstance(supposed, Refused):
            self.said.setText(refusal(supposed))
        else:
            self.said.setText(self._plan.words(supposed))

    def _accept(self) -> None:
        refused = self._port.submit(self._plan.change(self.planned.value()))
        if refused is not None:
            self.said.setText(refusal(refused))
            return
        self.accept()
