from __future__ import annotations

from itertools import combinations

import pytest

from chicago_gui.games.house.form import moves, seats_after
from chicago_gui.games.house.sheet import Deal
from chicago_gui.sheet.panel import OUT, Seats, Teams, against, moving, seated

FIVE = ("Anna", "Boris", "Vera", "Dima", "Egor")

# Vera plays, so Dima is dummy.
SIXTH = Deal(prepared_by="Anna", teams=(("Boris", "Egor"), ("Dima", "Vera")), declarer="Vera")


def line_ups() -> list[tuple[str, Teams]]:
    made = []
    for out in FIVE:
        first, *others = (name for name in FIVE if name != out)
        for partner in others:
            c, d = (name for name in others if name != partner)
            made.append((out, ((first, partner), (c, d))))
    return made


def pairs(teams: Teams) -> set[frozenset[str]]:
    return {frozenset(team) for team in teams}


LEGAL = [
    (before, after)
    for before in line_ups()
    for after in line_ups()
    if before[0] != after[0] and not pairs(before[1]) & pairs(after[1])
]


def test_there_are_eight_legal_changes_from_each_line_up() -> None:
    assert len(LEGAL) == 15 * 8


def test_dummy_s_chair_goes_to_one_of_the_other_team_and_that_one_s_to_who_was_out() -> None:
    assert moves(SIXTH, "Dima", (("Boris", "Vera"), ("Anna", "Egor"))) == (
        "Boris moves to Dima's chair, beside Vera",
        "Anna takes Boris's chair, beside Egor",
    )


def test_the_other_of_that_team_may_move_as_well() -> None:
    assert moves(SIXTH, "Dima", (("Anna", "Boris"), ("Vera", "Egor"))) == (
        "Egor moves to Dima's chair, beside Vera",
        "Anna takes Egor's chair, beside Boris",
    )


def test_a_hand_over_goes_the_same_way_with_a_defender_s_chair() -> None:
    assert moves(SIXTH, "Egor", (("Boris", "Dima"), ("Vera", "Anna"))) == (
        "Dima moves to Egor's chair, beside Boris",
        "Anna takes Dima's chair, beside Vera",
    )


def test_before_the_first_deal_only_who_plays_whom_is_said() -> None:
    teams = (("Boris", "Vera"), ("Anna", "Egor"))
    assert moves(None, "Dima", teams) == ("Boris – Vera against Anna – Egor",)
    assert moves(Deal(prepared_by="Anna"), "Dima", teams) == (against(teams),)


@pytest.mark.parametrize(
    ("out", "teams"),
    [
        ("Dima", (("Boris", "Egor"), ("Anna", "Vera"))),  # a partnership goes on
        ("Anna", (("Boris", "Vera"), ("Dima", "Egor"))),  # the same player is out again
        ("Dima", (("Boris", "Vera"), ("Anna", "Somebody"))),
    ],
)
def test_a_change_the_page_does_not_know_is_said_as_teams(out: str, teams: Teams) -> None:
    assert moves(SIXTH, out, teams) == (against(teams),)


def test_when_the_deal_is_dealt_again_nobody_moves() -> None:
    teams = (("Vera", "Dima"), ("Egor", "Boris"))
    assert moves(SIXTH, "Anna", teams) == ("Everybody stays seated.",)


@pytest.mark.parametrize(("before", "after"), LEGAL)
def test_a_legal_change_moves_two_and_leaves_two(
    before: tuple[str, Teams], after: tuple[str, Teams]
) -> None:
    sat = seated(*before)
    sit = seated(*after, sat)
    assert {frozenset(sit.chairs[::2]), frozenset(sit.chairs[1::2])} == pairs(after[1])
    assert sum(old == new for old, new in zip(sat.chairs, sit.chairs, strict=True)) == 2
    (origin, gone), (out, fell_free) = moving(sat, sit)
    assert out == OUT
    assert fell_free == origin
    assert sat.chairs[gone] == after[0]
    assert sit.chairs[gone] == sat.chairs[origin]
    assert sit.chairs[fell_free] == before[0]
    # A neighbour moves, never who sits opposite: that would be the partner.
    assert (origin - gone) % 2 == 1


def test_partners_face_each_other_from_the_first_deal_on() -> None:
    assert seated("Anna", (("Boris", "Egor"), ("Dima", "Vera"))) == Seats(
        ("Boris", "Dima", "Egor", "Vera"), ("Anna",)
    )


def test_the_table_does_not_turn_round_from_deal_to_deal() -> None:
    deals = [
        SIXTH,
        Deal(),  # begun, and nobody has sat down
        Deal(prepared_by="Dima", teams=(("Anna", "Egor"), ("Vera", "Boris"))),
        Deal(prepared_by="Vera", teams=(("Egor", "Boris"), ("Dima", "Anna"))),
    ]
    assert seats_after(deals[:1]) == Seats(("Boris", "Dima", "Egor", "Vera"), ("Anna",))
    assert seats_after(deals[:2]) == seats_after(deals[:1])
    assert seats_after(deals[:3]) == Seats(("Anna", "Boris", "Egor", "Vera"), ("Dima",))
    # Vera goes; Egor comes to her chair, beside Boris; Dima takes Egor's, beside Anna.
    assert seats_after(deals) == Seats(("Anna", "Boris", "Dima", "Egor"), ("Vera",))


def test_nobody_sits_before_anybody_has_sat_down() -> None:
    assert seats_after([]) is None
    assert seats_after([Deal(prepared_by="Anna")]) is None


def test_all_pairs_come_up_in_the_line_ups() -> None:
    met = {pair for _, teams in line_ups() for pair in pairs(teams)}
    assert met == {frozenset(pair) for pair in combinations(FIVE, 2)}
