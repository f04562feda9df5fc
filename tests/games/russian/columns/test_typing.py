"""What typed text means in each cell of the form."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given

from chicago_gui.games.russian import changes as c
from chicago_gui.games.russian import columns
from chicago_gui.games.russian.changes import HouseReason
from chicago_gui.games.russian.columns.base import HouseCellReason, four
from chicago_gui.games.russian.columns.hands import four_counts
from chicago_gui.games.russian.columns.seats import teams_of
from chicago_gui.games.russian.evening import Session, reveal
from chicago_gui.games.russian.evening.apply import apply
from chicago_gui.games.russian.sheet import Deal, Deck, Teams, pairings
from chicago_gui.games.russian.view import OpenDeal, PlayedDeal, View
from chicago_gui.scoring import Contract, Refused
from chicago_gui.sheet import entry
from chicago_gui.sheet.column import Choice, Column, Further, Spot
from chicago_gui.sheet.words import refusal
from tests.games.russian.evening.make import (
    NAMES,
    begun,
    bid,
    every_deal,
    fresh,
    made,
    played,
    ready,
    thrown_in,
    two_open,
)
from tests.games.russian.evening.strategies import (
    ALIKE,
    CYRILLIC,
    LONG,
    MIXED,
    half,
    sessions,
    spoken_players,
)

TEAMS = (("Anna", "Boris"), ("Vera", "Dima"))
OTHER = (("Anna", "Vera"), ("Boris", "Dima"))


def means(
    session: Session, column: Column[Any, Any, Any], text: str, part: int = 0, deal: int = 0
) -> object:
    return column.meant(reveal(session), Spot(deal, column, part), text)


def why(session: Session, column: Column[Any, Any, Any], text: str, part: int = 0) -> Refused:
    with pytest.raises(Refused) as caught:
        means(session, column, text, part)
    return caught.value


NOTED = (("Anna", 13), ("Boris", 9), ("Vera", 12), ("Dima", 6))
NOTED_HOW = "What was noted in the order of the decks, such as 13 9 12 6, or by player: Anna 13"
NOTHING_BETWEEN = (("Anna", 13), ("Boris", None), ("Vera", None), ("Dima", 6))


# Each column ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("column", "part", "text", "change"),
    [
        (columns.DEAL, 0, " a note ", c.EnterNote(0, " a note ")),
        (columns.DEAL, 0, "", c.EnterNote(0, "")),
        (columns.PREPARED_BY, 0, "v", c.EnterPreparer(0, "Vera")),
        (columns.PREPARED_BY, 0, "egor", c.EnterPreparer(0, "Egor")),
        (columns.PLAYER, 1, "d", c.PickDeck(0, Deck.B, "Dima")),
        (columns.PLAYER, 2, "12", c.EnterNoted(0, "Vera", 12)),
        (columns.PLAYER, 2, " 0 ", c.EnterNoted(0, "Vera", 0)),
        (columns.PLAYER, 2, "38", c.EnterNoted(0, "Vera", 38)),
        (columns.PLAYER, 1, "13 9 12 6", c.EnterAllNoted(0, NOTED)),
        (columns.PLAYER, 0, "13,9;12/6", c.EnterAllNoted(0, NOTED)),
        (columns.PLAYER, 0, "139126", c.EnterAllNoted(0, NOTED)),
        (columns.PLAYER, 0, "13 - - 6", c.EnterAllNoted(0, NOTHING_BETWEEN)),
        (columns.PLAYER, 3, "v 13 b 9", c.EnterAllNoted(0, (("Vera", 13), ("Boris", 9)))),
        (columns.PLAYER, 3, "Vera 13, Boris 9", c.EnterAllNoted(0, (("Vera", 13), ("Boris", 9)))),
        (columns.PLAYER, 0, "100", c.EnterHonours(0, "Anna", 100)),
        (columns.PLAYER, 0, "150", c.EnterHonours(0, "Anna", 150)),
        (columns.PARTNERS, 0, "a v", c.SitDown(0, OTHER)),
        (columns.Z, 0, "z", c.EnterZ(0, 0, True)),
        (columns.Z, 1, " ", c.EnterZ(0, 1, False)),
        (columns.OPENS, 0, "b", c.EnterOpener(0, "Boris")),
        (columns.OPENS, 0, "", c.EnterOpener(0, None)),
        (columns.CONTRACT, 0, "3nt d", c.EnterContract(0, Contract.parse("3NT"), "Dima")),
        (columns.CONTRACT, 0, "", c.EnterContract(0, None)),
        (columns.CONTRACT, 0, "p", c.PassOut(0)),
        (columns.CONTRACT, 0, "PASS", c.PassOut(0)),
        (columns.RESULT, 0, "=", c.EnterResult(0, 10)),
        (columns.RESULT, 0, "+1", c.EnterResult(0, 11)),
        (columns.RESULT, 0, "-2", c.EnterResult(0, 8)),
        (columns.RESULT, 0, "−2", c.EnterResult(0, 8)),
        (columns.RESULT, 0, "9", c.EnterResult(0, 9)),
        (columns.RESULT, 0, "  ", c.EnterResult(0, None)),
        (columns.HCP, 0, "13 8 13 6", c.CorrectCounts(0, (13, 8, 13, 6))),
        (columns.HCP, 0, "138136", c.CorrectCounts(0, (13, 8, 13, 6))),
        (columns.HCP, 0, "13 8 136", c.CorrectCounts(0, (13, 8, 13, 6))),
        (columns.HCP, 3, "13,8;13/6", c.CorrectCounts(0, (13, 8, 13, 6))),
    ],
)
def test_what_is_typed_in_a_played_deal(
    column: Column[Any, Any, Any], part: int, text: str, change: c.PublicChange
) -> None:
    assert means(played(fresh()), column, text, part) == change


@pytest.mark.parametrize("text", ["z", "Z", "v", "y", "я", "З", " z ", "vul"])
def test_ways_to_say_vulnerable(text: str) -> None:
    assert means(ready(fresh()), columns.Z, text) == c.EnterZ(0, 0, True)


@pytest.mark.parametrize("text", ["", " ", "n", "N", "н", "nei"])
def test_ways_to_say_not_vulnerable(text: str) -> None:
    assert means(ready(fresh()), columns.Z, text, 1) == c.EnterZ(0, 1, False)


@pytest.mark.parametrize(
    ("column", "text", "sentence"),
    [
        (columns.PREPARED_BY, "zoe", "Nobody here is called zoe"),
        (columns.PREPARED_BY, "", "A name is wanted, or its first letters"),
        (columns.PLAYER, " ", "A name is wanted, or its first letters"),
        (columns.PARTNERS, "", "A name is wanted, or its first letters"),
        (columns.PLAYER, "zoe", "Nobody here is called zoe"),
        (columns.PLAYER, "e", "Egor sits this deal out"),
        (columns.PLAYER, "12345", "12345 is no number"),
        (columns.PLAYER, "13 9 12", NOTED_HOW),
        (columns.PLAYER, "13 9 12 6 5", NOTED_HOW),
        (columns.PLAYER, "v 13 b", NOTED_HOW),
        (columns.PLAYER, "v 13 9", NOTED_HOW),
        (columns.PLAYER, "z 13", "Nobody here is called z"),
        (columns.PLAYER, "e 13", "Egor sits this deal out"),
        (columns.PLAYER, "١٢", "١٢ is no number"),
        (columns.PARTNERS, "zoe", "Nobody here is called zoe"),
        (columns.PARTNERS, "anna", "Who plays with Anna? Type that name as well"),
        (columns.PARTNERS, "a", "Who plays with Anna? Type that name as well"),
        (columns.PARTNERS, "a z", "Nobody here is called z"),
        (columns.PARTNERS, "aa", "Nobody here is called aa"),
        (columns.PARTNERS, "ae", "Nobody here is called ae"),
        (columns.PARTNERS, "abvx", "Nobody here is called abvx"),
        (columns.PARTNERS, "ab vx", "Nobody here is called x"),
        (columns.PARTNERS, "a a", "Nobody here is called a"),
        (columns.PARTNERS, "a e", "Egor sits this deal out"),
        (columns.Z, "x", "Z for vulnerable, a space for not, r for the die"),
        (columns.Z, "zz", "Z for vulnerable, a space for not, r for the die"),
        (columns.OPENS, "e", "Egor sits this deal out"),
        (columns.CONTRACT, "4s e", "Egor sits this deal out"),
        (columns.CONTRACT, "8s v", "A level is 1 to 7, not 8"),
        (columns.RESULT, "+4", "The most overtricks in 4♠ is 3, not 4"),
        (columns.RESULT, "-11", "The most that 4♠ can go down is 10, not 11"),
        (columns.RESULT, "14", "Tricks are 0 to 13, not 14"),
        (columns.RESULT, "a lot", "A result is =, +1, −2 or the tricks taken, not a lot"),
        (columns.HCP, "12 9 13", "Four counts, deck A to D, such as 12 9 13 6"),
        (columns.HCP, "12913", "Four counts, deck A to D, such as 12 9 13 6"),
        (columns.HCP, "12 9 13 6 0", "Four counts, deck A to D, such as 12 9 13 6"),
        (columns.HCP, "", "Four counts, deck A to D, such as 12 9 13 6"),
        (columns.HCP, "12 9 13 x", "X is no number"),
        (columns.HCP, "12 9 13 -6", "−6 is no number"),
        *(
            (column, "7", "This cell is worked out from the others")
            for column in (
                *(columns.DECK, columns.TEAM_HCP, columns.TARGET),
                *(columns.SCORE, columns.DIFFERENCE, columns.IMPS),
            )
        ),
    ],
)
def test_what_means_nothing_in_a_cell_is_told_in_a_sentence(
    column: Column[Any, Any, Any], text: str, sentence: str
) -> None:
    assert refusal(why(played(fresh()), column, text)) == sentence


def test_a_result_waits_for_its_contract() -> None:
    for session in (ready(fresh()), thrown_in(fresh())):
        assert why(session, columns.RESULT, "=").reason is HouseCellReason.RESULT_FIRST


def test_who_plays_a_contract_is_asked_where_nobody_stands_there_and_kept_where_somebody_does() -> (
    None
):
    asked = "Who plays it? After the contract type Anna (a), Boris (b), Vera (v), Dima (d)"
    assert refusal(why(ready(fresh()), columns.CONTRACT, "4s")) == asked
    stands = reveal(played(fresh())).deals[0].deal.declarer
    kept = c.EnterContract(0, Contract.parse("5DX"), stands)
    assert means(played(fresh()), columns.CONTRACT, "5d x") == kept


def test_what_a_player_noted_waits_until_the_deal_is_over() -> None:
    session = bid(fresh())
    assert why(session, columns.PLAYER, "12").reason is HouseCellReason.NOTED_LATER
    # Honours may be told when the lead is out.
    assert means(session, columns.PLAYER, "100") == c.EnterHonours(0, "Anna", 100)


def test_a_number_says_nothing_of_a_deck_that_nobody_has() -> None:
    session = apply(played(fresh()), c.PickDeck(0, Deck.B, None))
    assert why(session, columns.PLAYER, "12", 1).reason is entry.EntryReason.NO_NAME


def test_names_are_those_of_the_four_who_play() -> None:
    session = begun(fresh(names=MIXED), "Peter")
    for text, name in [("j", "Jane Elizabeth"), ("s", "Søren"), ("l", "Łukasz"), ("o", "Ольга")]:
        assert means(session, columns.OPENS, text) == c.EnterOpener(0, name)
    refused = why(session, columns.OPENS, "p")
    assert (refused.reason, refused.figures) == (HouseReason.SITS_OUT, {"name": "Peter"})
    assert why(session, columns.OPENS, "z").reason is entry.EntryReason.NO_NAME


def test_initials_that_two_share_are_asked_about() -> None:
    session = begun(fresh(names=("Vera", "Viktor", "Anna", "Dima", "Egor")), "Egor")
    assert refusal(why(session, columns.OPENS, "v")) == "V may be Vera or Viktor"
    session = begun(fresh(names=("Vera", "Viktor", "Anna", "Dima", "Egor")), "Viktor")
    assert means(session, columns.OPENS, "v") == c.EnterOpener(0, "Vera")


# Teams ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "teams"),
    [
        ("a b", TEAMS),
        ("b a", (("Boris", "Anna"), ("Vera", "Dima"))),
        ("Anna – Vera", OTHER),
        ("anna & vera", OTHER),
        ("anna,vera", OTHER),
        ("anna-vera", OTHER),
        ("v", OTHER),
        ("d", (("Anna", "Dima"), ("Boris", "Vera"))),
        ("v d", (("Vera", "Dima"), ("Anna", "Boris"))),
        ("vd", (("Vera", "Dima"), ("Anna", "Boris"))),
        ("av", OTHER),
        ("annavera", OTHER),
        ("ab vd", TEAMS),
        ("abvd", TEAMS),
        ("a b v d", TEAMS),
        ("anna boris vera dima", TEAMS),
        ("Anna & Boris – Vera & Dima", TEAMS),
        ("dv ba", (("Dima", "Vera"), ("Boris", "Anna"))),
        ("dimavera", (("Dima", "Vera"), ("Anna", "Boris"))),
        ("vera a boris d", (("Vera", "Anna"), ("Boris", "Dima"))),
        ("abv", TEAMS),
    ],
)
def test_two_names_are_that_team_and_one_is_the_first_one_s_partner(
    text: str, teams: Teams
) -> None:
    assert means(begun(fresh()), columns.PARTNERS, text) == c.SitDown(0, teams)
    there = c.SitDown(0, (teams[1], teams[0]))
    assert means(begun(fresh()), columns.PARTNERS, text, part=1) == there


@pytest.mark.parametrize("names", [NAMES, CYRILLIC, MIXED, ALIKE, LONG])
def test_partners_may_have_spaces_and_hyphens_in_their_names(names: tuple[str, ...]) -> None:
    for preparer in names:
        session = begun(fresh(names=names), preparer)
        people = [name for name in names if name != preparer]
        for one in people:
            for other in people:
                if one != other:
                    change = means(session, columns.PARTNERS, f"{one} – {other}")
                    assert isinstance(change, c.SitDown)
                    assert change.teams is not None
                    assert change.teams[0] == (one, other)


def test_a_single_name_may_have_spaces_too() -> None:
    session = begun(fresh(names=MIXED), "Ольга")
    assert means(session, columns.PARTNERS, "Jane Elizabeth") == c.SitDown(
        0, (("Peter", "Jane Elizabeth"), ("Søren", "Łukasz"))
    )


def test_teams_wait_until_it_is_known_who_plays() -> None:
    session = begun(fresh())
    deal = replace(session.deals[0], prepared_by=None)
    session = replace(session, sheet=replace(session.sheet, deals=(deal,)))
    assert why(session, columns.PARTNERS, "a b").reason is HouseCellReason.SEATS_FIRST
    with pytest.raises(Refused):
        teams_of(reveal(session), deal, 0, "a b")


def test_four_people_sit_down_in_three_ways() -> None:
    ways = pairings(("Anna", "Boris", "Vera", "Dima"))
    assert len({frozenset(map(frozenset, teams)) for teams in ways}) == 3
    for teams in ways:
        assert {name for team in teams for name in team} == set(NAMES[:4])
    assert pairings(NAMES) == ()
    assert pairings(NAMES[:3]) == ()


def test_who_may_play_is_told_by_teams_decks_or_preparer() -> None:
    view = reveal(fresh())
    assert four(view, Deal()) == NAMES
    assert four(view, Deal(prepared_by="Boris")) == ("Anna", "Vera", "Dima", "Egor")
    assert four(view, Deal(teams=(("Dima", "Vera"), ("Boris", "Anna")))) == NAMES[:4]
    assert four(view, Deal(decks=("Egor", "Dima", "Vera", "Boris"))) == NAMES[1:]


def test_four_counts_are_four_numbers() -> None:
    assert four_counts(" 12  9\t13\u00a06 ") == (12, 9, 13, 6)


# Where anything can be typed ------------------------------------------------------------------

ALWAYS = {columns.DEAL, columns.PREPARED_BY, columns.PARTNERS, columns.Z, columns.OPENS}


@pytest.mark.parametrize(
    ("session", "more"),
    [
        (begun(fresh()), set()),
        (apply(begun(fresh()), c.SitDown(0, TEAMS)), set()),
        (ready(fresh()), {columns.PLAYER, columns.CONTRACT}),
        (bid(fresh()), {columns.PLAYER, columns.CONTRACT, columns.RESULT}),
        (played(fresh()), {columns.PLAYER, columns.CONTRACT, columns.RESULT, columns.HCP}),
        (thrown_in(fresh()), {columns.PLAYER, columns.CONTRACT, columns.HCP}),
        (apply(begun(fresh()), c.PassOut(0)), {columns.PLAYER, columns.HCP}),
    ],
)
def test_what_can_be_typed_at_the_table(session: Session, more: set[Column[Any, Any, Any]]) -> None:
    view = reveal(session)
    assert {
        column for column in columns.COLUMNS if column.can_type(view, Spot(0, column))
    } == ALWAYS | more


def test_no_count_of_an_open_deal_can_be_typed_or_read_at_the_table() -> None:
    view = reveal(two_open(fresh()))
    for deal in (0, 1):
        for part in range(4):
            assert not columns.HCP.can_type(view, Spot(deal, columns.HCP, part))
            assert columns.HCP.begins_with(view, Spot(deal, columns.HCP, part)) == ""


# Typing again what stands there ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("column", "part", "text"),
    [
        (columns.DEAL, 0, "misdealt"),
        (columns.PREPARED_BY, 0, "Egor"),
        (columns.PLAYER, 2, "Vera"),
        (columns.PARTNERS, 1, "Vera – Dima"),
        (columns.Z, 0, ""),
        (columns.Z, 1, "z"),
        (columns.OPENS, 0, "Anna"),
        (columns.CONTRACT, 0, "4♠X Dima"),
        (columns.RESULT, 0, "−2"),
        (columns.HCP, 1, "12 9 13 6"),
        (columns.TARGET, 0, ""),
        (columns.DECK, 0, ""),
    ],
)
def test_an_editor_begins_with_what_stands_there(
    column: Column[Any, Any, Any], part: int, text: str
) -> None:
    session = played(fresh(), "4SX", 8, "Dima", z=(False, True))
    session = apply(session, c.EnterNote(0, "misdealt"))
    assert column.begins_with(reveal(session), Spot(0, column, part)) == text


def test_an_editor_begins_empty_where_nothing_stands() -> None:
    view = reveal(replace_deal(begun(fresh()), Deal()))
    for column in columns.COLUMNS:
        assert column.begins_with(view, Spot(0, column)) == ""


def test_an_editor_of_a_passed_out_deal_begins_with_the_pass() -> None:
    assert (
        columns.CONTRACT.begins_with(reveal(thrown_in(fresh())), Spot(0, columns.CONTRACT))
        == "passed out"
    )


def replace_deal(session: Session, deal: Deal) -> Session:
    return replace(session, sheet=replace(session.sheet, deals=(deal,)))


def spots(view: View) -> list[Spot]:
    return [
        Spot(index, column, part)
        for index in range(len(view.deals))
        for column in columns.COLUMNS
        for part in range(column.parts)
    ]


@half
@given(sessions(most=2, people=spoken_players))
def test_typing_what_stands_there_changes_nothing(session: Session) -> None:
    view = reveal(session)
    for spot in spots(view):
        text = spot.column.begins_with(view, spot)
        deal = view.deals[spot.deal].deal
        if not spot.column.can_type(view, spot) or unfinished(spot, text, deal):
            continue
        # Who plays whom may be written in another order.
        now = made(session, spot.column.meant(view, spot, text))
        assert normal(now) == normal(session), spot


def unfinished(spot: Spot, text: str, deal: Deal) -> bool:
    """Whether what stands there is no whole entry yet: Enter in an empty cell means something."""
    match spot.column:
        case columns.Z:
            return deal.vulnerable[spot.part] is None
        case columns.CONTRACT:
            return deal.contract is not None and deal.declarer is None
        case columns.HCP:
            return sum(map(int, text.split())) != 40 or len(text.split()) < 4
        case columns.PREPARED_BY:
            return not text
        case columns.PLAYER:
            # The last deck falls into place with the next pick, whichever it is.
            return deal.decks.count(None) == 1
    return False


def normal(session: Session) -> Session:
    def sorted_deal(deal: Deal) -> Deal:
        if deal.teams is None:
            return deal
        (one, two), (three, last) = deal.teams
        first, second = sorted((one, two)), sorted((three, last))
        return replace(deal, teams=((first[0], first[1]), (second[0], second[1])))

    deals = tuple(sorted_deal(deal) for deal in session.deals)
    return replace(session, sheet=replace(session.sheet, deals=deals))


# Without Enter --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("names", "column", "text", "done"),
    [
        (NAMES, columns.OPENS, "v", True),
        (NAMES, columns.PLAYER, "v", True),
        (NAMES, columns.OPENS, "", False),
        (NAMES, columns.OPENS, " ", False),
        (NAMES, columns.OPENS, "e", True),  # who sits out has an initial all the same
        (NAMES, columns.OPENS, "z", False),
        (NAMES, columns.PLAYER, "1", False),
        (NAMES, columns.PREPARED_BY, "v", True),
        (NAMES, columns.PREPARED_BY, "e", True),
        (NAMES, columns.PREPARED_BY, "z", False),
        (NAMES, columns.PARTNERS, "v", False),
        (NAMES, columns.PARTNERS, "va", False),
        (NAMES, columns.CONTRACT, "4s v", True),
        (NAMES, columns.CONTRACT, "4sv", True),
        (NAMES, columns.CONTRACT, "4sx", False),
        (NAMES, columns.CONTRACT, "4s", False),
        (NAMES, columns.CONTRACT, "4sz", False),
        (("Xenia", "Anna", "Boris", "Dima", "Egor"), columns.CONTRACT, "4s x", False),
        (("Xenia", "Anna", "Boris", "Dima", "Egor"), columns.CONTRACT, "4s xe", False),
        (("Xenia", "Anna", "Boris", "Dima", "Egor"), columns.CONTRACT, "4s xen", True),
        (("Tom", "Anna", "Boris", "Dima", "Egor"), columns.CONTRACT, "3nt", False),
        (("Tom", "Anna", "Boris", "Dima", "Egor"), columns.CONTRACT, "3ntt", True),
        (NAMES, columns.RESULT, "=", False),
        (NAMES, columns.DEAL, "v", False),
        # Nor does the zone, one key in an open line as in its cell.
        (NAMES, columns.Z, "z", True),
        (NAMES, columns.Z, " ", True),
        (NAMES, columns.Z, "q", False),
        (CYRILLIC, columns.OPENS, "в", True),
        (CYRILLIC, columns.OPENS, "v", True),
        (("Vera", "Viktor", "Anna", "Dima", "Egor"), columns.OPENS, "v", False),
        (("Vera", "Viktor", "Anna", "Dima", "Egor"), columns.OPENS, "vi", True),
        # A name with which another begins can still go on.
        (("Ann", "Anna", "Boris", "Dima", "Egor"), columns.OPENS, "ann", False),
        (("Ann", "Anna", "Boris", "Dima", "Egor"), columns.OPENS, "anna", True),
        (("Vlad", "Вера", "Boris", "Dima", "Egor"), columns.OPENS, "v", False),
        (("Vlad", "Вера", "Boris", "Dima", "Egor"), columns.OPENS, "ve", True),
        (("3PO", "Anna", "Boris", "Dima", "Egor"), columns.PLAYER, "3", False),
    ],
)
def test_initials_that_fit_one_player_need_no_enter(
    names: tuple[str, ...], column: Column[Any, Any, Any], text: str, done: bool
) -> None:
    view = reveal(begun(fresh(names=names), names[4]))
    assert column.complete(view, Spot(0, column), text) == done


@half
@given(sessions(edits=0, most=0, open_deals=1, people=spoken_players))
def test_what_needs_no_enter_is_what_enter_would_give(session: Session) -> None:
    view = reveal(session)
    for index in every_deal(session):
        spot = Spot(index, columns.OPENS)
        for name in four(view, session.deals[index]):
            for length in range(1, len(name) + 1):
                if spot.column.complete(view, spot, name[:length]):
                    assert spot.column.meant(view, spot, name[:length]) == c.EnterOpener(
                        index, name
                    )


def test_what_is_typed_in_a_played_deal_is_about_that_deal() -> None:
    session = played(played(fresh()), preparer="Boris")
    for column, text in [
        (columns.DEAL, "x"),
        (columns.PREPARED_BY, "v"),
        (columns.PLAYER, "d"),
        (columns.PARTNERS, "a v"),
        (columns.Z, "z"),
        (columns.OPENS, "d"),
        (columns.CONTRACT, "p"),
        (columns.RESULT, "="),
        (columns.HCP, "1 2 3 34"),
    ]:
        assert getattr(means(session, column, text, deal=1), "deal", None) == 1


def test_a_view_tells_open_deals_from_played_ones_for_typing() -> None:
    session = apply(two_open(fresh()), c.EnterResult(0, 10))
    view = reveal(session)
    assert isinstance(view.deals[0], PlayedDeal)
    assert isinstance(view.deals[1], OpenDeal)
    assert means(session, columns.HCP, "10 10 10 10", deal=1) == c.CorrectCounts(1, (10,) * 4)
    # Whether that can be is for the session to say: it is a secret still.
    with pytest.raises(Refused):
        apply(session, c.CorrectCounts(1, (10, 10, 10, 10)))


def test_nothing_noted_is_typed_or_offered_while_a_deal_is_not_over() -> None:
    for session in (ready(fresh()), bid(fresh())):
        assert why(session, columns.PLAYER, "13 9 12 6").reason is HouseCellReason.NOTED_LATER
        assert why(session, columns.PLAYER, "v 13 b 9").reason is HouseCellReason.NOTED_LATER
        for column in (columns.PLAYER, columns.HCP):
            assert column.also(reveal(session), Spot(0, column, 2)) is None


def noted(session: Session, column: Column[Any, Any, Any]) -> tuple[str, Sequence[Choice]]:
    """The words that lead to what the player of deck C noted, and what is offered there."""
    also = column.also(reveal(session), Spot(0, column, 2))
    assert also is not None
    assert isinstance(also.change, Further)
    assert also.change.asked == also.label.rstrip("…")
    return also.label, also.change.choices()


def test_what_a_player_noted_can_be_chosen() -> None:
    session = played(fresh())
    for column in (columns.PLAYER, columns.HCP):
        words, offered = noted(session, column)
        assert words == "HCP that Vera noted…"
        assert [choice.label for choice in offered] == list(map(str, range(38)))
        assert offered[12].change == c.EnterNoted(0, "Vera", 12)
        _, offered = noted(apply(session, c.EnterNoted(0, "Vera", 12)), column)
        assert [choice.label for choice in offered if choice.chosen] == ["12"]
        assert offered[-1].change == c.EnterNoted(0, "Vera", None)
