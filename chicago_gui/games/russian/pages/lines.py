"""What is printed beneath the house form: each deal's arithmetic, and all remarks in words."""

from __future__ import annotations

from collections.abc import Iterator

from chicago_gui.games.russian.columns import COLUMNS
from chicago_gui.games.russian.explained import explain
from chicago_gui.games.russian.view import OpenDeal, PlayedDeal, View
from chicago_gui.paper.letter_widths import NO_BREAK
from chicago_gui.paper.scored_lines import Line, lines_of, outlined
from chicago_gui.sheet.words import sentence, tr


def lines(view: View, width: float) -> list[Line]:
    """Return the section's lines, wrapped to `width` mm; empty when there is nothing to say."""
    return lines_of(((str(deal.number), _texts(deal)) for deal in view.deals), width)


def _texts(deal: OpenDeal | PlayedDeal) -> Iterator[str]:
    if isinstance(deal, PlayedDeal):
        yield outlined(explain(deal)).replace(" → ", f"{NO_BREAK}→{NO_BREAK}")
    remarks = "; ".join(_remarks(deal))
    if remarks:
        yield sentence(remarks) + "."
    note = " ".join(deal.deal.note.split())
    if note:
        yield tr("Note: {note}").format(note=note)


def _remarks(deal: OpenDeal | PlayedDeal) -> Iterator[str]:
    """What the notches in a deal's cells stand for, and honours, which have no cell."""
    for column in COLUMNS:
        for part in range(column.parts):
            hint = column.cell(deal, part).hint
            if hint:
                yield hint.rstrip(".")
    for name, points in deal.deal.honours:
        yield tr("{points} for honours to {name}").format(points=points, name=name)
