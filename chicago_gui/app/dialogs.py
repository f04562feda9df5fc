"""Questions that are asked over the window, and what the book says as a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QFileDialog,
    QGridLayout,
    QInputDialog,
    QLabel,
    QMessageBox,
    QWidget,
)

from chicago_gui import __version__
from chicago_gui.book import BookError, BookNotice
from chicago_gui.sheet.words import reason, sentence, tr
from chicago_gui.widgets.theme import plain_tip


def book_sentence(said: BookError | BookNotice) -> str:
    """Return why the book refused, or what happened when it was opened."""
    text = reason(said.reason).format(**{k: _figure(k, v) for k, v in said.figures.items()})
    return sentence(text) + "."


def _figure(name: str, value: object) -> object:
    if isinstance(value, datetime):
        return value.astimezone()
    # A cause is a sentence's half of its own.
    return tr(value) if name == "cause" and isinstance(value, str) and value else value


def ask_name(parent: QWidget, players: tuple[str, ...]) -> str | None:
    """Ask who prepares; `None` when nobody is named."""
    name, taken = QInputDialog.getItem(
        parent, tr("Preparer"), tr("Who prepares this deal?"), list(players), 0, False
    )
    return name if taken else None


def ask_whose(parent: QWidget, name: str, others: Sequence[str]) -> str | None:
    """Ask for whom `name` is another spelling; `None` when nobody is named."""
    text = plain_tip(tr("“{name}” is the same person as").format(name=name))
    whose, taken = QInputDialog.getItem(parent, tr("Same person"), text, list(others), 0, False)
    return whose if taken else None


def ask_apart(parent: QWidget, person: str, names: Sequence[str]) -> str | None:
    """Ask which of `names` is to count for itself again, and no more for `person`."""
    text = plain_tip(tr("No longer the same person as “{name}”:").format(name=person))
    name, taken = QInputDialog.getItem(parent, tr("Two persons"), text, list(names), 0, False)
    return name if taken else None


def ask_picture(parent: QWidget, titles: Sequence[str]) -> int | None:
    """Ask what is to be in the picture; return its place in `titles`, or `None`."""
    title, taken = QInputDialog.getItem(
        parent, tr("Export as picture"), tr("A picture of what?"), list(titles), 0, False
    )
    return list(titles).index(title) if taken else None


def ask_compare(parent: QWidget) -> bool:
    """Ask whether a session file is the other room's card of the session that is open."""
    parent.show()  # it is not, when the program was started on a file
    button = QMessageBox.question(
        parent,
        tr("The other room"),
        tr("Is this the other room's card? Its boards then come into the session that is open."),
    )
    return button is QMessageBox.StandardButton.Yes


def ask_screen(parent: QWidget, labels: list[str]) -> int | None:
    """Ask which display the players look at; return its place in `labels`, or `None`."""
    # Two displays of one make may have one name: the number tells them apart.
    numbered = [f"{number}: {label}" for number, label in enumerate(labels, start=1)]
    chosen, taken = QInputDialog.getItem(
        parent, tr("Players' screen"), tr("On which display?"), numbered, 0, False
    )
    return numbered.index(chosen) if taken else None


def ask_file_to_write(
    parent: QWidget, title: str, name: str, kinds: str, remark: str = ""
) -> Path | None:
    """Ask where to write, `name` being offered; what is typed without an ending gets that of it.

    A `remark` on what will be written stands in the dialog.
    """
    dialog = QFileDialog(parent, title, "", kinds)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(Path(name).suffix)
    # "SVG (*.svg)": of several kinds the one that is chosen gives the ending.
    dialog.filterSelected.connect(lambda kind: dialog.setDefaultSuffix(kind.rstrip(")")[-3:]))
    dialog.selectFile(name)
    if remark:
        dialog.setOption(QFileDialog.Option.DontUseNativeDialog)  # the system's has no room for it
        said = QLabel(remark)
        said.setWordWrap(True)
        said.setTextFormat(Qt.TextFormat.PlainText)
        whole = dialog.layout()
        if isinstance(whole, QGridLayout):
            whole.addWidget(said, whole.rowCount(), 0, 1, -1)
    chosen = dialog.selectedFiles() if dialog.exec() else []
    dialog.deleteLater()
    return Path(chosen[0]) if chosen else None


def show_about(parent: QWidget) -> None:
    """Say what the program is."""
    QMessageBox.about(
        parent,
        tr("About Chicago"),
        tr("Chicago {version}: the score sheet for one laptop on a card table.").format(
            version=__version__
        ),
    )
