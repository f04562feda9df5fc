"""A game nobody wrote a line for: the whole program keeps it, once it is registered."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtPrintSupport import QPrintPreviewDialog
from PySide6.QtWidgets import QApplication, QDialog, QLabel

from chicago_gui import games
from chicago_gui.app import dialogs
from chicago_gui.cli import main
from chicago_gui.players.blank_dialog import BlankDialog
from chicago_gui.players.new_session_page import NewSessionPage
from chicago_gui.players.start_page import StartPage
from chicago_gui.players.statistics_page import StatisticsPage
from chicago_gui.players.windows import HistoryWindow
from tests.toy.form import POINTS, WINNER
from tests.window import Window, answering, settle

TWO = ("Ann", "Bob")


def begin(window: Window, *, double: bool = False) -> None:
    window.ctrl("n")
    page = window.page
    assert isinstance(page, NewSessionPage)
    window.click(page.games["toy"])
    assert "Who cuts first" in window_texts(window)
    if double:
        window.click(page.rules.ticks["double"])
    page.names[0].setFocus()
    for field in page.names:
        field.clear()
    window.type("Ann⏎Bob⏎⏎⏎")
    settle()
    assert window.main.sheet is not None, page.wrong.text()


def window_texts(window: Window) -> list[str]:
    return [label.text() for label in window.main.findChildren(QLabel) if label.isVisible()]


def rows(window: Window) -> list[tuple[str, str]]:
    deals = range(window.form.model().rowCount())
    return [(window.cell(deal, WINNER), window.cell(deal, POINTS)) for deal in deals]


def play(window: Window) -> None:
    begin(window)
    window.type("a⏎7⏎")
    window.type("b⏎3⏎")


def test_it_is_filled_in_with_keys_undone_and_done_again(window: Window) -> None:
    play(window)
    assert rows(window) == [("Ann", "7"), ("Bob", "3"), ("", "")]
    assert (window.wanted, window.then) == ("Bob wins 3.", "Who cut higher?")
    assert window.main.sheet is not None
    panel = window.main.sheet.panel.standing
    assert panel.isVisible()
    assert window.action("undo").text() == "Undo: cut 2"
    window.ctrl("z")
    assert rows(window)[1] == ("Bob", "")
    assert window.wanted == "By how much?"
    window.ctrl("z", shift=True)
    assert rows(window)[1] == ("Bob", "3")


def test_what_cannot_be_is_refused_in_its_own_words(window: Window) -> None:
    begin(window)
    window.type("x⏎")
    assert window.refusal == "Nobody here is called x."
    window.type("⎋a⏎20⏎")
    assert window.refusal == "A cut is worth 1 to 13, not 20."
    assert rows(window) == [("Ann", "")]


def test_it_survives_a_restart_with_its_undo(window: Window) -> None:
    play(window)
    window.start_again()
    assert rows(window)[:2] == [("Ann", "7"), ("Bob", "3")]
    assert "The toy" not in window.strip
    window.ctrl("z")
    assert rows(window)[1] == ("Bob", "")


def test_tools_that_it_does_not_have_cannot_be_used(window: Window) -> None:
    play(window)
    off = {"preparer", "from_paper", "plan"}
    assert not any(window.action(name).isEnabled() for name in off)
    assert window.action("csv").isEnabled()
    assert "F2" not in window.strip


def test_its_history_is_told(window: Window) -> None:
    play(window)
    window.use("history")
    (shown,) = window.main.findChildren(HistoryWindow)
    model = shown.table.model()
    told = [model.index(row, 2).data() for row in range(model.rowCount())]
    assert told == [
        "Session begun",
        "Deal 1: won by Ann",
        "Deal 1: points 7",
        "Deal 2: won by Bob",
        "Deal 2: points 3",
    ]
    shown.close()


def test_the_sessions_page_lists_it_and_begins_it_again(window: Window) -> None:
    play(window)
    window.use("sessions")
    page = window.page
    assert isinstance(page, StartPage)
    (line,) = page.sessions.table.lines
    assert (line.game, line.players, line.how_far, line.first) == ("toy", TWO, "2 cuts", "Ann +4")
    window.ctrl("t")
    again = window.page
    assert isinstance(again, NewSessionPage)
    assert again.kind == "toy"
    assert again.games["toy"].isChecked()
    assert [field.text() for field in again.names] == list(TWO)
    window.type("⏎⏎")
    assert rows(window) == [("", "")]


def test_the_game_played_last_is_chosen_and_each_has_its_own_last_time(window: Window) -> None:
    window.begin()
    begin(window, double=True)
    window.ctrl("n")
    page = window.page
    assert isinstance(page, NewSessionPage)
    assert page.kind == "toy"
    assert page.rules.ticks["double"].isChecked()
    window.click(page.games["russian"])
    assert [field.text() for field in page.names[:5]] == ["Anna", "Boris", "Vera", "Dima", "Egor"]


def test_it_has_figures_of_its_own(window: Window) -> None:
    window.begin()
    play(window)
    window.use("figures")
    page = window.page
    assert isinstance(page, StatisticsPage)
    assert page.names == list(TWO)
    assert not page.game.isVisible()  # nothing of the other game counts yet


def test_its_files_are_written_and_read(
    window: Window, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    play(window)
    csv, out = tmp_path / "toy.csv", tmp_path / "toy.chicago"
    written = iter((csv, out, tmp_path / "toy.pdf"))
    offered: list[str] = []

    def ask(_window: object, _title: str, name: str, _kinds: str, _remark: str) -> Path:
        offered.append(name)
        return next(written)

    monkeypatch.setattr(dialogs, "ask_file_to_write", ask)
    window.use("csv")
    assert csv.read_text() == "cut,winner,points\n1,Ann,7\n2,Bob,3\n"
    window.use("export")
    value = json.loads(out.read_text())
    assert value["game"] == "toy"
    assert value["deals"] == [{"winner": "Ann", "points": 7}, {"winner": "Bob", "points": 3}]
    window.use("pdf")
    assert (tmp_path / "toy.pdf").read_bytes().startswith(b"%PDF")
    stem = f"toy-{value['date']}"
    assert offered == [f"{stem}.csv", f"{stem}.chicago", f"{stem}.pdf"]
    window.use("sessions")
    value["deals"].append({"winner": "Bob", "points": 13})
    value["id"] = "00000000-0000-4000-8000-000000000001"
    out.write_text(json.dumps(value))
    monkeypatch.setattr(dialogs, "ask_files_to_read", lambda *_: [out])
    window.use("open")
    assert rows(window)[2] == ("Bob", "13")


def test_the_players_look_at_it_in_large_type(window: Window) -> None:
    play(window)
    window.use("screen")
    screen = window.chicago.faces._screen
    assert screen is not None
    assert "Cut 3" in screen.strip.accessibleDescription()
    window.use("screen")


def test_the_command_line_writes_it_from_the_book(
    window: Window, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    play(window)
    book = ["--book", str(window.book_path)]
    window.quit()
    assert main(["--csv", "-", *book]) == 0
    assert main(["--standing", "-", *book]) == 0
    assert capsys.readouterr().out.replace("\r", "") == (
        "cut,winner,points\n1,Ann,7\n2,Bob,3\nplace,player,points\n1,Ann,4\n2,Bob,-4\n"
    )
    for out in (["--pdf", str(tmp_path / "a.pdf")], ["--blank", str(tmp_path / "b.pdf")]):
        more = ["--game", "toy"] if out[0] == "--blank" else []
        assert main([*out, *more, *book]) == 0
        assert Path(out[1]).read_bytes().startswith(b"%PDF")
    window._start()


def test_a_program_that_does_not_know_it_lists_it_and_gives_it_back(
    window: Window, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    play(window)
    window.quit()
    monkeypatch.delitem(games.GAMES, "toy")
    window._start()
    page = window.page
    assert isinstance(page, StartPage)
    (line,) = page.sessions.table.lines
    assert not line.known
    assert line.players == TWO
    window.type("⏎")
    assert window.page is page
    assert "needs a newer version of the program" in page.sentence.text()
    out = tmp_path / "out.chicago"
    monkeypatch.setattr(dialogs, "ask_file_to_write", lambda *_: out)
    export = next(key for key in page.sessions.buttons.values() if key.text() == "Export…")
    window.click(export)
    value = json.loads(out.read_text())
    assert value["deals"] == [{"winner": "Ann", "points": 7}, {"winner": "Bob", "points": 3}]


def test_without_a_session_blank_forms_are_asked_for_by_game(window: Window) -> None:
    asked: list[list[str]] = []

    def answer(dialog: QDialog) -> None:
        assert isinstance(dialog, BlankDialog)
        box = dialog.game
        asked.append([box.itemText(at) for at in range(box.count())])
        box.setCurrentText("The toy")
        assert not dialog.names.isEnabled()
        assert not dialog.tables.isEnabled()
        dialog.accept()

    answering(window.app, answer)
    window.use("blanks")
    assert asked == [[games.title(kind) for kind in games.kinds()]]
    shown = [w for w in QApplication.topLevelWidgets() if isinstance(w, QPrintPreviewDialog)]
    assert len(shown) == 1
    shown[0].close()
