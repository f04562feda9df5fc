"""A cache for pure functions of frozen values."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import wraps
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


def remembered(most: int) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Return a decorator that caches the last `most` results of a pure function.

    A session shares unchanged parts with the one before it, so that only changed parts are
    calculated again. Unlike `functools.lru_cache` this compares arguments by identity, because
    large values take long to hash and some cannot be hashed. Arguments must be positional. Not for
    use by several threads.
    """

    def around(function: Callable[P, R]) -> Callable[P, R]:
        # A result keeps its arguments alive, so that no other object can get their ids.
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
