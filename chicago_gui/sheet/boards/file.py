"""Boards and their deals in session file, book and CSV.

All are read strictly, and the same session is always written the same. The book's records are the
heading and each board: two sessions differ in the records that a change touched.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from datetime import date
from typing import Any, Protocol, TypedDict, TypeVar

from chicago_gui.scoring import Refused, result_text
from chicago_gui.sheet.boards.deal import (
    DEAL_FIELDS,
    BoardDeal,
    check_board_deal,
    check_number,
    dealer_of,
    score_ns,
    vulnerability_of,
)
from chicago_gui.sheet.fields import HEADING, compact
from chicago_gui.sheet.session_file import (
    FORMAT,
    PASS,
    VERSION,
    FilePlace,
    SessionFileError,
    Value,
    date_at,
    placed,
    uuid_at,
)
from chicago_gui.sheet.words import tr

HEAD_KEYS = ("format", "version", "game", "id", "date", "place")
DEAL_KEYS = tuple(DEAL_FIELDS.by_key)


class _Numbered(Protocol):
    @property
    def number(self) -> int: ...


Board = TypeVar("Board", bound=_Numbered)


class Head(TypedDict):
    """What every session has, as its file's first keys tell it."""

    id: str
    date: date
    place: str


def head_at(keys: Mapping[str, FilePlace]) -> Head:
    """Return id, date and place in the members `keys` of a session file."""
    return {
        "id": uuid_at(keys["id"]),
        "date": date_at(keys["date"]),
        "place": keys["place"].text() if "place" in keys else "",
    }


def plain_head(game: str, id_: str, day: date, place: str) -> dict[str, Any]:
    """Return the first keys of a session file of `game`."""
    found = (FORMAT, VERSION, game, id_, day.isoformat(), place)
    return dict(zip(HEAD_KEYS, found, strict=True))


def boards_text(heading: Mapping[str, Any], boards: Iterable[Mapping[str, Any]]) -> str:
    """Return a session file's text from the JSON values of the heading and of the boards."""
    return json.dumps({**heading, "boards": [*boards]}, indent=1, ensure_ascii=False)


def boards_at(
    place: FilePlace, board_from: Callable[[FilePlace, set[int]], Board]
) -> tuple[Board, ...]:
    """Return the boards in the list at `place` in the order of their numbers.

    `board_from` reads one, which must have none of the numbers it is given.
    """
    found: dict[int, Board] = {}
    for index, at in enumerate(place.items(), start=1):
        where = tr("boards {number}").format(number=index)
        board = board_from(FilePlace(at.value, where), set(found))
        found[board.number] = board
    return tuple(found[number] for number in sorted(found))


def board_place(number: int) -> str:
    """Return where a board stands in a file, in words."""
    return tr("board {number}").format(number=number)


def number_at(place: FilePlace, seen: set[int]) -> int:
    """Return the number of a board at `place`, which must be none of those `seen`."""
    number = place.whole()
    try:
        check_number(number, seen)
    except Refused as refused:
        raise placed(tr("boards"), refused) from None
    return number


def board_deal_from(keys: Mapping[str, FilePlace], where: str) -> BoardDeal:
    """Return the deal in the members `keys` of the object at `where`; others are passed over.

    Raises `SessionFileError` with one sentence that names the place.
    """
    deal = BoardDeal(**DEAL_FIELDS.attributes(keys))
    try:
        check_board_deal(deal)
    except Refused as refused:
        raise placed(where, refused) from None
    return deal


def plain_board_deal(deal: BoardDeal) -> dict[str, Any]:
    """Return `deal` as a JSON value, keys that are not filled in left out."""
    return DEAL_FIELDS.write(deal)


def board_cells(board: int) -> list[Value]:
    """Return number, dealer and vulnerability of `board`, as the CSV has them."""
    return [board, dealer_of(board).value, vulnerability_of(board).value]


def deal_cells(board: int, deal: BoardDeal) -> list[Value]:
    """Return contract, declarer, result and score of `deal`, as the CSV has them."""
    contract, tricks = deal.contract, deal.tricks
    return [
        PASS if deal.passed_out else str(contract or ""),
        deal.declarer.value if deal.declarer else "",
        "" if contract is None or tricks is None else result_text(contract, tricks),
        score_ns(board, deal),
    ]


def board_records(heading: Mapping[str, Any], boards: Iterable[tuple[int, str]]) -> dict[str, str]:
    """Return the records: `heading`, then `001`, `002` … by the number of the board.

    `boards` are numbers and texts, `compact`. A board begun out of turn moves no other one, as it
    would if they were called by their places.
    """
    found = {HEADING: compact(heading)}
    for number, text in boards:
        found[f"{number:03}"] = text
    return found


def place_of(found: Mapping[str, str]) -> tuple[FilePlace, dict[int, Any]]:
    """Return the heading, with no boards in it, and each board's JSON value by its number.

    Raises `SessionFileError` when these are not what `board_records` writes.
    """
    try:
        values = {name: json.loads(text) for name, text in found.items()}
        heading = values.pop(HEADING)
        boards = {int(name): values[name] for name in sorted(values)}
        return FilePlace({**heading, "boards": []}, ""), boards
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise SessionFileError(
            tr("record cannot be read: {error}").format(error=type(error).__name__)
        ) from None
