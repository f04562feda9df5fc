from __future__ import annotations

import pytest
from PySide6.QtCore import Qt, QVariantAnimation
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from chicago_gui.games.house import columns
from chicago_gui.games.house.changes import (
    CorrectCounts,
    EnterContract,
    EnterOpener,
    EnterResult,
    EnterZ,
    SitDown,
)
from chicago_gui.games.house.evening import Session
from chicago_gui.games.house.evening.apply import begin
from chicago_gui.games.house.form import FORM, HouseEntries
from chicago_gui.scoring import Contract
from chicago_gui.sheet.column import CellRef
from chicago_gui.sheet.setup import NewSession
from chicago_gui.widgets.form.model import FormModel
from chicago_gui.widgets.form.view import FormView
from chicago_gui.widgets.theme import DAY
from tests.games.house.evening.make import DAY as EVENING
from tests.games.house.evening.make import NAMES, after
from tests.served import Served
from tests.widgets.eyes import where
from tests.widgets.styles import still
from tests.window import PLAIN, click_key

SIX = 5


class Shown:
    def __init__(self, qtbot: QtBot, session: Session) -> None:
        self.living = Served(session)
        self.form = FormView(FormModel(HouseEntries(FORM, self.living)), DAY)
        self.living.changed.append(self.form.set_view)
        qtbot.addWidget(self.form)
        self.form.resize(1100, 900)

    @property
    def motion(self) -> QVariantAnimation:
        motion = self.form.uncovering.findChild(QVariantAnimation)
        assert motion is not None
        return motion

    def play(self) -> None:
        assert self.living.submit(EnterResult(SIX, 8)) is None

    def hatch(self, part: int = 0) -> int:
        """Return the height of the hatch in a count's cell, in pixels."""
        rect = self.form.cell_rect(CellRef(SIX, columns.HCP, part)).adjusted(2, 2, -3, -3)
        image = self.form.viewport().grab(rect).toImage()
        return where(image, QColor(DAY.strong_rule).name()).height()


@pytest.fixture
def shown(qtbot: QtBot, going_on: Session) -> Shown:
    shown = Shown(qtbot, going_on)
    shown.form.show()
    return shown


IN_TURN = (
    columns.HCP,
    columns.TEAM_HCP,
    columns.TARGET,
    columns.SCORE,
    columns.DIFFERENCE,
    columns.IMPS,
)


def test_a_deal_opens_in_the_order_of_the_arithmetic_within_half_a_second(shown: Shown) -> None:
    shown.play()
    uncovering = shown.form.uncovering
    moving = shown.motion
    assert moving.duration() <= 500
    seen = []
    for step in range(len(IN_TURN)):
        moving.setCurrentTime(moving.duration() * (2 * step + 1) // (2 * len(IN_TURN)))
        seen.append([uncovering.share(CellRef(SIX, column)) for column in IN_TURN])
    for step, shares in enumerate(seen):
        assert all(share == 1 for share in shares[:step])
        assert 0 < shares[step] < 1
        assert not any(shares[step + 1 :])


def test_what_has_no_turn_does_not_wait(shown: Shown) -> None:
    shown.play()
    for column in set(FORM.columns) - set(IN_TURN):
        assert shown.form.uncovering.share(CellRef(SIX, column)) == 1
    assert shown.form.uncovering.share(CellRef(SIX - 1, columns.IMPS)) == 1


def test_covers_open_from_the_top_and_are_gone_soon(shown: Shown) -> None:
    whole = shown.hatch()
    assert whole > 0
    shown.play()
    uncovering = shown.form.uncovering
    shown.motion.setCurrentTime(shown.motion.duration() // 12)
    assert 0 < shown.hatch() < whole
    uncovering.finish()
    assert not uncovering.running
    assert shown.hatch() == 0


def test_figures_that_have_not_had_their_turn_are_not_painted(shown: Shown) -> None:
    def imps() -> QImage:
        rect = shown.form.cell_rect(CellRef(SIX, columns.IMPS)).adjusted(2, 2, -3, -3)
        return shown.form.viewport().grab(rect).toImage()

    bare = imps()
    shown.play()
    shown.motion.setCurrentTime(300)
    assert imps() == bare
    shown.form.uncovering.finish()
    assert imps() != bare


def test_any_key_or_click_opens_all_and_does_what_it_does(shown: Shown) -> None:
    other = QLineEdit(shown.form)
    other.show()
    other.setFocus()
    window = shown.form.window()
    window.activateWindow()
    shown.play()
    click_key(window.windowHandle(), Qt.Key.Key_X, "x")
    assert not shown.form.uncovering.running
    assert other.text() == "x"
    assert shown.living.submit(EnterResult(SIX, None)) is None
    shown.play()
    assert shown.form.uncovering.running
    spot = CellRef(0, columns.RESULT)
    at = shown.form.viewport().mapTo(window, shown.form.cell_rect(spot).center())
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, PLAIN, at)
    assert not shown.form.uncovering.running
    assert shown.form.spot() == spot


def test_what_was_open_opens_no_second_time(shown: Shown) -> None:
    shown.play()
    shown.form.uncovering.finish()
    assert shown.living.submit(EnterResult(SIX, 9)) is None
    assert not shown.form.uncovering.running


def test_nothing_waits_for_it(shown: Shown) -> None:
    shown.play()
    model = shown.form.cells
    index = model.at(CellRef(SIX, columns.HCP))
    assert model.data(index) == "8"


def test_without_motion_all_is_open(qtbot: QtBot, shown: Shown, going_on: Session) -> None:
    style = still()
    style.setParent(shown.form)
    shown.form.setStyle(style)
    unseen = Shown(qtbot, going_on)
    for each in (shown, unseen):
        each.play()
        assert not each.form.uncovering.running
        assert each.form.uncovering.share(CellRef(SIX, columns.IMPS)) == 1


def test_with_four_nothing_was_covered_and_nothing_opens(qtbot: QtBot) -> None:
    four = begin(NewSession(NAMES[:4], "", EVENING, planned=12))
    deal = (
        SitDown(0, (NAMES[:2], NAMES[2:4])),
        EnterZ(0, 0, True),
        EnterZ(0, 1, False),
        EnterOpener(0, NAMES[0]),
        EnterContract(0, Contract.parse("4S"), NAMES[0]),
    )
    shown = Shown(qtbot, after(four, *deal))
    shown.form.show()
    ended: list[bool] = []
    shown.form.uncovering.begun.connect(lambda: ended.append(shown.form.uncovering.running))
    assert shown.living.submit(EnterResult(0, 10)) is None
    assert ended == []  # without counts it is not over
    assert shown.living.submit(CorrectCounts(0, (12, 9, 13, 6))) is None
    assert ended == [False]
