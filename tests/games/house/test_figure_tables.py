from __future__ import annotations

import pytest

from chicago_gui.games.house.figure_tables import (
    declarer_columns,
    held,
    per_deal,
    player_columns,
    share,
    short_share,
    total,
)
from chicago_gui.games.house.figures import Part, PlayerLine


@pytest.mark.parametrize(
    ("part", "words"),
    [
        (Part(12, 27), ("+27", "+2.25", "+27 in 12 deals")),
        (Part(3, -4), ("−4", "−1.33", "−4 in 3 deals")),
        (Part(1, -4), ("−4", "−4.00", "−4 in 1 deal")),
        (Part(3, 0), ("0", "0.00", "0 in 3 deals")),
        (Part(8, 17), ("+17", "+2.13", "+17 in 8 deals")),
        (Part(8, -5), ("−5", "−0.63", "−5 in 8 deals")),
        (Part(300, 1), ("+1", "+0.00", "+1 in 300 deals")),
        (Part(0, 0), ("0", "", "")),
    ],
)
def test_imps_have_their_sign_and_no_deals_no_average(part: Part, words: tuple[str, ...]) -> None:
    assert (total(part), per_deal(part), share(part)) == words
    assert short_share(part) == words[-1].partition(" deal")[0]


def test_hcp_have_one_decimal() -> None:
    assert held(10.04) == "10.0"


def test_who_has_only_sat_out_has_held_nothing_that_could_be_averaged() -> None:
    none, one = Part(0, 0), Part(1, -4)
    out = PlayerLine("Ann", 1, 0, none, none, none, none, 0.0, "", merged=False)
    played = PlayerLine("Bob", 1, 0, one, one, none, none, 0.0, "", merged=False)
    column = next(each for each in player_columns() if each.heading == "HCP per deal")
    assert [column.text(line) for line in (out, played)] == ["", "0.0"]


def test_contracts_made_stand_beside_those_declared() -> None:
    four = Part(4, 9)
    line = PlayerLine("Ann", 1, 0, four, four, four, four, 10.0, "", merged=False, made=3)
    shown = {column.heading: column.text(line) for column in declarer_columns()}
    assert (shown["Declared"], shown["Made"], shown["%"]) == ("4", "3", "75")
