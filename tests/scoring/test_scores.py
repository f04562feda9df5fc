"""Scores, their parts, honours and settling against the score card and the crib sheet."""

import itertools
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.scoring import (
    ALL_BIDS,
    GAME_POINTS,
    Contract,
    Misuse,
    RangeReason,
    ScoreParts,
    Settling,
    check_honours,
    game_bonus,
    parts,
    score,
    settled,
)
from tests.scoring.contracts import CONTRACTS
from tests.scoring.refusals import refusal_of

# The score card as it is printed for duplicate: what a contract made exactly is worth, as
# (not vulnerable, vulnerable) for levels 1 to 7. Written down figure by figure, so that it shares
# no rule with the code it checks.
MADE = {
    ("minor", ""): [
        *((70, 70), (90, 90), (110, 110), (130, 130), (400, 600), (920, 1370), (1440, 2140))
    ],
    ("major", ""): [
        *((80, 80), (110, 110), (140, 140), (420, 620), (450, 650), (980, 1430), (1510, 2210))
    ],
    ("notrump", ""): [
        *((90, 90), (120, 120), (400, 600), (430, 630), (460, 660), (990, 1440), (1520, 2220))
    ],
    ("minor", "X"): [
        *((140, 140), (180, 180), (470, 670), (510, 710), (550, 750), (1090, 1540), (1630, 2330))
    ],
    ("major", "X"): [
        *((160, 160), (470, 670), (530, 730), (590, 790), (650, 850), (1210, 1660), (1770, 2470))
    ],
    ("notrump", "X"): [
        *((180, 180), (490, 690), (550, 750), (610, 810), (670, 870), (1230, 1680), (1790, 2490))
    ],
    ("minor", "XX"): [
        *((230, 230), (560, 760), (640, 840), (720, 920), (800, 1000), (1380, 1830), (1960, 2660))
    ],
    ("major", "XX"): [
        *((520, 720), (640, 840), (760, 960), (880, 1080), (1000, 1200)),
        *((1620, 2070), (2240, 2940)),
    ],
    ("notrump", "XX"): [
        *((560, 760), (680, 880), (800, 1000), (920, 1120), (1040, 1240)),
        *((1660, 2110), (2280, 2980)),
    ],
}

# The card's other columns: one overtrick, and 1 to 13 undertricks.
OVERTRICK = {
    ("minor", ""): (20, 20),
    ("major", ""): (30, 30),
    ("notrump", ""): (30, 30),
    **{(kind, "X"): (100, 200) for kind in ("minor", "major", "notrump")},
    **{(kind, "XX"): (200, 400) for kind in ("minor", "major", "notrump")},
}
DOWN = {
    ("", False): [50, 100, 150, 200, 250, 300, 350, 400, 450, 500, 550, 600, 650],
    ("", True): [100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1100, 1200, 1300],
    ("X", False): [*(100, 300, 500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200, 3500)],
    ("X", True): [*(200, 500, 800, 1100, 1400, 1700, 2000, 2300, 2600, 2900, 3200, 3500, 3800)],
    ("XX", False): [*(200, 600, 1000, 1600, 2200, 2800, 3400, 4000, 4600, 5200, 5800, 6400, 7000)],
    ("XX", True): [*(400, 1000, 1600, 2200, 2800, 3400, 4000, 4600, 5200, 5800, 6400, 7000, 7600)],
}
KIND = {"C": "minor", "D": "minor", "H": "major", "S": "major", "NT": "notrump"}


@pytest.mark.parametrize("vulnerable", [False, True])
@pytest.mark.parametrize("doubles", ["", "X", "XX"])
def test_every_score_is_the_score_card_s(doubles: str, vulnerable: bool) -> None:
    seen = 0
    for level, (name, kind) in itertools.product(range(1, 8), KIND.items()):
        made = MADE[kind, doubles][level - 1][vulnerable]
        each = OVERTRICK[kind, doubles][vulnerable]
        for tricks in range(14):
            off = tricks - level - 6
            card = made + off * each if off >= 0 else -DOWN[doubles, vulnerable][-off - 1]
            contract = Contract.parse(f"{level}{name}{doubles}")
            assert score(contract, tricks, vulnerable) == card, (contract, tricks)
            seen += 1
    assert seen == 35 * 14


def points(text: str, tricks: int, vulnerable: bool = False) -> int:
    """Score a contract given as text."""
    return score(Contract.parse(text), tricks=tricks, vulnerable=vulnerable)


def test_crib_sheet_evening_in_the_chicago_column() -> None:
    they_3s_plus_1 = points("3S", 10)
    we_4hx_plus_1 = points("4HX", 11, vulnerable=True)
    they_5dx_minus_4 = points("5DX", 7, vulnerable=True)
    they_1ntxx_minus_1 = points("1NTXX", 6, vulnerable=True)
    assert they_3s_plus_1 == 170
    assert we_4hx_plus_1 == 990
    assert they_5dx_minus_4 == -1100
    assert they_1ntxx_minus_1 == -400
    assert we_4hx_plus_1 - they_3s_plus_1 - they_5dx_minus_4 - they_1ntxx_minus_1 == 2320


@pytest.mark.parametrize(
    ("argument", "values", "reason"),
    [
        ("contract", ["4S", None, 4, (4, "S")], Misuse.NO_CONTRACT),
        ("tricks", [14, -1, True, 10.0, "10", None, [10]], RangeReason.OUTSIDE),
        ("vulnerable", [0, 1, None, "z", "", 1.0], Misuse.VULNERABLE),
    ],
)
def test_what_cannot_be_scored_is_refused(argument: str, values: list[Any], reason: object) -> None:
    sound = {"contract": Contract.parse("4S"), "tricks": 10, "vulnerable": False}
    for value in values:
        assert refusal_of(score, **{**sound, argument: value}).reason is reason


def of(text: str, tricks: int, vulnerable: bool = False) -> ScoreParts:
    return parts(Contract.parse(text), tricks, vulnerable)


def test_the_crib_sheet_s_four_deals() -> None:
    assert of("3S", 10) == ScoreParts(below=90, overtricks=30)
    assert of("4HX", 11, True) == ScoreParts(below=240, overtricks=200, insult=50)
    assert of("4HX", 11) == ScoreParts(below=240, overtricks=100, insult=50)
    assert of("5DX", 7, True) == ScoreParts(undertricks=1100)
    assert of("1NTXX", 6, True) == ScoreParts(undertricks=400)
    assert of("1NTXX", 6) == ScoreParts(undertricks=200)


@pytest.mark.parametrize(
    ("contract", "below"),
    [("1NTX", 80), ("1NTXX", 160), ("2C", 40), ("2DXX", 160), ("3HXX", 360), ("7NT", 220)],
)
def test_trick_points_are_doubled_with_the_contract(contract: str, below: int) -> None:
    # 160 and the redoubled major's 120 a trick are what the crib sheet's misprints stand for.
    assert of(contract, 13).below == below


def test_slams_and_insult_go_above_the_line() -> None:
    assert of("6SX", 12) == ScoreParts(below=360, insult=50, slam=500)
    assert of("7CXX", 13, True) == ScoreParts(below=560, insult=100, slam=1500)
    assert of("6C", 12, True).above == 750


def test_a_game_is_paid_by_the_vulnerability_of_who_makes_it() -> None:
    assert (game_bonus(False), game_bonus(True)) == (300, 500)


@given(contract=CONTRACTS, tricks=st.integers(0, 13), vulnerable=st.booleans())
def test_a_score_is_its_parts_and_one_bonus(
    contract: Contract, tricks: int, vulnerable: bool
) -> None:
    won = parts(contract, tricks, vulnerable)
    made = tricks >= contract.needed
    assert made == bool(won.below) == (not won.undertricks)
    assert min(won.below, won.overtricks, won.insult, won.slam, won.undertricks) >= 0
    bonus = 0
    if made:
        bonus = game_bonus(vulnerable) if won.below >= GAME_POINTS else 50
    assert score(contract, tricks, vulnerable) == won.below + won.above + bonus - won.undertricks


FOUR_SPADES = Contract.parse("4S")


@pytest.mark.parametrize("bid", ALL_BIDS, ids=str)
def test_four_trump_honours_need_trumps_and_150_go_anywhere(bid: Contract) -> None:
    check_honours(150, bid)
    if str(bid).endswith("NT"):
        assert refusal_of(check_honours, 100, bid).reason is RangeReason.OTHER
    else:
        check_honours(100, bid)


@pytest.mark.parametrize("points", [0, 50, -100, 250, 100.0, True, "100", None])
def test_other_points(points: Any) -> None:
    assert refusal_of(check_honours, points, FOUR_SPADES).reason is RangeReason.OTHER
    assert refusal_of(check_honours, points, Contract.parse("3NT")).reason is RangeReason.OTHER


FIFTY_DOWN, FIFTY_UP, EXACT = Settling.FIFTY_DOWN, Settling.FIFTY_UP, Settling.EXACT


@pytest.mark.parametrize(
    ("difference", "down", "up"),
    [
        (2320, 23, 23),
        (1570, 16, 16),
        (40, 0, 0),
        (50, 0, 1),
        (60, 1, 1),
        (0, 0, 0),
        (49, 0, 0),
        (51, 1, 1),
        (149, 1, 1),
        (150, 1, 2),
        (151, 2, 2),
        (1550, 15, 16),
    ],
)
def test_hundreds_are_the_nearest(difference: int, down: int, up: int) -> None:
    assert (settled(difference, FIFTY_DOWN), settled(difference, FIFTY_UP)) == (down, up)
    assert (settled(-difference, FIFTY_DOWN), settled(-difference, FIFTY_UP)) == (-down, -up)
    assert settled(difference, EXACT) == difference


@given(difference=st.integers(-100_000, 100_000), settling=st.sampled_from(Settling))
def test_what_one_side_gets_the_other_pays(difference: int, settling: Settling) -> None:
    won = settled(difference, settling)
    assert won == -settled(-difference, settling)
    if settling is not EXACT:
        assert abs(100 * won - difference) <= 50
