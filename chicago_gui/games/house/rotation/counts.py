"""The counts of what was played: sit-outs, opening bids, partnerships and pairings.

Sit-outs and partnerships are counted in deals with five, opening bids in all deals, and pairings in
deals with four. Thrown-in deals are not counted. A player who joins starts with the lowest counts
of those who are there. If a player leaves, the counts of the others stay.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from typing import TypeVar

from chicago_gui.games.house.rotation.line_ups import (
    PARTNERSHIP_OF,
    PARTNERSHIPS,
    PLAYERS,
    LineUp,
    line_up_of,
    number_of,
)
from chicago_gui.games.house.sheet import (
    FIVE,
    FOUR,
    MOST_DEALS,
    Deal,
    Pairing,
    Sheet,
    pairing,
    pairings,
)
from chicago_gui.record import Record, replace
from chicago_gui.remembered import remembered
from chicago_gui.sheet.panel import Teams

K = TypeVar("K")

NEVER = -1

NOBODY = -1
"""Replaces in a line-up a player who was out, or a partnership, that is no longer there."""


class Tally(Record):
    """The counts of five players up to some deal, as numbers 0 to 4.

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


class Ledger(Record):
    """The counts up to some deal, by name.

    `there`, `teams` and `out` are the players, the teams and the preparer of the last deal. If they
    were five, `level` is the sum of their sit-outs when they met, plus one for each deal since.
    """

    dealt: int = 0
    there: tuple[str, ...] = ()
    teams: Teams | None = None
    out: str | None = None
    level: int = 0
    times_out: Mapping[str, int] = {}
    last_out: Mapping[str, int] = {}
    opened: Mapping[str, int] = {}
    last_opened: Mapping[str, int] = {}
    partnered: Mapping[frozenset[str], int] = {}
    paired: Mapping[Pairing, int] = {}

    def arrived(self, there: tuple[str, ...]) -> Ledger:
        """Return the ledger with the players `there`; who joins gets at least the lowest counts."""
        if there == self.there:
            return self
        stayed = [name for name in there if name in self.there]
        joined = [name for name in there if name not in self.there] if stayed else []
        times_out = _lifted(self.times_out, joined, stayed)
        return replace(
            self,
            level=sum(times_out.get(name, 0) for name in there),
            times_out=times_out,
            opened=_lifted(self.opened, joined, stayed),
            partnered=self._lifted_pairs(joined, stayed),
        )

    def _lifted_pairs(
        self, joined: Sequence[str], stayed: Sequence[str]
    ) -> Mapping[frozenset[str], int]:
        together = [self.partnered.get(frozenset(pair), 0) for pair in combinations(stayed, 2)]
        least = min(together, default=0)
        lifted = dict(self.partnered)
        for name in joined:
            for other in (*stayed, *joined):
                pair = frozenset((name, other))
                if other != name:
                    lifted[pair] = max(lifted.get(pair, 0), least)
        return lifted

    def tally(self, five: tuple[str, ...]) -> Tally:
        """Return the counts of the players `five` as numbers 0 to 4."""
        found = self.arrived(five)
        return Tally(
            dealt=found.level,
            line_up=found._line_up(five),
            out=_of(five, found.times_out),
            last_out=_of(five, found.last_out, NEVER),
            opened=_of(five, found.opened),
            last_opened=_of(five, found.last_opened, NEVER),
            partnered=tuple(
                found.partnered.get(frozenset((five[one], five[other])), 0)
                for one, other in PARTNERSHIPS
            ),
            shift=found.level - found.dealt,
        )

    def _line_up(self, five: tuple[str, ...]) -> LineUp | None:
        """Return the last line-up, with `NOBODY` for players who are not among `five`."""
        if self.teams is None:
            return None
        places = [
            PARTNERSHIP_OF.get(frozenset(five.index(name) for name in team if name in five), NOBODY)
            for team in self.teams
        ]
        out = number_of(five, self.out)
        return LineUp(NOBODY if out is None else out, min(places), max(places))


def _lifted(
    counts: Mapping[str, int], joined: Sequence[str], stayed: Sequence[str]
) -> Mapping[str, int]:
    lowest = min((counts.get(name, 0) for name in stayed), default=0)
    return {**counts, **{name: max(counts.get(name, 0), lowest) for name in joined}}


def _more(counts: Mapping[K, int], *keys: K | None) -> Mapping[K, int]:
    found = dict(counts)
    for key in keys:
        if key is not None:
            found[key] = found.get(key, 0) + 1
    return found


def _put(values: Mapping[str, int], key: str | None, new: int) -> Mapping[str, int]:
    return values if key is None else {**values, key: new}


def _of(five: Iterable[str], counts: Mapping[str, int], nothing: int = 0) -> tuple[int, ...]:
    return tuple(counts.get(name, nothing) for name in five)


@remembered(8)
def ledgers(sheet: Sheet) -> tuple[Ledger, ...]:
    """Return the ledger before each deal of `sheet` and, last, after all deals.

    Of an open deal all that is known is counted.
    """
    each = [_NOTHING]
    for index, deal in enumerate(sheet.deals):
        before = each[-1]
        if not sheet.thrown_in(index):
            there = sheet.there(deal)
            before = _after(before, there, deal.teams, deal.prepared_by, deal.opening_bid)
        each.append(before)
    return tuple(each)


_NOTHING = Ledger()


@remembered(4 * MOST_DEALS)
def _after(
    before: Ledger,
    there: tuple[str, ...],
    teams: Teams | None,
    prepared_by: str | None,
    opening_bid: str | None,
) -> Ledger:
    """Return the ledger after one more deal; contract and result are no part of the cache's key."""
    arrived, line_up = before.arrived(there), line_up_of(there, teams)
    known = None if line_up is None else teams
    found = replace(
        arrived,
        dealt=before.dealt + 1,
        there=there,
        teams=known,
        opened=_more(arrived.opened, opening_bid),
        last_opened=_put(arrived.last_opened, opening_bid, before.dealt),
    )
    if len(there) == FOUR:
        paired = found.paired if known is None else _more(found.paired, pairing(known))
        return replace(found, out=None, paired=paired)
    out = prepared_by if line_up is None else there[line_up.out]
    return replace(
        found,
        out=out,
        level=found.level + 1,
        times_out=_more(found.times_out, out),
        last_out=_put(found.last_out, out, before.dealt),
        partnered=_more(found.partnered, *map(frozenset, known or ())),
    )


@remembered(4 * MOST_DEALS)
def tally_of(ledger: Ledger, there: tuple[str, ...]) -> Tally:
    """Return the tally of `there`; it is empty for four, with whom nobody sits out."""
    return ledger.tally(there) if len(there) == FIVE else Tally()


def pairings_of_four(ledger: Ledger, four: tuple[str, ...]) -> tuple[Teams, ...]:
    """Return the three line-ups of `four`, the least played first.

    Of those played equally often, least used partnerships come first, then the order of the sheet.
    """

    def order(teams: Teams) -> tuple[int, int]:
        used = sum(ledger.partnered.get(frozenset(team), 0) for team in teams)
        return ledger.paired.get(pairing(teams), 0), used

    return tuple(sorted(pairings(four), key=order))


def opener_of_four(ledger: Ledger, four: tuple[str, ...]) -> str:
    """Return the player of `four` with the fewest openings; ties go to the longest ago."""
    found = ledger.arrived(four)

    def order(name: str) -> tuple[int, int]:
        return found.opened.get(name, 0), found.last_opened.get(name, NEVER)

    return min(four, key=order)


def counted(sheet: Sheet) -> tuple[Deal, ...]:
    """Return the deals that count: all but the thrown-in ones."""
    return tuple(deal for index, deal in enumerate(sheet.deals) if not sheet.thrown_in(index))


def times_out(sheet: Sheet) -> dict[str, int]:
    """Return how often each player was out, including the preparer of an open deal."""
    each = enumerate(ledgers(sheet)[1:])
    outs = [ledger.out for index, ledger in each if not sheet.thrown_in(index)]
    return {name: outs.count(name) for name in sheet.players}


def opened(sheet: Sheet) -> dict[str, int]:
    """Return how often each player had the opening bid."""
    openings = [deal.opening_bid for deal in counted(sheet)]
    return {name: openings.count(name) for name in sheet.players}


def partnerships(sheet: Sheet) -> tuple[tuple[tuple[str, str], int], ...]:
    """Return each pair of players and their number of deals as partners."""
    counts = {frozenset(pair): 0 for pair in combinations(sheet.players, 2)}
    for deal in counted(sheet):
        for team in deal.teams or ():
            counts[frozenset(team)] += 1
    return tuple((pair, counts[frozenset(pair)]) for pair in combinations(sheet.players, 2))
