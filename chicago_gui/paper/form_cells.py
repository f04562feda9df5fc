"""One cell of the printed form: names in one line or two, the contract large with its suit sign."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from chicago_gui.paper.letter_widths import text_width
from chicago_gui.paper.marks import LEAST_SIZE, POINT, SQUEEZE, Mark, Notch, Side, Suit, Text
from chicago_gui.paper.suit_shapes import SHAPES
from chicago_gui.scoring import Contract, Denomination
from chicago_gui.sheet.cell import Cell, Kind
from chicago_gui.sheet.column import Align, Column, Lettering

PAD = 0.5
"""Least white in mm between a rule and type."""

PAD_LEFT = 1.1
"""White before a text that keeps left."""

NOTCH = 1.4
"""Size in mm of the filled corner of a cell that has something to tell."""

_TEXT_SIZE = 7.8
_CONTRACT_SIZE = 14.5
# In ems of the bold type: a capital's height, which suit signs are fitted to, a figure, an X.
_CAPITAL, _FIGURE, _X = 0.729, 0.70, 0.775
_SIZES = {
    Lettering.NUMBER: 11.0,
    Lettering.FIGURE: 8.2,
    Lettering.MARK: 9.0,
    Lettering.WON: 9.5,
}
_BOLD = frozenset({Lettering.NUMBER, Lettering.LABEL, Lettering.MARK, Lettering.WON})
_LINE_HEIGHT = 1.25
_OF_ROW = 0.64

AnyColumn = Column[Any, Any, Any]


@dataclass(frozen=True, slots=True)
class Place:
    """The box of a cell, in mm, and how many rows of the form it covers."""

    x: float
    y: float
    width: float
    height: float
    rows: int = 1


def cell_marks(place: Place, column: AnyColumn, content: Cell) -> Iterator[Mark]:
    """Yield what is drawn in a cell of `column`."""
    if content.notch:
        yield Notch(place.x + place.width, place.y, NOTCH)
    if content.contract is not None:
        yield from _contract(place, content.contract, content.below)
    # A cover hides what is there; on paper nothing is there.
    elif content.text and content.kind is not Kind.COVER:
        yield from _lines(place, column, " ".join(content.text.split()))


def _lines(place: Place, column: AnyColumn, text: str) -> Iterator[Text]:
    """The text of a cell, in two lines where the cell is high enough and one is too short."""
    left = column.align is Align.LEFT
    side = Side.LEFT if left else Side.CENTRE
    before = PAD_LEFT if left else PAD
    x, width = place.x + before, place.width - before - PAD
    size, bold = _SIZES.get(column.lettering, _TEXT_SIZE), column.lettering in _BOLD
    lines = _halves(text) if place.rows > 1 else (text,)
    if len(lines) == 1 or text_width(text, size, bold=bold) * SQUEEZE <= width:
        yield Text(x, place.y, width, place.height, text, size, bold=bold, side=side)
        return
    # Both in the size that suits the longer one.
    widest = max(text_width(line, size, bold=bold) for line in lines) * SQUEEZE
    size = max(LEAST_SIZE, min(size, size * width / widest))
    step = size * POINT * _LINE_HEIGHT
    top = place.y + (place.height - step * len(lines)) / 2
    for index, line in enumerate(lines):
        yield Text(x, top + index * step, width, step, line, size, bold=bold, side=side)


def _halves(text: str) -> tuple[str, ...]:
    """Where a text may be parted: partners at their dash, others at the middle space."""
    first, dash, second = text.partition(" – ")
    if dash:
        return f"{first} –", second
    spaces = [index for index, letter in enumerate(text) if letter == " "]
    if not spaces:
        return (text,)
    cut = min(spaces, key=lambda index: abs(index - len(text) / 2))
    return (text[:cut], text[cut + 1 :])


def _contract(place: Place, contract: Contract, below: str) -> Iterator[Mark]:
    """The contract large, declarer beneath it."""
    upper = place.height * (0.58 if below else 1.0)
    yield from bid_marks(Place(place.x, place.y, place.width, upper), contract)
    if below:
        y = place.y + place.height * 0.61
        height = _TEXT_SIZE * POINT * _LINE_HEIGHT
        yield Text(place.x + PAD, y, place.width - 2 * PAD, height, below, _TEXT_SIZE)


def bid_marks(place: Place, contract: Contract, size: float = _CONTRACT_SIZE) -> Iterator[Mark]:
    """Level, suit sign and doubles, as one group in the middle of the place."""
    level, doubles = str(contract.level), contract.doubling.value
    # In a line that is one row high it is as large as the row lets it be.
    size = min(_CONTRACT_SIZE, place.height / POINT * _OF_ROW)
    if contract.denomination is Denomination.NOTRUMP:
        text, width = f"{level}{contract.denomination.value}{doubles}", place.width - 2 * PAD
        x = place.x + PAD
        yield Text(x, place.y, width, place.height, text, size, bold=True)
        return
    em = size * POINT
    sign = em * _CAPITAL * 1.06
    air = sign * 0.12
    # The white that a narrow sign has in its square.
    white = sign * min(segment.x for segment in SHAPES[contract.denomination])
    before, middle, after = em * _FIGURE, sign - 2 * white, em * _X * len(doubles)
    x = place.x + (place.width - before - air - middle - after) / 2
    y, height = place.y, place.height
    yield Text(x, y, before, height, level, size, bold=True, side=Side.RIGHT)
    x += before + air
    yield Suit(x - white, y + (height - sign) / 2, sign, contract.denomination)
    if doubles:
        x += middle + air / 2
        yield Text(x, y, after, height, doubles, size, bold=True, side=Side.LEFT)
