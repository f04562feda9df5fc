"""Parses a contract with declarer and result: `4sx v`, `3nt a =`, `4sn-1`, `p`.

A result is `=`, `+1`, `-2`, or words for these. A bare number is not a result.

A text may be ambiguous: `4s x` is doubled, or played by Xenia. A reading that consumes the whole
text and names a declarer wins; then the order of `_strains` and `_doublings` decides.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator
from enum import Enum

from chicago_gui.record import Record
from chicago_gui.scoring import (
    Contract,
    Denomination,
    Doubling,
    Refused,
    ScoringReason,
    outside,
    parse_result,
)
from chicago_gui.scoring.refused import as_figure
from chicago_gui.sheet.typing.names import first_name, name_hints
from chicago_gui.sheet.typing.vocabulary import (
    DOUBLES,
    MADE_WORDS,
    OVER_UNDER_WORDS,
    PASS_WORDS,
    SEATS,
    SEPARATORS,
    STRAIN_LETTERS,
    STRAIN_WORDS,
    SUIT_SIGNS,
    first_letters,
    first_word,
    listed,
    words_of,
)
from chicago_gui.sheet.words import spoken

_LEVEL = r"\s*([0-9]+)[\s,;]*"
_NUMBER = r"\s*([0-9]{1,3})(?!\w)"
_SIGNS = ("+", "-", "−", "–")


class Bid(Record):
    """The end of an auction, and declarer's tricks if the text gives a result.

    If `contract` is `None`, the deal was passed out. `declarer` is a name or a seat: N, E, S, W.
    """

    contract: Contract | None
    declarer: str | None
    tricks: int | None


class BidReason(Enum):
    """Why typed text is not a contract, declarer or result."""

    CONTRACT = "Type the contract, 4s or 3nt, or p if passed out."
    STRAIN = "Type c, d, h, s or n after the level."
    DECLARER = "Type declarer after the contract: {names}."
    SEAT = "Type n, e, s or w for declarer, not {text}."
    SEAT_MISSING = "Type declarer after the contract: n, e, s or w."
    RESULT = "Type the result: = +1 −2."


Find = Callable[[str], tuple[str, str]]
"""Returns the declarer that starts a text, and the remaining text; raises `Refused`."""


def read_bid(
    text: str,
    candidates: Collection[str],
    everybody: Collection[str] = (),
    current_declarer: str | None = None,
) -> tuple[Bid, str]:
    """Return the contract, declarer and optional result that start `text`, and the remaining text.

    If no declarer is typed, `current_declarer` (the one entered before) stays. Raises `Refused`.
    """

    def find(typed: str) -> tuple[str, str]:
        return first_name(typed, candidates, everybody)

    asked = Refused(BidReason.DECLARER, names=name_hints(candidates, everybody or candidates))
    return _read(text, find, asked, current_declarer)


def read_seat_bid(text: str, current_declarer: str | None = None) -> tuple[Bid, str]:
    """Return the same as `read_bid`, with a seat as declarer: N, E, S or W."""
    return _read(text, _first_seat, Refused(BidReason.SEAT_MISSING), current_declarer)


def is_pass(text: str) -> bool:
    """Return whether `text` says only that the deal was passed out."""
    found = _after_pass(text)
    return found is not None and not found.strip(SEPARATORS)


def _after_pass(text: str) -> str | None:
    """Return the text after a word for passed out; `None` if `text` does not start with one."""
    found = first_word(text.lstrip(SEPARATORS), listed(PASS_WORDS))
    return None if found is None else found[1]


def _first_seat(text: str) -> tuple[str, str]:
    """Return the seat that starts `text`, and the remaining text; raises `Refused`."""
    found = first_word(text, words_of(SEATS))
    if found is None:
        raise Refused(BidReason.SEAT, text=as_figure(text.strip()))
    return found


def _read(text: str, find: Find, asked: Refused, current_declarer: str | None) -> tuple[Bid, str]:
    """Return the best reading of `text`; `asked` is raised if the declarer is missing."""
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
                declarer, behind_name = _declarer(typed, find, asked, current_declarer)
                tricks, rest = _result(behind_name, contract)
            except Refused as why:
                refused.append((len(behind), why is not asked, why))
            else:
                bid = Bid(contract, declarer, tricks)
                read.append((bool(rest.strip(SEPARATORS)), behind_name == typed, (bid, rest)))
    if read:
        return min(read, key=lambda each: each[:2])[2]
    if not refused:
        raise Refused(BidReason.STRAIN)
    # Report the reading with the longest strain, and prefer a double to an unknown name.
    left, _, told = min(refused, key=lambda each: each[:2])
    doubles = _doubles(text[len(text) - left :].lstrip(SEPARATORS))
    if doubles > 2:
        raise Refused(ScoringReason.DOUBLES, doubles=doubles)
    raise told


def _doubles(text: str) -> int:
    """Return how many signs for a double start `text`."""
    return len(text) - len(text.lstrip(DOUBLES))


def _level(text: str) -> tuple[int, str]:
    """Return the level that starts `text`, and the remaining text."""
    found = re.match(_LEVEL, text)
    if found is None:
        raise Refused(BidReason.CONTRACT)
    if found[1] not in ("1", "2", "3", "4", "5", "6", "7"):
        raise outside("level", found[1], 1, 7)
    return int(found[1]), text[found.end() :]


def _strains(text: str) -> Iterator[tuple[Denomination, str]]:
    """Yield each strain that may start `text` with the remaining text, likeliest first.

    The longest match wins: in Russian `бк` is no trump, not diamonds.
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
    """Return each doubling that may start `text` with the remaining text, likeliest first.

    After a space, X more likely begins a name: `4s xe` is played by Xenia, `4sxe` by Egor.
    """
    typed = text.lstrip(SEPARATORS)
    most = _doubles(typed)
    ways = [(doubling, typed[count:]) for count, doubling in enumerate(Doubling) if count <= most]
    return ways if typed != text else ways[::-1]


def _declarer(
    text: str, find: Find, asked: Refused, current_declarer: str | None
) -> tuple[str, str]:
    """Return the declarer that starts `text` or is `current_declarer`, and the remaining text."""
    typed = text.lstrip(SEPARATORS)
    try:
        return find(typed)
    except Refused:
        if typed and not is_result(typed):
            raise
    if current_declarer is None:
        raise asked
    return current_declarer, text


def _result(text: str, contract: Contract) -> tuple[int | None, str]:
    """Return declarer's tricks if `text` starts with a result, and the remaining text."""
    typed = text.lstrip(SEPARATORS)
    return read_result(typed, contract) if is_result(typed) else (None, text)


def read_result(text: str, contract: Contract) -> tuple[int, str]:
    """Return declarer's tricks by the result that starts `text`, and the remaining text.

    Raises `Refused` if `text` starts with no result (`BidReason`), or if the tricks would be
    below 0 or above 13 (`ScoringReason`).
    """
    found = _signed(text)
    if found is None:
        raise Refused(BidReason.RESULT)
    result, rest = found
    return parse_result(result, contract), rest


def is_result(text: str) -> bool:
    """Return whether `text` starts with a result."""
    return _signed(text) is not None


def _signed(text: str) -> tuple[str, str] | None:
    """Return the result that starts `text`, written in signs, and the remaining text."""
    text = text.lstrip()
    if text.startswith("="):
        return "=", text[1:]
    made = first_word(text, listed(MADE_WORDS))
    if made:
        return "=", made[1]
    if text.startswith(_SIGNS):
        sign, rest = text[0], text[1:]
    else:
        sign, rest = first_word(text, words_of(OVER_UNDER_WORDS)) or ("", "")
    number = re.match(_NUMBER, rest)
    return (sign + number[1], rest[number.end() :]) if number else None
