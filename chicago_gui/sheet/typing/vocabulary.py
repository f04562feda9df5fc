"""The words and signs that can be typed, by language. English can always be typed.

All words are casefolded. `words_of` chooses those for the language that is spoken.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from chicago_gui.scoring import Denomination
from chicago_gui.sheet.words import spoken

C, D, H, S, NT = Denomination

STRAIN_LETTERS = {
    "en": {"c": C, "d": D, "h": H, "s": S, "n": NT, "nt": NT},
    "ru": {"т": C, "б": D, "ч": H, "п": S, "бк": NT},
    "de": {"t": C, "k": D, "h": H, "p": S, "sa": NT},
}
"""What is typed for a strain."""

_SUIT_SIGNS = {"♣": C, "♧": C, "♦": D, "♢": D, "♥": H, "♡": H, "♠": S, "♤": S}

SUIT_SIGNS = {
    f"{sign}{drawn}": suit
    for sign, suit in _SUIT_SIGNS.items()
    for drawn in ("", "\ufe0e", "\ufe0f")
}
"""The signs of suits; telephones add how they are drawn: as text, or as a picture."""

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
"""Strains as whole words; in Russian in the forms that follow a level."""

DOUBLES = "xXхХ*"
"""Signs of a double; two of them are Cyrillic."""

PASS_WORDS = {
    "en": ("p", "pass", "passed", "all pass", "pass out", "passed out"),
    "ru": ("п", "пас", "все пас", "распас"),
    "de": ("passe", "passen", "gepasst", "alle passen", "durchgepasst", "rundgepasst"),
}
"""What is typed for a deal that was passed out."""

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
"""Words for the sign of a result; a number follows."""

VULNERABLE_SIGNS = {"en": ("z", "з"), "de": ("g",)}
"""What is typed for a team that is vulnerable: Z, from the Russian *zona*; in German *Gefahr*."""

NOT_VULNERABLE_SIGNS = "-\N{MINUS SIGN}\N{EN DASH}"
"""What is typed for a team that is not vulnerable."""

DIE_LETTERS = "rк"
"""What is typed to roll the die for a team; the second is Cyrillic."""

SEATS = {
    "en": {"n": "N", "e": "E", "s": "S", "w": "W"}
    | {"north": "N", "east": "E", "south": "S", "west": "W"},
    "ru": {"с": "N", "в": "E", "ю": "S", "з": "W"}
    | {"север": "N", "восток": "E", "юг": "S", "запад": "W"},
    "de": {"o": "E", "nord": "N", "ost": "E", "süd": "S"},
}
"""What is typed for a seat, and its letter in files."""

Meaning = TypeVar("Meaning")


def words_of(table: Mapping[str, Mapping[str, Meaning]]) -> dict[str, Meaning]:
    """Return the words of English and of the language that is spoken, with what they mean."""
    return {**table.get(spoken(), {}), **table["en"]}


def listed(table: Mapping[str, tuple[str, ...]]) -> dict[str, str]:
    """Return the words of English and of the language that is spoken, each by itself."""
    words = (*table["en"], *table.get(spoken(), ()))
    return dict(zip(words, words, strict=True))


def first_word(text: str, words: Mapping[str, Meaning]) -> tuple[Meaning, str] | None:
    """Return what the longest of `words` at the front of `text` means, and the text after it.

    No letter and no digit may follow the word.
    """
    whole = {word: words[word] for word in words if not text[len(word) :][:1].isalnum()}
    return first_letters(text, whole)


def first_letters(text: str, letters: Mapping[str, Meaning]) -> tuple[Meaning, str] | None:
    """Return what the longest of `letters` at the front of `text` means, and the text after it."""
    found = [each for each in letters if text[: len(each)].casefold() == each]
    if not found:
        return None
    longest = max(found, key=len)
    return letters[longest], text[len(longest) :]
