"""From typed text to values, at the first touch: names by initials, contract with declarer."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from enum import Enum

from chicago_gui.scoring import Contract, Refused
from chicago_gui.sheet.names import folded
from chicago_gui.sheet.other_letters import read_first
from chicago_gui.sheet.words import tr


class Reason(Enum):
    """Why typed text means nothing here."""

    NAME = "a name is wanted, or its first letters"
    NO_NAME = "nobody here is called {text}"
    WHICH_NAME = "{text} may be {names}"
    NUMBER = "{text} is no number"
    DECLARER = "who plays it? Type the initial after the contract"


_PLAIN = str.maketrans(
    {
        "ł": "l", "ø": "o", "đ": "d", "æ": "ae", "œ": "oe", "ı": "i", "þ": "th", "ð": "d",
        "а": "a", "б": "b", "в": "v", "г": "g", "ґ": "g", "д": "d", "е": "e", "є": "ye",
        "ж": "zh", "з": "z", "и": "i", "і": "i", "к": "k", "л": "l", "м": "m", "н": "n",
        "о": "o", "п": "p", "р": "r", "с": "s", "т": "t", "у": "u", "ф": "f", "х": "kh",
        "ц": "ts", "ч": "ch", "ш": "sh", "щ": "shch", "ъ": "", "ы": "y", "ь": "", "э": "e",
        "ю": "yu", "я": "ya",
    }
)  # fmt: skip
"""What is typed for letters that do not come apart into a plain one and its accent."""

PASS_WORDS = frozenset({"p", "pass", "passed", "passe", "--", "пас", "п"})


def name_of(text: str, names: Iterable[str]) -> str:
    """Return the one of `names` that begins with `text` as people compare names.

    Where none does, letters of another alphabet or with accents count as the plain letter that
    is typed for them: `v` finds Вера, `l` Łukasz. Raises `Refused` when none or several fit; a
    name typed in full is always that one.
    """
    wanted = folded(text)
    names = tuple(names)
    if not wanted:
        raise Refused(Reason.NAME)
    for spelt in (folded, in_plain_letters):
        found = [name for name in names if spelt(name).startswith(wanted)]
        exact = [name for name in found if spelt(name) == wanted]
        if len(exact) == 1 or len(found) == 1:
            return (exact or found)[0]
        if found:
            raise Refused(Reason.WHICH_NAME, text=text.strip(), names=tr(" or ").join(found))
    raise Refused(Reason.NO_NAME, text=text.strip())


def fits(text: str, name: str) -> bool:
    """Whether `text` may be the beginning of `name`, in its own letters or in plain ones."""
    return folded(name).startswith(folded(text)) or in_plain_letters(name).startswith(folded(text))


def in_plain_letters(name: str) -> str:
    """Return `name`, folded, in the letters a to z that people type for its own."""
    bare = unicodedata.normalize("NFKD", folded(name)).translate(_PLAIN)
    return "".join(letter for letter in bare if not unicodedata.combining(letter))


def number_of(text: str) -> int:
    """Return the whole number in `text`; raises `Refused` for anything else."""
    if not re.fullmatch(r"\s*[0-9]{1,4}\s*", text):
        raise Refused(Reason.NUMBER, text=text.strip())
    return int(text)


def is_pass(text: str) -> bool:
    """Whether `text` says that all four passed."""
    return folded(text) in PASS_WORDS


def contract_of(text: str, names: Iterable[str]) -> tuple[Contract, str]:
    """Return contract and declarer of a text such as `4sx v`, or `4пк в`.

    Raises `Refused` when the contract does not exist or the declarer is none of `names`.
    """
    names = tuple(names)
    return read_first(text, lambda reading: _contract_of(reading, names))


def _contract_of(text: str, names: tuple[str, ...]) -> tuple[Contract, str]:
    words = text.split()
    refused: Refused | None = None
    for cut in range(1, len(words)):
        try:
            contract = Contract.parse("".join(words[:cut]))
            return contract, name_of(" ".join(words[cut:]), names)
        except Refused as why:
            # Names may hold spaces and so may contracts: every cut gets its chance, and of the
            # refusals the last that found a contract tells most, or else the first.
            if refused is None or isinstance(why.reason, Reason):
                refused = why
    try:
        Contract.parse(text)
    except Refused as why:
        raise refused or why from None
    raise Refused(Reason.DECLARER)


def is_one_name(text: str, names: Iterable[str]) -> bool:
    """Whether `text` begins the name of just one of `names`, so that no more need be typed.

    A number may always go on, and so may a name with which another begins.
    """
    begun = folded(text)
    if not begun or begun[0].isdigit():
        return False
    return sum(fits(begun, name) for name in names) == 1
