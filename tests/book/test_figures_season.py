"""The figures of real evenings, compared with those computed from their expected files."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from datetime import date, timedelta
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from chicago_gui import games
from chicago_gui.book import Book
from chicago_gui.record import replace
from chicago_gui.sheet.season import ALL_TIME, Figures, Period, figures_of
from tests.book.typist import NINE
from tests.sheets import known

GAME = games.game(games.USUAL)
FIRST = date(2025, 12, 1)


class Row(NamedTuple):
    """A finished deal: its day, and what each player won by the expected file."""

    day: date
    imps: dict[str, int]
    deal: Any


Kept = tuple[Book, list[Row], dict[date, set[str]]]


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Kept]:
    """A book of all evenings, a week apart; their deals; and the players of each day."""
    rows: list[Row] = []
    there: dict[date, set[str]] = {}
    with Book.open(tmp_path / "book.sqlite") as book:
        for number, name in enumerate(known.names("evening")):
            session = known.session(name)
            day = FIRST + timedelta(7 * number)
            session = replace(session, sheet=replace(session.sheet, date=day))
            book.add(session, NINE)
            there[day] = set(session.sheet.players)
            for deal, row in zip(session.deals, known.worked_out(name)["rows"], strict=True):
                if "imps" in row:
                    rows.append(Row(day, row["imps"], deal))
        yield book, rows, there


def figures(book: Book, period: Period = ALL_TIME) -> Figures:
    return figures_of(GAME, book.seasons()[games.USUAL].within(period))


def of_evening(rows: list[Row], day: date, name: str) -> int:
    return sum(row.imps.get(name, 0) for row in rows if row.day == day)


def test_contracts_declared_and_made(kept: Kept) -> None:
    book, rows, _ = kept
    declared = Counter(row.deal.declarer for row in rows if row.deal.declarer is not None)
    made = Counter(
        row.deal.declarer
        for row in rows
        if row.deal.declarer is not None and row.deal.tricks >= row.deal.contract.level + 6
    )
    for line in figures(book).players:
        assert (line.declarer.deals, line.made) == (declared[line.name], made[line.name])


def test_deals_won_in_a_row(kept: Kept) -> None:
    book, rows, _ = kept
    for streaks in figures(book).streaks:
        longest, now, ended = 0, 0, None
        for row in rows:
            if streaks.name in row.imps:
                now = now + 1 if row.imps[streaks.name] > 0 else 0
                if now > longest:
                    longest, ended = now, row.day
        assert (streaks.deals.longest, streaks.deals.now) == (longest, now)
        assert streaks.deals.ended == ended


def test_one_against_another(kept: Kept) -> None:
    book, rows, there = kept
    found = {(each.name, each.other): each for each in figures(book).meetings}
    everybody = set[str]().union(*there.values())
    for one, other in combinations(sorted(everybody), 2):
        days = [day for day, names in there.items() if {one, other} <= names]
        leads = [of_evening(rows, day, one) - of_evening(rows, day, other) for day in days]
        if not days:
            assert (one, other) not in found
            continue
        meeting = found[one, other]
        assert meeting.ahead == sum(lead > 0 for lead in leads)
        assert meeting.behind == sum(lead < 0 for lead in leads)
        assert meeting.level == sum(lead == 0 for lead in leads)
        both = [row for row in rows if {one, other} <= set(row.imps)]
        partners = [
            row for row in both if any({one, other} == set(team) for team in row.deal.teams)
        ]
        opponents = [row for row in both if row not in partners]
        assert meeting.together == (len(partners), sum(row.imps[one] for row in partners))
        assert meeting.against == (len(opponents), sum(row.imps[one] for row in opponents))


def test_a_period_has_the_evenings_of_its_days_alone(kept: Kept) -> None:
    book, rows, there = kept
    days = sorted(there)
    period = Period(days[1], days[3])
    found = figures(book, period)
    assert [each.date for each in found.season.evenings] == days[1:4]
    for line in found.players:
        mine = [
            row.imps[line.name] for row in rows if line.name in row.imps and period.has(row.day)
        ]
        assert (line.all.deals, line.all.imps) == (len(mine), sum(mine))
        assert line.place == 1 + sum(other.all.imps > sum(mine) for other in found.players)
