"""The game of four-deal Chicago, as book, desk and command line use it."""

from __future__ import annotations

from chicago_gui.games.four_deal.form import FORM
from chicago_gui.games.four_deal.session import FILE, Session, round_totals
from chicago_gui.sheet.sittings.game import SittingsGame

GAME: SittingsGame[Session] = SittingsGame(FORM, FILE, round_totals)
