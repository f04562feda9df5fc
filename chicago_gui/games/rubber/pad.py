"""The pad of a rubber as players draw it: We and They, above and below the line."""

from __future__ import annotations

from collections.abc import Iterator

from chicago_gui.games.rubber.session import RubberTotals
from chicago_gui.paper.marks import STRONG, Mark, Text, TextAlign
from chicago_gui.paper.sitting_pages import FOOT_ROWS, ROW, TwoSides
from chicago_gui.record import Record
from chicago_gui.sheet.panel import Picture
from chicago_gui.sheet.sittings.totals import DealLine, Two
from chicago_gui.sheet.sittings.words import outcome_words, side_words
from chicago_gui.sheet.words import sentence, tr

_WIDTH = 74.0
_LABEL = 15.0
_TITLE = 6.0
_LEAST_ABOVE = 3
_LEAST_BELOW = 3
_THIN = 0.35
_DOUBLE = 0.9


class PadLines(Record):
    """The entries on a pad.

    `above` are each side's entries, starting at the line. `below` are the games, each with both
    sides' entries from the top. `drawn` tells for each game whether a line is drawn under it.
    """

    above: tuple[tuple[str, ...], tuple[str, ...]]
    below: tuple[tuple[tuple[str, ...], tuple[str, ...]], ...]
    drawn: tuple[bool, ...]
    ended: bool

    @property
    def above_rows(self) -> int:
        """The number of rows above the line."""
        return max(_LEAST_ABOVE, *map(len, self.above))

    @property
    def below_rows(self) -> int:
        """The number of rows below the line."""
        written = sum(map(_rows, self.below))
        return written if self.ended else max(_LEAST_BELOW, written)

    @property
    def height(self) -> float:
        """The height in mm with totals and one line of names."""
        return (1 + self.above_rows + self.below_rows + FOOT_ROWS) * ROW + self.double

    @property
    def double(self) -> float:
        """The distance in mm of the two lines under a finished rubber, else 0.

        The height of the pad includes it, so that the lines touch no figure.
        """
        return _DOUBLE if self.ended else 0.0


def pad_picture(each: RubberTotals, number: int) -> Picture:
    """Return the pad of rubber `number` as a picture."""
    name = sentence(tr("rubber {number}").format(number=number))
    lines, pad = pad_lines(each), TwoSides(0, _WIDTH, _LABEL).made_for(each.sitting.sides)
    marks = [
        Text(0, 0, _WIDTH, 4.6, name, 9.6, bold=True, side=TextAlign.LEFT),
        *pad_marks(pad, _TITLE, each, lines),
    ]
    height = _TITLE + pad.names_height - ROW + lines.height + 0.5
    return Picture(_WIDTH, height, tuple(marks), _spoken(name, each))


def pad_lines(each: RubberTotals) -> PadLines:
    """Return the entries of the pad in the order they were written."""
    above: tuple[list[str], list[str]] = ([], [])
    games: list[tuple[list[str], list[str]]] = [([], [])]
    drawn: list[bool] = []
    for line in each.lines:
        for side, text in _above(line):
            above[side].append(text)
        for side in (0, 1):
            if line.below[side]:
                games[-1][side].append(str(line.below[side]))
        if line.game:
            drawn.append(True)
            games.append(([], []))
    if each.premium is not None:
        _premium(above, each.premium.game)
        _premium(above, each.premium.partscore)
    if any(games[-1]) or not drawn:
        drawn.append(False)
    else:
        games.pop()
    return PadLines(
        (tuple(above[0]), tuple(above[1])),
        tuple((tuple(one), tuple(two)) for one, two in games),
        tuple(drawn),
        each.settled is not None,
    )


def pad_marks(pad: TwoSides, y: float, each: RubberTotals, lines: PadLines) -> Iterator[Mark]:
    """Yield the pad of a rubber from `y` down."""
    yield from pad.names(y, each.sitting.sides)
    line = y + pad.names_height + pad.row * lines.above_rows
    for side in (0, 1):
        for place, text in enumerate(lines.above[side]):
            yield pad.points(line - (place + 1) * pad.row, side, text)
    yield pad.across(line, STRONG)
    yield pad.labelled(line - pad.row, tr("above"))
    yield pad.labelled(line, tr("below"))
    at = line
    for game, drawn in zip(lines.below, lines.drawn, strict=True):
        for side in (0, 1):
            for place, text in enumerate(game[side]):
                yield pad.points(at + place * pad.row, side, text)
        at += _rows(game) * pad.row
        if drawn:
            yield pad.across(at, _THIN)
    if lines.ended and not lines.drawn[-1]:
        yield pad.across(at, _THIN)
    # A double line ends a rubber that is won or stopped; the foot begins with the strong one.
    foot = line + lines.below_rows * pad.row + lines.double
    yield from pad.uprights(y, foot)
    yield from pad.foot(foot, each.total if each.lines else None, each.settled)


def blank_pad(pad: TwoSides, y: float, height: float) -> Iterator[Mark]:
    """Yield a blank pad `height` mm high, with the line a little above the middle."""
    yield from pad.names(y, None)
    foot = y + height - FOOT_ROWS * pad.row
    line = y + pad.row + (foot - y - pad.row) * 0.48
    yield pad.across(line, STRONG)
    yield pad.labelled(line - pad.row, tr("above"))
    yield pad.labelled(line, tr("below"))
    yield from pad.uprights(y, foot)
    yield from pad.foot(foot, None, None)


def _above(line: DealLine) -> Iterator[tuple[int, str]]:
    """Yield what a deal scores above the line, each part with its side."""
    won = line.worth
    if won is None:
        return
    made = won.parts
    for points in (made.overtricks, made.insult, made.slam):
        if points:
            yield won.side, str(points)
    if made.undertricks:
        yield 1 - won.side, str(made.undertricks)
    for side in (0, 1):
        if won.honours[side]:
            yield side, tr("{points} h").format(points=won.honours[side])
    if line.bonus_points:
        yield won.side, str(line.bonus_points)


def _premium(above: tuple[list[str], list[str]], points: Two) -> None:
    for side in (0, 1):
        if points[side]:
            above[side].append(str(points[side]))


def _rows(game: tuple[tuple[str, ...], tuple[str, ...]]) -> int:
    return max(1, len(game[0]), len(game[1]))


def _spoken(name: str, each: RubberTotals) -> str:
    one, two = each.sitting.sides
    said = tr("{rubber}: {one} {points}, {two} {other}; games {games} and {others}").format(
        rubber=name,
        one=side_words(one),
        points=each.total[0],
        two=side_words(two),
        other=each.total[1],
        games=each.games[0],
        others=each.games[1],
    )
    if each.settled is None:
        return said
    return f"{said}; {outcome_words(each.settled, each.sitting.sides)}"
