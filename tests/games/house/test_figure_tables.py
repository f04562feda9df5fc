from __future__ import annotations

import pytest

from chicago_gui.games.house.figure_tables import (
    declarer_columns,
    per_deal,
    player_columns,
    share,
    short_share,
    total,
    what_if,
)
from chicago_gui.games.house.figures import Part, PlayerLine
from chicago_gui.games.house.view import PlayedDeal, View
from chicago_gui.record import replace
from chicago_gui.scoring import HOUSE, TargetTable
from tests.widgets.an_evening import view


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


def with_imps(found: View, *imps: int, other_outcomes: tuple[int, ...] = ()) -> View:
    """The view with other IMPs in the standing, and another outcome of some deals."""
    deals = list(found.deals)
    for index in other_outcomes:
        deal = deals[index]
        assert isinstance(deal, PlayedDeal)
        assert deal.outcome is not None
        deals[index] = replace(deal, outcome=replace(deal.outcome, imps=(7, -7)))
    standing = tuple(
        replace(each, imps=imp) for each, imp in zip(found.standing, imps, strict=True)
    )
    return replace(found, standing=standing, deals=tuple(deals))


@pytest.mark.parametrize(
    ("imps", "differing", "verdict"),
    [
        ((4, 9, 9, -2, -20), (), "no deal differs."),
        ((14, 9, 9, -2, -30), (1, 3), "Anna first instead. Deals that differ: deal 2, deal 4."),
        ((5, 9, 9, -2, -21), (1,), "Boris and Vera first as well. Deals that differ: deal 2."),
    ],
)
def test_another_target_table_gives_another_standing(
    imps: tuple[int, ...], differing: tuple[int, ...], verdict: str
) -> None:
    played = with_imps(view(), 4, 9, 9, -2, -20)
    supposed = with_imps(view(), *imps, other_outcomes=differing)
    found = what_if(played, lambda change: supposed)
    assert found.headings == ("House targets (as played)", "Official targets")
    assert found.verdicts == (f"Official targets: {verdict}",)
    assert {each.name: each.cells[0] for each in found.lines} == {
        "Anna": ("3.  +4", 4),
        "Boris": ("1.  +9", 9),
        "Vera": ("1.  +9", 9),
        "Dima": ("4.  −2", -2),
        "Egor": ("5.  −20", -20),
    }
    assert [each.cells[1][1] for each in found.lines] == [imps[at] for at in (1, 2, 0, 3, 4)]


def test_a_table_of_the_group_is_compared_with_the_named_ones() -> None:
    ours = replace(view().sheet.rules, targets=TargetTable("Ours", HOUSE.rows))
    played = replace(view(), sheet=replace(view().sheet, rules=ours))
    headings = what_if(played, lambda change: view()).headings
    assert headings == ("Targets “Ours” (as played)", "House targets", "Official targets")
