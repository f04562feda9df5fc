"""Handles typed lines, proposals and choices for a face, independently of how it is drawn."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Generic, Protocol, TypeVar

from chicago_gui.record import Record, replace
from chicago_gui.scoring import Refused
from chicago_gui.sheet.column import Cell, CellReason, CellRef, Deals, Offer
from chicago_gui.sheet.form import Form
from chicago_gui.sheet.panel import Panel
from chicago_gui.sheet.typing.reader import LineReason, Reading, Slot, Unread, read
from chicago_gui.sheet.words import keys, sentence, tr

View = TypeVar("View", covariant=True)
Change = TypeVar("Change", contravariant=True)


class LiveSession(Protocol[View, Change]):
    """The open session, as far as a face may use it."""

    @property
    def view(self) -> View:
        """The current public view."""

    def submit(self, change: Change) -> Refused | None:
        """Make `change`, or return why it was refused."""

    def refusal(self, change: Change) -> Refused | None:
        """Return why `change` would be refused, `None` if it would not; nothing changes."""


class ShownSession(Generic[View]):
    """A read-only session, for pages and pictures."""

    def __init__(self, view: View) -> None:
        """Show `view`."""
        self.view = view

    def submit(self, change: object) -> Refused | None:
        """Refuse every change."""
        return Refused(CellReason.ONLY_SHOWN)

    def refusal(self, change: object) -> Refused | None:
        """Refuse every change."""
        return Refused(CellReason.ONLY_SHOWN)


class Answer(Record):
    """The result of an entry: why it was refused, or a message.

    `filled` are the cells that it filled, `then` is the next cell for the cursor instead of the
    wanted one. `pips` are the numbers rolled with the dice, if any.
    """

    refused: Refused | None = None
    message: str = ""
    filled: tuple[CellRef, ...] = ()
    then: CellRef | None = None
    pips: tuple[int, ...] = ()


V = TypeVar("V", bound=Deals)


class EntryHandler(Generic[V]):
    """Handles entries at the Table; columns decide what text in their cells means."""

    def __init__(self, form: Form[V], session: LiveSession[V, Any]) -> None:
        """Take entries for `form` and submit changes to `session`."""
        self.form = form
        self._session = session
        self._shown_proposal: tuple[Any, int] = (None, 0)
        """The cell that shows another proposal than the first, and the proposal's index."""

    @property
    def view(self) -> V:
        """The current public view."""
        return self._session.view

    # --- what is wanted

    def wanted(self) -> CellRef | None:
        """Return the cell to be filled next; `None` if there is none."""
        return self.form.wanted(self.view)

    def panel(self, here: CellRef | None = None) -> Panel:
        """Return the content of the panel; proposals and the cursor `here` may matter."""
        return self.form.panel(self.view)

    def can_type(self, spot: CellRef) -> bool:
        """Return whether `spot` accepts text; cells left empty in a struck line do not."""
        if spot.deal >= len(self.view.deals):
            return False
        form = self.form
        if form.blank_when_struck(spot.column) and form.is_struck(self.view, spot.deal):
            return False
        return spot.column.can_type(self.view, spot)

    def is_secret(self, spot: CellRef) -> bool:
        """Return whether the content of `spot` is a secret of the preparer; never at the Table."""
        return False

    def shows_secrets(self) -> bool:
        """Return whether this face shows secrets: then any text typed here may be one, too."""
        return False

    # --- typing

    def read(self, spot: CellRef | None, text: str) -> Reading | Unread:
        """Return what `text` typed at `spot` would enter, or why it is refused.

        Its words fill the cell at `spot`, then the empty cells after it. A result typed where none
        is possible goes to the deal in play.
        """
        if spot is None or spot.deal >= len(self.view.deals):
            return self._not_here()
        return self._read(spot, text)

    def _not_here(self) -> Unread:
        """Refuse a text at a cell without typing: say what to do next."""
        hint, _ = self.form.hint(self.view, self.wanted())
        return Unread(Refused(LineReason.NEXT, hint=hint), 0)

    def _read(self, spot: CellRef, text: str) -> Reading | Unread:
        found = read(text, self._slots(spot)) if self.can_type(spot) else self._not_here()
        if isinstance(found, Unread):
            playing = self._in_play()
            if playing is None or playing == spot:
                return found
            result = read(text, [self._slot(playing)])
            if isinstance(result, Unread):
                return found
            found = result
        refused = self._refusal(found.change)
        return found if refused is None else Unread(refused, len(text))

    def _in_play(self) -> CellRef | None:
        """Return the result cell of the deal in play; `None` if no deal is in play."""
        return None

    def _slots(self, spot: CellRef) -> Iterator[Slot]:
        """Yield the readers of a line typed at `spot`: its cell, then the empty cells after it."""
        yield self._slot(spot)
        yield from map(self._slot, self._empty_after(spot))

    def _empty_after(self, spot: CellRef) -> Iterator[CellRef]:
        """Yield the empty cells after `spot` in its deal, in the order in which a line fills them.

        Of a column with several cells it is only the first empty one.
        """
        view, columns = self.view, self.form.columns
        for column in columns[columns.index(spot.column) + 1 :]:
            for part in range(0 if column.notes else column.parts):
                there = CellRef(spot.deal, column, part)
                content = _cell(view.deals, there)
                if not (content.text or content.spoken) and column.can_type(view, there):
                    yield there
                    break

    def _slot(self, spot: CellRef) -> Slot:
        return lambda text: spot.column.read(self.view, spot, text)

    def _refusal(self, change: Any) -> Refused | None:
        """Return why `change` would be refused, `None` if it would not; nothing changes."""
        return self._session.refusal(change)

    # --- entering

    def enter(self, spot: CellRef, reading: Reading) -> Answer:
        """Make the change of `reading`, typed or chosen at `spot`, as one step."""
        before, filled = self.view, tuple(reading.shows) or (spot,)
        refused = self._make(reading.change, spot)
        if refused is not None:
            return Answer(refused)
        message, then = self._reopened(before, spot.deal), self._cursor_after(filled[-1])
        return Answer(message=message, filled=filled, then=then)

    def _reopened(self, before: V, deal: int) -> str:
        """Return a warning if an entry has removed the score of a `deal` that was over, or ""."""
        form, after = self.form, self.view
        if deal >= len(before.deals) or not form.is_over(before, deal):
            return ""
        now = form.places(after).get(form.identity(before, deal))
        if now is None or form.is_over(after, now):
            return ""
        words = tr("{deal} is open again, without a score. {keys} restores it.")
        return sentence(words.format(deal=form.called(after, now), keys=keys("Ctrl+Z")))

    def clear(self, spot: CellRef) -> Answer:
        """Clear the cell at `spot`."""
        try:
            change = spot.column.clear(self.view, spot)
        except Refused as refused:
            return Answer(refused)
        return self.enter(spot, Reading(change))

    def accept(self, spot: CellRef | None) -> Answer | None:
        """Accept the proposal at `spot`; return `None` if there is none."""
        found = None if spot is None else self.proposal(spot)
        return None if spot is None or found is None else self.enter(spot, Reading(found.change))

    def _make(self, change: object, spot: CellRef | None) -> Refused | None:
        """Make `change`, entered at `spot`, or return why it was refused."""
        return self._session.submit(change)

    def _cursor_after(self, filled: CellRef) -> CellRef | None:
        """Return the next cell for the cursor after `filled`; `None` is the wanted cell."""
        return None

    # --- proposals

    def proposal(self, spot: CellRef) -> Reading | None:
        """Return the proposal at `spot`, shown in grey until Enter accepts it."""
        if not self.can_type(spot):
            return None
        ways = spot.column.proposals(self.view, spot)
        at, turn = self._shown_proposal
        turn = turn if at == self._place(spot) else 0
        return ways[turn % len(ways)] if ways else None

    def show_next_proposal(self, spot: CellRef) -> bool:
        """Show the next proposal at `spot`; return whether there is another one."""
        ways = spot.column.proposals(self.view, spot) if self.can_type(spot) else ()
        if len(ways) < 2:
            return False
        at, turn = self._shown_proposal
        here = self._place(spot)
        self._shown_proposal = here, turn + 1 if at == here else 1
        return True

    def _place(self, spot: CellRef) -> Any:
        return self.form.identity(self.view, spot.deal), spot.column

    # --- the mouse

    def choices(self, spot: CellRef) -> Offer:
        """Return what the pad at `spot` offers."""
        return Offer(spot.column.choices(self.view, spot))

    def opens_pad(self, spot: CellRef, after: CellRef | None = None) -> bool:
        """Return whether a click opens the pad of `spot`, or a choice made at the cell `after`."""
        return spot == self.wanted() if after is None else not spot.column.waited_for

    # --- undo

    def undone(self, undo: Callable[[], object]) -> CellRef | None:
        """Call `undo`, and return the cell that it has changed.

        If several cells of one deal changed, it is the wanted one or else the first. It is `None`
        if no cell accepts text, or if several deals changed. A restored deal counts only if no
        other deal changed.
        """
        before = self.view
        undo()
        deals = [
            list(self._changed(before, was, deal))
            for was, deal in self.form.changed_deals(before, self.view)
            if before.deals[was] != self.view.deals[deal]
        ]
        found = [cells for cells in deals if cells] or self._come_back(before)
        if len(found) != 1:
            return None
        wanted = self.wanted()
        return wanted if wanted in found[0] else found[0][0]

    def _come_back(self, before: V) -> list[list[CellRef]]:
        """Return the filled cells of each deal that is not in `before`."""
        there, deals = self.form.places(before), self.view.deals
        come = (deal for each, deal in self.form.places(self.view).items() if each not in there)
        found = (
            [spot for spot in self._typed_in(deal) if spot.column.is_filled(_cell(deals, spot))]
            for deal in come
        )
        return [cells for cells in found if cells]

    def _changed(self, before: V, was: int, deal: int) -> Iterator[CellRef]:
        """Yield the cells of a deal whose content differs from `before`."""
        for now in self._typed_in(deal):
            then = _cell(before.deals, replace(now, deal=was))
            if then.content != _cell(self.view.deals, now).content:
                yield now

    def _typed_in(self, deal: int) -> Iterator[CellRef]:
        """Yield the cells of a deal that accept text and are not secret."""
        for column in self.form.columns:
            for part in range(column.parts):
                spot = CellRef(deal, column, part)
                if self.can_type(spot) and not self.is_secret(spot):
                    yield spot


def _cell(deals: Sequence[Any], spot: CellRef) -> Cell:
    cell: Cell = spot.column.cell(deals[spot.deal], spot.part)
    return cell


def entry_handler(form: Form[V], session: LiveSession[V, Any]) -> EntryHandler[V]:
    """Return the entry handler of the Table face for `session`, a session of the game of `form`."""
    handler: type[EntryHandler[V]] = form.entry_handler or EntryHandler
    return handler(form, session)
