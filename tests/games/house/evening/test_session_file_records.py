"""The evening as the book keeps it: heading and each deal apart, halves and secrets included."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given

from chicago_gui.games.house import changes as c
from chicago_gui.games.house.evening import Change, EnterHcp, Session, SessionFileError, dumps
from chicago_gui.games.house.evening.session_file import records, session_of
from chicago_gui.games.house.sheet import Deck
from chicago_gui.record import replace
from chicago_gui.sheet.fields import HEADING
from chicago_gui.sheet.setup import ChangeHeading
from tests.games.house.evening.make import (
    after,
    attempt,
    begun,
    bid,
    deal_of,
    every_deal,
    fresh,
    played,
    ready,
    two_open,
)
from tests.games.house.evening.strategies import any_change, half, randoms, secret_twins, sessions


def touched(before: Session, now: Session) -> set[str]:
    """The names of the records in which two sessions differ."""
    old, new = records(before), records(now)
    return {name for name in old.keys() | new.keys() if old.get(name) != new.get(name)}


@half
@given(sessions())
def test_records_are_the_session_halves_and_secrets_included(session: Session) -> None:
    found = records(session)
    assert session_of(found) == session
    assert records(session_of(found)) == found
    assert sorted(found) == [*(f"{index:03}" for index in every_deal(session)), HEADING]


@pytest.mark.parametrize("z", [(True, None), (None, False), (None, None), (False, True)])
def test_a_z_that_one_team_has_not_yet_rolled_is_kept(z: tuple[bool | None, bool | None]) -> None:
    session = after(begun(fresh()), c.EnterZ(0, 0, z[0]), c.EnterZ(0, 1, z[1]))
    assert session.deals[0].vulnerable == z
    assert session_of(records(session)) == session


def test_what_an_earlier_program_took_can_still_be_read_and_changed() -> None:
    """Names and notes that no file and nobody who types could bring today."""
    names = ("An\u200bna", "Anna", "Ve\nra", "\u202eDima", "Egor")
    session = begun(fresh(names=names, place="here\tand there"), preparer=names[4])
    deal = replace(session.deals[0], note="x" * 5000)
    session = replace(session, sheet=replace(session.sheet, deals=(deal,)))
    assert session_of(records(session)) == session
    later = after(
        session,
        EnterHcp(0, Deck.A, 12),
        ChangeHeading(session.sheet.date.replace(day=1), session.sheet.place),
        c.Rename((("An\u200bna", "Zoe"),)),
    )
    assert later.deals[0].note == deal.note
    assert session_of(records(later)) == later


def test_records_hold_what_an_export_from_the_table_leaves_out() -> None:
    session = two_open(fresh())
    assert '"hcp":{"A":31,"B":2,"C":4,"D":3}' in records(session)["001"]
    assert '"hcp"' not in dumps(session)
    assert '"hcp"' not in records(session)[HEADING]


@pytest.mark.parametrize(
    ("change", "names"),
    [
        (c.BeginDeal("Anna"), {"002"}),
        (c.DeleteDeal(1), {"001"}),
        (c.EnterPreparer(1, "Vera"), {"001"}),
        (c.PickDeck(1, Deck.A, "Vera"), {"001"}),
        (c.EnterZ(0, 1, True), {"000"}),
        (c.EnterResult(1, 7), {"001"}),
        (c.CorrectCounts(0, (13, 8, 13, 6)), {"000"}),
        (c.EnterNoted(0, "Anna", 13), {"000"}),
        (EnterHcp(1, Deck.D, None), {"001"}),
        (c.ChangePlan(20), {HEADING}),
        (c.ChangeRules(fresh(honours=True).sheet.rules), {HEADING}),
        (ChangeHeading(fresh().sheet.date, "elsewhere"), {HEADING}),
        (c.Rename((("Egor", "Zoe"),)), {HEADING, "000", "001"}),
        (c.EnterNote(1, ""), set()),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_change_touches_the_records_it_is_about(change: Change, names: set[str]) -> None:
    session = bid(played(fresh()), preparer="Boris")
    assert touched(session, after(session, change)) == names


@half
@given(sessions(edits=0, most=3), randoms())
def test_records_differ_where_the_sessions_do(session: Session, random: Random) -> None:
    changed = attempt(session, any_change(random, session))
    names = touched(session, changed)
    for index in range(max(len(session.deals), len(changed.deals))):
        both = [
            (each.deals[index : index + 1], each.counts[index : index + 1])
            for each in (session, changed)
        ]
        assert (f"{index:03}" in names) == (both[0] != both[1])
    bare = [replace(each.sheet, deals=()) for each in (session, changed)]
    assert (HEADING in names) == (bare[0] != bare[1])


@half
@given(secret_twins(most=1))
def test_the_secrets_of_open_deals_are_in_the_records_of_open_deals(
    twins: tuple[Session, Session],
) -> None:
    one, other = twins
    assert touched(one, other) <= {f"{index:03}" for index in one.sheet.open_deals}
    assert touched(one, other)


def test_a_deal_may_be_read_with_the_heading_alone() -> None:
    session = bid(played(fresh()), preparer="Boris")
    found = records(session)
    alone = session_of({HEADING: found[HEADING], "001": found["001"]})
    assert alone.deals == session.deals[1:]
    assert alone.counts == session.counts[1:]


def test_deals_come_in_order_however_the_records_lie() -> None:
    session = bid(played(fresh()), preparer="Boris")
    found = records(session)
    assert session_of(dict(reversed(found.items()))) == session


def spoilt(name: str, text: str) -> dict[str, str]:
    return {**records(ready(fresh())), name: text}


@pytest.mark.parametrize(
    ("name", "text"),
    [
        (HEADING, ""),
        (HEADING, "[]"),
        (HEADING, "null"),
        (HEADING, "{}"),
        (HEADING, '{"id": 1}'),
        ("000", ""),
        ("000", "{"),
        ("000", "[]"),
        ("000", "null"),
        ("000", "7"),
        ("000", '"deal"'),
        ("000", "{}"),
        ("000", '{"deal": []}'),
        ("000", '{"deal": {"hcp": {"A": "12"}}}'),
        ("000", '{"deal": {"auction": []}}'),
        ("000", '{"deal": {}, "z": true}'),
        ("000", '{"deal": {}, "z": [true]}'),
        ("000", '{"deal": {}, "z": [true, null, true]}'),
        ("000", '{"deal": {}, "z": [1, null]}'),
        ("000", '{"deal": {}, "z": ["z", null]}'),
        ("000", "[" * 100_000),
        ("000", "9" * 5000),
    ],
)
def test_a_record_that_cannot_be_read_is_refused(name: str, text: str) -> None:
    with pytest.raises(SessionFileError) as caught:
        session_of(spoilt(name, text))
    assert str(caught.value)


def test_records_without_a_heading_are_refused() -> None:
    with pytest.raises(SessionFileError):
        session_of({"000": json.dumps({"deal": deal_of()})})


def test_what_is_wrong_with_a_record_is_told_without_the_record() -> None:
    # It may be the record of an open deal, and this sentence stands in a log.
    broken: dict[str, Any] = {"deal": deal_of(hcp={"A": 31})}
    text = json.dumps(broken)[:-1]
    with pytest.raises(SessionFileError) as caught:
        session_of(spoilt("000", text))
    assert "31" not in str(caught.value)
    assert caught.value.__cause__ is None
