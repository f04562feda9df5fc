"""Which step an undo would undo, and which cells of deals that are over were corrected.

A step is one frozen record of the session replaced by another. Steps about the counts of an open
deal are the preparer's alone: the Table's undo goes past them as if they were not there. It goes
past everything of a deal that is still with the preparer, too: who wants the contract back does
not mean the next deal, which would go with its counts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import Enum
from typing import Any

from chicago_gui.book import Event, RecordParts, StandingSteps, Step, is_over, text_of
from chicago_gui.book.steps import RecordTexts
from chicago_gui.sheet.game import REPLACE, At, Game


class UndoOwner(Enum):
    """Whose undo it is."""

    TABLE = "table"
    PREPARER = "preparer"


def to_undo(
    steps: StandingSteps,
    line: UndoOwner,
    deal: int | None = None,
    *,
    withheld: int | None = None,
    beneath: Callable[[str], bool] = lambda kind: True,
) -> Step | None:
    """Return the step that an undo on `line` undoes; the preparer's is about `deal`.

    The Table's leaves out the deals from `withheld` on, which are the preparer's, unless it has
    begun to undo them, or has nothing else left but what they were begun upon (steps of a kind
    that stands `beneath` others): then it goes on in order, all the way back to the first.
    """
    last = steps.newest(lambda _, at, secret: _visible(at, line, deal, secret=secret))
    if last is None or line is not UndoOwner.TABLE or withheld is None:
        return last

    def is_theirs(at: At | None) -> bool:
        return isinstance(at, int) and at >= withheld

    if not is_theirs(last.deal):
        return last
    before = steps.newest(lambda _, at, secret: not secret and not is_theirs(at))
    touched = any(not step.secret and is_theirs(step.deal) for step in steps.undone)
    if not touched and before is not None and not beneath(before.kind):
        return before
    return last


def to_redo(steps: StandingSteps, line: UndoOwner, deal: int | None = None) -> Step | None:
    """Return the step that was undone last on `line` and can be made again."""
    undone = reversed(steps.undone)
    seen = (step for step in undone if _visible(step.deal, line, deal, secret=step.secret))
    return next(seen, None)


def _visible(at: At | None, line: UndoOwner, deal: int | None, *, secret: bool) -> bool:
    return not secret or (line is UndoOwner.PREPARER and at == deal)


_Text = str | bytes | None
"""What stands in a record, maybe as the book has it; `None` where there is no such record."""


class Corrections:
    """Which cells of deals that are over were written otherwise; it goes on from event to event.

    What was undone, or corrected back, is none, and nor is a name that is only written otherwise.
    A change costs the same however many were before it: an undo is one more, which writes what
    stood there before.
    """

    def __init__(self, game: Game[Any]) -> None:
        """Begin before the first event of a session of `game`."""
        self._game = game
        self._parts = RecordParts(game)
        # By a cell's key: what stood there when its deal was opened, where that is something else.
        self._cells: dict[At, dict[str, object]] = {}
        self._taken_off: dict[tuple[str, str], dict[str, object]] = {}
        # Whether the deal in a record may have been over by now, and which deal it is.
        self._over: dict[str, bool] = {}
        self._places: dict[str, At | None] = {}
        self._ends: dict[str, bool] = {}
        self._found: dict[At, tuple[str, ...]] = {}
        # What corrections of one record, each on top of the other, led from and to.
        self._runs: dict[str, tuple[_Text, _Text]] = {}

    def after(self, events: Iterable[Event]) -> Mapping[At, tuple[str, ...]]:
        """Return the corrected cells by the place of their deal, in the session file's words.

        Such as `{5: ("contract", "hcp.B")}`. `events` are those that happened since the last time.
        """
        self._read(events)
        for name in list(self._runs):
            self._end_run(name)
        # What is marked as before is the same object, by which the deal is known to be the same.
        marked = {at: tuple(sorted(cells)) for at, cells in self._cells.items() if cells}
        self._found = {
            at: self._found[at] if self._found.get(at) == keys else keys
            for at, keys in marked.items()
        }
        return self._found

    def _at(self, name: str) -> At | None:
        if name not in self._places:
            self._places[name] = self._game.at(name)
        return self._places[name]

    def _may_end(self, kind: str) -> bool:
        """Whether a deal may be over by a step of `kind`."""
        if kind not in self._ends:
            self._ends[kind] = kind == REPLACE or self._game.ends_a_deal(kind)
        return self._ends[kind]

    def _read(self, events: Iterable[Event]) -> None:
        """Follow events; nothing is unpacked that cannot matter: that would be every key typed."""
        headings = self._game.history_words.heading_kinds
        for _, _, _, _, kind, _, _, patch in events:
            if kind is None or kind in headings:
                continue
            entries: Sequence[RecordTexts] = ()
            for place, name in enumerate(patch.names):
                over = self._over.get(name)
                if over is False and not self._may_end(kind):
                    continue
                at = self._at(name)
                if at is None:
                    continue
                if over is not False:
                    entries = entries or patch.as_written()
                    _, before, after = entries[place]
                    if over or is_over(self._parts.of(name, before)):
                        self._over[name] = True
                        self._follow(at, name, before, after)
                        continue
                self._over[name] = self._may_end(kind)

    def _follow(self, at: At, name: str, before: _Text, after: _Text) -> None:
        """Follow one record of a deal that may have been over."""
        first, last = self._runs.get(name, (None, None))
        # Where a run has led to is over.
        goes_on = last is not None and last == before
        was_over = goes_on or is_over(self._parts.of(name, before))
        if was_over and is_over(self._parts.of(name, after)):
            if not goes_on:
                self._end_run(name)
            self._runs[name] = (first if goes_on else before, after)
        elif after is None and before is not None:
            # Another deal may take its place, or this one come back.
            self._end_run(name)
            cells = self._cells.pop(at, None)
            if cells:
                self._taken_off[name, text_of(before)] = cells
        elif before is None and after is not None and self._taken_off:
            cells = self._taken_off.get((name, text_of(after)))
            if cells is not None:
                self._cells[at] = dict(cells)

    def _end_run(self, name: str) -> None:
        """Find the cells of one record that stand otherwise after a run of corrections."""
        before, after = (self._parts.of(name, text) for text in self._runs.pop(name, (None, None)))
        at = self._at(name)
        if at is None or before is None:
            return
        cells = self._cells.setdefault(at, {})
        for each in self._game.fields(name).differences(before, after, spread=False):
            if not each.field.remark:
                key = ".".join(each.path)
                first = cells.setdefault(key, each.before)
                if each.after == first:
                    del cells[key]
