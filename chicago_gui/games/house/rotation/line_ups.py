"""The line-ups of five players: who is out, and how the other four pair.

The five players are numbers 0 to 4 here, in the order of the sheet. They have ten partnerships and
fifteen line-ups.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations

from chicago_gui.record import Record
from chicago_gui.sheet.panel import Teams

PLAYERS = range(5)

Partners = tuple[int, int]
"""Two partners, the earlier on the sheet first."""

PARTNERSHIPS: tuple[Partners, ...] = tuple(combinations(PLAYERS, 2))
"""The ten pairs of players."""

PARTNERSHIP_OF: dict[frozenset[int], int] = {
    frozenset(pair): place for place, pair in enumerate(PARTNERSHIPS)
}
"""The index of each pair in `PARTNERSHIPS`."""


class LineUp(Record):
    """Who is out, and the two partnerships of the others as indexes in `PARTNERSHIPS`."""

    out: int
    first: int
    second: int

    @property
    def teams(self) -> tuple[Partners, Partners]:
        """The two pairs of players."""
        return PARTNERSHIPS[self.first], PARTNERSHIPS[self.second]

    def partner_of(self, player: int) -> int:
        """Return `player`'s partner; `player` must not be out."""
        one, other = self.teams
        return sum(one if player in one else other) - player


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
    """Return whether `line_up` shares no partnership with `before` (`None`: there was no deal).

    This is the change of teams by ruling 7: a player of the team that stays at the table moves to
    the chair of the player who goes out, and the player who was out takes the free chair.
    """
    return before is None or not {before.first, before.second} & {line_up.first, line_up.second}


def legal(before: LineUp | None, out: int) -> tuple[LineUp, ...]:
    """Return the line-ups without `out` that may follow `before`.

    There are two, also if `out` was out before, and three if `before` is `None`.
    """
    return tuple(
        line_up for line_up in LINE_UPS if line_up.out == out and may_follow(before, line_up)
    )


@cache
def followers(before: LineUp | None) -> tuple[LineUp, ...]:
    """Return the line-ups that may follow `before` if nobody is out twice running.

    There are eight, all fifteen if `before` is `None`, and more than eight if a player joined.
    """
    return tuple(
        line_up
        for line_up in LINE_UPS
        if may_follow(before, line_up) and (before is None or line_up.out != before.out)
    )


def of_teams(teams: tuple[Partners, Partners]) -> LineUp | None:
    """Return the line-up of two pairs of players, or `None` if these are not four players."""
    out = set(PLAYERS).difference(*teams)
    if len(out) != 1:
        return None
    first, second = sorted(PARTNERSHIP_OF[frozenset(pair)] for pair in teams)
    return LineUp(out.pop(), first, second)


def number_of(players: tuple[str, ...], name: str | None) -> int | None:
    """Return the index of `name` in `players`, or `None` if it is not there."""
    return players.index(name) if name in players else None


def line_up_of(players: tuple[str, ...], teams: Teams | None) -> LineUp | None:
    """Return the line-up of `teams`, or `None` unless they are four of `players`."""
    if teams is None or not {*teams[0], *teams[1]} <= {*players}:
        return None
    (one, two), (three, four) = teams
    at = players.index
    return of_teams(((at(one), at(two)), (at(three), at(four))))
