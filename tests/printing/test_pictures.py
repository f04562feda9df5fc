"""Pictures as files: as many as pages, texts as text, suits as shapes."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QColor, QImage

from chicago_gui.games.house.form import FORM
from chicago_gui.games.house.pages import session_pages
from chicago_gui.mark_painter import BLACK
from chicago_gui.paper.marks import Page, Paper, Stroke, Suit, Text
from chicago_gui.printing.pictures import image, picture_bytes
from chicago_gui.scoring import Denomination
from chicago_gui.sheet.panel import Picture
from tests.games.house.paper_marks import texts
from tests.games.house.paper_views import evening

SVG = "{http://www.w3.org/2000/svg}"
PAGES = session_pages(FORM, evening(3))


def svg_texts(content: bytes) -> list[str]:
    return [each.text or "" for each in ElementTree.fromstring(content).iter(f"{SVG}text")]


def test_the_texts_of_an_svg_are_texts() -> None:
    for page in PAGES:
        found = svg_texts(picture_bytes(page, "svg"))
        assert found == [" ".join(text.text.split()) for text in texts(page)]


def test_suits_are_shapes() -> None:
    page = Page(Paper.A4, (Suit(20, 20, 10, Denomination.HEARTS),))
    content = picture_bytes(page, "svg")
    assert svg_texts(content) == []
    assert list(ElementTree.fromstring(content).iter(f"{SVG}path"))


@pytest.mark.parametrize("paper", [Paper.A4, Paper.LETTER.landscape])
def test_an_svg_is_of_the_size_of_its_paper(paper: Paper) -> None:
    root = ElementTree.fromstring(picture_bytes(Page(paper, ()), "svg"))
    assert float(root.attrib["width"].removesuffix("mm")) == pytest.approx(paper.width)
    assert float(root.attrib["height"].removesuffix("mm")) == pytest.approx(paper.height)


def test_a_dash_is_as_long_in_an_svg_as_on_paper() -> None:
    stroke = Stroke(((10, 10), (90, 10)), 0.5, (5, 2))
    content = picture_bytes(Page(Paper.A4, (stroke,)), "svg").decode()
    group = next(part for part in content.split("<g ") if "stroke-dasharray" in part)
    scale = float(group.split("matrix(")[1].split(",")[0])
    dashes = [
        float(each) * scale for each in group.split('dasharray="')[1].split('"')[0].split(",")
    ]
    assert dashes == pytest.approx([2.5, 1.0])


def test_a_png_is_the_page_at_150_dots_an_inch() -> None:
    found = QImage.fromData(picture_bytes(PAGES[0], "png"))
    assert (found.width(), found.height()) == (1240, 1754)
    assert found.dotsPerMeterX() == pytest.approx(150 / 0.0254, abs=1)
    assert found.pixelColor(2, 2) == QColor("white")


def test_ways_have_their_colours_where_there_are_some() -> None:
    picture = Picture(20, 20, (Stroke(((2, 10), (18, 10)), 2, way=1),), "")
    inks = type(BLACK)(BLACK.ink, BLACK.band, None, (QColor("red"), QColor("blue")))
    middle = image(picture, inks)
    assert middle.pixelColor(middle.width() // 2, middle.height() // 2) == QColor("blue")
    plain = image(picture)
    assert plain.pixelColor(plain.width() // 2, plain.height() // 2) == QColor("black")


@pytest.mark.parametrize("kind", ["png", "svg"])
def test_the_same_pages_give_the_same_files(kind: str) -> None:
    assert picture_bytes(PAGES[0], kind) == picture_bytes(session_pages(FORM, evening(3))[0], kind)


def test_every_text_is_there_at_least_once_in_a_picture() -> None:
    picture = Picture(60, 20, (Text(5, 5, 50, 8, "Вера +24", 12),), "Вера is ahead")
    content = picture_bytes(picture, "svg")
    assert svg_texts(content) == ["Вера +24"]
    assert "Вера is ahead" in content.decode()
