"""What stands in each cell, what a screen reader says of it, and the deal in one line."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

from chicago_gui.games.house import changes as c
from chicago_gui.games.house import columns
from chicago_gui.games.house.evening import EnterHcp, Session, reveal
from chicago_gui.games.house.evening.apply import apply
from chicago_gui.games.house.rules import PassedOut
from chicago_gui.games.house.sheet import Deck
from chicago_gui.games.house.view import OpenDeal, PlayedDeal
from chicago_gui.record import replace
from chicago_gui.scoring import Contract
from chicago_gui.sheet.column import COVERED, EMPTY, Cell, CellKind, Column, cell_words, tone
from chicago_gui.sheet.words import contract_text
from tests.games.house.evening.make import (
    after,
    begun,
    bid,
    fresh,
    played,
    ready,
    thrown_in,
    two_open,
)
from tests.games.house.evening.strategies import half, secret_twins, sessions

SECRET = (columns.HCP, columns.TEAM_HCP, columns.TARGET)
WORKED_OUT = (columns.SCORE, columns.DIFFERENCE, columns.IMPS)


def played_deal(session: Session) -> PlayedDeal:
    deal = shown(session)
    assert isinstance(deal, PlayedDeal)
    return deal


def shown(session: Session, index: int = -1) -> OpenDeal | PlayedDeal:
    return reveal(session).deals[index]


def spoken_at(
    deal: OpenDeal | PlayedDeal, column: Column[Any, Any], part: int, content: Cell
) -> str:
    return cell_words(f"Deal {deal.number}", column, part, content)


def texts(session: Session, column: Column[Any, Any]) -> list[str]:
    return [column.cell(shown(session), part).text for part in range(column.parts)]


def every_cell(session: Session) -> dict[tuple[int, Column[Any, Any], int], Cell]:
    return {
        (index, column, part): column.cell(deal, part)
        for index, deal in enumerate(reveal(session).deals)
        for column in columns.COLUMNS
        for part in range(column.parts)
    }


# A whole deal ---------------------------------------------------------------------------------


def test_a_played_deal_from_left_to_right() -> None:
    session = played(fresh(), "4SX", 11, z=(False, True))
    expected = {
        columns.DEAL: ["1"],
        columns.PREPARED_BY: ["Egor"],
        columns.DECK: ["A", "B", "C", "D"],
        columns.HCP: ["12", "9", "13", "6"],
        columns.PLAYER: ["Anna", "Boris", "Vera", "Dima"],
        columns.PARTNERS: ["Anna – Boris", "Vera – Dima"],
        columns.TEAM_HCP: ["21", "19"],
        columns.Z: ["–", "z"],
        columns.TARGET: ["50", ""],
        columns.OPENS: ["Anna"],
        columns.CONTRACT: ["4♠X"],
        columns.RESULT: ["+1"],
        columns.SCORE: ["+690", ""],
        columns.DIFFERENCE: ["+640", ""],
        columns.IMPS: ["+12", "−12"],
    }
    assert {column: texts(session, column) for column in expected} == expected


def test_target_score_and_difference_stand_with_the_stronger_team() -> None:
    session = played(fresh(), "4S", 9, hcp=(9, 6, 15, 10))
    assert texts(session, columns.TARGET) == ["", "300"]
    assert texts(session, columns.SCORE) == ["", "+50"]
    assert texts(session, columns.DIFFERENCE) == ["", "−250"]
    assert texts(session, columns.IMPS) == ["+6", "−6"]


def test_a_deal_thrown_in_shows_its_counts_and_no_more() -> None:
    session = thrown_in(fresh())
    assert texts(session, columns.HCP) == ["12", "9", "13", "6"]
    assert texts(session, columns.TEAM_HCP) == ["21", "19"]
    assert texts(session, columns.CONTRACT) == ["passed out"]
    for column in (columns.TARGET, columns.RESULT, *WORKED_OUT):
        assert set(texts(session, column)) == {""}


def test_a_deal_passed_out_that_scores_shows_what_it_scored() -> None:
    session = thrown_in(fresh(passed_out=PassedOut.SCORE))
    assert texts(session, columns.RESULT) == [""]
    assert texts(session, columns.SCORE) == ["0", ""]
    assert texts(session, columns.DIFFERENCE) == ["−50", ""]
    assert texts(session, columns.IMPS) == ["−2", "+2"]


def test_a_deal_that_lacks_something_shows_what_it_has() -> None:
    session = apply(played(fresh()), EnterHcp(0, Deck.B, None))
    assert texts(session, columns.HCP) == ["12", "", "13", "6"]
    assert texts(session, columns.TEAM_HCP) == ["", ""]
    for column in (columns.TARGET, *WORKED_OUT):
        assert set(texts(session, column)) == {""}


@pytest.mark.parametrize(("tricks", "said"), [(10, "="), (13, "+3"), (8, "−2"), (0, "−10")])
def test_a_result_is_told_against_the_contract(tricks: int, said: str) -> None:
    assert texts(played(fresh(), tricks=tricks), columns.RESULT) == [said]


@pytest.mark.parametrize(
    ("contract", "said"), [("4SX", "4♠X"), ("3NT", "3NT"), ("2HXX", "2♥XX"), ("7C", "7♣")]
)
def test_a_contract_is_written_as_people_write_it(contract: str, said: str) -> None:
    assert contract_text(Contract.parse(contract)) == said


# How cells are drawn --------------------------------------------------------------------------


def test_a_contract_tells_who_plays_it_and_carries_its_suit() -> None:
    found = columns.CONTRACT.cell(shown(bid(fresh())), 0)
    four_spades = Contract.parse("4S")
    assert found == Cell("4♠", CellKind.TEXT, "by Anna", four_spades, shorter="Anna")
    nobody = apply(ready(fresh()), c.EnterContract(0, four_spades))
    assert columns.CONTRACT.cell(shown(nobody), 0) == Cell("4♠", CellKind.TEXT, "", four_spades)


def test_a_swap_is_marked_with_who_bid() -> None:
    found = columns.CONTRACT.cell(shown(apply(bid(fresh()), c.Swap(0))), 0)
    assert (found.below, found.swapped, found.notch, found.hint) == (
        *("by Boris", True, False),
        "bid by Anna",
    )


def test_imps_are_gains_losses_or_neither() -> None:
    assert [tone(number) for number in (4, 0, -4)] == [CellKind.GAIN, CellKind.TEXT, CellKind.LOSS]
    session = played(fresh())
    kinds = [columns.IMPS.cell(shown(session), part).kind for part in (0, 1)]
    assert kinds == [CellKind.GAIN, CellKind.LOSS]


def test_a_doubted_count_is_marked_with_what_was_noted() -> None:
    session = after(played(fresh()), c.EnterNoted(0, "Vera", 12), c.EnterNoted(0, "Anna", 12))
    assert columns.HCP.cell(shown(session), 2) == Cell("13", doubted=True, hint="Vera noted 12")
    assert columns.HCP.cell(shown(session), 0) == Cell("12")


def test_a_preparer_who_was_not_expected_is_marked() -> None:
    deal = shown(begun(fresh()))
    assert columns.PREPARED_BY.cell(deal, 0) == Cell("Egor")
    marked = replace(deal, mark="Anna / Vera")
    assert columns.PREPARED_BY.cell(marked, 0) == Cell(
        "Egor", notch=True, hint="Anna / Vera was due to prepare"
    )


def test_z_tells_who_is_vulnerable_who_is_not_and_what_is_open() -> None:
    session = after(begun(fresh()), c.EnterZ(0, 0, True), c.EnterZ(0, 1, False))
    assert columns.Z.cell(shown(session), 0) == Cell("z", CellKind.LOSS, spoken="yes")
    assert columns.Z.cell(shown(session), 1) == Cell("–", spoken="no")
    assert columns.Z.cell(shown(begun(fresh())), 0) == EMPTY


CORRECTED = {
    "prepared_by": {(columns.PREPARED_BY, 0)},
    "hcp.C": {(columns.HCP, 2)},
    "decks.D": {(columns.PLAYER, 3)},
    "teams.1": {(columns.PARTNERS, 0)},
    "teams.2": {(columns.PARTNERS, 1)},
    "vulnerable.1": {(columns.Z, 0)},
    "vulnerable.2": {(columns.Z, 1)},
    "opening_bid": {(columns.OPENS, 0)},
    "contract": {(columns.CONTRACT, 0)},
    "declarer": {(columns.CONTRACT, 0)},
    "bid_by": {(columns.CONTRACT, 0)},
    "tricks": {(columns.RESULT, 0)},
}


@pytest.mark.parametrize("key", CORRECTED)
def test_what_was_corrected_after_the_reveal_is_marked_where_it_stands(key: str) -> None:
    plain = played_deal(played(fresh()))
    deal = replace(plain, corrected=(key,))
    marked = set()
    for column in columns.COLUMNS:
        for part in range(column.parts):
            content = column.cell(deal, part)
            if content != column.cell(plain, part):
                marked.add((column, part))
                assert content.notch
                assert content.hint == "corrected after the deal"
    assert marked == CORRECTED[key]


def test_a_correction_is_told_beside_what_a_cell_has_to_tell_already() -> None:
    session = apply(played(fresh()), c.EnterNoted(0, "Vera", 12))
    deal = replace(played_deal(session), corrected=("hcp.C", "hcp.A"))
    hint = "corrected after the deal; Vera noted 12"
    assert columns.HCP.cell(deal, 2) == Cell("13", notch=True, doubted=True, hint=hint)
    assert columns.HCP.cell(deal, 1) == Cell("9")


# Covers ---------------------------------------------------------------------------------------


def test_counts_are_covered_from_the_first_moment_and_team_sums_with_the_teams() -> None:
    session = apply(fresh(), c.BeginDeal("Egor"))
    assert all(columns.HCP.cell(shown(session), part) is COVERED for part in range(4))
    for column in (columns.TEAM_HCP, columns.TARGET):
        assert column.cell(shown(session), 0) is EMPTY
        assert column.cell(shown(ready(fresh())), 0) is COVERED


def test_what_is_not_there_yet_is_empty_and_not_covered() -> None:
    for column in WORKED_OUT:
        for part in (0, 1):
            assert column.cell(shown(bid(fresh())), part) is EMPTY


def test_two_deals_at_once_are_both_covered_until_each_has_its_result() -> None:
    session = two_open(fresh())
    for index in (0, 1):
        assert columns.HCP.cell(shown(session, index), 0) is COVERED
    session = apply(session, c.EnterResult(0, 10))
    assert columns.HCP.cell(shown(session, 0), 0) == Cell("12")
    assert columns.HCP.cell(shown(session, 1), 0) is COVERED


@half
@given(secret_twins(most=2))
def test_cells_are_the_same_whatever_is_beneath(twins: tuple[Session, Session]) -> None:
    one, other = twins
    assert every_cell(one) == every_cell(other)
    view, twin = reveal(one), reveal(other)
    for (index, column, part), content in every_cell(one).items():
        assert spoken_at(view.deals[index], column, part, content) == spoken_at(
            twin.deals[index], column, part, content
        )


@half
@given(sessions(most=3))
def test_an_open_deal_has_covers_for_secrets_and_nothing_worked_out(session: Session) -> None:
    deals = reveal(session).deals
    for (index, column, _), content in every_cell(session).items():
        if isinstance(deals[index], PlayedDeal):
            assert content.kind is not CellKind.COVER
        elif column in (*SECRET, *WORKED_OUT):
            assert content in (COVERED, EMPTY)
            four = deals[index].four
            if column is columns.HCP:
                assert content is (EMPTY if four else COVERED)
            assert not (four and content is COVERED)
        assert bool(content.hint) == (content.notch or content.doubted or content.swapped)
        bid = column is columns.CONTRACT and deals[index].deal.contract is not None
        assert (content.contract is not None) == bid


# Said -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("column", "part", "said"),
    [
        (columns.DEAL, 0, "Deal 1, deal: 1"),
        (columns.DECK, 2, "Deal 1, deck: C"),
        (columns.HCP, 2, "Deal 1, deck C, HCP: 13 Vera noted 12"),
        (columns.PLAYER, 3, "Deal 1, deck D, player: Dima"),
        (columns.TEAM_HCP, 1, "Deal 1, team 2, team HCP: 19"),
        (columns.Z, 0, "Deal 1, team 1, vulnerable: no"),
        (columns.CONTRACT, 0, "Deal 1, contract: 4 spades by Anna"),
        (columns.IMPS, 1, "Deal 1, team 2, IMPs: −9"),
    ],
)
def test_a_cell_says_where_it_is_and_what_stands_there(
    column: Column[Any, Any], part: int, said: str
) -> None:
    deal = shown(apply(played(fresh()), c.EnterNoted(0, "Vera", 12)))
    assert spoken_at(deal, column, part, column.cell(deal, part)) == said
    if column in SECRET:
        where, _ = said.split(": ")
        assert spoken_at(shown(bid(fresh())), column, part, COVERED) == f"{where}: covered"
