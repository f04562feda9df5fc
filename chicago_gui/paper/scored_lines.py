"""What is printed beneath a form: how each deal was scored, a few lines a deal, never cut."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from chicago_gui.paper.letter_widths import wrapped
from chicago_gui.paper.marks import POINT, STRONG, Mark, Rule, Side, Text
from chicago_gui.paper.page_flow import MARGIN_X, Flow
from chicago_gui.sheet.words import tr

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


def lines_of(texts: Iterable[tuple[str, Iterable[str]]], width: float) -> list[Line]:
    """Return the lines of deals, each with its number and texts, wrapped to `width` mm."""
    found = []
    for number, of_deal in texts:
        parts = [line for text in of_deal for line in wrapped(text, width - _INDENT, _SIZE)]
        for index, text in enumerate(parts):
            found.append(Line("" if index else number, text, index == 0))
    return found


def put_lines(flow: Flow, section: list[Line], width: float) -> None:
    """Put the section on the pages: with the form where it fits, else on a page of its own."""
    if not section:
        return
    whole = TITLE_HEIGHT + sum(line.height for line in section)
    flow.make_room(whole)
    flow.put(title_marks(MARGIN_X, flow.y, width), TITLE_HEIGHT)
    for line in section:
        flow.make_room(line.height)
        flow.put(line_marks(line, MARGIN_X, flow.y, width), line.height)


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


def outlined(text: str) -> str:
    """Return `text` with hearts and diamonds that do not read as black suits."""
    return text.translate(_OUTLINED)


_OUTLINED = str.maketrans("♥♦", "♡♢")
