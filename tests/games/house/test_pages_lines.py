from __future__ import annotations

from chicago_gui.games.house.pages import explanations
from chicago_gui.paper.text_setting import wrapped
from tests.games.house.paper_views import FIVE, going_on, played, thrown_in, view_of


def test_each_deal_has_its_number_and_text() -> None:
    view = view_of((thrown_in(1, FIVE), played(1, FIVE), played(2, FIVE)))
    found = explanations(view)
    assert [number for number, _ in found] == ["1", "1", "2"]
    assert found[0][1] == ("Passed out, dealt again: no score.",)


def test_the_sum_is_not_torn_from_its_imps() -> None:
    ((_, (text,)),) = explanations(view_of((played(1, FIVE),)))
    for width in range(30, 190, 5):
        lines = wrapped(text, width, 8)
        assert not any(line.startswith("→") or line.endswith("→") for line in lines)


def test_an_open_deal_has_no_line() -> None:
    assert explanations(view_of((going_on(1, FIVE),))) == []
