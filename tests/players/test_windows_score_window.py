from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from chicago_gui.players.windows import ScoreWindow
from chicago_gui.resources import load_resources
from chicago_gui.sheet.words import NO_BREAK
from chicago_gui.widgets.theme import DAY


@pytest.fixture
def window(qtbot: QtBot) -> ScoreWindow:
    load_resources()
    window = ScoreWindow(DAY)
    qtbot.addWidget(window)
    return window


def test_both_scores_stand_there_while_it_is_typed(qtbot: QtBot, window: ScoreWindow) -> None:
    qtbot.keyClicks(window.typed, "4sx+1")
    assert window.sentence.text().replace(f"{NO_BREAK}={NO_BREAK}", "=").splitlines() == [
        "4♠X+1, not vulnerable: 240 tricks + 100 overtricks + 50 for making it "
        "doubled + 300 game=690",
        "4♠X+1, vulnerable: 240 tricks + 200 overtricks + 50 for making it doubled + 500 game=990",
    ]


def test_what_is_no_contract_is_said_in_place(qtbot: QtBot, window: ScoreWindow) -> None:
    before = window.sentence.text()
    qtbot.keyClicks(window.typed, "8s")
    assert window.sentence.text() == "Type a level from 1 to 7, not 8."
    window.typed.clear()
    assert window.sentence.text() == before
