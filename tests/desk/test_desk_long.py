"""A change costs the same in an evening of any length."""

from __future__ import annotations

import sys
from types import FrameType
from typing import Any

from tests.desk.typed_session import Table


def lines_run(table: Table) -> int:
    """Return how many lines of the program run for a result, an undo and a redo."""
    counted = 0

    def trace(frame: FrameType, event: str, _: object) -> Any:
        nonlocal counted
        counted += event == "line"
        return trace if "chicago_gui" in frame.f_code.co_filename else None

    before = sys.gettrace()
    sys.settrace(trace)
    try:
        table.play(0, 8).undo().redo()
    finally:
        sys.settrace(before)
    table.play(0, 9)
    return counted


def test_a_change_after_hundreds_takes_no_more_than_the_first_ones(table: Table) -> None:
    table.count(0, 12, 9, 13, 6).seat(0).bid(0).play(0, 9)
    lines_run(table)
    at_first = lines_run(table)
    for _ in range(150):
        table.play(0, 7).play(0, 9)
    lines_run(table)
    # Once in sixty changes the history is cached.
    assert min(lines_run(table), lines_run(table)) < 1.02 * at_first
