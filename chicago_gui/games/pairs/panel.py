"""What stands beside the travellers: the running ranking, and the board's traveller with points."""

from __future__ import annotations

from collections.abc import Sequence

from chicago_gui.games.pairs.session import Scoring
from chicago_gui.games.pairs.totals import DIRECTIONS, BoardTotals, PairPlace, ResultLine
from chicago_gui.games.pairs.view import View
from chicago_gui.games.pairs.words import DIRECTION_WORDS, explained, pair_words
from chicago_gui.paper.marks import Mark, Text, TextAlign
from chicago_gui.paper.ruled import Ruled
from chicago_gui.record import replace
from chicago_gui.sheet.board_words import (
    board_line,
    letter,
    points_words,
    signed_points,
)
from chicago_gui.sheet.column import Spot
from chicago_gui.sheet.panel import Panel, Picture, Standing, StandingLine
from chicago_gui.sheet.words import contract_text, plural, result_words, signed, tr

# As narrow as type allows: a picture is drawn as wide as the panel, and its type as large as that
# makes it. IMPs have signs and decimals, matchpoints seldom more than two figures.
_CARD_WIDTHS = (6.2, 6.2, 12.5, 5.5, 8.0, 12.2)
_POINTS_WIDTH = {Scoring.MATCHPOINTS: 9.0, Scoring.IMPS: 11.5, Scoring.DATUM: 9.0}
_SIZE = 8.8
_TITLE = 6.0
_TITLE_SIZE = 8.2


def panel(view: View, here: Spot | None) -> Panel:
    """Return the panel; the traveller is that of the board the cursor is on."""
    number = view.deals[here.deal].number if here and here.deal < len(view.deals) else 0
    if not number and view.boards:
        number = view.boards[-1].board.number  # on the last line, where a meeting is typed
    board = view.board(number)
    first, *second = standings(view)
    return Panel(
        first,
        second=next(iter(second), None),
        picture=None if board is None else traveller(view, board),
    )


def standings(view: View) -> tuple[Standing, ...]:
    """Return the ranking, or with two winners one for each direction."""
    imps = view.session.rules.scoring is not Scoring.MATCHPOINTS
    unit = tr("IMPs") if imps else "%"
    title = _title(view)
    if view.session.rules.winners == 1:
        return (Standing(title, unit, _lines(view, view.standing)),)
    found = []
    for direction in DIRECTIONS:
        lines = [line for line in view.standing if line.direction == direction]
        head = title if direction == DIRECTIONS[0] else ""
        name = tr(DIRECTION_WORDS[direction])
        full = f"{name} · {head}" if head else name
        found.append(Standing(full, unit, _lines(view, lines)))
    return tuple(found)


def _title(view: View) -> str:
    """Return how far the ranking has come."""
    if not view.played:
        return tr("Before the first result")
    if view.played == view.results:
        return tr("Final ranking")
    return plural(
        "After {played} of {results} result", "After {played} of {results} results", view.results
    ).format(played=view.played, results=view.results)


def _lines(view: View, ranked: Sequence[PairPlace]) -> tuple[StandingLine, ...]:
    # Ranked by place already: whoever comes first has the larger figure.
    return tuple(
        StandingLine(pair_words(view.session, line.pair), -line.place, text=figure(line))
        for line in sorted(ranked, key=lambda line: line.pair)
    )


def figure(line: PairPlace) -> str:
    """Return what a pair is ranked by: IMPs with their sign, or a percentage; `–` for nothing."""
    if line.maximum is None:
        return signed_points(line.points)
    return "–" if line.percent is None else points_words(line.percent)


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
        "; ".join((title, *explanations)),
    )


def in_order(board: BoardTotals) -> tuple[ResultLine, ...]:
    """Return a traveller's lines, those with a result first, the best for North–South on top."""
    waiting = (line for line in board.lines if line.score is None)
    return (*board.ranked, *waiting)


def traveller_table(scoring: Scoring, board: BoardTotals | None, widths: Sequence[float]) -> Ruled:
    """Return a board's traveller as a ruled table with columns of these widths in mm.

    Without a board it has its headings only.
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
    contract = tr("pass") if deal.passed_out else ""
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
