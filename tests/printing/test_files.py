"""Pages and pictures as PDF, SVG and PNG."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QColor, QImage

from chicago_gui.games.house.evening import loads, reveal
from chicago_gui.games.house.form import FORM
from chicago_gui.games.house.pages import blank_pages, session_pages
from chicago_gui.languages import speak
from chicago_gui.mark_painter import BLACK
from chicago_gui.paper.marks import Page, Paper, Stroke, Suit, Text
from chicago_gui.printing.files import image, pdf_bytes, picture_bytes
from chicago_gui.scoring import Denomination
from chicago_gui.sheet.panel import Picture
from tests.games.house.paper_marks import texts
from tests.games.house.paper_views import evening, twins
from tests.printing.canvas import needs_poppler, pdf_text

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


@needs_poppler
def test_counts_of_open_deals_cannot_be_read_out(evenings: dict[str, Any], tmp_path: Path) -> None:
    texts = []
    for place, view in enumerate(twins(evenings["evening-2-going-on"].text)):
        path = tmp_path / f"{place}.pdf"
        path.write_bytes(pdf_bytes(session_pages(FORM, view)))
        texts.append(pdf_text(path))
    assert texts[0] == texts[1]


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


@pytest.fixture
def german() -> Iterator[None]:
    speak("de")
    yield
    speak("en")


@pytest.mark.usefixtures("german")
def test_the_language_is_the_one_that_is_spoken() -> None:
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
