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
    """How many planned deals of such an evening are not over."""
    names = ("Anna", "Boris", "Vera", "Dima", "Egor")
    evening = Sheet("id", date(2026, 11, 20), "", names, planned, rules or Rules(), tuple(deals))
    return GAME.to_play(Session(evening, counts=(Counts(),) * len(deals)))


def after(*minutes: float) -> list[datetime]:
    return [NINE + timedelta(minutes=each) for each in minutes]


def test_the_last_deal_ends_at_the_pace_of_those_before() -> None:
    results = after(0, 10, 20)
    now = NINE + timedelta(minutes=25)
    assert ends_at(results, left([PLAYED] * 3, planned=10), now) == NINE + timedelta(minutes=90)


def test_the_hour_does_not_move_while_a_deal_is_played() -> None:
    results, three = after(0, 10, 20), left([PLAYED] * 3)
    hours = {ends_at(results, three, now) for now in after(20, 29, 40)}
    assert len(hours) == 1


@pytest.mark.parametrize("results", [[], after(0)])
def test_one_deal_shows_no_pace(results: list[datetime]) -> None:
    assert ends_at(results, left([PLAYED] * len(results)), NINE) is None


def test_a_meal_between_two_deals_is_no_pace() -> None:
    now = NINE + timedelta(minutes=91)
    assert ends_at(after(0, 90), left([PLAYED] * 2), now) is None
    found = ends_at(after(0, 10, 100), left([PLAYED] * 3, planned=5), now + timedelta(minutes=10))
    assert found == NINE + timedelta(minutes=120)


def test_one_deal_in_which_other_things_were_done_does_not_put_the_hour_off() -> None:
    usual = ends_at(after(0, 10, 20, 30), 5, NINE + timedelta(minutes=30))
    assert usual == NINE + timedelta(minutes=80)
    for other in (after(0, 10, 20, 30, 70), after(0, 40, 50), after(0, 9, 19, 62, 72)):
        found = ends_at(other, 5, other[-1])
        assert found == other[-1] + timedelta(minutes=50)


def test_after_a_long_pause_nothing_is_foretold() -> None:
    now = NINE + timedelta(minutes=10 + 46)
    assert ends_at(after(0, 10), left([PLAYED] * 2), now) is None


@pytest.mark.parametrize("year", [1900, 2026])
def test_where_the_clock_was_set_back_nothing_is_foretold(year: int) -> None:
    now = NINE.replace(year=year) - timedelta(seconds=1)
    assert ends_at(after(0, 10), 5, now) is None


def test_an_hour_that_is_past_is_not_told() -> None:
    results, two = after(0, 10), left([PLAYED] * 2, planned=3)
    assert ends_at(results, two, NINE + timedelta(minutes=19)) is not None
    assert ends_at(results, two, NINE + timedelta(minutes=21)) is None


def test_when_all_planned_deals_are_played_nothing_is_left_to_end() -> None:
    assert ends_at(after(0, 10), left([PLAYED] * 2, planned=2), NINE) is None


def test_a_thrown_in_deal_is_still_to_be_played() -> None:
    now = NINE + timedelta(minutes=10)
    found = ends_at(after(0, 10), left([PLAYED, THROWN_IN], planned=2), now)
    assert found == NINE + timedelta(minutes=20)
    score = Rules(passed_out=PassedOut.SCORE)
    assert ends_at(after(0, 10), left([PLAYED, THROWN_IN], 2, score), now) is None


def test_results_typed_in_after_the_fact_show_no_pace() -> None:
    results = after(0, 0.5, 0.9)
    assert ends_at(results, left([PLAYED] * 3), results[-1]) is None


def test_where_nothing_is_planned_nothing_is_foretold() -> None:
    assert ends_at(after(0, 10, 20), None, NINE + timedelta(minutes=25)) is None


@pytest.mark.parametrize(("gap", "shows"), [(1, False), (1.01, True), (44.99, True), (45, False)])
def test_a_deal_takes_more_than_a_minute_and_less_than_three_quarters_of_an_hour(
    gap: float, shows: bool
) -> None:
    results = after(0, gap)
    found = ends_at(results, 1, results[-1])
    assert found == (results[-1] + timedelta(minutes=gap) if shows else None)


@pytest.mark.parametrize(("minutes", "foretold"), [(45, True), (45.01, False)])
def test_for_three_quarters_of_an_hour_the_next_result_may_come(
    minutes: float, foretold: bool
) -> None:
    results = after(0, 40)
    found = ends_at(results, 2, results[-1] + timedelta(minutes=minutes))
    assert (found is not None) is foretold


def test_the_hour_is_told_until_it_strikes() -> None:
    results = after(0, 10)
    for left in (1, 2):
        hour = NINE + timedelta(minutes=10 + 10 * left)
        assert ends_at(results, left, hour - timedelta(seconds=1)) == hour
        assert ends_at(results, left, hour) is None
    assert ends_at(results, 0, results[-1]) is None


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
            # Mostly the last one, as people do it.
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
