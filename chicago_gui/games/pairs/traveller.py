"""A board's traveller as a ruled table and as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from chicago_gui.games.pairs.session import Scoring
from chicago_gui.games.pairs.totals import (
    BoardTotals,
    ResultLine,
    View,
)
from chicago_gui.games.pairs.words import (
    explained,
)
from chicago_gui.paper.marks import Mark, Text, TextAlign
from chicago_gui.paper.ruled import Ruled
from chicago_gui.record import replace
from chicago_gui.sheet.boards.words import (
    board_line,
    letter,
    points_words,
    signed_points,
)
from chicago_gui.sheet.panel import Picture
from chicago_gui.sheet.words import (
    contract_text,
    result_words,
    signed,
    tr,
)

if TYPE_CHECKING:
    pass


# The columns are as narrow as possible, because the picture is scaled to the width of the panel.
# IMPs have signs and decimals; matchpoints seldom have more than two digits.
_CARD_WIDTHS = (5.6, 5.6, 15.6, 5.0, 7.2, 11.6)


_POINTS_WIDTH = {Scoring.MATCHPOINTS: 9.0, Scoring.IMPS: 11.5, Scoring.DATUM: 9.0}


_SIZE = 8.8


_TITLE = 6.0


_TITLE_SIZE = 8.2


def traveller(view: View, board: BoardTotals) -> Picture:
    """Return a board's traveller as a picture, the best for North–South first."""
    number = board.board.number
    scoring = view.session.rules.scoring
    points = _POINTS_WIDTH[scoring]
    table = replace(traveller_table(scoring, board, (*_CARD_WIDTHS, points, points)), size=_SIZE)
    title = tr("Board {number}: {dealt}").format(number=number, dealt=board_line(number))
    marks: list[Mark] = [
        Text(0, 0, table.width, _TITLE, title, _TITLE_SIZE, bold=True, side=TextAlign.LEFT)
    ]
    marks += table.marks(0, _TITLE)
    explanations = (explained(scoring, board, line) for line in in_order(board))
    return Picture(
        table.width + 0.5,
        _TITLE + table.height + 0.5,
        tuple(marks),
        f"{title} {'; '.join(explanations)}",
    )


def in_order(board: BoardTotals) -> tuple[ResultLine, ...]:
    """Return a traveller's lines: results first, best for North–South, then the others."""
    waiting = (line for line in board.lines if line.score is None)
    return (*board.ranked, *waiting)


def traveller_table(scoring: Scoring, board: BoardTotals | None, widths: Sequence[float]) -> Ruled:
    """Return a board's traveller as a ruled table with columns of these `widths` in mm.

    If `board` is None, the table has only its headings.
    """
    result = tr("result", "the heading of a narrow column")
    heads = [
        *(tr("NS"), tr("EW"), tr("contract"), tr("by"), result, tr("score")),
        *(tr("NS"), tr("EW")),
    ]
    return Ruled(
        widths=widths,
        heads=([(head, 1) for head in heads],),
        rows=[_row(scoring, line) for line in (in_order(board) if board else ())],
        strong=(2, 6),
        bold=(6,),
    )


def _row(scoring: Scoring, line: ResultLine) -> tuple[str, ...]:
    words = points_words if scoring is Scoring.MATCHPOINTS else signed_points
    deal, meeting = line.result.deal, line.result.meeting
    contract = tr("passed out") if deal.passed_out else ""
    return (
        str(meeting.ns),
        str(meeting.ew),
        contract_text(deal.contract) if deal.contract else contract,
        letter(deal.declarer) if deal.declarer else "",
        result_words(deal.contract, deal.tricks),
        "" if line.score is None else signed(line.score),
        "" if line.points_ns is None else words(line.points_ns),
        "" if line.points_ew is None else words(line.points_ew),
    )
