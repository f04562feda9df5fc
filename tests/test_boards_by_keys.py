"""Teams of four and pairs lived through in the real window, over the book."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from chicago_gui import languages
from chicago_gui.app import dialogs
from chicago_gui.desk.library import history_lines
from chicago_gui.games import dumps
from chicago_gui.games.pairs import columns as travellers
from chicago_gui.games.pairs.session_file import loads as pairs_of
from chicago_gui.games.teams import columns as card
from chicago_gui.games.teams.session import Room
from chicago_gui.games.teams.session_file import loads
from chicago_gui.sheet.column import Column
from tests.games.teams.make import CLOSED, after, match, plays
from tests.sheets.known import SHEETS, text
from tests.window import Window


@pytest.fixture
def opened(tmp_path: Path, qapp: object) -> Path:
    return tmp_path


def test_a_match_is_gone_on_with_undone_and_found_again(opened: Path) -> None:
    with Window(opened, SHEETS / "teams-1.chicago", drawn=False) as window:
        closed = card.CARDS[Room.CLOSED][0]
        assert window.wanted.startswith("Board 6, closed room")
        window.type("4sn=⏎")
        assert window.cell(5, closed) == "4♠"
        window.ctrl("z")  # it was typed in one go
        assert window.cell(5, closed) == ""
        window.start_again()
        assert window.wanted.startswith("Board 6, closed room")
        window.ctrl("z", shift=True)
        assert window.cell(5, closed) == "4♠"


@pytest.mark.parametrize("game", ["teams", "pairs"])
@pytest.mark.parametrize(
    ("typed", "acts"), [("4sn-1", 1), ("4s n −1", 1), ("4 hearts south 9", 1), ("4sn⏎-1", 2)]
)
def test_a_board_typed_in_one_go_is_one_undo_and_one_line_of_the_history(
    opened: Path, game: str, typed: str, acts: int
) -> None:
    with Window(opened, SHEETS / f"{game}-1.chicago", drawn=False) as window:
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
    opened: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = loads(text("teams-1"))
    theirs = after(replace(session, boards=()), plays(6, CLOSED, "4S N 10"))
    path = opened / "theirs.chicago"
    path.write_text(dumps(theirs), encoding="utf-8")
    monkeypatch.setattr(dialogs, "ask_file_to_read", lambda *_: path)
    with Window(opened, SHEETS / "teams-1.chicago", drawn=False) as window:
        closed = card.CARDS[Room.CLOSED][0]
        window.ctrl("o")
        assert window.cell(5, closed) == "4♠"
        assert window.action("undo").text() == "Undo the comparison with the other room"
        window.ctrl("z")
        assert window.cell(5, closed) == ""


def test_an_evening_of_pairs_goes_on_and_is_found_again(opened: Path) -> None:
    with Window(opened, SHEETS / "pairs-1.chicago", drawn=False) as window:
        last = len(window.view.deals) - 1
        window.type("13 1 5⏎3ntn⏎")
        assert window.cell(last, travellers.NS) == "1 P1 – P2"
        window.start_again()
        assert window.wanted.startswith("Board 13, 1 against 5: 3NT by North.")
        window.type("=⏎")
        assert window.cell(last, travellers.RESULT) == "="
        assert window.action("undo").text() == "Undo the result of board 13"
        window.ctrl("z")
        assert window.cell(last, travellers.RESULT) == ""


def test_a_suit_in_a_word_is_played_by_the_seat_behind_it(opened: Path) -> None:
    with Window(opened, SHEETS / "teams-1.chicago", drawn=False) as window:
        contract, by, result, _ = card.CARDS[Room.CLOSED]
        for keys, shown in (
            ("2coeur n=", ["2♥", "N", "="]),
            ("4 hearts s-1", ["4♥", "S", "−1"]),
            ("3 notrump w=", ["3NT", "W", "="]),
            ("3 no trump w=", ["3NT", "W", "="]),
            ("2пик с=", ["2♠", "N", "="]),
            ("2co=", ["2♣", "E", "="]),
            ("2 co =", ["2♣", "E", "="]),
            ("4h w x -2", ["4♥X", "W", "−2"]),
            ("4h w xx =", ["4♥XX", "W", "="]),
            ("4 Herz west kontra −2", ["4♥X", "W", "−2"]),
            ("4 hearts w doubled -2", ["4♥X", "W", "−2"]),
            ("4sw redouble=", ["4♠XX", "W", "="]),
            ("6т ю контра =", ["6♣X", "S", "="]),
            ("6т ю к =", ["6♣X", "S", "="]),
            ("6т юк =", ["6♣X", "S", "="]),
            ("6тюк=", ["6♣X", "S", "="]),
            ("4hwx-2", ["4♥X", "W", "−2"]),
            ("4h w, im Kontra, 2 down", ["4♥X", "W", "−2"]),
            ("4 пики с контрой в без 2", ["4♠X", "E", "−2"]),
            ("4s n made", ["4♠", "N", "="]),
            ("4se down 1", ["4♠", "E", "−1"]),
            ("4s w made 5", ["4♠", "W", "+1"]),
            ("3 no trump e 9 tricks", ["3NT", "E", "="]),
        ):
            window.enter(5, contract, f"{keys}⏎")
            assert [window.cell(5, each) for each in (contract, by, result)] == shown, keys
            window.enter(5, contract, "⌦")


def test_undo_knows_nothing_of_a_seat_that_a_suit_s_word_begins_with(opened: Path) -> None:
    with Window(opened, SHEETS / "pairs-1.chicago", drawn=False) as window:
        last = len(window.view.deals) - 1
        window.type("13 1 5⏎4he")
        assert window.cell(last, travellers.BY) == "E"
        window.type("rz west⏎")
        assert window.cell(last, travellers.BY) == "W"
        window.ctrl("z")
        assert window.cell(last, travellers.BY) == ""
        assert window.cell(last, travellers.CONTRACT) == ""
        window.ctrl("z")  # the pairs that met
        assert window.cell(last, travellers.BY) == window.cell(last, travellers.NS) == ""
        for _ in range(2):
            window.ctrl("z", shift=True)
        assert window.cell(last, travellers.BY) == "W"


def test_a_contract_that_is_mended_says_its_board_and_what_the_same_tricks_are_worth(
    opened: Path,
) -> None:
    with Window(opened, SHEETS / "pairs-1.chicago", drawn=False) as window:
        window.enter(1, travellers.CONTRACT, "4hx w -2⏎")
        assert window.wanted.startswith(
            "8 tricks: 4♥X −2. Board 1, 2 against 6: 4♥X by West, −2, not vulnerable: +300; "
        )


@pytest.mark.parametrize(
    ("column", "typed", "now"),
    [
        (travellers.RESULT, "-1⏎", "4♠ by West, −1, not vulnerable: +50"),
        (travellers.CONTRACT, "3nt n +1⏎", "3NT by North, +1, not vulnerable: +430"),
        (travellers.CONTRACT, "p⏎", "passed out: 0"),
        (travellers.BY, "n⏎", "4♠ by North, −2, not vulnerable: −100"),
    ],
)
def test_a_result_that_is_mended_says_what_its_board_is_worth_now(
    opened: Path, column: Column[Any, Any, Any], typed: str, now: str
) -> None:
    with Window(opened, SHEETS / "pairs-1.chicago", drawn=False) as window:
        window.enter(1, travellers.CONTRACT, "4s w⏎")
        window.enter(1, travellers.RESULT, "-2⏎")
        window.enter(1, column, typed)
        assert window.wanted.startswith(f"Board 1, 2 against 6: {now}; the mean against ")
        window.enter(1, travellers.SCORE, "so it was⏎")
        assert "2 against 6" not in window.wanted, "a note changes nothing"


def test_a_mended_board_of_a_match_says_what_it_is_worth_now(opened: Path) -> None:
    with Window(opened, SHEETS / "teams-1.chicago", drawn=False) as window:
        result = card.CARDS[Room.OPEN][2]
        window.enter(0, result, "7⏎")
        assert window.wanted.startswith("Board 1: ")
        told = window.wanted
        window.enter(0, result, "8⏎")
        assert window.wanted.startswith("Board 1: ")
        assert window.wanted != told


def test_a_space_behind_a_pair_that_plays_already_takes_no_result_off(opened: Path) -> None:
    with Window(opened, SHEETS / "pairs-1.chicago", drawn=False) as window:
        line = len(window.view.deals) - 2
        before = window.sheet()
        window.enter(line, travellers.NS, "P3 ⏎")
        assert window.refusal == "A name is wanted, or its first letters"
        assert window.sheet() == before
        window.type("⎋")
        window.enter(line, travellers.NS, "⌦")
        assert window.sheet() != before


def test_a_match_can_be_a_match_again(opened: Path) -> None:
    path = opened / "match.chicago"
    path.write_text(dumps(match()), encoding="utf-8")
    with Window(opened, path, drawn=False) as window:
        window.type("4sn=⏎")
        window.ctrl("l")
        assert window.main.sheet is None


@pytest.mark.parametrize("name", ["e", "east", "e⏎", "EAST⏎"])
def test_a_seat_is_the_same_in_full(opened: Path, name: str) -> None:
    with Window(opened, SHEETS / "teams-1.chicago", drawn=False) as window:
        contract, by, result, _ = card.CARDS[Room.CLOSED]
        window.type(f"4s⏎{name}+1⏎")
        assert [window.cell(5, column) for column in (contract, by, result)] == ["4♠", "E", "+1"]
        window.enter(5, contract, "3s e⏎")
        assert window.wanted.startswith("11 tricks: 3♠ +2")


@pytest.mark.parametrize(
    ("typed", "seat"),
    [("4п c", "С"), ("4пc", "С"), ("4п C⏎", "С"), ("4 пики ceв⏎", "С"), ("4п B", "В")],
)
def test_a_latin_letter_is_the_seat_that_it_looks_like_in_russian(
    opened: Path, typed: str, seat: str
) -> None:
    with Window(opened, SHEETS / "teams-1.chicago", drawn=False) as window:
        languages.speak("ru")
        contract, by, result, _ = card.CARDS[Room.CLOSED]
        window.type(f"{typed}=⏎")
        assert [window.cell(5, column) for column in (contract, by, result)] == ["4♠", seat, "="]


@pytest.mark.parametrize("end", ["", "⏎"])
def test_a_pair_is_named_by_one_of_the_two_in_full_or_not(opened: Path, end: str) -> None:
    players = pairs_of(text("pairs-1")).players
    with Window(opened, SHEETS / "pairs-1.chicago", drawn=False) as window:
        sitting = window.cell(0, travellers.NS)
        # One with whom nobody else's name begins: that might go on.
        name = next(
            one
            for one in players
            if one in sitting and sum(other.startswith(one) for other in players) == 1
        )
        window.enter(0, travellers.NS, f"{name}{end}")
        assert window.form.editor is None
        assert window.cell(0, travellers.NS) == sitting
        assert window.refusal == ""


def test_a_bid_that_is_typed_on_leaves_its_board_the_wanted_one(opened: Path) -> None:
    with Window(opened, SHEETS / "teams-1.chicago", drawn=False) as window:
        window.type("1 spades n")
        assert window.wanted.startswith("Board 6, closed room: 1♠ by North.")
        window.type("orth redu")  # it may be redoubled: all of it stands in the cell again
        assert window.wanted.startswith("Board 6, closed room: type contract,")
        window.type("⏎")
        assert "is no seat" in window.refusal
        window.type("⎋1sn=⏎")
        assert window.cell(5, card.CARDS[Room.CLOSED][0]) == "1♠"


@pytest.mark.parametrize(
    ("typed", "name", "home"),
    [
        ("4s dee =⏎", "Dee", True),
        ("4sdee⏎", "Dee", True),
        ("4h eve⏎", "Eve", False),
        ("4 пики Фёдор ровно⏎", "Фёдор", False),
    ],
)
def test_a_name_is_no_seat_as_long_as_nobody_has_written_who_sits_where(
    opened: Path, typed: str, name: str, home: bool
) -> None:
    # In the closed room the first team sits East–West.
    with Window(opened, SHEETS / "teams-1.chicago", drawn=False) as window:
        contract = card.CARDS[Room.CLOSED][0]
        window.enter(5, contract, typed)
        seats, keys = ("North or South", "n or s") if not home else ("East or West", "e or w")
        assert window.refusal == (f"Whether {name} sits {seats} is not on this form; type {keys}")
        assert window.cell(5, contract) == ""
        assert window.form.editor is not None
        assert window.form.editor.text() == typed.rstrip("⏎")


def test_a_letter_that_is_a_seat_s_is_that_seat_whoever_is_called_so(opened: Path) -> None:
    with Window(opened, SHEETS / "teams-1.chicago", drawn=False) as window:
        contract, by, *_ = card.CARDS[Room.CLOSED]
        window.enter(5, contract, "4he⏎")
        assert (window.cell(5, by), window.refusal) == ("E", "")
        window.enter(5, by, "ann⏎")
        assert window.refusal.startswith("Whether Ann sits East or West is not on this form")
        assert window.cell(5, by) == "E"
        by = card.CARDS[Room.OPEN][1]
        window.enter(0, by, "ann⏎")
        assert window.refusal.startswith("Whether Ann sits North or South is not on this form")


def test_at_pairs_the_partners_of_a_meeting_are_told_apart_from_those_elsewhere(
    opened: Path,
) -> None:
    session = pairs_of(text("pairs-1"))
    result = session.boards[0].results[0]
    at = (result.meeting.ns - 1, result.meeting.ew - 1)
    elsewhere = next(pair for place, pair in enumerate(session.pairs) if place not in at)
    asked = (
        (session.pairs[at[0]][1], "Whether {name} sits North or South is not on this form"),
        (session.pairs[at[1]][0], "Whether {name} sits East or West is not on this form"),
        (elsewhere[0], "{name} does not play here; type n, e, s or w for who plays it"),
    )
    with Window(opened, SHEETS / "pairs-1.chicago", drawn=False) as window:
        for name, told in asked:
            window.enter(0, travellers.CONTRACT, f"4s {name}⏎")
            assert window.refusal.startswith(told.format(name=name))
            window.type("⎋")


@pytest.mark.parametrize(("typed", "shown"), [("4s n +1", "4♠"), ("4sn+1", "4♠"), ("p", "passed")])
def test_a_card_typed_at_its_score_is_that_card_and_no_note(
    opened: Path, typed: str, shown: str
) -> None:
    (contract, *_, score), empty = card.CARDS[Room.CLOSED], 5
    with Window(opened, SHEETS / "teams-1.chicago", drawn=False) as window:
        assert window.cell(empty, contract) == ""
        window.go_to(empty, score)
        window.type(f"{typed}⏎")
        assert window.cell(empty, contract).startswith(shown)
        assert window.refusal == ""
        assert not any("note" in window.said(empty, column) for column in (contract, score))
        # Where a card is written already, nobody means it as a note.
        window.go_to(empty, score)
        window.type("3nt s =⏎")
        assert window.refusal.startswith("The score is worked out; what is typed here is a note")
        assert window.cell(empty, contract).startswith(shown)
        window.type("⎋late⏎")
        assert window.refusal == ""
        assert "late" in window.said(empty, score)
