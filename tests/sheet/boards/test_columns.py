from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.games.pairs import columns as pairs
from chicago_gui.games.pairs.changes import Meet, SetOut, TypeBy
from chicago_gui.games.pairs.session import Meeting
from chicago_gui.games.teams import columns as teams
from chicago_gui.games.teams.session import Room
from chicago_gui.scoring import Contract, result_text
from chicago_gui.sheet.boards.columns import GoToBoard
from chicago_gui.sheet.boards.deal import BoardDeal, Direction, EnterContract
from chicago_gui.sheet.column import CellRef
from chicago_gui.sheet.typing.reader import Reading, Unread
from tests.games.pairs import make as a_pairs
from tests.games.teams import make as a_match
from tests.scoring.contracts import CONTRACTS
from tests.sheets.typed import Typed

OPEN, CLOSED = (teams.CARDS[room] for room in Room)
CONTRACT, BY, RESULT, SCORE = OPEN


def match(*lines: str, planned: int = 4) -> Typed:
    typed = Typed(a_match.match(planned))
    typed.enter(*lines)
    return typed


def evening(*lines: str, each: int = 1, by_round: bool = False) -> Typed:
    typed = Typed(a_pairs.after(a_pairs.evening(4), SetOut(each), TypeBy(by_round)))
    typed.enter(*lines)
    return typed


def free(*lines: str) -> Typed:
    typed = Typed(a_pairs.evening(6))
    typed.enter(*lines)
    return typed


SPACE = st.sampled_from(["", " "])


@given(CONTRACTS, st.sampled_from(Direction), st.integers(0, 13), SPACE)
def test_every_card_is_read_as_it_is_typed_in_eight_keys(
    contract: Contract, seat: Direction, tricks: int, space: str
) -> None:
    parts = (str(contract), seat.value.lower(), result_text(contract, tricks))
    short = "".join(parts).replace("NT", "N").lower()
    for text in (space.join(parts), short):
        assert CONTRACT.entry(BoardDeal(), text) == (EnterContract(contract, seat, tricks), "")
    assert len(f"{short}⏎") <= 8 or tricks <= contract.needed - 10


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("4s n =", "4♠ | N | ="),
        ("4sxn-1", "4♠X | N | −1"),
        ("3nt e", "3NT | E | "),
        ("p", "passed out |  | "),
        ("4s", "Type declarer after the contract: n, e, s or w."),
        ("4s q", "Type n, e, s or w for declarer, not q."),
        ("2", "This goes to board 2."),
        ("9", "Board 9 is not on this form."),
        ("4s n 9", "Level: 1 to 7, not 9."),
    ],
)
def test_one_line_has_all_of_a_card(text: str, shown: str) -> None:
    assert match().shows(text) == shown


@pytest.mark.parametrize(
    ("column", "text", "shown"),
    [
        (CONTRACT, "5h", "5♥ | N | "),
        (BY, "s", "S | "),
        (BY, "s -1", "S | −1"),
        (BY, "x", "Type declarer after the contract: n, e, s or w."),
        (BY, "x n", "Type n, e, s or w for declarer, not x n."),
        (RESULT, "+1", "+1"),
        (RESULT, "2", "This goes to board 2."),
        (SCORE, "=1+1 late", "=1+1 late"),
        (SCORE, "2", "2"),
        (teams.BOARD, "3", "This goes to board 3."),
        (teams.BOARD, "late", "Type a board number."),
        (teams.DIFFERENCE, "3", "This goes to board 3."),
        (teams.DIFFERENCE, "-1", "−1"),
    ],
)
def test_a_card_is_corrected_cell_by_cell(column: Any, text: str, shown: str) -> None:
    assert match("4s n").shows(text, CellRef(0, column)) == shown


@pytest.mark.parametrize(
    ("column", "left"), [(CONTRACT, BoardDeal(note="late")), (RESULT, "tricks"), (SCORE, "note")]
)
def test_delete_empties_a_cell(column: Any, left: BoardDeal | str) -> None:
    typed = match("4s n =")
    typed.enter("late", at=CellRef(0, SCORE))
    assert typed.entries.clear(CellRef(0, column)).refused is None
    deal = typed.session.board(1).deal(Room.OPEN)
    assert not getattr(deal, left) if isinstance(left, str) else deal == left


def test_a_number_goes_to_its_board_and_enters_nothing() -> None:
    typed = match("4s n =")
    before = typed.session
    typed.enter("4")
    assert typed.session == before
    assert typed.spot() == CellRef(3, CONTRACT)
    typed.enter("1")
    assert typed.spot() == CellRef(0, CONTRACT)  # is in: what is typed takes its place
    typed.enter("4h n =")
    assert typed.session.board(1).deal(Room.OPEN).contract == Contract.parse("4H")
    assert typed.spot() == CellRef(1, CONTRACT)


def test_a_number_among_other_words_is_refused() -> None:
    typed = match()
    read = typed.entries.read(typed.spot(), "2 4s n =")
    assert isinstance(read, Unread)
    typed = match("4s n")
    read = typed.entries.read(CellRef(0, BY), "s 2")
    assert isinstance(read, Unread)


def test_a_result_finds_the_card_that_waits_for_it() -> None:
    typed = match("3", "4s n")
    typed.enter("+1", at=CellRef(0, CONTRACT))
    assert typed.session.board(3).deal(Room.OPEN).tricks == 11


def test_a_card_that_is_emptied_is_wanted_again() -> None:
    typed = match("4s n =", "3nt s +1")
    assert typed.entries.clear(CellRef(0, CONTRACT)).refused is None
    assert typed.spot() == CellRef(0, CONTRACT)


def test_when_every_board_is_in_only_what_names_its_place_is_read() -> None:
    typed = match(*["4s n ="] * 4, planned=2)
    assert typed.entries.wanted() is None
    resting = typed.form.idle_cell(typed.view)
    assert resting is not None
    for text in ("=", "4s n =", "p", "late"):
        assert isinstance(typed.entries.read(resting, text), Unread)
    read = typed.entries.read(resting, "2")
    assert isinstance(read, Reading)
    assert read.change == GoToBoard(2)


def test_enter_takes_the_card_at_the_cursor_if_two_disagree() -> None:
    session = a_match.match(2)
    ours = a_match.plays(1, Room.OPEN, "4S N 10")
    board = a_match.after(session, ours).board(1)
    theirs = BoardDeal(Contract.parse("4S"), False, Direction.NORTH, 11)
    typed = Typed(session.with_board(board.with_deal(Room.OPEN, board.deal(Room.OPEN), theirs)))
    assert typed.spot() == CellRef(0, CONTRACT)
    assert "cards disagree" in typed.shows("4s n =")
    assert typed.entries.clear(typed.spot()).refused
    typed.enter("", at=CellRef(1, CONTRACT))
    assert typed.session.board(1).deal(Room.OPEN).tricks == 11


# --- pairs


def test_travellers_are_typed_a_line_each() -> None:
    typed = evening("4s n =", "3nt s", "+1", "p")
    deals = [each.line.result.deal for each in typed.view.deals[:3]]
    assert [deal.tricks for deal in deals] == [10, 10, None]
    assert deals[2].passed_out
    assert typed.spot() == CellRef(3, pairs.CONTRACT)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("7 1 5", "7 | 1 P1 – P2 | 5 P9 – P10"),
        ("7,1,5", "7 | 1 P1 – P2 | 5 P9 – P10"),
        ("2 6", "Type board and pairs, North–South first: 7 1 5."),
        ("7 1 9", "Pair 9 does not exist."),
        ("7 1 1", "Pair 1 cannot play against itself."),
        ("7", "Board 7 is not on this form."),
        ("=", "Type board and pairs, North–South first: 7 1 5."),
    ],
)
def test_a_meeting_is_typed_on_the_last_line(text: str, shown: str) -> None:
    assert free().shows(text) == shown


def test_two_pairs_on_the_last_line_meet_on_the_board_above() -> None:
    typed = free("7 1 5", "4s n =")
    assert typed.shows("2 6") == "7 | 2 P3 – P4 | 6 P11 – P12"
    typed.enter("2 6", "p")
    assert [result.meeting for result in typed.session.board(7).results] == [
        Meeting(1, 5),
        Meeting(2, 6),
    ]


def test_a_meeting_is_typed_at_a_contract_too_and_wanted_next() -> None:
    typed = free("7 1 5")
    typed.enter("8 2 6")
    wanted = typed.spot()
    assert typed.view.deals[wanted.deal].number == 8


@pytest.mark.parametrize(
    ("column", "text", "shown"),
    [
        (pairs.NS, "3", "3 P5 – P6 | 5 P9 – P10"),
        (pairs.EW, "1", "5 P9 – P10 | 1 P1 – P2"),
        (pairs.NS, "p5", "3 P5 – P6 | 5 P9 – P10"),
        (pairs.NS, "9", "Pair 9 does not exist."),
        (pairs.NS, "3 4s n =", "3 P5 – P6 | 5 P9 – P10 | 4♠ | N | ="),
        (pairs.NS, "q", "Nobody here is called q."),
    ],
)
def test_another_pair_is_typed_by_its_number_or_a_name(column: Any, text: str, shown: str) -> None:
    typed = free("7 1 5")
    assert typed.shows(text, CellRef(0, column)) == shown


def test_a_line_in_which_another_pair_sits_does_not_change_what_is_wanted() -> None:
    typed = evening("4s n =")
    wanted = typed.spot()
    meeting = typed.view.deals[0].line.result.meeting
    typed.enter(str(meeting.ew), at=CellRef(0, pairs.NS))
    assert typed.view.deals[0].line.result.meeting == Meeting(meeting.ew, meeting.ns)
    assert typed.spot() == wanted


@pytest.mark.parametrize(("removed", "wanted"), [(0, 1), (2, 2), (3, 2)])
def test_delete_at_a_pair_removes_the_line_and_skips_no_other(removed: int, wanted: int) -> None:
    typed = Typed(a_pairs.evening(8))
    for number in range(4):
        typed.submit(Meet(1, Meeting(2 * number + 1, 2 * number + 2)))
    typed.enter("4s n =", "4s n =")
    assert typed.spot().deal == 2
    assert typed.entries.clear(CellRef(removed, pairs.NS)).refused is None
    assert typed.spot() == CellRef(wanted, pairs.CONTRACT)


def test_a_corrected_line_that_is_not_full_stays_wanted() -> None:
    typed = evening("4s n =", "4s n =", "4s n =")
    assert typed.entries.clear(CellRef(0, pairs.RESULT)).refused is None
    assert typed.spot() == CellRef(0, pairs.RESULT)
    assert typed.entries.clear(CellRef(0, pairs.CONTRACT)).refused is None
    assert typed.spot() == CellRef(0, pairs.CONTRACT)


def test_a_sign_does_not_replace_the_last_result_when_all_are_in() -> None:
    typed = evening()
    while typed.entries.wanted() is not None:
        typed.enter("4s n =")
    resting = typed.form.idle_cell(typed.view)
    assert resting is not None
    assert not typed.entries.can_type(resting)
    assert isinstance(typed.entries.read(resting, "+1"), Unread)
