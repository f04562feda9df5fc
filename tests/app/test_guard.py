from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from chicago_gui.app.guard import Guard
from chicago_gui.desk.cover_clock import CoverClock
from chicago_gui.desk.settings import Codes, Settings
from chicago_gui.players.cover_dialog import CodeDialog, CoverDialog
from chicago_gui.widgets.theme import DAY
from tests.window import answering

EVENING = "11111111-evening"


class Watched:
    """A guard and all it has to do with."""

    def __init__(self, window: QWidget, folder: Path) -> None:
        self.window = window
        self.told: list[str] = []
        self.codes = Codes(folder / "codes.json")
        self.settings = Settings(folder / "looks.ini")
        self.guard = Guard(window, self.codes, self.settings, lambda: DAY, self.told.append)


@pytest.fixture
def watched(qtbot: QtBot, tmp_path: Path) -> Watched:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    return Watched(window, tmp_path)


def change(
    qapp: QApplication, watched: Watched, answer: Callable[[CoverDialog], None], session: str | None
) -> None:
    def look(dialog: QDialog) -> None:
        assert isinstance(dialog, CoverDialog)
        answer(dialog)

    answering(qapp, look)
    watched.guard.change(session)


def test_without_a_code_nobody_is_asked(watched: Watched) -> None:
    assert watched.guard.lets_in(EVENING, "Vera")


def test_the_code_is_asked_in_the_name_of_who_prepares(
    qtbot: QtBot, qapp: QApplication, watched: Watched
) -> None:
    watched.codes.set(EVENING, "0417")
    said: list[str] = []

    def answer(dialog: QDialog) -> None:
        assert isinstance(dialog, CodeDialog)
        said.append(dialog.said.text())
        qtbot.keyClicks(dialog.pad, "0418")
        said.append(dialog.said.text())
        qtbot.keyClicks(dialog.pad, "0417")

    answering(qapp, answer)
    assert watched.guard.lets_in(EVENING, "Vera")
    assert said == ["The code, Vera:", "That is not the code. Once more:"]


def test_whoever_gives_the_code_up_is_not_let_in(
    qtbot: QtBot, qapp: QApplication, watched: Watched
) -> None:
    watched.codes.set(EVENING, "0417")
    answering(qapp, lambda dialog: qtbot.keyClick(dialog, Qt.Key.Key_Escape))
    assert not watched.guard.lets_in(EVENING, "Vera")


def test_minutes_leaving_and_code_are_kept(qapp: QApplication, watched: Watched) -> None:
    def answer(dialog: CoverDialog) -> None:
        dialog.minutes.setValue(0.5)
        dialog.on_leaving.setChecked(True)
        dialog.asks.setChecked(True)
        dialog.code.setText("0417")
        dialog.accept()

    change(qapp, watched, answer, EVENING)
    assert (watched.settings.cover_minutes, watched.settings.cover_on_leaving) == (0.5, True)
    assert watched.codes.fits(EVENING, "0417")
    assert not watched.codes.fits(EVENING, "0418")
    clock = CoverClock(qapp)
    watched.guard.set_clock(clock)
    assert (clock.minutes, clock.on_leaving) == (0.5, True)


def test_cancelled_nothing_is_kept(qapp: QApplication, watched: Watched) -> None:
    def answer(dialog: CoverDialog) -> None:
        dialog.minutes.setValue(9)
        dialog.asks.setChecked(True)
        dialog.code.setText("0417")
        dialog.reject()

    change(qapp, watched, answer, EVENING)
    assert watched.settings.cover_minutes == 2.0
    assert not watched.codes.has(EVENING)


def test_a_code_stays_when_only_the_minutes_change(qapp: QApplication, watched: Watched) -> None:
    watched.codes.set(EVENING, "0417")

    def minutes(dialog: CoverDialog) -> None:
        dialog.minutes.setValue(9)
        dialog.accept()

    change(qapp, watched, minutes, EVENING)
    assert watched.codes.fits(EVENING, "0417")


@pytest.mark.parametrize("new", ["", "2222"], ids=["taken away", "another one"])
@pytest.mark.parametrize("knows", [True, False])
def test_only_who_knows_a_code_changes_it(
    qtbot: QtBot, qapp: QApplication, watched: Watched, new: str, knows: bool
) -> None:
    watched.codes.set(EVENING, "0417")

    def old_code(dialog: QDialog) -> None:
        assert isinstance(dialog, CodeDialog)
        assert dialog.said.text() == "The code until now:"
        qtbot.keyClicks(dialog.pad, "0417" if knows else "2222")
        if not knows:
            qtbot.keyClick(dialog, Qt.Key.Key_Escape)

    def answer(dialog: CoverDialog) -> None:
        dialog.minutes.setValue(9)
        dialog.asks.setChecked(bool(new))
        dialog.code.setText(new)
        answering(qapp, old_code)
        dialog.accept()

    change(qapp, watched, answer, EVENING)
    assert watched.settings.cover_minutes == 9
    assert watched.codes.has(EVENING) == (bool(new) or not knows)
    if watched.codes.has(EVENING):
        assert watched.codes.fits(EVENING, new if knows else "0417")
    assert watched.told == ([] if knows else ["The code stays as it was."])


def test_without_a_session_there_is_no_code_to_set(qapp: QApplication, watched: Watched) -> None:
    seen: list[bool] = []

    def answer(dialog: CoverDialog) -> None:
        seen.append(dialog.asks.isEnabled())
        dialog.accept()

    change(qapp, watched, answer, None)
    assert seen == [False]


def test_a_code_that_cannot_be_kept_is_told(qapp: QApplication, tmp_path: Path) -> None:
    window = QWidget()
    watched = Watched(window, tmp_path / "none")

    def answer(dialog: CoverDialog) -> None:
        dialog.asks.setChecked(True)
        dialog.code.setText("0417")
        dialog.accept()

    change(qapp, watched, answer, EVENING)
    assert watched.told == ["The code could not be kept: No such file or directory."]
    window.deleteLater()
