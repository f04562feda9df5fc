"""The score card of a match: what every face, page and paper asks of it, and what stands beside it.

Beside it are the two teams, their running points, and what is compared.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from chicago_gui.games.teams import columns as card
from chicago_gui.games.teams import session_file
from chicago_gui.games.teams import setup as heading
from chicago_gui.games.teams.apply import ChangePlan, ClearCard
from chicago_gui.games.teams.columns import points_unit
from chicago_gui.games.teams.entries import TeamEntries, wanted_in
from chicago_gui.games.teams.history import STEPS
from chicago_gui.games.teams.session import Room
from chicago_gui.games.teams.totals import OtherCard, ScoreLine, View
from chicago_gui.games.teams.words import dispute_words, explained, hint, match_line, rules_line
from chicago_gui.sheet.beginning import Beginning, Blank, Blanks, Setup
from chicago_gui.sheet.boards.columns import ScoreColumn
from chicago_gui.sheet.boards.deal import MOST_BOARDS, BoardDeal
from chicago_gui.sheet.boards.game import BoardsForm
from chicago_gui.sheet.boards.words import deal_words, points_words
from chicago_gui.sheet.column import Column, Spot
from chicago_gui.sheet.entry_handler import EntryHandler, LiveSession
from chicago_gui.sheet.form import Under
from chicago_gui.sheet.panel import Panel, Running, Standing, StandingLine, Way
from chicago_gui.sheet.windows import Plan, Topic
from chicago_gui.sheet.words import ended, later, plural, sentence, tr


def panel(view: View) -> Panel:
    """Return the panel."""
    return Panel(standing(view), running(view))


def standing(view: View) -> Standing:
    """Return both teams' points; the title has the victory points once there are any."""
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
        title = tr("Before the first comparison")
    return Standing(
        title=title,
        unit=points_unit(session.rules.scoring),
        lines=tuple(
            StandingLine(team.name, points, text=str(points))
            for team, points in zip(session.teams, found.points, strict=True)
        ),
    )


def running(view: View) -> Running:
    """Return both teams' ways over the boards that are compared, in the order of their numbers."""
    compared = [
        shown.line
        for shown in view.deals
        if isinstance(shown, ScoreLine) and shown.line.points is not None
    ]
    return Running(
        title=tr("Running {points}").format(points=points_unit(view.session.rules.scoring)),
        nothing_yet=tr("The lines begin with the first board that both rooms have played."),
        ways=tuple(
            Way(
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


_GROUP = 4
"""After so many boards there is a strong rule, as on printed cards."""

if TYPE_CHECKING:
    from chicago_gui.paper.marks import AnyPaper, Page
    from chicago_gui.sheet.summary import Summary


def _planned_words(planned: int) -> str:
    return plural("{count} board is planned.", "{count} boards are planned.", planned).format(
        count=planned
    )


class TeamsForm(BoardsForm[View]):
    """One line a board, both rooms in it; a line of its own for another card that disagrees."""

    goes_on = False
    blanks = Blanks(later("{count} boards a page"), (32, 24, 16), (2,), tables=True)
    columns = card.COLUMNS
    steps = STEPS
    file_word = "teams of four"
    tools = frozenset({"plan"})
    tool_words: Mapping[str, str] = {
        "plan": later("Planned boards…"),
        "remove": later("Clear card"),
    }
    least_width = 860

    # --- the lines

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
        return isinstance(shown, ScoreLine) and shown.line.points is not None

    def column_heading(self, view: View, column: Column[View, Any]) -> str:
        if isinstance(column, card.OfTeam):
            return view.session.teams[column.team].name
        return super().column_heading(view, column)

    def over(self, view: View, column: Column[View, Any]) -> str:
        if column in card.POINTS:
            return sentence(card.points_heading(view.session.rules.scoring))
        return super().over(view, column)

    def under(self, view: View, deal: int) -> Under:
        shown = view.deals[deal]
        last = deal + 1 == len(view.deals) or view.deals[deal + 1].number != shown.number
        return Under.STRONG if last and shown.number % _GROUP == 0 else Under.HAIR

    def notice_under(self, view: View, deal: int) -> int:
        """Return the last line of the board: both cards in dispute are over what is said."""
        while deal + 1 < len(view.deals) and view.deals[deal + 1].number == view.deals[deal].number:
            deal += 1
        return deal

    # --- filling it in

    def entry_handler(self, session: LiveSession[View, Any]) -> TeamEntries:
        return TeamEntries(self, session)

    def wanted(self, view: View) -> Spot | None:
        return wanted_in(view, view.session.room or Room.OPEN)

    def resting(self, view: View) -> Spot | None:
        return Spot(len(view.deals) - 1, card.TOTALS[0]) if view.deals else None

    def hint(self, view: View) -> tuple[str, str]:
        return hint(view, self.wanted(view))

    def explained(self, view: View, spot: Spot) -> str:
        shown = view.deals[spot.deal]
        if isinstance(shown, OtherCard):
            return ended(sentence(dispute_words(view.session.board(shown.number), shown.room)))
        if isinstance(spot.column, ScoreColumn):
            deal = spot.column.cards.deal(shown)
            if not deal or not deal.has_contract:
                return ""
            return ended(sentence(deal_words(shown.number, deal)))
        if spot.column in card.TOTALS and shown.line.points is not None:
            return self._so_far(view, shown)
        return self.came_out(view, spot.deal)

    def _so_far(self, view: View, shown: ScoreLine) -> str:
        """Return both teams' points up to a board, which at the last one are the result."""
        one, two = (team.name for team in view.session.teams)
        pattern = tr("Board {number}: {one} {points_1}, {two} {points_2} {unit} so far.")
        if view.totals.done and shown is view.deals[-1]:
            pattern = tr("Final result: {one} {points_1}, {two} {points_2} {unit}.")
        return pattern.format(
            number=shown.number,
            one=one,
            two=two,
            points_1=shown.line.totals[0],
            points_2=shown.line.totals[1],
            unit=card.points_unit(view.session.rules.scoring),
        )

    def came_out(self, view: View, deal: int) -> str:
        shown = view.deals[deal]
        if isinstance(shown, OtherCard) or shown.line.board.empty:
            return ""
        return tr("Board {number}: {explained}").format(
            number=shown.number, explained=explained(view.session, shown.line)
        )

    def cards(self, view: View, deal: int) -> Sequence[BoardDeal]:
        shown = view.deals[deal]
        if isinstance(shown, OtherCard):
            return ()
        return tuple(
            shown.line.board.deal(room)
            for room, (contract, *_) in card.CARDS.items()
            if contract.can_type(view, Spot(deal, contract))
        )

    def moved(self, before: View, after: View) -> str:
        """Return how the one board came out whose card was filled just now."""
        if len(before.deals) != len(after.deals):
            return ""
        changed = [
            place
            for place, (then, now) in enumerate(zip(before.deals, after.deals, strict=True))
            if isinstance(then, ScoreLine) and isinstance(now, ScoreLine)
            if any(
                now.line.board.deal(room).over > then.line.board.deal(room).over for room in Room
            )
        ]
        return self.came_out(after, changed[0]) if len(changed) == 1 else ""

    def remark(self, view: View, deal: int) -> str:
        shown = view.deals[deal]
        if isinstance(shown, OtherCard):
            return shown.deal.note
        notes = (shown.line.board.deal(room).note for room in Room)
        return " / ".join(filter(None, notes))

    # --- around it

    def progress(self, view: View) -> str:
        planned = view.session.planned_boards
        return plural(
            "{count} of {planned} board compared", "{count} of {planned} boards compared", planned
        ).format(count=view.totals.compared, planned=planned)

    def rules_line(self, view: View) -> str:
        return rules_line(view.session.rules)

    def panel(self, view: View, entries: EntryHandler[View]) -> Panel:
        return panel(view)

    def evening_over(self, view: View) -> bool:
        return view.totals.done

    def summary(
        self, view: View, entries: EntryHandler[View], suppose: Callable[[object], Any]
    ) -> Summary:
        from chicago_gui.games.teams.summary import completed  # when the page is asked for

        return completed(super().summary(view, entries, suppose), view)

    def deletion(self, view: View, deal: int | None) -> object | None:
        room = view.session.room or Room.OPEN
        rooms = (room, room.other)
        cards = [(view.deals[deal], each) for each in rooms] if deal is not None else []
        cards += [(shown, each) for each in rooms for shown in reversed(view.deals)]
        for shown, each in cards:
            if isinstance(shown, ScoreLine) and not shown.line.board.deal(each).empty:
                return ClearCard(shown.number, each)
        return None

    def match(self, view: View) -> str:
        """Return the match so far in one line."""
        return match_line(view.session, view.totals)

    def history_left_out(self) -> str:
        return tr("The other room's results of boards not yet played here are left out.")

    # --- beginning and mending a match

    def setup(self) -> Setup:
        return heading.setup()

    def heading(self, view: View) -> Beginning:
        return heading.heading_of(view.session)

    def heading_changes(self, view: View, wish: Beginning) -> Sequence[object]:
        return tuple(heading.heading_changes(view.session, wish))

    # --- what leaves the program

    def help_topics(self) -> tuple[Topic, ...]:
        from chicago_gui.games.teams.words import topics  # when the help is asked for

        return topics()

    def plan(self, view: View) -> Plan:
        begun = [shown.number for shown in view.deals if _written(shown)]
        return Plan(
            heading=tr("Planned boards"),
            planned=view.session.planned_boards,
            least=max(begun, default=1),
            most=MOST_BOARDS,
            usual=heading.setup().plans,
            change=ChangePlan,
            words=lambda after: _planned_words(after.session.planned_boards),
            stop_words=lambda number: tr("Stop after board {number}").format(number=number),
        )

    def left_out(self, view: View, shown: int | None = None) -> str:
        """Return the sentence while boards are to be played here.

        It does not depend on the other card, so that it says nothing about it.
        """
        room = view.session.room
        if room is None or view.session.next_board(room) is None:
            return ""
        return self.history_left_out()

    def csv(self, view: View) -> str:
        return session_file.csv_text(view.session)

    def standing_csv(self, view: View) -> str:
        return session_file.standing_csv(view.session)

    def pages(self, view: View, paper: AnyPaper) -> Sequence[Page]:
        from chicago_gui.games.teams.pages import session_pages

        return session_pages(view, paper)

    def blank_pages(self, paper: AnyPaper, wish: Blank | None = None) -> Sequence[Page]:
        from chicago_gui.games.teams.pages import blank_pages

        return blank_pages(paper, wish)


def _written(shown: ScoreLine | OtherCard) -> bool:
    return isinstance(shown, OtherCard) or not shown.line.board.empty


FORM = TeamsForm()
