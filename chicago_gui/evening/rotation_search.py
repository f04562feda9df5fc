"""Whether the rest of the evening can still come out even: depth-first search with memory."""

from __future__ import annotations

from chicago_gui.evening.line_ups import FOLLOWERS, LineUp
from chicago_gui.evening.rotation_counting import possible
from chicago_gui.evening.rotation_goals import Goal, Position

MOST_STEPS = 300
"""A search is given up after so many positions.

As long as the advice is followed it needs a few dozen; only where the table went its own way
for a long time can a goal be out of reach in a manner that counting does not see.
"""


class Search:
    """The search for one goal; it remembers what led nowhere from one question to the next."""

    def __init__(self, goal: Goal) -> None:
        self._goal = goal
        self._dead: set[Position] = set()
        self._steps = MOST_STEPS

    def reaches(self, position: Position) -> bool:
        """Return whether a legal sequence of line-ups was found from `position` to the goal."""
        self._steps -= 1
        if self._steps < 0 or position in self._dead or not possible(position, self._goal):
            return False
        if position.left == 0 or self._is_plain(position):
            return True
        out, partnered = position.out, position.partnered

        def used(line_up: LineUp) -> int:
            return out[line_up.out] + partnered[line_up.first] + partnered[line_up.second]

        # The least used first: that runs towards even counts, from which the way is plain.
        for line_up in sorted(FOLLOWERS[position.line_up], key=used):
            if self.reaches(position.after(line_up)):
                return True
        self._dead.add(position)
        return False

    def _is_plain(self, position: Position) -> bool:
        """Whether the way is plain because all counts are even.

        Five deals on one ring keep them even: whoever is out, his neighbours in the ring are
        partners, and so are the other two. Every line-up can be followed by some ring.
        """
        out, partnered = position.out, position.partnered
        if min(out) < max(out) or min(partnered) < max(partnered):
            return False
        rounds, rest = divmod(position.left, 5)
        goal = self._goal
        return (
            max(goal.out_least) <= out[0] + rounds
            and min(goal.out_most) >= out[0] + rounds + (rest > 0)
            and max(goal.partnered_least) <= partnered[0] + 2 * position.left // 10
            and min(goal.partnered_most) >= partnered[0] + (2 * position.left + 9) // 10
        )
