"""Fits text into a cell: first on several lines, then in a smaller font, and cut only at last."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from math import ceil

from PySide6.QtGui import QFont, QFontMetrics, QFontMetricsF, Qt

_ELIDE = Qt.TextElideMode.ElideRight
_AGAINST, _DASH = " — ", " – "
"""The dashes between two sides, and between two partners."""

_HYPHEN = "-"
_CUT = "…"
_JOINED = "\u2060"
"""The word joiner, a character without width that forbids a line break."""

SMALLEST: float | None = 0.76
"""The smallest size of small letters before a text is cut, as a share of their size."""

LEAST_READABLE, _OF_LARGE = 11, 0.6
"""The least size of letters in pixels; large letters shrink at most to this share of their size."""

_AIR = 0.4
"""The space above and below several lines together, in lines; the smallest size needs none."""

_FEW, _MANY = 2, 9
"""The number of lines a name takes before its font shrinks, and the number it takes at most."""

_BEGUN, _LEFT = 4, 2
"""The number of letters kept before and after a cut inside a name."""


_REMEMBERED = 300
"""The number of columns whose font size is cached."""

_SMALL = 0.8
"""Below this share of its size a word nearly fills a line."""

_PARTED = 0.72
"""In a high cell a word is hyphenated before it becomes smaller than this share of its size."""

_VOWELS = frozenset("aeiouyäöüåøæœáàâãéèêëíìîïóòôõúùûýąęіїєаеёиоуыэюя")

_BEHIND = 3
"""The least number of letters on the last line of a broken word."""


def fit_text(
    text: str,
    font: QFont,
    room: int,
    *,
    height: int = 0,
    smallest: float | None = SMALLEST,
    others: Callable[[], Collection[str]] = tuple,
) -> tuple[QFont, str]:
    """Return the font and the lines of `text` in a width of `room` pixels.

    There are several lines if `height` has room for them. The font shrinks before anything is cut,
    down to the share `smallest` of its size; with `None` it does not shrink. A cut name still
    differs from the `others`, which are fetched only if needed.
    """
    metrics = QFontMetrics(font)
    if metrics.horizontalAdvance(text) <= room:
        return font, text
    sizes = [(font, metrics), *(() if smallest is None else _smaller(font, smallest))]
    large = [size for size in sizes if size[0].pixelSize() >= font.pixelSize() * _PARTED]
    for tried, each in ((large, _FEW), (large, 0), (sizes, _FEW), (sizes, _MANY)):
        for letters, metrics in tried:
            most = max(int(height / metrics.height() - _AIR), 1)
            whole = _whole(text, metrics, room, most, each)
            lines = whole or (_parted(text, metrics, room) if most > _FEW > each else [])
            if lines:
                return letters, "\n".join(lines)
    letters, metrics = sizes[-1]
    most = max(height // metrics.height(), 1)
    lines = _whole(text, metrics, room, most, _FEW)
    return letters, "\n".join(lines or _cut_lines(text, metrics, room, most, others()))


_measured: dict[object, tuple[int, bool]] = {}


def one_size(
    texts: tuple[str, ...],
    font: QFont,
    room: int,
    *,
    height: int = 0,
    others: Callable[[], Collection[str]] = tuple,
) -> tuple[QFont, bool]:
    """Return `font` in the largest size at which all `texts` fit, and whether none of them is cut.

    Results are cached: a form asks for each cell, and drawing it would take half as long again.
    """
    asked = texts, font.key(), room, height
    found = _measured.get(asked)
    if found is None:
        each = [fit_text(text, font, room, height=height, others=others) for text in texts]
        sizes, shown = [fitted.pixelSize() for fitted, _ in each], [words for _, words in each]
        found = min(sizes, default=font.pixelSize()), not any(map(is_cut, shown))
        if len(_measured) >= _REMEMBERED:
            _measured.clear()
        _measured[asked] = found
    smaller = QFont(font)
    smaller.setPixelSize(found[0])
    return smaller, found[1]


def are_small(texts: tuple[str, ...], size: QFont, font: QFont) -> bool:
    """Return whether `texts` at this `size` need the full width, or a word would be broken."""
    return size.pixelSize() < font.pixelSize() * _SMALL and any(" " not in each for each in texts)


def _smaller(font: QFont, smallest: float) -> Iterator[tuple[QFont, QFontMetrics]]:
    """Yield `font` in decreasing sizes, with its metrics."""
    large = font.pixelSize()
    least = max(LEAST_READABLE, large * _OF_LARGE) if large > LEAST_READABLE else large * smallest
    for size in range(large - 1, ceil(least) - 1, -1):
        smaller = QFont(font)
        smaller.setPixelSize(size)
        yield smaller, QFontMetrics(smaller)


def is_cut(shown: str) -> bool:
    """Return whether the text `shown` was cut."""
    return _CUT in shown


_ENDING = {";": 0, "-": 2}
"""The cost of the last character of a first line; others cost 1."""


def in_two(text: str, metrics: QFontMetricsF) -> float:
    """Return the cell width that `text` needs on two lines."""
    return max(map(metrics.horizontalAdvance, _halves(text, metrics)))


def _halves(text: str, metrics: QFontMetrics | QFontMetricsF, room: float = 0) -> tuple[str, str]:
    """Return `text` on two lines, the longer one as short as possible.

    If both lines fit into `room`, a first line that ends with a clause is preferred, and one that
    ends with a hyphen is avoided.
    """
    pieces = list(_pieces(text))
    ends = ("".join(pieces[:at]).rstrip() for at in range(len(pieces) + 1))

    def cost(both: tuple[str, str]) -> tuple[int, float]:
        wide = max(map(metrics.horizontalAdvance, both))
        return 2 if wide > room else _ENDING.get(both[0][-1:], 1), wide

    return min(((end, text[len(end) :].strip()) for end in ends), key=cost)


def _whole(text: str, metrics: QFontMetrics, room: int, most: int, each: int) -> list[str]:
    """Return all of `text` in at most `most` lines without breaking a word, or nothing.

    If there are several lines, two names never share one, and each name takes at most `each` lines
    and its share of `most`. A dash that does not fit after its name goes before the next name.
    """
    if metrics.horizontalAdvance(text) <= room:
        return [text]
    names, tails = _named(text)
    lines: list[str] = []
    before = ""
    for short, tail in zip(names, tails, strict=True) if len(names) <= most else ():
        name, before = before + short + tail, ""
        pieces = (metrics.horizontalAdvance(piece.rstrip()) for piece in _pieces(name))
        own = list(broken(name, metrics, room)) if max(pieces, default=0) <= room else []
        if tail and own[1:] and own[-1] == tail.strip():
            name, before = short, f"{own.pop()} "
        if not 0 < len(own) <= min(most // len(names), each):
            return []
        lines += own if len(own) != 2 else _halves(name, metrics, room)
    return lines


def _parted(word: str, metrics: QFontMetrics, room: int) -> list[str]:
    """Return `word` hyphenated on two lines, or nothing if it does not fit."""
    letters = word.casefold()
    begins = (
        at
        for at in range(_BEHIND, len(letters) - _BEHIND + 1 if word.isalpha() else 0)
        if letters[at] not in _VOWELS
        and letters[at + 1] in _VOWELS
        and not _VOWELS.isdisjoint(letters[:at])
    )
    ways = ([word[:at] + _HYPHEN, word[at:]] for at in begins)
    wide = {max(map(metrics.horizontalAdvance, way)): way for way in ways}
    return wide[min(wide)] if wide and min(wide) <= room else []


def _cut_lines(
    text: str, metrics: QFontMetrics, room: int, most: int, others: Collection[str]
) -> list[str]:
    """Return as much of `text` as fits on `most` lines, with equal room for two names."""
    names, tails = _named(text)
    if len(names) == 1:
        within = list(broken(text, metrics, room))
        if 0 < len(within) <= min(most, _FEW):
            return (_parted(text, metrics, room) if within[1:] else []) or within
        return _cut_in_lines(text, metrics, room, most, others)
    if len(names) > most:
        # Two names on one line each keep a part.
        dash = f"{tails[0]} "
        left = room - metrics.horizontalAdvance(dash)
        widths = [metrics.horizontalAdvance(name) for name in names]
        spare = max(left - min(widths), left // 2)
        return [dash.join(cut(name, metrics, spare, others) for name in names)]
    lines: list[str] = []
    for name, tail in zip(names, tails, strict=True):
        left = room - metrics.horizontalAdvance(tail)
        lines += _cut_lines(name, metrics, left, most // len(names), others)
        lines[-1] += tail
    return lines


def _cut_in_lines(
    name: str, metrics: QFontMetrics, room: int, most: int, others: Collection[str]
) -> list[str]:
    """Return `name` cut to one line, or each of its two words on its own line."""
    if most < 2:
        return [cut(name, metrics, room, others)]
    first, space, _ = name.partition(" ")
    fitting = next(broken(name, metrics, room), "")
    if not space or len(fitting) > len(first):
        first = fitting
    rest = name[len(first) :].strip()
    called = {each.partition(" ")[0] for each in others} if space else ()
    namesakes = {each[len(first) :].strip() for each in others if each.startswith(first)}
    return [cut(first, metrics, room, called), cut(rest, metrics, room, namesakes)]


def cut(
    name: str, metrics: QFontMetrics | QFontMetricsF, room: float, others: Collection[str] = ()
) -> str:
    """Return as much of `name` as fits on a line and differs from the `others`.

    If another name has the same beginning, letters in the middle are cut, before the first
    difference.
    """
    # Qt returns an empty text if there is no room even for the ellipsis.
    shown = metrics.elidedText(name, _ELIDE, round(room)) or (name and _CUT)
    if shown == name:
        return name
    differs = _differs(name, shown.removesuffix(_CUT), others)
    if not differs:
        return shown
    for end in range(differs - 1, 0, -1):
        shown = name[:end].rstrip() + _CUT + name[differs:]
        if metrics.horizontalAdvance(shown) <= room:
            return shown
    return metrics.elidedText(_short(name, differs), _ELIDE, round(room)) or _CUT


def shortest(name: str, few: int, others: Collection[str] = ()) -> str:
    """Return the shortest cut of `name` that differs from `others`, with at least `few` letters."""
    differs = _differs(name, name[:few], others)
    whole = _short(name, differs) if differs else name
    letters = _BEGUN + len(_CUT) + _LEFT if differs else few
    return whole if len(whole) <= letters else whole[:letters] + _CUT


def _short(name: str, differs: int) -> str:
    """Return the first letters of `name`, an ellipsis, and its letters from index `differs`."""
    return name[: min(_BEGUN, differs - 1)] + _CUT + name[differs:]


def _differs(name: str, begun: str, others: Collection[str]) -> int:
    """Return the index where `name` differs from `others` that begin with `begun`; 0 if none do.

    It leaves at least the last two letters, even if `name` is the beginning of another name.
    """
    alike = [each for each in others if each != name and each.startswith(begun)]
    most = max((_shared(name, each) for each in alike), default=0)
    return max(min(most, len(name) - _LEFT), 0)


def _shared(one: str, other: str) -> int:
    """Return the length of the common beginning of two texts."""
    pairs = zip(one, other, strict=False)
    return next((at for at, (a, b) in enumerate(pairs) if a != b), min(len(one), len(other)))


def _named(text: str) -> tuple[list[str], list[str]]:
    """Return the names of sides or partners in `text`, and the text that follows each."""
    dash = _AGAINST if _AGAINST in text else _DASH
    if text.count(dash) != 1:
        return [text], [""]
    return text.split(dash, 1), [dash.rstrip(), ""]


def broken(text: str, metrics: QFontMetrics | QFontMetricsF, room: float) -> Iterator[str]:
    """Yield `text` in lines of `room` pixels, broken at spaces and after hyphens.

    A word is broken only if it does not fit on a line, and never just before its last letters.
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
            letters = len(line.rstrip())
            if letters - end < _BEHIND:
                end = min(end, max(letters - _BEHIND, letters // 2, 1))
            yield line[:end]
            line = line[end:]
    if line:
        yield line.rstrip()


def _pieces(text: str) -> Iterator[str]:
    """Yield the parts of `text`, each with the space or hyphen that ends it."""
    start = 0
    for at, sign in enumerate(text):
        if sign in (" ", _HYPHEN):
            yield text[start : at + 1]
            start = at + 1
    if text[start:]:
        yield text[start:]


def names_whole(text: str, metrics: QFontMetrics, room: int) -> str:
    """Return `text` with joiners, so that Qt does not break a word at its hyphen if it fits."""
    lines = (line.split(" ") for line in text.split("\n"))
    return "\n".join(
        " ".join(
            word.replace(_HYPHEN, _HYPHEN + _JOINED)
            if metrics.horizontalAdvance(word) <= room
            else word
            for word in words
        )
        for words in lines
    )
