from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from chicago_gui.desk.ports import PreparerPort
from chicago_gui.games.house import changes as c
from chicago_gui.games.house import columns
from chicago_gui.games.house.evening import Counts, Session, loads, reveal
from chicago_gui.games.house.evening.apply import apply
from chicago_gui.preparer.face import PreparerModel
from chicago_gui.sheet.column import CellRef, Column
from chicago_gui.widgets.form.model import SPOKEN
from tests.conftest import EveningFile

SIX, SEVEN = 5, 6


def nobody(*_: object) -> None:
    """Nobody stands behind this port."""


NOBODY = (nobody, nobody, nobody, nobody)


@pytest.fixture
def session(evenings: dict[str, EveningFile]) -> Session:
    return loads(evenings["evening-2-going-on"].text)


@pytest.fixture
def port(qapp: object, session: Session) -> PreparerPort:
    return PreparerPort(SEVEN, session.counts[SEVEN], *NOBODY)


@pytest.fixture
def model(port: PreparerPort, session: Session) -> PreparerModel:
    return PreparerModel(reveal(session), port)


def said(model: PreparerModel, deal: int, column: Column[Any, Any] = columns.HCP) -> list[str]:
    spots = [CellRef(deal, column, part) for part in range(column.parts)]
    texts = [str(model.data(model.at(spot), SPOKEN)) for spot in spots]
    return [text.rpartition(": ")[2] for text in texts]


def test_the_counts_of_its_deal_stand_in_their_cells_and_no_others(model: PreparerModel) -> None:
    assert said(model, SEVEN) == ["14", "10", "12", "empty"]
    assert said(model, SIX) == ["covered"] * 4
    assert said(model, SIX, columns.TEAM_HCP) == ["covered"] * 2
    assert said(model, 0) == ["8", "8", "11", "13"]


def test_a_new_count_is_drawn_at_once_and_only_in_its_deal(
    qtbot: QtBot, model: PreparerModel, port: PreparerPort
) -> None:
    changed: list[tuple[int, int]] = []
    model.dataChanged.connect(lambda a, b: changed.append((a.row(), b.row())))
    port.publish(Counts((14, 10, 12, 4)), None, None)
    assert said(model, SEVEN) == ["14", "10", "12", "4"]
    assert changed == [(24, 27)]


def test_when_the_port_is_closed_the_model_has_nothing(
    model: PreparerModel, port: PreparerPort
) -> None:
    port.close()
    assert said(model, SEVEN) == ["empty"] * 4
    assert Counts((14, 10, 12, None)) not in vars(model).values()


def test_a_deal_that_is_over_is_everybody_s(
    session: Session, model: PreparerModel, port: PreparerPort
) -> None:
    over = apply(session, c.EnterResult(SIX, 8))
    six = PreparerModel(reveal(over), PreparerPort(SIX, Counts((1, 1, 1, 37)), *NOBODY))
    assert said(six, SIX) == ["8", "13", "5", "14"]


def test_when_its_deal_is_taken_out_it_stays_a_model(
    qtbot: QtBot, session: Session, model: PreparerModel, port: PreparerPort
) -> None:
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    model.set_view(reveal(apply(session, c.DeleteDeal(SEVEN))))
    port.publish(Counts((14, 10, 12, 4)), None, None)
    assert model.rowCount() == 24
    assert said(model, SIX) == ["covered"] * 4
