"""The sessions in the book as the pages want them, and the ways a session comes into the book."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from datetime import date

from chicago_gui.book import Book, Summary, matching, what_differs
from chicago_gui.desk.history import entries_of
from chicago_gui.games.russian.beginning import Beginning
from chicago_gui.games.russian.changes import Rename
from chicago_gui.games.russian.evening import Counts, Session, apply
from chicago_gui.games.russian.evening.check import check_session
from chicago_gui.games.russian.reasons import Reason
from chicago_gui.scoring import Refused
from chicago_gui.sheet.history_line import Entry
from chicago_gui.sheet.session_line import SessionLine, Shelf


class Library:
    """What lies on the shelves; read once, looked through with each letter of a search."""

    def __init__(self, book: Book) -> None:
        """Read nothing yet."""
        self._book = book
        self._read: dict[bool, Sequence[Summary]] = {}

    def forget(self) -> None:
        """Read anew the next time: something was changed."""
        self._read.clear()

    def find(self, text: str, shelf: Shelf = Shelf.ALL) -> tuple[SessionLine, ...]:
        """Return the sessions on `shelf` in which every word of `text` is found, newest first.

        Raises `BookError` when the book cannot be read.
        """
        deleted = shelf is Shelf.DELETED
        if deleted not in self._read:
            self._read[deleted] = self._book.summaries(deleted=deleted)
        found = matching(self._read[deleted], text)
        if shelf in (Shelf.OPEN, Shelf.DONE):
            done = shelf is Shelf.DONE
            found = [each for each in found if each.done is done and not each.damaged]
        return tuple(_line(summary) for summary in found)


def _line(summary: Summary) -> SessionLine:
    return SessionLine(
        id=summary.id,
        date=summary.date,
        place=summary.place,
        players=summary.players,
        scored=summary.scored,
        planned=summary.planned,
        winners=summary.winners,
        imps=max(summary.imps, default=0),
        done=summary.done,
        damaged=summary.damaged,
        deleted=summary.deleted,
    )


def again(session: Session, today: date) -> Beginning:
    """Return a new evening with the players, plan and rules of `session`."""
    sheet = session.sheet
    last = sheet.deals[-1] if sheet.deals else None
    first = (last.dummy or last.prepared_by) if last is not None else None
    return Beginning(
        players=sheet.players,
        first=first or sheet.players[0],
        date=today,
        planned_deals=sheet.planned_deals,
        place=sheet.place,
        rules=sheet.rules,
        targets=session.targets,
    )


def unfinished(session: Session) -> bool:
    """Whether an evening still has deals to play."""
    sheet = session.sheet
    return sheet.next_number <= sheet.planned_deals or bool(sheet.open_deals)


def taken_in(file: Session, ours: Session) -> Session:
    """Return what takes the place of `ours`: `file` with our counts, where it has left them out.

    Raises `Refused` when that cannot be. Whether it is, and what is said, hangs on nothing secret:
    a deal that only the file hands out is refused whatever we counted, since to be refused for a
    sum would tell it.
    """
    for index, number in enumerate(file.sheet.numbers):
        keeps = index in _ours_to_keep(file, ours)
        if keeps and file.deals[index].handed_out and not ours.deals[index].handed_out:
            raise Refused(Reason.FILE_HANDS_OUT, number=number)
    whole = with_counts_of(file, ours)
    try:
        check_session(whole)
    except Refused:
        raise Refused(Reason.FILE_UNFIT) from None
    return whole


def with_counts_of(file: Session, ours: Session) -> Session:
    """Return `file` with our counts of the open deals that it has none for.

    An export leaves the counts of an open deal out; taking it back must not lose them. Who is no
    player there any more has noted nothing there.
    """
    counts = list(file.counts)
    renamed = _named_as_in(file, ours)
    for index in _ours_to_keep(file, ours):
        mine = renamed.counts[index]
        noted = tuple(each for each in mine.noted if each[0] in file.sheet.players)
        counts[index] = replace(mine, noted=noted)
    return replace(file, counts=tuple(counts))


def _ours_to_keep(file: Session, ours: Session) -> list[int]:
    """Return the places of the open deals that are the same in both and lack counts in `file`."""
    pairs = zip(file.deals, _named_as_in(file, ours).deals, strict=False)
    return [
        index
        for index, (deal, mine) in enumerate(pairs)
        if not deal.over and not mine.over and deal.prepared_by == mine.prepared_by
        if file.counts[index] == Counts()
    ]


def _named_as_in(file: Session, ours: Session) -> Session:
    """Return `ours` with the names of `file`, where those are the same five under new names."""
    both = zip(ours.sheet.players, file.sheet.players, strict=True)
    names = tuple((old, new) for old, new in both if old != new)
    # Where others play, or in another order, nobody was renamed.
    if names and not {new for _, new in names} & set(ours.sheet.players):
        with suppress(Refused):
            return apply(ours, Rename(names))
    return ours


def what_a_file_changes(ours: Session, file: Session) -> tuple[Entry, ...]:
    """Return in what `file` differs from what the book has of the session, secrets left out.

    A name that is only written otherwise is one difference, and not one in each deal.
    """
    renamed = _named_as_in(file, ours)
    entries = list(entries_of(what_differs(renamed, file), ours))
    if renamed is not ours:
        players = [list(each.sheet.players) for each in (ours, file)]
        entries.insert(0, Entry(None, ("players",), *players))
    return tuple(entries)
