"""The keys of a deal that are secret until it is over, and all keys in the order of the file."""

from __future__ import annotations

from typing import Any, NamedTuple

from chicago_gui.games.russian import deal
from chicago_gui.games.russian.deal import Deal, Deck, by_deck
from chicago_gui.games.russian.evening.session import Counts
from chicago_gui.sheet.fields import Field, Fields, points
from chicago_gui.sheet.json_file import Place


class Whole(NamedTuple):
    """A deal and its counts: all that the book has of it."""

    deal: Deal
    counts: Counts

    def __repr__(self) -> str:
        return "Whole(…)"

    @property
    def over(self) -> bool:
        """Whether the counts are no secret any more."""
        return self.deal.over


def _hcp_at(at: Place) -> dict[str, Any]:
    counts = {deck: hcp.whole() for deck, hcp in at.keys([deck.name for deck in Deck]).items()}
    return {"hcp": tuple(counts.get(deck.name) for deck in Deck)}


_HCP = Field(
    "hcp", "HCP", "deck {of} {what}", lambda counts: by_deck(counts.hcp), _hcp_at, secret=True
)
_NOTED = points(
    "noted_hcp", "HCP noted", "HCP noted by {of} {what}", "noted", secret=True, remark=True
)
_AFTER = {"prepared_by": _HCP, "honours": _NOTED}
"""After which public key of the file each of them comes."""


def _all() -> list[Field]:
    found = []
    for field in deal.FIELDS:
        found.append(field)
        if field.key in _AFTER:
            found.append(_AFTER[field.key])
    return found


FIELDS: Fields[Whole] = Fields(
    _all(), lambda field, whole: whole.counts if field.secret else whole.deal
)


def whole_at(place: Place) -> Whole:
    """Return the deal and its counts at `place`, each value of the right type, no more checked."""
    return Whole(Deal(**FIELDS.read(place)), Counts(**FIELDS.read(place, secret=True)))
