"""The columns of the travellers: who met whom, the card, and the points of both pairs."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from chicago_gui.games.pairs.changes import Meet, RemoveResult, WriteCard
from chicago_gui.games.pairs.session import Meeting, PairsReason
from chicago_gui.games.pairs.totals import NewLine, TravellerLine, View
from chicago_gui.games.pairs.words import board_hint, pair_words
from chicago_gui.scoring import Refused
from chicago_gui.sheet.boards.columns import BoardColumn, Cards, DealerColumn, ZColumn, card_columns
from chicago_gui.sheet.boards.deal import MOST_BOARDS, BoardDeal, CardEntry
from chicago_gui.sheet.boards.words import points_words, signed_points
from chicago_gui.sheet.column import (
    EMPTY,
    Align,
    Cell,
    CellReason,
    CellRef,
    Choice,
    Column,
    Offer,
    TextStyle,
)
from chicago_gui.sheet.typing.counts import read_number
from chicago_gui.sheet.typing.names import read_names
from chicago_gui.sheet.typing.reader import Reading
from chicago_gui.sheet.words import tr

Shown = TravellerLine | NewLine
_MOST_OFFERED = 6
"""The number of long choices that fit below each other."""

_NUMBERS = re.compile(r"\s*[0-9]{1,2}(?:[\s,.:-]+[0-9]{1,2}){1,2}\s*")


class TravellerCards(Cards):
    """The cards of the results."""

    def deal(self, shown: Shown) -> BoardDeal | None:
        return shown.line.result.deal if isinstance(shown, TravellerLine) else None

    def write(self, view: View, spot: CellRef, entry: CardEntry) -> object:
        shown = view.deals[spot.deal]
        if isinstance(shown, NewLine):
            raise Refused(CellReason.NOT_HERE)
        return WriteCard(shown.number, shown.index, entry)


class _Round(Column[View, Shown]):
    """The round and the table of the meeting in the movement."""

    over, heading, spoken = "Round", "Table", "round and table"
    width = 10.0
    text_style = TextStyle.LABEL

    def cell(self, shown: Shown, part: int) -> Cell:
        if not isinstance(shown, TravellerLine) or not shown.round:
            return EMPTY
        return Cell(f"{shown.round}/{shown.table}")


class _Board(BoardColumn):
    """The board's number; board and pairs are typed here, such as `7 1 5`.

    On the new line the pairs alone, `1 5`, meet on the board of the line above.
    """

    def can_type(self, view: View, spot: CellRef) -> bool:
        return True

    def read(self, view: View, spot: CellRef, text: str) -> Reading:
        last = len(view.deals) - 1
        numbers = numbers_in(text)
        if len(numbers) == 2 and spot.deal == last and last:
            numbers = (view.deals[last - 1].number, *numbers)
        if len(numbers) != 3:
            raise Refused(PairsReason.MEETING)
        number, ns, ew = numbers
        meeting = Meeting(ns, ew)
        return Reading(
            Meet(number, meeting),
            {CellRef(last, self): Cell(str(number)), **_sitting(view, last, meeting)},
        )

    def typing_hint(self, view: View, spot: CellRef) -> str:
        return board_hint()

    def choices(self, view: View, spot: CellRef) -> Sequence[Choice]:
        """Return for the new line each board that may be next, with two pairs that can meet there.

        The last choice is any other board. Other pairs are chosen afterwards in their columns.
        """
        if isinstance(view.deals[spot.deal], TravellerLine):
            return super().choices(view, spot)
        last = min(max((each.board.number for each in view.boards), default=0) + 1, MOST_BOARDS)
        offered = []
        for number, pairs in _free_pairs(view):
            if number <= last and len(pairs) > 1:
                ns, ew = (pair_words(view.session, pair) for pair in pairs[:2])
                offered.append(Choice(f"{number}:  {ns} / {ew}", _meet_first(number, pairs)))

        def boards() -> Offer:
            choices = [
                Choice(str(number), _meet_first(number, pairs), possible=len(pairs) > 1)
                for number, pairs in _free_pairs(view)
            ]
            return Offer(choices, tr("Which board is played?"))

        another = Choice(tr("another board…"), opens=boards, in_menu=True)
        return (*offered[-_MOST_OFFERED:], another)


def _free_pairs(view: View) -> Iterator[tuple[int, list[int]]]:
    """Yield each possible board number, and the pairs that are not on its traveller."""
    played = {each.board.number: each.board.results for each in view.boards}
    for number in range(1, MOST_BOARDS + 1):
        met = {pair for result in played.get(number, ()) for pair in result.meeting.pairs}
        everybody = range(1, len(view.session.pairs) + 1)
        yield number, [pair for pair in everybody if pair not in met]


def _meet_first(number: int, pairs: Sequence[int]) -> Meet | None:
    """Return the change that the first two of `pairs` meet, if there are two."""
    return Meet(number, Meeting(*pairs[:2])) if len(pairs) > 1 else None


def numbers_in(text: str) -> tuple[int, ...]:
    """Return the two or three numbers in `text`; nothing if it contains anything else."""
    found = _NUMBERS.fullmatch(text)
    return tuple(map(int, re.findall(r"[0-9]+", text))) if found else ()


def _sitting(view: View, deal: int, meeting: Meeting) -> dict[CellRef, Cell]:
    """Return the cells of both pairs in a line; raise `Refused` for a pair that does not exist."""
    for pair in (meeting.ns, meeting.ew):
        if not 1 <= pair <= len(view.session.pairs):
            raise Refused(PairsReason.NO_PAIR, pair=pair)
    return {
        CellRef(deal, NS): Cell(pair_words(view.session, meeting.ns)),
        CellRef(deal, EW): Cell(pair_words(view.session, meeting.ew)),
    }


class OfPair(Column[View, Shown]):
    """One of the two pairs of a meeting; another is typed by its number or a player's name."""

    width = 33.0
    align = Align.LEFT

    def __init__(self, heading: str, spoken: str, *, is_ns: bool) -> None:
        """Show the North–South or the East–West pair."""
        self.heading, self.spoken, self.is_ns = heading, spoken, is_ns
        self.keys = ("ns" if is_ns else "ew",)

    def pair_of(self, shown: TravellerLine) -> int:
        """Return the number of the pair in this column."""
        meeting = shown.line.result.meeting
        return meeting.ns if self.is_ns else meeting.ew

    def cell(self, shown: Shown, part: int) -> Cell:
        if not isinstance(shown, TravellerLine):
            return EMPTY
        return Cell(shown.ns if self.is_ns else shown.ew)

    def possible_texts(self, view: View) -> tuple[str, ...]:
        session = view.session
        return tuple(pair_words(session, pair) for pair in range(1, len(session.pairs) + 1))

    def can_type(self, view: View, spot: CellRef) -> bool:
        return isinstance(view.deals[spot.deal], TravellerLine)

    def read(self, view: View, spot: CellRef, text: str) -> Reading:
        shown = view.deals[spot.deal]
        if isinstance(shown, NewLine):
            raise Refused(CellReason.NOT_HERE)
        if text[0].isdecimal():
            pair, rest = read_number(text)
        else:
            (name,), rest = read_names(text, view.session.players, 1)
            pairs = enumerate(view.session.pairs, start=1)
            pair = next(at for at, names in pairs if name in names)
        change = self._met_by(shown, pair)
        return Reading(change, _sitting(view, spot.deal, change.meeting), rest)

    def clear(self, view: View, spot: CellRef) -> object:
        shown = view.deals[spot.deal]
        if isinstance(shown, NewLine):
            raise Refused(CellReason.NOT_HERE)
        return RemoveResult(shown.number, shown.index)

    def choices(self, view: View, spot: CellRef) -> Sequence[Choice]:
        shown = view.deals[spot.deal]
        if isinstance(shown, NewLine):
            return ()
        boards = (each.board for each in view.boards)
        lines = next(board.results for board in boards if board.number == shown.number)
        elsewhere = {
            pair
            for at, result in enumerate(lines)
            if at != shown.index
            for pair in result.meeting.pairs
        }
        return tuple(
            Choice(
                pair_words(view.session, pair),
                self._met_by(shown, pair),
                pair == self.pair_of(shown),
                possible=pair not in elsewhere,
            )
            for pair in range(1, len(view.session.pairs) + 1)
        )

    def _met_by(self, shown: TravellerLine, pair: int) -> Meet:
        """Return the change that seats `pair` here; if it is the other pair, the two swap."""
        meeting = shown.line.result.meeting
        met = Meeting(pair, meeting.ew) if self.is_ns else Meeting(meeting.ns, pair)
        if met.ns == met.ew:
            met = Meeting(meeting.ew, meeting.ns)
        return Meet(shown.number, met, shown.index)


class _Points(Column[View, Shown]):
    """The points of one side for the result."""

    width, text_style = 14.0, TextStyle.WON

    def __init__(self, heading: str, spoken: str, *, is_ns: bool) -> None:
        """Show the points of North–South or of East–West."""
        self.heading, self.spoken, self.is_ns = heading, spoken, is_ns

    def cell(self, shown: Shown, part: int) -> Cell:
        if not isinstance(shown, TravellerLine):
            return EMPTY
        points = shown.line.points_ns if self.is_ns else shown.line.points_ew
        if points is None:
            return EMPTY
        return Cell(signed_points(points) if shown.imps else points_words(points))


ROUND = _Round()
BOARD, DEALER, Z = _Board(), DealerColumn(), ZColumn()
NS = OfPair("NS", "North–South", is_ns=True)
EW = OfPair("EW", "East–West", is_ns=False)
CARD = card_columns(TravellerCards())
CONTRACT, BY, RESULT, SCORE = CARD
POINTS_NS = _Points("NS", "points of North–South", is_ns=True)
POINTS_EW = _Points("EW", "points of East–West", is_ns=False)
COLUMNS: tuple[Column[View, Any], ...] = (
    ROUND,
    BOARD,
    DEALER,
    Z,
    NS,
    EW,
    *CARD,
    POINTS_NS,
    POINTS_EW,
)
