"""A change field by field, in the words of the session file, with or without what is secret."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from chicago_gui.book.patch import Entry, difference
from chicago_gui.games.russian.evening.record import HEADING
from chicago_gui.games.russian.evening.session import Session

SECRET = ("hcp", "noted_hcp")
"""The keys of a deal that are secret until it is over."""


class Field(NamedTuple):
    """One entry on the form and its values before and after; `None` is not filled in.

    `deal` is the deal's place from 0, `None` for the heading. `path` are the session file's keys
    from there: `("hcp", "C")`, `("contract",)`, `("rules", "targets")`. Lists are one value.
    """

    deal: int | None
    path: tuple[str, ...]
    before: object
    after: object

    def __repr__(self) -> str:
        return f"Field({self.deal}, {'.'.join(self.path)})"

    @property
    def secret(self) -> bool:
        """Whether the field is secret while its deal is not over."""
        return self.deal is not None and self.path[0] in SECRET


def fields(patch: Iterable[Entry]) -> Iterator[Field]:
    """Yield every field that `patch` changes, secret ones among them."""
    for name, before, after in patch:
        deal = None if name == HEADING else int(name)
        yield from _apart(deal, (), _value(before), _value(after))


def public_fields(patch: Iterable[Entry], over: Callable[[int], bool]) -> tuple[Field, ...]:
    """Return the fields that everybody may read when just the deals are `over` that are."""
    return tuple(each for each in fields(patch) if not each.secret or over(each.deal or 0))


def what_differs(one: Session, other: Session) -> tuple[Field, ...]:
    """Return what two versions of a session differ in; counts only of deals over in both."""

    def over(index: int) -> bool:
        return all(index < len(each.deals) and each.deals[index].over for each in (one, other))

    return public_fields(difference(one, other), over)


def _value(text: str | None) -> object:
    """Return a record's value; of a deal the session file's object, with the half-settled Z."""
    if text is None:
        return {}
    value = json.loads(text)
    if "deal" not in value:
        return value
    deal: dict[str, object] = dict(value["deal"])
    if "z" in value:
        deal["vulnerable"] = value["z"]
    return deal


def _apart(
    deal: int | None, path: tuple[str, ...], before: object, after: object
) -> Iterator[Field]:
    # A target table of one's own is an object, a named one is a word: then the names will do.
    old, new = ({} if value is None else value for value in (before, after))
    if before != after and isinstance(old, dict) and isinstance(new, dict):
        for key in [*old, *(key for key in new if key not in old)]:
            yield from _apart(deal, (*path, key), old.get(key), new.get(key))
    elif before != after:
        yield Field(deal, path, _word(before), _word(after))


def _word(value: object) -> object:
    return value.get("name") if isinstance(value, dict) else value
