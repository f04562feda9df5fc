"""The form redraws only what has changed, and then looks as if all had been redrawn."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from chicago_gui.book import Book
from chicago_gui.games.house import columns
from chicago_gui.games.house.evening import loads
from chicago_gui.widgets.form.delegate import FormDelegate
from chicago_gui.widgets.form.model import FormModel
from chicago_gui.widgets.theme import DAY
from tests.conftest import EveningFile
from tests.desk.typed_session import NINE
from tests.widgets.shown import Shown
from tests.window import CONTROL, DOWN, ESC, F2, LEFT, UP, Window, settle


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """What is drawn of a form, cell by cell."""
    cells: list[object] = []
    paint: Any = FormDelegate.paint

    def counted(self: FormDelegate, painter: object, option: object, index: object) -> None:
        cells.append(index)
        paint(self, painter, option, index)

    # Before there is a form: which methods are Python's is looked up once.
    monkeypatch.setattr(FormDelegate, "paint", counted)
    return cells


@pytest.fixture
def window(
    qapp: QApplication, tmp_path: Path, evenings: dict[str, EveningFile]
) -> Iterator[Window]:
    flash = qapp.cursorFlashTime()
    qapp.setCursorFlashTime(0)
    with Book.open(tmp_path / "book.sqlite") as book:
        book.add(loads(evenings["evening-2-going-on"].text), NINE)
    with Window(tmp_path) as window:
        window.main.resize(1300, 760)
        settle()
        yield window
    qapp.setCursorFlashTime(flash)


class _Painted(QObject):
    """Hears what of the window is painted, by what it is."""

    def __init__(self, window: Window) -> None:
        super().__init__()
        self.window = window
        self.parts: dict[str, list[QRect]] = {}

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent):
            form = watched is self.window.form.viewport()
            name = "form" if form else type(watched).__name__
            self.parts.setdefault(name, []).append(event.rect())
        return False


@contextmanager
def painted(window: Window) -> Iterator[dict[str, list[QRect]]]:
    heard = _Painted(window)
    window.app.installEventFilter(heard)
    yield heard.parts
    window.app.removeEventFilter(heard)


def on_screen(window: Window) -> QImage:
    return window.main.screen().grabWindow(window.main.winId()).toImage()


def is_up_to_date(window: Window) -> bool:
    """Whether nothing looks otherwise when all of it is drawn anew."""
    panel = window.main.sheet.panel if window.main.sheet else None
    assert panel is not None
    panel.standing.finish()
    settle()
    seen = on_screen(window)
    for widget in window.main.findChildren(QWidget):
        QWidget.update(widget)  # a view of Qt 6.8 asks which cell
    settle()
    return seen == on_screen(window)


def test_what_is_proposed_as_a_face_opens_goes_with_an_undo(window: Window) -> None:
    window.press(F2)
    window.type("4⏎абв⏎")
    window.press(ESC)
    settle()
    window.press(ESC, F2)
    settle()
    assert window.at()[1] is columns.PARTNERS
    for _ in range(3):
        window.press(Qt.Key.Key_Z, held=CONTROL)
        assert is_up_to_date(window)


def test_what_is_not_drawn_anew_is_as_it_would_be_drawn(window: Window) -> None:
    def look(what: object) -> None:
        assert is_up_to_date(window), what

    for key in (LEFT, UP, UP, DOWN):
        window.press(key)
        look(key)
    for typed in ("1", "0", "⎋", "x⏎", "⎋", "=", "⏎"):
        window.type(typed)
        look(typed)
    window.go_to(4, columns.RESULT)
    for typed in ("9", "⎋", "9", "⏎"):
        window.type(typed)
        look(("of a deal that is over", typed))
    for result in ("10", "3", "10"):
        window.go_to(4, columns.RESULT)
        window.type(f"{result}⏎")
        look(("the standing after", result))
    window.go_to(2, columns.DEAL)
    window.type("a note⏎")
    look("a note")
    # Two lines, of which what is typed covers neither.
    window.go_to(4, columns.CONTRACT)
    for typed in ("3", "⎋"):
        window.type(typed)
        look(("a contract", typed))
    for letter in "ZYZ":
        window.press(Qt.Key[f"Key_{letter}"], held=CONTROL)
        look(letter)
    window.press(F2)
    look("preparer")
    for typed in ("12", "⏎", "9"):
        window.type(typed)
        look(typed)
    window.main.resize(1100, 700)
    look("smaller")


def test_a_key_draws_the_cells_that_it_changes(drawn: list[object], window: Window) -> None:
    window.form.viewport().update()
    settle()
    everything = len(drawn)
    for digit in "10":
        drawn.clear()
        window.type(digit)
        settle()
        assert len(drawn) <= 4 < everything


def test_a_result_draws_what_it_changes(drawn: list[object], window: Window) -> None:
    window.enter(0, columns.RESULT, "+2⏎")
    window.enter(0, columns.RESULT, "+3")
    panel = window.main.sheet.panel if window.main.sheet else None
    assert panel is not None
    panel.standing.finish()
    settle()
    with painted(window) as parts:
        window.type("⏎")
        settle()
    assert window.view.deals[0].deal.tricks == 10
    assert parts.keys() >= {"form", "Notice", "StandingRow", "Chart"}
    assert not parts.keys() & {"Strip", "StandingPanel", "PaperSheet", "SeatsPicture"}
    window.enter(4, columns.RESULT, "-1")
    drawn.clear()
    window.type("⏎")
    settle()
    # The cells from the result on, some of which are four, and the wanted one.
    assert len(drawn) < 14


def test_a_window_that_comes_to_be_used_is_not_drawn_again(
    drawn: list[object], window: Window
) -> None:
    drawn.clear()
    for used in (QEvent.Type.WindowDeactivate, QEvent.Type.WindowActivate):
        QApplication.sendEvent(window.form, QEvent(used))
        settle()
    assert not drawn


def test_the_form_is_laid_out_without_a_look_at_each_heading(
    monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, evenings: dict[str, EveningFile]
) -> None:
    """Qt would measure all of them, four times each, whenever a column has another width."""
    asked: list[int] = []
    heading: Any = FormModel.headerData

    def counted(self: FormModel, section: int, *others: object) -> object:
        asked.append(section)
        return heading(self, section, *others)

    monkeypatch.setattr(FormModel, "headerData", counted)
    form = Shown(qtbot, loads(evenings["evening-2-going-on"].text)).form
    for width in (900, 1200):
        form.window().resize(width, 500)
    assert len(asked) <= 2 * form.model().columnCount()


def test_there_is_a_cell_to_go_on_from_where_nothing_is_wanted(
    qapp: QApplication, tmp_path: Path
) -> None:
    with Window(tmp_path) as window:
        window.begin()
        assert window.form.entries.wanted() is None
        assert window.form.hasFocus()
        assert window.form.currentIndex().isValid()


def test_the_heading_row_is_as_wide_as_the_cells(window: Window) -> None:
    form = window.form
    bar, header = form.verticalScrollBar(), form.horizontalHeader()
    assert bar.isVisible()
    assert bar.mapTo(form, QPoint()).y() == header.geometry().bottom() + 1
    image = on_screen(window)
    corner = form.mapTo(window.main, QPoint(form.viewport().geometry().right(), 0))
    for y, colour in ((header.height() // 2, DAY.band), (header.height() - 1, DAY.strong_rule)):
        assert image.pixelColor(corner + QPoint(-4, y)) == QColor(colour)
        assert image.pixelColor(corner + QPoint(8, y)) == QColor(DAY.paper)
