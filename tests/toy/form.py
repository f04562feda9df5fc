"""The public half of the toy game: three columns, and what is said of them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from enum import Enum
from functools import partial
from typing import Any

from chicago_gui.paper.form_grid import HEADING_HEIGHT, Grid, closing_rule, deal_block, heading_row
from chicago_gui.paper.marks import AnyPaper, Page
from chicago_gui.record import replace
from chicago_gui.scoring import Refused
from chicago_gui.sheet.column import EMPTY, Cell, CellRef, Choice, Column, choices_of
from chicago_gui.sheet.figures import FigureTable, FigureTables, LineColumn
from chicago_gui.sheet.form import Form, StepName
from chicago_gui.sheet.panel import Panel, Standing, StandingLine
from chicago_gui.sheet.rules import Rule
from chicago_gui.sheet.season import Figures
from chicago_gui.sheet.session_file import csv_of, harmless
from chicago_gui.sheet.setup import USUAL_BLANK, Blank, NewSession, Setup
from chicago_gui.sheet.typing.reader import Reading
from tests.toy.session import Cut, Score, View, Write


class ReadReason(Enum):
    NOBODY = "Nobody here is called {text}."
    NUMBER = "{text} is no number"


def first_word(text: str) -> tuple[str, str]:
    """Return the first word of `text`, and what stands behind it."""
    word, _, rest = text.partition(" ")
    return word, rest


class Number(Column[View, Cut]):
    """The number of a cut, and a note on it."""

    heading = "No."
    spoken = "number"
    keys = ("note",)
    notes = True

    def cell(self, shown: Cut, part: int) -> Cell:
        return Cell(note=shown.note)

    def can_type(self, view: View, spot: CellRef) -> bool:
        return view.deals[spot.deal].over

    def read(self, view: View, spot: CellRef, text: str) -> Reading:
        change = Write(spot.deal, replace(view.deals[spot.deal], note=text))
        return Reading(change, {spot: Cell(note=text)})

    def clear(self, view: View, spot: CellRef) -> Write:
        return Write(spot.deal, replace(view.deals[spot.deal], note=""))


class Winner(Column[View, Cut]):
    """Who won: proposed is whoever did not win the cut before, and then the other."""

    heading = "Winner"
    width = 40.0
    keys = ("winner",)

    def cell(self, shown: Cut, part: int) -> Cell:
        return Cell(shown.winner)

    def can_type(self, view: View, spot: CellRef) -> bool:
        return True

    def _change(self, view: View, spot: CellRef, name: str) -> Write:
        return Write(spot.deal, replace(view.deals[spot.deal], winner=name))

    def _won_by(self, view: View, spot: CellRef, name: str, rest: str = "") -> Reading:
        shows = {spot: Cell(name)}
        return Reading(self._change(view, spot, name), shows, rest, f"{name} cut higher.")

    def read(self, view: View, spot: CellRef, text: str) -> Reading:
        word, rest = first_word(text)
        names = view.session.players
        found = [name for name in names if name.lower().startswith(word.lower())]
        if len(found) != 1:
            raise Refused(ReadReason.NOBODY, text=word)
        return self._won_by(view, spot, found[0], rest)

    def proposals(self, view: View, spot: CellRef) -> Sequence[Reading]:
        if not spot.deal or view.deals[spot.deal].winner:
            return ()
        before = view.deals[spot.deal - 1].winner
        others = sorted(view.session.players, key=lambda name: name == before)
        return [self._won_by(view, spot, name) for name in others]

    def choices(self, view: View, spot: CellRef) -> Sequence[Choice]:
        change, there = partial(self._change, view, spot), view.deals[spot.deal].winner
        return choices_of(view.session.players, change, there)


class Points(Column[View, Cut]):
    heading = "score"
    width = 20.0
    keys = ("points",)

    def cell(self, shown: Cut, part: int) -> Cell:
        return EMPTY if shown.points is None else Cell(str(shown.points))

    def can_type(self, view: View, spot: CellRef) -> bool:
        return True

    def read(self, view: View, spot: CellRef, text: str) -> Reading:
        word, rest = first_word(text)
        if not word.isdecimal():
            raise Refused(ReadReason.NUMBER, text=word)
        change = Score(spot.deal, int(word))
        return Reading(change, {spot: Cell(word)}, rest, f"{word} points.")

    def clear(self, view: View, spot: CellRef) -> Write:
        return Write(spot.deal, replace(view.deals[spot.deal], points=None))


NUMBER, WINNER, POINTS = Number(), Winner(), Points()


class ToyForm(Form[View]):
    file_word = "toy"
    columns = (NUMBER, WINNER, POINTS)

    def is_over(self, view: View, deal: int) -> bool:
        return view.deals[deal].over

    def wanted(self, view: View) -> CellRef | None:
        last = len(view.deals) - 1
        return CellRef(last, POINTS if view.deals[last].winner else WINNER)

    def hint(self, view: View, wanted: CellRef | None) -> tuple[str, str]:
        return ("By how much?" if view.deals[-1].winner else "Who cut higher?"), ""

    def remark(self, view: View, deal: int) -> str:
        return view.deals[deal].note

    def result_summary(self, view: View, deal: int) -> str:
        cut = view.deals[deal]
        return f"{cut.winner} wins {view.session.worth(cut)}." if cut.over else ""

    def day_and_place(self, view: View) -> tuple[date, str]:
        return view.session.date, view.session.place

    def progress(self, view: View) -> str:
        return f"Cut {len(view.deals)}"

    def rules_line(self, view: View) -> str:
        return "points count double" if view.session.double else "points count once"

    def panel(self, view: View) -> Panel:
        session = view.session
        lines = tuple(StandingLine(name, session.total(name)) for name in session.players)
        return Panel(Standing("Standing", "points", lines))

    def step_name(self, step: StepName) -> str:
        return f"cut {step.number}"

    def setup(self) -> Setup:
        rule = Rule("double", "Points count double", (False, True), False, str)
        return Setup("Two players", 2, 2, "Who cuts first", (rule,))

    def heading(self, view: View) -> NewSession:
        session = view.session
        return NewSession(
            session.players,
            session.players[0],
            session.date,
            session.place,
            rules={"double": session.double},
        )

    def heading_changes(self, view: View, wish: NewSession) -> Sequence[object]:
        return ()

    def csv(self, view: View) -> str:
        cuts = [(harmless(cut.winner), cut.points) for cut in view.session.deals]
        rows = [(number, *cut) for number, cut in enumerate(cuts, start=1)]
        return csv_of([("cut", "winner", "points"), *rows])

    def standing_csv(self, view: View) -> str:
        session = view.session
        ranked = sorted(session.players, key=session.total, reverse=True)
        rows = [(at, harmless(name), session.total(name)) for at, name in enumerate(ranked, 1)]
        return csv_of([("place", "player", "points"), *rows])

    def pages(self, view: View, paper: AnyPaper) -> Sequence[Page]:
        grid = Grid(self, 20, paper.width - 40, 8)
        marks = [*heading_row(grid, 20)]
        y = 20 + HEADING_HEIGHT
        for cut in view.session.deals:
            marks += deal_block(grid, y, cut)
            y += grid.row
        return [Page(paper, (*marks, closing_rule(grid, y)))]

    def blank_pages(self, paper: AnyPaper, wish: Blank = USUAL_BLANK) -> Sequence[Page]:
        grid = Grid(self, 20, paper.width - 40, 8)
        return [Page(paper, tuple(heading_row(grid, 20)))]

    def figures(self, figures: Figures) -> FigureTables:
        columns: tuple[LineColumn[Any], ...] = (
            LineColumn("Name", lambda line: line.names[0], wide=True),
            LineColumn("Points", lambda line: str(line.numbers[0]), number=True, key="points"),
        )
        players: FigureTable[Any] = FigureTable(
            "Players", columns, figures.players, "points", lambda line: line.names[0]
        )
        return FigureTables((players,), "It is all chance.")


FORM = ToyForm()
