"""How names are written where room is short: in two lines, then smaller, and cut last of all."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from math import ceil

from PySide6.QtGui import QFont, QFontMetrics, QFontMetricsF, Qt

_ELIDE = Qt.TextElideMode.ElideRight
_AGAINST, _DASH = " — ", " – "
"""Stand between two sides, and between two partners."""

_HYPHEN = "-"
_CUT = "…"
_JOINED = "\u2060"
"""Takes no room, and no line is broken there."""

SMALLEST: float | None = 0.76
"""How much smaller a name is written before it is cut."""

READ, _OF_LARGE = 11, 0.6
"""Large letters become as small as these, in pixels, but no smaller than this share of theirs."""

_AIR = 0.4
"""So much air there is above and beneath several lines together, in lines; the smallest letters
make do without."""

_FEW, _MANY = 2, 9
"""In so many lines a name is rather written smaller, and in so many it is at most."""

_BEGUN, _LEFT = 4, 2
"""So many letters of a name that is cut within are its beginning where its end has no room either,
and so many its end at least."""


_REMEMBERED = 300
"""So many texts, fonts and columns are measured once only."""

_SMALL = 0.8
"""Below this share of its letters a word has nearly no room on a line."""

_PARTED = 0.72
"""Before a word becomes smaller than this share of its letters it is parted in a high cell."""

_VOWELS = frozenset("aeiouyäöüåøæœáàâãéèêëíìîïóòôõúùûýąęіїєаеёиоуыэюя")

_BEHIND = 3
"""So many letters of a word that is broken within stand on its last line, where it has as many."""


class _Widths(QFontMetrics):
    """The measures of a font, which remember how wide texts are: a form has few, many times."""

    def __init__(self, font: QFont) -> None:
        super().__init__(font)
        self._widths: dict[str, int] = {}

    def horizontalAdvance(self, text: str) -> int:  # type: ignore[override]  # one of two ways to ask
        """Return how wide `text` is, in pixels."""
        width = self._widths.get(text)
        if width is None:
            if len(self._widths) >= _REMEMBERED:
                self._widths.clear()
            width = self._widths[text] = super().horizontalAdvance(text)
        return width


_fonts: dict[str, _Widths] = {}


def _metrics(font: QFont) -> _Widths:
    key = font.key()
    if key not in _fonts:
        if len(_fonts) >= _REMEMBERED:
            _fonts.clear()
        _fonts[key] = _Widths(font)
    return _fonts[key]


def written(
    text: str,
    font: QFont,
    room: int,
    *,
    height: int = 0,
    smallest: float | None = SMALLEST,
    others: Callable[[], Collection[str]] = tuple,
) -> tuple[QFont, str]:
    """Return how `text` is written in a width of `room` pixels: the font and its line or lines.

    In a cell of a `height` for several there may be several. Letters become smaller before
    anything is cut, down to the share `smallest` of their size, and large ones further, unless a
    word can be parted; with `None` they stay. What is cut of a name still tells it from the
    `others`, who are asked for only then.
    """
    metrics = _metrics(font)
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
    """Return `font` as small as one of `texts` must be, and whether all of them stand whole.

    A form asks for each cell that it draws: what was measured before is remembered.
    """
    asked = texts, font.key(), room, height
    found = _measured.get(asked)
    if found is None:
        each = [written(text, font, room, height=height, others=others) for text in texts]
        sizes, shown = [fitted.pixelSize() for fitted, _ in each], [words for _, words in each]
        found = min(sizes, default=font.pixelSize()), not any(map(is_cut, shown))
        if len(_measured) >= _REMEMBERED:
            _measured.clear()
        _measured[asked] = found
    smaller = QFont(font)
    smaller.setPixelSize(found[0])
    return smaller, found[1]


def are_small(texts: tuple[str, ...], size: QFont, font: QFont) -> bool:
    """Whether in `size` the `texts` want all room there is: a word among them would be broken."""
    return size.pixelSize() < font.pixelSize() * _SMALL and any(" " not in each for each in texts)


def _smaller(font: QFont, smallest: float) -> Iterator[tuple[QFont, QFontMetrics]]:
    """Yield `font` smaller and smaller, with its measures."""
    large = font.pixelSize()
    least = min(large * smallest, max(READ, large * _OF_LARGE))
    for size in range(large - 1, ceil(least) - 1, -1):
        smaller = QFont(font)
        smaller.setPixelSize(size)
        yield smaller, _metrics(smaller)


def is_cut(shown: str) -> bool:
    """Whether what is `shown` is no more than a part."""
    return _CUT in shown


_ENDING = {";": 0, "-": 2}
"""How a first line may end: the less, the better."""


def in_two(text: str, metrics: QFontMetricsF) -> float:
    """Return how wide a cell must be for `text` to have room in it on two lines."""
    return max(map(metrics.horizontalAdvance, _halves(text, metrics)))


def _halves(text: str, metrics: QFontMetrics | QFontMetricsF, room: float = 0) -> tuple[str, str]:
    """Return `text` on two lines, the longer of which is as short as can be.

    Where they have `room` so, the first ends with a clause, or else with no hyphen of a name.
    """
    pieces = list(_pieces(text))
    ends = ("".join(pieces[:at]).rstrip() for at in range(len(pieces) + 1))

    def cost(both: tuple[str, str]) -> tuple[int, float]:
        wide = max(map(metrics.horizontalAdvance, both))
        return 2 if wide > room else _ENDING.get(both[0][-1:], 1), wide

    return min(((end, text[len(end) :].strip()) for end in ends), key=cost)


def _whole(text: str, metrics: QFontMetrics, room: int, most: int, each: int) -> list[str]:
    """Return `text` whole in at most so many lines, no word broken, or nothing.

    Two names never share a line of several, and each has no more than its share and `each`. A dash
    that has no room behind its name stands before the next one, never alone.
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
    """Return a word on two lines, parted before a syllable, or nothing where it has no room."""
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
    """Return as much of `text` as has room on so many lines, of each name as of the other."""
    names, tails = _named(text)
    if len(names) == 1:
        within = list(broken(text, metrics, room))
        if 0 < len(within) <= min(most, _FEW):
            return (_parted(text, metrics, room) if within[1:] else []) or within
        return _cut_in_lines(text, metrics, room, most, others)
    if len(names) > most:
        # Of two names in a line neither gives way altogether.
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
    """Return `name` cut: in the second line, where there are two, or each word in its own."""
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
    """Return as much of `name` as has room on a line, so that it is told from the `others`.

    Where another begins as this one does, it is cut within, and goes on where they differ.
    """
    # Where there is no room at all, Qt would leave nothing that tells of a name.
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
    """Return so little of `name` as tells it from the `others`, but a `few` letters at least."""
    differs = _differs(name, name[:few], others)
    whole = _short(name, differs) if differs else name
    letters = _BEGUN + len(_CUT) + _LEFT if differs else few
    return whole if len(whole) <= letters else whole[:letters] + _CUT


def _short(name: str, differs: int) -> str:
    """Return the beginning of `name` and, behind what is left out, how it `differs`."""
    return name[: min(_BEGUN, differs - 1)] + _CUT + name[differs:]


def _differs(name: str, begun: str, others: Collection[str]) -> int:
    """Return at which letter `name` differs from others with what is `begun`; 0 if there are none.

    Of those that it differs from only behind its end, its last letters tell.
    """
    alike = [each for each in others if each != name and each.startswith(begun)]
    most = max((_shared(name, each) for each in alike), default=0)
    return max(min(most, len(name) - _LEFT), 0)


def _shared(one: str, other: str) -> int:
    """Return how many letters both begin with."""
    pairs = zip(one, other, strict=False)
    return next((at for at, (a, b) in enumerate(pairs) if a != b), min(len(one), len(other)))


def _named(text: str) -> tuple[list[str], list[str]]:
    """Return the names of `text`, of two sides or two partners, and what is behind each."""
    dash = _AGAINST if _AGAINST in text else _DASH
    if text.count(dash) != 1:
        return [text], [""]
    return text.split(dash, 1), [dash.rstrip(), ""]


def broken(text: str, metrics: QFontMetrics | QFontMetricsF, room: float) -> Iterator[str]:
    """Yield `text` in lines of `room` pixels, broken at spaces and behind hyphens.

    Only what has no room on a line of its own is broken within, and never just before its last
    letters.
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
    """Yield what is not broken, with the space or hyphen behind it."""
    start = 0
    for at, sign in enumerate(text):
        if sign in (" ", _HYPHEN):
            yield text[start : at + 1]
            start = at + 1
    if text[start:]:
        yield text[start:]


def names_whole(text: str, metrics: QFontMetrics, room: int) -> str:
    """Return `text` so that Qt breaks no word at its hyphen that has room on a line of its own."""
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
