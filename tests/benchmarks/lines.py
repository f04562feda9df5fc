"""What a benchmark's line is: a cost, the floor measured beside it, and what the ratio may be."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from statistics import median
from time import perf_counter


@dataclass(frozen=True)
class Line:
    """One line of the table; `cost`, `floor` and what stands beside are in one `unit`."""

    what: str
    cost: float
    floor: float
    unit: str
    most: float
    against: str
    beside: Mapping[str, float] = field(default_factory=dict)

    @property
    def ratio(self) -> float:
        """How many floors the cost is."""
        return self.cost / self.floor

    @property
    def within(self) -> bool:
        """Whether it is at most what it may be."""
        return round(self.ratio, 2) <= self.most

    def __str__(self) -> str:
        marks = "" if self.within else "  over"
        beside = ", ".join(f"{name} {cost / self.floor:.2f}" for name, cost in self.beside.items())
        return (
            f"{self.what:<46}{self.cost:>9.2f}{self.floor:>9.2f} {self.unit:<3}"
            f"{self.ratio:>7.2f}{self.most:>6.2f}{marks:<6}  {self.against}"
            + (f"; {beside}" if beside else "")
        )


HEADING = f"{'':<46}{'cost':>9}{'floor':>9} {'':<3}{'ratio':>7}{'most':>6}{'':<6}  floor; beside it"


def seconds(do: Callable[[], object]) -> float:
    """How long `do` takes."""
    begun = perf_counter()
    do()
    return perf_counter() - begun


def medians(acts: Mapping[str, Callable[[], float]], times: int) -> dict[str, float]:
    """Return the median of what each act gives, taken turn by turn after one turn for nothing.

    Turn by turn, since a machine is not the same from one minute to the next.
    """
    found: dict[str, list[float]] = {name: [] for name in acts}
    for turn in range(times + 1):
        for name, act in acts.items():
            figure = act()
            if turn:
                found[name].append(figure)
    return {name: median(figures) for name, figures in found.items()}
