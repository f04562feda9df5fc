from __future__ import annotations

from chicago_gui.games.russian.evening import Counts
from chicago_gui.preparer.preparer_input import HcpChoice, hcp_choices

NOTHING = Counts()


def test_every_count_a_hand_can_hold_is_offered_once() -> None:
    offered = hcp_choices(NOTHING, 0)
    assert [choice.label for choice in offered] == [str(hcp) for hcp in range(38)]
    assert not any(choice.chosen for choice in offered)
    assert all(choice.possible for choice in offered)


def test_the_count_that_stands_there_is_marked() -> None:
    marked = [
        choice.hcp for choice in hcp_choices(Counts((None, 13, None, None)), 1) if choice.chosen
    ]
    assert marked == [13]


def test_what_makes_more_than_a_pack_holds_cannot_be_chosen() -> None:
    def most(a: int, b: int, c: int | None, d: int | None, *, part: int) -> int:
        offered = hcp_choices(Counts((a, b, c, d)), part)
        return max(choice.hcp for choice in offered if choice.possible)

    assert most(14, 10, 12, None, part=3) == 4
    assert most(14, 10, None, None, part=0) == 30
    # Two of four are mended one after the other, and the sum is wrong on the way.
    assert most(14, 10, 12, 4, part=3) == 37


def test_a_choice_prints_without_its_count() -> None:
    assert "13" not in repr(HcpChoice(13))
    assert "13" not in repr(hcp_choices(Counts((None, 13, None, None)), 1))
