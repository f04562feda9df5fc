"""Who can sit where: the line-ups, and how often each has been played.

The five who are there are numbers 0 to 4 here, in the order of the sheet. A line-up is who is out
and how the other four pair; five players give ten partnerships and fifteen line-ups.
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
"""The place of a pair in `PARTNERSHIPS`, whichever of the two is named first."""


class LineUp(NamedTuple):
    """Who is out, and the two partnerships of the others as places in `PARTNERSHIPS`."""

    out: int
    first: int
    second: int

    @property
    def teams(self) -> tuple[Partners, Partners]:
        """The two pairs of players."""
        return PARTNERSHIPS[self.first], PARTNERSHIPS[self.second]

    def partner_of(self, player: int) -> int:
        """Return the other of `player`'s pair; `player` must not be out."""
        return sum(self._side(player, True)) - player

    def opponents_of(self, player: int) -> Partners:
        """Return the pair that `player` plays against; `player` must not be out."""
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


@cache
def followers(before: LineUp | None) -> tuple[LineUp, ...]:
    """Return what comes after a line-up when nobody is out twice running.

    That is eight line-ups, all after nothing, and more where not all of the five were in `before`.
    """
    return tuple(
        line_up
        for line_up in LINE_UPS
        if may_follow(before, line_up) and (before is None or line_up.out != before.out)
    )


def of_teams(teams: tuple[Partners, Partners]) -> LineUp | None:
    """Return the line-up of two pairs of players, or `None` when they are not four players."""
    out = set(PLAYERS).difference(*teams)
    if len(out) != 1:
        return None
    first, second = sorted(PARTNERSHIP_OF[frozenset(pair)] for pair in teams)
    return LineUp(out.pop(), first, second)


NEVER = -1

NOBODY = -1
"""Stands in a line-up for who was out, or for two partners, of whom not all are there any more."""


class Tally(NamedTuple):
    """The deals that count, up to some deal of the sheet.

    `line_up` is that of the last of them, `None` before the first and while it is not known.
    `out`, `opened` and their `last_…` (which deal it was, or `NEVER`) have an entry for each
    player, `partnered` has one for each of the ten partnerships. Where players came and went
    `dealt` is what the sit-outs of these five come to; that is `shift` more than deals were dealt.
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
        """Return the tally with one deal more; what is not known of it is not counted."""
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
    """Return the tally before each deal, and of them all, where the same five are always there.

    Thrown-in deals are not counted; a deal being prepared or played is, as far as it is known.
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
    """Return the tally with one deal more; its contract and result change nothing of it."""
    line_up = _line_up(players, teams)
    out = number_of(players, prepared_by) if line_up is None else line_up.out
    return before.with_deal(out, line_up, number_of(players, opening_bid))


def number_of(players: tuple[str, ...], name: str | None) -> int | None:
    """Return the place of `name` among `players`, from 0, or `None` when it is none of theirs."""
    return players.index(name) if name in players else None


def line_up_of(players: tuple[str, ...], deal: Deal) -> LineUp | None:
    """Return the line-up of `deal`, or `None` while its teams are not known."""
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
