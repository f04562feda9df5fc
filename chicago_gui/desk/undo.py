"""Which step an undo would undo, and which cells of deals that are over were corrected.

A step is one frozen record of the session replaced by another. Steps about the counts of an open
deal are the preparer's alone: the Table's undo goes past them as if they were not there. It goes
past everything of a deal that is still with the preparer, too: who wants the contract back does
not mean the next deal, which would go with its counts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import Enum
from typing import Any

from chicago_gui.book import Parts, Step, Written, is_over
from chicago_gui.sheet.game import REPLACE, At


class Line(Enum):
    """Whose undo it is."""

    TABLE = "table"
    PREPARER = "preparer"


def to_undo(
    steps: Sequence[Step],
    line: Line,
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
    seen = [step for step in reversed(steps) if _visible(step, line, deal)]
    done = [step for step in seen if step.state == "done"]
    last = next(iter(done), None)
    if line is Line.TABLE and withheld is not None:
        theirs = [step for step in seen if isinstance(step.deal, int) and step.deal >= withheld]
        before = next((step for step in done if step not in theirs), None)
        untouched = all(step.state == "done" for step in theirs)
        if untouched and before is not None and not beneath(before.kind):
            return before
    return last


def to_redo(steps: Sequence[Step], line: Line, deal: int | None = None) -> Step | None:
    """Return the step that was undone last on `line` and can be made again."""
    undone = [s for s in steps if s.state == "undone" and _visible(s, line, deal)]
    return max(undone, key=lambda step: step.undone_order or 0, default=None)


def _visible(step: Step, line: Line, deal: int | None) -> bool:
    return not step.secret or (line is Line.PREPARER and step.deal == deal)


def corrections(steps: Iterable[Step], parts: Parts) -> dict[At, tuple[str, ...]]:
    """Return the corrected cells by the place of their deal, in the session file's words.

    Such as `{5: ("hcp.B", "contract")}`. What was undone, or corrected back, is none, and nor is
    a name that is only written otherwise.
    """
    game = parts.game
    names = game.history_words.told_by_heading
    # Of each deal, by cell: what stood there when it was opened, and what stands there now.
    seen: dict[At, dict[str, tuple[object, object]]] = {}
    # Whether the deal in a record may have been over by now.
    over: dict[str, bool] = {}
    for step in steps:
        if step.state != "done" or step.kind in names:
            continue
        for name, *texts in step.patch:
            at = game.at(name)
            if at is None:
                continue
            if name not in over:
                over[name] = is_over(parts.of(name, texts[0]))
            if not over[name]:
                # Nothing is read that cannot matter: at the start that would be every key typed.
                over[name] = step.kind == REPLACE or game.ends_a_deal(step.kind)
                continue
            part = Written(name, at, *(parts.of(name, text) for text in texts))
            if part.corrects:
                for each in game.fields(name).differences(part.before, part.after, spread=False):
                    if not each.field.remark:
                        cells = seen.setdefault(at, {})
                        key = ".".join(each.path)
                        first, _ = cells.get(key, (each.before, None))
                        cells[key] = (first, each.after)
            if part.after is None:
                seen.pop(at, None)  # another deal may take its place
    found = {
        at: tuple(key for key, (first, now) in cells.items() if now != first)
        for at, cells in seen.items()
    }
    return {at: keys for at, keys in found.items() if keys}


def with_corrections(view: Any, steps: Iterable[Step], parts: Parts) -> Any:
    """Return `view` with the corrected cells of its deals that are over."""
    found = corrections(steps, parts)
    return parts.game.corrected(view, found) if found else view
