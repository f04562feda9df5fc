"""The form of rubber bridge: columns, sentences, picture, CSV and pages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from chicago_gui.games.rubber import columns as c
from chicago_gui.games.rubber.session import (
    RULES,
    Bonus,
    RubberLine,
    RubberTotals,
    Rules,
    Session,
    View,
)
from chicago_gui.games.rubber.session_file import csv_text
from chicago_gui.sheet.column import Column
from chicago_gui.sheet.form import RowRule
from chicago_gui.sheet.panel import Picture
from chicago_gui.sheet.partnerships import Sides
from chicago_gui.sheet.setup import Blank, Blanks
from chicago_gui.sheet.sittings.form import SittingForm, UnitWords
from chicago_gui.sheet.sittings.totals import DealLine
from chicago_gui.sheet.sittings.view import DealRow, Footing
from chicago_gui.sheet.sittings.words import (
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
    Bonus.RUBBER_TWO_NIL: "for the rubber in two games",
    Bonus.RUBBER_TWO_ONE: "for the rubber in three games",
}


def explained(line: RubberLine, sides: Sides) -> str:
    """Return how one deal was scored, and the game it completes."""
    bonus = tr(_BONUSES[line.bonus]) if isinstance(line.bonus, Bonus) else ""
    carried = carried_words(line, sides, game=line.game)
    return ended(joined([deal_words(line, sides, bonus), carried, _game(line, sides)]))


def vulnerable_words(line: RubberLine, sides: Sides) -> str:
    """Return who is vulnerable on this deal, and why."""
    if line.vulnerable is None:
        return tr("Vulnerable: known after the result of the deal above")
    if all(line.vulnerable):
        return tr("Both sides have a game and are vulnerable")
    if not any(line.vulnerable):
        return tr("Nobody has a game, nobody is vulnerable")
    side = side_words(sides[line.vulnerable.index(True)])
    return tr("{side} have a game and are vulnerable").format(side=side)


def premium_words(each: RubberTotals) -> str:
    """Return what a stopped rubber pays and to whom; empty if it was not stopped."""
    if each.premium is None:
        return ""
    paid_words = []
    for side, names in enumerate(each.sitting.sides):
        for points, pattern in (
            (each.premium.game[side], tr("{side} get {points} for the only game")),
            (each.premium.partscore[side], tr("{side} get {points} for the only part-score")),
        ):
            if points:
                paid_words.append(pattern.format(side=side_words(names), points=points))
    paid = joined(paid_words) or tr("nobody gets a premium")
    return sentence(tr("the rubber was stopped: {paid}").format(paid=paid))


def rubber_words(each: RubberTotals, rules: Rules) -> str:
    """Return how the rubber was settled, or why it is not."""
    if each.sitting.in_play is not None:
        number = each.lines[each.sitting.in_play].number
        return tr("Not on the account yet: deal {number} has no result").format(number=number)
    if each.settled is None:
        return tr("Not on the account yet: the rubber is not over")
    return sentence(settled_words(each.total, each.settled, each.sitting.sides, rules.settle))


def _game(line: RubberLine, sides: Sides) -> str:
    """Return whose game this deal completes; empty if it completes none."""
    if not line.game or line.worth is None or line.games is None:
        return ""
    side = line.worth.side
    if line.bonus is not None:
        pattern = tr("second game for {side}: the rubber is won")
    elif line.games[1 - side]:
        pattern = tr("first game for {side}: both sides have one now")
    else:
        pattern = tr("first game for {side}: now vulnerable")
    return pattern.format(side=side_words(sides[side]))


class RubberForm(SittingForm[Session, RubberTotals]):
    """The form of rubbers, with points below and above the line for We and They."""

    blanks = Blanks(later("{count} pads per page"), (6, 4, 2), (4, 5, 6, 7))
    columns = c.COLUMNS
    least_width = 780
    units = UnitWords(
        name="rubber {number}",
        account="Account after {count} rubbers",
        account_of_one="Account after one rubber",
        played="rubbers",
        settled="A rubber is settled when it is won or stopped. Type stop to end early.",
    )
    tools = SittingForm.tools | {"end"}
    number_column = c.NUMBER
    contract = c.CONTRACT
    rules = RULES
    file_word = "rubber"

    def ending(self, view: View, deal: int | None = None) -> tuple[str, object] | None:
        last = len(view.sittings) - 1
        if last < 0 or (deal is not None and view.deals[deal].sitting != last):
            return None
        found = c.CONTRACT.ends(view, last)
        return (found[0][1], found[0][2]) if found else None

    def under(self, view: View, deal: int) -> RowRule:
        shown = view.deals[deal]
        if not isinstance(shown, DealRow) or not isinstance(shown.line, RubberLine):
            return super().under(view, deal)
        totals = view.sittings[shown.sitting]
        ended = totals.won is not None or totals.sitting.stopped
        if ended and shown.place == len(totals.lines) - 1:
            return RowRule.DOUBLE
        return RowRule.INK if shown.line.game else super().under(view, deal)

    def reach(self, view: View, deal: int, column: Column[View, Any]) -> int:
        if isinstance(view.deals[deal], Footing) and column in (
            c.WE_BELOW,
            c.THEY_BELOW,
        ):
            return 2
        return super().reach(view, deal, column)

    def deal_words(self, view: View, row: DealRow) -> str:
        return explained(row.line, row.sides) if isinstance(row.line, RubberLine) else ""

    def zone_words(self, view: View, row: DealRow) -> str:
        line = row.line
        return ended(vulnerable_words(line, row.sides)) if isinstance(line, RubberLine) else ""

    def sitting_words(self, view: View, totals: RubberTotals) -> str:
        settled = rubber_words(totals, view.evening.rules)
        return ended(joined([premium_words(totals), settled]))

    def is_game(self, line: DealLine) -> bool:
        return isinstance(line, RubberLine) and line.game

    def picture(self, view: View) -> Picture | None:
        from chicago_gui.games.rubber.pad import pad_picture

        return pad_picture(view.sittings[-1], len(view.sittings)) if view.sittings else None

    def csv(self, view: View) -> str:
        return csv_text(view.evening)

    def pages(self, view: View, paper: AnyPaper) -> Sequence[Page]:
        from chicago_gui.games.rubber.pages import session_pages

        return session_pages(self, view, paper)

    def blank_pages(self, paper: AnyPaper, wish: Blank | None = None) -> Sequence[Page]:
        from chicago_gui.games.rubber.pages import blank_pages

        return blank_pages(self, paper, wish)


FORM = RubberForm()
