"""Pairs on paper: ranking, travellers with points and notes, table cards, blank travellers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil

from chicago_gui.games.pairs.movements import Movement, MovementKind, TableInRound
from chicago_gui.games.pairs.session import Scoring
from chicago_gui.games.pairs.totals import DIRECTIONS, BoardTotals, PairPlace, ResultLine, View
from chicago_gui.games.pairs.words import (
    DIRECTION_WORDS,
    explained,
    figure,
    meeting_words,
    movement_line,
    pair_words,
    results_words,
)
from chicago_gui.paper.marks import AnyPaper, Landscape, Mark, Page, Text, TextAlign
from chicago_gui.paper.page_flow import HEAD, MARGIN_X, Flow, blank_head_marks, bound, head_marks
from chicago_gui.paper.ruled import Ruled, outlined, put_lines, put_table
from chicago_gui.paper.score_tables import put_imps, table_sheets
from chicago_gui.record import Record, replace
from chicago_gui.sheet.boards.deal import dealer_of, vulnerability_of
from chicago_gui.sheet.boards.words import SIDES, board_line, letter, points_words, signed_points
from chicago_gui.sheet.form import Form
from chicago_gui.sheet.panel import Picture
from chicago_gui.sheet.setup import Blank
from chicago_gui.sheet.words import (
    contract_text,
    date_words,
    pair,
    plural,
    result_words,
    sentence,
    signed,
    tr,
)


class Seat(Record):
    """The seat of a pair: its table, and whether it is North–South."""

    table: int
    is_ns: bool


class CardLine(Record):
    """One round on a table card: who meets, the boards, and where both pairs go next.

    `ns_next` and `ew_next` are `None` if the pair sits out the next round, or this is the last.
    """

    round: int
    place: TableInRound
    ns_next: Seat | None
    ew_next: Seat | None


def table_card(movement: Movement, table: int) -> tuple[CardLine, ...]:
    """Return the card of `table`, from 1; a round in which nobody plays there has no line."""
    lines = []
    for number, places in enumerate(movement.rounds, start=1):
        for place in places:
            if place.table == table:
                ways = (
                    seat_of(movement, number + 1, pair)
                    for pair in (place.meeting.ns, place.meeting.ew)
                )
                lines.append(CardLine(number, place, *ways))
    return tuple(lines)


def seat_of(movement: Movement, number: int, pair: int) -> Seat | None:
    """Return the seat of `pair` in round `number`, from 1; `None` if it sits out."""
    if number > len(movement.rounds):
        return None
    for place in movement.rounds[number - 1]:
        if pair in (place.meeting.ns, place.meeting.ew):
            return Seat(place.table, pair == place.meeting.ns)
    return None


_TITLE = "Pairs"
_LINE = 6.0
_SIZE = 9.6
_AIR = 4.0
_GAP = 6.0
_ACROSS = 2
_TRAVELLER = (8.0, 8.0, 17.0, 8.0, 11.0, 15.0, 12.5, 12.5)
_RANKING = (12.0, 90.0, 22.0, 22.0, 22.0, 22.0)
_CARD = (14.0, 9.0, 47.0, 9.0, 47.0, 20.0, 22.0, 22.0)
_FIRST, _MOST_COLUMN, _SUMS_ROW = 14.0, 18.0, 4.4
_BLANK_LINES = 10
_TALLEST = 9.0

Block = tuple[str, Ruled]
"""A title and its table."""


def session_pages(form: Form[View], view: View, paper: AnyPaper) -> list[Page]:
    """Return the ranking, the travellers and their notes; no table is cut.

    While results are missing, the cards for the tables follow.
    """
    when = form.when_and_where(view)
    rules = f"{sentence(form.rules_line(view))}."
    if view.movement is not None:
        rules = f"{rules} {movement_line(view.movement)}."
    head = head_marks(paper, 0, tr(_TITLE), when, rules)
    flow = Flow(paper, head, HEAD, lambda: f"{tr(_TITLE)} · {when}")
    for block in _rankings(view):
        _put(flow, [block])
    width = paper.width - 2 * MARGIN_X
    _put_sums(flow, view, width)
    travellers = [_traveller(view.session.rules.scoring, board) for board in view.boards]
    for first in range(0, len(travellers), _ACROSS):
        _put(flow, travellers[first : first + _ACROSS])
    put_lines(flow, _notes(view), width, sentence(tr("notes")))
    if view.movement is not None and view.played < view.results:
        for table in range(1, view.movement.tables + 1):
            _put(flow, [_card(view, view.movement, table)])
        if view.movement.kind is MovementKind.HOWELL and any(view.movement.out):
            _put(flow, [_out_card(view, view.movement)])
    return flow.pages(f"{tr(_TITLE)} {date_words(view.session.date)}")


def blank_pages(form: Form[View], paper: AnyPaper, wish: Blank) -> list[Page]:
    """Return blank travellers to fill in by hand."""
    count = wish.each or form.blanks.sizes[0]
    head = list(blank_head_marks(paper, (), tr(_TITLE), ()))
    flow = Flow(paper, head, HEAD, lambda: tr(_TITLE))
    across = 3 if isinstance(paper, Landscape) and count > 4 else _ACROSS
    down = ceil(count / across)
    width = (paper.width - 2 * MARGIN_X - (across - 1) * _GAP) / across
    widths = [share * width / sum(_TRAVELLER) for share in _TRAVELLER]
    heads = traveller_table(Scoring.MATCHPOINTS, None, widths).heads
    row = min(_TALLEST, ((flow.room + _AIR) / down - _LINE - _AIR) / (_BLANK_LINES + 1))
    lines = [[""] * len(widths)] * _BLANK_LINES
    blank = tr("Board ____ · dealer ____ · Z ____"), Ruled(widths, heads, lines, (2, 6), row=row)
    for number in range(wish.pages):
        if number:
            flow.begin(head, HEAD)
        for first in range(0, count, across):
            _put(flow, [blank] * min(across, count - first))
    title = f"{tr(_TITLE)} · {tr('tables')}"
    sheets = flow.sheets if wish.pages else []
    return bound([*sheets, *table_sheets(paper, wish.tables, title, put_imps)], tr(_TITLE))


def _put(flow: Flow, blocks: Sequence[Block]) -> None:
    """Put blocks side by side on the page, or on the next one if they do not fit."""
    height = _LINE + max(table.height for _, table in blocks) + _AIR
    flow.make_room(height - _AIR)
    marks: list[Mark] = []
    x = MARGIN_X
    for title, table in blocks:
        marks.append(
            Text(x, flow.y, table.width, _LINE, title, _SIZE, bold=True, side=TextAlign.LEFT)
        )
        marks += table.marks(x, flow.y + _LINE)
        x += table.width + _GAP
    # The space below may reach into the foot line, because nothing follows on a full page.
    flow.put(marks, min(height, flow.room))


def _traveller(scoring: Scoring, board: BoardTotals) -> Block:
    number = board.board.number
    title = tr("Board {number} · dealer {dealer} · Z {vulnerable}").format(
        number=number,
        dealer=letter(dealer_of(number)),
        vulnerable=tr(SIDES[vulnerability_of(number)]),
    )
    table = traveller_table(scoring, board, _TRAVELLER)
    return title, replace(table, rows=[tuple(map(outlined, row)) for row in table.rows])


def _notes(view: View) -> Iterator[tuple[str, list[str]]]:
    """Yield each board with its notes; a note names who met."""
    for board in view.boards:
        notes = [
            f"{meeting_words(each.meeting)}: {note}"
            for each in board.board.results
            if (note := " ".join(each.deal.note.split()))
        ]
        if notes:
            yield str(board.board.number), notes


def _rankings(view: View) -> Iterator[Block]:
    """Yield the ranking as a table, or one for each direction."""
    boards_words = results_words(view)
    if view.session.rules.winners == 1:
        yield f"{tr('Ranking')}, {boards_words}", _ranking(view, view.standing)
        return
    for direction in DIRECTIONS:
        lines = [line for line in view.standing if line.direction == direction]
        if lines:
            yield f"{tr(DIRECTION_WORDS[direction])}, {boards_words}", _ranking(view, lines)


def _ranking(view: View, lines: Sequence[PairPlace]) -> Ruled:
    matchpoints = view.session.rules.scoring is Scoring.MATCHPOINTS
    labels = [tr("place", "in a ranking"), tr("pair"), tr("results")]
    labels += [tr("points"), tr("of"), "%"] if matchpoints else [tr("IMPs")]
    rows = []
    for line in lines:
        row = [
            str(line.place) if line.played else "",
            pair_words(view.session, line.pair),
            str(line.played),
        ]
        if matchpoints:
            row += [points_words(line.points), str(line.maximum or ""), figure(line)]
        else:
            row.append(figure(line))
        rows.append(row)
    heads = ([(label, 1) for label in labels],)
    return Ruled(_RANKING[: len(labels)], heads, rows, strong=(1, 2), bold=(1,))


def _put_sums(flow: Flow, view: View, width: float) -> None:
    """Put each pair's points board by board; the sums at the foot equal the ranking's points."""
    pairs = range(1, len(view.session.pairs) + 1)
    if not view.played:
        return
    matchpoints = view.session.rules.scoring is Scoring.MATCHPOINTS
    words = points_words if matchpoints else signed_points
    rows = []
    for board in view.boards:
        points = {}
        for line in board.lines:
            if line.points_ns is not None and line.points_ew is not None:
                points[line.result.meeting.ns] = words(line.points_ns)
                points[line.result.meeting.ew] = words(line.points_ew)
        rows.append((str(board.board.number), *(points.get(pair, "") for pair in pairs)))
    sums = {line.pair: words(line.points) for line in view.standing if line.played}
    column = min(_MOST_COLUMN, (width - _FIRST) / len(pairs))
    table = Ruled(
        (_FIRST, *(column for _ in pairs)),
        ([(sentence(tr("board")), 1), *((str(pair), 1) for pair in pairs)],),
        rows,
        strong=(1,),
        foot=(tr("sum"), *(sums.get(pair, "") for pair in pairs)),
        row=_SUMS_ROW,
    )
    put_table(flow, tr("Points of each pair, board by board"), table)
    flow.put((), min(_AIR, flow.room))


def _card(view: View, movement: Movement, table: int) -> Block:
    """Return the card of a table: for each round who meets, the boards, and where to go next.

    A pair's number has its own column beside the names, which may be long.
    """
    heads = [
        (tr("round", "of a movement"), 1),
        (tr("North–South"), 2),
        (tr("East–West"), 2),
        (tr("boards"), 1),
    ]
    heads += [(tr("NS go to"), 1), (tr("EW go to"), 1)]
    lines = {line.round: line for line in table_card(movement, table)}
    rows = []
    for turn, out in enumerate(movement.out, start=1):
        if turn in lines:
            rows.append(_card_line(view, movement, lines[turn]))
        elif out == table and movement.kind is MovementKind.MITCHELL:
            # A pair without opponents waits at its own table, which has the same number.
            way = _way(movement, turn, seat_of(movement, turn + 1, out))
            names = pair(view.session.pairs[out - 1])
            rows.append((str(turn), str(out), names, "–", tr("sits out"), "–", way, "–"))
    title = " · ".join((tr("Table {number}").format(number=table), *_shared(movement, table)))
    return title, Ruled(_CARD, (heads,), rows, strong=(1, 3, 5, 6), bold=(0, 1, 3))


def sharing(movement: Movement, table: int) -> dict[int, list[int]]:
    """Return the other tables that share boards with `table`, and in which rounds."""
    found: dict[int, list[int]] = {}
    for number, places in enumerate(movement.rounds, start=1):
        own = {board for each in places if each.table == table for board in each.boards}
        for each in places:
            if each.table != table and own.intersection(each.boards):
                found.setdefault(each.table, []).append(number)
    return found


def _shared(movement: Movement, table: int) -> Iterator[str]:
    """Yield which tables share boards with `table`, and when, in words."""
    for other, rounds in sorted(sharing(movement, table).items()):
        words = plural(
            "boards shared with table {table} in round {rounds}",
            "boards shared with table {table} in rounds {rounds}",
            len(rounds),
        )
        yield words.format(table=other, rounds=", ".join(map(str, rounds)))


def _out_card(view: View, movement: Movement) -> Block:
    """Return who sits out each round of a Howell, and where they go next."""
    heads = [(tr("round", "of a movement"), 1), (tr("pair"), 2), (tr("goes to"), 1)]
    rows = [
        (
            str(turn),
            str(out),
            pair(view.session.pairs[out - 1]),
            _way(movement, turn, seat_of(movement, turn + 1, out)),
        )
        for turn, out in enumerate(movement.out, start=1)
        if out is not None
    ]
    widths = (*_CARD[:3], _CARD[6])
    return sentence(tr("sits out")), Ruled(widths, (heads,), rows, strong=(1, 3), bold=(0, 1))


def _card_line(view: View, movement: Movement, line: CardLine) -> tuple[str, ...]:
    """Return the row of one round on a table card."""
    ns, ew = line.place.meeting.ns, line.place.meeting.ew
    return (
        str(line.round),
        str(ns),
        pair(view.session.pairs[ns - 1]),
        str(ew),
        pair(view.session.pairs[ew - 1]),
        _boards(line.place.boards),
        *(_way(movement, line.round, seat) for seat in (line.ns_next, line.ew_next)),
    )


def _boards(numbers: Sequence[int]) -> str:
    """Return board numbers as a range: `4–6`."""
    first, last = numbers[0], numbers[-1]
    return str(first) if first == last else f"{first}–{last}"


def _way(movement: Movement, turn: int, seat: Seat | None) -> str:
    """Return where a pair goes after a round: `2 NS`, `out`, or `–` after the last round."""
    if turn == len(movement.rounds):
        return "–"
    if seat is None:
        return tr("out")
    return f"{seat.table} {tr('NS') if seat.is_ns else tr('EW')}"


# --- a traveller, on paper and on the panel

# The columns are as narrow as possible, because the picture is scaled to the width of the panel.
# IMPs have signs and decimals; matchpoints seldom have more than two digits.
_CARD_WIDTHS = (5.6, 5.6, 15.6, 5.0, 7.2, 11.6)
_POINTS_WIDTH = {Scoring.MATCHPOINTS: 9.0, Scoring.IMPS: 11.5, Scoring.DATUM: 9.0}
_PICTURE_SIZE = 8.8
_TOP = 6.0
_TOP_SIZE = 8.2


def traveller_picture(view: View, board: BoardTotals) -> Picture:
    """Return a board's traveller as a picture, the best for North–South first."""
    number = board.board.number
    scoring = view.session.rules.scoring
    points = _POINTS_WIDTH[scoring]
    table = replace(
        traveller_table(scoring, board, (*_CARD_WIDTHS, points, points)), size=_PICTURE_SIZE
    )
    title = tr("Board {number}: {explained}").format(number=number, explained=board_line(number))
    marks: list[Mark] = [
        Text(0, 0, table.width, _TOP, title, _TOP_SIZE, bold=True, side=TextAlign.LEFT)
    ]
    marks += table.marks(0, _TOP)
    explanations = (explained(scoring, board, line) for line in in_order(board))
    return Picture(
        table.width + 0.5,
        _TOP + table.height + 0.5,
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
