"""The public view of an evening of four-deal Chicago: all of it, worked out."""

from __future__ import annotations

from functools import partial

from chicago_gui.games.four_deal.session import Session
from chicago_gui.games.four_deal.totals import RoundTotals, round_totals, totals
from chicago_gui.sheet.sittings import view

View = view.View[Session, RoundTotals]


def reveal(session: Session) -> View:
    """Return what everybody may know of the evening."""
    return view.revealed(session, totals(session), partial(round_totals, rules=session.rules))
