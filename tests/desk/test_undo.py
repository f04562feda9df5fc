from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

import pytest

from chicago_gui.book import Patch, State, Step
from chicago_gui.desk.undo import Line, to_redo, to_undo, with_preparer
from chicago_gui.games.russian.deal import Deal
from chicago_gui.scoring import Contract

NINE = datetime(2026, 11, 20, 21, 0, tzinfo=UTC)
HANDED_OUT = Deal(prepared_by="Egor", decks=("Anna", "Boris", "Vera", "Dima"))
IN_PLAY = replace(HANDED_OUT, contract=Contract.parse("2S"), declarer="Anna")
OVER = replace(IN_PLAY, tricks=8)
OPEN, GONE = State.DONE, State.UNDONE


def step(n: int, *, secret: bool = False, deal: int | None = 0, undone: int | None = None) -> Step:
    state = OPEN if undone is None else GONE
    return Step(n, NINE, "EnterZ", deal, secret, state, undone, Patch())


def number(found: Step | None) -> int | None:
    return None if found is None else found.n


def test_the_table_undoes_the_last_step_that_is_public() -> None:
    steps = [step(1), step(2), step(3, secret=True), step(4, secret=True)]
    assert number(to_undo(steps, Line.TABLE)) == 2


def test_the_table_undoes_nothing_where_all_steps_are_counts() -> None:
    assert to_undo([step(1, secret=True)], Line.TABLE) is None


def test_the_preparer_undoes_the_counts_of_the_deal_in_hand() -> None:
    steps = [step(1), step(2, secret=True, deal=6)]
    assert number(to_undo(steps, Line.PREPARER, 6)) == 2


def test_the_preparer_passes_the_counts_of_another_deal() -> None:
    steps = [step(1, deal=6), step(2, secret=True, deal=5)]
    assert number(to_undo(steps, Line.PREPARER, 6)) == 1


@pytest.mark.parametrize("line", Line)
def test_what_is_undone_already_is_not_undone_again(line: Line) -> None:
    steps = [step(1), step(2, undone=3)]
    assert number(to_undo(steps, line, 0)) == 1


def test_redo_takes_what_was_undone_last() -> None:
    steps = [step(1, undone=5), step(2, undone=4), step(3)]
    assert number(to_redo(steps, Line.TABLE)) == 1


def test_the_table_never_makes_a_count_again() -> None:
    steps = [step(1, undone=5), step(2, secret=True, undone=6)]
    assert number(to_redo(steps, Line.TABLE)) == 1
    assert number(to_redo(steps, Line.PREPARER, 0)) == 2
    assert number(to_redo(steps, Line.PREPARER, 1)) == 1


@pytest.mark.parametrize("line", Line)
def test_nothing_is_done_again_that_was_given_up(line: Line) -> None:
    given_up = Step(1, NINE, "EnterZ", 0, False, State.DROPPED, 2, Patch())
    assert to_redo([given_up], line, 0) is None
    assert to_undo([given_up], line, 0) is None


def test_the_table_leaves_the_deal_with_the_preparer_alone() -> None:
    steps = [step(1, deal=4), step(2, deal=5), step(3, deal=5)]
    assert number(to_undo(steps, Line.TABLE, preparing=5)) == 1
    assert number(to_undo(steps, Line.PREPARER, 5)) == 3
    # A plan is about no deal, and is everybody's.
    assert number(to_undo([*steps, step(4, deal=None)], Line.TABLE, preparing=5)) == 4


@pytest.mark.parametrize("kind", ["BeginDeal", "PickDeck", "RemoveDeal", "ReplaceSession"])
def test_no_deal_is_undone_from_beneath_another(kind: str) -> None:
    steps = [replace(step(1, deal=4), kind=kind), step(2, deal=5)]
    assert number(to_undo(steps, Line.TABLE, preparing=5)) == 2


def test_where_nothing_else_is_left_or_it_was_begun_the_table_undoes_that_too() -> None:
    assert number(to_undo([step(1, deal=0), step(2, deal=0)], Line.TABLE, preparing=0)) == 2
    begun = [step(1, deal=4), step(2, deal=5), step(3, deal=5, undone=4)]
    assert number(to_undo(begun, Line.TABLE, preparing=5)) == 2


@pytest.mark.parametrize(
    ("deals", "place"),
    [
        ([], None),
        ([OVER], None),
        ([OVER, IN_PLAY], 2),
        ([OVER, IN_PLAY, Deal()], 2),
        ([OVER, Deal(prepared_by="Anna")], 1),
        ([OVER, HANDED_OUT], None),
    ],
)
def test_which_deals_are_the_preparer_s(deals: list[Deal], place: int | None) -> None:
    assert with_preparer(deals) == place
