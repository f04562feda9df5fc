"""Whether the rest of the evening can still come out even: depth-first search, well pruned."""

from __future__ import annotations

from chicago_gui.games.russian.rotation.counting import possible
from chicago_gui.games.russian.rotation.goals import Goal, Position
from chicago_gui.games.russian.rotation.line_ups import FOLLOWERS, LineUp

MOST_STEPS = 100
"""A search is given up, and answered with no, after so many positions.

While the advice is followed none takes half of them, for counting sees at once most of what is
out of reach. Where the table went its own way for long, looking at everything could take minutes.
"""


def reachable(position: Position, goal: Goal) -> bool:
    """Return whether some legal sequence of line-ups leads from `position` to `goal`.

    A question of its own each time: the answer hangs on nothing that was asked before.
    """
    steps = 0

    def leads_there(position: Position) -> bool:
        nonlocal steps
        if steps == MOST_STEPS or not possible(position, goal):
            return False
        steps += 1
        if position.left == 0 or _is_plain(position, goal):
            return True
        out, partnered = position.out, position.partnered

        def used(line_up: LineUp) -> int:
            return out[line_up.out] + partnered[line_up.first] + partnered[line_up.second]

        # The least used first: that runs towards even counts, from which the way is plain.
        line_ups = sorted(FOLLOWERS[position.line_up], key=used)
        return any(leads_there(position.after(line_up)) for line_up in line_ups)

    return leads_there(position)


def _is_plain(position: Position, goal: Goal) -> bool:
    """Whether all counts are even, so that the way is plain.

    Five deals on one ring keep them even: whoever is out, his neighbours in the ring are
    partners, and so are the other two. Every line-up can be followed by some ring.
    """
    out, partnered = position.out, position.partnered
    if min(out) < max(out) or min(partnered) < max(partnered):
        return False
    rounds, begun = position.left // 5, (position.left + 4) // 5
    return (
        max(goal.out_least) <= out[0] + rounds
        and min(goal.out_most) >= out[0] + begun
        and max(goal.partnered_least) <= partnered[0] + rounds
        and min(goal.partnered_most) >= partnered[0] + begun
    )
