"""Victory points against the formula in forty decimals, by hand, and the seed's example."""

from decimal import Decimal
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.scoring import Misuse, Refused
from chicago_gui.scoring.comparisons import VictoryPoints, decimal_text, victory_points

WBF, WHOLE = VictoryPoints.WBF, VictoryPoints.WHOLE


def texts(margin: int, boards: int, scale: VictoryPoints) -> tuple[str, ...]:
    found = victory_points(margin, boards, scale)
    assert found is not None
    return tuple(map(decimal_text, found))


# 0 to 5 IMPs on the continuous scale, worked out with forty decimals outside of the program.
FIRST = {
    8: ("10", "10.44", "10.86", "11.27", "11.67", "12.05"),
    16: ("10", "10.31", "10.61", "10.91", "11.2", "11.48"),
    20: ("10", "10.28", "10.55", "10.82", "11.08", "11.34"),
    32: ("10", "10.22", "10.44", "10.65", "10.86", "11.07"),
}


@pytest.mark.parametrize("boards", FIRST)
def test_the_first_margins(boards: int) -> None:
    found = tuple(texts(margin, boards, WBF)[0] for margin in range(6))
    assert found == FIRST[boards]


def test_the_seed_s_example() -> None:
    assert texts(15, 24, WHOLE) == ("13", "7")
    assert texts(-15, 24, WHOLE) == ("7", "13")
    assert texts(15, 24, WBF) == ("13.34", "6.66")


def test_eighteen_imps_over_eight_boards_are_sixteen() -> None:
    assert texts(18, 8, WBF) == ("16", "4")


def test_a_rout_is_twenty_and_not_more() -> None:
    # B is 15·√16 = 60.
    assert texts(59, 16, WBF) == ("19.92", "0.08")
    assert texts(60, 16, WBF) == texts(61, 16, WBF) == texts(400, 16, WBF) == ("20", "0")


def test_a_whole_scale_rounds_the_value_and_not_what_was_rounded_before() -> None:
    # 15.4956: two decimals make 15.50 of it, which is not its nearest whole number's half.
    assert texts(16, 8, WBF) == ("15.5", "4.5")
    assert texts(16, 8, WHOLE) == ("15", "5")


def test_without_a_scale_there_are_none() -> None:
    assert victory_points(15, 24, VictoryPoints.NONE) is None


def test_floats_never_stand_where_the_rounding_turns() -> None:
    golden = (Decimal(5).sqrt() - 1) / 2
    for boards in range(1, 65):
        blitz = 15 * Decimal(boards).sqrt()
        for margin in range(1, int(blitz) + 1):
            won = 10 + 10 * (1 - golden ** (3 * margin / blitz)) / (1 - golden**3)
            assert abs(won * 100 % 1 - Decimal("0.5")) > Decimal("0.000001")
            assert abs(won % 1 - Decimal("0.5")) > Decimal("0.000001")


@given(st.integers(-200, 200), st.integers(1, 64), st.sampled_from([WBF, WHOLE]))
def test_twenty_are_shared_and_a_sign_changes_sides(
    margin: int, boards: int, scale: VictoryPoints
) -> None:
    found, turned = victory_points(margin, boards, scale), victory_points(-margin, boards, scale)
    assert found is not None
    assert turned is not None
    assert sum(found) == 20
    assert found == (turned if margin == 0 else turned[::-1])
    step = 1 if scale is WHOLE else Fraction(1, 100)
    assert all(0 <= each <= 20 and (each / step).denominator == 1 for each in found)


@given(st.integers(-200, 200), st.integers(1, 64), st.sampled_from([WBF, WHOLE]))
def test_one_imp_more_is_never_worth_less(margin: int, boards: int, scale: VictoryPoints) -> None:
    less, more = (victory_points(each, boards, scale) for each in (margin, margin + 1))
    assert less is not None
    assert more is not None
    assert less[0] <= more[0]


@pytest.mark.parametrize("margin", [True, 1.5, "3", None])
def test_margins_that_are_none(margin: Any) -> None:
    with pytest.raises(Refused) as caught:
        victory_points(margin, 8, WBF)
    assert caught.value.reason is Misuse.DIFFERENCE


@pytest.mark.parametrize("boards", [0, -1, True, 8.0])
def test_boards_that_are_none(boards: Any) -> None:
    with pytest.raises(Refused) as caught:
        victory_points(3, boards, WBF)
    assert caught.value.reason is Misuse.BOARDS
