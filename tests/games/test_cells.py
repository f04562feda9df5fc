"""Every cell of the games with sittings or boards: what it shows, and what any text there does."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.sheet.column import CellRef, cell_words
from tests.games.pairs.make import evenings
from tests.games.teams.make import MATCHES
from tests.sheet.sittings.strategies import four_deal_sessions, rubber_sessions
from tests.sheets.typed import Typed

SESSIONS = evenings() | MATCHES | four_deal_sessions() | rubber_sessions()
TEXTS = st.text(max_size=12) | st.sampled_from(
    ["4s n =", "4s a =", "7 1 5", "ab cd", "2 3", "+1", "100 a", "stop", "7", "p"]
)


@given(SESSIONS, st.data())
def test_any_text_in_any_cell_is_read_or_refused_in_a_sentence(
    session: Any, data: st.DataObject
) -> None:
    typed = Typed(session)
    deal = data.draw(st.integers(0, len(typed.view.deals) - 1))
    spot = CellRef(deal, data.draw(st.sampled_from(typed.form.columns)))
    text = data.draw(TEXTS)
    if text.strip(" \t,;"):
        assert typed.shows(text, spot)


@given(SESSIONS)
def test_every_cell_of_every_line_has_words_and_can_be_asked(session: Any) -> None:
    typed = Typed(session)
    form, view = typed.form, typed.view
    for deal, shown in enumerate(view.deals):
        covered = 0
        for place, column in enumerate(form.columns):
            if place < covered:
                continue
            covered = place + form.columns_covered(view, deal, column)
            spot = CellRef(deal, column)
            assert cell_words(form.called(view, deal), column, 0, column.cell(shown, 0))
            form.explained(view, spot)
            typed.entries.proposal(spot)
            if typed.entries.can_type(spot):
                typed.entries.choices(spot)
        assert covered == len(form.columns)
        form.row_rule(view, deal)
        form.result_summary(view, deal)
    assert list(form.heading_changes(view, form.heading(view))) == []
    assert form.side_effects(view, view) == ""
