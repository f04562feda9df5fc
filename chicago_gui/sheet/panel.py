"""What stands beside a form, as values: standing with its places, chart, seats, a picture."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import permutations
from operator import eq
from typing import TYPE_CHECKING, TypeVar

from chicago_gui.record import Record
from chicago_gui.sheet.words import pair, signed, tr

if TYPE_CHECKING:
    from fractions import Fraction

    from chicago_gui.paper.marks import Mark


Team = tuple[str, str]
"""The names of two partners."""

Teams = tuple[Team, Team]
"""Two teams, in the order of the form."""

OUT = 4
"""The first place of who sits out; 0 to 3 are the chairs round the table, clockwise from above."""


class Seats(Record):
    """Who sits where: four chairs, clockwise from the top, partners facing; and who are out."""

    chairs: tuple[str, str, str, str]
    out: tuple[str, ...] = ()

    @property
    def everybody(self) -> tuple[str, ...]:
        """All in the order of their places: chairs 0 to 3, and from `OUT` on who are out."""
        return (*self.chairs, *self.out)


def seated(out: str | None, teams: Teams, before: Seats | None = None) -> Seats:
    """Sit the two teams down so that partners face each other; `out` sits out, if anybody does.

    Of those who sat there `before` as many as possible keep their chairs, so that a picture of the
    table does not turn round from deal to deal. A legal change leaves two in their chairs.
    """
    (a, b), (c, d) = teams
    settings = [
        (top, right, bottom, left)
        for top, right, bottom, left in permutations((a, c, b, d))
        if {frozenset((top, bottom)), frozenset((right, left))} == _pairs(teams)
    ]
    outside = () if out is None else (out,)
    if before is None:
        return Seats(settings[0], outside)
    kept = before.chairs
    # The first of the best: the same people always sit down the same way.
    best = max(settings, key=lambda chairs: sum(map(eq, chairs, kept)))
    return Seats(best, outside)


def moving(before: Seats, after: Seats) -> tuple[tuple[int, int], ...]:
    """Return from which place to which chair people move, or nothing unless the change is legal.

    First who moves at the table, then who was out.
    """
    if not _legal(before, after):
        return ()
    moved = [
        (before.everybody.index(name), chair)
        for chair, name in enumerate(after.chairs)
        if before.chairs[chair] != name
    ]
    return tuple(sorted(moved))


def moves(before: Seats | None, after: Seats) -> tuple[str, ...]:
    """Return in sentences what the players do to sit as in `after`.

    When nobody has sat down `before`, or the change is not a legal one, there is nothing to say
    but who plays whom.
    """
    if before == after:
        return (tr("Everybody stays seated."),)
    sentences = (
        tuple(_sentence(before, after, *move) for move in moving(before, after)) if before else ()
    )
    return sentences or (against(_teams(after)),)


def against(teams: Teams) -> str:
    """Return who plays whom."""
    return tr("{one} against {other}").format(one=pair(teams[0]), other=pair(teams[1]))


def _sentence(before: Seats, after: Seats, origin: int, chair: int) -> str:
    pattern = (
        tr("{name} takes {whose}'s chair, beside {partner}")
        if origin == OUT
        else tr("{name} moves to {whose}'s chair, beside {partner}")
    )
    return pattern.format(
        name=after.chairs[chair],
        whose=before.chairs[chair],
        partner=after.chairs[(chair + 2) % 4],
    )


def _legal(before: Seats, after: Seats) -> bool:
    """Of the same five somebody else goes out, and no old partnership goes on.

    With more than one out, or none, nobody's move is told: who plays with whom says enough.
    """
    return (
        len(before.out) == len(after.out) == 1
        and set(before.everybody) == set(after.everybody)
        and before.out != after.out
        and not _pairs(_teams(before)) & _pairs(_teams(after))
    )


def _teams(seats: Seats) -> Teams:
    top, right, bottom, left = seats.chairs
    return (top, bottom), (right, left)


def _pairs(teams: Teams) -> set[frozenset[str]]:
    return {frozenset(team) for team in teams}


class StandingLine(Record):
    """One name, the figure it is ranked by, and how often it was each thing that is counted.

    `text` is the figure as it is written where a whole number with its sign does not say it.
    """

    name: str
    figure: int
    counts: tuple[int, ...] = ()
    text: str = ""

    @property
    def written(self) -> str:
        """The figure as it is written."""
        return self.text or signed(self.figure)


class Standing(Record):
    """The standing: `lines` in the order of the sheet, `counted` the headings of their counts.

    `unit` is what the figures count. `heading` stands above them, where it says more than the
    unit. `most` is the count that is full, or `None` where nothing is. `partnerships` tells how
    often each two were partners, where that is worth telling.
    """

    title: str
    unit: str
    lines: tuple[StandingLine, ...]
    counted: tuple[str, ...] = ()
    most: int | None = None
    partnerships: tuple[tuple[tuple[str, str], int], ...] = ()
    heading: str = ""

    @property
    def above(self) -> str:
        """What stands above the figures."""
        return self.heading or self.unit

    def score(self, line: StandingLine) -> str:
        """Return the figure of a line without what else stands beside it."""
        return signed(line.figure) if self.heading else line.written


class Series(Record):
    """One name's line in the chart: the figure after each step, of which 0 is the start."""

    name: str
    points: tuple[tuple[int, int], ...]

    @property
    def figure(self) -> int:
        """The last figure."""
        return self.points[-1][1]


class ChartData(Record):
    """The running figures of an evening of `planned` steps; `nothing_yet` is for the start."""

    title: str
    nothing_yet: str
    ways: tuple[Series, ...]
    planned: int

    @property
    def empty(self) -> bool:
        """Whether there is nothing to draw yet."""
        return all(len(way.points) < 2 for way in self.ways)


class SeatsShown(Record):
    """Who sits where next: `before` and `after` for the picture, and what is said beneath it.

    `most` is the most that is ever said there: it has its room already.
    """

    title: str
    after: Seats | None
    before: Seats | None = None
    lines: tuple[str, ...] = ()
    most: tuple[str, ...] = ()


class Picture(Record):
    """A picture of marks in a box of `width` and `height` mm; `spoken` is for who cannot see it."""

    width: float
    height: float
    marks: tuple[Mark, ...]
    spoken: str


class FirstStep(Record):
    """One step of how a game is kept, in a picture; only the preparer sees a `secret` one."""

    title: str
    words: str
    picture: Picture
    secret: bool = False


class PendingAction(Record):
    """A button for one thing that is due now: its words and the change it makes."""

    label: str
    change: object


class Panel(Record):
    """All that stands beside the form; what is `None` has no place there."""

    standing: Standing
    running: ChartData | None = None
    due: PendingAction | None = None
    seats: SeatsShown | None = None
    picture: Picture | None = None
    second: Standing | None = None
    """Another standing, where two things are ranked apart."""


Item = TypeVar("Item")


def placed_by(
    items: Iterable[Item], worth: Callable[[Item], int | Fraction | None]
) -> list[tuple[int, Item]]:
    """Return `items` with their places from 1, those of most `worth` first.

    After a tie the next place counts all before it: 1, 2, 2, 4. `None` is worth less than anything.
    """

    def key(item: Item) -> tuple[bool, int | Fraction]:
        value = worth(item)
        return (value is not None, value or 0)

    order = sorted(items, key=key, reverse=True)  # stays in order within a tie, reversed or not
    found: list[tuple[int, Item]] = []
    for index, item in enumerate(order):
        tied = found and key(found[-1][1]) == key(item)
        found.append((found[-1][0] if tied else index + 1, item))
    return found
