"""What an import of 500 sessions costs: of files, of another book, and of the same once more.

Run as `python -m tests.benchmarks.many_sessions [FOLDER [SESSIONS]]`; the books lie in FOLDER, so
that its disk is measured.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from time import perf_counter
from uuid import UUID

from chicago_gui import games
from chicago_gui.book import Book
from chicago_gui.desk.importing import Import
from chicago_gui.record import replace
from tests.benchmarks.evenings import NOW, lasting

DEALS = 20
MOST = 10.0  # s, for each import


def main() -> int:
    """Print the figures; fail when an import takes longer than it may."""
    parent = Path(sys.argv[1]) if len(sys.argv) > 1 else Path.cwd()
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 500
    with tempfile.TemporaryDirectory(dir=parent, prefix=".many-sessions-") as name:
        folder = Path(name)
        files = folder / "files"
        files.mkdir()
        fill(files, count)
        with Book.open(folder / "book.sqlite") as book:
            slowest = report("a folder of files", lambda: run(book, files))
            slowest = max(slowest, report("the same once more", lambda: run(book, files)))
            slowest = max(slowest, report("their figures, as the list needs", lambda: lines(book)))
        with Book.open(folder / "other" / "book.sqlite") as other:
            stick = folder / "book.sqlite"
            slowest = max(slowest, report("another laptop's book", lambda: run(other, stick)))
            slowest = max(slowest, report("all deleted", lambda: other.delete(other.ids(), NOW)))
    print(f"slowest for {count} sessions of {DEALS} deals: {slowest:.2f} s (at most {MOST:.0f})")
    return slowest > MOST


def fill(folder: Path, count: int) -> None:
    """Write so many session files."""
    model = lasting(DEALS)
    for at in range(count):
        day = model.sheet.date + timedelta(days=at)
        sheet = replace(model.sheet, id=str(UUID(int=1000 + at)), date=day)
        text = games.dumps(replace(model, sheet=sheet))
        (folder / f"{at:04}.chicago").write_text(text, encoding="utf-8")


def run(book: Book, path: Path) -> None:
    """Import all that is at `path`."""
    sessions = Import(book, [path], lambda: NOW)
    while sessions.done < sessions.total:
        sessions.step()
    sessions.close()


def lines(book: Book) -> None:
    """Work out what the list of sessions shows."""
    while not book.cache_figures(10):
        pass
    book.lines()


def report(what: str, act: Callable[[], object]) -> float:
    """Do it, print how long it took, and return that."""
    began = perf_counter()
    act()
    took = perf_counter() - began
    print(f"{what:<36}{took:>8.2f} s")
    return took


if __name__ == "__main__":
    sys.exit(main())
