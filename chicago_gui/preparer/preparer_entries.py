"""The entries of the Preparer face: those of the Table face, and the counts of one deal."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from chicago_gui.desk.ports import PreparerPort
from chicago_gui.games.house import changes as c
from chicago_gui.games.house import columns
from chicago_gui.games.house.deck_columns import HouseCellReason, read_counts_at
from chicago_gui.games.house.evening import Counts, EnterCounts, EnterHcp
from chicago_gui.games.house.form import FORM, HouseEntries, roll_die
from chicago_gui.games.house.hints import wanted_at_table, wanted_by_preparer
from chicago_gui.games.house.sheet import Deck
from chicago_gui.games.house.view import PlayedDeal, View
from chicago_gui.games.house.words import sum_line
from chicago_gui.record import QuietRecord, replace
from chicago_gui.scoring import Refused
from chicago_gui.sheet.column import CellRef, Choice, Offer
from chicago_gui.sheet.entry_handler import Answer, LiveSession
from chicago_gui.sheet.typing.counts import MOST_IN_HAND, PACK
from chicago_gui.sheet.typing.reader import Reading, Slot, as_one
from chicago_gui.sheet.words import tr


class HcpChoice(QuietRecord, Choice):
    """One count on the pad, which is typed when it is chosen; its repr hides the value."""

    def __repr__(self) -> str:
        return "HcpChoice(…)"


def hcp_choices(counts: Counts, part: int) -> tuple[HcpChoice, ...]:
    """Return every count that a hand can hold, for one `part` of the four `counts`."""
    there, most = counts.hcp[part], counts.most(part)
    return tuple(
        HcpChoice(str(hcp), chosen=hcp == there, possible=hcp <= most)
        for hcp in range(MOST_IN_HAND + 1)
    )


class _Prepared:
    """The public view of `table`, changed through `port`."""

    def __init__(self, table: LiveSession[View, c.PublicChange], port: PreparerPort) -> None:
        self._table = table
        self.submit, self.refusal = port.submit, port.refusal

    @property
    def view(self) -> View:
        return self._table.view


class PreparerEntries(HouseEntries):
    """Enters counts and hands out decks for one deal; everything else as on the Table face."""

    def __init__(
        self,
        table: LiveSession[View, c.PublicChange],
        port: PreparerPort,
        done: Callable[[], None],
        roll: Callable[[], int] = roll_die,
        *,
        from_paper: bool = False,
    ) -> None:
        """Enter counts through `port`; `done` covers the face when the deal is ready.

        If `from_paper`, a deal is ready when it is over.
        """
        super().__init__(FORM, _Prepared(table, port), roll)
        self._port = port
        self._done = done
        self._from_paper = from_paper
        self._was_bid = self._is_bid()
        """Whether the deal had its contract before the face opened: then it may be played live."""

    # --- what is wanted

    def wanted(self) -> CellRef | None:
        """Return the next cell of the deal in preparation, or `None` if it is ready."""
        index, counts = self._port.deal, self._port.counts
        if index >= len(self.view.deals):
            return None
        deal = self.view.deals[index].deal
        if deal.has_contract:
            return wanted_at_table(self.view)
        wanted = wanted_by_preparer(deal, index, counts.hcp)
        if wanted is None and self._from_paper:
            return CellRef(index, columns.CONTRACT)
        return wanted

    def ready(self) -> bool:
        """Return whether the deal can be handed out: counts, decks, seats and opener are known."""
        there = self._port.deal < len(self.view.deals)
        return there and self.wanted() is None and self._is_bid() is self._from_paper

    def accept(self, spot: CellRef | None) -> Answer | None:
        """Accept the proposal, or hand out the cards if nothing more is wanted."""
        if self.ready():
            self._done()
            return Answer()
        return super().accept(spot)

    def can_type(self, spot: CellRef) -> bool:
        """Return whether this face accepts text at `spot`."""
        if self._mine(spot) and spot.column in (columns.HCP, columns.PLAYER):
            return True
        return super().can_type(spot)

    def is_secret(self, spot: CellRef) -> bool:
        """Return whether `spot` is a count of the open deal."""
        return spot.column is columns.HCP and self._mine(spot)

    def shows_secrets(self) -> bool:
        """Return whether a line typed here may contain a count.

        In a deal that was already bid when the face opened, only its result is typed, and the
        counts stay covered.
        """
        return not (self._was_bid and self._is_bid())

    # --- typing

    def _hidden(self, spot: CellRef, text: str) -> Refused | None:
        """Return `None`: nobody else looks at this face."""
        return None

    def _slots(self, spot: CellRef) -> Iterator[Slot]:
        """Yield the parsers of a line typed at `spot`.

        Counts are a step of their own, which only the preparer can undo. Until the decks are
        picked, a number in the player's cell is a count.
        """
        if self.is_secret(spot):
            yield lambda text: self._read_counts(spot, text)
            return
        slots = super()._slots(spot)
        if spot.column is columns.PLAYER and self._mine(spot):
            counting, names = replace(spot, column=columns.HCP), next(slots)

            def read(text: str) -> Reading:
                return self._read_counts(counting, text) if text[0].isdecimal() else names(text)

            yield read
        yield from slots

    def _read_counts(self, spot: CellRef, text: str) -> Reading:
        hcp, shows, rest = read_counts_at(self._port.counts.hcp, spot, text)
        if rest:
            raise Refused(HouseCellReason.COUNTS)
        hint = sum_line(hcp, from_paper=self._from_paper)
        if None in hcp:
            changes = [EnterHcp(spot.deal, Deck(each.part), hcp[each.part]) for each in shows]
            return Reading(as_one(changes), shows, hint=hint)
        a, b, c_, d = (count or 0 for count in hcp)
        if self.view.deals[spot.deal].deal.handed_out and a + b + c_ + d != PACK:
            raise Refused(HouseCellReason.ALL_FOUR)
        return Reading(EnterCounts(spot.deal, (a, b, c_, d)), shows, hint=hint)

    def _cursor_after(self, filled: CellRef) -> CellRef | None:
        """Return the next deck while four counts do not add up to 40, to retype them in order."""
        counts, last = self._port.counts, filled.part == len(Deck) - 1
        if self.is_secret(filled) and counts.complete and not counts.right and not last:
            return replace(filled, part=filled.part + 1)
        return super()._cursor_after(filled)

    def clear(self, spot: CellRef) -> Answer:
        if self.is_secret(spot):
            return self.enter(spot, Reading(EnterHcp(spot.deal, Deck(spot.part), None)))
        return super().clear(spot)

    # --- the mouse

    def opens_pad(self, spot: CellRef, after: CellRef | None = None) -> bool:
        """Return whether a click opens the pad of `spot`, or a choice made at the cell `after`.

        While counting, a click opens the pad of any count, because any may be wrong. For the same
        reason no pad opens after four counts that do not add up to 40. From paper the next always
        opens.
        """
        counts = self._port.counts
        if after is not None:
            wrong = self.is_secret(spot) and counts.complete
            return not wrong and (self._from_paper or super().opens_pad(spot, after))
        wanted = self.wanted()
        counting = wanted is not None and self.is_secret(wanted)
        first = wanted is not None and wanted.column is columns.PLAYER and wanted.part == 0
        anew = first and not counts.opens
        return ((counting or anew) and self.is_secret(spot)) or super().opens_pad(spot)

    def choices(self, spot: CellRef) -> Offer:
        """Return the counts that can be chosen at `spot`, or the offer of the Table face.

        The pad may hide the sum of the counts. It is shown from the first count on, so that the
        numbers below keep their places.
        """
        if not self.is_secret(spot):
            return super().choices(spot)
        counts = self._port.counts
        line = sum_line(counts.hcp, from_paper=self._from_paper)
        nothing = tr("Sum {total} of 40.").format(total=0)
        return Offer(hcp_choices(counts, spot.part), remark=line or nothing)

    # --- undo

    def undone(self, undo: Callable[[], object]) -> CellRef | None:
        before = self._port.counts.hcp
        spot = super().undone(undo)
        for part, (then, now) in enumerate(zip(before, self._port.counts.hcp, strict=True)):
            if then != now:
                return CellRef(self._port.deal, columns.HCP, part)
        return spot

    def _is_bid(self) -> bool:
        """Return whether the deal has its contract."""
        deals, index = self.view.deals, self._port.deal
        return index < len(deals) and deals[index].deal.has_contract

    def _mine(self, spot: CellRef) -> bool:
        if spot.deal != self._port.deal or spot.deal >= len(self.view.deals):
            return False
        over = isinstance(self.view.deals[spot.deal], PlayedDeal)
        return not over and self.shows_secrets()
