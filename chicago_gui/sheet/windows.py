"""What windows beside the sheet show, as values: plan, what if, first steps, figures, a score.

What the numbers of a game are, and how a line of them is shown, its package says. A game fills them
in; the windows draw them for any game. The score is a duplicate one, the same in all.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from chicago_gui.record import Record
from chicago_gui.scoring import (
    GAME_POINTS,
    Contract,
    Refused,
    game_bonus,
    parts,
    result_text,
    score,
)
from chicago_gui.sheet.typing.contracts import read_bid
from chicago_gui.sheet.typing.results import ResultReason
from chicago_gui.sheet.words import (
    MINUS,
    NO_BREAK,
    contract_text,
    plain,
    tr,
)

if TYPE_CHECKING:
    from chicago_gui.sheet.panel import Picture


Numbers = tuple[int, ...]
"""A game's figures of one player or pair, which add up over evenings one by one."""


class Counted(Record):
    """One evening: `points` of each player, in their order, and the numbers they come with.

    `pairs` are by the players' places. Only an evening with something to count has any. `deals`
    are for games whose figures need them one by one: the places of who played, and the numbers.
    """

    points: tuple[int, ...]
    players: tuple[Numbers, ...]
    pairs: dict[tuple[int, int], Numbers]
    deals: tuple[tuple[tuple[int, ...], Numbers], ...] = ()


class Made(Record):
    """What one person has made of all evenings, or two as partners.

    `names` are one or two. An evening is `won` by whoever has the most points when it is over.
    `merged` says that other names count too.
    """

    names: tuple[str, ...]
    evenings: int
    won: int
    numbers: Numbers
    best_partner: str = ""
    merged: bool = False


class Scored(Record):
    """A deal that is over, as a game's figures count it: who played it, and its numbers."""

    players: tuple[str, ...]
    numbers: Numbers


class Figures(Record):
    """The lines of players and pairs as their game makes them, the best first.

    `deals` are those that the game counts one by one, with the players called as in the lines.
    """

    players: tuple[Any, ...]
    pairs: tuple[Any, ...]
    deals: tuple[Scored, ...] = ()


def added(one: Sequence[int], other: Sequence[int]) -> Numbers:
    """Return the sums, number by number."""
    return tuple(a + b for a, b in zip(one, other, strict=True))


class Plan(Record):
    """How many deals are planned, and how that can be changed.

    `planned` of `least` to `most` deals; `usual` are a click away, and to stop after the `least`
    is one too, called by `stop_words`. `change` makes the change to another number, `words` says
    what a view's plan means.
    """

    heading: str

    planned: int
    least: int
    most: int
    usual: tuple[int, ...]
    change: Callable[[int], object]
    words: Callable[[Any], str]
    stop_words: Callable[[int], str]


class Supposed(Record):
    """One line of what if: a name, and for each way of scoring a cell and whether it is a gain."""

    name: str
    cells: tuple[tuple[str, int], ...]


class WhatIf(Record):
    """The evening scored in other ways; `headings` are those of the cells, as played first.

    `caption` stands above and `verdicts` beneath; `label` names the table to a screen reader.
    """

    caption: str
    label: str
    headings: tuple[str, ...]
    lines: tuple[Supposed, ...]
    verdicts: tuple[str, ...] = ()


class FirstStep(Record):
    """A part of how a game is kept, told in a picture; a `secret` one only the preparer sees."""

    title: str
    words: str
    picture: Picture
    secret: bool = False


T = TypeVar("T")


class LineColumn(Record, Generic[T]):
    """One column of a table of lines: its heading, how it words a line, and what sorts it, if any.

    By its `key` the table knows it in any language. `number` stands to the right and is sorted
    from the most down. `sign` says whether the cell is a gain or a loss. `wide` takes the room
    that is left; the others are no wider than `most`, in pixels at 100 %. What has no room in one
    that `breaks` goes on beneath. `tip` says what a short heading means.
    """

    heading: str
    text: Callable[[T], str]
    order: Callable[[T], Any] | None = None
    number: bool = False
    sign: Callable[[T], float] | None = None
    wide: bool = False
    breaks: bool = False
    most: int = 240
    tip: str = ""
    key: str = ""


def count_column(heading: str, count: Callable[[T], int], tip: str = "") -> LineColumn[T]:
    """Return the column of a whole number that is worked out of a line."""
    return LineColumn(heading, lambda line: str(count(line)), count, number=True, tip=tip)


def rest_column() -> LineColumn[Any]:
    """Return an empty column that takes the rest of the width: figures stay near their names."""
    return LineColumn("", lambda _: "", wide=True)


class FigureTable(Record, Generic[T]):
    """Figures across evenings under a title, sorted by the column of the key `sorted_by`, if any.

    `name` says whom a line is about, and `merged` whether other names count for them too. `remark`
    says how they are reckoned.
    """

    title: str
    columns: tuple[LineColumn[T], ...]
    lines: Sequence[T]
    sorted_by: str | None
    name: Callable[[T], str]
    merged: Callable[[T], bool] = lambda _: False
    remark: str = ""

    @property
    def sorted_at(self) -> int | None:
        """The place of the column that the lines are sorted by."""
        keys = [column.key for column in self.columns]
        return None if self.sorted_by is None else keys.index(self.sorted_by)

    @property
    def sorted_lines(self) -> list[T]:
        """The lines in the order in which they are shown at first."""
        column = None if self.sorted_at is None else self.columns[self.sorted_at]
        if column is None or column.order is None:
            return list(self.lines)
        return sorted(self.lines, key=column.order, reverse=column.number)


class FigureTables(Record):
    """All tables of one game's figures, that of the players first; `remark` stands beneath."""

    tables: tuple[FigureTable[Any], ...]
    remark: str = ""


_PARTSCORE = 50


def contract_and_tricks(text: str) -> tuple[Contract, int]:
    """Return contract and tricks of a text such as `4SX+1` or `3nt made`; raises `Refused`."""
    # Nobody needs to play it.
    bid, rest = read_bid(text.strip(), (), standing="")
    if bid.contract is None or bid.tricks is None or rest.strip():
        raise Refused(ResultReason.RESULT)
    return bid.contract, bid.tricks


def score_line(contract: Contract, tricks: int) -> str:
    """Return the score both ways as the command line prints it, in plain signs."""
    points = [score(contract, tricks, vulnerable) for vulnerable in (False, True)]
    result = result_text(contract, tricks)
    line = tr("{bid}: {points} not vulnerable, {more} vulnerable")
    return line.format(bid=f"{contract}{result}", points=points[0], more=points[1])


def arithmetic(contract: Contract, tricks: int, vulnerable: bool) -> str:
    """Return how the score comes about: `4♠X+1, not vulnerable: 240 tricks + … = 690`."""
    z = tr("vulnerable") if vulnerable else tr("not vulnerable")
    bid = contract_text(contract) + result_text(contract, tricks, minus=MINUS)
    total = plain(score(contract, tricks, vulnerable))
    won = parts(contract, tricks, vulnerable)
    game = won.below >= GAME_POINTS
    terms = (
        (won.below, tr("{points} tricks")),
        (won.overtricks, tr("{points} overtricks")),
        (won.insult, tr("{points} for the insult")),
        (game_bonus(vulnerable) if game else 0, tr("{points} game")),
        (0 if game else _PARTSCORE, tr("{points} part-score")),
        (won.slam, tr("{points} slam")),
    )
    if not won.undertricks:
        sums = " + ".join(words.format(points=points) for points, words in terms if points)
        total = f"{sums}{NO_BREAK}={NO_BREAK}{total}"
    return tr("{bid}, {z}: {total}").format(bid=bid, z=z, total=total)
