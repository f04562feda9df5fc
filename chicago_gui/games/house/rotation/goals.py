"""What the rest of an evening must still bring to come out even, and whether it can."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from chicago_gui.games.house.rotation.line_ups import PARTNERSHIPS, PLAYERS, LineUp, followers

TimesEach = tuple[int, ...]

_SLACKS = ((0, 0), (1, 0), (0, 1), (1, 1), (2, 0), (0, 2), (2, 1), (1, 2), (2, 2), (3, 3), (5, 5))
"""By how much counts may end below and above the level."""


class Position(NamedTuple):
    """The last line-up, how many deals are left, and what was counted so far.

    `out` has an entry for each player, `partnered` for each of the ten partnerships.
    """

    line_up: LineUp | None
    left: int
    out: TimesEach
    partnered: TimesEach

    def after(self, line_up: LineUp) -> Position:
        """Return the position when one more deal is played with `line_up`."""
        out = list(self.out)
        out[line_up.out] += 1
        partnered = list(self.partnered)
        partnered[line_up.first] += 1
        partnered[line_up.second] += 1
        return Position(line_up, self.left - 1, tuple(out), tuple(partnered))


class Goal(NamedTuple):
    """The least and the most of each count at the end: times out, and deals as partners."""

    out_least: TimesEach
    out_most: TimesEach
    partnered_least: TimesEach
    partnered_most: TimesEach

    @property
    def differences(self) -> tuple[int, int]:
        """The largest it allows between two players' times out, and between two partnerships'."""
        return (
            max(self.out_most) - min(self.out_least),
            max(self.partnered_most) - min(self.partnered_least),
        )


def goals(position: Position) -> Iterator[tuple[Goal, ...]]:
    """Yield goals for the end of the evening, the evenest first, level by level of sit-outs.

    The page wants equal sit-outs before all else, so within a level partnerships give way first,
    until the last goal of the level leaves them without limit. The first goal of all is the
    evenest that arithmetic allows: everything equal when the evening went as advised and the
    plan is a multiple of five. The last goal of all allows everything.
    """
    pairs = around_level(position.partnered, 2 * position.left)
    for out in around_level(position.out, position.left):
        yield tuple(Goal(*out, *partnered) for partnered in pairs)


@lru_cache(64)
def around_level(counts: TimesEach, more: int) -> tuple[tuple[TimesEach, TimesEach], ...]:
    """Return the least and the most of each count when `more` is poured in and finds its level.

    The first is the evenest there is, the last allows everything.
    """
    level = (sum(counts) + more) // len(counts)
    while (needed := sum(level - count for count in counts if count < level)) > more:
        level -= 1
    top = level + (needed < more)
    # Then nobody need catch up, but nobody goes beyond the highest, or hardly; then all may be.
    highest = max(*counts, top + _SLACKS[-1][1]) - top
    limits = [
        (
            tuple(max(count, level - below) for count in counts),
            tuple(max(count, top + above) for count in counts),
        )
        for below, above in (*_SLACKS, *((level, highest + beyond) for beyond in (0, 1, more)))
        # Where all come out at one level, none can be below it without another above.
        if top > level or bool(below) == bool(above)
    ]
    return tuple(sorted(limits, key=lambda each: max(each[1]) - min(each[0])))


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
    counts: TimesEach,
    least: TimesEach,
    most: TimesEach,
    left: int,
    just: list[int | None] | list[int],
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


@lru_cache(64)
def evenest(start: Position, line_ups: tuple[LineUp, ...]) -> Goal:
    """Return the evenest goal that can be come to when one of `line_ups` is played next.

    When no deal is left it is what `start` itself has come to. No result changes a position, so
    that after most entries it is known already.
    """
    nexts = [start.after(line_up) for line_up in line_ups] if start.left else [start]
    search = Search()
    return next(
        goal
        for goal in chain.from_iterable(goals(start))
        if any(search.reaches(position, goal) for position in nexts)
    )


MOST_LOOKS = 500
"""So many positions are looked at for one advice, in 3 ms or so; then counting alone answers.

While the advice is followed it takes half of them at most. Where the table went its own way for
long there are tens of thousands to look at, and what comes of them would hardly be more even.
"""


class Search:
    """Looks for ways from positions to goals; for one advice, however many it asks for."""

    def __init__(self) -> None:
        self.looks = 0

    @property
    def is_over(self) -> bool:
        """Whether it has looked at as many positions as it may, and only counts from now on."""
        return self.looks >= MOST_LOOKS

    def reaches(self, position: Position, goal: Goal) -> bool:
        """Return whether some legal sequence of line-ups leads from `position` to `goal`.

        After `MOST_LOOKS` positions in all whatever counting does not rule out is a yes.
        """
        self.looks += 1
        if not possible(position, goal):
            return False
        if self.is_over or position.left == 0 or _is_plain(position, goal):
            return True
        out, partnered = position.out, position.partnered

        def used(line_up: LineUp) -> int:
            return out[line_up.out] + partnered[line_up.first] + partnered[line_up.second]

        # The least used first: that runs towards even counts, from which the way is plain.
        line_ups = sorted(followers(position.line_up), key=used)
        return any(self.reaches(position.after(line_up), goal) for line_up in line_ups)


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
