"""What a face does with a typed line, a proposal or a choice; it draws nothing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from chicago_gui.record import Record, replace
from chicago_gui.scoring import Contract, Refused
from chicago_gui.sheet.column import Cell, CellReason, CellRef, Choice, Deals, Labelled
from chicago_gui.sheet.typing.reader import LineReason, Piece, Reading, Slot, Unread, as_one, read

if TYPE_CHECKING:
    from chicago_gui.sheet.form import Form

View = TypeVar("View", covariant=True)
Change = TypeVar("Change", contravariant=True)


class StepName(Record):
    """The step that an undo would undo: the kind of change and the number of its deal, no value.

    `sitting` is the number of its round or rubber, if the game has them.
    """

    kind: str
    number: int | None
    sitting: int | None = None


def step_words(what: str, where: str) -> str:
    """Return what a step was about, to stand after “Undo”: `deal 6, contract`.

    `what` may have a place for `where`, which is empty for a step on the whole session.
    """
    if "{where}" in what:
        return what.format(where=where)
    return f"{where}, {what}" if where else what


class LiveSession(Protocol[View, Change]):
    """The open session as a face sees it."""

    @property
    def view(self) -> View:
        """The session as everybody may see it now."""

    def submit(self, change: Change) -> Refused | None:
        """Make `change`, or return why it is refused; then nothing changes."""

    def refusal(self, change: Change) -> Refused | None:
        """Return why `change` cannot be made, `None` if it can; nothing changes."""


class ShownSession(Generic[View]):
    """A session that is only shown, such as on a page or a picture; nobody types."""

    def __init__(self, view: View) -> None:
        """Show `view`."""
        self.view = view

    def submit(self, change: object) -> Refused | None:
        """Refuse: this session is only shown."""
        return Refused(CellReason.ONLY_SHOWN)

    def refusal(self, change: object) -> Refused | None:
        """Refuse: this session is only shown."""
        return Refused(CellReason.ONLY_SHOWN)


class Answer(Record):
    """The result of an entry: why it was refused, or a message.

    `pips` are the numbers of the dice that were rolled for it.
    """

    refused: Refused | None = None
    message: str = ""
    pips: tuple[int, ...] = ()


V = TypeVar("V", bound=Deals)


class EntryHandler(Generic[V]):
    """Handles entries at the Table. What depends on a cell is in its column."""

    def __init__(self, form: Form[V], session: LiveSession[V, Any]) -> None:
        """Handle entries for `form` and make changes through `session`."""
        self.form = form
        self._session = session
        self.here: CellRef | None = None
        """The cell of the cursor, for the panel beside the form."""
        self._shown_proposal: tuple[Any, int] = (None, 0)
        """A cell, and which of its proposals is shown if it is not the best."""

    @property
    def view(self) -> V:
        """The session as everybody may see it now."""
        return self._session.view

    # --- what is wanted

    def wanted(self) -> CellRef | None:
        """Return the cell to be filled next."""
        return self.form.wanted(self.view)

    def hint(self) -> tuple[str, str]:
        """Return what is wanted now, and what comes next, which is shown paler."""
        return self.form.hint(self.view)

    def progress(self) -> str:
        """Return the progress of the session, as this face shows it."""
        return self.form.progress(self.view)

    def can_type(self, spot: CellRef) -> bool:
        """Whether text can be typed at `spot`: not in the empty cells of a struck line."""
        if spot.deal >= len(self.view.deals):
            return False
        form = self.form
        if form.blank_when_struck(spot.column) and form.is_struck(self.view, spot.deal):
            return False
        return spot.column.can_type(self.view, spot)

    def secret(self, spot: CellRef) -> bool:
        """Whether the content of `spot` is the preparer's secret; never at the Table."""
        return False

    def typed_in_secret(self) -> bool:
        """Whether text typed in any cell may be a secret; never at the Table."""
        return False

    def can_prepare(self, up: int | None = None) -> bool:
        """Whether a Preparer face can be opened for another deal than the one that is `up`."""
        return False

    def cursor_after(self, filled: CellRef) -> CellRef | None:
        """Return the next cell after `filled`; `None` for the wanted cell."""
        return None

    # --- typing

    def read(self, spot: CellRef, text: str) -> Reading | Unread:
        """Return what `text`, typed at `spot`, would enter, or why it cannot be entered.

        Its words fill the cell at `spot`, then the empty cells after it. A result typed in another
        cell goes to the deal in play.
        """
        found: Reading | Unread
        if self.can_type(spot):
            found = read(text, self.slots(spot))
        else:
            found = Unread(Refused(LineReason.NEXT, hint=self.hint()[0]), 0)
        playing = self.in_play()
        if isinstance(found, Unread) and playing is not None and playing != spot:
            result = read(text, [self._slot(playing)])
            found = result if isinstance(result, Reading) else found
        if isinstance(found, Unread):
            return found
        refused = self.refusal(found.changes)
        return found if refused is None else Unread(refused, len(text))

    def in_play(self) -> CellRef | None:
        """Return the cell for the result of the deal in play, if a deal is being played."""
        return self.form.in_play(self.view)

    def slots(self, spot: CellRef) -> list[Slot]:
        """Return the readers of a line typed at `spot`: its cell, then the empty cells after it."""
        return [self._slot(each) for each in (spot, *self.form.empty_after(self.view, spot))]

    def _slot(self, spot: CellRef) -> Slot:
        return lambda text: spot.column.read(self.view, spot, text)

    def refused_at_once(self, spot: CellRef, text: str) -> Refused | None:
        """Return why `text` must not even be shown at `spot`, such as a count at the Table."""
        return None

    def refusal(self, changes: Sequence[Any]) -> Refused | None:
        """Return why `changes` cannot be made, `None` if they can; nothing changes."""
        return self._session.refusal(as_one(changes))

    def enter(self, spot: CellRef, reading: Reading) -> Answer:
        """Make the changes of `reading`, typed at `spot`, in one step."""
        return Answer(self.submit(as_one(reading.changes)))

    def clear(self, spot: CellRef) -> Answer:
        """Empty the cell at `spot`."""
        try:
            change = spot.column.clear(self.view, spot)
        except Refused as refused:
            return Answer(refused)
        return Answer(self.submit(change))

    def submit(self, change: object) -> Refused | None:
        """Make `change`, or return why not."""
        return self._session.submit(change)

    # --- proposals

    def proposal(self, spot: CellRef) -> Piece | None:
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

    def accept(self, spot: CellRef | None) -> Answer | None:
        """Accept the proposal at `spot`; return `None` when there is none."""
        piece = None if spot is None else self.proposal(spot)
        return None if piece is None else Answer(self.submit(piece.change))

    # --- the mouse

    def opens_on_click(self, spot: CellRef) -> bool:
        """Return whether one click at `spot` opens its pad of choices."""
        return spot == self.wanted()

    def opens_next(self, wanted: CellRef) -> bool:
        """Whether the pad of `wanted` opens after the choice before it: if it is known by then."""
        return not wanted.column.waited_for

    def choices(self, spot: CellRef) -> Sequence[Labelled]:
        """Return the choices for the mouse at `spot`."""
        return spot.column.choices(self.view, spot)

    def choices_heading(self, spot: CellRef) -> str:
        """Return a note above the choices at `spot`, such as a sum, or an empty text."""
        return ""

    def choose(self, spot: CellRef, choice: Labelled) -> Refused | None:
        """Enter a choice at `spot`, or return why it is refused."""
        return self.submit(choice.change) if isinstance(choice, Choice) else None

    def bid(self, spot: CellRef, contract: Contract, declarer: str) -> Refused | None:
        """Enter a contract chosen on the pad of bids, or return why it is refused."""
        try:
            change = spot.column.bid(self.view, spot, contract, declarer)
        except Refused as refused:
            return refused
        return self.submit(change)

    def roll(self, spot: CellRef) -> Answer:
        """Roll the die for the cell at `spot`, if its column has one."""
        return Answer(Refused(CellReason.NO_DIE))

    # --- undo

    def state(self) -> Any:
        """Return the state that `changed_by_undo` compares with."""
        return self.view

    def changed_by_undo(self, before: Any) -> CellRef | None:
        """Return the cell that an undo has changed since `state` was `before`.

        Of several in one deal, return the wanted one, else the first. Return `None` if text can be
        typed in none, or if several deals changed. A restored deal counts if no other changed.
        """
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
        there = self.form.places(before)
        come = (deal for each, deal in self.form.places(self.view).items() if each not in there)
        found = ([spot for spot in self._typed_in(deal) if self.is_filled(spot)] for deal in come)
        return [cells for cells in found if cells]

    def _changed(self, before: V, was: int, deal: int) -> Iterator[CellRef]:
        """Yield the cells of a deal whose content differs from `before`."""
        for now in self._typed_in(deal):
            then = replace(now, deal=was)
            if _content(before, then) != _content(self.view, now):
                yield now

    def _typed_in(self, deal: int) -> Iterator[CellRef]:
        """Yield the cells of a deal that take text and have no secret."""
        for column in self.form.columns:
            for part in range(column.parts):
                spot = CellRef(deal, column, part)
                if self.can_type(spot) and not self.secret(spot):
                    yield spot

    def is_filled(self, spot: CellRef) -> bool:
        """Whether `spot` has typed content, or a note in a column of notes."""
        if spot.column.notes:
            return bool(spot.column.cell(self.view.deals[spot.deal], spot.part).note)
        return any(_content(self.view, spot))

    def reopened(self, before: V, spot: CellRef) -> str:
        """Return a sentence if an entry at `spot` has removed a score that was in `before`."""
        return self.form.reopened(before, self.view, spot.deal)


def _content(view: Deals, spot: CellRef) -> tuple[object, ...]:
    """Return the content of `spot` without marks."""
    cell: Cell = spot.column.cell(view.deals[spot.deal], spot.part)
    return cell.text, cell.below, cell.contract, cell.note, cell.spoken
