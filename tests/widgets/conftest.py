"""Fixtures for the tests of widgets."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from pytestqt.qtbot import QtBot

from tests.conftest import EveningFile

if TYPE_CHECKING:
    from tests.widgets.shown import Shown


@pytest.fixture
def shown(qtbot: QtBot, evenings: dict[str, EveningFile]) -> Shown:
    """Return a form in which deal 6 is being played and deal 7 is prepared."""
    from chicago_gui.games.house.evening import loads
    from tests.widgets.shown import Shown

    return Shown(qtbot, loads(evenings["evening-2-going-on"].text))
