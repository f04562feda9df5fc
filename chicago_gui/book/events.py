"""What happened to a session: its events, the steps that can be undone, and how texts are packed.

An event has the whole records before and after it. Those are nearly the same text, and packed they
take a quarter of the room. A checksum notices damage. The steps follow from the events alone.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from enum import StrEnum
from itertools import takewhile
from typing import Any, NamedTuple, TypeGuard

import msgspec

from chicago_gui import games
from chicago_gui.record import QuietRecord
from chicago_gui.sheet.game import At, Session

# The dictionary of zlib: what the texts have in common, the commonest last. It is part of the
# book's format, because no other dictionary can unpack the texts. A change needs a migration.
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
    """The bytes were not written by `pack`."""


def pack(value: object, beside: str = "") -> bytes:
    """Return a value of JSON as compressed bytes with a checksum.

    The checksum also covers the text `beside`: the other columns of the row.
    """
    return sealed(_compressed(value), beside)


def sealed(data: bytes, beside: str = "") -> bytes:
    """Return compressed `data` with a checksum, as `pack` does."""
    return zlib.crc32(data, zlib.crc32(beside.encode())).to_bytes(4) + data


def _compressed(value: object) -> bytes:
    packer = zlib.compressobj(level=6, wbits=_RAW, zdict=_COMMON)
    return packer.compress(msgspec.json.encode(value)) + packer.flush()


def is_whole(packed: object, beside: str = "") -> TypeGuard[bytes]:
    """Return whether the checksum fits `packed` and the text `beside`."""
    if not isinstance(packed, bytes):
        return False
    return int.from_bytes(packed[:4]) == zlib.crc32(packed[4:], zlib.crc32(beside.encode()))


def unpack(packed: object, kind: Any = Any) -> Any:
    """Return the value of this `kind` that was packed; raises `Unreadable` for anything else."""
    if not is_whole(packed):
        raise Unreadable
    return _value(packed[4:], kind)


def _value(data: bytes, kind: Any = Any) -> Any:
    """Return the value in compressed `data`."""
    try:
        text = zlib.decompressobj(_RAW, _COMMON).decompress(data)
        return msgspec.json.decode(text, type=kind)
    except (zlib.error, msgspec.MsgspecError):
        raise Unreadable from None


RecordChange = tuple[str, str | None, str | None]
"""A record's name and its text before and after; `None` where there is no such record."""


class Patch(tuple[RecordChange, ...]):
    """The record changes of one change. `repr` leaves them out, because they have secrets.

    `after` is the session after the change, if `difference` made the patch.
    """

    after: Session | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """The records that were written."""
        return tuple(name for name, _, _ in self)

    def __repr__(self) -> str:
        return f"Patch({len(self)} records)"

    @property
    def inverse(self) -> Patch:
        """The change that undoes this one."""
        return Patch((name, after, before) for name, before, after in self)

    @property
    def packed(self) -> PackedPatch:
        """The patch as the book has it."""
        return PackedPatch(_compressed(tuple(self)), self.names)


class PackedPatch:
    """A patch as the book has it. It is unpacked each time its entries are read.

    A session has hundreds of events, and few are ever read again.
    """

    __slots__ = ("_is_turned", "data", "names")

    def __init__(self, data: bytes, names: tuple[str, ...], *, is_turned: bool = False) -> None:
        """Have the entries in compressed `data`, about the records in `names`."""
        self.data = data
        self._is_turned = is_turned
        self.names = names

    def __iter__(self) -> Iterator[RecordChange]:
        for name, before, after in _value(self.data):
            yield (name, after, before) if self._is_turned else (name, before, after)

    def __len__(self) -> int:
        return len(self.names)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, PackedPatch) and other.data == self.data:
            return other._is_turned is self._is_turned
        if isinstance(other, PackedPatch | tuple):
            return tuple(self) == tuple(other)
        return NotImplemented

    def __repr__(self) -> str:
        return f"Patch({len(self)} records)"

    @property
    def inverse(self) -> PackedPatch:
        """The change that undoes this one."""
        return PackedPatch(self.data, self.names, is_turned=not self._is_turned)


AnyPatch = Patch | PackedPatch


def difference(before: Session | None, after: Session) -> Patch:
    """Return the patch from `before` (`None` for a new session) to `after`."""
    records = games.of(after).records
    old = {} if before is None else records(before)
    new = records(after)
    others = [name for name in old.keys() | new.keys() if old.get(name) != new.get(name)]
    patch = Patch((name, old.get(name), new.get(name)) for name in sorted(others))
    patch.after = after
    return patch


def patched(found: Mapping[str, str], patch: Iterable[RecordChange]) -> dict[str, str]:
    """Return the records after `patch`; raises `ValueError` when it does not fit them."""
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
    """The state of a step: it can be undone, or redone, or neither after a newer step."""

    DONE = "done"
    UNDONE = "undone"
    GIVEN_UP = "given up"


class Action(StrEnum):
    """What happened to a session in one event."""

    ADD = "add"
    DO = "do"
    UNDO = "undo"
    TAKE_BACK = "take back"
    """An undo that the program made by itself. Only earlier versions wrote it."""
    REDO = "redo"
    DELETE = "delete"
    UNDELETE = "undelete"


class NewStep(QuietRecord):
    """A change to write. `deal` is its place; `secret` if only the preparer may see it."""

    at: datetime
    kind: str
    deal: At | None
    secret: bool
    patch: Patch


class Step(NamedTuple):
    """A change in the book that can be undone or redone.

    `n` is the number of the event that made it. `undone_order` is higher the later it was undone.
    `patch` is what was written when the step was last done or redone.
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
    step: int | None = None
    kind: str | None = None
    deal: At | None = None
    secret: bool = False
    patch: AnyPatch = Patch()

    def __repr__(self) -> str:
        return f"Event({self.n}, {self.action}, {self.kind})"


Wanted = Callable[[str, At | None, bool], bool]
"""Returns whether a step is wanted: by its kind, its deal, and whether it is secret."""


class UndoStack:
    """The steps of a session that can be undone or redone, oldest first. It never changes."""

    __slots__ = ("_done", "_turned_back", "undone")

    def __init__(self, done: Iterable[Event] = (), undone: Iterable[Step] = ()) -> None:
        """Have the steps that the events in `done` made, and those `undone`.

        `undone` are in the order in which they were undone; some may be given up.
        """
        self._done = tuple(done)
        self._turned_back = tuple(undone)
        self.undone = tuple(step for step in self._turned_back if step.state is State.UNDONE)

    def after(self, *events: Event) -> UndoStack:
        """Return the steps after more events. A new step gives up all undone ones.

        A secret step gives up only the secret ones of its deal. Otherwise Redo at the Table would
        show whether a count was changed or only typed again.

        Raises `ValueError` when a step to undo is not done, or a step to redo is not undone.
        """
        done, undone = list(self._done), list(self._turned_back)
        for event in events:
            _follow(done, undone, event)
        return UndoStack(done, undone)

    def newest(self, wanted: Wanted) -> Step | None:
        """Return the newest step that is done and wanted."""
        return _first(reversed(self._done), wanted)

    def oldest(self, wanted: Wanted) -> Step | None:
        """Return the oldest step that is done and wanted."""
        return _first(self._done, wanted)

    def done_since(self, n: int) -> list[Step]:
        """Return the done steps that were made after the one with the number `n`."""
        newer = takewhile(lambda event: event.n > n, reversed(self._done))
        return [*map(_done, newer)][::-1]

    def __iter__(self) -> Iterator[Step]:
        return iter(sorted([*map(_done, self._done), *self.undone], key=lambda step: step.n))

    def __len__(self) -> int:
        return len(self._done) + len(self.undone)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, UndoStack):
            return NotImplemented
        return len(self) == len(other) and tuple(self) == tuple(other)

    def __repr__(self) -> str:
        return f"UndoStack({len(self)})"


def steps_of(events: Iterable[Event]) -> UndoStack:
    """Return the steps after `events`. Undo and redo of steps before the first are ignored."""
    done: list[Event] = []
    undone: list[Step] = []
    made: set[int] = set()
    for event in events:
        if event.action is Action.DO:
            made.add(event.n)
        elif event.step not in made:
            continue
        _follow(done, undone, event)
    return UndoStack(done, undone)


def _first(events: Iterable[Event], wanted: Wanted) -> Step | None:
    """Return the step of the first event that is wanted."""
    for event in events:
        if wanted(event.kind or "", event.deal, event.secret):
            return _done(event)
    return None


def _done(event: Event) -> Step:
    """Return the step that `event` made."""
    n, at, _, _, kind, deal, secret, patch = event
    return Step(n, at, kind or "", deal, secret, State.DONE, None, patch)


def _follow(done: list[Event], undone: list[Step], event: Event) -> None:
    """Apply one more event to these steps; raises `ValueError`."""
    action, number = event.action, event.step
    if action is Action.DO:
        if undone:
            # The first versions could redo a step that the last one had given up.
            keep = bool(done) and done[-1].n == event.n - 1
            undone[:] = [
                step._replace(state=State.GIVEN_UP) if _given_up(step, event) else step
                for step in undone
                if keep or not _given_up(step, event)
            ]
        done.append(event)
    elif action is Action.UNDO:
        step = _done(done.pop(_place(done, number, State.DONE)))
        inverse = event.patch.inverse
        undone.append(step._replace(state=State.UNDONE, undone_order=event.n, patch=inverse))
    elif action is Action.TAKE_BACK:
        done.pop(_place(done, number, State.DONE))
    elif action is Action.REDO:
        n, at, kind, deal, secret, *_ = undone.pop(_place(undone, number, State.UNDONE))
        place = len(done)
        while place and done[place - 1].n > n:
            place -= 1
        done.insert(place, Event(n, at, Action.DO, n, kind, deal, secret, event.patch))


def _place(steps: Sequence[Event | Step], number: int | None, needed: State) -> int:
    """Return the index of the step with this number, usually the last one."""
    for place in range(len(steps) - 1, -1, -1):
        if steps[place].n == number:
            return place
    raise ValueError(f"step {number} is not {needed}")


def _given_up(step: Step, event: Event) -> bool:
    return not event.secret or (step.secret and step.deal == event.deal)


class Kept(QuietRecord):
    """A session in the book, with the steps that can be undone or redone."""

    session: Any
    revision: int
    steps: UndoStack
    created: datetime
    updated: datetime
    deleted: bool

    def __repr__(self) -> str:
        return f"Kept({self.session.id}, revision {self.revision})"


class StoredSession(QuietRecord):
    """A session with its key, records and digest in the book.

    `is_whole` is false when the first events of its history are lost. `event` is the one that was
    just written, if the session was not read since.
    """

    key: int
    id: str
    records: dict[str, str]
    digest: int
    kept: Kept
    is_whole: bool = True
    event: Event | None = None

    def after(self, event: Event, session: Session | None = None) -> StoredSession:
        """Return the stored session after `event`, which is not written yet.

        `session` is the session after the event, if it is known; else the records are read. Raises
        `ValueError` when the event does not fit records or steps, or when the records after it
        are no session.
        """
        kept = self.kept
        found = patched(self.records, event.patch)
        checksum = digest_after(self.digest, event.patch)
        if session is None:
            session = games.of(kept.session).session_of(found) if event.patch else kept.session
        # Every step stays in memory, so not as plain texts.
        event = event._replace(patch=Patch(event.patch).packed)
        deleted = {Action.DELETE: True, Action.UNDELETE: False}.get(event.action, kept.deleted)
        steps = kept.steps.after(event)
        after = Kept(session, event.n, steps, kept.created, event.at, deleted)
        return StoredSession(self.key, self.id, found, checksum, after, self.is_whole, event)
