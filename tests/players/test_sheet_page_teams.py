"""The score card of teams in the Table face, filled in with real keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from chicago_gui.games.pairs.changes import SetOut
from chicago_gui.games.pairs.game import GAME as PAIRS
from chicago_gui.games.teams import columns
from chicago_gui.games.teams.changes import Choose, Compare
from chicago_gui.games.teams.form import FORM
from chicago_gui.games.teams.session import Room
from chicago_gui.games.teams.totals import OtherCard
from chicago_gui.players.heading_dialog import PlanDialog
from chicago_gui.record import replace
from chicago_gui.sheet.column import CellRef, Column
from chicago_gui.sheet.typing.reader import Reading
from chicago_gui.widgets.theme import DAY, plain_tip
from tests.games.pairs.make import evening
from tests.games.teams.make import CLOSED, OPEN, after, match, plays
from tests.players.at_table import AtTable, typed
from tests.sheets import known

CONTRACT, BY, RESULT, SCORE = range(4)


def column(room: Room, at: int) -> Column[Any, Any]:
    return columns.CARDS[room][at]


@pytest.fixture
def table(qtbot: QtBot) -> AtTable:
    return AtTable(qtbot, match())


def test_every_planned_board_stands_on_the_card_before_it_is_played(table: AtTable) -> None:
    assert [table.shown(line, columns.BOARD) for line in range(8)] == list("12345678")
    assert [table.shown(line, columns.DEALER) for line in range(5)] == list("NESWN")
    assert [table.shown(line, columns.Z) for line in range(5)] == ["–", "NS", "EW", "all", "NS"]


@pytest.mark.parametrize(
    ("keys", "shown"),
    [
        ("4sn=⏎", ("4♠", "N", "=", "+420")),
        ("p⏎", ("passed out", "", "", "0")),
        ("4s⏎n-1⏎", ("4♠", "N", "−1", "−50")),
    ],
)
def test_a_result_is_typed_in_eight_keys_at_most(
    table: AtTable, keys: str, shown: tuple[str, ...]
) -> None:
    table.keys(keys)
    assert tuple(table.shown(0, column(OPEN, at)) for at in range(4)) == shown
    assert table.pressed <= 8
    assert table.wanted == CellRef(1, column(OPEN, CONTRACT))


def test_a_contract_leads_on_to_its_result(table: AtTable) -> None:
    table.keys("4s n⏎")
    assert [table.shown(0, column(OPEN, at)) for at in range(3)] == ["4♠", "N", ""]
    assert table.wanted == CellRef(0, column(OPEN, RESULT))
    table.keys("+4⏎")
    assert table.refused == "4♠ makes at most 3 overtricks, not 4."
    assert table.shown(0, column(OPEN, CONTRACT)) == "4♠"
    # A refused text stays in the line, to be corrected there.
    table.press(Qt.Key.Key_Backspace)
    table.keys("1⏎")
    assert table.shown(0, column(OPEN, SCORE)) == "+450"


@pytest.mark.parametrize(
    ("stands_in", "said"),
    [
        (OPEN, "The open room is complete. Open the other room's session file, or type its card."),
        (
            CLOSED,
            "The closed room is complete. Open the other room's session file, or type its card.",
        ),
        (None, "Board 1, closed room: type contract, declarer, result: "),
    ],
)
def test_a_complete_room_asks_for_the_other(
    qtbot: QtBot, stands_in: Room | None, said: str
) -> None:
    table = AtTable(qtbot, replace(match(2), room=stands_in))
    table.keys("4sn=⏎p⏎")
    came_out, then = table.notice
    assert came_out.startswith("Board 2: ")
    assert then.startswith(said)
    table.keys("p⏎")  # typing the card removes the hint
    assert table.notice[1].startswith("Board 2, ")


def test_when_a_room_is_in_the_other_is_wanted(table: AtTable) -> None:
    table.keys("p⏎" * 8)
    assert table.wanted == CellRef(0, column(CLOSED, CONTRACT))
    table.keys("1nn=⏎")
    assert table.notice[1].startswith("Board 2, closed room: type contract")
    table.keys("1nn=⏎" * 7)
    assert table.wanted is None
    assert table.notice[0].startswith("Board 8: open room passed out: 0; closed room 1NT")
    assert table.face.hint()[0].startswith("All boards are compared.")
    assert table.face.panel().standing.title == "Final result"
    assert "F8" in table.notice[1]
    assert table.shown(7, columns.TOTALS[1]) == "24"


def test_whoever_goes_to_the_other_room_types_there(table: AtTable) -> None:
    table.go_to(2, column(CLOSED, CONTRACT))
    table.keys("p⏎")
    assert table.wanted == CellRef(3, column(CLOSED, CONTRACT))


def test_at_the_number_of_a_board_it_says_what_is_typed_there(table: AtTable) -> None:
    table.go_to(2, columns.BOARD)
    assert table.notice[0] == "Type a board number."
    table.keys("2⏎")
    assert table.wanted == CellRef(1, column(Room.OPEN, 0))


def test_a_number_stays_in_the_room_where_it_is_typed(table: AtTable) -> None:
    table.keys("p⏎" * 8 + "5⏎")
    assert table.wanted == CellRef(4, column(CLOSED, CONTRACT))
    table.keys("1nn=⏎")
    assert [table.shown(4, column(room, CONTRACT)) for room in Room] == ["passed out", "1NT"]
    assert table.wanted == CellRef(5, column(CLOSED, CONTRACT))
    table.go_to(1, columns.BOARD)
    table.keys("7⏎")
    assert table.wanted == CellRef(6, column(CLOSED, CONTRACT))
    table.go_to(1, column(OPEN, CONTRACT))
    table.keys("7⏎")
    assert table.wanted == CellRef(6, column(OPEN, CONTRACT))


def test_a_board_tells_its_arithmetic_at_once_and_when_it_is_gone_to(table: AtTable) -> None:
    table.keys("4sn=⏎")
    assert table.notice[0] == (
        "Board 1: open room 4♠ by North, =, not vulnerable: +420; waits for the other room."
    )
    table.go_to(0, column(CLOSED, CONTRACT))
    table.keys("4sn+1⏎")
    told = (
        "Board 1: open room 4♠ by North, =, not vulnerable: +420; closed room 4♠ by North, +1, "
        "not vulnerable: +450; difference −30: 1 IMP to Гости."
    )
    assert table.notice[0] == told
    table.go_to(0, columns.DIFFERENCE)
    assert table.notice[0] == told
    table.go_to(0, columns.TOTALS[0])
    assert table.notice[0] == "Board 1: Home 0, Гости 1 so far."
    table.go_to(0, column(OPEN, SCORE))
    assert table.notice[0] == "4♠ by North, =, not vulnerable: +420."


def test_a_note_is_typed_at_the_score_and_never_changes_it(table: AtTable) -> None:
    table.keys("p⏎")
    table.go_to(0, column(OPEN, SCORE))
    table.keys("620⏎")
    assert table.shown(0, column(OPEN, SCORE)) == "0"
    assert table.session.board(1).open.note == "620"
    table.go_to(0, column(OPEN, SCORE))
    table.keys("late⏎")
    assert table.session.board(1).open.note == "late"
    table.go_to(0, column(OPEN, SCORE))
    assert "late" in table.notice[1]


# --- two laptops --------------------------------------------------------------------------------


@pytest.fixture
def opened(qtbot: QtBot) -> AtTable:
    """Return the open room's Table face, with the closed room's whole card imported early."""
    mine = replace(match(2), room=OPEN)
    theirs = after(
        replace(match(2), room=CLOSED), plays(1, CLOSED, "3NT W 9"), plays(2, CLOSED, "6H S 12")
    )
    table = AtTable(qtbot, mine)
    table.submit(Compare(theirs))
    return table


def test_a_card_that_came_early_is_not_there(opened: AtTable, qtbot: QtBot) -> None:
    without = AtTable(qtbot, replace(match(2), room=OPEN))
    assert opened.port.view == without.port.view
    assert FORM.csv(opened.port.view) == FORM.csv(without.port.view)
    assert FORM.standing_csv(opened.port.view) == FORM.standing_csv(without.port.view)
    assert opened.notice == without.notice
    assert opened.face.panel() == without.face.panel()


def test_it_shows_with_the_result_of_the_board(opened: AtTable) -> None:
    opened.keys("3ntn=⏎")
    assert opened.shown(0, column(CLOSED, CONTRACT)) == "3NT"
    assert opened.shown(1, column(CLOSED, CONTRACT)) == ""
    assert opened.notice[0].endswith("difference +800: 13 IMPs to Home.")


def test_nothing_is_typed_over_a_card_that_is_not_seen(opened: AtTable) -> None:
    opened.go_to(1, column(CLOSED, CONTRACT))
    opened.keys("p⏎")
    # A text that cannot belong there goes to the wanted cell.
    assert opened.session.board(2).closed.contract is not None
    assert opened.session.board(1).open.passed_out


def test_a_number_of_an_unplayed_board_goes_to_this_room(qtbot: QtBot) -> None:
    table = AtTable(qtbot, replace(match(2), room=OPEN))
    table.keys("p⏎")
    table.go_to(0, column(CLOSED, CONTRACT))
    table.keys("2⏎")
    assert table.wanted == CellRef(1, column(OPEN, CONTRACT))


@pytest.fixture
def disputed(qtbot: QtBot) -> AtTable:
    mine = after(replace(match(2), room=OPEN), plays(1, OPEN, "4S N 10"), plays(2, OPEN, "pass"))
    theirs = after(
        replace(match(2), room=CLOSED),
        plays(1, CLOSED, "4S N 10"),
        plays(1, OPEN, "4S N 11"),
        plays(2, CLOSED, "1NT S 7"),
    )
    table = AtTable(qtbot, mine)
    table.submit(Compare(theirs))
    return table


def test_where_the_cards_disagree_both_are_shown_and_one_is_wanted(disputed: AtTable) -> None:
    assert disputed.wanted == CellRef(0, column(OPEN, CONTRACT))
    assert disputed.shown(0, column(OPEN, RESULT)) == "="
    assert isinstance(disputed.port.view.deals[1], OtherCard)
    assert disputed.shown(1, columns.BOARD) == "or"
    assert disputed.shown(1, column(OPEN, RESULT)) == "+1"
    assert disputed.shown(0, columns.DIFFERENCE) == ""
    disputed.face.form.go_to_wanted()
    assert disputed.notice[0].startswith("The cards disagree.")


def test_how_one_is_chosen_is_said_at_each_dispute(qtbot: QtBot) -> None:
    cards = [plays(board, OPEN, "4S N 10") for board in (1, 2, 3)]
    others = (plays(board, room, "4S N 11") for board in (1, 2, 3) for room in (OPEN, CLOSED))
    table = AtTable(qtbot, after(replace(match(4), room=OPEN), *cards))
    table.submit(Compare(after(replace(match(4), room=CLOSED), *others)))
    table.face.form.go_to_wanted()
    how = "The cards disagree. Enter accepts the upper line, ↓ Enter the lower."
    assert table.notice == (how, "The other card has 4♠ by North, +1, not vulnerable: +450.")
    for board in (1, 2):
        table.keys("⏎")
        assert table.notice[0].startswith(f"Board {board}: ")
        assert table.notice[1] == how
    table.press(Qt.Key.Key_Down)
    assert table.notice[1] == how


def test_below_it_enter_takes_the_other_card(disputed: AtTable) -> None:
    disputed.face.form.go_to_wanted()
    disputed.press(Qt.Key.Key_Down)
    disputed.keys("⏎")
    assert disputed.session.disputes == ()
    assert disputed.session.board(1).open.tricks == 11
    assert disputed.shown(0, column(OPEN, SCORE)) == "+450"
    # Its line has vanished, but the hint is still about its board.
    assert disputed.face.form.spot() == CellRef(0, column(OPEN, CONTRACT))
    assert disputed.notice[0].startswith("Board 1: open room 4♠ by North, +1")


@pytest.mark.parametrize("line", [0, 1])
@pytest.mark.parametrize("keys", ["4sn=⏎⏎", "p⏎", "x⏎"])
def test_nothing_is_typed_over_a_dispute(disputed: AtTable, line: int, keys: str) -> None:
    before = disputed.session
    disputed.go_to(line, column(OPEN, CONTRACT))
    disputed.keys(keys)
    assert disputed.refused.startswith("Press Enter to accept this card")
    disputed.press(Qt.Key.Key_Escape)
    disputed.press(Qt.Key.Key_Delete)
    assert disputed.session == before


@pytest.mark.parametrize(("line", "at", "tricks"), [(0, 0, 10), (0, 1, 11), (1, 0, 11)])
def test_the_mouse_chooses_too(disputed: AtTable, line: int, at: int, tricks: int) -> None:
    spot = CellRef(line, column(OPEN, CONTRACT))
    offered = disputed.face.entries.choices(spot).choices
    assert offered[0].label.startswith("the other card" if line else "this card")
    choice = offered[at]
    assert isinstance(choice.change, Choose)
    assert disputed.face.entries.enter(spot, Reading(choice.change)).refused is None
    assert disputed.session.board(1).open.tricks == tricks


def test_after_the_last_result_a_sign_corrects_it(qtbot: QtBot) -> None:
    table = AtTable(qtbot, match(2))
    table.keys("4sn=⏎4hn=⏎4sn=⏎4h n-1⏎")
    assert table.wanted is None
    table.keys("-2⏎")
    assert table.refused == ""
    assert table.shown(1, column(CLOSED, RESULT)) == "−2"
    table.keys("1⏎")
    assert table.wanted == CellRef(0, column(CLOSED, CONTRACT))
    table.go_to(1, column(CLOSED, RESULT))
    table.keys("9⏎")
    assert table.refused == "Board 9 is not on this form."
    table.press(Qt.Key.Key_Escape)
    table.go_to(1, column(CLOSED, RESULT))
    table.keys("-2⏎")
    assert table.shown(1, column(CLOSED, RESULT)) == "−2"


# --- sessions with known results ----------------------------------------------------------------


@pytest.mark.parametrize("name", known.names("teams"))
@pytest.mark.parametrize("backwards", [False, True])
def test_a_known_match_typed_by_keys_comes_out_right(
    qtbot: QtBot, name: str, backwards: bool
) -> None:
    session = known.session(name)
    table = AtTable(qtbot, replace(session, boards=()))
    for board in reversed(session.boards) if backwards else session.boards:
        table.keys(f"{board.number}⏎{typed(board.open)}")
    for board in session.boards:
        table.go_to(board.number - 1, column(CLOSED, CONTRACT))
        table.keys(typed(board.closed))
    rows, standing = known.expected(name)
    view = table.port.view
    assert [known.filled(row) for row in known.rows(FORM.csv(view))] == rows
    assert known.rows(FORM.standing_csv(view)) == standing


LONG = "Клуб «Бубновый валет» Санкт-Петербурга"


@pytest.mark.parametrize(
    ("session", "headings", "told"),
    [
        # A long name of a team can be read over its column, and what few letters stand for.
        (
            replace(match(), teams=(match().teams[0], replace(match().teams[1], name=LONG))),
            [FORM.columns.index(each) for each in columns.POINTS],
            ["Team 1, points", plain_tip(LONG)],
        ),
        (
            PAIRS.apply(evening(6), SetOut(None)),
            range(4),
            ["Round and table", "", "Dealer", "Vulnerable"],
        ),
    ],
    ids=["teams", "pairs"],
)
def test_headings_have_tips(
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    session: Any,
    headings: Sequence[int],
    told: list[str],
) -> None:
    tips: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda _at, text, _view: tips.append(text))
    header = AtTable(qtbot, session).face.form.horizontalHeader()
    for at in headings:
        place = QPoint(header.sectionViewportPosition(at) + 5, header.height() - 5)
        event = QHelpEvent(QEvent.Type.ToolTip, place, header.mapToGlobal(place))
        QApplication.sendEvent(header.viewport(), event)
    assert tips == told


def test_a_board_that_is_in_stays_in_sight_above_the_next_one(qtbot: QtBot) -> None:
    """The form also has the lines of later boards, and the session is not at its last one."""
    table = AtTable(qtbot, match(24))
    table.face.resize(920, 600)
    QApplication.processEvents()
    form = table.face.form
    table.keys("8⏎")
    for place in range(7, 11):
        for keys in ("p", "⏎"):
            table.keys(keys)
            QApplication.processEvents()
        seen = [form.cell_rect(CellRef(at, columns.BOARD)) for at in (place, place + 1)]
        assert all(form.viewport().rect().contains(each) for each in seen)


def test_the_plan_of_a_match_is_boards(qtbot: QtBot) -> None:
    table = AtTable(qtbot, after(match(), plays(3, OPEN, "pass")))
    dialog = PlanDialog(table.port, FORM.plan(table.port.view), DAY)
    qtbot.addWidget(dialog)
    assert dialog.windowTitle() == "Planned boards"
    dialog.buttons[3].click()
    assert dialog.buttons[3].text() == "Stop after board 3"
    assert dialog.sentence.text() == "3 boards are planned."
    assert table.face.panel().standing.title == ("Before the first result")


def test_at_the_last_board_of_a_match_its_result_is_no_more_so_far(qtbot: QtBot) -> None:
    cards = [plays(board, room, "4S N 10") for board in (1, 2) for room in (OPEN, CLOSED)]
    table = AtTable(qtbot, after(match(2), *cards[:-1]))
    table.go_to(0, columns.TOTALS[0])
    assert table.notice[0] == "Board 1: Home 0, Гости 0 so far."
    table.submit(cards[-1])
    table.go_to(1, columns.TOTALS[0])
    assert table.notice[0] == "Final result: Home 0, Гости 0."
    table.go_to(0, columns.TOTALS[0])
    assert table.notice[0] == "Board 1: Home 0, Гости 0 so far."


def test_the_lines_of_a_dispute_stand_together_over_what_is_said(disputed: AtTable) -> None:
    form = disputed.face.form
    upper, lower = (form.cell_rect(CellRef(line, column(OPEN, CONTRACT))) for line in (0, 1))
    said = disputed.face.notice.geometry()
    assert lower.top() - upper.bottom() <= 2
    assert lower.top() < said.top() < form.cell_rect(CellRef(2, column(OPEN, CONTRACT))).bottom()


def test_a_choice_says_nothing_of_the_boards_behind_it(qtbot: QtBot) -> None:
    cards = [plays(board, OPEN, "pass") for board in (1, 2, 3)]
    mine = after(replace(match(3), room=OPEN), *cards)
    theirs = after(
        replace(match(3), room=CLOSED),
        *(plays(board, CLOSED, "3NT W 9") for board in (1, 2, 3)),
        plays(1, OPEN, "4S N 9"),
    )
    table = AtTable(qtbot, after(mine, Compare(theirs)))
    table.keys("⏎")
    assert table.session.board(1).difference is not None
    assert table.notice[0].startswith("Board 1: ")
