"""The travellers of an evening of pairs: what every face, page and paper asks of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from chicago_gui.games.pairs import columns as card
from chicago_gui.games.pairs import csv_file, panel
from chicago_gui.games.pairs import setup as heading
from chicago_gui.games.pairs.hints import hint
from chicago_gui.games.pairs.pair_input import PairInput, wanted_after
from chicago_gui.games.pairs.session import GAME
from chicago_gui.games.pairs.steps import STEPS
from chicago_gui.games.pairs.view import NewLine, TravellerLine, View
from chicago_gui.games.pairs.words import explained, pair_standing, points_heading, rules_line
from chicago_gui.scoring import Contract
from chicago_gui.sheet.beginning import Beginning, Setup
from chicago_gui.sheet.blank import Blank, Blanks
from chicago_gui.sheet.board_columns import ScoreColumn
from chicago_gui.sheet.board_words import deal_words, evening_title, file_stem
from chicago_gui.sheet.column import Column, Spot
from chicago_gui.sheet.form import Form, Under
from chicago_gui.sheet.form_input import FormInput, LiveSession, StepName
from chicago_gui.sheet.panel import Panel
from chicago_gui.sheet.windows import Figures, FigureTables, Topic
from chicago_gui.sheet.words import later, plural, sentence, tr

if TYPE_CHECKING:
    from chicago_gui.paper.marks import AnyPaper, Page
    from chicago_gui.sheet.summary import Summary


class PairsForm(Form[View]):
    """One line a result, in the order in which they are typed, and one for a meeting more."""

    sums_over_evenings = False
    blanks = Blanks(later("{count} travellers a page"), (6, 4), tables=True)
    columns = card.COLUMNS
    least_width = 860

    # --- the lines

    def number(self, view: View, deal: int) -> str:
        return str(view.deals[deal].number or "")

    def called(self, view: View, deal: int) -> str:
        shown = view.deals[deal]
        if isinstance(shown, NewLine):
            return tr("New line")
        meeting = shown.line.result.meeting
        return tr("Board {number}, {ns} against {ew}").format(
            number=shown.number, ns=meeting.ns, ew=meeting.ew
        )

    def is_over(self, view: View, deal: int) -> bool:
        shown = view.deals[deal]
        return isinstance(shown, TravellerLine) and shown.line.score is not None

    def over(self, view: View, column: Column[View, Any, Any]) -> str:
        if column in (card.POINTS_NS, card.POINTS_EW):
            return points_heading(view.session.rules.scoring)
        return super().over(view, column)

    def under(self, view: View, deal: int) -> Under:
        return Under.STRONG if view.ends(deal) else Under.HAIR

    # --- filling it in

    def input(self, session: LiveSession[View, Any]) -> PairInput:
        return PairInput(self, session)

    def wanted(self, view: View) -> Spot | None:
        return wanted_after(view)

    def resting(self, view: View) -> Spot | None:
        return Spot(len(view.deals) - 2, card.RESULT) if len(view.deals) > 1 else None

    def hint(self, view: View) -> tuple[str, str]:
        return hint(view, self.wanted(view))

    def explained(self, view: View, spot: Spot) -> str:
        shown = view.deals[spot.deal]
        if isinstance(shown, NewLine):
            return ""
        if isinstance(spot.column, card.OfPair):
            return pair_standing(view.session, view.standing, spot.column.pair_of(shown))
        if isinstance(spot.column, ScoreColumn) and shown.line.score is not None:
            return sentence(deal_words(shown.number, shown.line.result.deal))
        return self.came_out(view, spot.deal)

    def came_out(self, view: View, deal: int) -> str:
        shown = view.deals[deal]
        board = view.board(shown.number)
        if isinstance(shown, NewLine) or board is None or shown.line.score is None:
            return ""
        return tr("Board {number}, {explained}").format(
            number=shown.number,
            explained=explained(view.session.rules.scoring, board, shown.line),
        )

    def bids(self, view: View, deal: int) -> Sequence[tuple[Contract | None, int | None]]:
        shown = view.deals[deal]
        if isinstance(shown, NewLine):
            return ()
        return ((shown.line.result.deal.contract, shown.line.result.deal.tricks),)

    def remark(self, view: View, deal: int) -> str:
        shown = view.deals[deal]
        return shown.line.result.deal.note if isinstance(shown, TravellerLine) else ""

    # --- around it

    def evening(self, view: View) -> str:
        return evening_title(view.session.date, view.session.place)

    def file_stem(self, view: View) -> str:
        return file_stem(GAME, view.session.date, view.session.place)

    def progress(self, view: View) -> str:
        return plural(
            "{played} of {results} result", "{played} of {results} results", view.results
        ).format(played=view.played, results=view.results)

    def rules_line(self, view: View) -> str:
        return rules_line(view.session.rules)

    def panel(self, view: View, entries: FormInput[View]) -> Panel:
        return panel.panel(view, entries.here or entries.wanted())

    def evening_over(self, view: View) -> bool:
        return 0 < view.results == view.played

    def summary(
        self, view: View, entries: FormInput[View], suppose: Callable[[object], Any]
    ) -> Summary:
        from chicago_gui.games.pairs.summary import completed  # when the page is asked for

        return completed(super().summary(view, entries, suppose), view)

    def step_name(self, step: StepName) -> str:
        return STEPS.step_name(step)

    # --- beginning and mending an evening

    def setup(self) -> Setup:
        return heading.setup()

    def heading(self, view: View) -> Beginning:
        return heading.heading_of(view.session, view.movement)

    def heading_changes(self, view: View, wish: Beginning) -> Sequence[object]:
        return tuple(heading.heading_changes(view.session, view.movement, wish))

    # --- what leaves the program

    def figures(self, figures: Figures) -> FigureTables:
        from chicago_gui.sheet.board_figures import tables  # no start waits for it

        return tables(figures)

    def help_topics(self) -> tuple[Topic, ...]:
        from chicago_gui.games.pairs.help_text import topics  # when the help is asked for

        return topics()

    def csv(self, view: View) -> str:
        return csv_file.csv_text(view.session)

    def standing_csv(self, view: View) -> str:
        return csv_file.standing_csv(view.session)

    def pages(self, view: View, paper: AnyPaper) -> Sequence[Page]:
        from chicago_gui.games.pairs.pages import session_pages

        return session_pages(view, paper)

    def blank_pages(self, paper: AnyPaper, wish: Blank | None = None) -> Sequence[Page]:
        from chicago_gui.games.pairs.pages import blank_pages

        return blank_pages(paper, wish)


FORM = PairsForm()
