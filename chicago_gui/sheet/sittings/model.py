"""The data of a session of sittings, and its checks.

In a sitting four players on two sides play deals and settle. Typed entries and files pass the
same checks.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from enum import Enum, unique
from typing import Any, ClassVar, Generic, TypeVar

from chicago_gui.record import Record, replace
from chicago_gui.scoring import Contract, Refused, Settling, check_range
from chicago_gui.sheet import fields
from chicago_gui.sheet.fields import Entry, Field, Fields, change
from chicago_gui.sheet.history import away_words
from chicago_gui.sheet.partnerships import Sides, dealer_after, seats
from chicago_gui.sheet.play import DealReason, check_contract_first, check_honours, check_tricks
from chicago_gui.sheet.rules import choice, tick
from chicago_gui.sheet.session_file import FilePlace, two_pairs_at
from chicago_gui.sheet.stakes import Stake, stake_rule
from chicago_gui.sheet.texts import TextReason, check_names, check_text
from chicago_gui.sheet.words import later, tr


@unique
class SittingReason(Enum):
    """Reasons for refusing a session or a change; `sheet.words` translates them."""

    NOT_A_PLAYER = "{name} is not one of the players"
    DEALER_OUT = "dealer {name} is on neither side"
    SITS_OUT = "{name} sits out"

    NO_SUCH_DEAL = "this deal does not exist"
    NO_SUCH_SITTING = "nothing to change there"
    NOT_EMPTY = "delete its deals first"
    NONE_DEALT = "change the sides there: the one before has no deal yet"
    IN_PLAY = "type the result of deal {number} first"


class Deal(Record):
    """The entries of one deal; `None` is not filled in yet.

    `tricks` are declarer's, 0 to 13. `honours` are pairs of a player and the points for honours
    in this player's hand.
    """

    contract: Contract | None = None
    passed_out: bool = False
    declarer: str | None = None
    tricks: int | None = None
    honours: tuple[tuple[str, int], ...] = ()
    note: str = ""

    @property
    def has_contract(self) -> bool:
        """Whether the auction is over: with a contract or passed out."""
        return self.passed_out or self.contract is not None

    @property
    def over(self) -> bool:
        """Whether the deal has a result or is passed out."""
        return self.passed_out or self.tricks is not None


DEAL_FIELDS: Fields[Deal] = Fields(
    (
        fields.contract(),
        fields.text("declarer", "declarer", "{name} {what}"),
        fields.tricks(),
        fields.points("honours", "honours", "honours of {of} {what}", "honours"),
        fields.note(),
    )
)
"""The keys of a deal, in the order of the file."""


def begun_deals(deals: tuple[Deal, ...]) -> tuple[Deal, ...]:
    """Return `deals` without the empty ones at the end."""
    while deals[-1:] == (Deal(),):
        deals = deals[:-1]
    return deals


def enter_contract(
    deal: Deal, contract: Contract | None, declarer: str | None, tricks: int | None
) -> Deal:
    """Return `deal` with this contract; `None` clears contract, declarer, result and honours.

    Without `tricks` the deal keeps its result.
    """
    if contract is None:
        return Deal(note=deal.note)
    return replace(
        deal,
        contract=contract,
        passed_out=False,
        declarer=declarer,
        tricks=deal.tricks if tricks is None else tricks,
    )


def pass_out(deal: Deal) -> Deal:
    """Return `deal` passed out: no contract, no declarer, no result, no honours."""
    return Deal(passed_out=True, note=deal.note)


def enter_result(deal: Deal, tricks: int | None) -> Deal:
    """Return `deal` with this result; `None` clears it.

    Raises `Refused` if the deal was passed out.
    """
    if deal.passed_out:
        raise Refused(DealReason.PASSED_OUT, what="result")
    return replace(deal, tricks=tricks)


def enter_honours(deal: Deal, player: str, points: int | None) -> Deal:
    """Return `deal` with honours in `player`'s hand only; `None` clears this player's honours."""
    if points is None:
        others = tuple(held for held in deal.honours if held[0] != player)
        return replace(deal, honours=others)
    return replace(deal, honours=((player, points),))


def renamed_deal(deal: Deal, names: Mapping[str, str]) -> Deal:
    """Return `deal` with players renamed by `names`, old to new."""
    declarer = None if deal.declarer is None else names.get(deal.declarer, deal.declarer)
    honours = tuple((names.get(name, name), points) for name, points in deal.honours)
    return replace(deal, declarer=declarer, honours=honours)


FEWEST_PLAYERS = 4


MOST_PLAYERS = 7


SomeSitting = TypeVar("SomeSitting", bound="Sitting")
SomeRules = TypeVar("SomeRules", bound="Rules")


class Rules(Record):
    """The rules that these games share: honours, settling and stake."""

    honours: bool = True
    settle: Settling = Settling.FIFTY_DOWN
    stake: Stake | None = None


SETTLINGS = {
    Settling.EXACT: later("exact points"),
    Settling.FIFTY_DOWN: later("in hundreds, 50 rounds down"),
    Settling.FIFTY_UP: later("in hundreds, 50 rounds up"),
}
"""How points become the amount that is won, in words."""

RULES = (
    choice("settle", later("Settled"), SETTLINGS, always=True),
    tick(
        "honours", later("Count honours"), later("honours count"), later("no honours"), always=True
    ),
    stake_rule(later("per point"), later("per hundred points")),
)
"""How these rules are read, written, chosen and worded."""


class Sitting(Record):
    """A round or a rubber; a passed-out deal is dealt again by the same dealer.

    `sides` are We and They, `dealer` deals first. Players who are `away` had not come yet or had
    left; they do not count as sitting out.
    """

    sides: Sides
    dealer: str
    deals: tuple[Deal, ...] = ()
    away: tuple[str, ...] = ()

    @property
    def seats(self) -> tuple[str, str, str, str]:
        """The four players, clockwise."""
        return seats(self.sides)

    @property
    def numbers(self) -> tuple[int, ...]:
        """The number of each deal, from 1; a passed-out deal shares its number with the next."""
        numbers, number = [], 1
        for deal in self.deals:
            numbers.append(number)
            number += not deal.passed_out
        return tuple(numbers)

    @property
    def next_number(self) -> int:
        """The number of the next deal."""
        return 1 + self.counting

    @property
    def counting(self) -> int:
        """The number of deals that were not passed out."""
        return sum(not deal.passed_out for deal in self.deals)

    @property
    def in_play(self) -> int | None:
        """The index of the first deal without a result; `None` if all are over."""
        return next((place for place, deal in enumerate(self.deals) if not deal.over), None)

    def dealer_of(self, number: int) -> str:
        """Return the dealer of the deal with this number."""
        return dealer_after(self.sides, self.dealer, number - 1)


def _sides_words(entry: Entry) -> str:
    before, after = (_sides(value) for value in (entry.before, entry.after))
    return f"{tr('sides')} {change(before, after)}"


def _sides(value: Any) -> str:
    if not value:
        return ""
    one, other = (" & ".join(side) for side in value)
    return tr("{one} against {other}").format(one=one, other=other)


def _away_read(at: FilePlace) -> dict[str, Any]:
    names = tuple(name.text() for name in at.items())
    if not names:
        raise at.wrong("{where} must name somebody or be absent")
    return {"away": names}


AWAY = Field(
    "away",
    "away",
    "{name} {what}",
    lambda sitting: list(sitting.away),
    _away_read,
    in_words=away_words,
)
SITTING_FIELDS: tuple[Field, ...] = (
    Field(
        "sides",
        "sides",
        "{name} {what}",
        lambda sitting: [list(side) for side in sitting.sides],
        lambda at: {"sides": two_pairs_at(at)},
        in_words=_sides_words,
    ),
    fields.text("dealer", "dealer", "{name} {what}"),
    AWAY,
)
"""The keys of a sitting except its deals, in the order of the file."""


class Evening(Record, Generic[SomeRules, SomeSitting]):
    """One session: players, rules and the sittings in order.

    Players who are `away` have left and do not play the next sitting.
    """

    game: ClassVar[str]
    """The name of the game in session files."""

    sitting_type: ClassVar[type[Sitting]]

    id: str
    date: date
    place: str
    players: tuple[str, ...]
    rules: SomeRules
    sittings: tuple[SomeSitting, ...] = ()
    away: tuple[str, ...] = ()

    @property
    def there(self) -> tuple[str, ...]:
        """The players who are not away, in the order of the sheet."""
        return tuple(name for name in self.players if name not in self.away)


def check_players(players: Sequence[str]) -> None:
    """Raise `Refused` unless `players` are four to seven valid, distinct names."""
    check_range("players", len(players), FEWEST_PLAYERS, MOST_PLAYERS)
    check_names(players)


def check_seats(players: Sequence[str], sitting: Sitting) -> None:
    """Raise `Refused` unless four different players are seated and one of them deals."""
    for name in (*sitting.seats, sitting.dealer):
        if name not in players:
            raise Refused(SittingReason.NOT_A_PLAYER, name=name)
    for name in sitting.seats:
        if sitting.seats.count(name) > 1:
            raise Refused(TextReason.PLAYER_TWICE, name=name)
    if sitting.dealer not in sitting.seats:
        raise Refused(SittingReason.DEALER_OUT, name=sitting.dealer)
    check_away(players, sitting.away, sitting.seats)


def check_away(players: Sequence[str], away: Sequence[str], seated: Sequence[str] = ()) -> None:
    """Raise `Refused` unless those `away` are different players, not `seated`, and four remain."""
    for name in away:
        if name not in players:
            raise Refused(SittingReason.NOT_A_PLAYER, name=name)
        if away.count(name) > 1:
            raise Refused(TextReason.PLAYER_TWICE, name=name)
        if name in seated:
            raise Refused(TextReason.PLAYER_TWICE, name=name)
    check_range("players", len(players) - len(away), FEWEST_PLAYERS, MOST_PLAYERS)


def check_deal(players: Sequence[str], rules: Rules, sitting: Sitting, deal: Deal) -> None:
    """Raise `Refused` with the first reason why `deal` is invalid in `sitting`."""
    check_text("note", deal.note, lines=True)
    for name in (deal.declarer, *(name for name, _ in deal.honours)):
        if name is not None and name not in players:
            raise Refused(SittingReason.NOT_A_PLAYER, name=name)
        if name is not None and name not in sitting.seats:
            raise Refused(SittingReason.SITS_OUT, name=name)
    check_contract_first(deal, _needs_contract(deal))
    check_tricks(deal)
    if deal.tricks is not None and deal.declarer is None:
        raise Refused(DealReason.NO_DECLARER)
    check_honours(deal, deal.honours, counted=rules.honours)


def _needs_contract(deal: Deal) -> Iterable[tuple[str, bool]]:
    yield "declarer", deal.declarer is not None
    yield "result", deal.tricks is not None
    yield "honours", bool(deal.honours)
