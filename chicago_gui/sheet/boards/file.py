"""Reads and writes boards and their deals in session file, book and CSV.

Reading is strict, and equal sessions are written identically. The book has one record for the
heading and one per board, so a change touches few records.
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
    """The data of every session, from the first keys of its file."""

    id: str
    date: date
    place: str


def head_at(keys: Mapping[str, FilePlace]) -> Head:
    """Return id, date and place from the members `keys` of a session file."""
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
    """Return the text of a session file from the JSON values of the heading and the boards."""
    return json.dumps({**heading, "boards": [*boards]}, indent=1, ensure_ascii=False)


def boards_at(
    place: FilePlace, board_from: Callable[[FilePlace, set[int]], Board]
) -> tuple[Board, ...]:
    """Return the boards in the list at `place`, sorted by number.

    `board_from` reads one board; it refuses the numbers it is given, which are taken.
    """
    found: dict[int, Board] = {}
    for index, at in enumerate(place.items(), start=1):
        where = tr("boards {number}").format(number=index)
        board = board_from(FilePlace(at.value, where), set(found))
        found[board.number] = board
    return tuple(found[number] for number in sorted(found))


def board_place(number: int) -> str:
    """Return the words for a board's place in a file: `board 7`."""
    return tr("board {number}").format(number=number)


def number_at(place: FilePlace, seen: set[int]) -> int:
    """Return the board number at `place`.

    Raises `SessionFileError` if there is no such board, or if the number is among those `seen`.
    """
    number = place.whole()
    try:
        check_number(number, seen)
    except Refused as refused:
        raise placed(tr("boards"), refused) from None
    return number


def board_deal_from(keys: Mapping[str, FilePlace], where: str) -> BoardDeal:
    """Return the deal from the members `keys` of the object at `where`; other keys are ignored.

    Raises `SessionFileError` with one sentence that names the place.
    """
    deal = BoardDeal(**DEAL_FIELDS.attributes(keys))
    try:
        check_board_deal(deal)
    except Refused as refused:
        raise placed(where, refused) from None
    return deal


def board_cells(board: int) -> list[Value]:
    """Return the CSV cells for number, dealer and vulnerability of `board`."""
    return [board, dealer_of(board).value, vulnerability_of(board).value]


def deal_cells(board: int, deal: BoardDeal) -> list[Value]:
    """Return the CSV cells for contract, declarer, result and score of `deal`."""
    contract, tricks = deal.contract, deal.tricks
    return [
        PASS if deal.passed_out else str(contract or ""),
        deal.declarer.value if deal.declarer else "",
        "" if contract is None or tricks is None else result_text(contract, tricks),
        score_ns(board, deal),
    ]


def board_records(heading: Mapping[str, Any], boards: Iterable[tuple[int, str]]) -> dict[str, str]:
    """Return the records `heading`, then `001`, `002` … named after the boards' numbers.

    `boards` are pairs of number and compact JSON text. Records are named by number, not by place,
    so a board played out of turn renames no other.
    """
    found = {HEADING: compact(heading)}
    for number, text in boards:
        found[f"{number:03}"] = text
    return found


def place_of(found: Mapping[str, str]) -> tuple[FilePlace, dict[int, Any]]:
    """Return the heading without boards, and each board's JSON value by number.

    Raises `SessionFileError` if `board_records` cannot have written these records.
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
