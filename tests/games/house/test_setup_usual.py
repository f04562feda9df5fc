"""What a new evening is when nothing else is asked for."""

from __future__ import annotations

from chicago_gui.games.house.setup import HouseBeginning
from chicago_gui.games.house.sheet import USUAL_PLANS, PassedOut, Rotation, Rules
from chicago_gui.scoring import HOUSE
from tests.games.house.evening.make import DAY, NAMES


def test_fifteen_deals_by_the_house_s_rules() -> None:
    wish = HouseBeginning(NAMES, "Anna", DAY)
    assert (wish.planned_deals, wish.place, wish.targets) == (15, "", HOUSE)
    assert wish.rules == Rules("house", PassedOut.REDEAL, False, Rotation.WRITTEN)
    assert USUAL_PLANS == (10, 15, 20, 25)
