"""What a face does with keys, typed text and choices, apart from how the form is drawn."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from chicago_gui.record import Record, replace
from chicago_gui.scoring import Contract, Refused
from chicago_gui.sheet.column import (
    AnyColumn,
    Cell,
    CellReason,
    Choice,
    Deals,
    Labelled,
    Spot,
    proposes,
)
from chicago_gui.sheet.going_on import NOBODY, Naming, Taken

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


class TakenTooSoon(Record):
    """That what was entered last at a place, by `change`, is not meant: it never has been.

    Where something else was done since, it stands until it is typed over.
    """

    change: Any


class LiveSession(Protocol[View, Change]):
    """The live session as a face sees it."""

    @property
    def view(self) -> View:
        """The session as everybody may see it now."""

    def submit(self, change: Change) -> Refused | None:
        """Make `change`, or return why not; then nothing has changed."""


class ShownSession(Generic[View]):
    """A session that is only looked at: a page or a picture asks, and nobody types."""

    def __init__(self, view: View) -> None:
        """Show `view`."""
        self.view = view

    def submit(self, change: object) -> Refused | None:
        """Refuse: what is only looked at takes no entry."""
        return Refused(CellReason.ONLY_SHOWN)


ENTER = "\r"
SPACE = " "

LEVELS = tuple("1234567")
"""With one of these a contract begins."""

RESULT_SIGNS = "=+-\N{MINUS SIGN}"
"""What a result begins with, wherever it is typed."""


class Answer(Record):
    """What came of a key: why it was refused, or a message, or nothing more.

    With `stay` the cell stays current, for more keys at it. `pips` are what a die has shown that
    was rolled for the cell.
    """

    refused: Refused | None = None
    message: str = ""
    stay: bool = False
    pips: int = 0


HalfTyped = dict[tuple[Hashable, AnyColumn, int], tuple[str, tuple[str, ...]]]
"""What was refused in a cell and left there, by its deal, column and part; and what stood there."""

V = TypeVar("V", bound=Deals)


class FormInput(Generic[V]):
    """Entries at the Table. Everything particular to a cell its column knows."""

    def __init__(self, form: Form[V], session: LiveSession[V, Any]) -> None:
        """Take entries for `form` and make changes through `session`."""
        self.form = form
        self._session = session
        self.here: Spot | None = None
        """Where the cursor is, for what stands beside the form."""
        self.behind: Taken | None = None
        """What was taken without an Enter, where what is typed now is typed straight behind it."""
        self.in_full = True
        """Whether the name before the last was typed in full; in doubt the next one is, too."""
        self._half_typed: HalfTyped = {}

    @property
    def view(self) -> V:
        """The session as everybody may see it now."""
        return self._session.view

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
        form = self.form
        if form.blank_when_struck(spot.column) and form.is_struck(self.view, spot.deal):
            return False
        return spot.column.can_type(self.view, spot)

    def meant(self, spot: Spot | None, text: str) -> Spot | None:
        """Return the cell that `text`, typed at `spot`, is meant for.

        What is typed where nothing can be is meant for the wanted cell.
        """
        if spot is None or not self.can_type(spot):
            return self.wanted()
        return spot

    def rest(self, filled: Spot) -> Spot | None:
        """Return where the cursor goes from a cell just `filled`; `None`: to the wanted one.

        Where nothing is wanted any more it stays, unless the next keys would be misread there.
        """
        return None

    def offers(self, spot: Spot) -> bool:
        """Return whether one click at `spot` offers what may be chosen there."""
        return spot == self.wanted()

    def leads_to(self, wanted: Spot) -> bool:
        """Whether `wanted` is known as soon as what was chosen before it: its pad opens then."""
        return not wanted.column.waited_for

    def result_begun(self, text: str) -> Spot | None:
        """Return where the result of the deal in play stands, when `text` is the sign of one."""
        return None

    def can_prepare(self, up: int | None = None) -> bool:
        """Whether a preparer's face can be opened, and not for the deal that it is `up` for."""
        return False

    def misplaced(self, spot: Spot, key: str) -> Refused | None:
        """Return why `key` cannot be meant at `spot`, if it cannot."""
        return None

    def text(self, spot: Spot) -> str:
        """Return the text an editor at `spot` begins with."""
        return spot.column.begins_with(self.view, spot)

    def complete(self, spot: Spot, text: str) -> bool:
        """Whether `text` need not wait for Enter."""
        return spot.column.complete(self.view, spot, text)

    def leave(self, spot: Spot, text: str) -> None:
        """Keep `text`, which was refused at `spot` and left, until something else stands there."""
        if text.strip() and spot.deal < len(self.view.deals):
            self._half_typed[self._cell(spot)] = (text, self._there(spot))

    def half_typed(self, spot: Spot) -> str:
        """Return what was typed at `spot`, refused, and left; empty when nothing was."""
        if not self._half_typed or spot.deal >= len(self.view.deals):
            return ""
        text, there = self._half_typed.get(self._cell(spot), ("", ()))
        return text if text and there == self._there(spot) else ""

    def keep_half_typed(self, kept: HalfTyped) -> None:
        """Keep what is half typed in `kept`, and go on with what is: it outlives this face."""
        self._half_typed = kept

    def aside(self, deals: Iterable[int]) -> dict[Spot, Cell | str]:
        """Return what is seen in cells of `deals` beside what stands there, and all half typed.

        That is what is proposed; only columns that ever propose anything are asked.
        """
        found: dict[Spot, Cell | str] = {}
        proposing = [each for each in self.form.columns if proposes(each)]
        for deal in deals:
            for column in proposing:
                for part in range(column.parts):
                    spot = Spot(deal, column, part)
                    proposed = self.proposal(spot)
                    if proposed is not None:
                        found[spot] = proposed
        return found | self._all_half_typed()

    def finish(self, spot: Spot) -> None:
        """Forget what was half typed at `spot`."""
        if self._half_typed and spot.deal < len(self.view.deals):
            self._half_typed.pop(self._cell(spot), None)

    def _all_half_typed(self) -> dict[Spot, str]:
        """Return what is half typed anywhere.

        What has no cell any more, or where something else stands, is forgotten: an undo of that
        would bring it back unasked.
        """
        found: dict[Spot, str] = {}
        places = self.form.places(self.view) if self._half_typed else {}
        for cell in tuple(self._half_typed):
            identity, column, part = cell
            spot = Spot(places[identity], column, part) if identity in places else None
            half = "" if spot is None else self.half_typed(spot)
            if spot is not None and half:
                found[spot] = half
            else:
                del self._half_typed[cell]
        return found

    def _cell(self, spot: Spot) -> tuple[Hashable, AnyColumn, int]:
        """Return the cell at `spot` wherever its deal comes to stand."""
        return self.form.identity(self.view, spot.deal), spot.column, spot.part

    def _there(self, spot: Spot) -> tuple[str, ...]:
        """Return what stands at `spot`."""
        return (self.text(spot),)

    def state(self) -> Any:
        """Return what an undo may change here, for `turned` to compare with."""
        return self.view

    def turned(self, before: Any) -> Spot | None:
        """Return the cell that an undo has changed since `state` was `before`.

        There the cursor stands then, in every game, also where it is in an earlier deal and an old
        value came back: whoever undoes may type another one at once, which at the wanted cell
        would be taken for the deal in play, and open it. What is made again is gone on from.

        Of several in one deal it is the wanted one, or else the first; `None` where nothing is
        typed in any, or where more deals than one are written otherwise. A deal that came back is
        gone to where no other is.
        """
        deals = [
            list(self._changed(before, was, deal))
            for was, deal in self.form.changed_deals(before, self.view)
            if before.deals[was] != self.view.deals[deal]  # an undo makes all of them anew
        ]
        found = [cells for cells in deals if cells] or self._come_back(before)
        if len(found) != 1:
            return None
        wanted = self.wanted()
        return wanted if wanted in found[0] else found[0][0]

    def _come_back(self, before: V) -> list[list[Spot]]:
        """Return the cells in which something stands of each deal that was not there `before`."""
        there = self.form.places(before)
        come = (deal for each, deal in self.form.places(self.view).items() if each not in there)
        found = ([spot for spot in self._typed_in(deal) if self.text(spot)] for deal in come)
        return [cells for cells in found if cells]

    def _changed(self, before: V, was: int, deal: int) -> Iterator[Spot]:
        """Yield the cells of a deal in which something else would be mended than `before`."""
        for now in self._typed_in(deal):
            if self.text(now) != now.column.begins_with(before, replace(now, deal=was)):
                yield now

    def _typed_in(self, deal: int) -> Iterator[Spot]:
        """Yield the cells of a deal in which something is typed that is no secret."""
        for column in self.form.columns:
            for part in range(column.parts):
                spot = Spot(deal, column, part)
                if self.can_type(spot) and not self.secret(spot):
                    yield spot

    def reopened(self, before: V, spot: Spot) -> str:
        """Return what is said where an entry at `spot` has taken a score away that was `before`."""
        return self.form.reopened(before, self.view, spot.deal)

    def begins(self, spot: Spot, text: str) -> bool:
        """Whether more letters may make an entry of `text` at `spot`."""
        return spot.column.begins(self.view, spot, text)

    def goes_on(self, spot: Spot, text: str) -> bool:
        """Whether `text` is still the entry at `spot` that was taken when it was complete."""
        there = spot.deal < len(self.view.deals)
        return there and spot.column.goes_on(self.view, spot, text)

    def reads_otherwise(self, spot: Spot, taken: str, text: str) -> bool:
        """Whether `text` begins another entry at `spot` than `taken`, which was complete."""
        there = spot.deal < len(self.view.deals)
        return there and spot.column.reads_otherwise(self.view, spot, taken, text)

    def is_still(self, taken: Taken, more: str) -> bool:
        """Whether what was `taken`, gone on with by `more`, is that entry still."""
        text = taken.text + more
        otherwise = self.reads_otherwise(taken.spot, taken.text, text)
        return self.goes_on(taken.spot, text) and not otherwise

    def naming(self, spot: Spot) -> Naming:
        """Return who may be named by letters typed at `spot`."""
        return spot.column.naming(self.view, spot) if self.can_type(spot) else NOBODY

    def enter(self, spot: Spot, text: str) -> Refused | None:
        """Take what was typed at `spot`, or return why not."""
        try:
            change = spot.column.meant(self.view, spot, text)
        except Refused as refused:
            return refused
        return self.submit(change)

    def enter_each(self, spot: Spot, pieces: tuple[str, ...]) -> Refused | None:
        """Enter names that were typed one after the other, each in the cell wanted then."""
        at: Spot | None = spot
        for piece in pieces:
            if at is None:
                return None
            refused = self.enter(at, piece)
            if refused is not None:
                self.leave(at, piece)
                return refused
            self.finish(at)
            at = self.wanted()
        return None

    def take_back(self, taken: Taken) -> Refused | None:
        """Take back what was `taken` too soon: no undo leads back to it."""
        if taken.idle:
            return None
        change = taken.spot.column.was_taken(self.view, taken.spot, taken.text)
        return self.submit(TakenTooSoon(change))

    def secret(self, spot: Spot) -> bool:
        """Whether what stands at `spot` is the preparer's secret; never so at the Table."""
        return False

    def typed_in_secret(self) -> bool:
        """Whether what is typed here may be a secret, wherever; never so at the Table."""
        return False

    def bid(self, spot: Spot, contract: Contract, declarer: str) -> Refused | None:
        """Take a contract chosen on the pad of bids, or return why not."""
        try:
            change = spot.column.bid(self.view, spot, contract, declarer)
        except Refused as refused:
            return refused
        return self.submit(change)

    def choices(self, spot: Spot) -> Sequence[Labelled]:
        """Return what can be chosen at `spot` with the mouse."""
        return spot.column.choices(self.view, spot)

    def told_with_choices(self, spot: Spot) -> str:
        """Return what whoever chooses at `spot` is to know: it stands at the head of the pad."""
        return ""

    def choose(self, spot: Spot, choice: Labelled) -> Refused | None:
        """Take what was chosen at `spot` with the mouse, or return why not."""
        return self.submit(choice.change) if isinstance(choice, Choice) else None

    def submit(self, change: object) -> Refused | None:
        """Make `change`, or return why not."""
        return self._session.submit(change)

    def key(self, spot: Spot, key: str) -> Answer | None:
        """Answer a single key at `spot`, or return `None` when it means nothing by itself."""
        return spot.column.key(self, spot, key)

    def enter_does(self) -> bool:
        """Whether an Enter at the wanted cell does anything: it takes what is proposed there."""
        wanted = self.wanted()
        return wanted is not None and self.proposal(wanted) is not None

    def roll(self, spot: Spot) -> Answer:
        """Roll the die for the cell at `spot`, where its column rolls one."""
        return Answer(Refused(CellReason.NO_DIE))

    def proposal(self, spot: Spot) -> Cell | None:
        """Return what is proposed at `spot`, to be shown there quietly until it is taken."""
        return spot.column.proposal(self, spot)
