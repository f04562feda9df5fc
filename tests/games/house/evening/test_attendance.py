"""Players who come and go: four or five there for a deal, and what the file says of it."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given

from chicago_gui.games.house import advise
from chicago_gui.games.house import changes as c
from chicago_gui.games.house.changes import HouseReason
from chicago_gui.games.house.csv_file import csv_text
from chicago_gui.games.house.evening import (
    Counts,
    EnterCounts,
    EnterHcp,
    Session,
    dumps,
    loads,
    reveal,
)
from chicago_gui.games.house.evening.apply import apply
from chicago_gui.games.house.evening.session_file import records, session_of
from chicago_gui.games.house.form import standing
from chicago_gui.games.house.game import GAME
from chicago_gui.games.house.rules import PassedOut
from chicago_gui.games.house.sheet import Deal, Deck
from chicago_gui.games.house.view import OpenDeal, PlayedDeal
from chicago_gui.record import replace
from chicago_gui.scoring import Contract, Refused
from chicago_gui.sheet.session_file import SessionFileError
from chicago_gui.sheet.setup import NewSession
from tests.conftest import EveningFile
from tests.games.house.evening.make import (
    DAY,
    NAMES,
    after,
    begun,
    bid,
    deal_of,
    file_of,
    fresh,
    played,
    ready,
    seating,
    text_of,
)
from tests.games.house.evening.strategies import sessions

FOUR = NAMES[:4]
TEAMS = (("Anna", "Boris"), ("Vera", "Dima"))


def refused(session: Session, change: Any) -> object:
    """Why `change` cannot be made."""
    with pytest.raises(Refused) as caught:
        apply(session, change)
    return caught.value.reason


def sentence(value: object) -> str:
    """With what a file is refused."""
    with pytest.raises(SessionFileError) as caught:
        loads(text_of(value))
    return str(caught.value)


def of_four(planned: int = 12, **rules: Any) -> Session:
    """An evening of four before its first deal."""
    return fresh(names=FOUR, planned=planned, **rules)


def played_by_four(session: Session, tricks: int | None = 10) -> Session:
    """One deal more with four, its counts still to come."""
    index = len(session.deals)
    advice = advise(session)
    session = after(
        session,
        c.BeginDeal(),
        *seating(index, advice.line_ups[0], opener=advice.opening_bid),
        c.EnterContract(index, Contract.parse("4S"), advice.line_ups[0][0][0]),
    )
    return session if tricks is None else after(session, c.EnterResult(index, tricks))


# The file.


@pytest.mark.parametrize("name", ["evening-4-four", "evening-5-comes-and-goes"])
def test_a_real_evening_is_written_as_it_was_read(
    name: str, evenings: dict[str, EveningFile]
) -> None:
    text = evenings[name].text
    assert dumps(loads(text)) == text.rstrip("\n")


WRONG = [
    ({"away": ["Zoe"]}, "deal 1: Zoe is not one of the players"),
    ({"away": ["Egor", "Egor"]}, "deal 1: Egor is away twice"),
    ({"away": ["Egor", "Dima"]}, "deal 1: choose four or five players for a deal, not 3"),
    ({"away": ["Egor"], "prepared_by": "Egor"}, "deal 1: Egor is away in this deal"),
    ({"away": ["Egor"], "prepared_by": "Anna"}, "deal 1: nobody prepares a deal with four players"),
    ({"away": ["Egor"], "decks": {"A": "Egor"}}, "deal 1: Egor is away in this deal"),
    ({"away": ["Egor"], "opening_bid": "Egor"}, "deal 1: Egor is away in this deal"),
    (
        {"away": ["Egor"], "teams": [["Anna", "Egor"], ["Vera", "Dima"]]},
        "deal 1: Egor is away in this deal",
    ),
    ({"away": ["Egor"], "noted_hcp": {"Egor": 4}}, "deal 1: Egor is away in this deal"),
    (
        {"away": ["Egor"], "hcp": {"A": 10, "B": 10, "C": 10, "D": 9}},
        "deal 1: counts must add up to 40, not 39",
    ),
    ({"away": "Egor"}, "deal 1: away must be a list"),
    ({"away": [5]}, "deal 1: away must be a text"),
]


@pytest.mark.parametrize(("deal", "told"), WRONG)
def test_what_cannot_be_of_those_who_are_away(deal: dict[str, Any], told: str) -> None:
    assert sentence(file_of(deal)) == told


def test_six_players_need_one_who_is_away() -> None:
    six = [*NAMES, "Zoe"]
    told = "deal 1: choose four or five players for a deal, not 6"
    assert sentence(file_of({"prepared_by": "Anna"}, players=six)) == told
    session = loads(text_of(file_of({"prepared_by": "Anna", "away": ["Zoe"]}, players=six)))
    assert session.sheet.there_next == NAMES


def test_before_the_first_deal_the_first_five_are_there() -> None:
    session = loads(text_of(file_of(players=[*NAMES, "Zoe"])))
    assert session.sheet.there_next == NAMES


def test_five_who_are_always_there_are_written_as_ever() -> None:
    session = played(fresh())
    assert "away" not in dumps(session)
    assert all("away" not in text for text in records(session).values())


@given(sessions())
def test_the_book_keeps_who_is_away_next(session: Session) -> None:
    assert session_of(records(session)) == session


@pytest.mark.parametrize("joined", [(), ("Zoe",)])
def test_the_file_keeps_who_is_away_next(joined: tuple[str, ...]) -> None:
    session = after(played(fresh()), c.ChangeAttendance(("Egor",), joined))
    again = loads(dumps(session))
    assert again == session
    assert len(again.deals) == 1
    assert dumps(again) == dumps(session)


def test_the_file_keeps_that_somebody_is_back() -> None:
    session = after(fresh(), c.ChangeAttendance(("Egor",)))
    session = after(played_by_four(session), c.ChangeAttendance(()))
    again = loads(dumps(session))
    assert again == session
    assert again.sheet.there_next == NAMES


def test_the_file_keeps_who_leaves_while_a_deal_is_open() -> None:
    session = after(bid(fresh()), c.ChangeAttendance(("Egor",)))
    again = loads(dumps(session))
    assert again.sheet.there_next == FOUR
    assert [deal.away for deal in again.deals] == [()]


def test_a_deal_that_has_begun_stays_in_the_file() -> None:
    session = after(played(fresh()), c.ChangeAttendance(("Egor",)), c.BeginDeal())
    assert loads(dumps(session)) == session
    assert len(loads(text_of(file_of(deals=[{}, {}]))).deals) == 2


# A deal with four.


def test_four_begin_without_a_preparer_their_decks_in_the_order_of_the_sheet() -> None:
    session = apply(of_four(), c.BeginDeal())
    assert session.deals == (Deal(decks=FOUR),)
    assert refused(of_four(), c.BeginDeal("Anna")) is HouseReason.FOUR_PREPARER
    assert refused(fresh(), c.BeginDeal()) is HouseReason.PREPARER_FIRST


def test_a_new_evening_of_four_begins_its_first_deal() -> None:
    session = GAME.begin(GAME.again(of_four(), DAY))
    assert session.deals == (Deal(decks=FOUR),)


def test_six_can_begin_with_one_who_comes_later() -> None:
    from chicago_gui.games.house.evening.apply import begin

    session = begin(NewSession((*NAMES, "Zoe"), "Vera", DAY, planned=15, away=("Zoe",)))
    assert session.deals == (Deal(prepared_by="Vera", away=("Zoe",)),)


def test_with_four_counts_come_after_the_result_and_the_score_before() -> None:
    session = played_by_four(of_four(), tricks=None)
    assert refused(session, c.CorrectCounts(0, (12, 9, 13, 6))) is HouseReason.FOUR_COUNTS
    for secret in (EnterHcp(0, Deck.A, 12), EnterCounts(0, (12, 9, 13, 6))):
        assert refused(session, secret) is HouseReason.FOUR_COUNTS
    session = after(session, c.EnterResult(0, 10))
    (shown,) = reveal(session).deals
    assert isinstance(shown, PlayedDeal)
    assert (shown.outcome, shown.declarer_score, shown.lacks_counts) == (None, 420, True)
    assert reveal(session).scored == 0
    assert refused(session, c.CorrectCounts(0, (12, 9, 13, 7))) is HouseReason.SUM
    session = after(session, c.CorrectCounts(0, (12, 9, 13, 6)))
    (shown,) = reveal(session).deals
    assert isinstance(shown, PlayedDeal)
    assert shown.outcome is not None
    assert shown.outcome.declarer_score == shown.declarer_score == 420
    assert sum(line.imps for line in reveal(session).standing) == 0


def test_the_next_deal_begins_while_counts_are_missing() -> None:
    session = played_by_four(played_by_four(of_four(planned=2)))
    view = reveal(session)
    assert view.uncounted == (0, 1)
    assert not view.over
    assert not GAME.done(session)
    row = csv_text(view).splitlines()[1].split(",")
    assert row[0] == "1"
    assert row[-4:] == ["", "", "", ""]
    session = after(
        session, c.CorrectCounts(1, (10, 10, 10, 10)), c.CorrectCounts(0, (20, 0, 10, 10))
    )
    assert reveal(session).over
    assert GAME.done(session)


def test_there_is_no_swap_with_four() -> None:
    assert refused(played_by_four(of_four(), None), c.Swap(0)) is HouseReason.FOUR_SWAP


def test_a_passed_out_deal_with_four_needs_its_counts_where_it_scores() -> None:
    session = after(of_four(), c.BeginDeal(), *seating(0, TEAMS), c.PassOut(0))
    assert reveal(session).uncounted == ()
    assert advise(session).line_ups == (TEAMS,)
    assert advise(session).opening_bid == "Anna"
    assert reveal(session).sheet.next_number == 1
    scoring = after(of_four(passed_out=PassedOut.SCORE), c.BeginDeal(), *seating(0, TEAMS))
    scoring = after(scoring, c.PassOut(0))
    assert reveal(scoring).uncounted == (0,)
    scoring = after(scoring, c.CorrectCounts(0, (15, 10, 9, 6)))
    (shown,) = reveal(scoring).deals
    assert isinstance(shown, PlayedDeal)
    assert shown.outcome is not None
    assert shown.outcome.difference == -300


# Secrets.


def test_a_deal_with_four_hides_nothing_from_a_file() -> None:
    open_deal = {"away": ["Egor"], "hcp": {"A": 12, "B": 9, "C": 13, "D": 6}}
    session = loads(text_of(file_of(open_deal)))
    assert json.loads(dumps(session))["deals"] == [open_deal]
    assert GAME.opened(session, 0)


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


# Who is there.


def test_a_player_joins_from_the_next_deal_on() -> None:
    session = after(ready(played(fresh())), c.ChangeAttendance(("Egor",), (" Zoe ",)))
    assert session.sheet.players == (*NAMES, "Zoe")
    assert [deal.away for deal in session.deals] == [("Zoe",), ("Zoe",)]
    assert session.sheet.there_next == (*FOUR, "Zoe")
    index = len(session.deals)
    session = after(session, c.PassOut(index - 1), c.BeginDeal("Zoe"))
    assert session.deals[-1] == Deal(prepared_by="Zoe", away=("Egor",))


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        (c.ChangeAttendance(("Egor", "Dima")), HouseReason.THERE),
        (c.ChangeAttendance((), ("Zoe",)), HouseReason.THERE),
        (c.ChangeAttendance(("Zoe",)), HouseReason.NOT_A_PLAYER),
        (c.ChangeAttendance(("Egor", "Egor")), HouseReason.AWAY_TWICE),
        (
            c.ChangeAttendance(("Uma", "Yan", "Zoe"), ("Uma", "Yan", "Zoe")),
            HouseReason.PLAYERS_NUMBER,
        ),
    ],
)
def test_who_cannot_be_there(change: c.ChangeAttendance, reason: HouseReason) -> None:
    assert refused(fresh(), change) is reason


def test_a_deal_that_has_begun_keeps_its_players() -> None:
    session = begun(fresh())
    gone = after(session, c.ChangeAttendance(("Anna",)))
    assert gone.deals == session.deals
    assert gone.counts == session.counts


# A name in the past.


def evening_of_egor(deals: int) -> Session:
    session = fresh()
    for at in range(deals):
        session = played(session, preparer=NAMES[at % 5])
    return session


def test_deals_kept_under_a_wrong_name_are_separated() -> None:
    session = evening_of_egor(15)
    of_zoe = tuple(range(7, 15))
    after_it = after(session, c.SeparateName("Egor", "Zoe", of_zoe))
    assert after_it.sheet.players == (*NAMES, "Zoe")
    assert [deal.away for deal in after_it.deals] == [("Zoe",)] * 7 + [("Egor",)] * 8
    assert after_it.sheet.there_next == (*FOUR, "Zoe")
    before, now = reveal(session).standing, reveal(after_it).standing
    imps = {line.player: line.imps for line in now}
    assert [imps[name] for name in FOUR] == [line.imps for line in before[:4]]
    assert imps["Egor"] + imps["Zoe"] == before[4].imps
    played_deals = {line.player: line.played for line in now}
    assert played_deals["Egor"] + played_deals["Zoe"] == before[4].played
    back = after(after_it, c.SeparateName("Zoe", "Egor", of_zoe))
    assert [deal.prepared_by for deal in back.deals] == [deal.prepared_by for deal in session.deals]


def test_what_cannot_be_separated() -> None:
    session = evening_of_egor(2)
    assert refused(session, c.SeparateName("Zoe", "Egor", (0,))) is HouseReason.NOT_A_PLAYER
    assert refused(session, c.SeparateName("Egor", "Egor", (0,))) is HouseReason.SEPARATE_SAME
    assert refused(session, c.SeparateName("Egor", "Anna", (0,))) is HouseReason.SEPARATE_THERE
    assert refused(session, c.SeparateName("Egor", "Zoe", (2,))) is HouseReason.NO_SUCH_DEAL
    gone = after(session, c.SeparateName("Egor", "Zoe", (0,)))
    assert refused(gone, c.SeparateName("Egor", "Zoe", (0,))) is HouseReason.SEPARATE_AWAY


def test_separating_keeps_the_secret_of_an_open_deal() -> None:
    session = begun(played(fresh()), "Egor")
    after_it = after(session, c.SeparateName("Egor", "Zoe", (1,)))
    assert after_it.counts == session.counts
    assert after_it.deals[1].prepared_by == "Zoe"
    assert isinstance(reveal(after_it).deals[1], OpenDeal)


def test_a_file_deal_with_five_can_name_who_is_away() -> None:
    value = file_of(deal_of(away=["Zoe"]), players=[*NAMES, "Zoe"])
    view = reveal(loads(text_of(value)))
    assert {line.player: line.played for line in view.standing}["Zoe"] == 0


def test_deals_and_mean_stand_beside_the_sum_where_players_come_and_go(
    evenings: dict[str, EveningFile],
) -> None:
    mixed = standing(reveal(loads(evenings["evening-5-comes-and-goes"].text)))
    assert mixed.detailed == ("deals", "mean")
    assert mixed.counted == ("out", "opened")
    boris = next(line for line in mixed.lines if line.name == "Борис")
    assert (boris.written, boris.details, len(boris.counts)) == ("+38", ("13", "+2.9"), 2)
    four = standing(reveal(loads(evenings["evening-4-four"].text)))
    assert not any(line.details for line in four.lines)
