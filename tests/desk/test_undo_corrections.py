from __future__ import annotations

from collections.abc import Callable
from random import Random

from chicago_gui.book import Book
from chicago_gui.desk.undo import Corrections, UndoOwner
from chicago_gui.games.russian import changes as c
from chicago_gui.games.russian.game import GAME
from chicago_gui.games.russian.sheet import Deck
from chicago_gui.games.russian.view import PlayedDeal
from chicago_gui.scoring import Contract
from tests.desk.typed_session import Table, book, table

__all__ = ["book", "table"]  # fixtures


def found(table: Table) -> dict[int, tuple[str, ...]]:
    """Return what is corrected, as the desk tells it and as all steps tell it at once."""
    found = Corrections(GAME).after(table.book.load(table.desk.session_id).steps)
    told = {
        at: deal.corrected
        for at, deal in enumerate(table.desk.table.view.deals)
        if isinstance(deal, PlayedDeal) and deal.corrected
    }
    assert told == found
    return told


def played(table: Table) -> Table:
    return table.count(0, 12, 9, 13, 6).seat(0).bid(0).play(0)


def test_what_is_written_before_the_reveal_is_no_correction(table: Table) -> None:
    played(table)
    assert found(table) == {}


def test_each_cell_written_otherwise_after_it_is_named(table: Table) -> None:
    played(table).do(
        c.CorrectCounts(0, (12, 10, 12, 6)),
        c.EnterContract(0, Contract.parse("3S"), "Vera"),
        c.EnterZ(0, 0, True),
    )
    assert found(table) == {0: ("contract", "hcp.B", "hcp.C", "vulnerable")}


def test_remarks_and_another_spelling_of_a_name_are_none(table: Table) -> None:
    played(table).do(
        c.EnterNoted(0, "Boris", 11), c.EnterNote(0, "so be it"), c.Rename((("Boris", "Борис"),))
    )
    assert found(table) == {}


def test_what_is_undone_or_corrected_back_is_none(table: Table) -> None:
    played(table).do(c.EnterResult(0, 9)).undo()
    assert found(table) == {}
    table.do(c.EnterResult(0, 9), c.EnterResult(0, 10))
    assert found(table) == {}


def test_a_correction_undone_from_beneath_another_deal_is_none(table: Table) -> None:
    played(table).do(c.EnterResult(0, 9), c.BeginDeal("Anna")).undo()
    assert found(table) == {}


def test_what_was_written_while_a_deal_was_open_again_is_none(table: Table) -> None:
    played(table).do(c.EnterResult(0, 9), c.EnterResult(0, None), c.EnterZ(0, 0, True))
    table.do(c.EnterResult(0, 11))
    assert found(table) == {0: ("tricks",)}


def test_a_deal_that_takes_another_s_place_has_none(table: Table) -> None:
    played(table).do(c.EnterResult(0, 9), c.RemoveDeal(0), c.BeginDeal("Anna"))
    table.count(0, 12, 9, 13, 6).seat(0).bid(0).play(0)
    assert found(table) == {}


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
    ways: list[Callable[[int], object]] = [
        lambda deal: table.desk.submit(c.EnterResult(deal, chance.randrange(14)), UndoOwner.TABLE),
        lambda deal: table.desk.submit(c.EnterZ(deal, 0, chance.random() < 0.5), UndoOwner.TABLE),
        lambda deal: table.desk.submit(c.EnterNote(deal, str(chance.random())), UndoOwner.TABLE),
        lambda _: table.desk.undo(UndoOwner.TABLE),
        lambda _: table.desk.undo(UndoOwner.TABLE),
        lambda _: table.desk.redo(UndoOwner.TABLE),
    ]
    corrected = set()
    for _ in range(80):
        chance.choice(ways)(0)
        corrected.add(str(found(table)))
    assert len(corrected) == 3
