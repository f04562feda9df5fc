"""Copies of the book in another folder, from the Backups dialog and at the program's end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, Qt, QUrl, Slot
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox

from chicago_gui.app import dialogs
from chicago_gui.book import backups
from chicago_gui.desk.settings import Codes, Colours
from chicago_gui.games.house import columns
from chicago_gui.games.house.evening import Session
from chicago_gui.players.start_page import StartPage
from chicago_gui.players.windows import BackupsWindow
from tests.window import Window, answering

LEFT = Qt.MouseButton.LeftButton
SIX = 5


@pytest.fixture
def stick(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "stick"
    folder.mkdir()
    monkeypatch.setattr(dialogs, "ask_folder", lambda *_: folder)
    return folder


def copy_to(window: Window) -> list[str]:
    """Choose the folder in the dialog, which copies at once; return the messages."""
    said: list[str] = []

    def click(dialog: object) -> None:
        assert isinstance(dialog, BackupsWindow)
        said.append(dialog.copies.text())
        assert not dialog.copy_now.isVisible()
        QTest.mouseClick(dialog.choose_folder, LEFT)
        said.extend((dialog.sentence.text(), dialog.copies.text()))
        dialog.reject()

    answering(window.app, click)
    window.use("backups")
    return said


def test_a_folder_is_chosen_and_the_book_copied_there(
    window: Window, going_on: Session, stick: Path
) -> None:
    before, done, after = copy_to(window)
    assert before.startswith("To keep a copy elsewhere")
    assert done == "The book is copied and checked."
    assert after.startswith(f"Copies go to {stick}. Last copy: 20")
    (copy,) = backups.copies_in(stick)
    assert {each.name for each in copy.path.iterdir()} >= {"book.sqlite", "settings.ini"}


def test_a_copy_is_restored_with_its_codes(window: Window, going_on: Session, stick: Path) -> None:
    codes = Codes(window.book_path.parent / "codes.json")
    codes.set(going_on.sheet.id, "1234")
    copy_to(window)
    codes.set(going_on.sheet.id, None)
    window.enter(SIX, columns.RESULT, "=⏎")

    def restore(dialog: object) -> None:
        assert isinstance(dialog, BackupsWindow)
        line = next(each for each in dialog.table.lines if each.where)
        dialog.table.set_lines(dialog.table.lines, lambda each: each is line)
        QTest.mouseClick(dialog.restore, LEFT)

    answering(window.app, restore)
    window.use("backups")
    assert isinstance(window.page, StartPage)
    assert window.book.load(going_on.sheet.id).session == going_on
    assert codes.has(going_on.sheet.id)


@pytest.mark.parametrize("too", [True, False])
def test_settings_of_a_copy_are_restored_with_the_tick(
    window: Window, stick: Path, too: bool
) -> None:
    copy_to(window)
    window.use("dark")
    assert window.settings.colours is Colours.EVENING
    background = window.main.palette().window().color()

    def restore(dialog: object) -> None:
        assert isinstance(dialog, BackupsWindow)
        line = next(each for each in dialog.table.lines if each.where)
        dialog.table.set_lines(dialog.table.lines, lambda each: each is line)
        assert not dialog.settings_too.isChecked()
        if too:
            dialog.settings_too.setFocus()
            QTest.keyClick(dialog.settings_too, Qt.Key.Key_Space)
        QTest.mouseClick(dialog.restore, LEFT)

    answering(window.app, restore)
    window.use("backups")
    assert isinstance(window.page, StartPage)
    assert (window.settings.colours is Colours.EVENING) is not too
    assert (window.main.palette().window().color() == background) is not too
    assert window.action("dark").isChecked() is not too


class Opener(QObject):
    """What the desktop opens files with."""

    def __init__(self) -> None:
        super().__init__()
        self.opened: list[QUrl] = []

    @Slot(QUrl)
    def take(self, url: QUrl) -> None:
        self.opened.append(url)


def test_the_folder_of_the_copies_is_opened(window: Window, stick: Path) -> None:
    copy_to(window)
    desktop = Opener()
    slot: Any = "take"  # text, whatever PySide's types say
    QDesktopServices.setUrlHandler("file", desktop, slot)

    def click(dialog: object) -> None:
        assert isinstance(dialog, BackupsWindow)
        QTest.mouseClick(dialog.open_folder, LEFT)
        dialog.reject()

    answering(window.app, click)
    window.use("backups")
    QDesktopServices.unsetUrlHandler("file")
    assert [Path(url.toLocalFile()) for url in desktop.opened] == [stick]


def test_a_stick_that_is_not_there_is_told_and_comes_back(window: Window, stick: Path) -> None:
    copy_to(window)
    stick.rename(stick.with_name("pulled out"))
    said: list[str] = []

    def look(dialog: object) -> None:
        assert isinstance(dialog, BackupsWindow)
        said.append(dialog.copies.text())
        assert not dialog.copy_now.isEnabled()
        assert not dialog.open_folder.isEnabled()
        dialog.reject()

    answering(window.app, look)
    window.use("backups")
    assert said[0].endswith("This folder is not there now.")


@pytest.mark.parametrize("yes", [True, False])
def test_the_end_offers_a_copy_where_the_folder_lacks_something(
    window: Window, stick: Path, yes: bool
) -> None:
    copy_to(window)
    window.enter(SIX, columns.RESULT, "=⏎")
    asked: list[str] = []

    def answer(dialog: object) -> None:
        assert isinstance(dialog, QMessageBox)
        asked.append(dialog.text())
        QTest.keyClick(dialog, Qt.Key.Key_Return if yes else Qt.Key.Key_Escape)

    answering(window.app, answer)
    window.quit()
    assert asked[0].startswith(f"Copy the book before the program ends?\nCopies go to {stick}.")
    assert len(backups.copies_in(stick)) == (2 if yes else 1)


def test_the_end_asks_nothing_where_nothing_has_changed_or_the_system_ends_it(
    window: Window, stick: Path
) -> None:
    copy_to(window)
    window.chicago.backing_up.offer()  # a question would block the test
    window.enter(SIX, columns.RESULT, "=⏎")
    window.chicago.backing_up.asks = False
    window.quit()
    assert len(backups.copies_in(stick)) == 1
