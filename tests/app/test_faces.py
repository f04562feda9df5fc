from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from chicago_gui.app import dialogs
from chicago_gui.app.faces import Guard
from chicago_gui.book import Book
from chicago_gui.desk.desk import Desk
from chicago_gui.desk.screen_watch import ScreenWatch
from chicago_gui.desk.settings import Codes, CodesUnreadable, Settings
from chicago_gui.games.house import changes as c
from chicago_gui.games.house import columns
from chicago_gui.games.house.deck_columns import HouseColumn
from chicago_gui.games.house.view import OpenDeal, PlayedDeal
from chicago_gui.players.players_screen import PlayersScreen
from chicago_gui.players.sheet_page import SheetPage
from chicago_gui.preparer.face import PreparerFace, PreparerModel
from chicago_gui.sheet.column import CellRef
from chicago_gui.widgets.code_pad import CodeDialog
from chicago_gui.widgets.form.line import TypingLine
from chicago_gui.widgets.pads import ChoicePad, ContractPad
from chicago_gui.widgets.theme import DAY
from tests.conftest import EveningFile
from tests.window import ESC, F2, F11, UP, Window, alive, answering, settle

SIX, SEVEN = 5, 6
SECRET = (PreparerFace, PreparerModel, TypingLine, ChoicePad, ContractPad)
COVERED = ["covered"] * 4


def nothing_is_left(window: Window) -> bool:
    """Return whether no object of the Preparer face exists any more."""
    settle()
    found = (*QApplication.allWidgets(), *window.main.findChildren(QObject))
    return all(is_resting_line(window, each) for each in found if isinstance(each, SECRET))


def is_resting_line(window: Window, found: QObject) -> bool:
    """Return whether `found` is the Table's empty line."""
    if not isinstance(found, TypingLine):
        return False
    sheet = window.main.sheet
    table = sheet is not None and sheet.table.isAncestorOf(found)
    return table and not found.text() and not found.isUndoAvailable()


# --- opening


def test_f2_in_the_auction_goes_to_the_deal_that_is_ready(tmp_path: Path, qtbot: QtBot) -> None:
    with Window(tmp_path, drawn=False) as window:
        window.begin()
        window.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎⏎")
        assert not window.preparing
        window.press(F2)
        assert window.preparing
        assert window.at() == (0, columns.OPENS, 0)
        opener = window.cell(0, columns.OPENS)
        window.type("12⏎⎋")  # a count typed here enters nothing
        assert window.cell(0, columns.OPENS) == opener
        assert window.view.deals[0].deal.note == ""


def test_f2_opens_the_deal_in_preparation_in_its_preparers_name(window: Window) -> None:
    assert not window.preparing
    assert "TABLE" in window.strip
    window.press(F2)
    assert window.preparing
    assert "PREPARER" in window.strip
    assert "Егор" in window.strip
    assert window.at() == (SEVEN, columns.HCP, 3)
    assert "count of deck D" in window.wanted


def test_f2_with_nothing_in_preparation_begins_the_deal_of_whoever_is_next(window: Window) -> None:
    window.delete_last()
    window.enter(SIX, columns.RESULT, "=⏎")
    name = window.view.advice.preparer
    assert name is not None
    window.press(F2)
    assert window.preparing
    assert name in window.strip
    assert window.column(SEVEN, columns.HCP) == ["empty"] * 4
    assert window.cell(SEVEN, columns.PREPARED_BY) == name


@pytest.mark.parametrize("named", [True, False])
def test_the_name_is_asked_when_the_form_does_not_know_it(
    window: Window, monkeypatch: pytest.MonkeyPatch, named: bool
) -> None:
    asked: list[list[str]] = []

    def answer(*question: Any) -> str | None:
        asked.append(list(question[3]))
        return "Борис" if named else None

    monkeypatch.setattr(dialogs, "choose", answer)
    for _ in range(7):
        window.delete_last()
    assert not window.view.deals
    window.press(F2)
    assert asked == [["Аня", "Борис", "Вера", "Дима", "Егор"]]
    assert window.preparing is named
    assert len(window.view.deals) == int(named)
    assert ("Борис" in window.strip) is named


def test_whoever_is_not_let_in_types_nothing_in_from_paper(window: Window) -> None:
    assert window.chicago.guard.set_code(window.session_id, "0417") == ""
    answering(window.app, type_code())
    window.type_from_paper()
    assert not window.preparing
    assert not window.chicago.faces.from_paper
    answering(window.app, type_code("0417"))
    window.press(F2)
    assert window.preparing
    assert window.chicago.faces.clock.timer.isActive()


# --- covering

Cover = Callable[[Window], object]
WAYS: dict[str, Cover] = {
    "Esc": lambda window: window.press(ESC),
    "the button": lambda window: window.use("preparer"),
    "nobody types": lambda window: window.chicago.faces.clock.timer.timeout.emit(),
    "the window is put away": lambda window: window.main.showMinimized(),
    "the program is hidden": lambda window: window.app.applicationStateChanged.emit(
        Qt.ApplicationState.ApplicationHidden
    ),
    "the program sleeps": lambda window: window.app.applicationStateChanged.emit(
        Qt.ApplicationState.ApplicationSuspended
    ),
    "the screen is lost": lambda window: window.chicago.faces.clock.findChildren(ScreenWatch)[
        0
    ].lost.emit(),
}
OPEN: dict[str, Cover] = {
    "the form": lambda window: None,
    "a line with a count": lambda window: window.type("3"),
    "the pad of counts": lambda window: window.click_cell(SEVEN, columns.HCP, 3),
    "the pad of names": lambda window: window.click_cell(SEVEN, columns.OPENS, double=True),
    "the pad of contracts": lambda window: window.click_cell(SIX, columns.CONTRACT, double=True),
}


@pytest.mark.parametrize(
    ("way", "what"),
    [
        *((way, "a line with a count") for way in WAYS),
        *(("Esc", what) for what in OPEN if "line" not in what),
        ("nobody types", "the pad of counts"),
        ("the screen is lost", "the pad of contracts"),
        ("the window is put away", "the pad of names"),
    ],
)
def test_covering_leaves_nothing_of_the_face(window: Window, way: str, what: str) -> None:
    window.press(F2)
    OPEN[what](window)
    assert (window.pad is not None) is ("pad" in what)
    assert window.form.is_typing is ("line" in what)
    WAYS[way](window)
    assert not window.preparing
    assert "TABLE" in window.strip
    assert window.face.isVisible()
    assert window.pad is None
    assert nothing_is_left(window)
    assert window.column(SEVEN, columns.HCP) == COVERED
    assert not window.chicago.faces.clock.timer.isActive()
    window.main.showNormal()
    window.press(F2)  # the text was entered, unless Esc dropped it
    taken = "3" if "line" in what and way != "Esc" else "empty"
    assert window.column(SEVEN, columns.HCP) == ["14", "10", "12", taken]


def test_no_model_of_the_preparer_stays_anywhere(window: Window) -> None:
    for _ in range(3):
        window.press(F2)
        assert [model for model in alive(PreparerModel) if shiboken6.isValid(model)]
        window.press(ESC)
    left = [thing for thing in alive(PreparerModel) if shiboken6.isValid(thing)]
    assert not left


def test_covered_in_the_very_frame(window: Window) -> None:
    window.press(F2)
    page = window.on(SheetPage)
    face = page.face
    assert not page.table.isVisible()
    window.main.setUpdatesEnabled(True)
    window.main.cover_wanted.emit()  # covers at once, before the next event
    assert page.table.isVisible()
    assert not face.isVisible()


def test_the_clock_runs_as_long_as_the_settings_say(window: Window) -> None:
    window.settings.cover_minutes = 0.5
    window.press(F2)
    assert window.chicago.faces.clock.timer.interval() == 30_000
    window.press(ESC)
    assert not window.chicago.faces.clock.timer.isActive()


@pytest.mark.parametrize("tool", ["new", "sessions"])
def test_leaving_the_session_covers_first(window: Window, tool: str) -> None:
    window.press(F2)
    window.use(tool)
    assert window.main.sheet is None
    assert "TABLE" not in window.strip
    assert nothing_is_left(window)
    window.press(F2)
    assert window.main.sheet is None
    window.press(ESC)
    assert window.main.sheet is not None
    assert not window.preparing
    assert nothing_is_left(window)


def test_quitting_covers_first(window: Window) -> None:
    window.press(F2)
    window.type("37")
    window.start_again()
    assert not window.preparing
    assert window.column(SEVEN, columns.HCP) == COVERED


@pytest.mark.parametrize("name", ["score", "history", "help"])
def test_esc_closes_a_window_and_covers_the_counts(window: Window, name: str) -> None:
    window.press(F2)
    window.use(name)
    beside = QApplication.activeWindow()
    assert isinstance(beside, QDialog)
    window.press(ESC)
    assert not window.preparing
    assert nothing_is_left(window)
    assert not shiboken6.isValid(beside) or not beside.isVisible()
    before = window.sheet()
    window.type("129136⏎")
    assert window.sheet() == before  # the Table refuses counts


def test_a_menu_opened_by_its_key_leaves_the_line_as_it_was(window: Window) -> None:
    window.type("+")
    QTest.keyClick(window.main.windowHandle(), Qt.Key.Key_V, Qt.KeyboardModifier.AltModifier)
    menu = QApplication.activePopupWidget()
    assert menu is not None
    QTest.keyClick(menu.windowHandle(), Qt.Key.Key_Escape)
    assert window.line.hasFocus()
    window.type("1")
    assert window.line.text() == "+1"


@pytest.mark.parametrize("gone", [lambda window: window.ctrl("z"), Window.delete_last])
def test_the_face_of_a_deal_goes_with_the_deal(window: Window, gone: Cover) -> None:
    window.delete_last()
    window.enter(SIX, columns.RESULT, "=⏎")
    window.press(F2)
    assert window.preparing
    gone(window)
    assert len(window.view.deals) == 6
    assert not window.preparing
    assert window.face.isVisible()
    assert "TABLE" in window.strip
    assert not window.chicago.faces.clock.timer.isActive()
    assert nothing_is_left(window)
    window.press(F2)
    assert window.preparing


# --- no secret leaves the face


def test_counts_are_never_on_the_clipboard(window: Window) -> None:
    clipboard = QGuiApplication.clipboard()
    clipboard.setText("from elsewhere")
    window.press(F2)
    window.press(UP)
    assert window.at() == (SEVEN, columns.HCP, 2)
    window.ctrl("c")
    window.ctrl("x")
    window.type("12")
    for letter in "acxku":
        window.ctrl(letter)
    window.press(Qt.Key.Key_Insert, held=Qt.KeyboardModifier.ControlModifier)
    assert clipboard.text() == "from elsewhere"
    window.press(ESC)
    window.go_to(SEVEN, columns.HCP, 2)
    window.ctrl("c")
    assert clipboard.text() in ("from elsewhere", "")


@pytest.mark.parametrize(
    ("deal", "column", "part"),
    [
        (SEVEN, columns.PLAYER, 0),
        (4, columns.DEAL, 0),
        (SEVEN, columns.OPENS, 0),
        (SIX, columns.RESULT, 0),
        (4, columns.PLAYER, 2),
    ],
)
def test_nothing_typed_in_the_preparers_face_can_be_taken_out_of_its_line(
    window: Window, deal: int, column: HouseColumn, part: int
) -> None:
    """The line may hold a count that is typed again, or typed into a wrong cell."""
    clipboard = QGuiApplication.clipboard()
    clipboard.setText("from elsewhere")
    window.press(F2)
    window.type("4⏎")
    window.walk_to(deal, column, part)
    window.type("1")
    typed = window.line
    held = Qt.KeyboardModifier
    for letter in "cxku":
        window.ctrl(letter)
        assert not typed.hasSelectedText()
    window.press(Qt.Key.Key_Home, held=held.ShiftModifier)
    window.press(Qt.Key.Key_Insert, held=held.ControlModifier)
    window.press(Qt.Key.Key_Delete, held=held.ShiftModifier)
    QTest.mouseDClick(typed, Qt.MouseButton.LeftButton)
    assert not typed.hasSelectedText()
    window.ctrl("c")
    window.press(ESC)
    assert not window.preparing
    assert clipboard.text() == "from elsewhere"


def test_the_tables_undo_passes_the_counts(window: Window) -> None:
    window.enter(SIX, columns.RESULT, "=⏎")
    window.press(F2)
    window.type("4⏎")
    assert window.action("undo").text() == "Undo: deal 7, counts"
    window.press(ESC)
    assert window.action("undo").text() == "Undo: deal 6, result"
    window.ctrl("z")
    assert isinstance(window.view.deals[SIX], OpenDeal)
    assert not window.action("undo").isEnabled()
    window.ctrl("z")
    window.press(F2)
    assert window.column(SEVEN, columns.HCP) == ["14", "10", "12", "4"]
    window.ctrl("z")
    assert window.column(SEVEN, columns.HCP) == ["14", "10", "12", "empty"]
    window.press(ESC)
    assert window.action("redo").text() == "Redo: deal 6, result"
    window.ctrl("y")
    assert isinstance(window.view.deals[SIX], PlayedDeal)
    window.ctrl("z", shift=True)
    window.press(F2)
    assert window.column(SEVEN, columns.HCP) == ["14", "10", "12", "empty"]
    window.ctrl("z", shift=True)
    assert window.column(SEVEN, columns.HCP) == ["14", "10", "12", "4"]


def test_an_undo_that_is_done_takes_an_old_refusal_away(window: Window) -> None:
    window.enter(SIX, columns.RESULT, "=⏎")
    window.enter(SIX, columns.RESULT, "+9⏎")
    assert window.refusal
    window.press(ESC)
    window.chicago.refuse("What went wrong before")
    window.ctrl("z")
    assert window.refusal == ""
    assert isinstance(window.view.deals[SIX], OpenDeal)


def test_the_swap_that_is_due_can_be_taken_while_counting(qtbot: QtBot, tmp_path: Path) -> None:
    with Window(tmp_path, drawn=False) as window:
        deal, _, dummy = window.reach_a_swap()
        window.press(F2)
        assert window.preparing
        window.type("s⏎")
        assert window.view.deals[deal].deal.declarer == dummy


def test_how_a_deal_came_out_is_told_also_where_the_next_one_is_waiting(window: Window) -> None:
    window.press(F2)
    window.type("4⏎абв⏎⏎zz⏎⏎⏎")
    assert not window.preparing
    window.enter(SIX, columns.RESULT, "=⏎")
    assert window.at()[:2] == (SEVEN, columns.CONTRACT)
    assert window.wanted.startswith("Deal 6: 2♠ by Дима, =")
    assert window.then.startswith("Deal 7. Type contract")
    window.press(UP)  # moving the cursor ends the message
    window.go_to(SEVEN, columns.CONTRACT)
    assert window.wanted.startswith("Deal 7. Type contract")


def test_undo_never_gives_a_deal_the_counts_of_another(qtbot: QtBot, tmp_path: Path) -> None:
    with Window(tmp_path, drawn=False) as window:
        window.begin(planned=10)
        for counts in ("12 9 13 6", "8 15 4 13"):
            window.prepare(counts, seats="")
            window.type(f"{window.picks(-1)}⏎⏎zz⏎⏎⏎")
            teams = window.view.deals[-1].deal.teams
            assert teams is not None
            window.type(f"4s {teams[0][0]}⏎")
            if counts.startswith("12"):
                window.type("=⏎")
        window.prepare("1 2 3")
        window.press(ESC)

        def deals() -> list[tuple[object, object]]:
            session = window.session
            both = zip(session.deals, session.counts, strict=True)
            return [(deal.prepared_by, counts.hcp) for deal, counts in both]

        end, view = deals(), window.view
        assert [counts for _, counts in end][1:] == [(8, 15, 4, 13), (1, 2, 3, None)]
        lengths = []
        while window.action("undo").isEnabled():
            window.ctrl("z")
            assert window.refusal == ""
            assert deals() == end[: len(deals())]
            lengths.append(len(deals()))
        assert lengths[0] == 3  # the first undo was of the contract, not of the deal being counted
        assert lengths[-1] == 1
        while window.action("redo").isEnabled():
            window.ctrl("z", shift=True)
            assert deals() == end[: len(deals())]
        assert (deals(), window.view) == (end, view)


# --- automatic cover


def test_a_deal_taken_away_by_another_program_takes_its_line_along(window: Window) -> None:
    window.press(F2)
    window.type("1")
    with Book.open(window.book_path) as other:
        assert Desk(other, window.session_id).table.submit(c.DeleteDeal(SEVEN)) is None
    window.type("2⏎")
    assert not window.preparing
    assert len(window.view.deals) == SEVEN
    assert not window.form.is_typing


def test_a_count_typed_after_esc_dropped_the_one_before_opens_no_deal(window: Window) -> None:
    before = window.view
    window.press(F2)
    window.type("1")
    window.press(ESC)
    assert not window.preparing
    window.type("9⏎")
    assert window.view == before
    window.press(F2)
    assert window.preparing


@pytest.mark.parametrize("keys", ["9⏎13⏎6⏎", "12 9 13 6⏎"])
def test_counts_typed_on_after_the_cover_open_no_deal(window: Window, keys: str) -> None:
    # Deal 6 is being played, and the preparer types on without looking.
    before = window.view
    window.press(F2)
    window.chicago.faces.clock.due.emit()
    assert not window.preparing
    window.type(keys)
    assert window.view == before
    assert "F2" in window.refusal
    window.press(F2)
    assert window.preparing
    window.press(ESC)
    window.type("=⏎")
    assert window.view.scored == before.scored + 1


def test_f2_in_the_preparers_face_goes_to_the_wanted_cell_and_no_further(window: Window) -> None:
    window.hold(F2)
    assert window.preparing
    window.press(UP)
    window.type("11")
    window.press(F2)  # enters the text in the line
    assert window.preparing
    assert not window.form.is_typing
    assert window.column(SEVEN, columns.HCP) == ["14", "10", "11", "empty"]
    assert window.at() == (SEVEN, columns.HCP, 3)
    window.type("1")
    window.type("⌫4")
    window.press(F2)
    assert window.column(SEVEN, columns.HCP) == ["14", "10", "11", "4"]


def test_f2_comes_back_to_the_form_from_wherever_the_keys_are(window: Window) -> None:
    window.press(F2)
    window.main.strip.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    window.main.strip.setFocus()
    window.press(F2)
    window.type("4⏎")
    assert window.column(SEVEN, columns.HCP) == ["14", "10", "12", "4"]


def hold_as_x_does(window: Window, key: Qt.Key, text: str) -> None:
    """Hold a key down as X reports it: released and pressed again at once, not as a repeat."""
    for moment in range(1000, 3500, 500):
        for kind, later in ((QEvent.Type.KeyPress, 0), (QEvent.Type.KeyRelease, 500)):
            event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, text)
            event.setTimestamp(moment + later)
            QCoreApplication.sendEvent(window.keyboard(), event)
            settle()


@pytest.mark.parametrize("marked", [True, False])
def test_enter_held_down_hands_nothing_out(window: Window, marked: bool) -> None:
    window.press(F2)
    window.type("4⏎абв⏎⏎zz⏎")
    if marked:
        window.hold(Qt.Key.Key_Return)
    else:  # X does not mark repeats
        hold_as_x_does(window, Qt.Key.Key_Return, "\r")
    assert window.preparing
    assert window.wanted.startswith("Press Enter to cover")
    window.type("⏎")
    window.click_cell(SIX, columns.CONTRACT)
    hold_as_x_does(window, Qt.Key.Key_4, "4")
    assert window.line.text() == "4"


# --- the code


def type_code(*codes: str) -> Callable[..., None]:
    def answer(dialog: object) -> None:
        assert isinstance(dialog, CodeDialog)
        QTest.keyClicks(dialog.pad, "".join(codes))
        if dialog.isVisible():
            dialog.reject()

    return answer


def test_with_the_code_the_face_opens_and_without_it_stays_shut(window: Window) -> None:
    assert window.chicago.guard.set_code(window.session_id, "0417") == ""
    window.delete_last()
    window.enter(SIX, columns.RESULT, "=⏎")
    answering(window.app, type_code("1111", "2222"))
    window.press(F2)
    assert (window.preparing, len(window.view.deals)) == (False, 6)
    answering(window.app, type_code("1111", "0417"))
    window.press(F2)
    assert window.preparing
    window.press(ESC)
    answering(window.app, type_code())  # the code is asked every time
    window.press(F2)
    assert not window.preparing


def test_damaged_codes_keep_the_face_closed_and_say_how_to_reset_them(window: Window) -> None:
    damaged = window.book_path.with_name("codes.json")
    damaged.mkdir()
    window.press(F2)
    assert not window.preparing
    assert str(damaged) in window.refusal
    assert "to remove all codes: it cannot be read." in window.refusal
    damaged.rmdir()
    window.press(F2)
    assert window.preparing


def test_for_what_is_refused_anyway_no_code_is_asked(
    qtbot: QtBot,
    tmp_path: Path,
    evenings: dict[str, EveningFile],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with Window(tmp_path, evenings["evening-1"].path, drawn=False) as window:
        monkeypatch.setattr(window.chicago.guard, "lets_in", lambda *_: pytest.fail("asked"))
        window.press(F2)
        assert not window.preparing
        assert window.refusal == "All 15 deals are played; add more: Edit ▸ Planned deals."
        assert "covered" not in window.wanted + window.then  # no face was covered


NAMED = "11111111-evening"


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    folder = tmp_path / "kept"
    folder.mkdir()
    return folder


@pytest.fixture
def codes(kept: Path) -> Codes:
    return Codes(kept / "codes.json")


@pytest.fixture
def guard(qtbot: QtBot, tmp_path: Path, codes: Codes) -> Guard:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    return Guard(window, codes, Settings(tmp_path / "looks.ini"), lambda: DAY)


def test_the_preparer_is_asked_the_code(
    qtbot: QtBot, qapp: QApplication, guard: Guard, codes: Codes
) -> None:
    codes.set(NAMED, "0417")
    said: list[str] = []

    def answer(dialog: QDialog) -> None:
        assert isinstance(dialog, CodeDialog)
        said.append(dialog.sentence.text())
        qtbot.keyClicks(dialog.pad, "0418")
        said.append(dialog.sentence.text())
        qtbot.keyClicks(dialog.pad, "0417")

    answering(qapp, answer)
    assert guard.lets_in(NAMED, "Vera")
    assert said == ["Vera, type the code:", "Wrong code. Type it again:"]


@pytest.mark.parametrize("new", ["", "2222"], ids=["taken away", "another one"])
@pytest.mark.parametrize("knows", [True, False])
def test_only_who_knows_a_code_changes_it(
    qtbot: QtBot, qapp: QApplication, guard: Guard, codes: Codes, new: str, knows: bool
) -> None:
    codes.set(NAMED, "0417")

    def old_code(dialog: QDialog) -> None:
        assert isinstance(dialog, CodeDialog)
        assert dialog.sentence.text() == "Current code:"
        qtbot.keyClicks(dialog.pad, "0417" if knows else "2222")
        if not knows:
            qtbot.keyClick(dialog, Qt.Key.Key_Escape)

    answering(qapp, old_code)
    said = guard.set_code(NAMED, new)
    assert said == ("" if knows else "The code is unchanged.")
    assert codes.has(NAMED) == (bool(new) or not knows)
    if codes.has(NAMED):
        assert codes.fits(NAMED, new if knows else "0417")


def test_a_code_that_cannot_be_kept_is_told(guard: Guard, kept: Path) -> None:
    kept.rmdir()
    said = guard.set_code(NAMED, "0417")
    assert said == "The code could not be saved: No such file or directory."
    assert not guard.has_code(NAMED)


def test_damaged_codes_are_neither_passed_nor_replaced(guard: Guard, kept: Path) -> None:
    damaged = kept / "codes.json"
    damaged.write_bytes(b"")
    assert guard.has_code(NAMED)
    with pytest.raises(CodesUnreadable):
        guard.lets_in(NAMED, "Vera")
    assert "to remove all codes: it cannot be read." in guard.set_code(NAMED, "0417")
    assert damaged.read_bytes() == b""


# --- the players' screen


def screens() -> list[PlayersScreen]:
    return [
        widget
        for widget in QApplication.topLevelWidgets()
        if isinstance(widget, PlayersScreen) and widget.isVisible()
    ]


def test_the_players_screen_comes_follows_and_goes(window: Window) -> None:
    window.use("screen")
    (screen,) = screens()
    cells = screen.face.form.cells
    window.main.activateWindow()
    settle()
    window.press(F2)
    window.type("4⏎")
    assert cells.data(cells.at(CellRef(SEVEN, columns.HCP))) == ""
    window.press(ESC)
    window.enter(SIX, columns.RESULT, "=⏎")
    assert cells.data(cells.at(CellRef(SIX, columns.RESULT))) == "="
    window.press(F11)
    assert not screens()
    window.press(F11)
    assert len(screens()) == 1


@pytest.mark.parametrize("leave", [lambda w: w.main.close(), lambda w: w.use("sessions")])
def test_the_players_screen_goes_with_the_session(
    window: Window, leave: Callable[[Window], object]
) -> None:
    window.use("screen")
    leave(window)
    settle()
    assert not screens()


def test_the_players_screen_on_the_only_display_covers_what_is_prepared(window: Window) -> None:
    window.press(F2)
    window.type("4")
    window.use("screen")
    assert not window.preparing
    assert nothing_is_left(window)
    window.press(ESC)
    assert not screens()
    assert "TABLE" in window.strip


@pytest.mark.parametrize("typed", ["p⏎", "4sv⏎", "4sv=⏎"])
def test_f2_prepares_the_next_deal_after_the_bidding(window: Window, typed: str) -> None:
    window.begun(first="Anna")
    window.prepare("12 9 13 6", "bvd", "⏎zz⏎v⏎")
    assert window.preparing
    window.enter(0, columns.CONTRACT, typed)
    assert "F2" in f"{window.wanted} {window.then}"
    before = window.view.deals
    window.press(F2)
    assert window.preparing
    assert window.view.deals[: len(before)] == before
    assert window.at() == (len(before), columns.HCP, 0)
    window.type("9 9⏎")
    assert window.column(len(before), columns.HCP) == ["9", "9", "empty", "empty"]
    window.press(F2)  # the deal is not ready, so F2 moves to the wanted cell and does not cover
    assert window.at() == (len(before), columns.HCP, 2)
    window.press(ESC)
    assert window.column(len(before), columns.HCP) == COVERED


def test_before_the_first_result_the_cursor_is_where_something_can_be_typed(window: Window) -> None:
    window.begun(first="Anna")
    assert window.at() == (0, columns.PREPARED_BY, 0)
    assert window.form.hasFocus()


def test_f2_leads_back_first_and_drops_what_cannot_be_read(window: Window) -> None:
    window.begun(first="Anna")
    window.prepare("12 9 13 6", "bvd", "⏎zz⏎v⏎")
    window.enter(0, columns.CONTRACT, "4sv⏎")
    window.go_to(0, columns.PLAYER, 2)
    window.press(F2)
    assert window.at() == (0, columns.RESULT, 0)
    window.type("1")
    window.press(F2)
    assert window.at() == (0, columns.RESULT, 0)
    assert window.refusal == 'Not entered: "1".'
    window.press(ESC)
    assert window.view.sheet.next_number == 2


def test_a_result_leaves_the_cursor_at_the_deal_that_is_ready(window: Window) -> None:
    window.begun(first="Anna")
    window.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎")
    window.press(ESC)
    window.type("4s v⏎")
    window.press(F2)
    window.type(f"9 12 6 13⏎{window.picks(1)}⏎⏎zz⏎⏎")
    opener = window.view.deals[1].deal.decks[0]
    before = window.view.deals[0].deal.opening_bid
    window.type("=⏎")
    assert window.view.scored == 1
    assert window.at()[0] == 1
    window.type(f"{opener}⏎")
    assert window.view.deals[0].deal.opening_bid == before
    assert window.view.deals[1].deal.opening_bid == opener
