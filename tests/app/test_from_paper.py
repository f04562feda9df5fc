from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QDialogButtonBox
from pytestqt.qtbot import QtBot

from chicago_gui.games.house import columns
from chicago_gui.games.house.changes import ChangePlan
from chicago_gui.games.house.view import PlayedDeal
from chicago_gui.players.heading_dialog import HeadingDialog
from chicago_gui.players.new_session_page import NewSessionPage
from chicago_gui.preparer.face import PreparerFace
from chicago_gui.scoring import Contract
from tests.window import ENTER, ESC, F2, Window, answering


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    with Window(tmp_path, drawn=False) as window:
        yield window


@pytest.fixture
def begun(window: Window) -> Window:
    """Return a session typed in from paper, before its first deal."""
    window.begin()
    window.type_from_paper()
    return window


def type_a_deal(window: Window, contract: str = "4s") -> None:
    window.type("12⏎9⏎13⏎6⏎")
    deal = window.view.deals[-1].deal
    four = [name for name in window.view.sheet.there(deal) if name != deal.prepared_by]
    window.type("".join(name[0].lower() for name in four[:3]))
    window.type("⏎⏎--⏎⏎")
    teams = window.view.deals[-1].deal.teams
    assert teams is not None
    window.type(f"{contract} {teams[0][0][0].lower()}⏎" if contract != "p" else "p⏎")


def type_a_deal_of_four(window: Window) -> None:
    """Type a deal that has begun, at the Table."""
    at = len(window.view.deals) - 1
    window.type("⏎--⏎⏎")
    teams = window.view.deals[at].deal.teams
    assert teams is not None
    window.type(f"4s {teams[0][0][0].lower()}⏎=⏎12 9 13 6⏎")
    assert "empty" not in window.column(at, columns.IMPS)


def come_and_go(window: Window, away: str = "", joined: str = "") -> None:
    """Say in *Players and heading* who plays from the next deal on."""

    def answer(dialog: QDialog) -> None:
        assert isinstance(dialog, HeadingDialog)
        assert dialog.attendance is not None
        for tick in dialog.attendance.ticks:
            if tick.isChecked() is (tick.text() == away):
                tick.click()
        QTest.keyClicks(dialog.attendance.joins, joined)
        ok = dialog.findChildren(QDialogButtonBox)[0].button(QDialogButtonBox.StandardButton.Ok)
        QTest.mouseClick(ok, Qt.MouseButton.LeftButton)

    answering(window.app, answer)
    window.use("players")


def test_an_evening_of_four_is_typed_in_at_the_table(window: Window) -> None:
    window.use("paper_evening")
    window.type("Anna⏎Boris⏎Vera⏎Dima⏎⏎")
    window.type("20.11.2019⏎Riga⏎⏎")
    assert window.view.sheet.date == date(2019, 11, 20)
    assert not window.preparing
    assert window.refusal == ""
    for number in range(3):
        type_a_deal_of_four(window)
        assert f"Press Enter to begin deal {number + 2}." in f"{window.wanted} {window.then}"
        window.press(ENTER)
    assert window.view.scored == 3
    window.type_from_paper()
    assert window.refusal == ""
    assert window.at()[:2] == (3, columns.PARTNERS)
    type_a_deal_of_four(window)


def test_who_comes_and_goes_on_the_paper_is_typed_in_between(begun: Window) -> None:
    type_a_deal(begun)
    begun.type("=⏎")
    come_and_go(begun, away="Egor")
    begun.press(ENTER)
    assert not begun.preparing
    assert begun.view.deals[1].four
    assert begun.refusal == ""
    type_a_deal_of_four(begun)
    come_and_go(begun, away="Egor", joined="Zoe")
    begun.type_from_paper()
    assert begun.preparing
    assert "from paper" in begun.strip
    type_a_deal(begun)
    begun.type("=⏎⏎")
    assert begun.preparing
    assert begun.view.scored == 3
    assert [deal.deal.away for deal in begun.view.deals[:3]] == [
        ("Zoe",),
        ("Egor", "Zoe"),
        ("Egor",),
    ]


def test_going_on_from_paper_is_offered_in_such_an_evening_alone(window: Window) -> None:
    window.begin()
    assert not window.action("from_paper").isVisible()
    window.use("paper_evening")
    window.begin(("Ann", "Bob", "Cid", "Dee", "Eve"))
    window.press(ESC)
    evening = window.session_id
    assert window.action("from_paper").isVisible()
    window.start_again()
    assert window.session_id == evening
    assert window.action("from_paper").isVisible()
    window.ctrl("n")
    window.begin()
    assert not window.action("from_paper").isVisible()


def test_deals_are_typed_in_one_after_the_other_without_covers(begun: Window) -> None:
    for number in range(3):
        assert begun.preparing
        assert not begun.chicago.faces.clock.timer.isActive()
        type_a_deal(begun)
        assert begun.preparing
        begun.type("=⏎")
        assert isinstance(begun.view.deals[number], PlayedDeal)
        begun.type("⏎")
    assert begun.view.scored == 3
    assert len(begun.view.deals) == 4


def test_what_is_asked_is_of_a_deal_that_was_played_and_leads_nowhere_else(begun: Window) -> None:
    begun.type("12 9 13 6⏎bvd⏎⏎--⏎⏎")
    assert begun.at() == (0, columns.CONTRACT, 0)
    assert "F2" not in f"{begun.wanted} {begun.then}"
    begun.type("4s b⏎")
    assert begun.at() == (0, columns.RESULT, 0)
    assert "F2" not in f"{begun.wanted} {begun.then}"  # F2 begins no deal in this face


def test_an_earlier_cell_of_the_deal_is_mended_with_numbers_all_the_same(begun: Window) -> None:
    type_a_deal(begun)
    begun.type("=⏎")
    begun.go_to(0, columns.CONTRACT)
    declarer = begun.view.deals[0].deal.declarer
    assert declarer is not None
    begun.type(f"3nt {declarer}⏎")
    assert begun.view.deals[0].deal.contract == Contract.parse("3NT")
    assert len(begun.view.deals) == 1


def test_going_on_asks_for_the_missing_result_first(begun: Window) -> None:
    type_a_deal(begun)
    begun.press(ESC)
    begun.type_from_paper()
    assert begun.preparing
    assert len(begun.view.deals) == 1
    assert begun.at() == (0, columns.RESULT, 0)
    begun.type("=⏎")
    begun.type("⏎12⏎")
    assert begun.chicago.faces.preparing == 1
    assert begun.cell(1, columns.HCP) == "12"


def test_a_deal_that_is_prepared_waits_for_the_result_before_it(begun: Window) -> None:
    type_a_deal(begun)
    begun.press(ESC, F2)
    begun.type("9⏎")
    begun.press(ESC)
    begun.type_from_paper()
    assert begun.at() == (0, columns.RESULT, 0)
    begun.type("+1⏎⏎")
    assert begun.chicago.faces.preparing == 1
    assert begun.at() == (1, columns.HCP, 1)
    assert begun.cell(1, columns.HCP) == "9"


def test_the_last_deal_planned_is_gone_on_with_where_its_result_is_missing(window: Window) -> None:
    window.begin(planned=10)
    window.submit(ChangePlan(1))
    window.type_from_paper()
    type_a_deal(window)
    window.press(ESC)
    window.type_from_paper()
    assert window.preparing
    assert window.at() == (0, columns.RESULT, 0)
    window.type("=⏎⏎")
    assert not window.preparing  # the table is up
    assert window.view.over


def test_a_deal_that_is_bid_stays_covered_when_its_result_is_typed_in(begun: Window) -> None:
    # During live play somebody may choose to type from paper by mistake.
    type_a_deal(begun)
    assert begun.column(0, columns.HCP) == ["12", "9", "13", "6"]
    begun.press(ESC)
    begun.type_from_paper()
    assert begun.column(0, columns.HCP) == ["covered"] * 4
    assert begun.chicago.faces.preparing is None
    assert '"hcp"' not in begun.chicago.faces.session_text()
    begun.go_to(0, columns.HCP, 1)
    begun.type("3⏎")
    assert begun.column(0, columns.HCP) == ["covered"] * 4
    begun.press(ESC)
    begun.type_from_paper()
    begun.type("=⏎")
    assert begun.column(0, columns.HCP) == ["12", "9", "13", "6"]


def test_a_deal_passed_out_goes_on_as_well(begun: Window) -> None:
    type_a_deal(begun, "p")
    assert begun.view.deals[0].deal.passed_out
    begun.type("⏎")
    assert begun.preparing
    assert len(begun.view.deals) == 2
    assert begun.view.deals[1].number == 1


@pytest.mark.parametrize("cover", ["Esc", "button", "lock"])
def test_each_cover_ends_typing_from_paper(begun: Window, cover: str) -> None:
    assert "from paper" in begun.strip
    if cover == "lock":
        begun.chicago.faces.clock._screen_lost()
    elif cover == "button":
        begun.use("preparer")
    else:
        begun.press(ESC)
    assert not begun.preparing
    assert "from paper" not in begun.strip
    begun.press(F2)
    assert begun.preparing
    assert begun.chicago.faces.clock.timer.isActive()
    assert "from paper" not in begun.strip


def test_the_code_is_asked_for_once(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    window.begin()
    asked: list[str] = []

    def lets_in(_: object, name: str) -> bool:
        asked.append(name)
        return True

    monkeypatch.setattr(window.chicago.guard, "lets_in", lets_in)
    window.type_from_paper()
    for _ in range(2):
        type_a_deal(window)
        window.type("=⏎⏎")
    assert len(window.view.deals) == 3
    assert len(asked) == 1


def test_another_session_is_lived_and_not_typed_in(begun: Window) -> None:
    begun.use("new")
    begun.begin(["P", "Q", "R", "S", "T"])
    assert "from paper" not in begun.strip
    begun.use("preparer")
    assert "from paper" not in begun.strip
    assert begun.chicago.faces.clock.timer.isActive()


def test_after_the_last_deal_nothing_more_is_offered_nor_taken(window: Window) -> None:
    window.begin(planned=10)
    window.submit(ChangePlan(1))
    window.type_from_paper()
    type_a_deal(window)
    window.type("=⏎")
    assert window.then == "All deals are entered. Enter goes to the table."
    assert isinstance(window.face, PreparerFace)
    assert window.face.ready_button.text() == "To the table"
    window.type("12⏎")  # as if the paper had another deal
    assert window.preparing
    assert len(window.view.deals) == 1
    window.type("⌫⌫")  # the caret is after the rejected text
    window.type("⏎")
    assert not window.preparing
    assert window.view.deals[0].deal.note == ""


def test_the_day_is_asked_for_before_the_evening_begins(window: Window) -> None:
    window.use("paper_evening")
    page = window.on(NewSessionPage)
    window.type("Anna⏎Boris⏎Vera⏎Dima⏎")
    assert page.names[4].hasFocus()
    window.type("Egor⏎")
    assert page.date.hasFocus()
    window.type("20.11.2019⏎")
    assert page.place.hasFocus()
    window.type("Riga⏎")
    assert page.start.hasFocus()
    window.type("⏎")
    assert window.view.sheet.date == date(2019, 11, 20)
    assert window.view.sheet.place == "Riga"
    assert window.preparing


def test_a_game_without_a_preparer_is_typed_in_as_it_is_played(window: Window) -> None:
    window.use("paper_evening")
    page = window.on(NewSessionPage)
    window.click(page.games["rubber"])
    page.names[0].setFocus()
    for name in ("Anna", "Boris", "Vera", "Dima", ""):
        window.type(f"{name}⏎")
    assert page.date.hasFocus()
    window.type("⏎⏎⏎")
    assert window.main.sheet is not None
    assert window.main.strip.accessibleName() == "TABLE"
