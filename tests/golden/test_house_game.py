from __future__ import annotations

import json

from tests.golden.house_game import GOLDEN, said


def test_what_the_last_program_of_one_game_wrote_comes_out_the_same() -> None:
    assert said() == json.loads(GOLDEN.read_text(encoding="utf-8"))
