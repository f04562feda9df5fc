"""Damages copies of a book, and checks what opening them promises."""

from __future__ import annotations

import random
import shutil
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from chicago_gui.book import Action, Book, BookError, DamagedSession
from chicago_gui.book.connection import BookReason, Cause
from chicago_gui.book.events import digest, patched
from chicago_gui.games.house import changes as c
from chicago_gui.games.house.evening import Session
from chicago_gui.games.house.evening.session_file import records
from tests.book.typist import Typist, at, typed, with_id

Truth = dict[tuple[str, int], int]
"""The digest of a session's records at each of its revisions."""


class Original:
    """A book with a backup and newer changes, closed (`clean`) or left by a killed program."""

    def __init__(self, folder: Path, sessions: list[Session], *, clean: bool) -> None:
        self.truth: Truth = {}
        self.backed_up: dict[str, int] = {}
        self.last: dict[str, int] = {}
        live = folder / "live"
        book = Book.open(live / "book.sqlite")
        for number, session in enumerate(sessions):
            typed(book, with_id(session, f"00000000-0000-4000-8000-00000000000{number}"))
        book.lines()
        book.backup()
        self.backed_up = {each.id: book.load(each.id).revision for each in book.lines()}
        newest = with_id(sessions[0], "00000000-0000-4000-8000-000000000009")
        typed(book, newest)
        Typist(book, "00000000-0000-4000-8000-000000000000").type(c.EnterNote(0, "since"))
        book.delete(["00000000-0000-4000-8000-000000000001"], at(9999))
        for summary in [*book.lines(), *book.lines(deleted=True)]:
            self._remember(book, summary.id)
        self.folder = folder / "left"
        if clean:
            book.close()
            shutil.copytree(live, self.folder)
        else:
            shutil.copytree(live, self.folder)
            book.close()
        shutil.rmtree(live)

    def _remember(self, book: Book, session_id: str) -> None:
        found: dict[str, str] = {}
        for event in book.history(session_id):
            found = patched(found, event.patch)
            self.truth[session_id, event.n] = digest(found)
            self.last[session_id] = event.n


def truncate(data: bytearray, rng: random.Random) -> None:
    del data[rng.randrange(len(data)) :]


def empty(data: bytearray, rng: random.Random) -> None:
    data.clear()


def page_lost(data: bytearray, rng: random.Random) -> None:
    page = rng.randrange(max(1, len(data) // 4096))
    data[4096 * page : 4096 * (page + 1)] = bytes(4096)


def overwrite(data: bytearray, rng: random.Random) -> None:
    start = rng.randrange(len(data))
    size = min(rng.choice((1, 16, 200, 4096, 20000)), len(data) - start)
    data[start : start + size] = rng.randbytes(size)


def overwrite_head(data: bytearray, rng: random.Random) -> None:
    start = rng.randrange(100)
    size = rng.choice((1, 4, 100 - start))
    data[start : start + size] = rng.randbytes(size)


def flip(data: bytearray, rng: random.Random) -> None:
    data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)


def other_file(data: bytearray, rng: random.Random) -> None:
    data[:] = "Это не книга. ".encode() * rng.randrange(1, 500)


def cut_out(data: bytearray, rng: random.Random) -> None:
    start = rng.randrange(len(data))
    del data[start : start + rng.choice((1, 100, 4096))]


KINDS: tuple[Callable[[bytearray, random.Random], None], ...] = (
    truncate,
    truncate,
    empty,
    page_lost,
    overwrite,
    overwrite,
    overwrite,
    overwrite_head,
    flip,
    flip,
    other_file,
    cut_out,
)


def damaged_copy(original: Original, folder: Path, seed: int) -> tuple[Path, bytes, bool]:
    """Copy the book to `folder`, and damage it or its journal.

    Return its path, its bytes, and whether the journal was damaged.
    """
    rng = random.Random(seed)
    shutil.copytree(original.folder, folder)
    path = folder / "book.sqlite"
    log = path.with_name("book.sqlite-journal")
    hit_log = log.exists() and log.stat().st_size > 0 and rng.random() < 0.5
    victim = log if hit_log else path
    data = bytearray(victim.read_bytes())
    KINDS[seed % len(KINDS)](data, rng)
    victim.write_bytes(data)
    return path, path.read_bytes(), hit_log


def has_damage(book: Book) -> bool:
    """Return whether reading the book reports damage."""
    try:
        lines = [*book.lines(), *book.lines(deleted=True)]
        for each in lines:
            book.load(each.id)
        begun = [book.history(each.id)[:1] for each in lines]
        lost = any(not first or first[0].action is not Action.ADD for first in begun)
        return lost or any(each.damaged for each in lines)
    except BookError as error:
        return isinstance(error, DamagedSession) or error.cause == Cause.DAMAGED


def has_all(original: Original, book: Book) -> dict[str, int]:
    """Check that each session is in a state that it once had; return their revisions."""
    found = {each.id: each for each in [*book.lines(), *book.lines(deleted=True)]}
    assert not any(each.damaged for each in found.values())
    for session_id, revision in original.backed_up.items():
        assert found[session_id], session_id
        assert book.load(session_id).revision >= revision
    for session_id in found:
        kept = book.load(session_id)
        assert digest(records(kept.session)) == original.truth[session_id, kept.revision]
    return {session_id: book.load(session_id).revision for session_id in found}


def check(original: Original, path: Path, left: bytes) -> str:
    """Open the damaged book and check every promise; return in one word how it ended."""
    aside_before = set(path.parent.glob("book.broken-*"))
    try:
        book = Book.open(path)
    except BookError as error:
        # The header seems to be of a newer version: such a book is left unchanged.
        if error.reason is not BookReason.NEWER or left[60:64] == bytes((0, 0, 0, 1)):
            raise
        return "newer" if path.read_bytes() == left else "newer, and touched"
    with book:
        seen = has_damage(book)
        newest = {} if seen else has_all(original, book)
        notices = book.notices
    if seen:
        # Damage that is found by reading is repaired by the next start. If an id is damaged, a
        # session of the backup seems to be missing.
        assert {each.reason for each in notices} <= {BookReason.OLDER_THAN_BACKUP}
        with Book.open(path) as book:
            newest = has_all(original, book)
            notices = book.notices
        assert notices
    if notices:
        (notice,) = notices
        aside = notice.figures["aside"]
        assert isinstance(aside, Path)
        assert seen or aside.read_bytes() == left
        assert str(aside) in str(notice)
        assert notice.reason is BookReason.BACKUP_OPENED
        ended = "mended" if newest == original.last else "backup"
    else:
        assert set(path.parent.glob("book.broken-*")) == aside_before
        # Without a notice nothing may be missing.
        assert newest == original.last
        ended = "whole"
    with Book.open(path) as book:
        assert book.notices == ()
    return ended


def run(original: Original, folder: Path, seeds: range) -> Counter[str]:
    """Damage a copy for every seed, check each, and count how they ended."""
    ended: Counter[str] = Counter()
    for seed in seeds:
        place = folder / str(seed)
        path, left, hit_log = damaged_copy(original, place, seed)
        try:
            ended[check(original, path, left)] += 1
        except Exception as error:
            kind = KINDS[seed % len(KINDS)].__name__
            error.add_note(f"seed {seed}, {kind}, {'log' if hit_log else 'book'}")
            raise
        shutil.rmtree(place)
    assert set(ended) <= {"whole", "mended", "backup", "newer"}
    return ended
