from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from chicago_gui.resources import load_resources
from chicago_gui.scoring import ALL_BIDS, Contract
from chicago_gui.widgets.pads import ContractPad, PadKey
from chicago_gui.widgets.theme import DAY, EVENING, Theme
from tests.widgets.an_evening import LONG_NAMES

NAMES = ("Boris", "Egor", "Dima", "Vera")
LEFT, RIGHT, UP, DOWN = Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down
ENTER, SPACE, TAB, ESC = Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Tab, Qt.Key.Key_Escape


class Opened:
    """A pad on the screen, and its answers."""

    def __init__(self, qtbot: QtBot, host: QWidget, pad: ContractPad) -> None:
        self.qtbot = qtbot
        self.host = host
        self.pad = pad
        self.answers: list[object] = []
        pad.chosen.connect(lambda contract, name: self.answers.append((str(contract), name)))
        pad.passed_out.connect(lambda: self.answers.append("passed out"))
        pad.open_at(QPoint(100, 100))

    def click(self, *keys: PadKey) -> None:
        for key in keys:
            self.qtbot.mouseClick(key, Qt.MouseButton.LeftButton)

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            self.qtbot.keyClick(self.pad.focusWidget() or self.pad, key)

    def bid(self, text: str) -> PadKey:
        return self.pad.bids[Contract.parse(text)]

    def key(self, sign: str) -> PadKey:
        return {"X": self.x, "XX": self.xx}.get(sign) or self.bid(sign)

    @property
    def x(self) -> PadKey:
        return next(iter(self.pad.doubles.values()))

    @property
    def xx(self) -> PadKey:
        return list(self.pad.doubles.values())[1]

    @property
    def focus(self) -> str:
        """What a screen reader says about the key with the focus."""
        found = self.pad.focusWidget()
        return "" if found is None else found.accessibleName()

    @property
    def gone(self) -> bool:
        return not any(pad.isVisible() for pad in self.host.findChildren(ContractPad))


Open = Callable[..., Opened]


@pytest.fixture
def open_pad(qtbot: QtBot) -> Open:
    load_resources()
    host = QWidget()
    qtbot.addWidget(host)

    def opened(
        contract: str = "",
        declarer: str | None = None,
        names: Sequence[str] = NAMES,
        theme: Theme = DAY,
    ) -> Opened:
        now = Contract.parse(contract) if contract else None
        return Opened(qtbot, host, ContractPad(names, theme, now, declarer, host))

    return opened


# With the mouse --------------------------------------------------------------------------------


@pytest.mark.parametrize("bid", ALL_BIDS, ids=str)
def test_each_of_the_35_bids_is_there(open_pad: Open, bid: Contract) -> None:
    pad = open_pad()
    pad.click(pad.pad.bids[bid], pad.pad.names["Boris"], pad.pad.ok)
    assert pad.answers == [(str(bid), "Boris")]


@pytest.mark.parametrize(
    ("before", "presses", "contract"),
    [
        ("", "4S X", "4SX"),
        ("", "X 2H", "2HX"),
        ("", "4S 3NT", "3NT"),
        ("", "4S 4S", "4S"),
        ("4SX", "4S", "4SX"),
        # Another bid begins undoubled.
        ("4SX", "5H", "5H"),
        ("4SX", "5H X", "5HX"),
        # A double is taken back when it is pressed again.
        ("2H", "XX", "2HXX"),
        ("2H", "X XX", "2HXX"),
        ("2H", "XX X", "2HX"),
        ("2H", "X X", "2H"),
    ],
)
def test_presses_make_a_contract(open_pad: Open, before: str, presses: str, contract: str) -> None:
    pad = open_pad(before, "Dima")
    pad.click(*map(pad.key, presses.split()), pad.pad.names["Vera"])
    assert str(pad.pad.contract) == contract
    assert [str(bid) for bid, key in pad.pad.bids.items() if key.isChecked()] == [
        contract.rstrip("X")
    ]
    assert [name for name, key in pad.pad.names.items() if key.isChecked()] == ["Vera"]
    doubled = contract.count("X")
    assert (pad.x.isChecked(), pad.xx.isChecked()) == (doubled == 1, doubled == 2)
    assert pad.answers == []
    pad.click(pad.pad.ok)
    assert pad.answers == [(contract, "Vera")]
    assert pad.gone


def test_ok_waits_for_bid_and_name(open_pad: Open) -> None:
    pad = open_pad()
    assert not pad.pad.ok.isEnabled()
    pad.click(pad.x, pad.bid("1C"))
    assert not pad.pad.ok.isEnabled()
    pad.click(pad.pad.ok)
    assert pad.answers == []
    pad.click(pad.pad.names["Vera"])
    assert pad.pad.ok.isEnabled()


def test_passed_out_is_one_click(open_pad: Open) -> None:
    pad = open_pad()
    pad.click(pad.pad.pass_key)
    assert pad.answers == ["passed out"]
    assert pad.gone


def test_a_click_elsewhere_closes_it(qtbot: QtBot, open_pad: Open) -> None:
    pad = open_pad("4S", "Vera")
    qtbot.mouseClick(pad.pad, Qt.MouseButton.LeftButton, pos=QPoint(-30, -30))
    assert pad.answers == []
    assert pad.gone


# With the keyboard -----------------------------------------------------------------------------


def test_a_contract_can_be_had_without_a_mouse(open_pad: Open) -> None:
    pad = open_pad()
    assert pad.focus == "1 club"
    pad.press(DOWN, DOWN, DOWN, RIGHT, RIGHT, RIGHT, ENTER)
    assert pad.focus == "Boris"  # the declarer is still missing
    pad.press(DOWN, ENTER)
    assert pad.focus == "OK"
    pad.press(ENTER)
    assert pad.answers == [("4S", "Egor")]


def test_space_chooses_and_stays(open_pad: Open) -> None:
    pad = open_pad()
    pad.press(RIGHT, SPACE)
    assert pad.focus == "1 diamond"
    assert str(pad.pad.contract) == "1D"


def test_enter_on_a_double_stays_there(open_pad: Open) -> None:
    pad = open_pad("1NT", "Vera")
    pad.press(RIGHT, ENTER)
    assert pad.focus == "doubled"
    assert str(pad.pad.contract) == "1NTX"
    pad.press(ENTER)
    assert str(pad.pad.contract) == "1NT"


def test_enter_on_a_name_without_a_bid_waits_for_the_bid(open_pad: Open) -> None:
    pad = open_pad()
    pad.pad.names["Dima"].setFocus()
    pad.press(ENTER)
    assert pad.pad.declarer == "Dima"
    assert pad.focus == "Dima"
    assert pad.answers == []


def test_esc_closes_it(open_pad: Open) -> None:
    pad = open_pad("4S", "Vera")
    pad.press(ESC)
    assert pad.answers == []
    assert pad.gone


def test_it_passes_out_from_the_keyboard(open_pad: Open) -> None:
    pad = open_pad("7C")
    pad.press(DOWN, ENTER)
    assert pad.answers == ["passed out"]


@pytest.mark.parametrize(
    ("start", "keys", "end"),
    [
        ("1C", [LEFT], "1 club"),
        ("1C", [UP], "1 club"),
        ("3H", [LEFT], "3 diamonds"),
        ("3H", [UP], "2 hearts"),
        ("1NT", [RIGHT], "doubled"),
        ("1NT", [RIGHT, RIGHT], "redoubled"),
        ("1NT", [RIGHT, RIGHT, RIGHT], "redoubled"),
        ("1NT", [RIGHT, LEFT], "1 no trump"),
        ("3NT", [RIGHT], "Boris"),
        ("6NT", [RIGHT], "Vera"),
        ("3NT", [RIGHT, UP], "doubled"),
        ("6NT", [RIGHT, DOWN], "OK"),
        ("6NT", [RIGHT, LEFT], "6 no trump"),
        ("7S", [DOWN], "Passed out"),
        ("7S", [DOWN, RIGHT], "OK"),
        ("7S", [DOWN, RIGHT, LEFT], "Passed out"),
    ],
)
def test_the_arrows_go_where_they_point(
    open_pad: Open, start: str, keys: list[Qt.Key], end: str
) -> None:
    pad = open_pad(start, "Vera")
    pad.press(*keys)
    assert pad.focus == end


def test_every_key_can_be_reached_with_the_arrows(open_pad: Open) -> None:
    pad = open_pad("1C", "Vera")
    keys = [key for key in pad.pad.findChildren(PadKey) if key.isEnabled()]
    reached = {pad.focus}
    waiting = [pad.pad.focusWidget()]
    while waiting:
        here = waiting.pop()
        for arrow in (LEFT, RIGHT, UP, DOWN):
            here.setFocus()
            pad.press(arrow)
            if pad.focus not in reached:
                reached.add(pad.focus)
                waiting.append(pad.pad.focusWidget())
    assert reached == {key.accessibleName() for key in keys}
    assert len(reached) == 43


@pytest.mark.parametrize(
    ("contract", "declarer", "stops"),
    [
        ("4S", "Dima", ["4 spades", "doubled", "Dima", "Passed out", "OK", "4 spades"]),
        ("4SXX", "", ["4 spades", "redoubled", "Boris", "Passed out", "4 spades"]),
        ("", "Vera", ["1 club", "doubled", "Vera", "Passed out", "1 club"]),
    ],
)
def test_tab_stops_once_in_each_field(
    open_pad: Open, contract: str, declarer: str, stops: list[str]
) -> None:
    pad = open_pad(contract, declarer)
    seen = [pad.focus]
    for _ in stops[1:]:
        pad.press(TAB)
        seen.append(pad.focus)
    assert seen == stops


def test_tab_comes_back_to_where_one_was(open_pad: Open) -> None:
    pad = open_pad("4S", "Dima")
    pad.press(UP, UP, LEFT, *[TAB] * 5)
    assert pad.focus == "2 hearts"


# The present entry of the cell -----------------------------------------------------------------


def test_what_stands_there_is_chosen_already(open_pad: Open) -> None:
    pad = open_pad("3NTXX", "Egor")
    assert pad.focus == "3 no trump"
    assert pad.bid("3NT").isChecked()
    assert pad.xx.isChecked()
    assert pad.pad.names["Egor"].isChecked()
    pad.click(pad.pad.ok)
    assert pad.answers == [("3NTXX", "Egor")]


def test_a_declarer_who_is_not_at_the_table_is_asked_for_again(open_pad: Open) -> None:
    pad = open_pad("3NT", "Anna")
    assert pad.pad.declarer is None
    assert not pad.pad.ok.isEnabled()


# Looks and accessible names --------------------------------------------------------------------


def test_keys_say_what_they_are(open_pad: Open) -> None:
    pad = open_pad(names=("A & B", "<b>C</b>", "D", "E"))
    said = [key.accessibleName() for key in pad.pad.findChildren(PadKey)]
    assert len(set(said)) == len(said) == 43
    assert {"4 spades", "1 club", "doubled", "redoubled", "A & B", "<b>C</b>"} <= set(said)
    assert pad.pad.accessibleName() == "Contract"


def test_a_name_that_is_cut_is_told_in_full(open_pad: Open) -> None:
    pad = open_pad(names=LONG_NAMES[:4])
    assert pad.pad.names[LONG_NAMES[0]].toolTip() == LONG_NAMES[0]
    assert pad.pad.names["Vera"].toolTip() == ""


@pytest.mark.parametrize("theme", [DAY.at(0.8), DAY, DAY.at(1.5), EVENING.at(2)])
def test_keys_lie_side_by_side(open_pad: Open, theme: Theme) -> None:
    pad = open_pad(theme=theme).pad
    boxes = [key.geometry() for key in pad.findChildren(PadKey)]
    assert all(pad.rect().contains(box) for box in boxes)
    assert not any(one.intersects(other) for one, other in combinations(boxes, 2))


@pytest.mark.parametrize("theme", [DAY, EVENING])
def test_what_is_chosen_is_filled(open_pad: Open, theme: Theme) -> None:
    pad = open_pad("4H", "Vera", theme=theme)
    for key in (pad.bid("4H"), pad.pad.names["Vera"]):
        assert key.grab().toImage().pixelColor(1, 1).name().upper() == theme.accent
    for key in (pad.bid("4S"), pad.pad.names["Boris"], pad.x):
        assert key.grab().toImage().pixelColor(1, 1).name().upper() == theme.paper


def test_without_names_only_passing_out_is_left(open_pad: Open) -> None:
    pad = open_pad(names=())
    pad.press(DOWN, ENTER)
    assert str(pad.pad.contract) == "2C"
    assert not pad.pad.ok.isEnabled()
    pad.click(pad.pad.pass_key)
    assert pad.answers == ["passed out"]
