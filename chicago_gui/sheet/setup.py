"""What a new session asks: players, plan and rules. Also its heading, its plan and blank forms."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date
from enum import Enum
from typing import Any

from chicago_gui.record import Record, field
from chicago_gui.sheet.rules import DisabledWhen, Rule, Values
from chicago_gui.sheet.words import later


class Tables(Enum):
    """Where the tables go with blank forms; the value is what the command line calls it."""

    PAGE = "page"
    """On a page behind the forms."""
    CARD = "card"
    """On a sheet of their own that is folded to half its size."""
    NONE = "none"


MOST_PAGES = 100
"""More pages at once would be a slip of the keys."""


class Blank(Record):
    """So many blank forms: `each` to a page (`None` is the usual), with `names` printed on them.

    More than are legible on a page go on on the next one, under the same heading.
    """

    each: int | None = None
    names: tuple[str, ...] = ()
    pages: int = 1
    tables: Tables = Tables.PAGE


class Blanks(Record):
    """Which blank forms a game has: `unit` is the pattern for `sizes`, the usual first, none 1.

    `names` are so many, or none at all; `tables` says whether there are any.
    """

    unit: str = later("{count} deals a page")
    sizes: tuple[int, ...] = (1,)
    names: tuple[int, ...] = ()
    tables: bool = False


def _never(players: int, values: Values) -> bool:
    return False


class Plans(Record):
    """The usual plans for so many players, each in words, the usual one, and a note on them."""

    words: Mapping[int, str]
    usual: int
    note: str = ""


class Setup(Record):
    """What the page of a new session asks; texts are in the language of the sheet.

    There are `least` to `most` players. `first` words what the marked player does; it is empty
    where nobody is marked. Nobody can be marked while that is `first_moot`.

    `plans` are the usual numbers of deals, in the words of `plan_words`;
    any other number from 1 to `most_planned` can be typed. Without `plans` nothing is planned.
    `plans_of` gives the usual plans for a number of players, where those differ; `plans` are then
    all of them. `plans_heading` stands above them where it is not deals that are planned. No plan
    can be chosen while they are `plan_moot`. At most `there` players are there at the start, and
    those named after them come later; 0 is all.

    Players are asked in groups of `together`, partners by twos, each under `group_words` of its
    number from 1. `groups_named` says that a group has a name of its own. `may_join` says that
    players may come and go later, `plan_in_heading` that the plan is changed with the heading.
    `typing_in` is a note for sessions typed in from paper.
    """

    players: str
    least: int
    most: int
    first: str
    rules: tuple[Rule, ...]
    plans: tuple[int, ...] = ()
    usual_plan: int = 0
    most_planned: int = 0
    plan_words: Callable[[int], str] = str
    plans_heading: str = ""
    plan_moot: DisabledWhen = _never
    first_moot: DisabledWhen = _never
    together: int = 1
    group_words: Callable[[int], str] = str
    groups_named: bool = False
    may_join: bool = False
    plan_in_heading: bool = False
    typing_in: str = ""
    plans_of: Callable[[int], Plans] | None = None
    there: int = 0
    shown: int = 0
    """The lines for names that are shown from the start, where more than must be filled."""


class NewSession(Record):
    """A session as it was asked for; `rules` have the page's values by their keys.

    `first` is the marked player, empty where nobody is. `planned` is 0 where nothing is planned.
    `groups` are the names of the groups, where they have any.
    """

    players: tuple[str, ...]
    first: str
    date: date
    place: str = ""
    planned: int = 0
    rules: Mapping[str, object] = field(default_factory=dict)
    groups: tuple[str, ...] = ()
    away: tuple[str, ...] = ()
    """The players who are not there at the start."""


class Attendance(Record):
    """Who is there from the next deal on, in a game in which players may be away.

    `change` makes the change from who is away then and who joins; `words` says of a view what it
    comes to. `separate` makes the change by which the deals of these numbers, kept under one name,
    are another player's; `dealt` is the last of these numbers.
    """

    players: tuple[str, ...]
    away: tuple[str, ...]
    most: int
    change: Callable[[tuple[str, ...], tuple[str, ...]], object]
    words: Callable[[Any], str]
    separate: Callable[[str, str, int, int], object]
    dealt: int


class ChangeHeading(Record):
    """The change to date and place of an evening, of any game."""

    date: date
    place: str


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
