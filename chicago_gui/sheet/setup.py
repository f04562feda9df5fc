"""The values of dialogs: new session, heading, plan, attendance and blank forms."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from datetime import date
from enum import Enum
from typing import Any

from chicago_gui.record import Record, SomeRecord, field, replace
from chicago_gui.sheet.rules import DisabledWhen, Rule, RuleTable, never
from chicago_gui.sheet.texts import one_line
from chicago_gui.sheet.words import later


class Tables(Enum):
    """Where blank forms have the tables; the command line uses the values."""

    PAGE = "page"
    """On a page after the forms."""
    CARD = "card"
    """On a separate sheet to be folded in half."""
    NONE = "none"


MOST_PAGES = 100
"""The most pages at once; more would be a typing error."""


class Blank(Record):
    """A request for blank forms: `each` deals per page (`None` is the usual), with `names`.

    Deals that would be too small to read continue on the next page, under the same heading.
    """

    each: int | None = None
    names: tuple[str, ...] = ()
    pages: int = 1
    tables: Tables = Tables.PAGE


USUAL_BLANK = Blank()
"""One page of the usual size, with tables."""


class Blanks(Record):
    """The blank forms of a game: `sizes` in the pattern `unit`, the usual one first.

    `names` are the possible numbers of printed names; empty if names are not printed. `tables`
    says whether there are tables.
    """

    unit: str = later("{count} deals")
    sizes: tuple[int, ...] = (1,)
    names: tuple[int, ...] = ()
    tables: bool = False


class Plans(Record):
    """The plans for a number of players: their words by plan, and the usual one."""

    words: Mapping[int, str]
    usual: int


class Setup(Record):
    """The content of the page for a new session; its texts are translated.

    There are `least` to `most` players. `first` says what the marked player does; it is empty if
    nobody is marked. Nobody can be marked while `first_disabled` is true. `plans` are the usual
    numbers of deals, in the words of `plan_words`; other numbers from 1 to `most_planned` can be
    typed. Without `plans` nothing is planned. If plans depend on the number of players, `plans_of`
    returns them, and `plans` has all of them. `plans_heading` is their heading if something other
    than deals is planned. Plans are disabled while `plan_disabled` is true. At most `there` players
    are present at the start, and those named after them come later; 0 means all.

    Players are asked in groups of `together` (2 for partners), each headed by `group_words` of its
    number from 1. `groups_named` says that groups have names. `may_join` says that players may
    come and go later, `plan_in_heading` that the plan is changed with the heading. `typing_in` is
    a note for sessions typed in from paper.
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
    plan_disabled: DisabledWhen = never
    first_disabled: DisabledWhen = never
    together: int = 1
    group_words: Callable[[int], str] = str
    groups_named: bool = False
    may_join: bool = False
    plan_in_heading: bool = False
    typing_in: str = ""
    plans_of: Callable[[int], Plans] | None = None
    there: int = 0
    shown: int = 0
    """The number of name lines shown at first, if more than `least`."""


class NewSession(Record):
    """The answers from the page for a new session; `rules` are the page's values by key.

    `first` is the marked player, or empty. `planned` is 0 if nothing is planned. `groups` are the
    names of the groups, if they have names.
    """

    players: tuple[str, ...]
    first: str
    date: date
    place: str = ""
    planned: int = 0
    rules: Mapping[str, object] = field(default_factory=dict)
    groups: tuple[str, ...] = ()
    away: tuple[str, ...] = ()
    """The players who are not present at the start."""


class GameChoice(Record):
    """A game to choose: its kind in the book, title, setup, and the last session's values."""

    kind: str
    title: str
    setup: Callable[[], Setup]
    last: Callable[[], NewSession | None]


class Attendance(Record):
    """Who is there from the next deal on, in a game in which players may be away.

    `change` returns the change for those away and those who join; `words` returns the effect on a
    view. `separate` returns the change that moves deals recorded under one name to another player,
    from a first to a last number; `dealt` is the highest number possible.
    """

    players: tuple[str, ...]
    away: tuple[str, ...]
    most: int
    change: Callable[[tuple[str, ...], tuple[str, ...]], object]
    words: Callable[[Any], str]
    separate: Callable[[str, str, int, int], object]
    dealt: int


class ChangeHeading(Record):
    """Change date and place of a session of any game."""

    date: date
    place: str


class ChangeRules(Record):
    """Change the rules; all points follow from the new ones."""

    rules: Any


def heading_changes(
    session: Any, wish: NewSession, table: RuleTable[Any]
) -> Iterator[ChangeHeading | ChangeRules]:
    """Yield the changes that give `session` the date, place and rules of `wish`."""
    if (wish.date, one_line(wish.place)) != (session.date, session.place):
        yield ChangeHeading(wish.date, wish.place)
    rules = table.chosen(wish.rules, session.rules)
    if rules != session.rules:
        yield ChangeRules(rules)


def with_heading(session: SomeRecord, change: ChangeHeading | ChangeRules) -> SomeRecord:
    """Return `session` with another date and place, or with other rules; it is not checked."""
    match change:
        case ChangeHeading(day, place):
            return replace(session, date=day, place=one_line(place))
        case ChangeRules(rules):
            return replace(session, rules=rules)


class Plan(Record):
    """The number of planned deals, and how to change it.

    `planned` is from `least` to `most`. Buttons offer the `usual` numbers, and the `least` in the
    words of `stop_words`. `change` returns the change to another number; `words` returns what a
    view's plan means.
    """

    heading: str

    planned: int
    least: int
    most: int
    usual: tuple[int, ...]
    change: Callable[[int], object]
    words: Callable[[Any], str]
    stop_words: Callable[[int], str]
