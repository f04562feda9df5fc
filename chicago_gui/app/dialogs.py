"""Questions that are asked over the window, who prepares among them, and the book's sentences.

Whoever prepares may open the preparer's face: by name, and by code where one was set.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

# Qt's types are made when they are named, dialogs and what belongs to them at 2 ms: no start is to
# wait for that.
from PySide6 import QtWidgets
from PySide6.QtCore import QDir, QSize, QStandardPaths, Qt
from PySide6.QtWidgets import QWidget

from chicago_gui.desk.cover_clock import CoverClock
from chicago_gui.desk.settings import Codes, CodesUnreadable, Settings
from chicago_gui.sheet.words import tr, window_title
from chicago_gui.widgets.style_sheets import dress_form
from chicago_gui.widgets.theme import Theme, plain_tip

_FILES = QSize(52, 32)
"""How large a dialog for files opens, in lines: names, sizes and days have room."""

_MOST_LETTERS = 40
"""A season's name has to fit into the row in which it is chosen."""

_USED: list[str] = []
"""The folder of the file that was read or written last, as long as the program runs."""


def ask_name(parent: QWidget, players: tuple[str, ...]) -> str | None:
    """Ask who prepares; `None` when nobody is named."""
    return choose(parent, tr("Preparer"), tr("Who prepares this deal?"), players)


def ask_whose(parent: QWidget, name: str, others: Sequence[str]) -> str | None:
    """Ask for whom `name` is another spelling; `None` when nobody is named."""
    text = plain_tip(tr("Merge “{name}” with").format(name=name))
    return choose(parent, tr("Same person"), text, others)


def ask_apart(parent: QWidget, person: str, names: Sequence[str]) -> str | None:
    """Ask which of `names` is to count for itself again, and no more for `person`."""
    text = plain_tip(tr("Separate from “{name}”:").format(name=person))
    return choose(parent, tr("Two people"), text, names)


def ask_season_name(parent: QWidget, days: str) -> str | None:
    """Ask what the season of these `days` is called; `None` when it gets no name."""
    dialog = QtWidgets.QInputDialog(parent)
    dialog.setWindowTitle(window_title("Save as season…"))
    dialog.setLabelText(tr("Name of the season {days}:").format(days=days))
    dialog.setTextValue("")  # now there is a line to type in
    line = dialog.findChild(QtWidgets.QLineEdit)
    if line is not None:
        line.setMaxLength(_MOST_LETTERS)
    dress_form(dialog)
    name = " ".join(dialog.textValue().split()) if dialog.exec() else ""
    dialog.deleteLater()
    return name or None


def ask_picture(parent: QWidget, titles: Sequence[str]) -> int | None:
    """Ask what is to be in the picture; return its place in `titles`, or `None`."""
    title = choose(
        parent, window_title("Export as picture…"), tr("What should the picture show?"), titles
    )
    return None if title is None else list(titles).index(title)


def ask_screen(parent: QWidget, labels: list[str]) -> int | None:
    """Ask which display the players look at; return its place in `labels`, or `None`."""
    # Two displays of one make may have one name: the number tells them apart.
    numbered = [f"{number}: {label}" for number, label in enumerate(labels, start=1)]
    chosen = choose(parent, tr("Players' screen"), tr("On which display?"), numbered)
    return None if chosen is None else numbered.index(chosen)


def choose(parent: QWidget, title: str, question: str, offered: Sequence[str]) -> str | None:
    """Ask for one of `offered`; `None` when none is taken."""
    dialog = QtWidgets.QInputDialog(parent)
    dialog.setWindowTitle(title)
    dialog.setLabelText(question)
    dialog.setComboBoxItems(list(offered))
    dress_form(dialog)
    chosen = dialog.textValue() if dialog.exec() else None
    dialog.deleteLater()
    return chosen


def ask_compare(
    parent: QWidget, match: str, differing: Sequence[str] = (), why: str = ""
) -> bool | None:
    """Ask whether a session is the other room's card of `match`; `None` when that is left open.

    The settings that are `differing` are told. `why` says why the session does not open on its
    own, when that was wanted.
    """
    question = [
        f"{why}\n" if why else "",
        tr("Is this the other room's card of {match}?").format(match=match),
    ]
    question.append(tr("“Yes” adds its boards to that match. “Cancel” changes nothing."))
    if differing:
        settings = "\n".join((tr("The two cards differ:"), *differing))
        kept = tr("The match keeps its own settings.")
        question.append(f"\n{settings}\n{kept}")
    return answered(parent, tr("The other room"), "\n".join(filter(None, question)))


def ask_copy(parent: QWidget, where: str) -> bool:
    """Offer to copy the book at the end; `where` says to which folder, and when it was last."""
    kind = QtWidgets.QMessageBox
    question = "\n".join((tr("Copy the book before the program ends?"), where))
    box = kind(kind.Icon.NoIcon, tr("Copy of the book"), question, parent=parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    yes = box.addButton(tr("Copy"), kind.ButtonRole.AcceptRole)
    box.addButton(tr("Not now"), kind.ButtonRole.RejectRole)
    box.setDefaultButton(yes)
    dress_form(box)
    box.exec()
    copies = box.clickedButton() is yes
    box.deleteLater()
    return copies


def answered(parent: QWidget, title: str, question: str) -> bool | None:
    """Ask a question with yes or no; `None` when it is cancelled."""
    kind = QtWidgets.QMessageBox
    yes, no = kind.StandardButton.Yes, kind.StandardButton.No
    buttons = yes | no | kind.StandardButton.Cancel
    box = kind(kind.Icon.NoIcon, title, question, buttons, parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    dress_form(box)
    answer = box.exec()
    box.deleteLater()
    return {yes: True, no: False}.get(kind.StandardButton(answer))


def complain(text: str) -> None:
    """Say what is wrong where there is no window yet, and wait until it is read."""
    box = QtWidgets.QMessageBox(QtWidgets.QMessageBox.Icon.NoIcon, tr("Chicago"), text)
    dress_form(box)
    box.exec()
    box.deleteLater()


def ask_files_to_read(parent: QWidget, title: str, kinds: str) -> Sequence[Path]:
    """Ask which files to read."""
    dialog = QtWidgets.QFileDialog(parent, title, _begins_in(), kinds)
    dialog.setFileMode(QtWidgets.QFileDialog.FileMode.ExistingFiles)
    files = _files_of(dialog)
    for file in files[:1]:
        begin_beside(file)
    return files


def ask_folder(parent: QWidget, title: str, begins_in: str = "") -> Path | None:
    """Ask for a folder."""
    dialog = QtWidgets.QFileDialog(parent, title, begins_in or _begins_in())
    dialog.setFileMode(QtWidgets.QFileDialog.FileMode.Directory)
    dialog.setOption(QtWidgets.QFileDialog.Option.ShowDirsOnly)
    return _file_of(dialog)


def ask_file_to_write(
    parent: QWidget, title: str, name: str, kinds: str, remark: str = ""
) -> Path | None:
    """Ask where to write, `name` being offered; what is typed without an ending gets that of it.

    A `remark` on what will be written stands in the dialog.
    """
    dialog = QtWidgets.QFileDialog(parent, title, _begins_in(), kinds)
    dialog.setAcceptMode(QtWidgets.QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(Path(name).suffix)
    # "SVG (*.svg)": of several kinds the one that is chosen gives the ending.
    dialog.filterSelected.connect(lambda kind: dialog.setDefaultSuffix(kind.rstrip(")")[-3:]))
    dialog.selectFile(name)
    if remark:
        # The system's has no room for it.
        dialog.setOption(QtWidgets.QFileDialog.Option.DontUseNativeDialog)
        note = QtWidgets.QLabel(remark)
        note.setWordWrap(True)
        note.setTextFormat(Qt.TextFormat.PlainText)
        whole = dialog.layout()
        if isinstance(whole, QtWidgets.QGridLayout):
            whole.addWidget(note, whole.rowCount(), 0, 1, -1)
    return _file_of(dialog)


def _file_of(dialog: QtWidgets.QFileDialog) -> Path | None:
    """Ask by `dialog` for one file or folder."""
    return next(iter(_files_of(dialog)), None)


def _files_of(dialog: QtWidgets.QFileDialog) -> Sequence[Path]:
    """Ask by `dialog`; where the desktop has one of its own, that comes up as it looks there."""
    dress_form(dialog)
    for name in ("lookIn", "fileType"):
        # Qt 6.8 does not tell a screen reader what its lists of choices are for.
        label = dialog.findChild(QtWidgets.QLabel, f"{name}Label")
        combo = dialog.findChild(QtWidgets.QComboBox, f"{name}Combo")
        if isinstance(label, QtWidgets.QLabel) and combo is not None:
            label.setBuddy(combo)
    for files in dialog.findChildren(QtWidgets.QTreeView):
        # Qt gives kinds and days a width that is short of what stands there in Russian; the names
        # have the rest, and nothing is scrolled aside.
        header = files.header()
        header.setSectionResizeMode(0, QtWidgets.QHeaderView.ResizeMode.Stretch)
        for column in range(1, header.count()):
            header.setSectionResizeMode(column, QtWidgets.QHeaderView.ResizeMode.ResizeToContents)
    line = dialog.fontMetrics().height()
    dialog.resize(_FILES.width() * line, _FILES.height() * line)
    chosen = dialog.selectedFiles() if dialog.exec() else []
    beneath = QtWidgets.QApplication.activeModalWidget() or dialog.parentWidget()
    if beneath is not None:
        # When it ends together with the question whether to replace a file, some desktops give
        # the keys to no window.
        beneath.activateWindow()
    dialog.deleteLater()
    return [Path(each) for each in chosen]


def begin_beside(file: Path) -> None:
    """Let the next dialog for files begin where `file` lies, which could be read or written."""
    _USED[:] = [str(file.parent)]


def _begins_in() -> str:
    """Return where a file is looked for first: where the last one was, in Documents, or at home.

    Wherever the program was started from means nothing to who plays.
    """
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    folders = (*_USED, documents, QDir.homePath())
    return next((folder for folder in folders if QDir(folder).exists()), "")


class Guard:
    """Asks before the face opens, and keeps how it is covered."""

    def __init__(
        self,
        window: QWidget,
        codes: Codes,
        settings: Settings,
        theme: Callable[[], Theme],
    ) -> None:
        """Ask over `window`."""
        self._window = window
        self._codes = codes
        self._settings = settings
        self._theme = theme

    def name(self, players: tuple[str, ...]) -> str | None:
        """Ask who prepares when the form does not know; `None` when nobody is named."""
        return ask_name(self._window, players)

    def lets_in(self, session_id: str, name: str) -> bool:
        """Whether the face may open: there is no code, or the right one was typed.

        Raises `CodesUnreadable`.
        """
        return self._knows_code(session_id, tr("{name}, type the code:").format(name=name))

    def _knows_code(self, session_id: str, question: str) -> bool:
        if not self._codes.has(session_id):
            return True
        from chicago_gui.widgets.code_pad import CodeDialog  # few evenings have a code

        dialog = CodeDialog(self._theme(), question, self._window)

        def judge(code: str) -> None:
            if self._codes.fits(session_id, code):
                dialog.accept()
            else:
                dialog.wrong()

        dialog.typed.connect(judge)
        entered = dialog.exec() == CodeDialog.DialogCode.Accepted
        dialog.deleteLater()
        return entered

    def set_clock(self, clock: CoverClock) -> None:
        """Let `clock` cover as the settings say."""
        clock.minutes = self._settings.cover_minutes
        clock.on_leaving = self._settings.cover_on_leaving

    def has_code(self, session_id: str) -> bool:
        """Whether the session asks for a code, as one may whose codes cannot be read."""
        try:
            return self._codes.has(session_id)
        except CodesUnreadable:
            return True

    def set_code(self, session_id: str, code: str) -> str:
        """Ask for `code` in that evening from now on, for none when it is empty.

        Return why not in one sentence, or nothing.
        """
        try:
            # Or whoever wants to look would give the evening a code of their own.
            if not self._knows_code(session_id, tr("Current code:")):
                return tr("The code is unchanged.")
            self._codes.set(session_id, code or None)
        except CodesUnreadable as error:
            return str(error)
        except OSError as error:
            return tr("The code could not be saved: {why}.").format(why=error.strerror)
        return ""
