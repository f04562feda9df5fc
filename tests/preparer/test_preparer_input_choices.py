from __future__ import annotations

from chicago_gui.preparer.preparer_input import HcpChoice, hcp_choices


def test_every_count_a_hand_can_hold_is_offered_once() -> None:
    offered = hcp_choices(None)
    assert [choice.label for choice in offered] == [str(hcp) for hcp in range(38)]
    assert not any(choice.chosen for choice in offered)


def test_the_count_that_stands_there_is_marked() -> None:
    assert [choice.hcp for choice in hcp_choices(13) if choice.chosen] == [13]


def test_a_choice_prints_without_its_count() -> None:
    assert "13" not in repr(HcpChoice(13))
    assert "13" not in repr(hcp_choices(13))
