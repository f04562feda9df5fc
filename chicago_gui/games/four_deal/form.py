"""The form of four-deal Chicago: columns, sentences, picture, CSV and pages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from chicago_gui.games.four_deal import columns as c
from chicago_gui.games.four_deal.session import (
    DEALS,
    RULES,
    Bonus,
    RoundTotals,
    Rules,
    View,
    Vulnerable,
)
from chicago_gui.sheet.panel import Picture
from chicago_gui.sheet.partnerships import Sides
from chicago_gui.sheet.setup import USUAL_BLANK, Blank, Blanks
from chicago_gui.sheet.sittings.file import csv_header
from chicago_gui.sheet.sittings.form import SittingForm
from chicago_gui.sheet.sittings.totals import DealLine, DealRow
from chicago_gui.sheet.sittings.words import (
    UnitWords,
    carried_words,
    deal_words,
    joined,
    settled_words,
    side_words,
)
from chicago_gui.sheet.words import ended, later, sentence, tr

if TYPE_CHECKING:
    from chicago_gui.paper.marks import AnyPaper, Page

_BONUSES = {
    Bonus.PARTSCORE: "part-score",
    Bonus.LAST_PARTSCORE: "part-score on the last deal",
}


def explained(line: DealLine, sides: Sides) -> str:
    """Return how one deal was scored."""
    return ended(joined([deal_words(line, sides, _bonus(line)), carried_words(line, sides)]))


def vulnerable_words(line: DealLine, sides: Sides, rules: Rules) -> str:
    """Return who is vulnerable on this deal, and why."""
    if line.number == 1:
        return tr("Deal 1: nobody is vulnerable")
    if line.number == DEALS:
        return tr("Deal 4: both sides are vulnerable")
    pattern = (
        tr("Deal {number}: the side defending against dealer {dealer} is vulnerable: {side}")
        if rules.vulnerable is Vulnerable.DEFENDERS
        else tr("Deal {number}: the side of dealer {dealer} is vulnerable: {side}")
    )
    vulnerable = line.vulnerable or (False, False)
    side = side_words(sides[vulnerable.index(True)])
    return pattern.format(number=line.number, dealer=line.dealer, side=side)


def round_words(each: RoundTotals, rules: Rules) -> str:
    """Return how the round was settled, or how many deals are missing."""
    if each.settled is None:
        missing = DEALS - sum(line.deal.tricks is not None for line in each.lines)
        return tr("Not on the account yet: {count} of 4 deals are missing.").format(count=missing)
    settled = settled_words(each.total, each.settled, each.sitting.sides, rules.settle)
    return ended(sentence(settled))


def _bonus(line: DealLine) -> str:
    if line.bonus is Bonus.GAME:
        vulnerable = line.worth is not None and line.worth.vulnerable
        return tr("game when vulnerable") if vulnerable else tr("game when not vulnerable")
    return tr(_BONUSES[line.bonus]) if isinstance(line.bonus, Bonus) else ""


class FourDealForm(SittingForm):
    """The form of rounds of four deals, with points for We and They."""

    blanks = Blanks(later("{count} rounds"), (8, 6, 4), (4, 5, 6, 7))
    columns = c.COLUMNS
    least_width = 740
    units = UnitWords(
        one="round",
        name="round {number}",
        played="rounds",
        count_one="{count} round",
        count="{count} rounds",
        account_one="Account after one round",
        account="Account after {count} rounds",
        settled="A round is settled after its four deals.",
        led="{name} has led since round {number}.",
    )
    contract = c.CONTRACT
    rules = RULES
    file_word = "four-deal"
    csv_columns = csv_header("round")

    def deal_words(self, view: View, row: DealRow) -> str:
        return explained(row.line, row.sides)

    def zone_words(self, view: View, row: DealRow) -> str:
        return ended(vulnerable_words(row.line, row.sides, view.evening.rules))

    def sitting_words(self, view: View, totals: RoundTotals) -> str:
        return round_words(totals, view.evening.rules)

    def picture(self, view: View) -> Picture | None:
        from chicago_gui.games.four_deal.pad import pad_picture

        if not view.sittings:
            return None
        return pad_picture(view.sittings[-1], len(view.sittings), view.evening.rules)

    def pages(self, view: View, paper: AnyPaper) -> Sequence[Page]:
        from chicago_gui.games.four_deal.pages import session_pages

        return session_pages(self, view, paper)

    def blank_pages(self, paper: AnyPaper, wish: Blank = USUAL_BLANK) -> Sequence[Page]:
        from chicago_gui.games.four_deal.pages import blank_pages

        return blank_pages(self, paper, wish)


FORM = FourDealForm()
