from __future__ import annotations

from datetime import date, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chicago_gui.paper.marks import AnyPaper, Paper, Stroke, Text
from chicago_gui.paper.season_pages import season_pages
from chicago_gui.sheet.stakes import Per, Stake
from chicago_gui.sheet.summary import Season, SeasonEvening
from chicago_gui.sheet.words import NO_BREAK
from tests.games.printed import check_pages, check_settings, marked, texts

PAPERS: tuple[AnyPaper, ...] = (*Paper, *(paper.turned for paper in Paper))


@settings(max_examples=max(4, settings().max_examples // 5))
@given(st.integers(5, 24).flatmap(lambda many: marked(many, 80)), st.integers(1, 60), st.data())
def test_nothing_leaves_the_page_and_all_is_read_or_ends_in_an_ellipsis(
    told_of: list[str], count: int, data: st.DataObject
) -> None:
    paper = data.draw(st.sampled_from(PAPERS))
    *names, place = told_of
    evenings = []
    for number in range(count):
        four = tuple(names[(number + at) % len(names)] for at in range(5))
        evenings.append(
            SeasonEvening(date(2026, 1, 1) + timedelta(number), place, four, (9, 4, 0, -3, -10))
        )
    pages = season_pages(Season(tuple(evenings)), "Chicago", paper)
    check_pages(pages)
    check_settings((page.marks for page in pages), told_of)
    told = texts(pages)
    for evening in evenings:
        assert evening.date.isoformat() in told
    for name in names[: min(len(names), count + 4)]:
        assert name in told


@pytest.mark.parametrize("paper", PAPERS)
def test_a_season_of_forty_evenings_of_five_is_two_pages_at_most(paper: AnyPaper) -> None:
    five = ("Anna", "Boris", "Vera", "Dima", "Egor")
    evenings = tuple(
        SeasonEvening(date(2026, 1, 1) + timedelta(7 * at), "", five, (3 * at, -at, -at, -at, 0))
        for at in range(40)
    )
    pages = season_pages(Season(evenings), "Chicago", paper)
    assert len(pages) <= 2
    ways = [m for page in pages for m in page.marks if isinstance(m, Stroke) and len(m.points) > 2]
    assert [len(way.points) for way in ways] == [41] * 5
    told = [text.replace(NO_BREAK, " ") for text in texts(pages)]
    assert "1. Anna +117; 2. Egor 0; 3. Boris −39; 3. Vera −39; 3. Dima −39" in told


@pytest.mark.parametrize(("people", "said"), [(12, False), (14, True)])
@pytest.mark.parametrize("paper", PAPERS)
def test_it_is_said_that_the_chart_has_the_best_alone(
    paper: AnyPaper, people: int, said: bool
) -> None:
    names = tuple(f"Player {number}" for number in range(people))
    points = tuple(range(people))
    evenings = tuple(
        SeasonEvening(date(2026, 1, 1) + timedelta(7 * at), "", names, points) for at in range(3)
    )
    told = " ".join(texts(season_pages(Season(evenings), "Chicago", paper)))
    assert ("The chart has the 12 best of 14; the table has all." in told) is said


def test_the_titles_of_table_and_chart_stand_in_line() -> None:
    five = ("Anna", "Boris", "Vera", "Dima", "Egor")
    evenings = tuple(
        SeasonEvening(date(2026, 1, day), "", five, (4, 1, 0, -2, -3)) for day in (1, 2)
    )
    (page,) = season_pages(Season(evenings), "Chicago", Paper.A4)
    titles = {mark.text: mark for mark in page.marks if isinstance(mark, Text)}
    table, chart = titles["Players over 2 evenings"], titles["Running sums"]
    assert (table.y, table.height, table.size) == (chart.y, chart.height, chart.size)


@pytest.mark.parametrize("mixed", [False, True])
def test_it_is_said_that_hundreds_count_in_points_where_they_do(mixed: bool) -> None:
    four, day = ("A", "B", "C", "D"), date(2026, 1, 2)
    evenings = (
        SeasonEvening(day, "", four, (12, 12, -12, -12), hundreds=True),
        SeasonEvening(day, "", four, (40, -40, 40, -40), hundreds=not mixed),
    )
    pages = season_pages(Season(evenings).in_one_unit(), "Rubber", Paper.A4)
    told = " ".join(text.replace(NO_BREAK, " ") for text in texts(pages))
    assert ("each counts 100." in told) is mixed
    assert ("+1240" in told) is mixed


def test_evenings_with_a_stake_are_settled_by_currency() -> None:
    four, points = ("Anna", "Boris", "Vera", "Dima"), (4, 2, -1, -5)
    evenings = (
        SeasonEvening(date(2026, 1, 1), "", four, points, False, Stake(50, Per.POINT, "EUR")),
        SeasonEvening(date(2026, 1, 8), "", four, points, True, Stake(50, Per.HUNDRED, "EUR")),
        SeasonEvening(date(2026, 1, 15), "", four, points, False, Stake(1000, Per.POINT, "JPY")),
        SeasonEvening(date(2026, 1, 22), "", four, points),
    )
    for season in (Season(evenings), Season(evenings).in_one_unit()):
        told = " ".join(texts(season_pages(season, "Chicago", Paper.A4))).replace(NO_BREAK, " ")
        assert (
            "Dima pays Anna 4.00 EUR; Vera pays Boris 1.00 EUR; Dima pays Boris 1.00 EUR." in told
        )
        assert "Dima pays Anna 4000 JPY;" in told
        assert "1 evening without a stake is left out." in told


def test_without_a_stake_nobody_is_told_to_pay() -> None:
    four = ("Anna", "Boris", "Vera", "Dima")
    season = Season((SeasonEvening(date(2026, 1, 1), "", four, (4, 2, -1, -5)),))
    assert "Who pays whom" not in texts(season_pages(season, "Chicago", Paper.A4))
