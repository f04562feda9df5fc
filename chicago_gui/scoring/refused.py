"""The exception `Refused`, the reasons of the scoring package, and checks of arguments.

Arguments come from forms, files and other programs, so types are checked as well as ranges: in
Python `True` equals 1 and `12.0` equals 12, but neither is valid on a score sheet.
"""

from __future__ import annotations

from enum import Enum, unique


class Refused(ValueError):
    """A value or a change is not possible in the game.

    `reason` is a member of an enum whose value is the English sentence as a format template;
    `figures` are the values for the template. Code compares `reason`. Users read the translated
    template filled with the figures; `str()` returns the English one.
    """

    def __init__(self, reason: Enum, **figures: object) -> None:
        """Take the reason and the figures for its template."""
        # Only the reason goes into `args`: copying and pickling call this with `args` alone and
        # restore the figures through `__dict__`.
        super().__init__(reason)
        self.reason = reason
        self.figures = dict(figures)

    def __str__(self) -> str:
        """Return the English sentence with its figures."""
        return str(self.reason.value).format(**self.figures)


@unique
class ScoringReason(Enum):
    """Why the scoring package refuses an entry; the values are English templates to translate."""

    # Contracts.
    CONTRACT_EMPTY = "type the contract: 4S, 3NTX or 2HXX"
    LEVEL_MISSING = "begin the contract with its level, 1 to 7, not with {text}"
    DENOMINATION_MISSING = "type C, D, H, S or NT after the level"
    DENOMINATION = "type C, D, H, S or NT, not {denomination}"
    DOUBLES = "type X to double, XX to redouble"
    TRAILING = "end the contract before {text}"

    # Play and result.
    RESULT_EMPTY = "type the result: =, +1 or −2"
    RESULT = "type the result =, +1 or −2, not {text}"
    OVERTRICKS = "{contract} makes at most {most} overtricks, not {overtricks}"
    UNDERTRICKS = "{contract} goes at most {most} down, not {undertricks}"


@unique
class RangeReason(Enum):
    """Why a number is refused, in any game."""

    OUTSIDE = "{what}: {least} to {most}, not {count}"
    OTHER = "{what} must be {choices}, not {count}"


@unique
class Misuse(Enum):
    """Why arguments are refused that only a programming error can cause; not translated."""

    NO_CONTRACT = "type a contract, not {value}"
    DOUBLING = "a contract is undoubled, doubled or redoubled, not {doubling}"
    VULNERABLE = "a team is vulnerable or it is not; {vulnerable} says neither"
    DIFFERENCE = "a difference in points is a whole number, not {difference}"
    STRONGER_HCP = "the stronger team holds 20 to 40 HCP, not {hcp}"
    TABLE = "a target table is the house one, the official one or one's own, not {table}"


_SHOWN_LENGTH = 24
_SHOWN_NUMBER = 10**12


def is_count(value: object, lowest: int, highest: int) -> bool:
    """Return whether `value` is a whole number from `lowest` to `highest`, both included.

    Booleans and floats are not whole numbers, even if they equal one.
    """
    return isinstance(value, int) and not isinstance(value, bool) and lowest <= value <= highest


def as_figure(value: object) -> int | str:
    """Return a refused value as a figure for a sentence: a number, or a short printable text.

    The value may be anything, such as a text with line breaks or surrogates, or a number with
    thousands of digits. The sentence must still fit on one line.
    """
    if isinstance(value, int) and not isinstance(value, bool):
        if abs(value) < _SHOWN_NUMBER:
            return value
        text = hex(value)  # Python refuses to convert very long numbers to decimal
    elif isinstance(value, str):
        text = value if value.isprintable() else ascii(value)[1:-1]
    elif value is None or isinstance(value, bool | float):
        text = repr(value)
    else:
        text = type(value).__name__
    return text if len(text) <= _SHOWN_LENGTH else text[: _SHOWN_LENGTH - 1] + "…"


def check_vulnerable(vulnerable: object) -> None:
    """Raise `Refused` (`VULNERABLE`) unless `vulnerable` is a bool."""
    if not isinstance(vulnerable, bool):
        raise Refused(Misuse.VULNERABLE, vulnerable=as_figure(vulnerable))


def outside(what: str, count: object, least: int, most: int) -> Refused:
    """Return the refusal of a `count` that is not from `least` to `most`; `what` is its name."""
    return Refused(RangeReason.OUTSIDE, what=what, least=least, most=most, count=as_figure(count))


def check_range(what: str, count: object, least: int, most: int) -> None:
    """Raise `Refused` (`OUTSIDE`) unless `count` is a whole number from `least` to `most`.

    `what` is the English name of the number.
    """
    if not is_count(count, least, most):
        raise outside(what, count, least, most)


def check_choice(what: str, count: object, *choices: int) -> None:
    """Raise `Refused` (`OTHER`) unless `count` is one of the whole numbers `choices`.

    `what` is the English name of the number.
    """
    if not any(is_count(count, choice, choice) for choice in choices):
        told = "/".join(map(str, choices))
        raise Refused(RangeReason.OTHER, what=what, choices=told, count=as_figure(count))


def check_tricks(tricks: object) -> None:
    """Raise `Refused` (`OUTSIDE`) unless `tricks` is a whole number from 0 to 13."""
    check_range("tricks", tricks, 0, 13)
