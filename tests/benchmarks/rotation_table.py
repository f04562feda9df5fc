"""The figures of the advice over many evenings that follow it, whatever the auctions bring.

Run as `python tests/benchmarks/rotation_table.py [EVENINGS]`: so many for each rule and length,
2000 unless told otherwise. Fails when a promise is not kept, or an advice takes too long.
"""

from __future__ import annotations

import gc
import sys
from collections import Counter
from dataclasses import dataclass
from datetime import date
from functools import cache
from itertools import combinations, product
from pathlib import Path
from random import Random
from time import perf_counter, process_time

from chicago_gui.record import replace

sys.path.insert(0, str(Path(__file__).parents[2]))  # it runs from the tree as it is

from chicago_gui.games.house.rotation.advise import advise_sheet, next_out, ranked
from chicago_gui.games.house.rules import Rotation, Rules
from chicago_gui.games.house.sheet import Deal, Sheet
from chicago_gui.games.house.view import Advice
from chicago_gui.scoring import Contract
from chicago_gui.sheet.panel import Teams

NAMES = ("Anna", "Boris", "Vera", "Dima", "Egor")
LENGTHS = (10, 15, 20, 25)
CONTRACT = Contract.parse("4S")
SWAPS = {Rotation.WRITTEN: 1.7, Rotation.ROUNDS: 2.6, Rotation.DUMMY: 3.8}
HAND_OVERS = {Rotation.WRITTEN: 1.6, Rotation.ROUNDS: 1.9, Rotation.DUMMY: 0.0}
MARGIN = 1.1
OF_BOUND = 0.04
PARTNERS_BY_DUMMY = 0.29
BY_CHANCE = 0.03  # three times what 2000 evenings scatter
MOST_SECONDS = 0.005


def main() -> int:
    """Print the table; say what does not hold."""
    evenings = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    started = perf_counter()
    print(f"{evenings} evenings each; equal in % of them, the others per evening")
    print("rule     deals  sit-outs  partners  opponents  opening  apart  swaps  hand-overs")
    missed = []
    for rotation, length in product(Rotation, LENGTHS):
        random = Random(f"{rotation.value} {length}")
        played = [play(rotation, length, random) for _ in range(evenings)]
        missed += report(rotation, length, played)
    print("bound for dummy: " + ", ".join(f"{n}: {100 * bound(n):.1f} %" for n in LENGTHS))
    missed += report_times()
    print(f"in {perf_counter() - started:.0f} s")
    print("\n".join(missed) if missed else "every figure is reached")
    return bool(missed)


@dataclass(frozen=True)
class Evening:
    """An evening that followed the advice; `apart` is the largest difference at any deal."""

    deals: tuple[Deal, ...]
    swaps: int
    hand_overs: int
    apart: int


def blank(rotation: Rotation, planned: int, preparer: str | None = None) -> Sheet:
    """A sheet with nothing on it but who prepares the first deal."""
    deals = () if preparer is None else (Deal(prepared_by=preparer),)
    return Sheet("", date(2026, 11, 20), "", NAMES, planned, Rules(rotation=rotation), deals)


def play(rotation: Rotation, planned: int, random: Random) -> Evening:
    """Play as advised; each of the four declares equally often, and no auction is foreseen."""
    preparer = random.choice(NAMES)
    sheet = blank(rotation, planned, preparer)
    advice = advise_sheet(sheet)
    reasons: Counter[str] = Counter()
    out: Counter[str] = Counter(dict.fromkeys(NAMES, 0))
    apart = 0
    for number in range(1, planned + 1):
        out[preparer] += 1
        apart = max(apart, max(out.values()) - min(out.values()))
        sheet, advice = bid(sheet, preparer, advice, random)
        if number < planned:
            reasons[advice.reason] += 1
        assert advice.preparer is not None
        preparer = advice.preparer
    return Evening(sheet.deals, reasons["swap"], reasons["hand-over"], apart)


def bid(sheet: Sheet, preparer: str, advice: Advice, random: Random) -> tuple[Sheet, Advice]:
    """Seat the next deal as advised, bid it, swap if asked to, and play it."""
    teams = advice.line_ups[0]
    deal = Deal(
        prepared_by=preparer,
        teams=teams,
        opening_bid=advice.opening_bid,
        contract=CONTRACT,
        declarer=random.choice(teams[0] + teams[1]),
    )
    done = tuple(each for each in sheet.deals if each.has_contract)
    advice = advise_sheet(replace(sheet, deals=(*done, deal)))
    if advice.declarer != deal.declarer:
        deal = replace(deal, declarer=advice.declarer, bid_by=deal.declarer)
    return replace(sheet, deals=(*done, replace(deal, tricks=10))), advice


def counts(deals: tuple[Deal, ...]) -> dict[str, list[int]]:
    """Times out, deals as partners and as opponents, and opening bids, counted from the sheet."""
    out = Counter(deal.prepared_by for deal in deals)
    opened = Counter(deal.opening_bid for deal in deals)
    partners: Counter[frozenset[str]] = Counter()
    opponents: Counter[frozenset[str]] = Counter()
    for deal in deals:
        partners.update(map(frozenset, teams_of(deal)))
        opponents.update(map(frozenset, product(*teams_of(deal))))
    pairs = [frozenset(pair) for pair in combinations(NAMES, 2)]
    return {
        "out": [out[name] for name in NAMES],
        "partners": [partners[pair] for pair in pairs],
        "opponents": [opponents[pair] for pair in pairs],
        "opened": [opened[name] for name in NAMES],
    }


def teams_of(deal: Deal) -> Teams:
    """The teams of a deal in which four have sat down."""
    assert deal.teams is not None
    return deal.teams


def report(rotation: Rotation, length: int, played: list[Evening]) -> list[str]:
    """Print one line of the table and return what does not hold in it."""
    equal: Counter[str] = Counter()
    for evening in played:
        equal.update(what for what, each in counts(evening.deals).items() if len(set(each)) == 1)
    shares = {what: equal[what] / len(played) for what in counts(())}
    apart = max(evening.apart for evening in played)
    swaps = sum(evening.swaps for evening in played) / len(played)
    hand_overs = sum(evening.hand_overs for evening in played) / len(played)
    print(
        f"{rotation.value:8} {length:5}",
        f"{100 * shares['out']:9.2f} {100 * shares['partners']:9.2f}",
        f"{100 * shares['opponents']:10.2f} {100 * shares['opened']:8.2f}",
        f"{apart:6} {swaps:6.2f} {hand_overs:11.2f}",
    )

    holds = {
        "sit-outs": shares["out"] >= bound(length) - OF_BOUND,
        "partnerships": shares["partners"] >= PARTNERS_BY_DUMMY - BY_CHANCE,
        "opening bids": shares["opened"] == 1,
    }
    if rotation is not Rotation.DUMMY:
        uneven = sum(min(each) < max(each) for e in played for each in counts(e.deals).values())
        holds = {"evenness": uneven == 0}
    if rotation is Rotation.ROUNDS:
        holds["never more than 1 apart"] = apart == 1
    if length == 15:
        holds["swaps"] = swaps <= SWAPS[rotation] * MARGIN
        holds["hand-overs"] = hand_overs <= HAND_OVERS[rotation] * MARGIN
    return [f"{rotation.value}, {length} deals: {what}" for what, held in holds.items() if not held]


def report_times() -> list[str]:
    """Print how long an advice takes with nothing remembered; return what takes too long."""
    missed = []
    for rotation, wayward in product(Rotation, (False, True)):
        took = sorted(times(rotation, wayward))
        middle, late, most = took[len(took) // 2], took[len(took) * 99 // 100], took[-1]
        print(
            f"{rotation.value}, 25 deals, advice {'often not' if wayward else 'always'} followed:",
            f"median {1000 * middle:.2f} ms, 99 % {1000 * late:.2f} ms, most {1000 * most:.2f} ms",
        )
        if most > MOST_SECONDS:
            missed.append(f"{rotation.value}: {1000 * most:.2f} ms")
    return missed


def times(rotation: Rotation, wayward: bool, evenings: int = 40) -> list[float]:
    """Processor seconds of each advice; a wayward table does as it likes in every third deal."""
    gc.freeze()  # collecting what the evenings before left takes 30 ms, of no matter which advice
    random = Random(rotation.value)
    took = []
    for _ in range(evenings):
        sheet = blank(rotation, 25, random.choice(NAMES))
        advice = advise_sheet(sheet)
        preparer = sheet.deals[0].prepared_by
        for _ in range(25):
            assert preparer is not None
            sheet, advice = bid(sheet, preparer, advice, random)
            asked = sheet
            preparer = advice.preparer
            if wayward and random.random() < 1 / 3:
                preparer = random.choice(advice.line_ups[-1][0])
                asked = replace(sheet, deals=(*sheet.deals, Deal(prepared_by=preparer)))
            next_out.cache_clear()
            ranked.cache_clear()
            started = process_time()
            advice = advise_sheet(asked)
            took.append(process_time() - started)
    return took


@cache
def bound(planned: int) -> float:
    """How many of the evenings without hand-overs can have equal sit-outs, with perfect foresight.

    Exact: of each side's two the better is out, and of the two line-ups the better is taken, for
    every auction to come; each side declares half of the deals.
    """
    most = planned // len(NAMES)

    @cache
    def share(waiting: int, one: tuple[int, int], other: tuple[int, int]) -> float:
        """What is owed: the one who is out now, and the two of each side."""
        if waiting + sum(one) + sum(other) == 0:
            return 1.0
        total = 0.0
        for side, against in ((one, other), (other, one)):
            total += max(
                (
                    share(
                        side[goes] - 1,
                        ordered(side[1 - goes], against[moves]),
                        ordered(waiting, against[1 - moves]),
                    )
                    for goes, moves in product((0, 1), (0, 1))
                    if side[goes]
                ),
                default=0.0,
            )
        return total / 2

    def ordered(first: int, second: int) -> tuple[int, int]:
        return min(first, second), max(first, second)

    return share(most - 1, (most, most), (most, most))


if __name__ == "__main__":
    sys.exit(main())
