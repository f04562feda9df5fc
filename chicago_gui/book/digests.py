"""Checksums of a session's records: they notice a letter changed in the file."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Mapping

from chicago_gui.book.patch import Entry

_LIMIT = 1 << 32


def digest(found: Mapping[str, str]) -> int:
    """Return the sum of the records' checksums, whatever their order."""
    return sum(_one(name, text) for name, text in found.items()) % _LIMIT


def digest_after(before: int, patch: Iterable[Entry]) -> int:
    """Return the digest after `patch` of records whose digest was `before`."""
    for name, old, new in patch:
        before += _one(name, new) - _one(name, old)
    return before % _LIMIT


def _one(name: str, text: str | None) -> int:
    return 0 if text is None else zlib.crc32(f"{name}\0{text}".encode())
