"""A table of a deal's keys: how each is read, written, recorded, compared and worded.

The session file, the book's records, the words of the history, the marks on corrected cells and
the differences between two versions all follow from the table. Two deals are compared by their
values, never as texts.

Records are cut from the session file's JSON value. Each object in a list has a record of its own,
named by its place: `rounds/000`, `rounds/000/deals/002`; the rest is in `heading`. Joining records
needs no knowledge of the game, so an older program can export what a newer one wrote.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from operator import attrgetter
from typing import Any, Generic, TypeVar

from chicago_gui.record import QuietRecord, Record
from chicago_gui.sheet.session_file import PASS, FilePlace, SessionFileError, contract_at, points_at
from chicago_gui.sheet.words import NO_BREAK, result_words, tr

Path = tuple[str, ...]
"""The file's keys, starting at the deal or heading: `("hcp", "C")`, `("rules", "targets")`."""

ValueChange = tuple[Path, object, object]
"""A path with its values before and after; `None` is not filled in."""

W = TypeVar("W")
"""The owner of the fields: a deal or a heading."""


class Entry(Record):
    """One changed value, named by the keys of the session file.

    `number` is the deal's number and `sitting` that of its round or rubber, if the game has them;
    both are `None` for the heading. `path` has the file's keys from there, such as `("hcp", "C")`
    or `("contract",)`. Values are plain; `None` is not filled in. A result is written as on the
    form, Z per team as `("vulnerable", "Anna – Boris")`. `alone` says that the whole deal exists
    only before or only after.
    """

    number: int | None
    path: tuple[str, ...]
    before: object = None
    after: object = None
    sitting: int | None = None
    alone: bool = False

    @property
    def where(self) -> tuple[int, int]:
        """Sitting and number as a sort key; the heading comes first."""
        return self.sitting or 0, self.number or 0


ARROW = f"{NO_BREAK}→{NO_BREAK}"


def change(before: str, after: str) -> str:
    """Return a value before and after: `12 → 11`; only the new one if there was none before."""
    if not after:
        return tr("{value} removed").format(value=before)
    return f"{before}{ARROW}{after}" if before else after


def both(entry: Entry) -> str:
    """Return the entry's two values in the words of `change`."""
    before, after = ("" if each is None else str(each) for each in (entry.before, entry.after))
    return change(before, after)


class Field(Record):
    """One key of a deal or heading.

    `value` returns its plain value; `None` or empty is not filled in. `read` returns the
    attributes for a file's value. `name` names the key in a list of differences. `words` is the
    pattern of a history line: `{what}` is the value before and after, `{of}` the key below.
    `in_file` returns the part of the value that files have. `spread` splits a difference in
    another way than by the file's keys. `in_words` replaces the pattern.

    A `secret` value is not shown before its deal is over. A `remark` is often entered after the
    deal is over. A field that `begins` a deal may be filled in first. `halves` says that the value
    is a list of two, one per team, each with its own cell.
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
    """One changed field with its values before and after; `repr` omits them."""

    field: Field
    path: Path
    before: object
    after: object

    @property
    def cells(self) -> Iterator[tuple[str, object, object]]:
        """Yield each changed cell: its name, and its values before and after."""
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
        """Take the fields; `holder` returns the part of the whole that has a field's value."""
        self._fields = tuple(fields)
        self._holder = holder
        self.by_key = {field.key: field for field in fields}

    def __iter__(self) -> Iterator[Field]:
        return iter(self._fields)

    def read(self, place: FilePlace) -> dict[str, Any]:
        """Return the attributes from the object at `place`, but no secret ones.

        Raises `SessionFileError` for an unknown key or a value of a wrong type.
        """
        return self.attributes(place.keys(self.by_key))

    def attributes(self, keys: Mapping[str, FilePlace], *, secret: bool = False) -> dict[str, Any]:
        """Return the attributes from members of an object: only secret ones, or only others.

        Unknown keys are ignored.
        """
        found: dict[str, Any] = {}
        for key, at in keys.items():
            field = self.by_key.get(key)
            if field is not None and field.secret is secret:
                found.update(field.read(at))
        return found

    def write(self, whole: W) -> dict[str, Any]:
        """Return the JSON object for the file, without keys that are not filled in."""
        found = {}
        for field in self:
            value = _plain(field.in_file(field.value(self._holder(field, whole))))
            if value is not None:
                found[field.key] = value
        return found

    def differences(
        self, before: W | None, after: W | None, *, spread: bool = True
    ) -> Iterator[FieldChange]:
        """Yield the changed fields; an absent deal or heading (`None`) has none filled in.

        Unless `spread`, all paths and values are those of the file.
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
    """Return `value`, or `None` if it is empty."""
    return None if value in ("", {}, []) else value


def _apart(path: Path, before: object, after: object) -> Iterator[ValueChange]:
    """Yield the differences of two values, key by key if both are objects; lists are one value."""
    before, after = _plain(before), _plain(after)
    # A group's own target table is an object, a named one is a word: then compare their names.
    old, new = ({} if value is None else value for value in (before, after))
    if before != after and isinstance(old, dict) and isinstance(new, dict):
        for key in [*old, *(key for key in new if key not in old)]:
            yield from _apart((*path, key), old.get(key), new.get(key))
    elif before != after:
        yield path, _word(before), _word(after)


def _word(value: object) -> object:
    return value.get("name") if isinstance(value, dict) else value


# --- fields that all games share


def text(key: str, name: str, words: str, **more: Any) -> Field:
    """Return a field for a text; the attribute has the same name as the key."""
    return Field(key, name, words, attrgetter(key), lambda at: {key: at.text()}, **more)


def points(key: str, name: str, words: str, attribute: str, **more: Any) -> Field:
    """Return a field for points by player; the attribute is a tuple of pairs."""

    def value(holder: object) -> dict[str, int]:
        return dict(getattr(holder, attribute))

    return Field(key, name, words, value, lambda at: {attribute: points_at(at)}, **more)


def contract() -> Field:
    """Return the field of the contract; a passed-out deal has `pass`."""

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
    """Return the field of the tricks, worded as the result: `=`, `+1`, `−2`."""

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


def _result(deal: Any, taken: Any) -> str | None:
    """Return the result as the form shows it; `None` if there is none."""
    return None if deal is None else result_words(deal.contract, taken) or None


def note() -> Field:
    """Return the field of the note."""
    return text("note", "note", "{name} {what}", remark=True)


_EACH = 3
"""The digits of a place in a record's name, so that names sort by place."""


def cut(value: Mapping[str, Any]) -> dict[str, str]:
    """Return the records of `value`, the JSON value of a session file."""
    return {name or HEADING: compact(part) for name, part in _parts("", value)}


@contextmanager
def reading_records() -> Iterator[None]:
    """Raise `SessionFileError` in place of the errors of a block that reads broken records."""
    try:
        yield
    except SessionFileError:
        raise
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        raise SessionFileError(
            tr("record cannot be read: {error}").format(error=type(error).__name__)
        ) from None


def joined(records: Mapping[str, str]) -> dict[str, Any]:
    """Return the JSON value from its records; raises `SessionFileError` if they are broken."""
    with reading_records():
        values = {name: json.loads(text) for name, text in records.items()}
        top: dict[str, Any] = values.pop(HEADING)
        made = {"": top}
        # Sorted names have each object before its members.
        for name in sorted(values):
            holder, key, place = _split(name)
            members = made[holder].setdefault(key, [])
            if len(members) != place:
                raise SessionFileError(tr("a record is missing"))
            members.append(values[name])
            made[name] = values[name]
    return top


def compact(value: object) -> str:
    """Return `value` as compact JSON, the text of a record."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _parts(name: str, value: Mapping[str, Any]) -> Iterator[tuple[str, Mapping[str, Any]]]:
    cut_out = {key: each for key, each in value.items() if _is_cut(each)}
    # An empty list marks where the members belong.
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
"""The name of the record that every session has, with `id`, `date`, `place` and `players`."""
