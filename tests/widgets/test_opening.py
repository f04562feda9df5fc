from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtGui import QColor
from pytestqt.qtbot import QtBot

from chicago_gui.games.russian import columns
from chicago_gui.games.russian.changes import EnterResult
from chicago_gui.games.russian.evening import Session, loads
from chicago_gui.games.russian.form import FORM
from chicago_gui.games.russian.house_input import HouseInput
from chicago_gui.sheet.column import Spot
from chicago_gui.widgets.form_model import FormModel
from chicago_gui.widgets.form_view import FormView
from chicago_gui.widgets.theme import DAY, load_resources
from tests.conftest import EveningFile
from tests.widgets.eyes import where
from tests.widgets.test_form_view import Living
from tests.widgets.test_standing import StillStyle

SIX = 5


@pytest.fixture
def session(evenings: dict[str, EveningFile]) -> Session:
    return loads(evenings["evening-2-going-on"].text)


class Shown:
    def __init__(self, qtbot: QtBot, session: Session) -> None:
        load_resources()
        self.living = Living(session)
        self.form = FormView(FormModel(FORM, self.living.view), HouseInput(FORM, self.living), DAY)
        self.living.changed.append(self.form.set_view)
        qtbot.addWidget(self.form)
        self.form.resize(1100, 900)

    def play(self) -> None:
        assert self.living.submit(EnterResult(SIX, 8)) is None

    def hatch(self, part: int = 0) -> int:
        """How high the hatch in a count's cell is, in pixels."""
        rect = self.form.cell_rect(Spot(SIX, columns.HCP, part)).adjusted(2, 2, -3, -3)
        image = self.form.viewport().grab(rect).toImage()
        return where(image, QColor(DAY.strong_rule).name()).height()


@pytest.fixture
def shown(qtbot: QtBot, session: Session) -> Shown:
    shown = Shown(qtbot, session)
    shown.form.show()
    return shown


def test_covers_open_from_the_top_and_are_gone_soon(qtbot: QtBot, shown: Shown) -> None:
    whole = shown.hatch()
    assert whole > 0
    shown.play()
    opening = shown.form.opening
    assert opening.share(SIX) < 1
    assert opening.share(SIX - 1) == 1
    opening._motion.setCurrentTime(opening._motion.duration() // 2)
    assert 0 < shown.hatch() < whole
    opening.settle()
    assert opening.share(SIX) == 1
    assert shown.hatch() == 0


def test_nothing_waits_for_it(shown: Shown) -> None:
    shown.play()
    model = shown.form.model()
    index = model.at(Spot(SIX, columns.HCP))  # type: ignore[attr-defined]
    assert model.data(index) == "8"


def test_where_nobody_wants_motion_all_is_open_at_once(
    qtbot: QtBot, shown: Shown, session: Session
) -> None:
    style = StillStyle()
    shown.form.setStyle(style)
    shown.play()
    assert shown.form.opening.share(SIX) == 1
    unset: Any = None
    shown.form.setStyle(unset)


def test_unseen_nothing_moves(qtbot: QtBot, session: Session) -> None:
    shown = Shown(qtbot, session)
    shown.play()
    assert shown.form.opening.share(SIX) == 1
