"""Which step an undo would undo, and which cells of deals that are over were corrected.

A step is one frozen record of the session replaced by another. Steps about the counts of an open
deal are the preparer's alone: the Table's undo goes past them as if they were not there. It goes
past everything of a deal that is still with the preparer, too: who wants the contract back does
not mean the next deal, which would go with its counts.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from enum import Enum
from itertools import takewhile
from operator import is_
from typing import Any

from chicago_gui.book import RecordParts, State, Step, is_over
from chicago_gui.sheet.game import REPLACE, At, Game


class UndoOwner(Enum):
    """Whose undo it is."""

    TABLE = "table"
    PREPARER = "preparer"


def to_undo(
    steps: Sequence[Step],
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
    done = (step for step in reversed(steps) if step.state is State.DONE)
    seen = (step for step in done if _visible(step, line, deal))
    last = next(seen, None)
    if last is None or line is not UndoOwner.TABLE or withheld is None:
        return last

    def is_theirs(step: Step) -> bool:
        return isinstance(step.deal, int) and step.deal >= withheld

    if not is_theirs(last):
        return last
    # Of thousands of steps only those of the deals that are withheld are passed.
    before = next((step for step in seen if not is_theirs(step)), None)
    touched = any(is_theirs(step) and _visible(step, line, deal) for step in _undone(steps))
    if not touched and before is not None and not beneath(before.kind):
        return before
    return last


def to_redo(steps: Sequence[Step], line: UndoOwner, deal: int | None = None) -> Step | None:
    """Return the step that was undone last on `line` and can be made again."""
    undone = [step for step in _undone(steps) if _visible(step, line, deal)]
    return max(undone, key=lambda step: step.undone_order or 0, default=None)


def _undone(steps: Sequence[Step]) -> list[Step]:
    """Return the few steps that are undone; of thousands, at every change."""
    return [step for step in steps if step.state is State.UNDONE]


def _visible(step: Step, line: UndoOwner, deal: int | None) -> bool:
    return not step.secret or (line is UndoOwner.PREPARER and step.deal == deal)


_Cells = dict[str, tuple[object, object]]
"""By a cell's key: what stood there when its deal was opened, and what stands there now."""


class Corrections:
    """Which cells of deals that are over were written otherwise; it goes on from step to step.

    What was undone, or corrected back, is none, and nor is a name that is only written otherwise.
    A change costs the same however many were before it: only deals that it is about are read.
    """

    def __init__(self, game: Game[Any]) -> None:
        """Begin before the first step of a session of `game`."""
        self._game = game
        self._steps: tuple[Step, ...] = ()
        self._parts = RecordParts(game)
        self._cells: dict[At, _Cells] = {}
        # Whether the deal in a record may have been over by now, and which deal it is.
        self._over: dict[str, bool] = {}
        self._places: dict[str, At | None] = {}
        self._ends: dict[str, bool] = {}
        self._found: dict[At, tuple[str, ...]] = {}
        # What corrections of one record, each on top of the other, led from and to.
        self._runs: dict[At, dict[str, tuple[str | None, str | None]]] = {}

    def after(self, steps: tuple[Step, ...]) -> dict[At, tuple[str, ...]]:
        """Return the corrected cells by the place of their deal, in the session file's words.

        Such as `{5: ("contract", "hcp.B")}`. `steps` are all that stand now.
        """
        known, self._steps = self._steps, steps
        if steps[: len(known)] == known:
            self._read(steps[len(known) :])
        else:
            self._read_again(known, steps)
        for at in list(self._runs):
            for name, texts in self._runs.pop(at).items():
                self._compare(at, name, texts)
        marked = {
            at: tuple(sorted(key for key, (first, now) in cells.items() if now != first))
            for at, cells in self._cells.items()
        }
        # What is marked as before is the same object, by which the deal is known to be the same.
        self._found = {
            at: self._found[at] if self._found.get(at) == keys else keys
            for at, keys in marked.items()
            if keys
        }
        return self._found

    def _read_again(self, known: tuple[Step, ...], steps: tuple[Step, ...]) -> None:
        """Steps among the others were turned or given up: read all of the deals they are about."""
        same = map(is_, known, steps)
        first = sum(1 for _ in takewhile(bool, same))
        same = map(is_, reversed(known[first:]), reversed(steps[first:]))
        last = sum(1 for _ in takewhile(bool, same))
        changed = known[first : len(known) - last] + steps[first : len(steps) - last]
        places = {self._at(name) for step in changed for name in step.patch.names}
        about = {at for at in places if at is not None}
        for at in about:
            self._cells.pop(at, None)
        for name in [name for name in self._over if self._at(name) in about]:
            del self._over[name]
        self._read(steps, about)

    def _at(self, name: str) -> At | None:
        if name not in self._places:
            self._places[name] = self._game.at(name)
        return self._places[name]

    def _may_end(self, kind: str) -> bool:
        """Whether a deal may be over by a step of `kind`."""
        if kind not in self._ends:
            self._ends[kind] = kind == REPLACE or self._game.ends_a_deal(kind)
        return self._ends[kind]

    def _read(self, steps: Iterable[Step], about: Collection[At] | None = None) -> None:
        """Follow steps, where they are `about` these deals; about any, where that is `None`.

        Nothing is unpacked that cannot matter: at the start that would be every key typed.
        """
        headings = self._game.history_words.heading_kinds
        for step in steps:
            if step.state is not State.DONE or step.kind in headings:
                continue
            written: dict[str, list[str | None]] = {}
            for name in step.patch.names:
                over = self._over.get(name)
                if over is False and not self._may_end(step.kind):
                    continue
                at = self._at(name)
                if at is None or (about is not None and at not in about):
                    continue
                if over is not False:
                    written = written or {each: texts for each, *texts in step.patch}
                    before, after = written[name]
                    if over or is_over(self._parts.of(name, before)):
                        self._over[name] = True
                        self._follow(at, name, before, after)
                        continue
                self._over[name] = self._may_end(step.kind)

    def _follow(self, at: At, name: str, before: str | None, after: str | None) -> None:
        """Follow one record of a deal that was over."""
        if is_over(self._parts.of(name, before)) and is_over(self._parts.of(name, after)):
            runs = self._runs.setdefault(at, {})
            first, last = runs.get(name, (before, before))
            if last != before:
                self._compare(at, name, (first, last))
                first = before
            runs[name] = (first, after)
        elif after is None:
            # Another deal may take its place.
            self._cells.pop(at, None)
            self._runs.pop(at, None)

    def _compare(
        self,
        at: At,
        name: str,
        texts: tuple[str | None, str | None],
    ) -> None:
        """Find the cells of one record that stand otherwise after a run of corrections."""
        cells = self._cells.setdefault(at, {})
        before, after = (self._parts.of(name, text) for text in texts)
        for each in self._game.fields(name).differences(before, after, spread=False):
            if not each.field.remark:
                key = ".".join(each.path)
                first, _ = cells.get(key, (each.before, None))
                cells[key] = (first, each.after)
