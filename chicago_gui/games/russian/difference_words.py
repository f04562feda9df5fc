"""What differs between two versions of a session, named place by place and without any value."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from chicago_gui.sheet.history_line import Entry
from chicago_gui.sheet.words import tr

MOST = 6
"""So many deals are named; more would not be read."""

_PLACES = {
    "prepared_by": "preparer",
    "hcp": "HCP",
    "decks": "decks",
    "teams": "teams",
    "vulnerable": "Z",
    "opening_bid": "opening bid",
    "contract": "contract",
    "declarer": "declarer",
    "bid_by": "who bid it",
    "tricks": "result",
    "honours": "honours",
    "noted_hcp": "HCP noted",
    "note": "note",
    "date": "date",
    "place": "place",
    "players": "players",
    "planned_deals": "planned deals",
    "rules": "rules",
}


def differences(entries: Iterable[Entry]) -> list[str]:
    """Return what differs, the heading first: `players`, `deal 6: contract, result`."""
    ordered = sorted(entries, key=lambda entry: entry.number or 0)
    told, alone = [], []
    for number, group in groupby(ordered, key=lambda entry: entry.number):
        of_deal = list(group)
        if number is not None and _is_whole(of_deal):
            alone.append(str(number))
            continue
        # A dictionary keeps the order of the form and names each place once.
        places = ", ".join(dict.fromkeys(tr(_PLACES[entry.path[0]]) for entry in of_deal))
        if number is None:
            told.append(places)
        else:
            told.append(tr("deal {number}: {what}").format(number=number, what=places))
    if len(told) > MOST + 1:
        told[MOST:] = [tr("and {count} deals more").format(count=len(told) - MOST)]
    if alone:
        told.append(tr("only one of them has deal {numbers}").format(numbers=", ".join(alone)))
    return told


def _is_whole(entries: Sequence[Entry]) -> bool:
    """Whether a deal is there in one version alone: nobody prepares it in the other."""
    prepared = any(entry.path == ("prepared_by",) for entry in entries)
    return prepared and (
        all(entry.before is None for entry in entries)
        or all(entry.after is None for entry in entries)
    )
