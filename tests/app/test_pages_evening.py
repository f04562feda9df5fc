"""The summary page: how it is opened and left, and what it shows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtPrintSupport import QPrintPreviewDialog, QPrintPreviewWidget
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from chicago_gui.app import dialogs
from chicago_gui.book import Book
from chicago_gui.games.house import columns
from chicago_gui.games.house.evening import loads
from chicago_gui.games.house.form import FORM
from chicago_gui.games.house.pages import session_pages
from chicago_gui.paper.marks import Page, Paper
from chicago_gui.players.evening_page import EveningPage
from chicago_gui.players.new_session_page import NewSessionPage
from chicago_gui.players.session_list import Wish
from chicago_gui.players.sheet_page import SheetPage
from chicago_gui.players.start_page import StartPage
from chicago_gui.players.windows import HistoryWindow
from chicago_gui.printing import files
from chicago_gui.record import replace
from chicago_gui.sheet.setup import ChangeRules
from chicago_gui.sheet.stakes import Per, Stake
from tests.conftest import EveningFile
from tests.desk.typed_session import NINE
from tests.games.printed import check_pages, texts
from tests.sheets.known import SHEETS
from tests.tour import EVENINGS
from tests.widgets.eyes import places
from tests.window import ESC, Window, settle


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, evenings: dict[str, EveningFile]) -> Iterator[Window]:
    """Yield the program with a session of 15 scored deals."""
    with Book.open(tmp_path / "book.sqlite") as book:
        done = loads(evenings["evening-1"].text)
        book.add(done, NINE)
    with Window(tmp_path, drawn=False) as window:
        window.chicago.sessions.open(done.sheet.id)
        yield window


def shown(window: Window) -> EveningPage:
    window.press(Qt.Key.Key_F8)
    return window.on(EveningPage)


def cells(page: EveningPage, table: int, row: int) -> list[str]:
    model = page.tables[table].model()
    return [str(model.index(row, column).data()) for column in range(model.columnCount())]


def test_it_says_who_won_and_what_lies_behind_it(window: Window) -> None:
    page = shown(window)
    assert page.verdict.text() == "Winner: Dima, +27 IMPs."
    told = (
        "Dima has led since deal 9. The lead changed 4 times. "
        "Biggest swing: deal 4, Vera – Dima, +12 IMPs."
    )
    assert told in [label.text() for label in page.findChildren(QLabel) if label.isVisible()]
    assert page.standings[0].rows[0].name == "Dima"
    assert cells(page, 0, 0)[:4] == ["Dima", "+27", "Deal 4: +12", "Deal 2: −4"]
    held = [int(cells(page, 0, row)[7]) for row in range(5)]
    cards = [int(cells(page, 0, row)[8].replace("−", "-")) for row in range(5)]
    assert sum(held) == 15 * 40
    assert sum(cards) == 0
    assert page.tables[1].model().rowCount() == 10
    assert "official" in page.tables[2].model().headerData(2, Qt.Orientation.Horizontal).casefold()


def test_it_is_the_page_of_an_evening_in_the_list(window: Window) -> None:
    for by_key in (True, False):
        window.ctrl("l")
        page = window.on(StartPage)
        if by_key:
            window.press(Qt.Key.Key_F8)
        else:
            window.click(page.sessions.buttons[Wish.EVENING])
        assert isinstance(window.page, EveningPage)
        window.press(ESC)
        assert window.app.focusWidget() is window.form


def test_one_comes_back_to_where_one_was(window: Window) -> None:
    window.go_to(3, columns.CONTRACT)
    window.click(shown(window).back)
    assert window.app.focusWidget() is window.form
    assert window.at() == (3, columns.CONTRACT, 0)
    assert shown(window).verdict.text() == "Winner: Dima, +27 IMPs."
    window.press(ESC)
    assert window.at() == (3, columns.CONTRACT, 0)
    window.ctrl("l")
    window.press(ESC)
    assert window.at() == (3, columns.CONTRACT, 0)


def test_a_page_that_is_opened_from_it_leads_back_to_it(window: Window) -> None:
    window.go_to(3, columns.CONTRACT)
    evening = window.session_id
    for by in ("again", "new", "sessions", "figures", "settings"):
        page = shown(window)
        if by == "again":
            window.click(page.again)
        else:
            window.use(by)
        assert not isinstance(window.page, EveningPage)
        window.press(ESC)
        assert isinstance(window.page, EveningPage), by
        window.press(ESC)
        assert (window.session_id, window.at()) == (evening, (3, columns.CONTRACT, 0)), by
    window.use("settings")
    window.press(ESC)
    assert window.main.sheet is not None


def test_nothing_leads_back_to_it_once_another_session_is_open(window: Window) -> None:
    shown(window)
    evening = window.chicago.sessions.came_from
    window.begin()
    window.use("settings")
    window.press(ESC)
    assert window.main.sheet is not None
    assert window.session_id != evening


def test_what_it_shows_is_written_behind_the_sheet(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = tmp_path / "evening.pdf"
    monkeypatch.setattr(dialogs, "ask_file_to_write", lambda *_: out)
    sheet = session_pages(FORM, window.view)
    pages: list[Page] = []

    def pdf_bytes(given: Sequence[Page], _: str) -> bytes:
        pages.extend(given)
        return b"pages"

    monkeypatch.setattr(files, "pdf_bytes", pdf_bytes)
    window.click(shown(window).pdf)
    check_pages(pages)
    assert len(pages) == len(sheet) + 1
    found = texts(pages[-1:])
    assert found[0] == "Summary"
    assert {"Winner: Dima, +27 IMPs.", "Players", "Best deal", "Deal 4: +12", "Cards"} <= set(found)
    assert out.read_bytes() == b"pages"


def test_of_the_tools_of_a_session_those_that_the_page_has_can_be_used(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    monkeypatch.setattr(dialogs, "ask_file_to_write", lambda _, title, *__: asked.append(title))
    shown(window)
    tools = window.main.actions_by_name
    here = ("print", "pdf", "csv", "export", "copy_chart", "copy_standing", "picture", "remove")
    assert [tools[name].isEnabled() for name in here] == [True] * 7 + [False]
    window.ctrl("e")
    window.use("csv")
    window.use("export")
    assert asked == ["Save as PDF", "Export as CSV", "Export session"]
    QGuiApplication.clipboard().clear()
    for name in ("copy_chart", "copy_standing"):
        window.use(name)
        assert not QGuiApplication.clipboard().image().isNull()
    # The history belongs to the sheet, so it returns there.
    window.use("history")
    assert window.main.sheet is not None
    (history,) = window.main.findChildren(HistoryWindow)
    history.close()
    assert tools["remove"].isEnabled()
    window.ctrl("l")
    assert not tools["pdf"].isEnabled()


def test_the_row_of_buttons_is_that_of_the_sheet_it_was_opened_from(
    qtbot: QtBot, tmp_path: Path
) -> None:
    with Window(tmp_path, SHEETS / "rubber-crib.chicago", drawn=False) as window:
        tools = window.main.actions_by_name
        bar = ("undo", "redo", "print", "pdf", "preparer", "screen")
        there = [tools[name].isVisible() for name in bar]
        assert there == [True, True, True, True, False, True]
        shown(window)
        assert [tools[name].isVisible() for name in bar] == there
        window.press(Qt.Key.Key_Escape)
        window.begin()
        assert tools["preparer"].isVisible()


def test_what_it_shows_is_printed_behind_the_sheet(window: Window) -> None:
    sheet = session_pages(FORM, window.view)
    page = shown(window)
    for by_bar in (True, False):
        if by_bar:
            window.use("print")
        else:
            window.click(page.print)
        (preview,) = window.main.findChildren(QPrintPreviewDialog)
        view = preview.findChild(QPrintPreviewWidget)
        assert isinstance(view, QPrintPreviewWidget)
        assert view.pageCount() == len(sheet) + 1
        preview.close()
        settle()


def test_standing_and_chart_are_on_the_first_tab_at_any_size(window: Window) -> None:
    for size, percent in (
        (QSize(1024, 600), 100),
        (QSize(1024, 600), 150),
        (QSize(1366, 768), 130),
        (QSize(1920, 1080), 100),
    ):
        window.main.resize(size)
        window.settings.scale = percent / 100
        window.chicago.zoom(0)
        _has_standing_and_chart(shown(window))
        window.press(ESC)


def _has_standing_and_chart(page: EveningPage) -> None:
    settle()
    assert page.tabs.tabText(0) == "Standing"
    assert page.tabs.currentIndex() == 0
    (standing,) = page.standings
    assert standing.isVisible()
    assert page.chart.isVisible()
    paper = standing.parentWidget()
    assert paper is not None
    for row in standing.rows:
        place = QRect(row.mapTo(paper, QPoint()), row.size())
        assert paper.rect().contains(place), "nobody is out of sight"
    assert standing.geometry().right() < page.chart.geometry().left()
    assert page.chart.geometry().bottom() <= paper.rect().bottom()
    assert page.verdict.font().pixelSize() > page.sentence.font().pixelSize() * 1.3
    for at, table in enumerate(page.tables, start=1):
        page.tabs.setCurrentIndex(at)
        settle()
        assert table.fitting(table.height()) >= 5
        assert table.horizontalScrollBar().maximum() == 0


SAID = "Saved: /home/anna/Documents/chicago-2026-11-23.pdf."
LONG = f"{'/a folder of folders' * 12}{SAID} HCP and target of deal 15 are left out."


@pytest.mark.parametrize("kind", ["russian", "rubber", "pairs"])
def test_nothing_moves_for_what_is_said(qtbot: QtBot, tmp_path: Path, kind: str) -> None:
    with Window(tmp_path, EVENINGS[kind], drawn=False) as window:
        for zoom, size in ((1, QSize(1280, 720)), (1.5, QSize(1024, 600))):
            window.settings.scale = zoom
            window.chicago.zoom(0)
            window.main.resize(size)
            _say_in_turn(shown(window))
            window.press(ESC)


def _say_in_turn(page: EveningPage) -> None:
    """Show short, long and empty messages on `page`, and check that nothing moves."""
    instead = (page.sentence, *page._sentences)
    settle()
    before = places(page, *instead)
    for said in (SAID, LONG, ""):
        page.say(said, wrong=False)
        settle()
        assert places(page, *instead) == before
        sentence = page.sentence
        assert sentence.accessibleName() == said
        if said:
            assert sentence.isVisible()
            metrics, lines = sentence.fontMetrics(), sentence.text().split("\n")
            assert len(lines) * metrics.height() <= sentence.height()
            assert max(map(metrics.horizontalAdvance, lines)) <= sentence.width()
            assert said in (" ".join(lines), sentence.toolTip())
    assert page.sentence.isVisible() is not any(each.isVisible() for each in page._sentences)


@pytest.mark.parametrize("kind", ["russian", "rubber", "pairs"])
def test_the_tabs_stay_where_they_are_whichever_is_chosen(
    qtbot: QtBot, tmp_path: Path, kind: str
) -> None:
    with Window(tmp_path, EVENINGS[kind], drawn=False) as window:
        for size in (QSize(1024, 600), QSize(1920, 1080)):
            window.main.resize(size)
            page = shown(window)
            bar, places = page.tabs.tabBar(), []
            for at in (*range(bar.count()), 0):
                QTest.mouseClick(bar, Qt.MouseButton.LeftButton, pos=bar.tabRect(at).center())
                page._layout.invalidate()  # as any change would do
                settle()
                assert page.tabs.currentIndex() == at
                places.append(bar.mapTo(page, QPoint()))
            assert all(place == places[0] for place in places)
            window.press(ESC)


def test_five_more_deals_go_on_at_once(window: Window) -> None:
    window.click(shown(window).more)
    assert window.view.sheet.planned_deals == 20
    assert "F8" not in " ".join(window.face.hint())
    page = shown(window)
    assert page.verdict.text() == "Leading: Dima, +27 IMPs."
    assert page.more.isHidden()


def test_the_next_evening_is_as_long_as_this_one_was_meant_to_be(
    window: Window, evenings: dict[str, EveningFile]
) -> None:
    window.click(shown(window).more)
    assert window.view.sheet.planned_deals == 20
    window.click(shown(window).again)
    assert isinstance(window.page, NewSessionPage)
    assert window.page.plans[15].isChecked()
    window.press(ESC)
    window.chicago.sessions.take_file(evenings["evening-2-going-on"].path)
    window.use_dialog("plan", "Stop after deal 7")
    assert window.view.sheet.planned_deals == 7
    window.use("new")
    assert isinstance(window.page, NewSessionPage)
    assert window.page.plans[15].isChecked()


def test_a_large_button_beside_the_form_leads_there_when_all_is_scored(window: Window) -> None:
    sheet = window.on(SheetPage)
    end = sheet.panel.end
    assert end.isVisible()
    assert end.height() >= 44
    window.click(end)
    assert isinstance(window.page, EveningPage)
    window.click(window.page.more)
    sheet = window.on(SheetPage)
    assert not sheet.panel.end.isVisible()


def test_where_the_tables_tell_all_they_have_the_room(qtbot: QtBot, tmp_path: Path) -> None:
    with Window(tmp_path, SHEETS / "pairs-1.chicago", drawn=False) as window:
        page = shown(window)
        assert page.standings == []
        table = page.tables[0]
        assert table.fitting(table.height()) >= len(table.lines)
        assert cells(page, 0, 0)[:2] == ["1", "2 P3 – P4"]


def test_with_a_stake_it_says_who_pays_whom_on_the_page_and_on_paper(window: Window) -> None:
    rules = replace(window.view.sheet.rules, stake=Stake(50, Per.POINT, "EUR"))
    desk = window.desk
    assert desk.table.submit(ChangeRules(rules)) is None
    page = shown(window)
    told = [label.text().replace("\u00a0", " ") for label in page.findChildren(QLabel)]
    paid = (
        "Anna pays Dima 13.50 EUR; Egor pays Vera 8.50 EUR; Boris pays Vera 2.00 EUR; "
        "Anna pays Vera 1.50 EUR"
    )
    assert paid in told
    printed = " ".join(texts(FORM.pages(desk.table.view, Paper.A4))).replace("\u00a0", " ")
    assert f"{paid}." in printed
    assert "stake 0.50 EUR per IMP" in printed
