"""The form of a game with sittings: its lines, their explanations, and the panel.

Each game adds its columns and its sentences.
"""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Sequence
from datetime import date
from typing import Any

from chicago_gui.scoring import Contract
from chicago_gui.sheet.column import CellRef, Column
from chicago_gui.sheet.entry_handler import EntryHandler
from chicago_gui.sheet.figures import FigureTables, Summary
from chicago_gui.sheet.form import (
    Form,
    ResultFigure,
    RowBackground,
    RowRule,
    StepName,
    step_words,
)
from chicago_gui.sheet.history import Steps
from chicago_gui.sheet.panel import (
    ChartData,
    Panel,
    Picture,
    Seats,
    SeatsShown,
    Series,
    Standing,
    StandingLine,
)
from chicago_gui.sheet.partnerships import Sides, seats, sitting_out
from chicago_gui.sheet.rules import RuleTable
from chicago_gui.sheet.season import Figures
from chicago_gui.sheet.setup import NewSession, Setup, heading_changes
from chicago_gui.sheet.sittings import changes as c
from chicago_gui.sheet.sittings.columns import BY, RESULT, ZONE, ContractBid, Dealer, Figure
from chicago_gui.sheet.sittings.figures import completed, tables
from chicago_gui.sheet.sittings.file import Cells, csv_text, standing_text
from chicago_gui.sheet.sittings.model import FEWEST_PLAYERS, MOST_PLAYERS
from chicago_gui.sheet.sittings.totals import AnyView, DealRow, Footing, Heading
from chicago_gui.sheet.sittings.words import (
    UnitWords,
    consequences,
    debt_words,
    examples,
    held_words,
    side_words,
    sides_count_words,
    sides_text,
    unit_words,
)
from chicago_gui.sheet.typing.names import name_hints, sides_example
from chicago_gui.sheet.words import contract_text, filled, plural, sentence, signed, tr


class SittingEntries(EntryHandler[AnyView]):
    """Handles entries, and knows the proposed sides of the next sitting."""

    form: SittingForm

    def panel(self, here: CellRef | None = None) -> Panel:
        return panel(self.form, self.view, self._proposed(here))

    def _proposed(self, here: CellRef | None) -> tuple[Sides, str] | None:
        """Return the sides and dealer proposed at the cursor, or else in the wanted cell."""
        for spot in (here, self.wanted()):
            if spot is not None and self._comes_next(spot):
                found = self.proposal(spot)
                if found is not None:
                    return found.change.sides, found.change.dealer
        return None

    def _in_play(self) -> CellRef | None:
        playing = self.view.in_play
        return None if playing is None else CellRef(playing, RESULT)

    def _changed(self, before: AnyView, was: int, deal: int) -> Iterator[CellRef]:
        """Yield the changed cells, except totals in footings: they follow from the deals."""
        now = self.view.deals[deal]
        footing = isinstance(now, Footing)
        for spot in super()._changed(before, was, deal):
            cells = (spot.column.cell(each, spot.part) for each in (before.deals[was], now))
            if not (footing and all(cell.text for cell in cells)):
                yield spot

    def _comes_next(self, spot: CellRef) -> bool:
        shown = self.view.deals[spot.deal] if spot.deal < len(self.view.deals) else None
        return isinstance(shown, Heading) and shown.sides is None


class SittingForm(Form[AnyView]):
    """Shows each sitting as a heading, one row per deal, and a footing with the total."""

    tools = frozenset(("insert",))
    result_lines = 3  # the last deal also settles the sitting
    entry_handler = SittingEntries
    units: UnitWords
    steps = Steps(c.STEPS)
    contract: ContractBid
    rules: RuleTable[Any]
    csv_columns: tuple[str, ...]
    """The columns of the CSV before those of the players."""

    def figures(self, figures: Figures) -> FigureTables:
        return tables(figures, self.units)

    def summary(self, view: AnyView, suppose: Callable[[object], Any]) -> Summary:
        return completed(super().summary(view, suppose), view, self.units)

    # --- defined by each game

    @abstractmethod
    def deal_words(self, view: AnyView, row: DealRow) -> str:
        """Return how the points of one deal were computed."""

    @abstractmethod
    def zone_words(self, view: AnyView, row: DealRow) -> str:
        """Return who is vulnerable in a deal, and why."""

    @abstractmethod
    def sitting_words(self, view: AnyView, totals: Any) -> str:
        """Return how a sitting was settled, or what is missing."""

    @abstractmethod
    def picture(self, view: AnyView) -> Picture | None:
        """Return the score pad of the current or last sitting, if the game has one."""

    # --- the lines

    def unit(self, sitting: int) -> str:
        """Return the name of the sitting at this index, as in a heading: `Round 2`."""
        return sentence(self._unit(sitting))

    def _unit(self, sitting: int) -> str:
        return tr(self.units.name).format(number=sitting + 1)

    def number(self, view: AnyView, deal: int) -> str:
        match view.deals[deal]:
            case DealRow(line=line):
                return str(line.number)
            case shown:
                return str(shown.sitting + 1)

    def called(self, view: AnyView, deal: int) -> str:
        match view.deals[deal]:
            case Heading(sitting):
                return self._unit(sitting)
            case Footing(sitting):
                return tr("{unit}, total").format(unit=self._unit(sitting))
            case DealRow(sitting, line=line):
                return tr("{unit}, deal {number}").format(
                    unit=self._unit(sitting), number=line.number
                )

    def identity(self, view: AnyView, deal: int) -> Hashable:
        match view.deals[deal]:
            case DealRow(sitting, place):
                return sitting, place
            case shown:
                return shown.sitting, type(shown)

    def is_over(self, view: AnyView, deal: int) -> bool:
        shown = view.deals[deal]
        return isinstance(shown, DealRow) and shown.written and shown.line.deal.over

    def is_struck(self, view: AnyView, deal: int) -> bool:
        shown = view.deals[deal]
        return isinstance(shown, DealRow) and shown.line.deal.passed_out

    def row_background(self, view: AnyView, deal: int) -> RowBackground:
        return RowBackground.BAND if isinstance(view.deals[deal], Heading) else RowBackground.PAPER

    def row_rule(self, view: AnyView, deal: int) -> RowRule:
        following = view.deals[deal + 1] if deal + 1 < len(view.deals) else None
        if following is None or isinstance(following, Heading):
            return RowRule.STRONG
        if isinstance(view.deals[deal], Heading):
            return RowRule.STRONG
        return RowRule.HAIR

    def columns_covered(
        self,
        view: AnyView,
        deal: int,
        column: Column[AnyView, Any],
    ) -> int:
        shown = view.deals[deal]
        if column is not self.contract or isinstance(shown, DealRow):
            return 1
        first = self.columns.index(column)
        if isinstance(shown, Heading):
            return len(self.columns) - first
        figures = (at for at, each in enumerate(self.columns) if isinstance(each, Figure))
        return next(figures) - first

    # --- entries

    def wanted(self, view: AnyView) -> CellRef | None:
        playing = view.in_play
        if playing is not None:
            row = view.deals[playing]
            deal = row.line.deal if isinstance(row, DealRow) else None
            if deal is None or deal.contract is None:
                return CellRef(playing, self.contract)
            return CellRef(playing, RESULT if deal.declarer else BY)
        last = len(view.sittings) - 1
        for at in reversed(range(len(view.deals))):
            match view.deals[at]:
                case Heading(sides=None):
                    return CellRef(at, self.contract)
                case DealRow(sitting, written=False) if sitting == last:
                    return CellRef(at, self.contract)
        return None

    def hint(self, view: AnyView, wanted: CellRef | None) -> tuple[str, str]:
        shown = None if wanted is None else view.deals[wanted.deal]
        if isinstance(shown, DealRow):
            return self._deal_hint(view, shown)
        last = self.sitting_words(view, view.sittings[-1]) if view.sittings else ""
        example = sides_example(view.ways_for(len(view.sittings))[-1], view.players)
        return (
            tr(
                "{unit}: who plays with whom? Enter accepts, Space shows another; or type "
                "“{example}”."
            ).format(unit=self.unit(len(view.sittings)), example=example),
            last or tr(self.units.settled),
        )

    def _deal_hint(self, view: AnyView, row: DealRow) -> tuple[str, str]:
        deal = row.line.deal
        name = tr("{unit}, deal {number}").format(
            unit=self.unit(row.sitting), number=row.line.number
        )
        carried = held_words(row.line.carried, row.sides)
        if deal.contract is None:
            asked = tr(
                "{deal}: {dealer} deals. Type contract and declarer: 3s {one}, doubled 3sx "
                "{other}, passed out p."
            )
            names = examples(seats(row.sides), view.players)
            then = (
                "" if row.place else self._sides_hint(view, row),
                self.zone_words(view, row),
                carried,
            )
            return (
                filled(asked, deal=name, dealer=row.line.dealer, **names),
                " ".join(filter(None, then)),
            )
        if deal.declarer is None:
            asked = filled(
                tr("{deal}: {contract}. Who plays it? Type {names}."),
                deal=name,
                contract=contract_text(deal.contract),
                names=name_hints(seats(row.sides), view.players),
            )
            return asked, carried
        asked = tr("{deal}: {contract} by {name}. Type the result: = +1 −2.")
        return (
            filled(asked, deal=name, contract=contract_text(deal.contract), name=deal.declarer),
            carried,
        )

    def _sides_hint(self, view: AnyView, row: DealRow) -> str:
        """Return the sides, who sits out, and how to type other sides."""
        out = sitting_out(view.there_for(row.sitting), row.sides)
        said = (
            tr("{sides}; out: {out}. To change, type “{example}”.")
            if out
            else tr("{sides}. To change, type “{example}”.")
        )
        example = sides_example(view.ways_for(row.sitting)[-1], view.players)
        return filled(said, sides=sides_text(row.sides), out=", ".join(out), example=example)

    # --- explanations of a line

    def explained(self, view: AnyView, spot: CellRef) -> str:
        match view.deals[spot.deal]:
            case Heading(sides=None) if isinstance(spot.column, Dealer):
                return tr("Who deals first? Enter accepts, Space shows another; or type a name.")
            case Heading(sides=None):
                return ""
            case Heading(sitting, sides) if sides is not None:
                earlier = [each.sitting.sides for each in view.sittings[:sitting]]
                return sides_count_words(view.there_for(sitting), sides, earlier)
            case Footing(sitting):
                return self.sitting_words(view, view.sittings[sitting])
            case DealRow() as row:
                return self._row_explained(view, spot.column, row)
        return ""

    def _row_explained(
        self,
        view: AnyView,
        column: Column[AnyView, Any],
        row: DealRow,
    ) -> str:
        name = sentence(tr("deal {number}")).format(number=row.line.number)
        if column is ZONE:
            return self.zone_words(view, row)
        if not row.line.deal.over:
            return ""
        explained = column.explained(row) if isinstance(column, Figure) else ""
        return f"{name}: {explained or self.deal_words(view, row)}"

    def result_summary(self, view: AnyView, deal: int) -> str:
        shown = view.deals[deal]
        if not isinstance(shown, DealRow) or not shown.line.deal.over:
            return ""
        totals = view.sittings[shown.sitting]
        sentences = [
            tr("Deal {number}: {explained}").format(
                number=shown.line.number, explained=self.deal_words(view, shown)
            )
        ]
        if totals.settled is not None and shown.line == totals.lines[-1]:
            sentences.append(self.sitting_words(view, totals))
        return " ".join(sentences)

    def result_figures(self, view: AnyView, deal: int) -> Sequence[ResultFigure]:
        """Return each side's points, unless the deal settles its sitting: then words say more."""
        shown = view.deals[deal]
        if not isinstance(shown, DealRow) or not shown.line.deal.over:
            return ()
        line, totals = shown.line, view.sittings[shown.sitting]
        if totals.settled is not None and line == totals.lines[-1]:
            return ()
        points = map(sum, zip(line.below, line.above, strict=True))
        return tuple(
            ResultFigure(side_words(side), signed(won))
            for side, won in zip(shown.sides, points, strict=True)
            if won
        )

    def bids(self, view: AnyView, deal: int) -> Sequence[tuple[Contract | None, int | None]]:
        shown = view.deals[deal]
        return (
            ((shown.line.deal.contract, shown.line.deal.tricks),)
            if isinstance(shown, DealRow)
            else ()
        )

    def side_effects(self, before: AnyView, after: AnyView) -> str:
        return consequences(before, after, self.units.name)

    def remark(self, view: AnyView, deal: int) -> str:
        shown = view.deals[deal]
        return shown.line.deal.note if isinstance(shown, DealRow) else ""

    # --- the session and the panel

    def day_and_place(self, view: AnyView) -> tuple[date, str]:
        return view.evening.date, view.evening.place

    def progress(self, view: AnyView) -> str:
        wanted = self.wanted(view)
        return "" if wanted is None else sentence(self.called(view, wanted.deal))

    def panel(self, view: AnyView) -> Panel:
        return panel(self, view, None)

    def step_name(self, step: StepName) -> str:
        sitting = "" if step.sitting is None else self._unit(step.sitting - 1)
        deal = "" if step.number is None else tr("deal {number}").format(number=step.number)
        where = ", ".join(filter(None, (sitting, deal)))
        return step_words(self.steps.name(step.kind), where)

    def deletion(self, view: AnyView, deal: int | None) -> object | None:
        match None if deal is None else view.deals[deal]:
            case DealRow(sitting, place, written=True):
                return c.DeleteDeal(sitting, place)
        if not view.sittings:
            return None
        last, deals = len(view.sittings) - 1, view.sittings[-1].sitting.deals
        return c.DeleteDeal(last, len(deals) - 1) if deals else c.RemoveSitting()

    def insertions(self, view: AnyView, deal: int) -> Sequence[tuple[str, object]]:
        match view.deals[deal]:
            case DealRow(sitting, place, written=True):
                called = self.called(view, deal)
                return (
                    (
                        tr("Insert a deal before {deal}").format(deal=called),
                        c.InsertDeal(sitting, place),
                    ),
                    (
                        tr("Insert passed-out deal before {deal}").format(deal=called),
                        c.InsertDeal(sitting, place, passed_out=True),
                    ),
                )
        return ()

    # --- creating and editing a session

    def heading(self, view: AnyView) -> NewSession:
        evening = view.evening
        dealer = evening.sittings[0].dealer if evening.sittings else evening.players[0]
        return NewSession(
            players=evening.there,
            first=dealer,
            date=evening.date,
            place=evening.place,
            rules=self.rules.values(evening.rules),
        )

    def heading_changes(self, view: AnyView, wish: NewSession) -> Sequence[object]:
        evening = view.evening
        changes: list[object] = []
        # Present players keep their place in the list; an empty name there means they leave.
        kept = tuple(zip(evening.there, wish.players, strict=False))
        names = tuple((old, new) for old, new in kept if new and old != new)
        if names:
            changes.append(c.Rename(names))
        come = tuple(name for name in wish.players[len(kept) :] if name)
        go = tuple(old for old, new in kept if not new)
        if come or go:
            changes.append(c.ComeAndGo(come, go))
        return [*changes, *heading_changes(evening, wish, self.rules)]

    def setup(self) -> Setup:
        return Setup(
            players=tr("Four to seven players"),
            least=FEWEST_PLAYERS,
            most=MOST_PLAYERS,
            first=tr("Who deals first"),
            may_join=True,
            rules=self.rules.asked(),
        )

    def rules_line(self, view: AnyView) -> str:
        return self.rules.line(view.evening.rules)

    # --- export

    def csv(self, view: AnyView) -> str:
        return csv_text(self.csv_columns, view, self.stop_cells)

    def stop_cells(self, totals: Any) -> Cells | None:
        """Return the cells of the CSV row below a stopped sitting; `None` if there is none."""
        return None

    def standing_csv(self, view: AnyView) -> str:
        return standing_text(view.account)


_USUAL_SITTINGS = 4
"""The chart starts with room for this many sittings."""


def panel(form: SittingForm, view: AnyView, proposed: tuple[Sides, str] | None) -> Panel:
    """Return the panel; `proposed` are the sides and dealer proposed for the next sitting."""
    return Panel(
        standing(form, view),
        running(form, view),
        seats=None if proposed is None else next_seats(form, view, *proposed),
        picture=form.picture(view),
    )


def standing(form: SittingForm, view: AnyView) -> Standing:
    """Return the account, with the number of settled sittings each player has played."""
    if view.settled:
        units = form.units
        title = plural(units.account_one, units.account, view.settled).format(count=view.settled)
    else:
        title = tr("Account: nothing settled yet")
    lines = tuple(
        StandingLine(name, points, (played,))
        for name, points, played in zip(
            view.players, view.account.points, view.account.played, strict=True
        )
    )
    return Standing(
        title=title,
        unit=unit_words(view.evening.rules.settle),
        lines=lines,
        counted=(tr(form.units.played),),
    )


def running(form: SittingForm, view: AnyView) -> ChartData:
    """Return the chart of each player's account after each settled sitting."""
    ways = []
    for at, name in enumerate(view.players):
        points = [(0, 0)]
        for number, each in enumerate(view.sittings, start=1):
            if view.not_come_by(number - 1, name):
                points = [(number, 0)]
            elif each.settled is not None:
                points.append((number, view.account.running[number - 1][at]))
        ways.append(Series(name, tuple(points)))
    return ChartData(
        title=tr("Running {points}").format(points=tr("account")),
        nothing_yet=tr(form.units.settled),
        ways=tuple(ways),
        planned=max(_USUAL_SITTINGS, len(view.sittings)),
    )


def _dealer_words(view: AnyView, sides: Sides, dealer: str) -> str:
    """Return who is proposed as the first dealer, and why."""
    begun = Counter(each.sitting.dealer for each in view.sittings)
    times = [begun[name] for name in seats(sides)]
    if begun[dealer] == min(times) < max(times):
        return tr("Dealer: {name} (fewest so far)").format(name=dealer)
    return tr("Dealer: {name}").format(name=dealer)


def next_seats(form: SittingForm, view: AnyView, sides: Sides, dealer: str) -> SeatsShown:
    """Return the proposed seats of the next sitting, and the debts."""
    return SeatsShown(
        title=tr("{unit}: seats").format(unit=form.unit(len(view.sittings))),
        after=Seats(seats(sides), sitting_out(view.there_for(len(view.sittings)), sides)),
        lines=(
            _dealer_words(view, sides, dealer),
            *debt_words(view.account, view.evening.rules),
        ),
    )
