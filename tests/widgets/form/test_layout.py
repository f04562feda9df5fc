from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from chicago_gui.games.house import changes as c
from chicago_gui.games.house import columns
from chicago_gui.games.house.evening import Session
from chicago_gui.games.house.form import FORM, HouseEntries
from chicago_gui.record import replace
from chicago_gui.sheet.column import CellRef
from chicago_gui.widgets.form.model import FormModel
from chicago_gui.widgets.theme import CELL, DAY
from tests.served import Served
from tests.widgets.eyes import where
from tests.widgets.form.test_face import Face, laid_out
from tests.window import turn_wheel

SIX, SEVEN = 5, 6
SIZES = [(1000, 300), (1000, 420), (1100, 560), (1300, 640), (1880, 900)]


@pytest.fixture
def door(going_on: Session) -> Served:
    return Served(going_on)


@pytest.fixture
def face(qtbot: QtBot, door: Served) -> Face:
    return laid_out(qtbot, door, (1100, 500))


def only(door: Served, deals: int) -> Served:
    """Delete all but the first `deals`."""
    for at in range(len(door.view.deals) - 1, deals - 1, -1):
        assert door.submit(c.DeleteDeal(at)) is None
    return door


def seen(face: Face) -> list[int]:
    """Return which deals are seen, after checking that each is whole."""
    form, found = face.form, []
    said = face.notice.geometry()
    for deal in range(len(face.entries.view.deals)):
        cells = form.cell_rect(CellRef(deal, columns.DEAL))
        for part in range(4):
            deck = form.cell_rect(CellRef(deal, columns.DECK, part))
            assert cells.top() <= deck.top()
            assert deck.bottom() <= cells.bottom()
        at = QPoint(5, cells.center().y())
        if form.viewport().rect().contains(at) and form.viewport().childAt(at) is None:
            # Whole: neither an edge nor what is said cuts it.
            assert cells.top() >= 0
            assert cells.bottom() < form.viewport().height()
            assert not said.intersects(cells)
            for y in (cells.top(), cells.bottom()):
                assert form.viewport().childAt(5, y) is None
            found.append(deal)
    return found


@pytest.mark.parametrize(
    ("scale", "size"),
    [(0.8, SIZES[0]), (1.0, SIZES[0]), *((1.5, size) for size in SIZES[1:]), (2.0, SIZES[4])],
)
def test_the_hint_is_beside_its_deal(face: Face, scale: float, size: tuple[int, int]) -> None:
    face.set_theme(DAY.at(scale))
    face.resize(*size)
    QApplication.processEvents()
    assert SIX in seen(face)
    bottom = face.form.cell_rect(CellRef(SIX, columns.DEAL)).bottom()
    assert 0 <= face.notice.geometry().top() - bottom <= 2
    assert face.form.viewport().rect().contains(face.notice.geometry())


def test_no_deal_is_ever_cut_in_half(face: Face) -> None:
    bar = face.form.verticalScrollBar()

    @given(st.sampled_from(SIZES), st.integers(0, 900))
    def cut(size: tuple[int, int], value: int) -> None:
        face.resize(*size)
        QApplication.processEvents()
        bar.setValue(value)
        assert seen(face)
        assert face.form.viewport().rect().contains(face.notice.geometry())

    cut()


def test_scrolled_away_it_is_said_at_the_lower_edge(face: Face) -> None:
    face.form.verticalScrollBar().setValue(0)
    assert SIX not in seen(face)
    assert face.notice.isVisible()
    low = face.form.viewport().height() - face.notice.geometry().bottom()
    assert 0 <= low < face.form.rowHeight(0) * 4


def test_the_wheel_turns_from_deal_to_deal(face: Face) -> None:
    bar = face.form.verticalScrollBar()
    bar.setValue(0)
    first = seen(face)[0]
    for notch, moved in ((-60, 0), (-60, 1), (-120, 2), (120, 1), (240, 0)):
        turn_wheel(face.form.viewport(), notch)
        assert seen(face)[0] == first + moved


def test_a_deal_that_comes_out_stays_in_sight_beside_the_next(face: Face, door: Served) -> None:
    door.submit(c.EnterResult(SIX, 8))
    face.form.go_to_wanted()
    assert {SIX, SEVEN} <= set(seen(face))


def test_both_the_deal_in_play_and_the_one_being_prepared_are_seen(face: Face) -> None:
    assert {SIX, SEVEN} <= set(seen(face))
    top = face.notice.geometry().top()
    assert face.form.cell_rect(CellRef(SEVEN, columns.DEAL)).top() > top


def test_high_rows_leave_one_for_a_passed_out_deal(face: Face) -> None:
    for size in SIZES[1:]:
        face.resize(*size)
        QApplication.processEvents()
        room = face.form.viewport().height() - face.notice.height()
        row = face.form.verticalHeader().defaultSectionSize()
        assert row >= 30
        assert room - (len(seen(face)) * 4 + 1) * row < 40


def test_the_end_of_the_form_stands_still(face: Face) -> None:
    bar = face.form.verticalScrollBar()
    bar.setValue(bar.maximum())
    QApplication.processEvents()
    moved: list[int] = []
    bar.valueChanged.connect(moved.append)
    face.form.updateGeometries()
    assert (moved, seen(face)[-1]) == ([], len(face.entries.view.deals) - 1)


def test_no_entry_changes_the_height_of_a_row(face: Face, door: Served) -> None:
    before = face.form.verticalHeader().defaultSectionSize()
    door.submit(c.EnterResult(SIX, 8))
    assert face.form.verticalHeader().defaultSectionSize() == before


def test_blank_paper_under_what_is_said_tells_which_deal_has_no_room_there(face: Face) -> None:
    form, bar = face.form, face.form.verticalScrollBar()

    def beneath() -> QRect:
        """Where the number of a deal is drawn under what is said, at its own place."""
        QApplication.processEvents()
        drawn = form.viewport().grab().toImage()
        top = face.notice.geometry().bottom() + 1
        strip = drawn.copy(0, top, form.columnWidth(0), max(drawn.height() - top, 1))
        return where(strip, DAY.quiet)

    told = set()
    for height in range(300, 500, 4):
        face.resize(1000, height)
        bar.setValue(0)
        number = beneath()
        said = face.notice.geometry()
        assert number.isNull() or seen(face)[-1] < len(face.entries.view.deals) - 1
        # Where a deal is alone its rows leave room for it, unless they are as close as can be.
        close = form.verticalHeader().defaultSectionSize() < CELL - 4
        assert close or not number.isNull() or seen(face) != [0]
        # What is said has all the rest.
        left = form.viewport().height() - said.bottom() - 1
        assert left in (range(1) if number.isNull() else (14, *range(28, 37)))
        told.add(number.isNull())
        bar.setValue(bar.maximum())
        assert beneath().isNull()
    assert told == {True, False}


def test_the_paper_under_the_last_deal_is_ruled_for_the_next(qtbot: QtBot, door: Served) -> None:
    face = laid_out(qtbot, only(door, 1), (1300, 700))
    assert seen(face) == [0]
    image = face.grab().toImage()
    below = [image.pixelColor(30, y) for y in range(image.height() // 2, image.height())]
    assert QColor(DAY.rule) in below
    # Whoever clicks there means no deal.
    qtbot.mouseDClick(
        face.form.viewport().childAt(300, 500), Qt.MouseButton.LeftButton, pos=QPoint(5, 5)
    )
    assert not face.form.is_typing
    assert QApplication.activePopupWidget() is None


@pytest.mark.parametrize("size", [(1000, 560), (1100, 660), (1880, 980), (3000, 2000)])
def test_first_deals_keep_the_row_height(qtbot: QtBot, door: Served, size: tuple[int, int]) -> None:
    rows = {laid_out(qtbot, only(door, deals), size).form.rowHeight(0) for deals in (1, 2, 3, 4)}
    assert len(rows) == 1


@pytest.mark.parametrize("size", [(1000, 560), (1100, 660), (1880, 980), (3000, 2000)])
def test_at_most_two_blank_deals_are_ruled(
    qtbot: QtBot, door: Served, size: tuple[int, int]
) -> None:
    face = laid_out(qtbot, only(door, 1), size)
    row, high = face.form.rowHeight(0), face.form.viewport().height()
    image = face.form.viewport().grab().toImage()
    across = face.form.columnViewportPosition(0) + 5
    band = face.notice.geometry().bottom() + 3
    ruled = [
        y - band for y in range(band, high - 1) if image.pixelColor(across, y) == QColor(DAY.rule)
    ]
    assert max(ruled, default=0) <= 2 * 4 * row + 2


@pytest.mark.parametrize("height", [380, 476, 560])
def test_a_form_behind_another_is_laid_out(qtbot: QtBot, door: Served, height: int) -> None:
    behind = QWidget()
    qtbot.addWidget(behind)
    behind.resize(960, height)
    behind.show()
    face = Face(FormModel(HouseEntries(FORM, only(door, 2), lambda: 5)), DAY)
    face.setParent(behind)
    # It is small while it is not seen, and grows.
    face.resize(960, height)
    face.show()
    form = face.form
    assert form.verticalScrollBar().maximum() == 0
    assert form.horizontalHeader().length() == form.viewport().width()


def test_a_sheet_without_deals_says_what_is_wanted_at_the_top(qtbot: QtBot, door: Served) -> None:
    face = laid_out(qtbot, only(door, 0), (1300, 700))
    assert face.notice.geometry().top() == 0
    door.submit(c.BeginDeal("Егор"))
    assert seen(face) == [0]


def test_the_columns_reach_the_edge_of_the_form(qtbot: QtBot, door: Served) -> None:
    form = laid_out(qtbot, only(door, 2), (1000, 600), replace(DAY, scale=1.1)).form
    last = form.cell_rect(CellRef(0, columns.IMPS))
    assert last.right() + 1 == form.viewport().width()
    assert form.viewport().width() + form.verticalScrollBar().width() == form.width()


def test_no_column_moves_with_the_deal_that_is_out_of_sight(qtbot: QtBot, door: Served) -> None:
    places = []
    for many in (True, False):
        if not many:
            only(door, 2)
        form = laid_out(qtbot, door, (1000, 600)).form
        assert (form.verticalScrollBar().maximum() > 0) is many
        places.append([form.columnViewportPosition(at) for at in range(len(columns.COLUMNS))])
        places.append([form.viewport().width()])
    assert places[:2] == places[2:]
