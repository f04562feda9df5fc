"""What is asked before an evening of sittings: four to seven players, who deals first, the rules.

The rules that every such game has stand here; a game adds its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from chicago_gui.record import Record
from chicago_gui.scoring import Settling
from chicago_gui.sheet.beginning import Rule, Setup
from chicago_gui.sheet.sittings.sitting import FEWEST_PLAYERS, MOST_PLAYERS, Rules
from chicago_gui.sheet.words import tr


class Asked(Record):
    """A game's rules: how they are asked, what values by keys they are, and how they change.

    Of the values any may be absent; `rules` takes the usual one then.
    """

    setup: Callable[[], Setup]
    values: Callable[[Any], dict[str, object]]
    rules: Callable[[Mapping[str, Any]], Any]
    change: Callable[[Any], object]


_SETTLE = {
    Settling.EXACT.value: "to the point",
    Settling.FIFTY_DOWN.value: "in hundreds, 50 left over counting down",
    Settling.FIFTY_UP.value: "in hundreds, 50 left over counting up",
}


def setup(*own: Rule) -> Setup:
    """Return the questions; `own` are the rules that only this game has."""
    return Setup(
        players=tr("Four to seven players, and who deals first"),
        least=FEWEST_PLAYERS,
        most=MOST_PLAYERS,
        first=tr("deals first"),
        may_join=True,
        rules=(
            *own,
            Rule(
                key="settle",
                label=tr("Settled"),
                options=tuple(_SETTLE),
                usual=Settling.FIFTY_DOWN.value,
                words=lambda value: tr(_SETTLE[str(value)]),
            ),
            Rule(
                key="honours",
                label=tr("Count honours"),
                options=(False, True),
                usual=True,
                words=lambda value: tr("honours count") if value else tr("no honours"),
            ),
        ),
    )


def common_values(rules: Rules) -> dict[str, object]:
    """Return the rules that every such game has, as values by their keys."""
    return {"honours": rules.honours, "settle": rules.settle.value}


def honours_in(values: Mapping[str, Any]) -> bool:
    """Return the rule whether honours count."""
    return bool(values.get("honours", True))


def settling_in(values: Mapping[str, Any]) -> Settling:
    """Return the rule how a difference is settled."""
    return Settling(values.get("settle", Settling.FIFTY_DOWN.value))
