from __future__ import annotations

import itertools

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from chicago_gui.games.house.form import FORM
from chicago_gui.games.house.rules import RULES, PassedOut, Rotation, Rules
from chicago_gui.languages import speak
from chicago_gui.players.rules_box import PlanBox, RulesBox
from chicago_gui.scoring import HOUSE, OFFICIAL, TargetTable
from chicago_gui.sheet.rules import Rule
from chicago_gui.widgets.theme import DAY

OURS = TargetTable("Ours", tuple((hcp, 2 * hcp) for hcp in range(20, 41)))


@pytest.fixture
def box(qtbot: QtBot) -> RulesBox:
    box = RulesBox(FORM.setup().rules, DAY)
    qtbot.addWidget(box)
    return box


def test_it_begins_with_the_house_rules(box: RulesBox) -> None:
    assert RULES.chosen(box.values()) == Rules()


@pytest.mark.parametrize("targets", [HOUSE, OFFICIAL])
@pytest.mark.parametrize(
    ("passed_out", "honours", "rotation"),
    [*itertools.product(PassedOut, (False, True), Rotation)],
)
def test_every_rule_can_be_shown_and_read_back(
    box: RulesBox, targets: TargetTable, passed_out: PassedOut, honours: bool, rotation: Rotation
) -> None:
    rules = Rules(targets, passed_out, honours, rotation)
    box.fill(RULES.values(rules))
    assert box.values() == RULES.values(rules)
    assert RULES.chosen(box.values()) == rules


@pytest.mark.parametrize("rotation", Rotation)
def test_each_mode_of_sitting_out_says_what_it_does(box: RulesBox, rotation: Rotation) -> None:
    box.choices["rotation"].setCurrentIndex(list(Rotation).index(rotation))
    (rule,) = (rule for rule in RULES.asked() if rule.key == "rotation")
    assert rule.explained is not None
    assert box.explained["rotation"].text() == rule.explained(rotation.value)


def test_a_table_of_the_group_s_own_stays_on_offer(box: RulesBox) -> None:
    for _ in range(2):
        box.fill({"targets": OURS})
        assert box.values()["targets"] is OURS
    assert box.choices["targets"].count() == 3
    assert box.choices["targets"].itemText(2) == "targets “Ours”"
    box.choices["targets"].setCurrentIndex(0)
    assert box.values()["targets"] == HOUSE


def test_a_number_of_the_group_s_own_stays_on_offer_too(qtbot: QtBot) -> None:
    box = RulesBox([Rule("bonus", "Bonus", (300, 100, 50, 0), 300, str)], DAY)
    qtbot.addWidget(box)
    assert box.values() == {"bonus": 300}
    for number in (250, 20):
        box.fill({"bonus": number})
        assert box.values() == {"bonus": number}
    offered = box.choices["bonus"]
    assert [offered.itemText(at) for at in range(offered.count())] == [
        "300", "100", "50", "0", "20",
    ]  # fmt: skip


def test_screen_readers_hear_what_is_chosen(box: RulesBox) -> None:
    names = [choice.accessibleName() for choice in box.choices.values()]
    assert names == ["Targets", "Passed out", "Sitting out"]


def test_what_is_explained_has_its_lines_where_the_dialog_is_narrowest(qtbot: QtBot) -> None:
    told = "A side gets it that alone has a part-score in a game; until 1993 it was 50 and not 100."
    rule = Rule("kind", "Kind", (1, 2), 1, str, lambda value: told if value == 1 else "Nobody.")
    box = RulesBox((rule,), DAY)
    qtbot.addWidget(box)
    box.resize(500, box.sizeHint().height())
    box.show()
    note = box.explained["kind"]
    assert note.height() >= note.heightForWidth(note.width()) > note.fontMetrics().height() * 1.5
    high = note.height()
    box.choices["kind"].setCurrentIndex(1)
    assert note.height() == high


def test_another_number_goes_beneath_the_usual_ones_where_it_has_no_room(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    layout = QVBoxLayout(page)
    layout.setContentsMargins(0, 0, 0, 0)
    box = PlanBox(FORM.setup(), DAY)
    layout.addWidget(box)
    wide = box.sizeHint().width()

    def beneath(width: int) -> bool:
        page.resize(width, 100)
        page.show()
        QApplication.processEvents()
        assert box.width() == width
        place = box.other.mapTo(box, box.other.rect().topLeft())
        return place.y() > box.plans[10].geometry().bottom()

    assert not beneath(wide)
    assert beneath(wide - 20)
    assert not beneath(wide)


@pytest.mark.parametrize("language", ["en", "ru", "de"])
def test_no_caption_stands_against_its_field(qtbot: QtBot, language: str) -> None:
    speak(language)
    box = RulesBox(FORM.setup().rules, DAY)
    qtbot.addWidget(box)
    box.show()
    for caption in box.findChildren(QLabel):
        field = caption.buddy()
        if field is not None:
            assert field.geometry().left() - caption.geometry().right() > 8
