"""What is written on the form, in words that can be listened to: contracts, signs, sentences."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import assert_never

from chicago_gui.scoring import Contract, Denomination, Doubling
from chicago_gui.sheet.words import denomination, plural, tr

_SIGNS = {of.suit_sign: of for of in Denomination if of is not Denomination.NOTRUMP}
_ENDS = ".!?:…"


def bid_words(contract: Contract) -> str:
    """Return level and denomination in words: `4 spades`."""
    level = contract.level
    match contract.denomination:
        case Denomination.CLUBS:
            words = plural("{level} club", "{level} clubs", level)
        case Denomination.DIAMONDS:
            words = plural("{level} diamond", "{level} diamonds", level)
        case Denomination.HEARTS:
            words = plural("{level} heart", "{level} hearts", level)
        case Denomination.SPADES:
            words = plural("{level} spade", "{level} spades", level)
        case Denomination.NOTRUMP:
            words = tr("{level} no trump")
        case _:
            assert_never(contract.denomination)
    return words.format(level=level)


def contract_words(contract: Contract) -> str:
    """Return the whole contract in words: `4 spades doubled`."""
    match contract.doubling:
        case Doubling.DOUBLED:
            return tr("{bid} doubled").format(bid=bid_words(contract))
        case Doubling.REDOUBLED:
            return tr("{bid} redoubled").format(bid=bid_words(contract))
        case _:
            return bid_words(contract)


def in_speech(text: str) -> str:
    """Return `text` with its contracts in words, and without signs that only the eye reads."""
    trump = "|".join(map(re.escape, (*_SIGNS, denomination(Denomination.NOTRUMP))))
    spoken = re.sub(rf"(?<!\w)([1-7])({trump})(XX|X)?(?!\w)", _contract_spoken, text)
    spoken = spoken.replace("✓", tr("right"))
    return re.sub(r"\s*[→·]\s*", ", ", spoken)


def _contract_spoken(found: re.Match[str]) -> str:
    level, trump, doubling = found.groups("")
    of = _SIGNS.get(trump, Denomination.NOTRUMP)
    return contract_words(Contract(int(level), of, Doubling(doubling)))


def one_after_the_other(sentences: Iterable[str]) -> str:
    """Return sentences as one text in which each of them ends."""
    parts = [part for part in map(str.strip, sentences) if part]
    ended = [part if part[-1] in _ENDS else f"{part}." for part in parts]
    return " ".join(ended)
