"""What the tests of widgets share."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from pytestqt.qtbot import QtBot

from tests.conftest import EveningFile

if TYPE_CHECKING:
    from tests.widgets.shown import Shown


@pytest.fixture
def shown(qtbot: QtBot, evenings: dict[str, EveningFile]) -> Shown:
    """A form in which deal 6 is played and deal 7 lies in the folder."""
    from chicago_gui.games.house.evening import loads
    from tests.widgets.shown import Shown

    return Shown(qtbot, loads(evenings["evening-2-going-on"].text))
