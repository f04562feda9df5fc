"""Every page fits its window, in every language, from the smallest window to large type.

No page scrolls sideways and no text is cut. All pages have the same margins, their title and *Back*
at the same places.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtWidgets import QAbstractScrollArea, QComboBox, QLabel, QPushButton, QTabBar, QWidget
from pytestqt.qtbot import QtBot

from chicago_gui.players.new_session_page import NewSessionPage
from chicago_gui.sheet.words import LANGUAGES
from chicago_gui.widgets.table import LinesTable
from tests.cut import cut
from tests.tour import EVENINGS
from tests.window import ESC, Window, settle

LOOKS = (
    *((QSize(1024, 600), percent) for percent in (100, 130, 150)),
    (QSize(1280, 720), 100),
    (QSize(1366, 768), 100),
)
PAGES = ("new", "figures", "settings", "sessions", "evening")


def faults(page: QWidget) -> Iterator[str]:
    """Yield what is out of sight sideways, and every text that is cut."""
    for area in (page, *page.findChildren(QAbstractScrollArea)):
        if isinstance(area, QAbstractScrollArea) and area.isVisible():
            aside = area.horizontalScrollBar().maximum()
            if aside:
                yield f"{type(area).__name__} scrolls {aside} pixels sideways"
    for tabs in page.findChildren(QTabBar):
        if tabs.isVisible() and tabs.sizeHint().width() > page.width():
            yield f"tabs scroll: {tabs.sizeHint().width()}"
    for each in page.findChildren(QPushButton):
        if each.isVisible() and each.mapTo(page, each.rect().topRight()).x() >= page.width():
            yield f"{each.text()!r} reaches over the edge"
    for one, other in combinations(page.findChildren(QComboBox), 2):
        if one.isVisible() and other.isVisible() and placed(one).intersects(placed(other)):
            yield f"{one.currentText()!r} and {other.currentText()!r} lie on each other"
    yield from cut(page)


def placed(widget: QWidget) -> QRect:
    """Return the place of `widget` in its window."""
    return QRect(widget.mapTo(widget.window(), QPoint()), widget.size())


def looks(window: Window) -> Iterator[str]:
    """Show the window in every language, size and zoom; yield what it is."""
    for language in LANGUAGES:
        window.chicago.speak(language)
        for size, percent in LOOKS:
            window.main.resize(size)
            window.settings.scale = percent / 100
            window.chicago._show_theme()
            settle()
            assert window.main.size() == size, "no page keeps the window larger"
            yield f"{language} at {percent} % in {size.width()} × {size.height()}"


@pytest.mark.parametrize(
    ("kind", "name"), [*(("russian", name) for name in PAGES), ("pairs", "evening")]
)
def test_a_page_fits_its_window(qtbot: QtBot, tmp_path: Path, kind: str, name: str) -> None:
    with Window(tmp_path, EVENINGS[kind], drawn=False) as window:
        window.use(name)
        for look in looks(window):
            settle()
            assert [*faults(window.page)] == [], look


@pytest.mark.parametrize("kind", ["russian", "four-deal", "rubber", "teams", "pairs"])
def test_a_new_session_of_each_game_fits(qtbot: QtBot, tmp_path: Path, kind: str) -> None:
    with Window(tmp_path, drawn=False) as window:
        window.use("new")
        for look in looks(window):
            page = window.on(NewSessionPage)
            window.click(page.games[kind])
            for _ in range(3):  # a changed height reaches one enclosing widget per round
                settle()
            assert [*faults(page)] == [], look
            page.verticalScrollBar().setValue(page.verticalScrollBar().maximum())
            assert page.back.visibleRegion().boundingRect() == page.back.rect(), look
            assert page.childAt(page.back.mapTo(page, page.back.rect().center())) is page.back, look
            start = page.start.mapTo(page, page.start.rect().bottomRight())
            assert page.rect().contains(start), look
            for caption, _ in page.rules._lines:
                metrics = caption.fontMetrics()
                if caption.width() > metrics.horizontalAdvance(caption.text()):
                    high = caption.heightForWidth(caption.width())
                    assert high < 2 * metrics.height(), (caption.text(), look)
            if "1024" not in look:
                assert page.verticalScrollBar().maximum() == 0, look


@pytest.mark.parametrize("players", [4, 5])
def test_all_rules_of_the_house_game_are_seen_at_once(
    qtbot: QtBot, tmp_path: Path, players: int
) -> None:
    names = ("Anna", "Boris", "Vera", "Dima", "Egor")[:players]
    with Window(tmp_path, drawn=False) as window:
        window.main.resize(1280, 720)
        window.use("new")
        for language in LANGUAGES:
            window.chicago.speak(language)
            page = window.on(NewSessionPage)
            for line, name in zip(page.names, names, strict=False):
                line.setText(name)
            for box in page.rules.choices.values():
                for at in range(box.count()):
                    box.setCurrentIndex(at)
                    settle()
                    settle()
                    assert page.verticalScrollBar().maximum() == 0, (language, box.currentText())


def test_a_refused_stake_is_told_in_sight(qtbot: QtBot, tmp_path: Path) -> None:
    with Window(tmp_path, drawn=False) as window:
        window.main.resize(1280, 701)
        window.use("new")
        page = window.on(NewSessionPage)
        page.names[0].setText("Anna, Boris, Vera, Dima")
        settle()
        assert page.verticalScrollBar().maximum() == 0
        page.rules.typed["stake"].fill(("abc", "EUR", "point"))
        window.click(page.start)
        settle()
        (told,) = (each for each in page.findChildren(QLabel) if "abc" in each.text())
        assert told.visibleRegion().boundingRect() == told.rect()
        assert page.verticalScrollBar().maximum() == 0  # nothing has moved


def test_two_names_are_in_sight_in_the_smallest_window(qtbot: QtBot, tmp_path: Path) -> None:
    with Window(tmp_path, drawn=False) as window:
        window.main.resize(1024, 580)
        window.settings.scale = 1.5
        window.chicago._show_theme()
        window.use("new")
        settle()
        second = window.on(NewSessionPage).names[1]
        assert second.visibleRegion().boundingRect() == second.rect()


def test_title_and_back_have_one_place_on_all_pages(qtbot: QtBot, tmp_path: Path) -> None:
    with Window(tmp_path, EVENINGS["russian"], drawn=False) as window:
        window.main.resize(1366, 768)
        places = set()
        for name in ("new", "figures", "settings", "evening"):
            window.use(name)
            settle()
            page = window.page
            (back,) = (each for each in page.findChildren(QPushButton) if each.text() == "Back")
            corner = back.mapTo(window.main, back.rect().topRight())
            parts = [each for each in page.findChildren(QLabel) if each.isVisible()]
            left = min(each.mapTo(window.main, QPoint()).x() for each in parts)
            places.add((corner.toTuple(), left))
            window.press(ESC)
        assert len(places) == 1


@pytest.mark.parametrize("kind", EVENINGS)
def test_tables_are_as_wide_as_their_content(qtbot: QtBot, tmp_path: Path, kind: str) -> None:
    with Window(tmp_path, EVENINGS[kind], drawn=False) as window:
        window.main.resize(1920, 1080)
        for name in ("evening", "figures", "sessions"):
            if not window.action(name).isEnabled():
                continue
            window.use(name)
            settle()
            for table in window.page.findChildren(LinesTable):
                if table.isVisible():
                    header = table.horizontalHeader()
                    assert header.length() < table.viewport().width(), (name, kind)
                    # A scroll bar stands beside the last column.
                    bar = table.verticalScrollBar().sizeHint().width()
                    assert table.width() - header.length() <= bar + 4, (name, kind)
            window.press(ESC)
