"""The travellers of pairs: columns, entries, panel, summary, pages, and what a new evening asks.

The panel has the running ranking, and the traveller of the current board with its points.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any, cast

from chicago_gui.games.pairs import changes as c
from chicago_gui.games.pairs import columns as card
from chicago_gui.games.pairs import session_file
from chicago_gui.games.pairs.movements import Movement, MovementKind, kinds, propose, usual_boards
from chicago_gui.games.pairs.session import (
    FEWEST_PAIRS,
    MOST_PAIRS,
    RULES,
    Pair,
    Scoring,
    Session,
)
from chicago_gui.games.pairs.totals import (
    DIRECTIONS,
    BoardTotals,
    NewLine,
    PairPlace,
    TravellerLine,
    View,
    added,
    for_players,
    line_of,
)
from chicago_gui.games.pairs.words import (
    DIRECTION_WORDS,
    KINDS,
    explained,
    figure,
    hint,
    outside,
    pair_standing,
    pair_words,
    points_heading,
    results_words,
)
from chicago_gui.record import Record, replace
from chicago_gui.scoring import Refused
from chicago_gui.scoring.comparisons import top
from chicago_gui.sheet.boards.columns import (
    BoardColumn,
    BoardEntries,
    BoardPlaceReason,
    ContractColumn,
    ScoreColumn,
    missing,
)
from chicago_gui.sheet.boards.deal import MOST_BOARDS, BoardDeal
from chicago_gui.sheet.boards.game import BoardsForm
from chicago_gui.sheet.boards.words import (
    deal_words,
    points_words,
    signed_points,
)
from chicago_gui.sheet.column import CellRef, Column
from chicago_gui.sheet.entry_handler import LiveSession
from chicago_gui.sheet.figures import FigureTable, LineColumn, Summary, count_column, one_of_them
from chicago_gui.sheet.form import Form, ResultFigure, RowRule
from chicago_gui.sheet.panel import Panel, Standing, StandingLine
from chicago_gui.sheet.rules import Rule
from chicago_gui.sheet.setup import USUAL_BLANK, Blank, Blanks, NewSession, Setup
from chicago_gui.sheet.texts import TextReason, one_line
from chicago_gui.sheet.typing.reader import Reading, Unread
from chicago_gui.sheet.words import (
    ended,
    imps_words,
    later,
    plural,
    sentence,
    signed,
    tr,
)

if TYPE_CHECKING:
    from chicago_gui.paper.marks import AnyPaper, Page

ResultPlace = tuple[int, int]
"""A board's number, and the place of a result on its traveller."""


class GoToLine(Record):
    """Makes a line of a traveller the wanted one; it changes nothing in the session."""

    number: int
    index: int


def wanted_after(view: View, last: ResultPlace | None = None) -> CellRef | None:
    """Return the cell to fill next, if `last` is the result written last.

    First comes what `last` lacks, then the next line without a result, starting over after the end.
    If all are in and there is no movement, it is the new line.
    """
    done = None if view.movement else CellRef(len(view.deals) - 1, card.BOARD)
    begin = view.line_of_result.get(last, 0) if last else 0
    for place in (*range(begin, len(view.deals)), *range(begin)):
        shown = view.deals[place]
        if isinstance(shown, TravellerLine) and not shown.is_in:
            return _spot(place, shown)
    return done


def _spot(place: int, shown: TravellerLine) -> CellRef:
    """Return the cell of a line to fill next."""
    return CellRef(place, missing(card.CARD, shown.line.result.deal) or card.CONTRACT)


class PairEntries(BoardEntries[View]):
    """Entries that stay on the line written last until it is complete."""

    def __init__(self, form: Form[View], session: LiveSession[View, Any]) -> None:
        """Begin with the first line that has no result."""
        super().__init__(form, session)
        self._last: ResultPlace | None = None
        self._by_round = self.view.by_round

    def panel(self, here: CellRef | None = None) -> Panel:
        return panel(self.view, here or _last_over(self.view) or self.wanted())

    def wanted(self) -> CellRef | None:
        """Return the cell to fill next; a line that was asked for comes first.

        If the order of lines has changed, it is the first line without a result.
        """
        if self._by_round is not self.view.by_round:
            self._by_round, self._last, self._turned_to = self.view.by_round, None, False
        place = self.view.line_of_result.get(self._last) if self._turned_to and self._last else None
        if place is not None:
            shown = self.view.deals[place]
            if isinstance(shown, TravellerLine):
                return _spot(place, shown)
        return wanted_after(self.view, self._last)

    def _go_to_board(self, number: int, typed_at: CellRef) -> Refused | None:
        """Make the first line of board `number` without a result wanted, or else its first line."""
        lines = [
            shown
            for shown in self.view.deals
            if isinstance(shown, TravellerLine) and shown.number == number
        ]
        if not lines:
            return Refused(BoardPlaceReason.NO_BOARD, number=number)
        waiting = (each for each in lines if not each.is_in)
        self._last, self._turned_to = line_of(next(waiting, lines[0])), True
        return None

    def _board_in(self, spot: CellRef, text: str) -> int | None:
        """Return the board that `text` goes to; a number in a pair's column is not a board."""
        return None if isinstance(spot.column, card.OfPair) else super()._board_in(spot, text)

    def _read(self, spot: CellRef, text: str) -> Reading | Unread:
        """Return what `text` would enter; three numbers are a meeting, in contract cells, too.

        If the two pairs already meet on that board, the text goes to their line.
        """
        numbers = card.numbers_in(text)
        if len(numbers) == 3 and isinstance(spot.column, (BoardColumn, ContractColumn)):
            line = self._line_of_meeting(*numbers)
            if line is not None:
                hint = tr("This goes to board {number}.").format(number=line[0])
                return Reading(GoToLine(*line), hint=hint)
            spot = CellRef(len(self.view.deals) - 1, card.BOARD)
        return super()._read(spot, text)

    def _line_of_meeting(self, number: int, ns: int, ew: int) -> ResultPlace | None:
        """Return the line on which two pairs meet on board `number`, or `None`."""
        for shown in self.view.deals:
            if isinstance(shown, TravellerLine) and shown.number == number:
                meeting = shown.line.result.meeting
                if (meeting.ns, meeting.ew) == (ns, ew):
                    return line_of(shown)
        return None

    def _make(self, change: object, spot: CellRef | None) -> Refused | None:
        """Make `change`, then a new meeting wanted, or after a change of pairs what was wanted.

        If the wanted line itself was removed, the line that takes its place is wanted.
        """
        if isinstance(change, GoToLine):
            self._last, self._turned_to = (change.number, change.index), True
            return None
        before, wanted = self.view, self.wanted()
        refused = super()._make(change, spot)
        new = added(before.session, self.view.session)
        if new is not None:
            self._last, self._turned_to = new, True
        elif spot and isinstance(spot.column, card.OfPair) and not refused and wanted is not None:
            removed = len(self.view.deals) < len(before.deals)
            here = self.view if removed else before
            shown = here.deals[wanted.deal - (removed and spot.deal < wanted.deal)]
            self._last = line_of(shown) if isinstance(shown, TravellerLine) else None
        return refused

    def _remember(self, spot: CellRef) -> None:
        """Remember the line; it stays wanted until it is complete."""
        shown = self.view.deals[spot.deal]
        if isinstance(shown, TravellerLine):
            self._last, self._turned_to = line_of(shown), False


class _Had(Record):
    """A pair's points on one board, and whether they were the most or least in its direction."""

    points: Fraction
    number: int
    most: bool
    least: bool


class _Ranked(Record):
    """A line of the ranking with the pair's points on all boards."""

    line: PairPlace
    name: str
    had: tuple[_Had, ...]


class _Result(Record):
    """A board's best result in one direction: who had it, and what it was."""

    number: int
    name: str
    way: str
    words: str


def completed(summary: Summary, view: View) -> Summary:
    """Return `summary` with the ranking, and the best results of each board."""
    if not view.played:
        return summary
    lines = [
        _Ranked(line, pair_words(view.session, line.pair), tuple(_had(view, line)))
        for line in view.standing
        if line.played
    ]
    tables = (_ranking(view, lines), _boards(view), *summary.tables)
    return replace(summary, sentences=_story(view, lines), tables=tables)


def _story(view: View, lines: Sequence[_Ranked]) -> tuple[str, ...]:
    """Return who had most tops, or in IMPs the biggest swing, if there is something to tell."""
    if view.session.rules.scoring is Scoring.MATCHPOINTS:
        tops = [sum(one.most for one in line.had) for line in lines]
        most = max(tops)
        names = [line.name for line, count in zip(lines, tops, strict=True) if count == most]
        if not most or len(names) == len(lines):
            return ()
        return (tr("Most tops: {names}, {count}.").format(names=", ".join(names), count=most),)
    had = [(one.points, -one.number, line.name) for line in lines for one in line.had]
    points, number, name = max(had, default=(Fraction(), 0, ""))
    if points <= 0:
        return ()
    words = tr("Biggest swing: board {number}, {team}, {imps}")
    imps = imps_words(signed_points(points))
    return (ended(words.format(number=-number, team=name, imps=imps)),)


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
                    # If all have the same, there is neither a top nor a bottom.
                    apart = max(known) != min(known)
                    most, least = points == max(known), points == min(known)
                    yield _Had(points, board.board.number, apart and most, apart and least)


def _ranking(view: View, lines: Sequence[_Ranked]) -> FigureTable[_Ranked]:
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
            percent = f"{points_words(worth(one))} %"
            figure = percent if matchpoints else signed_points(one.points)
            return float(worth(one)), tr("board {number}").format(number=one.number), figure

        return one_of_them(heading, of, gains=not matchpoints)

    # Left out until each pair has a board that is over, because open boards are hidden.
    behind: tuple[LineColumn[_Ranked], ...] = (
        count_column(
            tr("Tops"),
            lambda line: sum(one.most for one in line.had),
            tr("boards where nobody in the same direction scored more"),
        ),
        count_column(
            tr("Bottoms"),
            lambda line: sum(one.least for one in line.had),
            tr("boards where nobody in the same direction scored less"),
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
        LineColumn(sentence(tr("pair")), lambda line: line.name, lambda line: line.name, most=440),
        *((_direction(),) if apart else ()),
        LineColumn(
            "%" if matchpoints else sentence(tr("IMPs")),
            lambda line: figure(line.line),
            lambda line: float(line.line.percent or 0 if matchpoints else line.line.points),
            number=True,
        ),
        count_column(sentence(tr("boards")), lambda line: line.line.played),
        *(behind if all(line.had for line in lines) else ()),
    )
    return FigureTable(tr("Ranking"), columns, lines, "place", lambda line: line.name)


def _order(line: _Ranked) -> tuple[int, int]:
    """Return a key for descending order: first places, and North–South before East–West."""
    return (-DIRECTIONS.index(line.line.direction or DIRECTIONS[0]), -line.line.place)


def _direction() -> LineColumn[_Ranked]:
    def way(line: _Ranked) -> str:
        return tr(DIRECTION_WORDS[line.line.direction or DIRECTIONS[0]])

    return LineColumn(tr("Direction"), way, way)


def _boards(view: View) -> FigureTable[_Result]:
    found = [each for board in view.boards for each in _best(view, board)]
    columns: tuple[LineColumn[_Result], ...] = (
        LineColumn(
            sentence(tr("board")), lambda one: str(one.number), lambda one: -one.number, number=True
        ),
        LineColumn(tr("Direction"), lambda one: one.way, lambda one: one.way),
        LineColumn(sentence(tr("pair")), lambda one: one.name, lambda one: one.name, most=300),
        LineColumn(tr("Best result"), lambda one: one.words, wide=True, breaks=True),
    )
    return FigureTable(sentence(tr("boards")), columns, found, None, lambda one: str(one.number))


def _best(view: View, board: BoardTotals) -> Iterator[_Result]:
    """Yield the best in each direction, unless all results of the board are equal."""
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


def _last_over(view: View) -> CellRef | None:
    """Return a cell of the last board that is over, for a face without a cursor."""
    over = {board.board.number for board in view.boards if board.board.over}
    lines = reversed(range(len(view.deals)))
    place = next((each for each in lines if view.deals[each].number in over), None)
    return None if place is None else CellRef(place, card.RESULT)


def panel(view: View, here: CellRef | None) -> Panel:
    """Return the panel; its traveller is that of the board at the cursor."""
    from chicago_gui.games.pairs.pages import traveller_picture

    number = view.deals[here.deal].number if here and here.deal < len(view.deals) else 0
    if not number and view.boards:
        number = view.boards[-1].board.number  # the cursor is on the new line
    board = view.board(number)
    first, *second = standings(view)
    return Panel(
        first,
        second=next(iter(second), None),
        picture=None if board is None else traveller_picture(view, board),
    )


def standings(view: View) -> tuple[Standing, ...]:
    """Return the ranking, or one for each direction if there are two winners."""
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
        found.append(Standing(full, unit, _lines(view, lines), group=name))
    return tuple(found)


def _title(view: View) -> str:
    """Return a title that says how many results the ranking is based on."""
    if not view.played:
        return tr("Before the first result")
    if view.over:
        return tr("Final ranking")
    return sentence(results_words(view))


def _lines(view: View, ranked: Sequence[PairPlace]) -> tuple[StandingLine, ...]:
    # Ranked by place, so the first place has the largest figure.
    return tuple(
        StandingLine(pair_words(view.session, line.pair), -line.place, text=figure(line))
        for line in sorted(ranked, key=lambda line: line.pair)
    )


PROPOSED, MITCHELL, FREE = "proposed", "mitchell", "free"
_MOVEMENTS = {PROPOSED: "as proposed", MITCHELL: "fewer rounds", FREE: "typed by hand"}
_BY_BOARD, _BY_ROUND = "board", "round"
_ORDERS = {_BY_BOARD: "by board", _BY_ROUND: "by round"}
_ROUNDS = (0, 1, 2, 3, 4, 5, 6, 8)


def _movements(players: int, rules: Mapping[str, object]) -> dict[object, str]:
    """Return the movements for this many players, each with its kind and rounds in words.

    With fewer than two pairs the words have no kind and rounds.
    """
    pairs = min((players + 1) // 2, MOST_PAIRS)
    there: list[tuple[object, MovementKind | None]] = [(PROPOSED, None)]
    winners = cast("int", rules.get("winners", 1))
    if len(kinds(pairs, winners)) > 1:
        there.append((MITCHELL, MovementKind.MITCHELL))
    found = {value: _movement_words(str(value), pairs, winners, kind) for value, kind in there}
    return {**found, FREE: tr(_MOVEMENTS[FREE])}


def _movement_words(value: str, pairs: int, winners: int, kind: MovementKind | None) -> str:
    words = tr(_MOVEMENTS[value])
    if pairs < FEWEST_PAIRS:
        return words
    movement = propose(pairs, winners, kind=kind)
    rounds = len(movement.rounds)
    which = plural("{kind}, {count} round", "{kind}, {count} rounds", rounds)
    return f"{words}: {which.format(kind=tr(KINDS[movement.kind]), count=rounds)}"


def kind_of(rules: Mapping[str, object]) -> MovementKind | None:
    """Return the kind of movement chosen, or `None` for the usual one."""
    return MovementKind.MITCHELL if rules.get("movement") == MITCHELL else None


def _without_rounds(players: int, rules: Mapping[str, object]) -> bool:
    """Return whether meetings are typed by hand, so that there are no rounds."""
    return rules.get("movement") == FREE


def _round_words(boards: int) -> str:
    """Return the boards per round in words; 0 is the usual number for the movement."""
    return str(boards) if boards else tr("about 24 in all")


def _chosen(session: Session, movement: Movement | None) -> str:
    """Return the option for `movement`."""
    if movement is None:
        return FREE
    usual = kinds(len(session.pairs), session.rules.winners)[0]
    return PROPOSED if movement.kind is usual else MITCHELL


def pairs_of(players: tuple[str, ...]) -> tuple[Pair, ...]:
    """Return the pairs; raise `Refused` if somebody has no partner."""
    names = tuple(map(one_line, players))
    if len(names) % 2:
        raise Refused(TextReason.PLAYER_EMPTY)
    return tuple(zip(names[::2], names[1::2], strict=True))


def by_round(rules: Mapping[str, object], usual: bool = False) -> bool:
    """Return whether results are typed by round."""
    return rules.get("typed", _BY_ROUND if usual else _BY_BOARD) == _BY_ROUND


class PairsForm(BoardsForm[View]):
    """One line per result, and a last line for a new meeting."""

    sums_over_evenings = False
    blanks = Blanks(later("{count} boards"), (6, 4), tables=True)
    columns = card.COLUMNS
    steps = c.STEPS
    entry_handler = PairEntries
    rules = RULES
    file_word = "pairs"
    least_width = 860

    # --- lines

    def number(self, view: View, deal: int) -> str:
        return str(view.deals[deal].number or "")

    def called(self, view: View, deal: int) -> str:
        shown = view.deals[deal]
        if isinstance(shown, NewLine):
            return tr("new line")
        meeting = shown.line.result.meeting
        return tr("board {number}, {ns} against {ew}").format(
            number=shown.number, ns=meeting.ns, ew=meeting.ew
        )

    def identity(self, view: View, deal: int) -> Hashable:
        shown = view.deals[deal]
        return shown.number, None if isinstance(shown, NewLine) else shown.line.result.meeting

    def is_over(self, view: View, deal: int) -> bool:
        shown = view.deals[deal]
        return isinstance(shown, TravellerLine) and shown.line.score is not None

    def over(self, view: View, column: Column[View, Any]) -> str:
        if column in (card.POINTS_NS, card.POINTS_EW):
            return sentence(points_heading(view.session.rules.scoring))
        return super().over(view, column)

    def hidden_columns(self, view: View) -> Collection[Column[View, Any]]:
        return () if view.rounds else (card.ROUND,)

    def row_rule(self, view: View, deal: int) -> RowRule:
        return RowRule.STRONG if view.ends(deal) else RowRule.HAIR

    # --- entries

    def wanted(self, view: View) -> CellRef | None:
        return wanted_after(view)

    def idle_cell(self, view: View) -> CellRef | None:
        return CellRef(len(view.deals) - 2, card.POINTS_NS) if len(view.deals) > 1 else None

    hint = staticmethod(hint)

    def explained(self, view: View, spot: CellRef) -> str:
        shown = view.deals[spot.deal]
        if isinstance(shown, NewLine):
            return ""
        if isinstance(spot.column, card.OfPair):
            return ended(pair_standing(view.session, view.standing, spot.column.pair_of(shown)))
        if isinstance(spot.column, ScoreColumn) and shown.line.score is not None:
            return ended(sentence(deal_words(shown.number, shown.line.result.deal)))
        return self.result_summary(view, spot.deal) or spot.column.typing_hint(view, spot)

    def result_summary(self, view: View, deal: int) -> str:
        shown = view.deals[deal]
        board = view.board(shown.number)
        if isinstance(shown, NewLine) or board is None or shown.line.score is None:
            return ""
        said = explained(view.session.rules.scoring, board, shown.line)
        return ended(tr("Board {number}, {explained}").format(number=shown.number, explained=said))

    def result_figures(self, view: View, deal: int) -> Sequence[ResultFigure]:
        shown = view.deals[deal]
        if isinstance(shown, NewLine) or shown.line.score is None or shown.line.points_ns is None:
            return ()
        points = (shown.line.points_ns, shown.line.points_ew)
        words = signed_points if shown.imps else points_words
        return (
            ResultFigure(sentence(tr("score")), signed(shown.line.score)),
            *(
                ResultFigure(tr(DIRECTION_WORDS[each]), words(had))
                for each, had in zip(DIRECTIONS, points, strict=True)
                if had is not None
            ),
        )

    def cards(self, view: View, deal: int) -> Sequence[BoardDeal]:
        shown = view.deals[deal]
        return (shown.line.result.deal,) if isinstance(shown, TravellerLine) else ()

    side_effects = staticmethod(outside)

    def remark(self, view: View, deal: int) -> str:
        shown = view.deals[deal]
        return shown.line.result.deal.note if isinstance(shown, TravellerLine) else ""

    # --- progress and panel

    def progress(self, view: View) -> str:
        return plural(
            "{played} of {results} result", "{played} of {results} results", view.results
        ).format(played=view.played, results=view.results)

    def panel(self, view: View) -> Panel:
        return panel(view, _last_over(view) or self.wanted(view))

    def evening_over(self, view: View) -> bool:
        return view.over

    for_players = staticmethod(for_players)

    def summary(self, view: View, suppose: Callable[[object], Any]) -> Summary:
        return completed(super().summary(view, suppose), view)

    # --- starting and editing an evening

    def setup(self) -> Setup:
        return Setup(
            players=tr("Pairs"),
            least=2 * FEWEST_PAIRS,
            most=2 * MOST_PAIRS,
            first="",
            rules=(
                *RULES.asked(),
                Rule(
                    "movement",
                    tr("Movement"),
                    tuple(_MOVEMENTS),
                    PROPOSED,
                    lambda value: tr(_MOVEMENTS[str(value)]),
                    offered=_movements,
                ),
                Rule(
                    "typed",
                    tr("Order of results"),
                    tuple(_ORDERS),
                    _BY_BOARD,
                    lambda value: tr(_ORDERS[str(value)]),
                    disabled=_without_rounds,
                ),
            ),
            plans=_ROUNDS,
            usual_plan=0,
            most_planned=MOST_BOARDS,
            plan_words=_round_words,
            plans_heading=sentence(tr("boards per round")),
            plan_disabled=_without_rounds,
            together=2,
            group_words=lambda number: sentence(tr("pair {number}")).format(number=number),
            may_join=True,
            plan_in_heading=True,
        )

    def heading(self, view: View) -> NewSession:
        """Return the heading.

        If the boards per round are the movement's usual number, `planned` is 0, so that it adapts
        to other pairs.
        """
        session, movement = view.session, view.movement
        planned = 0
        if movement and movement.boards_per_round != usual_boards(len(movement.rounds)):
            planned = movement.boards_per_round
        return NewSession(
            players=session.players,
            first="",
            date=session.date,
            place=session.place,
            planned=planned,
            rules={
                **RULES.values(session.rules),
                "movement": _chosen(session, movement),
                "typed": _BY_ROUND if session.by_round else _BY_BOARD,
            },
        )

    def own_heading_changes(self, view: View, wish: NewSession) -> Iterator[object]:
        """Yield the changes of pairs, movement and order.

        Different pairs or boards set out the movement again; results stay if it has the same
        meetings.
        """
        session, movement = view.session, view.movement
        pairs, rules = pairs_of(wish.players), RULES.chosen(wish.rules, session.rules)
        found = None
        if wish.rules.get("movement", _chosen(session, movement)) != FREE:
            found = propose(len(pairs), rules.winners, wish.planned or None, kind_of(wish.rules))
        set_out = None if found is None else c.SetOut(found.boards_per_round, found.kind)
        if pairs != session.pairs:
            # In one step, so that the pairs do not change if the movement cannot be set out.
            yield c.ChangePairs(pairs, set_out if len(pairs) != len(session.pairs) else None)
        there = movement and c.SetOut(movement.boards_per_round, movement.kind)
        other = rules.winners != session.rules.winners or set_out != there
        if set_out is not None and other and len(pairs) == len(session.pairs):
            yield set_out
        if by_round(wish.rules, session.by_round) != session.by_round:
            yield c.TypeBy(by_round(wish.rules, session.by_round))

    # --- export

    csv = staticmethod(session_file.csv_text)
    standing_csv = staticmethod(session_file.standing_csv)

    def pages(self, view: View, paper: AnyPaper) -> Sequence[Page]:
        from chicago_gui.games.pairs.pages import session_pages

        return session_pages(self, view, paper)

    def blank_pages(self, paper: AnyPaper, wish: Blank = USUAL_BLANK) -> Sequence[Page]:
        from chicago_gui.games.pairs.pages import blank_pages

        return blank_pages(self, paper, wish)


FORM = PairsForm()
