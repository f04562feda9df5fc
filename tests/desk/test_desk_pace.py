from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.book import Action, Event, Patch, State, UndoStack
from chicago_gui.book.history import ResultTimes
from chicago_gui.desk.desk import ends_at
from chicago_gui.games.house.evening import Counts, Session
from chicago_gui.games.house.game import GAME
from chicago_gui.games.house.rules import PassedOut, Rules
from chicago_gui.games.house.sheet import Deal, Sheet

NINE = datetime(2026, 11, 20, 21, 0, tzinfo=UTC)
PLAYED, THROWN_IN = Deal(tricks=9), Deal(passed_out=True)


def left(deals: Sequence[Deal], planned: int = 15, rules: Rules | None = None) -> int:
    """Return how many planned deals of such an evening are not over."""
    names = ("Anna", "Boris", "Vera", "Dima", "Egor")
    evening = Sheet("id", date(2026, 11, 20), "", names, planned, rules or Rules(), tuple(deals))
    return GAME.to_play(Session(evening, counts=(Counts(),) * len(deals)))


def after(*minutes: float) -> list[datetime]:
    return [NINE + timedelta(minutes=each) for each in minutes]


@pytest.mark.parametrize(
    ("results", "deals", "now", "end"),
    [
        ((0, 10, 20), 7, 25, 90),  # at the pace of the deals before
        ((), 5, 0, None),
        ((0,), 5, 0, None),  # one deal shows no pace
        ((0, 5, 15, 35), 1, 36, 45),  # neither the shortest nor the longest
        ((0, 10), 1, 19, 20),
        ((0, 10), 1, 20, None),
        ((0, 10), 1, 21, None),  # the time is past
        ((0, 10), 0, 10, None),  # nothing is left to play
        ((0, 10, 20), None, 25, None),  # nothing is planned
        ((0, 10), 5, 56, None),  # after a long break
        ((0, 40), 2, 85, 120),  # the next result may come for three quarters of an hour
        ((0, 40), 2, 85.01, None),
        ((0, 90), 3, 91, None),  # a meal between two deals is no pace
        ((0, 10, 100), 2, 101, 120),
        ((0, 0.5, 0.9), 5, 0.9, None),  # typed in afterwards
        ((0, 1), 1, 1, None),
        ((0, 1.01), 1, 1.01, 2.02),
        ((0, 44.99), 1, 44.99, 89.98),
        ((0, 45), 1, 45, None),
    ],
)
def test_the_end_follows_from_the_pace(
    results: tuple[float, ...], deals: int | None, now: float, end: float | None
) -> None:
    expected = None if end is None else NINE + timedelta(minutes=end)
    assert ends_at(after(*results), deals, NINE + timedelta(minutes=now)) == expected


def test_one_deal_in_which_other_things_were_done_does_not_put_the_hour_off() -> None:
    usual = ends_at(after(0, 10, 20, 30), 5, NINE + timedelta(minutes=30))
    assert usual == NINE + timedelta(minutes=80)
    for other in (after(0, 10, 20, 30, 70), after(0, 40, 50), after(0, 9, 19, 62, 72)):
        found = ends_at(other, 5, other[-1])
        assert found == other[-1] + timedelta(minutes=50)


@pytest.mark.parametrize("year", [1900, 2026])
def test_where_the_clock_was_set_back_nothing_is_foretold(year: int) -> None:
    now = NINE.replace(year=year) - timedelta(seconds=1)
    assert ends_at(after(0, 10), 5, now) is None


def test_a_thrown_in_deal_is_still_to_be_played() -> None:
    now = NINE + timedelta(minutes=10)
    found = ends_at(after(0, 10), left([PLAYED, THROWN_IN], planned=2), now)
    assert found == NINE + timedelta(minutes=20)
    score = Rules(passed_out=PassedOut.SCORE)
    assert ends_at(after(0, 10), left([PLAYED, THROWN_IN], 2, score), now) is None


@given(
    st.lists(
        st.tuples(
            st.sampled_from(["do", "do", "undo", "redo"]),
            st.sampled_from(["EnterResult", "PassOut", "EnterZ"]),
            st.integers(0, 2),
            st.integers(0, 9),
        ),
        max_size=40,
    )
)
def test_a_result_counts_from_when_it_was_entered_first(
    moves: list[tuple[str, str, int, int]],
) -> None:
    steps, results = UndoStack(), ResultTimes(GAME)
    told: list[datetime] = []
    for n, (what, kind, deal, place) in enumerate(moves, start=1):
        at = NINE + timedelta(minutes=n)
        state = State.UNDONE if what == "redo" else State.DONE
        there = [step for step in steps if step.state is state]
        event = Event(n, at, Action.DO, n, kind, deal, False, Patch())
        if what != "do" and there:
            # Usually the last one.
            step = there[max(-len(there), -1 - (place if place > 7 else 0))]
            about = (step.kind, step.deal, step.secret)
            event = Event(n, at, Action(what), step.n, *about, Patch())
        steps = steps.after(event)
        told = results.after([event], steps)
        first: dict[object, datetime] = {}
        for step in steps:
            if step.state is State.DONE and GAME.ends_a_deal(step.kind):
                first.setdefault(step.deal, step.at)
        assert told == sorted(first.values())
