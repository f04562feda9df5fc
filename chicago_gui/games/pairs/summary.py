"""How an evening of pairs went: the ranking with tops and bottoms, each pair's best and worst."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction

from chicago_gui.games.pairs.session import Scoring
from chicago_gui.games.pairs.totals import DIRECTIONS, BoardTotals, PairPlace, View
from chicago_gui.games.pairs.words import DIRECTION_WORDS, explained, figure, pair_words
from chicago_gui.record import Record, replace
from chicago_gui.scoring.comparisons import top
from chicago_gui.sheet.boards.words import points_words, signed_points
from chicago_gui.sheet.summary import Summary, one_of_them
from chicago_gui.sheet.windows import FigureTable, LineColumn, count_column, rest_column
from chicago_gui.sheet.words import sentence, tr


class _Had(Record):
    """What a pair had on one board, and whether nobody the same way had more, or had less."""

    points: Fraction
    number: int
    most: bool
    least: bool


class _Ranked(Record):
    """A pair's line of the ranking, with all it had."""

    line: PairPlace
    name: str
    had: tuple[_Had, ...]


class _Result(Record):
    """A board's best result for either side: who had it, and what it was."""

    number: int
    name: str
    way: str
    words: str


def completed(summary: Summary, view: View) -> Summary:
    """Return `summary` with the ranking and the best results of each board."""
    if not view.played:
        return summary
    return replace(summary, tables=(_ranking(view), _boards(view), *summary.tables))


def _had(view: View, line: PairPlace) -> Iterator[_Had]:
    for board in view.boards:
        scored = [each for each in board.lines if each.score is not None]
        for at, direction in enumerate(DIRECTIONS):
            if line.direction not in (None, direction):
                continue
            all_had = [each.points_ew if at else each.points_ns for each in scored]
            known = [points for points in all_had if points is not None]
            for each, points in zip(scored, all_had, strict=True):
                meeting = each.result.meeting
                if points is not None and line.pair == (meeting.ew if at else meeting.ns):
                    # Where all have the same there is neither a top nor a bottom.
                    apart = max(known) != min(known)
                    most, least = points == max(known), points == min(known)
                    yield _Had(points, board.board.number, apart and most, apart and least)


def _ranking(view: View) -> FigureTable[_Ranked]:
    lines = [
        _Ranked(line, pair_words(view.session, line.pair), tuple(_had(view, line)))
        for line in view.standing
        if line.played
    ]
    matchpoints = view.session.rules.scoring is Scoring.MATCHPOINTS
    tops = {board.board.number: top(board.size) for board in view.boards}

    def worth(one: _Had) -> Fraction:
        best = tops[one.number]
        return one.points * 100 / best if matchpoints and best else one.points

    def best(line: _Ranked) -> _Had:
        return max(line.had, key=lambda one: (worth(one), -one.number))

    def worst(line: _Ranked) -> _Had:
        return min(line.had, key=lambda one: (worth(one), one.number))

    def end(heading: str, pick: Callable[[_Ranked], _Had]) -> LineColumn[_Ranked]:
        def of(line: _Ranked) -> tuple[float, str, str]:
            one = pick(line)
            percent = tr("{percent} %").format(percent=points_words(worth(one)))
            figure = percent if matchpoints else signed_points(one.points)
            return float(worth(one)), tr("board {number}").format(number=one.number), figure

        return one_of_them(heading, of, gains=not matchpoints)

    # Left away until each pair has a board that is over: an open board tells nothing.
    behind: tuple[LineColumn[_Ranked], ...] = (
        count_column(
            tr("Tops"),
            lambda line: sum(one.most for one in line.had),
            tr("boards on which nobody sitting that way had more"),
        ),
        count_column(
            tr("Bottoms"),
            lambda line: sum(one.least for one in line.had),
            tr("boards on which nobody sitting that way had less"),
        ),
        end(tr("Best board"), best),
        end(tr("Worst board"), worst),
    )
    apart = view.session.rules.winners != 1
    columns: tuple[LineColumn[_Ranked], ...] = (
        LineColumn(
            tr("Place", "in a ranking"),
            lambda line: str(line.line.place),
            _order,
            number=True,
            key="place",
        ),
        LineColumn(tr("Pair"), lambda line: line.name, lambda line: line.name, most=440),
        *((_direction(),) if apart else ()),
        LineColumn(
            "%" if matchpoints else sentence(tr("IMPs")),
            lambda line: figure(line.line),
            lambda line: float(line.line.percent or 0 if matchpoints else line.line.points),
            number=True,
        ),
        count_column(tr("Boards"), lambda line: line.line.played),
        *(behind if all(line.had for line in lines) else ()),
        rest_column(),
    )
    return FigureTable(tr("Ranking"), columns, lines, "place", lambda line: line.name)


def _order(line: _Ranked) -> tuple[int, int]:
    """Sorted from the most down: the first place, and North–South before East–West."""
    return (-DIRECTIONS.index(line.line.direction or DIRECTIONS[0]), -line.line.place)


def _direction() -> LineColumn[_Ranked]:
    def way(line: _Ranked) -> str:
        return tr(DIRECTION_WORDS[line.line.direction or DIRECTIONS[0]])

    return LineColumn(tr("Direction"), way, way)


def _boards(view: View) -> FigureTable[_Result]:
    found = [each for board in view.boards for each in _best(view, board)]
    columns: tuple[LineColumn[_Result], ...] = (
        LineColumn(tr("Board"), lambda one: str(one.number), lambda one: -one.number, number=True),
        LineColumn(tr("Direction"), lambda one: one.way, lambda one: one.way),
        LineColumn(tr("Pair"), lambda one: one.name, lambda one: one.name, most=300),
        LineColumn(tr("Best result"), lambda one: one.words, wide=True, breaks=True),
    )
    return FigureTable(tr("Boards"), columns, found, None, lambda one: str(one.number))


def _best(view: View, board: BoardTotals) -> Iterator[_Result]:
    """Yield who did best each way on a board that not everybody played alike."""
    ranked = board.ranked
    if not ranked or ranked[0].score == ranked[-1].score:
        return
    for direction, line in zip(DIRECTIONS, (ranked[0], ranked[-1]), strict=True):
        meeting = line.result.meeting
        number = meeting.ns if direction == DIRECTIONS[0] else meeting.ew
        yield _Result(
            board.board.number,
            pair_words(view.session, number),
            tr(DIRECTION_WORDS[direction]),
            explained(view.session.rules.scoring, board, line, direction),
        )
