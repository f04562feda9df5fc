"""How names are written where room is short: in two lines, then smaller, and cut last of all."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtGui import QFont, QFontMetrics, QFontMetricsF, Qt

_ELIDE = Qt.TextElideMode.ElideRight
_DASH = " – "
_HYPHEN = "-"
_CUT = "…"

_SMALLEST = 0.8
"""How much smaller a name is written before it is cut."""

_READ, _OF_LARGE = 11, 0.6
"""Large letters become as small as these, in pixels, but no smaller than this share of theirs."""

_TWO_LINES = 2.5
"""Two lines want air above and beneath them as well."""


def written(
    text: str, font: QFont, room: int, *, height: int = 0, smallest: float = _SMALLEST
) -> tuple[QFont, str]:
    """Return how `text` is written in a width of `room` pixels: the font and its line or lines.

    In a cell of a `height` for two there may be two. Letters become smaller before anything is cut,
    down to the share `smallest` of their size, and large ones further.
    """
    metrics = QFontMetrics(font)
    if metrics.horizontalAdvance(text) <= room:
        return font, text
    large = font.pixelSize()
    smaller, least = QFont(font), min(large * smallest, max(_READ, large * _OF_LARGE))
    while True:
        high = height >= _TWO_LINES * metrics.height()
        shown = fitting(text, metrics, room, high=high)
        if _CUT not in shown:
            return smaller, shown
        if smaller.pixelSize() - 1 < least:
            within = list(broken(text, metrics, room)) if high and _DASH not in text else []
            return smaller, "\n".join(within) if len(within) == 2 else shown
        smaller.setPixelSize(smaller.pixelSize() - 1)
        metrics = QFontMetrics(smaller)


def fitting(text: str, metrics: QFontMetrics, room: int, *, high: bool) -> str:
    """Return as much of `text` as has room on a line, or on two where the cell is `high`.

    Of two names neither gives way altogether: they have a line each, or the longer one is cut.
    """
    if metrics.horizontalAdvance(text) <= room:
        return text
    if _DASH not in text:
        parts = (metrics.horizontalAdvance(piece.rstrip()) for piece in _pieces(text))
        lines = list(broken(text, metrics, room)) if high and max(parts) <= room else []
        return "\n".join(lines) if len(lines) == 2 else metrics.elidedText(text, _ELIDE, room)
    first, _, second = text.partition(_DASH)
    if high:
        both = (first + _DASH.rstrip(), second)
        return "\n".join(metrics.elidedText(line, _ELIDE, room) for line in both)
    left = room - metrics.horizontalAdvance(_DASH)
    widths = [metrics.horizontalAdvance(name) for name in (first, second)]
    spare = max(left - min(widths), left // 2)
    return _DASH.join(metrics.elidedText(name, _ELIDE, spare) for name in (first, second))


def first_fitting(texts: Sequence[str], metrics: QFontMetrics, room: int) -> str:
    """Return the first of `texts` that has room, or the last, which is to be cut."""
    fits = (text for text in texts if metrics.horizontalAdvance(text) <= room)
    return next(fits, texts[-1])


def broken(text: str, metrics: QFontMetrics | QFontMetricsF, room: float) -> Iterator[str]:
    """Yield `text` in lines of `room` pixels, broken at spaces and behind hyphens.

    Only what has no room on a line of its own is broken within.
    """
    line = ""
    for piece in _pieces(text):
        if line and metrics.horizontalAdvance((line + piece).rstrip()) > room:
            yield line.rstrip()
            line = ""
        line += piece
        while len(line) > 1 and metrics.horizontalAdvance(line.rstrip()) > room:
            ends = range(len(line) - 1, 0, -1)
            end = next((at for at in ends if metrics.horizontalAdvance(line[:at]) <= room), 1)
            yield line[:end]
            line = line[end:]
    if line:
        yield line.rstrip()


def _pieces(text: str) -> Iterator[str]:
    """Yield what is not broken, with the space or hyphen behind it."""
    start = 0
    for at, sign in enumerate(text):
        if sign in (" ", _HYPHEN):
            yield text[start : at + 1]
            start = at + 1
    if text[start:]:
        yield text[start:]
