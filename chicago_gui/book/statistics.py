"""Across evenings: what each player and each pair has made of their deals."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from chicago_gui.book.shares import Tally
from chicago_gui.book.worked_out import Evening
from chicago_gui.sheet.names import folded

FEW = 5
"""With fewer deals together than this a partner is only the best when all are so few."""


@dataclass(slots=True, repr=False)
class PlayerFigures:
    """One person's evenings, those won, and deals; `best_partner` has the most IMPs per deal.

    An evening is won when all its planned deals are over.
    """

    name: str
    evenings: int = 0
    won: int = 0
    tally: Tally = field(default_factory=Tally)
    best_partner: str | None = None

    def __repr__(self) -> str:
        return f"PlayerFigures({self.name})"


@dataclass(slots=True, repr=False)
class PairFigures:
    """Two persons' evenings and deals as partners."""

    names: tuple[str, str]
    evenings: int = 0
    tally: Tally = field(default_factory=Tally)

    def __repr__(self) -> str:
        return f"PairFigures({self.names})"


@dataclass(frozen=True, slots=True)
class Statistics:
    """Players and pairs, those with most IMPs first."""

    players: tuple[PlayerFigures, ...]
    pairs: tuple[PairFigures, ...]


def statistics_of(evenings: Iterable[Evening], aliases: Mapping[str, str]) -> Statistics:
    """Return the figures of `evenings`, newest first; a person has the newest name's spelling.

    `aliases` says of folded names whose they are besides. Only deals that are scored count, and
    evenings in which there is one.
    """
    players: dict[str, PlayerFigures] = {}
    pairs: dict[tuple[str, str], PairFigures] = {}
    for evening in evenings:
        if not evening.scored:
            continue
        persons = _persons(evening.players, aliases)
        of_player, of_pair = evening.tallies
        for person, name, imps, tally in zip(
            persons, evening.players, evening.imps, of_player, strict=True
        ):
            shown = name if person in (name, folded(name)) else aliases[folded(name)]
            figures = players.setdefault(person, PlayerFigures(shown))
            figures.evenings += 1
            figures.won += evening.done and imps == max(evening.imps)
            figures.tally.add(tally)
        for (one, two), tally in of_pair.items():
            first, second = sorted((persons[one], persons[two]))
            pair = pairs.setdefault((first, second), PairFigures(("", "")))
            pair.evenings += 1
            pair.tally.add(tally)
    _name(players, pairs)
    return Statistics(
        tuple(sorted(players.values(), key=lambda each: (-each.tally.all.imps, each.name))),
        tuple(sorted(pairs.values(), key=lambda each: (-each.tally.all.imps, each.names))),
    )


def _persons(names: Sequence[str], aliases: Mapping[str, str]) -> list[str]:
    """Return who these names are; two of one evening are never one person."""
    spelt = [folded(name) for name in names]
    # Names that an earlier program told apart are told apart here, too.
    own = [one if spelt.count(one) == 1 else name for one, name in zip(spelt, names, strict=True)]
    merged = [folded(aliases[name]) if name in aliases else name for name in own]
    return [one if merged.count(one) == 1 else name for one, name in zip(merged, own, strict=True)]


def _name(
    players: Mapping[str, PlayerFigures], pairs: Mapping[tuple[str, str], PairFigures]
) -> None:
    """Write names on the pairs and find everybody's best partner."""
    best: dict[str, tuple[bool, float, int]] = {}
    for (one, two), pair in pairs.items():
        pair.names = (players[one].name, players[two].name)
        together = pair.tally.all
        how_good = (together.deals >= FEW, together.per_deal, together.deals)
        for person, partner in ((one, two), (two, one)):
            if person not in best or how_good > best[person]:
                best[person] = how_good
                players[person].best_partner = players[partner].name
