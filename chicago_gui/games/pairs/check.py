"""What may stand on the travellers and what may not: one set of rules for typing and for files."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from chicago_gui.games.pairs.board import Board
from chicago_gui.games.pairs.changes import PairsReason
from chicago_gui.games.pairs.session import FEWEST_PAIRS, MOST_PAIRS, Pair, Rules, Session
from chicago_gui.scoring import Refused
from chicago_gui.sheet.board_deal import check_board_deal
from chicago_gui.sheet.boards import MOST_BOARDS, check_number
from chicago_gui.sheet.names import TextReason, check_text, wrong_name
from chicago_gui.sheet.remembered import remembered

_REASONS: dict[Enum, PairsReason] = {
    TextReason.PLAYER_EMPTY: PairsReason.PLAYER_EMPTY,
    TextReason.PLAYER_TWICE: PairsReason.PLAYER_TWICE,
}


def check_session(session: Session) -> None:
    """Raise `Refused` with the first reason why `session` cannot be; the place is not named."""
    check_pairs(session.pairs)
    check_text("place", session.place)
    check_rules(session.rules)
    seen: set[int] = set()
    for board in session.boards:
        check_number(board.number, seen)
        seen.add(board.number)
        _check_traveller(session.pairs, board)


@remembered(4 * MOST_BOARDS)
def _check_traveller(pairs: Sequence[Pair], board: Board) -> None:
    """Raise `Refused` with the first reason why a board's traveller cannot be."""
    check_meetings(pairs, board)
    for result in board.results:
        check_board_deal(result.deal)


def check_pairs(pairs: Sequence[Pair]) -> None:
    """Raise `Refused` unless `pairs` are 2 to 20 whose players people can tell apart."""
    if not FEWEST_PAIRS <= len(pairs) <= MOST_PAIRS:
        raise Refused(PairsReason.PAIRS, count=len(pairs))
    before: tuple[str, ...] = ()
    for number, pair in enumerate(pairs, start=1):
        before += pair
        wrong = wrong_name(before)
        if wrong is not None:
            place, refused = wrong
            reason = _REASONS.get(refused.reason)
            raise refused if reason is None else Refused(reason, pair=number, name=before[place])


def check_rules(rules: Rules) -> None:
    """Raise `Refused` unless there is one ranking or two."""
    if rules.winners not in (1, 2):
        raise Refused(PairsReason.WINNERS, winners=rules.winners)


def check_meetings(pairs: Sequence[Pair], board: Board) -> None:
    """Raise `Refused` unless two different pairs meet on each line, and each on one only."""
    seen: set[int] = set()
    for result in board.results:
        meeting = result.meeting
        for pair in (meeting.ns, meeting.ew):
            if not 1 <= pair <= len(pairs):
                raise Refused(PairsReason.NO_PAIR, pair=pair)
        if meeting.ns == meeting.ew:
            raise Refused(PairsReason.MEETS_ITSELF, pair=meeting.ns)
        for pair in (meeting.ns, meeting.ew):
            if pair in seen:
                raise Refused(PairsReason.PAIR_TWICE, pair=pair)
        seen |= result.pairs
