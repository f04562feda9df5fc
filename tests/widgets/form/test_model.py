from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from chicago_gui.games.house import columns
from chicago_gui.games.house.deck_columns import ROWS
from chicago_gui.games.house.form import FORM
from chicago_gui.games.house.sheet import Deal
from chicago_gui.games.house.view import OpenDeal, PlayedDeal, View
from chicago_gui.record import replace
from chicago_gui.sheet.column import CellRef, heading
from chicago_gui.widgets.form.model import DISPLAY, SPOKEN, TOOLTIP, FormModel
from chicago_gui.widgets.theme import plain_tip
from tests.widgets.an_evening import LONG_NAMES, NAMES, played, view
from tests.widgets.toys import model_of

HORIZONTAL, VERTICAL = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
BEING_PLAYED = OpenDeal(
    3,
    Deal(
        prepared_by=NAMES[0],
        decks=(NAMES[1], NAMES[2], NAMES[3], NAMES[4]),
        teams=((NAMES[1], NAMES[2]), (NAMES[3], NAMES[4])),
        vulnerable=(True, False),
    ),
)


def thrown_in(number: int) -> PlayedDeal:
    deal = played(number)
    passed = replace(deal.deal, contract=None, declarer=None, tricks=None, passed_out=True)
    return replace(deal, deal=passed, thrown_in=True, outcome=None)


def with_deals(*deals: OpenDeal | PlayedDeal) -> View:
    return replace(view(0), deals=deals)


@pytest.fixture
def model(qapp: object) -> FormModel:
    return model_of(view(2, more=(BEING_PLAYED,)), FORM)


def test_it_is_a_model_as_qt_wants_one(qtbot: QtBot, model: FormModel) -> None:
    tester = QAbstractItemModelTester(
        model, QAbstractItemModelTester.FailureReportingMode.Warning
    )  # warnings fail the test
    model.set_view(view(3))
    model.set_view(with_deals(played(1), thrown_in(2), played(2), BEING_PLAYED))
    model.set_view(view(1))
    model.set_view(view(0))
    for deals in (1, 3):
        with qtbot.waitSignal(model.rowsInserted, timeout=0):
            model.set_view(view(deals))
    assert tester.model() is model


def test_a_deal_has_a_row_for_each_deck_and_a_thrown_in_one_a_single_row(qapp: object) -> None:
    model = model_of(with_deals(played(1), thrown_in(2), played(2)), FORM)
    assert model.rowCount() == ROWS + 1 + ROWS
    assert model.columnCount() == len(columns.COLUMNS)
    assert [model.rows_of(deal) for deal in range(3)] == [4, 1, 4]
    assert [model.first_row(deal) for deal in range(3)] == [0, 4, 5]
    assert model.rowCount(model.index(0, 0)) == model.columnCount(model.index(0, 0)) == 0


def test_every_cell_knows_its_spot_and_every_spot_its_cell(qapp: object) -> None:
    model = model_of(with_deals(played(1), thrown_in(2), played(2), BEING_PLAYED), FORM)
    for row in range(model.rowCount()):
        for column in columns.COLUMNS:
            index = model.index(row, columns.COLUMNS.index(column))
            spot = model.spot(index)
            assert spot.column is column
            assert 0 <= spot.part < column.parts
            assert model.spot(model.at(spot)) == spot
            # A cell that spans several rows answers the same in each of them.
            assert model.data(index) == model.data(model.at(spot))


def test_a_cell_shows_its_text_and_says_where_it_is(model: FormModel) -> None:
    contract = model.at(CellRef(0, columns.CONTRACT))
    assert model.data(contract) == "2♥ by Anna"
    assert model.data(contract, SPOKEN) == "Deal 1, contract: 2 hearts by Anna"
    hcp = model.at(CellRef(0, columns.HCP, 1))
    assert model.data(hcp, SPOKEN) == "Deal 1, deck B, HCP: 11"


def test_a_secret_is_covered_and_in_no_role_at_all(model: FormModel) -> None:
    for column in (columns.HCP, columns.TEAM_HCP, columns.TARGET):
        for part in range(column.parts):
            index = model.at(CellRef(2, column, part))
            assert str(model.data(index, SPOKEN)).endswith(": covered")
            assert model.data(index) == ""
            others = set(range(300)) - {DISPLAY, SPOKEN}
            assert {model.data(index, role) for role in others} == {None}
            assert [*model.itemData(index).values()] == ["", model.data(index, SPOKEN)]


def test_nothing_can_be_edited_dragged_or_dropped(model: FormModel) -> None:
    flags = model.flags(model.index(0, 0))
    assert flags == Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
    assert not model.setData(model.index(0, 3), "37")
    assert model.data(model.index(0, 3)) == "10"


def test_headings_are_short_to_see_and_whole_to_hear(model: FormModel) -> None:
    at = {column: place for place, column in enumerate(columns.COLUMNS)}
    for column in columns.COLUMNS:
        assert model.headerData(at[column], HORIZONTAL) == heading(column)
    assert model.headerData(at[columns.DIFFERENCE], HORIZONTAL, SPOKEN) == "difference"
    assert model.headerData(at[columns.TEAM_HCP], HORIZONTAL, SPOKEN) == "team HCP"
    rows = [model.headerData(row, VERTICAL, SPOKEN) for row in range(model.rowCount())]
    assert rows == [f"Deal {number}" for number in (1, 2, 3) for _ in range(ROWS)]
    assert model.headerData(0, VERTICAL) is None  # nobody sees it


def test_a_marked_cell_tells_why_and_a_name_is_no_mark_up(qapp: object) -> None:
    deal = replace(played(1, LONG_NAMES), mark=LONG_NAMES[4])
    model = model_of(with_deals(deal), FORM)
    tip = model.data(model.at(CellRef(0, columns.PREPARED_BY)), TOOLTIP)
    seen = QTextDocument()
    seen.setHtml(tip)
    assert seen.toPlainText().replace("\xa0", " ") == f"{LONG_NAMES[4]} was due to prepare"
    assert model.data(model.at(CellRef(0, columns.OPENS)), TOOLTIP) is None


def test_a_note_is_told_at_the_number_of_its_deal(model: FormModel) -> None:
    index = model.at(CellRef(0, columns.DEAL))
    assert model.data(index, TOOLTIP) is None
    first = model.view.deals[0]
    noted = replace(first, deal=replace(first.deal, note="the <b>cat</b>"))
    model.set_view(replace(model.view, deals=(noted, *model.view.deals[1:])))
    assert model.data(index, TOOLTIP) == plain_tip("the <b>cat</b>")
    assert model.data(index, SPOKEN) == "Deal 1, deal: 1 the <b>cat</b>"
    assert model.data(index) == "1"
