"""Several changes of one typed line: all are one step, or none is made."""

from __future__ import annotations

import pytest

from chicago_gui.book import Book
from chicago_gui.desk.desk import Desk
from chicago_gui.games.house import changes as c
from chicago_gui.games.house.changes import HouseReason
from chicago_gui.games.house.evening import Counts, EnterHcp
from chicago_gui.games.house.sheet import Deck
from chicago_gui.games.house.view import OpenDeal, PlayedDeal
from chicago_gui.scoring import Contract, Refused
from chicago_gui.sheet.form import StepName
from chicago_gui.sheet.play import DealReason
from chicago_gui.sheet.typing.reader import Together
from tests.desk.test_desk import SEVEN, SIX, book, clock, desk, path, reason, taken

__all__ = ["book", "clock", "desk", "path"]  # fixtures

BID_AND_RESULT = Together(
    (c.EnterContract(SIX, Contract.parse("3NT"), "Дима"), c.EnterResult(SIX, 9))
)
BOTH_Z = Together((c.EnterZ(SIX, 0, True), c.EnterZ(SIX, 1, True)))


def on_form(desk: Desk) -> str:
    return desk.session_text((SIX, SEVEN))


def test_one_line_is_one_step_and_one_event(desk: Desk, book: Book) -> None:
    taken(desk.table.submit(BOTH_Z))
    events = book.history(desk.session_id)
    assert [event.kind for event in events[1:]] == ["EnterZ"]
    assert desk.table.view.deals[SIX].deal.vulnerable == (True, True)


@pytest.mark.parametrize("change", [BOTH_Z, BID_AND_RESULT], ids=["z", "bid and result"])
def test_one_undo_takes_all_of_it_back(desk: Desk, change: Together) -> None:
    before = on_form(desk)
    taken(desk.table.submit(change))
    after = on_form(desk)
    desk.table.undo()
    assert on_form(desk) == before
    assert desk.table.undo_name is None
    desk.table.redo()
    assert on_form(desk) == after


def test_of_one_that_is_refused_nothing_is_made(desk: Desk, book: Book) -> None:
    before, told = on_form(desk), list[object]()
    desk.table.published.connect(told.append)
    line = Together((c.EnterZ(SIX, 0, True), c.EnterResult(SIX, 14)))
    assert reason(desk.table.submit(line)) is DealReason.TRICKS
    assert on_form(desk) == before
    assert len(book.history(desk.session_id)) == 1
    assert told == []


def test_a_later_one_stands_upon_those_before_it(desk: Desk) -> None:
    taken(desk.table.submit(c.EnterContract(SIX, None)))
    assert reason(desk.table.submit(c.EnterResult(SIX, 9))) is not None
    taken(desk.table.submit(BID_AND_RESULT))
    assert isinstance(desk.table.view.deals[SIX], PlayedDeal)


BID_WITH_RESULT = c.EnterContract(SIX, Contract.parse("3NT"), "Дима", 9)


@pytest.mark.parametrize("line", [BID_AND_RESULT, BID_WITH_RESULT], ids=["two", "one"])
def test_a_line_that_ends_a_deal_is_known_to(desk: Desk, line: object) -> None:
    """A correction is marked, however the result was typed."""
    taken(desk.table.submit(line))
    assert desk.table.undo_name == StepName("EnterResult", 6)
    taken(desk.table.submit(c.EnterResult(SIX, 8)))
    deal = desk.table.view.deals[SIX]
    assert isinstance(deal, PlayedDeal)
    assert deal.corrected == ("tricks",)


def test_counts_together_are_one_secret_step(desk: Desk, book: Book) -> None:
    port = desk.open_preparer(SEVEN)
    view = desk.table.view
    taken(port.submit(Together((EnterHcp(SEVEN, Deck.C, 11), EnterHcp(SEVEN, Deck.D, 5)))))
    assert port.counts.hcp == (14, 10, 11, 5)
    assert desk.table.view is view
    assert desk.table.undo_name is None
    (event,) = book.history(desk.session_id)[1:]
    assert event.secret
    port.undo()
    assert port.counts.hcp == (14, 10, 12, None)


def test_a_secret_and_a_public_change_are_never_one_step(desk: Desk, book: Book) -> None:
    port = desk.open_preparer(SEVEN)
    mixed = Together((EnterHcp(SEVEN, Deck.D, 4), c.PickDeck(SEVEN, Deck.A, "Аня")))
    for ask in (port.submit, port.refusal):
        with pytest.raises(TypeError):
            ask(mixed)
    assert port.counts.hcp == (14, 10, 12, None)
    assert len(book.history(desk.session_id)) == 1


# --- what is only tried


def test_what_is_tried_changes_nothing(desk: Desk, book: Book) -> None:
    before, told = on_form(desk), list[object]()
    desk.table.published.connect(told.append)
    assert desk.table.refusal(BID_AND_RESULT) is None
    assert reason(desk.table.refusal(c.EnterResult(SIX, 14))) is DealReason.TRICKS
    assert on_form(desk) == before
    assert isinstance(desk.table.view.deals[SIX], OpenDeal)
    assert len(book.history(desk.session_id)) == 1
    assert told == []


@pytest.mark.parametrize("ask", ["submit", "refusal"])
def test_the_table_hears_the_reason_and_nothing_else(desk: Desk, ask: str) -> None:
    """A traceback would lead to the whole session."""
    why = getattr(desk.table, ask)(c.EnterResult(SIX, 14))
    assert isinstance(why, Refused)
    assert (why.__traceback__, why.__context__, why.__cause__) == (None, None, None)


def test_trying_to_hand_out_decks_never_tells_what_the_counts_add_up_to(desk: Desk) -> None:
    port = desk.open_preparer(SEVEN)
    pick = c.PickDeck(SEVEN, Deck.A, "Аня")
    bid = Together((c.EnterZ(SEVEN, 0, True), c.PassOut(SEVEN)))
    answers = []
    for hcp in (None, 3, 4):  # incomplete, 39, 40
        port.submit(EnterHcp(SEVEN, Deck.D, hcp))
        answers += [str(desk.table.refusal(change)) for change in (pick, bid)]
    assert answers == [str(Refused(HouseReason.DECKS_BY_PREPARER))] * 6


def test_a_closed_port_tries_nothing(desk: Desk) -> None:
    port = desk.open_preparer(SEVEN)
    assert port.refusal(EnterHcp(SEVEN, Deck.D, 39)) is not None
    desk.close_preparer()
    assert port.counts == Counts()
    assert port.refusal(EnterHcp(SEVEN, Deck.D, 39)) is None
