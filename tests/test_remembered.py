"""The cache `remembered` returns kept results for the same objects."""

from collections.abc import Callable

from chicago_gui.record import Record
from chicago_gui.remembered import remembered


class Sum(Record):
    of: tuple[int, ...]


def remembering(most: int) -> tuple[Callable[[Sum], int], list[Sum]]:
    """Return a function that keeps its last results, and the list of what it has worked out."""
    asked: list[Sum] = []

    @remembered(most)
    def total(each: Sum) -> int:
        asked.append(each)
        return sum(each.of)

    return total, asked


def test_the_same_object_is_worked_out_once_and_an_equal_one_again() -> None:
    total, asked = remembering(2)
    one, other = Sum((1, 2)), Sum((1, 2))
    assert [total(one), total(one), total(other)] == [3, 3, 3]
    assert [each is one for each in asked] == [True, False]


def test_it_forgets_what_it_kept_longest() -> None:
    total, asked = remembering(2)
    sums = [Sum((number,)) for number in range(3)]
    assert [total(each) for each in sums] == [0, 1, 2]
    assert total(sums[2]) == 2
    assert total(sums[0]) == 0
    assert asked == [*sums, sums[0]]


def test_what_is_asked_for_again_and_again_is_kept() -> None:
    total, asked = remembering(4)
    one, others = Sum((1,)), [Sum((number,)) for number in range(20)]
    for other in others:
        assert total(one) == 1
        total(other)
    assert sum(each is one for each in asked) == 1
