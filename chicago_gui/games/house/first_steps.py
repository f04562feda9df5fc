"""The course of a deal in three pictures.

The deal is an example; its score, target and IMPs follow the house rules.
"""

from __future__ import annotations

from collections.abc import Iterator

from chicago_gui.paper.marks import STRONG, Band, Mark, StraightLine, Suit, Text, TextAlign
from chicago_gui.scoring import Contract
from chicago_gui.sheet.panel import FirstStep, Picture
from chicago_gui.sheet.words import imps_words, later, sentence, signed, tr

HCP = (12, 9, 13, 6)
PLAYERS = (later("Vera"), later("Boris"), later("Dima"), later("Anna"))
"""Who picked decks A to D; the first and the third are partners."""
CONTRACT, TRICKS = Contract.parse("4S"), 11
SCORE, TARGET, IMPS = 450, 300, 4

# In mm.
_WIDTH, _HEIGHT = 80.0, 36.0
_EDGE, _ROW = 2.0, 6.4
_COLUMNS = (11.0, 11.0, 20.0)
_ASIDE = _EDGE + sum(_COLUMNS) + 3.0
_ROOM = _WIDTH - _ASIDE - _EDGE
_HATCH = 1.3
# In points.
_SMALL, _USUAL, _LARGE = 9.0, 10.5, 16.0


def first_steps() -> tuple[FirstStep, ...]:
    """Return the pictures in the order of a deal."""
    return (
        FirstStep(
            tr("Preparer"),
            tr(
                "The player who sits out deals four decks and types their HCP (F2). Esc "
                "covers them."
            ),
            _picture(_counts(), _prepared(), tr("Form with four counts that add up to 40")),
            secret=True,
        ),
        FirstStep(
            tr("Play"),
            tr(
                "Each player picks a deck. The form shows the contract; counts and target "
                "stay covered."
            ),
            _picture(_covers(), _played(), tr("The same form, counts covered")),
        ),
        FirstStep(
            tr("Reveal"),
            tr("Type the result. The deal opens: score minus target gives IMPs and the standing."),
            _picture(_counts(), _revealed(), tr("The form open: score, target and IMPs")),
        ),
    )


def _picture(counts: Iterator[Mark], aside: Iterator[Mark], spoken: str) -> Picture:
    return Picture(_WIDTH, _HEIGHT, (*_table(), *counts, *aside), spoken)


def _table() -> Iterator[Mark]:
    """Yield the ruled table of decks and players."""
    right, bottom = _EDGE + sum(_COLUMNS), _EDGE + 5 * _ROW
    yield Band(_EDGE, _EDGE, right - _EDGE, _ROW)
    x = _EDGE
    for width, heading in zip(
        _COLUMNS, (tr("Deck"), sentence(tr("HCP")), sentence(tr("player"))), strict=True
    ):
        yield Text(x, _EDGE, width, _ROW, heading, _SMALL, bold=True)
        yield StraightLine(x, _EDGE, x, bottom, _weight(x == _EDGE))
        x += width
    yield StraightLine(right, _EDGE, right, bottom, STRONG)
    for row in range(6):
        yield StraightLine(_EDGE, _y(row), right, _y(row), _weight(row in (0, 5)))
    for row, (deck, player) in enumerate(zip("ABCD", PLAYERS, strict=True), start=1):
        yield Text(_EDGE, _y(row), _COLUMNS[0], _ROW, deck, _USUAL)
        at = _EDGE + _COLUMNS[0] + _COLUMNS[1]
        name, left = tr(player), TextAlign.LEFT
        yield Text(at + 1.5, _y(row), _COLUMNS[2] - 2, _ROW, name, _USUAL, side=left)


def _counts() -> Iterator[Mark]:
    for row, count in enumerate(HCP, start=1):
        yield Text(_EDGE + _COLUMNS[0], _y(row), _COLUMNS[1], _ROW, str(count), _USUAL, bold=True)


def _covers() -> Iterator[Mark]:
    for row in range(1, 5):
        yield from _cover(_EDGE + _COLUMNS[0] + 2.5, _y(row) + 1.6, 6.0, _ROW - 3.2)


def _prepared() -> Iterator[Mark]:
    yield _line(1, " + ".join(map(str, HCP)))
    yield _line(2, f"{sum(HCP)} ✓", _LARGE, bold=True)


def _played() -> Iterator[Mark]:
    yield from _contract()
    yield _line(3, sentence(tr("target")), side=TextAlign.LEFT)
    yield from _cover(_ASIDE + 18.0, _y(3) + 1.6, 10.0, _ROW - 3.2)


def _revealed() -> Iterator[Mark]:
    over = TRICKS - CONTRACT.level - 6
    yield _line(0, f"{signed(over)}: {SCORE}")
    team = HCP[0] + HCP[2]
    yield _line(1, tr("Target for {hcp} HCP: {target}").format(hcp=team, target=TARGET))
    yield StraightLine(_ASIDE + 4, _y(2) + 0.8, _ASIDE + _ROOM - 4, _y(2) + 0.8)
    yield _line(2, signed(SCORE - TARGET), bold=True)
    yield _line(3.4, imps_words(signed(IMPS)), _LARGE, bold=True)


def _contract() -> Iterator[Mark]:
    middle, size = _ASIDE + _ROOM / 2, 5.6
    level = str(CONTRACT.level)
    yield Text(middle - 8, _y(0.6), 7.4, _ROW, level, _LARGE, bold=True, side=TextAlign.RIGHT)
    yield Suit(middle, _y(0.6) + (_ROW - size) / 2, size, CONTRACT.denomination)
    yield _line(1.7, tr("by {name}").format(name=tr(PLAYERS[0])))


def _cover(x: float, y: float, width: float, height: float) -> Iterator[Mark]:
    """Yield an evenly hatched box, the sign of a cover; all sizes are in mm."""
    for x1, y1, x2, y2 in (
        (x, y, x + width, y),
        (x, y + height, x + width, y + height),
        (x, y, x, y + height),
        (x + width, y, x + width, y + height),
    ):
        yield StraightLine(x1, y1, x2, y2)
    at = _HATCH
    while at < width + height:
        down, across = min(at, height), min(at, width)
        yield StraightLine(x + at - down, y + down, x + across, y + at - across)
        at += _HATCH


def _line(
    row: float,
    text: str,
    size: float = _USUAL,
    *,
    bold: bool = False,
    side: TextAlign = TextAlign.CENTRE,
) -> Text:
    return Text(_ASIDE, _y(row), _ROOM, _ROW, text, size, bold, side)


def _y(row: float) -> float:
    return _EDGE + row * _ROW


def _weight(outer: bool) -> float:
    return STRONG if outer else 0.2
