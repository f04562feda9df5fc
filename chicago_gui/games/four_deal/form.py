"""The form of four-deal Chicago: what every face, page and paper asks of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from chicago_gui.games.four_deal import columns as c
from chicago_gui.games.four_deal import words
from chicago_gui.games.four_deal.changes import ChangeRules
from chicago_gui.games.four_deal.csv_file import csv_text
from chicago_gui.games.four_deal.session import Session
from chicago_gui.games.four_deal.setup import rules_of, setup, values_of
from chicago_gui.games.four_deal.totals import Bonus, RoundTotals
from chicago_gui.games.four_deal.view import View
from chicago_gui.sheet.beginning import Setup
from chicago_gui.sheet.blank import Blank, Blanks
from chicago_gui.sheet.panel import Picture
from chicago_gui.sheet.sittings.figures import DealLine
from chicago_gui.sheet.sittings.form import SittingForm, UnitWords
from chicago_gui.sheet.sittings.setup import rules_line
from chicago_gui.sheet.sittings.view import DealRow
from chicago_gui.sheet.sittings.words import held_words
from chicago_gui.sheet.windows import Topic
from chicago_gui.sheet.words import later, tr

if TYPE_CHECKING:
    from chicago_gui.paper.marks import AnyPaper, Page


class FourDealForm(SittingForm[Session, RoundTotals]):
    """Rounds of four deals, points for We and They."""

    blanks = Blanks(later(later("{count} rounds a page")), (8, 6, 4), (4, 5, 6, 7))
    columns = c.COLUMNS
    least_width = 740
    units = UnitWords(
        name="Round {number}",
        account="Account after {count} rounds",
        account_of_one="Account after one round",
        played="rounds",
        settled="A round is settled when its four deals are played.",
    )
    number_column = c.NUMBER
    contract = c.CONTRACT
    file_word = "four-deal"

    def deal_words(self, view: View, row: DealRow) -> str:
        return words.explained(row.line, row.sides)

    def zone_words(self, view: View, row: DealRow) -> str:
        return words.vulnerable_words(row.line, row.sides, view.evening.rules)

    def sitting_words(self, view: View, totals: RoundTotals) -> str:
        return words.round_words(totals, view.evening.rules)

    def carried_words(self, view: View, row: DealRow) -> str:
        return held_words(row.line.carried, row.sides)

    def is_game(self, line: DealLine) -> bool:
        return line.bonus is Bonus.GAME

    def picture(self, view: View) -> Picture | None:
        from chicago_gui.games.four_deal.pad import pad_picture

        if not view.sittings:
            return None
        return pad_picture(view.sittings[-1], len(view.sittings), view.evening.rules)

    def rules_line(self, view: View) -> str:
        return rules_line(setup(), self.rule_values(view))

    def rule_values(self, view: View) -> dict[str, object]:
        return values_of(view.evening.rules)

    def rule_change(self, values: dict[str, object]) -> object:
        return ChangeRules(rules_of(values))

    def setup(self) -> Setup:
        return setup()

    def help_topics(self) -> tuple[Topic, ...]:
        from chicago_gui.games.four_deal.help_text import topics  # when the help is asked for

        return topics(tr(self.units.settled))

    def csv(self, view: View) -> str:
        return csv_text(view.evening)

    def pages(self, view: View, paper: AnyPaper) -> Sequence[Page]:
        from chicago_gui.games.four_deal.pages import session_pages

        return session_pages(view, paper)

    def blank_pages(self, paper: AnyPaper, wish: Blank | None = None) -> Sequence[Page]:
        from chicago_gui.games.four_deal.pages import blank_pages

        return blank_pages(paper, wish)


FORM = FourDealForm()
