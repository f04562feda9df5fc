"""Frozen values with named fields, based on msgspec.

A class annotates its fields, as for a dataclass. Objects are equal if their class and fields are
equal, can be hashed if their fields can, and match positional patterns. `field` gives a field a
default that is created for each object.
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
    """A `Record` whose repr hides its values, which may be secret or long."""

    __repr__ = object.__repr__

    def __rich_repr__(self) -> list[tuple[str, Any]]:
        return []


def replace(record: SomeRecord, /, **changes: Any) -> SomeRecord:
    """Return a copy of `record` with `changes`, validated like a new one.

    Before version 0.21, `msgspec.structs.replace` does not call `__post_init__`.
    """
    return type(record)(**asdict(record) | changes)
