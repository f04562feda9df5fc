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


class TextStyle(Enum):
    """How the text of a cell looks, on the screen and on paper."""

    CELL = "cell"
    NAME = "name"
    FIGURE = "figure"
    NUMBER = "number"
    """A large number, paler when the deal is over."""
    WON = "won"
    """The most striking text of a deal that is over."""
    MARK = "mark"
    LABEL = "label"
    """Printed on blank forms too."""


class CellRef(Record):
    """A cell of the form: the place of its deal, from 0, its column, and its part of the deal."""

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
        """Whether the cell has it now."""

    @property
    def possible(self) -> bool:
        """Whether it can be chosen now; if not, it is shown disabled."""


class Choice(Record):
    """One thing to choose: its label, the change it makes, whether the cell has it now.

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
    """The part of a session's view that a column needs: one value for each deal."""

    @property
    def deals(self) -> Sequence[Any]:
        """What everybody may know of each deal; its cells are made from this value."""


def touched(before: Deals, after: Deals) -> list[int]:
    """Return the places in both views where the deal is another object.

    A deal that did not change is the same object. Comparing identity is fast for hundreds of
    deals; comparing values or cells is slow.
    """
    common = min(len(before.deals), len(after.deals))
    return list(compress(range(common), map(is_not, before.deals, after.deals)))


V = TypeVar("V", bound=Deals)
"""What everybody may know of a session of the column's game."""

D = TypeVar("D")
"""What everybody may know of one deal."""


class Column(ABC, Generic[V, D]):
    """A column of a form. The columns of games override what differs.

    `heading` is English, and so is `spoken`: what a screen reader says if the heading is short or
    there twice. `width` is in mm on paper and a share of the screen; `parts` is the number of cells
    of a deal; `keys` are the session file's keys of the cells, with `{part}` for the name of the
    part, so that a correction finds its cell.
    """

    heading = ""
    spoken = ""
    over = ""
    """An English heading over this column and its neighbours with the same text."""

    width = 10.0
    parts = 1
    align = Align.CENTRE
    text_style = TextStyle.CELL
    keys: tuple[str, ...] = ()
    coverable = False
    """Whether the cell is covered until the deal is over."""

    turn = 0
    """When the cell is uncovered after a deal, 1 first; 0: it is never covered."""

    waited_for = False
    """Whether the content is known only after bidding or play."""

    notes = False
    """Whether the column has the players' notes on the deal."""

    printed_before = False
    """Whether its cells are printed on a blank form."""

    def in_words(self) -> str:
        """Return the screen reader's name of the column, translated."""
        return tr(self.spoken or self.heading)

    def of_line(self, shown: D) -> str:
        """Return the screen reader's name of the column in one line, if lines differ."""
        return self.in_words()

    # --- the content

    @abstractmethod
    def cell(self, shown: D, part: int) -> Cell:
        """Return the content of one cell of a deal; `part` counts the cells from the top."""

    def part_name(self, part: int) -> str:
        """Return the session file's name of a part, such as `A`; empty if it has none."""
        return ""

    def part_words(self, part: int) -> str:
        """Return which cell of the deal a part is, for a screen reader: `deck A`."""
        return ""

    def possible_texts(self, view: V) -> tuple[str, ...]:
        """Return all texts that share one font size; empty if each cell has its own."""
        return ()

    # --- the meaning of typed text

    def can_type(self, view: V, spot: CellRef) -> bool:
        """Whether anything can be typed at the Table."""
        return False

    def read(self, view: V, spot: CellRef, text: str) -> Piece:
        """Return the meaning of the front of `text` here; raises `Refused` when it has none.

        The text is not empty. The game decides whether the change is possible.
        """
        raise Refused(CellReason.NOT_HERE)

    def clear(self, view: V, spot: CellRef) -> object:
        """Return the change that empties the cell; raises `Refused` when it cannot be emptied."""
        raise Refused(CellReason.NOT_HERE)

    # --- proposals and choices

    def proposals(self, view: V, spot: CellRef) -> Sequence[Piece]:
        """Return the proposals, best first; Enter in an empty line accepts the first."""
        return ()

    def choices(self, view: V, spot: CellRef) -> Sequence[Choice]:
        """Return the choices for the mouse: the same changes that can be typed."""
        return ()

    def prompt(self, view: V, spot: CellRef) -> str:
        """Return the heading of the choices, if it is not the name of the cell."""
        return ""

    def extra_choice(self, view: V, spot: CellRef) -> Choice | None:
        """Return one more choice that opens another pad, a `SubChoice`."""
        return None

    def typing_hint(self, view: V, spot: CellRef) -> str:
        """Return a hint what can be typed here, if the cell does not show it."""
        return ""

    def bidding(self, view: V, spot: CellRef) -> tuple[str, ...] | None:
        """Return who may declare, if the pad of all bids opens here; else `None`."""
        return None

    def current_bid(self, view: V, spot: CellRef) -> tuple[Contract | None, str | None]:
        """Return the contract and declarer in this cell, for the pad of all bids."""
        return None, None

    def bid(self, view: V, spot: CellRef, contract: Contract, declarer: str) -> object:
        """Return the change of a bid chosen on that pad; raises `Refused` if no bid is possible."""
        raise Refused(CellReason.NO_BID)

    def rolls(self) -> bool:
        """Whether the pad has a die."""
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
