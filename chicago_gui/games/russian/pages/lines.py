"""What is printed beneath the form: how each deal was scored, and all remarks in words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from chicago_gui.games.russian.columns import COLUMNS
from chicago_gui.games.russian.explained import explain
from chicago_gui.games.russian.view import OpenDeal, PlayedDeal, View
from chicago_gui.paper.letter_widths import NO_BREAK, wrapped
from chicago_gui.paper.marks import POINT, STRONG, Mark, Rule, Side, Text
from chicago_gui.sheet.words import sentence, tr

TITLE_HEIGHT = 11.0
"""Height of the section's title in mm, with the air around it."""

_SIZE = 8.0
_LINE = _SIZE * POINT * 1.32
_BETWEEN = 0.9
_NUMBER = 7.0
_INDENT = _NUMBER + 2.4


@dataclass(frozen=True, slots=True)
class Line:
    """One printed line; `number` stands before the first of a deal, which `begins` it."""

    number: str
    text: str
    begins: bool = False

    @property
    def height(self) -> float:
        """Its height in mm, with the air before a deal."""
        return _LINE + (_BETWEEN if self.begins else 0.0)


def lines(view: View, width: float) -> list[Line]:
    """Return the section's lines, wrapped to `width` mm; empty when there is nothing to say."""
    found = []
    for deal in view.deals:
        texts = list(_texts(deal))
        wrapped_texts = [line for text in texts for line in wrapped(text, width - _INDENT, _SIZE)]
        for index, text in enumerate(wrapped_texts):
            found.append(Line("" if index else str(deal.number), text, index == 0))
    return found


def title_marks(x: float, y: float, width: float) -> Iterator[Mark]:
    """Yield the section's title with its rule."""
    text = tr("How each deal was scored")
    yield Text(x, y + 3.6, width, 4.6, text, 10.0, bold=True, side=Side.LEFT)
    yield Rule(x, y + 8.8, x + width, y + 8.8, STRONG)


def line_marks(line: Line, x: float, y: float, width: float) -> Iterator[Mark]:
    """Yield one line, its air above it."""
    top = y + line.height - _LINE
    if line.number:
        yield Text(x, top, _NUMBER, _LINE, line.number, _SIZE, bold=True, side=Side.RIGHT)
    yield Text(x + _INDENT, top, width - _INDENT, _LINE, line.text, _SIZE, side=Side.LEFT)


def _texts(deal: OpenDeal | PlayedDeal) -> Iterator[str]:
    if isinstance(deal, PlayedDeal):
        # Filled, hearts and diamonds would read as black suits here.
        yield explain(deal).translate(_OUTLINED).replace(" → ", f"{NO_BREAK}→{NO_BREAK}")
    remarks = "; ".join(_remarks(deal))
    if remarks:
        yield sentence(remarks) + "."
    note = " ".join(deal.deal.note.split())
    if note:
        yield tr("Note: {note}").format(note=note)


_OUTLINED = str.maketrans("♥♦", "♡♢")


def _remarks(deal: OpenDeal | PlayedDeal) -> Iterator[str]:
    """What the notches in a deal's cells stand for, and honours, which have no cell."""
    for column in COLUMNS:
        for part in range(column.parts):
            hint = column.cell(deal, part).hint
            if hint:
                yield hint.rstrip(".")
    for name, points in deal.deal.honours:
        yield tr("{points} for honours to {name}").format(points=points, name=name)
