"""The rules of the house game in words."""

from __future__ import annotations

import pytest

from chicago_gui.games.house.rules import RULES, PassedOut, Rotation, Rules, targets_words
from chicago_gui.scoring import HOUSE, OFFICIAL, TargetTable
from chicago_gui.sheet.fields import ARROW, Entry


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("house", "house targets"),
        ("official", "official targets"),
        ("Ours", "targets “Ours”"),
        ("{name}", "targets “{name}”"),
        ("", "targets “”"),
    ],
)
def test_a_table_of_ones_own_goes_by_its_name(name: str, words: str) -> None:
    assert targets_words(name) == words


@pytest.mark.parametrize(
    ("rules", "line"),
    [
        (Rules(), "house targets · no honours · passed out: deal again"),
        (
            Rules(OFFICIAL, PassedOut.SCORE, True, Rotation.ROUNDS),
            "official targets · honours count · passed out: 0 minus target · sitting "
            "out: in rounds of five",
        ),
        (
            Rules(TargetTable("Ours", HOUSE.rows), rotation=Rotation.DUMMY),
            "targets “Ours” · no honours · passed out: deal again · sitting out: always the dummy",
        ),
    ],
)
def test_the_rules_of_a_session_are_one_line(rules: Rules, line: str) -> None:
    assert RULES.line(rules) == line


@pytest.mark.parametrize(
    ("entry", "told"),
    [
        (
            Entry(None, ("rules", "targets"), "official", "Ours"),
            f"Targets: official targets{ARROW}targets “Ours”",
        ),
        (
            Entry(None, ("rules", "rotation"), None, "dummy"),
            f"Sitting out: by the house rules{ARROW}always the dummy",
        ),
        (Entry(None, ("rules", "honours"), False, True), "honours count"),
        (
            Entry(None, ("rules", "targets", "21"), [0, 0], [0, 1]),
            f"Targets: 21 [0, 0]{ARROW}[0, 1]",
        ),
        (Entry(None, ("rules", "stake", "amount"), None, "0.50"), "Stake: 0.50"),
        (Entry(None, ("rules", "stake", "per"), None, "hundred"), "Stake: per 100 IMPs"),
    ],
)
def test_the_history_tells_a_rule_in_words(entry: Entry, told: str) -> None:
    assert RULES.words_of_entry(entry) == told
