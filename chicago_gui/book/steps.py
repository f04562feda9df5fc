"""Steps and events: what a session's history is made of, and where each step stands.

What a step wrote is kept record by record, packed, with checksums: the whole records before and
after it, which are nearly the same text. Packed they take a quarter of the room. Unpacking notices
damage.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime
from enum import StrEnum
from typing import Any, NamedTuple, TypeGuard

from chicago_gui import games
from chicago_gui.record import quiet_record
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
    if not is_whole(packed):
        raise Unreadable
    return _value(_unpacked(packed))


def _unpacked(packed: bytes) -> bytes:
    try:
        return zlib.decompressobj(_RAW, _COMMON).decompress(packed[4:])
    except zlib.error:
        raise Unreadable from None


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


class PackedPatch:
    """A patch as the book has it, in an event; unpacked when somebody looks what was written.

    Of thousands of steps nobody ever looks at most, and each wrote two whole records. It raises
    `Unreadable` for an event that `pack` did not write.
    """

    __slots__ = ("_is_turned", "_packed", "names")

    def __init__(self, packed: bytes, names: tuple[str, ...], *, is_turned: bool = False) -> None:
        """Have the patch in the event in `packed`, about the records in `names`, maybe turned."""
        self._packed = packed
        self._is_turned = is_turned
        self.names = _shared.setdefault(names, names)

    def __iter__(self) -> Iterator[RecordChange]:
        *_, entries = _value(_unpacked(self._packed))
        for name, before, after in entries:
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


_shared: dict[tuple[str, ...], tuple[str, ...]] = {}
"""Names of records as they are written together, mostly one alone, and again and again."""

AnyPatch = Patch | PackedPatch


def unpack_event(packed: object) -> tuple[Any, Any, Any, Any, PackedPatch]:
    """Return what `pack` was given of an event, with the patch as it is.

    An evening's history is read when it is opened, hundreds of events: to read the two records in
    each takes longer than all the rest. Raises `ValueError` or `TypeError` when it is no event.
    """
    if not is_whole(packed):
        raise Unreadable
    written = _unpacked(packed)
    # Within a text every quotation mark has a stroke before it. Where such a sign is, a record's
    # name begins, or a text has ended that is followed by another, or is the last.
    begins = written.find(b'],[["')
    if begins < 0:
        at, what, step, about, entries = _value(written)
        names = tuple(name for name, _, _ in entries)
    else:
        at, what, step, about = _value(written[: begins + 1] + b"]")
        begins += 5
        if written.find(b'],["', begins) < 0:
            names = (written[begins : written.index(b'"', begins)].decode(),)
        else:
            found = written[begins:].split(b'["')
            begun = [each for each in found if each[:1] not in (b",", b"]")]
            names = tuple(each[: each.index(b'"')].decode() for each in begun)
    return at, what, step, about, PackedPatch(packed, names)


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
    """Where a step stands: it can be undone, or redone; one given up for another is gone."""

    DONE = "done"
    UNDONE = "undone"


class Action(StrEnum):
    """What happened to a session in one event."""

    ADD = "add"
    DO = "do"
    UNDO = "undo"
    REDO = "redo"
    DELETE = "delete"
    UNDELETE = "undelete"


@quiet_record
class NewStep:
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


@quiet_record
class Kept:
    """A session as the book has it, with the steps that can be undone or redone, oldest first."""

    session: Any
    revision: int
    steps: tuple[Step, ...]
    created: datetime
    updated: datetime
    deleted: bool

    def __repr__(self) -> str:
        return f"Kept({self.session.id}, revision {self.revision})"


def steps_after(steps: Iterable[Step], event: Event) -> tuple[Step, ...]:
    """Return the steps after one more event: a new step gives up all that are undone.

    A secret one gives up the secret ones of its deal only. Otherwise the Table could tell by its
    redo whether a count was changed or only typed again.

    Raises `ValueError` when the event undoes or redoes a step that does not stand so.
    """
    found = list(steps)
    _follow(found, event)
    return tuple(found)


def steps_of(events: Iterable[Event]) -> tuple[Step, ...]:
    """Return the steps that stand after `events`.

    Events about a step that was made before the first of them are passed over.
    """
    steps: list[Step] = []
    made: set[int] = set()
    for event in events:
        if event.action is Action.DO:
            made.add(event.n)
        elif event.step not in made:
            continue
        _follow(steps, event)
    return tuple(steps)


def _follow(steps: list[Step], event: Event) -> None:
    """Make of `steps` those that stand after one more event; raises `ValueError`."""
    if event.action is Action.DO:
        # Straight after another new step, which is how an evening is typed, none is undone.
        if steps and steps[-1].n != event.n - 1:
            steps[:] = [step for step in steps if not _given_up(step, event)]
        steps.append(_made(event))
    elif event.action in (Action.UNDO, Action.REDO):
        _turn(steps, event)


def _given_up(step: Step, event: Event) -> bool:
    mine = not event.secret or (step.secret and step.deal == event.deal)
    return step.state is State.UNDONE and mine


def _made(event: Event) -> Step:
    n, at, _, _, kind, deal, secret, patch = event
    return Step(n, at, kind or "", deal, secret, State.DONE, None, patch)


def _turn(steps: list[Step], event: Event) -> None:
    undo = event.action is Action.UNDO
    needed = State.DONE if undo else State.UNDONE
    for place, step in enumerate(steps):
        if step.n == event.step and step.state is needed:
            steps[place] = step._replace(
                state=State.UNDONE if undo else State.DONE,
                undone_order=event.n if undo else None,
                patch=event.patch.turned if undo else event.patch,
            )
            return
    raise ValueError(f"step {event.step} is not {needed}")
