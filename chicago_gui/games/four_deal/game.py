"""The game of four-deal Chicago, as book, desk and command line use it."""

from __future__ import annotations

from typing import Any

from chicago_gui import games
from chicago_gui.games.four_deal.session import (
    FILE,
    Session,
    apply,
    round_totals,
)
from chicago_gui.sheet.form import Form
from chicago_gui.sheet.sittings.game import SittingsGame, counted


class FourDealGame(SittingsGame[Session]):
    """Rounds of four deals."""

    kind = Session.game
    unit = "round"

    @property
    def form(self) -> Form[Any]:
        return games.form(self.kind)

    def sittings_words(self, settled: int, begun: int) -> str:
        return counted(settled, begun, "{count} round", "{count} rounds")


GAME = FourDealGame(FILE, round_totals, apply)
