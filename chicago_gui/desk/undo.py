"""Which step an undo would undo: the Table's line has only public steps, the preparer's both.

A step is one frozen record of the session replaced by another. Steps about the counts of an open
deal are the preparer's alone: the Table's undo goes past them as if they were not there. It goes
past everything of a deal that is still with the preparer, too: who wants the contract back does
not mean the next deal, which would go with its counts.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum

from chicago_gui.book import Step


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
