"""What may stand on a form: the same rules for typing, for files and for what an undo gives."""

from __future__ import annotations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from chicago_gui.games.house.changes import HouseReason
from chicago_gui.games.house.evening import Counts
from chicago_gui.games.house.evening.session import (
    check_deal,
    check_players,
    check_session,
    may_sit,
)
from chicago_gui.games.house.sheet import Deal
from chicago_gui.record import replace
from chicago_gui.scoring import Contract, RangeReason
from chicago_gui.sheet.texts import TextReason
from chicago_gui.sheet.typing.keyboards import folded
from tests.games.house.evening.make import NAMES, fresh, played
from tests.games.house.evening.strategies import players
from tests.scoring.refusals import refusal_of


@given(players, st.integers(0, 4), st.integers(0, 4), st.data())
def test_a_name_that_people_would_take_for_another_is_there_twice(
    names: tuple[str, ...], one: int, other: int, data: st.DataObject
) -> None:
    assume(one != other)
    # However it is spaced out, and in any case.
    spaced = data.draw(st.sampled_from((" ", "  ", "\t"))).join(names[one])
    cased = data.draw(st.sampled_from((spaced, spaced.casefold())))
    wrong = [*names]
    wrong[other] = cased
    assert folded(cased) == folded(names[one])
    assert refusal_of(check_players, wrong).reason is TextReason.PLAYER_TWICE


def test_any_deal_of_a_session_is_looked_at() -> None:
    session = played(played(fresh()), preparer="Boris")
    for place in (0, 1):
        deals = [*session.deals]
        deals[place] = replace(deals[place], tricks=14)
        wrong = replace(session, sheet=replace(session.sheet, deals=tuple(deals)))
        assert refusal_of(check_session, wrong).reason is RangeReason.OUTSIDE
        counts = [*session.counts]
        counts[place] = Counts((12, 9, 13, 7))
        wrong = replace(session, counts=tuple(counts))
        assert refusal_of(check_session, wrong).reason is HouseReason.SUM


def test_counts_and_deals_are_alike_in_number() -> None:
    with pytest.raises(ValueError, match="one entry of counts"):
        replace(played(fresh()), counts=())


FOUR = Deal(prepared_by="Egor", decks=("Anna", "Boris", "Vera", "Dima"))
TEAMS = (("Anna", "Boris"), ("Vera", "Dima"))


@pytest.mark.parametrize(
    ("deal", "may"),
    [
        (Deal(), NAMES),
        (Deal(prepared_by="Egor"), ("Anna", "Boris", "Vera", "Dima")),
        (Deal(prepared_by="Egor", decks=("Anna", None, None, None)), NAMES[:4]),
        (FOUR, NAMES[:4]),
        (replace(FOUR, prepared_by=None), NAMES[:4]),
        (Deal(teams=TEAMS), NAMES[:4]),
        (Deal(decks=("Anna", "Boris", "Vera", None)), NAMES),
    ],
)
def test_who_may_sit_as_far_as_the_four_are_known(deal: Deal, may: tuple[str, ...]) -> None:
    assert tuple(name for name in NAMES if may_sit(deal, name)) == may


@pytest.mark.parametrize("total", [0, 39, 41, 100])
def test_the_sum_is_asked_for_when_the_decks_are_handed_out_and_not_before(total: int) -> None:
    sheet = fresh().sheet
    first = min(37, total)
    second = min(37, total - first)
    counts = Counts((first, second, total - first - second, 0))
    assert counts.total == total
    assert refusal_of(check_deal, sheet, FOUR, counts).reason is HouseReason.SUM
    three = replace(FOUR, decks=("Anna", "Boris", "Vera", None))
    passed = replace(three, passed_out=True)
    bid = replace(three, teams=TEAMS, contract=Contract.parse("4S"))
    for deal in (three, passed, bid):
        check_deal(sheet, deal, counts)


def test_half_of_the_counts_may_be_missing_at_any_time() -> None:
    sheet = fresh().sheet
    for counts in (Counts(), Counts((12, None, 13, 6)), Counts((37, 37, 37, None))):
        check_deal(sheet, FOUR, counts)


def test_without_teams_nobody_knows_whose_partner_won_the_auction() -> None:
    sheet, none = fresh().sheet, Counts()
    deal = Deal(contract=Contract.parse("2S"), declarer="Anna", bid_by="Boris")
    check_deal(sheet, deal, none)
    seated = replace(deal, teams=(("Anna", "Vera"), ("Boris", "Dima")))
    for wrong in (replace(deal, bid_by="Anna"), seated):
        assert refusal_of(check_deal, sheet, wrong, none).reason is HouseReason.BID_BY
