"""A deal as everybody may read it."""

from __future__ import annotations

from typing import Any

import pytest

from chicago_gui.games.house.sheet import Deal, Deck
from chicago_gui.scoring import Contract

TEAMS = (("Anna", "Boris"), ("Vera", "Dima"))
FOUR = frozenset(("Anna", "Boris", "Vera", "Dima"))


def test_the_value_of_a_deck_is_its_place() -> None:
    assert [(deck.name, deck.value) for deck in Deck] == [("A", 0), ("B", 1), ("C", 2), ("D", 3)]


def test_a_new_deal_is_empty() -> None:
    deal = Deal()
    assert not deal.handed_out
    assert not deal.has_contract
    assert not deal.over
    assert deal.at_table == frozenset()
    assert deal.dummy is None
    assert deal.team_of("Anna") is None
    assert deal.partner_of("Anna") is None


def test_a_deal_is_a_value() -> None:
    deal: Any = Deal()
    with pytest.raises(AttributeError):
        deal.note = "x"
    assert hash(Deal(teams=TEAMS)) == hash(Deal(teams=TEAMS))


@pytest.mark.parametrize(
    ("decks", "handed_out"),
    [
        (("Anna", "Boris", "Vera", "Dima"), True),
        (("Anna", "Boris", "Vera", None), False),
        ((None, "Boris", "Vera", "Dima"), False),
    ],
)
def test_decks_are_handed_out_when_each_has_its_player(
    decks: tuple[str | None, str | None, str | None, str | None], handed_out: bool
) -> None:
    assert Deal(decks=decks).handed_out == handed_out


@pytest.mark.parametrize(
    ("deal", "has_contract", "over"),
    [
        (Deal(contract=Contract.parse("4S")), True, False),
        (Deal(contract=Contract.parse("4S"), tricks=10), True, True),
        (Deal(contract=Contract.parse("7NT"), tricks=0), True, True),
        (Deal(passed_out=True), True, True),
    ],
)
def test_a_deal_is_over_with_its_result_or_when_all_pass(
    deal: Deal, has_contract: bool, over: bool
) -> None:
    assert (deal.has_contract, deal.over) == (has_contract, over)


def test_who_is_at_the_table_is_told_by_the_teams_or_else_by_the_decks() -> None:
    assert Deal(decks=("Anna", None, "Vera", None)).at_table == {"Anna", "Vera"}
    assert Deal(decks=("Anna", None, "Vera", None), teams=TEAMS).at_table == FOUR
    assert Deal(decks=("Anna", "Boris", "Vera", "Dima")).at_table == FOUR


@pytest.mark.parametrize(
    ("name", "team", "partner"),
    [
        ("Anna", 0, "Boris"),
        ("Boris", 0, "Anna"),
        ("Vera", 1, "Dima"),
        ("Dima", 1, "Vera"),
        ("Egor", None, None),
    ],
)
def test_everybody_has_a_team_and_a_partner_but_who_is_out(
    name: str, team: int | None, partner: str | None
) -> None:
    deal = Deal(teams=TEAMS, declarer=name)
    assert (deal.team_of(name), deal.partner_of(name), deal.dummy) == (team, partner, partner)


def test_without_teams_nobody_knows_who_is_dummy() -> None:
    assert Deal(declarer="Anna").dummy is None
