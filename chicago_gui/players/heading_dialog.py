"""Names, date, place and rules of the evening that is open, each of which can be mended later."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

from PySide6.QtCore import QDate, Qt
from PySide6.QtWidgets import (
    QDateEdit,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from chicago_gui.desk.table_port import TablePort
from chicago_gui.players.rules_box import RulesBox
from chicago_gui.sheet.beginning import Beginning
from chicago_gui.sheet.words import refusal, tr
from chicago_gui.widgets.theme import Theme


class HeadingDialog(QDialog):
    """Makes one change for each thing that was written otherwise."""

    def __init__(self, port: TablePort, theme: Theme, parent: QWidget | None = None) -> None:
        """Show the heading of the session behind `port`."""
        super().__init__(parent)
        self.setWindowTitle(tr("Players and heading"))
        self._port = port
        self._before = now = port.form.heading(port.view)
        layout = QVBoxLayout(self)
        form = QFormLayout()
        self.names = [QLineEdit(name) for name in now.players]
        for number, field in enumerate(self.names, start=1):
            field.setMaxLength(max(60, len(field.text())))
            form.addRow(tr("Player {number}").format(number=number), field)
        self.date = QDateEdit(QDate(now.date.year, now.date.month, now.date.day))
        self.date.setDisplayFormat("yyyy-MM-dd")
        self.date.setCalendarPopup(True)
        self.place = QLineEdit(now.place)
        form.addRow(tr("Date"), self.date)
        form.addRow(tr("Place"), self.place)
        layout.addLayout(form)
        self.rules = RulesBox(port.form.setup().rules, theme)
        self.rules.fill(now.rules)
        layout.addWidget(self.rules)
        self.wrong = QLabel()
        self.wrong.setTextFormat(Qt.TextFormat.PlainText)
        self.wrong.setWordWrap(True)
        palette = self.wrong.palette()
        palette.setColor(self.wrong.foregroundRole(), theme.loss)
        self.wrong.setPalette(palette)
        layout.addWidget(self.wrong)
        box = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        box.accepted.connect(self._accept)
        box.rejected.connect(self.reject)
        layout.addWidget(box)
        self.setMinimumWidth(theme.px(520))

    def _wish(self) -> Beginning:
        day = self.date.date()
        return replace(
            self._before,
            players=tuple(field.text() for field in self.names),
            date=date(day.year(), day.month(), day.day()),
            place=self.place.text(),
            rules=self.rules.values(),
        )

    def _accept(self) -> None:
        for change in self._port.form.heading_changes(self._port.view, self._wish()):
            refused = self._port.submit(change)
            if refused is not None:
                self.wrong.setText(refusal(refused))
                return
        self.accept()
