"""The public part of a session: the heading, and all of each deal except the counts.

A session has four to seven players. Four or five of them are there for each deal. With five, one
prepares and sits out. With four, everybody plays and nothing is secret.

A new field of a deal needs an attribute in `Deal` and a line in `FIELDS`; if it needs a contract,
also its name in `AFTER_CONTRACT`; if it has names of players, in `NAMED`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from datetime import date
from enum import Enum
from functools import lru_cache
from typing import Any

from chicago_gui.games.house.rules import Rules
from chicago_gui.record import Record, replace
from chicago_gui.remembered import remembered
from chicago_gui.scoring import Contract
from chicago_gui.sheet.fields import (
    Entry,
    Field,
    ValueChange,
    change,
    contract,
    note,
    points,
    text,
    tricks,
)
from chicago_gui.sheet.history import away_words
from chicago_gui.sheet.panel import Teams, against
from chicago_gui.sheet.session_file import FilePlace, pair_at, two_pairs_at
from chicago_gui.sheet.words import pair, tr

OPENING_HAND = 13
"""HCP of an opening hand; a deal without one may be dealt again (ruling 2)."""


class Deck(Enum):
    """The four decks of a deal; the value is the index in a deal's tuples."""

    A = 0
    B = 1
    C = 2
    D = 3


class Deal(Record):
    """All entries of one deal except the counts; `None` means not filled in yet.

    - `decks`: who picked deck A to D.
    - `vulnerable`: Z of each team, in the order of `teams`.
    - `bid_by`: after a swap, the partner who won the auction.
    - `tricks`: the tricks of declarer's side.
    - `honours`: points by the player who held them.
    - `away`: the players who are not there for this deal, in the order of the sheet.
    """

    prepared_by: str | None = None
    decks: tuple[str | None, str | None, str | None, str | None] = (None, None, None, None)
    teams: Teams | None = None
    vulnerable: tuple[bool | None, bool | None] = (None, None)
    opening_bid: str | None = None
    contract: Contract | None = None
    passed_out: bool = False
    declarer: str | None = None
    bid_by: str | None = None
    tricks: int | None = None
    honours: tuple[tuple[str, int], ...] = ()
    note: str = ""
    away: tuple[str, ...] = ()

    @property
    def handed_out(self) -> bool:
        """Whether every deck has been picked."""
        return None not in self.decks

    @property
    def has_contract(self) -> bool:
        """Whether the auction is over; a passed-out deal counts."""
        return self.passed_out or self.contract is not None

    @property
    def over(self) -> bool:
        """Whether the deal is played or passed out, so that its counts are public."""
        return self.passed_out or self.tricks is not None

    @property
    def at_table(self) -> frozenset[str]:
        """The players of the deal, from its teams or else from the decks picked so far."""
        if self.teams is not None:
            return frozenset(self.teams[0] + self.teams[1])
        return frozenset(name for name in self.decks if name is not None)

    @property
    def dummy(self) -> str | None:
        """Declarer's partner; `None` while teams or declarer are unknown."""
        return None if self.declarer is None else self.partner_of(self.declarer)

    def team_of(self, player: str) -> int | None:
        """Return the index of `player`'s team, 0 or 1, or `None` for a player in neither."""
        for index, team in enumerate(self.teams or ()):
            if player in team:
                return index
        return None

    def partner_of(self, player: str) -> str | None:
        """Return `player`'s partner, or `None` if `player` is in no known team."""
        for team in self.teams or ():
            if player in team:
                return team[1] if team[0] == player else team[0]
        return None

    def honours_of(self, team: int) -> int:
        """Return the points for honours of `team` minus those of its opponents."""
        return sum(
            points if self.team_of(name) == team else -points for name, points in self.honours
        )

    @property
    def named(self) -> Iterator[str]:
        """The names of players in the entries, each as often as it is there; not `away`."""
        for key in NAMED:
            yield from _names(getattr(self, key))

    def renamed(self, names: Mapping[str, str]) -> Deal:
        """Return the deal with its players renamed; `names` maps old names to new ones."""
        keys = (*NAMED, "away")
        return replace(self, **{key: _renamed(getattr(self, key), names) for key in keys})


NAMED = ("prepared_by", "decks", "opening_bid", "declarer", "bid_by", "teams", "honours")
"""The attributes of `Deal` with names of players, beside `away`."""


def _names(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, tuple):
        for each in value:
            yield from _names(each)


def _renamed(value: Any, names: Mapping[str, str]) -> Any:
    if isinstance(value, tuple):
        return tuple(_renamed(each, names) for each in value)
    return names.get(value, value)


Pairing = frozenset[frozenset[str]]
"""Two teams, without order."""


def pairings(names: tuple[str, ...]) -> tuple[Teams, ...]:
    """Return the three ways to form two teams of four players; empty for any other number."""
    if len(names) != 4:
        return ()
    one, two, three, last = names
    return (
        ((one, two), (three, last)),
        ((one, three), (two, last)),
        ((one, last), (two, three)),
    )


def pairing(teams: Teams) -> Pairing:
    """Return two teams without order, to compare them."""
    return frozenset(map(frozenset, teams))


def by_deck(values: Iterable[object]) -> dict[str, object]:
    """Return the known values, by the letter of the deck."""
    decks = zip(Deck.__members__, values, strict=True)
    return {deck: value for deck, value in decks if value is not None}


def _decks_at(at: FilePlace) -> dict[str, Any]:
    picked = {deck: name.text() for deck, name in at.keys(Deck.__members__).items()}
    return {"decks": tuple(map(picked.get, Deck.__members__))}


def _teams(deal: Deal) -> list[list[str]]:
    return [list(team) for team in deal.teams or ()]


def _teams_words(entry: Entry) -> str:
    both = [_against(value) for value in (entry.before, entry.after)]
    return f"{tr('teams')} {change(*both)}"


def _against(value: object) -> str:
    if not isinstance(value, list):
        return ""
    (one, two), (three, four) = value
    return against(((one, two), (three, four)))


def _z(deal: Deal) -> list[bool | None]:
    return [] if deal.vulnerable == (None, None) else list(deal.vulnerable)


def _z_at(at: FilePlace) -> dict[str, Any]:
    first, second = pair_at(at)
    return {"vulnerable": (first.truth(), second.truth())}


def _z_by_team(
    before: Deal | None, after: Deal | None, old: Any, new: Any
) -> Iterable[ValueChange]:
    """Yield the changes of Z for each team; the file keeps both teams in one list."""
    teams = (after and after.teams) or (before and before.teams)
    names = ("1", "2") if not teams else tuple(map(pair, teams))
    nothing = [None, None]
    for name, one, other in zip(names, old or nothing, new or nothing, strict=True):
        if one != other:
            yield ("vulnerable", name), one, other


def _z_words(entry: Entry) -> str:
    team = entry.path[-1]
    if entry.after is None:
        return tr("Z of {team} removed").format(team=team)
    if entry.after:
        return tr("{team} vulnerable").format(team=team)
    return tr("{team} not vulnerable").format(team=team)


def _away_at(at: FilePlace) -> dict[str, Any]:
    return {"away": tuple(name.text() for name in at.items())}


FIELDS = (
    Field(
        "away",
        "away",
        "{name} {what}",
        lambda deal: list(deal.away),
        _away_at,
        in_words=away_words,
    ),
    text("prepared_by", "preparer", "prepared by {what}", begins=True),
    Field(
        "decks",
        "decks",
        "deck {of} picked by {what}",
        lambda deal: by_deck(deal.decks),
        _decks_at,
    ),
    Field(
        "teams",
        "teams",
        "{name} {what}",
        _teams,
        lambda at: {"teams": two_pairs_at(at)},
        in_words=_teams_words,
        halves=True,
    ),
    Field(
        "vulnerable",
        "Z",
        "{name} {what}",
        _z,
        _z_at,
        # The file has Z of both teams or of none; the book stores a single one in another key.
        in_file=lambda z: [] if None in z else z,
        spread=_z_by_team,
        in_words=_z_words,
        halves=True,
    ),
    text("opening_bid", "opening bid", "{name} {what}"),
    contract(),
    text("declarer", "declarer", "{name} {what}"),
    text("bid_by", "bid by", "{name} {what}"),
    tricks(),
    points("honours", "honours", "honours of {of} {what}", "honours"),
    note(),
)
"""The fields of a deal in the order of the file; `evening.session_file` adds the counts."""

AFTER_CONTRACT = ("declarer", "bid_by", "tricks", "honours")
"""The fields, also attributes of `Deal`, that are empty without a contract."""


LEAST_PLAYERS, MOST_PLAYERS = 4, 7
"""Fewest and most players of a session."""

FOUR, FIVE = 4, 5
"""The possible numbers of players who are there for a deal."""

MOST_DEALS = 60

MORE_DEALS = 5
"""Fewest deals to add so that a session of five can end even."""

USUAL_PLANS = (10, 15, 20, 25)

PLANS_OF_FOUR = (12, 15, 16, 18, 20, 24)
"""Plans for four players; with 12 and 24 deals openings and partnerships end even."""


@lru_cache(64)
def there_of(players: tuple[str, ...], away: tuple[str, ...]) -> tuple[str, ...]:
    """Return the players who are not `away`; equal arguments give the same object."""
    return tuple(name for name in players if name not in away) if away else players


class Sheet(Record):
    """Heading and deals of one session.

    `players` are all players of the session. `away` are those who are not there from the next deal
    on.
    """

    id: str
    date: date
    place: str
    players: tuple[str, ...]
    planned_deals: int
    rules: Rules
    deals: tuple[Deal, ...] = ()
    away: tuple[str, ...] = ()

    def there(self, deal: Deal) -> tuple[str, ...]:
        """Return the four or five players who are there for `deal`, in the order of the sheet."""
        return there_of(self.players, deal.away)

    @property
    def there_next(self) -> tuple[str, ...]:
        """The four or five players who are there for the next deal."""
        return there_of(self.players, self.away)

    def is_four(self, deal: Deal) -> bool:
        """Return whether only four are there for `deal`: nobody prepares, and nothing is secret."""
        return len(self.there(deal)) == FOUR

    @property
    def is_four_next(self) -> bool:
        """Whether only four are there for the next deal."""
        return len(self.there_next) == FOUR

    def thrown_in(self, index: int) -> bool:
        """Return whether the deal at `index` was passed out and is dealt again."""
        return self.rules.redeal and self.deals[index].passed_out

    @property
    def numbers(self) -> tuple[int, ...]:
        """The number of each deal; a thrown-in deal has the same number as the next one."""
        return _numbers(self.deals, self.rules.redeal)

    @property
    def next_number(self) -> int:
        """The number that the next deal will have."""
        if not self.deals:
            return 1
        last = len(self.deals) - 1
        return self.numbers[last] + (not self.thrown_in(last))

    @property
    def open_deals(self) -> tuple[int, ...]:
        """The indexes of the deals that are not over."""
        return tuple(index for index, deal in enumerate(self.deals) if not deal.over)

    @property
    def over(self) -> bool:
        """Whether all planned deals are over."""
        return self.all_dealt and not self.open_deals

    @property
    def all_dealt(self) -> bool:
        """Whether all planned deals have begun."""
        return self.next_number > self.planned_deals


@remembered(8)
def _numbers(deals: tuple[Deal, ...], redeal: bool) -> tuple[int, ...]:
    numbers = []
    number = 1
    for deal in deals:
        numbers.append(number)
        number += not (redeal and deal.passed_out)
    return tuple(numbers)
