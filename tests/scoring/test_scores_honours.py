"""Honours: which points go with which contract."""

from typing import Any

import pytest

from chicago_gui.scoring import (
    ALL_BIDS,
    HONOUR_POINTS,
    Contract,
    Misuse,
    Refused,
    ScoringReason,
    check_honours,
)

FOUR_SPADES = Contract.parse("4S")


def reason_for(points: Any, contract: Any) -> Any:
    """Give the reason for which honours are refused."""
    with pytest.raises(Refused) as caught:
        check_honours(points, contract)
    assert str(caught.value)
    return caught.value.reason


def test_the_crib_sheet_s_points() -> None:
    assert HONOUR_POINTS == (100, 150)


@pytest.mark.parametrize("bid", ALL_BIDS, ids=str)
def test_four_trump_honours_need_trumps_and_150_go_anywhere(bid: Contract) -> None:
    check_honours(150, bid)
    if str(bid).endswith("NT"):
        assert reason_for(100, bid) is ScoringReason.HONOURS_NOTRUMP
    else:
        check_honours(100, bid)


@pytest.mark.parametrize("points", [0, 50, -100, 250, 100.0, True, "100", None])
def test_other_points(points: Any) -> None:
    assert reason_for(points, FOUR_SPADES) is ScoringReason.HONOURS
    assert reason_for(points, Contract.parse("3NT")) is ScoringReason.HONOURS


@pytest.mark.parametrize("contract", [None, "4S"])
def test_honours_need_a_contract(contract: Any) -> None:
    assert reason_for(100, contract) is Misuse.NO_CONTRACT
