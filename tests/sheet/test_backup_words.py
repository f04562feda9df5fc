from __future__ import annotations

import pytest

from chicago_gui.sheet.backup_words import size


@pytest.mark.parametrize(
    ("count", "words"),
    [(0, "0 kB"), (1, "1 kB"), (4096, "5 kB"), (999_999, "1000 kB"), (51_900_000, "51.9 MB")],
)
def test_sizes_are_as_people_read_them(count: int, words: str) -> None:
    assert size(count) == words
