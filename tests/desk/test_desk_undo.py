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
    """Return the undo stack with these steps."""
    found = list(steps)
    done = [
        Event(n, at, Action.DO, n, kind, deal, secret, patch)
        for n, at, kind, deal, secret, state, _, patch in found
        if state is OPEN
    ]
    undone = [each for each in found if each.state is GONE]
    return UndoStack(done, sorted(undone, key=lambda each: each.undone_order or 0))


def table_s(steps: UndoStack, withheld: int) -> int | None:
    """Return the step that the Table undoes if the deals from `withheld` on are the preparer's."""
    return number(to_undo(steps, UndoOwner.TABLE, withheld=withheld, beneath=GAME.stands_beneath))


def number(found: Step | None) -> int | None:
    return None if found is None else found.n


def test_the_preparer_has_the_counts_of_one_deal_alone() -> None:
    for deal, mine in ((6, 2), (5, 1)):
        counted = standing([step(1), step(2, secret=True, deal=6)])
        assert number(to_undo(counted, UndoOwner.PREPARER, deal)) == mine
        undone = standing([step(1, undone=5), step(2, secret=True, deal=6, undone=6)])
        assert number(to_redo(undone, UndoOwner.PREPARER, deal)) == mine


def test_the_table_leaves_the_deal_with_the_preparer_alone() -> None:
    steps = standing([step(1, deal=4), step(2, deal=5), step(3, deal=5)])
    assert table_s(steps, 5) == 1
    assert number(to_undo(steps, UndoOwner.PREPARER, 5)) == 3
    # A change of the plan is about no deal.
    assert table_s(standing([*steps, step(4, deal=None)]), 5) == 4
    # Without `beneath`, later steps may depend on every step.
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
    # An undone step of a finished deal does not count.
    assert table_s(standing([*steps, step(3, deal=4, undone=4)]), 5) == 1
