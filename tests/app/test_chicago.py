from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFileDialog,
    QInputDialog,
    QPushButton,
)
from pytestqt.qtbot import QtBot

from chicago_gui.app import dialogs
from chicago_gui.desk.desk import utc_now
from chicago_gui.games.house import columns
from chicago_gui.games.house.csv_file import csv_text
from chicago_gui.games.house.evening import loads, reveal
from chicago_gui.players.new_session_page import NewSessionPage
from chicago_gui.players.sheet_page import SheetPage
from chicago_gui.players.start_page import StartPage
from chicago_gui.sheet.column import CellRef
from chicago_gui.shell.menus import TOOLS
from chicago_gui.widgets.theme import DAY, EVENING
from tests.conftest import EveningFile
from tests.desk.typed_session import another_program
from tests.window import DELETE, ESC, F2, Window, settle

NAMES_OF_TOOLS = [tool.name for tool in TOOLS]
SIX, SEVEN = 5, 6
LONG = (
    "Анастасия Константиновна Преображенская-Ш",
    "Wolfeschlegelsteinhausenbergerdorff Senio",
    "Vera",
    "O'Brien & <b>Sons</b> and their daughters",
    "Łukasz-Ægir Þórðarson van der Bruggen-Löf",
)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    """Yield the program with a new book; it draws only for tests that look at it."""
    with Window(tmp_path, drawn=False) as window:
        yield window


@pytest.fixture
def going_on(qtbot: QtBot, tmp_path: Path, evenings: dict[str, EveningFile]) -> Iterator[Window]:
    """Yield the session in which deal 6 is being played and deal 7 counted."""
    with Window(tmp_path, kept=evenings["evening-2-going-on"].path, drawn=False) as window:
        yield window


# --- start and restart


def test_a_finished_evening_is_not_opened_by_itself(going_on: Window) -> None:
    going_on.type("=⏎")
    going_on.delete_last()
    going_on.delete_last()
    going_on.use_dialog("plan", "Stop after deal 5")
    going_on.start_again()
    assert isinstance(going_on.page, StartPage)


# --- the book cannot be written


@pytest.mark.parametrize("preparing", [False, True])
def test_a_locked_book_is_told_at_each_entry(going_on: Window, preparing: bool) -> None:
    if preparing:
        going_on.press(F2)
    text = "4" if preparing else "+1"
    before, disk = going_on.sheet(), going_on.on_disk()
    with another_program(going_on.book):
        going_on.type(f"{text}⏎")
        refusal = going_on.refusal
    why = "another program uses the book"
    assert refusal == f"The book could not be written ({why}); nothing was changed."
    assert going_on.sheet() == before
    assert going_on.line.text() == text  # the line keeps the text
    assert going_on.on_disk() == disk
    going_on.type("⏎")
    assert going_on.refusal == ""
    assert going_on.on_disk() != disk


def test_a_swap_that_cannot_be_kept_is_told(window: Window) -> None:
    deal, declarer, _ = window.reach_a_swap()
    with another_program(window.book):
        window.click(window.face.due)
    assert "could not be written" in window.refusal
    assert window.view.deals[deal].deal.declarer == declarer


# --- all tools


def quiet(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Answer all questions without changing anything; return the list of questions."""
    asked: list[str] = []

    def shown(dialog: QDialog) -> int:
        asked.append(dialog.windowTitle())
        return 0

    monkeypatch.setattr(QFileDialog, "exec", shown)
    monkeypatch.setattr(QInputDialog, "exec", shown)
    monkeypatch.setattr(QDialog, "exec", shown)
    return asked


def test_tools_work_without_a_session(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    quiet(monkeypatch)
    in_session = {"undo", "redo", "print", "pdf", "preparer", "screen", "plan", "players"}
    in_session |= {"insert", "remove", "from_paper", "history", "export", "csv", "panel", "end"}
    in_session |= {"picture", "copy_standing", "copy_chart", "evening"}
    for name in NAMES_OF_TOOLS:
        if name == "quit":
            continue
        action = window.action(name)
        assert action.isEnabled() is (name not in in_session), name
        action.trigger()
        settle()
        assert window.main.isVisible(), name
        assert window.main.sheet is None, name
        for beside in window.app.topLevelWidgets():
            if beside.isVisible() and beside is not window.main:
                beside.close()
        window.chicago.sessions.show_start()
        settle()


def seen(window: Window) -> list[object]:
    """Return all that a tool may visibly change at once."""
    sheet = window.main.sheet
    return [
        window.page,
        sheet is not None and (window.preparing, window.view, sheet.panel.isVisible()),
        (window.settings.colours, window.settings.four_colours, window.settings.scale),
        [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()],
        sheet is not None and (window.wanted, window.then, window.refusal),
    ]


def test_each_tool_does_something_in_a_session(
    going_on: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = quiet(monkeypatch)
    tools = [name for name in NAMES_OF_TOOLS if name not in ("undo", "redo", "end", "quit")]
    for name in (*tools, "quit"):
        if name == "usual":
            going_on.use("larger")
        asked.clear()
        before = seen(going_on)
        if name == "from_paper":
            going_on.type_from_paper()
        else:
            going_on.use(name)
        assert asked or seen(going_on) != before, name
        if name != "quit":
            for beside in going_on.app.topLevelWidgets():
                if beside.isVisible() and beside is not going_on.main:
                    beside.close()
            settle()
            if going_on.main.sheet is None or going_on.preparing:
                going_on.press(ESC)


ASKS = {
    "open": "Open session files",
    "pdf": "Save as PDF",
    "csv": "Export as CSV",
    "picture": "Export as picture",
    "export": "Export session",
    "plan": "Planned deals",
    "players": "Session details",
}


def test_a_cancelled_dialog_changes_nothing(
    going_on: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = quiet(monkeypatch)
    before, disk = going_on.sheet(), going_on.on_disk()
    files = set(going_on.folder.iterdir())
    for name in ASKS:
        going_on.use(name)
        assert (going_on.sheet(), going_on.refusal) == (before, ""), name
    assert asked == list(ASKS.values())
    assert going_on.on_disk() == disk
    assert set(going_on.folder.iterdir()) == files
    assert going_on.main.findChildren(QDialog) == [], "they do not pile up"


def test_new_shows_last_times_names_and_back_leads_back(going_on: Window) -> None:
    going_on.ctrl("n")
    page = going_on.on(NewSessionPage)
    names = [field.text() for field in page.names]
    assert names == ["Аня", "Борис", "Вера", "Дима", "Егор", "", ""]
    (back,) = [key for key in page.findChildren(QPushButton) if key.text() == "Back"]
    before = going_on.book.latest()
    going_on.click(back)
    assert going_on.session_id == before
    assert len(going_on.book.lines()) == 1


@pytest.mark.parametrize("page", ["figures", "settings", "new", "sessions"])
def test_every_page_leads_back_to_where_one_was(going_on: Window, page: str) -> None:
    evening, sheet = going_on.session_id, going_on.sheet()
    going_on.press(F2)
    going_on.use(page)
    assert going_on.main.sheet is None
    going_on.press(ESC)
    assert (going_on.session_id, going_on.sheet(), going_on.preparing) == (evening, sheet, False)
    going_on.use("sessions")
    going_on.use(page)
    going_on.press(ESC)
    if page != "sessions":
        assert isinstance(going_on.page, StartPage)
        going_on.press(ESC)
    assert going_on.session_id == evening


def test_from_page_to_page_the_way_back_is_to_the_sheet(going_on: Window) -> None:
    evening = going_on.session_id
    for page in ("figures", "settings", "new", "settings"):
        going_on.use(page)
    going_on.use("larger")
    going_on.press(ESC)
    assert going_on.session_id == evening


def test_names_typed_for_a_new_evening_wait_while_another_page_is_up(going_on: Window) -> None:
    evening = going_on.session_id
    going_on.ctrl("n")
    going_on.click(new_page(going_on).games["teams"])
    going_on.type("Red⏎Zoe⏎")
    for page in ("settings", "figures", "sessions"):
        going_on.use(page)
        going_on.press(ESC)
        typed = new_page(going_on)
        assert typed.kind == "teams"
        assert (typed.groups[0].text(), typed.names[0].text()) == ("Red", "Zoe")
    going_on.use("settings")
    going_on.ctrl("n")
    assert new_page(going_on).names[0].text() == "Zoe"
    going_on.press(ESC)  # may only close an open list
    assert isinstance(going_on.page, StartPage)
    going_on.press(ESC)
    assert going_on.session_id == evening
    going_on.ctrl("n")
    assert (new_page(going_on).kind, new_page(going_on).names[0].text()) == ("teams", "Zoe")
    going_on.type("Red⏎Zoe⏎Yan⏎Xenia⏎Wim⏎Blue⏎Vic⏎Una⏎Tom⏎Sue⏎⏎")
    assert going_on.main.sheet is not None, "it has begun"
    going_on.ctrl("n")
    assert not new_page(going_on).typed, "what began waits no more"


def test_what_waits_of_a_new_evening_is_no_evening_from_paper(going_on: Window) -> None:
    going_on.ctrl("n")
    going_on.type("Zoe⏎")
    going_on.press(ESC)
    going_on.use("paper_evening")
    assert new_page(going_on).names[0].text() != "Zoe"


def new_page(window: Window) -> NewSessionPage:
    assert isinstance(window.page, NewSessionPage)
    return window.page


def test_without_a_session_the_list_is_where_one_was(window: Window) -> None:
    window.use("settings")
    window.press(ESC)
    assert isinstance(window.page, StartPage)
    window.press(ESC)
    assert isinstance(window.page, StartPage)


def test_nothing_leads_back_to_a_session_that_was_deleted(going_on: Window) -> None:
    going_on.use("sessions")
    going_on.press(DELETE)
    assert not going_on.book.lines()
    going_on.press(ESC)
    assert isinstance(going_on.page, StartPage)


def test_an_export_asked_for_in_a_face_that_was_covered_meanwhile_has_no_counts(
    going_on: Window, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    out = tmp_path / "out.chicago"
    going_on.press(F2)

    def somebody_else_comes(*_: object) -> Path:
        going_on.chicago.faces.clock.due.emit()
        return out

    monkeypatch.setattr(dialogs, "ask_file_to_write", somebody_else_comes)
    going_on.use("export")
    assert loads(out.read_text("utf-8")).counts[6].hcp == (None,) * 4


def test_csv_and_export_write_what_the_command_line_writes(
    going_on: Window, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    out = tmp_path / "out file"
    monkeypatch.setattr(dialogs, "ask_file_to_write", lambda *_: out)
    going_on.use("csv")
    assert out.read_bytes().decode("utf-8") == csv_text(going_on.view)
    assert going_on.wanted.startswith(f"Saved: {out}.")
    assert going_on.refusal == ""
    going_on.use("export")
    assert reveal(loads(out.read_bytes())) == going_on.view
    assert not any(count.hcp.count(None) < 4 for count in loads(out.read_bytes()).counts[5:])
    going_on.press(F2)
    going_on.use("export")
    assert loads(out.read_bytes()).counts[SEVEN].hcp == (14, 10, 12, None)
    assert loads(out.read_bytes()).counts[SIX].hcp == (None,) * 4


def test_a_file_that_is_no_session_is_told_and_the_sheet_stays(
    going_on: Window, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    bad = tmp_path / "Дача.chicago"
    bad.write_text("{}", "utf-8")
    monkeypatch.setattr(dialogs, "ask_files_to_read", lambda *_: [bad])
    before = going_on.sheet()
    going_on.use("open")
    assert (
        "Дача.chicago was not opened: not a session file, or damaged (format: chicago-session)"
        in going_on.refusal
    )
    assert going_on.sheet() == before


def test_an_empty_sheet_has_no_deal_to_delete(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dialogs, "choose", lambda *_: "Vera")
    window.begin()
    window.delete_last()
    assert not window.view.deals
    assert not window.action("remove").isEnabled()
    window.press(F2)
    assert window.cell(0, columns.PREPARED_BY) == "Vera"


# --- looks


def test_evening_colours_go_through_the_whole_window_and_stay(going_on: Window) -> None:
    going_on.main.setUpdatesEnabled(True)
    going_on.press(F2)
    going_on.ctrl("d")
    assert going_on.action("dark").isChecked()
    image = going_on.face.grab().toImage()
    assert image.pixelColor(3, image.height() - 4) == QColor(EVENING.paper)
    going_on.press(ESC)
    image = going_on.face.grab().toImage()
    assert image.pixelColor(3, image.height() - 4) == QColor(EVENING.paper)
    going_on.start_again()
    going_on.main.setUpdatesEnabled(True)
    assert going_on.action("dark").isChecked()
    going_on.ctrl("d")
    image = going_on.face.grab().toImage()
    assert image.pixelColor(3, image.height() - 4) == QColor(DAY.paper)


def test_diamonds_have_a_colour_of_their_own_when_asked_for_and_keep_it(going_on: Window) -> None:
    going_on.main.setUpdatesEnabled(True)
    going_on.main.resize(1300, 900)

    def colours() -> set[str]:
        going_on.go_to(4, columns.CONTRACT)  # its contract is four diamonds
        rect = going_on.form.cell_rect(CellRef(4, columns.CONTRACT)).adjusted(3, 3, -3, -3)
        image = going_on.form.viewport().grab(rect).toImage()
        pixels = {
            image.pixelColor(x, y).name().upper()
            for x in range(image.width())
            for y in range(image.height())
        }
        return pixels & {DAY.red_suit.upper(), DAY.diamonds.upper()}

    assert colours() == {DAY.red_suit.upper()}
    going_on.use("four_colours")
    assert colours() == {DAY.diamonds.upper()}
    going_on.start_again()
    assert going_on.action("four_colours").isChecked()
    going_on.use("four_colours")
    assert colours() == {DAY.red_suit.upper()}


def test_the_words_of_the_strip_do_what_they_say(going_on: Window) -> None:
    strip = going_on.main.strip

    def click(words: str) -> None:
        at = strip.links()[words].center().toPoint()
        QTest.mouseClick(strip, Qt.MouseButton.LeftButton, pos=at)
        settle()

    going_on.form.go_to(CellRef(0, columns.CONTRACT))
    click("wanted")
    assert going_on.form.spot() == going_on.face.entries.wanted()
    click("preparer")
    assert going_on.preparing
    click("cover")
    assert not going_on.preparing


def test_the_zoom_follows_the_window_until_somebody_sets_it(going_on: Window) -> None:
    for size, fitted in ((QSize(2049, 1152), 1.5), (QSize(3840, 2160), 2.8), (QSize(900, 500), 1)):
        going_on.main.resize(size)
        settle()
        # Also when it shrinks: large type does not keep the window large.
        assert going_on.main.size() == size
        assert going_on.form.font().pixelSize() == round(13 * fitted)
    going_on.use("larger")
    going_on.main.resize(2049, 1152)
    settle()
    assert going_on.form.font().pixelSize() == round(13 * 1.1)
    going_on.ctrl("0")
    assert going_on.form.font().pixelSize() == round(13 * 1.5)
    assert going_on.settings.scale_fits


def test_zoom_goes_in_steps_between_its_ends_and_stays(going_on: Window) -> None:
    # The zoom is measured by the type, because row heights depend on the room.
    letters = going_on.form.font().pixelSize()
    going_on.use("larger")
    assert going_on.settings.scale == 1.1
    assert going_on.form.font().pixelSize() > letters
    for _ in range(5):
        going_on.use("smaller")
    assert going_on.settings.scale == 0.8
    assert going_on.form.font().pixelSize() < letters
    going_on.start_again()
    assert going_on.settings.scale == 0.8


@pytest.mark.parametrize(("broken", "after"), [("900", 1.9), ("0.001", 0.8), ("large", 0.9)])
def test_one_key_mends_a_broken_zoom(
    qtbot: QtBot, tmp_path: Path, broken: str, after: float
) -> None:
    (tmp_path / "looks.ini").write_text(f"[General]\nscale={broken}\ndark=maybe\n", "utf-8")
    with Window(tmp_path, drawn=False) as window:
        window.use("smaller")
        assert window.settings.scale == after


def test_a_long_sentence_does_not_make_the_window_wider(window: Window, tmp_path: Path) -> None:
    window.use("new")
    before = window.main.minimumSizeHint().width()
    window.main.say("Дача " * 100 + "x" * 200)
    settle()
    assert window.main.minimumSizeHint().width() <= max(before, 1024)


# --- names


def test_names_of_any_length_and_alphabet(window: Window) -> None:
    window.main.setUpdatesEnabled(True)
    window.begin(LONG)
    window.prepare("12 9 13 6", seats="")
    four = [name for name in LONG if name != window.cell(0, columns.PREPARED_BY)]
    window.type(" ".join(name.split()[0] for name in four[:3]))
    window.type("⏎⏎zz⏎⏎⏎")
    assert not window.preparing
    assert window.column(0, columns.PLAYER) == four
    window.type(f"4sx {four[2][:2]}⏎+1⏎")
    assert window.cell(0, columns.CONTRACT) == f"4♠X by {four[2]}"
    assert sum(window.standing().values()) == 0
    assert window.view.scored == 1
    window.main.resize(1024, 600)
    window.main.grab()  # draws all of it


def test_the_menu_says_whether_the_standing_is_shown(window: Window) -> None:
    window.begin()
    tick = window.action("panel")
    for width in (980, 1400):
        window.main.resize(width, 640)
        settle()
        page = window.on(SheetPage)
        for _ in range(2):
            assert tick.isChecked() is page.panel.isVisible()
            window.use("panel")
        if width == 980:
            page.handle.click()
            assert tick.isChecked()
            window.go_to(0, columns.DEAL)  # the drawer goes when the form is used
            assert not tick.isChecked()
    window.start_again()
    assert window.main.sheet is not None
    assert window.action("panel").isChecked() is window.main.sheet.panel.isVisible()


def test_the_session_that_was_open_comes_back_and_not_the_one_changed_last(
    qapp: object, tmp_path: Path, evenings: dict[str, EveningFile]
) -> None:
    with Window(tmp_path, evenings["evening-2-going-on"].path, drawn=False) as window:
        looked_at = window.session_id
        window.begin(first="Anna")
        begun = window.session_id
        window.start_again()
        assert window.session_id == begun
        window.chicago.sessions.open(looked_at)
        assert window.book.latest() == begun
        window.start_again()
        assert window.session_id == looked_at
        window.book.delete([looked_at], utc_now())
        window.start_again()
        assert window.session_id == begun


def test_a_session_that_is_over_does_not_come_back_where_another_goes_on(
    qapp: object, tmp_path: Path, evenings: dict[str, EveningFile]
) -> None:
    with Window(tmp_path, evenings["evening-1"].path, drawn=False) as window:
        over = window.session_id
        window.begin(first="Anna")
        begun = window.session_id
        window.chicago.sessions.open(over)
        window.start_again()
        assert window.session_id == begun


def test_an_inserted_deal_is_marked_so_that_delete_finds_it(
    qtbot: QtBot, tmp_path: Path, evenings: dict[str, EveningFile]
) -> None:
    with Window(tmp_path, evenings["evening-1"].path, drawn=False) as window:
        before = window.view.deals
        window.go_to(2, columns.DEAL)
        window.use("insert")
        assert len(window.view.deals) == len(before) + 1
        assert window.at()[0] == 2
        window.use("remove")
        assert window.view.deals == before
