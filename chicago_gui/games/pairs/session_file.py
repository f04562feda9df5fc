"""The files of an evening of pairs: session file and CSV, and the records in the book.

The session file is JSON, read completely or refused, and always written the same way. There is one
CSV of results and one of the ranking.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from fractions import Fraction
from typing import Any

from chicago_gui.games.pairs.changes import StepKind, check_meetings, check_pairs
from chicago_gui.games.pairs.session import GAME, RULES, Board, Meeting, Result, Session
from chicago_gui.games.pairs.totals import BoardTotals, PairPlace, View
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
from chicago_gui.sheet.session_file import (
    FilePlace,
    Value,
    csv_of,
    harmless,
    pair_at,
    placed,
)
from chicago_gui.sheet.texts import check_text
from chicago_gui.sheet.words import later, tr


def records(session: Session) -> dict[str, str]:
    """Return the evening as named JSON texts: `heading`, then `001`, `002` … for the boards."""
    head = heading(session)
    if session.by_round:
        head["by_round"] = True
    return board_records(head, ((board.number, _text(board)) for board in session.boards))


@remembered(4 * MOST_BOARDS)
def _text(board: Board) -> str:
    return compact(plain_board(board))


def board_of(number: int, value: Any) -> Board:
    """Return the board in a record's value, its pairs unchecked; raise `SessionFileError`."""
    return loose_board(FilePlace(value, board_place(number)))


def session_of(records: Mapping[str, str]) -> Session:
    """Return the evening in these records.

    Raises `SessionFileError` if they are not what `records` writes.
    """
    top, values = place_of(records)
    by_round = top.value.pop("by_round", None) is True
    session = replace(session_from(top), by_round=by_round)
    boards = (
        board_from(FilePlace(value, board_place(number)), session, set())
        for number, value in values.items()
    )
    return replace(session, boards=tuple(boards))


_HEADING = (*HEAD_KEYS, "pairs", "rules", "boards")
_BOARD = ("board", "results")
_SEATS = ("ns", "ew")


def session_from(top: FilePlace) -> Session:
    """Return the evening in the JSON value `top`, whose format and version are already checked."""
    keys = top.keys(_HEADING, needed=[key for key in _HEADING if key != "place"])
    keys["game"].choice([GAME])
    pairs = []
    for number, place in enumerate(keys["pairs"].items(), start=1):
        one, two = pair_at(FilePlace(place.value, tr("pair {number}").format(number=number)))
        pairs.append((one.text(), two.text()))
    rules = RULES.read(keys["rules"])
    head = head_at(keys)
    try:
        check_pairs(pairs)
        check_text("place", head["place"])
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
    """Return the JSON value without the boards."""
    return {
        **plain_head(GAME, session.id, session.date, session.place),
        "pairs": [list(pair) for pair in session.pairs],
        "rules": RULES.write(session.rules),
    }


def plain_board(board: Board) -> dict[str, Any]:
    """Return one board as a JSON value."""
    results = [
        {"ns": each.meeting.ns, "ew": each.meeting.ew, **DEAL_FIELDS.write(each.deal)}
        for each in board.results
    ]
    return {"board": board.number, "results": results}


def board_from(place: FilePlace, session: Session, seen: set[int]) -> Board:
    """Return the board at `place`; its number must not be in `seen`."""

    def check(board: Board) -> None:
        try:
            check_meetings(session.pairs, board)
        except Refused as refused:
            where = _result_place(board.number, len(board.results))
            raise placed(where, refused) from None

    return loose_board(place, seen, check)


def loose_board(
    place: FilePlace, seen: Collection[int] = (), check: Callable[[Board], None] = lambda _: None
) -> Board:
    """Return the board at `place`; `check` is called after each of its results."""
    keys = place.keys(_BOARD, needed=_BOARD)
    number = number_at(keys["board"], set(seen))
    board = Board(number)
    for index, each in enumerate(FilePlace(keys["results"].value, board_place(number)).items()):
        where = _result_place(number, index + 1)
        found = FilePlace(each.value, where).keys((*_SEATS, *DEAL_KEYS), needed=_SEATS)
        meeting = Meeting(found["ns"].whole(), found["ew"].whole())
        board = board.with_result(index, Result(meeting, board_deal_from(found, where)))
        check(board)
    return board


def _result_place(board: int, result: int) -> str:
    return f"{board_place(board)}: " + tr("result {number}").format(number=result)


# Other programs rely on the column names, so they are not translated.
HEADER = (
    *("board", "dealer", "vulnerable", "ns", "ew"),
    *("contract", "declarer", "result", "score", "points_ns", "points_ew"),
)
STANDING_HEADER = ("place", "pair", "players", "points", "maximum", "percent")


def csv_text(view: View) -> str:
    """Return the results as CSV, one row each: by board, then in the order of the travellers.

    Unknown values are empty.
    """
    return csv_of([HEADER, *(row for board in view.boards for row in _rows(board))])


def standing_csv(view: View) -> str:
    """Return the ranking as CSV, best first; with two winners North–South before East–West."""
    session = view.session
    two = session.rules.winners == 2
    header = ("direction", *STANDING_HEADER) if two else STANDING_HEADER
    rows = [[*([line.direction] if two else []), *_place(session, line)] for line in view.standing]
    return csv_of([header, *rows])


def _rows(board: BoardTotals) -> Iterator[list[Value]]:
    number = board.board.number
    for line in board.lines:
        meeting = line.result.meeting
        yield [
            *board_cells(number),
            meeting.ns,
            meeting.ew,
            *deal_cells(number, line.result.deal),
            _points(line.points_ns),
            _points(line.points_ew),
        ]


def _place(session: Session, line: PairPlace) -> Iterator[Value]:
    yield line.place
    yield line.pair
    yield harmless(" & ".join(session.pairs[line.pair - 1]))
    yield decimal_text(line.points)
    yield line.maximum
    yield _points(line.percent)


def _points(points: Fraction | None) -> str | None:
    return None if points is None else decimal_text(points)


def _pairs(pairs: list[list[str]]) -> dict[str, str]:
    return {str(number): " – ".join(pair) for number, pair in enumerate(pairs, start=1)}


HEADING = heading_fields(
    RULES,
    heading_field("pairs", "pairs", "pair {of}: {what}", _pairs),
    heading_field(
        "by_round",
        "order",
        "order of results: {what}",
        lambda by_round: tr("by round") if by_round else tr("by board"),
    ),
)


def _lines(words: Callable[[BoardDeal], str], nothing: str) -> Callable[[Board], dict[str, str]]:
    """Return a function that returns for each meeting the text that `words` makes of its card."""

    def value(board: Board) -> dict[str, str]:
        notes = {
            f"{result.meeting.ns}–{result.meeting.ew}": words(result.deal) or nothing
            for result in board.results
        }
        return {who: text for who, text in notes.items() if text}

    return value


_UNBID = "…"

BOARD: Fields[Board] = Fields(
    (
        Field("results", "results", "{of} {what}", _lines(card_words, _UNBID)),
        Field("notes", "notes", "{of} note {what}", _lines(note_words, ""), remark=True),
    )
)
WORDS = history_words(HEADING, BOARD, {StepKind.MOVEMENT: later("movement set")}, _UNBID)
