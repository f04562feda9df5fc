"""The history, the backups, the score calculator and About."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QApplication, QPlainTextEdit
from pytestqt.qtbot import QtBot

from chicago_gui import __version__
from chicago_gui.games.house.form import FORM
from chicago_gui.games.house.game import GAME
from chicago_gui.players.windows import (
    AboutWindow,
    BackupsWindow,
    HistoryWindow,
    ScoreWindow,
)
from chicago_gui.sheet.fields import Entry
from chicago_gui.sheet.history import HistoryAction, HistoryLine
from chicago_gui.sheet.session_list import BackupLine
from chicago_gui.sheet.words import NO_BREAK, unbroken
from chicago_gui.widgets.theme import DAY

NINE = datetime(2026, 11, 20, 21, 0, tzinfo=UTC)

PLAIN = (
    HistoryLine(NINE, HistoryAction.BEGUN),
    HistoryLine(NINE, HistoryAction.WRITTEN, "EnterResult", 1, (Entry(1, ("tricks",), None, "="),)),
    HistoryLine(
        NINE, HistoryAction.WRITTEN, "EnterNote", 11, (Entry(11, ("note",), None, "so be it"),)
    ),
    HistoryLine(
        NINE, HistoryAction.WRITTEN, "ChangePlan", None, (Entry(None, ("planned_deals",), 15, 20),)
    ),
    HistoryLine(
        NINE,
        HistoryAction.WRITTEN,
        "CorrectCounts",
        1,
        (Entry(1, ("hcp", "B"), 12, 11), Entry(1, ("hcp", "C"), 9, 10)),
        correction=True,
    ),
)

LINES = tuple(map(GAME.history_words.with_words, PLAIN))


def shown(qtbot: QtBot, lines: Sequence[HistoryLine], left_out: str = "") -> HistoryWindow:
    history = HistoryWindow(DAY, left_out)
    history.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(history)
    history.show_lines(lines)
    history.show()
    return history


@pytest.fixture
def history(qtbot: QtBot) -> HistoryWindow:
    return shown(qtbot, LINES)


def rows(history: HistoryWindow) -> list[list[str]]:
    model = history.table.model()
    shown = [at for at in range(model.columnCount()) if not history.table.isColumnHidden(at)]
    return [[str(model.index(row, at).data()) for at in shown] for row in range(model.rowCount())]


def test_the_newest_line_is_last_and_in_sight(history: HistoryWindow) -> None:
    assert [row[1] for row in rows(history)] == [
        "Session begun",
        "Deal 1: result =",
        "Deal 11: note so be it",
        f"Planned deals {unbroken('15 → 20')}",
        f"Deal 1: deck B {unbroken('12 → 11')}, deck C {unbroken('9 → 10')}",
    ]
    assert history.table.line() is LINES[-1]


def test_a_long_history_opens_at_its_newest_line(qtbot: QtBot) -> None:
    bar = shown(qtbot, (*LINES[:-1] * 20, LINES[-1])).table.verticalScrollBar()
    assert bar.value() == bar.maximum() > 0


def test_a_correction_is_marked(history: HistoryWindow) -> None:
    assert [row[-1] for row in rows(history)] == ["", "", "", "", "correction"]


def test_dates_are_there_when_there_are_two(history: HistoryWindow) -> None:
    assert len(rows(history)[0]) == 3
    later = HistoryLine(NINE + timedelta(days=2), HistoryAction.DELETED)
    history.show_lines((*LINES, later))
    assert len(rows(history)[0]) == 4
    assert rows(history)[-1][0].startswith("2026-11-2")


def test_one_deal_can_be_looked_at_alone(qtbot: QtBot, history: HistoryWindow) -> None:
    history.which.setFocus()
    qtbot.keyClick(history.which, Qt.Key.Key_Down)
    assert history.which.currentText() == "Names, date, place, plan, rules"
    assert [row[1] for row in rows(history)] == [
        "Session begun",
        f"Planned deals {unbroken('15 → 20')}",
    ]
    qtbot.keyClick(history.which, Qt.Key.Key_Down)
    assert history.which.currentText() == "Deal 1"
    assert [row[1] for row in rows(history)] == [
        "Deal 1: result =",
        f"Deal 1: deck B {unbroken('12 → 11')}, deck C {unbroken('9 → 10')}",
    ]


def test_a_line_more_leaves_the_chosen_deal_chosen(history: HistoryWindow) -> None:
    history.which.setCurrentIndex(history.which.findText("Deal 11"))
    history.show_lines(LINES[:3])
    assert history.which.currentText() == "Deal 11"
    history.show_lines(LINES[:2])
    assert history.which.currentText() == "Whole session"


def test_it_says_what_a_game_leaves_out_and_nothing_where_there_is_nothing(qtbot: QtBot) -> None:
    for left_out in (FORM.history_left_out(), ""):
        history = shown(qtbot, (), left_out)
        assert history.sentence.text() == left_out
        assert history.sentence.isVisible() is bool(left_out)


LEFT = Qt.MouseButton.LeftButton

BACKUPS = (BackupLine("second", NINE), BackupLine("first", NINE.replace(hour=1)))


@pytest.fixture
def backups(qtbot: QtBot) -> BackupsWindow:
    backups = BackupsWindow(DAY)
    qtbot.addWidget(backups)
    backups.show_lines(BACKUPS)
    backups.show()
    return backups


@pytest.mark.parametrize("keys", [False, True])
def test_two_clicks_or_three_keys_restore(qtbot: QtBot, backups: BackupsWindow, keys: bool) -> None:
    backups.activateWindow()
    backups.table.setFocus()
    with qtbot.waitSignal(backups.restore_wanted) as wanted:
        if keys:
            qtbot.keyClick(backups.table, Qt.Key.Key_Down)
            qtbot.keyClick(backups.table, Qt.Key.Key_Tab)
            qtbot.keyClick(backups.restore, Qt.Key.Key_Return)
        else:
            at = backups.table.visualRect(backups.table.model().index(1, 0)).center()
            qtbot.mouseClick(backups.table.viewport(), LEFT, pos=at)
            qtbot.mouseClick(backups.restore, LEFT)
    assert wanted.args == ["first"]


def test_enter_restores_nothing_by_mistake(qtbot: QtBot, backups: BackupsWindow) -> None:
    wanted: list[str] = []
    backups.restore_wanted.connect(wanted.append)
    qtbot.keyClick(backups.table, Qt.Key.Key_Return)
    assert wanted == []


def test_a_line_says_when_and_no_more(backups: BackupsWindow) -> None:
    # There is no column for the size, which depends on secret counts.
    model = backups.table.model()
    assert [model.index(0, at).data() for at in range(1, model.columnCount())] == ["this computer"]
    local = NINE.astimezone()
    assert model.index(0, 0).data() == f"{local:%Y-%m-%d %H:%M:%S}"


def test_without_a_backup_there_is_nothing_to_restore(backups: BackupsWindow) -> None:
    backups.show_lines(())
    assert backups.empty.isVisible()
    QApplication.processEvents()
    # The texts are close together at the top.
    assert backups.empty.geometry().top() - backups.explained.geometry().bottom() < 16
    assert backups.empty.geometry().bottom() < backups.height() // 2
    assert not backups.restore.isEnabled()


@pytest.fixture
def score(qtbot: QtBot) -> ScoreWindow:
    score = ScoreWindow(DAY)
    qtbot.addWidget(score)
    return score


def test_both_scores_stand_there_while_it_is_typed(qtbot: QtBot, score: ScoreWindow) -> None:
    qtbot.keyClicks(score.typed, "4sx+1")
    assert score.sentence.text().replace(f"{NO_BREAK}={NO_BREAK}", "=").splitlines() == [
        "4♠X+1, not vulnerable: 240 for tricks + 100 for overtricks + 50 for making it "
        "doubled + 300 game=690",
        "4♠X+1, vulnerable: 240 for tricks + 200 for overtricks + 50 for making it doubled "
        "+ 500 game=990",
    ]


def test_what_is_no_contract_is_said_in_place(qtbot: QtBot, score: ScoreWindow) -> None:
    before = score.sentence.text()
    qtbot.keyClicks(score.typed, "8s")
    assert score.sentence.text() == "Level: 1 to 7, not 8."
    score.typed.clear()
    assert score.sentence.text() == before


@pytest.fixture
def about(qtbot: QtBot) -> AboutWindow:
    about = AboutWindow(DAY)
    about.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(about)
    about.show()
    return about


ROOT = Path(__file__).parents[2]
LIBRARIES = ("PySide6", "platformdirs", "msgspec", "DejaVu")


def licences(about: AboutWindow) -> list[QPlainTextEdit]:
    found = [about.tabs.widget(at) for at in range(about.tabs.count())]
    return [each for each in found if isinstance(each, QPlainTextEdit)]


def test_it_says_the_version_and_that_can_be_copied(about: AboutWindow) -> None:
    assert __version__ in about.name.text()
    flags = about.name.textInteractionFlags()
    assert flags & Qt.TextInteractionFlag.TextSelectableByMouse
    assert flags & Qt.TextInteractionFlag.TextSelectableByKeyboard


def test_it_has_the_licences_of_the_program_and_of_all_it_uses(about: AboutWindow) -> None:
    assert qVersion() in about.drawn.text()
    own, others = (each.toPlainText() for each in licences(about))
    assert own == (ROOT / "packaging" / "LICENSE").read_text("utf-8").strip()
    assert "Lesser General\n    Public License" in others
    assert "Bitstream Vera Fonts Copyright" in others
    assert [name for name in LIBRARIES if name not in others] == []


def test_they_can_be_marked_and_not_changed(about: AboutWindow, qtbot: QtBot) -> None:
    text = licences(about)[0]
    before = text.toPlainText()
    qtbot.keyClicks(text, "xyz")
    assert text.toPlainText() == before
    text.selectAll()
    assert len(text.textCursor().selectedText()) == len(before)
    text.moveCursor(QTextCursor.MoveOperation.Start)
    qtbot.keyClick(text, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert text.textCursor().selectedText() == before[0]


def test_no_line_of_a_licence_is_broken_once_more(about: AboutWindow) -> None:
    for text in licences(about):
        about.tabs.setCurrentWidget(text)
        block = text.document().firstBlock()
        while block.isValid():
            assert block.layout().lineCount() <= 1, block.text()
            block = block.next()
