from __future__ import annotations

from chicago_gui.scoring import Contract
from chicago_gui.sheet.sittings.model import Deal, Sitting
from tests.sheets.dealt import SIDES, played


def test_a_struck_deal_lends_its_number_and_its_dealer_to_the_next() -> None:
    sitting = Sitting(SIDES, "Dee", tuple(map(played, ("pass", "4S Ann 10", "pass", "2S Bob 8"))))
    assert sitting.numbers == (1, 1, 2, 2)
    assert (sitting.counting, sitting.next_number) == (2, 3)
    assert [sitting.dealer_of(number) for number in sitting.numbers] == ["Dee", "Dee", "Ann", "Ann"]
    assert sitting.in_play is None


def test_a_deal_is_in_play_until_it_has_its_result() -> None:
    bid = Deal(Contract.parse("4S"), declarer="Ann")
    assert Sitting(SIDES, "Ann", (played("pass"), bid)).in_play == 1
    assert [deal.has_contract for deal in (Deal(), bid, played("pass"))] == [False, True, True]
    assert [deal.over for deal in (Deal(), bid, played("pass"))] == [False, False, True]
