"""A session file in the place of the session it is of: its text, and our counts it has not."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from chicago_gui.games.russian.changes import Rename
from chicago_gui.games.russian.evening.apply import apply
from chicago_gui.games.russian.evening.check import check_session
from chicago_gui.games.russian.evening.session import Counts, Session
from chicago_gui.games.russian.reasons import Reason
from chicago_gui.scoring import Refused


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
    renamed = named_as_in(file, ours)
    for index in _ours_to_keep(file, ours):
        mine = renamed.counts[index]
        noted = tuple(each for each in mine.noted if each[0] in file.sheet.players)
        counts[index] = replace(mine, noted=noted)
    return replace(file, counts=tuple(counts))


def _ours_to_keep(file: Session, ours: Session) -> list[int]:
    """Return the places of the open deals that are the same in both and lack counts in `file`."""
    pairs = zip(file.deals, named_as_in(file, ours).deals, strict=False)
    return [
        index
        for index, (deal, mine) in enumerate(pairs)
        if not deal.over and not mine.over and deal.prepared_by == mine.prepared_by
        if file.counts[index] == Counts()
    ]


def named_as_in(file: Session, ours: Session) -> Session:
    """Return `ours` with the names of `file`, where those are the same five under new names."""
    both = zip(ours.sheet.players, file.sheet.players, strict=True)
    names = tuple((old, new) for old, new in both if old != new)
    # Where others play, or in another order, nobody was renamed.
    if names and not {new for _, new in names} & set(ours.sheet.players):
        with suppress(Refused):
            return apply(ours, Rename(names))
    return ours
