"""The few questions the program asks outside the flow of a deal."""

from __future__ import annotations

from enum import Enum, auto

from PySide6.QtWidgets import QInputDialog, QMessageBox, QWidget

from chicago_gui import __version__
from chicago_gui.form.words import tr
from chicago_gui.public.sheet import Sheet


class Same(Enum):
    """What becomes of a session file whose session the book has already, otherwise written."""

    REPLACE = auto()
    BOTH = auto()
    NEITHER = auto()


def ask_same_id(parent: QWidget, sheet: Sheet) -> Same:
    """Ask whether the file's session replaces the book's, or both are kept."""
    box = QMessageBox(parent)
    box.setWindowTitle(tr("The same session"))
    box.setText(
        tr("The book has the session of {date} already, with other entries.").format(
            date=sheet.date.isoformat()
        )
    )
    both = box.addButton(tr("Keep both"), QMessageBox.ButtonRole.AcceptRole)
    replaced = box.addButton(tr("Replace the book's"), QMessageBox.ButtonRole.DestructiveRole)
    box.addButton(QMessageBox.StandardButton.Cancel)
    box.setDefaultButton(both)
    box.exec()
    clicked = box.clickedButton()
    if clicked is both:
        return Same.BOTH
    return Same.REPLACE if clicked is replaced else Same.NEITHER


def ask_name(parent: QWidget, players: tuple[str, ...]) -> str | None:
    """Ask who prepares; `None` when nobody is named."""
    name, taken = QInputDialog.getItem(
        parent, tr("Preparer"), tr("Who prepares this deal?"), list(players), 0, False
    )
    return name if taken else None


def show_about(parent: QWidget) -> None:
    """Say what the program is."""
    QMessageBox.about(
        parent,
        tr("About Chicago"),
        tr("Chicago {version}: the score sheet for five at one table.").format(version=__version__),
    )
