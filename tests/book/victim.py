"""A program that types evenings into a book until it is killed; run by `killing`.

Every change is acknowledged on standard output when the book has said that it is kept: session,
revision, and the digest of the session's records then.
"""

from __future__ import annotations

import os
import random
import sys
from itertools import islice
from pathlib import Path
from uuid import UUID

from chicago_gui.book import Book
from chicago_gui.book.events import digest
from chicago_gui.games.house.evening import Session
from chicago_gui.games.house.evening.session_file import records
from tests.book.typist import Typist, at, with_id
from tests.games.house.evening.make import blank, changes
from tests.sheets import known


def main(path: Path, seed: int) -> None:
    """Type short evenings for ever; open the book again for each."""
    rng = random.Random(seed)
    evening = known.session("evening-2-going-on")
    while True:
        with Book.open(path) as book:
            if book.notices:
                say(f"notice {book.notices[0]}")
            book.backup()
            play(book, with_id(evening, str(UUID(int=rng.getrandbits(128)))), rng)
            if rng.random() < 0.3:
                book.lines()
            book.backup()


def play(book: Book, evening: Session, rng: random.Random) -> None:
    """Type a part of the evening, with some undo and redo."""
    book.add(blank(evening), at(0))
    typist = Typist(book, evening.sheet.id)
    acknowledge(typist)
    for change in islice(changes(evening), rng.randrange(5, 80)):
        typist.type(change)
        acknowledge(typist)
        if rng.random() < 0.15:
            typist.undo()
            acknowledge(typist)
            typist.redo()
            acknowledge(typist)


def acknowledge(typist: Typist) -> None:
    """Acknowledge the session as it is now."""
    say(f"kept {typist.id} {typist.kept.revision} {digest(records(typist.session))}")


def say(line: str) -> None:
    """Write a whole line without a buffer, which would be lost with the process."""
    os.write(1, f"{line}\n".encode())


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
