"""How even a session of five can still end, and which line-ups can get it there."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import chain

from chicago_gui.games.house.rotation.line_ups import PARTNERSHIPS, PLAYERS, LineUp, followers
from chicago_gui.record import Record

TimesEach = tuple[int, ...]

_SLACKS = ((0, 0), (1, 0), (0, 1), (1, 1), (2, 0), (0, 2), (2, 1), (1, 2), (2, 2), (3, 3), (5, 5))
"""How far counts may end below and above the level, strictest first."""


class Position(Record):
    """The last line-up, the number of deals left, and the counts so far.

    `out` has an entry for each player, `partnered` one for each of the ten partnerships.
    """

    line_up: LineUp | None
    left: int
    out: TimesEach
    partnered: TimesEach

    def after(self, line_up: LineUp) -> Position:
        """Return the position after one more deal with `line_up`."""
        out = list(self.out)
        out[line_up.out] += 1
        partnered = list(self.partnered)
        partnered[line_up.first] += 1
        partnered[line_up.second] += 1
        return Position(line_up, self.left - 1, tuple(out), tuple(partnered))


class Goal(Record):
    """Lower and upper limits of each count at the end: times out, and deals as partners."""

    out_least: TimesEach
    out_most: TimesEach
    partnered_least: TimesEach
    partnered_most: TimesEach

    @property
    def differences(self) -> tuple[int, int]:
        """The largest differences allowed in times out, and in deals as partners."""
        return (
            max(self.out_most) - min(self.out_least),
            max(self.partnered_most) - min(self.partnered_least),
        )


def goals(position: Position) -> Iterator[tuple[Goal, ...]]:
    """Yield tuples of goals for the end of the session, the evenest first.

    All goals of a tuple have the same limits for sit-outs. The house rules want equal sit-outs
    first, so limits for partnerships loosen within a tuple, until its last goal has none. The very
    first goal is the evenest that arithmetic allows: everything equal, if the advice was followed
    and the plan is a multiple of five. The very last goal allows everything.
    """
    pairs = around_level(position.partnered, 2 * position.left)
    for out in around_level(position.out, position.left):
        yield tuple(Goal(*out, *partnered) for partnered in pairs)


@lru_cache(64)
def around_level(counts: TimesEach, more: int) -> tuple[tuple[TimesEach, TimesEach], ...]:
    """Return lower and upper limits of each count after `more` is added as evenly as possible.

    The first limits are the evenest possible, the last allow everything.
    """
    level = (sum(counts) + more) // len(counts)
    while (needed := sum(level - count for count in counts if count < level)) > more:
        level -= 1
    top = level + (needed < more)
    # After `_SLACKS` no count has a lower limit; the upper one is at the highest count, then one
    # above it, and at last without effect.
    highest = max(*counts, top + _SLACKS[-1][1]) - top
    limits = [
        (
            tuple(max(count, level - below) for count in counts),
            tuple(max(count, top + above) for count in counts),
        )
        for below, above in (*_SLACKS, *((level, highest + beyond) for beyond in (0, 1, more)))
        # If all can end at one level, a count below it needs another one above it.
        if top > level or bool(below) == bool(above)
    ]
    return tuple(sorted(limits, key=lambda each: max(each[1]) - min(each[0])))


_PAIRS_OF = tuple(
    tuple(place for place, pair in enumerate(PARTNERSHIPS) if player in pair) for player in PLAYERS
)


def possible(position: Position, goal: Goal) -> bool:
    """Return whether `goal` passes necessary conditions; if not, no search can reach it.

    In each deal left one player is out and two of the ten pairs are partners. For each player and
    pair, `must` is how many of these deals they still need, and `may` how many they can use.
    """
    last, left, out, partnered = position.line_up, position.left, position.out, position.partnered
    just_out = () if last is None else (last.out,)
    just_partnered = () if last is None else (last.first, last.second)
    out_must, out_may = _limits(out, goal.out_least, goal.out_most, left, just_out)
    must, may = _limits(partnered, goal.partnered_least, goal.partnered_most, left, just_partnered)
    limits = zip(out_must + must, out_may + may, strict=True)
    if sum(out_may) < left or any(least > most for least, most in limits):
        return False

    # In each deal a player is out or has one of the other four as partner. Deals that a player's
    # pairs could use while the player must be out are idle.
    unused = sum(may) - 2 * left
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
        # A deal can serve one of three needs: the two are partners, or one or the other is out.
        if must[place] + out_must[one] + out_must[two] > left:
            return False
        # The idle deals of both players are part of `unused`; only their common pair counts twice.
        if idle[one] + idle[two] - (may[place] - must[place]) > unused:
            return False
    return True


def _limits(
    counts: TimesEach, least: TimesEach, most: TimesEach, left: int, just: tuple[int, ...]
) -> tuple[list[int], list[int]]:
    """Return how many of the deals left each must have, and how many each may have.

    Nobody is out, and no two are partners, in two deals running. So each can have half of the
    deals, rounded up, or rounded down for those in `just`, who had the last one.
    """
    half, again = (left + 1) // 2, left // 2
    must, may = [], []
    for place, count in enumerate(counts):
        must.append(max(0, least[place] - count))
        may.append(min(most[place] - count, again if place in just else half))
    return must, may


@lru_cache(64)
def evenest(start: Position, line_ups: tuple[LineUp, ...]) -> Goal:
    """Return the evenest goal that can be reached if one of `line_ups` is played next.

    If no deal is left, it is the evenest goal that `start` meets. The cache answers after most
    entries, because most of them do not change the position.
    """
    nexts = [start.after(line_up) for line_up in line_ups] if start.left else [start]
    search = Search()
    return next(
        goal
        for goal in chain.from_iterable(goals(start))
        if any(search.reaches(position, goal) for position in nexts)
    )


MOST_LOOKS = 500
"""Most positions that a search examines, in about 3 ms; after that only `possible` answers.

If the table follows the advice, half of them are enough. If it ignored the advice for long, a full
search would examine tens of thousands, with hardly more even results.
"""


class Search:
    """A search for ways from positions to goals, limited in total to `MOST_LOOKS` positions."""

    def __init__(self) -> None:
        self.looks = 0

    @property
    def is_over(self) -> bool:
        """Whether the search has examined `MOST_LOOKS` positions."""
        return self.looks >= MOST_LOOKS

    def reaches(self, position: Position, goal: Goal) -> bool:
        """Return whether a legal sequence of line-ups leads from `position` to `goal`.

        Once the search is over, every goal counts as reachable that `possible` does not rule out.
        """
        self.looks += 1
        if not possible(position, goal):
            return False
        if self.is_over or position.left == 0 or _is_plain(position, goal):
            return True
        out, partnered = position.out, position.partnered

        def used(line_up: LineUp) -> int:
            return out[line_up.out] + partnered[line_up.first] + partnered[line_up.second]

        # The least used come first, because they lead to even counts, where `_is_plain` answers.
        line_ups = sorted(followers(position.line_up), key=used)
        return any(self.reaches(position.after(line_up), goal) for line_up in line_ups)


def _is_plain(position: Position, goal: Goal) -> bool:
    """Return whether all counts are even and `goal` can be reached without a search.

    Five deals around a ring of the players keep the counts even: the neighbours of the player who
    is out are partners, and so are the other two. Every line-up can be followed by such a ring.
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
