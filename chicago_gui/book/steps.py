"""Steps and events: what a session's history is made of.

What a step wrote is kept record by record, packed, with checksums: the whole records before and
after it, which are nearly the same text. Packed they take a quarter of the room. Unpacking notices
damage.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
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
_written = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode
_read = json.JSONDecoder().raw_decode


class Unreadable(ValueError):
    """Bytes that `pack` did not write, or not so."""


def pack(value: object) -> bytes:
    """Return `value`, anything JSON can say, as few bytes."""
    text = _written(value).encode()
    packer = zlib.compressobj(level=6, wbits=_RAW, zdict=_COMMON)
    packed = packer.compress(text) + packer.flush()
    return _check(packed) + packed


def is_whole(packed: object) -> TypeGuard[bytes]:
    """Return whether `packed` is as `pack` gave it; cheaper than to unpack it."""
    return isinstance(packed, bytes) and packed[:4] == _check(packed[4:])


def unpack(packed: object) -> Any:
    """Return the value in what `pack` gave; raises `Unreadable` for anything else."""
    return _value(_unpacked(packed))


def _unpacked(packed: object) -> bytes:
    """Return the text in what `pack` gave; raises `Unreadable` unless it is whole."""
    if isinstance(packed, bytes):
        body = packed[4:]
        if packed[:4] == zlib.crc32(body).to_bytes(4, "big"):
            try:
                return zlib.decompressobj(_RAW, _COMMON).decompress(body)
            except zlib.error:
                pass
    raise Unreadable


def _value(written: bytes) -> Any:
    # What `json.loads` does for any text in any encoding takes as long as all the rest.
    try:
        text = written.decode()
        value, end = _read(text)
    except ValueError:
        raise Unreadable from None
    if end != len(text):
        raise Unreadable
    return value


def _check(packed: bytes) -> bytes:
    return zlib.crc32(packed).to_bytes(4, "big")


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

    @property
    def packed(self) -> bytes:
        """The entries as an event ends with them, from where a `PackedPatch` reads them."""
        return pack(((), tuple(self)))

    def as_written(self) -> Sequence[RecordTexts]:
        """Return the entries; no text is as the book has it."""
        return self


class PackedPatch:
    """A patch as the book has it, in an event; unpacked when somebody looks what was written.

    Of thousands of steps nobody ever looks at most, and each wrote two whole records. It raises
    `Unreadable` for an event that `pack` did not write.
    """

    __slots__ = ("_is_turned", "names", "packed")

    def __init__(self, packed: bytes, names: tuple[str, ...], *, is_turned: bool = False) -> None:
        """Have the patch in the event in `packed`, about the records in `names`, maybe turned."""
        self.packed = packed
        self._is_turned = is_turned
        self.names = names

    def __iter__(self) -> Iterator[RecordChange]:
        *_, entries = _value(_unpacked(self.packed))
        for name, before, after in entries:
            yield (name, after, before) if self._is_turned else (name, before, after)

    def __len__(self) -> int:
        return len(self.names)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, PackedPatch) and other.packed == self.packed:
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
        return PackedPatch(self.packed, self.names, is_turned=not self._is_turned)

    def as_written(self) -> Sequence[RecordTexts]:
        """Return the entries with the texts as the book has them, which takes a tenth of the time.

        Each text is as `text_of` reads it. The same text is written in the same way, so that
        whoever only compares need not read any.
        """
        if len(self.names) != 1:
            return tuple(self)
        written = _unpacked(self.packed)
        # Of one record there are two texts, or one and `null`: the quotation marks in them have a
        # stroke before them.
        begins = written.index(b'",', written.index(_RECORDS) + len(_RECORDS)) + 2
        between = written.find(b'","', begins)
        before: bytes | None = None
        after: bytes | None = None
        if between >= 0:
            before, after = written[begins : between + 1], written[between + 2 : -3]
        elif written.startswith(_NOTHING, begins):
            after = written[begins + len(_NOTHING) + 1 : -3]
        else:
            before = written[begins : -4 - len(_NOTHING)]
        (name,) = self.names
        return ((name, after, before) if self._is_turned else (name, before, after),)


RecordTexts = tuple[str, str | bytes | None, str | bytes | None]
"""A record's name and its text before and after, each maybe as the book has it, as JSON."""

_RECORDS = b'],[["'
"""Where a record's name begins in an event: the first behind what the event was about."""

_NOTHING = b"null"


def text_of(text: str | bytes) -> str:
    """Return the text that a record has, whether or not it stands as the book has it."""
    return text if isinstance(text, str) else str(_value(text))


_shared: dict[bytes, tuple[str, ...]] = {}
"""Names of records as they are written together, mostly one alone, and again and again."""

_abouts: dict[bytes, list[Any]] = {}
"""What events were about, by how that is written: hundreds of events are about the same."""

AnyPatch = Patch | PackedPatch


def unpack_event(packed: object) -> tuple[str, Action, int | None, Any, PackedPatch]:
    """Return what `pack` was given of an event, with the patch as it is.

    An evening's history is read when it is opened, hundreds of events: to read the two records in
    each takes longer than all the rest. Raises `ValueError` or `TypeError` when it is no event.
    """
    if not isinstance(packed, bytes):
        raise Unreadable
    written = _unpacked(packed)
    # Within a text every quotation mark has a stroke before it. Where such a sign is, a record's
    # name begins, or a text has ended that is followed by another, or is the last.
    begins = written.find(_RECORDS)
    if begins < 0:
        at, what, step, about, entries = _value(written)
        names = tuple(name for name, _, _ in entries)
        return at, Action(what), step, about, PackedPatch(packed, names)
    when, did, number, writing = written[:begins].split(b",", 3)
    about = _abouts.get(writing)
    if about is None:
        about = _abouts[writing] = _value(writing + b"]")
    action = _ACTIONS.get(did) or Action(_value(did))
    step = None if number == _NOTHING else int(number)
    begins += len(_RECORDS)
    name = written[begins : written.index(b'"', begins)]
    if written.rfind(b'],["', begins) >= 0:
        begun = [each for each in written[begins:].split(b'["') if each[:1] not in (b",", b"]")]
        names = tuple(each[: each.index(b'"')].decode() for each in begun)
    else:
        names = _shared.get(name) or _shared.setdefault(name, (name.decode(),))
    return when[2:-1].decode(), action, step, about, PackedPatch(packed, names)


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
    """An undo that nobody asked for, as it is read; it stands in the book as an undo."""
    REDO = "redo"
    DELETE = "delete"
    UNDELETE = "undelete"


_ACTIONS = {_written(action.value).encode(): action for action in Action}
"""By how the book has them."""


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

    `step` is the step done, undone or redone, `kind`, `deal` and `secret` are that step's; they
    are `None` and `False` for the other actions. `patch` is what was written.
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
