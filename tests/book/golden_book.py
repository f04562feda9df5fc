"""Makes the golden book of this version: `python -m tests.book.golden_book`.

Run it once, for a release. A golden book never changes afterwards.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from chicago_gui import __version__, games
from chicago_gui.book import Book
from chicago_gui.games.house import changes as c
from chicago_gui.games.house.evening import Session, dumps
from chicago_gui.record import replace
from tests.book.typist import Typist, at, longer, typed, with_id
from tests.sheets import known

GOLDEN = Path(__file__).parent / "golden"


def make(path: Path) -> None:
    """Write a book that has some of everything."""
    going_on = known.session("evening-2-going-on")
    official = known.session("evening-3-official")
    with Book.open(path) as book:
        book.add(known.session("evening-1"), at(0))
        typist = typed(book, going_on)
        typist.undo()
        typist.undo()
        typist.type(c.EnterNote(0, "Заметка ♠"))
        typist.undo()
        typist = typed(book, longer(official, 2))
        typist.undo()
        typist.redo()
        first = longer(official, 1)
        first = replace(first, sheet=replace(first.sheet, planned_deals=15))
        mine = typed(book, with_id(first, "00000000-0000-4000-8000-0000000000aa"))
        mine.type(c.BeginDeal(first.sheet.players[0]))
        mine.type(c.EnterZ(1, 1, True))
        Typist(book, mine.id).type(c.Rename(((first.sheet.players[1], "Jane"),)))
        gone = book.add_copy(first, at(7000))
        book.delete([gone.sheet.id], at(7001))
        book.merge("Anja", "Аня")
        typed(book, known.session("evening-4-four"))
        typed(book, known.session("evening-5-comes-and-goes"))
        for name in ("four-deal-1", "rubber-1", "teams-1", "pairs-1"):
            book.add(known.session(name), at(7002))
        book.lines()


def told(book: Book) -> dict[str, Any]:
    """Return the whole content of a book, as the golden book's JSON file has it."""
    every = [*book.lines(), *book.lines(deleted=True)]
    return {
        "latest": book.latest(),
        "aliases": book.aliases(),
        "sessions": {each.id: session_told(book, each.id) for each in every},
    }


def session_told(book: Book, session_id: str) -> dict[str, Any]:
    """Return one session: its file, what the file leaves out, and its history."""
    kept = book.load(session_id)
    return content(kept.session) | {
        "deleted": kept.deleted,
        "created": kept.created.isoformat(),
        "updated": kept.updated.isoformat(),
        "steps": [
            [step.n, step.kind, step.deal, step.secret, step.state, step.undone_order]
            for step in kept.steps
        ],
        "events": [
            [event.n, event.at.isoformat(), event.action, event.step, len(event.patch)]
            for event in book.history(session_id)
        ],
    }


def content(session: Any) -> dict[str, Any]:
    """Return what is on the sheet, of the house game with its secrets."""
    if not isinstance(session, Session):
        return {"file": json.loads(games.dumps(session))}
    return {
        "file": json.loads(dumps(session, secrets_of=range(len(session.deals)))),
        "z": [list(deal.vulnerable) for deal in session.deals],
    }


if __name__ == "__main__":
    target = GOLDEN / f"book-{__version__}.sqlite"
    make(target)
    with Book.open(target) as made:
        text = json.dumps(told(made), ensure_ascii=False)
    target.with_suffix(".json").write_text(text + "\n", encoding="utf-8")
