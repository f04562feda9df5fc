"""Large type in a small window: the form shrinks before parts of it become invisible."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QTextLayout
from PySide6.QtWidgets import QMenu, QTableView, QToolButton
from pytestqt.qtbot import QtBot

from chicago_gui.app import dialogs
from chicago_gui.games.house import columns
from chicago_gui.players.evening_page import EveningPage
from chicago_gui.players.new_session_page import NewSessionPage
from chicago_gui.players.sheet_page import SheetPage
from chicago_gui.players.start_page import StepCard
from chicago_gui.sheet.column import CellRef
from chicago_gui.sheet.words import LANGUAGES
from chicago_gui.shell.menus import BAR
from chicago_gui.widgets.form import notice as notices
from chicago_gui.widgets.form.notice import Notice
from chicago_gui.widgets.theme import DAY, LEAST_SCALE, MOST_SCALE
from tests.conftest import EveningFile
from tests.cut import cut, cut_headings
from tests.tour import EVENINGS
from tests.widgets.eyes import where
from tests.window import ESC, F2, F8, Window, pad_keys, settle

SIZES = (QSize(1024, 600), QSize(1280, 720))
WHOLE = {1024: 1.5, 1280: 1.8}
"""Zoom up to which the whole width of a form is visible, by the width of the window."""


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    """Yield the program with an unfinished session of the house game."""
    with Window(tmp_path, EVENINGS["russian"]) as window:
        yield window


@pytest.fixture
def empty(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    """Yield the program with an empty book."""
    with Window(tmp_path) as window:
        yield window


def in_window(window: Window, spot: CellRef) -> QRect:
    """Return the rectangle of a cell in the window; the cell must be fully visible."""
    view, cell = window.form.viewport(), window.form.cell_rect(spot)
    shown = cell.intersected(view.rect())
    assert shown == cell, "the cell is out of sight"
    return shown.translated(view.mapTo(window.main, shown.topLeft()) - shown.topLeft())


def spoken(window: Window) -> Iterator[str]:
    """Yield each language while the program speaks it."""
    for language in LANGUAGES:
        window.chicago.speak(language)
        settle()
        yield language


def in_large_type(window: Window, *looks: tuple[QSize, int]) -> Iterator[tuple[str, int]]:
    """Show the window in each language, and in each size and zoom of `looks`; yield what it is."""
    for language in spoken(window):
        for size, percent in looks:
            window.main.resize(size)
            zoom(window, percent)
            yield f"{language} at {percent} % in {size.width()} × {size.height()}", percent


def zoom(window: Window, percent: int) -> None:
    window.chicago.zoom(percent / 100 - window.settings.scale)
    settle()


@pytest.mark.parametrize("kind", EVENINGS)
def test_large_type_hides_nothing_that_is_wanted(qtbot: QtBot, tmp_path: Path, kind: str) -> None:
    with Window(tmp_path, EVENINGS[kind]) as window:
        for size in SIZES:
            window.main.resize(size)
            for percent in (100, 150, round(MOST_SCALE * 100)):
                zoom(window, percent)
                where = f"{kind} at {percent} % in {size.width()} × {size.height()}"
                page, form = window.main.sheet, window.form
                assert page is not None
                if (percent, size.width()) == (100, 1280):
                    assert page.panel.isVisible(), where
                if percent > 100 and not page.panel.isVisible():
                    # The panel becomes a drawer before the form shrinks.
                    assert page.handle.isVisible(), where
                if percent <= WHOLE[size.width()] * 100:
                    assert form.horizontalScrollBar().maximum() == 0, where
                    assert list(cut_headings(window.form)) == [], where
                else:
                    assert not page.panel.isVisible(), where
                window.form.go_to_wanted()
                wanted = form.entries.wanted()
                notice = window.face.notice
                assert window.main.strip.visibleRegion().boundingRect().height() >= 40, where
                assert notice.visibleRegion().boundingRect() == notice.rect(), where
                if wanted is not None:
                    cell = in_window(window, wanted)
                    said = QRect(notice.mapTo(window.main, notice.rect().topLeft()), notice.size())
                    # The smallest screen has no room for a deal and the band below it in the
                    # largest type, but the middle of the cell is visible.
                    assert not said.contains(cell.center()), where
                    assert percent > 180 or not cell.intersects(said), where


def is_written_whole(text: str, notice: Notice, monkeypatch: pytest.MonkeyPatch) -> bool:
    """Return whether a notice draws `text` without an ellipsis at its end."""
    drawn = []

    class Drawn(QTextLayout):
        def draw(self, *how: Any) -> None:
            drawn.append(self.text())
            super().draw(*how)

    with monkeypatch.context() as patch:
        patch.setattr(notices, "QTextLayout", Drawn)
        notice.repaint()
    return text.split() in [each.split() for each in drawn]


def test_hints_are_read_beside_a_drawer(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    page = window.on(SheetPage)
    looks = (SIZES[1], 150), (SIZES[0], 125), (SIZES[0], 100)
    for at, _ in in_large_type(window, *looks):
        page.toggle_panel()
        settle()
        notice = window.face.notice
        assert page.handle.isChecked(), at
        assert is_written_whole(notice.wanted, notice, monkeypatch), at
        free = page.panel.x() - notice.mapTo(page, QPoint(0, 0)).x()
        for colour in (DAY.ink, DAY.quiet):
            drawn = where(notice.grab().toImage(), colour)
            assert 0 < drawn.right() < free, at
        page.toggle_panel()
        settle()
    # In the Preparer face, and back at the Table, its whole width is visible, too.
    page.toggle_panel()
    window.press(F2)
    free = page.panel.x()
    assert page.panel.isVisible()
    assert where(window.face.notice.grab().toImage(), DAY.ink).right() < free
    window.type("12⏎")
    assert not page.panel.isVisible()


@pytest.mark.parametrize("percent", [100, 150])
def test_a_passed_out_deal_hides_no_other(window: Window, percent: int) -> None:
    window.main.resize(SIZES[1])
    zoom(window, percent)
    window.type("=⏎")
    window.prepare("12 9 13 6", "", "")
    seats = f"{window.picks(6)}⏎⏎zz⏎⏎⏎"
    window.type(seats)
    in_window(window, CellRef(5, columns.DEAL))
    window.type("p⏎")
    for keys in ("", "12⏎9⏎13⏎6⏎", seats):
        if not keys:
            window.press(F2)
        window.type(keys)
        for deal in (5, 6, 7):
            in_window(window, CellRef(deal, columns.DEAL))
            cell = window.form.cell_rect(CellRef(deal, columns.DEAL))
            assert window.form.viewport().childAt(cell.center()) is None, "it is hidden"
            assert not cell.intersects(window.face.notice.geometry())


def test_every_button_of_the_row_stays_where_it_is_looked_for(window: Window) -> None:
    """Check that no button is hidden in large type, and that none moves with the face."""
    for language in spoken(window):
        for size, percent in ((SIZES[0], 100), (SIZES[1], 150), (SIZES[0], 150)):
            where = f"{language} at {percent} %"
            window.main.resize(size)
            zoom(window, percent)
            at_table = row_of(window)
            assert set(at_table) == {name for group in BAR for name in group}, where
            window.use("preparer")
            assert row_of(window) == at_table, where
            window.press(ESC)
            assert row_of(window) == at_table, where
        small = row_of(window)
        window.main.resize(1600, 720)  # the form grows again
        settle()
        grown = row_of(window)
        assert all(grown[name].width() > small[name].width() for name in small), language


def row_of(window: Window) -> dict[str, QRect]:
    """Return the rectangles of the visible buttons beside the menus."""
    bar = window.main.bar
    seen = (bar.findChild(QToolButton, name) for group in BAR for name in group)
    buttons = [button for button in seen if isinstance(button, QToolButton) and button.isVisible()]
    assert all(button.width() >= button.sizeHint().width() for button in buttons)
    assert all(bar.rect().contains(button.geometry()) for button in buttons)
    return {button.objectName(): button.geometry() for button in buttons}


def test_names_are_in_sight_where_a_session_begins_in_large_type(window: Window) -> None:
    window.main.resize(SIZES[0])
    zoom(window, 150)
    for language in spoken(window):
        window.use("new")
        settle()
        page = window.on(NewSessionPage)
        first = page.names[0]
        below = first.mapTo(page, QPoint(0, first.height())).y()
        assert page.foot.y() - below > first.height() / 2, language
        assert page.start.mapTo(page, QPoint()).x() == first.mapTo(page, QPoint()).x()
        window.press(ESC)


def test_the_pictures_of_a_first_start_follow_any_zoom(empty: Window) -> None:
    for size in SIZES:
        empty.main.resize(size)
        for percent in (150, 80, 200, 100):
            zoom(empty, percent)
            first, *others = empty.page.findChildren(StepCard)
            assert first.height() >= first.heightForWidth(first.width())
            assert {each.y() for each in others} == {first.y()}


def test_no_button_of_a_first_start_touches_another(empty: Window) -> None:
    empty.main.resize(1024, 600)
    for _ in spoken(empty):
        for percent in (100, 125, 150):
            zoom(empty, percent)
            buttons = [each for each in pad_keys(empty.page) if each.text()]
            assert len(buttons) == 6
            for one, other in combinations(buttons, 2):
                apart = one.geometry().adjusted(-4, -4, 4, 4)
                assert not apart.intersects(other.geometry()), (percent, one.text())


def test_every_choice_of_a_new_session_is_nearest_to_its_own_words(empty: Window) -> None:
    for size in SIZES:
        empty.main.resize(size)
        for percent in (100, 150):
            zoom(empty, percent)
            empty.use("new")
            page = empty.on(NewSessionPage)
            for kind in EVENINGS:
                page.choose(kind)
                settle()
                plans = [each for each in page.plans.values() if not each.isHidden()]
                rows = [list(page.games.values())[:3], plans]
                for one, other in (each for row in rows for each in pairwise(row)):
                    apart = other.geometry().left() - one.geometry().right()
                    assert apart > 15 * percent / 100, (kind, one.text(), other.text())


def test_a_menu_is_one_column_beneath_its_title(window: Window) -> None:
    menus = window.main.menus
    for percent in (100, 150, 200):
        zoom(window, percent)
        for title in menus.actions():
            menu = title.menu()
            assert isinstance(menu, QMenu)
            beneath = menus.mapToGlobal(menus.actionGeometry(title).bottomLeft())
            menu.popup(beneath)
            settle()
            assert menu.y() >= beneath.y(), title.text()
            lines = [menu.actionGeometry(line) for line in menu.actions() if line.isVisible()]
            assert len({line.left() for line in lines}) == 1, title.text()
            assert lines[-1].bottom() < menu.height(), title.text()
            menu.close()


def test_the_chart_is_ruled_before_there_is_a_line_in_it(empty: Window) -> None:
    empty.main.resize(SIZES[1])
    empty.begin()
    for language in spoken(empty):
        page = empty.on(SheetPage)
        chart = page.panel.chart
        assert chart.empty
        zero = where(chart.grab().toImage(), DAY.strong_rule)
        assert zero.width() > chart.width() / 2, language


def test_a_list_has_several_lines_in_sight_in_large_type(empty: Window) -> None:
    for file in EVENINGS.values():
        empty.chicago.sessions.take_file(file)
    for at, _ in in_large_type(empty, (SIZES[1], 100), (SIZES[0], 150)):
        for page in ("sessions", "figures"):
            empty.use(page)
            settle()
            tables = empty.page.findChildren(QTableView)
            table = next(each for each in tables if each.isVisible())
            lines = table.viewport().height() / table.verticalHeader().defaultSectionSize()
            assert lines >= 5, f"{lines} of {page}, {at}"


def test_the_end_of_an_evening_is_read_whole_in_large_type(
    qtbot: QtBot,
    tmp_path: Path,
    evenings: dict[str, EveningFile],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Check that the last line is not cut off, and that all players and buttons are visible."""
    monkeypatch.setattr(dialogs, "ask_file_to_write", lambda *_: tmp_path / "the evening.pdf")
    with Window(tmp_path, evenings["evening-1"].path) as window:
        looks = (SIZES[1], 125), (SIZES[0], 100), (SIZES[0], 150)
        for where, percent in in_large_type(window, *looks):
            window.form.go_to_wanted()
            settle()
            notice = window.face.notice
            assert is_written_whole(notice.then, notice, monkeypatch), where
            window.press(F8)
            page = window.on(EveningPage)
            # As opened, and with a message about what was done.
            for click in (None, page.pdf)[: 1 + (percent == 150)]:
                if click is not None:
                    window.click(click)
                settle()
                assert page.sentence.isVisible() is (click is not None), where
                players = page.tables[0]
                assert players.fitting(players.height()) >= 5, where
                assert not list(cut(page)), where
                place = QRect(players.mapTo(page, QPoint()), players.size())
                assert page.rect().contains(place), where
            window.press(ESC)


def test_a_deal_begun_after_one_that_was_thrown_in_is_seen_at_the_table(
    qtbot: QtBot, tmp_path: Path, evenings: dict[str, EveningFile]
) -> None:
    with Window(tmp_path, evenings["evening-2-going-on"].path) as window:
        window.main.resize(SIZES[0])
        zoom(window, 125)
        window.type("=⏎")
        window.press(F2)
        window.type("4⏎авд⏎ав⏎-z⏎⏎⏎")
        window.type("p⏎")
        window.press(F2)
        window.type("12⎋")
        assert not window.preparing
        begun = CellRef(7, columns.DEAL)
        assert not in_window(window, begun).isEmpty()
        assert not window.form.cell_rect(begun).intersects(window.face.notice.geometry())


def test_small_type_leaves_the_settings_whole(window: Window) -> None:
    for percent in (round(LEAST_SCALE * 100), 90):
        zoom(window, percent)
        for language in spoken(window):
            window.use("settings")
            settle()
            assert list(cut(window.page)) == [], (language, percent)
            window.press(ESC)
