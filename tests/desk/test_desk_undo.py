from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime

import pytest

from chicago_gui.book import Action, Event, Patch, State, Step
from chicago_gui.book.events import UndoStack
from chicago_gui.desk.desk import UndoOwner, to_redo, to_undo
from chicago_gui.games.house.game import GAME

NINE = datetime(2026, 11, 20, 21, 0, tzinfo=UTC)
OPEN, GONE = State.DONE, State.UNDONE


def step(n: int, *, secret: bool = False, deal: int | None = 0, undone: int | None = None) -> Step:
    state = OPEN if undone is None else GONE
    return Step(n, NINE, "EnterZ", deal, secret, state, undone, Patch())


def standing(steps: Iterable[Step]) -> UndoStack:
    """The steps as a session has them."""
    found = list(steps)
    done = [
        Event(n, at, Action.DO, n, kind, deal, secret, patch)
        for n, at, kind, deal, secret, state, _, patch in found
        if state is OPEN
    ]
    undone = [each for each in found if each.state is GONE]
    return UndoStack(done, sorted(undone, key=lambda each: each.undone_order or 0))


def table_s(steps: UndoStack, withheld: int) -> int | None:
    """What the Table undoes of the house game where the last deals are withheld."""
    return number(to_undo(steps, UndoOwner.TABLE, withheld=withheld, beneath=GAME.stands_beneath))


def number(found: Step | None) -> int | None:
    return None if found is None else found.n


def test_the_table_undoes_the_last_step_that_is_public() -> None:
    steps = standing([step(1), step(2), step(3, secret=True), step(4, secret=True)])
    assert number(to_undo(steps, UndoOwner.TABLE)) == 2


def test_the_table_undoes_nothing_where_all_steps_are_counts() -> None:
    assert to_undo(standing([step(1, secret=True)]), UndoOwner.TABLE) is None


def test_the_preparer_undoes_the_counts_of_the_deal_in_hand() -> None:
    steps = standing([step(1), step(2, secret=True, deal=6)])
    assert number(to_undo(steps, UndoOwner.PREPARER, 6)) == 2


def test_the_preparer_passes_the_counts_of_another_deal() -> None:
    steps = standing([step(1, deal=6), step(2, secret=True, deal=5)])
    assert number(to_undo(steps, UndoOwner.PREPARER, 6)) == 1


@pytest.mark.parametrize("line", UndoOwner)
def test_what_is_undone_already_is_not_undone_again(line: UndoOwner) -> None:
    steps = standing([step(1), step(2, undone=3)])
    assert number(to_undo(steps, line, 0)) == 1


def test_redo_takes_what_was_undone_last() -> None:
    steps = standing([step(1, undone=5), step(2, undone=4), step(3)])
    assert number(to_redo(steps, UndoOwner.TABLE)) == 1


def test_the_table_never_makes_a_count_again() -> None:
    steps = standing([step(1, undone=5), step(2, secret=True, undone=6)])
    assert number(to_redo(steps, UndoOwner.TABLE)) == 1
    assert number(to_redo(steps, UndoOwner.PREPARER, 0)) == 2
    assert number(to_redo(steps, UndoOwner.PREPARER, 1)) == 1


def test_the_table_leaves_the_deal_with_the_preparer_alone() -> None:
    steps = standing([step(1, deal=4), step(2, deal=5), step(3, deal=5)])
    assert table_s(steps, 5) == 1
    assert number(to_undo(steps, UndoOwner.PREPARER, 5)) == 3
    # A plan is about no deal, and is everybody's.
    assert table_s(standing([*steps, step(4, deal=None)]), 5) == 4
    # Where nothing is said of the kinds, every step may be what the next ones stand upon.
    assert number(to_undo(steps, UndoOwner.TABLE, withheld=5)) == 3


@pytest.mark.parametrize("kind", ["BeginDeal", "PickDeck", "RemoveDeal", "ReplaceSession"])
def test_no_deal_is_undone_from_beneath_another(kind: str) -> None:
    steps = standing([step(1, deal=4)._replace(kind=kind), step(2, deal=5)])
    assert table_s(steps, 5) == 2


def test_where_nothing_else_is_left_or_it_was_begun_the_table_undoes_that_too() -> None:
    assert table_s(standing([step(1, deal=0), step(2, deal=0)]), 0) == 2
    begun = standing([step(1, deal=4), step(2, deal=5), step(3, deal=5, undone=4)])
    assert table_s(begun, 5) == 2


def test_what_the_preparer_undid_of_the_counts_changes_nothing_of_what_the_table_undoes() -> None:
    steps = [step(1, deal=4), step(2, deal=5)]
    assert table_s(standing(steps), 5) == 1
    assert table_s(standing([*steps, step(3, deal=5, secret=True, undone=4)]), 5) == 1
    # What was undone of a deal that is over has begun nothing either.
    assert table_s(standing([*steps, step(3, deal=4, undone=4)]), 5) == 1
