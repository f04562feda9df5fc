"""The sentence of who won, or leads so far."""

from __future__ import annotations

import csv
import io
from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.sheet.panel import Panel, Standing, StandingLine
from chicago_gui.sheet.summary import Season, SeasonEvening, verdict


@pytest.mark.parametrize(
    ("unit", "over", "told"),
    [
        ("IMPs", True, "Winner: Reds, 47 to 31 IMPs."),
        ("IMPs", False, "In the lead: Reds, 47 to 31 IMPs."),
        ("%", True, "Winner: Reds, 47 %."),
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
    assert verdict(panel, over=True) == "First place shared: A, B, +3 IMPs."
    assert verdict(panel, over=False) == "Level in the lead: A, B, +3 IMPs."
    level = tuple(StandingLine(name, 0) for name in "AB")
    assert (
        verdict(Panel(Standing("", "IMPs", level)), over=True) == "Nobody is ahead of the others."
    )


DAYS = st.dates(date(2025, 1, 1), date(2026, 12, 31))


@st.composite
def seasons(draw: st.DrawFn) -> Season:
    """Evenings of five players out of nine, whose points sum to zero."""
    evenings = []
    for day in sorted(draw(st.lists(DAYS, min_size=1, max_size=12))):
        players = tuple(draw(st.permutations("ABCDEFGHI"))[:5])
        won = draw(st.lists(st.integers(-60, 60), min_size=4, max_size=4))
        evenings.append(SeasonEvening(day, "", players, (*won, -sum(won))))
    return Season(tuple(evenings))


@given(seasons())
def test_sums_are_those_of_the_evenings(season: Season) -> None:
    assert sum(season.sums.values()) == 0
    for name, total in season.sums.items():
        won = [dict(zip(e.players, e.points, strict=True)).get(name, 0) for e in season.evenings]
        assert sum(won) == total
        (way,) = [way for way in season.running("", 9).ways if way.name == name]
        assert way.figure == total
        assert len(way.points) == len(season.evenings) + 1


@given(seasons())
def test_the_best_stand_first_and_ties_share_a_place(season: Season) -> None:
    standing = season.standing
    assert [won for _, _, won in standing] == sorted(season.sums.values(), reverse=True)
    for place, _, won in standing:
        assert place == 1 + sum(other > won for other in season.sums.values())


@given(seasons())
def test_the_csv_has_a_row_for_each_player_of_each_evening(season: Season) -> None:
    rows = list(csv.DictReader(io.StringIO(season.csv())))
    assert len(rows) == sum(len(evening.players) for evening in season.evenings)
    last = {row["player"]: int(row["total"]) for row in rows}
    assert last == season.sums


def test_names_and_places_are_harmless_in_a_spreadsheet() -> None:
    season = Season((SeasonEvening(date(2026, 1, 2), "=1+1", ("=A", "B"), (3, -3)),))
    lines = season.csv().splitlines()
    assert lines[0] == "date,where,place,player,points,total"
    assert "=1+1" not in lines[1].split(",")
    assert lines[2].endswith(",2,B,-3,-3")


def test_only_the_best_have_a_way_where_there_are_many() -> None:
    names = tuple(f"P{number}" for number in range(20))
    season = Season((SeasonEvening(date(2026, 1, 2), "", names, tuple(range(20))),))
    assert [way.name for way in season.running("", 3).ways] == ["P17", "P18", "P19"]


def test_hundreds_among_points_are_brought_to_points_before_they_are_added_up() -> None:
    four, day = ("A", "B", "C", "D"), date(2026, 1, 2)
    to_the_point = SeasonEvening(day, "", four, (1240, 1240, -1240, -1240))
    in_hundreds = SeasonEvening(day, "", four, (-12, 12, -12, 12), hundreds=True)
    season = Season((to_the_point, in_hundreds))
    told = season.in_one_unit()
    assert told.brought_to_points
    assert told.sums == {"A": 40, "B": 2440, "C": -2440, "D": -40}
    assert told.evenings[0] == to_the_point
    for alike in (Season((to_the_point,) * 2), Season((in_hundreds,) * 2), Season(())):
        assert alike.in_one_unit() == alike
    assert told.in_one_unit() == told
