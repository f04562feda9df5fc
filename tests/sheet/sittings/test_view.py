"""The lines of the form follow from the evening, whatever it is."""

from __future__ import annotations

from typing import Any

from hypothesis import given

from chicago_gui.games.four_deal import form as four_deal
from chicago_gui.games.four_deal.session import Session as FourDeal
from chicago_gui.games.four_deal.session import reveal as four_deal_view
from chicago_gui.games.rubber import form as rubber
from chicago_gui.games.rubber.session import Session as Rubber
from chicago_gui.games.rubber.session import reveal as rubber_view
from chicago_gui.sheet.column import CellRef, cell_words
from chicago_gui.sheet.entry_handler import ShownSession
from chicago_gui.sheet.sittings.form import SittingForm
from chicago_gui.sheet.sittings.view import DealRow, Footing, Heading, View
from tests.sheet.sittings.strategies import four_deal_sessions, rubber_sessions


def look_at(form: SittingForm[Any, Any], view: View[Any, Any]) -> None:
    """What must hold of every evening on the form."""
    headings = [shown for shown in view.deals if isinstance(shown, Heading)]
    written = [shown for shown in view.deals if isinstance(shown, DealRow) and shown.written]
    coming = [shown for shown in view.deals if isinstance(shown, DealRow) and not shown.written]
    over = not view.sittings or view.sittings[-1].settled is not None
    assert len(headings) == len(view.sittings) + over
    assert [row.line for row in written] == [line for each in view.sittings for line in each.lines]
    for row in coming:
        each = view.sittings[row.sitting]
        assert each.settled is None
        assert row.line.number == each.sitting.next_number
    assert sum(view.account.points) == 0
    entries = form.entry_handler(ShownSession(view))
    wanted = form.wanted(view)
    assert wanted is not None or any(isinstance(shown, Footing) for shown in view.deals)
    for deal in range(len(view.deals)):
        taken = 0
        for place, column in enumerate(form.columns):
            if place < taken:
                continue
            taken = place + form.columns_covered(view, deal, column)
            spot = CellRef(deal, column)
            cell = column.cell(view.deals[deal], 0)
            assert cell_words(form.called(view, deal), column, 0, cell)
            form.explained(view, spot)
            entries.proposal(spot)
            if entries.can_type(spot):
                entries.choices(spot)
        assert taken == len(form.columns)
        form.row_rule(view, deal)
        form.result_summary(view, deal)
    assert all(form.hint(view)[:1])
    panel = form.panel(view, entries)
    assert sum(line.figure for line in panel.standing.lines) == 0
    assert form.heading_changes(view, form.heading(view)) == []
    assert form.side_effects(view, view) == ""


@given(four_deal_sessions())
def test_every_round_has_its_lines_and_says_what_they_are(session: FourDeal) -> None:
    look_at(four_deal.FORM, four_deal_view(session))


@given(rubber_sessions())
def test_every_rubber_has_its_lines_and_says_what_they_are(session: Rubber) -> None:
    look_at(rubber.FORM, rubber_view(session))
