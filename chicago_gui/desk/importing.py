"""Import of many sessions into the book: from files, folders and other books.

A session of another book is imported like its session file: without history, and of a match only
what its room may see. Each session is imported whole or not at all, so that an import can stop
after any. New ones are written in groups, because most of the time goes into waiting for the disk.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import datetime
from enum import Enum
from pathlib import Path
from typing import NamedTuple

from chicago_gui import games
from chicago_gui.book import Book, BookError, NoSuchSession
from chicago_gui.scoring import Refused
from chicago_gui.sheet.game import Session
from chicago_gui.sheet.session_file import SessionFileError
from chicago_gui.sheet.versions import ImportSummary, Keep, Versions, proposed
from chicago_gui.sheet.words import evening_words, tr, why
from chicago_gui.whole_file import BOOK, is_database, read_whole, why_not_read

SESSION_FILE = ".chicago"
"""Ending of session files."""

_ALL_DEALS = range(1000)
"""All deals: counts of open deals are taken from other books too, and stay covered here."""


_TOGETHER = 20
"""Number of new sessions written in one transaction."""


class ImportReason(Enum):
    """Why a session is not imported."""

    OTHER_GAME = "the book has a session of another game with this id"
    OTHER_ROOM = "open this file alone to compare: it is the other room's card of a match"


def is_many(path: Path) -> bool:
    """Return whether `path` may hold several sessions: a folder, or a book."""
    return path.is_dir() or is_database(path)


def taken_in(file: Session, ours: Session) -> Session:
    """Return what replaces `ours` when `file`, a session of the same id, is imported.

    Raises `Refused` if it is a session of another game.
    """
    if file.game != ours.game:
        raise Refused(ImportReason.OTHER_GAME)
    whole: Session = games.of(ours).taken_in(file, ours)
    return whole


def versions_of(ours: Session, theirs: Session, name: str = "") -> Versions:
    """Return what is public of two versions of a session; `theirs` is in the file `name`.

    Counts of open deals are not compared: a question about them would reveal that there are some.
    """
    game = games.of(ours)
    mine, other = game.outline(ours), game.outline(theirs)
    return Versions(
        evening_words(ours.date, ours.place),
        name,
        mine,
        other,
        tuple(game.history_words.differences(game.what_differs(ours, theirs))),
        proposed(mine, other),
    )


class _Source(NamedTuple):
    """A session to import: the name of its file or book, and the function that reads it."""

    name: str
    read: Callable[[], Session]


class _Conflict(NamedTuple):
    """A session that the book has with other entries."""

    versions: Versions
    session: Session


class Import:
    """Imports one session per `step`; sessions already written stay in the book.

    Versions that differ from the book's wait in `conflicts` for `apply_choices`.
    """

    def __init__(self, book: Book, paths: Sequence[Path], at: Callable[[], datetime]) -> None:
        """Find the sessions at `paths`; `at` returns the current time."""
        self._book = book
        self._at = at
        self._others: list[Book] = []
        self._refused: list[tuple[str, str]] = []
        self._conflicts: list[_Conflict] = []
        self._new: dict[str, tuple[str, Session]] = {}
        """Sessions read but not yet written, with the name of their source, by id."""
        self._counts = Counter[str]()
        self.added: list[str] = []
        """The ids of the sessions that were added or replaced."""
        self._sources = [source for path in paths for source in self._found(path)]
        self.total = len(self._sources)
        self.done = 0

    def close(self) -> None:
        """Write what is read, and close the other books."""
        self.write()
        for book in self._others:
            book.close()

    @property
    def conflicts(self) -> list[Versions]:
        """The versions that wait for a choice."""
        return [each.versions for each in self._conflicts]

    @property
    def summary(self) -> ImportSummary:
        """The result so far."""
        counts = self._counts
        return ImportSummary(
            added=counts["added"],
            same=counts["same"],
            replaced=counts["replaced"],
            left=counts["left"],
            refused=tuple(self._refused),
            stopped=self.total - self.done,
        )

    def step(self) -> None:
        """Import the next session."""
        source = self._sources[self.done]
        self.done += 1
        with self._reporting(source.name):
            self._take(source.name, source.read())
        if len(self._new) >= _TOGETHER or self.done == self.total:
            self.write()

    def write(self) -> None:
        """Write the sessions read so far; a failure is reported and does not stop the others."""
        new, self._new = self._new, {}
        if not new:
            return
        try:
            self._book.add_new([session for _, session in new.values()], self._at())
        except BookError:
            for name, session in new.values():
                with self._reporting(name):
                    self._book.add(session, self._at())
                    self._count_added(session)
        else:
            for _, session in new.values():
                self._count_added(session)

    def apply_choices(self, choices: Sequence[Keep]) -> Iterator[None]:
        """Apply the choices for the `conflicts`, one at a time."""
        waiting, self._conflicts = self._conflicts, []
        for (versions, session), keep in zip(waiting, choices, strict=True):
            with self._reporting(versions.name):
                self._apply_choice(session, keep)
            yield

    # --- reading and comparing

    @contextmanager
    def _reporting(self, name: str) -> Iterator[None]:
        """Report an error in the block under `name`."""
        try:
            yield
        except SessionFileError as error:
            self._refused.append((name, str(error)))
        except (Refused, BookError) as error:
            self._refused.append((name, why(error)))
        except OSError as error:
            self._refused.append((name, why_not_read(error)))

    def _found(self, path: Path) -> list[_Source]:
        """Return the sessions at `path`; a problem is reported and gives none."""
        name, found = path.name or str(path), list[_Source]()
        with self._reporting(name):
            found = self._sources_at(path, name)
        return found

    def _sources_at(self, path: Path, name: str) -> list[_Source]:
        if path.is_dir():
            files = sorted(each for each in path.iterdir() if each.suffix == SESSION_FILE)
            if not files and (path / BOOK).is_file():
                return self._sources_at(path / BOOK, BOOK)
            if not files:
                self._refused.append((name, tr("no session file in this folder")))
            return [_of_file(each) for each in files]
        if not is_database(path):
            return [_of_file(path)]
        if os.path.samefile(path, self._book.path):
            self._refused.append((name, tr("this is the book that is open")))
            return []
        book = Book.open(path, read_only=True)
        self._others.append(book)
        return [_of_book(name, book, each) for each in book.ids()]

    def _take(self, name: str, session: Session) -> None:
        if session.id in self._new or games.of(session).compares:
            self.write()  # this one is compared with those read before
        if self._is_other_card(session):
            return
        kept = None
        with suppress(NoSuchSession):
            kept = self._book.load(session.id)
        if kept is None:
            self._new[session.id] = name, session
        elif kept.deleted:
            whole = taken_in(session, kept.session)
            self._book.add(whole, self._at())
            self._count_added(whole)
        else:
            self._compare(name, session, kept.session)

    def _count_added(self, session: Session) -> None:
        self._counts["added"] += 1
        self.added.append(session.id)

    def _compare(self, name: str, session: Session, ours: Session) -> None:
        """Skip a version that the book has; let a different one wait for a choice."""
        if session == ours:
            self._counts["same"] += 1
            return
        if session.game != ours.game:
            raise Refused(ImportReason.OTHER_GAME)
        versions = versions_of(ours, session, name)
        if not versions.differences:
            self._book.replace(taken_in(session, ours), self._at())
            self._counts["same"] += 1
        elif self._has_copy(session):
            self._counts["same"] += 1
        else:
            self._conflicts.append(_Conflict(versions, session))

    def _has_copy(self, session: Session) -> bool:
        """Return whether an earlier import added this version under another id."""
        game = games.of(session)
        others = (each for each in self._book.alike(session) if each.id != session.id)
        return any(not game.what_differs(each, game.with_id(session, each.id)) for each in others)

    def _is_other_card(self, card: Session) -> bool:
        """Skip the other room's card if the match has it, and refuse it if not.

        To compare it, its file must be opened alone, which asks for the match. Nothing of it is
        shown here.
        """
        game = games.of(card)
        for ours in self._book.to_compare(card):
            change = game.compared(ours, card)
            if change is None:
                continue
            if game.apply(ours, change) != ours:
                raise Refused(ImportReason.OTHER_ROOM)
            self._counts["same"] += 1
            return True
        return False

    def _apply_choice(self, session: Session, keep: Keep) -> None:
        match keep:
            case Keep.THEIRS:
                ours = self._book.load(session.id).session
                self._book.replace(taken_in(session, ours), self._at())
                self._counts["replaced"] += 1
                self.added.append(session.id)
            case Keep.BOTH:
                self.added.append(self._book.add_copy(session, self._at()).id)
                self._counts["added"] += 1
            case Keep.OURS:
                self._counts["left"] += 1


def _of_file(path: Path) -> _Source:
    return _Source(path.name, lambda: games.loads(read_whole(path)))


def _of_book(name: str, book: Book, session_id: str) -> _Source:
    def read() -> Session:
        session: Session = book.load(session_id).session
        if not games.of(session).compares:
            return session
        book.check_shown(session)
        return games.loads(games.of(session).write(session, _ALL_DEALS))

    return _Source(name, read)
