from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from chicago_gui.desk.desk import DeskReason
from chicago_gui.desk.table_port import TablePort
from chicago_gui.games.house.changes import ChangePlan, HouseReason, PublicChange
from chicago_gui.games.house.form import FORM
from chicago_gui.games.house.view import View
from chicago_gui.record import replace
from chicago_gui.scoring import Refused
from chicago_gui.sheet.entry_handler import StepName
from tests.ports import calls
from tests.widgets.an_evening import view


class Server:
    """Answers as it is told to and remembers what it was asked."""

    def __init__(self) -> None:
        self.answer: Refused | None = None
        self.asked: list[object] = []

    def submit(self, change: PublicChange) -> Refused | None:
        self.asked.append(change)
        return self.answer

    def refusal(self, change: PublicChange) -> Refused | None:
        self.asked.append(("refusal", change))
        return self.answer

    def suppose(self, change: PublicChange) -> View | Refused:
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
def port(qapp: object, server: Server) -> TablePort:
    return TablePort(FORM, view(2), *calls(server))


def test_it_shows_what_it_was_given_until_more_is_published(qtbot: QtBot, port: TablePort) -> None:
    assert port.view == view(2)
    assert (port.undo_name, port.redo_name, port.kept_at, port.ends_at) == (None,) * 4
    step = StepName("EnterResult", 3)
    with qtbot.waitSignal(port.published, timeout=0) as told:
        port.publish(view(3), None, None, step, None)
    assert told.args == [view(3)]
    assert (port.view, port.undo_name) == (view(3), step)


def test_a_listener_already_finds_what_is_told(qtbot: QtBot, port: TablePort) -> None:
    found: list[object] = []
    port.published.connect(lambda told: found.append((told == port.view, port.redo_name)))
    port.publish(view(3), None, None, None, StepName("EnterZ", 1))
    assert found == [(True, StepName("EnterZ", 1))]


def test_changes_are_passed_on_and_their_refusal_comes_back(
    qtbot: QtBot, port: TablePort, server: Server
) -> None:
    assert port.submit(ChangePlan(20)) is None
    server.answer = Refused(HouseReason.PLAN, planned=99)
    with qtbot.assertNotEmitted(port.refused):  # whoever asked tells it
        assert port.submit(ChangePlan(99)) is server.answer
    assert server.asked == [ChangePlan(20), ChangePlan(99)]


def test_a_change_can_be_tried(port: TablePort, server: Server) -> None:
    server.answer = Refused(HouseReason.PLAN, planned=99)
    assert port.refusal(ChangePlan(99)) is server.answer
    assert server.asked == [("refusal", ChangePlan(99))]


@pytest.mark.parametrize("what", ["undo", "redo"])
def test_a_refused_undo_is_told_and_a_taken_one_is_not(
    qtbot: QtBot, port: TablePort, server: Server, what: str
) -> None:
    with qtbot.assertNotEmitted(port.refused):
        getattr(port, what)()
    server.answer = Refused(DeskReason.UNDO_NOTHING)
    with qtbot.waitSignal(port.refused, timeout=0) as told:
        getattr(port, what)()
    assert told.args == [server.answer]
    assert server.asked == [what, what]


def test_supposing_changes_nothing(qtbot: QtBot, port: TablePort, server: Server) -> None:
    with qtbot.assertNotEmitted(port.published):
        supposed = port.suppose(ChangePlan(20))
    assert isinstance(supposed, View)
    assert replace(supposed) == view(1)
    assert port.view == view(2)
    assert server.asked == []
