"""What typed text means in each cell of the form."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given

from chicago_gui.games.russian import changes as c
from chicago_gui.games.russian.columns import Column
from chicago_gui.games.russian.deal import Deal, Deck, Teams
from chicago_gui.games.russian.evening import Session, apply, reveal
from chicago_gui.games.russian.flow import Spot
from chicago_gui.games.russian.reasons import Reason as Rule
from chicago_gui.games.russian.typing import (
    Reason,
    can_type,
    change_for,
    complete,
    four,
    four_counts,
    pairings,
    shown_for_typing,
    teams_of,
)
from chicago_gui.games.russian.view import OpenDeal, PlayedDeal, View
from chicago_gui.scoring import Contract, Refused
from chicago_gui.sheet import entry
from chicago_gui.sheet.words import refusal
from tests.games.russian.evening.make import (
    NAMES,
    begun,
    bid,
    every_deal,
    fresh,
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


def means(session: Session, column: Column, text: str, part: int = 0, deal: int = 0) -> object:
    return change_for(reveal(session), Spot(deal, column, part), text)


def why(session: Session, column: Column, text: str, part: int = 0) -> Refused:
    with pytest.raises(Refused) as caught:
        means(session, column, text, part)
    return caught.value


# Each column ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("column", "part", "text", "change"),
    [
        (Column.DEAL, 0, " a note ", c.EnterNote(0, " a note ")),
        (Column.DEAL, 0, "", c.EnterNote(0, "")),
        (Column.PREPARED_BY, 0, "v", c.EnterPreparer(0, "Vera")),
        (Column.PREPARED_BY, 0, "egor", c.EnterPreparer(0, "Egor")),
        (Column.PLAYER, 1, "d", c.PickDeck(0, Deck.B, "Dima")),
        (Column.PLAYER, 3, " ", c.PickDeck(0, Deck.D, None)),
        (Column.PLAYER, 2, "12", c.EnterNoted(0, "Vera", 12)),
        (Column.PLAYER, 2, " 0 ", c.EnterNoted(0, "Vera", 0)),
        (Column.PLAYER, 2, "38", c.EnterNoted(0, "Vera", 38)),
        (Column.PLAYER, 0, "100", c.EnterHonours(0, "Anna", 100)),
        (Column.PLAYER, 0, "150", c.EnterHonours(0, "Anna", 150)),
        (Column.PARTNERS, 0, "", c.SitDown(0, None)),
        (Column.PARTNERS, 0, "a v", c.SitDown(0, OTHER)),
        (Column.Z, 0, "z", c.EnterZ(0, 0, True)),
        (Column.Z, 1, " ", c.EnterZ(0, 1, False)),
        (Column.OPENS, 0, "b", c.EnterOpener(0, "Boris")),
        (Column.OPENS, 0, "", c.EnterOpener(0, None)),
        (Column.CONTRACT, 0, "3nt d", c.EnterContract(0, Contract.parse("3NT"), "Dima")),
        (Column.CONTRACT, 0, "", c.EnterContract(0, None)),
        (Column.CONTRACT, 0, "p", c.PassOut(0)),
        (Column.CONTRACT, 0, "PASS", c.PassOut(0)),
        (Column.RESULT, 0, "=", c.EnterResult(0, 10)),
        (Column.RESULT, 0, "+1", c.EnterResult(0, 11)),
        (Column.RESULT, 0, "-2", c.EnterResult(0, 8)),
        (Column.RESULT, 0, "−2", c.EnterResult(0, 8)),
        (Column.RESULT, 0, "9", c.EnterResult(0, 9)),
        (Column.RESULT, 0, "  ", c.EnterResult(0, None)),
        (Column.HCP, 0, "13 8 13 6", c.CorrectCounts(0, (13, 8, 13, 6))),
        (Column.HCP, 3, "13,8;13/6", c.CorrectCounts(0, (13, 8, 13, 6))),
    ],
)
def test_what_is_typed_in_a_played_deal(
    column: Column, part: int, text: str, change: c.PublicChange
) -> None:
    assert means(played(fresh()), column, text, part) == change


@pytest.mark.parametrize("text", ["z", "Z", "v", "y", "я", "З", "+", "1", " z "])
def test_ways_to_say_vulnerable(text: str) -> None:
    assert means(ready(fresh()), Column.Z, text) == c.EnterZ(0, 0, True)


@pytest.mark.parametrize("text", ["", " ", "-", "n", "N", "0", "н"])
def test_ways_to_say_not_vulnerable(text: str) -> None:
    assert means(ready(fresh()), Column.Z, text, 1) == c.EnterZ(0, 1, False)


@pytest.mark.parametrize(
    ("column", "text", "sentence"),
    [
        (Column.PREPARED_BY, "zoe", "Nobody here is called zoe"),
        (Column.PREPARED_BY, "", "A name is wanted, or its first letters"),
        (Column.PLAYER, "zoe", "Nobody here is called zoe"),
        (Column.PLAYER, "e", "Egor sits this deal out"),
        (Column.PLAYER, "12345", "12345 is no number"),
        (Column.PLAYER, "١٢", "١٢ is no number"),
        (Column.PARTNERS, "zoe", "Nobody here is called zoe"),
        (Column.PARTNERS, "a z", "Nobody here is called z"),
        (Column.PARTNERS, "aa", "Nobody here is called aa"),
        (Column.PARTNERS, "ae", "Nobody here is called ae"),
        (Column.PARTNERS, "abv", "Nobody here is called abv"),
        (Column.PARTNERS, "a a", "Nobody here is called a"),
        (Column.PARTNERS, "a e", "Egor sits this deal out"),
        (Column.Z, "x", "Z for vulnerable, a space for not, r for the die"),
        (Column.Z, "zz", "Z for vulnerable, a space for not, r for the die"),
        (Column.OPENS, "e", "Egor sits this deal out"),
        (Column.CONTRACT, "4s", "Who plays it? Type the initial after the contract"),
        (Column.CONTRACT, "4s e", "Egor sits this deal out"),
        (Column.CONTRACT, "8s v", "A level is 1 to 7, not 8"),
        (Column.RESULT, "+4", "The most overtricks in 4S is 3, not 4"),
        (Column.RESULT, "-11", "The most that 4S can go down is 10, not 11"),
        (Column.RESULT, "14", "Tricks are 0 to 13, not 14"),
        (Column.RESULT, "ten", "A result is =, +1, −2 or the tricks taken, not ten"),
        (Column.HCP, "12 9 13", "Four counts, deck A to D, such as 12 9 13 6"),
        (Column.HCP, "12 9 13 6 0", "Four counts, deck A to D, such as 12 9 13 6"),
        (Column.HCP, "", "Four counts, deck A to D, such as 12 9 13 6"),
        (Column.HCP, "12 9 13 x", "X is no number"),
        (Column.HCP, "12 9 13 -6", "−6 is no number"),
        *(
            (column, "7", "This cell is worked out from the others")
            for column in (
                *(Column.DECK, Column.TEAM_HCP, Column.TARGET),
                *(Column.SCORE, Column.DIFFERENCE, Column.IMPS),
            )
        ),
    ],
)
def test_what_means_nothing_in_a_cell_is_told_in_a_sentence(
    column: Column, text: str, sentence: str
) -> None:
    assert refusal(why(played(fresh()), column, text)) == sentence


def test_a_result_waits_for_its_contract() -> None:
    for session in (ready(fresh()), thrown_in(fresh())):
        assert why(session, Column.RESULT, "=").reason is Reason.RESULT_FIRST


def test_what_a_player_noted_waits_until_the_deal_is_over() -> None:
    session = bid(fresh())
    assert why(session, Column.PLAYER, "12").reason is Reason.NOTED_LATER
    # Honours may be told when the lead is out.
    assert means(session, Column.PLAYER, "100") == c.EnterHonours(0, "Anna", 100)


def test_a_number_says_nothing_of_a_deck_that_nobody_has() -> None:
    session = apply(played(fresh()), c.PickDeck(0, Deck.B, None))
    assert why(session, Column.PLAYER, "12", 1).reason is entry.Reason.NO_NAME


def test_names_are_those_of_the_four_who_play() -> None:
    session = begun(fresh(names=MIXED), "Peter")
    for text, name in [("j", "Jane Elizabeth"), ("s", "Søren"), ("l", "Łukasz"), ("o", "Ольга")]:
        assert means(session, Column.OPENS, text) == c.EnterOpener(0, name)
    refused = why(session, Column.OPENS, "p")
    assert (refused.reason, refused.figures) == (Rule.SITS_OUT, {"name": "Peter"})
    assert why(session, Column.OPENS, "z").reason is entry.Reason.NO_NAME


def test_initials_that_two_share_are_asked_about() -> None:
    session = begun(fresh(names=("Vera", "Viktor", "Anna", "Dima", "Egor")), "Egor")
    assert refusal(why(session, Column.OPENS, "v")) == "V may be Vera or Viktor"
    session = begun(fresh(names=("Vera", "Viktor", "Anna", "Dima", "Egor")), "Viktor")
    assert means(session, Column.OPENS, "v") == c.EnterOpener(0, "Vera")


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
    ],
)
def test_two_names_are_that_team_and_one_is_the_first_one_s_partner(
    text: str, teams: Teams
) -> None:
    assert means(begun(fresh()), Column.PARTNERS, text) == c.SitDown(0, teams)
    there = c.SitDown(0, (teams[1], teams[0]))
    assert means(begun(fresh()), Column.PARTNERS, text, part=1) == there


@pytest.mark.parametrize("names", [NAMES, CYRILLIC, MIXED, ALIKE, LONG])
def test_partners_may_have_spaces_and_hyphens_in_their_names(names: tuple[str, ...]) -> None:
    for preparer in names:
        session = begun(fresh(names=names), preparer)
        people = [name for name in names if name != preparer]
        for one in people:
            for other in people:
                if one != other:
                    change = means(session, Column.PARTNERS, f"{one} – {other}")
                    assert isinstance(change, c.SitDown)
                    assert change.teams is not None
                    assert change.teams[0] == (one, other)


def test_a_single_name_may_have_spaces_too() -> None:
    session = begun(fresh(names=MIXED), "Ольга")
    assert means(session, Column.PARTNERS, "Jane Elizabeth") == c.SitDown(
        0, (("Peter", "Jane Elizabeth"), ("Søren", "Łukasz"))
    )


def test_teams_wait_until_it_is_known_who_plays() -> None:
    session = begun(fresh())
    deal = replace(session.deals[0], prepared_by=None)
    session = replace(session, sheet=replace(session.sheet, deals=(deal,)))
    assert why(session, Column.PARTNERS, "a b").reason is Reason.SEATS_FIRST
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

ALWAYS = {Column.DEAL, Column.PREPARED_BY, Column.PARTNERS, Column.Z, Column.OPENS}


@pytest.mark.parametrize(
    ("session", "more"),
    [
        (begun(fresh()), set()),
        (apply(begun(fresh()), c.SitDown(0, TEAMS)), set()),
        (ready(fresh()), {Column.PLAYER, Column.CONTRACT}),
        (bid(fresh()), {Column.PLAYER, Column.CONTRACT, Column.RESULT}),
        (played(fresh()), {Column.PLAYER, Column.CONTRACT, Column.RESULT, Column.HCP}),
        (thrown_in(fresh()), {Column.PLAYER, Column.CONTRACT, Column.HCP}),
        (apply(begun(fresh()), c.PassOut(0)), {Column.PLAYER, Column.HCP}),
    ],
)
def test_what_can_be_typed_at_the_table(session: Session, more: set[Column]) -> None:
    view = reveal(session)
    assert {column for column in Column if can_type(view, Spot(0, column))} == ALWAYS | more


def test_no_count_of_an_open_deal_can_be_typed_or_read_at_the_table() -> None:
    view = reveal(two_open(fresh()))
    for deal in (0, 1):
        for part in range(4):
            assert not can_type(view, Spot(deal, Column.HCP, part))
            assert shown_for_typing(view, Spot(deal, Column.HCP, part)) == ""


# Typing again what stands there ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("column", "part", "text"),
    [
        (Column.DEAL, 0, "misdealt"),
        (Column.PREPARED_BY, 0, "Egor"),
        (Column.PLAYER, 2, "Vera"),
        (Column.PARTNERS, 1, "Vera – Dima"),
        (Column.Z, 0, ""),
        (Column.Z, 1, "z"),
        (Column.OPENS, 0, "Anna"),
        (Column.CONTRACT, 0, "4♠X Dima"),
        (Column.RESULT, 0, "−2"),
        (Column.HCP, 1, "12 9 13 6"),
        (Column.TARGET, 0, ""),
        (Column.DECK, 0, ""),
    ],
)
def test_an_editor_begins_with_what_stands_there(column: Column, part: int, text: str) -> None:
    session = played(fresh(), "4SX", 8, "Dima", z=(False, True))
    session = apply(session, c.EnterNote(0, "misdealt"))
    assert shown_for_typing(reveal(session), Spot(0, column, part)) == text


def test_an_editor_begins_empty_where_nothing_stands() -> None:
    view = reveal(replace_deal(begun(fresh()), Deal()))
    for column in Column:
        assert shown_for_typing(view, Spot(0, column)) == ""


def test_an_editor_of_a_passed_out_deal_begins_with_the_pass() -> None:
    assert shown_for_typing(reveal(thrown_in(fresh())), Spot(0, Column.CONTRACT)) == "pass"


def replace_deal(session: Session, deal: Deal) -> Session:
    return replace(session, sheet=replace(session.sheet, deals=(deal,)))


def spots(view: View) -> list[Spot]:
    return [
        Spot(index, column, part)
        for index in range(len(view.deals))
        for column in Column
        for part in range(column.spec.parts)
    ]


@half
@given(sessions(most=2, people=spoken_players))
def test_typing_what_stands_there_changes_nothing(session: Session) -> None:
    view = reveal(session)
    for spot in spots(view):
        text = shown_for_typing(view, spot)
        deal = view.deals[spot.deal].deal
        if not can_type(view, spot) or unfinished(spot, text, deal):
            continue
        # Who plays whom may be written in another order.
        now = apply(session, change_for(view, spot, text))
        assert normal(now) == normal(session), spot


def unfinished(spot: Spot, text: str, deal: Deal) -> bool:
    """Whether what stands there is no whole entry yet: Enter in an empty cell means something."""
    match spot.column:
        case Column.Z:
            return deal.vulnerable[spot.part] is None
        case Column.CONTRACT:
            return deal.contract is not None and deal.declarer is None
        case Column.HCP:
            return sum(map(int, text.split())) != 40 or len(text.split()) < 4
        case Column.PREPARED_BY:
            return not text
        case Column.PLAYER:
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
        (NAMES, Column.OPENS, "v", True),
        (NAMES, Column.PLAYER, "v", True),
        (NAMES, Column.OPENS, "", False),
        (NAMES, Column.OPENS, " ", False),
        (NAMES, Column.OPENS, "e", False),
        (NAMES, Column.OPENS, "z", False),
        (NAMES, Column.PLAYER, "1", False),
        (NAMES, Column.PREPARED_BY, "v", True),
        (NAMES, Column.PREPARED_BY, "e", True),
        (NAMES, Column.PREPARED_BY, "z", False),
        (NAMES, Column.PARTNERS, "v", False),
        (NAMES, Column.PARTNERS, "va", False),
        (NAMES, Column.CONTRACT, "4s v", False),
        (NAMES, Column.RESULT, "=", False),
        (NAMES, Column.DEAL, "v", False),
        (NAMES, Column.Z, "z", False),
        (CYRILLIC, Column.OPENS, "в", True),
        (CYRILLIC, Column.OPENS, "v", True),
        (("Vera", "Viktor", "Anna", "Dima", "Egor"), Column.OPENS, "v", False),
        (("Vera", "Viktor", "Anna", "Dima", "Egor"), Column.OPENS, "vi", True),
        # A name with which another begins can still go on.
        (("Ann", "Anna", "Boris", "Dima", "Egor"), Column.OPENS, "ann", False),
        (("Ann", "Anna", "Boris", "Dima", "Egor"), Column.OPENS, "anna", True),
        (("Vlad", "Вера", "Boris", "Dima", "Egor"), Column.OPENS, "v", False),
        (("Vlad", "Вера", "Boris", "Dima", "Egor"), Column.OPENS, "ve", True),
        (("3PO", "Anna", "Boris", "Dima", "Egor"), Column.PLAYER, "3", False),
    ],
)
def test_initials_that_fit_one_player_need_no_enter(
    names: tuple[str, ...], column: Column, text: str, done: bool
) -> None:
    view = reveal(begun(fresh(names=names), names[4]))
    assert complete(view, Spot(0, column), text) == done


@half
@given(sessions(edits=0, most=0, open_deals=1, people=spoken_players))
def test_what_needs_no_enter_is_what_enter_would_give(session: Session) -> None:
    view = reveal(session)
    for index in every_deal(session):
        spot = Spot(index, Column.OPENS)
        for name in four(view, session.deals[index]):
            for length in range(1, len(name) + 1):
                if complete(view, spot, name[:length]):
                    assert change_for(view, spot, name[:length]) == c.EnterOpener(index, name)


def test_what_is_typed_in_a_played_deal_is_about_that_deal() -> None:
    session = played(played(fresh()), preparer="Boris")
    for column, text in [
        (Column.DEAL, "x"),
        (Column.PREPARED_BY, "v"),
        (Column.PLAYER, "d"),
        (Column.PARTNERS, "a v"),
        (Column.Z, "z"),
        (Column.OPENS, "d"),
        (Column.CONTRACT, "p"),
        (Column.RESULT, "="),
        (Column.HCP, "1 2 3 34"),
    ]:
        assert getattr(means(session, column, text, deal=1), "deal", None) == 1


def test_a_view_tells_open_deals_from_played_ones_for_typing() -> None:
    session = apply(two_open(fresh()), c.EnterResult(0, 10))
    view = reveal(session)
    assert isinstance(view.deals[0], PlayedDeal)
    assert isinstance(view.deals[1], OpenDeal)
    assert means(session, Column.HCP, "10 10 10 10", deal=1) == c.CorrectCounts(1, (10,) * 4)
    # Whether that can be is for the session to say: it is a secret still.
    with pytest.raises(Refused):
        apply(session, c.CorrectCounts(1, (10, 10, 10, 10)))
