"""A line that is left without Enter: it is entered if it can be read, otherwise quoted."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from chicago_gui.book import Book
from chicago_gui.games.house import columns
from chicago_gui.players.heading_dialog import HeadingDialog
from chicago_gui.players.side_panel import SidePanel
from tests.window import ESC, F2, TAB, Window

EVENINGS = Path(__file__).parents[1] / "evenings"


@pytest.fixture
def begun(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    """Yield a session before its first deal."""
    with Window(tmp_path, drawn=False) as window:
        window.begun(first="Anna")
        yield window


def said(window: Window) -> str:
    return f"{window.refusal} {window.wanted} {window.then} {window.told}"


def kinds(window: Window) -> list[str | None]:
    with Book.open(window.book_path, read_only=True) as book:
        (line,) = book.lines()
        return [event.kind for event in book.history(line.id)]


@pytest.mark.parametrize("leave", ["sessions", "settings", "history", "players"])
def test_what_can_be_read_is_entered_by_what_leads_away(
    window: Window, leave: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(HeadingDialog, "exec", lambda _: 0)
    window.type("=")
    assert kinds(window) == [None]
    window.use(leave)
    assert kinds(window) == [None, "EnterResult"]


@pytest.mark.parametrize("tool", ["screen", "panel", "help"])
def test_what_can_be_read_is_entered_by_what_opens_beside_the_form(
    window: Window, tool: str
) -> None:
    window.type("=")
    window.use(tool)
    assert kinds(window) == [None, "EnterResult"]


def test_a_click_beside_the_form_leaves_the_line(window: Window) -> None:
    window.type("=")
    panel = window.page.findChild(SidePanel)
    assert isinstance(panel, SidePanel)
    window.click(panel.viewport())
    assert kinds(window) == [None, "EnterResult"]


def test_what_can_be_read_is_entered_when_the_window_is_closed(window: Window) -> None:
    window.type("=")
    window.start_again()
    assert kinds(window) == [None, "EnterResult"]


def test_what_cannot_be_read_is_dropped_and_quoted_on_the_page_it_leads_to(window: Window) -> None:
    window.type("boris xe")
    window.use("sessions")
    shown = [label.text() for label in window.page.findChildren(QLabel)]
    assert 'Not entered: "boris xe".' in shown
    assert kinds(window) == [None]


def test_the_reason_goes_with_the_line_that_was_dropped(window: Window) -> None:
    wanted = window.wanted
    window.type("boris xe")
    window.press(TAB)  # Tab enters the line if it can be read
    assert window.refusal == 'Not entered: "boris xe".'
    assert window.wanted == wanted


@pytest.mark.parametrize("cover", ["Esc", "button", "lock", "sessions"])
def test_counts_are_never_quoted_where_others_look(begun: Window, cover: str) -> None:
    begun.press(F2)
    begun.type("12 99")
    match cover:
        case "Esc":
            begun.press(ESC)
        case "button":
            begun.use("preparer")
        case "lock":
            begun.chicago.faces.clock._screen_lost()
        case _:
            begun.use("sessions")
    if cover != "sessions":
        assert not begun.preparing
        assert "99" not in said(begun)
    assert "99" not in begun.told


@pytest.mark.parametrize("cover", ["button", "lock"])
def test_counts_that_can_be_read_are_entered_quietly_when_the_face_is_covered(
    begun: Window, cover: str
) -> None:
    begun.press(F2)
    begun.type("12 9")
    if cover == "button":
        begun.use("preparer")
    else:
        begun.chicago.faces.clock._screen_lost()
    assert not begun.preparing
    begun.press(F2)
    assert begun.column(0, columns.HCP)[:2] == ["12", "9"]


def test_escape_covers_at_once_whatever_stands_in_the_line(begun: Window) -> None:
    begun.press(F2)
    begun.type("12 9")
    begun.press(ESC)
    assert not begun.preparing
    begun.press(F2)
    assert begun.column(0, columns.HCP) == ["empty"] * 4


def test_the_key_of_the_face_enters_what_is_typed_and_stays(begun: Window) -> None:
    begun.press(F2)
    begun.type("12 9")
    begun.press(F2)
    assert begun.preparing
    assert begun.column(0, columns.HCP)[:2] == ["12", "9"]
    assert begun.at() == (0, columns.HCP, 2)
    begun.type("12 99")
    begun.press(F2)
    assert "12 99" in begun.refusal
    assert begun.at() == (0, columns.HCP, 2)


def test_the_table_takes_keys_as_soon_as_the_face_is_covered(begun: Window) -> None:
    begun.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎")
    begun.press(ESC)
    begun.type("4s v⏎=⏎")
    assert begun.view.scored == 1


def test_a_start_after_a_crash_takes_keys_too(begun: Window) -> None:
    begun.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎")
    begun.start_again()
    begun.type("4s v⏎")
    assert begun.cell(0, columns.CONTRACT) == "4♠ by Vera"


def test_a_result_typed_while_the_next_deal_is_ready_leaves_the_cursor_there(
    begun: Window,
) -> None:
    begun.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎")
    begun.press(ESC)
    begun.type("4s v⏎")
    begun.press(F2)
    begun.type("9 12 6 13⏎")
    four = sorted(set(begun.view.sheet.players) - {begun.view.deals[1].deal.prepared_by})
    begun.type("".join(name[0].lower() for name in four[:3]) + "⏎⏎zz⏎⏎")
    before = begun.view.deals[0].deal.opening_bid
    begun.type("=⏎")
    assert begun.view.scored == 1
    assert begun.at()[0] == 1
    begun.type(f"{four[0]}⏎")
    assert begun.view.deals[0].deal.opening_bid == before
    assert begun.view.deals[1].deal.opening_bid == four[0]


def test_an_inserted_deal_is_marked_so_that_delete_finds_it(qtbot: QtBot, tmp_path: Path) -> None:
    with Window(tmp_path, EVENINGS / "evening-1.chicago", drawn=False) as window:
        before = window.view.deals
        window.go_to(2, columns.DEAL)
        window.use("insert")
        assert len(window.view.deals) == len(before) + 1
        assert window.at()[0] == 2
        window.use("remove")
        assert window.view.deals == before
