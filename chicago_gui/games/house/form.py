"""The public half of the house game for faces, pages and paper: its form and the panel beside it.

The panel shows the standing, the running IMPs, a due swap and the seats.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import date
from itertools import accumulate
from random import SystemRandom
from typing import TYPE_CHECKING, Any

from chicago_gui.games.house import changes as c
from chicago_gui.games.house import columns, setup
from chicago_gui.games.house.csv_file import csv_text, standing_csv
from chicago_gui.games.house.deck_columns import ROWS, HouseCellReason, are_counts
from chicago_gui.games.house.figures import FEW, own_table
from chicago_gui.games.house.hints import (
    cell_hint,
    idle_cell,
    next_of_four,
    nobody_prepares,
    number_wanted,
    progress_line,
    table_hint,
    wanted_at_table,
)
from chicago_gui.games.house.rules import RULES, target_rows
from chicago_gui.games.house.sheet import FOUR, Deal, Deck
from chicago_gui.games.house.view import OpenDeal, PlayedDeal, View, won_in
from chicago_gui.games.house.words import (
    explain,
    honours_asked,
    last_bid,
    mean,
    noted_words,
    sum_words,
    swap_due,
)
from chicago_gui.record import replace
from chicago_gui.scoring import Contract, Refused
from chicago_gui.sheet import panel as seating
from chicago_gui.sheet.column import CellRef, Column, Offer, tone, touched
from chicago_gui.sheet.entry_handler import Answer, EntryHandler, LiveSession
from chicago_gui.sheet.figures import FigureTables, Summary, WhatIf
from chicago_gui.sheet.form import Form, ResultFigure, StepName
from chicago_gui.sheet.panel import (
    ChartData,
    FirstStep,
    Panel,
    PendingAction,
    Seats,
    SeatsShown,
    Series,
    Standing,
    StandingLine,
    Teams,
    seated,
)
from chicago_gui.sheet.setup import USUAL_BLANK, Attendance, Blank, Blanks, NewSession, Plan, Setup
from chicago_gui.sheet.typing.contracts import BidReason
from chicago_gui.sheet.typing.reader import LineReason, Reading, Unread, as_one
from chicago_gui.sheet.words import (
    ended,
    imps_words,
    pair,
    plural,
    reason,
    sentence,
    signed,
    tr,
)

if TYPE_CHECKING:
    from chicago_gui.paper.marks import AnyPaper, Page
    from chicago_gui.sheet.season import Figures


def roll_die() -> int:
    """Return 1 to 6 (ruling 12: 4, 5 and 6 are vulnerable)."""
    return SystemRandom().randint(1, 6)


class HouseEntries(EntryHandler[View]):
    """Handles the entries of the Table: all of a deal but its counts and the handing out."""

    def __init__(
        self, form: Form[View], session: LiveSession[View, Any], roll: Callable[[], int] = roll_die
    ) -> None:
        """Make changes through `session`; `roll` rolls the die and returns 1 to 6."""
        super().__init__(form, session)
        self._roll = roll

    def panel(self, here: CellRef | None = None) -> Panel:
        return panel(self.view, self._proposed_teams())

    # --- typing

    def _hidden(self, spot: CellRef, text: str) -> Refused | None:
        """Refuse a digit that may be a count of an open deal: the preparer has forgotten F2.

        A contract may begin with one digit. A deal that is over has no secret left, and with four
        no deal has one.
        """
        if not text[:1].isdecimal():
            return None
        shown = self.view.deals[spot.deal]
        if shown.four and not self.form.can_prepare(self.view):
            return None
        over = isinstance(shown, PlayedDeal)
        if over and spot.column in (columns.DEAL, columns.HCP, columns.PLAYER):
            return None
        if spot.column is columns.CONTRACT and re.match(r"[1-7](?![\s,;]*\d)", text):
            return None
        hint = reason(HouseCellReason.COUNTS_BY_PREPARER)
        if spot.column is columns.CONTRACT:
            hint = f"{reason(BidReason.CONTRACT)} {hint}"
        elif spot.column is columns.RESULT and spot != self.wanted():
            # The wanted result is asked for in the line above.
            hint = f"{reason(HouseCellReason.RESULT)} {hint}"
        return Refused(LineReason.NEXT, hint=hint)

    def _read(self, spot: CellRef, text: str) -> Reading | Unread:
        """Return what `text` typed at `spot` would enter, or why it is refused.

        With four, counts typed at another cell go to the one deal that lacks its counts.
        """
        hidden = self._hidden(spot, text)
        if hidden is not None:
            return Unread(hidden, 0, hide=True)
        found = super()._read(spot, text)
        shown = self.view.deals[spot.deal]
        digits = text.strip()[:1].isdecimal()
        if isinstance(found, Reading) or not digits or not shown.four:
            return found
        return self._counts_elsewhere(spot, text) or self._hinted(spot, found)

    def _in_play(self) -> CellRef | None:
        for index, shown in enumerate(self.view.deals):
            if isinstance(shown, OpenDeal) and shown.deal.contract is not None:
                return CellRef(index, columns.RESULT)
        return None

    def _counts_elsewhere(self, spot: CellRef, text: str) -> Reading | Unread | None:
        """Read counts of a deal with four, typed at the cell `spot`; `None` if they are none."""
        lacking = self.view.uncounted
        if spot.column in (columns.DEAL, columns.HCP) or not are_counts(text):
            return None
        if len(lacking) == 1:
            found = super()._read(CellRef(lacking[0], columns.HCP), text)
            if isinstance(found, Unread):
                return found
            number = self.view.deals[lacking[0]].number
            words = tr("Deal {number}: {explained}").format(number=number, explained=found.hint)
            return replace(found, hint=words)
        if lacking:
            numbers = ", ".join(str(self.view.deals[index].number) for index in lacking)
            return Unread(Refused(HouseCellReason.COUNTS_OF, deals=numbers), 0)
        if not isinstance(self.view.deals[spot.deal], PlayedDeal):
            return Unread(Refused(HouseCellReason.COUNTS_LAST), 0)
        return None

    def _hinted(self, spot: CellRef, found: Unread) -> Unread:
        """Return why digits cannot be read at the wanted cell: no name begins with them."""
        if spot != self.wanted() or spot.column not in (columns.OPENS, columns.PARTNERS):
            return found
        return Unread(Refused(LineReason.NEXT, hint=cell_hint(self.view, spot)), 0)

    def accept(self, spot: CellRef | None) -> Answer | None:
        """Accept the proposal; without one, begin the next deal if four players can.

        Enter does not begin a deal at a cell whose hint says what can be typed there.
        """
        answer = super().accept(spot)
        if answer is not None or self.shows_secrets():
            return answer
        early = next_of_four(self.view) is None
        if early or (spot != self.wanted() and self._hint_at(spot)):
            return None
        return Answer(self._make(c.BeginDeal(), spot))

    def _hint_at(self, spot: CellRef | None) -> str:
        """Return what the hint says can be typed at `spot`."""
        if spot is None or not self.can_type(spot):
            return ""
        return self.form.typed_at(self.view, spot)

    def _refusal(self, change: Any) -> Refused | None:
        """Return why `change` cannot be made, or `None`; a die can always be rolled."""
        known = [each for each in _single(change) if not isinstance(each, columns.RollDice)]
        return super()._refusal(as_one(known)) if known else None

    def enter(self, spot: CellRef, reading: Reading) -> Answer:
        """Roll the dice of `reading` and make its changes in one step."""
        changes: list[Any] = []
        pips: list[int] = []
        messages: list[str] = []
        for change in _single(reading.change):
            if not isinstance(change, columns.RollDice):
                changes.append(change)
                continue
            for team in change.teams:
                pips.append(self._roll())
                changes.append(c.EnterZ(change.deal, team, pips[-1] >= 4))
                messages.append(self._rolled(change.deal, team, pips[-1]))
        answer = super().enter(spot, replace(reading, change=as_one(changes)))
        return replace(answer, message=" ".join(messages), pips=tuple(pips)) if pips else answer

    def _rolled(self, index: int, team: int, pips: int) -> str:
        teams = self.view.deals[index].deal.teams
        z = tr("{team} vulnerable") if pips >= 4 else tr("{team} not vulnerable")
        words = z.format(team=pair(teams[team]) if teams else team + 1)
        return ended(tr("The die shows {pips}: {vulnerable}").format(pips=pips, vulnerable=words))

    def choices(self, spot: CellRef) -> Offer:
        """Return what the pad offers, with the sum so far where a count of four is missing."""
        offer, shown = super().choices(spot), self.view.deals[spot.deal]
        if spot.column is columns.HCP and isinstance(shown, PlayedDeal) and shown.lacks_counts:
            return replace(offer, remark=sum_words(shown.hcp) or sum_words((0, None)))
        return offer

    def _cursor_after(self, filled: CellRef) -> CellRef | None:
        """Return the cell after `filled` in a deal that is over, or `None` for the usual one.

        HCP noted by one player are followed by the next player.
        """
        over = isinstance(self.view.deals[filled.deal], PlayedDeal)
        last = filled.part == len(Deck) - 1
        noting = over and filled.column is columns.PLAYER and not last
        if not noting or self.wanted() is not None or self.shows_secrets():
            return None
        return replace(filled, part=filled.part + 1)

    # --- the panel beside the form

    def _proposed_teams(self) -> Teams | None:
        """Return the teams entered or proposed for the advised deal."""
        index = self.view.advised_deal
        if index >= len(self.view.deals):
            return next(iter(self.view.advice.line_ups), None)
        teams = self.view.deals[index].deal.teams
        if teams is not None:
            return teams
        found = self.proposal(CellRef(index, columns.PARTNERS))
        if found is not None and isinstance(found.change, c.SitDown):
            return found.change.teams
        return next(iter(self.view.line_ups(index)), None)

    # --- undo

    def _changed(self, before: View, was: int, deal: int) -> Iterator[CellRef]:
        """Yield the changed cells and the players whose noted HCP changed, which no cell shows."""
        then, now = before.deals[was], self.view.deals[deal]
        shown_alike = isinstance(then, PlayedDeal) == isinstance(now, PlayedDeal)
        for spot in super()._changed(before, was, deal):
            if shown_alike or spot.column is not columns.HCP:
                yield spot  # counts that appear or vanish with the result have not changed
        if isinstance(then, PlayedDeal) and isinstance(now, PlayedDeal):
            changed = {name for name, _ in set(then.noted) ^ set(now.noted)}
            for part, player in enumerate(now.deal.decks):
                if player in changed:
                    yield CellRef(deal, columns.PLAYER, part)


def _single(change: Any) -> Sequence[Any]:
    """Return the single changes in `change`."""
    return getattr(change, "changes", (change,))


def seats_after(deals: Iterable[Deal]) -> Seats | None:
    """Return the seats after `deals`, or `None` if none of them has teams."""
    seats = None
    for deal in deals:
        if deal.teams is not None:
            seats = seated(deal.prepared_by, deal.teams, seats)
    return seats


def moves(before: Deal | None, out: str | None, teams: Teams) -> tuple[str, ...]:
    """Return sentences that say who moves where between the deal `before` and the next.

    `out` is who sits out next, `None` with four. Before the first deal, and after a change that the
    house rules do not know, the sentence only says who plays against whom.
    """
    if before is None or before.teams is None or before.prepared_by is None:
        return (seating.against(teams),)
    sat = seated(before.prepared_by, before.teams)
    sit = seated(out, teams, sat)
    if sat != sit and not seating.moving(sat, sit):
        return (seating.against(teams),)
    return seating.moves(sat, sit)


def panel(view: View, line_up: Teams | None) -> Panel:
    """Return the panel; `line_up` are the teams proposed for the next deal."""
    due, number = None, next_of_four(view)
    if swap_due(view):
        due = PendingAction(tr("Swap (S)"), c.Swap(last_bid(view)))
    elif number is not None:
        due = PendingAction(tr("Begin deal {number}").format(number=number), c.BeginDeal())
    return Panel(standing(view), running(view), due, seats(view, line_up))


def standing(view: View) -> Standing:
    """Return the standing with times out and opening bids."""
    scored, mixed = view.scored, view.mixed
    if scored:
        planned = view.sheet.planned_deals
        title = plural(
            "Standing after {count} of {planned} deal",
            "Standing after {count} of {planned} deals",
            planned,
        ).format(count=scored, planned=planned)
    else:
        title = tr("Before the first result")
    # With four nobody is out.
    four_only = len(view.sheet.players) == FOUR
    headings = (tr("opened"),) if four_only else (tr("out"), tr("opened"))
    limits = (0 if view.sheet.is_four_next else view.cap, view.cap)
    return Standing(
        title=title,
        unit=tr("IMPs"),
        lines=tuple(
            StandingLine(
                each.player,
                each.imps,
                (each.out, each.opened)[2 - len(headings) :],
                details=(str(each.played), mean(each)) if mixed else (),
            )
            for each in view.standing
        ),
        counted=headings,
        most=limits[2 - len(headings) :],
        partnerships=view.partnerships,
        detailed=(tr("deals"), tr("mean")) if mixed else (),
    )


def running(view: View) -> ChartData:
    """Return the chart of running IMPs over the scored deals, players in the order of the sheet."""
    wins = zip(view.deals, won_in(view.deals), strict=True)
    scored = [(deal.number, won) for deal, won in wins if won]
    numbers = [0, *(number for number, _ in scored)]
    figures = {
        player: accumulate([won.get(player, 0) for _, won in scored], initial=0)
        for player in view.sheet.players
    }
    return ChartData(
        title=tr("Running {points}").format(points=tr("IMPs")),
        nothing_yet=tr("No deal is scored yet."),
        ways=tuple(
            Series(player, tuple(zip(numbers, each, strict=True)))
            for player, each in figures.items()
        ),
        planned=view.sheet.planned_deals,
    )


def seats(view: View, line_up: Teams | None) -> SeatsShown | None:
    """Return the seats of the deal that is being prepared or comes next, or `None`."""
    index = view.advised_deal
    has_begun = index < len(view.deals)
    deal = view.deal(index) if has_begun else Deal()
    number = view.deals[index].number if has_begun else view.sheet.next_number
    out = deal.prepared_by or view.advice.preparer
    beyond = view.sheet.all_dealt and not has_begun
    if beyond or (out is None and len(view.there(index)) > FOUR):
        return None
    earlier = [shown.deal for shown in view.deals[:index]]
    teams = deal.teams or line_up
    before = seats_after(earlier)
    lines = list(moves(_last_seated(earlier), out, teams)) if teams is not None else []
    opener = deal.opening_bid or view.advice.opening_bid
    if opener is not None:
        lines.append(tr("Opener: {name}").format(name=opener))
    return SeatsShown(
        title=tr("Deal {number}: seats").format(number=number),
        after=None if teams is None else seated(out, teams, before),
        before=before,
        lines=tuple(filter(None, lines)),
        most=_most_said(view.sheet.players),
    )


def _most_said(players: Sequence[str]) -> tuple[str, ...]:
    """Return the longest possible sentences about the seats, to reserve room for them."""
    one, two, three, four, *others = sorted(players, key=len, reverse=True)
    opens = tr("Opener: {name}").format(name=one)
    if not others:
        return *seating.moves(None, seating.Seats((one, two, three, four))), opens
    before = seating.Seats((one, two, three, four), (others[0],))
    after = seating.Seats((others[0], one, three, four), (two,))
    return *seating.moves(before, after), opens


def _last_seated(deals: list[Deal]) -> Deal | None:
    return next((deal for deal in reversed(deals) if deal.teams is not None), None)


class HouseForm(Form[View]):
    """The form of the house game: four rows per deal, one for each deck."""

    file_word = "chicago"
    blanks = Blanks(sizes=(15, 10, 8), names=(4, 5), tables=True)
    columns = columns.COLUMNS
    rows = ROWS
    entry_handler = HouseEntries
    tools = frozenset(("preparer", "from_paper", "plan", "insert"))

    # --- the deals

    def number(self, view: View, deal: int) -> str:
        return str(view.deals[deal].number)

    def is_over(self, view: View, deal: int) -> bool:
        shown = view.deals[deal]
        return isinstance(shown, PlayedDeal) and not shown.lacks_counts

    def has_covers(self, view: View, deal: int) -> bool:
        return not view.deals[deal].four

    def is_struck(self, view: View, deal: int) -> bool:
        shown = view.deals[deal]
        return isinstance(shown, PlayedDeal) and shown.thrown_in

    def blank_when_struck(self, column: Column[View, Any]) -> bool:
        # A struck deal has only one row, which would show the first deck or team only.
        teams = (columns.PARTNERS, columns.TEAM_HCP, columns.Z)
        return column in (columns.DECK, columns.HCP, columns.PLAYER, *teams)

    # --- filling it in

    def wanted(self, view: View) -> CellRef | None:
        return wanted_at_table(view)

    def idle_cell(self, view: View) -> CellRef | None:
        return idle_cell(view)

    def begins_at(self, view: View) -> CellRef | None:
        return None if next_of_four(view) is None else self.idle_cell(view)

    def can_prepare(self, view: View, after: int | None = None) -> bool:
        deals = view.deals
        if after is not None and not (after < len(deals) and deals[after].deal.has_contract):
            return False
        if nobody_prepares(view):
            return False
        begun = any(not shown.deal.has_contract for shown in deals)
        return begun or not view.sheet.all_dealt

    def hint(self, view: View, wanted: CellRef | None) -> tuple[str, str]:
        return table_hint(view)

    def result_summary(self, view: View, deal: int) -> str:
        shown = view.deals[deal]
        if not isinstance(shown, PlayedDeal) or shown.lacks_counts:
            return ""
        return tr("Deal {number}: {explained}").format(
            number=shown.number, explained=explain(shown)
        )

    def result_figures(self, view: View, deal: int) -> Sequence[ResultFigure]:
        shown = view.deals[deal]
        outcome = shown.outcome if isinstance(shown, PlayedDeal) else None
        if not isinstance(shown, PlayedDeal) or outcome is None or shown.deal.teams is None:
            return ()
        team, imps = outcome.target_team, outcome.imps[outcome.target_team]
        return (
            ResultFigure(sentence(tr("score")), signed(outcome.score)),
            ResultFigure(sentence(tr("target")), str(outcome.target)),
            ResultFigure(sentence(tr("difference")), signed(outcome.difference)),
            ResultFigure(pair(shown.deal.teams[team]), imps_words(signed(imps)), tone(imps)),
        )

    def bids(self, view: View, deal: int) -> Sequence[tuple[Contract | None, int | None]]:
        written = view.deals[deal].deal
        return ((written.contract, written.tricks),)

    def remark(self, view: View, deal: int) -> str:
        return view.deals[deal].deal.note

    def side_effects(self, before: View, after: View) -> str:
        if len(before.deals) != len(after.deals):
            return ""
        changed = touched(before, after)
        if len(changed) > 1:
            return ""  # the sheet itself shows the change
        for deal in changed:
            then, now = before.deals[deal], after.deals[deal]
            if not isinstance(then, PlayedDeal) or not isinstance(now, PlayedDeal):
                continue
            # If players were renamed, the noted HCP differ only in their names.
            if then.noted != now.noted and then.deal.decks == now.deal.decks:
                return noted_words(now)
            if then.hcp != now.hcp and now.outcome is not None:
                return self.result_summary(after, deal)
        return ""

    def typed_at(self, view: View, spot: CellRef) -> str:
        shown = view.deals[spot.deal]
        name = shown.deal.decks[0]
        if spot.column is not columns.PLAYER or name is None:
            return super().typed_at(view, spot)
        if isinstance(shown, PlayedDeal) and shown.noted:
            said = noted_words(shown)
        else:
            said = tr("Type noted HCP in the order of the decks: 13 9 12 6.")
        return f"{said} {honours_asked(view, spot.deal)}".strip()

    # --- around the form

    def day_and_place(self, view: View) -> tuple[date, str]:
        return view.sheet.date, view.sheet.place

    def progress(self, view: View) -> str:
        return progress_line(view, number_wanted(view))

    def rules_line(self, view: View) -> str:
        return RULES.line(view.sheet.rules)

    def panel(self, view: View) -> Panel:
        return panel(view, None)

    def step_name(self, step: StepName) -> str:
        return c.step_name(step)

    def deletion(self, view: View, deal: int | None) -> object | None:
        last = len(view.deals) - 1
        return c.DeleteDeal(last if deal is None else deal) if view.deals else None

    def insertions(self, view: View, deal: int) -> Sequence[tuple[str, object]]:
        words = tr("Insert passed-out deal before {deal}").format(deal=self.called(view, deal))
        return ((words, c.InsertDeal(deal)),)

    def history_left_out(self) -> str:
        return tr("Counts of open deals are not shown.")

    # --- the end of the session

    def evening_over(self, view: View) -> bool:
        return view.over

    def summary(self, view: View, suppose: Callable[[object], Any]) -> Summary:
        from chicago_gui.games.house.figure_tables import completed

        return completed(super().summary(view, suppose), view)

    # --- the start of a session, and its heading

    def setup(self) -> Setup:
        return setup.setup()

    def setup_knowing(self, figures: Figures) -> Setup:
        count = sum(len(scored.deals) for scored in figures.deals)
        if count < FEW:
            return setup.setup()
        name = tr("ours, {deals} deals").format(deals=count)
        return setup.setup(own_table(figures.deals, name))

    def heading(self, view: View) -> NewSession:
        return setup.heading(view)

    def heading_changes(self, view: View, wish: NewSession) -> Sequence[c.PublicChange]:
        return setup.heading_changes(view, wish)

    def attendance(self, view: View) -> Attendance:
        return setup.attendance(view)

    # --- files, paper and windows

    def csv(self, view: View) -> str:
        return csv_text(view)

    def standing_csv(self, view: View) -> str:
        return standing_csv(view)

    def pages(self, view: View, paper: AnyPaper) -> Sequence[Page]:
        from chicago_gui.games.house.pages import session_pages

        return session_pages(self, view, paper)

    def blank_pages(self, paper: AnyPaper, wish: Blank = USUAL_BLANK) -> Sequence[Page]:
        """Return blank forms; with four names they have no column for the preparer."""
        from chicago_gui.games.house.pages import blank_pages

        return blank_pages(FOUR_FORM if len(wish.names) == FOUR else self, paper, wish)

    def left_out(self, view: View, shown: int | None = None) -> str:
        sentences = []
        if shown is not None:
            number = view.sheet.numbers[shown]
            sentences.append(tr("The file has the counts of deal {number}.").format(number=number))
        covered = {each for each in view.sheet.open_deals if not view.deals[each].four}
        if covered - {shown}:
            all_of_them = tr("Counts and targets of open deals are not shown.")
            others = tr("Counts and targets of other open deals are not shown.")
            sentences.append(all_of_them if shown is None else others)
        return " ".join(sentences)

    def plan(self, view: View) -> Plan:
        return setup.plan(view)

    def what_if(self, view: View, suppose: Callable[[object], Any]) -> WhatIf:
        from chicago_gui.games.house.figure_tables import what_if

        return what_if(view, suppose)

    def guide_chapter(self, view: View) -> str:
        return "four" if view.sheet.is_four_next else ""

    def guide_tables(self, view: View) -> Mapping[str, Sequence[Sequence[str]]]:
        return {"targets": target_rows(view.sheet.rules.targets)}

    def first_steps(self) -> tuple[FirstStep, ...]:
        from chicago_gui.games.house.first_steps import first_steps

        return first_steps()

    def figures(self, figures: Figures) -> FigureTables:
        from chicago_gui.games.house.figure_tables import tables

        return tables(figures)


class FourForm(HouseForm):
    """The blank form for four players, without the column for the preparer."""

    columns = tuple(column for column in columns.COLUMNS if column is not columns.PREPARED_BY)


FORM = HouseForm()
FOUR_FORM = FourForm()
