"""A contract typed in Russian or German letters, or in whole words, as the text that it means.

And a name in the letters of another keyboard, or in plain ones.

English letters have the first say: whoever reads a typed contract tries the text as it stands
first, and these readings where it means nothing so. The one exception is no trump as the language
that is spoken writes it: where German is spoken, `4sa` is four no trump and not four spades by
Anna. A word that is only begun, as in `5тре в`, is tried last.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from contextlib import suppress
from enum import Enum
from functools import lru_cache
from itertools import chain
from typing import TypeVar

from chicago_gui.scoring import Refused, ScoringReason
from chicago_gui.sheet.words import IN_WORDS, spoken, tr

# Пики, черви, бубны, трефы, без козыря; Pik, Karo, Treff, Sans Atout. Herz begins as in English,
# and Coeur as English clubs. Who has the English D in mind writes Д on a Russian keyboard.
_LETTERS = {
    **{
        "sa": "nt",
        "бк": "nt",
        "бk": "nt",  # whose second letter is a Latin one
        "б/к": "nt",
        "п": "s",
        "p": "s",
        "ч": "h",
        "б": "d",
        "д": "d",
        "k": "d",
        "т": "c",
        "t": "c",
    },
    **{name: name for name in ("nt", "n", *"cdhs♣♧♦♢♥♡♠♤")},
}

# As people say them in three languages, in the numbers and cases that a level is followed by.
_WORDS = {
    **dict.fromkeys(("club", "clubs", "treff", "kreuz", "треф", "трефа", "трефы"), "c"),
    **dict.fromkeys(("diamond", "diamonds", "karo"), "d"),
    **dict.fromkeys(("бубен", "бубён", "бубей", "бубна", "бубны"), "d"),
    **dict.fromkeys(("heart", "hearts", "herz", "coeur", "cœur"), "h"),
    **dict.fromkeys(("черва", "черви", "червей", "червы"), "h"),
    **dict.fromkeys(("spade", "spades", "pik", "пик", "пика", "пики"), "s"),
    **dict.fromkeys(("no trump", "no trumps", "sans", "sans atout"), "nt"),
    **dict.fromkeys(("ohne", "ohne trumpf", "без", "без козыря", "без козырей"), "nt"),
}

# Whoever types on close behind `6 треф` may mean Аня, and no `трефа`.
_STEMS = {
    word: sign
    for word, sign in _WORDS.items()
    if any(other.startswith(word) for other in _WORDS if other != word)
}

_LEVEL = rf"(?:^|(?<=\s))({'|'.join(w for w, n in IN_WORDS.items() if n <= 7)})(?=\s+[^\W\d])"

BY = ("by", "played by", "von", "gespielt von", "играет", "разыгрывает")
"""Words that stand before who plays a contract, as the sheet has them and people say."""

_PLAYS = ("plays", "spielt", "играет", "разыгрывает")
"""Words that stand behind who plays it, where that comes first."""

_BY_WHOM = rf"(?:{'|'.join(BY)})\s+(?P<name>.+)"
_NAME_FIRST = rf"(?P<name>\D+?)(?:[\s:]+(?:{'|'.join(_PLAYS)}))?[\s,:]*(?P<bid>\d.*)"

_DOUBLING_LETTERS = {"к": "x", "k": "x", "кк": "xx", "kk": "xx", "рк": "xx", "rk": "xx"}
_DOUBLING_WORDS = {
    **dict.fromkeys(("double", "doubled", "dbl", "kontra", "kontriert", "контра"), "x"),
    **dict.fromkeys(("im kontra", "mit kontra", "с контрой", "под контрой"), "x"),
    **dict.fromkeys(("redouble", "redoubled", "rdbl", "rekontra", "rekontriert", "реконтра"), "xx"),
    **dict.fromkeys(("im rekontra", "mit rekontra", "с реконтрой", "под реконтрой"), "xx"),
}

_RUSSIAN = dict(
    zip("ЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ", "QWERTYUIOP[]ASDFGHJKL;'ZXCVBNM,.", strict=True)
) | {"Ё": "`"}

KEYS = _RUSSIAN | {"І": "S", "Ї": "]", "Є": "'", "Ў": "O"}
"""The letters of the Russian, Ukrainian and Belarusian keyboards, and what is there on a Latin one.
"""

_SHIFTED = str.maketrans("[];',.`", '{}:"<>~')
"""What Shift makes of signs where a Russian keyboard has letters, as a name begins with one."""

_OTHER_KEYS = str.maketrans(
    {
        **KEYS,
        **{latin: letter for letter, latin in _RUSSIAN.items()},
        **{latin.translate(_SHIFTED): letter for letter, latin in _RUSSIAN.items()},
    }
)

_ALL_PASS = ("allpass", "allpassed", "allepassen", "allepassten", "rundgepasst", "всепас")
"""As hints call it; whoever reads `p when all pass` may type that."""

PASS_WORDS = frozenset({"p", "pass", "passed", "passe", "passen", "--", "пас", "п", *_ALL_PASS})
"""Words for passing out, without their spaces."""

ALL_PASSED = PASS_WORDS | {
    *("passout", "passedout", "gepasst", "ausgepasst", "durchgepasst", "allegepasst"),
    *("пасс", "распас", "спасовали", "всеспасовали", "всепасовали"),
}
"""And those that are told from names only when all of one is there."""


class KeysReason(Enum):
    """Why what was typed as a contract is none."""

    OTHER_KEYS = "{text} is no contract; for {meant} set the keyboard to the other alphabet"


_PARTING = r"[\s-]"
"""Stands between two words, which may be run together as well."""

APART = " ,;"
"""Stands between a contract, a double and a name."""


def _one_of(words: Iterable[str]) -> str:
    longest_first = sorted(words, key=len, reverse=True)
    return "|".join(word.replace(" ", f"{_PARTING}*") for word in longest_first)


# The signs of suits may come with one that says how they are drawn.
_CONTRACTS = tuple(
    rf"\s*(?P<level>\d)\s*(?P<denomination>{names})[\ufe0e\ufe0f]?(?P<space>[{APART}]*)"
    for names in (_one_of(_WORDS), rf"(?:{_one_of(_STEMS)})(?=\w\w)", _one_of(_LETTERS))
)
_DENOMINATIONS = (*_WORDS.items(), *_LETTERS.items())
_DOUBLINGS = (*_DOUBLING_WORDS.items(), *_DOUBLING_LETTERS.items())
_DOUBLING = rf"(?P<doubling>{_one_of(word for word, _ in _DOUBLINGS)})"

_CROSSES = str.maketrans("*\N{CYRILLIC SMALL LETTER HA}", "xx")
"""What else stands for an x in a double."""

_Read = TypeVar("_Read")


def with_other_keys(text: str) -> str:
    """Return what the keys of `text` give where the keyboard is set to the other alphabet."""
    return text.upper().translate(_OTHER_KEYS)


_LOOKS_CYRILLIC = str.maketrans("ABCEHKMOPTXYaceopxy", "АВСЕНКМОРТХУасеорху")


def as_it_looks(text: str) -> str:
    """Return `text` in the Cyrillic letters that it looks like, where those are read."""
    return text.translate(_LOOKS_CYRILLIC) if spoken() == "ru" else text


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


def plain_letters(name: str) -> str:
    """Return a name in small letters in the letters a to z that people type for its own."""
    from unicodedata import combining, normalize

    bare = normalize("NFKD", name).translate(_PLAIN)
    return "".join(letter for letter in bare if not combining(letter))


def in_english(text: str) -> tuple[str, ...]:
    """Return what `text` may be in English letters, the likelier first; nothing when it is none.

    A whole word is likelier than its first letter. A letter that may be a double or begin a name is
    a double where it stands close to the denomination: `4пк` is doubled, `4п к` played by Катя if
    she sits there. `4бк` is no trump, so that diamonds are doubled with an x.
    """
    readings = [reading for contract in _CONTRACTS for reading in _readings(contract, text)]
    return tuple(reading for reading in dict.fromkeys(readings) if reading != text)


def _readings(contract: str, text: str) -> list[str]:
    """Return what `text` is in English letters where it begins with such a `contract`."""
    found = re.match(f"{contract}{_DOUBLING}?", text, re.IGNORECASE)
    if found is None:
        return []
    bid = found["level"] + _meaning(found["denomination"], _DENOMINATIONS)
    readings = [bid + text[found.end("denomination") :]]
    if found["doubling"]:
        doubling = _meaning(found["doubling"], _DOUBLINGS)
        letter = found["space"] and len(found["doubling"]) <= 2
        readings.insert(1 if letter else 0, f"{bid}{doubling}{text[found.end() :]}")
    return readings


def _meaning(typed: str, words: Iterable[tuple[str, str]]) -> str:
    """Return what `typed` means, one of `words` in whatever case, its spaces typed or not."""
    letters = re.sub(_PARTING, "", typed.lower())
    return next(sign for word, sign in words if word.replace(" ", "") == letters)


@lru_cache
def _beginnings() -> dict[str, str]:
    """Return what words begin with, more than their first letter, and what those mean.

    One word may be the beginning of two, which are run together as well.
    """
    found: dict[str, set[str]] = {}
    for word, sign in _WORDS.items():
        for spelt in (word, word.replace(" ", "")):
            for end in range(2, len(spelt)):
                found.setdefault(spelt[:end], set()).add(sign)
    whole = (*_WORDS, *_LETTERS)
    return {
        begun: signs.pop()
        for begun, signs in found.items()
        if len(signs) == 1 and begun not in whole
    }


def _begun(text: str) -> tuple[str, ...]:
    """Return what `text` may be in English letters where a suit's word is only begun.

    The longest beginning comes first; a name stands apart from it, a double may stand close.
    """
    level = re.match(r"\s*(\d)\s*", text)
    readings: list[str] = []
    for end in range(len(text), level.end() + 1, -1) if level else ():
        sign = _beginnings().get(_spaced(text[level.end() : end])) if level else None
        if level and sign and re.match(r"[\s*xх]|$", text[end:], re.IGNORECASE):
            bid = f"{level[1]}{sign}{text[end:]}"
            readings += (bid, *in_english(bid))
    return tuple(readings)


def _spaced(text: str) -> str:
    return re.sub(f"{_PARTING}+", " ", text.lower())


def level_in_figures(text: str) -> str:
    """Return a contract with its level in figures where that is said: `четыре пики`."""
    if re.search(r"\d", text):
        return text
    return re.sub(
        _LEVEL, lambda said: str(IN_WORDS[said[1].lower()]), text, count=1, flags=re.IGNORECASE
    )


def begins_in_words(text: str) -> bool:
    """Whether `text` is a level and the beginning of a word, more than its first letter.

    That is the word for a suit or no trump, or behind these for a double.
    """
    text = level_in_figures(text)
    level = re.match(r"\s*\d\s*", text)
    behind = [found for each in _CONTRACTS if (found := re.match(each, text, re.IGNORECASE))]
    return _begins(text[level.end() :] if level else "", _WORDS) or any(
        _begins(text[found.end() :], _DOUBLING_WORDS) for found in behind
    )


def is_half_a_word(text: str) -> bool:
    """Whether `text` has a suit in a whole word, and behind it the beginning of a double's.

    Or no trump in two words, of which the second is begun: `3 ohne t` may become Trumpf.
    """
    text = level_in_figures(text)
    found = re.match(_CONTRACTS[0], text, re.IGNORECASE)
    begun = _spaced(re.sub(r"^\s*\d\s*", "", text))
    halves = (word for word in _WORDS if " " in begun.rstrip() and word != begun)
    return any(word.startswith(begun) for word in halves) or (
        found is not None and _begins(text[found.end() :], _DOUBLING_WORDS)
    )


def _begins(text: str, words: Iterable[str]) -> bool:
    begun = _spaced(text)
    return len(begun) > 1 and any(
        word.startswith(begun) or word.replace(" ", "").startswith(begun) or word == begun.rstrip()
        for word in words
    )


def player_in(rest: str) -> str:
    """Return what is typed of a name in `rest`, what follows a contract: `by boris` is Boris.

    A comma parts the two where it stands close to the contract, or apart from the name: close to
    that alone it may be the key of the letter Б.
    """
    rest = re.sub(r"^\s*[,;](?=\s)|^[,;]", "", rest).lstrip().rstrip(APART)
    found = re.fullmatch(_BY_WHOM, rest, re.IGNORECASE)
    return found["name"] if found else rest


def name_first(text: str) -> tuple[str, str]:
    """Return what stands before a contract in `text` and the contract: `Boris plays 4 hearts`.

    Where a contract comes first both are empty.
    """
    found = re.fullmatch(_NAME_FIRST, level_in_figures(text).strip(), re.IGNORECASE)
    return (found["name"], found["bid"]) if found else ("", "")


def double_behind(text: str) -> tuple[str, str] | None:
    """Return what stands before a double at the end of `text`, and that double, `x` or `xx`.

    People say who plays it first, as in `4h w x` or `4 Herz west kontra`. A space parts the two,
    for any letter may end a name; of a word that is only begun the double is empty.
    """
    words = text.split()
    for count in (2, 1) if len(words) > 1 else ():
        before, typed = " ".join(words[:-count]), " ".join(words[-count:]).lower()
        typed = typed.translate(_CROSSES)
        sign = typed if typed in ("x", "xx") else dict(_DOUBLINGS).get(typed, "")
        begun = sign or any(word.startswith(typed) for word in _DOUBLING_WORDS)
        if before and begun:
            return before.rstrip(APART), sign
    return None


def readings_of(text: str) -> tuple[tuple[str, ...], ...]:
    """Return how `text` can be read: the likeliest ways, then those for when none of these is one.

    No trump as the language writes it is nothing else, unless letters of a name stand close to it:
    where German is spoken `4sanna` can only be four spades.
    """
    text = level_in_figures(text)
    readings = in_english(text)
    notrump = tr("NT")
    own = re.match(rf"\s*\d\s*{re.escape(notrump)}(?P<close>\S)?", text, re.IGNORECASE)
    if own is None or notrump == "NT" or not readings:
        return (text,), readings, _begun(text)
    return readings, (text,) if own["close"] else (), _begun(text)


def read_first(text: str, read: Callable[[str], _Read]) -> _Read:
    """Return what `read` makes of the first reading of `text` that it does not refuse.

    Raises the first refusal that is about more than the contract, or else the first. Where a word
    was typed, or begun, that is the refusal of what stands behind it. Where it is no contract but
    what the same keys give in the other alphabet is one, or a pass, the refusal says that.
    """
    try:
        return _read_first(text, read)
    except Refused as why:
        meant = with_other_keys(text).strip().lower()
        # Cyrillic letters are meant by who reads them; of Latin ones anybody may mistype one.
        either = spoken() == "ru" or not text.isascii()
        if not either or not isinstance(why.reason, ScoringReason):
            raise
        keys = Refused(KeysReason.OTHER_KEYS, text=text.strip(), meant=meant)
        if meant in PASS_WORDS or _is_read(meant, read):
            raise keys from None
        raise


def _is_read(text: str, read: Callable[[str], object]) -> bool:
    with suppress(Refused):
        _read_first(text, read)
        return True
    return False


def _read_first(text: str, read: Callable[[str], _Read]) -> _Read:
    refused: list[Refused] = []
    groups = readings_of(text)
    words = (*groups[-1], *_readings(_CONTRACTS[0], level_in_figures(text)))
    likeliest = min(words, key=len, default="")  # of which the words make most
    for reading in dict.fromkeys(chain.from_iterable(groups)):
        try:
            return read(reading)
        except Refused as why:
            refused.insert(0 if reading == likeliest else len(refused), why)
    told = next((why for why in refused if not isinstance(why.reason, ScoringReason)), refused[0])
    raise _as_typed(told, text)


def _as_typed(refused: Refused, text: str) -> Refused:
    """Return `refused`, a refusal of a reading, telling letters that were typed and no others."""
    behind = re.sub(r"^\s*\d+\s*", "", text).partition(" ")[0]
    for figure, typed in (("text", text.strip()), ("denomination", behind)):
        told = refused.figures.get(figure)
        if isinstance(told, str) and told.casefold() not in text.casefold():
            return Refused(refused.reason, **{**refused.figures, figure: typed})
    return refused
