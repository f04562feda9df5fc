"""The dialog for a file to write, used as a person does."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFileDialog,
    QLineEdit,
    QTreeView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from chicago_gui.app import dialogs
from chicago_gui.app.papers import Papers
from chicago_gui.desk.settings import Settings
from chicago_gui.paper.marks import Paper
from tests.window import answering


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("", "chicago-2026-11-20.pdf"),
        ("вечер", "вечер.pdf"),
        ("evening.of.ours.pdf", "evening.of.ours.pdf"),
        ("evening.txt", "evening.txt"),
    ],
)
def test_what_is_typed_gets_the_ending_that_was_offered(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, typed: str, written: str
) -> None:
    window = QWidget()
    qtbot.addWidget(window)

    def answer(dialog: QDialog) -> None:
        line = dialog.findChild(QLineEdit)
        assert isinstance(line, QLineEdit)
        name = typed or line.text()
        line.setText(str(tmp_path / name))
        qtbot.keyClick(line, Qt.Key.Key_Return)

    answering(qapp, answer)
    chosen = dialogs.ask_file_to_write(
        window, "Save as PDF", "chicago-2026-11-20.pdf", "PDF (*.pdf)"
    )
    assert chosen == tmp_path / written


def test_who_cancels_writes_nothing(qtbot: QtBot, qapp: QApplication) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    answering(qapp, lambda dialog: qtbot.keyClick(dialog, Qt.Key.Key_Escape))
    assert dialogs.ask_file_to_write(window, "Export as CSV", "a.csv", "CSV (*.csv)") is None


def test_who_was_asked_for_a_file_has_the_keys_again_in_the_window(
    qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, other = QWidget(), QWidget()
    for each in (window, other):
        qtbot.addWidget(each)
        each.show()

    def leave_the_keys_elsewhere(dialog: QFileDialog) -> int:
        answered = QDialog.exec(dialog)
        with qtbot.waitActive(other):
            other.activateWindow()  # some desktops do this, or leave no window active
        return answered

    monkeypatch.setattr(QFileDialog, "exec", leave_the_keys_elsewhere)
    answering(qapp, lambda dialog: qtbot.keyClick(dialog, Qt.Key.Key_Escape))
    dialogs.ask_file_to_write(window, "Export as CSV", "a.csv", "CSV (*.csv)")
    qtbot.waitUntil(window.isActiveWindow)


def test_files_are_looked_for_at_home_and_then_where_one_could_be_written_last(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home, elsewhere, lost = (tmp_path / name for name in ("home", "elsewhere", "lost"))
    for folder in (home, elsewhere, lost):
        folder.mkdir()
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setattr(dialogs, "_USED", [])
    window = QWidget()
    qtbot.addWidget(window)
    begun = []
    told: list[str] = []
    papers = Papers(
        window, Paper.A4, told.append, lambda text: None, Settings(tmp_path / "looks.ini")
    )

    def write(where: str) -> None:
        def answer(dialog: QDialog) -> None:
            assert isinstance(dialog, QFileDialog)
            begun.append(Path(dialog.directory().path()))
            line = dialog.findChild(QLineEdit)
            assert isinstance(line, QLineEdit)
            if where:
                line.setText(where)
            qtbot.keyClick(line, Qt.Key.Key_Return if where else Qt.Key.Key_Escape)

        answering(qapp, answer)
        path = dialogs.ask_file_to_write(window, "Export as CSV", "a.csv", "CSV (*.csv)")
        if path is None:
            return
        if path.parent == lost:
            lost.rmdir()
        papers.write(path, "")
        lost.mkdir(exist_ok=True)

    write("")
    (home / "Documents").mkdir()
    write(str(elsewhere / "b.csv"))
    assert not told
    write(str(lost / "b.csv"))
    assert len(told) == 1
    write("")
    shutil.rmtree(elsewhere)
    write("")
    documents = home / "Documents"
    assert begun == [home, documents, elsewhere, elsewhere, documents]


def test_what_heads_the_files_stands_in_the_middle_of_its_row(
    qtbot: QtBot, qapp: QApplication
) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    found: list[tuple[int, int]] = []

    def look(dialog: QDialog) -> None:
        (files,) = dialog.findChildren(QTreeView)
        header = files.header()
        QApplication.processEvents()
        image = header.grab().toImage()
        at = header.sectionViewportPosition(2)  # another column has the arrow of the sort order
        ground, wide = image.pixel(at + 1, 2), header.sectionSize(2)
        rows = [
            y
            for y in range(1, image.height() - 2)  # without the rule at the bottom
            if any(image.pixel(x, y) != ground for x in range(at + 2, at + wide - 2))
        ]
        found.append((rows[0], image.height() - rows[-1]))
        dialog.reject()

    answering(qapp, look)
    dialogs.ask_file_to_write(window, "Export as CSV", "a.csv", "CSV (*.csv)")
    ((above, beneath),) = found
    assert abs(above - beneath) <= 6
