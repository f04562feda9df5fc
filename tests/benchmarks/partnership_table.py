"""How even the proposals keep an evening with partners changing after every round.

Run as `python tests/benchmarks/partnership_table.py [EVENINGS]`: so many wayward ones for each
number of players, 200 unless told otherwise. A wayward table sits down as it likes in every third
round. Fails when sitting out is more than one apart, or a proposal takes too long.
"""

from __future__ import annotations

import sys
from itertools import combinations
from pathlib import Path
from random import Random
from time import perf_counter, process_time

sys.path.insert(0, str(Path(__file__).parents[2]))  # it runs from the tree as it is

from chicago_gui.sheet.partnerships import Balance, Sides, proposals

NAMES = ("Anna", "Boris", "Vera", "Dima", "Egor", "Fedor", "Zoe")
ROUNDS = (6, 12, 24)
MOST_SECONDS = 0.03


def main() -> int:
    """Print the table; say what does not hold."""
    evenings = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    started = perf_counter()
    missed, slowest = [], 0.0
    print("most apart at any moment: out, partners, opponents; wayward: the mean")
    print("players  rounds  followed        wayward")
    for players in (4, 5, 6, 7):
        names = NAMES[:players]
        for rounds in ROUNDS:
            played: list[Sides] = []
            apart = [0, 0, 0]
            for _ in range(rounds):
                began = process_time()
                played.append(proposals(names, played)[0])
                slowest = max(slowest, process_time() - began)
                now = ranges(Balance(names, played))
                apart = [max(*two) for two in zip(apart, now, strict=True)]
            ends = [ranges(wayward(names, rounds, Random(seed))) for seed in range(evenings)]
            means = [sum(end[part] for end in ends) / evenings for part in range(3)]
            print(f"{players:7} {rounds:7}  {apart!s:14}  {' '.join(f'{m:.2f}' for m in means)}")
            if apart[0] > 1:
                missed.append(f"{players} players: sitting out is {apart[0]} apart")
    print(f"slowest proposal {1000 * slowest:.1f} ms; in {perf_counter() - started:.0f} s")
    if slowest > MOST_SECONDS:
        missed.append("a proposal takes too long")
    print("\n".join(missed) if missed else "every promise is kept")
    return bool(missed)


def ranges(balance: Balance) -> tuple[int, int, int]:
    """Return the ranges (most minus least) of times out, partnerships and opponents."""
    pairs = [frozenset(pair) for pair in combinations(balance.players, 2)]
    out = [balance.out[name] for name in balance.players]
    counts = (out, *([of[pair] for pair in pairs] for of in (balance.partners, balance.opponents)))
    one, two, three = (max(each) - min(each) for each in counts)
    return one, two, three


def wayward(names: tuple[str, ...], rounds: int, random: Random) -> Balance:
    """An evening in which every third round is not as proposed."""
    played: list[Sides] = []
    for _ in range(rounds):
        found = proposals(names, played)
        played.append(random.choice(found) if random.random() < 1 / 3 else found[0])
    return Balance(names, played)


if __name__ == "__main__":
    sys.exit(main())
