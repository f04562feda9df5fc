"""The columns of a form, and the content of their cells."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from enum import Enum
from functools import partial
from typing import Any, Generic, Protocol, TypeVar

from chicago_gui.record import Record
from chicago_gui.scoring import Contract, Refused
from chicago_gui.sheet.typing.reader import Reading
from chicago_gui.sheet.words import contract_words, result_words, sentence, tr


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

    @property
    def content(self) -> tuple[object, ...]:
        """What was entered, without marks and hints."""
        return self.text, self.below, self.contract, self.note, self.spoken


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


class Choice(Record):
    """One choice on a pad: its label, its change, and whether it is the current content.

    `opens` returns another pad, in place of a change. Without both the label is typed. `in_menu`
    says whether the cell's menu has the choice, too.
    """

    label: str
    change: object = None
    chosen: bool = False
    possible: bool = True
    opens: Callable[[], Offer] | None = None
    in_menu: bool = False


T = TypeVar("T")


def choices_of(
    values: Iterable[T],
    change: Callable[[T], object],
    current: T | None,
    words: Callable[[T], str] = str,
) -> tuple[Choice, ...]:
    """Return a choice for each of `values`, with its `change` and its `words`."""
    return tuple(Choice(words(each), change(each), each == current) for each in values)


def result_choices(
    contract: Contract | None, tricks: int | None, change: Callable[[int], object]
) -> tuple[Choice, ...]:
    """Return the choices of a result, most tricks first; none without a contract."""
    if contract is None:
        return ()
    return choices_of(range(13, -1, -1), change, tricks, partial(result_words, contract))


class Offer(Record):
    """What a pad offers: its choices, its question, and a remark for its top."""

    choices: Sequence[Choice]
    question: str = ""
    remark: str = ""


class Bidding(Record):
    """A contract to be chosen: the possible declarers, and the change for a contract and declarer.

    `contract` and `declarer` are the current ones.
    """

    names: tuple[str, ...]
    change: Callable[[Contract, str], object]
    contract: Contract | None
    declarer: str | None


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

    def in_words(self, shown: D | None = None) -> str:
        """Return the translated name of the column, or of the cell of a line, for screen readers.

        Most columns have one name for all lines.
        """
        return tr(self.spoken or self.heading)

    # --- content

    @abstractmethod
    def cell(self, shown: D, part: int) -> Cell:
        """Return the content of one cell of a deal; `part` counts cells from the top."""

    def is_filled(self, content: Cell) -> bool:
        """Return whether a cell with `content` can be cleared: it has an entry, or a note."""
        return bool(content.note) if self.notes else any(content.content)

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

    def read(self, view: V, spot: CellRef, text: str) -> Reading:
        """Return what the start of the non-empty `text` means here.

        Raises `Refused` if it means nothing. The game decides later whether the change is possible.
        """
        raise Refused(CellReason.NOT_HERE)

    def clear(self, view: V, spot: CellRef) -> object:
        """Return the change that clears the cell; raises `Refused` if it cannot be cleared."""
        raise Refused(CellReason.NOT_HERE)

    # --- proposals and choices

    def proposals(self, view: V, spot: CellRef) -> Sequence[Reading]:
        """Return the proposals here, best first; Enter in an empty line accepts the first."""
        return ()

    def choices(self, view: V, spot: CellRef) -> Sequence[Choice]:
        """Return the choices on the pad; most of their changes can be typed as well."""
        return ()

    def prompt(self, view: V, spot: CellRef) -> str:
        """Return the question on the pad; if empty, the pad shows the cell's name."""
        return ""

    def typing_hint(self, view: V, spot: CellRef) -> str:
        """Return a hint on what to type here, if it is not obvious."""
        return ""

    def bidding(self, view: V, spot: CellRef) -> Bidding | None:
        """Return what the bidding pad offers, if it opens here in place of the choices."""
        return None


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
    names = (sentence(called), column.part_words(part), column.in_words(line))
    return ", ".join(filter(None, names))
