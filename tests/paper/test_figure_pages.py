"""A session's summary, a season's figures, and the pictures of both."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chicago_gui import games
from chicago_gui.paper.figure_pages import (
    chart_picture,
    season_pages,
    season_picture,
    standing_picture,
    summary_pages,
)
from chicago_gui.paper.marks import AnyPaper, Band, Page, Paper, Stroke, Text
from chicago_gui.paper.page_flow import MARGIN_X, joined
from chicago_gui.paper.ruled import outlined
from chicago_gui.record import replace
from chicago_gui.sheet.panel import ChartData, Panel, Picture, Series, Standing, StandingLine
from chicago_gui.sheet.season import Season, SeasonEvening, figures_of
from chicago_gui.sheet.sittings.figures import numbers_of
from chicago_gui.sheet.words import NO_BREAK
from tests.games.printed import (
    box,
    check_pages,
    check_settings,
    check_texts,
    how_it_went,
    marked,
    texts,
)
from tests.seasons import evening
from tests.sheets import known

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
    assert {"Winter", "Anna"} <= {*texts([picture])}


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


# --- a session

EVENINGS = ["four-deal-1", "rubber-1", "teams-1", "teams-2", "pairs-1", "pairs-2"]


@pytest.mark.parametrize("name", EVENINGS)
@pytest.mark.parametrize("paper", [Paper.A4, Paper.LETTER.landscape], ids=str)
def test_all_that_the_page_shows_is_printed(name: str, paper: AnyPaper) -> None:
    summary = how_it_went(known.session(name))
    pages = summary_pages(summary, "2026-11-20", paper)
    check_pages(pages)
    found = texts(pages)
    together = " ".join(found)
    assert outlined(summary.verdict) in together
    for sentence in summary.sentences:
        assert outlined(sentence) in together
    for table in summary.tables:
        assert table.title in found
        assert table.remark in together
        for line in table.lines:
            for column in table.columns:
                assert outlined(column.text(line)) in (*found, "")


def test_lines_stand_in_the_order_of_the_page() -> None:
    summary = how_it_went(known.session("rubber-1"))
    players = summary.tables[0]
    (page,) = summary_pages(summary, "2026-11-20", Paper.A4)
    names = [players.name(line) for line in players.sorted_lines]
    first = [m.text for m in page.marks if isinstance(m, Text) and m.x == MARGIN_X + 0.5]
    at = first.index("Player")
    assert first[at + 1 : at + 1 + len(names)] == names
    points = [numbers_of(line).points for line in players.sorted_lines]
    assert points == sorted(points, reverse=True)


def test_pages_that_are_joined_are_numbered_through() -> None:
    session = known.session("rubber-1")
    game: Any = games.of(session)
    sheet: list[Page] = list(game.form.pages(game.reveal(session), Paper.A4))
    pages = joined((sheet, summary_pages(how_it_went(session), "2026-11-20", Paper.A4)))
    check_pages(pages)
    assert len(pages) == len(sheet) + 1
    assert {page.title for page in pages} == {sheet[0].title}
    assert texts(pages).count("Summary") == 1
    assert joined(()) == []


# --- pictures

NAME = st.text(
    st.characters(codec="utf-8", exclude_categories=("Cc", "Cs")), min_size=1, max_size=40
).filter(str.strip)


def check(picture: Picture) -> None:
    for mark in picture.marks:
        left, top, right, bottom = box(mark)
        assert left >= 4, mark
        assert top >= 4, mark
        assert right <= picture.width - 4, mark
        assert bottom <= picture.height - 4, mark
    check_texts(picture.marks)


@given(st.lists(st.tuples(NAME, st.integers(-999, 999)), min_size=1, max_size=20), st.booleans())
def test_every_name_has_its_place_and_nothing_lies_on_anything(
    lines: list[tuple[str, int]], twice: bool
) -> None:
    standing = Standing(
        "After 3 deals",
        "IMPs",
        tuple(StandingLine(name, figure, (1, 2)) for name, figure in lines),
        ("out", "opened"),
    )
    panel = Panel(standing, second=standing if twice else None)
    picture = standing_picture(panel, "2026-11-20")
    check(picture)
    for name, _ in lines:
        assert texts([picture]).count(name) >= 1 + twice


def test_the_best_come_first_and_ties_share_a_place() -> None:
    lines = (StandingLine("A", 3), StandingLine("B", 9), StandingLine("C", 3))
    found = texts([standing_picture(Panel(Standing("", "IMPs", lines)), "")])
    assert [text for text in found if text] == [
        *("place", "name", "IMPs", "1", "B", "+9", "2", "A", "+3", "2", "C", "+3")
    ]


@given(st.lists(NAME, min_size=1, max_size=7), st.integers(1, 60))
def test_a_chart_is_within_its_picture(names: list[str], steps: int) -> None:
    ways = (
        Series(name, tuple((step, step * (-1) ** at) for step in range(steps + 1)))
        for at, name in enumerate(names)
    )
    check(chart_picture(ChartData("Running", "", tuple(ways), steps), "2026-11-20 at Vera's"))
