"""What stands beside a form, as values: the standing, the running chart, the seats, a picture."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from chicago_gui.sheet.seating import Seats
from chicago_gui.sheet.words import signed

if TYPE_CHECKING:
    # Paper stands on the sheet; the panel only names what is drawn there.
    from chicago_gui.paper.marks import Mark


@dataclass(frozen=True, slots=True)
class StandingLine:
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


@dataclass(frozen=True, slots=True)
class Standing:
    """The standing: `lines` in the order of the sheet, `counted` the headings of their counts.

    `unit` is the figure's heading, `most` the count that is full, or `None` where nothing is.
    `partnerships` tells how often each two were partners, where that is worth telling.
    """

    title: str
    unit: str
    lines: tuple[StandingLine, ...]
    counted: tuple[str, ...] = ()
    most: int | None = None
    partnerships: tuple[tuple[tuple[str, str], int], ...] = ()


@dataclass(frozen=True, slots=True)
class Way:
    """One name's way: after which step (0 is the start) the figure was how much."""

    name: str
    points: tuple[tuple[int, int], ...]

    @property
    def figure(self) -> int:
        """Where the way has come to."""
        return self.points[-1][1]


@dataclass(frozen=True, slots=True)
class Running:
    """The running figures over an evening of `planned` steps; `nothing_yet` before the first."""

    title: str
    nothing_yet: str
    ways: tuple[Way, ...]
    planned: int

    @property
    def empty(self) -> bool:
        """Whether there is nothing to draw yet."""
        return all(len(way.points) < 2 for way in self.ways)


@dataclass(frozen=True, slots=True)
class SeatsShown:
    """Who sits where next: `before` and `after` for the picture, and what is said beneath it."""

    title: str
    after: Seats | None
    before: Seats | None = None
    lines: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture of marks in a box of `width` and `height` mm; `said` tells it to who cannot see."""

    width: float
    height: float
    marks: tuple[Mark, ...]
    said: str


@dataclass(frozen=True, slots=True)
class Due:
    """One thing that cannot wait, as a button: its words and the change it makes."""

    label: str
    change: object


@dataclass(frozen=True, slots=True)
class Panel:
    """All that stands beside the form; what is `None` has no place there."""

    standing: Standing
    running: Running | None = None
    due: Due | None = None
    seats: SeatsShown | None = None
    picture: Picture | None = None
    second: Standing | None = None
    """Another standing, where two things are ranked apart."""
