"""Names as people compare them."""

from __future__ import annotations

from collections.abc import Iterable


def folded(name: str) -> str:
    """Return `name` as people compare names: without spaces and case."""
    return "".join(name.split()).casefold()


def unclear(names: Iterable[str]) -> str | None:
    """Return the first of `names` that is empty or was there before, as people compare them."""
    seen = {""}
    for name in names:
        if folded(name) in seen:
            return name
        seen.add(folded(name))
    return None
