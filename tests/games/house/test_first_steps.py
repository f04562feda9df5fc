from __future__ import annotations

from chicago_gui.games.house import first_steps as steps
from chicago_gui.games.house.form import FORM
from chicago_gui.paper.marks import STRONG, Suit, Text
from chicago_gui.scoring import imps, score, target
from chicago_gui.sheet.panel import FirstStep
from tests.games.printed import box


def test_a_deal_is_prepared_in_secret_played_and_revealed() -> None:
    told = FORM.first_steps()
    assert [(step.title, step.secret) for step in told] == [
        ("Preparer", True),
        ("Play", False),
        ("Reveal", False),
    ]
    assert all(step.words and step.picture.spoken for step in told)


def test_its_figures_are_those_of_the_house_rules() -> None:
    assert sum(steps.HCP) == 40
    assert score(steps.CONTRACT, steps.TRICKS, vulnerable=False) == steps.SCORE
    assert target(steps.HCP[0] + steps.HCP[2], vulnerable=False) == steps.TARGET
    assert imps(steps.SCORE - steps.TARGET) == steps.IMPS


def test_while_it_is_played_counts_and_target_are_not_there() -> None:
    _, play, reveal = FORM.first_steps()

    def texts(step: FirstStep) -> set[str]:
        return {mark.text for mark in step.picture.marks if isinstance(mark, Text)}

    assert {"12", "9", "13", "6"} <= texts(reveal)
    assert not {"12", "9", "13", "6", "300"} & texts(play)
    assert any(isinstance(mark, Suit) for mark in play.picture.marks)


def test_nothing_is_drawn_beside_the_picture() -> None:
    for step in FORM.first_steps():
        for mark in step.picture.marks:
            left, top, right, bottom = box(mark)
            assert min(left, top) >= -STRONG
            assert right <= step.picture.width + STRONG
            assert bottom <= step.picture.height + STRONG
