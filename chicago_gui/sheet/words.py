"""The door through which every sentence passes on its way to a reader.

`app` installs the translator of the language chosen; without one the English text is spoken.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from enum import Enum

from chicago_gui.scoring import Refused

CONTEXT = "form"
MINUS = "\N{MINUS SIGN}"

_translator: Callable[[str, str], str] | None = None


def install(translator: Callable[[str, str], str] | None) -> None:
    """Let `translator(context, text)` word everything from now on; `None` speaks English."""
    global _translator
    _translator = translator


def tr(text: str) -> str:
    """Return `text` in the language of the sheet; figures are put in afterwards."""
    return text if _translator is None else _translator(CONTEXT, text)


def refusal(refused: Refused) -> str:
    """Return the sentence that tells a player why an entry was not taken.

    What stands there as in a session file is written here as on the form.
    """
    text = reason(refused.reason).format(**refused.figures)
    text = re.sub(r"(?<!\w)-(?=\d)", MINUS, text)
    return sentence(re.sub(r"\bhcp\b", "HCP", text))


def reason(pattern: Enum) -> str:
    """Return a reason's pattern in the language of the sheet."""
    return tr(str(pattern.value))


def sentence(text: str) -> str:
    """Return `text` with a capital at its head; the rest stays as it is written."""
    return text[:1].upper() + text[1:]


def signed(number: int) -> str:
    """Return `number` always with its sign, a true minus, and 0 bare."""
    return f"+{number}" if number > 0 else plain(number)


def plain(number: int) -> str:
    """Return `number` with a true minus sign."""
    return str(number).replace("-", MINUS)


def pair(names: tuple[str, str]) -> str:
    """Return two partners as the form writes them."""
    return f"{names[0]} – {names[1]}"
