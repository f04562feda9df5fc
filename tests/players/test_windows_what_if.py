from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from chicago_gui.desk.table_port import TablePort
from chicago_gui.games.house.changes import EnterResult, PublicChange
from chicago_gui.games.house.evening import Session, loads, reveal
from chicago_gui.games.house.evening.apply import apply
from chicago_gui.games.house.form import FORM
from chicago_gui.games.house.view import View
from chicago_gui.players.windows import WhatIfWindow
from chicago_gui.record import replace
from chicago_gui.scoring import HOUSE, Refused, TargetTable
from chicago_gui.widgets.theme import DAY, EVENING
from tests.conftest import EveningFile
from tests.ports import calls


class Server:
    """Supposes, and changes nothing."""

    def __init__(self, session: Session) -> None:
        self.session = session

    def suppose(self, change: PublicChange) -> View | Refused:
        return reveal(apply(self.session, change))

    def submit(self, change: PublicChange) -> Refused | None:
        raise AssertionError("looking changes nothing")

    def undo(self) -> Refused | None:
        raise AssertionError("looking changes nothing")

    refusal = submit
    redo = undo


def window_on(qtbot: QtBot, session: Session) -> tuple[WhatIfWindow, TablePort, Server]:
    server = Server(session)
    port = TablePort(FORM, reveal(session), *calls(server))
    window = WhatIfWindow(port, DAY)
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(window)
    window.show()
    return window, port, server


def table(window: WhatIfWindow) -> list[list[str]]:
    assert window.table is not None
    model = window.table.model()
    columns = range(model.columnCount())
    head = [str(model.headerData(at, Qt.Orientation.Horizontal)) for at in columns]
    return [
        head,
        *([str(model.index(row, at).data()) for at in columns] for row in range(model.rowCount())),
    ]


@pytest.fixture
def session(evenings: dict[str, EveningFile]) -> Session:
    return loads(evenings["evening-1"].text)


def test_the_other_table_stands_beside_the_real_one(qtbot: QtBot, session: Session) -> None:
    window, _, _ = window_on(qtbot, session)
    assert table(window) == [
        ["Player", "House table (as played)", "Official table"],
        ["Dima", "1.  +27", "1.  +30"],
        ["Vera", "2.  +24", "2.  +21"],
        ["Boris", "3.  −4", "3.  −1"],
        ["Egor", "4.  −17", "4.  −20"],
        ["Anna", "5.  −30", "5.  −30"],
    ]
    assert window.verdicts.text() == "Official table: Dima first as well. Scored otherwise: deal 5."


def test_a_table_of_one_s_own_stands_before_both(qtbot: QtBot, session: Session) -> None:
    ours = TargetTable("Ours", HOUSE.rows)
    rules = replace(session.sheet.rules, targets=ours)
    own = replace(session, sheet=replace(session.sheet, rules=rules))
    window, _, _ = window_on(qtbot, own)
    head, dima, *_ = table(window)
    assert head == ["Player", "Table “Ours” (as played)", "House table", "Official table"]
    assert dima == ["Dima", "1.  +27", "1.  +27", "1.  +30"]
    assert window.verdicts.text().startswith("House table: every deal scores the same.")


def test_it_follows_the_session(qtbot: QtBot, session: Session) -> None:
    window, port, server = window_on(qtbot, session)
    server.session = apply(session, EnterResult(0, None))
    port.publish(reveal(server.session), None, None, None, None)
    assert window.sentence.text().startswith("The 14 scored deals")
    assert table(window)[2] == ["Vera", "2.  +26", "2.  +23"]


def test_without_a_scored_deal_it_says_so(qtbot: QtBot, session: Session) -> None:
    sheet = replace(session.sheet, deals=())
    window, _, _ = window_on(qtbot, Session(sheet))
    assert window.sentence.text() == "No deal is scored yet."
    assert window.verdicts.text() == ""


def test_it_follows_the_theme(qtbot: QtBot, session: Session) -> None:
    window, _, _ = window_on(qtbot, session)
    before = window.grab().toImage()
    window.set_theme(EVENING)
    assert window.grab().toImage() != before
