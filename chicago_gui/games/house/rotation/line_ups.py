"""The line-ups of five players, and the counts of what was played.

The five players are numbers 0 to 4 here, in the order of the sheet. A line-up says who is out and
how the other four pair. Five players have ten partnerships and fifteen line-ups.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import NamedTuple

from chicago_gui.games.house.sheet import MOST_DEALS, Deal, Sheet
from chicago_gui.remembered import remembered
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


class LineUp(NamedTuple):
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
        return sum(self._side(player, True)) - player

    def opponents_of(self, player: int) -> Partners:
        """Return the opponents of `player`, who must not be out."""
        return self._side(player, False)

    def _side(self, player: int, own: bool) -> Partners:
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


NEVER = -1

NOBODY = -1
"""Replaces in a line-up a player who was out, or a partnership, that is no longer there."""


class Tally(NamedTuple):
    """The counts of the deals up to some deal of the sheet, without thrown-in deals.

    `line_up` is that of the last deal, `None` before the first and while it is unknown. `out`,
    `opened` and their `last_…` (the number of the deal, or `NEVER`) have an entry for each player,
    `partnered` has one for each of the ten partnerships. If players joined or left, `dealt` is the
    sum of the sit-outs of these five, which is `shift` more than the deals dealt.
    """

    dealt: int = 0
    line_up: LineUp | None = None
    out: tuple[int, ...] = (0,) * len(PLAYERS)
    last_out: tuple[int, ...] = (NEVER,) * len(PLAYERS)
    opened: tuple[int, ...] = (0,) * len(PLAYERS)
    last_opened: tuple[int, ...] = (NEVER,) * len(PLAYERS)
    partnered: tuple[int, ...] = (0,) * len(PARTNERSHIPS)
    shift: int = 0

    def with_deal(self, out: int | None, line_up: LineUp | None, opener: int | None) -> Tally:
        """Return the tally after one more deal; `None` is not counted."""
        pairs = () if line_up is None else (line_up.first, line_up.second)
        return Tally(
            dealt=self.dealt + 1,
            line_up=line_up,
            out=_more(self.out, out),
            last_out=_put(self.last_out, out, self.dealt),
            opened=_more(self.opened, opener),
            last_opened=_put(self.last_opened, opener, self.dealt),
            partnered=_more(self.partnered, *pairs),
            shift=self.shift,
        )


def _more(counts: tuple[int, ...], *players: int | None) -> tuple[int, ...]:
    return tuple(count + (place in players) for place, count in enumerate(counts))


def _put(values: tuple[int, ...], place: int | None, new: int) -> tuple[int, ...]:
    return tuple(new if here == place else value for here, value in enumerate(values))


def tallies_of_five(sheet: Sheet) -> tuple[Tally, ...]:
    """Return the tally before each deal and, last, after all, if the same five are always there.

    Thrown-in deals are not counted. Of an open deal all that is known is counted.
    """
    each, players = [_NONE_YET], sheet.players
    for index, deal in enumerate(sheet.deals):
        before = each[-1]
        if not sheet.thrown_in(index):
            before = _after(before, players, deal.teams, deal.prepared_by, deal.opening_bid)
        each.append(before)
    return tuple(each)


_NONE_YET = Tally()


@remembered(4 * MOST_DEALS)
def _after(
    before: Tally,
    players: tuple[str, ...],
    teams: Teams | None,
    prepared_by: str | None,
    opening_bid: str | None,
) -> Tally:
    """Return the tally after one more deal; contract and result are no part of the cache's key."""
    line_up = _line_up(players, teams)
    out = number_of(players, prepared_by) if line_up is None else line_up.out
    return before.with_deal(out, line_up, number_of(players, opening_bid))


def number_of(players: tuple[str, ...], name: str | None) -> int | None:
    """Return the index of `name` in `players`, or `None` if it is not there."""
    return players.index(name) if name in players else None


def line_up_of(players: tuple[str, ...], deal: Deal) -> LineUp | None:
    """Return the line-up of `deal`, or `None` while its teams are unknown."""
    return _line_up(players, deal.teams)


def _line_up(players: tuple[str, ...], teams: Teams | None) -> LineUp | None:
    if teams is None:
        return None
    first, second = (_pair(players, *team) for team in teams)
    return None if first is None or second is None else of_teams((first, second))


def _pair(players: tuple[str, ...], one: str, other: str) -> Partners | None:
    first, second = number_of(players, one), number_of(players, other)
    if first is None or second is None or first == second:
        return None
    return min(first, second), max(first, second)
