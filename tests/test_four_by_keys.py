"""Sessions of four in the Table face alone, by keys and by mouse, also joined by a fifth."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from chicago_gui.games.house import changes as c
from chicago_gui.games.house import columns
from chicago_gui.games.house.view import PlayedDeal
from chicago_gui.scoring import Contract
from chicago_gui.widgets.pads import ChoicePad, ContractPad
from tests.window import ENTER, ESC, F2, Window

FOUR = ("Anna", "Boris", "Vera", "Dima")


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    with Window(tmp_path, drawn=False) as window:
        window.begun(FOUR, planned=12)
        yield window


def declarer(window: Window, at: int) -> str:
    """Return the first letter of the first player of the first team."""
    teams = window.view.deals[at].deal.teams
    assert teams is not None
    return teams[0][0][0].lower()


def pad_words(window: Window) -> str:
    """Return the texts on the open pad."""
    assert window.pad is not None
    return " ".join(label.text() for label in window.pad.findChildren(QLabel))


def said(window: Window) -> str:
    """Return all text below the form."""
    return f"{window.wanted} {window.then} {window.told}"


def test_twelve_deals_of_four_from_start_to_finish(window: Window) -> None:
    for at in range(12):
        assert window.at()[:2] == (at, columns.PARTNERS)
        window.press(ENTER)
        assert window.at()[:2] == (at, columns.Z)
        window.type("z -⏎")
        assert window.at()[:2] == (at, columns.OPENS)
        window.press(ENTER)
        assert window.at()[:2] == (at, columns.CONTRACT)
        window.type(f"4s {declarer(window, at)}⏎")
        assert window.at()[:2] == (at, columns.RESULT)
        assert window.column(at, columns.HCP) == ["empty"] * 4
        window.type("=⏎")
        assert "+620" in window.column(at, columns.SCORE)
        assert window.column(at, columns.IMPS) == ["empty", "empty"]
        assert window.at()[:2] == (at, columns.HCP)
        window.type("12 9 13 6⏎")
        assert window.column(at, columns.HCP) == ["12", "9", "13", "6"]
        assert "empty" not in window.column(at, columns.IMPS)
        if at < 11:
            assert f"Press Enter to begin deal {at + 2}." in said(window)
            window.press(ENTER)
    view = window.view
    assert view.over
    assert view.differences.opened == view.differences.partnered == 0
    assert [line.opened for line in view.standing] == [3] * 4
    assert {count for _, count in view.partnerships} == {4}
    assert sum(window.standing().values()) == 0
    assert not window.preparing


def test_f2_answers_with_one_sentence(window: Window) -> None:
    window.press(F2)
    assert not window.preparing
    told = "Four players: nobody prepares or swaps; type the counts after the play."
    assert told in (window.told, window.refusal)
    assert "F2" not in window.strip


def test_enter_begins_the_next_deal_wherever_the_hint_says_so(window: Window) -> None:
    window.type("⏎--⏎⏎")
    window.type(f"1nt {declarer(window, 0)}⏎+1⏎10 10 11 9⏎")
    window.ctrl("z")
    window.ctrl("z", shift=True)
    assert "Press Enter to begin deal 2." in said(window)
    window.press(ENTER)
    assert len(window.view.deals) == 2
    window.ctrl("z")
    assert "Press Enter to begin deal 2." in said(window)
    window.press(ENTER)
    assert len(window.view.deals) == 2
    window.ctrl("z")
    window.walk_to(0, columns.SCORE)
    assert "Press Enter to begin deal 2." in said(window)
    window.press(ENTER)
    assert len(window.view.deals) == 2


def test_enter_at_a_cell_that_can_be_corrected_begins_nothing(window: Window) -> None:
    window.type("⏎--⏎⏎")
    window.type(f"1nt {declarer(window, 0)}⏎+1⏎10 10 11 9⏎")
    window.walk_to(0, columns.CONTRACT)
    assert "Press Enter" not in said(window)
    window.press(ENTER)
    assert len(window.view.deals) == 1
    window.press(ESC)
    assert "Press Enter to begin deal 2." in said(window)
    window.press(ENTER)
    assert len(window.view.deals) == 2


def test_counts_can_wait_while_the_next_deal_is_played(window: Window) -> None:
    for at in (0, 1):
        window.type("⏎--⏎⏎")
        window.type(f"1nt {declarer(window, at)}⏎+1⏎")
        assert window.at()[:2] == (at, columns.HCP)
        if at == 0:
            assert "Enter begins deal 2." in said(window)
            window.press(ENTER)
    window.type("10 10 10 10⏎")
    assert window.at()[:2] == (0, columns.HCP)
    window.type("10 10 10 9⏎")
    assert window.refusal
    window.face.form.go_to_wanted()
    assert window.view.uncounted == (0,)


def test_an_open_deal_of_four_has_nothing_to_leave_out(window: Window) -> None:
    window.type("⏎--⏎⏎")
    assert window.form.entries.form.left_out(window.view) == ""
    assert "1NT" not in window.form.entries.form.csv(window.view)
    window.type(f"1nt {declarer(window, 0)}⏎+1⏎")
    (row,) = csv.DictReader(StringIO(window.form.entries.form.csv(window.view)))
    assert (row["contract"], row["declarer_score"], row["team_1_imps"]) == ("1NT", "120", "")
    assert set(window.standing().values()) == {0}


def test_a_count_before_the_result_is_told_where_it_goes(window: Window) -> None:
    window.type("⏎--⏎⏎")
    window.type("12")
    assert "Type the result first, then the counts." in read(window)


def read(window: Window) -> str:
    """Return what the program says about the typed text, which it has kept."""
    typing = window.form.typing
    assert typing is not None
    assert typing.is_open
    return typing.says


def test_digits_stay_in_the_line_with_the_sentence_of_their_cell(window: Window) -> None:
    window.type("3")
    assert read(window) == "Who plays with whom? Enter accepts, Space shows another."
    window.type("⎋⏎--⏎3n b")
    assert window.line.text() == "3n b"
    opener = "Who opens? Enter accepts the name shown, or type a, b, v or d."
    assert read(window).startswith(opener[:45])
    window.type("⎋⏎")
    window.type(f"4s {declarer(window, 0)}⏎1")
    assert window.line.text() == "1"
    assert read(window) == "Type the result: = +1 −2."


def test_a_digit_is_refused_at_once_when_a_fifth_is_there(window: Window) -> None:
    window.type("⏎--⏎⏎")
    window.type(f"4s {declarer(window, 0)}⏎")
    window.submit(c.ChangeAttendance((), ("Egor",)))
    window.type("12")
    assert not window.line.text()
    assert "Press F2 to type counts." in window.refusal


def test_counts_typed_elsewhere_go_to_the_one_deal_that_lacks_them(window: Window) -> None:
    window.type("⏎--⏎⏎")
    window.type(f"4s {declarer(window, 0)}⏎=⏎⏎")
    assert window.at()[:2] == (1, columns.PARTNERS)
    window.type("12 9 13 6")
    assert [window.preview(0, columns.HCP, part) for part in range(4)] == ["12", "9", "13", "6"]
    assert read(window).startswith("Deal 1: 40 ✓")
    window.type("⏎")
    assert window.column(0, columns.HCP) == ["12", "9", "13", "6"]
    assert window.at()[:2] == (1, columns.PARTNERS)


def test_counts_that_two_deals_lack_are_told_where_to_go(window: Window) -> None:
    for at in range(2):
        window.type("⏎--⏎⏎")
        window.type(f"4s {declarer(window, at)}⏎=⏎⏎")
    window.type("12 9 13 6")
    assert read(window) == "Deals 1, 2 lack counts. Go to the HCP of one, then type."


def test_the_sum_of_four_counts_is_shown_before_enter(window: Window) -> None:
    window.type("⏎--⏎⏎")
    window.type(f"4s {declarer(window, 0)}⏎=⏎")
    window.type("12 9")
    assert read(window).startswith("Sum 21 of 40.")
    window.type(" 13 4")
    assert read(window).startswith("Sum 38: 2 short of 40.")
    window.type("⌫6")
    assert read(window).startswith("40 ✓")


def test_a_deal_of_four_with_the_mouse(window: Window) -> None:
    window.main.setUpdatesEnabled(True)

    window.click_wanted()
    pad = window.pad
    assert isinstance(pad, ChoicePad)
    window.choose(pad.keys[0].label)
    for z in ("vulnerable", "not vulnerable"):
        if not isinstance(window.pad, ChoicePad):
            window.click_wanted()
        window.choose(z)
    if not isinstance(window.pad, ChoicePad):
        window.click_wanted()
    window.choose("Anna")
    window.close_pads()
    window.click_wanted()
    bids = window.pad
    assert isinstance(bids, ContractPad)
    window.click(bids.bids[Contract.parse("4S")])
    window.click(bids.names["Anna"])
    window.click(bids.ok)
    window.click_wanted()
    window.choose("=")
    window.close_pads()
    window.click_wanted()
    for player, deck, hcp, total in zip(FOUR, "ABCD", (12, 9, 13, 5), (0, 12, 21, 34), strict=True):
        words = pad_words(window)
        assert f"HCP of {player} ({deck})" in words
        assert f"Sum {total} of 40." in words
        window.choose(str(hcp))
    # The sum is the check: the fourth count is counted like the others.
    assert "Sum 39: 1 short of 40." in pad_words(window)
    window.choose("deck B: 9 → 10")
    assert window.column(0, columns.HCP) == ["12", "10", "13", "5"]
    shown = window.view.deals[0]
    assert isinstance(shown, PlayedDeal)
    assert shown.outcome is not None
    begin = next(
        button
        for button in window.main.findChildren(QPushButton)
        if button.text().replace("&", "") == "Begin deal 2" and button.isVisible()
    )
    window.click(begin)
    assert len(window.view.deals) == 2


def test_a_fifth_joins_and_one_leaves_again(window: Window) -> None:
    window.type("⏎--⏎⏎")
    window.type(f"1nt {declarer(window, 0)}⏎+1⏎10 10 11 9⏎")
    assert "at most" not in window.strip
    window.submit(c.ChangeAttendance((), ("Egor",)))
    assert "Deal 2 of 12 · out: at most 3" in window.strip
    window.press(F2)
    assert window.preparing
    window.type("10 10 10 10⏎")
    window.face.form.go_to_wanted()
    window.type(f"{window.picks(1)}⏎⏎--⏎⏎⏎")
    assert not window.preparing
    assert window.column(1, columns.HCP) == ["covered"] * 4
    window.type(f"1nt {declarer(window, 1)}⏎")
    window.submit(c.ChangeAttendance(("Egor",)))
    window.press(F2)
    assert not window.preparing
    window.type("+1⏎")
    assert window.column(1, columns.HCP) == ["10"] * 4
    window.press(ENTER)
    assert window.view.deals[2].four
    window.ctrl("z")
    window.ctrl("z")
    window.ctrl("z")
    assert window.view.sheet.there_next == (*FOUR, "Egor")
