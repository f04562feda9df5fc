"""Fractions of points as people and files write them: two decimals, halves away from zero."""

from __future__ import annotations

from fractions import Fraction

Points = int | Fraction
"""Points that may be shared out between several results; kept exact until they are written."""


def rounded(points: Points, step: Points = 1) -> Fraction:
    """Return the multiple of `step` (above 0) nearest to `points`, a half away from zero.

    Python's own `round` takes halves to the even neighbour, which no score sheet does.
    """
    size = abs(Fraction(points)) / step
    whole = (2 * size.numerator + size.denominator) // (2 * size.denominator)
    return whole * Fraction(step) * (1 if points >= 0 else -1)


def decimal_text(points: Points) -> str:
    """Write points as files have them: two decimals at most, `.`, no trailing zeros, an ASCII `-`.

    What is nothing after rounding is `0`, without a sign.
    """
    if points.denominator == 1:
        return str(points.numerator)  # most are whole, and a page has hundreds of them
    hundredths = int(rounded(points, Fraction(1, 100)) * 100)
    whole, part = divmod(abs(hundredths), 100)
    sign = "-" if hundredths < 0 else ""
    return f"{sign}{whole}.{part:02}".rstrip("0").rstrip(".")
