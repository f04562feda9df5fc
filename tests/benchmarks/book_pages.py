"""What a book of 1,000 sessions of 25 deals, histories and all, costs to open and to page.

Run as `python -m tests.benchmarks.book_pages [FOLDER [SESSIONS]]`. The sessions are three, typed
key by key, each under hundreds of ids and dates.
"""

from __future__ import annotations

import sqlite3
import sys
import tempfile
from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path
from time import perf_counter
from uuid import UUID

from chicago_gui import games
from chicago_gui.book import Book, difference, tables
from chicago_gui.book.connection import closing, connect, transaction
from chicago_gui.book.events import digest
from chicago_gui.book.tables import check_all
from chicago_gui.games.house.evening import Session, loads
from chicago_gui.games.house.evening.session_file import records
from chicago_gui.record import replace
from tests.book.typist import longer, typed
from tests.games.house.evening.make import blank

DEALS = 25
MOST = 0.3  # s, for each page


def main() -> int:
    """Print the figures; fail when a page takes longer than it may."""
    parent = Path(sys.argv[1]) if len(sys.argv) > 1 else Path.cwd()
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 1000
    with tempfile.TemporaryDirectory(dir=parent, prefix=".book-pages-") as name:
        path = Path(name) / "book.sqlite"
        fill(path, count)
        size = path.stat().st_size / 1e6
        print(f"{count} sessions of {DEALS} deals: {size:.0f} MB")
        with closing(connect(path)) as connection:
            report("looked through, as after a crash", lambda: check_all(connection))
        Book.open(path).close()
        report("opened and closed after a clean end", lambda: Book.open(path).close())
        with Book.open(path) as book:
            report("pages worked out for the first time", book.lines)
        with Book.open(path) as book:
            pages = report("sessions page", book.lines)
            pages = max(pages, report("players and pairs", lambda: shown(book)))
            latest = book.latest()
            assert latest
            report("one session opened", lambda: book.load(latest))
            report("its history", lambda: book.history(latest))
            report("backup", book.backup)
            report("backup when nothing has changed", book.backup)
    print(f"slowest page: {pages:.3f} s (at most {MOST})")
    return pages > MOST


def shown(book: Book) -> object:
    """What the page of players and pairs asks for."""
    return games.form(games.USUAL).figures(book.figures(games.USUAL))


def fill(path: Path, count: int) -> None:
    """Make the book."""
    folder = Path(__file__).parents[1] / "evenings"
    names = ("evening-1", "evening-2-going-on", "evening-3-official")
    models = [longer(loads((folder / f"{name}.chicago").read_bytes()), DEALS) for name in names]
    with Book.open(path) as book:
        for model in models:
            typed(book, model)
    with closing(connect(path)) as connection, transaction(connection):
        for number in range(len(models), count):
            model = models[number % len(models)]
            day = date(2000, 1, 1) + timedelta(days=7 * number)
            sheet = replace(model.sheet, id=str(UUID(int=1000 + number)), date=day)
            clone(connection, replace(model, sheet=sheet), model.sheet.id)


def clone(connection: sqlite3.Connection, session: Session, model: str) -> None:
    """Copy the rows of the session `model` for `session`, which differs in its heading."""
    found = records(session)
    key = connection.execute("SELECT key FROM session WHERE id = ?", (model,)).fetchone()[0]
    new = connection.execute(
        "INSERT INTO session(id, kind, created, updated, revision, digest)"
        " SELECT ?, kind, created, updated, revision, ? FROM session WHERE key = ?",
        (session.sheet.id, digest(found), key),
    ).lastrowid
    rows = ((new, name, text) for name, text in found.items())
    connection.executemany("INSERT INTO record VALUES(?,?,?)", rows)
    # The first event has the whole heading in it, the others have deals only.
    event = tables.read_events(connection, key)[0]
    tables.write_event(connection, new or 0, event._replace(patch=difference(None, blank(session))))
    columns = "n, at, action, step, kind, deal, secret, records, packed"
    connection.execute(
        f"INSERT INTO event SELECT ?, {columns} FROM event WHERE session = ? AND n > 1", (new, key)
    )


def report(what: str, do: Callable[[], object]) -> float:
    """Say and return how long `do` takes."""
    start = perf_counter()
    do()
    seconds = perf_counter() - start
    print(f"{what}: {seconds:.3f} s")
    return seconds


if __name__ == "__main__":
    sys.exit(main())
