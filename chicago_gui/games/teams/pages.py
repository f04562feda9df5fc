"""The score card on paper: a head with both teams, one line per board, and explanations."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

from chicago_gui.games.teams import columns as c
from chicago_gui.games.teams.session import Board, Scoring
from chicago_gui.games.teams.totals import BoardLine, OtherCard, View
from chicago_gui.games.teams.words import ROOMS, explained, match_line, seating
from chicago_gui.paper.form_grid import (
    DOUBLE_HEADING,
    Grid,
    closing_rule,
    double_heading,
    line_block,
)
from chicago_gui.paper.marks import (
    POINT,
    AnyPaper,
    Mark,
    Page,
    StraightLine,
    Text,
    TextAlign,
)
from chicago_gui.paper.page_flow import (
    HEAD,
    MARGIN_X,
    Flow,
    blank_head_marks,
    bound,
    head_marks,
    player_table,
)
from chicago_gui.paper.ruled import outlined, put_chart, put_lines
from chicago_gui.paper.score_tables import put_imps, table_sheets
from chicago_gui.scoring.comparisons import VictoryPoints
from chicago_gui.sheet.boards.words import points_words
from chicago_gui.sheet.form import Form, RowRule
from chicago_gui.sheet.setup import Blank
from chicago_gui.sheet.words import date_words, sentence, tr

_TITLE = "Teams of four"
_ROW = 5.6
_SIZE = 8.6
_LINE = _SIZE * POINT * 1.35
_AIR = 2.0
_TALLEST = 11.0
_TEAMS = 2
_PLAYERS, _ROOM, _SEAT, _SMALL = 8.0, 26.0, 9.0, 7.0
"""The height of a line for names, the widths of room and seat in mm, the seat's type in points."""


def session_pages(form: Form[View], view: View, paper: AnyPaper) -> list[Page]:
    """Return the score card; a line is never cut."""
    when = form.when_and_where(view)
    flow = Flow(paper, _head(form, view, paper, when), HEAD, lambda: f"{tr(_TITLE)} · {when}")
    width = paper.width - 2 * MARGIN_X
    for room in seating(view.session):
        flow.put([Text(MARGIN_X, flow.y, width, _LINE, room, _SIZE, side=TextAlign.LEFT)], _LINE)
    flow.put((), _AIR)
    heads = [(form.over(view, each), form.column_heading(view, each)) for each in c.COLUMNS]
    grid = Grid(form, MARGIN_X, width, _ROW)
    flow.put(double_heading(grid, flow.y, heads), DOUBLE_HEADING)
    for place, shown in enumerate(view.deals):
        if not flow.has_room(_ROW):
            flow.put([closing_rule(grid, flow.y)], 0)
            flow.turn()
            flow.put(double_heading(grid, flow.y, heads), DOUBLE_HEADING)
        strong = form.row_rule(view, place) is RowRule.STRONG
        flow.put(line_block(grid, flow.y, shown, strong=strong), _ROW)
    flow.put([closing_rule(grid, flow.y)], _AIR)
    if view.totals.compared:
        flow.make_room(_LINE)
        line = f"{sentence(match_line(view.session, view.totals))}."
        text = Text(MARGIN_X, flow.y, width, _LINE, line, _SIZE, bold=True, side=TextAlign.LEFT)
        flow.put([text], _LINE)
    running = form.panel(view).running
    if running is not None:
        put_chart(flow, running, width)
    put_lines(flow, _texts(view), width, tr("How each board was scored"))
    return flow.pages(f"{tr(_TITLE)} {date_words(view.session.date)}")


def blank_pages(form: Form[View], paper: AnyPaper, wish: Blank) -> list[Page]:
    """Return blank score cards; board, dealer and vulnerability are printed."""
    each = wish.each or form.blanks.sizes[0]
    labels = (tr("points"), tr("victory points"))
    head = list(blank_head_marks(paper, wish.names or [""] * _TEAMS, tr(_TITLE), labels))
    flow = Flow(paper, head, HEAD, lambda: tr(_TITLE))
    above = DOUBLE_HEADING + len(ROOMS) * _PLAYERS + _AIR
    fit = int((flow.room - above) / _ROW)
    most = ceil(each / ceil(each / fit))
    row = min(_TALLEST, (flow.room - above) / most)
    grid = Grid(form, MARGIN_X, paper.width - 2 * MARGIN_X, row)
    for begin in range(1, each * wish.pages + 1, each):
        for first in range(begin, begin + each, most):
            if first > 1:
                flow.begin(head, HEAD)
            for room in ROOMS.values():
                flow.put(_blank_players(tr(room), flow.y, paper.width - 2 * MARGIN_X), _PLAYERS)
            flow.put((), _AIR)
            flow.put(double_heading(grid, flow.y, list(_blank_heads())), DOUBLE_HEADING)
            for number in range(first, min(first + most, begin + each)):
                shown = BoardLine(Board(number), None, None, (0, 0))
                marks = line_block(grid, flow.y, shown, strong=number % 4 == 0, blank=True)
                flow.put(marks, row)
            flow.put([closing_rule(grid, flow.y)], 0)
    title = f"{tr(_TITLE)} · {tr('tables')}"
    sheets = flow.sheets if wish.pages else []
    return bound([*sheets, *table_sheets(paper, wish.tables, title, put_imps)], tr(_TITLE))


def _blank_players(room: str, y: float, width: float) -> Iterator[Mark]:
    """Yield blank lines for the names of the four players in a room."""
    x, base, label = MARGIN_X, y + _PLAYERS - 1.2, _PLAYERS
    yield Text(x, base - label, _ROOM, label, sentence(room), _SIZE, bold=True, side=TextAlign.LEFT)
    step = (width - _ROOM) / 4
    for at, seat in enumerate((tr("North"), tr("South"), tr("East"), tr("West"))):
        left = x + _ROOM + at * step
        yield Text(left, base - label, _SEAT, label, seat, _SMALL, side=TextAlign.LEFT)
        yield StraightLine(left + _SEAT, base, left + step - _AIR, base)


def _blank_heads() -> Iterator[tuple[str, str]]:
    for column in c.COLUMNS:
        own = tr("team {number}").format(number=column.heading)
        over = (
            c.points_heading(Scoring.IMPS)
            if column in c.POINTS
            else sentence(tr(column.over or ""))
        )
        yield over, own if isinstance(column, c.OfTeam) else sentence(tr(column.heading))


def _head(form: Form[View], view: View, paper: AnyPaper, when: str) -> Iterator[Mark]:
    session, found = view.session, view.totals
    rules = f"{sentence(form.rules_line(view))}."
    yield from head_marks(paper, _TEAMS, tr(_TITLE), when, rules)
    points = [str(each) for each in found.points]
    won = [points_words(each) for each in found.victory_points or ()] or ["", ""]
    labels = [c.points_heading(session.rules.scoring)]
    if session.rules.victory_points is not VictoryPoints.NONE:
        labels.append(tr("victory points"))
    rows = [
        (team.name, *figures[: len(labels)])
        for team, *figures in zip(session.teams, points, won, strict=True)
    ]
    count = tr("After {scored} of {planned}").format(
        scored=found.compared, planned=session.planned_boards
    )
    yield from player_table(paper, tr("Final result") if found.done else count, rows, labels)


def _texts(view: View) -> Iterator[tuple[str, list[str]]]:
    """Yield each board's number with its explanation and notes."""
    for shown in view.deals:
        if isinstance(shown, OtherCard) or shown.board.empty:
            continue
        texts = [outlined(sentence(explained(view.session, shown)))]
        for room, name in ROOMS.items():
            note = " ".join(shown.board.deal(room).note.split())
            if note:
                texts.append(tr("Note, {room}: {note}").format(room=tr(name), note=note))
        yield str(shown.number), texts
