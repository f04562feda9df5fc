"""Events: what is packed comes back, and the steps follow from them: done, undone, given up."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.book.events import (
    Action,
    Event,
    Patch,
    RecordChange,
    State,
    Step,
    UndoStack,
    Unreadable,
    is_whole,
    pack,
    patched,
    steps_of,
    unpack,
)
from chicago_gui.sheet.game import At
from tests.book.typist import at

TEXTS = st.text(st.characters(exclude_categories=["Cs"]))
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-(10**9), 10**9) | TEXTS,
    lambda parts: st.lists(parts) | st.dictionaries(TEXTS, parts),
)


@given(VALUES)
def test_what_is_packed_comes_back(value: object) -> None:
    packed = pack(value)
    assert is_whole(packed)
    assert unpack(packed) == value


def test_every_flipped_bit_is_noticed() -> None:
    packed = pack([["000", None, '{"deal":{"hcp":{"A":13}}}']])
    for place in range(8 * len(packed)):
        damaged = bytearray(packed)
        damaged[place // 8] ^= 1 << place % 8
        assert not is_whole(bytes(damaged))
        with pytest.raises(Unreadable):
            unpack(bytes(damaged))


def test_junk_is_refused() -> None:
    rng = random.Random(5)
    junk = (None, "", b"", b"\0" * 4, b"1234567890", 7, 1.5, "text")
    for each in (*junk, *(rng.randbytes(rng.randrange(300)) for _ in range(200))):
        with pytest.raises(Unreadable):
            unpack(each)


ENTRIES = st.lists(
    st.tuples(st.sampled_from(["heading", "000", "011", "s/2/3"]), st.none() | TEXTS, TEXTS),
    unique_by=lambda entry: entry[0],
)


@given(ENTRIES)
def test_a_packed_patch_has_the_entries(entries: list[RecordChange]) -> None:
    patch = Patch(entries).packed
    assert list(patch) == entries
    assert list(patch.inverse) == [(name, after, before) for name, before, after in entries]
    assert patch == Patch(entries)
    assert patch.inverse.inverse == patch


def test_the_checksum_covers_what_lies_beside() -> None:
    packed = pack([], "12|do")
    assert is_whole(packed, "12|do")
    assert not is_whole(packed, "12|undo")
    with pytest.raises(Unreadable):
        unpack(packed)


# --- steps


def event(n: int, action: Action, step: int | None, value: int = 0) -> Event:
    patch = Patch((("000", str(n - 1), str(value or n)),))
    return Event(n, at(n), action, step, "Kind", 0, False, patch)


@pytest.mark.parametrize("action", [Action.UNDO, Action.REDO])
def test_a_step_that_does_not_stand_so_cannot_be_turned(action: Action) -> None:
    steps = steps_of([event(1, Action.DO, 1), event(2, Action.UNDO, 1), event(3, Action.DO, 3)])
    with pytest.raises(ValueError, match="step 1 is not"):
        steps.after(event(4, action, 1))


def test_where_the_beginning_is_lost_the_rest_counts() -> None:
    later = [
        event(7, Action.UNDO, 3),
        event(8, Action.DO, 8),
        event(9, Action.REDO, 2),
        event(10, Action.UNDO, 8),
    ]
    assert [(step.n, step.state) for step in steps_of(later)] == [(8, "undone")]


def test_other_events_leave_the_steps_alone() -> None:
    steps = steps_of([event(1, Action.DO, 1)])
    gone = event(2, Action.DELETE, None)
    assert steps.after(gone) == steps
    assert steps_of([event(1, Action.DO, 1), gone]) == steps


def test_a_patch_turned_leads_back() -> None:
    patch = Patch((("000", "a", "b"), ("001", None, "c"), ("002", "d", None)))
    before = {"000": "a", "002": "d", "003": "e"}
    after = patched(before, patch)
    assert after == {"000": "b", "001": "c", "003": "e"}
    assert patched(after, patch.inverse) == before
    with pytest.raises(ValueError, match="record 000"):
        patched(after, patch)


def test_a_new_step_gives_up_those_undone_also_straight_after_a_secret_one() -> None:
    found = [
        event(1, Action.DO, 1),
        event(2, Action.UNDO, 1),
        event(3, Action.DO, 3)._replace(deal=0, secret=True),
        event(4, Action.DO, 4),
    ]
    steps = steps_of(found)
    assert steps.undone == ()
    assert [(step.n, step.state) for step in steps] == [(3, State.DONE), (4, State.DONE)]
    # The first versions could redo such a step; their books are still read.
    assert [step.n for step in steps_of([*found, event(5, Action.REDO, 1)])] == [1, 3, 4]


def test_a_step_made_again_stands_before_those_made_after_it() -> None:
    secret = [event(n, Action.DO, n)._replace(deal=n, secret=True) for n in (2, 4)]
    undone = event(3, Action.UNDO, 2)._replace(deal=2, secret=True)
    again = event(5, Action.REDO, 2)._replace(deal=2, secret=True)
    steps = steps_of([event(1, Action.DO, 1), secret[0], undone, secret[1], again])
    assert [step.n for step in steps.done_since(2)] == [4]


def about(n: int, action: Action, step: int, deal: At | None, *, secret: bool) -> Event:
    """Return an event about a deal; every second one has a packed patch, as in the book."""
    made = event(n, action, step)
    if n % 2:
        made = made._replace(patch=Patch(made.patch).packed)
    return made._replace(deal=deal, secret=secret)


def plainly(steps: list[Step], new: Event) -> list[Step]:
    """Return the steps after one more event by a plain model."""
    if new.action is Action.DO:
        steps = [
            step
            for step in steps
            if step.state is State.DONE
            or (new.secret and not (step.secret and step.deal == new.deal))
        ]
        kind = new.kind or ""
        done = Step(new.n, new.at, kind, new.deal, new.secret, State.DONE, None, new.patch)
        return [*steps, done]
    undo = new.action is Action.UNDO
    state, order = (State.UNDONE, new.n) if undo else (State.DONE, None)
    patch = new.patch.inverse if undo else new.patch
    return [
        step._replace(state=state, undone_order=order, patch=patch) if step.n == new.step else step
        for step in steps
    ]


# The action, the place of its step, the deal, and whether it is secret.
MOVES = st.tuples(
    st.sampled_from(["do", "do", "do", "undo", "undo", "redo"]),
    st.integers(0, 9),
    st.integers(0, 3),
    st.booleans(),
)


@given(st.lists(MOVES, max_size=60))
def test_steps_that_go_on_from_each_other_are_those_that_all_events_tell(
    moves: list[tuple[str, int, int, bool]],
) -> None:
    found: list[Event] = []
    plain: list[Step] = []
    steps = UndoStack()
    before = [(steps, plain)]
    for n, (what, place, deal, secret) in enumerate(moves, start=1):
        state = State.UNDONE if what == "redo" else State.DONE
        there = [step for step in plain if step.state is state]
        if what == "do" or not there:
            new = about(n, Action.DO, n, deal, secret=secret)
        else:
            # Usually one of the last steps, sometimes an old one.
            step = there[max(-len(there), -1 - (place if place > 7 else 0))]
            inverse = Action(what)
            new = about(n, inverse, step.n, step.deal, secret=step.secret)
        found.append(new)
        plain = plainly(plain, new)
        steps = steps.after(new)
        before.append((steps, plain))
    # Later steps change no earlier stack, and each stack answers as the plain model does.
    for each, steps_then in before[:: max(1, len(before) // 6)]:
        assert list(each) == steps_then
        done = [step for step in steps_then if step.state is State.DONE]
        undone = [step for step in steps_then if step.state is State.UNDONE]
        assert list(each.undone) == sorted(undone, key=lambda step: step.undone_order or 0)
        for deal in range(4):
            public = [step for step in done if step.deal == deal and not step.secret]

            def wanted(kind: str, at: object, secret: bool, deal: int = deal) -> bool:
                return at == deal and not secret

            assert each.newest(wanted) == (public[-1] if public else None)
            assert each.oldest(wanted) == (public[0] if public else None)
        for n in (0, len(moves) // 2):
            assert each.done_since(n) == [step for step in done if step.n > n]
    assert steps_of(found) == steps
    assert len(steps) == len(plain)
