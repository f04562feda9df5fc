"""What the mouse may choose: the same that can be typed, and nothing that would be refused."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from hypothesis import given

from chicago_gui.games.house import changes as c
from chicago_gui.games.house import columns
from chicago_gui.games.house.columns.play import RollDice, advised_deal, line_ups
from chicago_gui.games.house.evening import Session, reveal
from chicago_gui.games.house.evening.apply import apply
from chicago_gui.games.house.sheet import Deal, Deck, pairings, same_teams
from chicago_gui.games.house.view import View
from chicago_gui.record import replace
from chicago_gui.scoring import Contract, Refused
from chicago_gui.sheet.column import CellRef, Choice, Column
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
    two_open,
)
from tests.games.house.evening.strategies import half, sessions, spoken_players

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


@pytest.mark.parametrize(
    "column",
    [
        *(columns.DEAL, columns.DECK, columns.TEAM_HCP, columns.TARGET),
        *(columns.CONTRACT, columns.SCORE, columns.DIFFERENCE, columns.IMPS),
    ],
)
def test_where_only_typing_or_the_pad_will_do_there_is_nothing_to_choose(
    column: Column[Any, Any],
) -> None:
    for session in (ready(fresh()), played(fresh())):
        assert offered(session, column) == []


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


def test_every_way_to_sit_down_is_offered_once_the_advised_ones_first() -> None:
    session = begun(played(fresh()), "Boris")
    view = reveal(session)
    ways = line_ups(view, 1)
    assert ways[: len(view.advice.line_ups)] == view.advice.line_ups
    assert len(ways) == 3
    for one in pairings(("Anna", "Vera", "Dima", "Egor")):
        assert sum(same_teams(one, other) for other in ways) == 1


def test_a_deal_that_is_not_advised_has_the_plain_ways() -> None:
    view = reveal(begun(played(fresh()), "Boris"))
    assert line_ups(view, 0) == pairings(NAMES[:4])


def test_advice_for_other_players_is_no_advice() -> None:
    view = reveal(begun(fresh()))
    other = replace(view.advice, line_ups=((("Anna", "Egor"), ("Vera", "Dima")),))
    assert line_ups(replace(view, advice=other), 0) == pairings(NAMES[:4])


def test_nobody_can_sit_down_before_it_is_known_who_sits_out() -> None:
    session = begun(fresh())
    session = replace(session, sheet=replace(session.sheet, deals=(Deal(),)))
    assert line_ups(reveal(session), 0) == ()


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
    assert same_teams(chosen[0].teams, TEAMS)


def test_a_line_up_is_worded_as_who_plays_whom() -> None:
    view = reveal(begun(fresh()))
    view = replace(view, advice=replace(view.advice, line_ups=(TEAMS,)))
    first = columns.PARTNERS.choices(view, CellRef(0, columns.PARTNERS))[0]
    assert first.label == "Anna – Boris against Vera – Dima"


def test_same_teams_have_the_same_partners() -> None:
    assert same_teams(TEAMS, (("Dima", "Vera"), ("Anna", "Boris")))
    assert not same_teams(TEAMS, (("Anna", "Vera"), ("Boris", "Dima")))


@pytest.mark.parametrize(
    ("session", "index"),
    [
        (fresh(), 0),
        (begun(fresh()), 0),
        (bid(fresh()), 1),
        (two_open(fresh()), 1),
        (thrown_in(fresh()), 1),
        (begun(thrown_in(fresh())), 1),
    ],
)
def test_the_advised_deal_is_the_first_without_a_contract(session: Session, index: int) -> None:
    assert advised_deal(reveal(session)) == index


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
                assert same_teams(typed.teams, choice.change.teams)
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


def test_a_contract_is_chosen_on_a_pad_of_its_own() -> None:
    session = apply(bid(fresh()), c.EnterContract(0, Contract.parse("3NT"), "Vera"))
    assert offered(session, columns.CONTRACT) == []
