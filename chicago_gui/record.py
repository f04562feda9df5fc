"""Records and named tuples, made at a tenth of their price when the program starts.

The standard library compiles six methods for each dataclass while its module is imported, which
for the hundred that a session needs is a sixth of the whole start, and reads `inspect` before the
first one; a class with slots it makes twice. For a named tuple it compiles what each place is
annotated with. Here classes share their methods, and `__init__`, the one that is worth compiling,
is compiled when many of a kind are made. `field`, `fields`, `replace` and `NamedTuple` are the
standard library's own to whoever checks types, and those below to the program; those of
`dataclasses` work on records too.

What is worked out from such values is `remembered` for these very objects, and not worked out
again. A session after a change shares all that the change did not touch with the one before it, so
that a key in a large session costs what it touches. Asking whether it is the same object takes no
time, other than asking whether a large value is equal to one that was seen before.
"""

from __future__ import annotations

from _thread import allocate_lock
from collections.abc import Callable, Iterable
from itertools import compress
from operator import attrgetter, is_not
from typing import TYPE_CHECKING, Any, NoReturn, ParamSpec, TypeVar, dataclass_transform

if TYPE_CHECKING:
    from dataclasses import field, fields, replace
    from typing import NamedTuple
else:
    from _collections import _tuplegetter


__all__ = ["NamedTuple", "QuietRecord", "Record", "field", "fields", "replace"]
__all__ += ["in_rows", "remembered"]

_MISSING: Any = object()
"""What a field has in the place of a default when it has none."""


class _Field:
    """What a record knows of one field; of one that `field` is called for, before it has a name."""

    __slots__ = ("compare", "default", "default_factory", "name")

    def __init__(
        self,
        name: str,
        default: Any = _MISSING,
        default_factory: Any = _MISSING,
        compare: bool = True,
    ) -> None:
        self.name, self.default = name, default
        self.default_factory, self.compare = default_factory, compare


if not TYPE_CHECKING:

    def field(*, default=_MISSING, default_factory=_MISSING, compare=True):
        """Return what a field is made without, and whether it decides about equality."""
        return _Field("", default, default_factory, compare)

    def fields(of):
        """Return the fields of a record, or of its class, in their order; each has a `name`."""
        return of.__record_fields__

    def replace(value, /, **changes):
        """Return a record like `value` in all but the fields that are named."""
        for name in value.__match_args__:
            if name not in changes:
                changes[name] = getattr(value, name)
        return value.__class__(**changes)


def _field(name: str, value: Any) -> _Field:
    if isinstance(value, _Field):
        return _Field(name, value.default, value.default_factory, value.compare)
    if value.__class__.__module__ == "dataclasses":
        raise TypeError(f"{name}: the field of a record is made by chicago_gui.record.field")
    if value is not _MISSING and value.__class__.__hash__ is None:
        # One list or dictionary would be shared by all that are made without their own.
        raise ValueError(f"the default of {name} can be changed: a factory makes one for each")
    return _Field(name, value)


def _check_order(cls: str, every: Iterable[_Field]) -> None:
    """Refuse a field without a default behind one with: nobody could leave the first one out."""
    before = ""
    for each in every:
        if each.default is not _MISSING or each.default_factory is not _MISSING:
            before = each.name
        elif before:
            raise TypeError(f"{cls}: {each.name} has no default, and {before} before it has one")


def _annotated(cls: str, body: dict[str, Any]) -> list[str]:
    """Return the names of the fields that the class `cls`, of this body, itself annotates."""
    if "__annotate__" in body or "__annotate_func__" in body:
        raise TypeError(f"{cls}: its module lacks `from __future__ import annotations`")
    annotations: dict[str, str] = body.get("__annotations__", {})
    return [name for name, kind in annotations.items() if not kind.startswith("ClassVar")]


class _DataclassFields:
    """What `dataclasses` asks a dataclass for its fields by, made when somebody asks."""

    def __get__(self, _: object, made: Any) -> dict[str, Any]:
        import dataclasses

        names = (
            (each.name, Any, dataclasses.field(**_field_arguments(each, dataclasses.MISSING)))
            for each in _fields_of(made)
        )
        like: Any = dataclasses.make_dataclass(made.__name__, names, kw_only=True)
        fields_dict: dict[str, Any] = like.__dataclass_fields__
        made.__dataclass_fields__ = fields_dict
        return fields_dict


def _field_arguments(each: _Field, missing: object) -> dict[str, Any]:
    """Return a field in the words of `dataclasses`, where `missing` stands for no default."""
    values = {"default": each.default, "default_factory": each.default_factory}
    named = {name: missing if value is _MISSING else value for name, value in values.items()}
    return named | {"compare": each.compare}


_DATACLASS_FIELDS = _DataclassFields()

_MANY = 20
"""How many of a kind are made before its `__init__` is compiled, which takes as long."""

_times_made: dict[type, int] = {}


def _init(self: Any, *values: Any, **named: Any) -> None:
    """Set every field of the first few of a kind, unless the arguments are wrong."""
    cls = self.__class__
    times = _times_made[cls] = _times_made.get(cls, 0) + 1
    if times >= _MANY or not _set_fields(self, values, named):
        cls.__init__ = _compiled_init(cls)
        cls.__init__(self, *values, **named)


def _set_fields(self: Any, values: tuple[Any, ...], named: dict[str, Any]) -> bool:
    """Set every field of a record, as its compiled `__init__` does, or do nothing.

    Tell whether the arguments fit: what is wrong with others is for the compiled one to say.
    """
    given = named | dict(zip(self.__match_args__, values, strict=False))
    if len(given) != len(values) + len(named):
        return False
    every = []
    for each in _fields_of(self):
        if each.name in given:
            every.append((each.name, given.pop(each.name)))
        elif each.default_factory is not _MISSING:
            every.append((each.name, each.default_factory()))
        elif each.default is not _MISSING:
            every.append((each.name, each.default))
        else:
            return False
    if given:
        return False
    for name, one in every:
        object.__setattr__(self, name, one)
    if hasattr(self, "__post_init__"):
        self.__post_init__()
    return True


def _compiled_init(cls: Any) -> Callable[..., None]:
    """Return the `__init__` that sets every field of a `cls`, then asks its `__post_init__`."""
    known: dict[str, Any] = {"set_field": object.__setattr__, "MISSING": _MISSING}
    head, body = ["self"], []
    for each in _fields_of(cls):
        name, value = each.name, each.name
        if each.default_factory is not _MISSING:
            known[f"make_{name}"] = each.default_factory
            value = f"make_{name}() if {name} is MISSING else {name}"
            head.append(f"{name}=MISSING")
        elif each.default is not _MISSING:
            known[f"default_{name}"] = each.default
            head.append(f"{name}=default_{name}")
        else:
            head.append(name)
        body.append(f"set_field(self, {name!r}, {value})")
    if hasattr(cls, "__post_init__"):
        body.append("self.__post_init__()")
    exec(f"def __init__({', '.join(head)}):\n  " + "\n  ".join(body or ["pass"]), known)
    init: Callable[..., None] = known["__init__"]
    init.__qualname__ = f"{cls.__qualname__}.__init__"
    return init


def _fields_of(made: Any) -> tuple[_Field, ...]:
    fields: tuple[_Field, ...] = made.__record_fields__
    return fields


_values: dict[type, Callable[[Any], Any]] = {}


def _values_of(value: Any) -> Any:
    """Return what decides whether two records of one class are equal."""
    cls = value.__class__
    getter = _values.get(cls)
    if getter is None:
        names = [each.name for each in _fields_of(cls) if each.compare]
        getter = _values[cls] = attrgetter(*names) if names else _nothing
    return getter(value)


def _nothing(_: Any) -> None:
    """Return what records without fields have in common."""


def _hash(self: Any) -> int:
    return hash(_values_of(self))


def _refuse(self: Any, name: str, _: object = None) -> NoReturn:
    from dataclasses import FrozenInstanceError

    raise FrozenInstanceError(f"a field of a {self.__class__.__qualname__} is not changed: {name}")


def _restored(cls: Any, values: list[Any]) -> Any:
    """Return the record of `cls` with these values, which one was made with already."""
    made = cls.__new__(cls)
    for name, value in zip(cls.__match_args__, values, strict=True):
        object.__setattr__(made, name, value)
    return made


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class _RecordType(type):
    """Makes a class with a slot for each field; where a slot is, there can be no default."""

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any]) -> _RecordType:
        every: dict[str, _Field] = {}
        slots: set[str] = set()
        for base in (each for nearest in reversed(bases) for each in reversed(nearest.__mro__)):
            every |= {each.name: each for each in vars(base).get("__record_fields__", ())}
            slots.update(vars(base).get("__slots__", ()))
        every |= {each: _field(each, body.pop(each, _MISSING)) for each in _annotated(name, body)}
        _check_order(name, every.values())
        body["__slots__"] = tuple(each for each in every if each not in slots)
        body["__record_fields__"] = tuple(every.values())
        body["__match_args__"] = tuple(every)
        body["__dataclass_fields__"] = _DATACLASS_FIELDS
        # One that was compiled for a base sets too few fields.
        body.setdefault("__init__", _init)
        if "__eq__" in body:
            body.setdefault("__hash__", _hash)  # beside an `__eq__` Python would have none
        return super().__new__(cls, name, bases, body)


class Record(metaclass=_RecordType):
    """A frozen dataclass with slots, of the fields that a class of this kind annotates.

    Defaults, `field(default=…, default_factory=…, compare=…)`, `__post_init__`, `replace` and
    `fields` do what they do with any dataclass. What the class defines itself is kept.
    """

    __setattr__ = __delattr__ = _refuse

    def __eq__(self, other: object) -> bool:
        if other.__class__ is not self.__class__:
            return NotImplemented
        same: bool = _values_of(self) == _values_of(other)
        return same

    def __repr__(self) -> str:
        values = ", ".join(f"{name}={getattr(self, name)!r}" for name in _names_of(self))
        return f"{self.__class__.__qualname__}({values})"

    def __reduce__(self) -> tuple[object, ...]:
        # Nothing else would set its slots, in a copy or out of a pickle.
        return _restored, (self.__class__, [getattr(self, name) for name in _names_of(self)])


def _names_of(value: Any) -> tuple[str, ...]:
    names: tuple[str, ...] = value.__match_args__
    return names


class QuietRecord(Record):
    """A `Record` whose `repr` tells no values: they may be secret, or long."""

    __repr__ = object.__repr__


if not TYPE_CHECKING:

    class _TupleType(type):
        """Makes a class a tuple whose places have the names that it annotates."""

        def __new__(cls, name, bases, body):
            names = tuple(_annotated(name, body))
            body["_field_defaults"] = {each: body[each] for each in names if each in body}
            body |= {each: _tuplegetter(at, None) for at, each in enumerate(names)}
            body["_fields"] = body["__match_args__"] = names
            body["__slots__"] = ()
            return super().__new__(cls, name, bases, body)

    class NamedTuple(tuple, metaclass=_TupleType):
        """A tuple whose places have names: the standard library's, as far as it is used here."""

        def __new__(cls, *values, **named):  # noqa: D102 -- that of the standard library
            if named or len(values) != len(cls._fields):
                values = _in_order(cls, values, named)
            return tuple.__new__(cls, values)

        @classmethod
        def _make(cls, values):
            return cls(*values)

        def _replace(self, **named):
            made = tuple.__new__(self.__class__, map(named.pop, self._fields, self))
            if named:
                raise TypeError(f"a {self.__class__.__name__} has no {', '.join(named)}")
            return made

        def __getnewargs__(self):
            return tuple(self)

        def __repr__(self):
            values = ", ".join(f"{each}={self[at]!r}" for at, each in enumerate(self._fields))
            return f"{self.__class__.__name__}({values})"

    def _in_order(cls, values, named):
        """Return all values of a `cls`, each in its place; refuse others, and if one lacks."""
        rest, usual = cls._fields[len(values) :], cls._field_defaults
        lacking = [each for each in rest if each not in named and each not in usual]
        values += tuple([named.pop(each) if each in named else usual.get(each) for each in rest])
        if lacking or named or len(values) > len(cls._fields):
            raise TypeError(f"{cls.__name__} is made of {', '.join(cls._fields)}")
        return values


P = ParamSpec("P")
R = TypeVar("R")


def remembered(most: int) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Keep the results of a pure function of frozen values, `most` of them.

    Half as many that were asked for last are there for certain. It must be called with positional
    arguments.
    """

    def around(function: Callable[P, R]) -> Callable[P, R]:
        # What is asked for goes from the old ones to the young, so that a result that many others
        # are made from is not worked out anew because it is old, and then they as well.
        young: dict[tuple[int, ...], tuple[tuple[Any, ...], R]] = {}
        old: dict[tuple[int, ...], tuple[tuple[Any, ...], R]] = {}
        lock = allocate_lock()

        def ask(*args: P.args, **_: P.kwargs) -> R:
            nonlocal young, old
            key = tuple(map(id, args))
            found = young.get(key)
            if found is None:
                # The arguments are kept as well: no other object can have their place in memory.
                found = old.get(key) or (args, function(*args, **_))
                with lock:
                    if len(young) >= most // 2:
                        young, old = {}, young
                    young[key] = found
            return found[1]

        return ask

    return around


def in_rows(function: Callable[..., R]) -> Callable[..., tuple[R, ...]]:
    """Let a pure function of frozen values be asked for rows of them, as `map` asks; then `every`.

    What stood there in the rows before is not asked for again: a change touches one deal of many.
    """
    kept: tuple[tuple[tuple[Any, ...], ...], tuple[Any, ...], tuple[R, ...]] = (), (), ()

    def ask(*rows: tuple[Any, ...], every: tuple[Any, ...] = ()) -> tuple[R, ...]:
        nonlocal kept
        before, same, found = kept
        if len(same) != len(every) or any(map(is_not, same, every)):
            found = ()
        made, others = list(found[: len(rows[0])]), set[int]()
        for row, was in zip(rows, before, strict=False):
            others.update(compress(range(len(made)), map(is_not, row, was)))
        for place in sorted(others):
            made[place] = function(*(row[place] for row in rows), *every)
        more = zip(*(row[len(made) :] for row in rows), strict=True)
        made += [function(*values, *every) for values in more]
        kept = rows, every, tuple(made)
        return kept[2]

    return ask
