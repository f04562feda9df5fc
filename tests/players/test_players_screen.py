from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication
from PySide6.QtWidgets import QApplication, QLabel, QScrollBar, QWidget
from pytestqt.qtbot import QtBot

from chicago_gui.desk.ports import TablePort
from chicago_gui.games.house import changes as c
from chicago_gui.games.house import columns
from chicago_gui.games.house.evening import Session, loads
from chicago_gui.games.house.evening.apply import apply
from chicago_gui.games.pairs.changes import SetOut
from chicago_gui.players.players_screen import PlayersScreen, _Paper
from chicago_gui.sheet.column import CellRef, Column
from chicago_gui.sheet.words import LANGUAGES
from chicago_gui.widgets.form.model import SPOKEN
from chicago_gui.widgets.theme import DAY, EVENING
from tests.conftest import EveningFile
from tests.games.pairs.make import after, evening
from tests.players.at_table import table_port
from tests.served import Served
from tests.window import Window

SIX = 5
BETWEEN = "   ·   "


@pytest.fixture
def port(qapp: object, going_on: Session) -> TablePort:
    return table_port(Served(going_on))


@pytest.fixture
def screen(qtbot: QtBot, port: TablePort) -> PlayersScreen:
    screen = PlayersScreen(port, DAY, QGuiApplication.primaryScreen())
    qtbot.addWidget(screen)
    screen.show()
    return screen


def said(screen: PlayersScreen, deal: int, column: Column[Any, Any], part: int = 0) -> str:
    model = screen.face.form.cells
    index = model.at(CellRef(deal, column, part))
    return str(model.data(index, SPOKEN)).rpartition(": ")[2]


def test_nothing_of_an_open_deal_is_there(screen: PlayersScreen) -> None:
    for deal in (5, 6):
        assert {said(screen, deal, columns.HCP, part) for part in range(4)} == {"covered"}


def test_nothing_can_be_typed_or_chosen_there(
    qtbot: QtBot, screen: PlayersScreen, port: TablePort
) -> None:
    before = port.view
    form = screen.face.form
    for key in ("8", "=", "z", " "):
        qtbot.keyClicks(form, key)
    qtbot.keyClick(form, Qt.Key.Key_Return)
    where = form.cell_rect(CellRef(SIX, columns.RESULT)).center()
    qtbot.mouseClick(form.viewport(), Qt.MouseButton.LeftButton, pos=where)
    qtbot.mouseDClick(form.viewport(), Qt.MouseButton.LeftButton, pos=where)
    QApplication.processEvents()
    assert form.typing is None
    assert QApplication.activePopupWidget() is None
    assert port.view == before


class Screen:
    """The parts of a screen that the players' screen uses."""

    def __init__(self, width: int, height: int) -> None:
        self._size = QSize(width, height)

    def geometry(self) -> QRect:
        return QRect(QPoint(), self._size)


def on_screen(qtbot: QtBot, port: TablePort, width: int, height: int) -> PlayersScreen:
    """Show the players' screen on a screen of this size."""
    screen = PlayersScreen(port, DAY, Screen(width, height))  # type: ignore[arg-type]  # a partial screen
    qtbot.addWidget(screen)
    screen.show()
    QApplication.processEvents()
    return screen


SIZES = [(1024, 600), (1366, 768), (1920, 1080), (3840, 2160)]


@pytest.mark.parametrize("size", SIZES)
def test_it_fills_the_screen_and_fits(qtbot: QtBot, port: TablePort, size: tuple[int, int]) -> None:
    screen = on_screen(qtbot, port, *size)
    form, beneath = screen.face.form, screen.beneath
    assert screen.size() == QSize(*size)
    bars = [bar for bar in screen.findChildren(QScrollBar) if bar.isVisible()]
    assert not bars
    assert form.horizontalScrollBar().maximum() == 0
    # The deal in play is fully visible, and as wide as the screen.
    whole = form.cell_rect(CellRef(SIX, columns.DEAL)).united(
        form.cell_rect(CellRef(SIX, columns.IMPS, 1))
    )
    assert form.viewport().rect().contains(whole)
    assert whole.width() > size[0] * 0.97
    # The panel below uses the rest.
    parts = (beneath.standing, beneath.chart, beneath.picture, beneath.words)
    for part in parts:
        assert part.isVisible()
        assert part.height() >= part.minimumSizeHint().height()
        inside = part.mapTo(screen, part.rect().bottomRight())
        assert inside.y() < size[1]
    assert beneath.title.font().pixelSize() >= 13 * min(size[0] / 1100, size[1] / 800)
    assert beneath.height() > 0.35 * size[1]


@pytest.mark.parametrize("size", SIZES)
def test_long_names_are_not_cut(
    qtbot: QtBot, evenings: dict[str, EveningFile], size: tuple[int, int]
) -> None:
    text = evenings["evening-2-going-on"].text
    for name in ("Аня", "Борис", "Вера", "Дима", "Егор"):
        text = text.replace(f'"{name}"', f'"{name} Константинопольская-Задунайская"')
    port = table_port(Served(loads(text)))
    screen = on_screen(qtbot, port, *size)
    for words in (screen.beneath.title, screen.beneath.words):
        assert words.height() >= words.heightForWidth(words.width())
        assert words.mapTo(screen, words.rect().bottomRight()).y() < size[1]


def test_it_tells_the_last_deal_and_no_keys(screen: PlayersScreen, port: TablePort) -> None:
    assert screen.face.notice.wanted.startswith("Deal 5: 4♦ by Борис")
    port.submit(c.EnterResult(SIX, 8))
    assert screen.face.notice.wanted.startswith("Deal 6: 2♠ by Дима")
    said = [label.text() for label in screen.findChildren(QLabel)]
    said += [screen.face.notice.wanted, screen.face.notice.then]
    for word in ("type", "Type", "Enter", "Space", "Esc", "F2"):
        assert not [text for text in said if word in text]


def test_at_the_last_deal_it_is_not_told_twice_how_it_came_out(screen: PlayersScreen) -> None:
    told = screen.face.notice.wanted
    screen.face.form.go_to(CellRef(4, columns.RESULT))
    assert (screen.face.notice.wanted, screen.face.notice.then) == (told, "")


@pytest.mark.parametrize("kind", ["four-deal-1", "rubber-2", "teams-1", "pairs-1"])
def test_every_game_is_shown_there_without_a_scroll_bar(
    qtbot: QtBot, tmp_path: Path, kind: str
) -> None:
    file = Path(__file__).parents[1] / "sheets" / f"{kind}.chicago"
    with Window(tmp_path, file) as window:
        screen = on_screen(qtbot, window.desk.table, 1920, 1080)
        assert not [bar for bar in screen.findChildren(QScrollBar) if bar.isVisible()]
        assert screen.size() == QSize(1920, 1080)
        screen.close()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_result_that_settles_a_rubber_is_seen_whole(
    qtbot: QtBot, tmp_path: Path, language: str
) -> None:
    file = Path(__file__).parents[1] / "sheets" / "rubber-1.chicago"
    with Window(tmp_path, file) as window:
        window.chicago.speak(language)
        screen = on_screen(qtbot, window.desk.table, 1024, 600)
        notice = screen.face.notice
        _, (shown,) = notice._fitting(notice._said(), notice._room())
        assert shown.lineCount() > 1
        assert not shown.text().endswith("…")
        screen.close()


@pytest.mark.parametrize(("pairs", "columns_there"), [(4, 1), (8, 2), (20, 3)])
def test_a_long_ranking_has_columns(qtbot: QtBot, pairs: int, columns_there: int) -> None:
    session = after(evening(pairs), SetOut(1))
    port = table_port(Served(session))
    screen = on_screen(qtbot, port, 1280, 720)
    standing = screen.beneath.standing
    assert len({row.x() for row in standing.rows}) == columns_there
    places = [row.geometry() for row in standing.rows]
    assert len(places) == pairs
    assert all(standing.rect().contains(place) for place in places)
    assert standing.geometry().bottom() < screen.beneath.height()
    assert not any(one.intersects(other) for one, other in pairwise(places))


def test_esc_leaves_it_and_says_so(qtbot: QtBot, port: TablePort) -> None:
    screen = PlayersScreen(port, DAY, QGuiApplication.primaryScreen())
    screen.show()
    with qtbot.waitSignal(screen.closed, timeout=0):
        qtbot.keyClick(screen, Qt.Key.Key_Escape)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert not [
        widget for widget in QApplication.topLevelWidgets() if isinstance(widget, PlayersScreen)
    ]
    port.submit(c.EnterResult(SIX, 8))  # has no listeners any more


def test_the_active_screen_says_how_to_close_it(qtbot: QtBot, port: TablePort) -> None:
    screen = PlayersScreen(port, DAY, QGuiApplication.primaryScreen())
    screen.show()
    screen.activateWindow()
    qtbot.waitUntil(screen.isActiveWindow)
    said = BETWEEN.join(("Esc closes this screen", "Deal 6 of 15"))
    assert screen.strip.accessibleDescription() == said
    elsewhere = QWidget()
    qtbot.addWidget(elsewhere)
    elsewhere.show()
    elsewhere.activateWindow()
    qtbot.waitUntil(elsewhere.isActiveWindow)
    assert screen.strip.accessibleDescription() == "Deal 6 of 15"
    assert not screen.strip.links()
    screen.activateWindow()
    qtbot.waitUntil(screen.isActiveWindow)
    port.submit(c.EnterResult(SIX, 8))
    (link,) = screen.strip.links().values()
    with qtbot.waitSignal(screen.closed, timeout=0):
        where = link.center().toPoint()
        qtbot.mouseClick(screen.strip, Qt.MouseButton.LeftButton, pos=where)


def test_an_empty_sheet_is_shown_as_one(qtbot: QtBot, going_on: Session) -> None:
    session = going_on
    for at in range(6, -1, -1):
        session = apply(session, c.DeleteDeal(at))
    screen = PlayersScreen(table_port(Served(session)), DAY, QGuiApplication.primaryScreen())
    qtbot.addWidget(screen)
    assert screen.strip.accessibleDescription() == "Deal 1 of 15"
    assert screen.face.form.model().rowCount() == 0


def test_it_follows_the_colours_while_it_is_open(
    qtbot: QtBot, tmp_path: Path, evenings: dict[str, EveningFile]
) -> None:
    with Window(tmp_path, evenings["evening-2-going-on"].path) as window:
        window.use("screen")
        screen = next(
            each for each in window.app.topLevelWidgets() if isinstance(each, PlayersScreen)
        )
        for theme in (EVENING, DAY):
            window.use("dark")
            image = screen.grab().toImage()
            for sheet in screen.beneath.findChildren(_Paper):
                corner = sheet.mapTo(screen, QPoint(6, 6))
                assert image.pixelColor(corner) == QColor(theme.paper)
            words = screen.beneath.words
            assert words.palette().color(words.foregroundRole()) == QColor(theme.ink)
        screen.close()


def test_no_half_row_at_the_edge_of_the_paper(qtbot: QtBot, port: TablePort) -> None:
    screen = on_screen(qtbot, port, 1280, 720)
    form = screen.face.form
    paper = form.viewport().grab().toImage()
    # The first column may show a number and an arrow for the next deal.
    lowest = {
        paper.pixelColor(x, y).name()
        for y in range(paper.height() - 12, paper.height())
        for x in range(form.columnWidth(0), paper.width(), 2)
    }
    assert lowest == {QColor(DAY.paper).name()}
    assert {paper.pixelColor(x, paper.height() - 1).name() for x in range(form.columnWidth(0))} == {
        QColor(DAY.paper).name()
    }
