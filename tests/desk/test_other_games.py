"""The desk with games without secrets: changes, undo after a restart, history, the end."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest

from chicago_gui import games
from chicago_gui.book import Book
from chicago_gui.desk.desk import Desk, UndoOwner
from chicago_gui.desk.library import history_lines
from chicago_gui.scoring import Contract
from chicago_gui.sheet.form import StepName
from chicago_gui.sheet.setup import NewSession
from chicago_gui.sheet.sittings import changes as c

NINE = datetime(2026, 11, 20, 21, 0, tzinfo=UTC)
NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve")
KINDS = ("four-deal", "rubber")


@pytest.fixture(params=KINDS)
def kind(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


@pytest.fixture
def desk(qapp: object, book: Book, kind: str) -> Desk:
    session = games.game(kind).begin(NewSession(NAMES, "Bob", date(2026, 11, 20)))
    book.add(session, NINE)
    minutes = iter(range(1000))
    return Desk(book, session.id, lambda: NINE + timedelta(minutes=next(minutes)))


def seats(desk: Desk) -> Sequence[str]:
    """Return the four players of the first round or rubber."""
    session: Any = desk.session_for_export()  # of a game that settles
    four: Sequence[str] = session.sittings[0].seats
    return four


def play(desk: Desk, deal: int) -> None:
    declarer = seats(desk)[0]
    contract = c.EnterContract(0, deal, Contract.parse("1C"), declarer)
    for change in (contract, c.EnterResult(0, deal, 7)):
        assert desk.table.submit(change) is None


def test_the_table_s_port_has_the_form_and_the_view_of_the_game(desk: Desk, kind: str) -> None:
    assert desk.table.form is games.form(kind)
    play(desk, 0)
    game = games.of(desk.session_for_export())
    assert desk.table.view == game.reveal(desk.session_for_export())
    assert desk.table.undo_name == StepName("result", 1, 1)
    assert desk.table.ends_at is None


def test_undo_and_redo_work_after_a_restart(desk: Desk, book: Book) -> None:
    begun = desk.session_for_export()
    play(desk, 0)
    play(desk, 1)
    played = desk.session_for_export()
    other = Desk(book, desk.session_id)
    for _ in range(4):
        other.table.undo()
    assert other.session_for_export() == begun
    assert other.table.undo_name is None
    assert other.table.redo_name == StepName("contract", 1, 1)
    for _ in range(4):
        other.table.redo()
    assert other.session_for_export() == played
    assert other.table.redo_name is None


def test_anything_may_be_supposed(desk: Desk, book: Book) -> None:
    before = desk.table.view
    change = c.PassOut(0, 0)
    supposed = desk.table.suppose(change)
    assert supposed != before
    assert desk.table.view == before
    assert desk.submit(change, UndoOwner.TABLE) is None
    assert desk.table.view == supposed


def test_the_history_is_told_by_deals(desk: Desk, book: Book, kind: str) -> None:
    play(desk, 0)
    said = [line.words for line in history_lines(book, desk.session_id)]
    unit = "Round" if kind == "four-deal" else "Rubber"
    declarer = seats(desk)[0]
    assert said == [
        "Session begun",
        f"{unit} 1, deal 1: contract 1♣ by {declarer}",
        f"{unit} 1, deal 1: result =",
    ]
    assert not desk.done


def test_a_session_of_sittings_ends_after_six_hours(desk: Desk, book: Book, kind: str) -> None:
    deals = {"four-deal": 4, "rubber": 2}[kind]  # game after game, by one side
    declarer = seats(desk)[0]
    for deal in range(deals):
        for change in (
            c.EnterContract(0, deal, Contract.parse("3NT"), declarer),
            c.EnterResult(0, deal, 9),
        ):
            assert desk.table.submit(change) is None
    updated = book.load(desk.session_id).updated
    soon = updated + timedelta(hours=6)
    later = soon + timedelta(seconds=1)
    assert not Desk(book, desk.session_id, lambda: soon).done
    assert Desk(book, desk.session_id, lambda: later).done


def test_players_come_and_leave_by_undoable_steps(desk: Desk, book: Book, kind: str) -> None:
    play(desk, 0)
    before = desk.session_for_export()
    leaves = before.players[0]
    for change in (c.ComeAndGo(("Fay",)), c.ComeAndGo(("Gus",), (leaves,)), c.ComeAndGo((leaves,))):
        assert desk.table.submit(change) is None
    assert desk.table.undo_name == StepName("players", None)
    assert desk.table.form.step_name(desk.table.undo_name) == "players"
    after = desk.session_for_export()
    other = Desk(book, desk.session_id)
    for _ in range(3):
        assert other.undo(UndoOwner.TABLE) is None
    assert other.session_for_export() == before
    for _ in range(3):
        assert other.redo(UndoOwner.TABLE) is None
    assert other.session_for_export() == after
    told = [line.words for line in history_lines(book, desk.session_id)]
    assert told[-9:-6] == ["Joined: Fay", f"Joined: Gus, left: {leaves}", f"Back: {leaves}"]
    assert told[-6] == f"Undone: back: {leaves}"


def test_a_contract_that_brings_its_result_ends_the_deal(desk: Desk) -> None:
    session = desk.session_for_export()
    declarer = seats(desk)[0]
    change = c.EnterContract(0, 0, Contract.parse("1C"), declarer, 7)
    game = games.of(session)
    assert game.ends_a_deal(game.about(session, change).kind)
    assert desk.table.submit(change) is None
    assert desk.table.undo_name is not None
    desk.table.undo()
    assert desk.session_for_export() == session
