"""Which step an undo would undo: the Table's line has only public steps, the preparer's both.

A step is one frozen record of the session replaced by another. Steps about the counts of an open
deal are the preparer's alone: the Table's undo goes past them as if they were not there.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from chicago_gui.book import Step


class Line(Enum):
    """Whose undo it is."""

    TABLE = "table"
    PREPARER = "preparer"


def to_undo(steps: Sequence[Step], line: Line, deal: int | None = None) -> Step | None:
    """Return the step that an undo on `line` undoes; the preparer's is about `deal`."""
    for step in reversed(steps):
        if step.state == "done" and _visible(step, line, deal):
            return step
    return None


def to_redo(steps: Sequence[Step], line: Line, deal: int | None = None) -> Step | None:
    """Return the step that was undone last on `line` and can be made again."""
    undone = [s for s in steps if s.state == "undone" and _visible(s, line, deal)]
    return max(undone, key=lambda step: step.undone_order or 0, default=None)


def _visible(step: Step, line: Line, deal: int | None) -> bool:
    return not step.secret or (line is Line.PREPARER and step.deal == deal)
