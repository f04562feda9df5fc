"""The game of rubber bridge, as book, desk and command line use it."""

from __future__ import annotations

from typing import Any, ClassVar

from chicago_gui import games
from chicago_gui.games.rubber.session import (
    FILE,
    Session,
    StopRubber,
    apply,
    rubber_totals,
)
from chicago_gui.sheet.form import Form
from chicago_gui.sheet.sittings.changes import StepKind
from chicago_gui.sheet.sittings.game import SittingsGame, counted


class RubberGame(SittingsGame[Session]):
    """Rubbers, one after the other."""

    kind = Session.game
    unit = "rubber"
    own_kinds: ClassVar = {StopRubber: StepKind.STOP}

    @property
    def form(self) -> Form[Any]:
        return games.form(self.kind)

    def sittings_words(self, settled: int, begun: int) -> str:
        return counted(settled, begun, "{count} rubber", "{count} rubbers")


GAME = RubberGame(FILE, rubber_totals, apply)
