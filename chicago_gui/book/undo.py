"""The steps of a session: which are done and can be undone, which are undone and can be redone.

The steps follow from the events alone. A change makes new `StandingSteps`; those before it stay as
they are.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import takewhile
from typing import overload

from chicago_gui.book.events import Action, Event, State, Step
from chicago_gui.sheet.game import At

Wanted = Callable[[str, At | None, bool], bool]
"""Whether a step is wanted, by its kind, its deal, and whether it is secret."""


class StandingSteps(Sequence[Step]):
    """The steps of a session that are done or undone, oldest first; they never change."""

    __slots__ = ("_done", "_turned_back", "undone")

    def __init__(self, done: Iterable[Event] = (), undone: Iterable[Step] = ()) -> None:
        """Have the steps that the events in `done` made, and those `undone`.

        A step that was redone has what was written then. `undone` are in the order in which they
        were undone; some of them may be given up.
        """
        self._done = tuple(done)
        self._turned_back = tuple(undone)
        self.undone = tuple(step for step in self._turned_back if step.state is State.UNDONE)

    def after(self, *events: Event) -> StandingSteps:
        """Return the steps after more events: a new step gives up all that are undone.

        A secret one gives up the secret ones of its deal only. Otherwise the Table could tell by
        its redo whether a count was changed or only typed again.

        Raises `ValueError` when an event undoes or redoes a step that does not stand so.
        """
        done, undone = list(self._done), list(self._turned_back)
        for event in events:
            _follow(done, undone, event)
        return StandingSteps(done, undone)

    def turned_by(self, event: Event) -> Event:
        """Return `event`, an undo or redo, with what the step is about that it turns.

        Raises `ValueError` when there is no such step.
        """
        if event.action is Action.UNDO:
            step: Event | Step = self._done[_place(self._done, event.step, State.DONE)]
        else:
            step = self._turned_back[_place(self._turned_back, event.step, State.UNDONE)]
        return event._replace(kind=step.kind, deal=step.deal, secret=step.secret)

    def newest(self, wanted: Wanted) -> Step | None:
        """Return the last of the steps that are done and wanted."""
        return _first(reversed(self._done), wanted)

    def oldest(self, wanted: Wanted) -> Step | None:
        """Return the first of the steps that are done and wanted."""
        return _first(self._done, wanted)

    def done_since(self, n: int) -> list[Step]:
        """Return the steps that are done and were made after the one with the number `n`."""
        newer = takewhile(lambda event: event.n > n, reversed(self._done))
        return [*map(_done, newer)][::-1]

    def __iter__(self) -> Iterator[Step]:
        return iter(sorted([*map(_done, self._done), *self.undone], key=lambda step: step.n))

    def __reversed__(self) -> Iterator[Step]:
        return reversed(tuple(self))

    def __len__(self) -> int:
        return len(self._done) + len(self.undone)

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


def steps_of(events: Iterable[Event]) -> StandingSteps:
    """Return the steps after `events`; those about a step made before the first are passed over."""
    done: list[Event] = []
    undone: list[Step] = []
    made: set[int] = set()
    for event in events:
        if event.action is Action.DO:
            made.add(event.n)
        elif event.step not in made:
            continue
        _follow(done, undone, event)
    return StandingSteps(done, undone)


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
    """Change these steps to those after one more event; raises `ValueError`."""
    action, number = event.action, event.step
    if action is Action.DO:
        if undone:
            # The first versions redid some that had been given up one step before.
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
    """Return the place of the step with this number, which is usually the last one."""
    for place in range(len(steps) - 1, -1, -1):
        if steps[place].n == number:
            return place
    raise ValueError(f"step {number} is not {needed}")


def _given_up(step: Step, event: Event) -> bool:
    return not event.secret or (step.secret and step.deal == event.deal)
