from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from chicago_gui.desk.desk import DeskReason
from chicago_gui.desk.preparer_port import PreparerPort
from chicago_gui.games.house.changes import HouseReason
from chicago_gui.games.house.evening import Change, Counts, EnterHcp
from chicago_gui.games.house.sheet import Deck
from chicago_gui.scoring import Refused
from chicago_gui.sheet.entry_handler import StepName

COUNTS = Counts((12, 9, None, None))


class Server:
    def __init__(self) -> None:
        self.answer: Refused | None = None
        self.asked: list[object] = []

    def submit(self, change: Change) -> Refused | None:
        self.asked.append(change)
        return self.answer

    def refusal(self, change: Change) -> Refused | None:
        self.asked.append(("refusal", change))
        return self.answer

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
def port(qapp: object, server: Server) -> PreparerPort:
    return PreparerPort(6, COUNTS, server.submit, server.refusal, server.undo, server.redo)


def test_it_has_the_counts_of_its_deal_and_takes_newer_ones(
    qtbot: QtBot, port: PreparerPort
) -> None:
    assert (port.deal, port.counts) == (6, COUNTS)
    newer = Counts((12, 9, 13, None))
    with qtbot.waitSignal(port.published, timeout=0):
        port.publish(newer, StepName("EnterHcp", 7), None)
    assert (port.counts, port.undo_name) == (newer, StepName("EnterHcp", 7))


def test_counts_go_through_and_refusals_come_back(port: PreparerPort, server: Server) -> None:
    change = EnterHcp(6, Deck.C, 13)
    assert port.submit(change) is None
    server.answer = Refused(HouseReason.SUM, total=41)
    assert port.submit(change) is server.answer
    assert port.refusal(change) is server.answer
    assert server.asked == [change, change, ("refusal", change)]


@pytest.mark.parametrize("what", ["undo", "redo"])
def test_a_refused_undo_is_told(
    qtbot: QtBot, port: PreparerPort, server: Server, what: str
) -> None:
    with qtbot.assertNotEmitted(port.refused):
        getattr(port, what)()
    server.answer = Refused(DeskReason.REDO_NOTHING)
    with qtbot.waitSignal(port.refused, timeout=0):
        getattr(port, what)()
    assert server.asked == [what, what]


def test_closed_it_has_no_counts_and_reaches_nobody(
    qtbot: QtBot, port: PreparerPort, server: Server
) -> None:
    with qtbot.waitSignal(port.closed, timeout=0):
        port.close()
    assert port.counts == Counts()
    with qtbot.assertNotEmitted(port.refused):
        assert port.submit(EnterHcp(6, Deck.C, 13)) is None
        assert port.refusal(EnterHcp(6, Deck.C, 13)) is None
        port.undo()
        port.redo()
    assert server.asked == []
    assert server not in vars(port).values()


def test_it_never_prints_a_count(port: PreparerPort) -> None:
    printed = f"{port!r} {port.counts!r} {EnterHcp(6, Deck.C, 13)!r}"
    assert not {"12", "13", "9"} & set(printed.replace("(", " ").replace(",", " ").split())
