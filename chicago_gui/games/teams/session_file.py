"""The session file of a match: JSON text, taken whole or refused whole, written the same always."""

from __future__ import annotations

from typing import Any

from chicago_gui.games.teams.board import Board, Room
from chicago_gui.games.teams.check import check_heading, check_teams
from chicago_gui.games.teams.session import GAME, Rules, Scoring, Session, TeamOfFour
from chicago_gui.record import replace
from chicago_gui.scoring import Refused
from chicago_gui.scoring.victory_points import VictoryPoints
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
from chicago_gui.sheet.session_file import FilePlace, opened, placed

_HEADING = (*HEAD_KEYS, "teams", "planned_boards", "rules", "boards")
_RULES = ("scoring", "victory_points")
_TEAM = ("name", "players")
_BOARD = ("board", *(room.value for room in Room))


def loads(text: str | bytes) -> Session:
    """Return the match in a session file's text.

    Raises `SessionFileError` (a `ValueError`) with one sentence that names the place.
    """
    return session_from(opened(text))


def session_from(top: FilePlace) -> Session:
    """Return the match whose JSON value is at `top`, its format and version checked already."""
    keys = top.keys(_HEADING, needed=[key for key in _HEADING if key != "place"])
    keys["game"].choice([GAME])
    teams = [_team(place) for place in keys["teams"].items()]
    try:
        check_teams(teams)
        session = Session(
            **head_at(keys),
            teams=(teams[0], teams[1]),
            planned_boards=keys["planned_boards"].whole(),
            rules=_rules(keys["rules"]),
        )
        check_heading(session)
    except Refused as refused:
        raise placed("", refused) from None
    boards = boards_at(keys["boards"], board_from)
    return replace(session, boards=boards)


def dumps(session: Session) -> str:
    """Return the session file's text.

    Of a deal in dispute this card's own stands in it: the other card has a file of its own.
    """
    return boards_text(heading(session), map(plain_board, session.boards))


def heading(session: Session) -> dict[str, Any]:
    """Return all of the JSON value but the boards."""
    return {
        **plain_head(GAME, session.id, session.date, session.place),
        "teams": [{"name": team.name, "players": list(team.players)} for team in session.teams],
        "planned_boards": session.planned_boards,
        "rules": {
            "scoring": session.rules.scoring.value,
            "victory_points": session.rules.victory_points.value,
        },
    }


def plain_board(board: Board) -> dict[str, Any]:
    """Return one board as a JSON value; a room in which nothing is written is left out."""
    rooms = {room.value: plain_board_deal(board.deal(room)) for room in Room}
    return {"board": board.number, **{room: deal for room, deal in rooms.items() if deal}}


def board_from(place: FilePlace, seen: set[int]) -> Board:
    """Return the board at `place`, which must be none of those `seen`."""
    keys = place.keys(_BOARD, needed=("board",))
    number = number_at(keys["board"], seen)
    board = Board(number)
    for room in Room:
        if room.value in keys:
            where = f"board {number}: {room.value}"
            at = FilePlace(keys[room.value].value, where)
            board = board.with_deal(room, board_deal_from(at.keys(DEAL_KEYS), where))
    return board


def _team(place: FilePlace) -> TeamOfFour:
    keys = place.keys(_TEAM, needed=_TEAM)
    return TeamOfFour(keys["name"].text(), tuple(name.text() for name in keys["players"].items()))


def _rules(place: FilePlace) -> Rules:
    keys = place.keys(_RULES)
    usual = Rules()
    scoring, points = usual.scoring, usual.victory_points
    if "scoring" in keys:
        scoring = Scoring(keys["scoring"].choice([each.value for each in Scoring]))
    if "victory_points" in keys:
        names = [each.value for each in VictoryPoints]
        points = VictoryPoints(keys["victory_points"].choice(names))
    return Rules(scoring, points)
