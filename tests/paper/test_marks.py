from __future__ import annotations

import pytest

from chicago_gui.paper.marks import SHAPES, Cubic, LineTo, Move, Segment
from chicago_gui.scoring import Denomination


def points(segment: Segment) -> list[tuple[float, float]]:
    end = (segment.x, segment.y)
    if isinstance(segment, Cubic):
        return [(segment.x1, segment.y1), (segment.x2, segment.y2), end]
    return [end]


def test_the_four_suits_have_shapes_and_no_trump_has_none() -> None:
    assert set(SHAPES) == set(Denomination) - {Denomination.NOTRUMP}


@pytest.mark.parametrize("suit", SHAPES)
def test_a_shape_is_one_contour_in_the_unit_square(suit: Denomination) -> None:
    first, *others = SHAPES[suit]
    assert isinstance(first, Move)
    assert all(isinstance(segment, LineTo | Cubic) for segment in others)
    assert (others[-1].x, others[-1].y) == (first.x, first.y)
    for segment in SHAPES[suit]:
        assert all(0 <= x <= 1 and 0 <= y <= 1 for x, y in points(segment))


@pytest.mark.parametrize("suit", SHAPES)
def test_a_shape_is_its_own_mirror_image(suit: Denomination) -> None:
    corners = {(round(s.x, 3), round(s.y, 3)) for s in SHAPES[suit]}
    assert corners == {(round(1 - x, 3), y) for x, y in corners}
    handles = [p for s in SHAPES[suit] for p in points(s)]
    there = {(round(x, 3), round(y, 3)) for x, y in handles}
    assert there == {(round(1 - x, 3), y) for x, y in there}
