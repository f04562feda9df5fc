"""The figures of a season: sums, places, streaks, best evenings, head to head, and their CSV."""

from __future__ import annotations

import csv
import io
from datetime import date, timedelta

from hypothesis import given
from hypothesis import strategies as st

from chicago_gui import games
from chicago_gui.record import replace
from chicago_gui.sheet.figures import EveningFigures
from chicago_gui.sheet.season import (
    ALL_TIME,
    HeadToHead,
    NamedSeason,
    Period,
    PeriodChoice,
    Season,
    SeasonEvening,
    Span,
    Streak,
    figures_of,
)
from tests.seasons import evening

DAYS = st.dates(date(2025, 1, 1), date(2026, 12, 31))
PLAIN = games.game("rubber")


@st.composite
def seasons(draw: st.DrawFn) -> Season:
    """Draw evenings of five players out of nine, whose points sum to zero."""
    evenings = []
    for day in sorted(draw(st.lists(DAYS, min_size=1, max_size=12))):
        players = tuple(draw(st.permutations("ABCDEFGHI"))[:5])
        won = draw(st.lists(st.integers(-60, 60), min_size=4, max_size=4))
        deals = [
            (tuple(draw(st.permutations(range(5)))[:4]), (draw(st.integers(-9, 9)),))
            for _ in range(draw(st.integers(0, 4)))
        ]
        evenings.append(evening(day, players, (*won, -sum(won)), deals=deals))
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
    season = Season((evening(date(2026, 1, 2), ("=A", "B"), (3, -3), place="=1+1"),))
    lines = season.csv().splitlines()
    assert lines[0] == "date,where,place,player,points,total"
    assert "=1+1" not in lines[1].split(",")
    assert lines[2].endswith(",2,B,-3,-3")


def test_only_the_best_have_a_way_where_there_are_many() -> None:
    names = tuple(f"P{number}" for number in range(20))
    season = Season((evening(date(2026, 1, 2), names, tuple(range(20))),))
    assert [way.name for way in season.running("", 3).ways] == ["P17", "P18", "P19"]


def test_a_curve_of_thousands_of_evenings_ends_where_their_sum_is() -> None:
    first = date(2000, 1, 1)
    season = Season(
        tuple(evening(first + timedelta(at), "AB", (at % 7, -(at % 7))) for at in range(2001))
    )
    for way in season.running("", 9).ways:
        assert len(way.points) < 400
        assert way.points[-1] == (2001, season.sums[way.name])


def test_hundreds_among_points_are_brought_to_points_before_they_are_added_up() -> None:
    four, day = ("A", "B", "C", "D"), date(2026, 1, 2)

    def settled(points: tuple[int, ...], *, exact: bool) -> SeasonEvening:
        numbers = tuple((1, won, int(won > 0), 1, 1, int(exact)) for won in points)
        deals = (((0, 1, 2, 3), (points[0],)),)
        return replace(
            evening(day, four, points), counted=EveningFigures(points, numbers, {}, deals)
        )

    to_the_point = settled((1240, 1240, -1240, -1240), exact=True)
    in_hundreds = settled((-12, 12, -12, 12), exact=False)
    told = Season((to_the_point, in_hundreds)).in_one_unit(PLAIN)
    assert told.brought_to_points
    assert told.sums == {"A": 40, "B": 2440, "C": -2440, "D": -40}
    assert told.evenings[0] == to_the_point
    assert told.evenings[1].counted.deals == (((0, 1, 2, 3), (-1200,)),)
    for alike in (Season((to_the_point,) * 2), Season((in_hundreds,) * 2), Season(())):
        assert alike.in_one_unit(PLAIN) == alike
    assert told.in_one_unit(PLAIN) == told


# Periods.


@given(seasons(), DAYS)
def test_a_period_split_into_two_adds_up(season: Season, day: date) -> None:
    before = season.within(Period(last=day - timedelta(1)))
    after = season.within(Period(day))
    assert (*before.evenings, *after.evenings) == season.evenings
    for name, total in season.sums.items():
        assert before.sums.get(name, 0) + after.sums.get(name, 0) == total
    both = [figures_of(PLAIN, each) for each in (before, after)]
    whole = figures_of(PLAIN, season)
    for meeting in whole.meetings:
        parts = [
            part
            for figures in both
            for part in figures.meetings
            if (part.name, part.other) == (meeting.name, meeting.other)
        ]
        assert sum(part.evenings for part in parts) == meeting.evenings
        assert sum(part.ahead for part in parts) == meeting.ahead
        for share in ("together", "against"):
            sums = [sum(getattr(part, share)[at] for part in parts) for at in (0, 1)]
            assert tuple(sums) == getattr(meeting, share)


@given(seasons())
def test_all_time_has_every_evening(season: Season) -> None:
    assert season.within(ALL_TIME) == season
    assert season.within(Period(date(2027, 1, 1))).evenings == ()


def test_a_choice_says_which_days_it_means() -> None:
    today = date(2026, 11, 20)
    winter = NamedSeason("Winter", date(2025, 12, 1), date(2026, 2, 28))
    assert PeriodChoice().period(today) == ALL_TIME
    year = PeriodChoice(Span.YEAR).period(today)
    assert (year.has(date(2026, 1, 1)), year.has(date(2026, 12, 31))) == (True, True)
    assert not year.has(date(2025, 12, 31))
    named = PeriodChoice(Span.SEASON, "Winter").among((winter,))
    assert named.period(today) == winter.period
    # A season that is gone leaves all time.
    assert PeriodChoice(Span.SEASON, "Summer").among((winter,)) == PeriodChoice()


# Streaks.


def on(day: int, **points: int) -> SeasonEvening:
    return evening(date(2026, 1, day), tuple(points), tuple(points.values()))


def test_evenings_won_in_a_row_by_hand() -> None:
    evenings = (
        on(1, A=5, B=-5),
        on(2, A=3, B=-3),
        on(3, B=4, C=-4),  # A is away, which ends nothing
        on(4, A=1, B=-1),
        on(5, A=-2, B=2),
        on(6, A=0, B=0),  # who shares the first place has won
    )
    streaks = {each.name: each.evenings for each in figures_of(PLAIN, Season(evenings)).streaks}
    assert streaks == {
        "A": Streak(3, date(2026, 1, 4), 1),
        "B": Streak(2, date(2026, 1, 6), 2),
        "C": Streak(0, None, 0),
    }


def test_an_evening_that_is_not_over_is_neither_won_nor_lost() -> None:
    open_end = replace(on(2, A=-9, B=9), done=False)
    figures = figures_of(PLAIN, Season((on(1, A=5, B=-5), open_end, on(3, A=1, B=-1))))
    assert {each.name: each.evenings.longest for each in figures.streaks} == {"A": 2, "B": 0}


def test_deals_won_in_a_row_go_on_from_evening_to_evening() -> None:
    five = "ABCDE"
    first = evening(
        date(2026, 1, 1),
        five,
        (3, 3, -3, -3, 0),
        deals=[((0, 1, 2, 3), (4,)), ((0, 2, 1, 4), (7,)), ((1, 2, 3, 4), (-1,))],
    )
    second = evening(
        date(2026, 1, 8),
        five,
        (0, 0, 0, 0, 0),
        deals=[((3, 4, 0, 1), (-2,)), ((0, 4, 1, 2), (0,)), ((4, 3, 0, 1), (5,))],
    )
    streaks = {each.name: each.deals for each in figures_of(PLAIN, Season((first, second))).streaks}
    day, later = first.date, second.date
    assert streaks == {
        "A": Streak(3, later, 0),  # two and, after a deal sat out, one more; then 0 IMPs
        "B": Streak(1, day, 0),
        "C": Streak(1, day, 0),
        "D": Streak(1, day, 1),
        "E": Streak(1, day, 1),
    }


# Head to head.


def test_one_against_another_by_hand() -> None:
    first = evening(
        date(2026, 1, 1),
        "ABCDE",
        (6, 6, 2, -14, 0),
        deals=[((0, 1, 2, 3), (4,)), ((0, 2, 1, 4), (-3,))],
    )
    second = on(2, A=-5, B=5)
    meetings = {
        (each.name, each.other): each
        for each in figures_of(PLAIN, Season((first, second))).meetings
    }
    assert meetings["A", "B"] == HeadToHead("A", "B", 0, 1, 1, (1, 4), (1, -3))
    assert meetings["B", "A"] == HeadToHead("B", "A", 1, 0, 1, (1, 4), (1, 3))
    assert meetings["A", "C"] == HeadToHead("A", "C", 1, 0, 0, (1, -3), (1, 4))
    assert meetings["D", "E"] == HeadToHead("D", "E", 0, 1, 0, (0, 0), (0, 0))


@given(seasons())
def test_what_one_wins_of_another_the_other_loses(season: Season) -> None:
    meetings = {(each.name, each.other): each for each in figures_of(PLAIN, season).meetings}
    for (name, other), one in meetings.items():
        two = meetings[other, name]
        assert (one.ahead, one.behind, one.level) == (two.behind, two.ahead, two.level)
        assert one.together == two.together
        assert (one.against[0], one.against[1]) == (two.against[0], -two.against[1])
    deals = sum(len(each.counted.deals) for each in season.evenings)
    assert sum(each.together[0] for each in meetings.values()) == 4 * deals
    assert sum(each.against[0] for each in meetings.values()) == 8 * deals


# Best evenings.


@given(seasons())
def test_the_best_evenings_are_those_with_most_points(season: Season) -> None:
    best = figures_of(PLAIN, season).best
    assert [each.points for each in best] == sorted(
        (points for each in season.evenings for points in each.points), reverse=True
    )
    for each in best:
        assert (each.place, each.name, each.points) in each.evening.standing
