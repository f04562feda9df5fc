"""Start the program: application, looks, book, window; stay until it is closed."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication, QMessageBox

from chicago_gui.app.chicago import Chicago
from chicago_gui.app.mishap import install
from chicago_gui.book import Book, BookError, default_path
from chicago_gui.desk.settings import Settings
from chicago_gui.form.marks import Paper
from chicago_gui.form.words import tr
from chicago_gui.widgets.theme import load_resources


def run(*, file: Path | None, book: Path | None, language: str | None, paper: str) -> int:
    """Open the window and stay until it is closed; return the exit status."""
    app = QApplication(["chicago-gui"])
    app.setApplicationName("chicago-gui")
    app.setDesktopFileName("chicago-gui")
    load_resources()
    app.setWindowIcon(QIcon(":/chicago/icons/chicago-256.png"))
    path = book or default_path()
    try:
        opened = Book.open(path)
    except BookError as error:
        QMessageBox.critical(None, tr("Chicago"), str(error))
        return 2
    chicago = Chicago(app, opened, path.parent, Settings(), Paper[paper.upper()])
    install(chicago.tell)
    chicago.start(file)
    try:
        return app.exec()
    finally:
        chicago.close()
        opened.close()
