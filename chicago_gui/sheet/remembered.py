"""What was worked out from frozen values is kept for these very objects, and not worked out again.

A session after a change shares all that the change did not touch with the one before it, so that
a key in a large session costs what it touches. Asking whether it is the same object takes no time,
other than asking whether a large value is equal to one that was seen before.
"""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


def remembered(most: int) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Keep the results of a pure function of frozen values, `most` of them.

    Half as many that were asked for last are there for certain. It must be called with positional
    arguments.
    """

    def around(function: Callable[P, R]) -> Callable[P, R]:
        # What is asked for goes from the old ones to the young, so that a result that many others
        # are made from is not worked out anew because it is old, and then they as well.
        young: dict[tuple[int, ...], tuple[tuple[Any, ...], R]] = {}
        old: dict[tuple[int, ...], tuple[tuple[Any, ...], R]] = {}
        lock = Lock()

        def ask(*args: P.args, **_: P.kwargs) -> R:
            nonlocal young, old
            key = tuple(map(id, args))
            found = young.get(key)
            if found is None:
                # The arguments are kept as well: no other object can have their place in memory.
                found = old.get(key) or (args, function(*args, **_))
                with lock:
                    if len(young) >= most // 2:
                        young, old = {}, young
                    young[key] = found
            return found[1]

        return ask

    return around
