"""The public half of a game: its form, columns and words, for all that everybody may see.

A face, a page, paper and a file outside ask the form; none of them knows which game it is of.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Hashable, Iterator, Mapping, Sequence
from datetime import date
from enum import Enum
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from chicago_gui.record import Record
from chicago_gui.scoring import Contract, result_text
from chicago_gui.sheet.column import CellKind, CellRef, Column, Deals, heading, touched
from chicago_gui.sheet.entry_handler import EntryHandler, LiveSession, ShownSession, StepName
from chicago_gui.sheet.figures import FigureTables
from chicago_gui.sheet.panel import FirstStep, Panel
from chicago_gui.sheet.setup import Attendance, Blank, Blanks, NewSession, Plan, Setup
from chicago_gui.sheet.summary import Summary, WhatIf, supposed_table, verdict
from chicago_gui.sheet.words import (
    MINUS,
    contract_text,
    ended,
    evening_words,
    keys,
    plural,
    sentence,
    tr,
    when_and_where,
)

if TYPE_CHECKING:
    # Paper stands on the sheet; the form only names what it prints on.
    from chicago_gui.paper.marks import AnyPaper, Page

V = TypeVar("V", bound=Deals)

_LONGEST = 60
"""So many letters a name of a file has at most: disks take 255 bytes, and letters have up to four.
"""


class RowBackground(Enum):
    """The background of a row."""

    PAPER = "paper"
    BAND = "band"
    """A heading among the deals."""


class RowRule(Enum):
    """The rule beneath a deal."""

    HAIR = "hair"
    STRONG = "strong"
    INK = "ink"
    """Drawn by the players themselves, as under a game."""
    DOUBLE = "double"
    """Drawn by them where all is won."""


class ResultFigure(Record):
    """One figure of a deal that is over: its label, the figure, and how it is drawn."""

    label: str
    text: str
    kind: CellKind = CellKind.TEXT


class Form(ABC, Generic[V]):
    """One game's form over its view `V`; a game overrides what is not as here."""

    file_word: str
    """What names of files begin with, in English; they have it in the language that is spoken."""

    columns: tuple[Column[V, Any], ...]
    rows = 1
    """Into how many rows a deal is cut; a column's `parts` divide it."""

    least_width = 920
    """Narrower than this, in pixels at 100 %, it is not squeezed but scrolled sideways."""

    goes_on = True
    """Whether other deals come under the last, so that the rest of the paper is ruled for them."""

    tools: frozenset[str] = frozenset()
    """The tools that only some games have: `preparer`, `from_paper`, `plan`, `insert`, `end`."""

    tool_words: Mapping[str, str] = {}
    """What tools are called here, in English, where the usual words are not this game's."""

    sums_over_evenings = True
    """Whether what a player wins adds up over evenings, as shares of a maximum do not."""

    blanks = Blanks()
    """Which blank forms there are."""

    # --- the deals

    def number(self, view: V, deal: int) -> str:
        """Return the number of the deal at a place, for a sentence."""
        return str(deal + 1)

    def called(self, view: V, deal: int) -> str:
        """Return the deal's name within a sentence: `deal 7`."""
        return tr("deal {number}").format(number=self.number(view, deal))

    @abstractmethod
    def is_over(self, view: V, deal: int) -> bool:
        """Whether the deal is played; then it is drawn paler and its cells have explanations."""

    def identity(self, view: V, deal: int) -> Hashable:
        """Return a key that finds the deal again after lines above it came or went.

        That is its place in a game where lines come and go only at the end.
        """
        return deal

    def changed_deals(self, before: V, after: V) -> Iterator[tuple[int, int]]:
        """Yield the old and the new place of each deal that is in both views and has changed."""
        if len(before.deals) == len(after.deals):
            yield from ((deal, deal) for deal in touched(before, after))
            return
        there = self.places(before)
        for identity, deal in self.places(after).items():
            was = there.get(identity)
            if was is not None and before.deals[was] is not after.deals[deal]:
                yield was, deal

    def places(self, view: V) -> dict[Hashable, int]:
        """Return the place of each deal by its identity."""
        return {self.identity(view, deal): deal for deal in range(len(view.deals))}

    def reopened(self, before: V, after: V, deal: int) -> str:
        """Return a sentence when an entry at a `deal` that was over has removed its score."""
        if deal >= len(before.deals) or not self.is_over(before, deal):
            return ""
        now = self.places(after).get(self.identity(before, deal))
        if now is None or self.is_over(after, now):
            return ""
        words = tr("{deal} is open again, without a score. {keys} restores it.")
        return sentence(words.format(deal=self.called(after, now), keys=keys("Ctrl+Z")))

    def is_struck(self, view: V, deal: int) -> bool:
        """Whether the deal is a struck line: passed out and dealt again."""
        return False

    def rows_of(self, view: V, deal: int) -> int:
        """Return how many rows the deal takes."""
        return 1 if self.is_struck(view, deal) else self.rows

    def span(self, column: Column[V, Any]) -> int:
        """Return how many rows one cell of `column` covers."""
        return self.rows // column.parts

    def blank_when_struck(self, column: Column[V, Any]) -> bool:
        """Whether a struck deal leaves the column empty."""
        return column.parts == self.rows > 1

    # --- headings

    def column_heading(self, view: V, column: Column[V, Any]) -> str:
        """Return the heading of `column`, which may differ from session to session."""
        return heading(column)

    def over(self, view: V, column: Column[V, Any]) -> str:
        """Return the common heading of `column` and its neighbours, or an empty text."""
        return tr(column.over) if column.over else ""

    def hidden_columns(self, view: V) -> Collection[Column[V, Any]]:
        """Return the columns that this session does not use."""
        return ()

    # --- how lines are drawn

    def row_background(self, view: V, deal: int) -> RowBackground:
        """Return the background of the deal's row."""
        return RowBackground.PAPER

    def row_rule(self, view: V, deal: int) -> RowRule:
        """Return the rule beneath the deal."""
        return RowRule.STRONG

    def columns_covered(self, view: V, deal: int, column: Column[V, Any]) -> int:
        """Return how many columns a cell of the deal covers, from `column` to the right."""
        return 1

    def notice_under(self, view: V, deal: int) -> int:
        """Return the line below which the notice about the deal is."""
        return deal

    # --- filling it in

    def entry_handler(self, session: LiveSession[V, Any]) -> EntryHandler[V]:
        """Return the handler of entries at the Table."""
        return EntryHandler(self, session)

    @abstractmethod
    def wanted(self, view: V) -> CellRef | None:
        """Return the cell to be filled next."""

    def idle_cell(self, view: V) -> CellRef | None:
        """Return the cell for the cursor while no cell is wanted."""
        return None

    def in_play(self, view: V) -> CellRef | None:
        """Return the cell for the result of the deal in play, if a deal is being played."""
        return None

    def empty_after(self, view: V, spot: CellRef) -> Sequence[CellRef]:
        """Return the cells after `spot` in its deal that are still empty, first to last.

        One line fills them in this order. A column with several cells gives its first empty one.
        """
        deal = view.deals[spot.deal]
        found = []
        for column in self.columns[self.columns.index(spot.column) + 1 :]:
            if column.notes:
                continue
            for part in range(column.parts):
                there, content = CellRef(spot.deal, column, part), column.cell(deal, part)
                if not (content.text or content.spoken) and column.can_type(view, there):
                    found.append(there)
                    break
        return found

    @abstractmethod
    def hint(self, view: V) -> tuple[str, str]:
        """Return what is wanted now, and what comes next, which is shown paler."""

    @abstractmethod
    def explained(self, view: V, spot: CellRef) -> str:
        """Return the explanation of a cell of a deal that is over: its arithmetic in one line."""

    @abstractmethod
    def result_summary(self, view: V, deal: int) -> str:
        """Return the result of a deal that is over in one sentence."""

    def result_figures(self, view: V, deal: int) -> Sequence[ResultFigure]:
        """Return the figures of a deal that is over, to be shown in large type, if any."""
        return ()

    def side_effects(self, before: V, after: V) -> str:
        """Return what an entry has changed elsewhere, such as in other deals, if anything."""
        return ""

    def bids(self, view: V, deal: int) -> Sequence[tuple[Contract | None, int | None]]:
        """Return each public contract of a deal, and the tricks taken."""
        return ()

    def corrected_result(self, before: V, after: V) -> str:
        """Return the new result of the only deal in which the contract alone was corrected.

        A game may add the new score.
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
        result = result_text(contract, kept, minus=MINUS)
        return ended(words.format(tricks=kept, contract=contract_text(contract), result=result))

    def remark(self, view: V, deal: int) -> str:
        """Return what the players wrote about the deal."""
        return ""

    def typed_at(self, view: V, spot: CellRef) -> str:
        """Return a hint what can be typed at a cell of a deal that is over, if it needs one."""
        if spot.column.bidding(view, spot) is None:
            return spot.column.typing_hint(view, spot)
        _, declarer = spot.column.current_bid(view, spot)
        if declarer is None:
            return ""
        line = tr("Type the new contract; {name} still plays it.")
        return line.format(name=declarer)

    # --- around it

    @abstractmethod
    def day_and_place(self, view: V) -> tuple[date, str]:
        """Return when and where the evening is; the place may be empty."""

    def evening(self, view: V) -> str:
        """Return date and place, for the window's title."""
        return evening_words(*self.day_and_place(view))

    def when_and_where(self, view: V) -> str:
        """Return date and place, for the head of a page."""
        return when_and_where(*self.day_and_place(view))

    def file_stem(self, view: V) -> str:
        """Return the proposed name of its files: `rubber-2026-10-09-Club`."""
        day, place = self.day_and_place(view)
        return self.file_name(day.isoformat(), place)

    def file_name(self, *about: str) -> str:
        """Return a name for files of this game that says what they are `about`.

        Its characters and its length are valid on every disk.
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
    def panel(self, view: V, entries: EntryHandler[V]) -> Panel:
        """Return what stands beside the form."""

    def still_panel(self, view: V) -> Panel:
        """Return what stands beside the form where nobody fills it in."""
        return self.panel(view, EntryHandler(self, ShownSession(view)))

    @abstractmethod
    def step_name(self, step: StepName) -> str:
        """Return what a step was about, to stand after “Undo”."""

    def deletion(self, view: V, deal: int | None) -> object | None:
        """Return the change that deletes a deal: the last one where no deal stands at `deal`."""
        return None

    def insertions(self, view: V, deal: int) -> Sequence[tuple[str, object]]:
        """Return what can be inserted before a deal: its words in a menu, and the change."""
        return ()

    def ending(self, view: V, deal: int | None = None) -> tuple[str, object] | None:
        """Return how to end early, or to continue, what is played at a deal: words and change.

        Without a deal, return it for the last deal.
        """
        return None

    # --- its end

    def for_players(self, view: V) -> V:
        """Return what all players may see together, without what some have still to play."""
        return view

    def evening_over(self, view: V) -> bool:
        """Whether all that was planned is played and scored."""
        return False

    def summary(
        self, view: V, entries: EntryHandler[V], suppose: Callable[[object], Any]
    ) -> Summary:
        """Return how the evening went, or goes; `suppose` is as in `what_if`."""
        panel = self.panel(view, entries)
        found = self.what_if(view, suppose)
        other = () if found is None else (supposed_table(tr("What if"), found),)
        return Summary(verdict(panel, over=self.evening_over(view)), (), panel, other)

    # --- starting and changing a session

    @abstractmethod
    def setup(self) -> Setup:
        """Return what the page of a new evening asks."""

    def setup_knowing(self, figures: Any) -> Setup:
        """Return `setup` with what the figures across evenings offer besides: mostly nothing."""
        return self.setup()

    @abstractmethod
    def heading(self, view: V) -> NewSession:
        """Return the heading as it stands, in the terms of `setup`."""

    @abstractmethod
    def heading_changes(self, view: V, wish: NewSession) -> Sequence[object]:
        """Return the changes that make the heading what `wish` says; plan and first stay."""

    def attendance(self, view: V) -> Attendance | None:
        """Return who is there from the next deal on, where players may be away."""
        return None

    # --- what leaves the program

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
    def blank_pages(self, paper: AnyPaper, wish: Blank | None = None) -> Sequence[Page]:
        """Return blank forms as printed pages; without a wish a page of the usual, with tables."""

    def left_out(self, view: V, shown: int | None = None) -> str:
        """Return in a sentence what a file leaves out because it is secret, or nothing.

        `shown` is the deal whose secrets are in it all the same, if there is one.
        """
        return ""

    def history_left_out(self) -> str:
        """Return in a sentence what the history leaves out because it is secret, or nothing."""
        return ""

    # --- other windows

    def plan(self, view: V) -> Plan | None:
        """Return how many deals are planned, where that is planned at all."""
        return None

    def what_if(self, view: V, suppose: Callable[[object], Any]) -> WhatIf | None:
        """Return the evening scored in other ways, where there are others.

        `suppose` gives the view after a change that is not made, or a `Refused`.
        """
        return None

    def guide_chapter(self, view: V) -> str:
        """Return the mark of the guide's chapter on this session, or nothing: that of its game."""
        return ""

    def guide_tables(self, view: V) -> Mapping[str, Sequence[Sequence[str]]]:
        """Return this session's own tables in the guide, by their marks; first their headings."""
        return {}

    def first_steps(self) -> tuple[FirstStep, ...]:
        """Return the first steps of this game in pictures, if it has any."""
        return ()

    @abstractmethod
    def figures(self, figures: Any) -> FigureTables:
        """Return the figures across evenings as tables."""
