"""What a change wrote: the records it touched, before and after, and their checksums."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Mapping

from chicago_gui import games
from chicago_gui.sheet.game import Session

Entry = tuple[str, str | None, str | None]
"""A record's name and its text before and after; `None` where there is no such record."""


class Patch(tuple[Entry, ...]):
    """The entries of one change. It prints without them: they hold secrets.

    `after` is the session that the change led to, where `difference` has just seen it.
    """

    after: Session | None = None

    def __repr__(self) -> str:
        return f"Patch({len(self)} records)"

    @property
    def turned(self) -> Patch:
        """The change that takes this one back."""
        return Patch((name, after, before) for name, before, after in self)


def difference(before: Session | None, after: Session) -> Patch:
    """Return what was written from `before` (nothing, for a new session) to `after`."""
    records = games.of(after).records
    old = {} if before is None else records(before)
    new = records(after)
    patch = Patch(
        (name, old.get(name), new.get(name))
        for name in sorted(old.keys() | new.keys())
        if old.get(name) != new.get(name)
    )
    patch.after = after
    return patch


def patched(found: Mapping[str, str], patch: Iterable[Entry]) -> dict[str, str]:
    """Return the records after `patch`; raises `ValueError` when it is not about these."""
    new = dict(found)
    for name, before, after in patch:
        if new.get(name) != before:
            raise ValueError(f"record {name} is not as it was before the change")
        if after is None:
            new.pop(name, None)
        else:
            new[name] = after
    return new


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
