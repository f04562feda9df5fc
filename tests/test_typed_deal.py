"""What is typed into the built program on each system: a session, and a deal until its result."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from chicago_gui.games.house import columns
from tests.window import F2, Window

PACKAGING = Path(__file__).parents[1] / "packaging"


def test_the_lines_begin_a_session_and_score_a_deal(qtbot: QtBot, tmp_path: Path) -> None:
    with Window(tmp_path) as window:
        window.ctrl("n")
        for line in (PACKAGING / "typed-deal").read_text("utf-8").splitlines():
            if line == "F2":
                window.press(F2)
            else:
                window.type(f"{line}⏎")
        assert window.view.sheet.players == ("Anna", "Boris", "Vera", "Dima", "Egor")
        assert window.cell(0, columns.CONTRACT) == "1♣ by Boris"
        assert window.cell(0, columns.RESULT) == "="
