"""Steps follow from events alone: done, undone, given up."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.book.steps import Action, Event, Patch, State, patched, steps_after, steps_of
from tests.book.typist import at


def event(n: int, action: Action, step: int | None, value: int = 0) -> Event:
    patch = Patch((("000", str(n - 1), str(value or n)),))
    return Event(n, at(n), action, step, "Kind", 0, False, patch)


def events(moves: list[int]) -> Iterator[Event]:
    """Make events: 0 and 1 are new steps, 2 an undo and 3 a redo where there is one."""
    steps = steps_of([])
    for n, move in enumerate(moves, start=1):
        done = [step for step in steps if step.state is State.DONE]
        undone = [step for step in steps if step.state is State.UNDONE]
        if move == 2 and done:
            new = event(n, Action.UNDO, done[-1].n)
        elif move == 3 and undone:
            new = event(n, Action.REDO, max(undone, key=lambda s: s.undone_order or 0).n)
        else:
            new = event(n, Action.DO, n)
        steps = steps_after(steps, new)
        yield new


@given(st.lists(st.integers(0, 3), max_size=40))
def test_undo_and_redo_are_a_stack(moves: list[int]) -> None:
    done: list[int] = []
    undone: list[int] = []
    found = list(events(moves))
    for each in found:
        match each.action:
            case Action.DO:
                done.append(each.n)
                undone.clear()
            case Action.UNDO:
                undone.append(done.pop())
                assert undone[-1] == each.step
            case Action.REDO:
                done.append(undone.pop())
                assert done[-1] == each.step
    steps = steps_of(found)
    assert [step.n for step in steps if step.state == "done"] == done
    order = sorted((s for s in steps if s.state == "undone"), key=lambda s: s.undone_order or 0)
    assert [step.n for step in order] == undone


def test_a_step_has_the_patch_of_its_last_doing() -> None:
    do = event(1, Action.DO, 1)
    undo = event(2, Action.UNDO, 1)._replace(patch=Patch((("000", "new", "old"),)))
    (step,) = steps_of([do, undo])
    assert step.patch == (("000", "old", "new"),)
    redo = event(3, Action.REDO, 1)._replace(patch=Patch((("000", "a", "b"),)))
    (step,) = steps_of([do, undo, redo])
    assert step.patch == (("000", "a", "b"),)
    assert step.undone_order is None


@pytest.mark.parametrize("action", [Action.UNDO, Action.REDO])
def test_a_step_that_does_not_stand_so_cannot_be_turned(action: Action) -> None:
    steps = steps_of([event(1, Action.DO, 1), event(2, Action.UNDO, 1), event(3, Action.DO, 3)])
    with pytest.raises(ValueError, match="step 1 is not"):
        steps_after(steps, event(4, action, 1))


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
    assert steps_after(steps, gone) == steps
    assert steps_of([event(1, Action.DO, 1), gone]) == steps


def test_a_patch_turned_leads_back() -> None:
    patch = Patch((("000", "a", "b"), ("001", None, "c"), ("002", "d", None)))
    before = {"000": "a", "002": "d", "003": "e"}
    after = patched(before, patch)
    assert after == {"000": "b", "001": "c", "003": "e"}
    assert patched(after, patch.turned) == before
    with pytest.raises(ValueError, match="record 000"):
        patched(after, patch)


def test_a_secret_step_gives_up_the_secret_ones_of_its_deal_alone() -> None:
    def made(n: int, deal: int, *, secret: bool) -> Event:
        return event(n, Action.DO, n)._replace(deal=deal, secret=secret)

    found = [
        made(1, 0, secret=False),
        made(2, 0, secret=True),
        made(3, 1, secret=True),
        event(4, Action.UNDO, 3),
        event(5, Action.UNDO, 2),
        event(6, Action.UNDO, 1),
    ]
    counted = made(7, 1, secret=True)
    assert [(step.n, step.state) for step in steps_of([*found, counted])] == [
        (1, State.UNDONE),
        (2, State.UNDONE),
        (7, State.DONE),
    ]
    public = made(7, 1, secret=False)
    assert [step.n for step in steps_of([*found, public])] == [7]
