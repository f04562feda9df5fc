"""The columns: what stands in each cell, what a screen reader says, and what can be chosen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from hypothesis import given

from chicago_gui.games.house import changes as c
from chicago_gui.games.house import columns
from chicago_gui.games.house.columns import RollDice
from chicago_gui.games.house.evening import EnterHcp, Session, reveal
from chicago_gui.games.house.evening.apply import apply
from chicago_gui.games.house.rules import PassedOut
from chicago_gui.games.house.sheet import Deck, pairing
from chicago_gui.games.house.view import OpenDeal, PlayedDeal, View
from chicago_gui.record import replace
from chicago_gui.scoring import Contract, Refused
from chicago_gui.sheet.column import (
    COVERED,
    EMPTY,
    Cell,
    CellKind,
    CellRef,
    Choice,
    Column,
    cell_words,
)
from chicago_gui.sheet.words import pair
from tests.games.house.evening.make import (
    NAMES,
    after,
    begun,
    bid,
    fresh,
    made,
    played,
    ready,
    thrown_in,
)
from tests.games.house.evening.strategies import half, secret_twins, sessions, spoken_players


def test_what_is_spoken_tells_every_column_from_every_other() -> None:
    said = [column.in_words() for column in columns.COLUMNS]
    assert len(set(said)) == len(said)
    assert all(said)


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


def test_imps_are_gains_or_losses() -> None:
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
            assert content in ((EMPTY,) if column in WORKED_OUT else (COVERED, EMPTY))
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


# What can be chosen -------------------------------------------------------------------------------


TEAMS = (("Anna", "Boris"), ("Vera", "Dima"))


def offered(session: Session, column: Column[Any, Any], part: int = 0) -> list[tuple[str, bool]]:
    """The words that can be chosen on the pad alone, and whether they stand there."""
    return [
        (choice.label, choice.chosen)
        for choice in column.choices(reveal(session), CellRef(0, column, part))
        if not choice.in_menu
    ]


def test_who_prepares_may_be_any_of_the_five() -> None:
    assert offered(begun(fresh()), columns.PREPARED_BY) == [
        (name, name == "Egor") for name in NAMES
    ]


def test_who_opens_or_has_a_deck_is_one_of_the_four() -> None:
    session = ready(fresh())
    assert offered(session, columns.OPENS) == [(name, name == "Anna") for name in NAMES[:4]]
    assert offered(session, columns.PLAYER, 2) == [(name, name == "Vera") for name in NAMES[:4]]
    view = reveal(session)
    change = columns.PLAYER.choices(view, CellRef(0, columns.PLAYER, 2))[3].change
    assert change == c.PickDeck(0, Deck.C, "Dima")


def test_a_team_is_vulnerable_or_not_or_not_settled() -> None:
    words = ("vulnerable", "not vulnerable")
    session = begun(fresh())
    assert offered(session, columns.Z) == [(words[0], False), (words[1], False)]
    session = after(session, c.EnterZ(0, 0, True), c.EnterZ(0, 1, False))
    assert offered(session, columns.Z, 0) == [(words[0], True), (words[1], False)]
    assert offered(session, columns.Z, 1) == [(words[0], False), (words[1], True)]
    die = columns.Z.choices(reveal(session), CellRef(0, columns.Z, 1))[-1]
    assert (die.label, die.change) == ("roll the die", RollDice(0, (1,)))


def test_results_are_all_fourteen_the_best_first() -> None:
    session = played(fresh(), "6NT", 11)
    found = offered(session, columns.RESULT)
    assert [label for label, _ in found[:4]] == ["+1", "=", "−1", "−2"]
    assert found[-1] == ("−12", False)
    assert [label for label, chosen in found if chosen] == ["−1"]
    assert len(found) == 14


@pytest.mark.parametrize("make", [ready, thrown_in])
def test_without_a_contract_there_is_no_result_to_choose(make: object) -> None:
    assert callable(make)
    assert offered(make(fresh()), columns.RESULT) == []


# Counts ---------------------------------------------------------------------------------------


def further(choice: Choice) -> tuple[str, Sequence[Choice]]:
    """What is asked after a choice, and what may be chosen then."""
    assert choice.opens is not None
    offer = choice.opens()
    return offer.question, offer.choices


def test_the_counts_of_a_deal_that_is_not_over_are_not_offered() -> None:
    for session in (ready(fresh()), bid(fresh())):
        assert offered(session, columns.HCP) == []


def test_a_count_that_is_mended_changes_another_which_is_asked_for() -> None:
    view = reveal(played(fresh()))  # 12, 9, 13 and 6
    *found, noted = columns.HCP.choices(view, CellRef(0, columns.HCP, 1))
    assert noted.in_menu
    assert [choice.label for choice in found] == list(map(str, range(38)))
    assert [choice.label for choice in found if choice.chosen] == ["9"]
    assert found[9].change == c.CorrectCounts(0, (12, 9, 13, 6))
    asked, others = further(found[16])
    assert asked == "Deck B has 16. Which other count changes?"
    assert [(choice.label, choice.change) for choice in others] == [
        ("deck A: 12 → 5", c.CorrectCounts(0, (5, 16, 13, 6))),
        ("deck C: 13 → 6", c.CorrectCounts(0, (12, 16, 6, 6))),
    ]
    # More than any other has cannot be one count that was wrong.
    assert [choice.possible for choice in found] == [hcp <= 22 for hcp in range(38)]


def test_counts_that_were_never_written_are_asked_for_one_after_the_other() -> None:
    session = after(fresh(), c.BeginDeal("Egor"), c.PassOut(0))
    choices = columns.HCP.choices(reveal(session), CellRef(0, columns.HCP, 2))
    for hcp, then in ((13, "HCP of deck A"), (12, "HCP of deck B"), (9, "HCP of deck D")):
        asked, choices = further(choices[hcp])
        assert asked == then
        if then == "HCP of deck B":
            assert [choice.possible for choice in choices] == [hcp <= 15 for hcp in range(38)]
    assert choices[6].change == c.CorrectCounts(0, (12, 9, 13, 6))
    asked, choices = further(choices[5])
    assert asked == "Deck D has 5. Which other count changes?"
    assert choices[0].change == c.CorrectCounts(0, (13, 9, 13, 5))


# Honours --------------------------------------------------------------------------------------


def honours(session: Session, part: int = 2) -> list[tuple[str, bool]]:
    return offered(session, columns.PLAYER, part)[4:]


def test_honours_are_offered_where_the_rules_count_them_and_the_deal_is_over() -> None:
    assert honours(played(fresh())) == []
    assert honours(bid(fresh(honours=True))) == []
    assert honours(thrown_in(fresh(honours=True))) == []
    session = played(fresh(honours=True))
    assert honours(session) == [("100 for honours", False), ("150 for honours", False)]
    assert honours(apply(session, c.PickDeck(0, Deck.C, None))) == []


def test_honours_that_stand_there_are_taken_back_by_choosing_them_again() -> None:
    session = apply(played(fresh(honours=True)), c.EnterHonours(0, "Vera", 150))
    assert honours(session) == [("100 for honours", False), ("150 for honours", True)]
    found = columns.PLAYER.choices(reveal(session), CellRef(0, columns.PLAYER, 2))
    assert [choice.change for choice in found[4:-1]] == [
        c.EnterHonours(0, "Vera", 100),
        c.EnterHonours(0, "Vera", None),
    ]


def test_in_no_trump_only_the_four_aces_are_offered() -> None:
    assert honours(played(fresh(honours=True), "3NT")) == [("150 for honours", False)]


# Line-ups -------------------------------------------------------------------------------------


def test_the_line_up_that_stands_there_is_marked_in_whatever_order_it_was_written() -> None:
    session = after(begun(fresh()), c.SitDown(0, (("Dima", "Vera"), ("Boris", "Anna"))))
    chosen = [
        choice.change
        for choice in columns.PARTNERS.choices(reveal(session), CellRef(0, columns.PARTNERS))
        if choice.chosen
    ]
    assert len(chosen) == 1
    assert isinstance(chosen[0], c.SitDown)
    assert chosen[0].teams is not None
    assert pairing(chosen[0].teams) == pairing(TEAMS)


def test_a_line_up_is_worded_as_who_plays_whom() -> None:
    view = reveal(begun(fresh()))
    view = replace(view, advice=replace(view.advice, line_ups=(TEAMS,)))
    first = columns.PARTNERS.choices(view, CellRef(0, columns.PARTNERS))[0]
    assert first.label == "Anna – Boris against Vera – Dima"


# The same as typing ---------------------------------------------------------------------------


def spots(view: View) -> list[CellRef]:
    return [
        CellRef(index, column, part)
        for index in range(len(view.deals))
        for column in columns.COLUMNS
        for part in range(column.parts)
    ]


def ends(choices: Sequence[Choice]) -> Iterator[Choice]:
    """What can be chosen in the end: of a pad that leads further on, a few ways on."""
    for choice in choices:
        if choice.in_menu:
            continue
        if choice.opens is None:
            yield choice
        elif choice.possible and choice.label in ("0", "10", "20"):
            yield from ends(choice.opens().choices)


def as_typed(view: View, spot: CellRef, choice: object, label: str) -> str:
    """What would be typed for a choice: its words, or what stands for them."""
    match choice:
        case c.SitDown(_, teams) if teams is not None:
            return pair(teams[spot.part])
        case c.EnterZ(_, _, vulnerable):
            return "z" if vulnerable else "-"
        case c.EnterHonours():
            return label.split()[0]
        case c.CorrectCounts(_, hcp):
            return " ".join(map(str, hcp))
    return label


@half
@given(sessions(most=2, people=spoken_players))
def test_what_can_be_chosen_can_be_typed_and_means_the_same(session: Session) -> None:
    view = reveal(session)
    for spot in spots(view):
        if not spot.column.can_type(view, spot):
            continue
        for choice in ends(spot.column.choices(view, spot)):
            if choice.change == c.EnterHonours(
                spot.deal, getattr(choice.change, "player", ""), None
            ):
                continue
            if not choice.possible:
                continue  # whoever has a deck already keeps their place on the pad
            text = as_typed(view, spot, choice.change, choice.label)
            typed = spot.column.read(view, spot, text).change
            if isinstance(typed, c.SitDown) and isinstance(choice.change, c.SitDown):
                assert typed.teams is not None
                assert choice.change.teams is not None
                assert pairing(typed.teams) == pairing(choice.change.teams)
            else:
                assert typed == choice.change


@half
@given(sessions(most=2))
def test_choosing_what_stands_there_changes_nothing(session: Session) -> None:
    view = reveal(session)
    for spot in spots(view):
        found = spot.column.choices(view, spot)
        picks = [each for each in found if not isinstance(each.change, c.EnterHonours)]
        assert sum(choice.chosen for choice in picks) <= 1
        labels = [choice.label for choice in found]
        assert len(set(labels)) == len(labels)
        for choice in found:
            if choice.chosen and spot.column in (columns.RESULT, columns.OPENS, columns.Z):
                assert made(session, choice.change) == session


@half
@given(sessions(most=2))
def test_nothing_offered_at_the_table_is_refused_but_what_hangs_on_the_decks(
    session: Session,
) -> None:
    view = reveal(session)
    for spot in spots(view):
        if not spot.column.can_type(view, spot) or spot.column is columns.PLAYER:
            continue
        for choice in ends(spot.column.choices(view, spot)):
            try:
                made(session, choice.change)
            except Refused as refused:
                pytest.fail(f"{choice.label} at {spot}: {refused}")
