from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from chicago_gui.desk.ports import TablePort
from chicago_gui.games.house import columns
from chicago_gui.games.house.changes import PublicChange
from chicago_gui.games.house.evening import Session, loads
from chicago_gui.games.house.form import FORM
from chicago_gui.games.house.hints import table_hint
from chicago_gui.games.house.view import View
from chicago_gui.players.sheet_page import TableFace
from chicago_gui.resources import load_resources
from chicago_gui.scoring import Refused
from chicago_gui.sheet.column import CellRef
from chicago_gui.widgets.form.model import SPOKEN
from chicago_gui.widgets.theme import DAY
from tests.conftest import EveningFile
from tests.ports import calls
from tests.widgets.shown import Living

SIX = 5


class Served(Living):
    """A server for a port."""

    def suppose(self, change: PublicChange) -> View | Refused:
        return self.view

    def undo(self) -> Refused | None:
        return None

    def redo(self) -> Refused | None:
        return None


@pytest.fixture
def session(evenings: dict[str, EveningFile]) -> Session:
    return loads(evenings["evening-2-going-on"].text)


@pytest.fixture
def port(qapp: object, session: Session) -> TablePort:
    load_resources()
    served = Served(session)
    port = TablePort(FORM, served.view, *calls(served))
    served.changed.append(lambda view: port.publish(view, None, None, None, None))
    return port


@pytest.fixture
def face(qtbot: QtBot, port: TablePort) -> TableFace:
    face = TableFace(port, DAY)
    qtbot.addWidget(face)
    face.resize(1100, 400)
    face.show()
    face.setFocus()
    return face


def test_it_stands_at_what_the_table_does_next(face: TableFace, port: TablePort) -> None:
    assert face.form.spot() == CellRef(SIX, columns.RESULT)
    assert (face.notice.wanted, face.notice.then) == table_hint(port.view)


def test_it_follows_what_is_published(qtbot: QtBot, face: TableFace, port: TablePort) -> None:
    qtbot.keyClicks(face.form, "=")
    qtbot.keyClick(face.form, Qt.Key.Key_Return)
    model = face.form.cells
    index = model.at(CellRef(SIX, columns.RESULT))
    assert model.data(index) == "="
    assert face.entries.view == port.view


def test_no_cell_of_an_open_deal_has_a_count(face: TableFace) -> None:
    model = face.form.cells
    for deal in (5, 6):
        for part in range(4):
            index = model.at(CellRef(deal, columns.HCP, part))
            assert str(model.data(index, SPOKEN)).endswith(": covered")


def test_a_finished_evening_is_shown_at_its_end(
    qtbot: QtBot, evenings: dict[str, EveningFile]
) -> None:
    served = Served(loads(evenings["evening-1"].text))
    face = TableFace(TablePort(FORM, served.view, *calls(served)), DAY)
    qtbot.addWidget(face)
    face.resize(1100, 400)
    face.show()
    face.setFocus()
    bar = face.form.verticalScrollBar()
    assert face.form.spot() == CellRef(len(served.view.deals) - 1, columns.RESULT)
    assert face.notice.wanted.startswith("Deal 15: ")
    assert face.notice.then.startswith("All deals are played.")
    assert face.notice.then.endswith("or play five more deals.")
    assert "F8" in face.notice.then
    assert bar.maximum() > 0
    assert bar.value() == bar.maximum()


def test_between_two_deals_it_looks_at_the_one_played_last(
    qtbot: QtBot, face: TableFace, port: TablePort
) -> None:
    qtbot.keyClicks(face.form, "=")
    qtbot.keyClick(face.form, Qt.Key.Key_Return)
    again = TableFace(port, DAY)
    qtbot.addWidget(again)
    again.show()
    again.setFocus()
    assert again.form.spot() == face.form.spot() == CellRef(SIX, columns.RESULT)
    assert again.notice.wanted == face.notice.wanted
