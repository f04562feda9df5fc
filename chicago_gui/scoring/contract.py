"""Contracts and results as frozen values, and parsers for how players write them."""

from __future__ import annotations

import re
from enum import Enum
from functools import lru_cache, total_ordering

from chicago_gui.record import Record

from .refused import (
    Misuse,
    Refused,
    ScoringReason,
    as_figure,
    check_range,
    check_tricks,
    outside,
)


@total_ordering
class Denomination(Enum):
    """The four suits and no trump, ordered by rank (Law 18); files contain the values."""

    CLUBS = "C"
    DIAMONDS = "D"
    HEARTS = "H"
    SPADES = "S"
    NOTRUMP = "NT"

    def __lt__(self, other: object) -> bool:
        """Compare by rank in the auction: clubs lowest, no trump highest."""
        if not isinstance(other, Denomination):
            return NotImplemented
        ranks = list(Denomination)
        return ranks.index(self) < ranks.index(other)

    @property
    def suit_sign(self) -> str:
        """The suit's sign, black for all four, or "NT"."""
        return _SIGNS[self]

    @property
    def is_minor(self) -> bool:
        """Whether this is clubs or diamonds."""
        return self in (Denomination.CLUBS, Denomination.DIAMONDS)


class Doubling(Enum):
    """Whether the contract was doubled or redoubled (Law 19); files contain the values."""

    UNDOUBLED = ""
    DOUBLED = "X"
    REDOUBLED = "XX"


class Contract(Record):
    """A final contract: level 1 to 7, denomination, doubling.

    Raises `Refused` for other levels (`OUTSIDE`; also for True and 4.0), and for values that are
    not a denomination (`DENOMINATION`) or doubling (`DOUBLING`). `str()` returns the form in files:
    "4S", "3NTX", "2HXX".
    """

    level: int
    denomination: Denomination
    doubling: Doubling = Doubling.UNDOUBLED

    def __post_init__(self) -> None:
        """Check level, denomination and doubling."""
        check_range("level", self.level, 1, 7)
        if not isinstance(self.denomination, Denomination):
            raise Refused(ScoringReason.DENOMINATION, denomination=as_figure(self.denomination))
        if not isinstance(self.doubling, Doubling):
            raise Refused(Misuse.DOUBLING, doubling=as_figure(self.doubling))

    def __str__(self) -> str:
        """Return the form in files, which `parse` reads."""
        return f"{self.level}{self.denomination.value}{self.doubling.value}"

    @property
    def needed(self) -> int:
        """The tricks that make the contract: six plus the level."""
        return self.level + 6

    @staticmethod
    def parse(text: str) -> Contract:
        """Return a contract as players write it: `4S`, `4s`, `4♠`, `3nt`, `3N`, `1ntXX`, `2 h *`.

        Spaces are ignored, a double is x or *, suit signs may be black or white. Raises `Refused`
        for an empty text (`CONTRACT_EMPTY`), a missing or wrong level (`LEVEL_MISSING`, `OUTSIDE`),
        a missing or wrong denomination (`DENOMINATION_MISSING`, `DENOMINATION`), more than two
        doubles (`DOUBLES`), trailing text (`TRAILING`), and a value that is no text
        (`NO_CONTRACT`).
        """
        if not isinstance(text, str):
            raise Refused(Misuse.NO_CONTRACT, value=as_figure(text))
        return _contract("".join(text.split()))


@lru_cache(1024)
def _contract(text: str) -> Contract:
    """Return the contract for a text without spaces; cached, so equal texts share an object."""
    return Contract(*_read(text))


def _read(text: str) -> tuple[int, Denomination, Doubling]:
    level, rest = _read_level(text)
    denomination, rest = _read_denomination(rest)
    return level, denomination, _read_doubling(rest)


_SIGNS = dict(zip(Denomination, ("♣", "♦", "♥", "♠", "NT"), strict=True))

# Longest first, so that NT is not read as N. Upper and lower case are listed rather than folded,
# because letters of other alphabets may fold to these.
_DENOMINATIONS = {
    **dict.fromkeys(("NT", "Nt", "nT", "nt", "N", "n"), Denomination.NOTRUMP),
    **dict.fromkeys("Cc♣♧", Denomination.CLUBS),
    **dict.fromkeys("Dd♦♢", Denomination.DIAMONDS),
    **dict.fromkeys("Hh♥♡", Denomination.HEARTS),
    **dict.fromkeys("Ss♠♤", Denomination.SPADES),
}

# Phones and some keyboards append one of these to a suit sign: draw it as text, or as emoji.
_VARIATION_SELECTORS = ("\ufe0e", "\ufe0f")

# The two Cyrillic letters look like X and are typed by mistake on Russian keyboards.
_DOUBLES = "Xx*\N{CYRILLIC CAPITAL LETTER HA}\N{CYRILLIC SMALL LETTER HA}"


def _read_level(text: str) -> tuple[int, str]:
    """Return the level that starts a text without spaces, and the remaining text."""
    if not text:
        raise Refused(ScoringReason.CONTRACT_EMPTY)
    # Take all leading digits, of any script, so that the refusal of "10S" names level 10.
    rest = text.lstrip("".join(sign for sign in set(text) if sign.isdigit()))
    digits = text[: len(text) - len(rest)]
    if not digits:
        raise Refused(ScoringReason.LEVEL_MISSING, text=as_figure(text))
    if digits not in ("1", "2", "3", "4", "5", "6", "7"):
        raise outside("level", digits, 1, 7)
    return int(digits), rest


def _read_denomination(text: str) -> tuple[Denomination, str]:
    """Return the denomination that starts a text, and the remaining text."""
    if not text.strip(_DOUBLES):
        raise Refused(ScoringReason.DENOMINATION_MISSING)
    for name, denomination in _DENOMINATIONS.items():
        if text.startswith(name):
            rest = text[len(name) :]
            if name in "♣♧♦♢♥♡♠♤" and rest.startswith(_VARIATION_SELECTORS):
                rest = rest[1:]
            return denomination, rest
    raise Refused(ScoringReason.DENOMINATION, denomination=as_figure(text))


def _read_doubling(text: str) -> Doubling:
    """Return the doubling from the text after the denomination, which may be empty."""
    trailing = text.lstrip(_DOUBLES)
    if trailing:
        raise Refused(ScoringReason.TRAILING, text=as_figure(trailing))
    if len(text) > 2:
        raise Refused(ScoringReason.DOUBLES, doubles=len(text))
    return tuple(Doubling)[len(text)]


# All bids, lowest first: 1C, 1D, ... 7S, 7NT.
ALL_BIDS = tuple(
    Contract(level, denomination) for level in range(1, 8) for denomination in Denomination
)


# A minus may be a typed hyphen, a printed minus sign, or a dash from automatic correction.
_MINUS = "-\N{MINUS SIGN}\N{EN DASH}"
_RESULT = rf"(?P<sign>[+{re.escape(_MINUS)}]?)\s*(?P<number>[0-9]{{1,3}})"


def parse_result(text: str, contract: Contract) -> int:
    """Return the tricks that declarer's side took, 0 to 13, from a written result.

    `=` is the contract made exactly; a number with a sign counts from there (`+0` and `-0` are
    `=`); a number without a sign is the tricks taken. Raises `Refused` for an empty text
    (`RESULT_EMPTY`), a text that is not a result (`RESULT`), too many overtricks or undertricks
    (`OVERTRICKS`, `UNDERTRICKS`), or more than 13 tricks (`OUTSIDE`).
    """
    written = text.strip()
    if not written:
        raise Refused(ScoringReason.RESULT_EMPTY)
    if written == "=":
        return contract.needed
    match = re.fullmatch(_RESULT, written)
    if match is None:
        raise Refused(ScoringReason.RESULT, text=as_figure(written))
    number = int(match["number"])
    if match["sign"] == "":
        check_tricks(number)
        return number
    if match["sign"] == "+":
        most = 13 - contract.needed
        if number > most:
            raise Refused(ScoringReason.OVERTRICKS, contract=contract, most=most, overtricks=number)
        return contract.needed + number
    if number > contract.needed:
        raise Refused(
            ScoringReason.UNDERTRICKS, contract=contract, most=contract.needed, undertricks=number
        )
    return contract.needed - number


def result_text(contract: Contract, tricks: int, *, minus: str = "-") -> str:
    """Return the tricks taken, 0 to 13, as a result: `=`, `+1`, `-2`.

    `minus` is the sign for undertricks: a hyphen in files, a true minus sign for people. Raises
    `Refused` for other tricks (`OUTSIDE`).
    """
    check_tricks(tricks)
    over = tricks - contract.needed
    if over == 0:
        return "="
    return f"+{over}" if over > 0 else f"{minus}{-over}"
