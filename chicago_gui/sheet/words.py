"""The door through which every sentence passes on its way to a reader.

`chicago_gui.languages` installs the catalogue of the language that is spoken; without one the
English text is, as it stands in the code.
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
"""Every language that is spoken, by its code, as those call it who speak it."""

Catalogue = Callable[[str, str, int | None], str]
"""Returns the translation of a text, empty where it has none: English is said then.

It is asked for the text, what it is about and a number to agree with.
"""

_catalogue: Catalogue | None = None
_language = "en"
_on_a_mac = False


def install(catalogue: Catalogue | None, language: str = "en", *, on_a_mac: bool = False) -> None:
    """Let `catalogue`, of the language of this code, word everything; `None` speaks English.

    `on_a_mac` keys are called by the signs that stand on them there.
    """
    global _catalogue, _language, _on_a_mac
    _catalogue, _language, _on_a_mac = catalogue, language, on_a_mac


def spoken() -> str:
    """Return the code of the language that is spoken."""
    return "en" if _catalogue is None else _language


def language_on(chosen: str | None, system: str) -> str | None:
    """Return which choice of language is true now; `None` stands for the `system`'s.

    That is the one that was `chosen`, unless the start was asked for another, which is spoken then
    and chosen by nobody.
    """
    now = spoken()
    return chosen if (chosen or system) == now else now


def tr(text: str, about: str = "") -> str:
    """Return `text` in the language that is spoken; figures are put in afterwards.

    `about` tells translators of two things that only English calls by one word.
    """
    return (_catalogue and _catalogue(text, about, None)) or text


def plural(one: str, more: str, count: int) -> str:
    """Return `one` or `more`, as English has it for `count` things, in the language spoken.

    Other languages have more forms than two, each of them for `more`; the count itself is put in
    afterwards.
    """
    english = one if abs(count) == 1 else more
    return (_catalogue and _catalogue(more, "", abs(count))) or english


def window_title(command: str) -> str:
    """Return a menu's command as the title of the window it opens: without dots."""
    return tr(command).rstrip("…")


def later(text: str) -> str:
    """Return `text` as it is: it is for the catalogues, and `tr` is asked when it is shown."""
    return text


class Refusing(Protocol):
    """What refuses, or tells: `figures` are for the words of its `reason`."""

    @property
    def reason(self) -> Enum:
        """Which of the reasons of its kind it is."""

    @property
    def figures(self) -> Mapping[str, object]:
        """What the words of the reason name in braces."""


def refusal(refused: Refused) -> str:
    """Return the sentence that tells a player why an entry was not taken.

    What stands there as in a session file is written here as on the form.
    """
    text = re.sub(r"(?<!\w)-(?=\d)", MINUS, why(refused))
    return ended(sentence(re.sub(r"\bhcp\b", "HCP", text)))


def why(refused: Refusing) -> str:
    """Return why something was refused, as a part of a sentence."""
    figures = {name: _in_words(name, value) for name, value in refused.figures.items()}
    return reason(refused.reason).format(**figures)


def book_sentence(told: Refusing) -> str:
    """Return the sentence that tells why the book refused, or what happened when it was opened."""
    return ended(sentence(why(told)))


def _in_words(name: str, value: object) -> object:
    """Return a figure; what it is of, and a cause, are words; a contract is as on the form."""
    if isinstance(value, Contract):
        return contract_text(value)
    if isinstance(value, datetime):
        return value.astimezone()
    return tr(value) if name in ("what", "cause") and isinstance(value, str) and value else value


def reason(pattern: Enum) -> str:
    """Return a reason's pattern in the language of the sheet."""
    return tr(str(pattern.value))


def sentence(text: str) -> str:
    """Return `text` with a capital at its head; the rest stays as it is written."""
    return text[:1].upper() + text[1:]


def within(text: str) -> str:
    """Return a heading as it is said within a sentence: only its head loses the capital."""
    return text[:1].lower() + text[1:]


_ENDS = ".!?:…"


def ended(text: str) -> str:
    """Return `text` with a full stop behind it, unless it has an end of its own or is empty."""
    return text if not text or text[-1] in _ENDS else f"{text}."


def unbroken(text: str) -> str:
    """Return arithmetic, such as `60 + 40 = 100`, as no line tears it apart."""
    return text.replace(" ", NO_BREAK)


def signed(number: int) -> str:
    """Return `number` always with its sign, a true minus, and 0 bare."""
    return f"+{number}" if number > 0 else plain(number)


def signed_mean(total: int, count: int, digits: int) -> str:
    """Return `total` over `count` with its sign: `+0.35`; halves are rounded as people do.

    `digits` stand behind the decimal sign. Of nothing there is no mean, and no text.
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
    """Return a figure with its unit: `+12 IMPs`."""
    if unit == "%":
        return f"{figure}{NO_BREAK}%"
    if unit == tr("IMPs"):
        return tr("{imps} IMPs").format(imps=figure)
    return tr("{figure} {unit}").format(figure=figure, unit=unit)


def pair(names: tuple[str, str]) -> str:
    """Return two partners as the form writes them."""
    return f"{names[0]} – {names[1]}"


def contract_text(contract: Contract) -> str:
    """Return the contract as people write it: `4♠X`, `3NT`."""
    return f"{contract.level}{denomination(contract.denomination)}{contract.doubling.value}"


def result_words(contract: Contract | None, tricks: int | None) -> str:
    """Return a result as the form writes it: `=`, `+1`, `−2`; empty while there is none."""
    if contract is None or tricks is None:
        return ""
    return result_text(contract, tricks, minus=MINUS)


def denomination(of: Denomination) -> str:
    """Return the sign of a suit, and what stands for no trump."""
    return tr("NT") if of is Denomination.NOTRUMP else of.suit_sign


_KEYS = {"Ctrl": later("Ctrl"), "Shift": later("Shift"), "Del": later("Del")}
"""What keys are called where they have names."""
_SIGNS_OF_MAC = {"Shift": "⇧", "Ctrl": "⌘"}
"""What stands on the keys instead that Qt calls so on a Mac, in the order in which Apple writes."""
_TAKEN_ON_A_MAC = {"Ctrl+H": "Ctrl+Shift+H"}
"""What is pressed there instead of keys at which the system does something: it hides the program.
"""


_ALSO_ON_A_MAC = {
    "F1": "Ctrl+?",
    "F2": "Ctrl+2",
    "F8": "Ctrl+8",
    "F9": "Ctrl+9",
    "F11": "Ctrl+1",
}
"""What is pressed there as well: macOS has uses of its own for function keys."""


def also_here(together: str) -> str:
    """Return what this system's menus show for the keys `together`, which work too; or nothing."""
    return _ALSO_ON_A_MAC.get(together, "") if _on_a_mac else ""


def keys_here(together: str) -> str:
    """Return what is pressed in this system for what is on the keys `together` in others."""
    return _TAKEN_ON_A_MAC.get(together, together) if _on_a_mac else together


def keys(together: str) -> str:
    """Return keys that are pressed `together` as the keyboard here has them, and menus show them.

    They are given as Qt has them everywhere: `Ctrl+Shift+Z`, `Ctrl++`, with `←` and `→` as signs.
    """
    *held, pressed = re.split(r"(?<=\w)\+", keys_here(together))
    if _on_a_mac:
        return "".join(sign for name, sign in _SIGNS_OF_MAC.items() if name in held) + pressed
    return "+".join(tr(_KEYS[name]) if name in _KEYS else name for name in (*held, pressed))


def keys_as_typed(called: str) -> str:
    """Return keys as Qt has them here, from what a text in the language spoken calls them."""
    names = {tr(name): english for english, name in _KEYS.items()}
    together = "+".join(names.get(name, name) for name in re.split(r"(?<=\w)\+", called))
    return also_here(together) or together


def date_words(when: date) -> str:
    """Return a date in figures, as it is written in the language spoken."""
    figures = {"year": f"{when.year:04}", "month": f"{when.month:02}", "day": f"{when.day:02}"}
    return tr("{year}-{month}-{day}").format(**figures)


def decimal(text: str) -> str:
    """Return a number that files write with a point, for people: their sign, a true minus."""
    return text.replace(".", tr(".", "decimal sign")).replace("-", MINUS)


def evening_words(day: date, place: str) -> str:
    """Return what an evening is called, by date and place."""
    return " ".join(filter(None, (date_words(day), place)))


def when_and_where(day: date, place: str) -> str:
    """Return date and place in one line of their own."""
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
