"""Pages and pictures as PDF, SVG and PNG, and their marks on paper."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QImage, QPainter

from chicago_gui.games.house.evening import loads, reveal
from chicago_gui.games.house.form import FORM
from chicago_gui.games.house.pages import blank_pages, session_pages
from chicago_gui.languages import speak
from chicago_gui.mark_painter import BLACK
from chicago_gui.paper.marks import (
    LEAST_SIZE,
    POINT,
    Band,
    Notch,
    Page,
    Paper,
    StraightLine,
    Stroke,
    Suit,
    Text,
    TextAlign,
)
from chicago_gui.paper.text_setting import text_width
from chicago_gui.printing.files import draw_page, fit_page, image, pdf_bytes, picture_bytes
from chicago_gui.resources import FAMILY
from chicago_gui.scoring import Denomination
from chicago_gui.sheet.panel import Picture
from tests.games.house.paper_views import LONG, evening, twins
from tests.games.printed import words_on
from tests.paper import face
from tests.printing.canvas import DOTS, dot, drawn, drawn_marks, ink, needs_poppler, pdf_text

PAGES = session_pages(FORM, evening(3))


@needs_poppler
@pytest.mark.parametrize("name", ["evening-1", "evening-2-going-on", "evening-3-official"])
def test_names_and_figures_can_be_read_out(
    evenings: dict[str, Any], name: str, tmp_path: Path
) -> None:
    view = reveal(loads(evenings[name].text))
    path = tmp_path / "sheet.pdf"
    path.write_bytes(pdf_bytes(session_pages(FORM, view)))
    text = pdf_text(path)
    for standing in view.standing:
        assert standing.player in text
        assert str(standing.imps).replace("-", "−") in text
    for deal in view.deals:
        assert str(deal.deal.prepared_by) in text
    assert view.sheet.date.isoformat() in text
    assert "How each deal was scored" in text


def test_counts_of_open_deals_change_no_byte(evenings: dict[str, Any]) -> None:
    one, other = twins(evenings["evening-2-going-on"].text)
    assert pdf_bytes(session_pages(FORM, one)) == pdf_bytes(session_pages(FORM, other))


def test_the_same_pages_give_the_same_bytes_in_every_process(tmp_path: Path) -> None:
    code = """
import sys
from PySide6.QtGui import QGuiApplication
from chicago_gui.games.house.form import FORM
from chicago_gui.games.house.pages import blank_pages
from chicago_gui.printing.files import pdf_bytes
from chicago_gui.resources import load_resources
app = QGuiApplication([])
load_resources()
open(sys.argv[1], "wb").write(pdf_bytes(blank_pages(FORM)))
"""
    for seed in ("7", "8"):
        done = subprocess.run(
            [sys.executable, "-c", code, str(tmp_path / seed)],
            cwd=Path(__file__).parents[2],
            env=os.environ | {"PYTHONHASHSEED": seed},
            check=False,
        )
        assert done.returncode == 0
    assert (tmp_path / "7").read_bytes() == (tmp_path / "8").read_bytes()


def test_no_time_is_written_and_the_title_tells_the_date_only() -> None:
    content = pdf_bytes(PAGES)
    assert not re.search(rb"\(D:\d|CreateDate|ModifyDate|MetadataDate", content)
    title = re.search(rb"/Title \((.*?)\)\n", content, re.DOTALL)
    assert title
    assert title[1].decode("utf-16") == "Chicago 2026-11-20"


def test_a_file_says_its_title_author_and_language() -> None:
    content = pdf_bytes(PAGES, "Анна, B & <C>")
    packet = content[content.index(b"<?xpacket begin") : content.index(b"<?xpacket end")].decode()
    assert "Chicago 2026-11-20" in packet
    assert "<rdf:li>Анна, B &amp; &lt;C&gt;</rdf:li>" in packet
    assert "<dc:language><rdf:Bag><rdf:li>en</rdf:li>" in packet
    ElementTree.fromstring(packet.split("?>", 1)[1])


def test_the_language_is_the_one_that_is_spoken() -> None:
    speak("de")
    assert b"<rdf:li>de</rdf:li>" in pdf_bytes(PAGES)


@pytest.mark.parametrize(("paper", "points"), [(Paper.A4, (595, 842)), (Paper.LETTER, (612, 792))])
def test_pages_are_of_their_paper(paper: Paper, points: tuple[int, int]) -> None:
    content = pdf_bytes(blank_pages(FORM, paper))
    boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", content)
    assert len(boxes) == 2
    for width, height in boxes:
        assert (round(float(width)), round(float(height))) == points


def test_the_type_is_in_the_file() -> None:
    content = pdf_bytes(PAGES)
    assert re.search(rb"/FontName /(?:[A-Z]{6}\+)?DejaVuSans\b", content)
    assert re.search(rb"/FontName /(?:[A-Z]{6}\+)?DejaVuSans-Bold\b", content)
    assert content.count(b"/FontFile2") == 2


# --- pictures

SVG = "{http://www.w3.org/2000/svg}"


def svg_texts(content: bytes) -> list[str]:
    return [each.text or "" for each in ElementTree.fromstring(content).iter(f"{SVG}text")]


def test_the_texts_of_an_svg_are_texts() -> None:
    for page in PAGES:
        found = svg_texts(picture_bytes(page, "svg"))
        assert found == [" ".join(text.text.split()) for text in words_on(page)]


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


# --- marks

SUITS = [suit for suit in Denomination if suit is not Denomination.NOTRUMP]
A_DOT = 1.5 / DOTS


def near(found: tuple[float, ...] | None, expected: tuple[float, ...]) -> bool:
    return found is not None and all(
        abs(a - b) <= A_DOT for a, b in zip(found, expected, strict=True)
    )


def test_rules_bands_and_notches_lie_where_they_are_said_to() -> None:
    assert near(ink(drawn_marks(StraightLine(20, 30, 60, 30, 0.5))), (19.75, 29.75, 60.25, 30.25))
    assert near(ink(drawn_marks(Band(20, 30, 40, 5))), (20, 30, 60, 35))
    image = drawn_marks(Notch(60, 30, 4))
    assert near(ink(image), (56, 30, 60, 34))
    assert dot(image, 59.5, 30.5) == 0
    assert dot(image, 56.5, 33.5) == 255


@pytest.mark.parametrize("suit", SUITS)
def test_black_suits_are_filled_and_red_ones_outlined(suit: Denomination) -> None:
    image = drawn_marks(Suit(40, 40, 20, suit))
    found = ink(image)
    assert found
    left, top, right, bottom = found
    assert left >= 40 - A_DOT
    assert top >= 40 - A_DOT
    assert right <= 60 + A_DOT
    assert bottom <= 60 + A_DOT
    assert (left + right) / 2 == pytest.approx(50, abs=A_DOT)
    assert dot(image, 50, 51) == (255 if Suit(0, 0, 1, suit).outlined else 0)


@pytest.mark.parametrize("side", TextAlign)
def test_a_text_keeps_to_its_side(side: TextAlign) -> None:
    found = ink(drawn_marks(Text(50, 50, 60, 8, "HHH", 12, side=side)))
    assert found
    left, top, right, bottom = found
    assert (top + bottom) / 2 == pytest.approx(54, abs=A_DOT)
    match side:
        case TextAlign.LEFT:
            assert left == pytest.approx(50, abs=0.6)
        case TextAlign.CENTRE:
            assert (left + right) / 2 == pytest.approx(80, abs=A_DOT)
        case TextAlign.RIGHT:
            assert right == pytest.approx(110, abs=0.6)


@pytest.mark.parametrize("text", [*LONG, "Ёлка-Йод", "ĄĘŚŻ", "gjpqy" * 9, "7NTXX", "x " * 40])
@pytest.mark.parametrize("width", [8, 17, 60])
@pytest.mark.parametrize("bold", [False, True])
def test_a_text_is_never_drawn_outside_its_box(text: str, width: float, bold: bool) -> None:
    for size in (LEAST_SIZE, 8, 14):
        height = 1.2 * size * POINT
        found = ink(drawn_marks(Text(50, 50, width, height, text, size, bold=bold)))
        assert found
        left, top, right, bottom = found
        # The bar of an Ł and the accent of a capital reach a hair out of what type calls a letter.
        hair = A_DOT + 0.05 * size * POINT
        assert left >= 50 - hair
        assert right <= 50 + width + hair
        assert top >= 50 - hair
        assert bottom <= 50 + height + hair


@given(st.text(max_size=60), st.floats(2, 40), st.floats(LEAST_SIZE, 16), st.booleans())
def test_no_text_at_all_breaks_the_painter(
    text: str, width: float, size: float, bold: bool
) -> None:
    page = Page(Paper.A4, (Text(50, 50, width, 1.2 * size * POINT, text, size, bold=bold),))
    drawn(page, 1)


def test_a_long_text_is_squeezed_then_shrunk_then_cut() -> None:
    heights = []
    for text in ("Hannelore", "Hannelore B", "Hannelore Bergmann", "Hannelore " * 9):
        found = ink(drawn_marks(Text(50, 50, 16, 6, text, 9)))
        assert found
        heights.append(found[3] - found[1])
    assert heights[0] >= heights[1] - A_DOT
    assert heights[1] > heights[2] + A_DOT
    assert heights[2] > 1.6


@pytest.mark.parametrize("bold", [False, True])
@pytest.mark.parametrize(
    "text",
    [
        "Anna – Boris",
        "Maximilian-Alexander von und zu Hohenloh",
        "Анна-Мария Рождественская-Щербакова",
        "4♠ by Vera, +1, not vulnerable: 450. Target 300 for 25 HCP. +150 → +4 IMPs",
        "+2200 −1530 0123456789",
        "Łukasz Søren Jürgen Özgür Čapek",
        "ЖШЩЮЫФ wwwmmm iiilll",
    ],
)
def test_the_layout_knows_how_wide_type_is(text: str, bold: bool) -> None:
    font = QFont(FAMILY)
    font.setPixelSize(100)
    font.setBold(bold)
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    real = QFontMetricsF(font).horizontalAdvance(text) / 100 * 8 * POINT
    guessed = text_width(text, 8, bold=bold)
    assert 0.99 * real <= guessed <= 1.15 * real
    # What the layout is tried by where no Qt is: letters set closer beside some others count full.
    read = face.measure(bold=bold)(text) * 8
    assert 0.999 * real <= read <= 1.03 * real


@pytest.mark.parametrize("paper", Paper)
def test_margins_are_white_and_pages_are_not(paper: Paper) -> None:
    for page in blank_pages(FORM, paper):
        found = ink(drawn(page))
        assert found
        left, top, right, bottom = found
        assert left > 9
        assert top > 8.5
        assert right < page.width - 9
        assert bottom < page.height - 8.5
        assert bottom > page.height - 14


def test_a_page_is_drawn_smaller_and_whole_on_smaller_paper() -> None:
    corners = (StraightLine(10, 10, 10.5, 10, 1), StraightLine(199.5, 287, 200, 287, 1))
    image = QImage(round(215.9 * DOTS), round(279.4 * DOTS), QImage.Format.Format_Grayscale8)
    image.fill(255)
    painter = QPainter(image)
    page = Page(Paper.A4, corners)
    fit_page(painter, page, QRectF(0, 0, image.width(), image.height()), DOTS)
    unit = painter.transform().m11() / DOTS
    draw_page(painter, page)
    painter.end()
    assert unit == pytest.approx(279.4 / 297, rel=1e-3)
    found = ink(image)
    assert found
    assert (found[0] + found[2]) / 2 == pytest.approx(215.9 / 2, abs=A_DOT)
    assert found[3] < 279.4 - 8


def test_paper_that_is_rounded_to_points_shrinks_nothing() -> None:
    image = QImage(100, 100, QImage.Format.Format_Grayscale8)
    painter = QPainter(image)
    fit_page(painter, Page(Paper.A4, ()), QRectF(0, 0, 209.9 * DOTS, 297 * DOTS), DOTS)
    assert painter.transform().m11() == DOTS
    painter.end()
