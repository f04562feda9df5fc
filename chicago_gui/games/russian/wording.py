"""The words for rules, kept together so that page, status line, paper and help say the same."""

from __future__ import annotations

from chicago_gui.games.russian.sheet import PassedOut, Rotation, Rules
from chicago_gui.sheet.words import tr

TARGETS = {
    "house": "house table, targets without slams",
    "official": "official table",
}
PASSED_OUT = {
    PassedOut.REDEAL.value: "dealt again",
    PassedOut.SCORE.value: "scores 0 less the target",
}
ROTATION = {
    Rotation.WRITTEN.value: "as written",
    Rotation.ROUNDS.value: "in rounds of five",
    Rotation.DUMMY.value: "always the dummy",
}
_ROTATION_SENTENCES = {
    Rotation.WRITTEN: (
        "Dummy sits out next; who has sat out enough swaps with partner before the lead, and when "
        "both have, one of the other side prepares: over the evening everything comes out equal."
    ),
    Rotation.ROUNDS: (
        "In every round of five each of us sits out once, opens once and partners each other "
        "player once."
    ),
    Rotation.DUMMY: (
        "Only dummy ever sits out next; the sheet advises swaps, and the times out come out as "
        "nearly equal as that allows."
    ),
}


def rule_words(rotation: Rotation) -> str:
    """Return the one sentence that says what a rotation does."""
    return tr(_ROTATION_SENTENCES[rotation])


def targets_words(name: str) -> str:
    """Return what a target table is called in a sentence."""
    return tr(TARGETS[name]) if name in TARGETS else tr("targets “{name}”").format(name=name)


def rules_line(rules: Rules) -> str:
    """Return the rules of a session in one line."""
    parts = [
        targets_words(rules.targets),
        tr("honours count") if rules.honours else tr("no honours"),
        tr("passed out is dealt again")
        if rules.passed_out is PassedOut.REDEAL
        else tr("passed out scores 0 less the target"),
    ]
    if rules.rotation is not Rotation.WRITTEN:
        parts.append(tr("sitting out: {how}").format(how=tr(ROTATION[rules.rotation.value])))
    return ", ".join(parts)
