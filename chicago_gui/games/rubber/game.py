"""The game of rubber bridge, as book, desk and command line use it."""

from __future__ import annotations

from chicago_gui.games.rubber.form import FORM
from chicago_gui.games.rubber.session import FILE, Session, changed_rubber, rubber_totals
from chicago_gui.sheet.sittings.game import SittingsGame

GAME: SittingsGame[Session] = SittingsGame(FORM, FILE, rubber_totals, changed_rubber)
