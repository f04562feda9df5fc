from __future__ import annotations

from datetime import date
from enum import Enum
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui import games
from chicago_gui.games.four_deal.game import GAME
from chicago_gui.games.four_deal.session import Round, Rules, Session
from chicago_gui.games.rubber.session import StopRubber
from chicago_gui.scoring import Contract, RangeReason, Refused
from chicago_gui.sheet.entry_handler import ShownSession, entry_handler
from chicago_gui.sheet.form import StepName
from chicago_gui.sheet.play import DealReason
from chicago_gui.sheet.setup import ChangeHeading
from chicago_gui.sheet.sittings import changes as c
from chicago_gui.sheet.sittings.changes import BeginSitting, RemoveSitting
from chicago_gui.sheet.sittings.model import Deal, SittingReason
from chicago_gui.sheet.texts import TextReason
from tests.scoring.contracts import CONTRACTS
from tests.scoring.refusals import refusal_of
from tests.sheet.sittings.strategies import (
    DAY,
    FOUR,
    ID,
    four_deal_sessions,
    rubber_sessions,
    sides_of,
)
from tests.sheets.dealt import SIDES, played

FIVE = ("Ann", "Bob", "Cid", "Dee", "Eve")
FOUR_SPADES = Contract.parse("4S")
EMPTY = Session(ID, DAY, "", FIVE, Rules())
BEGUN = GAME.apply(EMPTY, BeginSitting(SIDES, "Ann"))


def after(session: Session, *made: Any) -> Session:
    for change in made:
        session = GAME.apply(session, change)
    return session


def refused(session: Session, change: Any) -> Enum:
    return refusal_of(GAME.apply, session, change).reason


def dealt(*deals: str) -> Session:
    return Session(ID, DAY, "", FIVE, Rules(), (Round(SIDES, "Ann", tuple(map(played, deals))),))


def test_a_deal_is_typed_step_by_step() -> None:
    found = after(
        BEGUN,
        c.EnterContract(0, 0, FOUR_SPADES, "Ann"),
        c.EnterHonours(0, 0, "Bob", 100),
        c.EnterResult(0, 0, 10),
        c.EnterNote(0, 0, "  cold "),
        c.PassOut(0, 1),
    )
    assert found.sittings[0].deals == (
        Deal(FOUR_SPADES, False, "Ann", 10, (("Bob", 100),), "cold"),
        Deal(passed_out=True),
    )


def test_a_new_deal_waits_for_the_result_of_the_one_before() -> None:
    found = GAME.apply(BEGUN, c.EnterContract(0, 0, FOUR_SPADES, "Ann"))
    assert refused(found, c.PassOut(0, 1)) is SittingReason.IN_PLAY
    assert refused(found, BeginSitting(SIDES, "Ann")) is SittingReason.IN_PLAY


def test_a_deleted_contract_takes_its_result_along_and_keeps_the_note() -> None:
    found = after(dealt("4S Ann 10", "2S Bob 8"), c.EnterNote(0, 0, "x"))
    assert GAME.apply(found, c.EnterContract(0, 0, None)).sittings[0].deals[0] == Deal(note="x")


def test_an_emptied_last_deal_has_not_begun() -> None:
    found = GAME.apply(BEGUN, c.EnterContract(0, 0, FOUR_SPADES, "Ann"))
    assert GAME.apply(found, c.EnterContract(0, 0, None)) == BEGUN


def test_a_correction_keeps_the_tricks() -> None:
    found = GAME.apply(dealt("4S Ann 10", "2S Bob 8"), c.EnterContract(0, 0, FOUR_SPADES, "Bob"))
    assert found.sittings[0].deals[0] == played("4S Bob 10")


def test_a_passed_out_deal_is_corrected_in_one_step_or_in_two() -> None:
    at_once = GAME.apply(dealt("pass", "2S Bob 8"), c.EnterContract(0, 0, FOUR_SPADES, "Ann", 10))
    assert at_once.sittings[0].deals[0] == played("4S Ann 10")
    found = dealt("pass", "2S Bob 8")
    step = GAME.apply(found, c.EnterContract(0, 0, FOUR_SPADES, "Ann"))
    assert GAME.apply(step, c.EnterResult(0, 0, 10)) == at_once


@pytest.mark.parametrize(
    ("deals", "change", "reason"),
    [
        ((), c.EnterResult(0, 0, 10), DealReason.NO_CONTRACT),
        ((), c.EnterHonours(0, 0, "Ann", 100), DealReason.NO_CONTRACT),
        ((), c.EnterNote(0, 1, "x"), SittingReason.NO_SUCH_DEAL),
        ((), c.EnterNote(1, 0, "x"), SittingReason.NO_SUCH_SITTING),
        ((), c.DeleteDeal(0, 0), SittingReason.NO_SUCH_DEAL),
        ((), c.EnterContract(0, 0, FOUR_SPADES, "Zoe"), SittingReason.NOT_A_PLAYER),
        ((), c.EnterContract(0, 0, FOUR_SPADES, None, 10), DealReason.NO_DECLARER),
        ((), BeginSitting(SIDES, "Ann"), SittingReason.NONE_DEALT),
        (("pass",), c.EnterResult(0, 0, 7), DealReason.PASSED_OUT),
        (("4S Ann 10",), RemoveSitting(), SittingReason.NOT_EMPTY),
        (("4S Ann 10",), BeginSitting(SIDES, "Eve"), SittingReason.DEALER_OUT),
        (
            ("4S Ann 10",),
            BeginSitting((("Ann", "Cid"), ("Bob", "Zoe")), "Ann"),
            SittingReason.NOT_A_PLAYER,
        ),
        (("4S Ann 10",), c.EnterHonours(0, 0, "Eve", 100), SittingReason.SITS_OUT),
        (("4S Ann 10",), c.InsertDeal(0, 1), SittingReason.NO_SUCH_DEAL),
        (("4S Ann 10",), c.Rename((("Zoe", "Zoë"),)), SittingReason.NOT_A_PLAYER),
        (("4S Ann 10",), c.Rename((("Ann", "b OB"),)), TextReason.PLAYER_TWICE),
        (("4S Ann 10",), c.ChangeDealer(0, "Eve"), SittingReason.DEALER_OUT),
    ],
)
def test_an_impossible_change_is_refused(deals: tuple[str, ...], change: Any, reason: Enum) -> None:
    session = dealt(*deals)
    assert refused(session, change) is reason
    assert session == dealt(*deals)


def test_only_a_sitting_that_is_there_is_removed() -> None:
    assert refused(EMPTY, RemoveSitting()) is SittingReason.NO_SUCH_SITTING
    assert GAME.apply(BEGUN, RemoveSitting()) == EMPTY


def test_players_are_four_to_seven() -> None:
    three = Session(ID, DAY, "", FIVE[:3], Rules())
    assert refused(three, ChangeHeading(DAY, "x")) is RangeReason.OUTSIDE


def test_honours_are_entered_changed_and_deleted() -> None:
    found = GAME.apply(dealt("4S Ann 10 Bob 100"), c.EnterHonours(0, 0, "Bob", 150))
    assert found == dealt("4S Ann 10 Bob 150")
    assert GAME.apply(found, c.EnterHonours(0, 0, "Ann", 100)) == dealt("4S Ann 10 Ann 100")
    assert GAME.apply(found, c.EnterHonours(0, 0, "Bob", None)) == dealt("4S Ann 10")


@pytest.mark.parametrize("place", range(3))
def test_any_deal_is_deleted_and_later_ones_move_up(place: int) -> None:
    deals = ["4S Ann 10", "pass", "2S Bob 8"]
    found = GAME.apply(dealt(*deals), c.DeleteDeal(0, place))
    del deals[place]
    assert found == dealt(*deals)


@pytest.mark.parametrize("place", range(2))
def test_a_forgotten_deal_is_inserted_before_any_and_then_typed(place: int) -> None:
    deals = ["4S Ann 10", "2S Bob 8"]
    found = GAME.apply(dealt(*deals), c.InsertDeal(0, place))
    assert found.sittings[0].in_play == place
    found = GAME.apply(found, c.EnterContract(0, place, FOUR_SPADES, "Cid", 9))
    deals.insert(place, "4S Cid 9")
    assert found == dealt(*deals)
    passed = GAME.apply(dealt("4S Ann 10"), c.InsertDeal(0, 0, passed_out=True))
    assert passed == dealt("pass", "4S Ann 10")


def test_a_new_player_takes_over_the_deals_of_the_replaced_one() -> None:
    found = GAME.apply(
        dealt("4S Ann 10 Cid 100"), c.ChangeSides(0, (("Eve", "Dee"), ("Bob", "Cid")))
    )
    assert found.sittings[0].sides == (("Eve", "Dee"), ("Bob", "Cid"))
    assert found.sittings[0].deals == (played("4S Eve 10 Cid 100"),)
    assert found.sittings[0].dealer == "Eve"


def test_a_player_who_stays_keeps_deals_when_partners_change() -> None:
    found = GAME.apply(dealt("4S Ann 10"), c.ChangeSides(0, (("Ann", "Bob"), ("Cid", "Dee"))))
    assert found.sittings[0].deals == (played("4S Ann 10"),)
    assert found.sittings[0].dealer == "Ann"


def test_names_change_everywhere_at_once() -> None:
    swap = c.Rename((("Ann", "Bob"), ("Bob", " Ann ")))
    found = GAME.apply(dealt("4S Ann 10 Bob 100"), swap)
    assert found.players == ("Bob", "Ann", "Cid", "Dee", "Eve")
    assert found.sittings[0] == Round(
        (("Bob", "Cid"), ("Ann", "Dee")), "Bob", (played("4S Bob 10 Ann 100"),)
    )
    assert GAME.apply(found, swap) == dealt("4S Ann 10 Bob 100")


def test_the_heading_and_who_deals_first_change() -> None:
    found = after(BEGUN, ChangeHeading(date(2026, 1, 2), " here "), c.ChangeDealer(0, "Dee"))
    assert (found.date, found.place) == (date(2026, 1, 2), "here")
    assert found.sittings[0].dealer == "Dee"


ROUND = ("2S Bob 8", "1C Ann 6", "1C Ann 6", "1NT Bob 7")
OTHER = (("Ann", "Bob"), ("Cid", "Dee"))


def evening(*rounds: tuple[str, ...], players: tuple[str, ...] = FOUR) -> Session:
    dealt = tuple(Round(SIDES, "Ann", tuple(map(played, deals))) for deals in rounds)
    return Session(ID, DAY, "", players, Rules(), dealt)


def test_a_late_player_was_away_for_the_sittings_before() -> None:
    late = after(evening(ROUND, ROUND[:2]), c.ComeAndGo(("  Eve ",)))
    assert late.players == (*FOUR, "Eve")
    assert [each.away for each in late.sittings] == [("Eve",), ("Eve",)]
    assert late.away == ()
    view = GAME.reveal(late)
    assert view.there_for(1) == FOUR
    assert view.there_for(2) == late.players
    assert any("Eve" in side for way in view.ways_for(2) for side in way)
    assert not any("Eve" in side for way in view.ways_for(1) for side in way)
    played = GAME.reveal(after(late, BeginSitting((("Ann", "Eve"), ("Cid", "Dee")), "Ann")))
    assert [played.not_come_by(at, "Eve") for at in range(3)] == [True, True, False]
    assert not played.not_come_by(0, "Ann")


def test_a_late_player_can_play_a_round_without_deals() -> None:
    late = after(evening(ROUND, ()), c.ComeAndGo(("Eve",)))
    assert [each.away for each in late.sittings] == [("Eve",), ()]
    assert GAME.reveal(late).there_for(1) == late.players


def test_a_player_who_left_stays_on_the_account_and_is_not_seated() -> None:
    left = after(evening(ROUND, players=(*FOUR, "Eve")), c.ComeAndGo(go=("Ann",)))
    assert left.players == (*FOUR, "Eve")
    assert left.there == ("Bob", "Cid", "Dee", "Eve")
    stayed = evening(ROUND, players=(*FOUR, "Eve"))
    assert GAME.reveal(left).account == GAME.reveal(stayed).account
    view = GAME.reveal(left)
    assert all("Ann" not in side for way in view.ways_for(1) for side in way)
    next_round = after(left, BeginSitting((("Bob", "Eve"), ("Cid", "Dee")), "Bob"))
    assert next_round.sittings[1].away == ("Ann",)


def test_a_player_who_leaves_without_a_deal_is_removed() -> None:
    late = after(evening(ROUND), c.ComeAndGo(("Eve",)))
    assert after(late, c.ComeAndGo(go=("Eve",))) == evening(ROUND)


def test_a_round_without_deals_is_removed_if_one_of_its_four_leaves() -> None:
    left = after(evening(ROUND, (), players=(*FOUR, "Eve")), c.ComeAndGo(go=("Ann",)))
    assert len(left.sittings) == 1
    assert GAME.reveal(left).ways_for(1)
    # Somebody who sits out just leaves.
    out = after(
        evening(ROUND, (ROUND[0],), (), players=(*FOUR, "Eve", "Fay")), c.ComeAndGo(go=("Fay",))
    )
    assert [each.away for each in out.sittings] == [(), (), ()]
    assert out.players == (*FOUR, "Eve")


def test_a_player_who_comes_back_is_known_again() -> None:
    session = evening(ROUND, players=(*FOUR, "Eve"))
    back = after(session, c.ComeAndGo(go=("Ann",)), c.ComeAndGo(("ANN",)))
    assert back == session


def test_players_come_and_go_in_one_change() -> None:
    changed = after(evening(ROUND), c.ComeAndGo(("Eve",), ("Bob",)))
    assert changed.there == ("Ann", "Cid", "Dee", "Eve")
    assert changed.away == ("Bob",)
    assert changed.sittings[0].away == ("Eve",)


def test_a_seated_player_is_not_away() -> None:
    left = after(evening(ROUND, players=(*FOUR, "Eve")), c.ComeAndGo(go=("Ann",)))
    seated = after(left, BeginSitting(OTHER, "Bob"))
    assert (seated.away, seated.sittings[1].away) == ((), ())
    late = after(evening(ROUND), c.ComeAndGo(("Eve",)))
    in_place_of_bob = (("Ann", "Cid"), ("Eve", "Dee"))
    assert after(late, c.ChangeSides(0, in_place_of_bob)).sittings[0].away == ()


def test_impossible_coming_and_going_is_refused() -> None:
    assert refused(evening(ROUND), c.ComeAndGo(go=("Ann",))) is RangeReason.OUTSIDE
    assert refused(evening(ROUND), c.ComeAndGo(("Eve",), ("Zoe",))) is SittingReason.NOT_A_PLAYER
    assert refused(evening(ROUND), c.ComeAndGo(tuple("EFGH"))) is RangeReason.OUTSIDE
    left = after(evening(ROUND, players=(*FOUR, "Eve")), c.ComeAndGo(go=("Ann",)))
    assert refused(left, c.ComeAndGo(go=("Ann",))) is SittingReason.NOT_A_PLAYER


def test_a_player_is_renamed_among_those_away() -> None:
    late = after(evening(ROUND), c.ComeAndGo(("Eve",)), c.Rename((("Eve", "Eva"),)))
    assert late.sittings[0].away == ("Eva",)


@given(four_deal_sessions() | rubber_sessions(), st.data())
def test_any_change_is_refused_or_gives_a_valid_session(session: Any, data: st.DataObject) -> None:
    game = games.of(session)
    names, others = st.sampled_from(session.players), st.sampled_from((*session.players, "New"))
    some = st.lists(others, max_size=2, unique=True).map(tuple)
    index, deal, tricks = st.integers(0, 3), st.integers(0, 10), st.none() | st.integers(0, 13)
    changes = [
        st.builds(c.EnterContract, index, deal, st.none() | CONTRACTS, names, tricks),
        st.builds(c.PassOut, index, deal),
        st.builds(c.EnterResult, index, deal, tricks),
        st.builds(c.EnterHonours, index, deal, names, st.sampled_from([100, 150, None])),
        st.builds(c.DeleteDeal, index, deal),
        st.builds(c.InsertDeal, index, deal, st.booleans()),
        st.builds(c.ChangeSides, index, sides_of(session.players)),
        st.builds(c.ChangeDealer, index, names),
        st.builds(BeginSitting, sides_of(session.players), names),
        st.builds(c.ComeAndGo, some, some),
        names.map(lambda name: c.Rename(((name, "Новая"),))),
    ]
    if session.game == "rubber":
        changes.append(st.builds(StopRubber, index, st.booleans()))
    change = data.draw(st.one_of(changes))
    before = games.dumps(session)
    try:
        changed = game.apply(session, change)
    except Refused:
        return
    finally:
        assert games.dumps(session) == before
    game.check(changed)
    assert game.session_of(game.records(changed)) == changed
    assert games.loads(games.dumps(changed)) == changed
    view = game.reveal(changed)
    assert entry_handler(game.form, ShownSession(view)).panel()
    assert sum(view.account.points) == 0


@pytest.mark.parametrize(
    ("step", "said"),
    [
        (StepName("contract", 3, 2), "round 2, deal 3, contract"),
        (StepName("sides", None, 1), "round 1, sides"),
        (StepName("names", None), "name"),
        (StepName("ReplaceSession", None), "replaced by a session file"),
    ],
)
def test_a_step_is_named_by_its_place_and_entry(step: StepName, said: str) -> None:
    assert GAME.form.step_name(step) == said
