"""The public view of an evening of rubber bridge: all of it, worked out."""

from __future__ import annotations

from functools import partial

from chicago_gui.games.rubber.session import Session
from chicago_gui.games.rubber.totals import RubberTotals, rubber_totals, totals
from chicago_gui.sheet.sittings import view

View = view.View[Session, RubberTotals]


def reveal(session: Session) -> View:
    """Return what everybody may know of the evening."""
    return view.revealed(session, totals(session), partial(rubber_totals, rules=session.rules))
