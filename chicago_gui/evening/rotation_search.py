"""Whether the rest of the evening can still come out even: depth-first search with memory."""

from __future__ import annotations

from chicago_gui.evening.line_ups import FOLLOWERS, LineUp
from chicago_gui.evening.rotation_counting import possible
from chicago_gui.evening.rotation_goals import Goal, Position

MOST_STEPS = 100
"""A question is given up, and answered with no, after so many positions.

While the advice is followed no way to the goal takes even half of them. Where the table went its
own way for long, a goal can be out of reach in a manner that counting does not see, and looking
at everything would take minutes.
"""


class Search:
    """The search for one goal; what leads nowhere is remembered from one question to the next.

    `steps` is how many positions the last question took.
    """

    def __init__(self, goal: Goal) -> None:
        self._goal = goal
        self._dead: set[Position] = set()
        self.steps = 0

    def reaches(self, position: Position) -> bool:
        """Return whether a legal sequence of line-ups was found from `position` to the goal."""
        self.steps = 0
        return self._goes_on(position)

    def _goes_on(self, position: Position) -> bool:
        if position in self._dead or not possible(position, self._goal):
            return False
        if self.steps == MOST_STEPS:
            return False
        self.steps += 1
        if position.left == 0 or self._is_plain(position):
            return True
        out, partnered = position.out, position.partnered

        def used(line_up: LineUp) -> int:
            return out[line_up.out] + partnered[line_up.first] + partnered[line_up.second]

        # The least used first: that runs towards even counts, from which the way is plain.
        if any(
            self._goes_on(position.after(line_up))
            for line_up in sorted(FOLLOWERS[position.line_up], key=used)
        ):
            return True
        if self.steps < MOST_STEPS:
            self._dead.add(position)
        return False

    def _is_plain(self, position: Position) -> bool:
        """Whether all counts are even, so that the way is plain.

        Five deals on one ring keep them even: whoever is out, his neighbours in the ring are
        partners, and so are the other two. Every line-up can be followed by some ring.
        """
        out, partnered = position.out, position.partnered
        if min(out) < max(out) or min(partnered) < max(partnered):
            return False
        goal, left = self._goal, position.left
        return (
            max(goal.out_least) <= out[0] + left // 5
            and min(goal.out_most) >= out[0] + (left + 4) // 5
            and max(goal.partnered_least) <= partnered[0] + left // 5
            and min(goal.partnered_most) >= partnered[0] + (left + 4) // 5
        )
