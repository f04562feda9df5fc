from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Never

import pytest

from chicago_gui.book import Book, BookError, State
from chicago_gui.book.connection import BookReason, Cause, closing, connect
from chicago_gui.book.history import Corrections, is_over
from chicago_gui.desk.desk import Desk, UndoOwner
from chicago_gui.games.house import changes as c
from chicago_gui.games.house.game import GAME
from chicago_gui.games.house.sheet import Deck
from chicago_gui.games.house.view import PlayedDeal
from chicago_gui.scoring import Contract
from tests.desk.typed_session import Table


def found(table: Table) -> dict[int, tuple[str, ...]]:
    """Return the corrected cells by the desk, after comparing them with the whole history."""
    found = Corrections(GAME).after(table.book.history(table.desk.session_id))
    told = {
        at: deal.corrected
        for at, deal in enumerate(table.desk.table.view.deals)
        if isinstance(deal, PlayedDeal) and deal.corrected
    }
    assert told == found
    return told


def told_by_steps(table: Table) -> dict[int, tuple[str, ...]]:
    """Return the corrected cells by a plain model of all done steps."""
    cells: dict[tuple[int, str], tuple[object, object]] = {}
    for step in table.book.load(table.desk.session_id).steps:
        for name, *texts in step.patch if step.state is State.DONE else ():
            before, after = (None if text is None else GAME.part(name, text) for text in texts)
            at = GAME.at(name)
            if isinstance(at, int) and is_over(before) and is_over(after):
                for each in GAME.fields(name).differences(before, after, spread=False):
                    for cell, was, now in () if each.field.remark else each.cells:
                        cells[at, cell] = cells.get((at, cell), (was,))[0], now
    marked = sorted(key for key, (first, now) in cells.items() if first != now)
    return {at: tuple(key for deal, key in marked if deal == at) for at, _ in marked}


def played(table: Table) -> Table:
    return table.count(0, 12, 9, 13, 6).seat(0).bid(0).play(0)


NINE_TRICKS = c.EnterResult(0, 9)


@pytest.mark.parametrize(
    ("changes", "cells"),
    [
        ([], None),
        (
            [
                c.CorrectCounts(0, (12, 10, 12, 6)),
                c.EnterContract(0, Contract.parse("3S"), "Vera"),
                c.EnterZ(0, 0, True),
            ],
            ("contract", "hcp.B", "hcp.C", "vulnerable.1"),
        ),
        # Remarks, and another spelling of a name.
        (
            [
                c.EnterNoted(0, "Boris", 11),
                c.EnterNote(0, "so be it"),
                c.Rename((("Boris", "Борис"),)),
            ],
            None,
        ),
        ([NINE_TRICKS, c.EnterResult(0, 10)], None),
        # The deal was open again when the second cell was written.
        (
            [NINE_TRICKS, c.EnterResult(0, None), c.EnterZ(0, 0, True), c.EnterResult(0, 11)],
            ("tricks",),
        ),
    ],
    ids=["none", "cells", "remarks", "corrected back", "open again"],
)
def test_a_cell_changed_after_the_reveal_is_corrected(
    table: Table, changes: list[c.PublicChange], cells: tuple[str, ...] | None
) -> None:
    played(table).do(*changes)
    assert found(table) == ({} if cells is None else {0: cells})


@pytest.mark.parametrize("later", [[], [c.BeginDeal("Anna")]])
def test_an_undone_correction_is_none(table: Table, later: list[c.PublicChange]) -> None:
    played(table).do(NINE_TRICKS, *later).undo()
    assert found(table) == {}


def test_a_deal_that_takes_another_s_place_has_none(table: Table) -> None:
    played(table).do(c.EnterResult(0, 9), c.DeleteDeal(0), c.BeginDeal("Anna"))
    table.count(0, 12, 9, 13, 6).seat(0).bid(0).play(0)
    assert found(table) == {}


def test_a_deal_that_was_taken_off_comes_back_with_its_corrections(table: Table) -> None:
    played(table).do(c.EnterResult(0, 9), c.DeleteDeal(0))
    assert found(table) == {}
    assert found(table.undo()) == {0: ("tricks",)}
    assert found(table.redo().do(c.BeginDeal("Anna"))) == {}
    assert found(table.undo().undo()) == {0: ("tricks",)}
    assert found(table.undo()) == {}


def test_marks_move_with_their_deals(table: Table) -> None:
    played(table).do(c.EnterResult(0, 9), c.InsertDeal(0))
    assert found(table) == {1: ("tricks",)}
    assert found(table.do(c.DeleteDeal(0))) == {0: ("tricks",)}
    table.do(c.InsertDeal(0), c.DeleteDeal(1))
    assert found(table) == {}
    assert found(table.undo()) == {1: ("tricks",)}
    assert found(table.undo()) == {0: ("tricks",)}
    assert found(table.redo().redo()) == {}


def test_an_undo_that_closes_a_deal_again_leaves_nothing_of_what_stood_there(table: Table) -> None:
    played(table).do(c.EnterZ(0, 0, True)).undo().undo()
    table.do(c.EnterZ(0, 0, True)).play(0)
    assert found(table) == {}
    assert found(table.do(c.EnterZ(0, 0, False))) == {0: ("vulnerable.1",)}


def test_a_deal_that_a_session_file_brought_can_be_corrected(table: Table) -> None:
    fresh = table.desk.session_for_export()
    over = played(table).desk.session_for_export()
    with Book.open(table.book.path.with_name("other.sqlite")) as other:
        other.add(fresh, table.now)
        other.replace(over, table.now)
        assert found(Table(other, session_id=over.id).do(c.EnterResult(0, 9))) == {0: ("tricks",)}


def test_a_note_that_looks_like_a_record_does_not_open_a_deal(table: Table) -> None:
    table.count(0, 12, 9, 13, 6).do(c.EnterNote(0, '{"tricks":10} "contract":"pass"'))
    table.do(c.EnterNote(0, "another"))
    table.desk.submit(c.PickDeck(0, Deck.A, "Boris"), UndoOwner.PREPARER)
    assert found(table) == {}


def test_whatever_is_done_undone_and_made_again_it_is_what_all_steps_tell(table: Table) -> None:
    played(table).do(c.EnterResult(0, 9))
    chance = Random(7)
    mine, owner = table.desk.session_id, UndoOwner.TABLE
    ways: list[Callable[[], object]] = [
        lambda: table.desk.submit(c.EnterResult(0, chance.randrange(14)), owner),
        lambda: table.desk.submit(c.EnterZ(0, 0, chance.random() < 0.5), owner),
        lambda: table.desk.submit(c.EnterNote(0, str(chance.random())), owner),
        lambda: table.desk.undo(owner),
        lambda: table.desk.undo(owner),
        lambda: table.desk.redo(owner),
    ]

    def opened() -> tuple[object, ...]:
        """Open the session again, and return what its desk shows."""
        desk = Desk(table.book, mine, lambda: table.now)
        return desk.table.view, desk.table.undo_name, desk.table.redo_name, desk.table.ends_at

    corrected = set()
    for _ in range(80):
        chance.choice(ways)()
        told = found(table)
        assert told == told_by_steps(table)
        corrected.add(str(told))
        from_cache = opened()
        with closing(connect(table.book.path)) as other:
            other.execute("DELETE FROM followed")
        assert opened() == from_cache
    assert len(corrected) == 3


def test_a_history_that_cannot_be_read_costs_no_entry(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    played(table)
    for tricks in (9, 10) * 40:
        table.play(0, tricks)
    table.desk = Desk(table.book, table.desk.session_id, lambda: table.now)

    def unread(*_: object) -> Never:
        raise BookError(BookReason.NOT_READ, Cause.DISK)

    with monkeypatch.context() as failing:
        failing.setattr(Book, "history_summary", unread)
        table.play(0, 11)
    assert table.desk.table.view.deals[0].deal.tricks == 11
    assert found(table.play(0, 12)) == {0: ("tricks",)}
