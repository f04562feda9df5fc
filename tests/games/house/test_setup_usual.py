"""What a new evening is when nothing else is asked for."""

from __future__ import annotations

from chicago_gui.games.house.rules import RULES, PassedOut, Rotation, Rules
from chicago_gui.games.house.setup import setup
from chicago_gui.games.house.sheet import USUAL_PLANS
from chicago_gui.scoring import HOUSE


def test_fifteen_deals_by_the_house_s_rules() -> None:
    asked = setup()
    assert asked.usual_plan == 15
    assert RULES.chosen({rule.key: rule.usual for rule in asked.rules}) == Rules(
        HOUSE, PassedOut.REDEAL, False, Rotation.WRITTEN
    )
    assert USUAL_PLANS == (10, 15, 20, 25)
