"""Two sides as people type them, all four names or two of them: `ac bd`, `a c`, or in full."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from enum import Enum
from itertools import combinations, pairwise
from typing import TYPE_CHECKING

from chicago_gui.scoring import Refused
from chicago_gui.sheet.entry import folded, name_of, named_by, short_forms
from chicago_gui.sheet.going_on import Naming, parted
from chicago_gui.sheet.other_letters import with_other_keys

if TYPE_CHECKING:
    from chicago_gui.sheet.partnerships import Sides

_WORD = re.compile(r"[^\s,;/&–-]+")
_AND = re.compile(r"\s+(?:and|with|und|mit|и|с|со)\s+", re.IGNORECASE)
_DECLINED = ("ой", "ою", "ей", "ею", "ом", "ем", "у", "ю", "а", "я", "ы", "и", "е")
"""How a Russian name may end behind `с` and the like: Катя с Борисом."""

_FALLS_OFF = "аяйь"
"""What such a name may lose before that: Вера, Верой; Игорь, Игорем."""

_MOST_WORDS = 16
"""Four names of four words each; nobody types more."""

_RUN_TOGETHER = {(2,), (4,), (1, 1), (2, 2), (1, 1, 2), (1, 2, 1), (2, 1, 1), (1, 1, 1, 1)}
_RUN_TOGETHER |= {(3,), (2, 1)}
"""So many initials stand in each word; of three the first two are partners."""

_ONE_AND_TWO = re.compile(r"[^&]*(–|/|;|\s-\s)[^&]*&[^&]*")
"""One name, and from it apart two that are partners: `Ann – Bob & Cid`."""


class SidesReason(Enum):
    """Why typed names are no sides."""

    TWO_OR_FOUR = "two partners are wanted, or all four, such as {example}"
    WHICH = "{text} may be several players"


def sides_example(sides: Sides, players: Sequence[str]) -> str:
    """Return as little as can be typed for `sides`: `ac bd`, or `al c bo d` with longer ones."""
    short = short_forms(tuple(players))
    typed = [short[name] for side in sides for name in side]
    if any(len(each) > 1 for each in typed):
        return " ".join(typed)
    one, two, three, four = typed
    return f"{one}{two} {three}{four}"


def sides_of(
    text: str, there: Sequence[str], ways: Sequence[Sides], away: Sequence[str] = ()
) -> Sides:
    """Return the sides that typed names mean; initials may be run together.

    The first two names are partners, We; with them the most even of `ways`, the proposals, is taken
    in which they are, and a third is among their opponents; in `a bc` it is the last two who are
    partners, They. Whoever is `away` is meant where nobody who is `there` can be. A word for `&` is
    one where it names nobody, and so is an ending behind it; names in full are read where the
    keyboard is set to the other alphabet, too. Raises `Refused` when the text means none.
    """
    with suppress(Refused):
        return _sides_of(text, there, ways, away)
    joined = _AND.sub(" & ", text)
    try:
        return _sides_of(joined, there, ways, away)
    except Refused:
        with suppress(Refused):
            everybody = (*there, *away)
            bare = _WORD.sub(lambda word: _undeclined(word[0], everybody), joined)
            return _sides_of(bare, there, ways, away)
        keyed = _AND.sub(" & ", with_other_keys(text).lower())
        words = _WORD.findall(keyed)
        if len(words) > 1 and min(map(len, words)) > 1:  # one letter is as likely a slip
            with suppress(Refused):
                return _sides_of(keyed, there, ways, away)
        raise


def _undeclined(word: str, names: Iterable[str]) -> str:
    """Return the one of `names` that `word` is with an ending, or else the word: `Борисом`."""
    if named_by(word, names):
        return word
    typed = folded(word).replace("ё", "е")
    found = [name for name in names if typed in {_stem(name) + end for end in _DECLINED}]
    return found[0] if len(found) == 1 else word


def _stem(name: str) -> str:
    """Return what of a name is there whatever it ends in."""
    spelt = folded(name).replace("ё", "е")
    return spelt[:-1] if spelt.endswith(tuple(_FALLS_OFF)) else spelt


def _sides_of(text: str, there: Sequence[str], ways: Sequence[Sides], away: Sequence[str]) -> Sides:
    """Return the sides that `text` means, its words all of them names."""
    try:
        names = _names_in(text, there)
    except Refused:
        if not away:
            raise
        names = _names_in(text, (*there, *away))
    if len(names) == 4:
        one, two, three, four = names
        return (one, two), (three, four)
    if len(names) == 3 and _begins_with_one(text):
        we, they = _with_partners((*names[1:], names[0]), ways, there)
        return they, we
    return _with_partners(names, ways, there)


def _begins_with_one(text: str) -> bool:
    """Whether of three names in `text` the last two are partners, as in `a bc`."""
    lengths = [len(word) for word in _WORD.findall(text)]
    return lengths == [1, 2] or _ONE_AND_TWO.fullmatch(text) is not None


def _with_partners(names: Sequence[str], ways: Sequence[Sides], there: Sequence[str]) -> Sides:
    """Return the first of `ways` in which the first two `names` are partners against the third."""
    one, two, *third = names
    for sides in ways:
        for side, (left, right) in (sides, sides[::-1]):
            if set(side) == {one, two} and {*third} <= {left, right}:
                return (one, two), ((right, left) if right in third else (left, right))
    raise _two_or_four(there)


def _names_in(text: str, players: Sequence[str]) -> tuple[str, ...]:
    """Return the two to four different players that `text` names.

    Three are meant only where no two and no four can be.
    """
    pieces = [(word.start(), word.end()) for word in _WORD.finditer(text)][:_MOST_WORDS]
    words = [text[start:end] for start, end in pieces]
    letters = ["".join(words)] if tuple(map(len, words)) in _RUN_TOGETHER else []

    def likelier_first() -> Iterator[Sequence[Sequence[str]]]:
        yield [*_cut(text, pieces, 4), *_cut(text, pieces, 2)]
        yield [each for each in letters if len(each) != 3]  # where nobody is called so
        yield _cut(text, pieces, 3)
        yield letters
        run = "".join(words)
        yield [(run[:length], run[length:]) for length in range(1, len(run))]
        together = parted(run, Naming(tuple(players), tuple(players), 4)) or ()
        yield [together] if len(together) in (2, 4) else []
        yield [run] if list(map(len, words)) == [1, 2] else []

    for ways in likelier_first():
        found = _named(ways, players)
        if len(found) == 1:
            return found.pop()
        if found:
            raise Refused(SidesReason.WHICH, text=text.strip())
    if len(words) == 1 and len(text.strip()) > 2:
        raise _two_or_four(players)  # it is as likely a word: none of its letters alone is at fault
    likely = letters[0] if letters else words
    if len(likely) in (2, 3, 4):
        _each_named(likely, players)
    raise _two_or_four(players)


def _cut(text: str, pieces: Sequence[tuple[int, int]], count: int) -> list[list[str]]:
    """Return every way to cut `text` between its words into so many names."""
    return [
        [text[pieces[a][0] : pieces[b - 1][1]] for a, b in pairwise((0, *cuts, len(pieces)))]
        for cuts in combinations(range(1, len(pieces)), count - 1)
    ]


def _two_or_four(players: Sequence[str]) -> Refused:
    one, two, three, four = players[:4]
    example = sides_example(((one, three), (two, four)), players)
    return Refused(SidesReason.TWO_OR_FOUR, example=example)


def _named(ways: Iterable[Sequence[str]], players: Sequence[str]) -> set[tuple[str, ...]]:
    """Return whom the ways to part a text name, names in full first."""
    full: set[tuple[str, ...]] = set()
    begun: set[tuple[str, ...]] = set()
    for pieces in ways:
        try:
            found = _each_named(pieces, players)
        except Refused:
            continue
        exact = all(
            folded(piece) == folded(name) for piece, name in zip(pieces, found, strict=True)
        )
        (full if exact else begun).add(found)
    return full or begun


def _each_named(pieces: Sequence[str], players: Sequence[str]) -> tuple[str, ...]:
    """Return whom `pieces` name, nobody twice. Raises `Refused` at the first that names nobody."""
    found: list[str] = []
    for piece in pieces:
        found.append(name_of(piece, [name for name in players if name not in found]))
    return tuple(found)
