"""What a face does with a typed line, a proposal or a choice, apart from how the form is drawn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from chicago_gui.record import Record, replace
from chicago_gui.scoring import Contract, Refused
from chicago_gui.sheet.column import Cell, CellReason, Choice, Deals, Labelled, Spot
from chicago_gui.sheet.typing.reader import LineReason, Piece, Reading, Slot, Unread, as_one, read

if TYPE_CHECKING:
    from chicago_gui.sheet.form import Form

View = TypeVar("View", covariant=True)
Change = TypeVar("Change", contravariant=True)


class StepName(Record):
    """What an undo would undo: the kind of change and the number of its deal, no value.

    `sitting` is the number of its round or rubber, where the game has them.
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
    """The live session as a face sees it."""

    @property
    def view(self) -> View:
        """The session as everybody may see it now."""

    def submit(self, change: Change) -> Refused | None:
        """Make `change`, or return why not; then nothing has changed."""

    def refusal(self, change: Change) -> Refused | None:
        """Return why `change` cannot be made, `None` if it can; nothing changes."""


class ShownSession(Generic[View]):
    """A session that is only looked at: a page or a picture asks, and nobody types."""

    def __init__(self, view: View) -> None:
        """Show `view`."""
        self.view = view

    def submit(self, change: object) -> Refused | None:
        """Refuse: what is only looked at takes no entry."""
        return Refused(CellReason.ONLY_SHOWN)

    def refusal(self, change: object) -> Refused | None:
        """Refuse: what is only looked at takes no entry."""
        return Refused(CellReason.ONLY_SHOWN)


class Answer(Record):
    """What came of an entry: why it was refused, or a message.

    `pips` are what dice showed that were rolled for it.
    """

    refused: Refused | None = None
    message: str = ""
    pips: tuple[int, ...] = ()


V = TypeVar("V", bound=Deals)


class EntryHandler(Generic[V]):
    """Entries at the Table. Everything particular to a cell is its column's to know."""

    def __init__(self, form: Form[V], session: LiveSession[V, Any]) -> None:
        """Take entries for `form` and make changes through `session`."""
        self.form = form
        self._session = session
        self.here: Spot | None = None
        """Where the cursor is, for what stands beside the form."""
        self._shown_proposal: tuple[Any, int] = (None, 0)
        """For which cell another proposal than the best is shown, and which one."""

    @property
    def view(self) -> V:
        """The session as everybody may see it now."""
        return self._session.view

    # --- what is wanted

    def wanted(self) -> Spot | None:
        """Return the cell to be filled next."""
        return self.form.wanted(self.view)

    def hint(self) -> tuple[str, str]:
        """Return what is wanted now, and in a quieter line what comes next."""
        return self.form.hint(self.view)

    def progress(self) -> str:
        """Return how far the evening has come, as whoever types here sees it."""
        return self.form.progress(self.view)

    def can_type(self, spot: Spot) -> bool:
        """Whether anything can be typed at `spot`: not where a struck line is left empty."""
        if spot.deal >= len(self.view.deals):
            return False
        form = self.form
        if form.blank_when_struck(spot.column) and form.is_struck(self.view, spot.deal):
            return False
        return spot.column.can_type(self.view, spot)

    def secret(self, spot: Spot) -> bool:
        """Whether what stands at `spot` is the preparer's secret; never so at the Table."""
        return False

    def typed_in_secret(self) -> bool:
        """Whether what is typed here may be a secret, wherever; never so at the Table."""
        return False

    def can_prepare(self, up: int | None = None) -> bool:
        """Whether a preparer's face can be opened, and not for the deal that it is `up` for."""
        return False

    def cursor_after(self, filled: Spot) -> Spot | None:
        """Return where the cursor goes from a cell just `filled`; `None`: to the wanted one."""
        return None

    # --- typing

    def read(self, spot: Spot, text: str) -> Reading | Unread:
        """Return what `text`, typed at `spot`, would enter, or why it cannot be entered.

        Its words fill the cell at `spot`, then the cells after it that are still empty. A result
        typed where none can stand goes to the deal in play.
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

    def in_play(self) -> Spot | None:
        """Return where the result of the deal in play stands, if a deal is being played."""
        return self.form.in_play(self.view)

    def slots(self, spot: Spot) -> list[Slot]:
        """Return what reads a line typed at `spot`: its cell, then the empty cells after it."""
        return [self._slot(each) for each in (spot, *self.form.empty_after(self.view, spot))]

    def _slot(self, spot: Spot) -> Slot:
        return lambda text: spot.column.read(self.view, spot, text)

    def refused_at_once(self, spot: Spot, text: str) -> Refused | None:
        """Return why `text` must not even be seen at `spot`, such as a count at the Table."""
        return None

    def refusal(self, changes: Sequence[Any]) -> Refused | None:
        """Return why `changes` cannot be made, `None` if they can; nothing changes."""
        return self._session.refusal(as_one(changes))

    def enter(self, spot: Spot, reading: Reading) -> Answer:
        """Make the changes of `reading`, typed at `spot`, in one step."""
        return Answer(self.submit(as_one(reading.changes)))

    def clear(self, spot: Spot) -> Answer:
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

    def proposal(self, spot: Spot) -> Piece | None:
        """Return what is proposed at `spot`, shown quietly until Enter accepts it."""
        if not self.can_type(spot):
            return None
        ways = spot.column.proposals(self.view, spot)
        at, turn = self._shown_proposal
        turn = turn if at == self._place(spot) else 0
        return ways[turn % len(ways)] if ways else None

    def show_next_proposal(self, spot: Spot) -> bool:
        """Propose something else at `spot`; return whether there is anything else."""
        ways = spot.column.proposals(self.view, spot) if self.can_type(spot) else ()
        if len(ways) < 2:
            return False
        at, turn = self._shown_proposal
        here = self._place(spot)
        self._shown_proposal = here, turn + 1 if at == here else 1
        return True

    def _place(self, spot: Spot) -> Any:
        return self.form.identity(self.view, spot.deal), spot.column

    def accept(self, spot: Spot | None) -> Answer | None:
        """Accept what is proposed at `spot`; `None` when nothing is: Enter does nothing then."""
        piece = None if spot is None else self.proposal(spot)
        return None if piece is None else Answer(self.submit(piece.change))

    # --- the mouse

    def opens_on_click(self, spot: Spot) -> bool:
        """Return whether one click at `spot` opens the pad of what may be chosen there."""
        return spot == self.wanted()

    def opens_next(self, wanted: Spot) -> bool:
        """Whether `wanted` is known as soon as what was chosen before it: its pad opens then."""
        return not wanted.column.waited_for

    def choices(self, spot: Spot) -> Sequence[Labelled]:
        """Return what can be chosen at `spot` with the mouse."""
        return spot.column.choices(self.view, spot)

    def told_with_choices(self, spot: Spot) -> str:
        """Return what whoever chooses at `spot` is to know: it stands at the head of the pad."""
        return ""

    def choose(self, spot: Spot, choice: Labelled) -> Refused | None:
        """Take what was chosen at `spot` with the mouse, or return why not."""
        return self.submit(choice.change) if isinstance(choice, Choice) else None

    def bid(self, spot: Spot, contract: Contract, declarer: str) -> Refused | None:
        """Take a contract chosen on the pad of bids, or return why not."""
        try:
            change = spot.column.bid(self.view, spot, contract, declarer)
        except Refused as refused:
            return refused
        return self.submit(change)

    def roll(self, spot: Spot) -> Answer:
        """Roll the die for the cell at `spot`, where its column rolls one."""
        return Answer(Refused(CellReason.NO_DIE))

    # --- undo

    def state(self) -> Any:
        """Return what an undo may change here, for `changed_by_undo` to compare with."""
        return self.view

    def changed_by_undo(self, before: Any) -> Spot | None:
        """Return the cell that an undo has changed since `state` was `before`.

        Of several in one deal it is the wanted one, or else the first; `None` where nothing can be
        typed in any, or where several deals changed. A deal that came back counts where no other
        changed.
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

    def _come_back(self, before: V) -> list[list[Spot]]:
        """Return the filled cells of each deal that was not there `before`."""
        there = self.form.places(before)
        come = (deal for each, deal in self.form.places(self.view).items() if each not in there)
        found = ([spot for spot in self._typed_in(deal) if self.is_filled(spot)] for deal in come)
        return [cells for cells in found if cells]

    def _changed(self, before: V, was: int, deal: int) -> Iterator[Spot]:
        """Yield the cells of a deal that show something else than `before`."""
        for now in self._typed_in(deal):
            then = replace(now, deal=was)
            if _content(before, then) != _content(self.view, now):
                yield now

    def _typed_in(self, deal: int) -> Iterator[Spot]:
        """Yield the cells of a deal in which something is typed that is no secret."""
        for column in self.form.columns:
            for part in range(column.parts):
                spot = Spot(deal, column, part)
                if self.can_type(spot) and not self.secret(spot):
                    yield spot

    def is_filled(self, spot: Spot) -> bool:
        """Whether anything stands at `spot` that was typed there: a note, or else its content."""
        if spot.column.notes:
            return bool(spot.column.cell(self.view.deals[spot.deal], spot.part).note)
        return any(_content(self.view, spot))

    def reopened(self, before: V, spot: Spot) -> str:
        """Return what is said where an entry at `spot` has taken a score away that was `before`."""
        return self.form.reopened(before, self.view, spot.deal)


def _content(view: Deals, spot: Spot) -> tuple[object, ...]:
    """Return what is written at `spot`, without marks."""
    cell: Cell = spot.column.cell(view.deals[spot.deal], spot.part)
    return cell.text, cell.below, cell.contract, cell.note, cell.spoken
