"""Entries where a column takes none, and the name of a step, which has no place for a value."""

from __future__ import annotations

from typing import Any, get_type_hints

from chicago_gui.scoring import Contract, Refused
from chicago_gui.sheet.column import EMPTY, Cell, CellReason, Column, Spot
from chicago_gui.sheet.form_input import FormInput, ShownSession, StepName


def test_the_name_of_a_step_has_no_place_for_a_value() -> None:
    assert get_type_hints(StepName) == {
        "kind": str,
        "number": int | None,
        "sitting": int | None,
    }


class Plain(Column[Any, Any, Any]):
    def cell(self, shown: object, part: int) -> Cell:
        return EMPTY


class Nowhere:
    view: Any = None

    def submit(self, change: object) -> Refused | None:
        raise AssertionError("nothing can be entered here")


def test_what_a_column_does_not_take_is_refused_with_a_reason() -> None:
    form: Any = None
    entries: FormInput[Any] = FormInput(form, Nowhere())
    spot = Spot(0, Plain())
    typed, bid = entries.enter(spot, "4s"), entries.bid(spot, Contract.parse("4s"), "Ann")
    rolled = entries.roll(spot).refused
    looked_at = FormInput(form, ShownSession[Any](None)).submit("a change")
    refused = (typed, bid, rolled, looked_at)
    # That nothing is typed in a cell at all its view says, which opens no line there.
    others = [each for each in CellReason if each is not CellReason.NOTHING_HERE]
    assert [why and why.reason for why in refused] == others
