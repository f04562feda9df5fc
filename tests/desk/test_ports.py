"""The ports of the open session, with a stand-in for the desk."""

from __future__ import annotations

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from chicago_gui.desk.desk import DeskReason
from chicago_gui.desk.ports import Port, PreparerPort, TablePort
from chicago_gui.games.house.changes import ChangePlan
from chicago_gui.games.house.evening import Counts, EnterHcp
from chicago_gui.games.house.form import FORM
from chicago_gui.games.house.sheet import Deck
from chicago_gui.scoring import Refused, outside
from chicago_gui.sheet.form import StepName
from tests.widgets.an_evening import view

COUNTS = Counts((12, 9, None, None))


class Server:
    """A stand-in for the desk: gives one answer and remembers the requests."""

    def __init__(self) -> None:
        self.answer: Refused | None = None
        self.asked: list[object] = []

    def submit(self, change: object) -> Refused | None:
        self.asked.append(change)
        return self.answer

    def refusal(self, change: object) -> Refused | None:
        self.asked.append(("refusal", change))
        return self.answer

    def suppose(self, change: object) -> Any:
        return view(1)

    def undo(self) -> Refused | None:
        self.asked.append("undo")
        return self.answer

    def redo(self) -> Refused | None:
        self.asked.append("redo")
        return self.answer


@pytest.fixture
def server() -> Server:
    return Server()


@pytest.fixture
def table(qapp: object, server: Server) -> TablePort:
    asked = server.submit, server.refusal, server.suppose, server.undo, server.redo
    return TablePort(FORM, view(2), *asked)


@pytest.fixture
def preparer(qapp: object, server: Server) -> PreparerPort:
    return PreparerPort(6, COUNTS, server.submit, server.refusal, server.undo, server.redo)


@pytest.fixture(params=["table", "preparer"])
def port(request: pytest.FixtureRequest) -> Port:
    """Each of the two ports."""
    found: Port = request.getfixturevalue(request.param)
    return found


def test_changes_are_passed_on_and_their_refusal_comes_back(
    qtbot: QtBot, port: Port, server: Server
) -> None:
    assert port.submit(ChangePlan(20)) is None
    server.answer = outside("planned deals", 99, 1, 60)
    with qtbot.assertNotEmitted(port.refused):  # the caller reports it
        assert port.submit(ChangePlan(99)) is server.answer
        assert port.refusal(ChangePlan(99)) is server.answer
    assert server.asked == [ChangePlan(20), ChangePlan(99), ("refusal", ChangePlan(99))]


@pytest.mark.parametrize("what", ["undo", "redo"])
def test_only_a_refused_undo_is_reported(
    qtbot: QtBot, port: Port, server: Server, what: str
) -> None:
    with qtbot.assertNotEmitted(port.refused):
        getattr(port, what)()
    server.answer = Refused(DeskReason.UNDO_NOTHING)
    with qtbot.waitSignal(port.refused, timeout=0) as told:
        getattr(port, what)()
    assert told.args == [server.answer]
    assert server.asked == [what, what]


def test_a_listener_already_finds_the_view_that_is_published(table: TablePort) -> None:
    assert table.view == view(2)
    assert (table.undo_name, table.redo_name, table.kept_at, table.ends_at) == (None,) * 4
    found: list[object] = []
    table.published.connect(lambda told: found.append((told == table.view, table.redo_name)))
    table.publish(view(3), None, None, None, StepName("EnterZ", 1))
    assert found == [(True, StepName("EnterZ", 1))]
    assert table.view == view(3)


def test_supposing_changes_nothing(qtbot: QtBot, table: TablePort, server: Server) -> None:
    with qtbot.assertNotEmitted(table.published):
        assert table.suppose(ChangePlan(20)) == view(1)
    assert table.view == view(2)
    assert server.asked == []


def test_the_preparer_has_the_newest_counts_of_the_deal(
    qtbot: QtBot, preparer: PreparerPort
) -> None:
    assert (preparer.deal, preparer.counts) == (6, COUNTS)
    newer = Counts((12, 9, 13, None))
    with qtbot.waitSignal(preparer.published, timeout=0):
        preparer.publish(newer, StepName("EnterHcp", 7), None)
    assert (preparer.counts, preparer.undo_name) == (newer, StepName("EnterHcp", 7))


def test_a_closed_port_has_no_counts_and_reaches_nobody(
    qtbot: QtBot, preparer: PreparerPort, server: Server
) -> None:
    with qtbot.waitSignal(preparer.closed, timeout=0):
        preparer.close()
    assert preparer.counts == Counts()
    with qtbot.assertNotEmitted(preparer.refused):
        assert preparer.submit(EnterHcp(6, Deck.C, 13)) is None
        assert preparer.refusal(EnterHcp(6, Deck.C, 13)) is None
        preparer.undo()
        preparer.redo()
    assert server.asked == []
    assert server not in vars(preparer).values()


def test_the_preparer_s_port_never_prints_a_count(preparer: PreparerPort) -> None:
    printed = f"{preparer!r} {preparer.counts!r} {EnterHcp(6, Deck.C, 13)!r}"
    assert not {"12", "13", "9"} & set(printed.replace("(", " ").replace(",", " ").split())
