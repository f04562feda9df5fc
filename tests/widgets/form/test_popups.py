"""What opens over a cell: pads, the menu, the die."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QAction, QContextMenuEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QWidget
from pytestqt.qtbot import QtBot

from chicago_gui.games.house import columns
from chicago_gui.players.windows import HistoryWindow
from chicago_gui.sheet.column import CellRef
from chicago_gui.sheet.words import NO_BREAK
from chicago_gui.widgets.form.popups import Die, place_beside
from chicago_gui.widgets.pads import ChoicePad
from chicago_gui.widgets.theme import DAY, EVENING, Theme
from tests.conftest import EveningFile
from tests.widgets.eyes import where
from tests.widgets.styles import still
from tests.window import ESC, F2, Window, settle

SIX, SEVEN = 5, 6


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path, evenings: dict[str, EveningFile]) -> Iterator[Window]:
    with Window(tmp_path, kept=evenings["evening-2-going-on"].path) as window:
        yield window


def menu_at(window: Window, spot: CellRef) -> dict[str, QAction]:
    """Ask for the menu of a cell with the right button; return its entries."""
    form = window.form
    form.go_to(spot)
    at = form.cell_rect(spot).center()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, form.viewport().mapToGlobal(at))
    QApplication.sendEvent(form.viewport(), event)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return {action.text(): action for action in menu.actions() if action.text()}


def take(window: Window, spot: CellRef, words: str) -> None:
    entries = menu_at(window, spot)
    assert words in entries, list(entries)
    action = entries[words]
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    menu.setActiveAction(action)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    settle()


def words(window: Window, spot: CellRef) -> list[str]:
    found = list(menu_at(window, spot))
    window.close_pads()
    return found


def test_it_offers_what_can_be_done_at_the_cell_and_nothing_else(window: Window) -> None:
    assert words(window, CellRef(SIX, columns.RESULT)) == [
        "Deal 6, result",
        "Choose…",
        "Edit…",
        "Note on deal 6…",
        "Insert passed-out deal before deal 6",
        "Delete deal 6",
        "History of deal 6…",
    ]
    assert words(window, CellRef(0, columns.CONTRACT))[1:] == [
        *("Choose…", "Edit…", "Clear this cell", "Copy", "Note on deal 1…"),
        *("Insert passed-out deal before deal 1", "Delete deal 1", "History of deal 1…"),
    ]
    # What is worked out can only be looked at.
    scored = next(part for part in (0, 1) if window.cell(0, columns.SCORE, part))
    assert words(window, CellRef(0, columns.SCORE, scored))[1:3] == ["Copy", "Note on deal 1…"]


def test_what_was_noted_is_chosen_with_the_mouse(window: Window) -> None:
    assert not any("noted" in each for each in words(window, CellRef(SIX, columns.PLAYER)))
    spot = CellRef(0, columns.PLAYER, 1)
    name, hcp = window.cell(0, columns.PLAYER, 1), int(window.cell(0, columns.HCP, 1))
    take(window, spot, f"HCP noted by {name}…")
    window.choose(str(hcp + 1))
    assert window.said(0, columns.HCP, 1) == f"{hcp} {name} noted {hcp + 1}"
    # The pad that a double click opens leads there too.
    window.form.open_choices(spot)
    window.choose(f"HCP noted by {name}…")
    window.choose(str(hcp))
    assert window.said(0, columns.HCP, 1) == str(hcp)


def test_a_count_of_a_finished_deal_says_how_to_correct_it(window: Window) -> None:
    window.go_to(0, columns.HCP, 1)
    assert window.then == "Counts must add up to 40: retype all four, such as 12 9 13 6."
    before = window.cell(0, columns.TARGET, 0) + window.cell(0, columns.TARGET, 1)
    window.enter(0, columns.HCP, "20 5 10 5⏎")
    after = window.cell(0, columns.TARGET, 0) + window.cell(0, columns.TARGET, 1)
    assert before != after
    assert window.wanted.startswith("Deal 1: ")
    assert f"Target {after} for " in window.wanted
    window.press(F2)  # what is counted of a deal in hand is told nowhere else
    window.type("9")
    assert not window.wanted.startswith("Deal")


def test_noted_counts_of_an_earlier_deal_are_told(window: Window) -> None:
    counts = [int(hcp) for hcp in window.column(0, columns.HCP)]
    first, second, third, fourth = window.column(0, columns.PLAYER)
    noted = [counts[0], counts[1] + 1, counts[2], counts[3]]
    window.go_to(0, columns.PLAYER)
    assert window.then.startswith("Type noted HCP in the order of the decks: 13 9 12 6")
    window.enter(0, columns.PLAYER, " ".join(map(str, noted)) + "⏎")
    assert window.wanted.replace(NO_BREAK, " ") == (
        f"Deal 1, noted: {first} {noted[0]}, {second} {noted[1]} ≠ {counts[1]}, "
        f"{third} {noted[2]}, {fourth} {noted[3]}."
    )


def test_it_does_what_keys_do(window: Window) -> None:
    take(window, CellRef(SIX, columns.RESULT), "Edit…")
    window.type("=⏎")
    assert window.cell(SIX, columns.RESULT) == "="
    take(window, CellRef(SIX, columns.RESULT), "Clear this cell")
    assert window.cell(SIX, columns.RESULT) == ""
    take(window, CellRef(SIX, columns.CONTRACT), "Note on deal 6…")
    window.type("the cat⏎")
    assert window.view.deals[SIX].deal.note == "the cat"
    take(window, CellRef(0, columns.CONTRACT), "Copy")
    assert QGuiApplication.clipboard().text() == window.cell(0, columns.CONTRACT)
    QGuiApplication.clipboard().clear()


def test_a_whole_deal_is_deleted_and_one_inserted(window: Window) -> None:
    take(window, CellRef(SIX, columns.RESULT), "Delete deal 6")
    assert window.refusal == "Delete the later deals first; deal 6 is not over."
    take(window, CellRef(SIX + 1, columns.DEAL), "Delete deal 7")
    assert len(window.view.deals) == SIX + 1
    assert window.wanted == "Done. “Undo: deal 7: deleted” restores the sheet."
    take(window, CellRef(0, columns.DEAL), "Insert passed-out deal before deal 1")
    assert window.refusal.startswith("Finish deal 6 before you insert or delete")
    window.enter(SIX, columns.RESULT, "=⏎")
    standing = window.standing
    take(window, CellRef(0, columns.DEAL), "Insert passed-out deal before deal 1")
    assert window.view.deals[0].deal.passed_out
    assert [deal.number for deal in window.view.deals[:3]] == [1, 1, 2]
    assert window.standing == standing
    take(window, CellRef(0, columns.DEAL), "Delete deal 1")
    assert not window.view.deals[0].deal.passed_out


def test_the_history_of_one_deal_is_shown(window: Window) -> None:
    window.enter(SIX, columns.RESULT, "=⏎")
    take(window, CellRef(SIX, columns.RESULT), "History of deal 6…")
    (history,) = window.main.findChildren(HistoryWindow)
    assert history.which.currentText() == "Deal 6"
    history.close()
    settle()


def test_it_is_there_for_the_keyboard_and_its_entries_for_a_finger(window: Window) -> None:
    form = window.form
    form.go_to(CellRef(SIX, columns.RESULT))
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, QPoint(), QPoint())
    QApplication.sendEvent(form.viewport(), event)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    for action in menu.actions():
        assert action.isSeparator() or menu.actionGeometry(action).height() >= 32
    window.close_pads()


def test_a_count_of_an_open_deal_is_neither_named_nor_copied(window: Window) -> None:
    assert "Copy" not in words(window, CellRef(SEVEN, columns.HCP))
    window.press(F2)
    there = CellRef(SEVEN, columns.HCP)
    found = words(window, there)
    assert found[0] == "Deal 7, deck A, HCP"
    assert "Copy" not in found
    assert not [
        each for each in found[1:] if any(sign.isdigit() for sign in each) and "7" not in each
    ]
    take(window, there, "Clear this cell")
    assert window.preparing
    assert window.cell(SEVEN, columns.HCP) == ""


def test_beside_the_deals_there_is_none(window: Window) -> None:
    foot = window.form.viewport().childAt(5, window.form.viewport().height() - 2)
    for widget in (window.face.notice, foot):
        assert widget is not None
        event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, QPoint(5, 2), QPoint(5, 2))
        QApplication.sendEvent(widget, event)
        assert window.pad is None


def test_the_pad_stays_where_it_is_while_cells_of_one_kind_are_filled(window: Window) -> None:
    window.press(F2)
    for part in (3, 2, 1, 0):
        window.form.clear(CellRef(SEVEN, columns.HCP, part))
    window.click_cell(SEVEN, columns.HCP, 0)
    pad = window.pad
    assert isinstance(pad, ChoicePad)
    place = pad.pos()
    for part, count in enumerate(("12", "9", "13", "6")):
        pad = window.pad
        assert isinstance(pad, ChoicePad)
        assert pad.pos() == place
        assert pad.accessibleName() == f"Deal 7, deck {'ABCD'[part]}, HCP"
        # It hides no cell that is filled with it.
        for deck in range(4):
            cell = window.form.cell_rect(CellRef(SEVEN, columns.HCP, deck)).center()
            assert not pad.geometry().contains(window.form.viewport().mapToGlobal(cell))
        for key in pad.keys:
            assert min(key.width(), key.height()) >= 32
        window.choose(count)
        settle()
    assert window.column(SEVEN, columns.HCP) == ["12", "9", "13", "6"]
    pad = window.pad  # it leads on to who picks which deck
    assert isinstance(pad, ChoicePad)
    assert pad.accessibleName() == "Deal 7, deck A, player"
    for deck in range(4):
        cell = window.form.cell_rect(CellRef(SEVEN, columns.PLAYER, deck)).center()
        assert not pad.geometry().contains(window.form.viewport().mapToGlobal(cell))
    # Whoever mends one cell is not led away from what is mended.
    pad.close()
    window.click_cell(SEVEN, columns.PREPARED_BY, double=True)
    window.choose(window.cell(SEVEN, columns.PREPARED_BY))
    settle()
    assert window.pad is None


def test_a_pad_and_a_menu_for_z_ask_and_do_not_state_it(window: Window) -> None:
    question = f"Deal 6: {window.cell(SIX, columns.PARTNERS, 1)} vulnerable?"
    for deal, asked in ((SIX, question), (SEVEN, "Deal 7: team 2 vulnerable?")):
        window.click_cell(deal, columns.Z, 1, double=True)
        pad = window.pad
        assert isinstance(pad, ChoicePad)
        assert pad.accessibleName() == asked
        assert asked in [head.text() for head in pad.findChildren(QLabel)]
        pad.close()
        assert words(window, CellRef(deal, columns.Z, 1))[0] == asked


def test_a_pad_goes_with_the_deal_it_is_for(qtbot: QtBot, tmp_path: Path) -> None:
    with Window(tmp_path) as window:
        window.begin()
        window.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎⏎")
        window.type("1c b⏎")
        window.press(F2, ESC)
        assert len(window.view.deals) == 2
        window.form.open_choices(CellRef(1, columns.Z, 0))
        assert isinstance(window.pad, ChoicePad)
        for _ in range(6):
            window.action("undo").trigger()
        assert len(window.view.deals) == 1
        assert window.pad is None


def test_a_count_that_was_noted_otherwise_is_drawn_while_it_is_typed_over(window: Window) -> None:
    counts = [int(hcp) for hcp in window.column(0, columns.HCP)]
    noted = [counts[0], counts[1] + 1, counts[2], counts[3] - 1]
    window.enter(0, columns.PLAYER, " ".join(map(str, noted)) + "⏎")
    window.go_to(0, columns.HCP, 1)
    window.type("1")
    assert window.form.is_typing
    window.form.viewport().grab()  # draws it
    window.press(ESC)
    assert window.column(0, columns.HCP)[1].startswith(f"{counts[1]} ")


SCREEN = QRect(0, 0, 1024, 600)


@pytest.mark.parametrize("size", [QSize(240, 150), QSize(360, 240)], ids=str)
def test_a_pad_is_wholly_on_the_screen_and_hides_no_cell(size: QSize) -> None:
    for left, top in product(range(-20, 1000, 60), range(0, 560, 40)):
        cells, notice = QRect(left, top, 80, 40), QRect(0, top + 40, 1024, 60)
        below = cells.bottomLeft() + QPoint(0, 1)
        pad = QRect(place_beside(cells, below, size, notice, QPoint(0, 0), SCREEN), size)
        assert SCREEN.contains(pad)
        assert not pad.intersects(cells)


CELL = QRect(40, 60, 33, 60)


@pytest.fixture
def ground(qtbot: QtBot) -> QWidget:
    ground = QWidget()
    qtbot.addWidget(ground)
    ground.resize(400, 200)
    ground.show()
    return ground


def motion_of(die: Die) -> QVariantAnimation:
    motion = die.findChild(QVariantAnimation)
    assert motion is not None
    return motion


def test_it_shows_other_faces_rests_beside_the_cell_and_goes_by_itself(ground: QWidget) -> None:
    die = Die(DAY, ground)
    die.roll(5, CELL, DAY)
    assert die.isVisible()
    motion, seen = motion_of(die), []
    assert motion.duration() <= 1000
    for at in range(0, motion.duration() + 1, 5):
        motion.setCurrentTime(at)
        seen.append(die.shows)
    assert len(set(seen)) > 3
    assert seen[-1] == 5
    drawn = where(die.grab().toImage(), DAY.ink)
    assert die.width() - DAY.px(60) < drawn.left() < drawn.right() < die.width()
    # At the other side lies the pad from which it was rolled.
    assert die.geometry().right() < CELL.left()
    assert abs(die.geometry().center().y() - CELL.center().y()) <= 1
    rest = die.findChild(QTimer)
    assert rest is not None
    assert rest.isActive()
    rest.timeout.emit()
    assert not die.isVisible()


@pytest.mark.parametrize("theme", [DAY, EVENING], ids=["day", "evening"])
def test_as_many_pips_as_thrown_are_drawn(ground: QWidget, theme: Theme) -> None:
    inks = []
    for pips in range(1, 7):
        die = Die(theme, ground)
        die.roll(pips, CELL, theme)
        motion_of(die).setCurrentTime(motion_of(die).duration())
        image = die.grab().toImage()
        inner = image.copy(image.width() - 44, 10, 34, 34)
        colours = [inner.pixelColor(x, y).name() for x in range(inner.width()) for y in range(34)]
        inks.append(colours.count(theme.ink.lower()))
    assert inks == sorted(set(inks))


def test_it_takes_no_click_and_no_key(ground: QWidget) -> None:
    die = Die(DAY, ground)
    assert die.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    assert die.focusPolicy() is Qt.FocusPolicy.NoFocus


def test_where_nobody_wants_motion_nothing_rolls(ground: QWidget) -> None:
    style = still()
    style.setParent(ground)
    ground.setStyle(style)
    die = Die(DAY, ground)
    die.roll(3, CELL, DAY)
    assert not die.isVisible()
