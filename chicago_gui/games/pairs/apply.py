"""The one door for changes: `apply` gives the evening after a change, or refuses with a reason."""

from __future__ import annotations

from typing import assert_never

from chicago_gui.games.pairs import changes as c
from chicago_gui.games.pairs.board import Board, Meeting, Result
from chicago_gui.games.pairs.changes import PairsReason
from chicago_gui.games.pairs.check import check_session
from chicago_gui.games.pairs.movements import propose
from chicago_gui.games.pairs.session import Pair, Session
from chicago_gui.record import replace
from chicago_gui.scoring import Refused
from chicago_gui.sheet.board_deal import BoardDeal, written
from chicago_gui.sheet.names import one_line


def apply(session: Session, change: c.Change) -> Session:
    """Return `session` after `change`.

    Raises `Refused` with a reason when the change cannot be; `session` itself never changes.
    """
    changed = _applied(session, change)
    check_session(changed)
    return changed


def _applied(session: Session, change: c.Change) -> Session:
    match change:
        case c.SetOut(boards_per_round):
            return _set_out(session, boards_per_round)
        case c.Meet(number, meeting, index):
            board = session.board(number)
            if index is None:
                result = Result(meeting, BoardDeal())
                return session.with_board(board.with_result(len(board.results), result))
            result = replace(_result(session, number, index), meeting=meeting)
            return session.with_board(board.with_result(index, result))
        case c.RemoveResult(number, index):
            _result(session, number, index)
            return session.with_board(session.board(number).without(index))
        case c.WriteCard(number, index, entry):
            result = _result(session, number, index)
            result = replace(result, deal=written(result.deal, entry))
            return session.with_board(session.board(number).with_result(index, result))
        case c.TypeBy(by_round):
            return replace(session, by_round=by_round)
        case c.ChangePairs(pairs, boards_per_round):
            changed = _change_pairs(session, pairs)
            return changed if boards_per_round is None else _set_out(changed, boards_per_round)
        case c.ChangeHeading(day, place):
            return replace(session, date=day, place=one_line(place))
        case c.ChangeRules(rules):
            return replace(session, rules=rules)
    assert_never(change)


def _result(session: Session, number: int, index: int) -> Result:
    results = session.board(number).results
    if not 0 <= index < len(results):
        raise Refused(PairsReason.NO_RESULT, number=number)
    return results[index]


def _set_out(session: Session, boards_per_round: int | None) -> Session:
    """Return `session` with the travellers of the proposed movement, and all that is written."""
    movement = propose(len(session.pairs), session.rules.winners, boards_per_round)
    found = replace(session, boards=())
    for board in session.boards:
        kept = tuple(result for result in board.results if not result.deal.empty)
        found = found.with_board(replace(board, results=kept))
    for number, meetings in movement.boards.items():
        found = found.with_board(_filled(found.board(number), meetings))
    return found


def _filled(board: Board, meetings: tuple[Meeting, ...]) -> Board:
    """Return `board` with `meetings` on it, in their order, what is written there kept.

    A pair that has played the board in another meeting cannot play it again.
    """
    left = list(board.results)
    results = []
    for meeting in meetings:
        pairs = frozenset((meeting.ns, meeting.ew))
        result = next((each for each in left if each.pairs == pairs), None)
        if result is not None:
            left.remove(result)
        results.append(result or Result(meeting, BoardDeal()))
    for result in left:
        if any(result.pairs & each.pairs for each in results):
            ns, ew = result.meeting.ns, result.meeting.ew
            raise Refused(PairsReason.WRITTEN, number=board.number, ns=ns, ew=ew)
    return replace(board, results=(*results, *left))


def _change_pairs(session: Session, pairs: tuple[Pair, ...]) -> Session:
    """Return `session` with these pairs; lines nobody has written on go with a pair that goes."""
    found = session
    for board in session.boards:
        kept = []
        for result in board.results:
            gone = max(result.pairs) > len(pairs)
            if gone and not result.deal.empty:
                raise Refused(PairsReason.PAIR_PLAYS, pair=max(result.pairs))
            if not gone:
                kept.append(result)
        found = found.with_board(replace(board, results=tuple(kept)))
    tidy = tuple((one_line(one), one_line(two)) for one, two in pairs)
    return replace(found, pairs=tidy)
