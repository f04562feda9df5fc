"""What a plan does to the balance of the evening."""

from __future__ import annotations

import pytest

from chicago_gui.games.house.evening import reveal
from chicago_gui.games.house.view import Differences, PlayerStanding
from chicago_gui.games.house.words import balance_words, mean
from chicago_gui.record import replace
from tests.games.house.evening.make import fresh

PLAN = "15 deals: each sits out and opens at most 3 times. "


@pytest.mark.parametrize(
    ("differences", "words"),
    [
        (Differences(0, 0, 0), "Sit-outs and partnerships can still end even."),
        # Who opens never hinders the rest.
        (Differences(0, 1, 0), "Sit-outs and partnerships can still end even."),
        (
            Differences(1, 0, 0),
            "It cannot end even: sit-outs differ by 1.",
        ),
        (
            Differences(0, 0, 2),
            "It cannot end even: partnerships differ by 2.",
        ),
        (
            Differences(1, 2, 3),
            "It cannot end even: sit-outs differ by 1, openings differ by 2, "
            "partnerships differ by 3.",
        ),
    ],
)
def test_whether_it_can_still_come_out_even(differences: Differences, words: str) -> None:
    view = replace(reveal(fresh()), differences=differences)
    assert balance_words(view) == PLAN + words


def test_how_often_each_is_out_follows_the_plan() -> None:
    view = reveal(fresh(planned=20))
    assert balance_words(view).startswith("20 deals: each sits out and opens at most 4 times.")


@pytest.mark.parametrize(
    ("imps", "played", "said"), [(-1, 4, "−0.3"), (1, 4, "+0.3"), (38, 13, "+2.9"), (0, 0, "")]
)
def test_halves_of_a_mean_are_rounded_as_people_do(imps: int, played: int, said: str) -> None:
    assert mean(PlayerStanding("Anna", imps, 0, 0, played)) == said
