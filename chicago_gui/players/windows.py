"""Windows beside the sheet: history, backups, the score calculator, and About."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import QEvent, Qt, Signal, qVersion
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from chicago_gui import __version__
from chicago_gui.players.page_parts import Sentence, push_button, wrapped
from chicago_gui.resources import read_resource
from chicago_gui.scoring import Refused
from chicago_gui.sheet.duplicate_score import arithmetic, contract_and_tricks
from chicago_gui.sheet.figures import LineColumn
from chicago_gui.sheet.history import HistoryLine, clock, day
from chicago_gui.sheet.session_list import BackupLine, when
from chicago_gui.sheet.words import refusal, sentence, tr, window_title
from chicago_gui.widgets.announcing import announce
from chicago_gui.widgets.style_sheets import dress_form
from chicago_gui.widgets.table import LinesTable
from chicago_gui.widgets.theme import Role, Theme

_HEADING = 0
"""Stands for the heading in the list of deal numbers."""


class HistoryWindow(QDialog):
    """Shows the history of a session, newest line last; it can be limited to one deal."""

    def __init__(self, theme: Theme, left_out: str = "", parent: QWidget | None = None) -> None:
        """Create an empty window with the remark `left_out`; `show_lines` fills it."""
        super().__init__(parent)
        dress_form(self)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(window_title("History…"))
        self._lines: tuple[HistoryLine, ...] = ()
        layout = QVBoxLayout(self)
        row = QHBoxLayout()
        self.which = QComboBox()
        self.which.currentIndexChanged.connect(lambda _: self._show())
        label = QLabel(tr("&Show"))
        label.setBuddy(self.which)
        row.addWidget(label)
        row.addWidget(self.which)
        row.addStretch(1)
        layout.addLayout(row)
        columns: tuple[LineColumn[HistoryLine], ...] = (
            LineColumn(sentence(tr("date")), lambda line: day(line.at)),
            LineColumn(tr("Time"), lambda line: clock(line.at)),
            LineColumn(tr("Change"), lambda line: line.words, wide=True),
            LineColumn(tr("Kind"), lambda line: tr("correction") if line.correction else ""),
        )
        self.table: LinesTable[HistoryLine] = LinesTable(columns, theme)
        self.table.setAccessibleName(window_title("History…"))
        layout.addWidget(self.table, 1, Qt.AlignmentFlag.AlignLeft)
        self.sentence = wrapped(left_out)
        self.sentence.setVisible(bool(left_out))
        layout.addWidget(self.sentence)
        self.table.setFocus()
        self.resize(theme.px(720), theme.px(560))

    def show_lines(self, lines: Sequence[HistoryLine]) -> None:
        """Show `lines`, oldest first; the chosen deal stays chosen."""
        if tuple(lines) == self._lines:
            return
        self._lines = tuple(lines)
        chosen = self.which.currentData()
        self.which.blockSignals(True)
        self.which.clear()
        self.which.addItem(tr("Whole session"), None)
        self.which.addItem(tr("Names, date, place, plan, rules"), _HEADING)
        for number in sorted({number for line in lines for number in _deals(line)}):
            self.which.addItem(sentence(tr("deal {number}")).format(number=number), number)
        self.which.setCurrentIndex(max(self.which.findData(chosen), 0))
        self.which.blockSignals(False)
        self._show()

    def look_at(self, number: str) -> None:
        """Show only the lines of this deal, or all if it has none."""
        at = self.which.findData(int(number)) if number.isdecimal() else -1
        self.which.setCurrentIndex(max(at, 0))

    def set_theme(self, theme: Theme) -> None:
        """Draw with `theme` from now on."""
        self.table.set_theme(theme)

    def _show(self) -> None:
        chosen = self.which.currentData()
        lines = [line for line in self._lines if _is_about(line, chosen)]
        days = len(list(groupby(day(line.at) for line in lines)))
        self.table.setColumnHidden(0, days < 2)
        last = lines[-1] if lines else None
        self.table.set_lines(lines, lambda line: line is last)


def _deals(line: HistoryLine) -> set[int]:
    """Return the numbers of the deals that the line is about."""
    numbers = {entry.number for entry in line.entries} | {line.number}
    return {number for number in numbers if number is not None}


def _is_about(line: HistoryLine, chosen: int | None) -> bool:
    if chosen is None:
        return True
    if chosen == _HEADING:
        return any(entry.number is None for entry in line.entries) or not _deals(line)
    return chosen in _deals(line)


class BackupsWindow(QDialog):
    """Lists backups and copies of the book; the selected one can be restored."""

    restore_wanted = Signal(str)
    """The name of the backup or copy."""

    copy_wanted = Signal()
    folder_wanted = Signal()
    """A new folder for copies is to be chosen."""

    open_wanted = Signal()
    """The folder of copies is to be opened."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Create an empty window; `show_lines` fills it."""
        super().__init__(parent)
        dress_form(self)
        self.setWindowTitle(window_title("Backups…"))
        layout = QVBoxLayout(self)
        self.explained = wrapped(
            tr(
                "A backup is made at startup and on exit if anything changed. The last ten "
                "are kept.\nRestoring brings back all sessions of that time. The current book "
                "is backed up first."
            )
        )
        layout.addWidget(self.explained)
        self.empty = QLabel(tr("No backup yet."))
        layout.addWidget(self.empty)
        columns: tuple[LineColumn[BackupLine], ...] = (
            LineColumn(sentence(tr("date")), lambda line: when(line.at), wide=True),
            LineColumn(tr("Place"), _place),
        )
        self.table: LinesTable[BackupLine] = LinesTable(columns, theme)
        self.table.setAccessibleName(tr("Backups, newest first"))
        layout.addWidget(self.table, 1, Qt.AlignmentFlag.AlignLeft)
        layout.addStretch()  # keeps the message at the top where there is no backup
        self.where, self.copies = wrapped(), wrapped()
        for label in (self.where, self.copies):
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            layout.addWidget(label)
        self.settings_too = QCheckBox(tr("Restore settings of a copy too"))
        self.settings_too.hide()
        layout.addWidget(self.settings_too)
        layout.addLayout(self._copy_buttons())
        self.sentence = Sentence(theme)
        layout.addWidget(self.sentence)
        row = QHBoxLayout()
        self.restore = push_button(tr("Restore"))
        self.restore.clicked.connect(self._restore)
        self.close_button = QPushButton(tr("Close"))
        self.close_button.setDefault(True)
        self.close_button.clicked.connect(self.reject)
        row.addStretch(1)
        row.addWidget(self.restore)
        row.addWidget(self.close_button)
        layout.addLayout(row)
        self.resize(theme.px(520), theme.px(480))
        self.show_lines(())

    def _copy_buttons(self) -> QHBoxLayout:
        row = QHBoxLayout()
        self.copy_now = push_button(tr("Copy now"))
        self.choose_folder = push_button(tr("Copy to a folder…"))
        self.open_folder = push_button(tr("Open folder"))
        for button, signal in (
            (self.copy_now, self.copy_wanted),
            (self.choose_folder, self.folder_wanted),
            (self.open_folder, self.open_wanted),
        ):
            button.clicked.connect(lambda _=False, signal=signal: signal.emit())
            row.addWidget(button)
        row.addStretch(1)
        return row

    def show_copies(self, text: str, *, chosen: bool, there: bool) -> None:
        """Show `text` about the copies.

        `chosen` says whether a folder is chosen, `there` whether it is available now.
        """
        self.copies.setText(text)
        self.copy_now.setVisible(chosen)
        self.open_folder.setVisible(chosen)
        self.copy_now.setEnabled(there)
        self.open_folder.setEnabled(there)

    def show_folder(self, folder: str) -> None:
        """Show the `folder` of the backups, and how to move it to another computer."""
        self.where.setText(
            tr(
                "Backups are in {folder}. To move to another computer, copy it to the same "
                "place before the first start."
            ).format(folder=folder)
        )

    def show_lines(self, lines: Sequence[BackupLine]) -> None:
        """Show `lines`, newest first."""
        self.table.set_lines(lines)
        self.table.setVisible(bool(lines))
        self.empty.setVisible(not lines)
        self.restore.setEnabled(bool(lines))
        self.settings_too.setVisible(any(line.where for line in lines))
        (self.table if lines else self.close_button).setFocus()

    def _restore(self) -> None:
        line = self.table.line()
        if line is not None:
            self.restore_wanted.emit(line.name)


def _place(line: BackupLine) -> str:
    if not line.where:
        return tr("this computer")
    return tr("copy of {computer}").format(computer=line.where)


class SmallWindow(QDialog):
    """A small window that follows the language and is destroyed when closed."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Create a window with an empty layout `column`."""
        super().__init__(parent)
        dress_form(self)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(*[theme.px(16)] * 4)
        self.column.setSpacing(theme.px(8))

    def reword(self) -> None:
        """Set all texts in the current language."""

    def changeEvent(self, event: QEvent) -> None:
        """Set all texts again in a new language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.reword()
        super().changeEvent(event)


class ScoreWindow(SmallWindow):
    """A calculator: shows both scores of a typed contract with its result."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Wait for a contract with its result."""
        super().__init__(theme, parent)
        self._theme = theme
        self.typed = QLineEdit()
        self.typed.setMaxLength(20)
        self.typed.setFont(theme.font(Role.NAME))
        self.typed.textChanged.connect(self._show_score)
        self.column.addWidget(self.typed)
        self.sentence = wrapped()
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.sentence.setMinimumSize(theme.px(480), theme.px(76))
        self.column.addWidget(self.sentence)
        self.reword()

    def reword(self) -> None:
        self.setWindowTitle(window_title("Score a deal…"))
        self.typed.setPlaceholderText(tr("Type contract and result: 4sx+1 or 3nt="))
        self.typed.setAccessibleName(tr("Contract and result"))
        self._show_score(self.typed.text())

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
    return tr("Duplicate score, not vulnerable and vulnerable. Calculator only: nothing is saved.")


_RULE = "\n\n" + "—" * 20 + "\n\n"


def _licence() -> str:
    """Return the program's own licence, as plain text."""
    return _notice("LICENSE")


def _notices() -> str:
    """Return the licences of the libraries and fonts in use, as plain text."""
    return _notice("NOTICES") + _RULE + _notice("fonts")


def _notice(name: str) -> str:
    return read_resource(f"notices/{name}").decode().strip()


_BY_KEYS_AND_MOUSE = (
    Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
)


class AboutWindow(SmallWindow):
    """Shows the version and the licences; all text can be selected and copied.

    The licences come from `packaging`, are compiled into the resources and stay in their original
    language.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        """Show the program's licence and the licences of the software it uses."""
        super().__init__(theme, parent)
        self.name, self.sentence, self.drawn = QLabel(), QLabel(), QLabel()
        self.name.setFont(theme.font(Role.CONTRACT))
        for label in (self.name, self.sentence, self.drawn):
            label.setTextInteractionFlags(_BY_KEYS_AND_MOUSE)
            self.column.addWidget(label)
        self.tabs = QTabWidget()
        self._texts = (_text(_licence()), _text(_notices()))
        for text in self._texts:
            self.tabs.addTab(text, "")
        self.column.addWidget(self.tabs, 1)
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        box.rejected.connect(self.reject)
        self.column.addWidget(box)
        box.button(QDialogButtonBox.StandardButton.Close).setFocus()
        self.resize(theme.px(760), theme.px(460))
        self.reword()

    def reword(self) -> None:
        self.setWindowTitle(tr("About Chicago"))
        self.name.setText(tr("Chicago {version}").format(version=__version__))
        self.sentence.setText(
            tr("For Chicago, rubber bridge, teams and pairs, on one laptop on the table.")
        )
        drawn = tr("Made with Qt {qt} and PySide6 {pyside}.")
        self.drawn.setText(drawn.format(qt=qVersion(), pyside=pyside_version))
        for text, title in zip(
            self._texts, (tr("Licence"), tr("Qt, fonts and others")), strict=True
        ):
            self.tabs.setTabText(self.tabs.indexOf(text), title)
            text.setAccessibleName(title)


def _text(text: str) -> QPlainTextEdit:
    shown = QPlainTextEdit(text)
    shown.setReadOnly(True)
    shown.setTextInteractionFlags(_BY_KEYS_AND_MOUSE)
    shown.setTabChangesFocus(True)
    return shown
