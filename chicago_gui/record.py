"""A record: a frozen dataclass with slots, made at a tenth of its price when the program starts.

The standard library compiles six methods for each dataclass while its module is imported, which
for the hundred that a session needs is a sixth of the whole start. Here they share theirs, and
`__init__`, the one that is worth compiling, is compiled when the first of a kind is made.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, FrozenInstanceError, dataclass, fields
from operator import attrgetter
from typing import Any, NoReturn, TypeVar, dataclass_transform

_Class = TypeVar("_Class")


@dataclass_transform(frozen_default=True)
def record(cls: type[_Class]) -> type[_Class]:
    """Return `cls` as a frozen dataclass with slots, of the fields that it annotates.

    Defaults, `field(default=…, default_factory=…, compare=…)`, `__post_init__`, `replace` and
    `fields` do what they do with any dataclass. What the class defines itself is kept.
    """
    made = quiet_record(cls)
    if "__repr__" not in vars(cls):
        made.__repr__ = _repr  # type: ignore[method-assign]
    return made


@dataclass_transform(frozen_default=True)
def quiet_record(cls: type[_Class]) -> type[_Class]:
    """Return `cls` as a `record` whose `repr` tells no values: they may be secret, or long."""
    own = vars(cls)
    made: Any = dataclass(init=False, repr=False, eq=False, slots=True)(cls)
    made.__init__ = _init_at_first(made)
    made.__setattr__ = made.__delattr__ = _refuse
    for name, method in (("__eq__", _equal), ("__hash__", _hash), ("__reduce__", _reduce)):
        if name not in own:
            setattr(made, name, method)
    kind: type[_Class] = made
    return kind


def _init_at_first(made: Any) -> Callable[..., None]:
    """Return what stands for the `__init__` of `made` until one is wanted."""

    def init(self: Any, *values: Any, **named: Any) -> None:
        made.__init__ = _compiled_init(made)
        made.__init__(self, *values, **named)

    return init


def _compiled_init(made: Any) -> Callable[..., None]:
    """Return the `__init__` that sets every field of `made`, then asks its `__post_init__`."""
    known: dict[str, Any] = {"set_field": object.__setattr__, "MISSING": MISSING}
    head, body = ["self"], []
    for each in fields(made):
        name, value = each.name, each.name
        if each.default_factory is not MISSING:
            known[f"make_{name}"] = each.default_factory
            value = f"make_{name}() if {name} is MISSING else {name}"
            head.append(f"{name}=MISSING")
        elif each.default is not MISSING:
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


_values: dict[type, Callable[[Any], Any]] = {}


def _values_of(value: Any) -> Any:
    """Return what decides whether two records of one class are equal."""
    cls = value.__class__
    getter = _values.get(cls)
    if getter is None:
        names = [each.name for each in fields(cls) if each.compare]
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
    told = ", ".join(f"{each.name}={getattr(self, each.name)!r}" for each in fields(self))
    return f"{self.__class__.__qualname__}({told})"


def _reduce(self: Any) -> tuple[object, ...]:
    """Return what copies and pickles are made from: a record's slots are set by `__init__` only."""
    return self.__class__, tuple(getattr(self, each.name) for each in fields(self))


def _refuse(self: Any, name: str, _: object = None) -> NoReturn:
    raise FrozenInstanceError(f"a field of a {self.__class__.__qualname__} is not changed: {name}")
