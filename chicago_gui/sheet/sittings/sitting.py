"""A sitting: the four, their sides, who deals first, and the deals they play until they settle.

Who comes to the evening late and who leaves early is known here too, and who was there for each.
"""

from __future__ import annotations

from collections.abc import Collection
from datetime import date
from typing import Any, Generic, TypeVar

from chicago_gui.record import Record, replace
from chicago_gui.scoring import Refused, Settling
from chicago_gui.sheet.entry import one_line
from chicago_gui.sheet.partnerships import Sides, dealer_after, renamed_sides, seats
from chicago_gui.sheet.sittings.deal import Deal, SittingReason, renamed_deal
from chicago_gui.sheet.typing.keyboards import folded

FEWEST_PLAYERS = 4


MOST_PLAYERS = 7


SomeSitting = TypeVar("SomeSitting", bound="Sitting")
SomeRules = TypeVar("SomeRules", bound="Rules")


class Rules(Record):
    """What every game here may rule: whether honours count, and how the difference is settled."""

    honours: bool = True
    settle: Settling = Settling.FIFTY_DOWN


class Sitting(Record):
    """`sides` are We and They, `dealer` whoever deals first; a deal passed out is dealt again.

    Whoever is `away` was not there: came later, or had left, and did not sit out.
    """

    sides: Sides
    dealer: str
    deals: tuple[Deal, ...] = ()
    away: tuple[str, ...] = ()

    @property
    def seats(self) -> tuple[str, str, str, str]:
        """The four as they sit, clockwise."""
        return seats(self.sides)

    @property
    def numbers(self) -> tuple[int, ...]:
        """The number of each deal, from 1: a struck deal lends its own to the next."""
        numbers, number = [], 1
        for deal in self.deals:
            numbers.append(number)
            number += not deal.passed_out
        return tuple(numbers)

    @property
    def next_number(self) -> int:
        """The number that the next deal will have."""
        return 1 + self.counting

    @property
    def counting(self) -> int:
        """How many deals there are that were not passed out."""
        return sum(not deal.passed_out for deal in self.deals)

    @property
    def in_play(self) -> int | None:
        """The place of the first deal without a result; `None` when all are over."""
        return next((place for place, deal in enumerate(self.deals) if not deal.over), None)

    def dealer_of(self, number: int) -> str:
        """Return who deals the deal of this number."""
        return dealer_after(self.sides, self.dealer, number - 1)


class Evening(Record, Generic[SomeRules, SomeSitting]):
    """One session: who plays, by which rules, and the sittings in order.

    Whoever is `away` has played and left, and does not sit down to the next sitting.
    """

    id: str
    date: date
    place: str
    players: tuple[str, ...]
    rules: SomeRules
    sittings: tuple[SomeSitting, ...] = ()
    away: tuple[str, ...] = ()

    @property
    def there(self) -> tuple[str, ...]:
        """Those who are there now, in the order of the sheet."""
        return tuple(name for name in self.players if name not in self.away)


def renamed_sitting(sitting: SomeSitting, names: dict[str, str]) -> SomeSitting:
    """Return `sitting` with names exchanged as `names` says."""
    return replace(
        sitting,
        sides=renamed_sides(sitting.sides, names),
        dealer=names.get(sitting.dealer, sitting.dealer),
        deals=tuple(renamed_deal(deal, names) for deal in sitting.deals),
        away=renamed_names(sitting.away, names),
    )


def renamed_names(these: tuple[str, ...], names: dict[str, str]) -> tuple[str, ...]:
    """Return `these` with names exchanged as `names` says."""
    return tuple(names.get(name, name) for name in these)


SomeEvening = TypeVar("SomeEvening", bound=Evening[Any, Any])


def come_and_gone(evening: SomeEvening, come: Collection[str], go: Collection[str]) -> SomeEvening:
    """Return `evening` after these have come and gone, not checked yet.

    A sitting in which nothing is dealt has not begun: whoever comes is there for it, and where
    somebody who leaves was to play it, all sit down anew. Whoever leaves without having played is
    off the sheet. Raises `Refused` for somebody who cannot leave, or when too few are left.
    """
    for name in go:
        if name not in evening.there:
            raise Refused(SittingReason.NOT_A_PLAYER, name=name)
    known = {folded(name): name for name in evening.away}
    come = [known.get(folded(name), one_line(name)) for name in come]
    new = [name for name in come if name not in evening.away]
    sittings: list[Sitting] = []
    for at, each in enumerate(evening.sittings, start=1):
        if each.deals or at < len(evening.sittings):
            sittings.append(replace(each, away=(*each.away, *new)))
        elif not set(go) & set(each.seats):
            away = (*(name for name in each.away if name not in come), *go)
            sittings.append(replace(each, away=away))
    played = {name for each in sittings for name in each.seats}
    lost = {name for name in go if name not in played}
    there = len(evening.there) + len(come) - len(go)
    if there < FEWEST_PLAYERS:
        raise Refused(SittingReason.TOO_FEW_LEFT, count=there)
    away = (*(name for name in evening.away if name not in come), *go)
    return replace(
        evening,
        players=tuple(name for name in (*evening.players, *new) if name not in lost),
        sittings=tuple(replace(each, away=_kept(each.away, lost)) for each in sittings),
        away=_kept(away, lost),
    )


def _kept(names: tuple[str, ...], lost: Collection[str]) -> tuple[str, ...]:
    return tuple(name for name in names if name not in lost)
