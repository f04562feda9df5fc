"""Rounding as score sheets do it: halves away from zero, two decimals, nothing that trails."""

from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.scoring.comparisons import decimal_text, rounded

FRACTIONS = st.fractions(-10_000, 10_000, max_denominator=400)


@pytest.mark.parametrize(
    ("points", "text"),
    [
        *(
            (0, "0"),
            (34, "34"),
            (-72, "-72"),
            (Fraction(9, 2), "4.5"),
            (Fraction(-145, 2), "-72.5"),
        ),
        *((Fraction(17, 3), "5.67"), (Fraction(1, 3), "0.33"), (Fraction(-2, 3), "-0.67")),
        # Halves go away from zero; what is nothing after rounding has no sign.
        *((Fraction(1, 200), "0.01"), (Fraction(-1, 200), "-0.01"), (Fraction(-1, 300), "0")),
        *((Fraction(1, 8), "0.13"), (Fraction(5, 1000), "0.01"), (Fraction(100), "100")),
    ],
)
def test_decimals(points: Fraction | int, text: str) -> None:
    assert decimal_text(points) == text


@pytest.mark.parametrize(
    ("points", "ten"), [(-145, -150), (145, 150), (-400, -400), (4, 0), (5, 10), (-5, -10)]
)
def test_to_the_nearest_ten(points: int, ten: int) -> None:
    assert rounded(points, 10) == ten


@given(FRACTIONS)
def test_both_signs_are_rounded_alike(points: Fraction) -> None:
    assert rounded(-points) == -rounded(points)
    assert abs(rounded(points) - points) <= Fraction(1, 2)


@given(st.decimals(-10_000, 10_000, places=4, allow_nan=False))
def test_as_decimal_arithmetic_has_it(points: Decimal) -> None:
    wanted = points.quantize(Decimal("0.01"), ROUND_HALF_UP)
    assert Decimal(decimal_text(Fraction(points))) == wanted
