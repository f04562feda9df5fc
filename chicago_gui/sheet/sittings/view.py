"""The view of a session of sittings: the session, its totals and its lines in order.

Nothing in these games is secret, so the view contains the whole session.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Generic, TypeVar

from chicago_gui.record import Record, replace
from chicago_gui.sheet.partnerships import Sides, next_dealer, proposals
from chicago_gui.sheet.sittings.model import Deal, Evening, Sitting
from chicago_gui.sheet.sittings.totals import (
    Account,
    DealLine,
    SittingTotals,
    SomeTotals,
    evening_totals,
)

SomeEvening = TypeVar("SomeEvening", bound=Evening[Any, Any])
AnyTotals = SittingTotals[Any, Any]


class Heading(Record):
    """The line above a sitting; `sides` and `dealer` are `None` if it has not begun."""

    sitting: int
    sides: Sides | None = None
    dealer: str | None = None


class DealRow(Record):
    """A deal's line; `place` is the deal's index. The line of the next deal is not `written`."""

    sitting: int
    place: int
    sides: Sides
    line: DealLine
    written: bool = True


class Footing(Record):
    """The line below a sitting: its total. `last` says that no sitting follows."""

    sitting: int
    totals: AnyTotals
    last: bool


Shown = Heading | DealRow | Footing
"""One line of the form."""


class View(Record, Generic[SomeEvening, SomeTotals]):
    """The whole session; `deals` are all lines of the form, headings and footings included."""

    evening: SomeEvening
    sittings: tuple[SomeTotals, ...]
    account: Account
    deals: tuple[Shown, ...]

    @property
    def players(self) -> tuple[str, ...]:
        """All players' names, in the order of the sheet."""
        players: tuple[str, ...] = self.evening.players
        return players

    @property
    def settled(self) -> int:
        """The number of settled sittings."""
        return sum(each.settled is not None for each in self.sittings)

    def ways_for(self, sitting: int) -> tuple[Sides, ...]:
        """Return all possible sides of a sitting, those most even with the other sittings first."""
        others = [e.sitting for at, e in enumerate(self.sittings) if at != sitting]
        return proposals(
            self.players,
            [each.sides for each in others],
            [each.away for each in others],
            self.away_from(sitting),
        )

    def away_from(self, sitting: int) -> tuple[str, ...]:
        """Return the players who are away for a sitting, past or next."""
        there = sitting < len(self.sittings)
        away: tuple[str, ...] = (self.sittings[sitting].sitting if there else self.evening).away
        return away

    def there_for(self, sitting: int) -> tuple[str, ...]:
        """Return the players who are not away for a sitting, in the order of the sheet."""
        away = self.away_from(sitting)
        return tuple(name for name in self.players if name not in away)

    def not_come_by(self, sitting: int, name: str) -> bool:
        """Return whether player `name` had not come yet when a sitting was played."""
        return all(name in each.sitting.away for each in self.sittings[: sitting + 1])

    def dealer_for(self, sides: Sides) -> str:
        """Return the proposed first dealer if `sides` play the next sitting."""
        return next_dealer(sides, [each.sitting.dealer for each in self.sittings])

    @property
    def in_play(self) -> int | None:
        """The index of the line of the first deal without a result; `None` if all are over."""
        for at, shown in enumerate(self.deals):
            if isinstance(shown, DealRow) and shown.written and not shown.line.deal.over:
                return at
        return None


def revealed(
    evening: SomeEvening, work_out: Callable[[Any, Any], SomeTotals]
) -> View[SomeEvening, SomeTotals]:
    """Return the view of `evening`; `work_out` returns the totals of a sitting by the rules."""
    found = evening_totals(evening, work_out)
    lines: list[Shown] = []
    for index, each in enumerate(found.sittings):
        last = index == len(found.sittings) - 1
        lines += _lines(index, each, lambda sitting: work_out(sitting, evening.rules), last=last)
    if not found.sittings or found.sittings[-1].settled is not None:
        lines.append(Heading(len(found.sittings)))
    return View(evening, found.sittings, found.account, tuple(lines))


def _lines(
    index: int, each: AnyTotals, work_out: Callable[[Any], AnyTotals], *, last: bool
) -> Iterator[Shown]:
    sitting: Sitting = each.sitting
    yield Heading(index, sitting.sides, sitting.dealer)
    for place, line in enumerate(each.lines):
        yield DealRow(index, place, sitting.sides, line)
    if each.settled is None and sitting.in_play is None:
        # The next deal's line already shows who deals and who is vulnerable.
        coming = work_out(replace(sitting, deals=(*sitting.deals, Deal()))).lines[-1]
        yield DealRow(index, len(each.lines), sitting.sides, coming, written=False)
    if each.lines:
        yield Footing(index, each, last)
