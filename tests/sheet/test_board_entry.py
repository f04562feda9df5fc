"""What is typed for a duplicate card."""

from __future__ import annotations

from contextlib import suppress
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.scoring import ALL_BIDS, Contract, Refused, result_text
from chicago_gui.scoring.contract import Doubling
from chicago_gui.sheet.board_deal import BoardDeal, Direction, EnterContract, PassOut
from chicago_gui.sheet.board_entry import (
    CardEntryReason,
    board_number,
    card_entry,
    card_text,
    is_bid,
    seat_of,
)

CONTRACTS = st.builds(
    lambda bid, doubling: Contract(bid.level, bid.denomination, doubling),
    st.sampled_from(ALL_BIDS),
    st.sampled_from(Doubling),
)
SPACE = st.sampled_from(["", " "])


@given(CONTRACTS, st.sampled_from(Direction), st.integers(0, 13), SPACE, SPACE, st.booleans())
def test_every_card_is_read_as_it_is_typed(
    contract: Contract, seat: Direction, tricks: int, one: str, two: str, counted: bool
) -> None:
    result = str(tricks) if counted else result_text(contract, tricks)
    text = f"{contract}{one}{seat.value.lower()}{two}{result}"
    assert card_entry(text) == EnterContract(contract, seat, tricks)
    assert card_entry(f"{contract}{one}{seat.value}") == EnterContract(contract, seat)
    assert card_entry(str(contract)) == EnterContract(contract)


@given(CONTRACTS, st.one_of(st.none(), st.sampled_from(Direction)))
def test_an_editor_begins_with_what_would_be_typed(
    contract: Contract, seat: Direction | None
) -> None:
    assert card_entry(card_text(BoardDeal(contract, declarer=seat))) == EnterContract(
        contract, seat
    )


@given(st.text(max_size=8))
def test_anything_else_is_refused_and_nothing_breaks(text: str) -> None:
    with suppress(Refused):
        card_entry(text)


def test_nothing_takes_it_back_and_p_passes_it_out() -> None:
    assert card_entry("  ") == EnterContract(None)
    assert card_entry("p") == card_entry("Pass") == PassOut()
    assert card_text(BoardDeal(passed_out=True)) == "passed out"
    assert card_text(BoardDeal()) == ""


@pytest.mark.parametrize(
    ("text", "seat"),
    [
        ("n", Direction.NORTH),
        ("S", Direction.SOUTH),
        ("West", Direction.WEST),
        ("ea", Direction.EAST),
        ("o", Direction.EAST),
        ("С", Direction.NORTH),
        ("в", Direction.EAST),
        ("ю", Direction.SOUTH),
        ("з", Direction.WEST),
    ],
)
def test_a_seat_is_named_in_any_of_three_languages(text: str, seat: Direction) -> None:
    assert seat_of(text) is seat


@pytest.mark.parametrize("text", ["", "q", "no one", "nn", "4"])
def test_what_is_no_seat_is_refused(text: str) -> None:
    with pytest.raises(Refused) as caught:
        seat_of(text)
    assert caught.value.reason is CardEntryReason.SEAT


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("4s=", CardEntryReason.SEAT_MISSING),
        ("4sq", CardEntryReason.SEAT),
        ("3nt+1", CardEntryReason.SEAT_MISSING),
    ],
)
def test_a_result_wants_a_declarer(text: str, reason: CardEntryReason) -> None:
    with pytest.raises(Refused) as caught:
        card_entry(text)
    assert caught.value.reason is reason


def test_a_bare_number_is_a_board() -> None:
    assert [board_number(text) for text in ("7", " 12 ", "4s", "", "1234")] == [
        7,
        12,
        None,
        None,
        None,
    ]


@pytest.mark.parametrize("text", ["4 haerts west -2", "3nu trump e +1", "4spads", "2hrex n"])
def test_a_contract_in_no_words_is_not_taken_for_a_seat(text: str) -> None:
    with pytest.raises(Refused) as caught:
        card_entry(text)
    assert caught.value.reason is CardEntryReason.CARD


@pytest.mark.parametrize("text", ["4s by west -2", "4 spades by w -2", "4s von w-2", "4sby w -2"])
def test_who_plays_it_may_be_typed_as_the_sheet_has_it(text: str) -> None:
    assert card_entry(text) == EnterContract(Contract.parse("4S"), Direction.WEST, 8)


WRITTEN = [
    (["c", "d", "h", "s", "n", "nt", "♣", "♦", "♥", "♠"], "nesw", "x xx"),
    (["т", "б", "ч", "п", "бк"], "свюз", "к кк"),
    (["t", "k", "h", "p", "sa"], "nosw", "k kk"),
]


@pytest.mark.unfollowed
@pytest.mark.parametrize(("suits", "seats", "doubles"), WRITTEN, ids=["en", "ru", "de"])
def test_what_is_taken_without_enter_is_what_all_of_it_says(
    suits: list[str], seats: str, doubles: str
) -> None:
    """However a card is typed, the first letters that are a whole bid are no other one."""
    for suit, double, seat in product(suits, ("", *doubles.split()), seats):
        for near, apart, result in (("", "", "-1"), ("", " ", "="), (" ", " ", "10")):
            typed = f"4{suit}{double}{near}{seat}{apart}{result}"
            whole = card_entry(typed)
            assert isinstance(whole, EnterContract)
            first = next(typed[:end] for end in range(len(typed)) if is_bid(typed[:end]))
            taken = card_entry(first)
            assert isinstance(taken, EnterContract)
            assert (taken.contract, taken.declarer) == (whole.contract, whole.declarer), typed
            assert not is_bid(typed)


@pytest.mark.parametrize("text", ["", "4", "4s", "4nt", "4sx", "p", "pass", "12", "n", "7 1 5"])
def test_what_may_go_on_is_no_whole_bid(text: str) -> None:
    assert not is_bid(text)
