"""Steps and events: what a session's history is made of, and where each step stands."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from enum import StrEnum
from typing import Any

from chicago_gui.book.patch import Patch
from chicago_gui.record import quiet_record, replace
from chicago_gui.sheet.game import At


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


@quiet_record
class Step:
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
    patch: Patch

    def __repr__(self) -> str:
        return f"Step({self.n}, {self.kind}, {self.state})"


@quiet_record
class Event:
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
    patch: Patch

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
    return Step(
        n=event.n,
        at=event.at,
        kind=event.kind or "",
        deal=event.deal,
        secret=event.secret,
        state=State.DONE,
        undone_order=None,
        patch=event.patch,
    )


def _turn(steps: list[Step], event: Event) -> None:
    undo = event.action is Action.UNDO
    needed = State.DONE if undo else State.UNDONE
    for place, step in enumerate(steps):
        if step.n == event.step and step.state is needed:
            steps[place] = replace(
                step,
                state=State.UNDONE if undo else State.DONE,
                undone_order=event.n if undo else None,
                patch=event.patch.turned if undo else event.patch,
            )
            return
    raise ValueError(f"step {event.step} is not {needed}")
