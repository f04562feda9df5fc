"""The travellers of an evening of pairs: what faces, pages and paper ask, and what stands beside.

Beside them are the running ranking, and the board's traveller with points.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Sequence
from typing import TYPE_CHECKING, Any

from chicago_gui.games.pairs import columns as card
from chicago_gui.games.pairs import session_file
from chicago_gui.games.pairs import setup as heading
from chicago_gui.games.pairs.entries import PairEntries, wanted_after
from chicago_gui.games.pairs.history import STEPS
from chicago_gui.games.pairs.session import Scoring
from chicago_gui.games.pairs.totals import (
    DIRECTIONS,
    BoardTotals,
    NewLine,
    PairPlace,
    ResultLine,
    TravellerLine,
    View,
    for_players,
)
from chicago_gui.games.pairs.words import (
    DIRECTION_WORDS,
    explained,
    figure,
    hint,
    outside,
    pair_standing,
    pair_words,
    points_heading,
    rules_line,
)
from chicago_gui.paper.marks import Mark, Text, TextAlign
from chicago_gui.paper.ruled import Ruled
from chicago_gui.record import replace
from chicago_gui.sheet.beginning import Beginning, Blank, Blanks, Setup
from chicago_gui.sheet.boards.columns import ScoreColumn
from chicago_gui.sheet.boards.deal import BoardDeal
from chicago_gui.sheet.boards.game import BoardsForm
from chicago_gui.sheet.boards.words import (
    board_line,
    deal_words,
    letter,
    points_words,
    signed_points,
)
from chicago_gui.sheet.column import Column, Spot
from chicago_gui.sheet.entry_handler import EntryHandler, LiveSession
from chicago_gui.sheet.form import Under
from chicago_gui.sheet.panel import Panel, Picture, Standing, StandingLine
from chicago_gui.sheet.windows import Topic
from chicago_gui.sheet.words import (
    contract_text,
    ended,
    later,
    plural,
    result_words,
    sentence,
    signed,
    tr,
)

if TYPE_CHECKING:
    from chicago_gui.paper.marks import AnyPaper, Page
    from chicago_gui.sheet.summary import Summary


# As narrow as type allows: a picture is drawn as wide as the panel, and its type as large as that
# makes it. IMPs have signs and decimals, matchpoints seldom more than two figures.
_CARD_WIDTHS = (5.6, 5.6, 15.6, 5.0, 7.2, 11.6)
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
    """Return how far the ranking has come; without a movement another board may follow any."""
    if not view.played:
        return tr("Before the first result")
    if view.over:
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


class PairsForm(BoardsForm[View]):
    """One line a result, in the order in which they are typed, and one for a meeting more."""

    sums_over_evenings = False
    blanks = Blanks(later("{count} travellers a page"), (6, 4), tables=True)
    columns = card.COLUMNS
    steps = STEPS
    file_word = "pairs"
    least_width = 860

    # --- the lines

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

    def left_away(self, view: View) -> Collection[Column[View, Any]]:
        return () if view.rounds else (card.ROUND,)

    def under(self, view: View, deal: int) -> Under:
        return Under.STRONG if view.ends(deal) else Under.HAIR

    # --- filling it in

    def entry_handler(self, session: LiveSession[View, Any]) -> PairEntries:
        return PairEntries(self, session)

    def wanted(self, view: View) -> Spot | None:
        return wanted_after(view)

    def resting(self, view: View) -> Spot | None:
        return Spot(len(view.deals) - 2, card.POINTS_NS) if len(view.deals) > 1 else None

    def hint(self, view: View) -> tuple[str, str]:
        return hint(view, self.wanted(view))

    def explained(self, view: View, spot: Spot) -> str:
        shown = view.deals[spot.deal]
        if isinstance(shown, NewLine):
            return ""
        if isinstance(spot.column, card.OfPair):
            return ended(pair_standing(view.session, view.standing, spot.column.pair_of(shown)))
        if isinstance(spot.column, ScoreColumn) and shown.line.score is not None:
            return ended(sentence(deal_words(shown.number, shown.line.result.deal)))
        return self.came_out(view, spot.deal)

    def came_out(self, view: View, deal: int) -> str:
        shown = view.deals[deal]
        board = view.board(shown.number)
        if isinstance(shown, NewLine) or board is None or shown.line.score is None:
            return ""
        said = explained(view.session.rules.scoring, board, shown.line)
        return ended(tr("Board {number}, {explained}").format(number=shown.number, explained=said))

    def cards(self, view: View, deal: int) -> Sequence[BoardDeal]:
        shown = view.deals[deal]
        return (shown.line.result.deal,) if isinstance(shown, TravellerLine) else ()

    def moved(self, before: View, after: View) -> str:
        return outside(before, after)

    def remark(self, view: View, deal: int) -> str:
        shown = view.deals[deal]
        return shown.line.result.deal.note if isinstance(shown, TravellerLine) else ""

    # --- around it

    def progress(self, view: View) -> str:
        return plural(
            "{played} of {results} result", "{played} of {results} results", view.results
        ).format(played=view.played, results=view.results)

    def rules_line(self, view: View) -> str:
        return rules_line(view.session.rules)

    def panel(self, view: View, entries: EntryHandler[View]) -> Panel:
        return panel(view, entries.here or self._last_over(view) or entries.wanted())

    def _last_over(self, view: View) -> Spot | None:
        """Return a cell of the last board that is over, for those who have no cursor."""
        over = {board.board.number for board in view.boards if board.board.over}
        lines = reversed(range(len(view.deals)))
        place = next((each for each in lines if view.deals[each].number in over), None)
        return None if place is None else Spot(place, card.RESULT)

    def evening_over(self, view: View) -> bool:
        return view.over

    def for_players(self, view: View) -> View:
        return for_players(view)

    def summary(
        self, view: View, entries: EntryHandler[View], suppose: Callable[[object], Any]
    ) -> Summary:
        from chicago_gui.games.pairs.summary import completed  # when the page is asked for

        return completed(super().summary(view, entries, suppose), view)

    # --- beginning and mending an evening

    def setup(self) -> Setup:
        return heading.setup()

    def heading(self, view: View) -> Beginning:
        return heading.heading_of(view.session, view.movement)

    def heading_changes(self, view: View, wish: Beginning) -> Sequence[object]:
        return tuple(heading.heading_changes(view.session, view.movement, wish))

    # --- what leaves the program

    def help_topics(self) -> tuple[Topic, ...]:
        from chicago_gui.games.pairs.words import topics  # when the help is asked for

        return topics()

    def csv(self, view: View) -> str:
        return session_file.csv_text(view.session)

    def standing_csv(self, view: View) -> str:
        return session_file.standing_csv(view.session)

    def pages(self, view: View, paper: AnyPaper) -> Sequence[Page]:
        from chicago_gui.games.pairs.pages import session_pages

        return session_pages(view, paper)

    def blank_pages(self, paper: AnyPaper, wish: Blank | None = None) -> Sequence[Page]:
        from chicago_gui.games.pairs.pages import blank_pages

        return blank_pages(paper, wish)


FORM = PairsForm()
