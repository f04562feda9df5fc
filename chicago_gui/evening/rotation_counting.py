"""What plain counting says about a goal: it rules most of the hopeless positions out at once."""

from __future__ import annotations

from chicago_gui.evening.line_ups import PARTNERSHIPS, PLAYERS
from chicago_gui.evening.rotation_goals import Goal, Position


def possible(position: Position, goal: Goal) -> bool:
    """Return whether counting alone lets `position` come to `goal`; if not, no search will.

    Nobody is out, and no two are partners, twice running. So of the deals left each can have at
    most half, rounded up; rounded down whoever had the last one.
    """
    last, left, out, partnered = position
    half, again = (left + 1) // 2, left // 2

    owed = []
    places = 0
    for player, count in enumerate(out):
        most = again if last is not None and player == last.out else half
        must = max(0, goal.out_least[player] - count)
        may = min(goal.out_most[player] - count, most)
        if may < must:
            return False
        owed.append(must)
        places += may
    if sum(owed) > left or places < left:
        return False

    due = places = 0
    free = [0] * len(PLAYERS)
    spare = []
    for pair, count in enumerate(partnered):
        most = again if last is not None and pair in last[1:] else half
        must = max(0, goal.partnered_least[pair] - count)
        may = min(goal.partnered_most[pair] - count, most)
        one, other = PARTNERSHIPS[pair]
        # One deal serves one of three: these two are partners, one of them is out, the other is.
        if may < must or must + owed[one] + owed[other] > left:
            return False
        due += must
        places += may
        spare.append(may - must)
        free[one] += may
        free[other] += may
    unused = places - 2 * left
    if due > 2 * left or unused < 0:
        return False

    # Places that must stay unused because a player cannot fill them, being out so often.
    idle = [max(0, free[player] + owed[player] - left) for player in PLAYERS]
    return all(
        idle[one] + idle[other] - spare[pair] <= unused
        for pair, (one, other) in enumerate(PARTNERSHIPS)
    )
