"""Frozen values with named fields, made by msgspec.

A class annotates its fields, as for a dataclass. Its objects are equal when class and fields are,
can be hashed when their fields can, and match positional patterns. `field` gives a field a default
that is made for each object.
"""

from __future__ import annotations

from typing import Any, TypeVar, dataclass_transform

from msgspec import Struct, field
from msgspec.structs import asdict

__all__ = ["QuietRecord", "Record", "field", "replace"]

SomeRecord = TypeVar("SomeRecord", bound="Record")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
class Record(Struct, frozen=True):
    """A frozen value."""


class QuietRecord(Record):
    """A `Record` that prints no values: they may be secret, or long."""

    __repr__ = object.__repr__

    def __rich_repr__(self) -> list[tuple[str, Any]]:
        return []


def replace(record: SomeRecord, /, **changes: Any) -> SomeRecord:
    """Return a record like `record` in all but `changes`, checked like any new one.

    msgspec has such a function too, which does not ask `__post_init__` before version 0.21.
    """
    return type(record)(**asdict(record) | changes)
