"""What evenings of duplicate boards add up to for a player and for a pair, and its tables.

The numbers are: boards, matchpoints or board points in hundredths and what there was to have of
them, IMPs in hundredths. An evening has the one or the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from chicago_gui.record import Record
from chicago_gui.scoring.comparisons import rounded
from chicago_gui.sheet.board_words import share_words, signed_points
from chicago_gui.sheet.windows import (
    Figures,
    FigureTable,
    FigureTables,
    LineColumn,
    Made,
    Numbers,
    count_column,
    rest_column,
)
from chicago_gui.sheet.words import keys, sentence, tr

_NAME = 220


def numbers_of(boards: int, points: Fraction | int, maximum: int | None) -> Numbers:
    """Return the numbers of one evening; `maximum` is `None` where the points are IMPs."""
    hundredths = int(rounded(Fraction(points) * 100))
    if maximum is None:
        return boards, 0, 0, hundredths
    return boards, hundredths, maximum * 100, 0


def worth(numbers: Numbers) -> int:
    """Return by what players and pairs are ranked: the share in hundredths of a per cent, IMPs."""
    _, points, maximum, imps = numbers
    return imps + (points * 10_000 // maximum if maximum else 0)


class BoardsMade(Record):
    """What one person, or two as partners, have made."""

    names: tuple[str, ...]
    evenings: int
    won: int
    boards: int
    share: Fraction | None
    imps: Fraction
    best_partner: str
    merged: bool

    @classmethod
    def of(cls, made: Made) -> BoardsMade:
        """Return the line of `made`."""
        boards, points, maximum, imps = made.numbers
        return cls(
            names=made.names,
            evenings=made.evenings,
            won=made.won,
            boards=boards,
            share=Fraction(points * 100, maximum) if maximum else None,
            imps=Fraction(imps, 100),
            best_partner=made.best_partner,
            merged=made.merged,
        )


BoardsColumn = LineColumn[BoardsMade]


def tables(figures: Figures) -> FigureTables:
    """Return the players' table, and the pairs' where partners are known."""
    players = (_names(tr("Player"), _NAME), *_columns(figures.players))
    pairs = (_names(tr("Pair"), 2 * _NAME), *_columns(figures.pairs))
    found: list[FigureTable[BoardsMade]] = [
        FigureTable(tr("Players"), players, figures.players, _BY, _named, lambda line: line.merged)
    ]
    if figures.pairs:
        found.append(FigureTable(tr("Pairs"), pairs, figures.pairs, _BY, _named))
    return FigureTables(
        tuple(found),
        tr("A click on a heading sorts by it, and so do {left} and {right}.").format(
            left=keys("Ctrl+←"), right=keys("Ctrl+→")
        ),
    )


_BY = "worth"
"""The key of the share, or of the IMPs where nobody has one: it is what lines are sorted by."""


def _names(heading: str, most: int) -> BoardsColumn:
    return LineColumn(heading, _named, _named, most=most)


def _named(line: BoardsMade) -> str:
    return " – ".join(line.names)


def _columns(lines: Sequence[BoardsMade]) -> tuple[BoardsColumn, ...]:
    """Return the columns of figures; a way of scoring that nobody has played by has none."""
    any_share = any(line.share is not None for line in lines)
    imps = not any_share or any(line.imps for line in lines)
    share: BoardsColumn = LineColumn(
        "%",
        lambda line: "" if line.share is None else share_words(line.share),
        lambda line: float(line.share or 0),
        number=True,
        tip=tr("matchpoints or board points, of all there were to have"),
        key=_BY,
    )
    won: BoardsColumn = LineColumn(
        sentence(tr("IMPs")),
        lambda line: signed_points(line.imps) if line.imps else "",
        lambda line: float(line.imps),
        number=True,
        sign=lambda line: float(line.imps),
        key="" if any_share else _BY,
    )
    return (
        count_column(tr("Evenings"), lambda line: line.evenings),
        count_column(tr("Evenings won"), lambda line: line.won),
        count_column(tr("Boards"), lambda line: line.boards),
        *((share,) if any_share else ()),
        *((won,) if imps else ()),
        rest_column(),
    )
