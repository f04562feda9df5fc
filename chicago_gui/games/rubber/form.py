"""The form of rubber bridge: columns, sentences, picture, CSV and pages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from chicago_gui.games.rubber import columns as c
from chicago_gui.games.rubber.session import (
    RULES,
    Bonus,
    RubberTotals,
    Rules,
    StopRubber,
    View,
)
from chicago_gui.sheet.column import Column
from chicago_gui.sheet.form import RowRule
from chicago_gui.sheet.history import Steps
from chicago_gui.sheet.panel import Picture
from chicago_gui.sheet.partnerships import Sides
from chicago_gui.sheet.setup import USUAL_BLANK, Blank, Blanks
from chicago_gui.sheet.sittings.changes import STEPS
from chicago_gui.sheet.sittings.file import Cells, by_side, csv_header
from chicago_gui.sheet.sittings.form import SittingForm
from chicago_gui.sheet.sittings.totals import DealLine, DealRow, Footing
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
    Bonus.RUBBER_TWO_NIL: "for the rubber in two games",
    Bonus.RUBBER_TWO_ONE: "for the rubber in three games",
}


def explained(line: DealLine, sides: Sides) -> str:
    """Return how one deal was scored, and the game it completes."""
    bonus = tr(_BONUSES[line.bonus]) if isinstance(line.bonus, Bonus) else ""
    carried = carried_words(line, sides)
    return ended(joined([deal_words(line, sides, bonus), carried, _game(line, sides)]))


def vulnerable_words(line: DealLine, sides: Sides) -> str:
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


def _game(line: DealLine, sides: Sides) -> str:
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


class RubberForm(SittingForm):
    """The form of rubbers, with points below and above the line for We and They."""

    blanks = Blanks(later("{count} rubbers"), (6, 4, 2), (4, 5, 6, 7))
    columns = c.COLUMNS
    least_width = 780
    units = UnitWords(
        one="rubber",
        name="rubber {number}",
        played="rubbers",
        count_one="{count} rubber",
        count="{count} rubbers",
        account_one="Account after one rubber",
        account="Account after {count} rubbers",
        settled="A rubber is settled when it is won or stopped. Type stop to end early.",
        led="{name} has led since rubber {number}.",
    )
    tools = SittingForm.tools | {"end"}
    contract = c.CONTRACT
    steps = Steps({**STEPS, StopRubber: ("stop", later("stopped"))})
    rules = RULES
    file_word = "rubber"
    csv_columns = csv_header("rubber", "games_1", "games_2")

    def ending(self, view: View, deal: int | None = None) -> tuple[str, object] | None:
        last = len(view.sittings) - 1
        if last < 0 or (deal is not None and view.deals[deal].sitting != last):
            return None
        found = c.CONTRACT.ends(view, last)
        return (found[0][1], found[0][2]) if found else None

    def row_rule(self, view: View, deal: int) -> RowRule:
        shown = view.deals[deal]
        if not isinstance(shown, DealRow):
            return super().row_rule(view, deal)
        totals = view.sittings[shown.sitting]
        ended = totals.won is not None or totals.sitting.stopped
        if ended and shown.place == len(totals.lines) - 1:
            return RowRule.DOUBLE
        return RowRule.INK if shown.line.game else super().row_rule(view, deal)

    def columns_covered(self, view: View, deal: int, column: Column[View, Any]) -> int:
        if isinstance(view.deals[deal], Footing) and column in (c.WE_BELOW, c.THEY_BELOW):
            return 2
        return super().columns_covered(view, deal, column)

    def deal_words(self, view: View, row: DealRow) -> str:
        return explained(row.line, row.sides)

    def zone_words(self, view: View, row: DealRow) -> str:
        return ended(vulnerable_words(row.line, row.sides))

    def sitting_words(self, view: View, totals: RubberTotals) -> str:
        settled = rubber_words(totals, view.evening.rules)
        return ended(joined([premium_words(totals), settled]))

    def picture(self, view: View) -> Picture | None:
        from chicago_gui.games.rubber.pad import pad_picture

        return pad_picture(view.sittings[-1], len(view.sittings)) if view.sittings else None

    def stop_cells(self, totals: RubberTotals) -> Cells | None:
        if not totals.sitting.stopped:
            return None
        cells: Cells = {"contract": "stopped"}
        if totals.premium is not None:
            cells |= {
                **by_side("above", totals.premium.points),
                **by_side("games", totals.games),
                **by_side("total", totals.total),
            }
        return cells

    def pages(self, view: View, paper: AnyPaper) -> Sequence[Page]:
        from chicago_gui.games.rubber.pages import session_pages

        return session_pages(self, view, paper)

    def blank_pages(self, paper: AnyPaper, wish: Blank = USUAL_BLANK) -> Sequence[Page]:
        from chicago_gui.games.rubber.pages import blank_pages

        return blank_pages(self, paper, wish)


FORM = RubberForm()
