"""The question when a file has a session that the book has too, with other entries."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QPushButton, QVBoxLayout, QWidget

from chicago_gui.sheet.words import tr
from chicago_gui.widgets.style_sheets import dress_form


class ConflictAnswer(Enum):
    """What is to be done with the file."""

    REPLACE = auto()
    BOTH = auto()
    NEITHER = auto()


class ImportConflict(QDialog):
    """A dialog that shows what differs, and offers to keep both, to replace, or to cancel."""

    def __init__(
        self,
        evening: str,
        differences: Sequence[str],
        deals: tuple[int, int],
        parent: QWidget | None = None,
    ) -> None:
        """Ask about a file of the session of `evening`.

        `deals` is how many the book and the file have.
        """
        super().__init__(parent)
        dress_form(self)
        self.setWindowTitle(tr("The same session"))
        self.answer = ConflictAnswer.NEITHER
        layout = QVBoxLayout(self)
        self.text = self._label(
            tr("The book has the session of {evening} already, with other entries.").format(
                evening=evening
            )
        )
        lines = [f"•  {each}" for each in differences]
        self.what = self._label("\n".join([tr("They differ in:"), *lines]))
        self.deals = self._label(
            tr("Deals of it in the book: {ours}, in the file: {file}.").format(
                ours=deals[0], file=deals[1]
            )
        )
        self.undo = self._label(
            tr("Keep both adds the file as a session of its own. Replacing can be undone.")
        )
        for label in (self.text, self.what, self.deals, self.undo):
            layout.addWidget(label)
        box = QDialogButtonBox(self)
        self.both = self._button(box, tr("Keep both"), ConflictAnswer.BOTH)
        self.replace = self._button(box, tr("Replace the book's"), ConflictAnswer.REPLACE)
        self.cancel = box.addButton(QDialogButtonBox.StandardButton.Cancel)
        self.both.setDefault(True)
        box.rejected.connect(self.reject)
        layout.addWidget(box)
        self.setMinimumWidth(440)

    def _label(self, text: str) -> QLabel:
        label = QLabel(text)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setWordWrap(True)
        return label

    def _button(self, box: QDialogButtonBox, text: str, answer: ConflictAnswer) -> QPushButton:
        def take() -> None:
            self.answer = answer
            self.accept()

        button = box.addButton(text, QDialogButtonBox.ButtonRole.AcceptRole)
        button.clicked.connect(take)
        return button
