"""Compares letters as people type them: without accents, or in the wrong keyboard layout."""

from __future__ import annotations

from unicodedata import category, combining, normalize

# Fonts may draw nothing for these characters.
_BLANKS = "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
_SELECTORS = (("\ufe00", "\ufe0f"), ("\U000e0100", "\U000e01ef"))
_INVISIBLE = ("Cc", "Cf", "Zl", "Zp", "Zs")


def folded(name: str) -> str:
    """Return `name` without case, spaces and invisible characters, for comparison."""
    if name.isascii() and name.isprintable():
        return name.replace(" ", "").casefold()
    visible = "".join(sign for sign in name if not _is_invisible(sign))
    # The same name may be typed with combining or with precomposed accents.
    return normalize("NFC", normalize("NFD", visible).casefold())


def _is_invisible(sign: str) -> bool:
    if sign in _BLANKS or any(first <= sign <= last for first, last in _SELECTORS):
        return True
    return category(sign) in _INVISIBLE


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
"""Plain letters for those that Unicode does not decompose into a letter and an accent."""


def plain_letters(name: str) -> str:
    """Return `name` folded and transliterated into plain Latin letters."""
    letters = folded(name)
    if letters.isascii():
        return letters
    plain = normalize("NFKD", letters).translate(_PLAIN)
    return "".join(letter for letter in plain if not combining(letter))


def is_latin(text: str) -> bool:
    """Return whether `text` has no Cyrillic letters."""
    return not any(sign.upper() in KEYS for sign in text)


_RUSSIAN = dict(
    zip("ЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ", "QWERTYUIOP[]ASDFGHJKL;'ZXCVBNM,.", strict=True)
) | {"Ё": "`"}

KEYS = _RUSSIAN | {"І": "S", "Ї": "]", "Є": "'", "Ў": "O"}
"""The letters of Russian, Ukrainian and Belarusian keyboards, with the US character of each key."""

_SHIFTED = str.maketrans("[];',.`", '{}:"<>~')
"""The shifted US characters of keys that have letters on a Russian keyboard."""

_OTHER_LAYOUT = str.maketrans(
    {cyrillic: latin.translate(_SHIFTED) for cyrillic, latin in KEYS.items()}
    | {cyrillic.lower(): latin.lower() for cyrillic, latin in KEYS.items()}
    | {latin.translate(_SHIFTED): cyrillic for cyrillic, latin in _RUSSIAN.items()}
    | {latin.lower(): cyrillic.lower() for cyrillic, latin in _RUSSIAN.items()}
)


def other_layout(text: str) -> str:
    """Return what the keys of `text` type in the other keyboard layout, Latin or Russian."""
    return text.translate(_OTHER_LAYOUT)
