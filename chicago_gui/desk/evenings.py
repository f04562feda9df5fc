"""The statistics across evenings as the page wants them, and whose other names they hold."""

from __future__ import annotations

from chicago_gui.book import Book, PairFigures, PlayerFigures, Share
from chicago_gui.games.russian.figures import Figures, PairLine, Part, PlayerLine
from chicago_gui.sheet.names import folded


def across(book: Book) -> Figures:
    """Return the figures of every player and pair; raises `BookError`."""
    statistics = book.statistics()
    persons = {folded(person) for person in book.aliases().values()}
    return Figures(
        tuple(_player(each, folded(each.name) in persons) for each in statistics.players),
        tuple(_pair(each) for each in statistics.pairs),
    )


def other_names(book: Book, person: str) -> tuple[str, ...]:
    """Return the names that count for `person`, as they are written on the sheets."""
    merged = {name for name, whose in book.aliases().items() if folded(whose) == folded(person)}
    # The book keeps them folded; the sheets still say how they are spelt.
    spelt = {folded(name): name for each in book.summaries() for name in each.players}
    return tuple(sorted(spelt.get(name, name) for name in merged - {folded(person)}))


def _part(share: Share) -> Part:
    return Part(share.deals, share.imps)


def _player(figures: PlayerFigures, merged: bool) -> PlayerLine:
    tally = figures.tally
    return PlayerLine(
        name=figures.name,
        evenings=figures.evenings,
        won=figures.won,
        all=_part(tally.all),
        declarer=_part(tally.declarer),
        dummy=_part(tally.dummy),
        defence=_part(tally.defence),
        hcp_per_deal=tally.hcp_per_deal,
        best_partner=figures.best_partner or "",
        merged=merged,
    )


def _pair(figures: PairFigures) -> PairLine:
    tally = figures.tally
    return PairLine(
        names=figures.names,
        evenings=figures.evenings,
        all=_part(tally.all),
        declarer=_part(tally.declarer),
        defence=_part(tally.defence),
        hcp_per_deal=tally.hcp_per_deal,
    )
