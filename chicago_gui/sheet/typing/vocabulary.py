"""The words and signs that users may type, by language. English ones are always accepted.

All words are casefolded. `words_of` selects those of the current language.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from chicago_gui.scoring import Denomination
from chicago_gui.sheet.words import spoken

SEPARATORS = " \t,;"
"""Signs between two entries of a line, and between the parts of one."""

C, D, H, S, NT = Denomination

STRAIN_LETTERS = {
    "en": {"c": C, "d": D, "h": H, "s": S, "n": NT, "nt": NT},
    "ru": {"т": C, "б": D, "ч": H, "п": S, "бк": NT},
    "de": {"t": C, "k": D, "h": H, "p": S, "sa": NT},
}
"""Letters for a strain."""

_SUIT_SIGNS = {"♣": C, "♧": C, "♦": D, "♢": D, "♥": H, "♡": H, "♠": S, "♤": S}

SUIT_SIGNS = {
    f"{sign}{drawn}": suit
    for sign, suit in _SUIT_SIGNS.items()
    for drawn in ("", "\ufe0e", "\ufe0f")
}
"""Suit signs. Phones append a variation selector: U+FE0E for text, U+FE0F for emoji."""

STRAIN_WORDS = {
    "en": {
        **dict.fromkeys(("club", "clubs"), C),
        **dict.fromkeys(("diamond", "diamonds"), D),
        **dict.fromkeys(("heart", "hearts"), H),
        **dict.fromkeys(("spade", "spades"), S),
        **dict.fromkeys(("notrump", "notrumps", "no trump", "no trumps", "no-trump"), NT),
    },
    "ru": {
        **dict.fromkeys(("трефа", "трефы", "треф"), C),
        **dict.fromkeys(("бубна", "бубны", "бубен", "бубён", "бубей"), D),
        **dict.fromkeys(("черва", "червы", "черви", "червей"), H),
        **dict.fromkeys(("пика", "пики", "пик"), S),
        **dict.fromkeys(("без козыря", "без козырей", "б/к"), NT),
    },
    "de": {
        **dict.fromkeys(("treff", "kreuz"), C),
        "karo": D,
        **dict.fromkeys(("herz", "coeur"), H),
        "pik": S,
        **dict.fromkeys(("sans", "sans atout", "ohne", "ohne trumpf"), NT),
    },
}
"""Words for a strain; the Russian ones in the grammatical forms that follow a level."""

DOUBLES = "xXхХ*"
"""Signs for a double; two of them are Cyrillic letters."""

PASS_WORDS = {
    "en": ("p", "pass", "passed", "all pass", "pass out", "passed out"),
    "ru": ("п", "пас", "все пас", "распас"),
    "de": ("passe", "passen", "gepasst", "alle passen", "durchgepasst", "rundgepasst"),
}
"""Words for a passed-out deal."""

MADE_WORDS = {
    "en": ("made",),
    "ru": ("ровно", "своя", "сыграно"),
    "de": ("erfüllt", "genau", "gemacht"),
}
"""Words for `=`."""

OVER_UNDER_WORDS = {
    "en": {"plus": "+", "minus": "-", "down": "-"},
    "ru": {"плюс": "+", "минус": "-", "без": "-"},
    "de": {"plus": "+", "minus": "-", "down": "-"},
}
"""Words for the sign of a result; a number must follow."""

VULNERABLE_SIGNS = {"en": ("z", "з"), "de": ("g",)}
"""Letters for a vulnerable team: Z from Russian *zona*, G from German *Gefahr*."""

NOT_VULNERABLE_SIGNS = "-\N{MINUS SIGN}\N{EN DASH}"
"""Signs for a team that is not vulnerable."""

DIE_LETTERS = "rк"
"""Letters that roll the die for a team; the second is Cyrillic."""

SEATS = {
    "en": {"n": "N", "e": "E", "s": "S", "w": "W"}
    | {"north": "N", "east": "E", "south": "S", "west": "W"},
    "ru": {"с": "N", "в": "E", "ю": "S", "з": "W"}
    | {"север": "N", "восток": "E", "юг": "S", "запад": "W"},
    "de": {"o": "E", "nord": "N", "ost": "E", "süd": "S"},
}
"""Words for a seat, each with the letter that files use."""

Meaning = TypeVar("Meaning")


def words_of(table: Mapping[str, Mapping[str, Meaning]]) -> dict[str, Meaning]:
    """Return the words of English and of the current language, with their meanings."""
    return {**table.get(spoken(), {}), **table["en"]}


def listed(table: Mapping[str, tuple[str, ...]]) -> dict[str, str]:
    """Return the words of English and of the current language, each mapped to itself."""
    words = (*table["en"], *table.get(spoken(), ()))
    return dict(zip(words, words, strict=True))


def first_word(text: str, words: Mapping[str, Meaning]) -> tuple[Meaning, str] | None:
    """Return the meaning of the longest of `words` that starts `text`, and the remaining text.

    No letter or digit may follow the word. Return `None` if no word matches.
    """
    whole = {word: words[word] for word in words if not text[len(word) :][:1].isalnum()}
    return first_letters(text, whole)


def first_letters(text: str, letters: Mapping[str, Meaning]) -> tuple[Meaning, str] | None:
    """Return the meaning of the longest of `letters` that starts `text`, and the remaining text.

    Return `None` if none matches.
    """
    found = [each for each in letters if text[: len(each)].casefold() == each]
    if not found:
        return None
    longest = max(found, key=len)
    return letters[longest], text[len(longest) :]
