"""Pictures of standing and chart, of every game."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui import games
from chicago_gui.paper.marks import Text
from chicago_gui.paper.panel_pictures import chart_picture, standing_picture
from chicago_gui.sheet.panel import ChartData, Panel, Picture, Series, Standing, StandingLine
from tests.games.printed import box, check_texts
from tests.sheets import known

NAME = st.text(
    st.characters(codec="utf-8", exclude_categories=("Cc", "Cs")), min_size=1, max_size=40
).filter(str.strip)


def texts(picture: Picture) -> list[str]:
    return [mark.text for mark in picture.marks if isinstance(mark, Text)]


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
        assert texts(picture).count(name) >= 1 + twice


def test_the_best_come_first_and_ties_share_a_place() -> None:
    lines = (StandingLine("A", 3), StandingLine("B", 9), StandingLine("C", 3))
    found = texts(standing_picture(Panel(Standing("", "IMPs", lines)), ""))
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


@pytest.mark.parametrize("name", ["four-deal-1", "rubber-2", "teams-1", "pairs-2", "pairs-3"])
def test_every_game_has_its_standing(name: str) -> None:
    session: Any = games.loads(known.text(name))
    game = games.of(session)
    panel = game.form.still_panel(game.reveal(session))
    picture = standing_picture(panel, game.form.evening(game.reveal(session)))
    check(picture)
    for line in panel.standing.lines:
        assert line.written in texts(picture)
        assert line.written in picture.spoken
    if panel.running is not None:
        check(chart_picture(panel.running, ""))
