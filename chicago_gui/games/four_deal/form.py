"""The form of four-deal Chicago: its rules as they are asked; what faces, pages and paper ask."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from chicago_gui.games.four_deal import columns as c
from chicago_gui.games.four_deal import words
from chicago_gui.games.four_deal.apply import ChangeRules
from chicago_gui.games.four_deal.session import Partscores, Rules, Session, Vulnerable
from chicago_gui.games.four_deal.session_file import csv_text
from chicago_gui.games.four_deal.totals import Bonus, RoundTotals, View
from chicago_gui.sheet.beginning import Blank, Blanks, Rule, Setup
from chicago_gui.sheet.panel import Picture
from chicago_gui.sheet.sittings import form as common
from chicago_gui.sheet.sittings.form import Asked, SittingForm, UnitWords
from chicago_gui.sheet.sittings.totals import DealLine
from chicago_gui.sheet.sittings.view import DealRow
from chicago_gui.sheet.sittings.words import held_words
from chicago_gui.sheet.windows import Topic
from chicago_gui.sheet.words import ended, later, tr

if TYPE_CHECKING:
    from chicago_gui.paper.marks import AnyPaper, Page


_PARTSCORES = {
    Partscores.CARRY.value: "part-scores are carried",
    Partscores.BONUS.value: "part-scores get 50 each",
}
_PARTSCORES_SENTENCES = {
    Partscores.CARRY.value: (
        "Part-scores of a round add up to a game; one on deal 4 that does not make it gets 100."
    ),
    Partscores.BONUS.value: "Nothing is carried; each part-score gets 50 at once.",
}
_VULNERABLE = {
    Vulnerable.DEALER.value: "dealer's side vulnerable on deals 2 and 3",
    Vulnerable.DEFENDERS.value: "the other side than dealer's vulnerable on deals 2 and 3",
}


def setup() -> Setup:
    """Return what is asked before an evening."""
    return common.setup(
        Rule(
            key="partscores",
            label=tr("Part-scores"),
            options=tuple(_PARTSCORES),
            usual=Partscores.CARRY.value,
            words=lambda value: tr(_PARTSCORES[str(value)]),
            explained=lambda value: tr(_PARTSCORES_SENTENCES[str(value)]),
        ),
        Rule(
            key="vulnerable",
            label=tr("Vulnerable"),
            options=tuple(_VULNERABLE),
            usual=Vulnerable.DEALER.value,
            words=lambda value: tr(_VULNERABLE[str(value)]),
        ),
    )


def values_of(rules: Rules) -> dict[str, object]:
    """Return the rules as values by their keys."""
    return {
        "partscores": rules.partscores.value,
        "vulnerable": rules.vulnerable.value,
        **common.common_values(rules),
    }


def rules_of(values: Mapping[str, Any]) -> Rules:
    """Return the rules with these values; any may be absent and is then the usual one."""
    return Rules(
        common.honours_in(values),
        common.settling_in(values),
        Partscores(values.get("partscores", Partscores.CARRY.value)),
        Vulnerable(values.get("vulnerable", Vulnerable.DEALER.value)),
    )


class FourDealForm(SittingForm[Session, RoundTotals]):
    """Rounds of four deals, points for We and They."""

    blanks = Blanks(later(later("{count} rounds a page")), (8, 6, 4), (4, 5, 6, 7))
    columns = c.COLUMNS
    least_width = 740
    units = UnitWords(
        name="round {number}",
        account="Account after {count} rounds",
        account_of_one="Account after one round",
        played="rounds",
        settled="A round is settled when its four deals are played.",
    )
    number_column = c.NUMBER
    contract = c.CONTRACT
    asked = Asked(setup, values_of, rules_of, ChangeRules)
    file_word = "four-deal"

    def deal_words(self, view: View, row: DealRow) -> str:
        return words.explained(row.line, row.sides)

    def zone_words(self, view: View, row: DealRow) -> str:
        return ended(words.vulnerable_words(row.line, row.sides, view.evening.rules))

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

    def help_topics(self) -> tuple[Topic, ...]:
        from chicago_gui.games.four_deal.words import topics  # when the help is asked for

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
