"""The changes to an evening of pairs, their effects, and the names of their steps in the book.

Typing and files use the same checks. `board` is a board's number, `index` the place of a result on
its traveller, from 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from chicago_gui.games.pairs.movements import MovementKind, propose
from chicago_gui.games.pairs.session import (
    FEWEST_PAIRS,
    MOST_PAIRS,
    RULES,
    Board,
    Meeting,
    Pair,
    PairsReason,
    Result,
    Session,
)
from chicago_gui.record import Record, replace
from chicago_gui.scoring import Refused, check_range
from chicago_gui.sheet.boards.deal import CARD_STEPS, BoardDeal, CardEntry, check_boards, written
from chicago_gui.sheet.history import Steps
from chicago_gui.sheet.setup import ChangeHeading, ChangeRules, with_heading
from chicago_gui.sheet.texts import check_names, check_text, one_line
from chicago_gui.sheet.words import later


class SetOut(Record):
    """Fills in who meets whom by a movement.

    If `boards_per_round` is `None`, about 24 boards are played in all; if `kind` is, it is the
    usual one. Existing results stay if the movement has the same meeting, or neither of the two
    pairs there.
    """

    boards_per_round: int | None
    kind: MovementKind | None = None


class Meet(Record):
    """Seats two pairs at a board: on a new line, or on line `index`."""

    board: int
    meeting: Meeting
    index: int | None = None


class RemoveResult(Record):
    """Removes a line of a traveller."""

    board: int
    index: int


class WriteCard(Record):
    """Writes `entry` on the card in line `index` of a board's traveller."""

    board: int
    index: int
    entry: CardEntry


class TypeBy(Record):
    """Sets whether results are typed by round or by board."""

    by_round: bool


class ChangePairs(Record):
    """Replaces the list of pairs: new names, pairs that come late or leave.

    `set_out` also fills in a new movement; with `None` the meetings stay.
    """

    pairs: tuple[Pair, ...]
    set_out: SetOut | None = None


Change = (
    SetOut | Meet | RemoveResult | WriteCard | TypeBy | ChangePairs | ChangeHeading | ChangeRules
)


def check_session(session: Session) -> None:
    """Raise `Refused` with the first error in `session`; it does not name the place."""
    check_pairs(session.pairs)
    check_text("place", session.place)
    RULES.check(session.rules)
    check_boards(session.boards)
    for board in session.boards:
        seated: set[int] = set()
        for result in board.results:
            check_meeting(session.pairs, result.meeting, seated)


def check_pairs(pairs: Sequence[Pair]) -> None:
    """Raise `Refused` unless there are 2 to 20 pairs with distinguishable players."""
    check_range("pairs", len(pairs), FEWEST_PAIRS, MOST_PAIRS)
    check_names([name for pair in pairs for name in pair])


def check_meeting(pairs: Sequence[Pair], meeting: Meeting, seated: set[int]) -> None:
    """Raise `Refused` unless two different pairs meet who are not yet `seated`; then they are."""
    for pair in (meeting.ns, meeting.ew):
        if not 1 <= pair <= len(pairs):
            raise Refused(PairsReason.NO_PAIR, pair=pair)
    if meeting.ns == meeting.ew:
        raise Refused(PairsReason.MEETS_ITSELF, pair=meeting.ns)
    for pair in (meeting.ns, meeting.ew):
        if pair in seated:
            raise Refused(PairsReason.PAIR_TWICE, pair=pair)
    seated |= meeting.pairs


def changed(session: Session, change: Change) -> Session:
    """Return `session` after `change`, not yet checked; raises `Refused` if it is impossible."""
    match change:
        case SetOut():
            return _set_out(session, change)
        case Meet(number, meeting, index):
            board = session.board(number)
            if index is None:
                result = Result(meeting, BoardDeal())
                return session.with_board(board.with_result(len(board.results), result))
            result = replace(_result(session, number, index), meeting=meeting)
            return session.with_board(board.with_result(index, result))
        case RemoveResult(number, index):
            _result(session, number, index)
            return session.with_board(session.board(number).without(index))
        case WriteCard(number, index, entry):
            result = _result(session, number, index)
            result = replace(result, deal=written(result.deal, entry))
            return session.with_board(session.board(number).with_result(index, result))
        case TypeBy(by_round):
            return replace(session, by_round=by_round)
        case ChangePairs(pairs, set_out):
            after = _change_pairs(session, pairs)
            return after if set_out is None else _set_out(after, set_out)
        case ChangeHeading() | ChangeRules():
            return with_heading(session, change)
    assert_never(change)


def _result(session: Session, number: int, index: int) -> Result:
    results = session.board(number).results
    if not 0 <= index < len(results):
        raise Refused(PairsReason.NO_RESULT, number=number)
    return results[index]


def _set_out(session: Session, wish: SetOut) -> Session:
    """Return `session` with the travellers of the movement, and existing results."""
    winners = session.rules.winners
    movement = propose(len(session.pairs), winners, wish.boards_per_round, wish.kind)
    found = replace(session, boards=())
    for board in session.boards:
        kept = tuple(result for result in board.results if not result.deal.empty)
        found = found.with_board(replace(board, results=kept))
    for number, meetings in movement.boards.items():
        found = found.with_board(_filled(found.board(number), meetings))
    return found


def _filled(board: Board, meetings: tuple[Meeting, ...]) -> Board:
    """Return `board` with `meetings` in their order, and its existing results.

    Raises `Refused` if a result remains whose pair has another meeting on the board.
    """
    left = list(board.results)
    results = []
    for meeting in meetings:
        result = next((each for each in left if each.meeting.pairs == meeting.pairs), None)
        if result is not None:
            left.remove(result)
        results.append(result or Result(meeting, BoardDeal()))
    for result in left:
        if any(result.meeting.pairs & each.meeting.pairs for each in results):
            ns, ew = result.meeting.ns, result.meeting.ew
            raise Refused(PairsReason.WRITTEN, number=board.number, ns=ns, ew=ew)
    return replace(board, results=(*results, *left))


def _change_pairs(session: Session, pairs: tuple[Pair, ...]) -> Session:
    """Return `session` with these pairs, without the empty lines of pairs that are gone."""
    found = session
    for board in session.boards:
        kept = []
        for result in board.results:
            last = max(result.meeting.pairs)
            gone = last > len(pairs)
            if gone and not result.deal.empty:
                raise Refused(PairsReason.PAIR_PLAYS, pair=last)
            if not gone:
                kept.append(result)
        found = found.with_board(replace(board, results=tuple(kept)))
    tidy = tuple((one_line(one), one_line(two)) for one, two in pairs)
    return replace(found, pairs=tidy)


STEPS = Steps(
    {
        **CARD_STEPS,
        SetOut: ("movement", later("Movement")),
        Meet: ("meeting", later("pairs")),
        RemoveResult: ("remove-result", later("{where}: result deleted")),
        TypeBy: ("order", later("Order of results")),
        ChangePairs: ("pairs", later("pairs")),
    }
)
