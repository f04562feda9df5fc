"""The list of sessions, the backups, and the history of a session in words."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from uuid import uuid4

import pytest

from chicago_gui.book import Book
from chicago_gui.desk import library as library_module
from chicago_gui.desk.desk import UndoOwner
from chicago_gui.desk.library import (
    BackupMaker,
    Library,
    backup_lines,
    history_lines,
    other_names,
    other_people,
)
from chicago_gui.games.house import changes as c
from chicago_gui.games.house.evening import EnterHcp, Session
from chicago_gui.games.house.evening.apply import apply
from chicago_gui.games.house.rules import PassedOut, Rules
from chicago_gui.games.house.sheet import Deck
from chicago_gui.record import replace
from chicago_gui.scoring import Contract
from chicago_gui.sheet.fields import ARROW
from chicago_gui.sheet.history import HistoryAction
from chicago_gui.sheet.session_list import SessionFilter
from chicago_gui.sheet.setup import ChangeHeading, ChangeRules
from tests.desk.typed_session import NINE, Table


@pytest.fixture
def library(book: Book, done: Session, going_on: Session) -> Library:
    book.add(done, NINE)
    book.add(apply(going_on, ChangeHeading(date(2025, 3, 9), "У Веры")), NINE)
    return Library(book)


def test_sessions_are_filtered(
    library: Library, book: Book, done: Session, going_on: Session
) -> None:
    def ids(chosen_filter: SessionFilter) -> list[str]:
        return [line.id for line in library.find("", chosen_filter)]

    assert ids(SessionFilter.OPEN) == [going_on.sheet.id]
    assert ids(SessionFilter.DONE) == [done.sheet.id]
    assert ids(SessionFilter.DELETED) == []
    book.delete([done.sheet.id], NINE)
    library.forget()
    assert ids(SessionFilter.ALL) == [going_on.sheet.id]
    assert ids(SessionFilter.DONE) == []
    assert ids(SessionFilter.DELETED) == [done.sheet.id]


def with_another(session: Session, name: str, who: str) -> Session:
    """Return a session in which `who` sits in place of `name`."""
    sheet = apply(session, c.Rename(((name, who),))).sheet
    return replace(session, sheet=replace(sheet, deals=(), id=str(uuid4())), counts=())


def test_names_that_never_met_are_offered_first(book: Book, going_on: Session) -> None:
    book.add(going_on, NINE)
    book.add(with_another(going_on, "Егор", "Юра"), NINE)
    assert other_people(book, "Егор") == ("Юра", "Аня", "Борис", "Вера", "Дима")


def test_merged_names_are_told_as_they_are_spelt(book: Book, going_on: Session) -> None:
    book.add(going_on, NINE)
    book.add(with_another(going_on, "Аня", "Аня Иванова"), NINE)
    assert other_names(book, "Аня") == ()
    book.merge("Аня Иванова", "Аня")
    assert other_names(book, "Аня") == ("Аня Иванова",)
    book.separate("Аня Иванова")
    assert other_names(book, "Аня") == ()


# --- backups


def test_a_backup_is_made_if_something_has_changed(book: Book, done: Session) -> None:
    book.add(done, NINE)
    assert backup_lines(book) == ()
    maker = BackupMaker(book)
    maker.wait()
    for _ in range(2):
        maker.begin()
        maker.wait()
    (line,) = backup_lines(book)
    assert line.at.tzinfo is not None
    with Book.open(Path(line.name), read_only=True) as copy:
        assert len(copy.lines()) == 1


def test_nobody_waits_for_a_missing_thread(book: Book, monkeypatch: pytest.MonkeyPatch) -> None:
    def none_left(*_: object) -> None:
        raise RuntimeError("can't start new thread")

    maker = BackupMaker(book)
    with monkeypatch.context() as patched:
        patched.setattr(library_module, "start_new_thread", none_left)
        with pytest.raises(RuntimeError):
            maker.begin()
    maker.begin()
    maker.wait()
    assert len(backup_lines(book)) == 1


# --- history


def test_a_deal_is_told_in_the_order_in_which_it_was_lived(table: Table) -> None:
    table.count(0, 12, 9, 13, 6).seat(0).bid(0).play(0)
    assert table.told() == [
        "Session begun",
        "Deal 1: deck A 12",
        "Deal 1: deck B 9",
        "Deal 1: deck C 13",
        "Deal 1: deck D 6",
        "Deal 1: deck A picked by Boris",
        "Deal 1: deck B picked by Vera",
        "Deal 1: deck C picked by Dima, deck D picked by Egor",
        "Deal 1: teams Boris – Vera against Dima – Egor",
        "Deal 1: Boris – Vera not vulnerable",
        "Deal 1: Dima – Egor vulnerable",
        "Deal 1: opening bid Dima",
        "Deal 1: contract 4♠ by Vera",
        "Deal 1: result =",
    ]


def test_secrets_change_nothing_in_the_history(qapp: object, tmp_path: Path) -> None:
    told = []
    for number, hcp in enumerate([(12, 9, 13, 6), (0, 37, 0, 3)]):
        with Book.open(tmp_path / f"{number}.sqlite") as book:
            table = Table(book)
            table.count(0, 10, 10, 10, 10).seat(0).bid(0).play(0)
            table.do(c.BeginDeal("Boris")).count(1, *hcp)
            if number:
                table.desk.undo(UndoOwner.PREPARER, 1)
                table.do(EnterHcp(1, Deck.D, 3), EnterHcp(1, Deck.A, 1), EnterHcp(1, Deck.A, 0))
            table.do(c.EnterNote(0, "well played"))
            told.append(table.lines())
    assert told[0] == told[1]


def test_counts_corrected_after_the_reveal_are_told_before_and_after(table: Table) -> None:
    table.count(0, 9, 12, 9, 10).seat(0).bid(0).play(0)
    table.do(c.CorrectCounts(0, (9, 11, 10, 10)))
    assert table.told()[-1] == f"Deal 1: deck B 12{ARROW}11, deck C 9{ARROW}10"
    assert [line.correction for line in table.lines()[-2:]] == [False, True]


def test_undo_and_redo_are_told_as_such(table: Table) -> None:
    table.count(0, 12, 9, 13, 6).seat(0).bid(0).play(0)
    table.do(c.EnterResult(0, 11)).undo().redo()
    assert table.told()[-3:] == [
        f"Deal 1: result ={ARROW}+1",
        f"Undone: deal 1: result ={ARROW}+1",
        f"Redone: deal 1: result ={ARROW}+1",
    ]


def test_an_undone_result_says_that_the_counts_were_shown(table: Table) -> None:
    table.count(0, 12, 9, 13, 6).seat(0).bid(0).play(0)
    assert "Deal 1: deck A 12" in table.told()
    table.undo()
    assert table.told()[-1] == "Undone: deal 1: result = (its counts were shown)"
    assert not any("12" in line for line in table.told())


def test_a_contract_that_is_changed_with_its_declarer_says_both(table: Table) -> None:
    table.count(0, 12, 9, 13, 6).seat(0).bid(0)
    table.do(c.EnterContract(0, Contract.parse("2HX"), "Dima"))
    assert table.told()[-1] == f"Deal 1: contract 4♠ by Vera{ARROW}2♥X by Dima"
    table.do(c.EnterContract(0, Contract.parse("2HX"), "Egor"))
    assert table.told()[-1] == f"Deal 1: declarer Dima{ARROW}Egor"
    table.do(c.EnterContract(0, Contract.parse("3H"), "Egor"))
    assert table.told()[-1] == f"Deal 1: contract 2♥X{ARROW}3♥"
    table.do(c.EnterContract(0, None))
    assert table.told()[-1] == "Deal 1: contract 3♥ by Egor removed"


def test_a_bid_deleted_and_typed_anew_is_told_once(table: Table) -> None:
    hearts = Contract.parse("4H")
    table.count(0, 12, 9, 13, 6).seat(0).bid(0)
    before = len(table.told()) - 1
    table.do(c.EnterContract(0, None), c.EnterContract(0, hearts, "Dima"))
    assert table.told()[before:] == ["Deal 1: contract 4♥ by Dima"]
    for declarer in ("Egor", None, "Dima"):
        table.do(c.EnterContract(0, hearts if declarer else None, declarer))
    assert table.told()[before:] == [
        "Deal 1: contract 4♥ by Dima",
        f"Deal 1: declarer Dima{ARROW}Egor",
        "Deal 1: contract 4♥ by Egor removed",
        "Deal 1: contract 4♥ by Dima",
    ]


def test_a_swap_names_who_plays_and_who_bid(table: Table) -> None:
    table.count(0, 12, 9, 13, 6).seat(0).bid(0).do(c.Swap(0))
    assert table.told()[-1] == f"Deal 1: declarer Vera{ARROW}Boris, bid by Vera"


def test_deals_passed_out_share_a_number(table: Table) -> None:
    table.count(0, 12, 9, 13, 6).seat(0).do(c.PassOut(0), c.BeginDeal("Anna"))
    assert table.told()[-2:] == ["Deal 1: passed out", "Deal 1: prepared by Anna"]


def test_the_heading_is_told_in_words(table: Table) -> None:
    table.do(
        c.Rename((("Boris", "Борис"),)),
        c.ChangePlan(20),
        ChangeHeading(date(2026, 11, 19), "Riga"),
        ChangeRules(Rules(passed_out=PassedOut.SCORE, honours=True)),
    )
    assert table.told()[1:] == [
        f"Name Boris{ARROW}Борис",
        f"Planned deals 15{ARROW}20",
        f"Date 2026-11-20{ARROW}2026-11-19, place Riga",
        f"Passed out: deal again{ARROW}0 minus target, honours count",
    ]


def test_a_new_name_is_told_once_and_not_in_every_deal(table: Table) -> None:
    table.count(0, 12, 9, 13, 6).seat(0).bid(0).do(c.Rename((("Vera", "Вера"),)))
    assert table.told()[-1] == f"Name Vera{ARROW}Вера"


def test_remarks_are_told_and_are_no_corrections(table: Table) -> None:
    table.count(0, 12, 9, 13, 6).seat(0).bid(0).play(0)
    table.do(c.EnterNoted(0, "Boris", 11), c.EnterNote(0, "a fine lead"))
    assert table.told()[-2:] == ["Deal 1: HCP noted by Boris 11", "Deal 1: note a fine lead"]
    assert not any(line.correction for line in table.lines())


def test_a_deal_taken_off_the_sheet_takes_its_counts_along(table: Table) -> None:
    # The deal that replaces it is another one; its end reveals nothing of the first.
    table.count(0, 7, 7, 7, 19).do(c.DeleteDeal(0), c.BeginDeal("Anna"))
    table.count(0, 12, 9, 13, 6).seat(0).bid(0).play(0)
    told = table.told()
    assert told[1:4] == [
        "Deal 1: deleted",
        "Deal 1: prepared by Anna",
        "Deal 1: deck A 12",
    ]
    assert not any("7" in line or "19" in line for line in told)


def test_a_deal_that_comes_back_has_its_counts_again(table: Table) -> None:
    table.count(0, 12, 9, 13, 6).do(c.DeleteDeal(0)).undo().seat(0).bid(0).play(0)
    assert table.told()[2].startswith("Undone: deal 1: deleted")
    counts = [e for line in table.lines() for e in line.entries if e.path[0] == "hcp"]
    assert {(e.path, e.after or e.before) for e in counts} == {
        (("hcp", "A"), 12),
        (("hcp", "B"), 9),
        (("hcp", "C"), 13),
        (("hcp", "D"), 6),
    }


def test_a_session_from_a_file_says_how_many_deals_it_had(book: Book, going_on: Session) -> None:
    book.add(going_on, NINE)
    (line,) = history_lines(book, going_on.sheet.id)
    assert (line.action, line.deals, line.entries) == (HistoryAction.TAKEN_IN, 7, ())
    assert line.words == "Added to the book with 7 deals"


def test_a_session_replaced_deleted_and_put_back_says_so(book: Book, going_on: Session) -> None:
    book.add(going_on, NINE)
    changed = Table(book, session_id=going_on.sheet.id).play(5, 8).desk.session_for_export()
    book.replace(going_on, NINE)
    book.delete([going_on.sheet.id], NINE)
    book.undelete([going_on.sheet.id], NINE)
    told = [line.words for line in history_lines(book, going_on.sheet.id)]
    assert changed != going_on
    assert told[1:] == [
        "Deal 6: result =",
        "Replaced by a session file: deal 6: result (its counts were shown)",
        "Session deleted",
        "Session restored",
    ]
