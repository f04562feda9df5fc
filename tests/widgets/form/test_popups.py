from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import QPoint, QRect, QSize

from chicago_gui.widgets.form.popups import place_beside

SCREEN = QRect(0, 0, 1024, 600)


@pytest.mark.parametrize("size", [QSize(240, 150), QSize(360, 240)], ids=str)
def test_a_pad_is_wholly_on_the_screen_and_hides_no_cell(size: QSize) -> None:
    for left, top in product(range(-20, 1000, 60), range(0, 560, 40)):
        cells, notice = QRect(left, top, 80, 40), QRect(0, top + 40, 1024, 60)
        below = cells.bottomLeft() + QPoint(0, 1)
        pad = QRect(place_beside(cells, below, size, notice, QPoint(0, 0), SCREEN), size)
        assert SCREEN.contains(pad)
        assert not pad.intersects(cells)
