"""Parses players: unique prefixes of names, several names, and the sides of a deal."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from enum import Enum

from chicago_gui.scoring import Refused
from chicago_gui.scoring.refused import as_figure
from chicago_gui.sheet.typing.keyboards import folded, is_latin, plain_letters
from chicago_gui.sheet.typing.vocabulary import SEPARATORS
from chicago_gui.sheet.words import tr

Sides = tuple[tuple[str, str], tuple[str, str]]
"""The two sides of a deal, two partners each."""

BETWEEN = f"{SEPARATORS}&/–-"
"""Separators between two names."""

_UNCLEAR = "/"
"""Between the names that a prefix may mean."""

_SIGNS = str.maketrans(dict.fromkeys(BETWEEN + "−=+", " "))
"""Turns separators and signs of a result into spaces."""


class NameReason(Enum):
    """Why typed text names no player."""

    EMPTY = "Type a name or its first letters."
    NOBODY = "Nobody here is called {text}."
    NOT_PLAYING = "{name} does not play this deal."
    WHICH = "{names}?"
    RUN_TOGETHER = "Put spaces between the names: {one} or {other}?"
    TWO_OR_FOUR = "Type two partners or all four players: “{example}”."


def first_name(
    text: str, candidates: Collection[str], everybody: Collection[str] = ()
) -> tuple[str, str]:
    """Return the player named by the most words at the start of `text`, and the remaining text.

    `everybody` only affects the wording of refusals. Raises `Refused` (`NameReason`).
    """
    named = None
    for end in _ends(text):
        found = _matching(text[:end], candidates)
        if not found:
            break
        if len(found) == 1:
            named = found[0], text[end:]
    if named is None:
        raise _refusal(_word(text), candidates, everybody)
    return named


def read_names(
    text: str, candidates: Collection[str], most: int, everybody: Collection[str] = ()
) -> tuple[tuple[str, ...], str]:
    """Return up to `most` different players from the start of `text`, and the remaining text.

    Names are separated, or their first letters are typed without spaces: `bvd`. Raises `Refused`
    (`NameReason`) if `text` starts with no name.
    """
    named: tuple[str, ...] = ()
    left, rest = candidates, text
    while len(named) < most and (not named or rest.strip(BETWEEN)):
        try:
            found, rest = _next_names(rest.lstrip(BETWEEN), left, most - len(named), everybody)
        except Refused:
            if not named:
                raise
            break
        named += found
        left = [name for name in left if name not in found]
    return named, rest


def read_sides(
    text: str, four: Collection[str], everybody: Collection[str] = ()
) -> tuple[Sides, str]:
    """Return the sides of the `four` players from the start of `text`, and the remaining text.

    One side is enough (`ve`), or both are typed (`ve bd`). Raises `Refused` (`NameReason`).
    """
    named, rest = read_partners(text, four, everybody)
    left = [name for name in four if name not in named]
    if len(named) == 2 and len(left) != 2:  # who plays is not known yet
        raise Refused(NameReason.TWO_OR_FOUR, example=_example(four))
    one, two, three, other = (*named, *left)[:4]
    return ((one, two), (three, other)), rest


def read_partners(
    text: str, candidates: Collection[str], everybody: Collection[str]
) -> tuple[tuple[str, ...], str]:
    """Return two partners, or the four of two sides, from the start of `text`; the remaining text.

    Only two or four names make sides, so `ve` is Vera and Egor here. Raises `Refused`
    (`NameReason`).
    """
    ways: dict[tuple[int, int], dict[tuple[str, ...], str]] = {}
    for apart, named, rest in _ways(text, candidates, 4):
        if len(named) in (2, 4):
            ways.setdefault((len(rest.strip(BETWEEN)), apart), {})[named] = rest
    if not ways:
        raise _no_sides(text, candidates, everybody)
    # Prefer the reading that consumes most text, then the one with fewer split words.
    best = ways[min(ways)]
    if len(best) > 1:
        raise _run_together(text, best)
    [(named, rest)] = best.items()
    return named, rest


def shortest_prefixes(everybody: Collection[str]) -> dict[str, str]:
    """Return for each of `everybody` the shortest prefix that no other name has."""
    return {name: _shortest_prefix(name, everybody) for name in everybody}


def name_hints(names: Collection[str], everybody: Collection[str]) -> str:
    """Return `names` with their shortest prefixes, as hints list them: `Vera (v), Boris (b)`.

    A name that must be typed in full stands alone: `Ann, Annabel (anna)`.
    """
    short = shortest_prefixes(everybody)
    shorter = {name: prefix for name, prefix in short.items() if prefix != folded(name)}
    return ", ".join(f"{name} ({shorter[name]})" if name in shorter else name for name in names)


def sides_example(sides: Sides, everybody: Collection[str]) -> str:
    """Return an example of typing `sides`: `ac bd`, or `al c bo d` with longer prefixes."""
    short = shortest_prefixes(everybody)
    one, two, three, four = (short[name] for side in sides for name in side)
    apart = " " if any(len(each) > 1 for each in (one, two, three, four)) else ""
    return f"{one}{apart}{two} {three}{apart}{four}"


def _example(candidates: Collection[str]) -> str:
    """Return an example of typing the first four of `candidates` as two sides."""
    one, two, three, four, *_ = candidates
    return sides_example(((one, two), (three, four)), candidates)


def _shortest_prefix(name: str, everybody: Collection[str]) -> str:
    letters = folded(name)
    for end in range(1, len(letters)):
        prefix = letters[:end]
        if prefix[-1].isalnum() and _matching(prefix, everybody) == [name]:
            return prefix
    return letters


def _matching(text: str, names: Collection[str]) -> list[str]:
    """Return those of `names` that start with the words of `text`.

    A name typed in full is returned alone. If no name matches as typed, names are compared in
    plain letters. Then Cyrillic text matches no Latin name: it may be typed in the wrong layout.
    """
    for letters in (folded, plain_letters):
        if letters is plain_letters and not is_latin(text):
            names = [name for name in names if not is_latin(name)]
        typed = [word for word in map(letters, text.split()) if word]
        begun = [name for name in names if _begins(typed, [*map(letters, name.split())])]
        full = [name for name in begun if "".join(typed) == letters(name)]
        if begun:
            return full if len(full) == 1 else begun
    return []


def _begins(typed: Sequence[str], name: Sequence[str]) -> bool:
    """Return whether `name` starts with the words `typed`; the last word may be incomplete."""
    if len(typed) <= 1:  # spaces inside the name need not be typed
        return bool(typed) and "".join(name).startswith(typed[0])
    *whole, last = typed
    return [*name[: len(whole)]] == whole and "".join(name[len(whole) :]).startswith(last)


def _ends(text: str) -> Iterator[int]:
    """Yield each index at which the name that starts `text` may end.

    A separator, the sign of a result or the end of the text is there.
    """
    spaced = text.translate(_SIGNS)
    for at in range(1, len(text)):
        if spaced[at].isspace() and not spaced[at - 1].isspace():
            yield at
    if text:
        yield len(text)


def _word(text: str) -> str:
    return text[: next(_ends(text), len(text))]


def _next_names(
    text: str, candidates: Collection[str], most: int, everybody: Collection[str]
) -> tuple[tuple[str, ...], str]:
    """Return the player, or players without spaces, that start `text`; the remaining text."""
    try:
        name, rest = first_name(text, candidates, everybody)
    except Refused as refused:
        word = _word(text)
        ways = [*_ways_apart(word, candidates, most, also_unclear=True)]
        if refused.reason is NameReason.WHICH or not ways:
            raise
        if len(ways) > 1:
            # `bve` may be Boris and Vera (ve), but the hints show b, v and e.
            shown = [*_ways_apart(word, candidates, most, as_shown=True)]
            if len(shown) != 1:
                raise _run_together(word, ways) from None
            ways = shown
        unclear = [name for name in ways[0] if name not in candidates]
        if unclear:
            names = unclear[0].replace(_UNCLEAR, f" {tr('or')} ")
            raise Refused(NameReason.WHICH, names=names) from None
        return ways[0], text[len(word) :]
    return (name,), rest


def _ways_apart(
    word: str,
    candidates: Collection[str],
    most: int,
    *,
    as_shown: bool = False,
    also_unclear: bool = False,
) -> set[tuple[str, ...]]:
    """Return each way to split `word` into prefixes of at most `most` names.

    If `as_shown`, only full names and the shortest prefixes count, as hints show them. If
    `also_unclear`, prefixes of several names count, too, and name all of them: with Dave, Ann and
    Anna, `dab` is not only Dave (da) and Boris, but also Dave, *Ann/Anna*, and Boris.
    """
    ways: set[tuple[str, ...]] = set()
    begun: set[str] = set()
    for end in range(1, len(word) + 1) if most else ():
        found = _matching(word[:end], candidates)
        if not found:
            break
        if len(found) > 1 and not also_unclear:
            continue
        name = _UNCLEAR.join(found)
        in_full = folded(word[:end]) == folded(name)
        if as_shown and name in begun and not in_full:
            continue
        begun.add(name)
        if end == len(word):
            ways.add((name,))
            continue
        left = [each for each in candidates if each != name]
        tails = _ways_apart(
            word[end:], left, most - 1, as_shown=as_shown, also_unclear=also_unclear
        )
        ways |= {(name, *way) for way in tails}
    return ways


def _ways(
    text: str, candidates: Collection[str], most: int
) -> Iterator[tuple[int, tuple[str, ...], str]]:
    """Yield every way to read names at the start of `text`.

    Each way is the number of words split into several names, the names, and the remaining text.
    """
    yield 0, (), text
    text = text.lstrip(BETWEEN)
    if not most or not text:
        return
    heads: list[tuple[int, tuple[str, ...], str]] = []
    with suppress(Refused):
        name, rest = first_name(text, candidates)
        heads.append((0, (name,), rest))
    word = _word(text)
    heads += [(1, way, text[len(word) :]) for way in _ways_apart(word, candidates, most)]
    for apart, head, rest in heads:
        left = [name for name in candidates if name not in head]
        for more, tail, behind in _ways(rest, left, most - len(head)):
            yield apart + more, head + tail, behind


def _no_sides(text: str, four: Collection[str], everybody: Collection[str]) -> Refused:
    """Return why `text` starts with neither two nor four names."""
    try:
        _, rest = read_names(text, four, len(four), everybody)
    except Refused as refused:
        return refused
    word = _word(rest.lstrip(BETWEEN))
    if word and not _matching(word, four):
        return _refusal(word, four, everybody)
    return Refused(NameReason.TWO_OR_FOUR, example=_example(four))


def _run_together(text: str, ways: Collection[tuple[str, ...]]) -> Refused:
    one, other = (" ".join(way) for way in sorted(ways)[:2])
    return Refused(NameReason.RUN_TOGETHER, text=as_figure(text.strip()), one=one, other=other)


def _refusal(text: str, candidates: Collection[str], everybody: Collection[str]) -> Refused:
    """Return why `text` names none of `candidates`."""
    if not folded(text):
        return Refused(NameReason.EMPTY)
    found = _matching(text, candidates)
    if found:
        return Refused(NameReason.WHICH, names=f" {tr('or')} ".join(found))
    others = _matching(text, everybody)
    if not others:
        # `abd` may name three players, one of whom sits out.
        ways = [*_ways_apart(_word(text), everybody, len(everybody))]
        others = [name for name in ways[0] if name not in candidates] if len(ways) == 1 else []
    if len(others) == 1:
        return Refused(NameReason.NOT_PLAYING, name=others[0])
    return Refused(NameReason.NOBODY, text=as_figure(text.strip()))
