"""The pad of choices, the pad for contracts, and their keys."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

import pytest
from PySide6.QtCore import QEvent, QPoint, QSize, Qt
from PySide6.QtGui import QCursor, QGuiApplication, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from chicago_gui.scoring import Contract
from chicago_gui.sheet.column import Choice, Offer
from chicago_gui.widgets.pads import BidKey, ChoicePad, ContractPad, Look, PadKey
from chicago_gui.widgets.theme import DAY, EVENING, Theme
from tests.widgets.an_evening import LONG_NAMES
from tests.widgets.eyes import picture, where
from tests.window import DOWN, ENTER, ESC, LEFT, RIGHT, SPACE, TAB, UP

OFFERS = [Choice("Boris"), Choice("O'Brien & <b>Sons</b>", chosen=True), Choice("Вера"), Choice("")]
COUNTS = [Choice(str(count)) for count in range(38)]


class Choices:
    """A pad on the screen, its choices, and whether it has closed."""

    def __init__(self, host: QWidget, offers: list[Choice]) -> None:
        self.host = host
        self.pad = ChoicePad(Offer(offers), DAY, host)
        self.chosen: list[object] = []
        self.typed: list[str] = []
        self.pad.chosen.connect(self.chosen.append)
        self.pad.typed.connect(self.typed.append)
        self.pad.open_at(QPoint(100, 100))

    @property
    def gone(self) -> bool:
        return not any(pad.isVisible() for pad in self.host.findChildren(ChoicePad))

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(QApplication.focusWidget() or self.pad, key)


@pytest.fixture
def host(qtbot: QtBot) -> QWidget:
    host = QWidget()
    qtbot.addWidget(host)
    host.show()
    return host


def test_a_double_click_chooses_nothing_on_a_pad(qtbot: QtBot, host: QWidget) -> None:
    hints = QGuiApplication.styleHints()
    usual = hints.mouseDoubleClickInterval()
    for beside in (False, True):
        QCursor.setPos(QPoint(40, 40))
        opened = Choices(host, OFFERS)
        key = opened.pad.keys[2]
        pressed = opened.pad if beside else key
        where = QPoint(-20, -20) if beside else key.rect().center()
        # As if a click there had opened the pad.
        QCursor.setPos(pressed.mapToGlobal(where))
        opened.pad.open_at(opened.pad.pos())
        qtbot.mouseClick(pressed, Qt.MouseButton.LeftButton, pos=where)
        assert (opened.chosen, opened.gone) == ([], False)
        assert not key.hasFocus()  # so Enter does not choose it
        # The second click of a double click, which Qt reports within one window.
        QTest.mouseDClick(key, Qt.MouseButton.LeftButton)
        QTest.mouseRelease(key, Qt.MouseButton.LeftButton)
        assert (opened.chosen, opened.gone) == ([], False)
        try:
            hints.setMouseDoubleClickInterval(0)
            qtbot.mouseClick(pressed, Qt.MouseButton.LeftButton, pos=where)
        finally:
            hints.setMouseDoubleClickInterval(usual)
        assert (opened.chosen, opened.gone) == ([] if beside else [OFFERS[2]], True)


def test_labels_are_as_they_are_and_what_stands_there_is_marked(host: QWidget) -> None:
    opened = Choices(host, OFFERS)
    assert [key.label for key in opened.pad.keys] == [offer.label for offer in OFFERS]
    assert [key.isChecked() for key in opened.pad.keys] == [False, True, False, False]
    assert opened.pad.keys[1].accessibleName() == OFFERS[1].label


def test_the_arrows_walk_and_enter_takes(host: QWidget) -> None:
    opened = Choices(host, COUNTS)
    # The first arrow moves to the first key; then follow 7, 8, 9, 2, 1, the edge, and 0.
    opened.press(DOWN, DOWN, RIGHT, RIGHT, UP, LEFT, UP, LEFT, ENTER)
    assert opened.chosen == [COUNTS[0]]
    assert opened.gone


def test_what_cannot_be_keeps_its_place_and_is_walked_past(qtbot: QtBot, host: QWidget) -> None:
    offers = [Choice(str(count), possible=count not in (0, 8)) for count in range(20)]
    opened = Choices(host, offers)
    qtbot.mouseClick(opened.pad.keys[8], Qt.MouseButton.LeftButton)
    assert (opened.chosen, opened.gone) == ([], False)
    opened.press(DOWN, DOWN, ENTER)
    assert opened.chosen == [offers[15]]


def test_words_among_figures_have_a_line_of_their_own(host: QWidget) -> None:
    offers = [Choice("swap"), *(Choice(f"+{count}") for count in range(14))]
    opened = Choices(host, offers)
    places = [key.geometry() for key in opened.pad.keys]
    assert places[0].width() > 6 * places[1].width()
    assert {place.top() for place in places[1:8]} == {places[1].top()}
    assert places[0].bottom() < places[1].top()
    # Up and Down move to the keys above and below.
    opened.press(DOWN, DOWN, RIGHT, DOWN, UP, UP, DOWN, DOWN, UP, ENTER)
    assert opened.chosen == [offers[1]]


def test_what_cannot_be_looks_like_no_key(host: QWidget) -> None:
    there = Choice("3", chosen=True, possible=False)
    opened = Choices(host, [Choice("38", possible=False), Choice("2"), there])
    pictures = [key.grab().toImage() for key in opened.pad.keys]
    edges = [where(image, DAY.strong_rule).isNull() for image in pictures]
    assert edges == [True, False, False]
    # Its number is still shown, in the quiet colour.
    assert not where(pictures[0], DAY.quiet).isNull()


def test_what_is_to_be_known_stands_beneath_the_title(host: QWidget) -> None:
    pad = ChoicePad(Offer(COUNTS, "Deck A", "Sum 11 of 40."), DAY, host)
    pad.open_at(QPoint(0, 0))
    lines = [label for label in pad.findChildren(QLabel) if label.isVisible()]
    assert [line.text() for line in lines] == ["Deck A", "Sum 11 of 40."]
    assert lines[0].y() < lines[1].y() < pad.keys[0].y()
    assert pad.accessibleDescription() == "Sum 11 of 40."


@pytest.mark.parametrize(("text", "code"), [("1", Qt.Key.Key_1), ("Ж", Qt.Key(0x416)), ("=", 61)])
def test_typing_closes_the_pad_and_goes_to_the_cell(host: QWidget, text: str, code: int) -> None:
    opened = Choices(host, COUNTS)
    none = Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(opened.pad, QKeyEvent(QEvent.Type.KeyPress, code, none, text))
    assert opened.typed == [text]
    assert opened.chosen == []
    assert opened.gone


@pytest.mark.parametrize(("key", "typed"), [(ENTER, ["\r"]), (ESC, [])])
def test_enter_and_esc_before_any_arrow(host: QWidget, key: Qt.Key, typed: list[str]) -> None:
    opened = Choices(host, OFFERS)
    opened.press(key)
    assert (opened.chosen, opened.typed, opened.gone) == ([], typed, True)


def test_many_choices_stand_in_a_grid_and_few_below_each_other(host: QWidget) -> None:
    def columns(pad: ChoicePad) -> int:
        return len({key.x() for key in pad.keys})

    assert columns(Choices(host, COUNTS).pad) == 7
    assert columns(Choices(host, OFFERS).pad) == 1
    eight = [Choice(str(number)) for number in range(1, 9)]
    assert columns(Choices(host, eight).pad) == 4, "no line has only one"


def test_a_long_name_does_not_make_a_pad_wider_than_a_screen(host: QWidget) -> None:
    opened = Choices(host, [Choice("Wolfeschlegelsteinhausenbergerdorff " * 10)])
    assert opened.pad.width() < 600


def test_a_sentence_on_a_key_has_as_many_lines_as_it_takes(host: QWidget) -> None:
    one, other = "Bartholomew Featherstone – Anna-Maria", "Christabella – Maximiliane Oppenheimer"
    sentence = f"{one} Featherstonehaugh against {other}; {one} Featherstonehaugh stay together"
    short, long = Choices(host, [Choice("Anna"), Choice(sentence)]).pad.keys
    assert not long.cuts(long.width(), long.height())
    assert long.height() > short.height() == DAY.px(34)


def test_no_words_above_the_keys_make_them_wider(host: QWidget) -> None:
    def pad(offers: list[Choice], told: str) -> ChoicePad:
        pad = ChoicePad(Offer(offers, "Deal 7, deck A, HCP", told), DAY, host)
        pad.open_at(QPoint(100, 100))
        return pad

    long = "Sum so far 36 of 40.  Nobody can open the bidding: it is dealt again.  " * 3
    for offers in (COUNTS, OFFERS):
        short, wide = pad(offers, "Sum so far 0"), pad(offers, long)
        assert [key.size() for key in wide.keys] == [key.size() for key in short.keys]
        assert wide.width() == short.width()
        # The whole text is visible, in several lines.
        told = next(head for head in wide.findChildren(QLabel) if head.text() == long)
        assert told.height() >= told.heightForWidth(told.width())
        assert told.height() > 2 * told.fontMetrics().height()
        assert not any(told.geometry().intersects(key.geometry()) for key in wide.keys)


def test_the_choice_that_enter_would_take_is_marked(host: QWidget) -> None:
    pad = ChoicePad(Offer([Choice(name, name) for name in ("Anna", "Boris")]), DAY, host)
    pad.mark_proposed("Boris")
    pad.open_at(QPoint(0, 0))
    marked = [not where(key.grab().toImage(), DAY.wanted_border).isNull() for key in pad.keys]
    assert marked == [False, True]
    assert pad.keys[1].accessibleDescription() == "proposed: Boris"
    assert not pad.keys[0].accessibleDescription()


# --- the pad for contracts

NAMES = ("Boris", "Egor", "Dima", "Vera")


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


Open = Callable[..., Opened]


@pytest.fixture
def open_pad(qtbot: QtBot) -> Open:
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
    assert not pad.pad.isVisible()


def test_ok_waits_for_bid_and_name(open_pad: Open) -> None:
    pad = open_pad()
    assert not pad.pad.ok.isEnabled()
    pad.click(pad.x, pad.bid("1C"))
    assert not pad.pad.ok.isEnabled()
    pad.click(pad.pad.ok)
    assert pad.answers == []
    pad.click(pad.pad.names["Vera"])
    assert pad.pad.ok.isEnabled()


def test_esc_closes_it(open_pad: Open) -> None:
    pad = open_pad("4S", "Vera")
    pad.press(ESC)
    assert (pad.answers, pad.pad.isVisible()) == ([], False)


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


@pytest.mark.parametrize(
    ("start", "keys", "end"),
    [
        ("1C", [LEFT], "1 club"),
        ("3H", [UP], "2 hearts"),
        ("1NT", [RIGHT, RIGHT, RIGHT], "redoubled"),
        ("1NT", [RIGHT, LEFT], "1 no trump"),
        ("3NT", [RIGHT], "Boris"),
        ("3NT", [RIGHT, UP], "doubled"),
        ("6NT", [RIGHT, DOWN], "OK"),
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


@pytest.mark.parametrize(
    ("before", "keys", "contract", "focus"),
    [
        ("", [RIGHT, SPACE], "1D", "1 diamond"),
        ("1NT", [RIGHT, ENTER], "1NTX", "doubled"),
        ("1NT", [RIGHT, ENTER, ENTER], "1NT", "doubled"),
        # The bid is still missing.
        ("", [TAB, TAB, ENTER], "None", "Boris"),
    ],
)
def test_a_key_that_completes_nothing_is_pressed_and_keeps_the_focus(
    open_pad: Open, before: str, keys: list[Qt.Key], contract: str, focus: str
) -> None:
    pad = open_pad(before)
    pad.press(*keys)
    assert (str(pad.pad.contract), pad.focus, pad.answers) == (contract, focus, [])


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


def test_without_names_only_passing_out_is_left(open_pad: Open) -> None:
    pad = open_pad(names=())
    pad.press(DOWN, ENTER)
    assert str(pad.pad.contract) == "2C"
    assert not pad.pad.ok.isEnabled()
    pad.click(pad.pad.pass_key)
    assert pad.answers == ["passed out"]


# --- keys

SIZE = QSize(120, 32)


@pytest.fixture
def owner(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(200, 100)
    return widget


def key(owner: QWidget, look: Look = Look.CELL, label: str = "Vera", theme: Theme = DAY) -> PadKey:
    return PadKey(label, "", look, theme, owner)


@pytest.mark.parametrize("theme", [DAY, EVENING])
def test_a_chosen_key_is_filled_and_its_words_stand_out(owner: QWidget, theme: Theme) -> None:
    cell = key(owner, theme=theme)
    plain = picture(cell, theme, SIZE)
    assert not where(plain, theme.ink).isNull()
    assert where(plain, theme.accent).isNull()
    cell.setChecked(True)
    filled = picture(cell, theme, SIZE)
    assert where(filled, theme.accent) == filled.rect()
    assert not where(filled, theme.on_accent).isNull()
    assert where(filled, theme.ink).isNull() or theme.ink == theme.on_accent


def test_the_suit_of_a_chosen_bid_is_not_red_on_blue(owner: QWidget) -> None:
    bid = BidKey(Contract.parse("4H"), DAY, owner)
    assert not where(picture(bid, DAY, SIZE), DAY.red_suit).isNull()
    bid.setChecked(True)
    assert where(picture(bid, DAY, SIZE), DAY.red_suit).isNull()


def test_the_main_key_is_filled_when_it_can_be_pressed(owner: QWidget) -> None:
    main = key(owner, Look.MAIN, "OK")
    assert not where(picture(main, DAY, SIZE), DAY.accent).isNull()
    main.setEnabled(False)
    image = picture(main, DAY, SIZE)
    assert where(image, DAY.accent).isNull()
    assert not where(image, DAY.quiet).isNull()


@pytest.mark.parametrize("chosen", [False, True])
def test_the_focus_is_seen_on_every_key(qtbot: QtBot, owner: QWidget, chosen: bool) -> None:
    cell, other = key(owner), key(owner)
    cell.setChecked(chosen)
    cell.resize(SIZE)
    with qtbot.waitActive(owner):
        owner.show()
    other.setFocus()
    without = cell.grab().toImage()
    cell.setFocus()
    assert cell.grab().toImage() != without


def test_the_mouse_over_a_key_is_seen(qtbot: QtBot, owner: QWidget) -> None:
    cell = key(owner)
    owner.show()
    without = picture(cell, DAY, SIZE)
    cell.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    over = picture(cell, DAY, SIZE)
    assert over.pixelColor(1, 1).name().upper() == DAY.band
    assert over != without
