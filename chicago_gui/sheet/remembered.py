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
    """Keep the results of a pure function of frozen values, the last `most` of them.

    It must be called with positional arguments.
    """

    def around(function: Callable[P, R]) -> Callable[P, R]:
        kept: dict[tuple[int, ...], tuple[tuple[Any, ...], R]] = {}

        lock = Lock()

        def ask(*args: P.args, **_: P.kwargs) -> R:
            key = tuple(map(id, args))
            found = kept.get(key)
            if found is not None:
                return found[1]
            result = function(*args, **_)
            with lock:
                if len(kept) >= most:
                    del kept[next(iter(kept))]
                # The arguments are kept as well: no other object can have their place in memory.
                kept[key] = (args, result)
            return result

        return ask

    return around
