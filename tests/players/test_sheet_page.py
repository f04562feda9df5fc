from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from chicago_gui.desk.ports import TablePort
from chicago_gui.games.house import columns
from chicago_gui.games.house.changes import EnterResult
from chicago_gui.games.house.evening import loads
from chicago_gui.games.house.hints import table_hint
from chicago_gui.languages import speak
from chicago_gui.players.sheet_page import SheetPage, TableFace
from chicago_gui.record import replace
from chicago_gui.resources import load_resources
from chicago_gui.sheet.column import CellRef
from chicago_gui.sheet.panel import PendingAction
from chicago_gui.sheet.typing.reader import Reading
from chicago_gui.widgets.form.line import TypingLine
from chicago_gui.widgets.form.popups import Die
from chicago_gui.widgets.theme import DAY, EVENING
from chicago_gui.widgets.uncovering import AsItWas
from tests.conftest import EveningFile
from tests.players.at_table import table_port
from tests.served import Served
from tests.window import Window, click_key
from tests.window import settle as settled


@pytest.fixture
def port(qapp: object, evenings: dict[str, EveningFile]) -> TablePort:
    load_resources()
    return table_port(Served(loads(evenings["evening-2-going-on"].text)))


@pytest.fixture
def page(qtbot: QtBot, port: TablePort) -> SheetPage:
    page = SheetPage(port, DAY)
    qtbot.addWidget(page)
    page.resize(1366, 700)
    page.show()
    page.activateWindow()
    page.setFocus()
    return page


def settle() -> None:
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def test_the_keyboard_goes_to_the_form(page: SheetPage) -> None:
    assert QApplication.focusWidget() is page.table.form


def test_another_face_is_laid_over_and_taken_away(page: SheetPage, port: TablePort) -> None:
    other = TableFace(port, DAY)
    page.lay_over(other)
    assert page.face is other
    assert other.isVisible()
    assert not page.table.isVisible()
    assert QApplication.focusWidget() is other.form
    page.take_away()
    assert page.face is page.table
    assert page.table.isVisible()
    assert not other.isVisible()
    assert QApplication.focusWidget() is page.table.form
    settle()
    assert page.findChildren(TableFace) == [page.table]


def test_laying_a_face_over_takes_what_is_typed(page: SheetPage, port: TablePort) -> None:
    assert page.table.form.typing is not None
    page.table.form.typing.type(CellRef(5, columns.RESULT), "-2")
    assert port.view.deals[5].deal.tricks is None
    page.lay_over(TableFace(port, DAY))
    assert not page.table.form.is_typing
    assert port.view.deals[5].deal.tricks == 6


def test_a_theme_reaches_both_faces_and_the_panel(page: SheetPage, port: TablePort) -> None:
    other = TableFace(port, DAY)
    page.lay_over(other)
    page.set_theme(EVENING.at(1.4))
    for face in (other, page.table):
        assert face.form.horizontalHeader().height() == round(28 * 1.4)
        assert face.form.rowHeight(0) >= round(26 * 1.4)
    width = page.panel.width()
    page.take_away()
    page.set_theme(DAY)
    assert page.panel.width() < width


def test_the_panel_comes_back_on_the_right_whatever_face_is_up(
    page: SheetPage, port: TablePort
) -> None:
    page.lay_over(TableFace(port, DAY))
    page.toggle_panel()
    page.toggle_panel()
    page.take_away()
    QApplication.processEvents()
    assert page.panel.x() > page.table.geometry().right()


def test_the_panel_without_room_is_a_drawer_that_goes_when_the_form_is_used(
    qtbot: QtBot, page: SheetPage
) -> None:
    page.resize(1024, 560)
    QApplication.processEvents()
    width = page.table.width()
    assert page.handle.width() >= 32
    qtbot.mouseClick(page.handle, Qt.MouseButton.LeftButton)
    assert page.panel.isVisible()
    # The panel covers a part of the form, which keeps its width, but not the handle.
    assert page.table.width() == width
    assert not page.panel.geometry().intersects(page.handle.geometry())
    assert page.rect().contains(page.panel.geometry())
    assert QApplication.focusWidget() is page.table.form
    qtbot.mouseClick(page.handle, Qt.MouseButton.LeftButton)
    assert not page.panel.isVisible()
    qtbot.mouseClick(page.handle, Qt.MouseButton.LeftButton)
    page.table.form.go_to(CellRef(0, columns.CONTRACT))
    assert not page.panel.isVisible()
    assert page.handle.isVisible()


def test_panel_and_chart_use_the_room_there_is(page: SheetPage) -> None:
    before = page.panel.width(), page.panel.chart.height()
    page.resize(1800, 1000)
    QApplication.processEvents()
    assert page.panel.width() > before[0]
    assert page.panel.chart.height() > before[1]


def test_the_panel_that_is_asked_for_comes_and_stays(page: SheetPage) -> None:
    page.resize(1000, 600)
    QApplication.processEvents()
    page.toggle_panel()
    assert page.panel.isVisible()
    page.resize(990, 600)
    QApplication.processEvents()
    assert page.panel.isVisible()
    page.toggle_panel()
    page.resize(1366, 700)
    QApplication.processEvents()
    assert not page.panel.isVisible()


def opens(page: SheetPage, port: TablePort) -> None:
    """Enter the result of the deal in play, and stop before its cells have opened."""
    wanted = page.table.entries.wanted()
    assert wanted is not None
    assert port.submit(EnterResult(wanted.deal, 8)) is None
    assert page.face.form.uncovering.running


@pytest.fixture
def moving(qtbot: QtBot, port: TablePort) -> SheetPage:
    page = SheetPage(port, DAY)
    qtbot.addWidget(page)
    page.resize(1366, 700)
    page.show()
    return page


@pytest.mark.parametrize("laid_over", [False, True], ids=["table", "another"])
def test_the_standing_moves_when_the_deal_is_open_and_is_read_at_once(
    moving: SheetPage, port: TablePort, *, laid_over: bool
) -> None:
    if laid_over:
        moving.lay_over(TableFace(port, DAY))
    page, panel = moving, moving.panel
    before = panel.grab().toImage()
    order = [row.name for row in panel.standing.rows]
    opens(page, port)
    QApplication.processEvents()
    assert [row.name for row in panel.standing.rows] != order
    assert panel.grab().toImage() == before
    tops = [row.y() for row in panel.standing.rows]
    assert tops == sorted(tops)
    uncovering = page.face.form.uncovering
    uncovering._motion.setCurrentTime(uncovering._motion.duration())
    assert [row.y() for row in panel.standing.rows] != tops  # they slide
    panel.standing.finish()
    assert panel.grab().toImage() != before


def test_what_is_said_is_read_at_once_and_painted_when_the_deal_is_open(
    moving: SheetPage, port: TablePort
) -> None:
    notice = moving.table.notice
    opens(moving, port)
    assert "Target" in notice.accessibleName()
    line = notice.findChild(TypingLine)
    assert line is not None
    across, below = range(notice.width()), line.geometry().bottom() + 12
    image = notice.grab().toImage()
    bare = {image.pixelColor(x, below).name() for x in across}
    assert bare == {DAY.band.lower()}
    moving.table.form.uncovering.finish()
    image = notice.grab().toImage()
    read = {image.pixelColor(x, below).name() for x in across}
    assert read != bare


def test_a_key_ends_all_that_moves(moving: SheetPage, port: TablePort) -> None:
    moving.table.form.setFocus()
    moving.activateWindow()
    opens(moving, port)
    QApplication.processEvents()
    click_key(moving.window().windowHandle(), Qt.Key.Key_Up, "")
    assert not moving.table.form.uncovering.running
    tops = [row.y() for row in moving.panel.standing.rows]
    assert tops == sorted(tops)


def test_a_face_that_goes_leaves_nothing_waiting(moving: SheetPage, port: TablePort) -> None:
    moving.lay_over(TableFace(port, DAY))
    opens(moving, port)
    moving.take_away()
    assert not any(each.isVisible() for each in moving.panel.findChildren(AsItWas))


def test_a_reveal_and_a_die_are_told_to_who_does_not_look(
    qtbot: QtBot, moving: SheetPage, port: TablePort
) -> None:
    rung: list[int] = []
    moving.rang.connect(lambda: rung.append(1))
    moving.lay_over(TableFace(port, DAY))
    opens(moving, port)
    assert len(rung) == 1
    face = moving.face
    z = CellRef(len(port.view.deals) - 1, columns.Z)
    face.form.go_to(z)
    roll = next(each for each in columns.Z.choices(port.view, z) if each.in_menu)
    face.form.report(face.entries.enter(z, Reading(roll.change)), z)
    assert len(rung) == 2
    written = port.view.deals[z.deal].deal.vulnerable[0]
    assert written is not None
    die = face.form.findChild(Die)
    assert die is not None
    assert die.isVisible()
    die._motion.setCurrentTime(die._motion.duration())
    assert (die.shows >= 4) == written


def test_a_swap_that_falls_due_is_told(moving: SheetPage, port: TablePort) -> None:
    rung: list[int] = []
    moving.rang.connect(lambda: rung.append(1))
    entries = moving.face.entries
    due = PendingAction("Swap (S)", object())
    said = entries.panel()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(entries), "panel", lambda *_: replace(said, due=due))
        moving._show()
        moving._show()
        assert len(rung) == 1
        patch.setattr(type(entries), "panel", lambda *_: said)
        moving._show()
    assert len(rung) == 1


@pytest.mark.parametrize("kind", ["four-deal-2", "rubber-3", "teams-2", "pairs-3"])
def test_every_game_is_seen_whole_on_every_screen_in_every_language(
    qapp: object, tmp_path: Path, kind: str
) -> None:
    file = Path(__file__).parents[1] / "sheets" / f"{kind}.chicago"
    with Window(tmp_path, file) as window:
        for size, language in (((1024, 560), "de"), ((1280, 680), "ru"), ((3840, 2100), "en")):
            speak(language)
            window.main.resize(*size)
            settled()
            form, view = window.form, window.form.viewport().rect()
            assert form.horizontalScrollBar().maximum() == 0
            window.form.go_to_wanted()
            wanted = window.face.entries.wanted()
            assert wanted is None or view.contains(form.cell_rect(wanted))
            assert view.contains(window.face.notice.geometry())


def test_a_sheet_that_has_all_its_deals_leaves_little_under_them(
    qapp: object, tmp_path: Path
) -> None:
    file = Path(__file__).parents[1] / "sheets" / "teams-2.chicago"
    with Window(tmp_path, file) as window:
        window.main.resize(1280, 720)
        settled()
        rows = window.form.verticalHeader()
        assert window.form.viewport().height() - rows.length() < rows.defaultSectionSize()
        assert rows.defaultSectionSize() > 30


def test_with_more_room_the_form_is_scrolled_no_further_to_the_side_than_it_must(
    page: SheetPage,
) -> None:
    page.set_theme(DAY.at(1.52))
    form = page.table.form
    for width, scrolled in ((700, True), (960, False)):
        page.resize(width, 640)
        QApplication.processEvents()
        assert form.horizontalScrollBar().maximum() > 0
        assert (form.horizontalScrollBar().value() > 0) is scrolled
        wanted = page.table.entries.wanted()
        assert wanted is not None
        assert form.viewport().rect().contains(form.cell_rect(wanted))


# --- where the Table face begins


def test_it_stands_at_what_the_table_does_next(page: SheetPage, port: TablePort) -> None:
    assert page.table.form.spot() == CellRef(5, columns.RESULT)
    assert (page.table.notice.wanted, page.table.notice.then) == table_hint(port.view)


def test_a_finished_evening_is_shown_at_its_end(
    qtbot: QtBot, evenings: dict[str, EveningFile]
) -> None:
    served = Served(loads(evenings["evening-1"].text))
    face = TableFace(table_port(served), DAY)
    qtbot.addWidget(face)
    face.resize(1100, 400)
    face.show()
    bar = face.form.verticalScrollBar()
    assert face.form.spot() == CellRef(len(served.view.deals) - 1, columns.RESULT)
    assert face.notice.wanted.startswith("Deal 15: ")
    assert face.notice.then.startswith("All deals are played.")
    assert face.notice.then.endswith("or play on.")
    assert "F8" in face.notice.then
    assert 0 < bar.value() == bar.maximum()


def test_between_two_deals_it_looks_at_the_one_played_last(
    qtbot: QtBot, page: SheetPage, port: TablePort
) -> None:
    face = page.table
    qtbot.keyClicks(face.form, "=")
    qtbot.keyClick(face.form, Qt.Key.Key_Return)
    again = TableFace(port, DAY)
    qtbot.addWidget(again)
    again.show()
    assert again.form.spot() == face.form.spot() == CellRef(5, columns.RESULT)
    assert again.notice.wanted == face.notice.wanted
