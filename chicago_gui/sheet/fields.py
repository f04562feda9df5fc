"""A deal's keys in one table: how each is read, written, recorded, compared and told.

From the table follow the session file, the book's records, what the history says, which cells are
marked as corrected, and what differs between two versions. Values are compared as they stand on
two frozen deals, never as texts.

A list of objects is cut out under its key: `rounds/000`, `rounds/000/deals/002`; what is left
stands in `heading`. Whoever joins them need not know the game, so that an older program can hand
out as a file what a newer one wrote.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from operator import attrgetter
from typing import Any, Generic, TypeVar

from chicago_gui.record import QuietRecord, Record
from chicago_gui.scoring import Contract, Refused, result_text
from chicago_gui.sheet.history import Entry
from chicago_gui.sheet.session_file import PASS, FilePlace, SessionFileError, contract_at, points_at
from chicago_gui.sheet.words import MINUS, tr

Path = tuple[str, ...]
"""The file's keys from the deal or the heading on: `("hcp", "C")`, `("rules", "targets")`."""

ValueChange = tuple[Path, object, object]
"""A path, and what stood and stands there; `None` is not filled in."""

W = TypeVar("W")
"""What the fields stand on: a deal, a heading."""


class Field(Record):
    """One key.

    `value` is what stands there as a plain value, halves too; nothing is `None` or empty. `read`
    gives the attributes that a file's value makes, where the table reads files. `name` is the
    place in a list of differences, `words` a line of history in which `{what}` is the value
    before and after and `{of}` the key below. `in_file` is what of the value a file has;
    `spread` tells a difference in other words than the file's; `in_words` is for an entry that
    needs more than a pattern.

    What is `secret` is not told before its deal is over. A `remark` is written on a deal that is
    over in the ordinary course of things. With what `begins` a deal, nothing else need stand there.
    The `halves` of a list of two, one for each team, stand in cells of their own.
    """

    key: str
    name: str
    words: str
    value: Callable[[Any], object]
    read: Callable[[FilePlace], Mapping[str, Any]] = lambda at: {}
    in_file: Callable[[Any], object] = lambda value: value
    spread: Callable[[Any, Any, object, object], Iterable[ValueChange]] | None = None
    in_words: Callable[[Entry], str] | None = None
    secret: bool = False
    remark: bool = False
    begins: bool = False
    halves: bool = False


class FieldChange(QuietRecord):
    """One entry and its values before and after; it prints without them."""

    field: Field
    path: Path
    before: object
    after: object

    @property
    def cells(self) -> Iterator[tuple[str, object, object]]:
        """Yield the name of each cell that is written otherwise, what stood and what stands."""
        name = ".".join(self.path)
        if not self.field.halves:
            yield name, self.before, self.after
            return
        both = zip(_halves(self.before), _halves(self.after), strict=True)
        for number, (before, after) in enumerate(both, 1):
            if before != after:
                yield f"{name}.{number}", before, after

    def __repr__(self) -> str:
        return f"FieldChange({'.'.join(self.path)})"


def _halves(value: object) -> Sequence[object]:
    return value if isinstance(value, list) else (None, None)


class Fields(Generic[W]):
    """A table of fields, in the order of the file."""

    def __init__(
        self,
        fields: Sequence[Field],
        holder: Callable[[Field, W], object] = lambda _, whole: whole,
    ) -> None:
        """Stand on what `holder` gives of the whole for each field."""
        self._fields = tuple(fields)
        self._holder = holder
        self.by_key = {field.key: field for field in fields}

    def __iter__(self) -> Iterator[Field]:
        return iter(self._fields)

    def read(self, place: FilePlace, *, secret: bool = False) -> dict[str, Any]:
        """Return the attributes that the object at `place` makes, the secret or the others.

        Raises `SessionFileError` for an unknown key or a value of a wrong type.
        """
        return self.attributes(place.keys(self.by_key), secret=secret)

    def attributes(self, keys: Mapping[str, FilePlace], *, secret: bool = False) -> dict[str, Any]:
        """Return the attributes that these members of an object make; other keys are left alone."""
        found: dict[str, Any] = {}
        for key, at in keys.items():
            field = self.by_key.get(key)
            if field is not None and field.secret is secret:
                found.update(field.read(at))
        return found

    def write(self, whole: W) -> dict[str, Any]:
        """Return the file's object, keys that are not filled in left out."""
        found = {}
        for field in self:
            value = _plain(field.in_file(field.value(self._holder(field, whole))))
            if value is not None:
                found[field.key] = value
        return found

    def differences(
        self, before: W | None, after: W | None, *, spread: bool = True
    ) -> Iterator[FieldChange]:
        """Yield what differs; where one of the two is not there, nothing stands on it.

        Unless `spread`, every path and value is the file's.
        """
        for field in self:
            was_in = None if before is None else self._holder(field, before)
            is_in = None if after is None else self._holder(field, after)
            old = None if was_in is None else _plain(field.value(was_in))
            new = None if is_in is None else _plain(field.value(is_in))
            if old == new:
                continue
            if field.spread is None or not spread:
                changes: Iterable[ValueChange] = _apart((field.key,), old, new)
            else:
                changes = field.spread(was_in, is_in, old, new)
            for path, one, other in changes:
                yield FieldChange(field, path, one, other)


def _plain(value: object) -> object:
    """Return `value`, or `None` for an empty one: it is not filled in."""
    return None if value in ("", {}, []) else value


def _apart(path: Path, before: object, after: object) -> Iterator[ValueChange]:
    """Take two values apart as far as both have keys: lists are one value."""
    before, after = _plain(before), _plain(after)
    # A target table of one's own is an object, a named one is a word: then the names will do.
    old, new = ({} if value is None else value for value in (before, after))
    if before != after and isinstance(old, dict) and isinstance(new, dict):
        for key in [*old, *(key for key in new if key not in old)]:
            yield from _apart((*path, key), old.get(key), new.get(key))
    elif before != after:
        yield path, _word(before), _word(after)


def _word(value: object) -> object:
    return value.get("name") if isinstance(value, dict) else value


# --- the fields that deals of every game have


def text(key: str, name: str, words: str, **more: Any) -> Field:
    """Return a field of one name or text, an attribute of the same name."""
    return Field(key, name, words, attrgetter(key), lambda at: {key: at.text()}, **more)


def points(key: str, name: str, words: str, attribute: str, **more: Any) -> Field:
    """Return a field of points by player, a tuple of pairs in the attribute."""

    def value(holder: object) -> dict[str, int]:
        return dict(getattr(holder, attribute))

    return Field(key, name, words, value, lambda at: {attribute: points_at(at)}, **more)


def contract() -> Field:
    """Return the field of the contract, `pass` among them."""

    def value(deal: Any) -> str | None:
        if deal.passed_out:
            return PASS
        return None if deal.contract is None else str(deal.contract)

    def read(at: FilePlace) -> dict[str, Any]:
        if at.text() == PASS:
            return {"passed_out": True}
        return {"contract": contract_at(at)}

    return Field("contract", "contract", "{name} {what}", value, read)


def tricks() -> Field:
    """Return the field of the result, which is told against the contract: `=`, `+1`, `−2`."""

    def spread(before: Any, after: Any, old: object, new: object) -> Iterable[ValueChange]:
        yield ("tricks",), _result(before, old), _result(after, new)

    return Field(
        "tricks",
        "result",
        "{name} {what}",
        attrgetter("tricks"),
        lambda at: {"tricks": at.whole()},
        spread=spread,
    )


def _result(deal: Any, taken: object) -> str | None:
    """Return the result as the form writes it: tricks alone do not say what they were worth."""
    if deal is None or not isinstance(deal.contract, Contract) or not isinstance(taken, int):
        return None
    try:
        return result_text(deal.contract, taken, minus=MINUS)
    except Refused:
        return None


def note() -> Field:
    """Return the field of what the players wrote about the deal."""
    return text("note", "note", "{name} {what}", remark=True)


_EACH = 3
"""So many digits has a place in a list: names sort as the places do."""


def cut(value: Mapping[str, Any]) -> dict[str, str]:
    """Return `value`, a session file's, as records."""
    return {name or HEADING: compact(part) for name, part in _parts("", value)}


def joined(records: Mapping[str, str]) -> dict[str, Any]:
    """Return the JSON value of these records; raises `SessionFileError` when they are none."""
    try:
        values = {name: json.loads(text) for name, text in records.items()}
        top: dict[str, Any] = values.pop(HEADING)
        made = {"": top}
        # What holds a list comes before what stands in it.
        for name in sorted(values):
            holder, key, place = _split(name)
            members = made[holder].setdefault(key, [])
            if len(members) != place:
                raise SessionFileError(tr("a record is missing"))
            members.append(values[name])
            made[name] = values[name]
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        if isinstance(error, SessionFileError):
            raise
        raise SessionFileError(
            tr("record cannot be read: {error}").format(error=type(error).__name__)
        ) from None
    return top


def compact(value: object) -> str:
    """Return `value` as a record has it."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _parts(name: str, value: Mapping[str, Any]) -> Iterator[tuple[str, Mapping[str, Any]]]:
    cut_out = {key: each for key, each in value.items() if _is_cut(each)}
    # An empty list stays, as one that is there.
    yield name, {key: [] if key in cut_out else each for key, each in value.items()}
    for key, members in cut_out.items():
        for place, member in enumerate(members):
            yield from _parts(f"{name}/{key}/{place:0{_EACH}}".lstrip("/"), member)


def _is_cut(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(m, dict) for m in value)


def _split(name: str) -> tuple[str, str, int]:
    rest, _, place = name.rpartition("/")
    holder, _, key = rest.rpartition("/")
    return holder, key, int(place)


HEADING = "heading"
"""The record that every session has; `id`, `date`, `place` and `players` stand in it."""
