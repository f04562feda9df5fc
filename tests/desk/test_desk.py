"""The open session: what changes it, what stays secret, undo, and time."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from pytestqt.qtbot import QtBot

from chicago_gui.book import Book, BookError
from chicago_gui.book.connection import BookReason
from chicago_gui.desk.desk import Desk, DeskReason, UndoOwner
from chicago_gui.desk.ports import PreparerPort
from chicago_gui.games.house import changes as c
from chicago_gui.games.house.changes import HouseReason
from chicago_gui.games.house.evening import Counts, EnterHcp, Session
from chicago_gui.games.house.rules import PassedOut, Rules
from chicago_gui.games.house.sheet import Deck
from chicago_gui.games.house.view import OpenDeal, PlayedDeal, View
from chicago_gui.scoring import Contract, RangeReason, Refused
from chicago_gui.sheet.column import touched
from chicago_gui.sheet.form import StepName
from chicago_gui.sheet.setup import ChangeHeading, ChangeRules
from chicago_gui.sheet.typing.reader import Together
from chicago_gui.sheet.words import refusal
from tests.desk.typed_session import another_program

NINE = datetime(2026, 11, 20, 21, 0, tzinfo=UTC)
SIX, SEVEN = 5, 6  # the open deals of the evening that is going on, by their places
TWO_SPADES = Contract.parse("2S")


class Clock:
    """A clock that moves only when a test says so."""

    def __init__(self) -> None:
        self.now = NINE

    def __call__(self) -> datetime:
        return self.now

    def later(self, minutes: float = 15) -> None:
        self.now += timedelta(minutes=minutes)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def path(tmp_path: Path, going_on: Session) -> Path:
    path = tmp_path / "book.sqlite"
    with Book.open(path) as book:
        book.add(going_on, NINE)
    return path


@pytest.fixture
def book(path: Path) -> Iterator[Book]:
    with Book.open(path) as book:
        yield book


@pytest.fixture
def desk(qapp: object, book: Book, clock: Clock) -> Desk:
    latest = book.latest()
    assert latest is not None
    return Desk(book, latest, clock)


def on_disk(desk: Desk, path: Path) -> bool:
    """Whether the book has what the desk shows, secrets included."""
    with Book.open(path, read_only=True) as other:
        kept = other.load(desk.session_id).session
    return bool(kept == desk.session_for_export())


def counts(port: PreparerPort) -> tuple[int | None, ...]:
    hcp: tuple[int | None, ...] = port.counts.hcp
    return hcp


def taken(refused: Refused | None) -> None:
    assert refused is None, refusal(refused)


def reason(refused: Refused | None) -> object:
    return None if refused is None else refused.reason


# --- changes


def test_a_change_is_on_disk_when_it_is_shown(qtbot: QtBot, desk: Desk, path: Path) -> None:
    seen: list[bool] = []
    desk.table.published.connect(lambda _: seen.append(on_disk(desk, path)))
    taken(desk.table.submit(c.EnterResult(SIX, 8)))
    assert seen == [True]
    assert isinstance(desk.table.view.deals[SIX], PlayedDeal)


def test_what_a_change_does_not_touch_stays_the_same_object(desk: Desk) -> None:
    view = desk.table.view
    # A new declarer changes who is due to prepare the next deal.
    changes: tuple[tuple[c.PublicChange, list[int]], ...] = (
        (c.EnterResult(2, 5), [2]),
        (c.EnterNote(4, "four hearts were cold"), [4]),
        (c.EnterContract(SIX, Contract.parse("3NT"), "Дима"), [SIX]),
        (c.EnterResult(2, 6), [2]),
        (c.EnterResult(SIX, 9), [SIX]),
    )
    for change, deals in changes:
        taken(desk.table.submit(change))
        before, view = view, desk.table.view
        assert touched(before, view) == deals
    for _, deals in reversed(changes):
        desk.table.undo()
        before, view = view, desk.table.view
        assert touched(before, view) == deals


def test_a_refused_change_leaves_everything_as_it_was(qtbot: QtBot, desk: Desk, path: Path) -> None:
    before, steps = desk.session_for_export(), desk.table.undo_name
    port = desk.table
    with qtbot.assertNotEmitted(port.published), qtbot.assertNotEmitted(port.refused):
        refused = port.submit(c.EnterResult(SIX, 14))  # who asks tells it
    assert reason(refused) is RangeReason.OUTSIDE
    assert desk.session_for_export() == before
    assert desk.table.undo_name == steps
    assert on_disk(desk, path)


def test_a_change_that_changes_nothing_is_no_step(qtbot: QtBot, desk: Desk) -> None:
    with qtbot.assertNotEmitted(desk.table.published):
        taken(desk.table.submit(c.EnterContract(SIX, TWO_SPADES, "Дима")))
    assert desk.table.undo_name is None


def test_supposing_shows_the_view_and_keeps_nothing(desk: Desk, path: Path) -> None:
    supposed = desk.table.suppose(c.ChangePlan(20))
    assert isinstance(supposed, View)
    assert supposed.sheet.planned_deals == 20
    assert desk.table.view.sheet.planned_deals == 15
    assert on_disk(desk, path)
    assert isinstance(desk.table.suppose(c.ChangePlan(3)), Refused)


@pytest.mark.parametrize("hcp", [12, 4])
def test_the_tables_redo_tells_nothing_of_counts(desk: Desk, hcp: int) -> None:
    port = desk.open_preparer(SEVEN)
    taken(port.submit(EnterHcp(SEVEN, Deck.D, 4)))
    taken(desk.table.submit(c.EnterNote(0, "typed at the table")))
    desk.table.undo()
    taken(port.submit(EnterHcp(SEVEN, Deck.D, hcp)))
    assert desk.table.redo_name is not None
    desk.table.redo()
    assert desk.table.view.sheet.deals[0].note == "typed at the table"


def test_who_takes_the_contract_back_does_not_take_the_next_deal_with_its_counts(
    desk: Desk,
) -> None:
    # Deal 6 is being played; the preparer has counted three decks of deal 7.
    port = desk.open_preparer(SEVEN)
    counted = port.counts
    taken(desk.table.submit(c.EnterContract(SIX, Contract.parse("3S"), "Дима")))
    taken(port.submit(EnterHcp(SEVEN, Deck.D, 4)))
    taken(port.submit(c.PickDeck(SEVEN, Deck.A, "Аня")))
    assert desk.table.undo_name == StepName("EnterContract", 6)
    desk.table.undo()
    assert desk.table.view.deals[SIX].deal.contract == Contract.parse("2S")
    assert port.counts.hcp == (*counted.hcp[:3], 4)


def test_what_would_open_a_deal_cannot_be_supposed(desk: Desk) -> None:
    for change in (
        c.EnterResult(SIX, 10),
        c.PassOut(SIX),
        c.PickDeck(SEVEN, Deck.A, None),
        c.CorrectCounts(0, (10, 10, 10, 10)),
    ):
        with pytest.raises(TypeError):
            desk.table.suppose(change)


# --- what is secret


def test_only_the_counts_of_the_deal_in_hand_reach_the_preparer(desk: Desk) -> None:
    port = desk.open_preparer(SEVEN)
    assert counts(port) == (14, 10, 12, None)
    assert all(isinstance(desk.table.view.deals[each], OpenDeal) for each in (SIX, SEVEN))


@pytest.mark.parametrize("ask", ["submit", "refusal"])
@pytest.mark.parametrize(
    "change",
    [
        c.PickDeck(SEVEN, Deck.A, "Аня"),
        c.EnterContract(SEVEN, TWO_SPADES, "Аня"),
        c.PassOut(SEVEN),
        Together((c.EnterZ(SEVEN, 0, True), c.PassOut(SEVEN))),
    ],
)
def test_the_table_neither_hands_out_nor_bids_a_deal_whatever_its_counts_are(
    desk: Desk, change: object, ask: str
) -> None:
    # An accepted change would reveal that the counts add up to 40.
    port = desk.open_preparer(SEVEN)
    taken(desk.table.submit(c.SitDown(SEVEN, (("Аня", "Борис"), ("Вера", "Дима")))))
    answers = []
    for hcp in (None, 3, 4):  # incomplete, 39, 40
        port.submit(EnterHcp(SEVEN, Deck.D, hcp))
        answers.append(str(getattr(desk.table, ask)(change)))
    assert answers == [str(Refused(HouseReason.DECKS_BY_PREPARER))] * 3


def test_an_undo_at_the_table_never_says_what_the_counts_add_up_to(desk: Desk) -> None:
    port = handed_out(desk)
    taken(port.submit(c.PickDeck(SEVEN, Deck.A, None)))
    taken(port.submit(EnterHcp(SEVEN, Deck.D, 5)))
    told: list[str] = []
    desk.table.refused.connect(lambda why: told.append(refusal(why)))
    desk.table.undo()
    assert told
    assert not [sentence for sentence in told if "41" in sentence or "40" in sentence]


def handed_out(desk: Desk) -> PreparerPort:
    """Count deal 7 and hand out its decks; the last one follows."""
    port = desk.open_preparer(SEVEN)
    taken(port.submit(EnterHcp(SEVEN, Deck.D, 4)))
    for deck, name in zip(Deck, ("Аня", "Борис", "Вера"), strict=False):
        taken(port.submit(c.PickDeck(SEVEN, deck, name)))
    return port


def test_the_table_hands_out_again_what_was_handed_out_on_the_same_counts(desk: Desk) -> None:
    handed_out(desk)
    out = desk.session_for_export()
    taken(desk.undo(UndoOwner.PREPARER, SEVEN))
    taken(desk.redo(UndoOwner.TABLE))
    assert desk.session_for_export() == out


@pytest.mark.parametrize("what", ["a count undone", "a count written since"])
def test_the_table_hands_out_nothing_again_on_other_counts(desk: Desk, what: str) -> None:
    port = handed_out(desk)
    if what == "a count undone":
        for _ in range(4):
            taken(desk.undo(UndoOwner.PREPARER, SEVEN))
        for _ in range(2):
            taken(desk.redo(UndoOwner.TABLE))
        refused = desk.redo(UndoOwner.TABLE)
    else:
        taken(port.submit(c.PickDeck(SEVEN, Deck.A, None)))
        taken(port.submit(EnterHcp(SEVEN, Deck.D, 5)))
        refused = desk.undo(UndoOwner.TABLE)
    assert refused is not None
    assert refused.reason is HouseReason.DECKS_BY_PREPARER


def test_a_second_face_closes_the_first(qtbot: QtBot, desk: Desk) -> None:
    first = desk.open_preparer(SEVEN)
    with qtbot.waitSignal(first.closed, timeout=0):
        second = desk.open_preparer(SEVEN)
    assert first.counts == Counts()
    assert first.submit(EnterHcp(SEVEN, Deck.D, 4)) is None
    assert counts(second) == (14, 10, 12, None)


def test_a_closed_port_hears_nothing_more_and_reaches_nobody(desk: Desk) -> None:
    port = desk.open_preparer(SEVEN)
    desk.close_preparer()
    desk.close_preparer()
    taken(desk.table.submit(c.EnterResult(SIX, 8)))
    before = desk.session_text((SIX, SEVEN))
    port.undo()
    port.redo()
    assert port.submit(EnterHcp(SEVEN, Deck.D, 4)) is None
    assert port.refusal(EnterHcp(SEVEN, Deck.D, 40)) is None
    assert port.counts == Counts()
    assert desk.session_text((SIX, SEVEN)) == before


def test_no_count_is_printed(desk: Desk) -> None:
    port = desk.open_preparer(SEVEN)
    printed = f"{port!r} {port.counts!r} {EnterHcp(SEVEN, Deck.C, 12)!r}"
    assert not {"14", "10", "12"} & set(re.findall(r"\b\d+\b", printed))


def test_when_the_deal_goes_its_port_is_closed_once(desk: Desk) -> None:
    port = desk.open_preparer(SEVEN)
    closed: list[int] = []
    port.closed.connect(lambda: closed.append(1))
    port.closed.connect(desk.close_preparer)  # as the face does
    taken(desk.table.submit(c.DeleteDeal(SEVEN)))
    assert closed == [1]
    assert port.counts == Counts()
    desk.table.undo()
    assert counts(desk.open_preparer(SEVEN)) == (14, 10, 12, None)


# --- undo


def test_each_line_undoes_its_own(desk: Desk, path: Path) -> None:
    port = desk.open_preparer(SEVEN)
    taken(desk.table.submit(c.EnterResult(SIX, 8)))
    taken(port.submit(EnterHcp(SEVEN, Deck.D, 4)))
    assert desk.table.undo_name == StepName("EnterResult", 6)
    assert port.undo_name == StepName("EnterHcp", 7)
    desk.table.undo()
    assert isinstance(desk.table.view.deals[SIX], OpenDeal)
    assert counts(port) == (14, 10, 12, 4)
    assert desk.table.redo_name == StepName("EnterResult", 6)
    port.undo()
    assert counts(port) == (14, 10, 12, None)
    desk.table.redo()
    assert isinstance(desk.table.view.deals[SIX], PlayedDeal)
    assert counts(port) == (14, 10, 12, None)
    port.redo()
    assert counts(port) == (14, 10, 12, 4)
    assert on_disk(desk, path)


def test_the_table_neither_undoes_nor_makes_again_a_count(desk: Desk) -> None:
    port = desk.open_preparer(SEVEN)
    told: list[object] = []
    desk.table.refused.connect(lambda why: told.append(why.reason))
    taken(port.submit(EnterHcp(SEVEN, Deck.D, 4)))
    desk.table.undo()
    assert counts(port) == (14, 10, 12, 4)
    port.undo()
    desk.table.redo()
    assert counts(port) == (14, 10, 12, None)
    assert told == [DeskReason.UNDO_NOTHING, DeskReason.REDO_NOTHING]


def test_a_deal_that_was_undone_is_named_by_the_number_it_would_have(desk: Desk) -> None:
    taken(desk.table.submit(c.DeleteDeal(SEVEN)))
    assert desk.table.undo_name == StepName("RemoveDeal", 7)


BID_AND_RESULT = Together(
    (c.EnterContract(SIX, Contract.parse("3NT"), "Дима"), c.EnterResult(SIX, 9))
)
CHANGES: dict[str, Callable[[], c.PublicChange | EnterHcp | Together]] = {
    "preparer": lambda: c.EnterPreparer(SEVEN, "Вера"),
    "deck": lambda: c.PickDeck(SIX, Deck.A, "Дима"),
    "teams": lambda: c.SitDown(SIX, (("Борис", "Дима"), ("Егор", "Аня"))),
    "z": lambda: c.EnterZ(SIX, 0, True),
    "opener": lambda: c.EnterOpener(SIX, "Дима"),
    "contract": lambda: c.EnterContract(SIX, Contract.parse("3NTX"), "Борис"),
    "no contract": lambda: c.EnterContract(SIX, None),
    "pass": lambda: c.PassOut(SIX),
    "swap": lambda: c.Swap(SIX),
    "result": lambda: c.EnterResult(SIX, 7),
    "counts": lambda: c.CorrectCounts(0, (9, 7, 11, 13)),
    "noted": lambda: c.EnterNoted(0, "Аня", 12),
    "note": lambda: c.EnterNote(3, "the cat"),
    "plan": lambda: c.ChangePlan(20),
    "rename": lambda: c.Rename((("Аня", "Анна"),)),
    "heading": lambda: ChangeHeading(NINE.date(), "Дача"),
    "rules": lambda: ChangeRules(Rules(passed_out=PassedOut.SCORE)),
    "remove": lambda: c.DeleteDeal(SEVEN),
    "hcp": lambda: EnterHcp(SEVEN, Deck.D, 4),
    "both z": lambda: Together((c.EnterZ(SIX, 0, True), c.EnterZ(SIX, 1, True))),
    "bid and result": lambda: BID_AND_RESULT,
}


@pytest.mark.parametrize("what", CHANGES)
def test_undo_restores_and_redo_repeats_each_change(desk: Desk, path: Path, what: str) -> None:
    port = desk.open_preparer(SEVEN)
    before = desk.session_text((SIX, SEVEN))
    taken(port.submit(CHANGES[what]()))
    after = desk.session_text((SIX, SEVEN))
    assert after != before
    line = port if what == "hcp" else desk.table
    for _ in range(2):
        line.undo()
        assert desk.session_text((SIX, SEVEN)) == before
        assert on_disk(desk, path)
        line.redo()
        assert desk.session_text((SIX, SEVEN)) == after
        assert on_disk(desk, path)


# --- errors of the book


def test_a_locked_book_refuses_each_change(qtbot: QtBot, desk: Desk, path: Path) -> None:
    before = desk.session_for_export()
    with another_program(desk.book):
        with qtbot.assertNotEmitted(desk.table.published):
            refused = desk.table.submit(c.EnterResult(SIX, 8))
        assert refused is not None
        assert refusal(refused) == (
            "The book could not be written (another program uses the book); nothing was changed."
        )
        assert desk.session_for_export() == before
        port = desk.open_preparer(SEVEN)
        assert reason(port.submit(EnterHcp(SEVEN, Deck.D, 4))) is BookReason.NOT_KEPT
        assert counts(port) == (14, 10, 12, None)
    taken(desk.table.submit(c.EnterResult(SIX, 8)))
    assert on_disk(desk, path)


def test_an_undo_that_cannot_be_written_undoes_nothing(desk: Desk) -> None:
    taken(desk.table.submit(c.EnterResult(SIX, 8)))
    told: list[object] = []
    desk.table.refused.connect(lambda why: told.append(why.reason))
    with another_program(desk.book):
        desk.table.undo()
    assert told == [BookReason.NOT_KEPT]
    assert isinstance(desk.table.view.deals[SIX], PlayedDeal)
    desk.table.undo()
    assert isinstance(desk.table.view.deals[SIX], OpenDeal)


def test_two_programs_share_one_session(desk: Desk, path: Path, clock: Clock) -> None:
    with Book.open(path) as other_book:
        other = Desk(other_book, desk.session_id, clock)
        taken(other.table.submit(c.EnterNote(0, "typed over there")))
        refused = desk.table.submit(c.EnterResult(SIX, 8))
        assert refused is not None
        assert refusal(refused) == (
            "Another program has changed this session; nothing was entered."
        )
        assert desk.table.view.deals[0].deal.note == "typed over there"
        taken(desk.table.submit(c.EnterResult(SIX, 8)))
        assert on_disk(desk, path)
        assert reason(other.table.submit(c.EnterResult(SIX, 9))) is BookReason.STALE
        assert other.table.view.deals[SIX].deal.tricks == 8


def test_a_session_that_is_not_in_the_book_is_no_desk(book: Book) -> None:
    with pytest.raises(BookError):
        Desk(book, "00000000-0000-4000-8000-00000000ffff")


# --- time of saving and end


def test_it_says_when_it_was_last_saved(desk: Desk, clock: Clock) -> None:
    assert desk.table.kept_at is None
    clock.later(3)
    taken(desk.table.submit(c.EnterResult(SIX, 8)))
    assert desk.table.kept_at == NINE + timedelta(minutes=3)
    clock.later(3)
    desk.table.undo()
    assert desk.table.kept_at == NINE + timedelta(minutes=6)


def test_a_changed_count_tells_the_table_nothing(qtbot: QtBot, desk: Desk, clock: Clock) -> None:
    taken(desk.table.submit(c.EnterResult(SIX, 8)))
    clock.later()
    port = desk.open_preparer(SEVEN)
    with qtbot.assertNotEmitted(desk.table.published):
        taken(port.submit(EnterHcp(SEVEN, Deck.A, 14)))  # the same count again
        clock.later()
        taken(port.submit(EnterHcp(SEVEN, Deck.A, 13)))
        assert port.counts.hcp[0] == 13
        clock.later()
        port.undo()
        assert port.counts.hcp[0] == 14
        port.redo()
        assert port.counts.hcp[0] == 13
    assert desk.table.kept_at == NINE
    clock.later()
    taken(port.submit(c.EnterNote(SEVEN, "late")))
    assert desk.table.kept_at == clock.now


def play_two(desk: Desk, clock: Clock) -> None:
    """Enter two results tonight, ten minutes apart."""
    taken(desk.table.submit(ChangeHeading(clock.now.astimezone().date(), "")))
    taken(desk.table.submit(c.EnterResult(SIX, 8)))
    assert desk.table.ends_at is None
    clock.later(10)
    handed_out(desk)
    taken(desk.table.submit(c.SitDown(SEVEN, (("Аня", "Борис"), ("Вера", "Дима")))))
    taken(desk.table.submit(c.PassOut(SEVEN)))


def test_it_foretells_the_end_from_the_results_typed_here(desk: Desk, clock: Clock) -> None:
    today = clock.now.astimezone().date()
    play_two(desk, clock)
    # A thrown-in deal is dealt again: nine deals are left, at ten minutes each.
    assert desk.table.ends_at == NINE + timedelta(minutes=10 + 90)
    clock.later(5)
    taken(desk.table.submit(c.EnterResult(SIX, 9)))  # a correction, not a new deal
    assert desk.table.ends_at == NINE + timedelta(minutes=100)
    # A session typed in from paper has another date.
    for days, tonight in ((-2, False), (0, True), (1, False)):
        taken(desk.table.submit(ChangeHeading(today + timedelta(days), str(days))))
        assert (desk.table.ends_at is not None) is tonight


def test_the_estimated_end_goes_when_it_has_passed(desk: Desk, clock: Clock, qtbot: QtBot) -> None:
    port = desk.table
    play_two(desk, clock)
    (timer,) = port.findChildren(QTimer)
    clock.later(30)
    taken(port.submit(c.EnterNote(SIX, "late")))
    assert timer.interval() == timedelta(minutes=60) // timedelta(milliseconds=1)
    clock.later(60)
    with qtbot.assertNotEmitted(port.published), qtbot.waitSignal(port.hour_struck, timeout=0):
        timer.timeout.emit()
    assert port.ends_at is None
    taken(port.submit(c.EnterNote(SIX, "later")))
    assert not timer.isActive()


def test_a_session_is_done_after_its_last_deal(
    path: Path, done: Session, going_on: Session
) -> None:
    with Book.open(path) as book:
        book.add(done, NINE)
        assert not Desk(book, going_on.id).done
        over = Desk(book, done.id)
        assert over.done
        assert over.submit(c.ChangePlan(20), UndoOwner.TABLE) is None
        assert not over.done


# --- several changes of one typed line: all are one step, or none is made


def on_form(desk: Desk) -> str:
    return desk.session_text((SIX, SEVEN))


def test_of_one_that_is_refused_nothing_is_made(desk: Desk, book: Book) -> None:
    before, told = on_form(desk), list[object]()
    desk.table.published.connect(told.append)
    line = Together((c.EnterZ(SIX, 0, True), c.EnterResult(SIX, 14)))
    assert reason(desk.table.submit(line)) is RangeReason.OUTSIDE
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
    assert reason(desk.table.refusal(c.EnterResult(SIX, 14))) is RangeReason.OUTSIDE
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
