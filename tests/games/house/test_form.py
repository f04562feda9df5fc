"""What a typed line enters at the Table, the standing, and the seats."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from typing import Any

import pytest

from chicago_gui.games.house import columns
from chicago_gui.games.house.evening import Session, reveal
from chicago_gui.games.house.form import FORM, HouseEntries, moves, roll_die, seats_after, standing
from chicago_gui.games.house.rotation.line_ups import LINE_UPS, LineUp, followers
from chicago_gui.games.house.sheet import Deal, pairing
from chicago_gui.record import replace
from chicago_gui.sheet.column import CellRef, Column
from chicago_gui.sheet.panel import OUT, Seats, Teams, against, moving, seated
from chicago_gui.sheet.typing.reader import Reading, Unread
from chicago_gui.sheet.words import refusal
from tests.games.house.evening.make import begun, bid, fresh, played, ready, two_open
from tests.served import Served
from tests.sheet.typing.language import speaking
from tests.sheets import known

# Typed lines --------------------------------------------------------------------------------------


AnyColumn = Column[Any, Any]


def entries(session: Session, pips: Iterator[int] | None = None) -> HouseEntries:
    rolled = pips or cycle([4])
    return HouseEntries(FORM, Served(session), lambda: next(rolled))


def shown(hands: HouseEntries, spot: CellRef, text: str) -> list[str] | str:
    """What the cells would show, or the sentence that says why nothing can be entered."""
    reading = hands.read(spot, text)
    if isinstance(reading, Unread):
        return refusal(reading.why)
    cells = sorted(reading.shows.items(), key=lambda each: (_at(each[0]), each[0].part))
    return [" ".join(filter(None, (cell.text, cell.below))) for _, cell in cells]


def _at(spot: CellRef) -> int:
    return columns.COLUMNS.index(spot.column)


def sat_down() -> Session:
    """A deal whose four have sat down, and nothing more is known."""
    session = ready(fresh())
    sheet = session.sheet
    deal = replace(sheet.deals[0], vulnerable=(None, None), opening_bid=None)
    return replace(session, sheet=replace(sheet, deals=(deal,)))


def test_in_german_a_team_is_vulnerable_with_g() -> None:
    spot = CellRef(0, columns.Z)
    with speaking("de"):
        assert shown(entries(sat_down()), spot, "g -") == ["z", "–"]
    assert isinstance(entries(sat_down()).read(spot, "g -"), Unread)


@pytest.mark.parametrize(
    ("session", "column", "part", "text", "cells"),
    [
        (begun(fresh()), columns.PREPARED_BY, 0, "v", ["Vera"]),
        (ready(fresh()), columns.PARTNERS, 0, "av", ["Anna – Vera", "Boris – Dima"]),
        (ready(fresh()), columns.PARTNERS, 1, "av", ["Boris – Dima", "Anna – Vera"]),
        (ready(fresh()), columns.PARTNERS, 0, "av bd", ["Anna – Vera", "Boris – Dima"]),
        (sat_down(), columns.Z, 0, "z -", ["z", "–"]),
        (sat_down(), columns.Z, 1, "z", ["z"]),
        (sat_down(), columns.Z, 0, "я -", ["z", "–"]),
        (sat_down(), columns.Z, 0, "r", ["die", "die"]),
        (sat_down(), columns.Z, 0, "z r", ["z", "die"]),
        (sat_down(), columns.Z, 0, "z - b", ["z", "–", "Boris"]),
        (sat_down(), columns.Z, 0, "z- b 4s v", ["z", "–", "Boris", "4♠ by Vera"]),
        (ready(fresh()), columns.OPENS, 0, "b", ["Boris"]),
        (ready(fresh()), columns.CONTRACT, 0, "4s v", ["4♠ by Vera"]),
        (ready(fresh()), columns.CONTRACT, 0, "4s v +1", ["4♠ by Vera", "+1"]),
        (ready(fresh()), columns.CONTRACT, 0, "p", ["passed out"]),
        (bid(fresh()), columns.RESULT, 0, "=", ["="]),
        (bid(fresh()), columns.RESULT, 0, "-2", ["−2"]),
        (bid(fresh()), columns.OPENS, 0, "+1", ["+1"]),
        (bid(fresh()), columns.Z, 0, "-1", ["−1"]),
        (played(fresh()), columns.HCP, 0, "13 8 13 6", ["13", "8", "13", "6"]),
        (played(fresh()), columns.HCP, 0, "9 12", ["9", "12"]),
        (
            played(fresh()),
            columns.PLAYER,
            0,
            "13 9 - 6",
            ["Anna 13", "Boris 9", "Vera -", "Dima 6"],
        ),
        (played(fresh()), columns.PLAYER, 2, "12", ["Vera 12"]),
        (played(fresh()), columns.PLAYER, 1, "dima", ["Dima"]),
    ],
)
def test_cells_show_what_enter_would_enter(
    session: Session, column: AnyColumn, part: int, text: str, cells: list[str]
) -> None:
    assert shown(entries(session), CellRef(0, column, part), text) == cells


@pytest.mark.parametrize(
    ("session", "column", "text", "sentence"),
    [
        (sat_down(), columns.Z, "x", "Type z or - for each team, or r to roll the die."),
        (bid(fresh()), columns.RESULT, "abd", None),
        (ready(fresh()), columns.CONTRACT, "4s", None),
        (ready(fresh()), columns.OPENS, "egor", None),
        (ready(fresh()), columns.PARTNERS, "xe", None),
        (
            played(fresh()),
            columns.HCP,
            "13",
            "Counts must add up to 40: retype all four, such as 12 9 13 6.",
        ),
    ],
)
def test_what_cannot_be_read_is_refused_with_one_sentence(
    session: Session, column: AnyColumn, text: str, sentence: str | None
) -> None:
    said = shown(entries(session), CellRef(0, column), text)
    assert isinstance(said, str)
    assert said.count(". ") == 0
    assert said
    assert sentence in (None, said)


def test_a_line_that_fills_several_cells_enters_them_all() -> None:
    hands = entries(sat_down())
    reading = hands.read(CellRef(0, columns.Z), "z - b 4s v +1")
    assert isinstance(reading, Reading)
    assert hands.enter(CellRef(0, columns.Z), reading).refused is None
    deal = hands.view.deals[0].deal
    assert deal.vulnerable == (True, False)
    assert (deal.opening_bid, deal.declarer, deal.tricks) == ("Boris", "Vera", 11)


def test_one_word_that_cannot_be_entered_keeps_all_out() -> None:
    hands = entries(sat_down())
    assert isinstance(hands.read(CellRef(0, columns.Z), "z - b 8s v"), Unread)
    assert hands.view.deals[0].deal.vulnerable == (None, None)


def test_the_caret_goes_to_the_word_that_is_wrong() -> None:
    reading = entries(sat_down()).read(CellRef(0, columns.Z), "z - xe")
    assert isinstance(reading, Unread)
    assert reading.at == len("z - ")


def test_dice_are_rolled_by_enter_and_for_the_teams_not_yet_known() -> None:
    hands = entries(sat_down(), iter([4, 3]))
    spot = CellRef(0, columns.Z)
    reading = hands.read(spot, "r")
    assert isinstance(reading, Reading)
    assert hands.view.deals[0].deal.vulnerable == (None, None)
    answer = hands.enter(spot, reading)
    assert answer.pips == (4, 3)
    assert answer.message.startswith("The die shows 4: Anna – Boris vulnerable.")
    assert list(hands.view.deals[0].deal.vulnerable) == [True, False]


def test_the_usual_die_has_six_sides() -> None:
    assert {roll_die() for _ in range(1000)} == {1, 2, 3, 4, 5, 6}


@pytest.mark.parametrize(
    ("session", "column", "text", "refused"),
    [
        (bid(fresh()), columns.RESULT, "1", True),
        (bid(fresh()), columns.OPENS, "9", True),
        (ready(fresh()), columns.CONTRACT, "4", False),
        (ready(fresh()), columns.CONTRACT, "12", True),
        (ready(fresh()), columns.CONTRACT, "5 ", False),
        (ready(fresh()), columns.CONTRACT, "5 1", True),
        (ready(fresh()), columns.CONTRACT, "5,1", True),
        (ready(fresh()), columns.CONTRACT, "9", True),
        (ready(fresh()), columns.DEAL, "1", True),
        (two_open(fresh()), columns.HCP, "1", True),
        (played(fresh()), columns.RESULT, "1", True),
        (played(fresh()), columns.HCP, "1", False),
        (played(fresh()), columns.PLAYER, "1", False),
        (played(fresh()), columns.DEAL, "1", False),
        (bid(fresh()), columns.RESULT, "=", False),
    ],
)
def test_a_count_of_an_open_deal_is_not_even_seen_at_the_table(
    session: Session, column: AnyColumn, text: str, refused: bool
) -> None:
    found = entries(session).read(CellRef(0, column), text)
    assert (isinstance(found, Unread) and found.hide) is refused


def test_enter_accepts_the_line_up_and_the_opener_that_are_shown() -> None:
    session = ready(fresh())
    deal = replace(session.sheet.deals[0], teams=None, opening_bid=None)
    hands = entries(replace(session, sheet=replace(session.sheet, deals=(deal,))))
    partners, opens = CellRef(0, columns.PARTNERS), CellRef(0, columns.OPENS)
    first = hands.proposal(partners)
    assert first is not None
    assert hands.show_next_proposal(partners)
    second = hands.proposal(partners)
    assert second is not None
    assert second.change != first.change
    answer = hands.accept(partners)
    assert answer is not None
    assert answer.refused is None
    assert hands.view.deals[0].deal.teams == second.change.teams
    assert hands.accept(opens) is not None
    assert hands.view.deals[0].deal.opening_bid is not None


@pytest.mark.parametrize("column", [columns.Z, columns.CONTRACT, columns.RESULT, columns.DEAL])
def test_enter_does_nothing_where_nothing_is_proposed(column: AnyColumn) -> None:
    session = sat_down()
    hands = entries(session)
    assert hands.accept(CellRef(0, column)) is None
    assert hands.view == reveal(session)


# The standing -------------------------------------------------------------------------------------


def test_deals_and_mean_stand_beside_the_sum_where_players_come_and_go() -> None:
    mixed = standing(reveal(known.session("evening-5-comes-and-goes")))
    assert mixed.detailed == ("deals", "mean")
    assert mixed.counted == ("out", "opened")
    boris = next(line for line in mixed.lines if line.name == "Борис")
    assert (boris.written, boris.details, len(boris.counts)) == ("+38", ("13", "+2.9"), 2)
    four = standing(reveal(known.session("evening-4-four")))
    assert not any(line.details for line in four.lines)


# The seats ----------------------------------------------------------------------------------------


FIVE = ("Anna", "Boris", "Vera", "Dima", "Egor")

# Vera plays, so Dima is dummy.
SIXTH = Deal(prepared_by="Anna", teams=(("Boris", "Egor"), ("Dima", "Vera")), declarer="Vera")


def named(line_up: LineUp) -> tuple[str, Teams]:
    """Who is out, and the teams."""
    (one, two), (three, four) = line_up.teams
    return FIVE[line_up.out], ((FIVE[one], FIVE[two]), (FIVE[three], FIVE[four]))


LEGAL = [(named(before), named(after)) for before in LINE_UPS for after in followers(before)]


@pytest.mark.parametrize(
    ("out", "teams", "said"),
    [
        (
            "Dima",
            (("Boris", "Vera"), ("Anna", "Egor")),
            (
                "Boris moves to Dima's chair, opposite Vera",
                "Anna takes Boris's chair, opposite Egor",
            ),
        ),
        (
            "Dima",
            (("Anna", "Boris"), ("Vera", "Egor")),
            (
                "Egor moves to Dima's chair, opposite Vera",
                "Anna takes Egor's chair, opposite Boris",
            ),
        ),
        (
            "Egor",  # a hand-over
            (("Boris", "Dima"), ("Vera", "Anna")),
            (
                "Dima moves to Egor's chair, opposite Boris",
                "Anna takes Dima's chair, opposite Vera",
            ),
        ),
        ("Anna", (("Vera", "Dima"), ("Egor", "Boris")), ("Everybody stays seated.",)),
        # Changes that the house rules do not know.
        ("Dima", (("Boris", "Egor"), ("Anna", "Vera")), ("Boris – Egor against Anna – Vera",)),
        ("Anna", (("Boris", "Vera"), ("Dima", "Egor")), ("Boris – Vera against Dima – Egor",)),
        ("Dima", (("Boris", "Vera"), ("Anna", "Zoe")), ("Boris – Vera against Anna – Zoe",)),
    ],
)
def test_who_was_out_takes_the_chair_of_a_player_who_moves_to_dummy_s(
    out: str, teams: Teams, said: tuple[str, ...]
) -> None:
    assert moves(SIXTH, out, teams) == said
    for nothing_before in (None, Deal(prepared_by="Anna")):
        assert moves(nothing_before, out, teams) == (against(teams),)


@pytest.mark.parametrize(("before", "after"), LEGAL)
def test_a_legal_change_moves_two_and_leaves_two(
    before: tuple[str, Teams], after: tuple[str, Teams]
) -> None:
    sat = seated(*before)
    sit = seated(*after, sat)
    assert {frozenset(sit.chairs[::2]), frozenset(sit.chairs[1::2])} == pairing(after[1])
    assert sum(old == new for old, new in zip(sat.chairs, sit.chairs, strict=True)) == 2
    (origin, gone), (out, fell_free) = moving(sat, sit)
    assert out == OUT
    assert fell_free == origin
    assert sat.chairs[gone] == after[0]
    assert sit.chairs[gone] == sat.chairs[origin]
    assert sit.chairs[fell_free] == before[0]
    # A neighbour moves, never who sits opposite: that would be the partner.
    assert (origin - gone) % 2 == 1


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
    # Vera goes; Egor comes to her chair, opposite Boris; Dima takes Egor's, beside Anna.
    assert seats_after(deals) == Seats(("Anna", "Boris", "Dima", "Egor"), ("Vera",))
    for nobody_yet in ([], [Deal(prepared_by="Anna")]):
        assert seats_after(nobody_yet) is None
