from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from chicago_gui.games.house import columns
from chicago_gui.players.side_panel import SidePanel
from chicago_gui.players.start_page import StartPage
from chicago_gui.players.statistics_page import StatisticsPage
from chicago_gui.preparer.face import PreparerFace
from chicago_gui.sheet.column import CellRef
from chicago_gui.widgets.form.view import FormView
from tests.conftest import EveningFile
from tests.sheets.known import SHEETS
from tests.window import ESC, F2, TAB, Window, answering, settle

SIX, SEVEN = 5, 6
NO = 'Not entered: "+9".'


@pytest.fixture
def window(
    qtbot: QtBot,
    tmp_path: Path,
    evenings: dict[str, EveningFile],
    capfd: pytest.CaptureFixture[str],
) -> Iterator[Window]:
    """Yield the session in which deal 6 is being played; check that nothing goes to stderr."""
    with Window(tmp_path, kept=evenings["evening-2-going-on"].path, drawn=False) as window:
        yield window
    gc.collect()
    assert "Error" not in capfd.readouterr().err


def second_start(window: Window, file: Path | None) -> None:
    window.chicago.come_forward.come([] if file is None else [file])
    settle()


def rejecting(tool: str) -> Callable[[Window, Path], None]:
    def use(window: Window, other: Path) -> None:
        answering(window.app, QDialog.reject)
        window.use(tool)

    return use


LEAVING: dict[str, Callable[[Window, Path], object]] = {
    "New session": lambda window, other: window.use("new"),
    "Ctrl+N": lambda window, other: window.ctrl("n"),
    "Sessions": lambda window, other: window.use("sessions"),
    "Statistics": lambda window, other: window.use("figures"),
    "Settings": lambda window, other: window.use("settings"),
    "a second start with a file": second_start,
    "a second start with the same file": lambda window, other: second_start(
        window, other.with_name("evening-2-going-on.chicago")
    ),
    "Quit": lambda window, other: window.use("quit"),
    "the window is closed": lambda window, other: window.main.close(),
    "the program ends": lambda window, other: window.chicago.close(),
}
"""What another page, another session or nothing follows."""

STAYING: dict[str, Callable[[Window, Path], object]] = {
    "History": lambda window, other: window.use("history"),
    "Print": rejecting("print"),
    "PDF": rejecting("pdf"),
    "CSV": rejecting("csv"),
    "Picture": rejecting("picture"),
    "Copy picture": lambda window, other: window.use("copy_standing"),
    "Export": rejecting("export"),
    "Backups": rejecting("backups"),
    "Planned deals": rejecting("plan"),
    "Session details": rejecting("players"),
    "Guide": lambda window, other: window.use("help"),
    "a click beside the form": lambda window, other: window.click(
        window.page.findChildren(SidePanel)[0].viewport()
    ),
    "Side panel": lambda window, other: window.use("panel"),
}
"""What opens over the sheet or beside it, which stays."""

COVERING: dict[str, Callable[[Window, Path], object]] = {
    "Cover": lambda window, other: window.use("preparer"),
    "the clock": lambda window, other: window.chicago.faces.clock.due.emit(),
    "the screen is locked": lambda window, other: window.chicago.faces.clock._screen_lost(),
}
"""What covers the Preparer face and leads to the Table face."""


@pytest.mark.parametrize("way", LEAVING)
def test_leaving_the_sheet_enters_what_is_typed(
    window: Window, evenings: dict[str, EveningFile], way: str
) -> None:
    session_id = window.session_id
    if "same file" in way:
        answering(window.app, QDialog.reject)  # the result in the file differs from the typed one
    window.type("+2")
    assert window.form.is_typing
    LEAVING[way](window, evenings["evening-3-official"].path)
    settle()
    assert window.on_disk(session_id).deals[SIX].tricks == 10


def test_what_opens_over_the_sheet_enters_what_is_typed(window: Window) -> None:
    for way, use in (STAYING | {"F2": lambda window, _: window.press(F2)}).items():
        window.form.go_to_wanted()
        window.type("+2")
        assert window.form.is_typing
        use(window, window.folder)
        settle()
        assert not window.form.is_typing, way
        assert window.on_disk(window.session_id).deals[SIX].tricks == 10, way
        assert window.view.deals[SIX].deal.tricks == 10, way
        window.main.activateWindow()
        window.press(*[ESC] * window.preparing)
        window.ctrl("z")
        assert window.view.deals[SIX].deal.tricks is None, way


def test_reopening_the_session_keeps_its_entries(
    window: Window, evenings: dict[str, EveningFile]
) -> None:
    window.type("+1")
    window.chicago.sessions.open(window.session_id)
    settle()
    assert window.view.deals[SIX].deal.tricks == 9
    window.enter(SIX, columns.RESULT, "=⏎")
    assert window.refusal == ""
    assert window.view.deals[SIX].deal.tricks == 8


# --- unreadable texts


def wrong(window: Window) -> None:
    window.type("+9")


@pytest.mark.parametrize("tool", ["sessions", "new", "figures"])
def test_what_means_nothing_is_refused_on_the_page_that_comes(window: Window, tool: str) -> None:
    session_id = window.session_id
    wrong(window)
    window.use(tool)
    assert window.told == NO
    assert window.on_disk(session_id).deals[SIX].tricks is None


def test_it_is_refused_on_another_sheet(window: Window, evenings: dict[str, EveningFile]) -> None:
    wrong(window)
    second_start(window, evenings["evening-3-official"].path)
    assert window.refusal == NO


def test_a_game_without_that_face_does_not_lead_to_it(window: Window) -> None:
    window.press(F2)
    window.type("3")
    second_start(window, SHEETS / "rubber-crib.chicago")
    window.type("9⏎")
    assert window.refusal
    assert "F2" not in window.refusal + window.wanted + window.then


def test_who_begins_another_evening_is_at_the_table(window: Window) -> None:
    window.press(F2, ESC)
    window.begin(first="Anna")
    assert window.wanted == "Press F2 to prepare deal 1, Anna."


@pytest.mark.parametrize("tool", ["undo", "history"])
def test_where_the_sheet_stays_it_is_refused_there(window: Window, tool: str) -> None:
    window.enter(SIX, columns.OPENS, "б⏎")
    window.form.go_to_wanted()
    wrong(window)
    window.use(tool)
    assert window.refusal == NO
    assert not window.form.is_typing


def test_undo_takes_back_what_was_typed_just_now(window: Window) -> None:
    window.enter(SIX, columns.DEAL, "a note⏎")
    window.form.go_to_wanted()
    window.type("+1")
    window.use("undo")
    assert window.view.deals[SIX].deal.tricks is None
    window.use("redo")
    assert window.view.deals[SIX].deal.tricks == 9


@pytest.mark.parametrize("way", ["Quit", "the program ends"])
def test_what_is_settled_at_the_end_is_not_looked_for_in_a_book_that_is_closed(
    window: Window, evenings: dict[str, EveningFile], way: str
) -> None:
    window.use("history")
    window.main.activateWindow()
    settle()
    window.type("+1")
    LEAVING[way](window, evenings["evening-3-official"].path)
    window.book.close()
    settle()  # the history would reload now
    window.start_again()
    assert window.view.deals[SIX].deal.tricks == 9


def test_looks_leave_the_line_alone(window: Window) -> None:
    window.type("+")
    for tool in ("dark", "larger", "four_colours"):
        window.use(tool)
    window.type("1⏎")
    assert window.view.deals[SIX].deal.tricks == 9


# --- in the Preparer face


def counts(window: Window) -> tuple[int | None, ...]:
    return window.on_disk(window.desk.session_id).counts[SEVEN].hcp


@pytest.mark.parametrize("way", [*LEAVING, *COVERING])
def test_leaving_takes_the_count_that_is_typed(
    window: Window, evenings: dict[str, EveningFile], way: str
) -> None:
    session_id = window.session_id
    window.press(F2)
    window.type("3")
    assert window.form.is_typing
    (LEAVING | COVERING)[way](window, evenings["evening-3-official"].path)
    settle()
    assert window.on_disk(session_id).counts[SEVEN].hcp == (14, 10, 12, 3)


def test_what_opens_over_the_preparers_face_takes_the_count(window: Window) -> None:
    for count, (way, use) in enumerate(STAYING.items()):
        if not window.preparing:
            window.press(F2)
        window.enter(SEVEN, columns.HCP, str(count), part=3)
        assert window.form.is_typing, way
        use(window, window.folder)
        settle()
        assert counts(window)[3] == count, way
        window.main.activateWindow()
        settle()


@pytest.mark.parametrize("way", [*LEAVING, *STAYING, *COVERING, "F2", "Esc"])
def test_no_refused_count_is_told_at_the_table(
    window: Window, evenings: dict[str, EveningFile], way: str
) -> None:
    window.press(F2)
    window.type("39")
    if way in ("F2", "Esc"):
        window.press({"F2": F2, "Esc": ESC}[way])
    else:
        (LEAVING | STAYING | COVERING)[way](window, evenings["evening-3-official"].path)
    settle()
    if way in ("Quit", "the window is closed", "the program ends"):
        return
    if not (window.main.sheet is not None and window.preparing):
        said = [window.told, window.strip]
        page = window.main.page
        if window.main.sheet is not None:
            said += [window.refusal, window.wanted, window.then]
        elif isinstance(page, StartPage | StatisticsPage):
            said.append(page.sentence.text())
        assert not [text for text in said if "39" in text or "37" in text]
    elif way not in ("F2",):
        assert "not entered" in window.refusal.lower()


def test_tab_leads_to_no_face_that_is_covered(window: Window) -> None:
    # Otherwise a count could become the result of the deal in play.
    before = window.view
    window.press(F2)
    for _ in range(12):
        window.press(TAB)
        focus = window.app.focusWidget()
        assert focus is not None
        assert focus.isVisible()
        if isinstance(focus, FormView):
            assert focus is window.form
            window.type("9⏎")
    assert window.view.deals[SIX] == before.deals[SIX]


def test_handing_out_settles_what_is_being_mended(window: Window) -> None:
    window.press(F2)
    window.type("4⏎абв⏎⏎z -⏎⏎")
    window.form.edit_spot(CellRef(SIX, columns.RESULT))
    window.type("+1")
    assert isinstance(window.face, PreparerFace)
    window.click(window.face.ready_button)
    assert not window.preparing
    assert window.view.deals[SIX].deal.tricks == 9
