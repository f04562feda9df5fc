from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.scoring import ALL_BIDS, Contract, RangeReason, score
from chicago_gui.sheet.boards.deal import (
    MOST_BOARDS,
    BoardDeal,
    CardEntry,
    Direction,
    EnterContract,
    EnterNote,
    EnterResult,
    PassOut,
    Vulnerability,
    check_board_deal,
    dealer_of,
    score_ns,
    vulnerability_of,
    written,
)
from chicago_gui.sheet.play import DealReason
from tests.scoring.refusals import refusal_of

N, E, S, W = Direction
FOUR_SPADES = Contract.parse("4S")


def typed(*entries: CardEntry) -> BoardDeal:
    deal = BoardDeal()
    for entry in entries:
        deal = written(deal, entry)
    return deal


@pytest.mark.parametrize(
    ("board", "contract", "declarer", "tricks", "points"),
    [
        (1, "3H", N, 5, -200),
        (1, "6NT", W, 12, -990),
        (3, "4NTX", W, 10, -810),
        (6, "2SXX", E, 7, 400),
        (9, "5H", E, 8, 300),
        (2, "4S", N, 10, 620),
        (2, "4S", E, 10, -420),
    ],
)
def test_scores_are_seen_from_north_south(
    board: int, contract: str, declarer: Direction, tricks: int, points: int
) -> None:
    assert score_ns(board, BoardDeal(Contract.parse(contract), False, declarer, tricks)) == points


def test_passed_out_is_nothing_and_unfinished_is_unknown() -> None:
    assert score_ns(7, BoardDeal(passed_out=True)) == 0
    assert score_ns(7, BoardDeal()) is None
    assert score_ns(7, BoardDeal(FOUR_SPADES, False, N)) is None


@given(
    st.integers(1, 64), st.sampled_from(ALL_BIDS), st.sampled_from(Direction), st.integers(0, 13)
)
def test_declarer_s_side_sees_law_77(
    board: int, contract: Contract, declarer: Direction, tricks: int
) -> None:
    seen = score_ns(board, BoardDeal(contract, False, declarer, tricks))
    own = score(contract, tricks, vulnerability_of(board).of(declarer))
    assert seen == (own if declarer in (N, S) else -own)


def test_a_deal_is_typed_step_by_step() -> None:
    deal = typed(EnterContract(FOUR_SPADES, S))
    assert (deal.has_contract, deal.over) == (True, False)
    deal = written(deal, EnterResult(9))
    assert (deal.over, score_ns(1, deal)) == (True, -50)
    # Another contract keeps the tricks, which were counted.
    deal = written(deal, EnterContract(Contract.parse("3S"), S))
    assert (deal.tricks, score_ns(1, deal)) == (9, 140)
    assert written(deal, EnterResult(None)).over is False


def test_contract_and_result_in_one_go() -> None:
    assert typed(EnterContract(FOUR_SPADES, W, 11)).tricks == 11


def test_passing_out_takes_all_but_the_note() -> None:
    deal = typed(EnterContract(FOUR_SPADES, W, 11), EnterNote("  slow   play "), PassOut())
    assert deal == BoardDeal(passed_out=True, note="slow play")
    assert written(deal, EnterContract(None)) == BoardDeal(note="slow play")
    assert written(deal, EnterContract(FOUR_SPADES, N)).passed_out is False
    assert typed(PassOut(), EnterContract(None)).empty


@pytest.mark.parametrize(
    ("deal", "reason"),
    [
        (BoardDeal(tricks=9), DealReason.NO_CONTRACT),
        (BoardDeal(declarer=N), DealReason.NO_CONTRACT),
        (BoardDeal(passed_out=True, tricks=9), DealReason.PASSED_OUT),
        (BoardDeal(passed_out=True, declarer=N), DealReason.PASSED_OUT),
        (BoardDeal(FOUR_SPADES, tricks=9), DealReason.NO_DECLARER),
        (BoardDeal(FOUR_SPADES, False, N, 14), RangeReason.OUTSIDE),
        (BoardDeal(FOUR_SPADES, False, N, -1), RangeReason.OUTSIDE),
    ],
)
def test_what_no_card_can_say(deal: BoardDeal, reason: DealReason) -> None:
    assert refusal_of(check_board_deal, deal).reason is reason


# Law 2, as it is printed.
VULNERABLE = {
    "none": (1, 8, 11, 14),
    "NS": (2, 5, 12, 15),
    "EW": (3, 6, 9, 16),
    "both": (4, 7, 10, 13),
}


@pytest.mark.parametrize("sides", VULNERABLE)
def test_the_sixteen_of_a_cycle(sides: str) -> None:
    for board in range(1, MOST_BOARDS + 1):
        among = (board - 1) % 16 + 1 in VULNERABLE[sides]
        assert (vulnerability_of(board) is Vulnerability(sides)) == among


def test_the_deal_goes_round_the_table() -> None:
    assert "".join(dealer_of(board).value for board in range(1, 10)) == "NESWNESWN"
