"""The fifteen line-ups of five players, and which of them may follow which.

Players are numbers 0 to 4 here, in the order of the sheet. A line-up is who is out and how the
other four pair; five players give ten partnerships and fifteen line-ups.
"""

from __future__ import annotations

from itertools import combinations
from typing import NamedTuple

PLAYERS = range(5)

Pair = tuple[int, int]
"""Two partners, the earlier on the sheet first."""

PARTNERSHIPS: tuple[Pair, ...] = tuple(combinations(PLAYERS, 2))
"""The ten pairs of players."""

PARTNERSHIP_OF: dict[frozenset[int], int] = {
    frozenset(pair): place for place, pair in enumerate(PARTNERSHIPS)
}
"""The place of a pair in `PARTNERSHIPS`, whichever of the two is named first."""


class LineUp(NamedTuple):
    """Who is out, and the two partnerships of the others as places in `PARTNERSHIPS`."""

    out: int
    first: int
    second: int

    @property
    def teams(self) -> tuple[Pair, Pair]:
        """The two pairs of players."""
        return PARTNERSHIPS[self.first], PARTNERSHIPS[self.second]

    def partner_of(self, player: int) -> int:
        """Return the other of `player`'s pair; `player` must not be out."""
        return sum(self._side(player, True)) - player

    def opponents_of(self, player: int) -> Pair:
        """Return the pair that `player` plays against; `player` must not be out."""
        return self._side(player, False)

    def _side(self, player: int, own: bool) -> Pair:
        one, other = self.teams
        return one if (player in one) is own else other


def _line_ups() -> tuple[LineUp, ...]:
    every = []
    for out in PLAYERS:
        lowest, *others = (player for player in PLAYERS if player != out)
        for partner in others:
            first = PARTNERSHIP_OF[frozenset((lowest, partner))]
            second = PARTNERSHIP_OF[frozenset(others) - {partner}]
            every.append(LineUp(out, first, second))
    return tuple(every)


LINE_UPS: tuple[LineUp, ...] = _line_ups()
"""All fifteen, three for each player who is out."""


def may_follow(before: LineUp | None, line_up: LineUp) -> bool:
    """Return whether `line_up` keeps no partnership of `before` (`None`: nothing came before).

    That is the page's change of teams (ruling 7): one of the side that stays at the table moves
    to the chair of who goes out, and who was out takes the mover's.
    """
    return before is None or not {before.first, before.second} & {line_up.first, line_up.second}


def legal(before: LineUp | None, out: int) -> tuple[LineUp, ...]:
    """Return the line-ups without `out` that may follow `before`: two, or three after nothing.

    When `out` was out before as well, the four change partners and there are two all the same.
    """
    return tuple(
        line_up for line_up in LINE_UPS if line_up.out == out and may_follow(before, line_up)
    )


FOLLOWERS: dict[LineUp | None, tuple[LineUp, ...]] = {
    before: tuple(
        line_up
        for line_up in LINE_UPS
        if may_follow(before, line_up) and (before is None or line_up.out != before.out)
    )
    for before in (None, *LINE_UPS)
}
"""What comes after each line-up when nobody is out twice running: eight; any after nothing."""


def of_teams(teams: tuple[Pair, Pair]) -> LineUp | None:
    """Return the line-up of two pairs of players, or `None` when they are not four players."""
    out = set(PLAYERS).difference(*teams)
    if len(out) != 1:
        return None
    first, second = sorted(PARTNERSHIP_OF[frozenset(pair)] for pair in teams)
    return LineUp(out.pop(), first, second)
