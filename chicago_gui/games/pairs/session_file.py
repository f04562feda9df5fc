"""The files of an evening of pairs: session file, CSV of results and ranking, and records."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from typing import Any

from chicago_gui.games.pairs.changes import STEPS, SetOut, check_meeting, check_pairs
from chicago_gui.games.pairs.session import RULES, Board, Meeting, Result, Session
from chicago_gui.games.pairs.totals import BoardTotals, PairPlace, View
from chicago_gui.scoring import Refused
from chicago_gui.scoring.comparisons import decimal_text
from chicago_gui.sheet.boards.deal import DEAL_FIELDS, BoardDeal
from chicago_gui.sheet.boards.file import (
    BoardsFile,
    board_cells,
    board_deal_from,
    board_place,
    deal_cells,
    number_at,
)
from chicago_gui.sheet.boards.words import board_words, card_words, note_words
from chicago_gui.sheet.fields import Field, Fields
from chicago_gui.sheet.history import HistoryWords, heading_field, heading_fields
from chicago_gui.sheet.session_file import FilePlace, Value, csv_of, harmless, pair_at, placed
from chicago_gui.sheet.texts import check_text
from chicago_gui.sheet.words import later, tr

_SEATS = ("ns", "ew")


class PairsFile(BoardsFile[Session, Board]):
    """Only the records have the order in which results are typed."""

    game = Session.game
    rules = RULES
    own_keys = ("pairs",)
    setting = "by_round"

    def session_at(self, keys: Mapping[str, FilePlace], head: Mapping[str, Any]) -> Session:
        pairs = []
        for number, place in enumerate(keys["pairs"].items(), start=1):
            one, two = pair_at(FilePlace(place.value, tr("pair {number}").format(number=number)))
            pairs.append((one.text(), two.text()))
        check_pairs(pairs)
        check_text("place", head["place"])
        return Session(**head, pairs=tuple(pairs))

    def own_heading(self, session: Session) -> dict[str, Any]:
        return {"pairs": [list(pair) for pair in session.pairs]}

    def board_at(self, place: FilePlace, seen: set[int], session: Session | None = None) -> Board:
        keys = place.keys(("board", "results"), needed=("board", "results"))
        number = number_at(keys["board"], seen)
        results: list[Result] = []
        seated: set[int] = set()
        for each in FilePlace(keys["results"].value, board_place(number)).items():
            result = tr("result {number}").format(number=len(results) + 1)
            where = f"{board_place(number)}: {result}"
            found = FilePlace(each.value, where).keys((*_SEATS, *DEAL_FIELDS.by_key), needed=_SEATS)
            meeting = Meeting(found["ns"].whole(), found["ew"].whole())
            results.append(Result(meeting, board_deal_from(found, where)))
            if session is not None:
                try:
                    check_meeting(session.pairs, meeting, seated)
                except Refused as refused:
                    raise placed(where, refused) from None
        return Board(number, tuple(results))

    def board_value(self, board: Board) -> dict[str, Any]:
        results = [
            {"ns": each.meeting.ns, "ew": each.meeting.ew, **DEAL_FIELDS.write(each.deal)}
            for each in board.results
        ]
        return {"board": board.number, "results": results}

    def setting_value(self, session: Session) -> object:
        return session.by_round or None

    def setting_at(self, place: FilePlace) -> bool:
        return place.truth()


FILE = PairsFile()


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
WORDS = HistoryWords(
    HEADING.by_key,
    BOARD.by_key,
    where=board_words,
    whole_patterns={STEPS.kind(SetOut): later("movement set")},
    unbid=_UNBID,
)
