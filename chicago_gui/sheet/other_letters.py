"""A contract typed in Russian or German letters, as the English text that it means.

English has its own letters to itself: whoever reads a typed contract tries the text as it stands
first, and these readings where it means nothing so. The one exception is no trump as the language
that is spoken writes it: where German is spoken, `4sa` is four no trump and not four spades by
Anna.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import TypeVar

from chicago_gui.scoring import Refused, ScoringReason
from chicago_gui.sheet.words import tr

# Пики, черви, бубны, трефы, без козыря; Pik, Karo, Treff, Sans Atout. Herz is English already, and
# Coeur would be English clubs.
_DENOMINATIONS = {
    **{
        "sa": "nt",
        "бк": "nt",
        "п": "s",
        "p": "s",
        "ч": "h",
        "б": "d",
        "k": "d",
        "т": "c",
        "t": "c",
    },
    **{name: name for name in ("nt", "n", *"cdhs♣♧♦♢♥♡♠♤")},
}

_DOUBLINGS = {"к": "x", "k": "x", "кк": "xx", "kk": "xx", "рк": "xx", "rk": "xx"}
"""Контра и реконтра, Kontra and Rekontra."""


def _one_of(words: Iterable[str]) -> str:
    return "|".join(sorted(words, key=len, reverse=True))


# The signs of suits may come with one that says how they are drawn.
_CONTRACT = (
    rf"\s*(?P<level>\d)\s*(?P<denomination>{_one_of(_DENOMINATIONS)})[\ufe0e\ufe0f]?"
    rf"(?P<space>\s*)(?P<doubling>{_one_of(_DOUBLINGS)})?"
)

_Read = TypeVar("_Read")


def in_english(text: str) -> tuple[str, ...]:
    """Return what `text` may be in English letters, the likelier first; nothing when it is none.

    A letter that may be a double or begin a name is a double where it stands close to the
    denomination: `4пк` is doubled, `4п к` played by Катя if she sits there. `4бк` is no trump,
    so that diamonds are doubled with an x.
    """
    found = re.match(_CONTRACT, text, re.IGNORECASE)
    if found is None:
        return ()
    bid = found["level"] + _DENOMINATIONS[found["denomination"].lower()]
    plain = bid + text[found.end("denomination") :]
    readings = [plain]
    if found["doubling"]:
        doubled = f"{bid}{_DOUBLINGS[found['doubling'].lower()]}{text[found.end() :]}"
        readings.insert(1 if found["space"] else 0, doubled)
    return tuple(reading for reading in readings if reading != text)


def readings_of(text: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return how `text` can be read: the likelier ways, and those for when none of these is one.

    No trump as the language writes it is nothing else, unless letters of a name stand close to it:
    where German is spoken `4sanna` can only be four spades.
    """
    readings = in_english(text)
    notrump = tr("NT")
    own = re.match(rf"\s*\d\s*{re.escape(notrump)}(?P<close>\S)?", text, re.IGNORECASE)
    if own is None or notrump == "NT" or not readings:
        return (text,), readings
    return readings, (text,) if own["close"] else ()


def read_first(text: str, read: Callable[[str], _Read]) -> _Read:
    """Return what `read` makes of the first reading of `text` that it does not refuse.

    Raises the first refusal that is about more than the contract, or else the first.
    """
    refused: list[Refused] = []
    first, then = readings_of(text)
    for reading in (*first, *then):
        try:
            return read(reading)
        except Refused as why:
            refused.append(why)
    told = next((why for why in refused if not isinstance(why.reason, ScoringReason)), refused[0])
    raise _as_typed(told, text)


def _as_typed(refused: Refused, text: str) -> Refused:
    """Return `refused`, a refusal of a reading, telling letters that were typed and no others."""
    told = refused.figures.get("text")
    if not isinstance(told, str) or told.casefold() in text.casefold():
        return refused
    return Refused(refused.reason, **{**refused.figures, "text": text.strip()})
