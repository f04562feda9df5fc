"""A column of a form as one object, and the cell that stands in it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from enum import Enum
from itertools import compress
from operator import is_not
from typing import Any, Generic, Protocol, TypeVar

from chicago_gui.record import Record
from chicago_gui.scoring import Contract, Refused
from chicago_gui.sheet.typing.reader import Piece
from chicago_gui.sheet.words import contract_words, sentence, tr


class CellKind(Enum):
    """How a cell is drawn."""

    TEXT = "text"
    COVER = "cover"
    GAIN = "gain"
    LOSS = "loss"


class Cell(Record):
    """One cell: its text, a smaller line below it, how it is drawn.

    `contract` is there to draw the suit as a shape. `doubted` has a mark of its own: somebody says
    otherwise, as `hint` tells, and one of the two is to be mended. `notch` marks a cell that has
    something to tell, which `hint` says in words. `swapped` marks a contract that the
    partner plays after a swap. `note` is what the players wrote about the deal.
    `spoken` is heard in the place of `text`, which may be a sign or nothing. `shorter` is what
    stands in the place of `below` where that has no room.
    """

    text: str = ""
    kind: CellKind = CellKind.TEXT
    below: str = ""
    contract: Contract | None = None
    notch: bool = False
    hint: str = ""
    note: str = ""
    doubted: bool = False
    spoken: str = ""
    shorter: str = ""
    swapped: bool = False


COVERED = Cell(kind=CellKind.COVER)
EMPTY = Cell()


def tone(number: int) -> CellKind:
    """Return how a number that is won or lost is drawn."""
    if number == 0:
        return CellKind.TEXT
    return CellKind.GAIN if number > 0 else CellKind.LOSS


class CellReason(Enum):
    """Why nothing can be entered in a cell."""

    NOT_HERE = "Change the other cells: this one is calculated."
    NO_BID = "Choose a contract cell."
    NO_DIE = "Choose a Z cell to roll the die."
    ONLY_SHOWN = "This session is read-only."


class Align(Enum):
    """Where a cell's text stands."""

    LEFT = "left"
    CENTRE = "centre"


class Lettering(Enum):
    """How a cell is lettered, on the screen and on paper."""

    CELL = "cell"
    NAME = "name"
    FIGURE = "figure"
    NUMBER = "number"
    """A large number, quiet once the deal is over."""
    WON = "won"
    """What the eye looks for first when a deal is over."""
    MARK = "mark"
    LABEL = "label"
    """Printed on the form beforehand."""


class Spot(Record):
    """A cell of the form: which deal (its place from 0), which column, which part of the deal."""

    deal: int
    column: Column[Any, Any]
    part: int = 0


class Labelled(Protocol):
    """Anything that can be chosen."""

    @property
    def label(self) -> str:
        """The words on the key."""

    @property
    def chosen(self) -> bool:
        """Whether it stands in the cell now."""

    @property
    def possible(self) -> bool:
        """Whether it can be taken now; what cannot keeps its place among the others."""


class Choice(Record):
    """One thing to choose: its words, the change it makes, whether it stands there now.

    Instead of a change it may open another pad, a `SubChoice`.
    """

    label: str
    change: object
    chosen: bool = False
    possible: bool = True


class SubChoice(Record):
    """The choices on the next pad, before anything changes."""

    asked: str
    choices: Callable[[], Sequence[Choice]]


class Deals(Protocol):
    """The view of a session, as far as a column needs it: one value for each deal."""

    @property
    def deals(self) -> Sequence[Any]:
        """What everybody may know of each deal; what a deal's line shows comes from its value."""


def touched(before: Deals, after: Deals) -> list[int]:
    """Return the places, of those that both have, at which another object stands in `after`.

    What nobody touched is the same object. To ask that takes no time in hundreds of lines, where
    to ask whether they are equal, or the game what stands there, takes long.
    """
    common = min(len(before.deals), len(after.deals))
    return list(compress(range(common), map(is_not, before.deals, after.deals)))


V = TypeVar("V", bound=Deals)
"""What everybody may know of a session of the column's game."""

D = TypeVar("D")
"""What everybody may know of one deal."""


class Column(ABC, Generic[V, D]):
    """One column. A game's columns each override what is not as here.

    `heading` and `spoken` (what a screen reader says, where the heading is short or there twice)
    are English; `width` is in mm on paper and a share of the screen; `parts` is into how many
    cells a deal is cut; `keys` are what the session file calls the cells, `{part}` standing for
    the name of the part, so that a correction finds its cell.
    """

    heading = ""
    spoken = ""
    over = ""
    """An English heading over it and the columns beside it that have the same."""

    width = 10.0
    parts = 1
    align = Align.CENTRE
    lettering = Lettering.CELL
    keys: tuple[str, ...] = ()
    coverable = False
    """Whether a cover lies here while the deal is not over."""

    turn = 0
    """When its cell opens as a deal comes out, 1 first; 0 is there all along."""

    waited_for = False
    """Whether the table must bid or play before anybody knows what stands here."""

    notes = False
    """Whether what is typed here is what the players remember of the deal."""

    printed_before = False
    """Whether its cells are printed on a blank form."""

    def in_words(self) -> str:
        """Return what a screen reader calls the column, in the language spoken."""
        return tr(self.spoken or self.heading)

    def of_line(self, shown: D) -> str:
        """Return what a screen reader calls its cell in one line, where lines differ."""
        return self.in_words()

    # --- what stands there

    @abstractmethod
    def cell(self, shown: D, part: int) -> Cell:
        """Return what stands in one cell of a deal; `part` counts the cells from the top."""

    def part_name(self, part: int) -> str:
        """Return what the session file calls a part, such as `A`; empty where it names none."""
        return ""

    def part_words(self, part: int) -> str:
        """Return which cell of the deal a part is, for a screen reader: `deck A`."""
        return ""

    def stands(self, view: V) -> tuple[str, ...]:
        """Return what may come to stand in its cells, of which all is written in one size."""
        return ()

    # --- what text means there

    def can_type(self, view: V, spot: Spot) -> bool:
        """Whether anything can be typed at the Table."""
        return False

    def read(self, view: V, spot: Spot, text: str) -> Piece:
        """Return what the front of `text` means here; raises `Refused` when it means nothing.

        The text is not empty. Whether the change can be made is the game's to say.
        """
        raise Refused(CellReason.NOT_HERE)

    def clear(self, view: V, spot: Spot) -> object:
        """Return the change that empties the cell; raises `Refused` when it cannot be emptied."""
        raise Refused(CellReason.NOT_HERE)

    # --- what is proposed, and what can be chosen

    def proposals(self, view: V, spot: Spot) -> Sequence[Piece]:
        """Return what is proposed here, the best first; Enter in an empty line accepts it."""
        return ()

    def choices(self, view: V, spot: Spot) -> Sequence[Choice]:
        """Return what the mouse may choose: the same changes that can be typed."""
        return ()

    def asks(self, view: V, spot: Spot) -> str:
        """Return what is asked of whoever chooses here, where the cell's name would state it."""
        return ""

    def also(self, view: V, spot: Spot) -> Choice | None:
        """Return a choice that opens another pad here, a `SubChoice`."""
        return None

    def typed_here(self, view: V, spot: Spot) -> str:
        """Return what can be typed here, where the cell does not show it."""
        return ""

    def bidding(self, view: V, spot: Spot) -> tuple[str, ...] | None:
        """Return who may declare, where the pad of all bids opens; `None` everywhere else."""
        return None

    def bid_there(self, view: V, spot: Spot) -> tuple[Contract | None, str | None]:
        """Return the contract and declarer that stand here, for the pad of all bids."""
        return None, None

    def bid(self, view: V, spot: Spot, contract: Contract, declarer: str) -> object:
        """Return the change that a bid chosen on that pad makes; raises `Refused` where none is."""
        raise Refused(CellReason.NO_BID)

    def rolls(self) -> bool:
        """Whether the pad here offers a die."""
        return False


AnyColumn = Column[Any, Any]


def heading(column: AnyColumn) -> str:
    """Return the heading of `column` in the language of the sheet."""
    return tr(column.heading)


def spoken(column: AnyColumn) -> str:
    """Return what a screen reader says for `column`."""
    return column.in_words()


def cell_words(
    called: str,
    column: AnyColumn,
    part: int,
    content: Cell,
    *,
    line: object = None,
    wanted: bool = False,
    proposed: Cell | None = None,
) -> str:
    """Return what a screen reader says of a cell of what is `called` so, and what is there.

    `line` is what the view has of the deal. It may be `wanted` next, and where it is empty
    something may be `proposed`.
    """
    place = where(called, column, part, line)
    if wanted:
        place = tr("{cell}, wanted").format(cell=place)
    if content.kind is CellKind.COVER:
        text = tr("covered")
    else:
        texts = (_spoken_text(content), content.below, content.hint, content.note)
        text = " ".join(filter(None, texts))
        if not text and proposed is not None and proposed.text:
            text = tr("proposed: {what}").format(what=proposed.text)
    return f"{place}: {text or tr('empty')}"


def _spoken_text(content: Cell) -> str:
    if content.contract is None:
        return content.spoken or content.text
    return contract_words(content.contract)


def where(called: str, column: AnyColumn, part: int, line: object = None) -> str:
    """Return which cell it is, without what stands there: `Deal 7, deck A, HCP`."""
    name = spoken(column) if line is None else column.of_line(line)
    return ", ".join(filter(None, (sentence(called), column.part_words(part), name)))
