"""How a match of teams went: halves, the best and the worst board, and what swung."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from chicago_gui.games.teams.apply import ChangePlan
from chicago_gui.games.teams.columns import points_unit
from chicago_gui.games.teams.session import MORE_BOARDS, Room
from chicago_gui.games.teams.totals import BoardLine, View
from chicago_gui.record import Record, replace
from chicago_gui.sheet.boards.deal import BoardDeal, score_ns
from chicago_gui.sheet.boards.words import letter, points_words
from chicago_gui.sheet.panel import Due
from chicago_gui.sheet.summary import Summary, one_of_them
from chicago_gui.sheet.windows import FigureTable, LineColumn, count_column, rest_column
from chicago_gui.sheet.words import contract_text, result_words, sentence, signed, tr

_BY = "points"
"""The key of the column that both tables are sorted by."""


class _Team(Record):
    """One team's match; `best` and `worst` are what it was ahead on a board, and its number."""

    name: str
    points: int
    halves: tuple[int, int]
    won: int
    best: tuple[int, int]
    worst: tuple[int, int]
    victory_points: Fraction | None


class _Swing(Record):
    """A board that somebody won: by how much, and what was played in either room."""

    number: int
    team: str
    points: int
    rooms: tuple[str, str]


def completed(summary: Summary, view: View) -> Summary:
    """Return `summary` with the tables of both teams and of their boards, and how it goes on."""
    summary = replace(summary, more=more(view))
    lines = [line for line in view.totals.lines if line.points is not None]
    if not lines:
        return summary
    return replace(summary, tables=(_teams(view, lines), _swings(view, lines), *summary.tables))


def more(view: View) -> Due | None:
    """Return the change that goes on with a match of which every board is compared."""
    if not view.totals.done or not view.session.can_go_on:
        return None
    planned = view.session.planned_boards + MORE_BOARDS
    return Due(tr("Four more boards"), ChangePlan(planned))


def _unit(view: View) -> str:
    """Return what the match is counted in, to stand over a column."""
    return sentence(points_unit(view.session.rules.scoring))


def _ahead(line: BoardLine, team: int) -> int:
    one, other = line.points or (0, 0)
    return one - other if team == 0 else other - one


def _teams(view: View, lines: Sequence[BoardLine]) -> FigureTable[_Team]:
    half = (view.session.planned_boards + 1) // 2
    found = []
    for at, team in enumerate(view.session.teams):
        ahead = [(_ahead(line, at), line.board.number) for line in lines]
        halves = [0, 0]
        for line in lines:
            halves[line.board.number > half] += (line.points or (0, 0))[at]
        won = view.totals.victory_points
        found.append(
            _Team(
                name=team.name,
                points=view.totals.points[at],
                halves=(halves[0], halves[1]),
                won=sum(points > 0 for points, _ in ahead),
                best=max(ahead, key=lambda each: (each[0], -each[1])),
                worst=min(ahead),
                victory_points=None if won is None else won[at],
            )
        )
    return FigureTable(tr("Teams"), _team_columns(view), found, _BY, lambda team: team.name)


def _team_columns(view: View) -> tuple[LineColumn[_Team], ...]:
    won: LineColumn[_Team] = LineColumn(
        tr("Victory points"),
        lambda team: "" if team.victory_points is None else points_words(team.victory_points),
        lambda team: float(team.victory_points or 0),
        number=True,
    )
    half = (view.session.planned_boards + 1) // 2
    first = tr("boards 1 to {last}").format(last=half)
    second = tr("boards {first} to {last}").format(first=half + 1, last=view.session.planned_boards)
    return (
        LineColumn(tr("Team"), lambda team: team.name, lambda team: team.name, most=180),
        replace(count_column(_unit(view), lambda team: team.points), key=_BY),
        *((won,) if view.totals.victory_points is not None else ()),
        count_column(tr("First half"), lambda team: team.halves[0], first),
        count_column(tr("Second half"), lambda team: team.halves[1], second),
        count_column(tr("Boards won"), lambda team: team.won),
        one_of_them(tr("Best board"), lambda team: _on_board(team.best)),
        one_of_them(tr("Worst board"), lambda team: _on_board(team.worst)),
        rest_column(),
    )


def _on_board(one: tuple[int, int]) -> tuple[int, str, str]:
    points, number = one
    return points, tr("board {number}").format(number=number), signed(points)


def _swings(view: View, lines: Sequence[BoardLine]) -> FigureTable[_Swing]:
    found = []
    for line in lines:
        ahead = _ahead(line, 0)
        if ahead:
            number = line.board.number
            one, other = (_played(number, line.board.deal(room)) for room in Room)
            team = view.session.teams[0 if ahead > 0 else 1].name
            found.append(_Swing(number, team, abs(ahead), (one, other)))
    found.sort(key=lambda swing: (-swing.points, swing.number))
    columns: tuple[LineColumn[_Swing], ...] = (
        LineColumn(tr("Board"), lambda swing: str(swing.number), lambda swing: -swing.number),
        LineColumn(tr("Won by"), lambda swing: swing.team, lambda swing: swing.team, most=180),
        LineColumn(
            _unit(view),
            lambda swing: signed(swing.points),
            lambda swing: swing.points,
            number=True,
            sign=lambda swing: swing.points,
            key=_BY,
        ),
        LineColumn(tr("Open room"), lambda swing: swing.rooms[0]),
        LineColumn(tr("Closed room"), lambda swing: swing.rooms[1]),
        rest_column(),
    )
    return FigureTable(tr("Boards"), columns, found, _BY, lambda swing: str(swing.number))


def _played(number: int, deal: BoardDeal) -> str:
    """Return what was played, as a score card has it: `4♠ N +1: +450`."""
    score = score_ns(number, deal)
    if deal.contract is None or deal.declarer is None or score is None:
        return tr("passed out: 0")
    return tr("{contract} {by} {result}: {score}").format(
        contract=contract_text(deal.contract),
        by=letter(deal.declarer),
        result=result_words(deal.contract, deal.tricks),
        score=signed(score),
    )
