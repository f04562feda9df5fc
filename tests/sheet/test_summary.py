"""The sentence of who won, or leads so far."""

from __future__ import annotations

import pytest

from chicago_gui.sheet.panel import Panel, Standing, StandingLine
from chicago_gui.sheet.summary import verdict


@pytest.mark.parametrize(
    ("people", "over", "told"),
    [
        (1, True, "Home wins: 47 IMPs."),
        (1, False, "Home leads: 47 IMPs."),
        (2, True, "Home win: 47 IMPs."),
        (2, False, "Home lead: 47 IMPs."),
    ],
)
def test_two_people_win_and_one_wins(people: int, over: bool, told: str) -> None:
    lines = (StandingLine("Guests", 31, text="31"), StandingLine("Home", 47, text="47"))
    standing = Standing("Final result", "IMPs", lines, people=people)
    assert verdict(Panel(standing), over=over) == told


def test_who_is_level_is_named_together() -> None:
    lines = tuple(StandingLine(name, figure) for name, figure in (("A", 3), ("B", 3), ("C", 1)))
    panel = Panel(Standing("", "IMPs", lines, people=2))
    assert verdict(panel, over=True) == "A, B share the first place: +3 IMPs."
    assert verdict(panel, over=False) == "A, B lead together: +3 IMPs."
    level = tuple(StandingLine(name, 0) for name in "AB")
    assert (
        verdict(Panel(Standing("", "IMPs", level)), over=True) == "Nobody is ahead of the others."
    )
