"""Events and steps: what happened to a session, and how the book packs what was written.

An event has the whole records before and after it. Those are nearly the same text, and packed they
take a quarter of the room. A checksum notices damage.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime
from enum import StrEnum
from typing import Any, NamedTuple, TypeGuard

from chicago_gui import games
from chicago_gui.record import QuietRecord
from chicago_gui.sheet.game import At, Session

# What the texts have in common, the commonest last. It is part of the book's format: another
# dictionary could not read what this one packed, so a change of it needs a migration.
_COMMON = (
    b'{"format":"chicago-session","version":1,"id":"","date":"2026-01-01","place":"",'
    b'"players":["","","","",""],"planned_deals":15,"rules":{"targets":"official",'
    b'"targets":"house","passed_out":"score","passed_out":"redeal","honours":true,'
    b'"honours":false,"rotation":"rounds","rotation":"dummy"},"20":[0,0],"21":[50,50],'
    b'"z":[null,true],"z":[false,null],"honours":{"":100,"":150},"noted_hcp":{"":12},"note":"",'
    b'["2026-01-01T21:00:00.000Z","undo","redo","add",null,[],[["heading",'
    b'["2026-01-01T21:00:00.000Z","do",100,["SitDown","PickDeck","EnterResult","EnterContract",'
    b'"EnterOpener","EnterZ","BeginDeal","EnterHcp",10,false],[["000","{"deal":{"prepared_by":"","hcp":{"A":10,"B":10,"C":10,"D":10},'
    b'"decks":{"A":"","B":"","C":"","D":""},"teams":[["",""],["",""]],'
    b'"vulnerable":[false,true],"vulnerable":[true,false],"opening_bid":"","contract":"3NT",'
    b'"declarer":"","bid_by":"","tricks":9}}",null,"{\\"deal\\":{\\"prepared_by\\":\\"\\",'
    b'\\"hcp\\":{\\"A\\":10,\\"B\\":10,\\"C\\":10,\\"D\\":10},\\"decks\\":{\\"A\\":\\"\\",'
    b'\\"B\\":\\"\\",\\"C\\":\\"\\",\\"D\\":\\"\\"},\\"teams\\":[[\\"\\",\\"\\"],[\\"\\",\\"\\"]],'
    b'\\"vulnerable\\":[false,true],\\"opening_bid\\":\\"\\",\\"contract\\":\\"4S\\",'
    b'\\"declarer\\":\\"\\",\\"tricks\\":10}}"]]]'
)
# A window of 4 KiB, no header: setting up a larger one takes longer than packing.
_RAW = -12


class Unreadable(ValueError):
    """Bytes that `pack` did not write."""


def pack(value: object, beside: str = "") -> bytes:
    """Return `value`, anything that JSON can say, in few bytes.

    The checksum covers the text `beside`, too: the other columns of the row.
    """
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    packer = zlib.compressobj(level=6, wbits=_RAW, zdict=_COMMON)
    packed = packer.compress(text.encode()) + packer.flush()
    return zlib.crc32(packed, zlib.crc32(beside.encode())).to_bytes(4) + packed


def is_whole(packed: object, beside: str = "") -> TypeGuard[bytes]:
    """Return whether `packed` and the text `beside` are as `pack` had them."""
    if not isinstance(packed, bytes):
        return False
    return int.from_bytes(packed[:4]) == zlib.crc32(packed[4:], zlib.crc32(beside.encode()))


def unpack(packed: object, beside: str = "") -> Any:
    """Return the value that was packed; raises `Unreadable` for anything else."""
    if not is_whole(packed, beside):
        raise Unreadable
    return _value(packed)


def unpacked(packed: object) -> bytes:
    """Return the JSON of what was packed; raises `Unreadable` for anything else."""
    if not is_whole(packed):
        raise Unreadable
    return _text(packed)


def _value(packed: bytes) -> Any:
    """Return the value in bytes that are whole."""
    try:
        return json.loads(_text(packed))
    except ValueError:
        raise Unreadable from None


def _text(packed: bytes) -> bytes:
    try:
        return zlib.decompressobj(_RAW, _COMMON).decompress(packed[4:])
    except zlib.error:
        raise Unreadable from None


RecordChange = tuple[str, str | None, str | None]
"""A record's name and its text before and after; `None` where there is no such record."""


class Patch(tuple[RecordChange, ...]):
    """The entries of one change. It prints without them: they hold secrets.

    `after` is the session that the change led to, where `difference` has just seen it.
    """

    after: Session | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """The records that were written."""
        return tuple(name for name, _, _ in self)

    def __repr__(self) -> str:
        return f"Patch({len(self)} records)"

    @property
    def turned(self) -> Patch:
        """The change that takes this one back."""
        return Patch((name, after, before) for name, before, after in self)


class PackedPatch:
    """A patch as the book has it. It is unpacked whenever its entries are read.

    A session has hundreds of events, and few of them are read again.
    """

    __slots__ = ("_is_turned", "_packed", "names")

    def __init__(self, packed: bytes, names: tuple[str, ...], *, is_turned: bool = False) -> None:
        """Have the entries in `packed`, which is whole, about the records in `names`."""
        self._packed = packed
        self._is_turned = is_turned
        self.names = names

    def __iter__(self) -> Iterator[RecordChange]:
        for name, before, after in _value(self._packed):
            yield (name, after, before) if self._is_turned else (name, before, after)

    def __len__(self) -> int:
        return len(self.names)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, PackedPatch) and other._packed == self._packed:
            return other._is_turned is self._is_turned
        if isinstance(other, PackedPatch | tuple):
            return tuple(self) == tuple(other)
        return NotImplemented

    def __hash__(self) -> int:
        return hash(self.names)

    def __repr__(self) -> str:
        return f"Patch({len(self)} records)"

    @property
    def turned(self) -> PackedPatch:
        """The change that takes this one back."""
        return PackedPatch(self._packed, self.names, is_turned=not self._is_turned)


AnyPatch = Patch | PackedPatch


def difference(before: Session | None, after: Session) -> Patch:
    """Return what was written from `before` (nothing, for a new session) to `after`."""
    records = games.of(after).records
    old = {} if before is None else records(before)
    new = records(after)
    others = [name for name in old.keys() | new.keys() if old.get(name) != new.get(name)]
    patch = Patch((name, old.get(name), new.get(name)) for name in sorted(others))
    patch.after = after
    return patch


def patched(found: Mapping[str, str], patch: Iterable[RecordChange]) -> dict[str, str]:
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


def digest_after(before: int, patch: Iterable[RecordChange]) -> int:
    """Return the digest after `patch` of records whose digest was `before`."""
    for name, old, new in patch:
        before += _one(name, new) - _one(name, old)
    return before % _LIMIT


def _one(name: str, text: str | None) -> int:
    return 0 if text is None else zlib.crc32(f"{name}\0{text}".encode())


class State(StrEnum):
    """Where a step stands: it can be undone, or redone, or was given up for another."""

    DONE = "done"
    UNDONE = "undone"
    GIVEN_UP = "given up"


class Action(StrEnum):
    """What happened to a session in one event."""

    ADD = "add"
    DO = "do"
    UNDO = "undo"
    TAKE_BACK = "take back"
    """An undo that nobody asked for. Only earlier programs made such ones."""
    REDO = "redo"
    DELETE = "delete"
    UNDELETE = "undelete"


class NewStep(QuietRecord):
    """A change to be kept; `deal` is where it was made, `secret` that it is the preparer's own."""

    at: datetime
    kind: str
    deal: At | None
    secret: bool
    patch: Patch


class Step(NamedTuple):
    """A change that was kept and can be undone or redone.

    `n` is the number of the event that made it. `undone_order` is higher the later it was undone.
    `patch` is what was written the last time it was done: before and after.
    """

    n: int
    at: datetime
    kind: str
    deal: At | None
    secret: bool
    state: State
    undone_order: int | None
    patch: AnyPatch

    def __repr__(self) -> str:
        return f"Step({self.n}, {self.kind}, {self.state})"


class Event(NamedTuple):
    """One thing that happened to a session; events are numbered from 1 and never change.

    `step` is the step done, undone or redone, and `kind`, `deal` and `secret` are that step's. For
    the other actions they are `None` and `False`. `patch` is what was written.
    """

    n: int
    at: datetime
    action: Action
    step: int | None
    kind: str | None
    deal: At | None
    secret: bool
    patch: AnyPatch

    def __repr__(self) -> str:
        return f"Event({self.n}, {self.action}, {self.kind})"
