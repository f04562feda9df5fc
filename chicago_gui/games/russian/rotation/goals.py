"""How even the evening is to come out: where it stands, and the goals for its end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from chicago_gui.games.russian.rotation.line_ups import LineUp

Counts = tuple[int, ...]

_NO_LIMIT = 99
_SLACKS = (
    *((0, 0), (1, 0), (0, 1), (1, 1), (2, 0), (0, 2), (2, 1), (1, 2), (2, 2), (3, 3), (5, 5)),
    (_NO_LIMIT, _NO_LIMIT),
)
"""By how much counts may end below and above the level."""


class Position(NamedTuple):
    """The last line-up, how many deals are left, and what was counted so far.

    `out` has an entry for each player, `partnered` for each of the ten partnerships.
    """

    line_up: LineUp | None
    left: int
    out: Counts
    partnered: Counts

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

    out_least: Counts
    out_most: Counts
    partnered_least: Counts
    partnered_most: Counts

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


def around_level(counts: Counts, more: int) -> list[tuple[Counts, Counts]]:
    """Return the least and the most of each count when `more` is poured in and finds its level.

    The first is the evenest there is, the last allows everything.
    """
    level = (sum(counts) + more) // len(counts)
    while (needed := sum(level - count for count in counts if count < level)) > more:
        level -= 1
    top = level + (needed < more)
    limits = [
        (
            tuple(max(count, level - below) for count in counts),
            tuple(max(count, top + above) for count in counts),
        )
        for below, above in _SLACKS
        # Where all come out at one level, none can be below it without another above.
        if top > level or bool(below) == bool(above)
    ]
    return sorted(limits, key=lambda each: max(each[1]) - min(each[0]))
