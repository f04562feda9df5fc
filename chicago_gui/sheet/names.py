"""Names as people compare them."""

from __future__ import annotations


def folded(name: str) -> str:
    """Return `name` as people compare names: without spaces and case."""
    return "".join(name.split()).casefold()
