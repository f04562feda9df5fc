"""Whole sessions of teams of four and of pairs in the real window, with a book."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from chicago_gui.app import dialogs
from chicago_gui.desk.library import history_lines
from chicago_gui.games import dumps
from chicago_gui.games.pairs import columns as travellers
from chicago_gui.games.teams import columns as card
from chicago_gui.games.teams.session import Room
from chicago_gui.record import replace
from tests.games.teams.make import CLOSED, after, match, plays
from tests.sheets import known
from tests.sheets.known import SHEETS
from tests.window import Window

Opened = Callable[[str], Window]


@pytest.fixture
def opened(tmp_path: Path, qapp: object) -> Opened:
    """Return a function that opens a session that all tests know."""
    return lambda name: Window(tmp_path, SHEETS / f"{name}.chicago", drawn=False)


def test_a_match_is_gone_on_with_undone_and_found_again(opened: Opened) -> None:
    with opened("teams-1") as window:
        closed = card.CARDS[Room.CLOSED][0]
        assert window.wanted.startswith("Board 6, closed room")
        window.type("4sn=⏎")
        assert window.cell(5, closed) == "4♠"
        window.ctrl("z")  # one step, because it was one line
        assert window.cell(5, closed) == ""
        window.start_again()
        assert window.wanted.startswith("Board 6, closed room")
        window.ctrl("z", shift=True)
        assert window.cell(5, closed) == "4♠"


@pytest.mark.parametrize("game", ["teams", "pairs"])
@pytest.mark.parametrize(("typed", "acts"), [("4 hearts south down 1", 1), ("4sn⏎-1", 2)])
def test_a_board_typed_in_one_go_is_one_undo_and_one_line_of_the_history(
    opened: Opened, game: str, typed: str, acts: int
) -> None:
    with opened(f"{game}-1") as window:
        session_id = window.form.entries.view.session.id
        if game == "pairs":
            window.type("40 1 5⏎")
        before = window.sheet(), window.at()
        told = len(history_lines(window.book, session_id))
        window.type(f"{typed}⏎")
        assert "−1" in str(window.sheet())
        assert len(history_lines(window.book, session_id)) == told + acts
        for _ in range(acts):
            assert (window.sheet(), window.at()) != before
            window.ctrl("z")
        assert (window.sheet(), window.at()) == before


def test_the_other_room_s_file_is_opened_into_the_match_and_undone(
    opened: Opened, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = known.session("teams-1")
    theirs = after(replace(session, boards=()), plays(6, CLOSED, "4S N 10"))
    path = tmp_path / "theirs.chicago"
    path.write_text(dumps(theirs), encoding="utf-8")
    monkeypatch.setattr(dialogs, "ask_files_to_read", lambda *_: [path])
    with opened("teams-1") as window:
        closed = card.CARDS[Room.CLOSED][0]
        window.ctrl("o")
        assert window.cell(5, closed) == "4♠"
        assert window.action("undo").text() == "Undo: comparison with the other room"
        window.ctrl("z")
        assert window.cell(5, closed) == ""


def test_an_evening_of_pairs_goes_on_and_is_found_again(opened: Opened) -> None:
    with opened("pairs-1") as window:
        last = len(window.view.deals) - 1
        window.type("13 1 5⏎3ntn⏎")
        assert window.cell(last, travellers.NS) == "1 P1 – P2"
        window.start_again()
        assert window.wanted.startswith("Board 13, 1 against 5: 3NT by North.")
        window.type("=⏎")
        assert window.cell(last, travellers.RESULT) == "="
        assert window.action("undo").text() == "Undo: board 13, result"
        window.ctrl("z")
        assert window.cell(last, travellers.RESULT) == ""


def test_a_board_in_letters_and_in_words_is_the_same(opened: Opened) -> None:
    with opened("teams-1") as window:
        contract, by, result, _ = card.CARDS[Room.CLOSED]
        for keys, shown in (
            ("4 hearts s -1", ["4♥", "S", "−1"]),
            ("3 no trump w =", ["3NT", "W", "="]),
            ("3nw=", ["3NT", "W", "="]),
            ("4hxw-2", ["4♥X", "W", "−2"]),
            ("4 h xx w =", ["4♥XX", "W", "="]),
            ("4s, n, made", ["4♠", "N", "="]),
            ("4se down 1", ["4♠", "E", "−1"]),
            ("4s n −1", ["4♠", "N", "−1"]),
            ("4s EAST +1", ["4♠", "E", "+1"]),
        ):
            window.enter(5, contract, f"{keys}⏎")
            assert [window.cell(5, each) for each in (contract, by, result)] == shown, keys
            window.enter(5, contract, "⌦")


def test_a_contract_that_is_mended_says_its_board_and_what_the_same_tricks_are_worth(
    opened: Opened,
) -> None:
    with opened("pairs-1") as window:
        window.enter(1, travellers.CONTRACT, "4hx w -2⏎")
        assert window.wanted.startswith(
            "8 tricks: 4♥X −2. Board 1, 2 against 6: 4♥X by West, −2, not vulnerable: +300; "
        )


def test_a_result_that_is_mended_says_what_its_board_is_worth_now(
    opened: Opened,
) -> None:
    with opened("pairs-1") as window:
        window.enter(1, travellers.CONTRACT, "4s w⏎")
        window.enter(1, travellers.RESULT, "-2⏎")
        for column, typed, now in (
            (travellers.BY, "n⏎", "4♠ by North, −2, not vulnerable: −100"),
            (travellers.RESULT, "-1⏎", "4♠ by North, −1, not vulnerable: −50"),
            (travellers.CONTRACT, "3nt n +1⏎", "3NT by North, +1, not vulnerable: +430"),
            (travellers.CONTRACT, "p⏎", "passed out: 0"),
        ):
            window.enter(1, column, typed)
            assert window.wanted.startswith(f"Board 1, 2 against 6: {now}; the mean against ")
        window.enter(1, travellers.SCORE, "so it was⏎")
        assert "2 against 6" not in window.wanted, "a note changes nothing"


def test_a_mended_board_of_a_match_says_what_it_is_worth_now(
    opened: Opened,
) -> None:
    with opened("teams-1") as window:
        result = card.CARDS[Room.OPEN][2]
        window.enter(0, result, "-2⏎")
        assert window.wanted.startswith("Board 1: ")
        told = window.wanted
        window.enter(0, result, "-1⏎")
        assert window.wanted.startswith("Board 1: ")
        assert window.wanted != told


def test_a_space_behind_a_pair_that_plays_already_takes_no_result_off(
    opened: Opened,
) -> None:
    with opened("pairs-1") as window:
        line = len(window.view.deals) - 2
        before = window.sheet()
        window.enter(line, travellers.NS, "P3 ⏎")
        assert window.refusal == "Pair 2 already plays this board."
        assert window.sheet() == before
        window.type("⎋")
        window.enter(line, travellers.NS, "⌦")
        assert window.sheet() != before


def test_a_match_can_be_a_match_again(tmp_path: Path, qapp: object) -> None:
    path = tmp_path / "match.chicago"
    path.write_text(dumps(match()), encoding="utf-8")
    with Window(tmp_path, path, drawn=False) as window:
        window.type("4sn=⏎")
        window.ctrl("l")
        assert window.main.sheet is None


def test_a_name_is_no_seat(opened: Opened) -> None:
    with opened("teams-1") as window:
        before = window.sheet()
        for typed in ("4s dee =", "4sdee", "4h ann"):
            window.type(f"{typed}⏎")
            assert "Type n, e, s or w for declarer" in window.refusal
            assert window.line.text() == typed
            window.type("⎋")
        assert window.sheet() == before


def test_a_meeting_that_is_on_the_traveller_goes_to_its_line(
    opened: Opened,
) -> None:
    with opened("pairs-1") as window:
        window.type("40 1 5⏎")
        window.type("40 2 6⏎")
        before, last = window.form.entries.view.session, window.at()
        window.type("40 1 5⏎")
        assert window.wanted.startswith("Board 40, 1 against 5")
        assert window.at() != last
        assert window.form.entries.view.session == before


def test_there_is_no_board_0(opened: Opened) -> None:
    with opened("pairs-1") as window:
        window.enter(0, travellers.CONTRACT, "0")
        assert "goes to" not in window.wanted
        window.type("⏎")
        assert window.refusal == "Board 0 is not on this form."
