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

from chicago_gui.games.house.evening import loads, reveal
from chicago_gui.games.house.form import FORM
from chicago_gui.games.house.pages import blank_pages, session_pages
from chicago_gui.languages import speak
from chicago_gui.paper.marks import Paper
from chicago_gui.printing.pdf import PaperError, pdf_bytes, write_pdf
from tests.games.house.paper_views import evening, twins
from tests.printing.canvas import needs_poppler, pdf_text

OLD = b"what was there before"
PAGES = session_pages(FORM, evening(3))


def left_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


@needs_poppler
@pytest.mark.parametrize("name", ["evening-1", "evening-2-going-on", "evening-3-official"])
def test_names_and_figures_can_be_read_out(
    evenings: dict[str, Any], name: str, tmp_path: Path
) -> None:
    view = reveal(loads(evenings[name].text))
    write_pdf(session_pages(FORM, view), tmp_path / "sheet.pdf")
    text = pdf_text(tmp_path / "sheet.pdf")
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
        write_pdf(session_pages(FORM, view), tmp_path / f"{place}.pdf")
        texts.append(pdf_text(tmp_path / f"{place}.pdf"))
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
from chicago_gui.printing.pdf import write_pdf
from chicago_gui.resources import load_resources
app = QGuiApplication([])
load_resources()
write_pdf(blank_pages(FORM), sys.argv[1])
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


def test_an_old_file_is_replaced_and_keeps_who_may_read_it(tmp_path: Path) -> None:
    path = tmp_path / "sheet.pdf"
    path.write_bytes(OLD)
    path.chmod(0o640)
    write_pdf(PAGES, path)
    assert path.read_bytes().startswith(b"%PDF-")
    assert path.stat().st_mode & 0o777 == 0o640
    assert left_in(tmp_path) == ["sheet.pdf"]


def test_a_link_goes_on_pointing_where_it_did(tmp_path: Path) -> None:
    (tmp_path / "kept").mkdir()
    real = tmp_path / "kept" / "real.pdf"
    real.write_bytes(OLD)
    link = tmp_path / "link.pdf"
    link.symlink_to(real)
    write_pdf(PAGES, link)
    assert link.is_symlink()
    assert real.read_bytes().startswith(b"%PDF-")


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(PaperError, match=r"folder not found\.$"):
        write_pdf(PAGES, tmp_path / "missing" / "sheet.pdf")
    assert not left_in(tmp_path)


def test_a_folder_in_its_place(tmp_path: Path) -> None:
    (tmp_path / "sheet.pdf").mkdir()
    with pytest.raises(PaperError, match=r"a folder, not a file\.$"):
        write_pdf(PAGES, tmp_path / "sheet.pdf")
    assert left_in(tmp_path) == ["sheet.pdf"]


def test_a_file_where_a_folder_should_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(OLD)
    with pytest.raises(PaperError, match=r"folder not found\.$"):
        write_pdf(PAGES, tmp_path / "file" / "sheet.pdf")
    assert (tmp_path / "file").read_bytes() == OLD


def test_a_folder_that_may_not_be_written(tmp_path: Path) -> None:
    (tmp_path / "sheet.pdf").write_bytes(OLD)
    tmp_path.chmod(0o500)
    try:
        if os.access(tmp_path, os.W_OK):
            pytest.skip("whoever runs this may write everywhere")
        with pytest.raises(PaperError, match=r"no permission to write\.$"):
            write_pdf(PAGES, tmp_path / "sheet.pdf")
    finally:
        tmp_path.chmod(0o700)
    assert (tmp_path / "sheet.pdf").read_bytes() == OLD


@pytest.mark.parametrize("name", ["x" * 300 + ".pdf", "a\0b.pdf"])
def test_a_name_that_no_file_can_have(tmp_path: Path, name: str) -> None:
    with pytest.raises(PaperError, match=r"invalid file name\.$"):
        write_pdf(PAGES, tmp_path / name)
    assert not left_in(tmp_path)


def test_a_full_disk_leaves_the_old_file_and_nothing_else(tmp_path: Path) -> None:
    pytest.importorskip("resource")
    (tmp_path / "sheet.pdf").write_bytes(OLD)
    code = """
import resource, sys
from PySide6.QtGui import QGuiApplication
from chicago_gui.games.house.form import FORM
from chicago_gui.games.house.pages import blank_pages
from chicago_gui.printing.pdf import PaperError, write_pdf
app = QGuiApplication([])
resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))
try:
    write_pdf(blank_pages(FORM), sys.argv[1])
except PaperError as error:
    sys.exit(str(error))
"""
    path = tmp_path / "sheet.pdf"
    done = subprocess.run(
        [sys.executable, "-c", code, str(path)],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert done.stderr.strip() == f"{path} cannot be written: not enough space on the disk."
    assert path.read_bytes() == OLD
    assert left_in(tmp_path) == ["sheet.pdf"]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no such device here")
def test_a_device_is_written_and_not_replaced() -> None:
    with pytest.raises(PaperError, match=r"not enough space on the disk\.$"):
        write_pdf(PAGES, "/dev/full")
    write_pdf(PAGES, "/dev/null")
    assert Path("/dev/null").is_char_device()
    assert Path("/dev/full").is_char_device()
