"""Words for rules."""

from __future__ import annotations

import pytest

from chicago_gui.games.house.sheet import PassedOut, Rotation, Rules
from chicago_gui.games.house.words import (
    PASSED_OUT,
    ROTATION,
    TARGETS,
    rule_words,
    rules_line,
    targets_words,
)
from chicago_gui.scoring import NAMED_TABLES


def test_every_rule_there_is_has_its_words() -> None:
    assert set(TARGETS) == set(NAMED_TABLES)
    assert set(PASSED_OUT) == {each.value for each in PassedOut}
    assert set(ROTATION) == {each.value for each in Rotation}


def test_a_rotation_is_told_in_one_sentence() -> None:
    said = [rule_words(each) for each in Rotation]
    assert len(set(said)) == 3
    assert all(line.endswith(".") for line in said)
    assert rule_words(Rotation.ROUNDS) == (
        "In every round of five each of us sits out once, opens once and partners each other "
        "player once."
    )


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("house", "house table, targets without slams"),
        ("official", "official table"),
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
        (Rules(), "house table, targets without slams, no honours, passed out is dealt again"),
        (
            Rules("official", PassedOut.SCORE, True, Rotation.ROUNDS),
            "official table, honours count, passed out scores 0 less the target, "
            "sitting out: in rounds of five",
        ),
        (
            Rules("Ours", rotation=Rotation.DUMMY),
            "targets “Ours”, no honours, passed out is dealt again, sitting out: always the dummy",
        ),
    ],
)
def test_the_rules_of_a_session_are_one_line(rules: Rules, line: str) -> None:
    assert rules_line(rules) == line
