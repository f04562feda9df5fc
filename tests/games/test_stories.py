"""Each game tells the course of a session, and the figures of a result in large print."""

from __future__ import annotations

import pytest

from chicago_gui import games
from tests.sheets import known


@pytest.mark.parametrize(
    ("file", "told"),
    [
        (
            "evening-1",
            "Dima has led since deal 9. The lead changed 4 times. "
            "Biggest swing: deal 4, Vera – Dima, +12 IMPs.",
        ),
        (
            "four-deal-1",
            "Ann has led since round 5. The lead changed once. "
            "Biggest: round 5, Ann & Cid, +15 hundreds.",
        ),
        ("rubber-1", "Bob has led since rubber 2. Biggest: rubber 5, Bob & Dee, +21 hundreds."),
        ("teams-1", "Home has led since board 1. Biggest swing: board 4, Home, +14 IMPs."),
        ("teams-2", "Home has led since board 1."),
        ("pairs-1", "Biggest swing: board 7, 2 P3 – P4, +20.5 IMPs."),
        ("pairs-3", "Most tops: 2 P3 – P4, 5."),
    ],
)
def test_the_course_of_the_session_is_told(file: str, told: str) -> None:
    session = known.session(file)
    game = games.of(session)
    view = game.form.for_players(game.reveal(session))
    assert game.form.summary(view, lambda _: None).sentences[0] == told


@pytest.mark.parametrize(
    ("file", "deal", "told"),
    [
        ("evening-1", 0, ["Score +130", "Target 200", "Difference −70", "Vera – Anna −2 IMPs"]),
        ("evening-1", 14, ["Score +170", "Target 200", "Difference −30", "Anna – Vera −1 IMP"]),
        ("rubber-1", 1, ["Bob & Ann +90"]),
        ("four-deal-1", 1, ["Cid & Bob +150"]),
        ("teams-1", 0, ["Difference +790", "Home +13 IMPs"]),
        ("teams-1", 6, []),
        ("pairs-1", 0, ["Score −80", "North–South −4", "East–West +4"]),
        ("pairs-3", 0, ["Score −510", "North–South 1", "East–West 5"]),
    ],
)
def test_the_figures_of_a_result(file: str, deal: int, told: list[str]) -> None:
    session = known.session(file)
    game = games.of(session)
    figures = game.form.result_figures(game.reveal(session), deal)
    assert [f"{each.label} {each.text}" for each in figures] == told
