"""The form of rubber bridge: its rules as they are asked; what faces, pages and paper ask."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from chicago_gui.games.rubber import columns as c
from chicago_gui.games.rubber import words
from chicago_gui.games.rubber.apply import ChangeRules
from chicago_gui.games.rubber.session import UNFINISHED_GAME, UNFINISHED_PARTSCORE, Rules, Session
from chicago_gui.games.rubber.session_file import csv_text
from chicago_gui.games.rubber.totals import RubberLine, RubberTotals, View
from chicago_gui.sheet.beginning import Blank, Blanks, Rule, Setup
from chicago_gui.sheet.column import Column
from chicago_gui.sheet.form import Under
from chicago_gui.sheet.panel import Picture
from chicago_gui.sheet.sittings import form as common
from chicago_gui.sheet.sittings.form import Asked, SittingForm, UnitWords
from chicago_gui.sheet.sittings.totals import DealLine
from chicago_gui.sheet.sittings.view import DealRow, Footing
from chicago_gui.sheet.sittings.words import held_words, joined
from chicago_gui.sheet.windows import Topic
from chicago_gui.sheet.words import ended, later, tr

if TYPE_CHECKING:
    from chicago_gui.paper.marks import AnyPaper, Page


def setup() -> Setup:
    """Return what is asked before an evening."""
    return common.setup(
        Rule(
            key="unfinished_game",
            label=tr("Game in a rubber that is stopped"),
            options=(UNFINISHED_GAME, 0),
            usual=UNFINISHED_GAME,
            words=lambda value: tr("{points} for an unfinished game").format(points=value),
            explained=lambda _: tr("A side that alone has a game gets it when all get up."),
        ),
        Rule(
            key="unfinished_partscore",
            label=tr("Part-score in a rubber that is stopped"),
            options=(UNFINISHED_PARTSCORE, 50, 0),
            usual=UNFINISHED_PARTSCORE,
            words=lambda value: tr("{points} for an unfinished part-score").format(points=value),
            explained=lambda _: tr(
                "A side that alone has a part-score in the unfinished game gets it; it was 50 "
                "before 1993."
            ),
        ),
    )


def values_of(rules: Rules) -> dict[str, object]:
    """Return the rules as values by their keys."""
    return {
        "unfinished_game": rules.unfinished_game,
        "unfinished_partscore": rules.unfinished_partscore,
        **common.common_values(rules),
    }


def rules_of(values: Mapping[str, Any]) -> Rules:
    """Return the rules with these values; any may be absent and is then the usual one."""
    return Rules(
        common.honours_in(values),
        common.settling_in(values),
        int(values.get("unfinished_game", UNFINISHED_GAME)),
        int(values.get("unfinished_partscore", UNFINISHED_PARTSCORE)),
    )


class RubberForm(SittingForm[Session, RubberTotals]):
    """Rubbers, points below and above the line for We and They."""

    blanks = Blanks(later("{count} pads a page"), (6, 4, 2), (4, 5, 6, 7))
    columns = c.COLUMNS
    least_width = 780
    units = UnitWords(
        name="rubber {number}",
        account="Account after {count} rubbers",
        account_of_one="Account after one rubber",
        played="rubbers",
        settled="A rubber is settled when it is won, or stopped: type stop when you get up early.",
    )
    number_column = c.NUMBER
    contract = c.CONTRACT
    asked = Asked(setup, values_of, rules_of, ChangeRules)
    file_word = "rubber"

    def under(self, view: View, deal: int) -> Under:
        shown = view.deals[deal]
        if not isinstance(shown, DealRow) or not isinstance(shown.line, RubberLine):
            return super().under(view, deal)
        totals = view.sittings[shown.sitting]
        ended = totals.won is not None or totals.rubber.stopped
        if ended and shown.place == len(totals.lines) - 1:
            return Under.DOUBLE
        return Under.INK if shown.line.game else super().under(view, deal)

    def reach(self, view: View, deal: int, column: Column[View, Any]) -> int:
        if isinstance(view.deals[deal], Footing) and column in (
            c.WE_BELOW,
            c.THEY_BELOW,
        ):
            return 2
        return super().reach(view, deal, column)

    def deal_words(self, view: View, row: DealRow) -> str:
        return words.explained(row.line, row.sides) if isinstance(row.line, RubberLine) else ""

    def zone_words(self, view: View, row: DealRow) -> str:
        line = row.line
        return (
            ended(words.vulnerable_words(line, row.sides)) if isinstance(line, RubberLine) else ""
        )

    def sitting_words(self, view: View, totals: RubberTotals) -> str:
        settled = words.rubber_words(totals, view.evening.rules)
        return ended(joined([words.premium_words(totals), settled]))

    def carried_words(self, view: View, row: DealRow) -> str:
        return held_words(row.line.carried, row.sides)

    def is_game(self, line: DealLine) -> bool:
        return isinstance(line, RubberLine) and line.game

    def picture(self, view: View) -> Picture | None:
        from chicago_gui.games.rubber.pad import pad_picture

        return pad_picture(view.sittings[-1], len(view.sittings)) if view.sittings else None

    def help_topics(self) -> tuple[Topic, ...]:
        from chicago_gui.games.rubber.words import topics  # when the help is asked for

        return topics(tr(self.units.settled))

    def csv(self, view: View) -> str:
        return csv_text(view.evening)

    def pages(self, view: View, paper: AnyPaper) -> Sequence[Page]:
        from chicago_gui.games.rubber.pages import session_pages

        return session_pages(view, paper)

    def blank_pages(self, paper: AnyPaper, wish: Blank | None = None) -> Sequence[Page]:
        from chicago_gui.games.rubber.pages import blank_pages

        return blank_pages(paper, wish)


FORM = RubberForm()
