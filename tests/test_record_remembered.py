"""What was worked out once is kept for the same objects."""

from dataclasses import dataclass

import pytest

from chicago_gui.record import in_rows, remembered


@dataclass(frozen=True)
class Sum:
    of: tuple[int, ...]


def test_the_same_object_is_worked_out_once_and_an_equal_one_again() -> None:
    asked: list[Sum] = []

    @remembered(2)
    def total(each: Sum) -> int:
        asked.append(each)
        return sum(each.of)

    one, other = Sum((1, 2)), Sum((1, 2))
    assert [total(one), total(one), total(other)] == [3, 3, 3]
    assert [each is one for each in asked] == [True, False]


def test_it_forgets_what_it_kept_longest() -> None:
    asked: list[Sum] = []

    @remembered(2)
    def total(each: Sum) -> int:
        asked.append(each)
        return sum(each.of)

    sums = [Sum((number,)) for number in range(3)]
    assert [total(each) for each in sums] == [0, 1, 2]
    assert total(sums[2]) == 2
    assert total(sums[0]) == 0
    assert asked == [*sums, sums[0]]


def test_what_is_asked_for_again_and_again_is_kept() -> None:
    asked: list[Sum] = []

    @remembered(4)
    def total(each: Sum) -> int:
        asked.append(each)
        return sum(each.of)

    one, others = Sum((1,)), [Sum((number,)) for number in range(20)]
    for other in others:
        assert total(one) == 1
        total(other)
    assert sum(each is one for each in asked) == 1


def test_of_rows_only_the_places_are_worked_out_at_which_another_object_stands() -> None:
    asked: list[tuple[Sum, int, str]] = []

    def total(each: Sum, more: int, word: str) -> str:
        asked.append((each, more, word))
        return f"{sum(each.of) + more} {word}"

    totals = in_rows(total)
    one, two, other = Sum((1,)), Sum((2,)), Sum((1,))
    assert totals((one, two), (10, 20), every=("a",)) == ("11 a", "22 a")
    asked.clear()
    assert totals((one, two), (10, 20), every=("a",)) == ("11 a", "22 a")
    assert asked == []
    assert totals((other, two), (10, 30), every=("a",)) == ("11 a", "32 a")
    assert asked == [(other, 10, "a"), (two, 30, "a")]
    asked.clear()
    assert totals((other, two, one), (10, 30, 40), every=("a",)) == ("11 a", "32 a", "41 a")
    assert asked == [(one, 40, "a")]
    asked.clear()
    assert totals((other,), (10,), every=("a",)) == ("11 a",)
    assert asked == []
    assert totals((other,), (10,), every=("b",)) == ("11 b",)
    assert totals((), (), every=("b",)) == ()
    assert totals((one,), (1,), every=("b",)) == ("2 b",)


def test_what_was_refused_in_a_row_is_asked_for_again() -> None:
    def total(each: Sum) -> int:
        if not each.of:
            raise ValueError("nothing to add")
        return sum(each.of)

    totals, one = in_rows(total), Sum((1,))
    assert totals((one,)) == (1,)
    for _ in range(2):
        with pytest.raises(ValueError, match="nothing"):
            totals((one, Sum(())))
    assert totals((one, one)) == (1, 1)


def test_rows_are_as_long_as_each_other() -> None:
    totals = in_rows(lambda each, more: sum(each.of) + more)
    with pytest.raises(ValueError, match="argument 2 is shorter"):
        totals((Sum((1,)), Sum((2,))), (1,))
