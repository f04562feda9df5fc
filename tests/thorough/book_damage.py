"""Opening 600 damaged copies of a book: `pytest tests/thorough/book_damage.py -s`."""

from __future__ import annotations

from pathlib import Path

import pytest

from chicago_gui.games.house.evening import loads
from tests.book import damage

COPIES = 300
EVENINGS = Path(__file__).parents[1] / "evenings"


@pytest.mark.timeout(1800)
@pytest.mark.parametrize("clean", [True, False], ids=["closed", "left by a crash"])
def test_no_damage_is_silent_and_none_is_the_end(tmp_path: Path, clean: bool) -> None:
    sessions = [loads(path.read_bytes()) for path in sorted(EVENINGS.glob("*.chicago"))]
    original = damage.Original(tmp_path, sessions, clean=clean)
    first = 1000 if clean else 2000
    ended = damage.run(original, tmp_path / "copies", range(first, first + COPIES))
    print(dict(ended))
    assert ended.total() == COPIES
    assert ended["backup"] + ended["mended"] > COPIES / 3
