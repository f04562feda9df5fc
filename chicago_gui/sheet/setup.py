"""What is settled before an evening begins: players, plan and rules; and the blank forms."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date
from enum import Enum
from typing import TYPE_CHECKING, Any

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


def _never(values: Values) -> bool:
    return False


class Plans(Record):
    """The usual plans for so many players, each in words, the usual one, and a note on them."""

    words: Mapping[int, str]
    usual: int
    note: str = ""


class Setup(Record):
    """What the page of a new evening asks; texts are in the language of the sheet.

    `least` to `most` players; `first` words what the one does who is marked among them. `plans`
    are the usual numbers of deals, each worded by `plan_words`, and any other from 1 to
    `most_planned` can be typed; none where nothing is planned. Where other plans are usual for
    other numbers of players `plans_of` says which, and `plans` are all of them. `plans_heading`
    stands over them where it is not deals that are planned, and while they are `plan_moot` none
    can be chosen.
    `first` is empty where nobody is marked. Where not all players need to be there at the start,
    at most `there` are, and those named after them come later; 0 is all.

    Where people play in groups, the players are asked in groups of `together`, as partners are by
    twos, each under `group_words` of its number from 1. `groups_named` says that a group has a
    name of its own as well. `may_join` says that players may come and go once the evening has
    begun, and `plan_in_heading` that the plan is changed with the heading, for want of a tool.
    `typing_in` is what else is to be known where an evening is typed in from paper.
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
    together: int = 1
    group_words: Callable[[int], str] = str
    groups_named: bool = False
    may_join: bool = False
    plan_in_heading: bool = False
    typing_in: str = ""
    plans_of: Callable[[int], Plans] | None = None
    there: int = 0
    shown: int = 0
    """So many lines for names are shown from the start, where that is more than must be filled."""


class Beginning(Record):
    """An evening as it was asked for; `first` is one of the players, `rules` are by their keys.

    `planned` is 0 where nothing is planned, `first` empty where nobody is marked, and `groups` are
    the names of the groups where these have any.
    """

    players: tuple[str, ...]
    first: str
    date: date
    place: str = ""
    planned: int = 0
    rules: Mapping[str, object] = field(default_factory=dict)
    groups: tuple[str, ...] = ()
    away: tuple[str, ...] = ()
    """Which of the players are not there at the start, where that can be."""


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


if TYPE_CHECKING:
    pass


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
