"""The files of a match: session file and CSV, and the records in the book.

The session file is JSON, read completely or refused, and always written the same way. Only the
records contain the room of this laptop, and what the other card has for disputed deals. There is
one CSV of the score card and one of the standing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from chicago_gui.games.teams.changes import StepKind, check_heading, check_teams
from chicago_gui.games.teams.session import GAME, RULES, Board, Room, Session, TeamOfFour
from chicago_gui.games.teams.totals import BoardLine, View, standing
from chicago_gui.record import replace
from chicago_gui.remembered import remembered
from chicago_gui.scoring import Refused
from chicago_gui.scoring.comparisons import decimal_text
from chicago_gui.sheet.boards.deal import DEAL_FIELDS, MOST_BOARDS, BoardDeal
from chicago_gui.sheet.boards.file import (
    DEAL_KEYS,
    HEAD_KEYS,
    board_cells,
    board_deal_from,
    board_place,
    board_records,
    boards_at,
    boards_text,
    deal_cells,
    head_at,
    number_at,
    place_of,
    plain_head,
)
from chicago_gui.sheet.boards.words import (
    card_words,
    heading_field,
    heading_fields,
    history_words,
    note_words,
)
from chicago_gui.sheet.fields import Field, Fields, compact
from chicago_gui.sheet.session_file import FilePlace, Value, csv_of, harmless, placed
from chicago_gui.sheet.words import later


def records(session: Session) -> dict[str, str]:
    """Return the match as named JSON texts: `heading`, then `001`, `002` … for the boards."""
    head = heading(session)
    if session.room is not None:
        head["room"] = session.room.value
    return board_records(head, ((board.number, _text(board)) for board in session.boards))


def session_of(records: Mapping[str, str]) -> Session:
    """Return the match in these records.

    Raises `SessionFileError` if they are not what `records` writes.
    """
    top, values = place_of(records)
    room = top.value.pop("room", None)
    standing = None
    if room is not None:
        standing = Room(FilePlace(room, "room").choice([each.value for each in Room]))
    boards = tuple(board_of(number, value) for number, value in values.items())
    return replace(session_from(top), boards=boards, room=standing)


@remembered(4 * MOST_BOARDS)
def _text(board: Board) -> str:
    return compact(_plain(board))


def _plain(board: Board) -> dict[str, Any]:
    rivals = {room.value: board.rival(room) for room in Room}
    cards = {room: DEAL_FIELDS.write(deal) for room, deal in rivals.items() if deal is not None}
    return {**plain_board(board), **({"rivals": cards} if cards else {})}


def board_of(number: int, value: Any) -> Board:
    """Return the board in a record's value; raise `SessionFileError`."""
    place = FilePlace(value, board_place(number))
    rivals: dict[str, FilePlace] = {}
    if isinstance(value, dict) and "rivals" in value:
        rooms = [room.value for room in Room]
        rivals = FilePlace(value.pop("rivals"), f"{board_place(number)}: rivals").keys(rooms)
    board = board_from(place, set())
    for room in Room:
        if room.value in rivals:
            at = rivals[room.value]
            rival = board_deal_from(at.keys(DEAL_KEYS), at.where)
            board = board.with_deal(room, board.deal(room), rival)
    return board


_HEADING = (*HEAD_KEYS, "teams", "planned_boards", "rules", "boards")
_TEAM = ("name", "players")
_BOARD = ("board", *(room.value for room in Room))


def session_from(top: FilePlace) -> Session:
    """Return the match in the JSON value `top`, whose format and version are already checked."""
    keys = top.keys(_HEADING, needed=[key for key in _HEADING if key != "place"])
    keys["game"].choice([GAME])
    teams = [_team(place) for place in keys["teams"].items()]
    try:
        check_teams(teams)
        session = Session(
            **head_at(keys),
            teams=(teams[0], teams[1]),
            planned_boards=keys["planned_boards"].whole(),
            rules=RULES.read(keys["rules"]),
        )
        check_heading(session)
    except Refused as refused:
        raise placed("", refused) from None
    boards = boards_at(keys["boards"], board_from)
    return replace(session, boards=boards)


def dumps(session: Session) -> str:
    """Return the session file's text.

    For a disputed deal it contains this card's version; the other card has its own file.
    """
    return boards_text(heading(session), map(plain_board, session.boards))


def heading(session: Session) -> dict[str, Any]:
    """Return the JSON value without the boards."""
    return {
        **plain_head(GAME, session.id, session.date, session.place),
        "teams": [{"name": team.name, "players": list(team.players)} for team in session.teams],
        "planned_boards": session.planned_boards,
        "rules": RULES.write(session.rules),
    }


def plain_board(board: Board) -> dict[str, Any]:
    """Return one board as a JSON value; rooms without entries are left out."""
    rooms = {room.value: DEAL_FIELDS.write(board.deal(room)) for room in Room}
    return {"board": board.number, **{room: deal for room, deal in rooms.items() if deal}}


def board_from(place: FilePlace, seen: set[int]) -> Board:
    """Return the board at `place`; its number must not be in `seen`."""
    keys = place.keys(_BOARD, needed=("board",))
    number = number_at(keys["board"], seen)
    board = Board(number)
    for room in Room:
        if room.value in keys:
            where = f"{board_place(number)}: {room.value}"
            at = FilePlace(keys[room.value].value, where)
            board = board.with_deal(room, board_deal_from(at.keys(DEAL_KEYS), where))
    return board


def _team(place: FilePlace) -> TeamOfFour:
    keys = place.keys(_TEAM, needed=_TEAM)
    return TeamOfFour(keys["name"].text(), tuple(name.text() for name in keys["players"].items()))


# Other programs rely on the column names, so they are not translated.
HEADER = (
    "board",
    "dealer",
    "vulnerable",
    *(
        f"{room.value}_{what}"
        for room in Room
        for what in ("contract", "declarer", "result", "score")
    ),
    "difference",
    *(f"{what}_{team}" for what in ("points", "total", "vp") for team in (1, 2)),
)
STANDING_HEADER = ("place", "team", "points", "vp")


def csv_text(view: View) -> str:
    """Return the score card as CSV, one row per board in the order of their numbers.

    Unknown values are empty. The last row has the victory points when the match is done.
    """
    found = view.totals
    rows: list[list[Value]] = [[*_row(line), None, None] for line in found.lines]
    if rows and found.victory_points:
        rows[-1][-2:] = map(decimal_text, found.victory_points)
    return csv_of([HEADER, *rows])


def standing_csv(view: View) -> str:
    """Return the standing as CSV, best first."""
    rows: list[list[Value]] = [
        [
            line.place,
            harmless(view.session.teams[line.team].name),
            line.points,
            None if line.victory_points is None else decimal_text(line.victory_points),
        ]
        for line in standing(view.totals)
    ]
    return csv_of([STANDING_HEADER, *rows])


def _row(line: BoardLine) -> Iterator[Value]:
    number = line.board.number
    yield from board_cells(number)
    for room in Room:
        yield from deal_cells(number, line.board.deal(room))
    yield line.difference
    yield from line.points or (None, None)
    yield from line.totals


def _teams(teams: list[dict[str, Any]]) -> dict[str, str]:
    return {
        str(number): f"{team['name']} ({', '.join(team['players'])})"
        for number, team in enumerate(teams, start=1)
    }


HEADING = heading_fields(
    RULES,
    heading_field("teams", "teams", "team {of}: {what}", _teams),
    heading_field("planned_boards", "planned boards", "{name} {what}"),
    heading_field("room", "room", "this laptop's room: {what}"),
)


def _of_card(words: Callable[[BoardDeal | None], str], room: Room) -> Callable[[Board], str]:
    return lambda board: words(board.deal(room))


def _of_other(room: Room) -> Callable[[Board], str]:
    return lambda board: card_words(board.rival(room))


_WORDS = {
    Room.OPEN: (
        later("open room"),
        later("open room, the other card"),
        later("open room, note"),
    ),
    Room.CLOSED: (
        later("closed room"),
        later("closed room, the other card"),
        later("closed room, note"),
    ),
}


def _fields(room: Room) -> tuple[Field, Field, Field]:
    """Return the fields of one room; they are hidden while its card may not be seen."""
    name, other, note = _WORDS[room]
    return (
        Field(room.value, name, "{name} {what}", _of_card(card_words, room), secret=True),
        Field(
            f"{room.value}_other",
            other,
            "{name} {what}",
            _of_other(room),
            secret=True,
        ),
        Field(
            f"{room.value}_note",
            note,
            "{name} {what}",
            _of_card(note_words, room),
            secret=True,
            remark=True,
        ),
    )


BOARD: Fields[Board] = Fields((*_fields(Room.OPEN), *_fields(Room.CLOSED)))
WORDS = replace(
    history_words(
        HEADING,
        BOARD,
        {
            StepKind.COMPARE: later("the other room's card is open"),
            StepKind.CHOOSE: later("{where}: one of the two cards is chosen"),
        },
    ),
    replaced=later("the other room's card is open"),
)
