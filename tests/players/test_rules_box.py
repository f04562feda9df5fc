from __future__ import annotations

import itertools

import pytest
from pytestqt.qtbot import QtBot

from chicago_gui.games.russian.sheet import PassedOut, Rotation, Rules
from chicago_gui.games.russian.wording import rule_words
from chicago_gui.players.rules_box import RulesBox
from chicago_gui.scoring import HOUSE, OFFICIAL, TargetTable
from chicago_gui.widgets.theme import DAY

OURS = TargetTable.from_rows("Ours", {hcp: (hcp, 2 * hcp) for hcp in range(20, 41)})


@pytest.fixture
def box(qtbot: QtBot) -> RulesBox:
    box = RulesBox(DAY)
    qtbot.addWidget(box)
    return box


def test_it_begins_with_the_house_rules(box: RulesBox) -> None:
    assert box.rules() == Rules()
    assert box.table() == HOUSE


@pytest.mark.parametrize(
    "rules",
    [
        Rules(targets, passed_out, honours, rotation)
        for targets, passed_out, honours, rotation in itertools.product(
            ("house", "official"), PassedOut, (False, True), Rotation
        )
    ],
)
def test_every_rule_can_be_shown_and_read_back(box: RulesBox, rules: Rules) -> None:
    box.fill(rules)
    assert box.rules() == rules
    assert box.table() == (HOUSE if rules.targets == "house" else OFFICIAL)


@pytest.mark.parametrize("rotation", Rotation)
def test_each_mode_of_sitting_out_says_what_it_does(box: RulesBox, rotation: Rotation) -> None:
    box.rotation.setCurrentIndex(box.rotation.findData(rotation.value))
    assert box.rotation_said.text() == rule_words(rotation)


def test_a_table_of_the_group_s_own_stays_on_offer(box: RulesBox) -> None:
    for _ in range(2):
        box.fill(Rules(targets="Ours"), OURS)
        assert box.rules().targets == "Ours"
        assert box.table() is OURS
    assert box.targets.count() == 3
    box.targets.setCurrentIndex(0)
    assert box.table() == HOUSE


def test_a_table_that_is_only_named_is_not_made_up(box: RulesBox) -> None:
    box.fill(Rules(targets="Ours"))
    assert box.rules().targets == "Ours"
    assert box.table() is None


def test_screen_readers_hear_what_is_chosen(box: RulesBox) -> None:
    names = [choice.accessibleName() for choice in (box.targets, box.passed_out, box.rotation)]
    assert names == ["Targets", "Passed out", "Who sits out"]
