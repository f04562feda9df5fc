"""A few kills while a program writes; tests/thorough/book_kill.py does two hundred."""

from pathlib import Path

from tests.book import killing


def test_every_acknowledged_change_is_there_after_a_kill(tmp_path: Path) -> None:
    seen = killing.run(tmp_path, range(5), most=0.2)
    assert seen["killed"] == 5
    assert seen["acknowledged"] > 5
