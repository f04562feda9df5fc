"""The session file of pairs: JSON text, taken whole or refused whole, written the same always."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

from chicago_gui.games.pairs.board import Board, Meeting, Result
from chicago_gui.games.pairs.check import check_meetings, check_pairs, check_rules
from chicago_gui.games.pairs.session import GAME, Rules, Scoring, Session
from chicago_gui.record import replace
from chicago_gui.scoring import Refused
from chicago_gui.sheet.board_file import (
    DEAL_KEYS,
    HEAD_KEYS,
    board_deal_from,
    boards_at,
    boards_text,
    head_at,
    number_at,
    plain_board_deal,
    plain_head,
)
from chicago_gui.sheet.names import check_text
from chicago_gui.sheet.session_file import FilePlace, opened, pair_at, placed

_HEADING = (*HEAD_KEYS, "pairs", "rules", "boards")
_RULES = ("scoring", "winners")
_BOARD = ("board", "results")
_SEATS = ("ns", "ew")


def loads(text: str | bytes) -> Session:
    """Return the evening in a session file's text.

    Raises `SessionFileError` (a `ValueError`) with one sentence that names the place.
    """
    return session_from(opened(text))


def session_from(top: FilePlace) -> Session:
    """Return the evening whose JSON value is at `top`, its format and version checked already."""
    keys = top.keys(_HEADING, needed=[key for key in _HEADING if key != "place"])
    keys["game"].choice([GAME])
    pairs = []
    for number, place in enumerate(keys["pairs"].items(), start=1):
        one, two = pair_at(FilePlace(place.value, f"pair {number}"))
        pairs.append((one.text(), two.text()))
    rules = _rules(keys["rules"])
    head = head_at(keys)
    try:
        check_pairs(pairs)
        check_text("place", head["place"])
        check_rules(rules)
    except Refused as refused:
        raise placed("", refused) from None
    session = Session(
        **head,
        pairs=tuple(pairs),
        rules=rules,
    )
    boards = boards_at(keys["boards"], lambda at, seen: board_from(at, session, seen))
    return replace(session, boards=boards)


def dumps(session: Session) -> str:
    """Return the session file's text."""
    return boards_text(heading(session), map(plain_board, session.boards))


def heading(session: Session) -> dict[str, Any]:
    """Return all of the JSON value but the boards."""
    return {
        **plain_head(GAME, session.id, session.date, session.place),
        "pairs": [list(pair) for pair in session.pairs],
        "rules": {
            "scoring": session.rules.scoring.value,
            "winners": session.rules.winners,
        },
    }


def plain_board(board: Board) -> dict[str, Any]:
    """Return one board as a JSON value."""
    results = [
        {"ns": each.meeting.ns, "ew": each.meeting.ew, **plain_board_deal(each.deal)}
        for each in board.results
    ]
    return {"board": board.number, "results": results}


def board_from(place: FilePlace, session: Session, seen: set[int]) -> Board:
    """Return the board at `place`, which must be none of those `seen`."""

    def check(board: Board) -> None:
        try:
            check_meetings(session.pairs, board)
        except Refused as refused:
            where = f"board {board.number}: result {len(board.results)}"
            raise placed(where, refused) from None

    return loose_board(place, seen, check)


def loose_board(
    place: FilePlace, seen: Collection[int] = (), check: Callable[[Board], None] = lambda _: None
) -> Board:
    """Return the board at `place`; `check` is asked after each of its results."""
    keys = place.keys(_BOARD, needed=_BOARD)
    number = number_at(keys["board"], set(seen))
    board = Board(number)
    for index, each in enumerate(FilePlace(keys["results"].value, f"board {number}").items()):
        where = f"board {number}: result {index + 1}"
        found = FilePlace(each.value, where).keys((*_SEATS, *DEAL_KEYS), needed=_SEATS)
        meeting = Meeting(found["ns"].whole(), found["ew"].whole())
        board = board.with_result(index, Result(meeting, board_deal_from(found, where)))
        check(board)
    return board


def _rules(place: FilePlace) -> Rules:
    keys = place.keys(_RULES)
    usual = Rules()
    scoring, winners = usual.scoring, usual.winners
    if "scoring" in keys:
        scoring = Scoring(keys["scoring"].choice([each.value for each in Scoring]))
    if "winners" in keys:
        winners = keys["winners"].whole()
    return Rules(scoring, winners)
