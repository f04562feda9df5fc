"""Translates and formats all texts for users.

`chicago_gui.languages` installs the catalogue of the current language. Without a catalogue the
texts are the English ones in the code.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from datetime import date, datetime
from enum import Enum
from typing import Protocol, assert_never

from chicago_gui.scoring import Contract, Denomination, Doubling, Refused, result_text

MINUS = "\N{MINUS SIGN}"
NO_BREAK = "\N{NO-BREAK SPACE}"

LANGUAGES = {"en": "English", "ru": "Русский", "de": "Deutsch"}
"""The available languages: code and own name."""

Catalogue = Callable[[str, str, int | None], str]
"""Returns the translation of a text, or an empty text if there is none.

Its arguments are the text, a context for translators, and a number for the plural form.
"""

_catalogue: Catalogue | None = None
_language = "en"
_on_a_mac = False


def install(catalogue: Catalogue | None, language: str = "en", *, on_a_mac: bool = False) -> None:
    """Use `catalogue` for the language with this code; `None` is English.

    If `on_a_mac`, keys are named by the symbols of Apple keyboards.
    """
    global _catalogue, _language, _on_a_mac
    _catalogue, _language, _on_a_mac = catalogue, language, on_a_mac


def spoken() -> str:
    """Return the code of the current language."""
    return "en" if _catalogue is None else _language


def language_on(chosen: str | None, system: str) -> str | None:
    """Return the language to show as selected; `None` is the `system`'s.

    That is the `chosen` one, unless the program was started in another language.
    """
    now = spoken()
    return chosen if (chosen or system) == now else now


def tr(text: str, about: str = "") -> str:
    """Return `text` in the current language; placeholders are filled in afterwards.

    `about` is a context for translators, for words that have two meanings in English only.
    """
    return (_catalogue and _catalogue(text, about, None)) or text


def plural(one: str, more: str, count: int) -> str:
    """Return the form for `count` in the current language: in English `one` or `more`.

    Catalogues have all plural forms under `more`. The count is filled in afterwards.
    """
    english = one if abs(count) == 1 else more
    return (_catalogue and _catalogue(more, "", abs(count))) or english


def window_title(command: str) -> str:
    """Return a menu command as the title of its window: translated, without the ellipsis."""
    return tr(command).rstrip("…")


def later(text: str) -> str:
    """Return `text` unchanged; it marks a text for the catalogues that `tr` translates later."""
    return text


class Refusing(Protocol):
    """An object with a reason, and the figures for the reason's sentence."""

    @property
    def reason(self) -> Enum:
        """The reason; its value is the English pattern."""

    @property
    def figures(self) -> Mapping[str, object]:
        """The values for the pattern's placeholders."""


def refusal(refused: Refused) -> str:
    """Return the sentence that tells a player why an entry was refused.

    Signs of session files, such as the hyphen for minus, are replaced by those of the form.
    """
    text = re.sub(r"(?<!\w)-(?=\d)", MINUS, why(refused))
    return ended(sentence(re.sub(r"\bhcp\b", "HCP", text)))


def why(refused: Refusing) -> str:
    """Return why something was refused, as part of a sentence."""
    figures = {name: _in_words(name, value) for name, value in refused.figures.items()}
    return filled(reason(refused.reason), **figures)


def book_sentence(told: Refusing) -> str:
    """Return the sentence for a refusal by the book, or for what happened when it was opened."""
    return ended(sentence(why(told)))


def _in_words(name: str, value: object) -> object:
    """Return a figure for display: contracts as on the form, local times, translated words."""
    if isinstance(value, Contract):
        return contract_text(value)
    if isinstance(value, datetime):
        return value.astimezone()
    return tr(value) if name in ("what", "cause") and isinstance(value, str) and value else value


def reason(pattern: Enum) -> str:
    """Return a reason's pattern in the current language."""
    return tr(str(pattern.value))


def sentence(text: str) -> str:
    """Return `text` with its first letter in upper case."""
    return text[:1].upper() + text[1:]


_ENDS = ".!?:…"


def ended(text: str) -> str:
    """Return `text` with a full stop, unless it is empty or ends with punctuation."""
    return text if not text or text[-1] in _ENDS else f"{text}."


_STOPS = re.compile(r"(?<!\.)\.\.(?=\s|$)")


def filled(pattern: str, **figures: object) -> str:
    """Return the sentences of `pattern` with their figures, such as names.

    A name that ends with a full stop, such as `Anna B.`, may end a sentence: it gets no other one.
    """
    return _STOPS.sub(".", pattern.format(**figures))


def unbroken(text: str) -> str:
    """Return `text`, such as `60 + 40 = 100`, with spaces that never break a line."""
    return text.replace(" ", NO_BREAK)


def signed(number: int) -> str:
    """Return `number` with its sign, a true minus; 0 has none."""
    return f"+{number}" if number > 0 else plain(number)


def signed_mean(total: int, count: int, digits: int) -> str:
    """Return the mean `total` / `count` with its sign: `+0.35`; empty if `count` is 0.

    It has `digits` decimals; halves are rounded away from zero.
    """
    if not count:
        return ""
    unit = 10**digits
    whole, rest = divmod((2 * unit * abs(total) + count) // (2 * count), unit)
    sign = "+" if total > 0 else MINUS if total < 0 else ""
    return decimal(f"{sign}{whole}.{rest:0{digits}}")


def plain(number: int) -> str:
    """Return `number` with a true minus sign."""
    return str(number).replace("-", MINUS)


def amount(figure: str, unit: str) -> str:
    """Return a figure with its unit: `+12 IMPs`, `+1 IMP`."""
    if unit == "%":
        return f"{figure}{NO_BREAK}%"
    if unit == tr("IMPs"):
        return imps_words(figure)
    if unit == tr("hundreds"):
        return plural("{count} hundred", "{count} hundreds", _count(figure)).format(count=figure)
    return f"{figure} {unit}"


def imps_words(figure: str) -> str:
    """Return IMPs with their unit: `+12 IMPs`, `−1 IMP`, `+0.35 IMPs`."""
    return plural("{count} IMP", "{count} IMPs", _count(figure)).format(count=figure)


def _count(figure: str) -> int:
    """Return the number that decides the plural form; that of two for a fraction."""
    digits = figure.lstrip(f"+{MINUS}")
    return int(digits) if digits.isdigit() else 2


def pair(names: tuple[str, str]) -> str:
    """Return two partners as the form shows them: `Ann – Cid`."""
    return f"{names[0]} – {names[1]}"


def contract_text(contract: Contract) -> str:
    """Return the contract as people write it: `4♠X`, `3NT`."""
    return f"{contract.level}{denomination(contract.denomination)}{contract.doubling.value}"


def result_words(contract: Contract | None, tricks: int | None) -> str:
    """Return a result as the form shows it: `=`, `+1`, `−2`; empty if there is none."""
    if contract is None or tricks is None:
        return ""
    return result_text(contract, tricks, minus=MINUS)


def denomination(of: Denomination) -> str:
    """Return the sign of a suit, or the letters for no trump."""
    return tr("NT") if of is Denomination.NOTRUMP else of.suit_sign


_KEYS = {"Ctrl": later("Ctrl"), "Shift": later("Shift"), "Del": later("Del")}
"""The names of keys, to be translated."""
_SIGNS_OF_MAC = {"Shift": "⇧", "Ctrl": "⌘"}
"""The Mac symbols for Qt's modifier names, in Apple's order."""
_TAKEN_ON_A_MAC = {"Ctrl+H": "Ctrl+Shift+H"}
"""Shortcuts on a Mac that replace those the system uses: ⌘H hides a program."""


_ALSO_ON_A_MAC = {
    "F1": "Ctrl+?",
    "F2": "Ctrl+2",
    "F8": "Ctrl+8",
    "F9": "Ctrl+9",
    "F11": "Ctrl+1",
}
"""Additional shortcuts on a Mac, where the system uses the function keys."""


def also_here(together: str) -> str:
    """Return the additional shortcut for the keys `together` on this system, or an empty text."""
    return _ALSO_ON_A_MAC.get(together, "") if _on_a_mac else ""


def keys_here(together: str) -> str:
    """Return the shortcut on this system for the usual shortcut `together`."""
    return _TAKEN_ON_A_MAC.get(together, together) if _on_a_mac else together


def keys(together: str) -> str:
    """Return the shortcut `together` as this system's keyboards and menus show it.

    The argument is in Qt's form: `Ctrl+Shift+Z`, `Ctrl++`, but with `←` and `→` as signs.
    """
    *held, pressed = re.split(r"(?<=\w)\+", keys_here(together))
    if _on_a_mac:
        return "".join(sign for name, sign in _SIGNS_OF_MAC.items() if name in held) + pressed
    return "+".join(tr(_KEYS[name]) if name in _KEYS else name for name in (*held, pressed))


def keys_as_typed(called: str) -> str:
    """Return the shortcut in Qt's form from its name in the current language."""
    names = {tr(name): english for english, name in _KEYS.items()}
    together = "+".join(names.get(name, name) for name in re.split(r"(?<=\w)\+", called))
    return also_here(together) or together


def date_words(when: date) -> str:
    """Return a date in figures, in the order of the current language."""
    figures = {"year": f"{when.year:04}", "month": f"{when.month:02}", "day": f"{when.day:02}"}
    return tr("{year}-{month}-{day}").format(**figures)


def decimal(text: str) -> str:
    """Return a number from a file with the language's decimal sign and a true minus."""
    return text.replace(".", tr(".", "decimal sign")).replace("-", MINUS)


def evening_words(day: date, place: str) -> str:
    """Return the name of a session: its date and place."""
    return " ".join(filter(None, (date_words(day), place)))


def when_and_where(day: date, place: str) -> str:
    """Return date and place as a line of their own, separated by a dot."""
    return " · ".join(filter(None, (date_words(day), " ".join(place.split()))))


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
