from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from chicago_gui.desk.ports import TablePort
from chicago_gui.games.house.form import FORM
from chicago_gui.games.house.view import View
from chicago_gui.games.pairs.game import GAME as PAIRS
from chicago_gui.games.teams.game import GAME as TEAMS
from chicago_gui.players.sheet_page import SheetPage, TableFace
from chicago_gui.record import replace
from chicago_gui.sheet.form import StepName
from chicago_gui.shell.window import MainWindow
from chicago_gui.widgets.strip import Face
from chicago_gui.widgets.theme import DAY
from tests.games.pairs.make import evening
from tests.games.teams.make import OPEN, after, match, plays
from tests.widgets.an_evening import view

IN_SESSION = {"print", "pdf", "preparer", "screen", "plan", "players", "remove", "export", "csv"}
NOBODY = (lambda *_: None,) * 5
"""A server of a port to which no change is submitted."""


def whole(scored: int) -> View:
    shown = view(scored)
    return replace(
        shown, sheet=replace(shown.sheet, deals=tuple(deal.deal for deal in shown.deals))
    )


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    window = MainWindow(DAY)
    qtbot.addWidget(window)
    window.show()
    return window


@pytest.fixture
def port(qapp: object) -> TablePort:
    return TablePort(FORM, whole(2), *NOBODY)


@pytest.fixture
def page(window: MainWindow, port: TablePort) -> SheetPage:
    page = SheetPage(port, DAY)
    window.show_page(page, port)
    return page


def strip(window: MainWindow) -> tuple[Face, str, str]:
    said = window.strip
    return said.face, said.accessibleName(), said.accessibleDescription()


def enabled(window: MainWindow) -> set[str]:
    return {name for name, action in window.actions_by_name.items() if action.isEnabled()}


def test_without_a_page_it_is_the_program_and_nothing_else(window: MainWindow) -> None:
    window.show_state()
    assert window.page is None
    assert window.windowTitle() == "Chicago"
    assert strip(window) == (Face.TABLE, "CHICAGO", "")
    assert not enabled(window) & IN_SESSION


def test_a_page_takes_the_place_of_the_last_and_lets_it_go(window: MainWindow) -> None:
    first, second = QLabel("one"), QLabel("two")
    window.show_page(first)
    window.show_page(second)
    assert window.page is second
    assert second.isVisible()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert second in window.findChildren(QWidget)
    assert first not in window.findChildren(QWidget)


def test_it_names_session_deal_and_face(
    window: MainWindow, page: SheetPage, port: TablePort
) -> None:
    assert window.sheet is page
    assert window.windowTitle() == "Chicago, 2024-05-17"
    face, left, right = strip(window)
    assert face is Face.TABLE
    assert left == "TABLE  ·  nothing here is secret"
    assert right == "Deal 3 of 15   ·   F2 preparer"  # two are over
    assert enabled(window) >= IN_SESSION
    port.publish(
        replace(port.view, sheet=replace(port.view.sheet, date=date(2026, 11, 20), place="Дача")),
        None,
        None,
        None,
        None,
    )
    assert window.windowTitle() == "Chicago, 2026-11-20 Дача"


def test_it_tells_saving_and_the_end(window: MainWindow, page: SheetPage, port: TablePort) -> None:
    at = datetime(2026, 11, 20, 21, 30, 5, tzinfo=UTC)
    port.publish(port.view, at, at, None, None)
    assert f"Saved {at.astimezone():%H:%M:%S}" in window.status.text()
    assert "house targets" in window.status.text()
    assert f"ends about {at.astimezone():%H:%M}" in strip(window)[2]


@pytest.mark.parametrize("covered", [True, False])
def test_the_strip_drops_a_past_hour(
    window: MainWindow, page: SheetPage, port: TablePort, covered: bool
) -> None:
    at = datetime.now(UTC) + timedelta(hours=1)
    port.publish(port.view, at, at, StepName("EnterResult", 6), None)
    if not covered:
        window.lay_over(TableFace(port, DAY), "Vera")
        window.name_steps(StepName("EnterHcp", 7), None)
    face, left, right = strip(window)
    undo = window.actions_by_name["undo"].text()
    hour = f"ends about {at.astimezone():%H:%M}"
    assert hour in right
    (timer,) = port.findChildren(QTimer)
    timer.timeout.emit()
    assert strip(window) == (face, left, right.replace(f"   ·   {hour}", ""))
    assert hour not in strip(window)[2]
    # What is undone is whose face is up.
    assert window.actions_by_name["undo"].text() == undo


def test_an_hour_that_struck_while_the_computer_slept_goes_when_somebody_comes_back(
    window: MainWindow, page: SheetPage, port: TablePort, qtbot: QtBot
) -> None:
    at = datetime.now(UTC) + timedelta(hours=1)
    port.publish(port.view, at, at, StepName("EnterResult", 6), None)
    assert "ends about" in strip(window)[2]
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    port._now = lambda: at + timedelta(minutes=5)  # its timer stood still meanwhile
    with qtbot.waitSignal(port.hour_struck):
        QCoreApplication.sendEvent(window, QEvent(QEvent.Type.ActivationChange))
    assert "ends about" not in strip(window)[2]


def test_the_hour_of_the_first_entry_moves_nothing(
    window: MainWindow, page: SheetPage, port: TablePort
) -> None:
    rules = window.status.text()
    at = datetime(2026, 11, 20, 21, 30, 5, tzinfo=UTC)
    before = {width: window.status.heightForWidth(width) for width in range(60, 600, 20)}
    port.publish(port.view, at, at, None, None)
    assert window.status.text().endswith(rules)
    assert window.status.text() != rules
    assert {width: window.status.heightForWidth(width) for width in before} == before


def test_a_face_names_its_owner(window: MainWindow, page: SheetPage, port: TablePort) -> None:
    window.lay_over(TableFace(port, DAY), "Vera & <b>")
    face, left, right = strip(window)
    assert face is Face.PREPARER
    assert left == "PREPARER  ·  Vera & <b>  ·  turn the screen away"
    assert right.startswith("Deal 3 of 15   ·   Esc covers the sheet")
    assert window.actions_by_name["preparer"].text() == "Cover"
    assert window.cover_key.isEnabled()
    assert window.wanted_key.isEnabled()
    assert window.actions_by_name["preparer"].shortcut().isEmpty()
    window.name_preparer("Egor")
    assert "Egor" in strip(window)[1]
    window.cover()
    assert strip(window)[0] is Face.TABLE
    assert window.actions_by_name["preparer"].text() == "Preparer"
    assert not window.cover_key.isEnabled()
    assert not window.wanted_key.isEnabled()
    assert window.actions_by_name["preparer"].shortcut() == QKeySequence("F2")
    assert not window.cover_key.autoRepeat()
    assert not window.wanted_key.autoRepeat()
    window.name_preparer("Egor")
    assert strip(window)[0] is Face.TABLE


def test_no_face_without_a_session(window: MainWindow, qtbot: QtBot, port: TablePort) -> None:
    window.show_page(QLabel("start"))
    face = TableFace(port, DAY)
    qtbot.addWidget(face)
    window.lay_over(face, "Vera")
    assert strip(window)[0] is Face.TABLE
    assert not window.cover_key.isEnabled()


def test_undo_and_redo_are_named_after_what_they_do(
    window: MainWindow, page: SheetPage, port: TablePort
) -> None:
    undo, redo = window.actions_by_name["undo"], window.actions_by_name["redo"]
    assert (undo.isEnabled(), undo.text()) == (False, "Undo")
    port.publish(port.view, None, None, StepName("EnterResult", 6), StepName("EnterZ", 7))
    assert (undo.text(), redo.text()) == ("Undo: deal 6, result", "Redo: deal 7, Z")
    assert undo.isEnabled()
    assert redo.isEnabled()
    # The bar has room for a word.
    assert (undo.iconText(), redo.iconText()) == ("Undo", "Redo")
    window.name_steps(None, None)
    assert not undo.isEnabled()


def test_a_left_session_leaves_nothing(
    window: MainWindow, page: SheetPage, port: TablePort
) -> None:
    port.publish(port.view, datetime.now(UTC), None, StepName("EnterResult", 6), None)
    window.show_page(QLabel("start"))
    assert window.sheet is None
    assert window.windowTitle() == "Chicago"
    assert window.status.text() == ""
    assert not window.actions_by_name["undo"].isEnabled()
    port.publish(port.view, datetime.now(UTC), None, StepName("EnterResult", 6), None)
    assert window.windowTitle() == "Chicago"
    assert window.status.text() == ""


def test_one_sentence_is_said_beneath_the_page_as_it_is_written(window: MainWindow) -> None:
    window.show_page(QLabel("start"))
    window.say("<b>no</b> mark-up & no more")
    assert window.status.text() == "<b>no</b> mark-up & no more"


def test_put_away_it_asks_to_be_covered(qtbot: QtBot, window: MainWindow) -> None:
    with qtbot.waitSignal(window.cover_wanted, timeout=0):
        window.showMinimized()
    with qtbot.assertNotEmitted(window.cover_wanted):
        window.showMaximized()


def test_a_game_names_and_enables_its_tools(window: MainWindow, port: TablePort) -> None:
    named = window.actions_by_name
    played = TEAMS.reveal(after(match(), plays(1, OPEN, "pass")))
    for form, there, plan, remove in (
        (TEAMS.form, played, "Planned boards…", True),
        (PAIRS.form, PAIRS.reveal(evening(4)), "Planned deals…", False),
        (FORM, port.view, "Planned deals…", True),
    ):
        shown = TablePort(form, there, *NOBODY)
        window.show_page(QLabel(), shown)
        assert named["plan"].text() == plan
        assert named["remove"].isEnabled() is remove
