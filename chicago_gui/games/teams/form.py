"""The score card of a match: columns, entries, panel, summary, pages, and what a new one asks.

The panel has the standing of both teams, their running points, and who sits where.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any, cast

from chicago_gui.games.teams import columns as card
from chicago_gui.games.teams import session_file
from chicago_gui.games.teams.changes import (
    STEPS,
    TEAM,
    ChangePlan,
    ChangeTeams,
    ClearCard,
    StandIn,
)
from chicago_gui.games.teams.session import MORE_BOARDS, RULES, Room, Scoring, TeamOfFour
from chicago_gui.games.teams.totals import BoardLine, OtherCard, View
from chicago_gui.games.teams.words import dispute_words, explained, hint, seating
from chicago_gui.record import Record, replace
from chicago_gui.scoring import Refused
from chicago_gui.sheet.boards.columns import (
    BoardEntries,
    BoardPlaceReason,
    CardColumn,
    ScoreColumn,
    missing,
)
from chicago_gui.sheet.boards.deal import MOST_BOARDS, BoardDeal, score_ns
from chicago_gui.sheet.boards.game import BoardsForm
from chicago_gui.sheet.boards.words import deal_words, letter, points_words
from chicago_gui.sheet.column import CellRef, Column, tone
from chicago_gui.sheet.entry_handler import LiveSession
from chicago_gui.sheet.figures import (
    FigureTable,
    LineColumn,
    Summary,
    count_column,
    lead_words,
    one_of_them,
)
from chicago_gui.sheet.form import Form, ResultFigure, RowRule
from chicago_gui.sheet.panel import (
    ChartData,
    Panel,
    PendingAction,
    SeatsShown,
    Series,
    Standing,
    StandingLine,
)
from chicago_gui.sheet.rules import Rule
from chicago_gui.sheet.setup import USUAL_BLANK, Blank, Blanks, NewSession, Plan, Setup
from chicago_gui.sheet.texts import one_line
from chicago_gui.sheet.words import (
    amount,
    contract_text,
    ended,
    imps_words,
    later,
    plural,
    result_words,
    sentence,
    signed,
    tr,
)

if TYPE_CHECKING:
    from chicago_gui.paper.marks import AnyPaper, Page


def wanted_in(view: View, room: Room, after: int = 0) -> CellRef | None:
    """Return the cell to fill next for a user who types for `room`, last on board `after`.

    Disputes come first, then what is missing of board `after`, then the next board of the room, and
    then those of the other room.
    """
    session = view.session
    if session.disputes:
        disputed, where = session.disputes[0]
        return _spot(view, disputed, card.CARDS[where][0])
    for each in (room, room.other):
        last = after if each is room else 0
        waits = last > 0 and not session.board(last).deal(each).over
        number = last if waits else session.next_board(each, last)
        if number is not None:
            column = missing(card.CARDS[each], session.board(number).deal(each))
            spot = _spot(view, number, column or card.CARDS[each][0])
            # The other room's card waits until the board is played in this room.
            if spot is not None and spot.column.can_type(view, spot):
                return spot
    return None


def _spot(view: View, number: int, column: CardColumn) -> CellRef | None:
    place = view.place_of(number)
    return None if place is None else CellRef(place, column)


def _room_of(spot: CellRef | None) -> Room | None:
    """Return the room whose card `spot` is on, or `None`."""
    cards = card.CARDS.items()
    return next((room for room, cells in cards if spot and spot.column in cells), None)


class TeamEntries(BoardEntries[View]):
    """Entries that stay in one room until it is complete or the user types in the other."""

    def __init__(self, form: Form[View], session: LiveSession[View, Any]) -> None:
        """Begin in this laptop's room."""
        super().__init__(form, session)
        self._room = session.view.session.room or Room.OPEN
        self._last = 0

    def wanted(self) -> CellRef | None:
        """Return the cell to fill next; a board that was asked for comes first."""
        if self._turned_to:
            place = self.view.place_of(self._last)
            if place is not None:
                cells = card.CARDS[self._room]
                deal = self.view.session.board(self._last).deal(self._room)
                return CellRef(place, missing(cells, deal) or cells[0])
        return wanted_in(self.view, self._room, self._last)

    def _go_to_board(self, number: int, typed_at: CellRef) -> Refused | None:
        """Make board `number` wanted in the room where its number was typed.

        If it was typed in a board's own cell, it is the room of the wanted cell. The other room's
        card still waits until the board is played in this room.
        """
        place = self.view.place_of(number)
        if place is None:
            return Refused(BoardPlaceReason.NO_BOARD, number=number)
        room = _room_of(typed_at) or _room_of(self.wanted()) or self._room
        contract = card.CARDS[room][0]
        self._room = room if contract.can_type(self.view, CellRef(place, contract)) else room.other
        self._last, self._turned_to = number, True
        return None

    def _remember(self, spot: CellRef) -> None:
        """Remember board and room of the card at `spot`."""
        shown = self.view.deals[spot.deal]
        room = _room_of(spot)
        if room is not None and not isinstance(shown, OtherCard):
            self._room, self._last, self._turned_to = room, shown.number, False


_BY = "points"
"""The key of the column by which both tables are sorted."""


class _Team(Record):
    """One team's match; `best` and `worst` are points on a board, and the board's number."""

    name: str
    points: int
    halves: tuple[int, int]
    won: int
    best: tuple[int, int]
    worst: tuple[int, int]
    victory_points: Fraction | None


class _Swing(Record):
    """A board with a swing: who won it, the points, and what was played in both rooms."""

    number: int
    team: str
    points: int
    rooms: tuple[str, str]


def completed(summary: Summary, view: View) -> Summary:
    """Return `summary` with tables of teams and boards, and the change that adds boards."""
    summary = replace(summary, more=more(view))
    lines = [line for line in view.totals.lines if line.points is not None]
    if not lines:
        return summary
    tables = (_teams(view, lines), _swings(view, lines), *summary.tables)
    story = _story(view, lines)
    return replace(summary, sentences=(story,) if story else (), tables=tables)


def _story(view: View, lines: Sequence[BoardLine]) -> str:
    """Return the course of the match: leader, changes of lead, biggest swing."""
    names = tuple(team.name for team in view.session.teams)
    steps = ((line.board.number, line.totals) for line in lines)
    told = lead_words(names, steps, tr("{name} has led since board {number}."))
    best = max(lines, key=lambda line: abs(_ahead(line, 0)))
    swing = abs(_ahead(best, 0))
    if swing and view.session.rules.scoring is not Scoring.BOARDS:
        won = names[_ahead(best, 0) < 0]
        words = tr("Biggest swing: board {number}, {team}, {imps}")
        swung = imps_words(signed(swing))
        told.append(ended(words.format(number=best.board.number, team=won, imps=swung)))
    return " ".join(told)


def more(view: View) -> PendingAction | None:
    """Return the change that continues a finished match with more boards, or `None`."""
    if not view.totals.done or not view.session.can_go_on:
        return None
    planned = view.session.planned_boards + MORE_BOARDS
    return PendingAction(tr("Four more boards"), ChangePlan(planned))


def _unit(view: View) -> str:
    """Return the heading of a column of points."""
    return sentence(card.points_unit(view.session.rules.scoring))


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
        sentence(tr("victory points")),
        lambda team: "" if team.victory_points is None else points_words(team.victory_points),
        lambda team: float(team.victory_points or 0),
        number=True,
    )
    half = (view.session.planned_boards + 1) // 2
    first = tr("boards {first} to {last}").format(first=1, last=half)
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
        LineColumn(
            sentence(tr("board")), lambda swing: str(swing.number), lambda swing: -swing.number
        ),
        LineColumn(tr("Won by"), lambda swing: swing.team, lambda swing: swing.team, most=180),
        LineColumn(
            _unit(view),
            lambda swing: signed(swing.points),
            lambda swing: swing.points,
            number=True,
            sign=lambda swing: swing.points,
            key=_BY,
        ),
        LineColumn(sentence(tr("open room")), lambda swing: swing.rooms[0]),
        LineColumn(sentence(tr("closed room")), lambda swing: swing.rooms[1]),
    )
    return FigureTable(sentence(tr("boards")), columns, found, _BY, lambda swing: str(swing.number))


def _played(number: int, deal: BoardDeal) -> str:
    """Return what was played as on a score card: `4♠ N +1: +450`."""
    score = score_ns(number, deal)
    if deal.contract is None or deal.declarer is None or score is None:
        return tr("passed out: 0")
    result = result_words(deal.contract, deal.tricks)
    return f"{contract_text(deal.contract)} {letter(deal.declarer)} {result}: {signed(score)}"


def panel(view: View) -> Panel:
    """Return the panel."""
    seats = SeatsShown(tr("Who sits where"), None, lines=seating(view.session))
    return Panel(standing(view), running(view), seats=seats)


def standing(view: View) -> Standing:
    """Return both teams' points; the title has the victory points if there are any."""
    found, session = view.totals, view.session
    if found.victory_points is not None:
        one, two = map(points_words, found.victory_points)
        title = tr("Victory points {one} – {two}").format(one=one, two=two)
    elif found.done:
        title = tr("Final result")
    elif found.compared:
        planned = session.planned_boards
        title = plural(
            "After {count} of {planned} board", "After {count} of {planned} boards", planned
        ).format(count=found.compared, planned=planned)
    else:
        title = tr("Before the first result")
    return Standing(
        title=title,
        unit=card.points_unit(session.rules.scoring),
        lines=tuple(
            StandingLine(team.name, points, text=str(points))
            for team, points in zip(session.teams, found.points, strict=True)
        ),
    )


def running(view: View) -> ChartData:
    """Return both teams' points over the compared boards, in the order of board numbers."""
    compared = [
        shown for shown in view.deals if isinstance(shown, BoardLine) and shown.points is not None
    ]
    return ChartData(
        title=tr("Running {points}").format(points=card.points_unit(view.session.rules.scoring)),
        nothing_yet=tr("No board is compared yet."),
        ways=tuple(
            Series(
                team.name,
                (
                    (0, 0),
                    *((at, line.totals[index]) for at, line in enumerate(compared, start=1)),
                ),
            )
            for index, team in enumerate(view.session.teams)
        ),
        planned=view.session.planned_boards,
    )


USUAL_BOARDS = 24
_PLANS = (8, 12, 16, 20, 24, 28, 32)
_BOTH = "both"
"""Used in place of a room: both rooms' cards are typed on this laptop."""

_ROOMS = {
    _BOTH: "scores both rooms",
    Room.OPEN.value: "is in the open room",
    Room.CLOSED.value: "is in the closed room",
}
_USUAL_TEAMS = ("Home", "Guests")


def _team_words(number: int) -> str:
    """Return the label of a team's name field, with the default name."""
    usual = tr(_USUAL_TEAMS[number - 1])
    return tr("Team {number} ({name})").format(number=number, name=usual)


def teams_of(wish: NewSession) -> tuple[TeamOfFour, TeamOfFour]:
    """Return the two teams asked for; a team without a name gets the default one."""
    groups = [*map(one_line, wish.groups), "", ""]
    players = tuple(map(one_line, wish.players))
    one, two = (
        TeamOfFour(groups[at] or tr(_USUAL_TEAMS[at]), players[at * TEAM : (at + 1) * TEAM])
        for at in range(2)
    )
    # The second team gets all further players, so that a wrong number is reported for it.
    return one, replace(two, players=players[TEAM:])


def room_of(rules: Mapping[str, object], usual: Room | None = None) -> Room | None:
    """Return this laptop's room as chosen in the rules, or `None` for both rooms."""
    room = rules.get("room", usual.value if usual else _BOTH)
    return None if room == _BOTH else Room(cast("str", room))


_GROUP = 4
"""The number of boards between strong rules, as on printed cards."""


def _planned_words(planned: int) -> str:
    return plural("{count} board is planned.", "{count} boards are planned.", planned).format(
        count=planned
    )


class TeamsForm(BoardsForm[View]):
    """One line per board with both rooms, and one for the other card's version of a dispute."""

    goes_on = False
    blanks = Blanks(later("{count} boards"), (32, 24, 16), (2,), tables=True)
    columns = card.COLUMNS
    steps = STEPS
    entry_handler = TeamEntries
    rules = RULES
    file_word = "teams of four"
    tools = frozenset({"plan"})
    tool_words: Mapping[str, str] = {
        "plan": later("Planned boards…"),
        "remove": later("Clear card"),
    }
    least_width = 860

    # --- lines

    def number(self, view: View, deal: int) -> str:
        return str(view.deals[deal].number)

    def called(self, view: View, deal: int) -> str:
        shown = view.deals[deal]
        if isinstance(shown, OtherCard):
            return tr("board {number}, the other card").format(number=shown.number)
        return tr("board {number}").format(number=shown.number)

    def identity(self, view: View, deal: int) -> Hashable:
        shown = view.deals[deal]
        return shown.number, shown.room if isinstance(shown, OtherCard) else None

    def is_over(self, view: View, deal: int) -> bool:
        shown = view.deals[deal]
        return isinstance(shown, BoardLine) and shown.points is not None

    def column_heading(self, view: View, column: Column[View, Any]) -> str:
        if isinstance(column, card.OfTeam):
            return view.session.teams[column.team].name
        return super().column_heading(view, column)

    def over(self, view: View, column: Column[View, Any]) -> str:
        if column in card.POINTS:
            return sentence(card.points_heading(view.session.rules.scoring))
        return super().over(view, column)

    def row_rule(self, view: View, deal: int) -> RowRule:
        shown = view.deals[deal]
        last = deal + 1 == len(view.deals) or view.deals[deal + 1].number != shown.number
        return RowRule.STRONG if last and shown.number % _GROUP == 0 else RowRule.HAIR

    def notice_under(self, view: View, deal: int) -> int:
        """Return the last line of the board, so that the notice is below both disputed cards."""
        while deal + 1 < len(view.deals) and view.deals[deal + 1].number == view.deals[deal].number:
            deal += 1
        return deal

    # --- entries

    def wanted(self, view: View) -> CellRef | None:
        return wanted_in(view, view.session.room or Room.OPEN)

    def idle_cell(self, view: View) -> CellRef | None:
        return CellRef(len(view.deals) - 1, card.TOTALS[0]) if view.deals else None

    hint = staticmethod(hint)

    def explained(self, view: View, spot: CellRef) -> str:
        shown = view.deals[spot.deal]
        if isinstance(shown, OtherCard):
            return ended(sentence(dispute_words(view.session.board(shown.number), shown.room)))
        if isinstance(spot.column, ScoreColumn):
            deal = spot.column.cards.deal(shown)
            if not deal or not deal.has_contract:
                return ""
            return ended(sentence(deal_words(shown.number, deal)))
        if spot.column in card.TOTALS and shown.points is not None:
            return self._so_far(view, shown)
        return self.result_summary(view, spot.deal) or spot.column.typing_hint(view, spot)

    def _so_far(self, view: View, shown: BoardLine) -> str:
        """Return both teams' points after a board; after the last one they are the result."""
        one, two = (team.name for team in view.session.teams)
        pattern = tr("Board {number}: {one} {points_1}, {two} {points_2} so far.")
        if view.totals.done and shown is view.deals[-1]:
            pattern = tr("Final result: {one} {points_1}, {two} {points_2}.")
        return pattern.format(
            number=shown.number,
            one=one,
            two=two,
            points_1=shown.totals[0],
            points_2=shown.totals[1],
        )

    def result_summary(self, view: View, deal: int) -> str:
        shown = view.deals[deal]
        if isinstance(shown, OtherCard) or shown.board.empty:
            return ""
        return tr("Board {number}: {explained}").format(
            number=shown.number, explained=explained(view.session, shown)
        )

    def result_figures(self, view: View, deal: int) -> Sequence[ResultFigure]:
        shown = view.deals[deal]
        if isinstance(shown, OtherCard) or shown.points is None or shown.difference is None:
            return ()
        ahead = _ahead(shown, 0)
        won = amount(signed(abs(ahead)), card.points_unit(view.session.rules.scoring))
        name = view.session.teams[ahead < 0].name
        return (
            ResultFigure(sentence(tr("difference")), signed(shown.difference)),
            ResultFigure(name if ahead else "", won, tone(abs(ahead))),
        )

    def cards(self, view: View, deal: int) -> Sequence[BoardDeal]:
        shown = view.deals[deal]
        if isinstance(shown, OtherCard):
            return ()
        return tuple(
            shown.board.deal(room)
            for room, (contract, *_) in card.CARDS.items()
            if contract.can_type(view, CellRef(deal, contract))
        )

    def side_effects(self, before: View, after: View) -> str:
        """Return the result of the board whose card was completed, if it is exactly one."""
        if len(before.deals) != len(after.deals):
            return ""
        changed = [
            place
            for place, (then, now) in enumerate(zip(before.deals, after.deals, strict=True))
            if isinstance(then, BoardLine) and isinstance(now, BoardLine)
            if any(now.board.deal(room).over > then.board.deal(room).over for room in Room)
        ]
        return self.result_summary(after, changed[0]) if len(changed) == 1 else ""

    def remark(self, view: View, deal: int) -> str:
        shown = view.deals[deal]
        if isinstance(shown, OtherCard):
            return shown.deal.note
        notes = (shown.board.deal(room).note for room in Room)
        return " / ".join(filter(None, notes))

    # --- progress and panel

    def progress(self, view: View) -> str:
        planned = view.session.planned_boards
        return plural(
            "{count} of {planned} board compared", "{count} of {planned} boards compared", planned
        ).format(count=view.totals.compared, planned=planned)

    panel = staticmethod(panel)

    def evening_over(self, view: View) -> bool:
        return view.totals.done

    def summary(self, view: View, suppose: Callable[[object], Any]) -> Summary:
        return completed(super().summary(view, suppose), view)

    def deletion(self, view: View, deal: int | None) -> object | None:
        room = view.session.room or Room.OPEN
        rooms = (room, room.other)
        cards = [(view.deals[deal], each) for each in rooms] if deal is not None else []
        cards += [(shown, each) for each in rooms for shown in reversed(view.deals)]
        for shown, each in cards:
            if isinstance(shown, BoardLine) and not shown.board.deal(each).empty:
                return ClearCard(shown.number, each)
        return None

    def history_left_out(self) -> str:
        return tr("Results of the other room on boards not played here are not shown.")

    # --- starting and editing a match

    def setup(self) -> Setup:
        return Setup(
            players=tr("Teams"),
            least=2 * TEAM,
            most=2 * TEAM,
            first="",
            rules=(
                *RULES.asked(),
                Rule(
                    "room",
                    tr("This laptop"),
                    tuple(_ROOMS),
                    _BOTH,
                    lambda value: tr(_ROOMS[str(value)]),
                ),
            ),
            plans=_PLANS,
            usual_plan=USUAL_BOARDS,
            most_planned=MOST_BOARDS,
            plans_heading=sentence(tr("planned boards")),
            together=TEAM,
            group_words=_team_words,
            groups_named=True,
        )

    def heading(self, view: View) -> NewSession:
        session = view.session
        return NewSession(
            players=session.players,
            first="",
            date=session.date,
            place=session.place,
            planned=session.planned_boards,
            rules={
                **RULES.values(session.rules),
                "room": session.room.value if session.room else _BOTH,
            },
            groups=tuple(team.name for team in session.teams),
        )

    def own_heading_changes(self, view: View, wish: NewSession) -> Iterator[object]:
        session = view.session
        names = tuple(team.name for team in session.teams)
        teams = teams_of(wish if wish.groups else replace(wish, groups=names))
        if teams != session.teams:
            yield ChangeTeams(teams)
        if wish.planned not in (0, session.planned_boards):
            yield ChangePlan(wish.planned)
        room = room_of(wish.rules, session.room)
        if room is not session.room:
            yield StandIn(room)

    # --- export

    def plan(self, view: View) -> Plan:
        begun = [shown.number for shown in view.deals if _written(shown)]
        return Plan(
            heading=sentence(tr("planned boards")),
            planned=view.session.planned_boards,
            least=max(begun, default=1),
            most=MOST_BOARDS,
            usual=_PLANS,
            change=ChangePlan,
            words=lambda after: _planned_words(after.session.planned_boards),
            stop_words=lambda number: tr("Stop after board {number}").format(number=number),
        )

    def left_out(self, view: View, shown: int | None = None) -> str:
        """Return a sentence for the summary while boards are still to be played in this room.

        It does not depend on the other card, and so reveals nothing about it.
        """
        room = view.session.room
        if room is None or view.session.next_board(room) is None:
            return ""
        return self.history_left_out()

    csv = staticmethod(session_file.csv_text)
    standing_csv = staticmethod(session_file.standing_csv)

    def pages(self, view: View, paper: AnyPaper) -> Sequence[Page]:
        from chicago_gui.games.teams.pages import session_pages

        return session_pages(self, view, paper)

    def blank_pages(self, paper: AnyPaper, wish: Blank = USUAL_BLANK) -> Sequence[Page]:
        from chicago_gui.games.teams.pages import blank_pages

        return blank_pages(self, paper, wish)


def _written(shown: BoardLine | OtherCard) -> bool:
    return isinstance(shown, OtherCard) or not shown.board.empty


FORM = TeamsForm()
