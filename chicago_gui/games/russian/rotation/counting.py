"""What plain counting says about a goal: it rules out at once most of what cannot be reached."""

from __future__ import annotations

from chicago_gui.games.russian.rotation.goals import Counts, Goal, Position
from chicago_gui.games.russian.rotation.line_ups import PARTNERSHIPS, PLAYERS

_PAIRS_OF = tuple(
    tuple(place for place, pair in enumerate(PARTNERSHIPS) if player in pair) for player in PLAYERS
)


def possible(position: Position, goal: Goal) -> bool:
    """Return whether counting alone lets `position` come to `goal`; if not, no search will.

    In each of the deals left one player is out and two of the ten pairs are partners. For every
    player and pair, `must` is how many of these deals they still need, `may` how many they can use.
    """
    last, left, out, partnered = position
    just_out, *just_partnered = last or (None,)
    out_must, out_may = _limits(out, goal.out_least, goal.out_most, left, [just_out])
    must, may = _limits(partnered, goal.partnered_least, goal.partnered_most, left, just_partnered)
    unused = sum(may) - 2 * left
    if (
        sum(out_must) > left
        or sum(out_may) < left
        or sum(must) > 2 * left
        or unused < 0
        or any(least > most for least, most in zip(out_must + must, out_may + may, strict=True))
    ):
        return False

    # Each player is out or plays with one of the other four. What the others could play with him
    # while he must be out stays idle.
    idle = []
    for player, (one, two, three, four) in enumerate(_PAIRS_OF):
        playing = may[one] + may[two] + may[three] + may[four]
        if (
            out_must[player] + must[one] + must[two] + must[three] + must[four] > left
            or out_may[player] + playing < left
        ):
            return False
        idle.append(max(0, out_must[player] + playing - left))
    for place, (one, two) in enumerate(PARTNERSHIPS):
        # One deal serves one of three: these two are partners, or one of them is out, or the other.
        if must[place] + out_must[one] + out_must[two] > left:
            return False
        # What is idle for either of them is part of all that is; for both at once only their own.
        if idle[one] + idle[two] - (may[place] - must[place]) > unused:
            return False
    return True


def _limits(
    counts: Counts, least: Counts, most: Counts, left: int, just: list[int | None] | list[int]
) -> tuple[list[int], list[int]]:
    """Of the deals left, how many each must and how many each may have at most.

    Nobody is out, and no two are partners, twice running. So each can have half of the deals,
    rounded up; rounded down whoever had the last one.
    """
    half, again = (left + 1) // 2, left // 2
    must, may = [], []
    for place, count in enumerate(counts):
        must.append(max(0, least[place] - count))
        may.append(min(most[place] - count, again if place in just else half))
    return must, may
