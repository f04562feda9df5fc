"""The parts of a deal's score against the crib sheet, and that the score is made of them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.scoring import (
    GAME_POINTS,
    Contract,
    Denomination,
    Doubling,
    Misuse,
    Refused,
    ScoreParts,
    game_bonus,
    parts,
    score,
)

contracts = st.builds(
    Contract, st.integers(1, 7), st.sampled_from(Denomination), st.sampled_from(Doubling)
)


def of(text: str, tricks: int, vulnerable: bool = False) -> ScoreParts:
    return parts(Contract.parse(text), tricks, vulnerable)


def test_the_crib_sheet_s_four_deals() -> None:
    assert of("3S", 10) == ScoreParts(below=90, overtricks=30)
    assert of("4HX", 11, True) == ScoreParts(below=240, overtricks=200, insult=50)
    assert of("4HX", 11) == ScoreParts(below=240, overtricks=100, insult=50)
    assert of("5DX", 7, True) == ScoreParts(undertricks=1100)
    assert of("1NTXX", 6, True) == ScoreParts(undertricks=400)
    assert of("1NTXX", 6) == ScoreParts(undertricks=200)


def test_four_down_doubled_not_vulnerable_is_800_not_700() -> None:
    assert of("5DX", 7).undertricks == 800


@pytest.mark.parametrize(
    ("contract", "below"),
    [("1NTX", 80), ("1NTXX", 160), ("2C", 40), ("2DXX", 160), ("3HXX", 360), ("7NT", 220)],
)
def test_trick_points_are_doubled_with_the_contract(contract: str, below: int) -> None:
    # 160 and the redoubled major's 120 a trick are what the crib sheet's misprints stand for.
    assert of(contract, 13).below == below


def test_slams_and_insult_go_above_the_line() -> None:
    assert of("6SX", 12) == ScoreParts(below=360, insult=50, slam=500)
    assert of("7CXX", 13, True) == ScoreParts(below=560, insult=100, slam=1500)
    assert of("6C", 12, True).above == 750


def test_a_game_is_paid_by_the_vulnerability_of_who_makes_it() -> None:
    assert (game_bonus(False), game_bonus(True)) == (300, 500)


@given(contract=contracts, tricks=st.integers(0, 13), vulnerable=st.booleans())
def test_a_score_is_its_parts_and_one_bonus(
    contract: Contract, tricks: int, vulnerable: bool
) -> None:
    won = parts(contract, tricks, vulnerable)
    made = tricks >= contract.needed
    assert made == bool(won.below) == (not won.undertricks)
    assert min(won.below, won.overtricks, won.insult, won.slam, won.undertricks) >= 0
    bonus = 0
    if made:
        bonus = game_bonus(vulnerable) if won.below >= GAME_POINTS else 50
    assert score(contract, tricks, vulnerable) == won.below + won.above + bonus - won.undertricks


def test_what_is_no_vulnerability_is_refused() -> None:
    with pytest.raises(Refused) as refused:
        game_bonus(1)  # type: ignore[arg-type]  # a number is no yes or no
    assert refused.value.reason is Misuse.VULNERABLE
