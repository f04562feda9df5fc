"""The sentences of who won, or leads so far, and since when."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from chicago_gui.sheet.figures import lead_words, verdict
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


def test_two_standings_are_told_in_one_sentence() -> None:
    lines = (StandingLine("1 A – B", -1, text="56.25"), StandingLine("2 C – D", -2, text="43.75"))
    level = tuple(StandingLine(name, -1, text="50.00") for name in ("3 E – F", "4 G – H"))
    panel = Panel(
        Standing("", "%", lines, group="North–South"),
        second=Standing("", "%", level, group="East–West"),
    )
    for over in (True, False):
        told = "North–South: 1 A – B, 56.25\xa0%; East–West: All are level."
        assert verdict(panel, over=over) == told


@pytest.mark.parametrize(
    ("totals", "told"),
    [
        ([], []),
        ([(0, 0)], []),
        ([(3, -3), (5, -5)], ["A since 1"]),
        ([(3, -3), (-1, 1), (-2, 2)], ["B since 2", "The lead changed once."]),
        # Level again in between, or at the end.
        ([(3, -3), (0, 0), (1, -1)], ["A since 1"]),
        ([(3, -3), (-1, 1), (0, 0)], ["The lead changed once."]),
    ],
)
def test_it_is_told_since_when_somebody_leads(
    totals: Sequence[tuple[int, int]], told: list[str]
) -> None:
    assert lead_words(("A", "B"), enumerate(totals, 1), "{name} since {number}") == told
