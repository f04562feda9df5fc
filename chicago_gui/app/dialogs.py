"""Questions over the window, the progress of long work, and the file dialogs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

# Modules are named in full: PySide6 creates a type when its name is imported. The dialogs take
# 2 ms, for which startup must not wait.
from PySide6 import QtCore, QtWidgets
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QWidget

from chicago_gui.sheet.words import tr, window_title
from chicago_gui.widgets.style_sheets import dress_form
from chicago_gui.widgets.theme import plain_tip

_FILES = QSize(52, 32)
"""Size of a file dialog in line heights, with room for names, sizes and dates."""

_MOST_LETTERS = 40
"""Greatest length of a season's name: it must fit into the list of periods."""

_USED: list[str] = []
"""The folder of the file read or written last in this run; empty or one item."""


def ask_name(parent: QWidget, players: tuple[str, ...]) -> str | None:
    """Ask who prepares; return `None` if cancelled."""
    return choose(parent, tr("Preparer"), tr("Who prepares this deal?"), players)


def ask_whose(parent: QWidget, name: str, others: Sequence[str]) -> str | None:
    """Ask which of `others` is the same person as `name`; return `None` if cancelled."""
    text = plain_tip(tr("Merge “{name}” with").format(name=name))
    return choose(parent, tr("Same person"), text, others)


def ask_apart(parent: QWidget, person: str, names: Sequence[str]) -> str | None:
    """Ask which of `names` to separate from `person`; return `None` if cancelled."""
    text = plain_tip(tr("Separate from “{name}”:").format(name=person))
    return choose(parent, tr("Two people"), text, names)


def ask_season_name(parent: QWidget, days: str) -> str | None:
    """Ask for the name of the season of these `days`; return `None` if there is none."""
    dialog = QtWidgets.QInputDialog(parent)
    dialog.setWindowTitle(window_title("Save as season…"))
    dialog.setLabelText(tr("Name of the season {days}:").format(days=days))
    dialog.setTextValue("")  # this makes the dialog create its line
    line = dialog.findChild(QtWidgets.QLineEdit)
    if line is not None:
        line.setMaxLength(_MOST_LETTERS)
    dress_form(dialog)
    name = " ".join(dialog.textValue().split()) if dialog.exec() else ""
    dialog.deleteLater()
    return name or None


def ask_picture(parent: QWidget, offered: Mapping[str, str]) -> str | None:
    """Ask what the picture should show; return the key of its title in `offered`, or `None`."""
    question, titles = tr("What should the picture show?"), list(offered.values())
    title = choose(parent, window_title("Export as picture…"), question, titles)
    return next((what for what in offered if offered[what] == title), None)


def ask_screen(parent: QWidget, labels: list[str]) -> int | None:
    """Ask which display the players watch; return its index in `labels`, or `None`."""
    # Two displays may have the same name; the number tells them apart.
    numbered = [f"{number}: {label}" for number, label in enumerate(labels, start=1)]
    chosen = choose(parent, tr("Players' screen"), tr("On which display?"), numbered)
    return None if chosen is None else numbered.index(chosen)


def choose(parent: QWidget, title: str, question: str, offered: Sequence[str]) -> str | None:
    """Ask for one of `offered`; return `None` if cancelled."""
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
    """Ask whether a session is the other room's card of `match`; return `None` if cancelled.

    `differing` are the settings in which the cards differ. `why` says why the session cannot be
    opened on its own, if that was answered before.
    """
    question = [
        f"{why}\n" if why else "",
        tr("Is this the other room's card of {match}?").format(match=match),
    ]
    question.append(tr("“Yes” adds its boards to that match."))
    if differing:
        settings = "\n".join((tr("The two cards differ:"), *differing))
        kept = tr("The match keeps its own settings.")
        question.append(f"\n{settings}\n{kept}")
    return answered(parent, tr("The other room"), "\n".join(filter(None, question)))


def ask_copy(parent: QWidget, where: str) -> bool:
    """Offer to copy the book at the end; `where` tells the folder and the last copy."""
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
    """Ask a question with yes or no; return `None` if cancelled."""
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
    """Show an error while there is no window, and wait until it is closed."""
    box = QtWidgets.QMessageBox(QtWidgets.QMessageBox.Icon.NoIcon, tr("Chicago"), text)
    dress_form(box)
    box.exec()
    box.deleteLater()


def ask_files_to_read(parent: QWidget, title: str, kinds: str) -> Sequence[Path]:
    """Ask which files to read; return an empty list if cancelled."""
    dialog = QtWidgets.QFileDialog(parent, title, _begins_in(), kinds)
    dialog.setFileMode(QtWidgets.QFileDialog.FileMode.ExistingFiles)
    files = _files_of(dialog)
    for file in files[:1]:
        begin_beside(file)
    return files


def ask_folder(parent: QWidget, title: str, begins_in: str = "") -> Path | None:
    """Ask for a folder; return `None` if cancelled."""
    dialog = QtWidgets.QFileDialog(parent, title, begins_in or _begins_in())
    dialog.setFileMode(QtWidgets.QFileDialog.FileMode.Directory)
    dialog.setOption(QtWidgets.QFileDialog.Option.ShowDirsOnly)
    return _file_of(dialog)


def ask_file_to_write(
    parent: QWidget, title: str, name: str, kinds: str, remark: str = ""
) -> Path | None:
    """Ask where to write; return `None` if cancelled.

    `name` is offered; its ending is added to a name without one. The dialog shows `remark`.
    """
    dialog = QtWidgets.QFileDialog(parent, title, _begins_in(), kinds)
    dialog.setAcceptMode(QtWidgets.QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(Path(name).suffix)
    # The selected kind, such as "SVG (*.svg)", gives the ending.
    dialog.filterSelected.connect(lambda kind: dialog.setDefaultSuffix(kind.rstrip(")")[-3:]))
    dialog.selectFile(name)
    if remark:
        # Native dialogs have no room for it.
        dialog.setOption(QtWidgets.QFileDialog.Option.DontUseNativeDialog)
        note = QtWidgets.QLabel(remark)
        note.setWordWrap(True)
        note.setTextFormat(Qt.TextFormat.PlainText)
        whole = dialog.layout()
        if isinstance(whole, QtWidgets.QGridLayout):
            whole.addWidget(note, whole.rowCount(), 0, 1, -1)
    return _file_of(dialog)


def _file_of(dialog: QtWidgets.QFileDialog) -> Path | None:
    """Run `dialog`; return the chosen file or folder, or `None`."""
    return next(iter(_files_of(dialog)), None)


def _files_of(dialog: QtWidgets.QFileDialog) -> Sequence[Path]:
    """Run `dialog`, native where the desktop has one; return the chosen files."""
    dress_form(dialog)
    for name in ("lookIn", "fileType"):
        # In Qt 6.8 these lists have no label for screen readers.
        label = dialog.findChild(QtWidgets.QLabel, f"{name}Label")
        combo = dialog.findChild(QtWidgets.QComboBox, f"{name}Combo")
        if isinstance(label, QtWidgets.QLabel) and combo is not None:
            label.setBuddy(combo)
    for files in dialog.findChildren(QtWidgets.QTreeView):
        # Qt's columns of kind and date are too narrow for Russian. They get their full width and
        # the names the rest, so that nothing scrolls sideways.
        header = files.header()
        header.setSectionResizeMode(0, QtWidgets.QHeaderView.ResizeMode.Stretch)
        for column in range(1, header.count()):
            header.setSectionResizeMode(column, QtWidgets.QHeaderView.ResizeMode.ResizeToContents)
    line = dialog.fontMetrics().height()
    dialog.resize(_FILES.width() * line, _FILES.height() * line)
    chosen = dialog.selectedFiles() if dialog.exec() else []
    beneath = QtWidgets.QApplication.activeModalWidget() or dialog.parentWidget()
    if beneath is not None:
        # Together with the question whether to replace a file, its end leaves some desktops without
        # an active window.
        beneath.activateWindow()
    dialog.deleteLater()
    return [Path(each) for each in chosen]


def begin_beside(file: Path) -> None:
    """Let the next file dialog start in the folder of `file`."""
    _USED[:] = [str(file.parent)]


def _begins_in() -> str:
    """Return the folder in which a file dialog starts: the last one, Documents, or home.

    The working directory means nothing to players.
    """
    paths = QtCore.QStandardPaths
    documents = paths.writableLocation(paths.StandardLocation.DocumentsLocation)
    folders = (*_USED, documents, str(Path.home()))
    return next((folder for folder in folders if Path(folder).is_dir()), "")


_SOON = 400  # ms; shorter work shows no progress


class Progress:
    """A dialog that shows the progress of work on many sessions, with a Stop button."""

    def __init__(self, parent: QWidget, text: str, total: int) -> None:
        """Show `text` once the work takes longer than 400 ms."""
        self._dialog = QtWidgets.QProgressDialog(text, tr("Stop"), 0, max(total, 1), parent)
        self._dialog.setWindowTitle(text)
        self._dialog.setWindowModality(Qt.WindowModality.WindowModal)
        self._dialog.setMinimumDuration(_SOON)
        self._dialog.setMinimumWidth(360)
        dress_form(self._dialog)
        self._dialog.setValue(0)

    def show(self, done: int) -> bool:
        """Show how much is done; return whether to go on."""
        self._dialog.setValue(done)
        return not self._dialog.wasCanceled()

    def close(self) -> None:
        """Close the dialog."""
        self._dialog.close()
        self._dialog.deleteLater()
