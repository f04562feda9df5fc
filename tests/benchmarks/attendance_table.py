"""The figures of the advice over evenings of four, and where a player comes or goes.

Run as `python tests/benchmarks/attendance_table.py [EVENINGS]`: so many for each cell, 2000 unless
told otherwise. Fails when a promise is not kept.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from itertools import combinations, product
from pathlib import Path
from random import Random
from time import perf_counter

from chicago_gui.record import replace

sys.path.insert(0, str(Path(__file__).parents[2]))  # it runs from the tree as it is

from chicago_gui.games.house.rotation.advise import advise_sheet
from chicago_gui.games.house.rules import Rotation, Rules
from chicago_gui.games.house.sheet import Deal, Sheet
from chicago_gui.scoring import Contract

NAMES = ("Anna", "Boris", "Vera", "Dima", "Egor")
LENGTHS = (10, 15, 20, 25)
FOURS = (12, 15, 16, 18, 20, 24)
CONTRACT = Contract.parse("4S")


@dataclass(frozen=True)
class Change:
    """From which deal on (0 is the first) who is away; before it `before` were."""

    at: int
    before: tuple[str, ...]
    after: tuple[str, ...]


def leaves(planned: int, random: Random) -> Change:
    """One of five leaves."""
    return Change(random.randint(1, planned - 1), (), (random.choice(NAMES),))


def joins(planned: int, random: Random) -> Change:
    """A fifth joins four."""
    return Change(random.randint(1, planned - 1), (random.choice(NAMES),), ())


KINDS = {"leaves": leaves, "joins": joins}


def play(rotation: Rotation, planned: int, change: Change, random: Random) -> Sheet:
    """Play as advised; each of the four declares equally often, and no auction is foreseen."""
    away = change.before
    sheet = Sheet(
        "", date(2026, 11, 20), "", NAMES, planned, Rules(rotation=rotation), (), away=away
    )
    for number in range(planned):
        if number == change.at:
            sheet = replace(sheet, away=change.after)
        advice = advise_sheet(sheet)
        preparer = advice.preparer
        if not sheet.is_four_next and preparer is None:
            assert advice.reason == "first", advice
            preparer = random.choice(sheet.there_next)
        deal = Deal(prepared_by=preparer, away=sheet.away)
        sheet = replace(sheet, deals=(*sheet.deals, deal))
        advice = advise_sheet(sheet)
        teams = advice.line_ups[0]
        declarer = random.choice(teams[0] + teams[1])
        deal = replace(
            deal,
            teams=teams,
            opening_bid=advice.opening_bid,
            contract=CONTRACT,
            declarer=declarer,
        )
        sheet = replace(sheet, deals=(*sheet.deals[:-1], deal))
        advice = advise_sheet(sheet)
        if advice.declarer != declarer:
            deal = replace(deal, declarer=advice.declarer, bid_by=declarer)
        sheet = replace(sheet, deals=(*sheet.deals[:-1], replace(deal, tricks=10)))
    return sheet


def apart(counts: Iterable[int]) -> int:
    """How far apart these are."""
    found = list(counts)
    return max(found) - min(found)


def throughout(sheet: Sheet) -> list[str]:
    """The players who are there for every deal."""
    return [name for name in sheet.players if not any(name in deal.away for deal in sheet.deals)]


def sit_outs(sheet: Sheet) -> int:
    """How far apart the sit-outs of those end who are there throughout."""
    out = Counter(deal.prepared_by for deal in sheet.deals)
    return apart(out[name] for name in throughout(sheet))


def openings(sheet: Sheet) -> int:
    """How far apart their opening bids end."""
    opened = Counter(deal.opening_bid for deal in sheet.deals)
    return apart(opened[name] for name in throughout(sheet))


def partnerships(sheet: Sheet) -> int:
    """How far apart the partnerships of those end who are there throughout."""
    partners = Counter(frozenset(team) for deal in sheet.deals for team in deal.teams or ())
    return apart(partners[frozenset(pair)] for pair in combinations(throughout(sheet), 2))


def at_best(sheet: Sheet, change: Change) -> int:
    """How far apart sit-outs must end at best, whatever is played from the change on.

    When one of five leaves nobody sits out any more. When a fifth joins all are even, and only
    rounds of five deals keep them so.
    """
    if change.after:
        out = Counter(deal.prepared_by for deal in sheet.deals[: change.at])
        return apart(out[name] for name in throughout(sheet))
    return int((sheet.planned_deals - change.at) % 5 != 0)


def four_evenings(evenings: int) -> list[str]:
    """Print evenings of four, a line for each length; return what does not hold."""
    missed = []
    change = Change(0, ("Egor",), ("Egor",))
    print(f"{evenings} evenings of four each; in % of them")
    print("deals  opened equal  paired equal  opened most  paired most")
    for planned in FOURS:
        random = Random(f"four {planned}")
        sheets = [play(Rotation.WRITTEN, planned, change, random) for _ in range(evenings)]
        opened, paired = list(map(openings, sheets)), list(map(partnerships, sheets))
        equal = [100 * found.count(0) / evenings for found in (opened, paired)]
        print(f"{planned:5} {equal[0]:13.2f} {equal[1]:13.2f} {max(opened):12} {max(paired):12}")
        if max(opened) > bool(planned % 4) or max(paired) > bool(planned % 3):
            missed.append(f"four, {planned} deals")
    return missed


def main() -> int:
    """Print the tables; say what does not hold."""
    evenings = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    started = perf_counter()
    missed = four_evenings(evenings)
    print(f"{evenings} evenings each; in % of them")
    print("change  rule     deals  out ≤ 1  opened ≤ 1  out most  opened most  beyond the best")
    for kind, rotation, planned in product(KINDS, (Rotation.WRITTEN, Rotation.ROUNDS), LENGTHS):
        missed += cell(kind, rotation, planned, evenings)
    print(f"in {perf_counter() - started:.0f} s")
    print("\n".join(missed) if missed else "every figure is reached")
    return bool(missed)


def cell(kind: str, rotation: Rotation, planned: int, evenings: int) -> list[str]:
    """Print one line of the table and return what does not hold in it."""
    random = Random(f"{kind} {rotation.value} {planned}")
    out: list[int] = []
    opened: list[int] = []
    late: list[int] = []
    beyond = 0
    for _ in range(evenings):
        change = KINDS[kind](planned, random)
        sheet = play(rotation, planned, change, random)
        out.append(sit_outs(sheet))
        (late if planned - change.at < 4 else opened).append(openings(sheet))
        best = at_best(sheet, change)
        beyond += out[-1] > best
    even = sum(each <= 1 for each in out) / len(out)
    opened_even = sum(each <= 1 for each in opened) / max(1, len(opened))
    print(
        f"{kind:7} {rotation.value:8} {planned:5} {100 * even:8.2f} {100 * opened_even:11.2f}",
        f"{max(out):9} {max(opened):12} {beyond:16}",
    )
    holds = {"beyond the best": beyond == 0}
    if rotation is Rotation.ROUNDS:
        holds |= {"sit-outs": even == 1, "opening bids": opened_even == 1}
    return [f"{kind}, {rotation.value}, {planned}: {w}" for w, held in holds.items() if not held]


if __name__ == "__main__":
    sys.exit(main())
