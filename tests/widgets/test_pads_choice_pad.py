from __future__ import annotations

from dataclasses import dataclass

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QCursor, QGuiApplication, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from chicago_gui.sheet.column import Choice
from chicago_gui.widgets.pads import ChoicePad
from chicago_gui.widgets.theme import DAY
from tests.widgets.eyes import where

ENTER, ESC = Qt.Key.Key_Return, Qt.Key.Key_Escape
LEFT, RIGHT, UP, DOWN = Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down


@dataclass(frozen=True)
class Offer:
    label: str
    chosen: bool = False
    possible: bool = True


NAMES = [Offer("Boris"), Offer("O'Brien & <b>Sons</b>", chosen=True), Offer("Вера"), Offer("")]
COUNTS = [Offer(str(count)) for count in range(38)]


class Opened:
    """A pad on the screen, its choices, and whether it has closed."""

    def __init__(self, host: QWidget, offers: list[Offer], *, die: bool = False) -> None:
        self.host = host
        self.pad = ChoicePad(offers, DAY, die=die, parent=host)
        self.chosen: list[object] = []
        self.rolled: list[int] = []
        self.typed: list[str] = []
        self.pad.chosen.connect(self.chosen.append)
        self.pad.rolled.connect(lambda: self.rolled.append(1))
        self.pad.typed.connect(self.typed.append)
        self.pad.open_at(QPoint(100, 100))

    @property
    def gone(self) -> bool:
        return not any(pad.isVisible() for pad in self.host.findChildren(ChoicePad))


@pytest.fixture
def host(qtbot: QtBot) -> QWidget:
    host = QWidget()
    qtbot.addWidget(host)
    host.show()
    return host


def test_a_click_takes_one_and_closes_the_pad(qtbot: QtBot, host: QWidget) -> None:
    opened = Opened(host, NAMES)
    qtbot.mouseClick(opened.pad.keys[2], Qt.MouseButton.LeftButton)
    assert opened.chosen == [NAMES[2]]
    assert opened.gone


def test_the_second_press_of_a_double_click_is_not_for_the_pad_that_opened_at_the_first(
    qtbot: QtBot, host: QWidget
) -> None:
    hints = QGuiApplication.styleHints()
    usual = hints.mouseDoubleClickInterval()
    for beside in (False, True):
        QCursor.setPos(QPoint(40, 40))
        opened = Opened(host, NAMES)
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
        assert (opened.chosen, opened.gone) == ([] if beside else [NAMES[2]], True)


def test_labels_are_as_they_are_and_what_stands_there_is_marked(host: QWidget) -> None:
    opened = Opened(host, NAMES)
    assert [key.label for key in opened.pad.keys] == [offer.label for offer in NAMES]
    assert [key.isChecked() for key in opened.pad.keys] == [False, True, False, False]
    assert opened.pad.keys[1].accessibleName() == NAMES[1].label


def test_the_arrows_walk_and_enter_takes(qtbot: QtBot, host: QWidget) -> None:
    opened = Opened(host, COUNTS)
    for key in (DOWN, DOWN, RIGHT, RIGHT, UP, LEFT, UP, LEFT):
        qtbot.keyClick(QApplication.focusWidget() or opened.pad, key)
    # The first arrow moves to the first key; then follow 7, 8, 9, 2, 1, the edge, and 0.
    qtbot.keyClick(QApplication.focusWidget() or opened.pad, ENTER)
    assert opened.chosen == [COUNTS[0]]
    assert opened.gone


def test_what_cannot_be_keeps_its_place_and_is_walked_past(qtbot: QtBot, host: QWidget) -> None:
    offers = [Offer(str(count), possible=count not in (0, 8)) for count in range(20)]
    opened = Opened(host, offers)
    qtbot.mouseClick(opened.pad.keys[8], Qt.MouseButton.LeftButton)
    assert (opened.chosen, opened.gone) == ([], False)
    for key in (DOWN, DOWN):
        qtbot.keyClick(QApplication.focusWidget() or opened.pad, key)
    qtbot.keyClick(QApplication.focusWidget() or opened.pad, ENTER)
    assert opened.chosen == [offers[15]]


def test_words_among_figures_have_a_line_of_their_own(qtbot: QtBot, host: QWidget) -> None:
    offers = [Offer("swap"), *(Offer(f"+{count}") for count in range(14))]
    opened = Opened(host, offers)
    places = [key.geometry() for key in opened.pad.keys]
    assert places[0].width() > 6 * places[1].width()
    assert {place.top() for place in places[1:8]} == {places[1].top()}
    assert places[0].bottom() < places[1].top()
    # Up and Down move to the keys above and below.
    for key in (DOWN, DOWN, RIGHT, DOWN, UP, UP, DOWN, DOWN):
        qtbot.keyClick(QApplication.focusWidget() or opened.pad, key)
    qtbot.keyClick(QApplication.focusWidget() or opened.pad, ENTER)
    assert opened.chosen == [offers[8]]


def test_what_cannot_be_looks_like_no_key(host: QWidget) -> None:
    opened = Opened(host, [Offer("38", possible=False), Offer("2"), Offer("3", True, False)])
    pictures = [key.grab().toImage() for key in opened.pad.keys]
    edges = [where(image, DAY.strong_rule).isNull() for image in pictures]
    assert edges == [True, False, False]
    # Its number is still shown, in the quiet colour.
    assert not where(pictures[0], DAY.quiet).isNull()


def test_what_is_to_be_known_stands_beneath_the_title(host: QWidget) -> None:
    pad = ChoicePad(COUNTS, DAY, "Deck A", told="Sum 11 of 40.", parent=host)
    pad.open_at(QPoint(0, 0))
    lines = [label for label in pad.findChildren(QLabel) if label.isVisible()]
    assert [line.text() for line in lines] == ["Deck A", "Sum 11 of 40."]
    assert lines[0].y() < lines[1].y() < pad.keys[0].y()
    assert pad.accessibleDescription() == "Sum 11 of 40."


def test_the_arrows_go_down_a_column_to_the_die(qtbot: QtBot, host: QWidget) -> None:
    opened = Opened(host, NAMES[:2], die=True)
    for _ in range(5):
        qtbot.keyClick(QApplication.focusWidget() or opened.pad, DOWN)
    qtbot.keyClick(QApplication.focusWidget() or opened.pad, ENTER)
    assert opened.rolled == [1]
    assert opened.chosen == []
    assert opened.gone


def test_the_die_is_offered_only_where_it_is_rolled(host: QWidget) -> None:
    assert [key.label for key in Opened(host, NAMES[:1], die=True).pad.keys][1:] == ["roll the die"]
    assert len(Opened(host, NAMES[:1]).pad.keys) == 1


@pytest.mark.parametrize(("text", "code"), [("1", Qt.Key.Key_1), ("Ж", Qt.Key(0x416)), ("=", 61)])
def test_what_is_typed_closes_the_pad_and_goes_to_the_cell(
    host: QWidget, text: str, code: int
) -> None:
    opened = Opened(host, COUNTS)
    none = Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(opened.pad, QKeyEvent(QEvent.Type.KeyPress, code, none, text))
    assert opened.typed == [text]
    assert opened.chosen == []
    assert opened.gone


def test_enter_before_any_arrow_means_the_cell(qtbot: QtBot, host: QWidget) -> None:
    opened = Opened(host, NAMES)
    qtbot.keyClick(opened.pad, ENTER)
    assert opened.typed == ["\r"]
    assert opened.chosen == []


def test_esc_leaves_without_a_choice(qtbot: QtBot, host: QWidget) -> None:
    opened = Opened(host, NAMES)
    qtbot.keyClick(opened.pad, ESC)
    assert (opened.chosen, opened.typed) == ([], [])
    assert opened.gone


def test_many_choices_stand_in_a_grid_and_few_below_each_other(host: QWidget) -> None:
    def columns(pad: ChoicePad) -> int:
        return len({key.x() for key in pad.keys})

    assert columns(Opened(host, COUNTS).pad) == 7
    assert columns(Opened(host, NAMES).pad) == 1


def test_a_long_name_does_not_make_a_pad_wider_than_a_screen(host: QWidget) -> None:
    opened = Opened(host, [Offer("Wolfeschlegelsteinhausenbergerdorff " * 10)])
    assert opened.pad.width() < 600


def test_a_sentence_on_a_key_has_as_many_lines_as_it_takes(host: QWidget) -> None:
    one, other = "Bartholomew Featherstone – Anna-Maria", "Christabella – Maximiliane Oppenheimer"
    sentence = f"{one} Featherstonehaugh against {other}; {one} Featherstonehaugh stay together"
    short, long = Opened(host, [Offer("Anna"), Offer(sentence)]).pad.keys
    assert not long.cuts(long.width(), long.height())
    assert long.height() > short.height() == DAY.px(34)


def test_no_words_above_the_keys_make_them_wider(host: QWidget) -> None:
    def pad(offers: list[Offer], told: str) -> ChoicePad:
        pad = ChoicePad(offers, DAY, "Deal 7, deck A, HCP", told=told, parent=host)
        pad.open_at(QPoint(100, 100))
        return pad

    long = "Sum so far 36 of 40.  Nobody can open the bidding: it is dealt again.  " * 3
    for offers in (COUNTS, NAMES):
        short, wide = pad(offers, "Sum so far 0"), pad(offers, long)
        assert [key.size() for key in wide.keys] == [key.size() for key in short.keys]
        assert wide.width() == short.width()
        # The whole text is visible, in several lines.
        told = next(head for head in wide.findChildren(QLabel) if head.text() == long)
        assert told.height() >= told.heightForWidth(told.width())
        assert told.height() > 2 * told.fontMetrics().height()
        assert not any(told.geometry().intersects(key.geometry()) for key in wide.keys)


def test_the_choice_that_enter_would_take_is_marked(qtbot: QtBot) -> None:
    host = QWidget()
    qtbot.addWidget(host)
    host.show()
    pad = ChoicePad([Choice(name, name) for name in ("Anna", "Boris")], DAY, parent=host)
    pad.mark_proposed("Boris")
    pad.open_at(QPoint(0, 0))
    marked = [not where(key.grab().toImage(), DAY.wanted_border).isNull() for key in pad.keys]
    assert marked == [False, True]
    assert pad.keys[1].accessibleDescription() == "proposed: Boris"
    assert not pad.keys[0].accessibleDescription()
