"""Where each step stands: which are done and can be undone, which are undone and can be made again.

What is asked after each change costs the same however long the evening was. Of thousands of steps
only the newest are at hand; the others lie in the book, in blocks of which is known what they are
about. A change makes new `StandingSteps` that share all blocks with those before it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from itertools import takewhile
from typing import Any, overload

from chicago_gui.book.connection import BookError
from chicago_gui.book.steps import Action, Event, State, Step
from chicago_gui.record import QuietRecord
from chicago_gui.sheet.game import At

_BLOCK = 64
"""So many steps are a block. Twice as many are at hand, and those that are undone.

Of a session that was opened just now all are at hand, and each change packs a block of them.
"""

About = tuple[str, At | None, bool, tuple[str, ...]]
"""What a step is about: its kind, deal, whether it is secret, and the records it wrote."""

Wanted = Callable[[str, At | None, bool], bool]
"""Whether a step is wanted, by its kind, its deal, and whether it is secret."""

_TURNS = (Action.UNDO, Action.TAKE_BACK, Action.REDO)

_abouts: dict[About, About] = {}
"""Each once: thousands of steps are about a few hundred things."""

Past = Callable[[int, int], Iterable[Event]]
"""Returns the events of a session from one number to another; raises `BookError`."""


def _no_past(first: int, last: int) -> Iterable[Event]:
    raise ValueError("nobody knows the events of long ago")


class _Block:
    """Steps that are done, one after the other, which lie in the book until they are turned back.

    They stand as they did after the event `upto`: whatever turns one of them takes its block apart.
    """

    __slots__ = ("_abouts", "_first", "_past", "_upto", "last")

    def __init__(self, past: Past, first: int, last: int, upto: int) -> None:
        """Have the steps from `first` to `last`, to be read from the `past`."""
        self._past, self._first, self.last, self._upto = past, first, last, upto
        self._abouts: tuple[About, ...] | None = None

    @classmethod
    def of(cls, done: Sequence[Event], past: Past, upto: int) -> _Block:
        """Have the steps that the events in `done` made."""
        block = cls(past, done[0].n, done[-1].n, upto)
        block._keep_abouts(done)
        return block

    def read(self) -> list[Event]:
        """Return the events that made the steps; raises `BookError`."""
        done, _ = _followed(self._past(self._first, self._upto))
        return [event for event in done if event.n <= self.last]

    @property
    def abouts(self) -> tuple[About, ...]:
        """What each step is about; raises `BookError` where nobody has asked before."""
        return self._keep_abouts(self.read()) if self._abouts is None else self._abouts

    def has(self, wanted: Wanted) -> bool:
        """Whether a step is wanted; raises `BookError`."""
        return any(wanted(kind, deal, secret) for kind, deal, secret, _ in self.abouts)

    def _keep_abouts(self, done: Sequence[Event]) -> tuple[About, ...]:
        abouts = [(event.kind or "", event.deal, event.secret, event.patch.names) for event in done]
        self._abouts = tuple(_abouts.setdefault(about, about) for about in abouts)
        return self._abouts


class StandingSteps(Sequence[Step]):
    """The steps of a session that stand, oldest first; they never change."""

    __slots__ = ("_blocks", "_done", "_past", "_turned_back", "undone")

    def __init__(
        self,
        done: Iterable[Event] = (),
        undone: Iterable[Step] = (),
        blocks: tuple[_Block, ...] = (),
        past: Past = _no_past,
    ) -> None:
        """Have the steps that were made by the events in `done`, after those in `blocks`.

        A step that was made again has what was written then. `undone` can be made again, but for
        those given up; they are in the order in which they were undone. Of an evening that gets
        long the older ones are read from the `past` again.
        """
        self._blocks, self._past = blocks, past
        self._done = tuple(done)
        self._turned_back = tuple(undone)
        self.undone = tuple(step for step in self._turned_back if step.state is State.UNDONE)

    def after(self, event: Event) -> StandingSteps:
        """Return the steps after one more event: a new step gives up all that are undone.

        A secret one gives up the secret ones of its deal only. Otherwise the Table could tell by
        its redo whether a count was changed or only typed again.

        Raises `ValueError` when the event undoes or redoes a step that does not stand so, and
        `BookError` when that lies in the past and cannot be read.
        """
        blocks, turns = self._blocks, event.action in _TURNS
        if not turns and event.action is not Action.DO:
            return self
        done, undone = list(self._done), list(self._turned_back)
        while turns and blocks and blocks[-1].last >= (event.step or 0):
            # What was done long ago is undone, or made again among what was done long ago.
            done[:0] = blocks[-1].read()
            blocks = blocks[:-1]
        _follow(done, undone, event)
        if len(done) >= 2 * _BLOCK:
            blocks = (*blocks, _Block.of(done[:_BLOCK], self._past, event.n))
            del done[:_BLOCK]
        return StandingSteps(done, undone, blocks, self._past)

    def newest(self, wanted: Wanted) -> Step | None:
        """Return the last of the steps that are done and wanted, of those that can be read."""
        found = _first(reversed(self._done), wanted)
        if found is None:
            with suppress(BookError):
                for block in reversed(self._blocks):
                    if block.has(wanted):
                        return _first(reversed(block.read()), wanted)
        return found

    def oldest(self, wanted: Wanted) -> Step | None:
        """Return the first of the steps that are done and wanted, of those that can be read."""
        with suppress(BookError):
            for block in self._blocks:
                if block.has(wanted):
                    return _first(block.read(), wanted)
        return _first(self._done, wanted)

    def done_since(self, n: int) -> list[Step]:
        """Return the steps that are done and were made after the one with the number `n`.

        Raises `BookError`.
        """
        blocks = list(takewhile(lambda block: block.last > n, reversed(self._blocks)))
        events = [event for block in reversed(blocks) for event in block.read()]
        return [_done(event) for event in (*events, *self._done) if event.n > n]

    def __iter__(self) -> Iterator[Step]:
        return iter(sorted([*self.done_since(0), *self.undone], key=lambda step: step.n))

    def __reversed__(self) -> Iterator[Step]:
        return reversed(tuple(self))

    def __len__(self) -> int:
        return sum(len(block.abouts) for block in self._blocks) + len(self._done) + len(self.undone)

    @overload
    def __getitem__(self, place: int) -> Step: ...

    @overload
    def __getitem__(self, place: slice) -> tuple[Step, ...]: ...

    def __getitem__(self, place: int | slice) -> Step | tuple[Step, ...]:
        return tuple(self)[place]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, StandingSteps):
            return NotImplemented
        return len(self) == len(other) and tuple(self) == tuple(other)

    def __hash__(self) -> int:
        return hash(len(self))

    def __repr__(self) -> str:
        return f"StandingSteps({len(self)})"


def _first(events: Iterable[Event], wanted: Wanted) -> Step | None:
    """Return the step that the first event made of which it is wanted."""
    found = (event for event in events if wanted(event.kind or "", event.deal, event.secret))
    event = next(found, None)
    return None if event is None else _done(event)


def _done(event: Event) -> Step:
    """Return the step that `event` made."""
    n, at, _, _, kind, deal, secret, patch = event
    return Step(n, at, kind or "", deal, secret, State.DONE, None, patch)


def steps_of(events: Iterable[Event], past: Past = _no_past) -> StandingSteps:
    """Return the steps that stand after `events`, which can be read from the `past` again.

    Events about a step that was made before the first of them are passed over.
    """
    return StandingSteps(*_followed(events), past=past)


def newest_steps(events: Sequence[Event], past: Past) -> StandingSteps | None:
    """Return the steps that stand after the last `events` of many, which are all that is at hand.

    There are none when the events before them must be read: where one of those was undone or made
    again since, or could be made again still.
    """
    first = events[0].n
    given_up = any(event.action is Action.DO and not event.secret for event in events)
    if not given_up or any((event.step or first) < first for event in events):
        return None
    before = _Block(past, 1, first - 1, first - 1)
    return StandingSteps(*_followed(events), blocks=(before,), past=past)


def _followed(events: Iterable[Event]) -> tuple[list[Event], list[Step]]:
    """Return the steps that are done after `events`, and those that are turned back."""
    done: list[Event] = []
    undone: list[Step] = []
    made: set[int] = set()
    for event in events:
        if event.action is Action.DO:
            made.add(event.n)
        elif event.step not in made:
            continue
        _follow(done, undone, event)
    return done, undone


def _follow(done: list[Event], undone: list[Step], event: Event) -> None:
    """Make of these steps those that stand after one more event; raises `ValueError`."""
    action, number = event.action, event.step
    if action is Action.DO:
        if undone:
            # The first versions made some again that were given up straight after another new step.
            keep = bool(done) and done[-1].n == event.n - 1
            undone[:] = [
                step._replace(state=State.GIVEN_UP) if _given_up(step, event) else step
                for step in undone
                if keep or not _given_up(step, event)
            ]
        done.append(event)
    elif action is Action.UNDO:
        step = _done(done.pop(_place(done, number, State.DONE)))
        turned = event.patch.turned
        undone.append(step._replace(state=State.UNDONE, undone_order=event.n, patch=turned))
    elif action is Action.TAKE_BACK:
        done.pop(_place(done, number, State.DONE))
    elif action is Action.REDO:
        n, at, kind, deal, secret, *_ = undone.pop(_place(undone, number, State.UNDONE))
        place = len(done)
        while place and done[place - 1].n > n:
            place -= 1
        done.insert(place, Event(n, at, Action.DO, n, kind, deal, secret, event.patch))


def _place(steps: Sequence[Event | Step], number: int | None, needed: State) -> int:
    """Return where the step with this number is, which is mostly the last one."""
    for place in range(len(steps) - 1, -1, -1):
        if steps[place].n == number:
            return place
    raise ValueError(f"step {number} is not {needed}")


def as_made(event: Event, before: StandingSteps, after: StandingSteps) -> Event:
    """Return `event`, which led from one to the other, with what the step it turned was about."""
    undone = after.undone if event.action is Action.UNDO else before.undone
    for step in undone:
        if step.n == event.step:
            return event._replace(kind=step.kind, deal=step.deal, secret=step.secret)
    return event


def _given_up(step: Step, event: Event) -> bool:
    return not event.secret or (step.secret and step.deal == event.deal)


class Told(QuietRecord):
    """What the whole history of a session comes to, worked out when its page was.

    `corrected` are the corrected cells by the place of their deal, `result_times` when results
    were entered.
    """

    corrected: Mapping[At, tuple[str, ...]]
    result_times: list[datetime]


class Kept(QuietRecord):
    """A session as the book has it, with the steps that can be undone or redone.

    `news` are the events that led to it from what was there before: the last one, or, where the
    session was read just now, all that there are; but none where it is `told` what they come to.
    """

    session: Any
    revision: int
    steps: StandingSteps
    created: datetime
    updated: datetime
    deleted: bool
    news: tuple[Event, ...] = ()
    told: Told | None = None

    def __eq__(self, other: object) -> bool:
        """Whether both have the same state, whatever led to it."""
        return isinstance(other, Kept) and self._state == other._state

    def __hash__(self) -> int:
        return hash(self._state)

    @property
    def _state(self) -> tuple[object, ...]:
        return self.session, self.revision, self.steps, self.created, self.updated, self.deleted

    def __repr__(self) -> str:
        return f"Kept({self.session.id}, revision {self.revision})"
