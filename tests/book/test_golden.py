"""The golden book of every version opens in this one, with everything in it."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from chicago_gui.book import Book, schema
from chicago_gui.book.checks import is_intact
from tests.book.golden_book import GOLDEN, make, told
from tests.book.typist import Typist

BOOKS = sorted(GOLDEN.glob("book-*.sqlite"))


def test_every_version_has_its_golden_book() -> None:
    assert [each.name for each in BOOKS] == [
        f"book-{version}.sqlite" for version in range(1, schema.newest() + 1)
    ]


@pytest.mark.parametrize("golden", BOOKS, ids=lambda golden: golden.stem)
def test_a_golden_book_says_what_it_said(golden: Path, path: Path) -> None:
    path.parent.mkdir(parents=True)
    shutil.copyfile(golden, path)
    expected = json.loads(golden.with_suffix(".json").read_text(encoding="utf-8"))
    with Book.open(path) as book:
        assert told(book) == expected
        # And it can be gone on with, back and forth.
        for session_id in expected["sessions"]:
            typist = Typist(book, session_id)
            begin = typist.session
            count = sum(step.state == "done" for step in typist.kept.steps)
            for _ in range(count):
                typist.undo()
            for _ in range(count):
                typist.redo()
            assert typist.session == begin
    assert is_intact(path)


def test_the_newest_golden_book_is_of_the_tables_as_they_are(path: Path) -> None:
    make(path)
    with Book.open(path) as book, Book.open(BOOKS[-1], read_only=True) as golden:
        one, two = (
            each._connection.execute("SELECT name, sql FROM sqlite_master ORDER BY name").fetchall()
            for each in (book, golden)
        )
        assert one == two
