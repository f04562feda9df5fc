"""A few damaged books; tests/thorough/book_damage.py opens hundreds."""

from __future__ import annotations

from pathlib import Path

import pytest

from chicago_gui.games.house.evening import Session
from tests.book import damage


@pytest.mark.parametrize("clean", [True, False], ids=["closed", "left by a crash"])
def test_no_damage_is_silent_and_none_is_the_end(
    tmp_path: Path, evening: Session, clean: bool
) -> None:
    original = damage.Original(tmp_path, [evening, evening], clean=clean)
    seeds = range(20) if clean else range(20, 40)
    ended = damage.run(original, tmp_path / "copies", seeds)
    assert ended.total() == 20
    assert ended["backup"] > 0
    assert ended["mended"] > 0
