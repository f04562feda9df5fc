"""IMPs against the house rules' printed table, and between its bands."""

from decimal import Decimal
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.scoring import IMP_THRESHOLDS, Misuse, Refused, imps

# The bands as the house rules print them; the last has no end.
PRINTED = [
    *((0, 10), (20, 40), (50, 80), (90, 120), (130, 160), (170, 210), (220, 260), (270, 310)),
    *((320, 360), (370, 420), (430, 490), (500, 590), (600, 740), (750, 890), (900, 1090)),
    *((1100, 1290), (1300, 1490), (1500, 1740), (1750, 1990), (2000, 2240), (2250, 2490)),
    *((2500, 2990), (3000, 3490), (3500, 3990), (4000, 9990)),
]


@pytest.mark.parametrize(("points", "bounds"), list(enumerate(PRINTED)))
def test_printed_bands(points: int, bounds: tuple[int, int]) -> None:
    for difference in range(bounds[0], bounds[1] + 1, 10):
        assert imps(difference) == points
        assert imps(-difference) == -points


@pytest.mark.parametrize(("points", "bounds"), list(enumerate(PRINTED))[1:])
def test_a_band_begins_at_its_lower_bound_and_not_a_point_before(
    points: int, bounds: tuple[int, int]
) -> None:
    assert imps(bounds[0]) == points
    assert imps(bounds[0] - 1) == points - 1
    assert imps(1 - bounds[0]) == 1 - points


def test_the_table_has_24_imps_at_most() -> None:
    assert tuple(lowest for lowest, _ in PRINTED) == IMP_THRESHOLDS
    assert len(IMP_THRESHOLDS) == 25
    assert imps(4000) == imps(10**9) == 24
    assert imps(-(10**9)) == -24


@pytest.mark.parametrize(
    ("difference", "points"),
    [
        *((11, 0), (15, 0), (19, 0), (20, 1)),
        *((41, 1), (45, 1), (49, 1), (50, 2)),
        *((81, 2), (85, 2), (89, 2), (90, 3)),
        *((595, 11), (599, 11), (3999, 23)),
    ],
)
def test_differences_between_two_printed_bands_belong_to_the_lower(
    difference: int, points: int
) -> None:
    # Others look for the band that holds the number, find none, and give 0 or the highest.
    assert imps(difference) == points
    assert imps(-difference) == -points


@pytest.mark.parametrize(
    ("difference", "points"),
    [(150, 4), (-540, -11), (-100, -3), (-420, -9), (400, 9), (80, 2), (0, 0)],
)
def test_worked_examples(difference: int, points: int) -> None:
    assert imps(difference) == points


def test_every_difference_and_far_beyond_the_table() -> None:
    # A table looked up from both ends must not answer for one with what stands at the other.
    for difference in (*range(4200), 7999, 8000, 8001, 8002, 12_001, 10**30):
        points = sum(lowest <= difference for lowest in IMP_THRESHOLDS) - 1
        assert (imps(difference), imps(-difference)) == (points, -points)


class _Whole:
    """A whole number of another library's."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


def test_a_whole_number_of_another_library_is_one() -> None:
    numbers: Any = map(_Whole, (50, -50, 0, 9000, -9000))
    assert [imps(number) for number in numbers] == [2, -2, 0, 24, -24]


@pytest.mark.parametrize(
    "difference",
    [
        *(True, False, 50.0, -50.0, 1e9, "50", None, float("nan"), float("inf"), 50j, [50]),
        *(Fraction(50), Decimal(-50)),
    ],
)
def test_only_whole_numbers(difference: Any) -> None:
    assert [imps(number) for number in (0, 1, 50)] == [0, 0, 2]
    with pytest.raises(Refused) as caught:
        imps(difference)
    assert caught.value.reason is Misuse.DIFFERENCE


@given(st.integers())
def test_odd_function(difference: int) -> None:
    assert imps(-difference) == -imps(difference)


@given(st.integers(-5000, 5000), st.integers(0, 5000))
def test_never_falls(difference: int, more: int) -> None:
    assert imps(difference) <= imps(difference + more)


@given(st.integers(-4500, 4500))
def test_no_step_is_skipped(difference: int) -> None:
    assert imps(difference + 1) - imps(difference) in (0, 1)
