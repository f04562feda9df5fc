"""The travellers in the Table face, filled in with real keys."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from chicago_gui.games.pairs import columns
from chicago_gui.games.pairs.changes import ChangePairs, Meet, RemoveResult, SetOut, TypeBy
from chicago_gui.games.pairs.form import FORM
from chicago_gui.games.pairs.session import Rules, Scoring, Session
from chicago_gui.games.pairs.totals import TravellerLine
from chicago_gui.record import replace
from chicago_gui.sheet.column import CellRef
from chicago_gui.sheet.typing.reader import Reading
from chicago_gui.widgets.form.delegate import FormDelegate
from tests.games.pairs.make import after, evening
from tests.players.at_table import AtTable, typed
from tests.sheets import known


def set_out(pairs: int = 6, rules: Rules | None = None, boards: int = 2) -> Session:
    return after(evening(pairs, rules), SetOut(boards))


@pytest.fixture
def table(qtbot: QtBot) -> AtTable:
    return AtTable(qtbot, set_out())


def row(table: AtTable, line: int) -> TravellerLine:
    found = table.port.view.deals[line]
    assert isinstance(found, TravellerLine)
    return found


def test_who_meets_whom_is_filled_in(table: AtTable) -> None:
    assert len(table.port.view.deals) == 10 * 3 + 1
    assert table.shown(0, columns.BOARD) == "1"
    assert table.shown(0, columns.ROUND) == "2/3"
    assert table.shown(0, columns.NS) == "4 P7 – P8"
    assert table.wanted == CellRef(0, columns.CONTRACT)


def test_a_number_goes_to_the_first_line_of_a_board_without_a_result(table: AtTable) -> None:
    table.keys("5⏎p⏎5⏎")
    wanted = table.wanted
    assert wanted is not None
    assert [row(table, wanted.deal).number, row(table, wanted.deal).index] == [5, 1]


def test_in_another_order_it_begins_with_the_first_that_is_missing(qtbot: QtBot) -> None:
    table = AtTable(qtbot, after(set_out(), TypeBy(True)))
    table.keys("4sn=⏎4sn=⏎4sn=⏎")
    assert table.submit(TypeBy(False)) is None
    assert (row(table, 0).number, table.wanted) == (1, CellRef(0, columns.CONTRACT))


def test_by_round_the_lines_come_as_the_slips_do(qtbot: QtBot) -> None:
    table = AtTable(qtbot, after(set_out(), TypeBy(True)))
    rounds = [row(table, line).round for line in range(30)]
    assert rounds == sorted(rounds)
    tables = [row(table, line).table for line in range(6)]
    assert tables == [1, 1, 2, 2, 3, 3]
    table.keys("p⏎")
    assert table.wanted == CellRef(1, columns.CONTRACT)


def test_a_meeting_is_typed_on_the_last_line(qtbot: QtBot) -> None:
    table = AtTable(qtbot, evening())
    assert table.wanted == CellRef(0, columns.BOARD)
    assert "F8" not in table.face.hint()[1]
    table.keys("7 1 5⏎4sn=⏎")
    # Without a planned number of boards the session never ends by itself.
    assert table.face.hint()[1] == ""
    assert "F8" not in " ".join(table.notice)
    assert not FORM.evening_over(table.port.view)
    assert table.shown(0, columns.NS) == "1 P1 – P2"
    assert table.shown(0, columns.EW) == "5 P9 – P10"
    assert table.shown(0, columns.SCORE) == "+620"
    assert table.wanted == CellRef(1, columns.BOARD)
    assert table.face.panel().standing.title == "After 1 of 1 result"


def test_at_the_number_of_a_board_it_says_what_is_typed_there(qtbot: QtBot) -> None:
    table = AtTable(qtbot, evening())
    table.keys("7 1 5⏎")
    table.go_to(0, columns.BOARD)
    told = table.notice[0]
    assert "7 1 5" in told
    assert "4s" not in told
    table.keys("8 2 4⏎4sn=⏎")
    assert table.shown(1, columns.EW) == "4 P7 – P8"
    assert table.wanted == CellRef(0, columns.CONTRACT)
    # At a board that is over it stands below how the board was scored.
    table.go_to(1, columns.BOARD)
    assert table.notice[1] == told


def test_every_number_tells_where_it_comes_from(qtbot: QtBot) -> None:
    table = AtTable(qtbot, evening())
    table.keys("1 1 2⏎4sn=⏎1 3 4⏎4sn+1⏎")
    table.go_to(0, columns.POINTS_NS)
    assert table.notice[0] == (
        "Board 1, 1 against 2: 4♠ by North, =, not vulnerable: +420; 0 of 1 other result worse, "
        "0 equal: 0 of 2, East–West 2."
    )
    table.go_to(0, columns.SCORE)
    assert table.notice[0] == "4♠ by North, =, not vulnerable: +420."
    table.go_to(1, columns.NS)
    assert table.notice[0] == "1. Pair 3 P5 – P6 2 of 2, 100.00 %."


def test_the_ranking_and_the_traveller_of_the_board_stand_beside_it(qtbot: QtBot) -> None:
    table = AtTable(qtbot, evening())
    table.keys("1 1 2⏎4sn=⏎1 3 4⏎4sn+1⏎2 1 4⏎")
    panel = table.face.panel()
    ranked = sorted(panel.standing.lines, key=lambda line: -line.figure)
    assert [(line.name, line.written) for line in ranked[:2]] == [
        ("2 P3 – P4", "100.00"),
        ("3 P5 – P6", "100.00"),
    ]
    assert panel.picture is not None
    assert panel.picture.spoken.startswith("Board 2: East deals, North–South vulnerable.")
    table.go_to(0, columns.CONTRACT)
    panel = table.face.panel()
    assert panel.picture is not None
    assert panel.picture.spoken.startswith("Board 1: North deals, nobody vulnerable. 3 against 4")


def test_with_two_winners_each_direction_has_a_ranking(qtbot: QtBot) -> None:
    table = AtTable(qtbot, set_out(6, Rules(Scoring.IMPS, 2)))
    panel = table.face.panel()
    assert panel.second is not None
    assert panel.standing.title.startswith("North–South")
    assert panel.second.title == "East–West"
    assert [len(each.lines) for each in (panel.standing, panel.second)] == [3, 3]


def test_when_all_is_in_nothing_is_wanted_and_the_winner_told(qtbot: QtBot) -> None:
    table = AtTable(qtbot, set_out(2, boards=1))
    table.keys("4sn=⏎")
    table.keys("p⏎" * (table.port.view.results - 1))
    assert table.wanted is None
    assert table.face.hint()[0].startswith("All results are in. 1.")
    assert "F8" in table.notice[1]  # the first line explains the last result


def test_a_note_on_an_empty_line_leaves_it_wanted(table: AtTable) -> None:
    table.go_to(0, columns.SCORE)
    table.keys("late⏎")
    assert table.wanted == CellRef(0, columns.CONTRACT)


@pytest.mark.parametrize("name", known.names("pairs"))
def test_a_known_evening_typed_by_keys_comes_out_right(qtbot: QtBot, name: str) -> None:
    session = known.session(name)
    table = AtTable(qtbot, replace(session, boards=()))
    for board in session.boards:
        for result in board.results:
            table.go_to(len(table.port.view.deals) - 1, columns.BOARD)
            table.keys(f"{board.number} {result.meeting.ns} {result.meeting.ew}⏎")
            table.keys(typed(result.deal))
    rows, standing = known.expected(name)
    view = table.port.view
    assert [known.filled(row) for row in known.rows(FORM.csv(view))] == rows
    assert known.rows(FORM.standing_csv(view)) == standing


def test_where_there_are_no_rounds_there_is_no_column_for_them(qtbot: QtBot) -> None:
    table = AtTable(qtbot, evening(4))
    view, rounds = table.face.form, FORM.columns.index(columns.ROUND)
    assert view.isColumnHidden(rounds)
    assert not any(map(view.isColumnHidden, range(rounds + 1, len(FORM.columns))))
    for _ in FORM.columns:
        qtbot.keyClick(view, Qt.Key.Key_Left)
    here = view.spot()
    assert here is not None
    assert here.column is columns.BOARD
    wide = view.columnWidth(rounds + 1)
    assert table.submit(SetOut(2)) is None
    assert not view.isColumnHidden(rounds)
    assert view.columnWidth(rounds + 1) < wide
    assert table.submit(SetOut(3)) is None
    for board in table.session.boards[:4]:
        for _ in board.results:
            assert table.submit(RemoveResult(board.number, 0)) is None
    assert view.isColumnHidden(rounds)


def test_the_ranking_says_how_far_it_has_come(qtbot: QtBot) -> None:
    table = AtTable(qtbot, set_out(2, boards=2))

    def title() -> str:
        return table.face.panel().standing.title

    assert title() == "Before the first result"
    table.keys("p⏎")
    assert title() == "After 1 of 2 results"
    table.keys("p⏎")
    assert title() == "Final ranking"


def test_two_long_names_are_both_read_in_a_row_of_the_form(qtbot: QtBot) -> None:
    session = set_out(4)
    long = ("Konstantin Preobrazhensky-Fet", "Maximiliane von Schwarzenberg")
    table = AtTable(qtbot, after(session, ChangePairs((long, *session.pairs[1:]))))
    painted: list[str] = []

    class Pen(QPainter):
        def drawText(self, *where: Any) -> None:  # type: ignore[override]  # for all overloads
            painted.append(where[-1])

    form = table.face.form
    place = next(
        at
        for at, row in enumerate(table.port.view.deals)
        if isinstance(row, TravellerLine) and row.ns.startswith("1 Ko")
    )
    spot = CellRef(place, columns.NS)
    canvas = QImage(600, 100, QImage.Format.Format_RGB32)
    pen = Pen(canvas)
    delegate = form.itemDelegate()
    assert isinstance(delegate, FormDelegate)
    delegate.paint_cell(pen, form.cells, spot, form.cell_rect(spot), here=False)
    pen.end()
    (name,) = painted
    # In smaller type each has its own line, if the row has room for two.
    first, second = name.split("\n")
    assert first == "1 Konstantin Preobrazhensky-Fet –"
    assert second == "Maximiliane von Schwarzenberg"


def test_a_meeting_that_nobody_set_out_can_be_chosen(qtbot: QtBot) -> None:
    table = AtTable(qtbot, evening(4))
    for numbers in ([1], [1, 2], [2]):
        new = CellRef(len(table.port.view.deals) - 1, columns.BOARD)
        offered = columns.BOARD.choices(table.port.view, new)
        assert [int(each.label.partition(":")[0]) for each in offered[:-1]] == numbers
        assert table.face.entries.enter(new, Reading(offered[0].change)).refused is None
        others = columns.BOARD.choices(table.port.view, CellRef(0, columns.BOARD))
        assert not any(isinstance(each.change, Meet) for each in others)
    assert [(row(table, at).ns[0], row(table, at).ew[0]) for at in range(3)] == [
        ("1", "2"),
        ("3", "4"),
        ("1", "2"),
    ]
