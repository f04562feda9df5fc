"""The columns of a form, and the content of their cells."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from enum import Enum
from typing import Any, Generic, Protocol, TypeVar

from chicago_gui.record import Record
from chicago_gui.scoring import Contract, Refused
from chicago_gui.sheet.typing.reader import Piece
from chicago_gui.sheet.words import contract_words, sentence, tr


class CellKind(Enum):
    """The kinds of cells, by how they are drawn."""

    TEXT = "text"
    COVER = "cover"
    GAIN = "gain"
    LOSS = "loss"


class Cell(Record):
    """The content of a cell: its text, a smaller line `below` it, and how it is drawn.

    `contract` lets the suit be drawn as a shape. `doubted` marks a value that contradicts another
    one, as `hint` explains. `notch` marks a cell with a remark, given in `hint`. `swapped` marks a
    contract played by the partner after a swap. `note` is the note of the deal. Screen readers
    say `spoken`, if given, in place of `text`. `shorter` replaces `below` if there is no room.
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
    """Return how a gain or loss is drawn."""
    if number == 0:
        return CellKind.TEXT
    return CellKind.GAIN if number > 0 else CellKind.LOSS


class CellReason(Enum):
    """Why a cell refuses any entry."""

    NOT_HERE = "Change the other cells: this one is calculated."
    NO_BID = "Choose a contract cell."
    NO_DIE = "Choose a Z cell to roll the die."
    ONLY_SHOWN = "This session is read-only."


class Align(Enum):
    """The horizontal alignment of a cell's text."""

    LEFT = "left"
    CENTRE = "centre"


class TextStyle(Enum):
    """The font style of a cell, on the screen and on paper."""

    CELL = "cell"
    NAME = "name"
    FIGURE = "figure"
    NUMBER = "number"
    """A large number, quieter once the deal is over."""
    WON = "won"
    """The most prominent figure once the deal is over."""
    MARK = "mark"
    LABEL = "label"
    """Printed in advance on paper forms."""


class CellRef(Record):
    """A cell of the form: index of the deal, column, and part of the deal from 0."""

    deal: int
    column: Column[Any, Any]
    part: int = 0


class Labelled(Protocol):
    """An item on a pad of choices."""

    @property
    def label(self) -> str:
        """The text on the button."""

    @property
    def chosen(self) -> bool:
        """Whether this is the current content of the cell."""

    @property
    def possible(self) -> bool:
        """Whether the button is enabled."""


class Choice(Record):
    """One choice: its label, its change, and whether it is the current content.

    Instead of a change, a `SubChoice` opens another pad.
    """

    label: str
    change: object
    chosen: bool = False
    possible: bool = True


class SubChoice(Record):
    """A further pad: its question, its choices, and a remark for its top."""

    asked: str
    choices: Callable[[], Sequence[Choice]]
    told: str = ""


class Deals(Protocol):
    """The view of a session, as far as columns need it: one value per line."""

    @property
    def deals(self) -> Sequence[Any]:
        """The public value of each line; its cells follow from it."""


def touched(before: Deals, after: Deals) -> list[int]:
    """Return the indices, among those in both views, whose value is another object in `after`.

    Unchanged lines stay the same object. Comparing identity is much faster than comparing values
    when there are hundreds of lines.
    """
    both = zip(before.deals, after.deals, strict=False)
    return [at for at, (then, now) in enumerate(both) if then is not now]


V = TypeVar("V", bound=Deals)
"""The public view of a session of the column's game."""

D = TypeVar("D")
"""The public value of one line."""


class Column(ABC, Generic[V, D]):
    """A column of a form; games override what differs from the defaults here.

    `heading` and `spoken` are English; screen readers say `spoken` if the heading is abbreviated
    or not unique. `width` is in mm on paper, and a proportion on the screen. `parts` is the number
    of cells per deal. `keys` are the session file's names of the cells, by which corrections find
    them; `{part}` stands for the name of the part.
    """

    heading = ""
    spoken = ""
    over = ""
    """An English heading shared with the neighbouring columns that have the same one."""

    width = 10.0
    parts = 1
    align = Align.CENTRE
    text_style = TextStyle.CELL
    keys: tuple[str, ...] = ()
    coverable = False
    """Whether cells are covered until the deal is over."""

    turn = 0
    """The order in which covered cells open when a deal ends, from 1; 0 is never covered."""

    waited_for = False
    """Whether the content is known only after the players have bid or played."""

    notes = False
    """Whether text typed here is the deal's note."""

    printed_before = False
    """Whether blank forms have the content printed."""

    def in_words(self) -> str:
        """Return the translated name of the column for screen readers."""
        return tr(self.spoken or self.heading)

    def of_line(self, shown: D) -> str:
        """Return the name of a line's cell for screen readers, if lines differ."""
        return self.in_words()

    # --- content

    @abstractmethod
    def cell(self, shown: D, part: int) -> Cell:
        """Return the content of one cell of a deal; `part` counts cells from the top."""

    def part_words(self, part: int) -> str:
        """Return the name of a part for screen readers: `deck A`."""
        return ""

    def possible_texts(self, view: V) -> tuple[str, ...]:
        """Return the texts that may appear in the column; they share one font size."""
        return ()

    # --- typing

    def can_type(self, view: V, spot: CellRef) -> bool:
        """Return whether the cell accepts text at the Table."""
        return False

    def read(self, view: V, spot: CellRef, text: str) -> Piece:
        """Return what the start of the non-empty `text` means here.

        Raises `Refused` if it means nothing. The game decides later whether the change is possible.
        """
        raise Refused(CellReason.NOT_HERE)

    def clear(self, view: V, spot: CellRef) -> object:
        """Return the change that clears the cell; raises `Refused` if it cannot be cleared."""
        raise Refused(CellReason.NOT_HERE)

    # --- proposals and choices

    def proposals(self, view: V, spot: CellRef) -> Sequence[Piece]:
        """Return the proposals here, best first; Enter in an empty line accepts the first."""
        return ()

    def choices(self, view: V, spot: CellRef) -> Sequence[Choice]:
        """Return the choices on the pad; their changes can be typed as well."""
        return ()

    def prompt(self, view: V, spot: CellRef) -> str:
        """Return the question on the pad; if empty, the pad shows the cell's name."""
        return ""

    def extra_choice(self, view: V, spot: CellRef) -> Choice | None:
        """Return an additional choice that opens another pad (`SubChoice`), if any."""
        return None

    def typing_hint(self, view: V, spot: CellRef) -> str:
        """Return a hint on what to type here, if it is not obvious."""
        return ""

    def bidding(self, view: V, spot: CellRef) -> tuple[str, ...] | None:
        """Return the possible declarers if the bidding pad opens here, else `None`."""
        return None

    def current_bid(self, view: V, spot: CellRef) -> tuple[Contract | None, str | None]:
        """Return the current contract and declarer, for the bidding pad."""
        return None, None

    def bid(self, view: V, spot: CellRef, contract: Contract, declarer: str) -> object:
        """Return the change for a bid on the bidding pad; raises `Refused` if there is no pad."""
        raise Refused(CellReason.NO_BID)

    def rolls(self) -> bool:
        """Return whether the pad offers a die."""
        return False


AnyColumn = Column[Any, Any]


def heading(column: AnyColumn) -> str:
    """Return the translated heading of `column`."""
    return sentence(tr(column.heading))


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
    """Return a cell's name and content for screen readers.

    `called` is the name of the deal, `line` its value in the view. The cell may be the `wanted`
    one; an empty cell may show the `proposed` content.
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
    """Return a cell's name for screen readers, without its content: `Deal 7, deck A, HCP`."""
    name = column.in_words() if line is None else column.of_line(line)
    return ", ".join(filter(None, (sentence(called), column.part_words(part), name)))
