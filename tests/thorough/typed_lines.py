"""Ten thousand random lines for the entries of each game; run by hand:

pytest tests/thorough/typed_lines.py
"""

from __future__ import annotations

from random import Random

import pytest

from tests.typed_lines import STARTS, WORDS, type_in_turn

TURNS, LINES = 2500, 4


@pytest.mark.timeout(900)
@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("game", STARTS)
def test_enter_enters_what_was_shown_or_refuses(game: str) -> None:
    random = Random(game)

    def line() -> str:
        words = random.choices(WORDS, k=random.randint(1, 5))
        return random.choice([" ", "", ", "]).join(words)

    for _ in range(TURNS):
        cells = [random.choice([None, None, random.randrange(400)]) for _ in range(LINES)]
        type_in_turn(random.choice(STARTS[game]), [(cell, line()) for cell in cells])
