"""Score a deal: what any contract and result are worth in duplicate, whatever is being played."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QDialog, QLabel, QLineEdit, QVBoxLayout, QWidget

from chicago_gui.scoring import Refused
from chicago_gui.sheet.duplicate_score import arithmetic, contract_and_tricks
from chicago_gui.sheet.words import refusal, tr
from chicago_gui.widgets.announcing import announce
from chicago_gui.widgets.form_style import dress_form
from chicago_gui.widgets.theme import Role, Theme


class ScoreWindow(QDialog):
    """A line to type in; both scores stand beneath while it is typed. Nothing is entered."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Wait for a contract with its result."""
        super().__init__(parent)
        dress_form(self)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._theme = theme
        layout = QVBoxLayout(self)
        layout.setContentsMargins(*[theme.px(16)] * 4)
        layout.setSpacing(theme.px(8))
        self.typed = QLineEdit()
        self.typed.setMaxLength(20)
        self.typed.setFont(theme.font(Role.NAME))
        self.typed.textChanged.connect(self._show_score)
        layout.addWidget(self.typed)
        self.sentence = QLabel()
        self.sentence.setTextFormat(Qt.TextFormat.PlainText)
        self.sentence.setWordWrap(True)
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.sentence.setMinimumSize(theme.px(480), theme.px(76))
        layout.addWidget(self.sentence)
        self._reword()

    def _reword(self) -> None:
        self.setWindowTitle(tr("Score a deal"))
        self.typed.setPlaceholderText(tr("contract and result, such as 4sx+1 or 3nt="))
        self.typed.setAccessibleName(tr("Contract and result"))
        self._show_score(self.typed.text())

    def changeEvent(self, event: QEvent) -> None:
        """In another language everything that is shown is said anew."""
        if event.type() == QEvent.Type.LanguageChange:
            self._reword()
        super().changeEvent(event)

    def _show_score(self, text: str) -> None:
        palette = self.sentence.palette()
        palette.setColor(self.sentence.foregroundRole(), self._theme.ink)
        try:
            contract, tricks = contract_and_tricks(text)
        except Refused as refused:
            if text.strip():
                palette.setColor(self.sentence.foregroundRole(), self._theme.loss)
            self.sentence.setText(refusal(refused) if text.strip() else _hint())
        else:
            self.sentence.setText(
                "\n".join(arithmetic(contract, tricks, vulnerable) for vulnerable in (False, True))
            )
        self.sentence.setPalette(palette)
        if text.strip():
            announce(self.sentence, self.sentence.text())


def _hint() -> str:
    return tr("The duplicate score, not vulnerable and vulnerable. Nothing of it is entered.")
