"""When the preparer's face is covered by itself, and whether it asks for a code this evening."""

from __future__ import annotations

from PySide6.QtCore import QRegularExpression, Qt
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QDialogButtonBox,
    QDoubleSpinBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from chicago_gui.record import record
from chicago_gui.sheet.words import tr
from chicago_gui.widgets.code_pad import DIGITS, CodePad
from chicago_gui.widgets.theme import Theme


@record
class Covering:
    """What was chosen. `code` is a new code; `None` leaves it, empty takes it away."""

    minutes: float
    on_leaving: bool
    code: str | None = None

    def __repr__(self) -> str:
        return "Covering(…)"


class CoverDialog(QDialog):
    """Minutes, leaving, and the code; the code is typed in the clear when it is made up."""

    def __init__(
        self, now: Covering, *, has_code: bool, in_session: bool, parent: QWidget | None = None
    ) -> None:
        """Show how it is `now`; a code belongs to a session that is open."""
        super().__init__(parent)
        self.setWindowTitle(tr("Covering the preparer's face"))
        self._has_code = has_code
        layout = QVBoxLayout(self)
        form = QFormLayout()
        self.minutes = QDoubleSpinBox()
        self.minutes.setRange(0.5, 60)
        self.minutes.setDecimals(1)
        self.minutes.setSingleStep(0.5)
        self.minutes.setValue(now.minutes)
        form.addRow(tr("Minutes without a key"), self.minutes)
        self.on_leaving = QCheckBox(tr("Cover when another window is turned to"))
        self.on_leaving.setChecked(now.on_leaving)
        form.addRow("", self.on_leaving)
        self.asks = QCheckBox(tr("Ask for a code this evening"))
        self.asks.setChecked(has_code)
        self.asks.setEnabled(in_session)
        self.code = QLineEdit()
        self.code.setMaxLength(DIGITS)
        digits = QRegularExpression(f"[0-9]{{{DIGITS}}}")
        self.code.setValidator(QRegularExpressionValidator(digits, self))
        self.code.setPlaceholderText(tr("as before") if has_code else tr("four digits"))
        self.code.setEnabled(in_session and has_code)
        self.code.setAccessibleName(tr("Four-digit code"))
        self.asks.toggled.connect(self.code.setEnabled)
        form.addRow("", self.asks)
        form.addRow(tr("Code"), self.code)
        layout.addLayout(form)
        said = QLabel(
            tr(
                "The face is also covered by Esc, when the window is put away, when the screen "
                "is locked or another user has it, when the lid is closed, and by sleep."
            )
        )
        said.setWordWrap(True)
        layout.addWidget(said)
        self.box = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self.box.accepted.connect(self.accept)
        self.box.rejected.connect(self.reject)
        layout.addWidget(self.box)
        self.asks.toggled.connect(self._check)
        self.code.textChanged.connect(self._check)
        self._check()

    def chosen(self) -> Covering:
        """Return what was chosen."""
        code: str | None = None
        if not self.asks.isChecked():
            code = "" if self._has_code else None
        elif self.code.text():
            code = self.code.text()
        return Covering(self.minutes.value(), self.on_leaving.isChecked(), code)

    def _check(self) -> None:
        needed = self.asks.isChecked() and self.asks.isEnabled()
        fine = self.code.hasAcceptableInput() or (self._has_code and not self.code.text())
        ok = self.box.button(QDialogButtonBox.StandardButton.Ok)
        ok.setEnabled(fine or not needed)


class CodeDialog(QDialog):
    """Asks for the evening's code; a wrong one is told, and asked for again."""

    def __init__(self, theme: Theme, question: str, parent: QWidget | None = None) -> None:
        """Ask `question`; whoever opens it decides by `typed` and `wrong` or `accept`."""
        super().__init__(parent)
        self.setWindowTitle(tr("Preparer"))
        layout = QVBoxLayout(self)
        self.said = QLabel(question)
        self.said.setTextFormat(Qt.TextFormat.PlainText)
        layout.addWidget(self.said)
        self.pad = CodePad(theme, self)
        layout.addWidget(self.pad)
        self.typed = self.pad.typed
        self.pad.setFocus()

    def wrong(self) -> None:
        """Say that the code does not fit."""
        self.said.setText(tr("That is not the code. Once more:"))
        self.pad.clear()
