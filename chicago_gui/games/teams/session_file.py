"""The files of a match: session file, CSV of card and standing, and the records in the book."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from chicago_gui.games.teams.changes import STEPS, Choose, Compare, check_heading, check_teams
from chicago_gui.games.teams.session import RULES, Board, Room, Session, TeamOfFour
from chicago_gui.games.teams.totals import BoardLine, View, standing
from chicago_gui.scoring.comparisons import decimal_text
from chicago_gui.sheet.boards.deal import DEAL_FIELDS, BoardDeal
from chicago_gui.sheet.boards.file import (
    BoardsFile,
    board_cells,
    board_deal_at,
    board_place,
    deal_cells,
    number_at,
)
from chicago_gui.sheet.boards.words import board_words, card_words, note_words
from chicago_gui.sheet.fields import Field, Fields
from chicago_gui.sheet.history import HistoryWords, heading_field, heading_fields
from chicago_gui.sheet.session_file import FilePlace, Value, csv_of, harmless
from chicago_gui.sheet.words import later

_TEAM = ("name", "players")
_ROOMS = tuple(room.value for room in Room)


class MatchFile(BoardsFile[Session, Board]):
    """For a disputed deal the session file has this card's version; the other card has its own.

    Only the records have the other card's version and the room of this laptop.
    """

    game = Session.game
    rules = RULES
    own_keys = ("teams", "planned_boards")
    setting = "room"

    def session_at(self, keys: Mapping[str, FilePlace], head: Mapping[str, Any]) -> Session:
        teams = [_team(place) for place in keys["teams"].items()]
        check_teams(teams)
        session = Session(
            **head, teams=(teams[0], teams[1]), planned_boards=keys["planned_boards"].whole()
        )
        check_heading(session)
        return session

    def own_heading(self, session: Session) -> dict[str, Any]:
        teams = [{"name": team.name, "players": list(team.players)} for team in session.teams]
        return {"teams": teams, "planned_boards": session.planned_boards}

    def board_at(self, place: FilePlace, seen: set[int], session: Session | None = None) -> Board:
        keys = place.keys(("board", *_ROOMS), needed=("board",))
        board = Board(number_at(keys["board"], seen))
        for room in Room:
            if room.value in keys:
                where = f"{board_place(board.number)}: {room.value}"
                board = board.with_deal(room, board_deal_at(keys[room.value].value, where))
        return board

    def board_value(self, board: Board) -> dict[str, Any]:
        rooms = {room.value: DEAL_FIELDS.write(board.deal(room)) for room in Room}
        return {"board": board.number, **{room: deal for room, deal in rooms.items() if deal}}

    def record_of(self, board: Board) -> dict[str, Any]:
        cards = {room.value: DEAL_FIELDS.write(deal) for room, deal in board.rivals.items()}
        return {**self.board_value(board), **({"rivals": cards} if cards else {})}

    def board_of(self, number: int, value: Any) -> Board:
        rivals: dict[str, FilePlace] = {}
        if isinstance(value, dict) and "rivals" in value:
            rivals = FilePlace(value.pop("rivals"), f"{board_place(number)}: rivals").keys(_ROOMS)
        board = super().board_of(number, value)
        for room in Room:
            if room.value in rivals:
                at = rivals[room.value]
                board = board.with_deal(room, board.deal(room), board_deal_at(at.value, at.where))
        return board

    def setting_value(self, session: Session) -> object:
        return session.room.value if session.room else None

    def setting_at(self, place: FilePlace) -> Room:
        return Room(place.choice(_ROOMS))


FILE = MatchFile()


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
    heading_field("planned_boards", "planned boards"),
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
WORDS = HistoryWords(
    HEADING.by_key,
    BOARD.by_key,
    where=board_words,
    whole_patterns={
        STEPS.kind(Compare): later("the other room's card is open"),
        STEPS.kind(Choose): later("{where}: one of the two cards is chosen"),
    },
    replaced=later("the other room's card is open"),
)
