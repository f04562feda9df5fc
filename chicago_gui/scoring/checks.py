"""The checks that every part of the scoring model makes at its door, and how bad values are shown.

The figures come from forms, files and other programs, so types are checked as well as ranges: in
Python `True` is a 1 and `12.0` equals 12, but on a score sheet neither is a count.
"""

from __future__ import annotations

from .refused import Reason, Refused

_SHOWN_LENGTH = 24
_SHOWN_NUMBER = 10**12


def is_count(value: object, lowest: int, highest: int) -> bool:
    """Say whether `value` is a whole number from `lowest` to `highest`, both included.

    Booleans, floats and texts are no whole numbers, whatever they are equal to.
    """
    return isinstance(value, int) and not isinstance(value, bool) and lowest <= value <= highest


def as_figure(value: object) -> int | str:
    """Give a refused value as it may stand in a sentence: a number, or a short printable text.

    Whoever sent the value may have sent anything: line breaks, half a character, a number of ten
    thousand digits. None of it may break the one line in which it is refused.
    """
    if isinstance(value, int) and not isinstance(value, bool):
        if abs(value) < _SHOWN_NUMBER:
            return value
        text = hex(value)  # the decimal digits of a very long number cannot be had at all
    elif isinstance(value, str):
        text = value if value.isprintable() else ascii(value)[1:-1]
    elif value is None or isinstance(value, bool | float):
        text = repr(value)
    else:
        text = type(value).__name__
    return text if len(text) <= _SHOWN_LENGTH else text[: _SHOWN_LENGTH - 1] + "…"


def check_vulnerable(vulnerable: object) -> None:
    """Refuse (`VULNERABLE`) anything but True and False as the vulnerability of a team."""
    if not isinstance(vulnerable, bool):
        raise Refused(Reason.VULNERABLE, vulnerable=as_figure(vulnerable))


def check_tricks(tricks: object) -> None:
    """Refuse (`TRICKS`) anything but the 0 to 13 tricks that one side can take in a deal."""
    if not is_count(tricks, 0, 13):
        raise Refused(Reason.TRICKS, tricks=as_figure(tricks))
