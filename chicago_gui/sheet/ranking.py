"""Places in a standing: best first, ties share the place, and within a tie the order given."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from fractions import Fraction
from typing import TypeVar

Item = TypeVar("Item")


def placed_by(
    items: Iterable[Item], worth: Callable[[Item], int | Fraction | None]
) -> list[tuple[int, Item]]:
    """Return `items` with their places from 1, those of most `worth` first.

    After a tie the next place counts all before it: 1, 2, 2, 4. `None` is worth less than anything.
    """

    def key(item: Item) -> tuple[bool, int | Fraction]:
        value = worth(item)
        return (value is not None, value or 0)

    order = sorted(items, key=key, reverse=True)  # stays in order within a tie, reversed or not
    found: list[tuple[int, Item]] = []
    for index, item in enumerate(order):
        tied = found and key(found[-1][1]) == key(item)
        found.append((found[-1][0] if tied else index + 1, item))
    return found
