"""What the preparer's face does with keys and typed text: the Table's entries, and the counts."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from chicago_gui.desk.preparer_port import PreparerPort
from chicago_gui.games.russian import changes as c
from chicago_gui.games.russian import columns
from chicago_gui.games.russian.changes import HouseReason, Swap
from chicago_gui.games.russian.columns.base import HouseCellReason
from chicago_gui.games.russian.columns.hands import counts_in, four_counts
from chicago_gui.games.russian.columns.play import SWAP
from chicago_gui.games.russian.evening import Counts, EnterCounts, EnterHcp, Hcp
from chicago_gui.games.russian.form import FORM
from chicago_gui.games.russian.hints import (
    progress_line,
    sum_line,
    wanted_at_table,
    wanted_by_preparer,
)
from chicago_gui.games.russian.house_input import HouseInput, roll_die
from chicago_gui.games.russian.sheet import MOST_IN_HAND, Deal, Deck
from chicago_gui.games.russian.view import PlayedDeal, View
from chicago_gui.games.russian.words import last_bid, swap_due
from chicago_gui.record import Record, replace
from chicago_gui.scoring import Refused
from chicago_gui.sheet.column import Labelled, Spot
from chicago_gui.sheet.entry import is_pass, number_of
from chicago_gui.sheet.form_input import ENTER, Answer, LiveSession, TakenTooSoon
from chicago_gui.sheet.going_on import Taken, bid_begins
from chicago_gui.sheet.words import tr

_PARTING = " ,;"
_COUNT = re.compile(r"[4-9]|[0-9]{2}|[0-9]{1,2}[ ,;]")
"""What need not wait for Enter: no hand has forty, so that after a 4 no second figure can come."""
_PARTED = re.compile(r"[0-9]{1,2}[ ,;]+")


class HcpChoice(Record):
    """One count on the pad; it prints without the count."""

    hcp: int
    chosen: bool = False
    possible: bool = True

    @property
    def label(self) -> str:
        return str(self.hcp)

    def __repr__(self) -> str:
        return "HcpChoice(…)"


def hcp_choices(counts: Counts, part: int) -> tuple[HcpChoice, ...]:
    """Return every count a hand can hold, for one `part` of the four `counts`."""
    there, most = counts.hcp[part], counts.most(part)
    return tuple(HcpChoice(hcp, hcp == there, hcp <= most) for hcp in range(MOST_IN_HAND + 1))


class PreparerInput(HouseInput):
    """Takes counts and hands out decks, for one deal; everything else as at the Table."""

    takes_counts = True

    def __init__(
        self,
        table: LiveSession[View, c.PublicChange],
        port: PreparerPort,
        done: Callable[[str], None],
        roll: Callable[[], int] = roll_die,
        *,
        from_paper: bool = False,
    ) -> None:
        """Write the counts through `port`; `done` covers the face when the deal is ready.

        A deal typed in `from_paper` is ready when it is over: nobody waits for the cards. There
        `done` is told what was typed of the next deal already.
        """
        super().__init__(FORM, table, roll)
        self.keep_half_typed(port.half_typed)
        self._port = port
        self._done = done
        self._from_paper = from_paper
        self._was_bid = self._is_bid()
        """The deal has had its contract since before this face came up: it may be played live."""
        self._recount: int | None = None
        """The deck whose turn it is while they are counted again, one after the other."""
        self._mending = False
        self._run: list[tuple[Hcp, int]] = []
        """Counts typed one straight behind the other, each with what was there before."""

    def submit(self, change: object) -> Refused | None:
        """Make `change` as the preparer, or return why not."""
        return self._port.submit(change)

    def wanted(self) -> Spot | None:
        """Return the next cell of the deal in preparation; `None` when it is ready."""
        index, counts = self._port.deal, self._port.counts
        if index >= len(self.view.deals):
            return None
        deal = self.view.deals[index].deal
        if deal.has_contract:
            return wanted_at_table(self.view)
        wanted = wanted_by_preparer(deal, index, counts.hcp, self._recount)
        if wanted is None and self._from_paper:
            return Spot(index, columns.CONTRACT)
        return wanted

    def _there(self, spot: Spot) -> tuple[str, ...]:
        """Return whose deal it is, too: what one preparer typed is for no other's eyes."""
        mine = self._port.deal
        whose = self.view.prepared_by(mine) if mine < len(self.view.deals) else ""
        return (*super()._there(spot), str(mine), whose)

    def state(self) -> Any:
        return self.view, self._port.counts

    def turned(self, before: Any) -> Spot | None:
        self._stop_counting()
        view, counts = before
        for part, (then, now) in enumerate(zip(counts.hcp, self._port.counts.hcp, strict=True)):
            if then != now:
                return Spot(self._port.deal, columns.HCP, part)
        return super().turned(view)

    def progress(self) -> str:
        """Return which deal is in hand here, while at the Table another may be played."""
        if self._port.deal >= len(self.view.deals):
            return super().progress()
        return progress_line(self.view, self.view.deals[self._port.deal].number)

    def offers(self, spot: Spot) -> bool:
        """Return whether one click offers counts: while they are counted any of them may be mended.

        Where the sum is wrong nobody knows which one it is, and the first is wanted for want of it.
        Where it is right again it may be said already who picked a deck. Where nobody can open they
        are asked for anew, until a deck is picked.
        """
        wanted, counts = self.wanted(), self._port.counts
        counting = wanted is not None and self.secret(wanted)
        picking = spot.column is columns.PLAYER and self._mine(spot)
        if picking and counting:
            return spot == wanted_by_preparer(self._deal(spot), spot.deal, counts.hcp)
        first = wanted is not None and wanted.column is columns.PLAYER and wanted.part == 0
        anew = first and not counts.opens
        return ((counting or anew) and self.secret(spot)) or super().offers(spot)

    def leads_to(self, wanted: Spot) -> bool:
        """Whether a pad leads to `wanted`: from paper everything of the deal is known.

        Where four counts do not make 40 it is read first: nobody knows which is the wrong one.
        """
        if self.secret(wanted) and self._recount is None and self._port.counts.complete:
            return False
        return self._from_paper or super().leads_to(wanted)

    def ready(self) -> bool:
        """Whether the deal can be handed out: counted, picked, seated, opener named."""
        there = self._port.deal < len(self.view.deals)
        return there and self.wanted() is None and self._is_bid() is self._from_paper

    @property
    def result(self) -> Spot:
        """Where the result of this deal stands."""
        return Spot(self._port.deal, columns.RESULT)

    def hand_out(self, typed: str = "") -> None:
        """Cover the face: the cards go to the players, or the next deal is `typed` in."""
        self._done(typed)

    def can_type(self, spot: Spot) -> bool:
        """Whether anything can be typed at `spot` in this face."""
        if self._mine(spot) and spot.column in (columns.HCP, columns.PLAYER):
            return True
        return super().can_type(spot)

    def secret(self, spot: Spot) -> bool:
        """Whether what stands at `spot` is a count of an open deal."""
        return self._mine(spot) and spot.column is columns.HCP

    def meant(self, spot: Spot | None, text: str) -> Spot | None:
        """Return the cell that `text`, typed at `spot`, is meant for.

        When the counts make 40 a letter beside them names who picked a deck. While one is wanted a
        figure is that, where no other can be: nobody else looks at this face.
        """
        if spot is not None and self._is_stray_count(spot, text):
            return self.wanted()
        deal, counts = self._port.deal, self._port.counts
        if spot is not None and self.secret(spot) and text.isalpha() and not self._swaps(text):
            picking = wanted_by_preparer(self._deal(spot), deal, counts.hcp)
            if picking is not None and picking.column is columns.PLAYER:
                return picking
        return super().meant(spot, text)

    def misplaced(self, spot: Spot, key: str) -> Refused | None:
        """Return why `key` cannot be meant at `spot`, unless it is the count that is wanted."""
        return None if self._is_stray_count(spot, key) else super().misplaced(spot, key)

    def _is_stray_count(self, spot: Spot, key: str) -> bool:
        """Whether `key` is a figure typed where none can be, while a count is wanted."""
        wanted = self.wanted()
        counting = wanted is not None and self.secret(wanted)
        return counting and super().misplaced(spot, key) is not None

    def complete(self, spot: Spot, text: str) -> bool:
        """Whether `text` need not wait for Enter: a count to which no figure can be added."""
        if self._counts(spot, text):
            ended = _COUNT.fullmatch(text) is not None or self._makes_forty(spot, text)
            return ended and not self._deal(spot).handed_out
        return super().complete(spot, text)

    def _makes_forty(self, spot: Spot, text: str) -> bool:
        """Whether `text` is the last of the four counts, and with the others all of the pack."""
        counts = self._port.counts
        last = self.secret(spot) and counts.hcp[spot.part] is None and counts.hcp.count(None) == 1
        return last and text == str(counts.most(spot.part))

    def goes_on(self, spot: Spot, text: str) -> bool:
        """Whether `text` is still the entry at `spot`: a space after a count parts it from more."""
        counts, parted = self._counts(spot, text), _PARTED.fullmatch(text) is not None
        return parted if counts else super().goes_on(spot, text)

    def reads_otherwise(self, spot: Spot, taken: str, text: str) -> bool:
        """Whether it is no count but a contract, of which the level was taken for one: `4s`."""
        if self._counts(spot, taken):
            return bid_begins(text, self.view.sheet.players) and not self._swaps(text[-1])
        return super().reads_otherwise(spot, taken, text)

    def take_back(self, taken: Taken) -> Refused | None:
        """Take back what was `taken` too soon, a count among them."""
        if not self._counts(taken.spot, taken.text):
            return super().take_back(taken)
        self._stop_counting()
        count = EnterHcp(taken.spot.deal, Deck(taken.spot.part), number_of(taken.text))
        return None if taken.idle else self.submit(TakenTooSoon(count))

    def typed_in_secret(self) -> bool:
        """Whether what is typed here may be a secret: a count may be typed into any line.

        Whoever goes on from paper with a deal that is bid types its result: it stays covered.
        """
        return not (self._was_bid and self._is_bid())

    def text(self, spot: Spot) -> str:
        """Return the text an editor at `spot` begins with."""
        if self.secret(spot):
            hcp = self._port.counts.hcp[spot.part]
            return "" if hcp is None else str(hcp)
        return super().text(spot)

    def enter(self, spot: Spot, text: str) -> Refused | None:
        """Take what was typed at `spot`, or return why not.

        A number beside a deck that nobody has picked is its count, typed again.
        """
        if self.wanted() not in (spot, replace(spot, column=columns.HCP)):
            self._run = []
        if self._counts(spot, text):
            spot = replace(spot, column=columns.HCP)
        if not self.secret(spot):
            self._stop_counting()
            return super().enter(spot, text)
        if bid_begins(text, self.view.sheet.players) or is_pass(text):
            return Refused(HouseCellReason.BEFORE_CONTRACT_COUNTS)
        counts = counts_in(text)
        try:
            if len(counts) > 1:
                return self._port.submit(EnterCounts(spot.deal, four_counts(text)))
            hcp = number_of(counts[0]) if counts else None
        except Refused as why:
            return why
        # Counting again goes through the decks in turn, wherever it began: past a sum that is right
        # on the way, and on to decks that were not counted yet.
        mending, before = self._is_mending(), self._port.counts.hcp
        again = hcp is not None and (before[spot.part] is not None or self._recount == spot.part)
        refused = self._count(spot, hcp)
        if refused is None and again:
            self._go_on_counting(spot, mending=mending)
        self._run = [] if refused or hcp is None else [*self._run, (before, hcp)]
        return refused or self._read_run(spot)

    def _read_run(self, spot: Spot) -> Refused | None:
        """Write four counts from deck A on that were typed in one go, where that was meant."""
        counts = self._port.counts
        meant = counts.meant_from_a(self._run)
        if len(self._run) >= len(Deck) and (counts.right or meant is None):
            self._run = []
        if meant is not None:
            self._recount = None
        return None if meant is None else self._port.submit(EnterCounts(spot.deal, meant))

    def _stop_counting(self) -> None:
        """Forget which deck's turn it is: something else is done."""
        self._recount, self._run = None, []

    def _is_mending(self) -> bool:
        """Whether the decks are counted again for a wrong sum, and not after a new deal."""
        counts = self._port.counts
        return self._mending if self._recount is not None else counts.complete and not counts.right

    def _go_on_counting(self, spot: Spot, *, mending: bool) -> None:
        """Have the next deck counted; a sum is mended and nobody opens: a new deal, from deck A."""
        counts, self._mending = self._port.counts, mending
        done = mending and counts.right and not counts.opens
        self._recount = None if done or spot.part + 1 == len(Deck) else spot.part + 1

    def _count(self, spot: Spot, hcp: int | None) -> Refused | None:
        self._recount = None
        refused = self._port.submit(EnterHcp(spot.deal, Deck(spot.part), hcp))
        if refused is None or refused.reason is not HouseReason.SUM:
            return refused
        # The decks are handed out.
        return self.mend(spot, str(hcp), self._port.counts.hcp, EnterCounts)

    def choices(self, spot: Spot) -> Sequence[Labelled]:
        """Return what can be chosen at `spot`: a count, or what can be chosen at the Table."""
        secret, counts = self.secret(spot), self._port.counts
        return hcp_choices(counts, spot.part) if secret else super().choices(spot)

    def told_with_choices(self, spot: Spot) -> str:
        """Return the sum of the counts so far, which the pad over them may hide.

        At the first count it is there, too: beneath it every number keeps its place.
        """
        if not self.secret(spot):
            return super().told_with_choices(spot)
        line = sum_line(self._port.counts.hcp, from_paper=self._from_paper)
        return line or tr("Sum so far {total} of 40.").format(total=0)

    def choose(self, spot: Spot, choice: Labelled) -> Refused | None:
        """Take what was chosen with the mouse, or return why not."""
        if isinstance(choice, HcpChoice):
            mended, self._run = self._port.counts.complete, []
            refused = self._count(spot, choice.hcp)
            wanted = self.wanted()
            if mended and refused is None and wanted is not None and self.secret(wanted):
                # The sum is wrong still: the next deck's turn, also when this count was kept.
                self._go_on_counting(spot, mending=True)
            return refused
        self._stop_counting()
        return super().choose(spot, choice)

    def key(self, spot: Spot, key: str) -> Answer | None:
        """Enter hands the cards out when nothing more is wanted.

        From paper a digit at the result goes on too: whoever reads does not look up, and means
        the next deal's first count. After the last deal planned it would be a note at the Table.
        """
        counting = self._from_paper and key.isdecimal() and spot == self.result
        if spot.column is columns.HCP and self._swaps(key):
            return Answer(self.submit(Swap(last_bid(self.view))))
        counted = spot.column is columns.HCP and bool(self.text(spot))
        if key == ENTER and counted and spot == self.wanted():
            # The sum is wrong, or they are counted again; what stands here is right.
            self._run = []
            self._go_on_counting(spot, mending=self._is_mending())
            return Answer()
        if counting and self.ready() and self.view.sheet.all_dealt:
            return Answer(Refused(HouseReason.PLAN_FULL, planned=self.view.sheet.planned_deals))
        if (key == ENTER or counting) and self.ready():
            self.hand_out(key if counting else "")
            return Answer()
        return super().key(spot, key)

    def enter_does(self) -> bool:
        """Whether it keeps a count, too, or hands the cards out."""
        wanted = self.wanted()
        keeps = wanted is not None and self.secret(wanted) and bool(self.text(wanted))
        return keeps or self.ready() or super().enter_does()

    def _swaps(self, key: str) -> bool:
        return key.casefold() in SWAP and bool(swap_due(self.view))

    def _counts(self, spot: Spot, text: str) -> bool:
        """Whether `text` at `spot` is a count, beside a deck not picked yet, too, or all four."""
        if self.secret(spot) or not self._mine(spot):
            return self.secret(spot)
        counting = spot.column is columns.PLAYER and text.strip(_PARTING).isdecimal()
        if spot.column in (columns.PARTNERS, columns.CONTRACT):
            return len(counts_in(text)) == len(Deck) and all(map(str.isdecimal, counts_in(text)))
        return counting and not self._deal(spot).handed_out

    def _is_bid(self) -> bool:
        """Whether the deal in hand has its contract."""
        deals, index = self.view.deals, self._port.deal
        return index < len(deals) and deals[index].deal.has_contract

    def _deal(self, spot: Spot) -> Deal:
        return self.view.deals[spot.deal].deal

    def _mine(self, spot: Spot) -> bool:
        if spot.deal != self._port.deal or spot.deal >= len(self.view.deals):
            return False
        over = isinstance(self.view.deals[spot.deal], PlayedDeal)
        return not over and self.typed_in_secret()
