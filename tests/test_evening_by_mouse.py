"""Sessions with the mouse alone: each cell offers what can be typed into it."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QMouseEvent, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton, QWidget
from pytestqt.qtbot import QtBot

from chicago_gui.games.house import columns
from chicago_gui.games.house.form import seats_after
from chicago_gui.games.pairs import columns as pair_columns
from chicago_gui.games.teams.changes import ChangePlan
from chicago_gui.players.new_session_page import NewSessionPage
from chicago_gui.preparer.face import PreparerFace
from chicago_gui.record import replace
from chicago_gui.scoring import Contract
from chicago_gui.sheet.column import CellRef, Column
from chicago_gui.widgets.pads import ChoicePad, ContractPad
from tests.sheets.known import SHEETS
from tests.window import CONTROL, DELETE, F2, Window, settle

HERE = Path(__file__).parent
ONE = 0  # the first deal
Opened = Callable[[str], Window]


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    with Window(tmp_path, drawn=False) as window:
        window.begun()  # only the names need a keyboard
        yield window


@pytest.fixture
def opened(qtbot: QtBot, tmp_path: Path) -> Opened:
    """Return a function that opens a known session in a window of a screen of 800 by 800."""

    def opened(name: str) -> Window:
        window = Window(tmp_path, SHEETS / f"{name}.chicago", drawn=False)
        window.main.resize(780, 600)
        settle()
        return window

    return opened


def tool(window: Window, name: str) -> QToolButton:
    """Return the button of a tool on the toolbar."""
    button = window.main.bar.widgetForAction(window.action(name))
    assert isinstance(button, QToolButton)
    return button


def choice_pad(window: Window) -> ChoicePad:
    """Return the open pad."""
    assert isinstance(window.pad, ChoicePad)
    return window.pad


def titled(window: Window, heading: str) -> Column[Any, Any]:
    """Return the first column with this heading."""
    return next(each for each in window.face.entries.form.columns if each.heading == heading)


def choose_contract(window: Window, bid: str, name: str, *, doubled: bool = False) -> None:
    pad = window.pad
    assert isinstance(pad, ContractPad)
    window.click(pad.bids[Contract.parse(bid)])
    if doubled:
        window.click(next(iter(pad.doubles.values())))
    window.click(pad.names[name])
    window.click(pad.ok)


def test_a_deal_with_the_mouse_alone(window: Window) -> None:
    window.main.setUpdatesEnabled(True)
    window.click(tool(window, "preparer"))
    assert window.preparing
    window.click_wanted()  # one click: each pad opens that of the next cell
    for hcp in ("12", "9", "13", "6"):
        assert isinstance(window.pad, ChoicePad)
        assert window.offered() == [str(each) for each in range(38)]
        window.choose(hcp)
    assert window.column(ONE, columns.HCP) == ["12", "9", "13", "6"]
    left, places = ["Boris", "Vera", "Dima", "Egor"], set()
    for name in ("Boris", "Vera", "Dima"):
        pad = choice_pad(window)
        assert [key.label for key in pad.keys if key.isEnabled()] == left
        # Names keep their places while decks are picked.
        places.add((pad.pos(), *((key.label, key.pos()) for key in pad.keys)))
        window.choose(name)
        left.remove(name)
    assert len(places) == 1
    assert window.column(ONE, columns.PLAYER) == ["Boris", "Vera", "Dima", "Egor"]
    assert len(window.offered()) == 3
    window.choose("Boris – Egor against Vera – Dima")
    assert window.offered() == ["vulnerable", "not vulnerable", "roll the die"]
    window.choose("vulnerable")
    window.choose("roll the die")
    assert window.at()[1] is columns.OPENS
    window.choose("Vera")
    face = window.face
    assert isinstance(face, PreparerFace)
    window.click(face.ready_button)
    assert not window.preparing
    window.click_wanted()
    choose_contract(window, "4S", "Boris", doubled=True)
    assert window.cell(ONE, columns.CONTRACT) == "4♠X by Boris"
    assert window.pad is None  # the deal is played first
    window.click_wanted()
    assert window.offered()[:4] == ["+3", "+2", "+1", "="]
    assert len(window.offered()) == 14
    window.choose("+1")
    # 18 HCP against 22: four spades doubled, vulnerable, one overtrick, for the weaker team.
    assert window.cell(ONE, columns.RESULT) == "+1"
    assert window.column(ONE, columns.TEAM_HCP) == ["18", "22"]
    assert window.column(ONE, columns.SCORE) == ["empty", "−990"]


def test_a_wrong_sum_is_seen_and_corrected_by_mouse(window: Window) -> None:
    window.click(tool(window, "preparer"))
    window.click_wanted()
    for hcp in ("12", "9", "13", "5"):
        window.choose(hcp)
    assert window.pad is None
    assert window.wanted.startswith("Sum 39: 1 short of 40.")
    window.click_cell(ONE, columns.HCP, 3)
    window.choose("6")
    assert window.column(ONE, columns.HCP) == ["12", "9", "13", "6"]
    window.click_cell(ONE, columns.HCP, 3)  # the sum is right, so the cursor only moves
    assert window.pad is None
    window.click_wanted()
    assert window.offered() == ["Boris", "Vera", "Dima", "Egor"]


def test_after_the_opener_the_bidding_is_waited_for(window: Window) -> None:
    window.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎⏎")
    window.walk_to(ONE, columns.OPENS)
    window.press(DELETE)
    window.click_wanted()
    window.choose("Vera")
    wanted = window.face.entries.wanted()
    assert wanted is not None
    assert wanted.column is columns.CONTRACT
    assert window.pad is None


def test_the_swap_is_a_click_which_enters_what_is_typed_first(window: Window) -> None:
    deal, declarer, dummy = window.reach_a_swap()
    due, notice = window.face.due, window.face.notice
    assert notice.isAncestorOf(due)
    assert due.isVisible(), "it is offered next to its question"
    assert due.geometry().top() >= window.line.geometry().bottom()
    window.form.edit_spot(CellRef(ONE, columns.DEAL))
    window.type("a note")
    window.click(due)
    assert window.view.deals[ONE].deal.note == "a note"
    assert window.view.deals[deal].deal.declarer == dummy
    assert window.view.deals[deal].deal.bid_by == declarer
    assert not due.isVisible()


def test_an_earlier_deal_is_mended_with_double_clicks(window: Window) -> None:
    window.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎⏎")
    window.type("4s b⏎=⏎")
    for column, label, shown in (
        (columns.PREPARED_BY, "Vera", "Vera"),
        (columns.RESULT, "−2", "−2"),
        (columns.OPENS, "Egor", "Egor"),
        (columns.Z, "not vulnerable", "–"),
    ):
        window.click_cell(ONE, column, double=True)
        window.choose(label)
        assert window.cell(ONE, column) == shown
    window.click_cell(ONE, columns.CONTRACT, double=True)
    choose_contract(window, "3NT", "Egor")
    assert window.cell(ONE, columns.CONTRACT) == "3NT by Egor"
    # The four counts add up to 40, so a correction changes two of them.
    window.click_cell(ONE, columns.HCP, 1, double=True)
    window.choose("10")
    assert window.offered() == ["deck A: 12 → 11", "deck C: 13 → 12", "deck D: 6 → 5"]
    window.choose("deck C: 13 → 12")
    assert window.column(ONE, columns.HCP) == [
        "12",
        *(f"{hcp} corrected after the deal" for hcp in (10, 12)),
        "6",
    ]
    window.click(tool(window, "undo"))
    assert window.column(ONE, columns.HCP) == ["12", "9", "13", "6"]
    # They can also be typed there: all four at once, or in the line that Enter opens.
    window.click_cell(ONE, columns.HCP, 3, double=True)
    window.type("129136⏎")
    assert window.pad is None
    assert window.column(ONE, columns.HCP) == ["12", "9", "13", "6"]
    window.click_cell(ONE, columns.HCP, 3, double=True)
    window.type("9 12⏎")
    assert window.pad is None


def test_each_cell_that_takes_text_offers_choices(window: Window) -> None:
    window.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎⏎")
    window.type("4s b⏎=⏎")
    for column in columns.COLUMNS:
        for part in range(column.parts):
            spot = CellRef(ONE, column, part)
            window.click_cell(ONE, column, part, double=True)
            can_type = window.face.entries.can_type(spot)
            assert (window.pad is not None) == (can_type and not column.notes), spot
            assert can_type or not window.form.is_typing, spot
            window.close_pads()
            window.form.setFocus()


def press_beside(
    window: Window,
    hit: QWidget,
    at: QPoint | None = None,
    *,
    at_once: bool = False,
    told_late: bool = False,
) -> None:
    """Click on `hit` while a pad is open: as on a desktop, the pad's window gets the press.

    After a click `at_once` the pad also gets the release. With `told_late` it gets the release even
    after it has closed, as on a desktop that learns of that late.
    """
    pad = window.pad
    assert pad is not None
    where = hit.mapToGlobal(at or hit.rect().center())
    assert not pad.rect().contains(pad.mapFromGlobal(where))
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton

    def send(kind: QEvent.Type, to: QWindow, held: Qt.MouseButton) -> None:
        there = QPointF(to.mapFromGlobal(where))
        plain = Qt.KeyboardModifier.NoModifier
        QCoreApplication.sendEvent(to, QMouseEvent(kind, there, there, where, left, held, plain))

    of_pad = pad.windowHandle()
    send(QEvent.Type.MouseButtonPress, of_pad, left)
    if not at_once:
        settle()
    to = of_pad if at_once or told_late else window.main.windowHandle()
    send(QEvent.Type.MouseButtonRelease, to, none)
    settle()


@pytest.mark.parametrize("at_once", [False, True])
def test_a_click_beside_a_pad_does_what_it_hits(window: Window, at_once: bool) -> None:
    window.click(tool(window, "preparer"))
    window.click_wanted()
    for hcp in ("12", "9"):
        window.choose(hcp)
    assert window.column(ONE, columns.HCP)[:2] == ["12", "9"]
    press_beside(window, tool(window, "undo"), at_once=at_once)
    assert not tool(window, "undo").isDown()
    assert window.pad is None
    assert window.cell(ONE, columns.HCP, 1) == ""
    # A click in the form only closes the pad.
    window.click_wanted()
    before = window.at()
    form = window.form
    there = form.cell_rect(CellRef(ONE, columns.IMPS)).center()
    press_beside(window, form.viewport(), there, at_once=at_once)
    assert window.pad is None
    assert window.at() == before
    window.click_wanted()
    covered = tool(window, "preparer")
    press_beside(window, covered, at_once=at_once)
    assert not window.preparing


def test_a_click_that_covers_counts_where_the_pad_hears_late_of_its_end(window: Window) -> None:
    window.click(tool(window, "preparer"))
    window.click_wanted()
    window.choose("12")
    pad = window.pad
    assert pad is not None
    gone = []
    pad.destroyed.connect(lambda: gone.append(True))
    press_beside(window, tool(window, "preparer"), told_late=True)
    assert not window.preparing
    assert not tool(window, "preparer").isDown()
    assert gone == [True]


def test_nothing_is_made_again_over_what_was_entered_since(window: Window) -> None:
    window.click(tool(window, "preparer"))
    window.type("12⏎9⏎13⏎6⏎b⏎")
    window.click(tool(window, "preparer"))
    window.click(tool(window, "undo"))
    assert window.column(ONE, columns.PLAYER) == ["empty"] * 4
    assert tool(window, "redo").isEnabled()
    window.click(tool(window, "preparer"))
    window.click(tool(window, "undo"))
    window.type("6⏎")
    window.type("vbd⏎")  # directly after a count, which the Table may not notice
    window.click(tool(window, "preparer"))
    assert not tool(window, "redo").isEnabled()


def test_a_click_on_the_strip_beside_a_pad_does_what_it_hits(window: Window) -> None:
    window.click(tool(window, "preparer"))
    window.type("12⏎9⏎13⏎6⏎bvd⏎⏎zz⏎⏎⏎")
    window.main.resize(780, 600)  # so that all of it is on the screen
    settle()
    window.click_wanted()
    assert isinstance(window.pad, ContractPad)
    strip = window.main.strip
    press_beside(window, strip, strip.links()["preparer"].center().toPoint())
    assert window.pad is None
    assert window.preparing


def test_one_click_mends_a_count_where_nobody_can_open(window: Window) -> None:
    window.click(tool(window, "preparer"))
    window.type("12⏎11⏎10⏎7⏎")
    window.click_cell(ONE, columns.HCP)
    window.choose("13")
    window.click_cell(ONE, columns.HCP, 1)  # now the sum is wrong
    window.choose("10")
    assert window.column(ONE, columns.HCP) == ["13", "10", "10", "7"]


def test_a_double_click_that_covers_does_not_open_the_face_again(window: Window) -> None:
    window.click(tool(window, "preparer"))
    window.click_wanted()
    # Beside a pad, whose window gets the press alone.
    cover = tool(window, "preparer")
    press_beside(window, cover)
    assert not window.preparing
    window.click(cover)
    assert not window.preparing
    # And in the strip, where the links to cover and to open share one place.
    window.press(F2)
    strip = window.main.strip
    there = strip.links()["cover"].center().toPoint()
    QTest.mouseClick(strip, Qt.MouseButton.LeftButton, pos=there)
    assert not window.preparing
    assert strip.links()["preparer"].contains(QPointF(there))
    QTest.mouseDClick(strip, Qt.MouseButton.LeftButton, pos=there)
    assert not window.preparing


@pytest.mark.parametrize("played", [False, True])
def test_f2_over_an_open_pad_opens_the_preparer(window: Window, played: bool) -> None:
    window.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎⏎")
    if played:
        window.type("4sv⏎")
    window.click_wanted()
    assert isinstance(window.pad, ChoicePad if played else ContractPad)
    window.press(F2)
    assert window.pad is None
    assert window.preparing
    assert not window.form.is_typing


def test_commands_of_the_menus_are_found_over_an_open_pad(window: Window) -> None:
    window.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎⏎")
    window.type("4sv⏎")
    window.click_wanted()
    window.press(Qt.Key.Key_Control)  # does nothing by itself
    assert window.pad is not None
    window.press(Qt.Key.Key_Z, held=CONTROL)
    assert window.pad is None
    assert window.cell(ONE, columns.CONTRACT) == ""


def test_alt_and_a_letter_over_an_open_pad_types_no_letter(window: Window) -> None:
    window.prepare("12 9 13 6", "bvd", "⏎zz⏎⏎⏎")
    window.click_wanted()
    QTest.keyClick(window.keyboard(), Qt.Key.Key_S, Qt.KeyboardModifier.AltModifier)
    settle()
    assert not window.form.is_typing
    window.close_pads()


@pytest.mark.parametrize("size", [(1280, 720), (1024, 600)])
def test_no_pad_hides_what_is_said_of_its_cell(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int]
) -> None:
    """The preparer must see the hint that nobody can open while handing out by mouse."""
    with Window(tmp_path, HERE / "evenings" / "evening-2-going-on.chicago", drawn=False) as window:
        window.main.resize(*size)
        settle()
        for deal, column in ((5, columns.RESULT), (0, columns.CONTRACT), (5, columns.CONTRACT)):
            window.form.go_to(CellRef(deal, column))
            apart_from_the_notice(window, CellRef(deal, column))
        window.click(tool(window, "preparer"))
        for part in range(4):
            apart_from_the_notice(window, CellRef(6, columns.HCP, part))
        window.type("6⏎⏎")
        for part in range(4):
            apart_from_the_notice(window, CellRef(6, columns.PLAYER, part))


def placed(pad: QWidget) -> QRect:
    """Return the place of a pad; the offscreen platform moves each window by two pixels."""
    return pad.geometry().translated(-2, -2)


def apart_from_the_notice(window: Window, spot: CellRef) -> None:
    window.form.go_to(spot)
    settle()
    window.form.open_choices(spot)
    settle()
    pad, notice = window.pad, window.face.notice
    assert isinstance(pad, ChoicePad | ContractPad)
    said = QRect(notice.mapToGlobal(QPoint(0, 0)), notice.size())
    place = placed(pad)
    assert not place.intersects(said), (spot, place, said)
    window.close_pads()


LONG = (
    *("Александра Константинопольская", "Владислав Преображенский", "Екатерина Вознесенская"),
    *("Максимилиан Оболенский", "Ярослава Черниговская", "Святослав Долгоруковский"),
)


def evening_of_pairs(folder: Path, pairs: int) -> Path:
    """Return a session file of this many pairs with long names; board 1 was played twice."""
    kept = json.loads((SHEETS / "pairs-1.chicago").read_text("utf-8"))
    names = [f"{name} {at}" for at in range(1, 8) for name in LONG]
    kept["pairs"] = [names[2 * at : 2 * at + 2] for at in range(pairs)]
    played = {"contract": "4S", "declarer": "N", "tricks": 10}
    kept["boards"] = [{"board": 1, "results": [{"ns": 1, "ew": 2, **played}, {"ns": 3, "ew": 4}]}]
    file = folder / f"pairs-{pairs}.chicago"
    file.write_text(json.dumps(kept), "utf-8")
    return file


@pytest.mark.parametrize("pairs", [8, 20])
def test_each_of_many_pairs_is_read_on_its_key(qtbot: QtBot, tmp_path: Path, pairs: int) -> None:
    with Window(tmp_path, evening_of_pairs(tmp_path, pairs), drawn=False) as window:
        window.main.resize(780, 600)  # of a screen of 800 by 800
        settle()
        ns = titled(window, "NS")
        window.click_cell(0, ns, double=True)
        pad = choice_pad(window)
        assert len(pad.keys) == pairs
        assert pad.screen().availableGeometry().contains(placed(pad))
        assert pad.height() < 440
        for key in pad.keys:
            assert key.height() >= 32
            assert not key.cuts(key.width(), key.height()) or pairs == 20
        window.choose(pad.keys[pairs - 1].label)
        assert window.cell(0, ns).startswith(f"{pairs} ")


def test_a_pad_of_the_first_line_hides_no_hint(qtbot: QtBot, tmp_path: Path) -> None:
    with Window(tmp_path, evening_of_pairs(tmp_path, 4), drawn=False) as window:
        window.main.resize(780, 600)
        settle()
        form = window.form
        wanted = form.spot()
        assert wanted is not None
        window.type("3nn⏎")
        settle()
        assert form.spot() == replace(wanted, column=pair_columns.RESULT)
        form.open_choices(replace(wanted, column=pair_columns.RESULT))
        settle()
        assert window.pad is not None
        notice = window.face.notice
        assert placed(window.pad).top() >= notice.mapToGlobal(QPoint(0, notice.height())).y()
        window.close_pads()


def test_the_pad_of_results_is_below_its_line(qtbot: QtBot, tmp_path: Path) -> None:
    kept = json.loads((SHEETS / "rubber-2.chicago").read_text("utf-8"))
    kept["rubbers"] = kept["rubbers"][1:2]
    kept["rubbers"][0]["deals"] = kept["rubbers"][0]["deals"][:3]
    file = tmp_path / "rubber.chicago"
    file.write_text(json.dumps(kept), "utf-8")
    with Window(tmp_path, file, drawn=False) as window:
        window.main.resize(1280, 700)
        settle()
        window.type("1nt b⏎")
        settle()
        result = window.form.spot()
        assert result is not None
        window.form.open_choices(result)
        settle()
        assert isinstance(window.pad, ChoicePad)
        assert window.offered()[0] == "+6"
        cell = window.form.cell_rect(result)
        assert placed(window.pad).top() > window.form.viewport().mapToGlobal(cell.bottomLeft()).y()
        window.close_pads()


def test_whoever_plays_with_whom_is_put_together_where_there_are_many_ways(opened: Opened) -> None:
    with opened("rubber-1") as window:
        sides = titled(window, "contract")
        window.click_cell(0, sides, double=True)
        assert len(window.offered()) == 7
        window.choose("others…")
        assert len(window.offered()) == 10  # all pairs of five
        window.choose("Bob & Eve")
        assert window.offered() == ["Ann & Cid", "Ann & Dee", "Cid & Dee"]
        window.choose("Ann & Dee")
        assert window.offered() == ["Ann", "Dee"]  # who can sit on the left of Bob
        window.choose("Ann")
        assert window.cell(0, sides) == "Bob & Eve – Ann & Dee"
        window.click_cell(0, sides, double=True)
        for each in ("others…", "Bob & Eve", "Ann & Dee", "Dee"):
            window.choose(each)
        assert window.cell(0, sides) == "Bob & Eve – Dee & Ann"
        window.click(tool(window, "undo"))
        assert window.cell(0, sides) == "Bob & Eve – Ann & Dee"


def test_the_chosen_chairs_decide_who_deals(qtbot: QtBot, tmp_path: Path) -> None:
    with Window(tmp_path, drawn=False) as window:
        window.use("new")
        page = window.on(NewSessionPage)
        window.click(page.games["rubber"])
        page.names[0].setFocus()
        for name in ("Ann", "Bob", "Cid", "Dee", "", "", ""):
            window.type(f"{name}⏎")
        sides = titled(window, "contract")
        dealer = titled(window, "dealer")
        window.click_cell(0, sides, double=True)
        pad = choice_pad(window)
        assert len(pad.keys) == 4  # three line-ups, and "others…"
        window.choose("others…")
        assert len(window.offered()) == 6
        window.choose("Ann & Cid")  # the opponents follow from this
        assert window.offered() == ["Bob", "Dee"]
        window.choose("Dee")
        assert window.cell(0, sides) == "Ann & Cid – Dee & Bob"
        deals = []
        for at in range(1, 5):
            deals.append(window.cell(at, dealer))
            window.type("1s a⏎=⏎")
        table = ["Ann", "Dee", "Cid", "Bob"]
        first = table.index(deals[0])
        assert deals == table[first:] + table[:first]
        # The present choice is marked; it can be rotated at any time.
        window.click_cell(0, sides, double=True)
        for each in ("others…", "Bob & Dee"):
            window.choose(each)
        pad = choice_pad(window)
        assert [key.label for key in pad.keys if key.isChecked()] == ["Ann"]
        window.choose("Cid")
        assert window.cell(0, sides) == "Bob & Dee – Cid & Ann"
        # Choosing the present line-up rotates nobody.
        window.click_cell(0, sides, double=True)
        pad = choice_pad(window)
        marked = [key.label for key in pad.keys if key.isChecked()]
        assert len(marked) == 1
        window.choose(marked[0])
        assert window.cell(0, sides) == "Bob & Dee – Cid & Ann"


def test_the_next_sitting_begins_the_way_round_that_was_chosen(opened: Opened) -> None:
    with opened("rubber-1") as window:
        last = len(window.view.deals) - 1
        sides = titled(window, "contract")
        assert window.cell(last, sides) == ""
        window.click_cell(last, sides)  # the wanted cell
        for each in ("others…", "Ann & Bob", "Cid & Dee", "Dee"):
            window.choose(each)
        assert window.cell(last, sides) == "Ann & Bob – Dee & Cid"
        assert window.at()[:2] == (last + 1, sides)


def test_partners_can_swap_chairs_in_the_first_deal_only(window: Window) -> None:
    window.prepare("12 9 13 6", "bvd", "⏎")
    teams = window.view.deals[0].deal.teams
    assert teams is not None
    chairs = seats_after([window.view.deals[0].deal])
    for part, team in enumerate(teams):
        one, other = team
        window.click_cell(0, columns.PARTNERS, part, double=True)
        window.choose(f"{one} and {other} swap chairs")
        turned = seats_after([window.view.deals[0].deal])
        assert chairs is not None
        assert turned is not None
        # The player on the left now sits on the right.
        at, now = chairs.chairs.index(one), turned.chairs.index(one)
        assert chairs.chairs[at - 1] == turned.chairs[(now + 1) % 4]
        assert window.cell(0, columns.PARTNERS, part) == f"{other} – {one}"
        chairs = turned
    window.form.go_to_wanted()
    window.type("zz⏎⏎⏎4s b⏎=⏎")
    window.prepare(seats="")
    window.type(f"{window.picks(1)}⏎⏎")
    assert window.view.deals[1].deal.teams is not None
    # In later deals players keep their chairs if they can.
    window.click_cell(1, columns.PARTNERS, double=True)
    assert not any("chairs" in label for label in window.offered())


def test_pairs_on_a_board_can_change_directions(opened: Opened) -> None:
    with opened("pairs-1") as window:
        ns, ew = titled(window, "NS"), titled(window, "EW")
        met = window.cell(0, ns), window.cell(0, ew)
        assert met == ("1 P1 – P2", "5 P9 – P10")
        window.click_cell(0, ns, double=True)
        pad = choice_pad(window)
        # The other four are at the other two tables of this board.
        assert [key.label for key in pad.keys if key.isEnabled()] == list(met)
        window.choose("5 P9 – P10")
        assert (window.cell(0, ns), window.cell(0, ew)) == met[::-1]
        window.enter(0, ew, "5⏎")
        assert (window.cell(0, ns), window.cell(0, ew)) == met


@pytest.mark.parametrize("kind", ["teams", "pairs"])
def test_any_board_is_gone_to_from_the_pad_of_the_boards(opened: Opened, kind: str) -> None:
    with opened(f"{kind}-1") as window:
        entries = window.face.entries
        before, board = entries.view, entries.form.columns[kind == "pairs"]
        numbers = [str(number) for number in sorted({each.number for each in before.deals} - {0})]
        for number in (numbers[-1], numbers[1]):
            window.click_cell(2, board, double=True)
            assert window.offered() == numbers
            window.choose(number)
            wanted = entries.wanted()
            assert wanted is not None
            assert window.at() == (wanted.deal, wanted.column, 0)
            assert window.cell(wanted.deal, board) == number
        assert entries.view is before


def test_the_boards_of_the_longest_match_have_a_pad_on_the_smallest_screen(opened: Opened) -> None:
    with opened("teams-1") as window:
        window.submit(ChangePlan(64))
        window.settings.scale = 1.5
        window.use("smaller")
        window.use("larger")
        window.click_cell(0, window.face.entries.form.columns[0], double=True)
        pad = choice_pad(window)
        assert len(pad.keys) == 64
        assert pad.height() < 560
        assert pad.screen().availableGeometry().contains(placed(pad))
        assert min(key.height() for key in pad.keys) >= 32


def test_pairs_meet_on_any_board_by_mouse_and_its_line_is_wanted(opened: Opened) -> None:
    with opened("pairs-1") as window:
        last = len(window.view.deals) - 1
        window.click_cell(last, pair_columns.BOARD, double=True)
        window.choose("another board…")
        pad = choice_pad(window)
        free = [key.label for key in pad.keys if key.isEnabled()]
        assert len(pad.keys) == 64
        assert "1" not in free  # all pairs have played it
        window.choose("40")
        assert window.at()[:2] == (last, pair_columns.CONTRACT)
        window.click_cell(last + 1, pair_columns.BOARD, double=True)
        window.choose("another board…")
        window.choose("30")
        at, column, _ = window.at()
        assert (at, column) == (last, pair_columns.CONTRACT)
        assert window.cell(at, pair_columns.BOARD) == "30"
        assert window.cell(last + 1, pair_columns.BOARD) == "40"


def test_who_deals_first_is_chosen_before_the_rubber_begins(opened: Opened) -> None:
    with opened("rubber-1") as window:
        last, dealer = len(window.view.deals) - 1, window.face.entries.form.columns[1]
        proposed = window.face.entries.proposal(CellRef(last, dealer))
        assert proposed is not None
        window.click_cell(last, dealer, double=True)
        pad = choice_pad(window)
        assert proposed.shows[CellRef(last, dealer)].text in [key.label for key in pad.keys]
        other = next(
            key.label for key in pad.keys if key.label != proposed.shows[CellRef(last, dealer)].text
        )
        window.choose(other)
        assert window.cell(last, dealer) == window.cell(last + 1, dealer) == other
