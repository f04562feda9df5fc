"""Reads a contract, who plays it and the result behind it: `4sx v`, `3nt a =`, `4sn-1`, `p`.

A text may have several readings: `4s x` is doubled, or played by Xenia. The reading that names a
declarer and leaves no text wins, then the order of `_strains` and `_doublings`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator
from enum import Enum

from chicago_gui.record import Record
from chicago_gui.scoring import Contract, Denomination, Doubling, Refused, ScoringReason
from chicago_gui.scoring.refused import as_figure
from chicago_gui.sheet.typing.names import first_name, name_hints
from chicago_gui.sheet.typing.results import is_result, read_result
from chicago_gui.sheet.typing.vocabulary import (
    DOUBLES,
    PASS_WORDS,
    SEATS,
    STRAIN_LETTERS,
    STRAIN_WORDS,
    SUIT_SIGNS,
    first_letters,
    first_word,
    listed,
    words_of,
)
from chicago_gui.sheet.words import spoken

BETWEEN = " \t,;"
"""What stands between a contract, a double, who plays it and a result."""

_LEVEL = re.compile(r"\s*([0-9]+)[\s,;]*")
_DOUBLES = re.compile(rf"[{re.escape(DOUBLES)}]*")


class Bid(Record):
    """How an auction ended, and the tricks declarer took, if the text has them.

    Without a `contract` the deal was passed out. `declarer` is a name, or a seat: N, E, S, W.
    """

    contract: Contract | None
    declarer: str | None
    tricks: int | None


class BidReason(Enum):
    """Why typed text is no contract."""

    CONTRACT = "Type the contract, 4s or 3nt, or p if passed out."
    STRAIN = "Type c, d, h, s or n after the level."
    DECLARER = "Type declarer after the contract: {names}."
    SEAT = "Type n, e, s or w for declarer, not {text}."
    SEAT_MISSING = "Type declarer after the contract: n, e, s or w."


Find = Callable[[str], tuple[str, str]]
"""Returns the declarer at the front of a text, and the rest; raises `Refused`."""


def read_bid(
    text: str,
    candidates: Collection[str],
    everybody: Collection[str] = (),
    standing: str | None = None,
) -> tuple[Bid, str]:
    """Return contract, declarer and, if it follows, the result at the front of `text`; the rest.

    A contract alone is played by the declarer `standing` there already. Raises `Refused`.
    """

    def find(typed: str) -> tuple[str, str]:
        return first_name(typed, candidates, everybody)

    asked = Refused(BidReason.DECLARER, names=name_hints(candidates, everybody or candidates))
    return _read(text, find, asked, standing)


def read_seat_bid(text: str, standing: str | None = None) -> tuple[Bid, str]:
    """Return the same where a seat plays the contract: N, E, S or W."""
    return _read(text, _first_seat, Refused(BidReason.SEAT_MISSING), standing)


def is_pass(text: str) -> bool:
    """Whether `text` says that the deal was passed out."""
    found = _after_pass(text)
    return found is not None and not found.strip(BETWEEN)


def _after_pass(text: str) -> str | None:
    """Return what follows a word for passed out at the front of `text`; `None` without one."""
    found = first_word(text.lstrip(BETWEEN), listed(PASS_WORDS))
    return None if found is None else found[1]


def _first_seat(text: str) -> tuple[str, str]:
    """Return the seat at the front of `text` and the rest."""
    found = first_word(text, words_of(SEATS))
    if found is None:
        raise Refused(BidReason.SEAT, text=as_figure(text.strip()))
    return found


def _read(text: str, find: Find, asked: Refused, standing: str | None) -> tuple[Bid, str]:
    """Return the best reading of `text`; `asked` is the refusal of one without a declarer."""
    after_pass = _after_pass(text)
    if after_pass is not None:
        return Bid(None, None, None), after_pass
    level, behind_level = _level(text)
    read: list[tuple[bool, bool, tuple[Bid, str]]] = []
    refused: list[tuple[int, bool, Refused]] = []
    for strain, behind in _strains(behind_level):
        for doubling, typed in _doublings(behind):
            contract = Contract(level, strain, doubling)
            try:
                declarer, behind_name = _declarer(typed, find, asked, standing)
                tricks, rest = _result(behind_name, contract)
            except Refused as why:
                refused.append((len(behind), why is not asked, why))
            else:
                bid = Bid(contract, declarer, tricks)
                read.append((bool(rest.strip(BETWEEN)), behind_name == typed, (bid, rest)))
    if read:
        return min(read, key=lambda each: each[:2])[2]
    if not refused:
        raise Refused(BidReason.STRAIN)
    # The longest strain was meant, and a double rather than the name of nobody.
    left, _, told = min(refused, key=lambda each: each[:2])
    doubles = _DOUBLES.match(text[len(text) - left :].lstrip(BETWEEN))
    if doubles and len(doubles[0]) > 2:
        raise Refused(ScoringReason.DOUBLES, doubles=len(doubles[0]))
    raise told


def _level(text: str) -> tuple[int, str]:
    """Return the level at the front of `text` and the rest."""
    found = _LEVEL.match(text)
    if found is None:
        raise Refused(BidReason.CONTRACT)
    if found[1] not in ("1", "2", "3", "4", "5", "6", "7"):
        raise Refused(ScoringReason.LEVEL, level=as_figure(found[1]))
    return int(found[1]), text[found.end() :]


def _strains(text: str) -> Iterator[tuple[Denomination, str]]:
    """Yield what strain the front of `text` may be, and the rest, the likelier first.

    Letters are read as long as possible: in Russian `бк` is no trump, and no diamonds.
    """
    own = STRAIN_LETTERS.get(spoken(), {})
    for found in (
        first_letters(text, STRAIN_LETTERS["en"] | SUIT_SIGNS),
        first_letters(text, own),
        first_word(text, words_of(STRAIN_WORDS)),
    ):
        if found:
            yield found


def _doublings(text: str) -> list[tuple[Doubling, str]]:
    """Return what doubling the front of `text` may be, and the rest, the likelier first.

    Signs apart from the strain rather begin a name: `4s xe` is played by Xenia, `4sxe` by Egor.
    """
    typed = text.lstrip(BETWEEN)
    signs = _DOUBLES.match(typed)
    most = min(len(signs[0]), 2) if signs else 0
    ways = [(doubling, typed[count:]) for count, doubling in enumerate(Doubling) if count <= most]
    return ways if typed != text else ways[::-1]


def _declarer(text: str, find: Find, asked: Refused, standing: str | None) -> tuple[str, str]:
    """Return who plays the contract in front of `text`, and the rest."""
    typed = text.lstrip(BETWEEN)
    try:
        return find(typed)
    except Refused:
        if typed and not is_result(typed):
            raise
    if standing is None:
        raise asked
    return standing, text


def _result(text: str, contract: Contract) -> tuple[int | None, str]:
    """Return the tricks that declarer took, if `text` begins with a result, and the rest."""
    typed = text.lstrip(BETWEEN)
    return read_result(typed, contract) if is_result(typed) else (None, text)
