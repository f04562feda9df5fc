"""The package's front door: the names that other programs are told to import."""

import chicago_gui.scoring as scoring
from chicago_gui.scoring import Contract, imps, score, target


def test_the_documented_calls() -> None:
    assert score(Contract.parse("4SX"), tricks=10, vulnerable=True) == 790
    assert imps(-540) == -11
    assert target(33, vulnerable=False) == 580
    assert target(33, vulnerable=False, table="official") == 900


def test_every_name_at_the_door_is_there_once() -> None:
    assert len(set(scoring.__all__)) == len(scoring.__all__)
    assert all(hasattr(scoring, name) for name in scoring.__all__)


def test_no_module_stands_in_the_way_of_a_function() -> None:
    import chicago_gui.scoring.outcomes
    import chicago_gui.scoring.scores

    assert all(callable(getattr(scoring, name)) for name in ("score", "imps", "target", "judge"))
    assert scoring.score is chicago_gui.scoring.scores.score
