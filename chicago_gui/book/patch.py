"""What a change wrote: the records it touched, each as it was before and as it is after."""

from __future__ import annotations

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
