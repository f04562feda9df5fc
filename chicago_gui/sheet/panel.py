"""The content of the panel beside a form, as values: standing, chart, seats, picture."""

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
"""The first place of players who sit out; 0 to 3 are the chairs, clockwise from the top."""


class Seats(Record):
    """The players in the four chairs, clockwise from the top, and those who sit out."""

    chairs: tuple[str, str, str, str]
    out: tuple[str, ...] = ()

    @property
    def everybody(self) -> tuple[str, ...]:
        """All players by place: chairs 0 to 3, then from `OUT` on those who sit out."""
        return (*self.chairs, *self.out)


def seated(out: str | None, teams: Teams, before: Seats | None = None) -> Seats:
    """Return seats for two teams, with partners facing each other; `out` sits out, if given.

    As many players as possible keep their chairs from `before`, so that the picture of the table
    does not rotate from deal to deal. A legal change leaves two in their chairs.
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
    # `max` returns the first of the best, so equal players always sit the same way.
    best = max(settings, key=lambda chairs: sum(map(eq, chairs, kept)))
    return Seats(best, outside)


def moving(before: Seats, after: Seats) -> tuple[tuple[int, int], ...]:
    """Return the moves as pairs of old place and new chair; empty if the change is not legal.

    Players at the table come first, then the one who sat out.
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
    """Return the sentences that tell players how to move to the seats `after`.

    Without `before`, or if the change is not legal, the only sentence says who plays whom.
    """
    if before == after:
        return (tr("Everybody stays seated."),)
    sentences = (
        tuple(_sentence(before, after, *move) for move in moving(before, after)) if before else ()
    )
    return sentences or (against(_teams(after)),)


def against(teams: Teams) -> str:
    """Return the words for who plays whom."""
    return tr("{one} against {other}").format(one=pair(teams[0]), other=pair(teams[1]))


def _sentence(before: Seats, after: Seats, origin: int, chair: int) -> str:
    pattern = (
        tr("{name} takes {whose}'s chair, opposite {partner}")
        if origin == OUT
        else tr("{name} moves to {whose}'s chair, opposite {partner}")
    )
    return pattern.format(
        name=after.chairs[chair],
        whose=before.chairs[chair],
        partner=after.chairs[(chair + 2) % 4],
    )


def _legal(before: Seats, after: Seats) -> bool:
    """Return whether among the same five another player goes out and no partnership continues.

    With no or several players out, no change is legal: naming the partners is enough.
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
    """One line: a name, the figure that ranks it, `details` of the figure, and its `counts`.

    `text` is the figure as written, if a signed whole number does not express it.
    """

    name: str
    figure: int
    counts: tuple[int, ...] = ()
    text: str = ""
    details: tuple[str, ...] = ()

    @property
    def written(self) -> str:
        """The figure as text."""
        return self.text or signed(self.figure)


class Standing(Record):
    """The standing: `lines` in the order of the sheet, `counted` the headings of their counts.

    `unit` is the unit of the figures, `detailed` the headings of their details. `most` are the
    limits of the counts, 0 for none; it is empty if no count has one. `partnerships` says how often
    each two were partners, if that is shown.
    """

    title: str
    unit: str
    lines: tuple[StandingLine, ...]
    counted: tuple[str, ...] = ()
    most: tuple[int, ...] = ()
    partnerships: tuple[tuple[tuple[str, str], int], ...] = ()
    detailed: tuple[str, ...] = ()
    group: str = ""
    """Who is ranked, if not everybody."""

    def limit(self, count: int) -> int:
        """Return the limit of the counts at the index `count`, 0 for none."""
        return self.most[count] if self.most else 0


class Series(Record):
    """One name's line in the chart: pairs of step and figure; step 0 is the start."""

    name: str
    points: tuple[tuple[int, int], ...]

    @property
    def figure(self) -> int:
        """The last figure."""
        return self.points[-1][1]


class ChartData(Record):
    """The chart of a session with `planned` steps; `nothing_yet` is shown while it is empty."""

    title: str
    nothing_yet: str
    ways: tuple[Series, ...]
    planned: int

    @property
    def empty(self) -> bool:
        """Whether there is nothing to draw yet."""
        return all(len(way.points) < 2 for way in self.ways)


class SeatsShown(Record):
    """The next seats: `before` and `after` for the picture, and the `lines` below it.

    `most` are the longest possible lines, to reserve room for.
    """

    title: str
    after: Seats | None
    before: Seats | None = None
    lines: tuple[str, ...] = ()
    most: tuple[str, ...] = ()


class Picture(Record):
    """A picture of marks in a box of `width` by `height` mm; `spoken` is for screen readers."""

    width: float
    height: float
    marks: tuple[Mark, ...]
    spoken: str


class FirstStep(Record):
    """One step of the illustrated introduction; only the preparer sees a `secret` one."""

    title: str
    words: str
    picture: Picture
    secret: bool = False


class FirstStart(Record):
    """What the first start shows: steps, the chosen language, and the system's language."""

    steps: tuple[FirstStep, ...]
    language: str | None
    system: str


class PendingAction(Record):
    """A button for an action that is due: its label and its change."""

    label: str
    change: object


class Panel(Record):
    """The content of the panel beside the form; parts that are `None` are not shown."""

    standing: Standing
    running: ChartData | None = None
    due: PendingAction | None = None
    seats: SeatsShown | None = None
    picture: Picture | None = None
    second: Standing | None = None
    """A second standing, if two things are ranked separately."""


Item = TypeVar("Item")


def placed_by(
    items: Iterable[Item], worth: Callable[[Item], int | Fraction | None]
) -> list[tuple[int, Item]]:
    """Return `items` with their places from 1, by `worth`, highest first.

    A tie shares a place and skips the next: 1, 2, 2, 4. `None` is worth less than any number.
    """

    def key(item: Item) -> tuple[bool, int | Fraction]:
        value = worth(item)
        return (value is not None, value or 0)

    order = sorted(items, key=key, reverse=True)  # ties keep their order, even reversed
    found: list[tuple[int, Item]] = []
    for index, item in enumerate(order):
        tied = found and key(found[-1][1]) == key(item)
        found.append((found[-1][0] if tied else index + 1, item))
    return found
