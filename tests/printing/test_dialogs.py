"""The print preview, printing, and names that no font can draw."""

from __future__ import annotations

import ctypes
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMarginsF
from PySide6.QtGui import QAction, QFont, QPageLayout, QPageRanges, QPainter
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrintPreviewDialog, QPrintPreviewWidget
from PySide6.QtWidgets import QApplication, QDialog, QMessageBox, QToolBar, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from chicago_gui.games.house.form import FORM
from chicago_gui.games.house.pages import blank_pages, session_pages
from chicago_gui.paper.marks import AnyPaper, Page, Paper
from chicago_gui.printing import dialogs
from chicago_gui.printing.dialogs import PaperError, cannot_be_drawn
from chicago_gui.widgets.style_sheets import dress_form
from tests.games.house.paper_views import evening
from tests.printing.canvas import needs_poppler, pdf_places, pdf_text

PAGES = session_pages(FORM, evening(20, 60))


@pytest.fixture
def window(qtbot: Any) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    return window


@pytest.fixture
def printers(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], None]:
    """Return a function that adds a printer; without it there are none."""
    names: list[str] = []
    monkeypatch.setattr(dialogs, "available_printers", lambda: tuple(names))
    return names.append


class Heard:
    """Records the printers to remember and the pages to write as PDF."""

    def __init__(self) -> None:
        self.printers: list[str] = []
        self.written: list[Sequence[Page]] = []
        self.why_not = ""

    def write(self, pages: Sequence[Page], refuse: Callable[[str], None]) -> bool:
        self.written.append(pages)
        if self.why_not:
            refuse(self.why_not)
        return not self.why_not


@pytest.fixture
def heard() -> Heard:
    return Heard()


def lay_out(paper: AnyPaper) -> Sequence[Page]:
    return PAGES if paper is Paper.A4 else session_pages(FORM, evening(2), paper)


@pytest.fixture
def preview(
    window: QWidget, printers: Callable[[str], None], qtbot: Any, heard: Heard
) -> Iterator[QPrintPreviewDialog]:
    wishes = dialogs.Wishes("", heard.printers.append, heard.write)
    dialog = dialogs.preview(window, lay_out, Paper.A4, wishes)
    yield dialog
    if isValid(dialog):
        dialog.close()


def to_file(path: Path, paper: Paper = Paper.A4) -> QPrinter:
    printer = dialogs.printer_for(PAGES, paper)
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(path))
    return printer


def pages_in(path: Path) -> int:
    return len(re.findall(rb"/Type /Page\b", path.read_bytes()))


def actions(dialog: QPrintPreviewDialog, text: str) -> list[QAction]:
    return [each for each in dialog.findChildren(QAction) if each.text() == text]


def told(window: QWidget) -> list[QMessageBox]:
    return [box for box in window.findChildren(QMessageBox) if box.isVisible()]


@needs_poppler
def test_a_printer_gets_what_stands_on_the_pages(tmp_path: Path) -> None:
    path = tmp_path / "printed.pdf"
    dialogs.print_pages(to_file(path), PAGES)
    assert pages_in(path) == len(PAGES)
    text = pdf_text(path)
    assert "How each deal was scored" in text
    assert f"page {len(PAGES)} of {len(PAGES)}" in text


def test_only_the_pages_asked_for_are_printed(tmp_path: Path) -> None:
    printer = to_file(tmp_path / "printed.pdf")
    ranges = QPageRanges()
    ranges.addRange(2, 3)
    printer.setPageRanges(ranges)
    printer.setPrintRange(QPrinter.PrintRange.PageRange)
    dialogs.print_pages(printer, PAGES)
    assert pages_in(tmp_path / "printed.pdf") == 2


@needs_poppler
def test_the_last_page_may_come_first(tmp_path: Path) -> None:
    printer = to_file(tmp_path / "printed.pdf")
    printer.setPageOrder(QPrinter.PageOrder.LastPageFirst)
    dialogs.print_pages(printer, PAGES)
    feet = re.findall(r"page (\d) of", pdf_text(tmp_path / "printed.pdf"))
    assert feet == [str(number) for number in range(len(PAGES), 0, -1)]


@pytest.mark.parametrize("paper", Paper)
def test_the_printer_is_set_for_the_paper(paper: Paper) -> None:
    printer = dialogs.printer_for(blank_pages(FORM, paper))
    layout = printer.pageLayout()
    assert layout.orientation() is QPageLayout.Orientation.Portrait
    size = layout.fullRect(QPageLayout.Unit.Millimeter)
    assert size.width() == pytest.approx(paper.width, abs=0.2)
    assert size.height() == pytest.approx(paper.height, abs=0.2)
    assert printer.docName() == "Chicago"


@needs_poppler
def test_margins_set_in_a_dialog_do_not_move_the_form(tmp_path: Path) -> None:
    places = []
    for margin in (0, 20):
        path = tmp_path / f"{margin}.pdf"
        printer = to_file(path)
        printer.setFullPage(False)
        printer.setPageMargins(QMarginsF(margin, margin, margin, margin))
        dialogs.draw_pages(printer, PAGES)
        places.append(pdf_places(path))
    assert places[0] == places[1]


def test_a_printer_that_takes_nothing_is_a_clear_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QPainter, "begin", lambda *_: False)
    with pytest.raises(PaperError, match=r"^The printer does not accept pages\.$"):
        dialogs.print_pages(to_file(tmp_path / "printed.pdf"), PAGES)


@pytest.mark.parametrize(("status", "taken"), [(0x0, True), (0x2, True), (0x506, False)])
def test_a_queue_that_accepts_no_jobs_is_told_too(
    monkeypatch: pytest.MonkeyPatch, status: int, taken: bool
) -> None:
    class Cups:
        def __init__(self, _: str) -> None:
            self.cupsLastError = lambda: status

    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(ctypes, "CDLL", Cups)
    monkeypatch.setattr(dialogs, "draw_pages", lambda *_: None)
    with (
        nullcontext()
        if taken
        else pytest.raises(PaperError, match=r"^The printer does not accept pages")
    ):
        dialogs.print_pages(dialogs.printer_for(PAGES), PAGES)


def test_the_preview_shows_all_pages_without_a_printer(preview: QPrintPreviewDialog) -> None:
    shown = preview.findChild(QPrintPreviewWidget)
    assert shown is not None
    assert shown.pageCount() == len(PAGES)
    assert preview.windowTitle() == "Print preview – Chicago 2026-11-20"


def test_the_preview_lies_on_the_screen_whole(preview: QPrintPreviewDialog) -> None:
    room = preview.screen().availableSize()
    assert room.height() <= 800  # the size that is wished for would hang over, title and all
    assert preview.height() < room.height()
    assert preview.minimumSizeHint().width() <= preview.width()


def test_the_preview_has_no_page_setup_that_would_print_past_us(
    preview: QPrintPreviewDialog,
) -> None:
    (action,) = actions(preview, "Page setup")
    assert not action.isVisible()


def ours(dialog: QPrintPreviewDialog, text: str) -> QAction:
    (found,) = [action for action in actions(dialog, text) if action.isVisible()]
    return found


def test_the_pages_are_laid_out_anew_for_the_paper_and_the_way_it_lies(
    preview: QPrintPreviewDialog,
) -> None:
    assert isinstance(preview, dialogs._Preview)
    shown = preview.findChild(QPrintPreviewWidget)
    assert shown is not None
    assert ours(preview, "Portrait").isChecked()
    ours(preview, "Landscape").trigger()
    assert (ours(preview, "Portrait").isChecked(), ours(preview, "Landscape").isChecked()) == (
        False,
        True,
    )
    assert {page.paper for page in preview._pages} == {Paper.A4.landscape}
    preview.papers.setCurrentText("Letter")
    assert {page.paper for page in preview._pages} == {Paper.LETTER.landscape}
    assert shown.pageCount() == len(preview._pages)
    assert preview._printer.pageLayout().orientation() is QPageLayout.Orientation.Landscape
    ours(preview, "Portrait").trigger()
    assert {page.paper for page in preview._pages} == {Paper.LETTER}


def test_the_printer_of_last_time_is_taken_if_it_is_still_there(
    printers: Callable[[str], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    named: list[str] = []
    monkeypatch.setattr(QPrinter, "setPrinterName", lambda _, name: named.append(name))
    dialogs.printer_for(PAGES, name="Kitchen")
    assert named == []
    printers("Kitchen")
    dialogs.printer_for(PAGES, name="Kitchen")
    assert named == ["Kitchen"]


@pytest.mark.parametrize(
    ("library", "runs", "why"),
    [
        (False, False, "printing needs the library libcups2"),
        (True, False, "the printing service CUPS is not running"),
        (True, True, "no printer is set up"),
    ],
)
def test_why_there_is_no_printer(
    library: bool, runs: bool, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def load(_: str) -> object:
        if not library:
            raise OSError
        return object()

    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(ctypes, "CDLL", load)
    monkeypatch.delenv("CUPS_SERVER", raising=False)
    monkeypatch.setattr(dialogs, "_SOCKET", tmp_path if runs else tmp_path / "none")
    assert why in dialogs.why_no_printer()
    assert dialogs.why_no_printer().startswith("Save the pages as PDF: ")


@pytest.mark.parametrize("system", ["win32", "darwin"])
def test_elsewhere_printing_is_a_part_of_the_system(
    system: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(ctypes, "CDLL", lambda _: pytest.fail("there is no libcups2 to look for"))
    assert dialogs.why_no_printer().endswith("no printer is set up.")


def test_printing_without_a_printer_says_why_and_offers_pdf(
    preview: QPrintPreviewDialog, heard: Heard
) -> None:
    ours(preview, "Print").trigger()
    (box,) = told(preview)
    assert box.text() == dialogs.why_no_printer()
    write, cancel = box.buttons()
    assert cancel is box.button(QMessageBox.StandardButton.Cancel)
    assert write.text() == "Save as PDF…"
    write.click()
    assert heard.written == [tuple(PAGES)]
    assert not preview.isVisible()  # that it is written is said beneath it


def test_what_cannot_be_written_is_told_over_the_preview(
    preview: QPrintPreviewDialog, heard: Heard
) -> None:
    heard.why_not = "The disk is full."
    ours(preview, "Print").trigger()
    told(preview)[0].buttons()[0].click()
    assert [box.text() for box in told(preview) if box.isVisible()] == [heard.why_not]
    assert preview.isVisible()


def test_printing_asks_the_printer_and_prints(
    preview: QPrintPreviewDialog,
    printers: Callable[[str], None],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    heard: Heard,
) -> None:
    printers("Kitchen")

    def accept(dialog: QPrintDialog) -> int:
        dialog.printer().setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        dialog.printer().setOutputFileName(str(tmp_path / "printed.pdf"))
        return QDialog.DialogCode.Accepted.value

    monkeypatch.setattr(QPrintDialog, "exec", accept)
    ours(preview, "Print").trigger()
    assert pages_in(tmp_path / "printed.pdf") == len(PAGES)
    assert not preview.isVisible()
    assert len(heard.printers) == 1


def test_printing_may_be_given_up(
    preview: QPrintPreviewDialog,
    printers: Callable[[str], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    printers("Kitchen")
    monkeypatch.setattr(QPrintDialog, "exec", lambda _: QDialog.DialogCode.Rejected.value)
    ours(preview, "Print").trigger()
    assert preview.isVisible()
    assert not told(preview)


def test_a_fault_of_the_printer_is_told_over_the_preview(
    preview: QPrintPreviewDialog,
    printers: Callable[[str], None],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    printers("Kitchen")

    def refuse(*_: object) -> None:
        raise PaperError("The printer does not accept pages.")

    monkeypatch.setattr(QPrintDialog, "exec", lambda _: QDialog.DialogCode.Accepted.value)
    monkeypatch.setattr(dialogs, "print_pages", refuse)
    ours(preview, "Print").trigger()
    (box,) = told(preview)
    assert box.text() == "The printer does not accept pages."
    box.close()
    assert preview.isVisible()


def test_the_words_of_the_bar_are_read_whole_in_larger_type(
    qtbot: QtBot, preview: QPrintPreviewDialog, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dialogs, "_LEAST", 8)  # the screen of the tests is a narrow one
    (bar,) = preview.findChildren(QToolBar)
    usual = QApplication.font()
    large = QFont(usual)
    large.setPixelSize(24)
    QApplication.setFont(large)
    try:
        preview.resize(400, 600)
        dress_form(preview)
        qtbot.waitUntil(lambda: bar.sizeHint().width() <= preview.width())
        assert preview.screen().availableGeometry().contains(preview.geometry())
        QApplication.processEvents()
        seen = preview.rect().adjusted(0, 0, 1, 0)
        for part in filter(None, map(bar.widgetForAction, bar.actions())):
            assert not part.isVisible() or seen.contains(part.geometry().translated(bar.pos()))
    finally:
        QApplication.setFont(usual)


@pytest.mark.parametrize("name", ["Jane Ó", "Łukasz", "Ольга Щ", "Ґ Ї Є", "Δημήτρης", "Ẹ̀wà"])
def test_latin_cyrillic_and_greek_are_always_drawn(name: str) -> None:
    assert cannot_be_drawn([name]) == ""


def test_what_no_font_has_is_told_by_name() -> None:
    # Letters that nobody has ever assigned.
    assert cannot_be_drawn(["Ann", "B\ue0ff", "C\ue0fe"]) == (
        "“B”, “C”: no font here has all the letters."
    )
