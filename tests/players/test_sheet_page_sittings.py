"""Sessions of games with sittings in the Table face, with real keys."""

from __future__ import annotations

from datetime import date
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from chicago_gui import games
from chicago_gui.games.four_deal import columns as fd
from chicago_gui.record import replace
from chicago_gui.scoring import result_text
from chicago_gui.sheet.column import CellRef
from chicago_gui.sheet.setup import NewSession
from chicago_gui.sheet.sittings.columns import DIFFERENCE, HONOURS, RESULT, ZONE, SittingColumn
from chicago_gui.sheet.sittings.form import SittingForm
from chicago_gui.sheet.sittings.model import Deal
from chicago_gui.sheet.words import unbroken
from chicago_gui.widgets.pads import ChoicePad, ContractPad
from tests.players.at_table import AtTable
from tests.sheet.sittings.strategies import FOUR, empty
from tests.sheets import known

DAY = date(2026, 10, 2)


def begun(qtbot: QtBot, game: str, players: tuple[str, ...] = FOUR) -> AtTable:
    return AtTable(qtbot, empty(game, players))


def dealer_column(table: AtTable) -> SittingColumn:
    form = table.game.form
    assert isinstance(form, SittingForm)
    return form.contract.dealer


def typed(deal: Deal) -> str:
    """Return the keys of a whole deal, contract and result in one line."""
    if deal.contract is None or deal.tricks is None:
        return "p⏎"
    assert deal.declarer is not None
    bid = str(deal.contract).lower().replace("nt", "n")
    return f"{bid}{deal.declarer[0].lower()}{result_text(deal.contract, deal.tricks)}⏎"


@pytest.mark.parametrize(
    "name",
    [each for game in ("four-deal", "rubber") for each in known.names(game)],
)
def test_a_known_evening_is_typed_in_at_most_8_keys_a_deal(qtbot: QtBot, name: str) -> None:
    wanted: Any = known.session(name)
    table = AtTable(qtbot, replace(wanted, sittings=()))
    for each in wanted.sittings:
        (one, two), (three, four) = ((a[0].lower(), b[0].lower()) for a, b in each.sides)
        table.keys(f"{one}{two} {three}{four}⏎")
        if table.session.sittings[-1].dealer != each.dealer:
            heading = next(
                at
                for at, shown in enumerate(table.port.view.deals)
                if shown.sitting == len(table.session.sittings) - 1
            )
            table.go_to(heading, dealer_column(table))
            table.keys(f"{each.dealer[0].lower()}⏎")
        for deal in each.deals:
            wanted_next = table.face.entries.wanted()
            assert wanted_next is not None
            assert table.keys(typed(deal)) <= 8
            for holder, points in deal.honours:
                table.go_to(wanted_next.deal, HONOURS)
                table.keys(f"{points} {holder[0].lower()}⏎")
        if getattr(each, "stopped", False):
            table.keys("stop⏎")
    assert table.session.sittings == wanted.sittings
    rows, standing = known.expected(name)
    assert [known.filled(row) for row in known.rows(table.game.form.csv(table.port.view))] == rows
    assert known.rows(table.game.form.standing_csv(table.port.view)) == standing


def test_all_pass_is_a_struck_line_and_the_same_dealer_deals_again(qtbot: QtBot) -> None:
    table = begun(qtbot, "four-deal")
    table.keys("⏎p⏎")
    assert table.game.form.is_struck(table.port.view, 1)
    assert (table.shown(1, fd.DEALER), table.shown(2, fd.DEALER)) == ("Ann", "Ann")
    assert table.shown(2, fd.NUMBER) == "1"


def test_at_an_empty_honours_cell_it_is_said_how_to_type_them(qtbot: QtBot) -> None:
    table = begun(qtbot, "rubber")
    table.keys("⏎4s b⏎=⏎")
    how = "Type honours with a name: 100 a or 150 a."
    table.go_to(1, HONOURS)
    assert table.notice[1] == how
    table.keys("100 b⏎")
    table.go_to(1, HONOURS)
    assert table.notice[1] != how


def test_no_honours_are_offered_that_no_hand_can_hold(qtbot: QtBot) -> None:
    table = begun(qtbot, "rubber")
    table.keys("⏎4s b⏎=⏎3nt b⏎=⏎")
    for deal, points in ((1, {"100", "150"}), (2, {"150"})):
        table.face.form.open_choices(CellRef(deal, HONOURS))
        pad = QApplication.activePopupWidget()
        assert isinstance(pad, ChoicePad)
        assert {key.label.split()[0] for key in pad.keys} == points
        qtbot.mouseClick(pad.keys[0], Qt.MouseButton.LeftButton)
        assert table.shown(deal, HONOURS) == f"{min(points)} Ann"
        assert table.refused == ""


def test_who_plays_with_whom_is_proposed_and_typed_at_the_first_deal_too(qtbot: QtBot) -> None:
    session = games.game("rubber").begin(NewSession(FOUR, "Bob", DAY))
    table = AtTable(qtbot, session)
    assert table.notice[1].startswith("Ann & Cid – Bob & Dee. To change, type “ad bc”.")
    table.keys("ab⏎")
    assert table.session.sittings[0].sides == (("Ann", "Bob"), ("Cid", "Dee"))
    assert table.session.sittings[0].dealer == "Bob"
    assert table.notice[1].startswith("Ann & Bob – Cid & Dee.")
    table.keys("ab q⏎")
    assert table.refused
    table.press(Qt.Key.Key_Escape)
    table.keys("3sb⏎")
    assert "other sides" not in table.notice[1]
    table.keys("ad⏎")  # now a deal has begun
    assert table.refused
    assert table.session.sittings[0].sides == (("Ann", "Bob"), ("Cid", "Dee"))


def test_who_sits_out_is_told_as_long_as_other_sides_can_be_typed(qtbot: QtBot) -> None:
    session = games.game("rubber").begin(NewSession((*FOUR, "Eve", "Fay"), "Ann", DAY))
    table = AtTable(qtbot, session)
    assert table.notice[1].startswith("Ann & Cid – Bob & Dee; out: Eve, Fay. To change, type ")
    table.keys("3sb⏎")
    assert "out:" not in table.notice[1]


@pytest.mark.parametrize("keys", ["4sb=⏎3nt b=⏎", "2sb=⏎stop⏎"])
def test_a_held_enter_accepts_no_new_line_up(qtbot: QtBot, keys: str) -> None:
    table = begun(qtbot, "rubber")
    table.keys(f"⏎{keys}")
    next_one = "Rubber 2: who plays with whom? Enter accepts"
    assert table.notice[0].startswith(next_one) or table.notice[1].startswith(next_one)
    focus = QApplication.focusWidget()
    assert focus is not None
    plain, again = Qt.KeyboardModifier.NoModifier, True
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, plain, "\r", again)
    QApplication.sendEvent(focus, held)
    assert len(table.session.sittings) == 1
    table.keys("⏎")
    assert len(table.session.sittings) == 2


def test_how_partners_are_typed_is_told_with_the_names_of_this_table(qtbot: QtBot) -> None:
    alike = ("Anna", "Alex", "Boris", "Bea")
    table = begun(qtbot, "rubber", alike)
    assert table.notice[0].endswith("or type “an be al bo”.")
    table.keys("an b⏎")
    assert table.refused == "Type two partners or all four players: “an al bo be”."
    table.press(Qt.Key.Key_Escape)
    table.keys("anbealbo⏎")
    assert table.session.sittings[0].sides == (("Anna", "Bea"), ("Alex", "Boris"))


def test_a_game_that_is_no_longer_one_moves_later_vulnerability_and_says_so(qtbot: QtBot) -> None:
    table = begun(qtbot, "rubber")
    table.keys("⏎4s a⏎=⏎4h a⏎-1⏎2s b⏎=⏎")
    assert [table.shown(line, ZONE) for line in (1, 2, 3)] == ["–", "We", "We"]
    table.go_to(1, RESULT)
    table.keys("-1⏎")
    assert [table.shown(line, ZONE) for line in (1, 2, 3)] == ["–", "–", "–"]
    assert table.notice[0] == (
        "Rubber 1: Deal 1 is no longer a game. New vulnerability: deals 2 and 3. "
        "New points: deal 2."
    )
    table.go_to(1, RESULT)
    table.keys("=⏎")
    assert table.notice[0].startswith("Rubber 1: Deal 1 is a game now. New vulnerability:")


def test_every_number_explains_itself_on_selection(qtbot: QtBot) -> None:
    table = AtTable(qtbot, known.session("four-deal-crib"))
    table.go_to(2, fd.WE)
    assert table.notice[0].startswith("Deal 2: 4♥X by Ann, +1, vulnerable: 240 below, 750 above (")
    assert "game when vulnerable 500" in table.notice[0]
    table.go_to(2, ZONE)
    assert table.notice[0] == "Deal 2: the side of dealer Cid is vulnerable: Ann & Cid."
    table.go_to(2, DIFFERENCE)
    assert table.notice[0] == "Deal 2: Ann & Cid 990, Bob & Dee 170 so far; Ann & Cid lead by 820."
    table.go_to(5, fd.WE)
    assert table.notice[0].startswith(unbroken("2490 − 170 = +2320"))
    table.go_to(0, fd.CONTRACT)
    assert table.notice[0] == "Ann & Cid (0 before) against Bob & Dee (0 before)."


def test_with_the_mouse_alone_a_round_is_begun_bid_and_left(qtbot: QtBot) -> None:
    table = begun(qtbot, "four-deal")
    click(qtbot, table, 0, fd.CONTRACT)
    pad = QApplication.activePopupWidget()
    assert isinstance(pad, ChoicePad)
    assert pad.accessibleName() == "Round 1, who plays with whom"
    assert pad.keys[0].accessibleName() == "Ann & Cid – Bob & Dee"
    qtbot.mouseClick(pad.keys[1], Qt.MouseButton.LeftButton)
    assert table.session.sittings[0].sides == (("Ann", "Bob"), ("Cid", "Dee"))
    click(qtbot, table, 1, fd.CONTRACT)
    bids = QApplication.activePopupWidget()
    assert isinstance(bids, ContractPad)
    bids.close()
    table.keys("4s a⏎=⏎")
    click(qtbot, table, 3, fd.CONTRACT)
    pad = QApplication.activePopupWidget()
    assert isinstance(pad, ChoicePad)
    qtbot.mouseClick(pad.keys[0], Qt.MouseButton.LeftButton)
    assert len(table.session.sittings) == 2


def click(qtbot: QtBot, table: AtTable, line: int, column: SittingColumn) -> None:
    QApplication.processEvents()
    spot = CellRef(line, column)
    where = table.face.form.cell_rect(spot).center()
    viewport = table.face.form.viewport()
    if spot == table.face.entries.wanted():
        qtbot.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=where)
    else:
        qtbot.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=where)
    QApplication.processEvents()


def test_a_part_score_that_is_gone_takes_the_game_it_was_part_of(qtbot: QtBot) -> None:
    table = begun(qtbot, "four-deal")
    table.keys("⏎2s a⏎=⏎2h c⏎=⏎")
    # 60 and 60 make a game by part-scores; without the first there is no game.
    table.go_to(1, RESULT)
    table.keys("-1⏎")
    assert table.notice[0] == ("Round 1: Deal 2 is no longer a game. New points: deal 2.")
