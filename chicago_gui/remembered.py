"""The last results of pure functions of frozen values."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


def remembered(most: int) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Let a pure function of frozen values keep its last `most` results, for one thread.

    A session shares with the one before it whatever a change did not touch, so that only what it
    touched is calculated again. Unlike `functools.lru_cache` this asks whether the arguments are
    the same objects, not equal ones: large values take long to hash, and some cannot be hashed.
    The arguments are positional.
    """

    def around(function: Callable[P, R]) -> Callable[P, R]:
        # A result keeps its arguments, so that no other object can get their ids.
        kept: OrderedDict[tuple[int, ...], tuple[tuple[object, ...], R]] = OrderedDict()

        @wraps(function)
        def ask(*args: P.args, **named: P.kwargs) -> R:
            key = tuple(map(id, args))
            found = kept.get(key)
            if found is None:
                found = kept[key] = (args, function(*args, **named))
                if len(kept) > most:
                    kept.popitem(last=False)
            else:
                kept.move_to_end(key)
            return found[1]

        return ask

    return around
