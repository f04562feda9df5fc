"""Where the window opens, on screens of a process of its own, and how it comes to the front."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

from chicago_gui.shell import placing
from chicago_gui.shell.placing import ComeForward
from tests.started import on_screens

PROGRAM = """
import sys
from pathlib import Path
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication, QWidget

app = QApplication([])
from chicago_gui.desk.settings import Settings
from chicago_gui.shell.placing import place, remember

for number, kept in enumerate(sys.argv[2:]):
    file = Path(f"{sys.argv[1]}-{number}")
    file.write_text("[General]\\n" + kept.replace(";", "\\n"))
    settings = Settings(file)
    window = QWidget()
    told = place(window, settings)
    at, fills = window.geometry(), window.isMaximized()
    window.show()
    room = window.screen().availableGeometry()
    seen = room.contains(at.adjusted(0, -40, 0, 0))
    print(at.x(), at.y(), at.width(), at.height(), fills, seen, window.screen().name())
    remember(window, settings)
    again = QWidget()
    place(again, settings)
    print(again.geometry() == at, again.isMaximized() == fills)
"""


def opened(folder: Path, sizes: list[tuple[int, int]], *kept: str) -> list[str]:
    """Open a window with these settings on screens beside each other; return where it was."""
    lines = on_screens(folder, sizes, PROGRAM, str(folder / "looks.ini"), *kept)
    assert lines[1::2] == ["True True"] * len(kept)
    return lines[::2]


@pytest.mark.parametrize("size", [(1024, 600), (1280, 720), (1366, 768)])
def test_a_small_screen_is_filled(tmp_path: Path, size: tuple[int, int]) -> None:
    assert opened(tmp_path, [size], "")[0].split()[4:] == ["True", "True", "s0"]


def test_it_opens_in_the_middle_or_where_it_was_and_never_out_of_reach(tmp_path: Path) -> None:
    places = opened(
        tmp_path,
        [(1920, 1080), (1366, 768)],
        "",
        "window=100 120 1000 700",
        "window=2000 100 1000 600",
        "window=2000 100 1000 600;window_fills=true",
        "window=1700 -300 1500 2000",
        "window=5000 100 1000 600",
        "window=everywhere;window_fills=perhaps",
    )
    assert places == [
        "240 155 1440 810 False True s0",
        "100 120 1000 700 False True s0",
        "2000 100 1000 600 False True s1",
        "2000 100 1000 600 True True s1",
        "420 40 1500 1040 False True s0",
        "240 155 1440 810 False True s0",
        "240 155 1440 810 False True s0",
    ]


def test_on_a_large_screen_it_opens_large(tmp_path: Path) -> None:
    assert opened(tmp_path, [(3840, 2160)], "") == ["480 290 2880 1620 False True s0"]


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    return window


def test_it_is_covered_and_shown_and_the_file_opened(window: QWidget) -> None:
    done: list[object] = []
    forward = ComeForward(window, lambda: done.append("covered"), done.extend)
    forward.come()
    assert window.isVisible()
    forward.come([Path("x.chicago")])
    assert done == ["covered", "covered", Path("x.chicago")]


def test_a_window_that_was_put_away_comes_back(window: QWidget) -> None:
    window.showMaximized()
    window.setWindowState(window.windowState() | Qt.WindowState.WindowMinimized)
    ComeForward(window, lambda: None, lambda _: None).come()
    assert not window.isMinimized()
    assert window.isMaximized()


def test_a_file_waits_until_no_dialog_stands_before_the_window_unless_that_closes(
    qtbot: QtBot, window: QWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(placing, "_AGAIN", 1)
    opened: list[Path] = []
    closed = ComeForward(window, lambda: None, opened.extend)
    forward = ComeForward(window, lambda: None, opened.extend)
    dialog = QDialog(window)
    dialog.setModal(True)
    dialog.show()
    closed.come([Path("never")])
    forward.come([Path("one")])
    forward.come([Path("two")])
    closed.stop()
    assert opened == []
    dialog.close()
    qtbot.waitUntil(lambda: opened == [Path("one"), Path("two")])
