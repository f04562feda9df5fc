"""Creates PDF files and pictures without a window; impossible wishes raise `ValueError`."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from chicago_gui.paper.marks import TITLE, AnyPaper, Paper
from chicago_gui.scoring import Refused, check_range
from chicago_gui.sheet.setup import MOST_PAGES, Blank, Blanks, Tables
from chicago_gui.sheet.texts import check_text, one_line
from chicago_gui.sheet.words import plural, refusal, tr
from chicago_gui.standard_streams import complain

if TYPE_CHECKING:
    from PySide6.QtCore import QMessageLogContext, QtMsgType

    from chicago_gui.mark_painter import Inks
    from chicago_gui.paper.marks import Page
    from chicago_gui.printing.files import Drawn
    from chicago_gui.sheet.form import Form

SHEET, STANDING, CHART = "sheet", "standing", "chart"
"""What a picture can show."""


def blank_forms(
    blanks: Blanks, each: int | None, names: str | None, pages: int | None, tables: str | None
) -> Blank:
    """Return the blank forms asked for on the command line; `names` are separated by commas.

    Raises `ValueError` with the possible values if the game has no such form.
    """
    if each is not None and each not in blanks.sizes:
        *others, last = map(str, blanks.sizes)
        sizes = tr("{others} or {last}").format(others=", ".join(others), last=last)
        unit = plural(blanks.unit, blanks.unit, blanks.sizes[-1])
        raise ValueError(f"--each: {unit.format(count=sizes if others else last)}")
    count = 1 if pages is None else pages
    named = () if names is None else tuple(map(one_line, names.split(",")))
    try:
        check_range("--pages", count, 0, MOST_PAGES)
        for name in named:
            check_text("--names", name)
    except Refused as refused:
        raise ValueError(refusal(refused).rstrip(".")) from None
    if named and (len(named) not in blanks.names or not all(named)):
        if not blanks.names:
            raise ValueError(tr("--names: this game's form has no names"))
        counts = "/".join(map(str, blanks.names))
        raise ValueError(tr("--names: give {counts} names").format(counts=counts))
    if tables not in (None, Tables.NONE.value) and not blanks.tables:
        raise ValueError(tr("--tables: this game has no tables"))
    return Blank(each, named, count, Tables(tables or Tables.PAGE.value))


def paper_of(name: str | None, landscape: bool | None) -> AnyPaper:
    """Return the paper named on the command line, A4 by default."""
    paper = Paper[(name or Paper.A4.name).upper()]
    return paper.landscape if landscape else paper


def drawn(form: Form[Any], view: Any, what: str, paper: AnyPaper) -> Sequence[Drawn]:
    """Return what to draw of a session: its pages, or one picture.

    Raises `ValueError` if the game has no chart.
    """
    if what == SHEET:
        return form.pages(view, paper)
    from chicago_gui.paper.figure_pages import chart_picture, standing_picture

    panel, evening = form.panel(view), form.evening(view)
    if what == STANDING:
        return [standing_picture(panel, evening)]
    if panel.running is None:
        raise ValueError(tr("this game has no chart"))
    return [chart_picture(panel.running, evening)]


def file_names(out: Path | str, count: int) -> list[Path]:
    """Return the names of `count` picture files: `OUT`, then `OUT-2` and so on."""
    out = Path(out)
    if not out.name:
        return [out] * count  # a folder: writing to it will report the error
    others = (out.with_name(f"{out.stem}-{at}{out.suffix}") for at in range(2, count + 1))
    return [out, *others]


def inks(what: str) -> Inks:
    """Return the colours of a picture; the sheet is black on white as on paper."""
    from PySide6.QtGui import QColor

    from chicago_gui.mark_painter import BLACK
    from chicago_gui.record import replace
    from chicago_gui.widgets.theme import DAY

    if what == SHEET:
        return BLACK
    return replace(BLACK, ways=tuple(map(QColor, DAY.players)))


def make_ready() -> object:
    """Return Qt's application object, which must be kept while drawing; needs no display."""
    from PySide6.QtCore import qInstallMessageHandler
    from PySide6.QtGui import QGuiApplication

    from chicago_gui.resources import load_resources

    app = QGuiApplication.instance()
    if app is None:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        qInstallMessageHandler(_hear)
        app = QGuiApplication(["chicago-gui"])
    load_resources()
    return app


def _hear(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    """Suppress Qt's messages; before a fatal one ends the process, print it."""
    from PySide6.QtCore import QtMsgType

    if kind == QtMsgType.QtFatalMsg:
        complain(text)
        os._exit(2)


def author_of(form: Form[Any], view: Any) -> str:
    """Return the author of a session sheet: the players in the order of the sheet."""
    return ", ".join(form.heading(view).players)


def pdf_content(pages: Sequence[Page], author: str = TITLE) -> bytes:
    """Return `pages` by `author` as PDF; raises `ValueError` if there are none."""
    if not pages:
        raise ValueError(tr("there is nothing to print"))
    app = make_ready()
    from chicago_gui.printing.files import pdf_bytes

    try:
        return pdf_bytes(pages, author)
    finally:
        del app


def picture_contents(pictures: Sequence[Drawn], kind: str, what: str) -> list[bytes]:
    """Return each of `pictures` as `png` or `svg`."""
    app = make_ready()
    from chicago_gui.printing.files import picture_bytes

    try:
        return [picture_bytes(each, kind, inks(what)) for each in pictures]
    finally:
        del app
