"""The rules of four-deal Chicago as they are asked and said."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from chicago_gui.games.four_deal.session import Partscores, Rules, Vulnerable
from chicago_gui.sheet.beginning import Rule, Setup
from chicago_gui.sheet.sittings import setup as common
from chicago_gui.sheet.words import tr

_PARTSCORES = {
    Partscores.CARRY.value: "part-scores are carried",
    Partscores.BONUS.value: "part-scores get 50 each",
}
_PARTSCORES_SENTENCES = {
    Partscores.CARRY.value: (
        "Part-scores of a round add up to a game; one on deal 4 that does not make it gets 100."
    ),
    Partscores.BONUS.value: "Nothing is carried; each part-score gets 50 at once.",
}
_VULNERABLE = {
    Vulnerable.DEALER.value: "dealer's side vulnerable on deals 2 and 3",
    Vulnerable.DEFENDERS.value: "the other side than dealer's vulnerable on deals 2 and 3",
}


def setup() -> Setup:
    """Return what is asked before an evening."""
    return common.setup(
        Rule(
            key="partscores",
            label=tr("Part-scores"),
            options=tuple(_PARTSCORES),
            usual=Partscores.CARRY.value,
            words=lambda value: tr(_PARTSCORES[str(value)]),
            explained=lambda value: tr(_PARTSCORES_SENTENCES[str(value)]),
        ),
        Rule(
            key="vulnerable",
            label=tr("Vulnerable"),
            options=tuple(_VULNERABLE),
            usual=Vulnerable.DEALER.value,
            words=lambda value: tr(_VULNERABLE[str(value)]),
        ),
    )


def values_of(rules: Rules) -> dict[str, object]:
    """Return the rules as values by their keys."""
    return {
        "partscores": rules.partscores.value,
        "vulnerable": rules.vulnerable.value,
        **common.common_values(rules),
    }


def rules_of(values: Mapping[str, Any]) -> Rules:
    """Return the rules with these values; any may be absent and is then the usual one."""
    return Rules(
        common.honours_in(values),
        common.settling_in(values),
        Partscores(values.get("partscores", Partscores.CARRY.value)),
        Vulnerable(values.get("vulnerable", Vulnerable.DEALER.value)),
    )
