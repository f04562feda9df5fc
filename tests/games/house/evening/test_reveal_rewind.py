"""Undo and redo of every change: one record in place of another, counts apart from the sheet."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from random import Random

import pytest
from hypothesis import assume, given

from chicago_gui.games.house import changes as c
from chicago_gui.games.house.changes import HouseReason
from chicago_gui.games.house.evening import (
    Change,
    EnterCounts,
    EnterHcp,
    Session,
    SessionFileError,
)
from chicago_gui.games.house.evening.reveal import COUNT_KINDS, with_records
from chicago_gui.games.house.evening.session import check_session, step_kind
from chicago_gui.games.house.evening.session_file import records
from chicago_gui.games.house.rules import PassedOut, Rules
from chicago_gui.games.house.sheet import Deck
from chicago_gui.record import replace
from chicago_gui.scoring import OFFICIAL, Contract, Refused
from chicago_gui.sheet.fields import HEADING
from chicago_gui.sheet.history import REPLACE
from chicago_gui.sheet.play import DealReason
from chicago_gui.sheet.setup import ChangeHeading
from tests.games.house.evening.make import (
    HCP,
    after,
    attempt,
    begun,
    bid,
    counting,
    fresh,
    played,
    ready,
    thrown_in,
)
from tests.games.house.evening.strategies import (
    COUNTING,
    KINDS,
    any_change,
    half,
    randoms,
    sessions,
)

MOVING = (c.InsertDeal, c.DeleteDeal)
"""The changes that move whole deals, with their counts."""


class Step:
    """One change made on a session: it can be undone and made again, on whatever stands now."""

    def __init__(self, before: Session, change: Change) -> None:
        self.before = before
        self.kind = step_kind(change)
        self.after = after(before, change)
        self._old, self._new = records(before), records(self.after)
        self.touched = {
            name
            for name in self._old.keys() | self._new.keys()
            if self._old.get(name) != self._new.get(name)
        }

    def undo(self, now: Session) -> Session:
        """`now` without the step; it may be refused, as a change may."""
        return self._put(now, self._old)

    def redo(self, now: Session) -> Session:
        """`now` with the step made again; it may be refused, as a change may."""
        return self._put(now, self._new)

    def _put(self, now: Session, records: dict[str, str]) -> Session:
        wanted = [(name, records.get(name)) for name in self.touched]
        found = with_records(now, wanted, self.kind)
        check_session(found)
        return found


def an_hour_in() -> Session:
    """A deal over, one thrown in, one being played; honours, notes and doubts among them."""
    session = after(
        played(fresh(honours=True)),
        c.EnterHonours(0, "Vera", 100),
        c.EnterNoted(0, "Vera", 12),
        c.EnterNote(0, "misdealt"),
    )
    return after(bid(thrown_in(session, "Boris"), preparer="Boris"), c.EnterNote(2, "late"))


MAKE: dict[type[Change], Callable[[], tuple[Session, Change]]] = {
    c.BeginDeal: lambda: (an_hour_in(), c.BeginDeal("Dima")),
    c.InsertDeal: lambda: (thrown_in(played(fresh())), c.InsertDeal(0)),
    c.DeleteDeal: lambda: (thrown_in(played(fresh())), c.DeleteDeal(0)),
    c.EnterPreparer: lambda: (an_hour_in(), c.EnterPreparer(0, "Vera")),
    c.PickDeck: lambda: (an_hour_in(), c.PickDeck(2, Deck.A, "Egor")),
    c.SitDown: lambda: (an_hour_in(), c.SitDown(0, (("Anna", "Vera"), ("Boris", "Dima")))),
    c.EnterZ: lambda: (an_hour_in(), c.EnterZ(2, 1, None)),
    c.EnterOpener: lambda: (an_hour_in(), c.EnterOpener(2, "Egor")),
    c.EnterContract: lambda: (an_hour_in(), c.EnterContract(0, None)),
    c.PassOut: lambda: (an_hour_in(), c.PassOut(0)),
    c.Swap: lambda: (an_hour_in(), c.Swap(2)),
    c.EnterResult: lambda: (an_hour_in(), c.EnterResult(2, 0)),
    c.CorrectCounts: lambda: (an_hour_in(), c.CorrectCounts(0, (37, 3, 0, 0))),
    c.EnterAllNoted: lambda: (
        an_hour_in(),
        c.EnterAllNoted(0, (("Vera", None), ("Anna", 3))),
    ),
    c.EnterNoted: lambda: (an_hour_in(), c.EnterNoted(0, "Vera", None)),
    c.EnterHonours: lambda: (an_hour_in(), c.EnterHonours(0, "Vera", None)),
    c.EnterNote: lambda: (an_hour_in(), c.EnterNote(0, "")),
    c.ChangePlan: lambda: (an_hour_in(), c.ChangePlan(20)),
    c.Rename: lambda: (an_hour_in(), c.Rename((("Vera", "Zoe"),))),
    c.ChangeAttendance: lambda: (an_hour_in(), c.ChangeAttendance(("Egor",), ("Zoe",))),
    c.SeparateName: lambda: (an_hour_in(), c.SeparateName("Vera", "Zoe", (0, 2))),
    ChangeHeading: lambda: (an_hour_in(), ChangeHeading(date(2027, 1, 1), "elsewhere")),
    c.ChangeRules: lambda: (
        an_hour_in(),
        c.ChangeRules(Rules(OFFICIAL, passed_out=PassedOut.SCORE, honours=True)),
    ),
    EnterHcp: lambda: (an_hour_in(), EnterHcp(2, Deck.B, None)),
    EnterCounts: lambda: (an_hour_in(), EnterCounts(2, (8, 14, 12, 6))),
}


@pytest.fixture(params=KINDS, ids=lambda kind: kind.__name__)
def step(request: pytest.FixtureRequest) -> Step:
    """One step for each kind of change there is."""
    made = Step(*MAKE[request.param]())
    assert made.after != made.before
    return made


def test_undo_gives_what_was_before(step: Step) -> None:
    assert step.undo(step.after) == step.before


def test_redo_gives_what_was_after(step: Step) -> None:
    assert step.redo(step.before) == step.after
    assert step.redo(step.undo(step.after)) == step.after
    assert step.undo(step.redo(step.undo(step.after))) == step.before


def test_only_kinds_about_counts_write_hcp() -> None:
    assert {kind.__name__ for kind in COUNTING} == COUNT_KINDS
    for kind in (kind for kind in KINDS if kind not in MOVING):
        made = Step(*MAKE[kind]())
        before = {deal: counts.hcp for deal, counts in enumerate(made.before.counts)}
        now = {deal: counts.hcp for deal, counts in enumerate(made.after.counts)}
        shared = before.keys() & now.keys()
        same = all(before[deal] == now[deal] for deal in shared)
        assert same == (kind not in COUNTING), kind


@pytest.mark.parametrize(
    "step",
    [kind for kind in KINDS if kind not in (*COUNTING, *MOVING)],
    ids=lambda kind: kind.__name__,
    indirect=True,
)
def test_undo_at_the_table_leaves_newer_counts_as_they_are(step: Step) -> None:
    now = after(step.after, EnterHcp(2, Deck.A, None), EnterHcp(2, Deck.B, None))
    undone = step.undo(now)
    assert undone.sheet == step.before.sheet
    assert [counts.hcp for counts in undone.counts[:2]] == [HCP, HCP]
    assert undone.counts[2].hcp == (None, None, 13, 6)
    assert [each.noted for each in undone.counts] == [each.noted for each in step.before.counts]
    assert step.redo(undone) == now


def test_undo_of_a_count_leaves_the_newer_sheet_as_it_is() -> None:
    step = Step(begun(fresh(), hcp=(12, 9, 13, None)), EnterHcp(0, Deck.D, 6))
    now = after(
        step.after,
        c.EnterNote(0, "from the Table"),
        c.EnterOpener(0, "Anna"),
        c.ChangePlan(20),
    )
    undone = step.undo(now)
    assert undone.sheet == now.sheet
    assert undone.counts[0].hcp == (12, 9, 13, None)
    assert step.redo(undone) == now


def test_undo_of_corrected_counts_leaves_what_was_noted_since() -> None:
    step = Step(played(fresh()), c.CorrectCounts(0, (13, 8, 13, 6)))
    now = after(step.after, c.EnterNoted(0, "Anna", 13), c.EnterNote(0, "Anna was right"))
    undone = step.undo(now)
    assert undone.counts[0].hcp == HCP
    assert undone.counts[0].noted == (("Anna", 13),)
    assert undone.sheet == now.sheet


def test_undo_of_what_was_noted_leaves_counts_corrected_since() -> None:
    step = Step(played(fresh()), c.EnterNoted(0, "Anna", 13))
    now = after(step.after, c.CorrectCounts(0, (13, 8, 13, 6)))
    undone = step.undo(now)
    assert undone.counts[0].hcp == (13, 8, 13, 6)
    assert undone.counts[0].noted == ()


def test_undo_of_the_beginning_takes_the_deal_out_counted_or_not() -> None:
    step = Step(bid(fresh()), c.BeginDeal("Boris"))
    now = after(step.after, *counting(1, HCP))
    assert step.undo(now) == step.before


def test_a_deal_taken_out_comes_back_with_its_counts() -> None:
    step = Step(begun(bid(fresh()), "Boris", (1, 2, 3, 34)), c.DeleteDeal(1))
    assert step.undo(step.after).counts[1].hcp == (1, 2, 3, 34)


def test_an_undo_that_would_leave_what_cannot_be_is_refused() -> None:
    step = Step(played(fresh()), c.ChangeRules(Rules(honours=True)))
    now = after(step.after, c.EnterHonours(0, "Vera", 100))
    with pytest.raises(Refused) as caught:
        step.undo(now)
    assert caught.value.reason is DealReason.HONOURS_OFF


def test_an_undo_to_a_name_that_stands_nowhere_any_more_is_refused() -> None:
    step = Step(ready(fresh()), c.EnterContract(0, Contract.parse("4S"), "Anna"))
    now = after(step.after, c.Rename((("Egor", "Zoe"),)))
    with pytest.raises(Refused) as caught:
        step.undo(now)
    assert caught.value.reason is HouseReason.NOT_A_PLAYER


def test_a_record_that_cannot_be_read_is_refused() -> None:
    for name in (HEADING, "000"):
        with pytest.raises(SessionFileError):
            with_records(ready(fresh()), [(name, "{")], "EnterNote")
    with pytest.raises(SessionFileError):
        with_records(ready(fresh()), [(HEADING, None)], "EnterNote")


def test_nothing_wanted_changes_nothing() -> None:
    session = an_hour_in()
    for kind in ("EnterNote", "EnterHcp"):
        assert with_records(session, [], kind) == session


def test_a_session_that_took_the_place_of_another_goes_and_comes_whole() -> None:
    mine, theirs = begun(bid(fresh()), "Boris", (1, 2, 3, 34)), an_hour_in()
    for now, then in ((mine, theirs), (theirs, mine)):
        names = records(now).keys() | records(then).keys()
        wanted = [(name, records(then).get(name)) for name in names]
        assert with_records(now, wanted, REPLACE) == then


def changed_by_chance(random: Random, session: Session, kinds: tuple[type[Change], ...]) -> Step:
    """A step that changes something, among those drawn; else a note."""
    for _ in range(8):
        change = any_change(random, session, kinds)
        if attempt(session, change) != session:
            return Step(session, change)
    return Step(session, c.ChangePlan(59 if session.sheet.planned_deals == 60 else 60))


@half
@given(sessions(edits=0, most=3), randoms())
def test_any_change_of_any_session_is_undone_and_made_again(
    session: Session, random: Random
) -> None:
    steps = []
    for _ in range(3):
        steps.append(changed_by_chance(random, session, KINDS))
        session = steps[-1].after
    for step in reversed(steps):
        session = step.undo(session)
        assert session == step.before
    for step in steps:
        session = step.redo(session)
        assert session == step.after


def undone_if_it_can_be(step: Step, now: Session) -> Session | None:
    try:
        return step.undo(now)
    except Refused:
        return None


@half
@given(sessions(edits=0, open_deals=1, most=1), randoms())
def test_undo_at_the_table_never_touches_a_count(session: Session, random: Random) -> None:
    public = tuple(kind for kind in KINDS if kind not in COUNTING)
    step = changed_by_chance(random, session, public)
    now = attempt(step.after, any_change(random, step.after, (EnterHcp,)))
    undone = undone_if_it_can_be(step, now)
    if undone is not None:
        assert undone.sheet == step.before.sheet
        for one, other in zip(undone.counts, now.counts, strict=False):
            assert one.hcp == other.hcp


@half
@given(sessions(edits=0, open_deals=1, most=1), randoms())
def test_undo_of_a_count_never_touches_the_sheet(session: Session, random: Random) -> None:
    index = session.sheet.open_deals[0]
    counted = session.counts[index].hcp[0]
    assume(counted is not None)
    before = after(session, EnterHcp(index, Deck.A, None))
    step = Step(before, EnterHcp(index, Deck.A, counted))
    now = step.after
    public = tuple(kind for kind in KINDS if kind not in (*COUNTING, *MOVING))
    for _ in range(3):
        now = attempt(now, any_change(random, now, public))
    undone = undone_if_it_can_be(step, now)
    if undone is not None:
        assert replace(undone, counts=now.counts) == now
        assert undone.counts[index].hcp == before.counts[index].hcp
