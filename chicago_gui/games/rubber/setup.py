"""The rules of rubber bridge as they are asked and said."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chicago_gui.games.rubber.session import UNFINISHED_GAME, UNFINISHED_PARTSCORE, Rules
from chicago_gui.sheet.beginning import Rule, Setup
from chicago_gui.sheet.sittings import setup as common
from chicago_gui.sheet.words import tr


def setup() -> Setup:
    """Return what is asked before an evening."""
    return common.setup(
        Rule(
            key="unfinished_game",
            label=tr("Game in a rubber that is stopped"),
            options=(UNFINISHED_GAME, 0),
            usual=UNFINISHED_GAME,
            words=lambda value: tr("{points} for an unfinished game").format(points=value),
            explained=lambda _: tr("A side that alone has a game gets it when all get up."),
        ),
        Rule(
            key="unfinished_partscore",
            label=tr("Part-score in a rubber that is stopped"),
            options=(UNFINISHED_PARTSCORE, 50, 0),
            usual=UNFINISHED_PARTSCORE,
            words=lambda value: tr("{points} for an unfinished part-score").format(points=value),
            explained=lambda _: tr(
                "A side that alone has a part-score in the unfinished game gets it; it was 50 "
                "before 1993."
            ),
        ),
    )


def values_of(rules: Rules) -> dict[str, object]:
    """Return the rules as values by their keys."""
    return {
        "unfinished_game": rules.unfinished_game,
        "unfinished_partscore": rules.unfinished_partscore,
        **common.common_values(rules),
    }


def rules_of(values: Mapping[str, Any]) -> Rules:
    """Return the rules with these values; any may be absent and is then the usual one."""
    return Rules(
        common.honours_in(values),
        common.settling_in(values),
        int(values.get("unfinished_game", UNFINISHED_GAME)),
        int(values.get("unfinished_partscore", UNFINISHED_PARTSCORE)),
    )
