"""A season: the evenings of one game between two days, what each player won there, and the CSV."""

from __future__ import annotations

from datetime import date

from chicago_gui.record import record
from chicago_gui.sheet.csv_text import csv_of, harmless
from chicago_gui.sheet.panel import Running, Way


@record
class SeasonEvening:
    """One evening: `players` with the `points` each won, in the order of the sheet."""

    date: date
    place: str
    players: tuple[str, ...]
    points: tuple[int, ...]

    @property
    def standing(self) -> tuple[tuple[int, str, int], ...]:
        """Place, name and points of each, best first; who won as much has the same place."""
        return _ranked(dict(zip(self.players, self.points, strict=True)))


@record
class Season:
    """The evenings, oldest first."""

    evenings: tuple[SeasonEvening, ...]

    @property
    def sums(self) -> dict[str, int]:
        """What each player won in all, by name in the order in which they came."""
        found: dict[str, int] = {}
        for evening in self.evenings:
            for name, points in zip(evening.players, evening.points, strict=True):
                found[name] = found.get(name, 0) + points
        return found

    @property
    def standing(self) -> tuple[tuple[int, str, int], ...]:
        """Place, name and points of everybody over the season, best first."""
        return _ranked(self.sums)

    def attended(self, name: str) -> int:
        """Return on how many of the evenings somebody played."""
        return sum(name in evening.players for evening in self.evenings)

    def running(self, title: str, most: int) -> Running:
        """Return the ways of the `most` best over the evenings, in the order they came."""
        best = {name for _, name, _ in self.standing[:most]}
        ways = []
        for name in self.sums:
            if name not in best:
                continue
            total, points = 0, [(0, 0)]
            for number, evening in enumerate(self.evenings, start=1):
                if name in evening.players:
                    total += evening.points[evening.players.index(name)]
                points.append((number, total))
            ways.append(Way(name, tuple(points)))
        return Running(title, "", tuple(ways), max(1, len(self.evenings)))

    def csv(self) -> str:
        """Return a row for each player of each evening, with what it comes to by then."""
        totals: dict[str, int] = {}
        rows: list[tuple[str | int, ...]] = [
            ("date", "where", "place", "player", "points", "total")
        ]
        for evening in self.evenings:
            for place, name, points in evening.standing:
                totals[name] = totals.get(name, 0) + points
                when, where = evening.date.isoformat(), harmless(evening.place)
                rows.append((when, where, place, harmless(name), points, totals[name]))
        return csv_of(rows)


def _ranked(points: dict[str, int]) -> tuple[tuple[int, str, int], ...]:
    best = sorted(points.items(), key=lambda each: -each[1])
    return tuple(
        (1 + sum(other > won for other in points.values()), name, won) for name, won in best
    )
