"""The pad of a round as players draw it: an X with the four dealers, four lines, totals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from chicago_gui.games.four_deal.session import DEALS, RoundTotals, Rules, vulnerability
from chicago_gui.paper.marks import SQUEEZE, STRONG, Mark, StraightLine, Text, TextAlign
from chicago_gui.paper.sitting_pages import FOOT_ROWS, ROW, TwoSides
from chicago_gui.paper.text_setting import cut_short, text_width, wrapped
from chicago_gui.sheet.panel import Picture
from chicago_gui.sheet.sittings.totals import DealLine
from chicago_gui.sheet.sittings.words import outcome_words, side_words
from chicago_gui.sheet.words import sentence, tr

X_HEIGHT = 25.0
"""The height in mm of the X with the names around it."""

_WIDTH = 74.0
_NAME = 5.0
_TITLE = 6.0
_LABEL = 13.0
_NUMBER = 4.2
_LETTERS = 8.6
"""The size of the names around the X, in points."""


def pad_picture(each: RoundTotals, number: int, rules: Rules) -> Picture:
    """Return the pad of round `number` as a picture."""
    name = sentence(tr("round {number}").format(number=number))
    top, pad = _TITLE + X_HEIGHT + 2.5, TwoSides(0, _WIDTH, _LABEL).made_for(each.sitting.sides)
    marks = [
        Text(0, 0, _WIDTH, 4.6, name, 9.6, bold=True, side=TextAlign.LEFT),
        *x_marks(0, _TITLE, _WIDTH, dealers(each), coming(each)),
        *pad_marks(pad, top, each, rules),
    ]
    height = top + pad.names_height + (DEALS + FOOT_ROWS) * ROW + 0.5
    return Picture(_WIDTH, height, tuple(marks), _spoken(name, each))


def dealers(each: RoundTotals) -> tuple[str, ...]:
    """Return the dealers of the four deals."""
    return tuple(each.sitting.dealer_of(number) for number in range(1, DEALS + 1))


def coming(each: RoundTotals) -> int | None:
    """Return the number of the deal in play or the next one, or `None` if all are over."""
    if each.settled is not None:
        return None
    playing = each.sitting.in_play
    number = each.sitting.next_number if playing is None else each.sitting.numbers[playing]
    return number if number <= DEALS else None


def x_marks(
    x: float,
    y: float,
    width: float,
    names: Sequence[str],
    now: int | None = None,
    height: float = X_HEIGHT,
    name: float = _NAME,
) -> Iterator[Mark]:
    """Yield the X with each deal's number in its corner and the dealer's name beside it.

    Deals go clockwise from the top. Names are `name` mm high; the dealer of deal `now` is bold.
    """
    box_height = height - 2 * name
    box_width = min(box_height * 1.6, width * 0.3)
    left, top = x + (width - box_width) / 2, y + name
    right, bottom = left + box_width, top + box_height
    yield StraightLine(left, top, right, bottom, STRONG)
    yield StraightLine(left, bottom, right, top, STRONG)
    middle, level, third = left + box_width / 2, top + box_height / 2, box_width * 0.33
    high = max(_NUMBER / 2 + 0.1, box_height * 0.16)
    places = (
        (middle, top + high, x, width, y, TextAlign.CENTRE),
        (middle + third, level, right + 1.5, x + width - right - 1.5, level, TextAlign.LEFT),
        (middle, bottom - high, x, width, bottom, TextAlign.CENTRE),
        (middle - third, level, x, left - 1.5 - x, level, TextAlign.RIGHT),
    )
    for number, (at_x, at_y, name_x, room, name_y, side) in enumerate(places, start=1):
        bold = number == now
        yield Text(at_x - 2.5, at_y - _NUMBER / 2, 5, _NUMBER, str(number), 8.4, bold=bold)
        if number <= len(names):
            dealer, beside = names[number - 1], side is not TextAlign.CENTRE
            lines = _lines(dealer, room, bold=bold) if beside else (dealer,)
            name_top = name_y - name * len(lines) / 2 if beside else name_y
            for at, line in enumerate(lines):
                line_top = name_top + at * name
                yield Text(name_x, line_top, room, name, line, _LETTERS, bold=bold, side=side)


def _lines(name: str, room: float, *, bold: bool) -> tuple[str, ...]:
    """Return `name` on one line, or on two if it would be too small on one."""
    if text_width(name, _LETTERS, bold=bold) * SQUEEZE <= room:
        return (name,)
    first, *others = wrapped(name, room, _LETTERS, bold=bold)
    return (first, cut_short(" ".join(others), room, _LETTERS)) if others else (first,)


def pad_marks(pad: TwoSides, y: float, each: RoundTotals, rules: Rules) -> Iterator[Mark]:
    """Yield names, four lines and the foot, from `y` down."""
    yield from pad.names(y, each.sitting.sides)
    top, y = y, y + pad.names_height
    played = {line.number: line for line in each.lines if line.deal.tricks is not None}
    for number in range(1, DEALS + 1):
        yield pad.labelled(y, str(number))
        for side, vulnerable in enumerate(vulnerability(each.sitting, number, rules)):
            if vulnerable:
                x, _ = pad.box(side)
                yield Text(x, y, 4.0, ROW, tr("z"), 7.0, side=TextAlign.LEFT)
        if number in played:
            yield from _points(pad, y, played[number])
        yield pad.across(y)
        y += ROW
    yield from pad.uprights(top, y)
    yield from pad.foot(y, each.total if played else None, each.settled)


def _points(pad: TwoSides, y: float, line: DealLine) -> Iterator[Mark]:
    for side in (0, 1):
        points = line.below[side] + line.above[side]
        if points:
            yield pad.points(y, side, str(points))


def _spoken(name: str, each: RoundTotals) -> str:
    one, two = each.sitting.sides
    said = f"{name}: {side_words(one)} {each.total[0]}, {side_words(two)} {each.total[1]}"
    if each.settled is None:
        return said
    return f"{said}; {outcome_words(each.settled, each.sitting.sides)}"
