from __future__ import annotations

from chicago_gui.games.house.pages import lines
from chicago_gui.paper.text_setting import text_width
from tests.games.house.paper_views import FIVE, going_on, played, thrown_in, view_of


def test_each_deal_begins_with_its_number() -> None:
    view = view_of((thrown_in(1, FIVE), played(1, FIVE), played(2, FIVE)))
    begun = [line for line in lines(view, 190) if line.begins]
    assert [line.number for line in begun] == ["1", "1", "2"]
    assert begun[0].text == "Passed out, dealt again: no score."


def test_lines_are_wrapped_to_the_width() -> None:
    note = "and so it went on and on " * 30
    found = lines(view_of((played(1, FIVE, note=note),)), 100)
    assert len(found) > 8
    assert all(text_width(line.text, 8.0) <= 100 for line in found)
    assert sum(line.begins for line in found) == 1


def test_the_sum_is_not_torn_from_its_imps() -> None:
    for width in range(40, 200, 5):
        said = [line.text for line in lines(view_of((played(1, FIVE),)), width)]
        assert not any(text.startswith("→") or text.endswith("→") for text in said)


def test_an_open_deal_has_a_line_only_for_its_note() -> None:
    deal = going_on(1, FIVE)
    assert lines(view_of((deal,)), 190) == []
