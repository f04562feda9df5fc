"""The real evenings, row by row against what was worked out for them outside of this program."""

from __future__ import annotations

from typing import Any

import pytest

from chicago_gui.games.house import changes as c
from chicago_gui.games.house.evening import Session, dumps, loads, reveal
from chicago_gui.games.house.evening.apply import apply
from chicago_gui.games.house.sheet import Deck
from chicago_gui.games.house.view import OpenDeal, PlayedDeal
from chicago_gui.record import replace
from chicago_gui.scoring import HOUSE, OFFICIAL, Contract
from tests.conftest import EveningFile
from tests.games.house.evening.make import after, counting, picking, seating, table

NAMES = (
    "evening-1",
    "evening-2-going-on",
    "evening-3-official",
    "evening-4-four",
    "evening-5-comes-and-goes",
)


def row(deal: OpenDeal | PlayedDeal) -> dict[str, Any]:
    """The deal as the rows that were worked out for it are written."""
    found: dict[str, Any] = {"deal": deal.number}
    if isinstance(deal, OpenDeal):
        return {**found, "open": True}
    if deal.thrown_in:
        return {**found, "contract": "pass"}
    outcome, teams, held = deal.outcome, deal.deal.teams, deal.team_hcp
    assert outcome is not None
    assert teams is not None
    assert held is not None
    if outcome.declarer_score is not None:
        found["declarer_score"] = outcome.declarer_score
    return {
        **found,
        "target_team": outcome.target_team + 1,
        "target": outcome.target,
        "difference": outcome.difference,
        "team_1_imps": outcome.imps[0],
        "team_2_imps": outcome.imps[1],
        "team_1_hcp": held[0],
        "team_2_hcp": held[1],
        "imps": {name: deal.imps_of(name) for team in teams for name in team},
    }


@pytest.fixture(params=NAMES)
def evening(request: pytest.FixtureRequest, evenings: dict[str, EveningFile]) -> EveningFile:
    return evenings[request.param]


def test_all_of_them_are_looked_at(evenings: dict[str, EveningFile]) -> None:
    assert sorted(evenings) == sorted(NAMES)


def test_every_deal_is_what_was_worked_out_for_it(evening: EveningFile) -> None:
    deals = reveal(loads(evening.text)).deals
    assert len(deals) == len(evening.expected["rows"])
    for deal, expected in zip(deals, evening.expected["rows"], strict=True):
        assert row(deal) == expected


def test_the_standing_is_what_was_worked_out(evening: EveningFile) -> None:
    view = reveal(loads(evening.text))
    assert {each.player: each.imps for each in view.standing} == evening.expected["totals"]
    scored = [each for each in evening.expected["rows"] if "imps" in each]
    assert view.scored == len(scored)
    for each in view.standing:
        assert each.played == sum(each.player in row["imps"] for row in scored)


def test_the_teams_are_named_in_the_rows_as_they_sat(evening: EveningFile) -> None:
    for deal, expected in zip(
        reveal(loads(evening.text)).deals, evening.expected["rows"], strict=True
    ):
        if "imps" in expected:
            assert isinstance(deal, PlayedDeal)
            for name, imps in expected["imps"].items():
                team = deal.deal.team_of(name)
                assert imps == expected[f"team_{(team or 0) + 1}_imps"]


def test_times_out_and_openings_are_those_in_the_file(evening: EveningFile) -> None:
    session = loads(evening.text)
    counted = [
        deal for index, deal in enumerate(session.deals) if not session.sheet.thrown_in(index)
    ]
    for each in reveal(session).standing:
        assert each.out == sum(deal.prepared_by == each.player for deal in counted)
        assert each.opened == sum(deal.opening_bid == each.player for deal in counted)


def test_one_of_them_is_scored_by_the_official_table_with_passed_out_deals(
    evenings: dict[str, EveningFile],
) -> None:
    session = loads(evenings["evening-3-official"].text)
    assert session.sheet.rules.targets is OFFICIAL
    deals = reveal(session).deals
    passed = [deal for deal in deals if deal.deal.passed_out]
    assert [deal.number for deal in passed] == [16]
    assert [deal.number for deal in deals] == list(range(1, 21))
    house = after(session, c.ChangeRules(replace(session.sheet.rules, targets=HOUSE)))
    assert {each.player: each.imps for each in reveal(house).standing} != evenings[
        "evening-3-official"
    ].expected["totals"]
    back = after(house, c.ChangeRules(session.sheet.rules))
    assert reveal(back) == reveal(session)


def test_thrown_in_deals_lend_their_number(evenings: dict[str, EveningFile]) -> None:
    deals = reveal(loads(evenings["evening-1"].text)).deals
    assert [deal.number for deal in deals] == [1, 2, 2, 2, *range(3, 16)]


def typed(session: Session) -> Session:
    """The same evening typed in key by key, deal after deal."""
    away = session.deals[0].away
    again = Session(replace(session.sheet, deals=(), away=away))
    for index, (deal, counts) in enumerate(zip(session.deals, session.counts, strict=True)):
        if deal.away != again.sheet.away:
            again = apply(again, c.ChangeAttendance(deal.away))
        four = session.sheet.is_four(deal)
        again = apply(again, c.BeginDeal(deal.prepared_by))
        if not four:
            again = after(again, *counting(index, counts.hcp))
        if deal.handed_out and not four:
            again = after(again, *picking(index, [name or "" for name in deal.decks]))
        if deal.teams is not None:
            first, second = deal.vulnerable
            again = after(
                again,
                *seating(index, deal.teams, (bool(first), bool(second)), deal.opening_bid),
            )
        if deal.passed_out:
            again = apply(again, c.PassOut(index))
        elif deal.contract is not None:
            again = apply(again, c.EnterContract(index, deal.contract, deal.declarer))
            if deal.tricks is not None:
                again = apply(again, c.EnterResult(index, deal.tricks))
        if four and counts.complete:
            a, b, c_, d = (hcp or 0 for hcp in counts.hcp)
            again = apply(again, c.CorrectCounts(index, (a, b, c_, d)))
    return again


def test_the_evening_typed_in_key_by_key_is_the_evening_in_the_file(evening: EveningFile) -> None:
    session = loads(evening.text)
    assert typed(session) == session


def test_an_evening_going_on_is_finished(evenings: dict[str, EveningFile]) -> None:
    session = loads(evenings["evening-2-going-on"].text)
    before = reveal(session)
    assert [type(deal) for deal in before.deals[-2:]] == [OpenDeal, OpenDeal]
    # Deal 6 is played to its end: its covers open, those of deal 7 do not.
    session = after(session, c.EnterResult(5, 9))
    view = reveal(session)
    assert isinstance(view.deals[5], PlayedDeal)
    assert view.deals[5].outcome is not None
    assert isinstance(view.deals[6], OpenDeal)
    # Deal 7 is counted, handed out, bid and played.
    preparer = session.deals[6].prepared_by
    assert preparer is not None
    four = table(session, preparer)
    for change in counting(6, (10, 11, 12, 7)):
        session = apply(session, change)
    session = after(
        session,
        *(c.PickDeck(6, deck, name) for deck, name in zip(Deck, four, strict=True)),
        *seating(6, (four[:2], four[2:])),
        c.EnterContract(6, Contract.parse("1NT"), four[0]),
    )
    assert isinstance(reveal(session).deals[6], OpenDeal)
    session = after(session, c.EnterResult(6, 7))
    deal = reveal(session).deals[6]
    assert isinstance(deal, PlayedDeal)
    assert row(deal) == {
        "deal": 7,
        "declarer_score": 90,
        "target_team": 1,
        "target": 50,
        "difference": 40,
        "team_1_imps": 1,
        "team_2_imps": -1,
        "team_1_hcp": 21,
        "team_2_hcp": 19,
        "imps": {four[0]: 1, four[1]: 1, four[2]: -1, four[3]: -1},
    }
    assert loads(dumps(session)) == session
