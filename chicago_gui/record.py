"""A record: a frozen dataclass with slots, made at a tenth of its price when the program starts.

The standard library compiles six methods for each dataclass while its module is imported, which
for the hundred that a session needs is a sixth of the whole start, and reads `inspect` before the
first one. Here they share theirs, and `__init__`, the one that is worth compiling, is compiled when
many of a kind are made. `field`, `fields` and `replace` are the standard library's own to
whoever checks types, and those below to the program; those of `dataclasses` work on records too.

What is worked out from such values is `remembered` for these very objects, and not worked out
again. A session after a change shares all that the change did not touch with the one before it, so
that a key in a large session costs what it touches. Asking whether it is the same object takes no
time, other than asking whether a large value is equal to one that was seen before.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from threading import Lock
from typing import TYPE_CHECKING, Any, NoReturn, ParamSpec, TypeVar, dataclass_transform

if TYPE_CHECKING:
    from dataclasses import field, fields, replace


__all__ = ["field", "fields", "quiet_record", "record", "replace"]

_Class = TypeVar("_Class")

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


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def record(cls: type[_Class]) -> type[_Class]:
    """Return `cls` as a frozen dataclass with slots, of the fields that it annotates.

    Defaults, `field(default=…, default_factory=…, compare=…)`, `__post_init__`, `replace` and
    `fields` do what they do with any dataclass. What the class defines itself is kept.
    """
    return _made_again(cls, _repr)


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def quiet_record(cls: type[_Class]) -> type[_Class]:
    """Return `cls` as a `record` whose `repr` tells no values: they may be secret, or long."""
    return _made_again(cls, object.__repr__)


def _made_again(cls: type[_Class], told: Callable[[Any], str]) -> type[_Class]:
    """Return `cls` as a frozen dataclass with slots, with `told` as its `repr`."""
    own = vars(cls)
    inherited: dict[str, _Field] = {}
    slots: set[str] = set()
    for base in reversed(cls.__mro__[1:]):
        inherited |= {each.name: each for each in vars(base).get("__record_fields__", ())}
        slots.update(vars(base).get("__slots__", ()))
    found = {name: _field(name, own.get(name, _MISSING)) for name in _annotated(cls)}
    every = inherited | found
    _check_order(cls, every)

    # Slots are given to a class when it is made, so it is made again; where a slot is, there can
    # be no default.
    body = {name: value for name, value in own.items() if name not in found and name not in _MADE}
    body["__slots__"] = tuple(name for name in every if name not in slots)
    body["__record_fields__"] = tuple(every.values())
    body["__match_args__"] = tuple(every)
    body["__qualname__"] = cls.__qualname__
    if "__eq__" in own and own["__hash__"] is None:
        del body["__hash__"]  # Python has put it there for the `__eq__`
    for name, method in (
        ("__eq__", _equal),
        ("__hash__", _hash),
        ("__reduce__", _reduce),
        ("__repr__", told),
    ):
        body.setdefault(name, method)
    body |= {
        "__setattr__": _refuse,
        "__delattr__": _refuse,
        "__dataclass_fields__": _DataclassFields(),
    }
    kind: Any = type(cls)
    made: type[_Class] = kind(cls.__name__, cls.__bases__, body)
    if "__init__" not in own:
        made.__init__ = _init_at_first(made)  # type: ignore[method-assign]
    return made


def _check_order(cls: type, every: dict[str, _Field]) -> None:
    """Refuse a field without a default behind one with: nobody could leave the first one out."""
    before = ""
    for each in every.values():
        if each.default is not _MISSING or each.default_factory is not _MISSING:
            before = each.name
        elif before:
            raise TypeError(
                f"{cls.__qualname__}: {each.name} has no default, and {before} before it has one"
            )


_MADE = ("__dict__", "__weakref__")
"""What Python has put into a class without slots."""


def _annotated(cls: type) -> list[str]:
    """Return the names of the fields that `cls` itself annotates."""
    annotations = cls.__annotations__.items()
    return [
        name
        for name, kind in annotations
        if not str(kind).startswith(("ClassVar", "typing.ClassV"))
    ]


def _field(name: str, value: Any) -> _Field:
    if isinstance(value, _Field):
        return _Field(name, value.default, value.default_factory, value.compare)
    if value.__class__.__module__ == "dataclasses":
        raise TypeError(f"{name}: the field of a record is made by chicago_gui.record.field")
    if value is not _MISSING and value.__class__.__hash__ is None:
        # One list or dictionary would be shared by all that are made without their own.
        raise ValueError(f"the default of {name} can be changed: a factory makes one for each")
    return _Field(name, value)


_MANY = 20
"""How many of a kind are made before its `__init__` is compiled, which takes as long."""


def _init_at_first(made: Any) -> Callable[..., None]:
    """Return the `__init__` of `made` until many are made, or one is made of wrong arguments."""
    count = 0

    def init(self: Any, *values: Any, **named: Any) -> None:
        nonlocal count
        count += 1
        if count < _MANY and _set_fields(made, self, values, named):
            return
        made.__init__ = _compiled_init(made)
        made.__init__(self, *values, **named)

    return init


def _set_fields(made: Any, value: Any, values: tuple[Any, ...], named: dict[str, Any]) -> bool:
    """Set every field of `value`, as the compiled `__init__` of `made` does, or do nothing.

    Tell whether the arguments fit: what is wrong with others is for the compiled one to say.
    """
    given = named | dict(zip(made.__match_args__, values, strict=False))
    if len(given) != len(values) + len(named):
        return False
    every = []
    for each in _fields_of(made):
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
        object.__setattr__(value, name, one)
    if hasattr(made, "__post_init__"):
        value.__post_init__()
    return True


def _compiled_init(made: Any) -> Callable[..., None]:
    """Return the `__init__` that sets every field of `made`, then asks its `__post_init__`."""
    known: dict[str, Any] = {"set_field": object.__setattr__, "MISSING": _MISSING}
    head, body = ["self"], []
    for each in _fields_of(made):
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
    if hasattr(made, "__post_init__"):
        body.append("self.__post_init__()")
    exec(f"def __init__({', '.join(head)}):\n  " + "\n  ".join(body or ["pass"]), known)
    init: Callable[..., None] = known["__init__"]
    init.__qualname__ = f"{made.__qualname__}.__init__"
    return init


def _fields_of(made: Any) -> tuple[_Field, ...]:
    fields: tuple[_Field, ...] = made.__record_fields__
    return fields


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


def _equal(self: Any, other: object) -> Any:
    if other.__class__ is not self.__class__:
        return NotImplemented
    return _values_of(self) == _values_of(other)


def _hash(self: Any) -> int:
    return hash(_values_of(self))


def _repr(self: Any) -> str:
    values = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.__match_args__)
    return f"{self.__class__.__qualname__}({values})"


def _reduce(self: Any) -> tuple[object, ...]:
    """Return what copies and pickles are made from: nothing else sets its slots."""
    return _restored, (self.__class__, [getattr(self, name) for name in self.__match_args__])


def _restored(cls: Any, values: list[Any]) -> Any:
    """Return the record of `cls` with these values, which one was made with already."""
    made = cls.__new__(cls)
    for name, value in zip(cls.__match_args__, values, strict=True):
        object.__setattr__(made, name, value)
    return made


def _refuse(self: Any, name: str, _: object = None) -> NoReturn:
    from dataclasses import FrozenInstanceError

    raise FrozenInstanceError(f"a field of a {self.__class__.__qualname__} is not changed: {name}")


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
        lock = Lock()

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
