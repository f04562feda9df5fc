"""Seats and dealer, and that whoever follows the proposals has an even evening."""

from collections import Counter, defaultdict
from fractions import Fraction
from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.sheet.partnerships import (
    Balance,
    Sides,
    dealer_after,
    next_dealer,
    proposals,
    renamed_sides,
    seats,
    side_of,
    sitting_out,
)
from tests.benchmarks.partnership_table import ranges

NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve", "Фёдор", "Zoë")
SIDES: Sides = (("Ann", "Cid"), ("Bob", "Dee"))

# The table in the module's docstring: out, partnerships, opponents.
APART = {
    (4, 24): (0, 1, 1),
    (5, 24): (1, 1, 2),
    (6, 12): (1, 1, 3),
    (6, 24): (1, 1, 4),
    (7, 12): (1, 1, 3),
    (7, 24): (1, 1, 4),
}


def evening(count: int, rounds: int) -> list[Sides]:
    """Return the sides of an evening that always follows the first proposal."""
    played: list[Sides] = []
    for _ in range(rounds):
        played.append(proposals(NAMES[:count], played)[0])
    return played


def test_partners_face_each_other_and_the_deal_goes_clockwise() -> None:
    assert seats(SIDES) == ("Ann", "Bob", "Cid", "Dee")
    assert [dealer_after(SIDES, "Cid", n) for n in range(5)] == ["Cid", "Dee", "Ann", "Bob", "Cid"]
    assert [side_of(SIDES, name) for name in NAMES[:4]] == [0, 1, 0, 1]
    with pytest.raises(ValueError, match="sits out"):
        side_of(SIDES, "Eve")


def test_names_change_places_in_the_sides() -> None:
    assert renamed_sides(SIDES, {"Ann": "Bob", "Bob": "Ann"}) == (("Bob", "Cid"), ("Ann", "Dee"))


def test_the_first_four_begin_as_they_sit() -> None:
    assert proposals(NAMES[:4], [])[0] == SIDES
    assert sitting_out(NAMES, SIDES) == ("Eve", "Фёдор", "Zoë")


@pytest.mark.parametrize(("players", "rounds"), APART)
def test_an_evening_by_the_proposals_stays_even(players: int, rounds: int) -> None:
    played = evening(players, rounds)
    apart = [ranges(Balance(NAMES[:players], played[:n])) for n in range(1, rounds + 1)]
    assert tuple(map(max, zip(*apart, strict=True))) == APART[players, rounds]


@pytest.mark.parametrize(("players", "cycle"), [(4, 3), (5, 5)])
def test_four_and_five_come_out_exactly_equal(players: int, cycle: int) -> None:
    played = evening(players, 4 * cycle)
    for rounds in range(cycle, 4 * cycle + 1, cycle):
        assert ranges(Balance(NAMES[:players], played[:rounds])) == (0, 0, 0)


@pytest.mark.parametrize("players", [5, 6, 7])
def test_hardly_anybody_sits_out_twice_running(players: int) -> None:
    played = evening(players, 12)
    names = NAMES[:players]
    out = [set(sitting_out(names, sides)) for sides in played]
    assert sum(len(a & b) for a, b in pairwise(out)) <= 1


@st.composite
def histories(draw: st.DrawFn) -> tuple[tuple[str, ...], list[Sides]]:
    names = NAMES[: draw(st.integers(4, 7))]
    played = []
    for _ in range(draw(st.integers(0, 12))):
        one, two, three, four = draw(st.permutations(names))[:4]
        played.append(((one, two), (three, four)))
    return names, played


@given(histories())
def test_whatever_the_table_did_the_proposals_lead_back(
    evening: tuple[tuple[str, ...], list[Sides]],
) -> None:
    names, played = evening
    found = proposals(names, played)
    assert found == proposals(names, list(played))
    assert len(set(found)) == len(found) == {4: 3, 5: 15, 6: 45, 7: 105}[len(names)]
    before = Balance(names, played)
    after = Balance(names, [*played, found[0]])
    assert ranges(after)[0] <= max(ranges(before)[0], 1)
    assert all(len(set(seats(sides))) == 4 for sides in found)


@given(histories())
def test_sitting_out_comes_level_again(evening: tuple[tuple[str, ...], list[Sides]]) -> None:
    names, played = evening
    for _ in range(4 * len(played) + 1):
        played.append(proposals(names, played)[0])
    assert ranges(Balance(names, played))[0] <= 1


def test_who_has_begun_least_begins_to_deal() -> None:
    assert next_dealer(SIDES, []) == "Ann"
    assert next_dealer(SIDES, ["Ann", "Bob", "Ann"]) == "Cid"
    assert next_dealer(SIDES, ["Ann", "Bob", "Cid", "Eve"]) == "Dee"


COMINGS = [
    # so many at first; who comes before which round; who has left before which
    (4, {"Eve": 6}, {}),
    (4, {"Eve": 2, "Фёдор": 5, "Zoë": 9}, {}),
    (5, {"Фёдор": 3}, {"Ann": 9}),
    (6, {"Zoë": 7}, {"Bob": 4}),
    (7, {}, {"Cid": 3, "Eve": 8}),
]


@pytest.mark.parametrize(("first", "come", "go"), COMINGS)
def test_who_comes_late_or_leaves_early_keeps_it_even_from_then_on(
    first: int, come: dict[str, int], go: dict[str, int]
) -> None:
    players, gone = list(NAMES[:first]), []
    played: list[Sides] = []
    away: list[tuple[str, ...]] = []
    out: Counter[str] = Counter()
    due: dict[str, Fraction] = defaultdict(Fraction)
    met: Counter[frozenset[str]] = Counter()
    meant: dict[frozenset[str], Fraction] = defaultdict(Fraction)
    for number in range(24):
        for name in [name for name, when in come.items() if when == number]:
            players.append(name)
            away = [(*each, name) for each in away]
        gone += [name for name, when in go.items() if when == number]
        sides = proposals(players, played, away, gone)[0]
        assert not set(seats(sides)) & set(gone)
        played.append(sides)
        away.append(tuple(gone))
        there = [name for name in players if name not in gone]
        pairs = [frozenset(pair) for pair in combinations(there, 2)]
        for name in there:
            out[name] += name not in seats(sides)
            due[name] += Fraction(len(there) - 4, len(there))
        met.update(map(frozenset, sides))
        for pair in pairs:
            meant[pair] += Fraction(2, len(pairs))
        # Nobody is a whole round from the mean of those they were there for, nor two partners two.
        assert max(abs(out[name] - due[name]) for name in there) <= 1
        assert max(abs(met[pair] - meant[pair]) for pair in pairs) < 2


def test_who_has_just_come_plays_at_once() -> None:
    late = proposals(NAMES[:5], evening(4, 3), [("Eve",)] * 3)[0]
    assert "Eve" in seats(late)
