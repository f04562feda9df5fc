from __future__ import annotations

from datetime import date, timedelta

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chicago_gui import games
from chicago_gui.paper.marks import AnyPaper, Band, Page, Paper, Stroke, Text
from chicago_gui.paper.season_pages import season_pages, season_picture
from chicago_gui.record import replace
from chicago_gui.sheet.season import Season, SeasonEvening, figures_of
from chicago_gui.sheet.words import NO_BREAK
from tests.games.printed import check_pages, check_settings, marked, texts
from tests.seasons import evening

PAPERS: tuple[AnyPaper, ...] = (*Paper, *(paper.landscape for paper in Paper))
FIVE = ("Anna", "Boris", "Vera", "Dima", "Egor")


def pages_of(evenings: tuple[SeasonEvening, ...], paper: AnyPaper, called: str = "") -> list[Page]:
    figures = figures_of(games.game("rubber"), Season(evenings))
    tables = games.form("rubber").figures(figures)
    return season_pages(tables, figures.season, "Rubber bridge", called, paper)


def plain(pages: list[Page]) -> list[str]:
    return [text.replace(NO_BREAK, " ") for text in texts(pages)]


@settings(max_examples=max(4, settings().max_examples // 5))
@given(st.integers(5, 24).flatmap(lambda many: marked(many, 80)), st.integers(1, 60), st.data())
def test_nothing_leaves_the_page_and_all_is_read_or_ends_in_an_ellipsis(
    told_of: list[str], count: int, data: st.DataObject
) -> None:
    paper = data.draw(st.sampled_from(PAPERS))
    *names, place = told_of
    evenings = []
    for number in range(count):
        five = tuple(names[(number + at) % len(names)] for at in range(5))
        day = date(2026, 1, 1) + timedelta(number)
        evenings.append(evening(day, five, (9, 4, 0, -3, -10), place=place))
    pages = pages_of(tuple(evenings), paper)
    check_pages(pages)
    check_settings((page.marks for page in pages), told_of)
    told = texts(pages)
    for each in evenings:
        assert each.date.isoformat() in told
    for name in names[: min(len(names), count + 4)]:
        assert name in told


def of_five(count: int) -> tuple[SeasonEvening, ...]:
    return tuple(
        evening(date(2026, 1, 1) + timedelta(7 * at), FIVE, (3 * at, -at, -at, -at, 0))
        for at in range(count)
    )


@pytest.mark.parametrize("paper", PAPERS)
def test_a_season_of_forty_evenings_of_five_is_four_pages_at_most(paper: AnyPaper) -> None:
    pages = pages_of(of_five(40), paper, "Winter")
    assert len(pages) <= 4
    ways = [m for page in pages for m in page.marks if isinstance(m, Stroke) and len(m.points) > 2]
    assert [len(way.points) for way in ways] == [41] * 5
    told = plain(pages)
    assert "1. Anna +117; 2. Egor 0; 3. Boris −39; 3. Vera −39; 3. Dima −39" in told
    assert "Winter · 40 sessions · 2026-01-01 – 2026-10-01" in told


def test_each_two_are_printed_once_head_to_head() -> None:
    told = plain(pages_of(of_five(3), Paper.A4))
    start = told.index("Head to head")
    end = told.index("Session by session")
    names = [each for each in told[start:end] if each in FIVE]
    both = list(zip(names[::2], names[1::2], strict=True))
    assert len(both) == 10
    assert len({frozenset(each) for each in both}) == 10


@pytest.mark.parametrize(("people", "said"), [(12, False), (14, True)])
@pytest.mark.parametrize("paper", PAPERS)
def test_it_is_said_that_the_curve_has_the_best_alone(
    paper: AnyPaper, people: int, said: bool
) -> None:
    names = tuple(f"Player {number}" for number in range(people))
    evenings = tuple(
        evening(date(2026, 1, 1) + timedelta(7 * at), names, range(people)) for at in range(3)
    )
    told = " ".join(plain(pages_of(evenings, paper)))
    assert ("the 12 best of 14" in told) is said


def test_every_player_has_a_bar_from_zero() -> None:
    pages = pages_of(of_five(3), Paper.A4)
    bars = [m for page in pages for m in page.marks if isinstance(m, Band) and m.way is not None]
    zero = max(bar.x for bar in bars)
    assert len(bars) == 4, "who has won as much as lost has none"
    for bar in bars:
        assert zero in (pytest.approx(bar.x), pytest.approx(bar.x + bar.width))


def test_curve_and_bars_are_one_picture() -> None:
    figures = figures_of(games.game("rubber"), Season(of_five(3)))
    tables = games.form("rubber").figures(figures)
    picture = season_picture(tables, "Winter")
    assert picture.spoken.startswith("Winter: Anna +3")
    assert {"Winter", "Anna"} <= {mark.text for mark in picture.marks if isinstance(mark, Text)}


def test_evenings_with_a_stake_are_settled_by_currency() -> None:
    four = ("Anna", "Boris", "Vera", "Dima")

    def played(day: int, coins: tuple[int, ...] = (), currency: str = "") -> SeasonEvening:
        found = evening(date(2026, 1, day), four, (4, 2, -1, -5))
        return replace(found, counted=replace(found.counted, coins=coins, currency=currency))

    pages = pages_of(
        (
            played(1, (200, 100, -50, -250), "EUR"),
            played(8, (200, 100, -50, -250), "EUR"),
            played(15, (4000, 2000, -1000, -5000), "JPY"),
            played(22),
        ),
        Paper.A4,
    )
    told = " ".join(plain(pages))
    assert "Who pays whom" in told
    assert "Dima Anna 4.00 EUR" in told
    assert "Vera Boris 1.00 EUR" in told
    assert "Dima Anna 4000 JPY" in told
    assert "1 session without a stake is not counted." in told


def test_without_a_stake_nobody_is_told_to_pay() -> None:
    assert "Who pays whom" not in plain(pages_of(of_five(2), Paper.A4))
