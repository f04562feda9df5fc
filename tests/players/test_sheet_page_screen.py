from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QRect, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from chicago_gui.desk.table_port import TablePort
from chicago_gui.games.russian import changes as c
from chicago_gui.games.russian import columns
from chicago_gui.games.russian.evening import apply, loads
from chicago_gui.games.russian.form import FORM
from chicago_gui.players.sheet_page import PlayersScreen
from chicago_gui.sheet.column import Column, Spot
from chicago_gui.widgets.form_model import SPOKEN
from chicago_gui.widgets.theme import DAY, load_resources
from tests.conftest import EveningFile
from tests.players.test_sheet_page_table import Served
from tests.ports import calls

SIX = 5


@pytest.fixture
def port(qapp: object, evenings: dict[str, EveningFile]) -> TablePort:
    load_resources()
    served = Served(loads(evenings["evening-2-going-on"].text))
    port = TablePort(FORM, served.view, *calls(served))
    served.changed.append(lambda view: port.publish(view, None, None, None, None))
    return port


@pytest.fixture
def screen(qtbot: QtBot, port: TablePort) -> PlayersScreen:
    screen = PlayersScreen(port, DAY, QGuiApplication.primaryScreen())
    qtbot.addWidget(screen)
    screen.show()
    return screen


def said(screen: PlayersScreen, deal: int, column: Column[Any, Any, Any], part: int = 0) -> str:
    model = screen.face.form.model()
    index = model.at(Spot(deal, column, part))  # type: ignore[attr-defined]
    return str(model.data(index, SPOKEN)).rpartition(": ")[2]


def test_it_shows_the_sheet_and_follows_it(screen: PlayersScreen, port: TablePort) -> None:
    assert said(screen, SIX, columns.RESULT) == "empty"
    port.submit(c.EnterResult(SIX, 8))
    assert said(screen, SIX, columns.RESULT) == "="
    assert screen.strip.accessibleDescription() == "Deal 7 of 15"


def test_what_goes_on_is_in_sight(screen: PlayersScreen) -> None:
    seen = screen.face.form.viewport().rect()
    assert seen.contains(screen.face.form.cell_rect(Spot(SIX, columns.RESULT)))


def test_nothing_of_an_open_deal_is_there(screen: PlayersScreen) -> None:
    for deal in (5, 6):
        assert {said(screen, deal, columns.HCP, part) for part in range(4)} == {"covered"}


def test_nothing_can_be_typed_or_chosen_there(
    qtbot: QtBot, screen: PlayersScreen, port: TablePort
) -> None:
    before = port.view
    form = screen.face.form
    for key in ("8", "=", "z", " "):
        qtbot.keyClicks(form, key)
    qtbot.keyClick(form, Qt.Key.Key_Return)
    where = form.cell_rect(Spot(SIX, columns.RESULT)).center()
    qtbot.mouseClick(form.viewport(), Qt.MouseButton.LeftButton, pos=where)
    qtbot.mouseDClick(form.viewport(), Qt.MouseButton.LeftButton, pos=where)
    QApplication.processEvents()
    assert form.editor is None
    assert QApplication.activePopupWidget() is None
    assert not screen.panel.due.isVisible()
    assert port.view == before


class Screen:
    """As much of a screen as is asked for."""

    def __init__(self, width: int) -> None:
        self._width = width

    def geometry(self) -> QRect:
        return QRect(0, 0, self._width, 1000)


@pytest.mark.parametrize(("width", "row"), [(800, 26), (1366, 26), (2049, 39)])
def test_its_type_is_as_much_larger_as_its_screen_and_never_smaller(
    qtbot: QtBot, port: TablePort, width: int, row: int
) -> None:
    screen = PlayersScreen(port, DAY, Screen(width))  # type: ignore[arg-type]
    qtbot.addWidget(screen)
    assert screen.face.form.rowHeight(0) == row


def test_esc_leaves_it_and_says_so(qtbot: QtBot, port: TablePort) -> None:
    screen = PlayersScreen(port, DAY, QGuiApplication.primaryScreen())
    screen.show()
    with qtbot.waitSignal(screen.closed, timeout=0):
        qtbot.keyClick(screen, Qt.Key.Key_Escape)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert not [
        widget for widget in QApplication.topLevelWidgets() if isinstance(widget, PlayersScreen)
    ]
    port.submit(c.EnterResult(SIX, 8))  # nobody listens any more, and nothing breaks


def test_an_empty_sheet_is_shown_as_one(qtbot: QtBot, evenings: dict[str, EveningFile]) -> None:
    session = loads(evenings["evening-2-going-on"].text)
    for at in range(6, -1, -1):
        session = apply(session, c.RemoveDeal(at))
    served = Served(session)
    screen = PlayersScreen(
        TablePort(FORM, served.view, *calls(served)), DAY, QGuiApplication.primaryScreen()
    )
    qtbot.addWidget(screen)
    assert screen.strip.accessibleDescription() == "Deal 1 of 15"
    assert screen.face.form.model().rowCount() == 0
