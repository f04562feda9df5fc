"""Matches and evenings of pairs kept in the book: undo, history, restart, the list of sessions."""

from __future__ import annotations

from typing import Any

import pytest

from chicago_gui import games
from chicago_gui.book import Book
from chicago_gui.desk.desk import UndoOwner
from chicago_gui.desk.library import Library
from chicago_gui.games.pairs.changes import Meet, SetOut, TypeBy
from chicago_gui.games.pairs.session import Meeting
from chicago_gui.games.pairs.session import Session as Pairs
from chicago_gui.games.teams.changes import Choose, Compare
from chicago_gui.games.teams.session import Session as Match
from chicago_gui.record import replace
from chicago_gui.sheet.boards.game import BoardNumbers
from chicago_gui.sheet.fields import ARROW
from tests.desk.typed_session import NINE, Table
from tests.games.pairs import make as pairs
from tests.games.teams import make as teams
from tests.games.teams.make import CLOSED, OPEN


def kept(book: Book, session: Any) -> Table:
    book.add(session, NINE)
    return Table(book, session_id=session.id)


def undo_text(table: Table) -> str:
    name = table.desk.table.undo_name
    return "" if name is None else table.desk.table.form.step_name(name)


@pytest.fixture
def early(book: Book) -> Table:
    """The open room's match, compared with the closed room's before a board was played."""
    mine = replace(teams.match(2), room=OPEN)
    theirs = teams.after(
        replace(teams.match(2), room=CLOSED),
        teams.plays(1, CLOSED, "3NT W 9"),
        teams.plays(2, CLOSED, "6H S 12"),
    )
    return kept(book, mine).do(Compare(theirs))


def test_the_history_of_a_match_is_told_by_boards(book: Book) -> None:
    table = kept(book, teams.match(2)).do(
        teams.plays(2, OPEN, "4S N 10"), teams.plays(2, OPEN, "4S N 11")
    )
    assert table.told() == [
        "Session begun",
        "Board 2: open room 4♠ N =",
        f"Board 2: open room 4♠ N ={ARROW}4♠ N +1",
    ]
    assert undo_text(table) == "board 2, contract"
    assert table.undo().told()[-1] == f"Undone: board 2: open room 4♠ N ={ARROW}4♠ N +1"


def test_the_history_tells_nothing_of_a_card_that_came_early(early: Table) -> None:
    assert early.told()[1:] == ["The other room's card is open"]
    assert not any("3NT" in each or "6♥" in each for each in early.told())
    early.do(teams.plays(1, OPEN, "3NT N 9"))
    assert early.told()[-1] == "Board 1: open room 3NT N ="
    assert not any("6♥" in each for each in early.told())


def test_undo_takes_a_comparison_back_and_redo_makes_it_again(early: Table) -> None:
    assert undo_text(early) == "comparison with the other room"
    session = early.desk.session_for_export()
    assert early.undo().desk.session_for_export() == replace(teams.match(2), room=OPEN)
    assert early.redo().desk.session_for_export() == session


def test_two_cards_that_disagree_come_back_after_a_restart(book: Book) -> None:
    mine = teams.after(replace(teams.match(2), room=OPEN), teams.plays(1, OPEN, "4S N 10"))
    theirs = teams.after(replace(teams.match(2), room=CLOSED), teams.plays(1, OPEN, "4S N 11"))
    table = kept(book, mine).do(Compare(theirs))
    again = Table(book, session_id=mine.id).desk
    assert again.session_for_export() == table.desk.session_for_export()
    session = again.session_for_export()
    assert isinstance(session, Match)
    assert session.disputes == ((1, OPEN),)
    assert again.submit(Choose(1, OPEN, theirs=True), UndoOwner.TABLE) is None
    assert table.told()[-1] == "Board 1: one of the two cards is chosen"


def test_the_history_of_pairs_is_told_by_lines(book: Book) -> None:
    table = kept(book, pairs.evening(4)).do(
        Meet(7, Meeting(1, 3)), pairs.plays(7, 0, "4S N 10"), TypeBy(True), SetOut(2)
    )
    assert table.told() == [
        "Session begun",
        "Board 7: 1–3 …",
        f"Board 7: 1–3 …{ARROW}4♠ N =",
        "Order of results: by round",
        "Movement set",
    ]
    assert undo_text(table) == "Movement"
    again = Table(book, session_id=table.desk.session_id).desk
    assert again.session_for_export() == table.desk.session_for_export()
    session = again.session_for_export()
    assert isinstance(session, Pairs)
    assert session.by_round


def test_matches_add_up_for_each_player(book: Book) -> None:
    kept(book, teams.match(2)).do(teams.plays(1, OPEN, "4S N 10"), teams.plays(1, CLOSED, "4S N 9"))
    Library(book).find("")
    while not book.cache_figures(10):
        pass
    figures = book.figures("teams")
    (ann,) = (line for line in figures.players if line.names == ("Ann",))
    made = BoardNumbers(*ann.numbers)
    assert (ann.won, made.boards, made.imps) == (0, 1, 1000)
    table = games.form("teams").figures(figures).tables[0]
    # A match has no share of the maximum, so there is no such column.
    shown = [column.text(table.lines[0]) for column in table.columns]
    assert shown[1:5] == ["1", "0", "1", "+10"]


def test_evenings_of_pairs_add_up_for_players_and_pairs(book: Book) -> None:
    session = pairs.traveller(pairs.evening(4), 1, "1 2 4S N 10", "3 4 4S N 9")
    kept(book, session)
    while not book.cache_figures(10):
        pass
    figures = book.figures("pairs")
    shares = {line.names: BoardNumbers(*line.numbers).share for line in figures.pairs}
    assert shares[("P1", "P2")] == 100
    assert shares[("P3", "P4")] == 0
    tables = games.form("pairs").figures(figures)
    assert [each.title for each in tables.tables][:2] == ["Players", "Pairs"]
    # Shares of a maximum cannot be added up.
    assert tables.running is None
    assert tables.bars is None
