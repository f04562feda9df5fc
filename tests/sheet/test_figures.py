"""The sentence of who won, or leads so far."""

from __future__ import annotations

import pytest

from chicago_gui.sheet.figures import verdict
from chicago_gui.sheet.panel import Panel, Standing, StandingLine


@pytest.mark.parametrize(
    ("unit", "over", "told"),
    [
        ("IMPs", True, "Winner: Reds, 47 – 31 IMPs."),
        ("IMPs", False, "Leading: Reds, 47 – 31 IMPs."),
        ("%", True, "Winner: Reds, 47 %."),
    ],
)
def test_of_two_both_scores_are_told_and_no_verb_counts_the_first(
    unit: str, over: bool, told: str
) -> None:
    lines = (StandingLine("Guests", 31, text="31"), StandingLine("Reds", 47, text="47"))
    assert verdict(Panel(Standing("Final result", unit, lines)), over=over) == told


def test_who_is_level_is_named_together() -> None:
    lines = tuple(StandingLine(name, figure) for name, figure in (("A", 3), ("B", 3), ("C", 1)))
    panel = Panel(Standing("", "IMPs", lines))
    assert verdict(panel, over=True) == "Winner: A, B, +3 IMPs."
    assert verdict(panel, over=False) == "Leading: A, B, +3 IMPs."
    level = tuple(StandingLine(name, 0) for name in "AB")
    assert verdict(Panel(Standing("", "IMPs", level)), over=True) == "All are level."


def test_the_first_is_told_without_the_means_beside_the_figures() -> None:
    names = (("A", 38), ("B", 5), ("C", -43))
    lines = tuple(StandingLine(name, figure, details=("13",)) for name, figure in names)
    panel = Panel(Standing("", "IMPs", lines, detailed=("deals",)))
    assert verdict(panel, over=True) == "Winner: A, +38 IMPs."
