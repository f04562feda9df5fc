"""What the tests of widgets share."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from chicago_gui.games.russian.evening import loads
from tests.conftest import EveningFile
from tests.widgets.shown import Shown


@pytest.fixture
def shown(qtbot: QtBot, evenings: dict[str, EveningFile]) -> Shown:
    """A form in which deal 6 is played and deal 7 lies in the folder."""
    return Shown(qtbot, loads(evenings["evening-2-going-on"].text))
