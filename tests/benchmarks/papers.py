"""What a session sheet as PDF costs beyond an empty page, laid out and drawn."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtGui import QGuiApplication

from chicago_gui.games.house.evening import reveal
from chicago_gui.games.house.form import FORM
from chicago_gui.games.house.pages import session_pages
from chicago_gui.games.house.view import View
from chicago_gui.paper.marks import Page, Paper, Text
from chicago_gui.printing.files import pdf_bytes
from chicago_gui.resources import load_resources
from tests.benchmarks.evenings import lasting
from tests.benchmarks.lines import Line, medians, seconds

TIMES = 9
MOST = {15: 18.0, 60: 60.0}
"""So many empty pages: 60 and 200 ms where one takes 3.3."""

# Of both faces, so that their type is in the file.
_EMPTY = (Text(20, 20, 100, 8, "a", 8), Text(20, 40, 100, 8, "a", 8, bold=True))


def papers() -> Iterator[Line]:
    """Measure; yield the lines."""
    app = QGuiApplication.instance() or QGuiApplication(sys.argv)
    load_resources()
    acts: dict[str, Callable[[], float]] = {"empty": partial(_ms, _empty_page)}
    acts |= {str(deals): partial(_ms, partial(_sheet, reveal(lasting(deals)))) for deals in MOST}
    took = medians(acts, TIMES)
    for deals, most in MOST.items():
        beyond = took[str(deals)] - took["empty"]
        what = f"PDF of {deals} deals beyond an empty page"
        yield Line(what, beyond, took["empty"], "ms", most, "a page with a letter of each face")
    del app


def _empty_page() -> None:
    pdf_bytes([Page(Paper.A4, _EMPTY)])


def _sheet(view: View) -> None:
    pdf_bytes(session_pages(FORM, view))


def _ms(act: Callable[[], object]) -> float:
    return 1000 * seconds(act)
