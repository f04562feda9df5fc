"""The house game's form: what every face, page and paper asks of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from chicago_gui.games.russian import columns as house
from chicago_gui.games.russian import setup, steps
from chicago_gui.games.russian.changes import PublicChange, RemoveDeal
from chicago_gui.games.russian.explained import explain, noted_words
from chicago_gui.games.russian.hints import (
    last_result,
    number_wanted,
    progress_line,
    table_hint,
    wanted_at_table,
)
from chicago_gui.games.russian.house_input import HouseInput
from chicago_gui.games.russian.panel import panel
from chicago_gui.games.russian.view import PlayedDeal, View
from chicago_gui.games.russian.words import rules_line
from chicago_gui.scoring import Contract
from chicago_gui.sheet.beginning import Beginning, Setup
from chicago_gui.sheet.blank import Blank, Blanks
from chicago_gui.sheet.column import Column, Spot, touched
from chicago_gui.sheet.form import Form
from chicago_gui.sheet.form_input import FormInput, LiveSession, StepName
from chicago_gui.sheet.panel import Panel
from chicago_gui.sheet.windows import FigureTables, FirstStep, Plan, Topic, WhatIf
from chicago_gui.sheet.words import date_words, tr

if TYPE_CHECKING:
    from chicago_gui.paper.marks import AnyPaper, Page
    from chicago_gui.sheet.summary import Summary
    from chicago_gui.sheet.windows import Figures


class HouseForm(Form[View]):
    """Four rows a deal, one for each deck, under fifteen columns."""

    blanks = Blanks(sizes=(15, 10, 8), names=(5,), tables=True)
    columns = house.COLUMNS
    rows = house.ROWS
    tools = frozenset(("preparer", "from_paper", "plan", "what_if"))

    # --- the deals

    def number(self, view: View, deal: int) -> str:
        return str(view.deals[deal].number)

    def is_over(self, view: View, deal: int) -> bool:
        return isinstance(view.deals[deal], PlayedDeal)

    def is_struck(self, view: View, deal: int) -> bool:
        shown = view.deals[deal]
        return isinstance(shown, PlayedDeal) and shown.thrown_in

    def blank_when_struck(self, column: Column[View, Any, Any]) -> bool:
        return column in (house.DECK, house.HCP, house.PLAYER, house.Z)

    # --- filling it in

    def input(self, session: LiveSession[View, Any]) -> HouseInput:
        return HouseInput(self, session)

    def wanted(self, view: View) -> Spot | None:
        return wanted_at_table(view)

    def resting(self, view: View) -> Spot | None:
        return last_result(view)

    def hint(self, view: View) -> tuple[str, str]:
        return table_hint(view)

    def explained(self, view: View, spot: Spot) -> str:
        return self.came_out(view, spot.deal)

    def came_out(self, view: View, deal: int) -> str:
        shown = view.deals[deal]
        if not isinstance(shown, PlayedDeal):
            return ""
        return tr("Deal {number}: {explained}").format(
            number=shown.number, explained=explain(shown)
        )

    def bids(self, view: View, deal: int) -> Sequence[tuple[Contract | None, int | None]]:
        written = view.deals[deal].deal
        return ((written.contract, written.tricks),)

    def remark(self, view: View, deal: int) -> str:
        return view.deals[deal].deal.note

    def moved(self, before: View, after: View) -> str:
        if len(before.deals) != len(after.deals):
            return ""
        for deal in touched(before, after):
            then, now = before.deals[deal], after.deals[deal]
            if not isinstance(then, PlayedDeal) or not isinstance(now, PlayedDeal):
                continue
            # With other names in it nothing has been noted anew.
            if then.noted != now.noted and then.deal.decks == now.deal.decks:
                return noted_words(now)
        return ""

    def typed_at(self, view: View, spot: Spot) -> str:
        shown = view.deals[spot.deal]
        name = shown.deal.decks[0]
        if spot.column is not house.PLAYER or name is None:
            return super().typed_at(view, spot)
        if isinstance(shown, PlayedDeal) and shown.noted:
            return noted_words(shown)
        return tr(
            "What they noted can be typed here: 13 9 12 6 in the order of the decks, or {name} 13."
        ).format(name=name)

    # --- around it

    def evening(self, view: View) -> str:
        return " ".join(filter(None, (date_words(view.sheet.date), view.sheet.place)))

    def file_stem(self, view: View) -> str:
        place = "".join(c if c.isalnum() else "-" for c in view.sheet.place).strip("-")
        return "-".join(filter(None, ("chicago", view.sheet.date.isoformat(), place)))

    def progress(self, view: View) -> str:
        return progress_line(view, number_wanted(view))

    def rules_line(self, view: View) -> str:
        return rules_line(view.sheet.rules)

    def panel(self, view: View, entries: FormInput[View]) -> Panel:
        line_up = entries.proposed_teams() if isinstance(entries, HouseInput) else None
        return panel(view, line_up)

    def step_name(self, step: StepName) -> str:
        return steps.step_name(step)

    def take_out(self, view: View) -> object | None:
        return RemoveDeal(len(view.deals) - 1) if view.deals else None

    def history_left_out(self) -> str:
        return tr("Counts of deals that are not over are left out, and when they were written.")

    # --- its end

    def evening_over(self, view: View) -> bool:
        return view.over

    def summary(
        self, view: View, entries: FormInput[View], suppose: Callable[[object], Any]
    ) -> Summary:
        from chicago_gui.games.russian.summary import completed

        return completed(super().summary(view, entries, suppose), view)

    # --- beginning and mending an evening

    def setup(self) -> Setup:
        return setup.setup()

    def setup_knowing(self, figures: Figures) -> Setup:
        from chicago_gui.games.russian.own_targets import FEW, own_table

        deals = figures.deals
        if len(deals) < FEW:
            return setup.setup()
        name = tr("ours, {deals} deals").format(deals=len(deals))
        return setup.setup(own_table(deals, name))

    def heading(self, view: View) -> Beginning:
        return setup.heading(view)

    def heading_changes(self, view: View, wish: Beginning) -> Sequence[PublicChange]:
        return setup.heading_changes(view, wish)

    # --- what leaves the program, and the windows: no start waits for them

    def csv(self, view: View) -> str:
        from chicago_gui.games.russian.csv_file import csv_text

        return csv_text(view)

    def standing_csv(self, view: View) -> str:
        from chicago_gui.games.russian.csv_file import standing_csv

        return standing_csv(view)

    def pages(self, view: View, paper: AnyPaper) -> Sequence[Page]:
        from chicago_gui.games.russian.pages.session_sheet import session_pages

        return session_pages(view, paper)

    def blank_pages(self, paper: AnyPaper, wish: Blank | None = None) -> Sequence[Page]:
        from chicago_gui.games.russian.pages.tables import blank_pages

        return blank_pages(paper, wish)

    def left_out(self, view: View, shown: int | None = None) -> str:
        sentences = []
        if shown is not None:
            number = view.sheet.numbers[shown]
            sentences.append(tr("It has the counts of deal {number}.").format(number=number))
        if set(view.sheet.open_deals) - {shown}:
            all_of_them = tr("Counts and targets of deals that are not over are left out.")
            others = tr("Counts and targets of other deals that are not over are left out.")
            sentences.append(all_of_them if shown is None else others)
        return " ".join(sentences)

    def plan(self, view: View) -> Plan:
        from chicago_gui.games.russian.words import plan

        return plan(view)

    def what_if(self, view: View, suppose: Callable[[object], Any]) -> WhatIf:
        from chicago_gui.games.russian.words import what_if

        return what_if(view, suppose)

    def help_topics(self) -> tuple[Topic, ...]:
        from chicago_gui.games.russian.help_text import topics

        return topics()

    def first_steps(self) -> tuple[FirstStep, ...]:
        from chicago_gui.games.russian.first_steps import first_steps

        return first_steps()

    def figures(self, figures: Figures) -> FigureTables:
        from chicago_gui.games.russian.figure_tables import tables

        return tables(figures)


FORM = HouseForm()
