"""The dialog before blank forms are printed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QLineEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from chicago_gui.sheet.form import Form
from chicago_gui.sheet.setup import MOST_PAGES, Blank, Tables
from chicago_gui.sheet.words import later, plural, sentence, tr, window_title
from chicago_gui.widgets.style_sheets import dress_form
from chicago_gui.widgets.theme import Theme

_TABLES = {
    Tables.PAGE: later("on a page after the forms"),
    Tables.CARD: later("on a folded card"),
    Tables.NONE: later("no tables"),
}


class BlankDialog(QDialog):
    """Asks which blank forms to print; options the game lacks are disabled."""

    def __init__(
        self,
        games: Sequence[tuple[str, str]],
        kind: str,
        form_of: Callable[[str], Form[Any]],
        names: Sequence[str],
        theme: Theme,
        parent: QWidget | None = None,
    ) -> None:
        """Offer `games`, pairs of kind and title, `kind` selected, and this session's `names`."""
        super().__init__(parent)
        dress_form(self)
        self._form_of = form_of
        self.setWindowTitle(window_title("Print blank forms…"))
        self.game, self.each, self.tables = QComboBox(), QComboBox(), QComboBox()
        for each, title in games:
            self.game.addItem(title, each)
        self.pages = QSpinBox()
        self.pages.setRange(0, MOST_PAGES)
        self.pages.setValue(1)
        self.landscape = QCheckBox(tr("Landscape"))
        self.names = QLineEdit(", ".join(names))
        self.names.setCursorPosition(0)  # shows the beginning of the text
        self.names.setPlaceholderText(tr("none: write them by hand"))
        self.names.setMinimumWidth(theme.px(320))
        for where, words in _TABLES.items():
            self.tables.addItem(tr(words), where)
        lines = QFormLayout()
        lines.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        lines.addRow(tr("Game"), self.game)
        lines.addRow(tr("Per page"), self.each)
        lines.addRow(tr("Number of pages"), self.pages)
        lines.addRow(tr("Names, separated by commas"), self.names)
        lines.addRow(sentence(tr("tables")), self.tables)
        lines.addRow("", self.landscape)
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self._go_on = self.buttons.button(QDialogButtonBox.StandardButton.Ok)
        self._go_on.setText(tr("Preview"))
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        whole = QVBoxLayout(self)
        whole.setSpacing(theme.px(12))
        whole.addLayout(lines)
        whole.addWidget(self.buttons)
        self.game.setCurrentIndex(self.game.findData(kind))
        self.game.currentIndexChanged.connect(lambda _: self._offer())
        self.names.textChanged.connect(lambda _: self._check())
        self.pages.valueChanged.connect(lambda _: self._check())
        self.tables.currentIndexChanged.connect(lambda _: self._check())
        self._offer()

    @property
    def form(self) -> Form[Any]:
        """The form of the selected game."""
        return self._form_of(self.game.currentData())

    @property
    def wish(self) -> Blank:
        """The requested blank forms."""
        tables = self.tables.currentData() if self.form.blanks.tables else Tables.NONE
        return Blank(self.each.currentData(), self._names(), self.pages.value(), tables)

    def _names(self) -> tuple[str, ...]:
        text = self.names.text()
        if not self.form.blanks.names or not text.strip():
            return ()
        return tuple(" ".join(name.split()) for name in text.split(","))

    def _offer(self) -> None:
        """Offer the sizes and options of the selected game."""
        blanks = self.form.blanks
        self.each.clear()
        for size in blanks.sizes:
            self.each.addItem(plural(blanks.unit, blanks.unit, size).format(count=size), size)
        self.names.setEnabled(bool(blanks.names))
        self.tables.setEnabled(blanks.tables)
        self._check()

    def _check(self) -> None:
        """Show what is wrong with the names; disable Preview if nothing would be printed."""
        wish, blanks = self.wish, self.form.blanks
        fits = not wish.names or (len(wish.names) in blanks.names and all(wish.names))
        least, most = min(blanks.names, default=0), max(blanks.names, default=0)
        pattern = tr("{least} names") if least == most else tr("{least} to {most} names")
        asked = pattern.format(least=least, most=most)
        self.names.setToolTip("" if fits else asked)
        self._go_on.setEnabled(fits and (wish.pages > 0 or wish.tables is not Tables.NONE))
        self._go_on.setToolTip("" if fits else asked)
