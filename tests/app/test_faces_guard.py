from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from chicago_gui.app.faces import Guard
from chicago_gui.desk.settings import Codes, CodesUnreadable, Settings
from chicago_gui.widgets.code_pad import CodeDialog
from chicago_gui.widgets.theme import DAY
from tests.window import answering

EVENING = "11111111-evening"


class Watched:
    """A guard with all that it uses."""

    def __init__(self, window: QWidget, folder: Path) -> None:
        self.window = window
        self.codes = Codes(folder / "codes.json")
        self.settings = Settings(folder / "looks.ini")
        self.guard = Guard(window, self.codes, self.settings, lambda: DAY)


@pytest.fixture
def watched(qtbot: QtBot, tmp_path: Path) -> Watched:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    return Watched(window, tmp_path)


def test_without_a_code_nobody_is_asked(watched: Watched) -> None:
    assert watched.guard.lets_in(EVENING, "Vera")


def test_the_code_is_asked_in_the_name_of_who_prepares(
    qtbot: QtBot, qapp: QApplication, watched: Watched
) -> None:
    watched.codes.set(EVENING, "0417")
    said: list[str] = []

    def answer(dialog: QDialog) -> None:
        assert isinstance(dialog, CodeDialog)
        said.append(dialog.sentence.text())
        qtbot.keyClicks(dialog.pad, "0418")
        said.append(dialog.sentence.text())
        qtbot.keyClicks(dialog.pad, "0417")

    answering(qapp, answer)
    assert watched.guard.lets_in(EVENING, "Vera")
    assert said == ["Vera, type the code:", "Wrong code. Type it again:"]


def test_whoever_gives_the_code_up_is_not_let_in(
    qtbot: QtBot, qapp: QApplication, watched: Watched
) -> None:
    watched.codes.set(EVENING, "0417")
    answering(qapp, lambda dialog: qtbot.keyClick(dialog, Qt.Key.Key_Escape))
    assert not watched.guard.lets_in(EVENING, "Vera")


def test_a_code_is_kept(watched: Watched) -> None:
    assert not watched.guard.has_code(EVENING)
    assert watched.guard.set_code(EVENING, "0417") == ""
    assert watched.guard.has_code(EVENING)
    assert watched.codes.fits(EVENING, "0417")
    assert not watched.codes.fits(EVENING, "0418")


@pytest.mark.parametrize("new", ["", "2222"], ids=["taken away", "another one"])
@pytest.mark.parametrize("knows", [True, False])
def test_only_who_knows_a_code_changes_it(
    qtbot: QtBot, qapp: QApplication, watched: Watched, new: str, knows: bool
) -> None:
    watched.codes.set(EVENING, "0417")

    def old_code(dialog: QDialog) -> None:
        assert isinstance(dialog, CodeDialog)
        assert dialog.sentence.text() == "Current code:"
        qtbot.keyClicks(dialog.pad, "0417" if knows else "2222")
        if not knows:
            qtbot.keyClick(dialog, Qt.Key.Key_Escape)

    answering(qapp, old_code)
    said = watched.guard.set_code(EVENING, new)
    assert said == ("" if knows else "The code is unchanged.")
    assert watched.codes.has(EVENING) == (bool(new) or not knows)
    if watched.codes.has(EVENING):
        assert watched.codes.fits(EVENING, new if knows else "0417")


def test_a_code_that_cannot_be_kept_is_told(qapp: QApplication, tmp_path: Path) -> None:
    window = QWidget()
    watched = Watched(window, tmp_path / "none")
    said = watched.guard.set_code(EVENING, "0417")
    assert said == "The code could not be saved: No such file or directory."
    window.deleteLater()


def test_damaged_codes_are_neither_passed_nor_replaced(watched: Watched, tmp_path: Path) -> None:
    damaged = tmp_path / "codes.json"
    damaged.write_bytes(b"")
    assert watched.guard.has_code(EVENING)
    with pytest.raises(CodesUnreadable):
        watched.guard.lets_in(EVENING, "Vera")
    assert "to remove all codes: it cannot be read." in watched.guard.set_code(EVENING, "0417")
    assert damaged.read_bytes() == b""
