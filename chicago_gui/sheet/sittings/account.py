"""The account of the evening: what each player has won in the sittings settled so far."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from chicago_gui.record import record
from chicago_gui.sheet.partnerships import Sides


@record
class AccountLine:
    """One player: `points` in units of the settling, `played` sittings that were settled."""

    place: int
    player: str
    points: int
    played: int


@record
class Debt:
    """Who owes whom how much when the evening ends."""

    debtor: str
    creditor: str
    points: int


@record
class Account:
    """`running` has every player's points after each sitting, in the order of `players`.

    A sitting that is not settled changes nothing. `played` counts the settled ones of each.
    """

    players: tuple[str, ...]
    running: tuple[tuple[int, ...], ...]
    played: tuple[int, ...]

    @property
    def points(self) -> tuple[int, ...]:
        """Where everybody stands now; they sum to zero."""
        return self.running[-1] if self.running else (0,) * len(self.players)

    @property
    def standing(self) -> tuple[AccountLine, ...]:
        """All players, best first; equal points share the place, in the order of the file."""
        rows = zip(self.players, self.points, self.played, strict=True)
        return tuple(
            AccountLine(1 + sum(other > points for other in self.points), player, points, played)
            for player, points, played in sorted(rows, key=lambda row: -row[1])
        )

    @property
    def debts(self) -> tuple[Debt, ...]:
        """Who pays whom to be even, the largest sums first: fewer payments than players."""
        owed = {row.player: row.points for row in self.standing}
        found = []
        while any(owed.values()):
            creditor = max(owed, key=lambda name: owed[name])
            debtor = min(owed, key=lambda name: owed[name])
            points = min(owed[creditor], -owed[debtor])
            owed[creditor] -= points
            owed[debtor] += points
            found.append(Debt(debtor, creditor, points))
        return tuple(found)


def points_by_player(sides: Sides, settled: int) -> dict[str, int]:
    """Return what each of the four gets: side 1 `settled`, each, and side 2 as much less."""
    return {name: settled if name in sides[0] else -settled for side in sides for name in side}


def account(players: Sequence[str], sittings: Iterable[tuple[Sides, int | None]]) -> Account:
    """Return the account of `sittings`: the sides, and what side 1 gets where it is settled."""
    points: Counter[str] = Counter()
    played: Counter[str] = Counter()
    running = []
    for sides, settled in sittings:
        if settled is not None:
            points.update(points_by_player(sides, settled))
            played.update(name for side in sides for name in side)
        running.append(tuple(points[name] for name in players))
    return Account(tuple(players), tuple(running), tuple(played[name] for name in players))
