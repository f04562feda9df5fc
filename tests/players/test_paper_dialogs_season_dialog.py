from __future__ import annotations

from collections.abc import Iterator
from datetime import date

import pytest
from PySide6.QtCore import QDate, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from chicago_gui.players.paper_dialogs import SeasonDialog
from chicago_gui.widgets.theme import DAY

DAYS = {"russian": [date(2026, 1, 9), date(2026, 3, 6)], "rubber": [date(2026, 2, 1)]}
GAMES = [("russian", "Chicago"), ("rubber", "Rubber bridge")]
SPAN = (date(2026, 1, 9), date(2026, 3, 6))


@pytest.fixture
def dialog(qtbot: QtBot) -> Iterator[SeasonDialog]:
    def count(kind: str, first: date, last: date) -> int:
        return sum(first <= day <= last for day in DAYS[kind])

    asked = SeasonDialog(GAMES, GAMES[0][0], SPAN, count, DAY)
    qtbot.addWidget(asked)
    asked.show()
    yield asked
    asked.close()


def test_the_whole_span_stands_there_with_how_many_evenings_it_has(dialog: SeasonDialog) -> None:
    assert (dialog.kind, dialog.span) == ("russian", SPAN)
    assert dialog.sentence.text() == "2 evenings"
    assert dialog.first.text() == "2026-01-09"


def test_it_begins_with_the_game_asked_for_if_it_is_there(qtbot: QtBot) -> None:
    for kind, begun in (("rubber", "rubber"), ("teams", "russian")):
        asked = SeasonDialog(GAMES, kind, SPAN, lambda *_: 0, DAY)
        qtbot.addWidget(asked)
        assert asked.kind == begun


def test_another_game_and_another_span_are_counted_anew(dialog: SeasonDialog) -> None:
    dialog.game.setCurrentText("Rubber bridge")
    assert dialog.sentence.text() == "1 evening"
    dialog.last.setDate(QDate(2026, 1, 20))
    assert dialog.sentence.text() == "0 evenings"
    assert not dialog.preview.isEnabled()
    assert not dialog.csv.isEnabled()


def test_csv_is_told_apart_from_paper(dialog: SeasonDialog) -> None:
    QTest.mouseClick(dialog.csv, Qt.MouseButton.LeftButton)
    assert dialog.csv_wanted
    assert dialog.result() == 1
