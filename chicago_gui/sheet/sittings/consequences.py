"""What an entry has changed in other deals: a game that is one no longer, who is vulnerable."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from chicago_gui.sheet.sittings.figures import DealLine
from chicago_gui.sheet.sittings.view import AnyTotals, View
from chicago_gui.sheet.words import tr


def consequences(
    before: View[Any, Any], after: View[Any, Any], unit: str, is_game: Callable[[DealLine], bool]
) -> str:
    """Return what is otherwise now in deals that nobody has written on; empty where nothing is.

    `unit` is the pattern of a sitting's name, `is_game` whether a deal's line completes a game.
    """
    lines = []
    if before.evening.id == after.evening.id:
        for index, (old, new) in enumerate(zip(before.sittings, after.sittings, strict=False)):
            words = " ".join(_consequence_words(old, new, is_game))
            if words:
                lines.append(f"{tr(unit).format(number=index + 1)}: {words}")
    return " ".join(lines)


def _consequence_words(
    old: AnyTotals, new: AnyTotals, is_game: Callable[[DealLine], bool]
) -> Iterator[str]:
    pairs = list(zip(old.lines, new.lines, strict=False))
    later = [(was, now) for was, now in pairs if was.deal == now.deal]
    zone = [now.number for was, now in later if was.vulnerable != now.vulnerable]
    worth = [now.number for was, now in later if _points(was) != _points(now)]
    if not zone and not worth and (old.settled is None or new.settled is not None):
        return
    for was, now in pairs:
        if is_game(was) and not is_game(now):
            yield tr("deal {number} is no longer a game.").format(number=now.number)
        elif is_game(now) and not is_game(was):
            yield tr("deal {number} is a game now.").format(number=now.number)
    if zone:
        yield tr("Vulnerable otherwise: {deals}.").format(deals=_deals(zone))
    if worth:
        yield tr("Other points: {deals}.").format(deals=_deals(worth))
    if old.settled is not None and new.settled is None:
        yield tr("It is off the account until it is over.")


def _points(line: DealLine) -> tuple[object, ...]:
    return line.below, line.above


def _deals(numbers: Sequence[int]) -> str:
    """Return deals as a sentence lists them; a struck deal has the number of the next."""
    known = [str(number) for number in dict.fromkeys(numbers)]
    if len(known) == 1:
        return tr("deal {number}").format(number=known[0])
    listed = tr("{first} and {last}").format(first=", ".join(known[:-1]), last=known[-1])
    return tr("deals {numbers}").format(numbers=listed)
