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
from chicago_gui.sheet.column import CellKind, Column, Deals, Spot, heading, touched
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
        """Return what the deal at a place is called in a sentence."""
        return str(deal + 1)

    def called(self, view: V, deal: int) -> str:
        """Return what it is called within a sentence: `deal 7`."""
        return tr("deal {number}").format(number=self.number(view, deal))

    @abstractmethod
    def is_over(self, view: V, deal: int) -> bool:
        """Whether the deal is played, so that it is drawn quietly and explains itself."""

    def has_covers(self, view: V, deal: int) -> bool:
        """Whether cells of the deal are covered until it is over."""
        return any(column.turn for column in self.columns)

    def identity(self, view: V, deal: int) -> Hashable:
        """Return by what a deal is found again where lines above it have come or gone.

        That is its place, in a game where lines come and go at the end alone.
        """
        return deal

    def changed_deals(self, before: V, after: V) -> Iterator[tuple[int, int]]:
        """Yield where each deal that is in both views, and another value now, was and is."""
        if len(before.deals) == len(after.deals):
            yield from ((deal, deal) for deal in touched(before, after))
            return
        there = self.places(before)
        for identity, deal in self.places(after).items():
            was = there.get(identity)
            if was is not None and before.deals[was] is not after.deals[deal]:
                yield was, deal

    def places(self, view: V) -> dict[Hashable, int]:
        """Return where each deal stands, by its identity."""
        return {self.identity(view, deal): deal for deal in range(len(view.deals))}

    def reopened(self, before: V, after: V, deal: int) -> str:
        """Return what is said when an entry at a `deal` that was over has taken its score away."""
        if deal >= len(before.deals) or not self.is_over(before, deal):
            return ""
        now = self.places(after).get(self.identity(before, deal))
        if now is None or self.is_over(after, now):
            return ""
        words = tr("{deal} is open again and its score is gone: {keys} brings it back.")
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

    # --- how its columns are headed

    def column_heading(self, view: V, column: Column[V, Any]) -> str:
        """Return what stands over `column`, where it is another evening by evening."""
        return heading(column)

    def over(self, view: V, column: Column[V, Any]) -> str:
        """Return what stands over `column` and its neighbours together, or nothing."""
        return tr(column.over) if column.over else ""

    def left_away(self, view: V) -> Collection[Column[V, Any]]:
        """Return the columns in which nothing can stand this evening."""
        return ()

    # --- how its lines are drawn

    def ground(self, view: V, deal: int) -> RowBackground:
        """Return what the deal lies on."""
        return RowBackground.PAPER

    def under(self, view: V, deal: int) -> RowRule:
        """Return the rule beneath the deal."""
        return RowRule.STRONG

    def reach(self, view: V, deal: int, column: Column[V, Any]) -> int:
        """Return how many columns a cell of the deal covers, from `column` to the right."""
        return 1

    def notice_under(self, view: V, deal: int) -> int:
        """Return under which line that stands which is said of the deal."""
        return deal

    # --- filling it in

    def entry_handler(self, session: LiveSession[V, Any]) -> EntryHandler[V]:
        """Return what takes the entries at the Table."""
        return EntryHandler(self, session)

    @abstractmethod
    def wanted(self, view: V) -> Spot | None:
        """Return the cell to be filled next."""

    def resting(self, view: V) -> Spot | None:
        """Return the cell where the cursor rests while nothing is wanted."""
        return None

    def in_play(self, view: V) -> Spot | None:
        """Return where the result of the deal in play stands, if a deal is being played."""
        return None

    def empty_after(self, view: V, spot: Spot) -> Sequence[Spot]:
        """Return the cells after `spot` in its deal that are still empty, first to last.

        One line fills them in this order; of a column with several cells it is the first empty one.
        """
        deal = view.deals[spot.deal]
        found = []
        for column in self.columns[self.columns.index(spot.column) + 1 :]:
            if column.notes:
                continue
            for part in range(column.parts):
                there, content = Spot(spot.deal, column, part), column.cell(deal, part)
                if not (content.text or content.spoken) and column.can_type(view, there):
                    found.append(there)
                    break
        return found

    @abstractmethod
    def hint(self, view: V) -> tuple[str, str]:
        """Return what is wanted now, and in a quieter line what comes next."""

    @abstractmethod
    def explained(self, view: V, spot: Spot) -> str:
        """Return what a cell of a deal that is over has to tell: its arithmetic in a line."""

    @abstractmethod
    def result_summary(self, view: V, deal: int) -> str:
        """Return how a deal that is over came out."""

    def result_figures(self, view: V, deal: int) -> Sequence[ResultFigure]:
        """Return the figures of a deal that is over, to be read across the table, if any."""
        return ()

    def side_effects(self, before: V, after: V) -> str:
        """Return what an entry has changed beside its cell, as in other deals, if anything."""
        return ""

    def bids(self, view: V, deal: int) -> Sequence[tuple[Contract | None, int | None]]:
        """Return each contract written of a deal that everybody may see, and the tricks taken."""
        return ()

    def mended(self, before: V, after: V) -> str:
        """Return what the result is now of the one deal whose contract was corrected under it.

        A game may tell what it is worth now as well.
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

    def typed_at(self, view: V, spot: Spot) -> str:
        """Return what can be typed at a cell of a deal that is over, where that has to be said."""
        if spot.column.bidding(view, spot) is None:
            return spot.column.typed_here(view, spot)
        _, declarer = spot.column.bid_there(view, spot)
        if declarer is None:
            return ""
        line = tr("Type only the new contract, and {name} still plays it.")
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
        """Return the name that its files are offered under: `rubber-2026-10-09-Club`."""
        day, place = self.day_and_place(view)
        return self.file_name(day.isoformat(), place)

    def file_name(self, *about: str) -> str:
        """Return a name for files of this game that tells what they are `about`.

        No sign in it is one that a disk might refuse, and no disk finds it too long.
        """
        text = " ".join((tr(self.file_word), *about))
        words = "".join(sign if sign.isalnum() else " " for sign in text).split()
        while len("-".join(words)) > _LONGEST:
            words.pop()
        return "-".join(words)

    @abstractmethod
    def progress(self, view: V) -> str:
        """Return how far the evening has come: `Deal 6 of 15`."""

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
        """Return how what is played at a deal is ended early, or gone on with: words, change.

        Without a deal it is about what is played last.
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

    # --- beginning and mending an evening

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

    # --- the windows about it

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
        """Return how this game is kept, in pictures; none where that is not told so."""
        return ()

    @abstractmethod
    def figures(self, figures: Any) -> FigureTables:
        """Return the figures across evenings as tables."""
