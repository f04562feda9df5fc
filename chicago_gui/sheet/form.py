"""The public half of a game: its form, columns and words, without any secret.

Faces, pages, paper and exports ask the form; none of them knows the game.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Hashable, Iterator, Mapping, Sequence
from datetime import date
from enum import Enum
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from chicago_gui.record import Record
from chicago_gui.scoring import Contract
from chicago_gui.sheet.column import CellKind, CellRef, Column, Deals, heading, touched
from chicago_gui.sheet.figures import FigureTables, Summary, WhatIf, verdict
from chicago_gui.sheet.panel import FirstStep, Panel
from chicago_gui.sheet.setup import USUAL_BLANK, Attendance, Blank, Blanks, NewSession, Plan, Setup
from chicago_gui.sheet.words import (
    contract_text,
    ended,
    evening_words,
    filled,
    plural,
    result_words,
    sentence,
    tr,
    when_and_where,
)

if TYPE_CHECKING:
    # These import the form, or its package: it needs them for type hints only.
    from chicago_gui.paper.marks import AnyPaper, Page
    from chicago_gui.sheet.entry_handler import EntryHandler

V = TypeVar("V", bound=Deals)

_LONGEST = 60
"""The longest file name in characters: disks take 255 bytes, a character has up to four."""


class RowBackground(Enum):
    """The background of a row."""

    PAPER = "paper"
    BAND = "band"
    """A heading among the deals."""


class RowRule(Enum):
    """The rule below a row."""

    HAIR = "hair"
    STRONG = "strong"
    INK = "ink"
    """As players draw it by hand, below a game."""
    DOUBLE = "double"
    """As players draw it by hand, below the end of a rubber."""


class ResultFigure(Record):
    """One figure of a finished deal: label, text, and how it is drawn."""

    label: str
    text: str
    kind: CellKind = CellKind.TEXT


class StepName(Record):
    """The name of a step for undo: its kind and the number of its deal, without values.

    `sitting` is the number of its round or rubber, if the game has them.
    """

    kind: str
    number: int | None
    sitting: int | None = None


def step_words(what: str, where: str) -> str:
    """Return what a step was about, to follow “Undo”: `deal 6, contract`.

    `what` may contain `{where}`. `where` is empty for a step on the whole session.
    """
    if "{where}" in what:
        return what.format(where=where)
    return f"{where}, {what}" if where else what


class Form(ABC, Generic[V]):
    """The form of a game with the view `V`; games override what differs from the defaults here."""

    file_word: str
    """The first word of file names, in English; it is translated."""

    columns: tuple[Column[V, Any], ...]
    rows = 1
    """The number of rows of a deal; a multiple of each column's `parts`."""

    least_width = 920
    """The least width in pixels at 100 % zoom; a narrower window scrolls sideways."""

    result_lines = 2
    """The number of text lines of the longest `result_summary` on the players' screen."""

    goes_on = True
    """Whether more deals may follow the last, so that the rest of the paper is ruled."""

    tools: frozenset[str] = frozenset()
    """The optional tools of this game: `preparer`, `from_paper`, `plan`, `insert`, `end`."""

    tool_words: Mapping[str, str] = {}
    """English names of tools that differ from the usual ones."""

    sums_over_evenings = True
    """Whether what a player wins adds up over sessions; shares of a maximum do not."""

    blanks = Blanks()
    """The blank forms of the game."""

    entry_handler: type[EntryHandler[Any]] | None = None
    """The game's own `EntryHandler`, if it has one."""

    # --- the deals

    def number(self, view: V, deal: int) -> str:
        """Return the number of the deal at index `deal`, as in a sentence."""
        return str(deal + 1)

    def called(self, view: V, deal: int) -> str:
        """Return the name of the deal within a sentence: `deal 7`."""
        return tr("deal {number}").format(number=self.number(view, deal))

    @abstractmethod
    def is_over(self, view: V, deal: int) -> bool:
        """Return whether the deal is over: then it is drawn quietly and can be explained."""

    def has_covers(self, view: V, deal: int) -> bool:
        """Whether cells of the deal are covered until it is over."""
        return any(column.turn for column in self.columns)

    def identity(self, view: V, deal: int) -> Hashable:
        """Return a key that identifies a deal after lines above it were inserted or deleted.

        The default is its index, for games whose lines come and go only at the end.
        """
        return deal

    def changed_deals(self, before: V, after: V) -> Iterator[tuple[int, int]]:
        """Yield the old and new index of each deal that is in both views but differs."""
        if len(before.deals) == len(after.deals):
            yield from ((deal, deal) for deal in touched(before, after))
            return
        there = self.places(before)
        for identity, deal in self.places(after).items():
            was = there.get(identity)
            if was is not None and before.deals[was] is not after.deals[deal]:
                yield was, deal

    def places(self, view: V) -> dict[Hashable, int]:
        """Return the index of each deal by its identity."""
        return {self.identity(view, deal): deal for deal in range(len(view.deals))}

    def is_struck(self, view: V, deal: int) -> bool:
        """Return whether the deal was passed out and dealt again, so that its line is struck."""
        return False

    def rows_of(self, view: V, deal: int) -> int:
        """Return the number of rows of the deal."""
        return 1 if self.is_struck(view, deal) else self.rows

    def span(self, column: Column[V, Any]) -> int:
        """Return the number of rows that one cell of `column` covers."""
        return self.rows // column.parts

    def blank_when_struck(self, column: Column[V, Any]) -> bool:
        """Return whether struck deals leave the column empty."""
        return column.parts == self.rows > 1

    # --- column headings

    def column_heading(self, view: V, column: Column[V, Any]) -> str:
        """Return the heading of `column`, which may depend on the session."""
        return heading(column)

    def over(self, view: V, column: Column[V, Any]) -> str:
        """Return the common heading over `column` and its neighbours; empty if there is none."""
        return sentence(tr(column.over)) if column.over else ""

    def hidden_columns(self, view: V) -> Collection[Column[V, Any]]:
        """Return the columns that this session does not use."""
        return ()

    # --- drawing of lines

    def row_background(self, view: V, deal: int) -> RowBackground:
        """Return the background of the deal's row."""
        return RowBackground.PAPER

    def row_rule(self, view: V, deal: int) -> RowRule:
        """Return the rule below the deal."""
        return RowRule.STRONG

    def columns_covered(self, view: V, deal: int, column: Column[V, Any]) -> int:
        """Return the number of columns that the cell covers, from `column` to the right."""
        return 1

    def notice_under(self, view: V, deal: int) -> int:
        """Return the index of the line below which notices about the deal appear."""
        return deal

    # --- entries and explanations

    @abstractmethod
    def wanted(self, view: V) -> CellRef | None:
        """Return the cell to be filled next; `None` if there is none."""

    def idle_cell(self, view: V) -> CellRef | None:
        """Return the cell of the cursor while no cell is wanted."""
        return None

    def begins_at(self, view: V) -> CellRef | None:
        """Return the cell where Enter begins the next deal; `None` if it begins none."""
        return None

    def can_prepare(self, view: V, after: int | None = None) -> bool:
        """Return whether a deal can be prepared now, or the one `after` the deal at this index."""
        return False

    @abstractmethod
    def hint(self, view: V, wanted: CellRef | None) -> tuple[str, str]:
        """Return what to enter now in the `wanted` cell, and a second, quieter line."""

    def explained(self, view: V, spot: CellRef) -> str:
        """Return the explanation of a cell of a finished deal in one line: usually its result."""
        return self.result_summary(view, spot.deal)

    @abstractmethod
    def result_summary(self, view: V, deal: int) -> str:
        """Return the result of a finished deal in one line."""

    def result_figures(self, view: V, deal: int) -> Sequence[ResultFigure]:
        """Return the figures of a finished deal that are shown in large print, if any."""
        return ()

    def side_effects(self, before: V, after: V) -> str:
        """Return what an entry has changed beside its own cell, such as other deals, or ""."""
        return ""

    def bids(self, view: V, deal: int) -> Sequence[tuple[Contract | None, int | None]]:
        """Return the public contracts of a deal, each with the tricks taken."""
        return ()

    def corrected_result(self, before: V, after: V) -> str:
        """Return the new result if the contract of one finished deal was corrected, or "".

        The tricks stay, so the result changes. A game may add what the deal is worth now.
        """
        if len(before.deals) != len(after.deals):
            return ""
        changed = [
            (then, now)
            for deal in touched(before, after)
            for then, now in zip(self.bids(before, deal), self.bids(after, deal), strict=False)
            if then != now
        ]
        if len(changed) != 1:
            return ""
        (then, tricks), (contract, kept) = changed[0]
        if then is None or contract is None or kept is None or tricks != kept:
            return ""
        words = plural(
            "{tricks} trick: {contract} {result}", "{tricks} tricks: {contract} {result}", kept
        )
        return ended(
            words.format(
                tricks=kept, contract=contract_text(contract), result=result_words(contract, kept)
            )
        )

    def remark(self, view: V, deal: int) -> str:
        """Return the note of the deal."""
        return ""

    def typed_at(self, view: V, spot: CellRef) -> str:
        """Return what can be typed in a cell of a finished deal, if that needs a hint."""
        bidding = spot.column.bidding(view, spot)
        if bidding is None:
            return spot.column.typing_hint(view, spot)
        if bidding.declarer is None:
            return ""
        line = tr("Type the new contract; {name} still plays it.")
        return filled(line, name=bidding.declarer)

    # --- the session and the panel

    @abstractmethod
    def day_and_place(self, view: V) -> tuple[date, str]:
        """Return date and place of the session; the place may be empty."""

    def evening(self, view: V) -> str:
        """Return date and place, for the window's title."""
        return evening_words(*self.day_and_place(view))

    def when_and_where(self, view: V) -> str:
        """Return date and place, for the head of a page."""
        return when_and_where(*self.day_and_place(view))

    def file_stem(self, view: V) -> str:
        """Return the proposed name of the session's files: `rubber-2026-10-09-Club`."""
        day, place = self.day_and_place(view)
        return self.file_name(day.isoformat(), place)

    def file_name(self, *about: str) -> str:
        """Return a file name from the game's word and the texts `about`.

        It has only letters, digits and hyphens, and is short enough for any disk.
        """
        text = " ".join((tr(self.file_word), *about))
        words = "".join(sign if sign.isalnum() else " " for sign in text).split()
        while len("-".join(words)) > _LONGEST:
            words.pop()
        return "-".join(words)

    @abstractmethod
    def progress(self, view: V) -> str:
        """Return the progress of the session: `Deal 6 of 15`."""

    @abstractmethod
    def rules_line(self, view: V) -> str:
        """Return the rules in one line."""

    @abstractmethod
    def panel(self, view: V) -> Panel:
        """Return the content of the panel beside the form; `EntryHandler.panel` is a face's."""

    @abstractmethod
    def step_name(self, step: StepName) -> str:
        """Return what a step was about, to follow “Undo”."""

    def deletion(self, view: V, deal: int | None) -> object | None:
        """Return the change that deletes the deal at index `deal`, else the last deal, if any."""
        return None

    def insertions(self, view: V, deal: int) -> Sequence[tuple[str, object]]:
        """Return what can be inserted before a deal: menu items with their changes."""
        return ()

    def ending(self, view: V, deal: int | None = None) -> tuple[str, object] | None:
        """Return the menu item and change that end a rubber or match early, or continue it.

        It is the one at index `deal`, by default the last; `None` if there is none to end.
        """
        return None

    # --- the end of a session

    def for_players(self, view: V) -> V:
        """Return the view that all players may see together, without boards still to be played."""
        return view

    def evening_over(self, view: V) -> bool:
        """Return whether all planned deals are played and scored."""
        return False

    def summary(self, view: V, suppose: Callable[[object], Any]) -> Summary:
        """Return the summary of the session so far; `suppose` is as in `what_if`."""
        panel = self.panel(view)
        found = self.what_if(view, suppose)
        other = () if found is None else (found.table,)
        return Summary(verdict(panel, over=self.evening_over(view)), (), panel, other)

    # --- creating and editing a session

    @abstractmethod
    def setup(self) -> Setup:
        """Return what the page of a new session asks."""

    def setup_knowing(self, figures: Any) -> Setup:
        """Return `setup` with additional options from the figures across sessions, if any."""
        return self.setup()

    @abstractmethod
    def heading(self, view: V) -> NewSession:
        """Return the current heading, in the terms of `setup`."""

    @abstractmethod
    def heading_changes(self, view: V, wish: NewSession) -> Sequence[object]:
        """Return the changes that make the heading match `wish`, except plan and first player."""

    def attendance(self, view: V) -> Attendance | None:
        """Return who is there from the next deal on; `None` if the game has no attendance."""
        return None

    # --- export and printing

    @abstractmethod
    def csv(self, view: V) -> str:
        """Return the deals as CSV."""

    @abstractmethod
    def standing_csv(self, view: V) -> str:
        """Return the standing as CSV, best first."""

    @abstractmethod
    def pages(self, view: V, paper: AnyPaper) -> Sequence[Page]:
        """Return the session sheet as printed pages."""

    @abstractmethod
    def blank_pages(self, paper: AnyPaper, wish: Blank = USUAL_BLANK) -> Sequence[Page]:
        """Return blank forms as printed pages."""

    def left_out(self, view: V, shown: int | None = None) -> str:
        """Return a sentence on what a file omits because it is secret; empty if nothing.

        `shown` is a deal whose secrets are included nevertheless.
        """
        return ""

    def history_left_out(self) -> str:
        """Return a sentence on what the history omits because it is secret; empty if nothing."""
        return ""

    # --- dialogs

    def plan(self, view: V) -> Plan | None:
        """Return the plan of deals; `None` if the game has none."""
        return None

    def what_if(self, view: V, suppose: Callable[[object], Any]) -> WhatIf | None:
        """Return the session scored in other ways; `None` if there are none.

        `suppose` returns the view after a change without making it, or a `Refused`.
        """
        return None

    def guide_chapter(self, view: V) -> str:
        """Return the mark of the guide's chapter for this session; empty for the game's own."""
        return ""

    def guide_tables(self, view: V) -> Mapping[str, Sequence[Sequence[str]]]:
        """Return the session's own tables in the guide by mark; their first row is the heading."""
        return {}

    def first_steps(self) -> tuple[FirstStep, ...]:
        """Return the illustrated introduction to the game, if there is one."""
        return ()

    @abstractmethod
    def figures(self, figures: Any) -> FigureTables:
        """Return the figures across sessions as tables."""
