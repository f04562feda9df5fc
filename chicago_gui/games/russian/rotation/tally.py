"""What has been dealt so far, counted by the players' numbers: the ground of every advice."""

from __future__ import annotations

from typing import NamedTuple

from chicago_gui.games.russian.deal import Deal
from chicago_gui.games.russian.rotation.line_ups import (
    PARTNERSHIPS,
    PLAYERS,
    LineUp,
    Pair,
    of_teams,
)
from chicago_gui.games.russian.sheet import Sheet

NEVER = -1


class Tally(NamedTuple):
    """The deals that count, up to some deal of the sheet.

    `line_up` is that of the last of them, `None` before the first and while it is not known.
    `out`, `opened` and their `last_…` (which deal it was, or `NEVER`) have an entry for each
    player, `partnered` has one for each of the ten partnerships.
    """

    dealt: int = 0
    line_up: LineUp | None = None
    out: tuple[int, ...] = (0,) * len(PLAYERS)
    last_out: tuple[int, ...] = (NEVER,) * len(PLAYERS)
    opened: tuple[int, ...] = (0,) * len(PLAYERS)
    last_opened: tuple[int, ...] = (NEVER,) * len(PLAYERS)
    partnered: tuple[int, ...] = (0,) * len(PARTNERSHIPS)

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
        )


def _more(counts: tuple[int, ...], *places: int | None) -> tuple[int, ...]:
    return tuple(count + (place in places) for place, count in enumerate(counts))


def _put(values: tuple[int, ...], place: int | None, new: int) -> tuple[int, ...]:
    return tuple(new if here == place else value for here, value in enumerate(values))


def tallies(sheet: Sheet) -> tuple[Tally, ...]:
    """Return the tally before each deal of `sheet` and, last, the one of them all.

    Thrown-in deals are not counted; a deal being prepared or played is, as far as it is known.
    """
    each = [Tally()]
    for index, deal in enumerate(sheet.deals):
        before = each[-1]
        if sheet.thrown_in(index):
            each.append(before)
            continue
        line_up = line_up_of(sheet, deal)
        out = number_of(sheet, deal.prepared_by) if line_up is None else line_up.out
        each.append(before.with_deal(out, line_up, number_of(sheet, deal.opening_bid)))
    return tuple(each)


def number_of(sheet: Sheet, name: str | None) -> int | None:
    """Return the player's place on the sheet, from 0, or `None` when there is no such player."""
    return sheet.players.index(name) if name in sheet.players else None


def line_up_of(sheet: Sheet, deal: Deal) -> LineUp | None:
    """Return the line-up of `deal`, or `None` while its teams are not known."""
    if deal.teams is None:
        return None
    first, second = (_pair(sheet, *team) for team in deal.teams)
    return None if first is None or second is None else of_teams((first, second))


def _pair(sheet: Sheet, one: str, other: str) -> Pair | None:
    first, second = number_of(sheet, one), number_of(sheet, other)
    if first is None or second is None or first == second:
        return None
    return min(first, second), max(first, second)
