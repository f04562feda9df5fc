from __future__ import annotations

from chicago_gui.games.house.view import PlayedDeal, View
from chicago_gui.games.house.words import Reckoning, cell_words, verdict
from chicago_gui.record import replace
from tests.widgets.an_evening import view


def with_imps(found: View, *imps: int) -> View:
    standing = tuple(
        replace(each, imps=imp) for each, imp in zip(found.standing, imps, strict=True)
    )
    return replace(found, standing=standing)


def with_another_outcome(found: View, index: int) -> View:
    deals = list(found.deals)
    deal = deals[index]
    assert isinstance(deal, PlayedDeal)
    assert deal.outcome is not None
    deals[index] = replace(deal, outcome=replace(deal.outcome, imps=(7, -7)))
    return replace(found, deals=tuple(deals))


def test_players_with_the_same_imps_share_a_place() -> None:
    reckoning = Reckoning("house", with_imps(view(), 4, 9, 9, -2, -20))
    assert [cell_words(reckoning, name) for name in view().sheet.players] == [
        "3.  +4",
        "1.  +9",
        "1.  +9",
        "4.  −2",
        "5.  −20",
    ]
    assert reckoning.winners == ("Boris", "Vera")


def test_the_verdict_says_who_would_be_first_and_which_deals_score_otherwise() -> None:
    played = Reckoning("house", with_imps(view(), 4, 9, 9, -2, -20))
    same = Reckoning("official", with_imps(view(), 4, 9, 9, -2, -20))
    assert verdict(played, same) == "Official targets: no deal differs."
    other = with_another_outcome(with_another_outcome(view(), 1), 3)
    first = Reckoning("official", with_imps(other, 14, 9, 9, -2, -30))
    assert (
        verdict(played, first)
        == "Official targets: Anna first instead. Deals that differ: deal 2, deal 4."
    )
    as_well = Reckoning("Ours", with_imps(other, 4, 9, 9, -2, -20))
    assert (
        verdict(played, as_well)
        == "Targets “Ours”: Boris and Vera first as well. Deals that differ: deal 2, deal "
        "4."
    )


def test_headings_are_short() -> None:
    tables = ("house", "official", "Ours")
    assert [Reckoning(name, view()).heading for name in tables] == [
        "House targets",
        "Official targets",
        "Targets “Ours”",
    ]
