"""Across evenings: what each player and each pair has made of one game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from chicago_gui import games
from chicago_gui.book.worked_out import Worked
from chicago_gui.sheet.names import folded
from chicago_gui.sheet.windows import Counted, Figures, Made, Numbers, Scored, added

if TYPE_CHECKING:
    from chicago_gui.sheet.season import Season

FEW = 5
"""With fewer deals together than this a partner is only the best when all are so few."""


class _Sum:
    """What one person, or two, have made so far."""

    def __init__(self, name: str = "") -> None:
        self.name = name
        self.evenings = 0
        self.won = 0
        self.numbers: Numbers = ()
        self.best_partner = ""
        self.best = (False, 0.0, 0)

    def add(self, numbers: Numbers, *, won: bool = False) -> None:
        """Count one evening more."""
        self.evenings += 1
        self.won += won
        self.numbers = added(self.numbers, numbers) if self.numbers else numbers


def figures_of(kind: str, evenings: Iterable[Worked], aliases: Mapping[str, str]) -> Figures:
    """Return the figures of `evenings` of one game, newest first.

    A person has the newest name's spelling. `aliases` says of folded names whose they are besides.
    Raises `UnknownGame`.
    """
    game = games.game(kind)
    players: dict[str, _Sum] = {}
    pairs: dict[tuple[str, str], _Sum] = {}
    deals: list[tuple[list[str], Counted]] = []
    for _, line, counted in evenings:
        if counted is None:
            continue
        persons = _persons(line.players, aliases)
        most = max(counted.points)
        for person, name, points, numbers in zip(
            persons, line.players, counted.points, counted.players, strict=True
        ):
            shown = name if person in (name, folded(name)) else aliases[folded(name)]
            players.setdefault(person, _Sum(shown)).add(numbers, won=line.done and points == most)
        for (one, two), numbers in counted.pairs.items():
            first, second = sorted((persons[one], persons[two]))
            pairs.setdefault((first, second), _Sum()).add(numbers)
        deals.append((persons, counted))
    for (first, second), pair in pairs.items():
        good, count = game.together(pair.numbers)
        for person, partner in ((first, second), (second, first)):
            how_good = (count >= FEW, good, count)
            if not players[person].best_partner or how_good > players[person].best:
                players[person].best = how_good
                players[person].best_partner = players[partner].name
    merged = {folded(person) for person in aliases.values()}
    made = [
        Made(
            (each.name,),
            each.evenings,
            each.won,
            each.numbers,
            each.best_partner,
            folded(each.name) in merged,
        )
        for each in players.values()
    ]
    together = [
        Made((players[first].name, players[second].name), each.evenings, each.won, each.numbers)
        for (first, second), each in pairs.items()
    ]

    def order(each: Made) -> tuple[int, tuple[str, ...]]:
        return -game.points(each.numbers), each.names

    return Figures(
        tuple(map(game.player_line, sorted(made, key=order))),
        tuple(map(game.pair_line, sorted(together, key=order))),
        tuple(
            Scored(tuple(called[at] for at in places), numbers)
            for persons, counted in deals
            for called in [[players[person].name for person in persons]]
            for places, numbers in counted.deals
        ),
    )


def _persons(names: Sequence[str], aliases: Mapping[str, str]) -> list[str]:
    """Return who these names are; two of one evening are never one person."""
    spelt = [folded(name) for name in names]
    # Names that an earlier program told apart are told apart here, too.
    own = [one if spelt.count(one) == 1 else name for one, name in zip(spelt, names, strict=True)]
    merged = [folded(aliases[name]) if name in aliases else name for name in own]
    return [one if merged.count(one) == 1 else name for one, name in zip(merged, own, strict=True)]


def season_of(evenings: Iterable[Worked], aliases: Mapping[str, str]) -> Season:
    """Return `evenings` of one game, given newest first, as a season; oldest first.

    A person has the newest name's spelling, as in the figures.
    """
    from chicago_gui.sheet.season import Season, SeasonEvening  # no start waits for it

    spelt: dict[str, str] = {}
    found = []
    for _, line, counted in evenings:
        if counted is None or line.date is None:
            continue
        persons = _persons(line.players, aliases)
        for person, name in zip(persons, line.players, strict=True):
            own = person in (name, folded(name))
            spelt.setdefault(person, name if own else aliases[folded(name)])
        found.append((line, persons, counted.points))
    return Season(
        tuple(
            SeasonEvening(line.date, line.place, tuple(spelt[each] for each in persons), points)
            for line, persons, points in reversed(found)
            if line.date is not None
        )
    )
