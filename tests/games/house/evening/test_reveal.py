"""The view: all of a deal that is over, nothing that is secret of an open one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pprint import pformat
from typing import Any, get_args, get_type_hints

import pytest
from hypothesis import given

from chicago_gui.games.house import changes as c
from chicago_gui.games.house.evening import Counts, EnterHcp, Session, dumps, loads, reveal
from chicago_gui.games.house.evening.apply import apply
from chicago_gui.games.house.evening.reveal import held_by_team
from chicago_gui.games.house.game import GAME
from chicago_gui.games.house.rules import PassedOut, Rules
from chicago_gui.games.house.sheet import Deck
from chicago_gui.games.house.view import OpenDeal, PlayedDeal, PlayerStanding
from chicago_gui.record import Record, replace
from chicago_gui.scoring import TargetTable
from chicago_gui.sheet.setup import ChangeRules
from tests.games.house.evening.make import (
    NAMES,
    after,
    begun,
    bid,
    blank,
    changes,
    deal_of,
    file_of,
    fresh,
    played,
    text_of,
    thrown_in,
    two_open,
)
from tests.games.house.evening.strategies import half, secret_twins, sessions
from tests.sheets import known


def last(session: Session) -> PlayedDeal:
    deal = reveal(session).deals[-1]
    assert isinstance(deal, PlayedDeal)
    return deal


def outcome(session: Session) -> Any:
    return last(session).outcome


def walk(value: object) -> Iterator[object]:
    """Everything inside `value`: fields, members, keys."""
    yield value
    if isinstance(value, Record):
        for name in value.__struct_fields__:
            yield from walk(getattr(value, name))
    elif isinstance(value, dict):
        yield from walk(list(value.items()))
    elif isinstance(value, tuple | list | set | frozenset):
        for part in value:
            yield from walk(part)


def number_fields(kind: type[Record]) -> set[str]:
    """The fields of a record, and of those inside it, that could hold a number."""
    found = set()
    hints = get_type_hints(kind)
    for name in kind.__struct_fields__:
        inside = list(_parts(hints[name]))
        if any(part in (int, float, object, Any) for part in inside):
            found.add(f"{kind.__name__}.{name}")
        for part in inside:
            if isinstance(part, type) and issubclass(part, Record):
                found |= number_fields(part)
    return found


def _parts(hint: Any) -> Iterator[Any]:
    yield hint
    for part in get_args(hint):
        yield from _parts(part)


# Secrets --------------------------------------------------------------------------------------


def test_an_open_deal_has_no_place_for_a_count_or_a_target() -> None:
    assert number_fields(OpenDeal) == {
        "OpenDeal.number",
        "Deal.tricks",
        "Deal.honours",
        "Contract.level",
    }


def test_no_count_of_an_open_deal_is_anywhere_in_the_view() -> None:
    # Counts that nothing else on this sheet can be, nor their sums, nor the targets for them.
    session = after(
        bid(fresh(), hcp=(23, 8, 9, 0)),
        c.BeginDeal("Boris"),
        *(EnterHcp(1, deck, hcp) for deck, hcp in zip(Deck, (29, 11, 0, 0), strict=True)),
    )
    # What the whole table of targets is everybody knows, and it is the same for every deal.
    nothing = TargetTable("", ((0, 0),) * 21)
    sheet = replace(session.sheet, rules=replace(session.sheet.rules, targets=nothing))
    view = replace(reveal(session), sheet=sheet)
    numbers = {part for part in walk(view) if type(part) is int}
    assert numbers.isdisjoint({23, 8, 9, 29, 11, 31, 40, 520, 720, 790, 990})


def test_the_result_opens_its_deal_and_no_other() -> None:
    session = apply(two_open(fresh()), c.EnterResult(0, 10))
    assert [type(deal) for deal in reveal(session).deals] == [PlayedDeal, OpenDeal]
    session = apply(session, c.EnterResult(0, None))
    assert [type(deal) for deal in reveal(session).deals] == [OpenDeal, OpenDeal]


@half
@given(secret_twins())
def test_who_may_not_know_a_secret_cannot_tell_one_evening_from_another(
    twins: tuple[Session, Session],
) -> None:
    one, other = twins
    assert reveal(one) == reveal(other)
    assert repr(reveal(one)) == repr(reveal(other))
    for said in (repr, str, pformat):
        assert said(one) == said(other)
        assert said(one.counts) == said(other.counts)


def test_what_holds_a_secret_prints_without_it() -> None:
    session = two_open(fresh())
    change = EnterHcp(1, Deck.A, 31)
    for said in (repr, str, pformat, "{}".format):
        for secret in (session, session.counts, session.counts[1], change, [change]):
            assert "31" not in said(secret)


# What a deal is worth -------------------------------------------------------------------------


def test_team_hcp_go_by_who_picked_which_deck() -> None:
    session = played(fresh())
    assert last(session).team_hcp == (21, 19)
    session = apply(session, c.PickDeck(0, Deck.A, "Vera"))
    assert session.deals[0].decks == ("Vera", "Boris", "Anna", "Dima")
    assert last(session).team_hcp == (22, 18)
    session = apply(session, c.SitDown(0, (("Vera", "Dima"), ("Anna", "Boris"))))
    assert last(session).team_hcp == (18, 22)
    assert outcome(session).target_team == 1


@pytest.mark.parametrize(
    ("name", "score"), [("Anna", 520), ("Boris", 520), ("Vera", 320), ("Dima", 320)]
)
def test_honours_go_to_the_side_that_holds_them(name: str, score: int) -> None:
    session = apply(played(fresh(honours=True)), c.EnterHonours(0, name, 100))
    found = outcome(session)
    assert (found.declarer_score, found.score, found.difference) == (score, score, score - 50)


def test_changing_the_rule_for_passed_out_deals_works_everything_out_again() -> None:
    session = begun(thrown_in(fresh(), hcp=(15, 10, 9, 6)))
    scored = apply(session, ChangeRules(Rules(passed_out=PassedOut.SCORE)))
    assert [deal.number for deal in reveal(scored).deals] == [1, 2]
    assert [each.imps for each in reveal(scored).standing] == [-7, -7, 7, 7, 0]
    assert reveal(apply(scored, ChangeRules(Rules()))) == reveal(session)


def test_hcp_of_a_team_are_known_when_decks_teams_and_counts_are() -> None:
    [deal], [counts] = played(fresh()).deals, played(fresh()).counts
    assert held_by_team(deal, counts) == (21, 19)
    assert held_by_team(replace(deal, teams=None), counts) is None
    assert held_by_team(replace(deal, decks=(*deal.decks[:3], None)), counts) is None
    assert held_by_team(deal, replace(counts, hcp=(12, 9, 13, None))) is None
    assert held_by_team(deal, replace(counts, hcp=(12, 9, 13, 7))) is None
    assert held_by_team(deal, replace(counts, hcp=(37, 3, 0, 0))) == (40, 0)


# Doubts ---------------------------------------------------------------------------------------


def test_a_noted_count_that_differs_is_a_doubt_until_one_side_is_mended() -> None:
    session = after(played(fresh()), c.EnterNoted(0, "Anna", 12), c.EnterNoted(0, "Vera", 12))
    assert last(session).noted == (("Anna", 12), ("Vera", 12))
    assert last(session).doubts == ("Vera",)
    assert last(apply(session, c.EnterNoted(0, "Vera", 13))).doubts == ()
    corrected = last(apply(session, c.CorrectCounts(0, (13, 9, 12, 6))))
    assert corrected.doubts == ("Anna",)


def test_without_deck_or_count_there_is_nothing_to_doubt() -> None:
    session = apply(played(fresh()), c.EnterNoted(0, "Vera", 12))
    assert last(apply(session, c.PickDeck(0, Deck.C, None))).doubts == ()
    assert last(apply(session, EnterHcp(0, Deck.C, None))).doubts == ()
    assert last(apply(session, c.EnterNoted(0, "Vera", 0))).doubts == ("Vera",)


def test_what_was_noted_is_covered_with_the_deal() -> None:
    session = after(played(fresh()), c.EnterNoted(0, "Vera", 12), c.EnterResult(0, None))
    assert session.counts[0].noted
    assert 12 not in [part for part in walk(reveal(session)) if type(part) is int]


# The evening ----------------------------------------------------------------------------------


@half
@given(sessions())
def test_every_sum_of_the_evening_is_right(session: Session) -> None:
    view = reveal(session)
    assert view.sheet == session.sheet
    assert len(view.deals) == len(session.deals)
    for shown, deal, counts in zip(view.deals, session.deals, session.counts, strict=True):
        assert shown.deal == deal
        assert isinstance(shown, PlayedDeal) == deal.over
        if isinstance(shown, PlayedDeal):
            assert (shown.hcp, shown.noted) == (counts.hcp, counts.noted)
            imps = [shown.imps_of(name) for name in session.sheet.players]
            # Four play and nobody else, and what the one side wins the other loses.
            assert sum(each is not None for each in imps) in (4, 0)
            assert sum(each or 0 for each in imps) == 0
            assert (shown.outcome is None) == (set(imps) == {None})
            # There is an outcome when nothing is missing for it, and only then.
            assert (shown.outcome is not None) == (
                not shown.thrown_in
                and shown.counted
                and deal.handed_out
                and deal.teams is not None
                and None not in deal.vulnerable
                and (deal.passed_out or deal.declarer is not None)
            )
    assert sum(each.imps for each in view.standing) == 0
    assert [each.player for each in view.standing] == list(session.sheet.players)
    for each in view.standing:
        own = [
            won
            for deal in view.deals
            if isinstance(deal, PlayedDeal) and (won := deal.imps_of(each.player)) is not None
        ]
        assert (each.imps, each.played) == (sum(own), len(own))
    assert sum(each.played for each in view.standing) == 4 * view.scored


def test_the_standing_is_in_the_order_of_the_sheet() -> None:
    session = played(played(fresh(), hcp=(15, 10, 9, 6), tricks=11), preparer="Boris")
    assert reveal(session).standing == (
        PlayerStanding("Anna", 13, 0, 2, 2),
        PlayerStanding("Boris", 4, 1, 0, 1),
        PlayerStanding("Vera", 5, 0, 0, 2),
        PlayerStanding("Dima", -13, 0, 0, 2),
        PlayerStanding("Egor", -9, 1, 0, 1),
    )


def test_partnerships_are_counted_for_all_ten_pairs() -> None:
    view = reveal(played(played(fresh()), preparer="Boris"))
    assert [pair for pair, _ in view.partnerships] == list(combinations(NAMES, 2))
    assert {pair: count for pair, count in view.partnerships if count} == {
        ("Anna", "Boris"): 1,
        ("Vera", "Dima"): 1,
        ("Anna", "Vera"): 1,
        ("Dima", "Egor"): 1,
    }
    assert view.cap == 3


# The real evenings --------------------------------------------------------------------------------


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


each_evening = pytest.mark.parametrize("name", known.names("evening"))


@each_evening
def test_every_deal_is_what_was_worked_out_for_it(name: str) -> None:
    deals = reveal(known.session(name)).deals
    assert len(deals) == len(known.worked_out(name)["rows"])
    for deal, expected in zip(deals, known.worked_out(name)["rows"], strict=True):
        assert row(deal) == expected


@each_evening
def test_the_standing_is_what_was_worked_out(name: str) -> None:
    view = reveal(known.session(name))
    assert {each.player: each.imps for each in view.standing} == known.worked_out(name)["totals"]
    scored = [each for each in known.worked_out(name)["rows"] if "imps" in each]
    assert view.scored == len(scored)
    for each in view.standing:
        assert each.played == sum(each.player in row["imps"] for row in scored)


@each_evening
def test_times_out_and_openings_are_those_in_the_file(name: str) -> None:
    session = known.session(name)
    counted = [
        deal for index, deal in enumerate(session.deals) if not session.sheet.thrown_in(index)
    ]
    for each in reveal(session).standing:
        assert each.out == sum(deal.prepared_by == each.player for deal in counted)
        assert each.opened == sum(deal.opening_bid == each.player for deal in counted)


@each_evening
def test_the_evening_typed_in_key_by_key_is_the_evening_in_the_file(name: str) -> None:
    session = known.session(name)
    assert after(blank(session), *changes(session)) == session


def test_counts_of_a_deal_with_five_stay_secret_when_four_are_there() -> None:
    secret = begun(bid(fresh()), "Boris", (31, 2, 4, 3))
    four = after(secret, c.ChangeAttendance(("Egor",)))
    assert four.sheet.is_four_next
    shown = reveal(four).deals[1]
    assert isinstance(shown, OpenDeal)
    assert not shown.four
    assert '"A": 31' not in dumps(four)
    assert not GAME.opened(four, 1)
    twin = replace(four, counts=(four.counts[0], Counts((2, 31, 4, 3))))
    assert reveal(twin) == reveal(four)
    assert dumps(twin) == dumps(four)


def test_a_file_deal_with_five_can_name_who_is_away() -> None:
    value = file_of(deal_of(away=["Zoe"]), players=[*NAMES, "Zoe"])
    view = reveal(loads(text_of(value)))
    assert {line.player: line.played for line in view.standing}["Zoe"] == 0
