"""Pages look like the golden pictures, and a missing figure would be noticed."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage

from chicago_gui.paper.marks import Page, Text
from chicago_gui.resources import load_resources
from tests.golden.pages import FOLDER, drawn, pages, worst
from tests.systems import needs_linux

pytestmark = needs_linux  # others smooth letters otherwise

MOST = 12.0
"""The largest mean difference of a square of 4 mm, of 255; one figure makes more."""


@pytest.fixture(scope="module")
def shown(qapp: object) -> dict[str, Page]:
    load_resources()
    return pages()


def kept(name: str) -> QImage:
    found = QImage(str(FOLDER / f"{name}.png"))
    return found.convertToFormat(QImage.Format.Format_Grayscale8)


def test_every_page_looks_as_it_was_looked_at(shown: dict[str, Page]) -> None:
    assert {path.stem for path in FOLDER.glob("*.png")} == set(shown)
    found = {name: worst(drawn(page), kept(name)) for name, page in shown.items()}
    assert {name: far for name, far in found.items() if far > MOST} == {}


def test_a_figure_that_is_missing_would_be_seen(shown: dict[str, Page]) -> None:
    page = shown["house-2"]
    figure = next(m for m in page.marks if isinstance(m, Text) and m.text == "+27" and m.bold)
    without = Page(page.paper, tuple(mark for mark in page.marks if mark is not figure))
    assert worst(drawn(without), kept("house-2")) > MOST
