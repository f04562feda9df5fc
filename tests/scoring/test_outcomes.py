"""Outcomes of whole deals, IMPs and target tables against the printed ones."""

from decimal import Decimal
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.record import Record, replace
from chicago_gui.scoring import (
    HOUSE,
    IMP_THRESHOLDS,
    OFFICIAL,
    Contract,
    Misuse,
    Outcome,
    RangeReason,
    TargetTable,
    imps,
    judge,
    score,
    target,
)
from tests.scoring.contracts import CONTRACTS
from tests.scoring.refusals import refusal_of

FOUR_SPADES = Contract.parse("4S")
NOBODY = (False, False)
GENEROUS = TargetTable("Generous", ((500, 700), *((45, 45) for _ in range(20))))


class Played(Record):
    """The arguments of `judge` for one deal."""

    team_hcp: tuple[int, int]
    vulnerable: tuple[bool, bool]
    declarer_team: int | None
    contract: Contract | None
    tricks: int | None
    honours: tuple[int, int] = (0, 0)

    def judged(self, table: TargetTable = HOUSE) -> Outcome:
        """Judge the deal."""
        return judge(
            self.team_hcp,
            self.vulnerable,
            table,
            self.declarer_team,
            self.contract,
            self.tricks,
            self.honours,
        )

    def turned(self) -> "Played":
        """Return the same deal with the teams in the other order."""
        return Played(
            self.team_hcp[::-1],
            self.vulnerable[::-1],
            None if self.declarer_team is None else 1 - self.declarer_team,
            self.contract,
            self.tricks,
            self.honours[::-1],
        )


@st.composite
def deals(draw: st.DrawFn) -> Played:
    """Draw a deal that was played or passed out, with or without honours."""
    hcp = draw(st.integers(0, 40))
    vulnerable = (draw(st.booleans()), draw(st.booleans()))
    if draw(st.integers(0, 9)) == 0:
        return Played((hcp, 40 - hcp), vulnerable, None, None, None)
    contract = draw(CONTRACTS)
    points = draw(st.sampled_from([0, 150] if "NT" in str(contract) else [0, 100, 150]))
    honours = draw(st.sampled_from([(points, 0), (0, points)]))
    return Played(
        (hcp, 40 - hcp),
        vulnerable,
        draw(st.integers(0, 1)),
        contract,
        draw(st.integers(0, 13)),
        honours,
    )


tables = st.sampled_from([HOUSE, OFFICIAL, GENEROUS])


def test_worked_25_hcp_not_vulnerable_4s_plus_1() -> None:
    assert judge((25, 15), NOBODY, HOUSE, 0, FOUR_SPADES, 11) == Outcome(
        declarer_score=450, target_team=0, target=300, score=450, difference=150, imps=(4, -4)
    )


def test_worked_25_hcp_vulnerable_one_down() -> None:
    # -100 - 440 = -540: the target is taken off, never added.
    assert judge((25, 15), (True, False), HOUSE, 0, FOUR_SPADES, 9) == Outcome(
        declarer_score=-100, target_team=0, target=440, score=-100, difference=-540, imps=(-11, 11)
    )


@pytest.mark.parametrize(
    ("table", "contract", "tricks", "difference", "imps"),
    [
        (HOUSE, "4S", 12, -100, -3),
        (OFFICIAL, "4S", 12, -420, -9),
        (HOUSE, "6S", 12, 400, 9),
        (OFFICIAL, "6S", 12, 80, 2),
    ],
)
def test_worked_33_hcp_by_both_tables(
    table: TargetTable, contract: str, tricks: int, difference: int, imps: int
) -> None:
    outcome = judge((7, 33), NOBODY, table, 1, Contract.parse(contract), tricks)
    assert outcome.target_team == 1
    assert outcome.difference == difference
    assert outcome.imps == (-imps, imps)


def test_the_weaker_team_declares_and_is_still_measured_by_the_stronger() -> None:
    # Team 1 has 28 HCP, not vulnerable: target 430, though the declarers are vulnerable.
    # Others look the target up by the declaring side's vulnerability and find 630.
    outcome = judge((12, 28), (True, False), HOUSE, 0, Contract.parse("2S"), 8)
    assert outcome == Outcome(
        declarer_score=110, target_team=1, target=430, score=-110, difference=-540, imps=(11, -11)
    )


def test_the_weaker_team_s_own_vulnerability_counts_for_its_score_only() -> None:
    # Two down doubled: 300 or 500 by the declarers, 430 or 630 by the stronger team.
    contract = Contract.parse("4SX")
    scores = {
        vulnerable: judge((12, 28), vulnerable, HOUSE, 0, contract, 8)
        for vulnerable in [(False, False), (True, False), (False, True), (True, True)]
    }
    assert {key: (seen.score, seen.target) for key, seen in scores.items()} == {
        (False, False): (300, 430),
        (True, False): (500, 430),
        (False, True): (300, 630),
        (True, True): (500, 630),
    }


@pytest.mark.parametrize("table", [HOUSE, OFFICIAL], ids=["house", "official"])
@pytest.mark.parametrize("hcp", range(21, 41))
def test_the_target_is_the_table_s_from_21_hcp_to_40(hcp: int, table: TargetTable) -> None:
    for marks in (NOBODY, (True, False), (False, True), (True, True)):
        first = judge((hcp, 40 - hcp), marks, table, 1, FOUR_SPADES, 10)
        assert (first.target_team, first.target) == (0, table.target(hcp, marks[0]))
        second = judge((40 - hcp, hcp), marks, table, 1, FOUR_SPADES, 10)
        assert (second.target_team, second.target) == (1, table.target(hcp, marks[1]))


def test_even_hcp_have_no_target() -> None:
    outcome = judge((20, 20), (True, True), HOUSE, 1, FOUR_SPADES, 10)
    assert outcome == Outcome(
        declarer_score=620, target_team=0, target=0, score=-620, difference=-620, imps=(-12, 12)
    )


def test_even_hcp_have_no_target_in_a_table_of_one_s_own_either() -> None:
    # Were the table asked, it would make odds who is called the stronger.
    for vulnerable in (NOBODY, (True, False), (True, True)):
        assert judge((20, 20), vulnerable, GENEROUS, None, None, None).target == 0


def test_no_tricks_at_all_are_a_result() -> None:
    assert judge((25, 15), NOBODY, HOUSE, 0, FOUR_SPADES, 0).declarer_score == -500


def test_passed_out_is_nothing_less_the_target() -> None:
    assert judge((16, 24), (False, True), HOUSE, None, None, None) == Outcome(
        declarer_score=None, target_team=1, target=290, score=0, difference=-290, imps=(7, -7)
    )


def test_a_difference_between_two_printed_bands() -> None:
    # 0 - 45: a table of one's own may give what no printed band holds.
    assert judge((30, 10), NOBODY, GENEROUS, None, None, None).imps == (-1, 1)


@pytest.mark.parametrize(
    ("declarer_team", "honours", "declarer_score", "seen"),
    [
        (0, (100, 0), 520, 520),
        (0, (0, 100), 320, 320),
        (1, (100, 0), 320, -320),
        (1, (0, 100), 520, -520),
    ],
)
def test_honours_join_the_score_of_the_side_that_holds_them(
    declarer_team: int, honours: tuple[int, int], declarer_score: int, seen: int
) -> None:
    outcome = judge((25, 15), NOBODY, HOUSE, declarer_team, FOUR_SPADES, 10, honours)
    assert outcome.declarer_score == declarer_score
    assert outcome.score == seen
    assert outcome.difference == seen - 300


def test_honours_of_both_teams_and_in_no_trump_are_taken_as_they_are_told() -> None:
    assert judge((25, 15), NOBODY, HOUSE, 0, FOUR_SPADES, 10, (250, 100)).declarer_score == 570
    no_trump = Contract.parse("3NT")
    assert judge((25, 15), NOBODY, HOUSE, 0, no_trump, 9, (0, 100)).declarer_score == 300


@given(deals(), tables)
def test_every_deal_sums_to_zero(deal: Played, table: TargetTable) -> None:
    assert sum(deal.judged(table).imps) == 0


@given(deals(), tables)
def test_turning_the_teams_round_mirrors_everything(deal: Played, table: TargetTable) -> None:
    one, other = deal.judged(table), deal.turned().judged(table)
    assert other.imps == one.imps[::-1]
    assert other.declarer_score == one.declarer_score
    assert other.target == one.target
    if 20 in deal.team_hcp:
        # Nobody is stronger: both are told from the first team's side.
        assert (one.target_team, other.target_team) == (0, 0)
        assert other.difference == -one.difference
    else:
        assert other.target_team == 1 - one.target_team
        assert (other.score, other.difference) == (one.score, one.difference)


@given(deals(), tables)
def test_score_target_difference_and_imps_hang_together(deal: Played, table: TargetTable) -> None:
    outcome = deal.judged(table)
    assert outcome.difference == outcome.score - outcome.target
    assert deal.team_hcp[outcome.target_team] >= 20
    if deal.declarer_team is None or deal.contract is None or deal.tricks is None:
        assert outcome.declarer_score is None
        assert outcome.score == 0
        return
    own, theirs = deal.honours[deal.declarer_team], deal.honours[1 - deal.declarer_team]
    plain = score(deal.contract, deal.tricks, deal.vulnerable[deal.declarer_team])
    assert outcome.declarer_score == plain + own - theirs
    sign = 1 if deal.declarer_team == outcome.target_team else -1
    assert outcome.score == sign * outcome.declarer_score


@given(deals(), tables)
def test_a_trick_more_never_costs_its_takers_imps(deal: Played, table: TargetTable) -> None:
    if deal.declarer_team is None or deal.tricks is None or deal.tricks == 13:
        return
    better = replace(deal, tricks=deal.tricks + 1)
    before, after = deal.judged(table).imps, better.judged(table).imps
    assert after[deal.declarer_team] >= before[deal.declarer_team]


# HCP: house not vulnerable, house vulnerable, official not vulnerable, official vulnerable.
PRINTED_TARGETS = {
    20: (0, 0, 0, 0),
    21: (50, 50, 50, 50),
    22: (70, 70, 70, 70),
    23: (110, 110, 110, 110),
    24: (200, 290, 200, 290),
    25: (300, 440, 300, 440),
    26: (350, 520, 350, 520),
    27: (400, 600, 400, 600),
    28: (430, 630, 430, 630),
    29: (460, 660, 460, 660),
    30: (490, 690, 490, 690),
    31: (520, 720, 600, 900),
    32: (550, 750, 700, 1050),
    33: (580, 780, 900, 1350),
    34: (610, 810, 1000, 1500),
    35: (640, 840, 1100, 1650),
    36: (670, 870, 1200, 1800),
    37: (700, 900, 1300, 1950),
    38: (730, 930, 1300, 1950),
    39: (760, 960, 1300, 1950),
    40: (790, 990, 1300, 1950),
}
OURS = TargetTable("Ours", tuple((hcp - 20, 2 * hcp) for hcp in PRINTED_TARGETS))


@pytest.mark.parametrize("hcp", PRINTED_TARGETS)
def test_printed_targets(hcp: int) -> None:
    found = (
        HOUSE.target(hcp, False),
        HOUSE.target(hcp, True),
        OFFICIAL.target(hcp, False),
        OFFICIAL.target(hcp, True),
    )
    assert found == PRINTED_TARGETS[hcp]


def test_house_is_what_is_meant_when_nothing_is_said() -> None:
    assert target(33, vulnerable=False) == 580
    assert target(33, vulnerable=False, table="house") == 580
    assert target(33, vulnerable=False, table="official") == 900
    assert target(33, True, OURS) == 66


@pytest.mark.parametrize(
    ("asked", "reason"),
    [
        *(((hcp, False), Misuse.STRONGER_HCP) for hcp in (19, 41, 0, -20, True, 25.0, "25", None)),
        *(((25, vulnerable), Misuse.VULNERABLE) for vulnerable in (0, 1, None, "z")),
    ],
)
def test_a_target_is_for_20_to_40_hcp_vulnerable_or_not(
    asked: tuple[Any, Any], reason: Misuse
) -> None:
    for ask in (target, HOUSE.target):
        assert refusal_of(ask, *asked).reason is reason


@pytest.mark.parametrize("table", ["House", "", "ours", None, 0, HOUSE.rows])
def test_other_tables_are_refused(table: Any) -> None:
    assert refusal_of(target, 25, vulnerable=False, table=table).reason is Misuse.TABLE


@pytest.mark.parametrize("points", [-1, 10_001, 10**5000], ids=["less", "more", "endless"])
@pytest.mark.parametrize("column", [0, 1])
def test_a_target_is_0_to_10000_points(points: int, column: int) -> None:
    row = (points, 0) if column == 0 else (0, points)
    refusal = refusal_of(TargetTable, "Ours", (*HOUSE.rows[:20], row))
    assert refusal.reason is RangeReason.OUTSIDE
    assert str(refusal).isprintable()
    assert TargetTable("Ours", (*HOUSE.rows[:20], (0, 10_000))).target(40, True) == 10_000


@given(
    st.lists(st.tuples(st.integers(0, 10_000), st.integers(0, 10_000)), min_size=21, max_size=21)
)
def test_every_row_is_found_under_its_hcp(rows: list[tuple[int, int]]) -> None:
    table = TargetTable("Ours", tuple(rows))
    asked = [(table.target(hcp, False), table.target(hcp, True)) for hcp in range(20, 41)]
    assert asked == rows


# The bands as the house rules print them; the last has no end.
PRINTED = [
    *((0, 10), (20, 40), (50, 80), (90, 120), (130, 160), (170, 210), (220, 260), (270, 310)),
    *((320, 360), (370, 420), (430, 490), (500, 590), (600, 740), (750, 890), (900, 1090)),
    *((1100, 1290), (1300, 1490), (1500, 1740), (1750, 1990), (2000, 2240), (2250, 2490)),
    *((2500, 2990), (3000, 3490), (3500, 3990), (4000, 9990)),
]


@pytest.mark.parametrize(("points", "bounds"), list(enumerate(PRINTED)))
def test_printed_bands(points: int, bounds: tuple[int, int]) -> None:
    for difference in range(bounds[0], bounds[1] + 1, 10):
        assert imps(difference) == points
        assert imps(-difference) == -points


def test_the_table_has_24_imps_at_most() -> None:
    assert tuple(lowest for lowest, _ in PRINTED) == IMP_THRESHOLDS
    assert len(IMP_THRESHOLDS) == 25
    assert imps(4000) == imps(10**9) == 24
    assert imps(-(10**9)) == -24


def test_every_difference_and_far_beyond_the_table() -> None:
    # A table looked up from both ends must not answer for one with what stands at the other.
    for difference in (*range(4200), 7999, 8000, 8001, 8002, 12_001, 10**30):
        points = sum(lowest <= difference for lowest in IMP_THRESHOLDS) - 1
        assert (imps(difference), imps(-difference)) == (points, -points)


@pytest.mark.parametrize(
    "difference",
    [
        *(True, False, 50.0, -50.0, 1e9, "50", None, float("nan"), float("inf"), 50j, [50]),
        *(Fraction(50), Decimal(-50)),
    ],
)
def test_only_whole_numbers(difference: Any) -> None:
    assert [imps(number) for number in (0, 1, 50)] == [0, 0, 2]
    assert refusal_of(imps, difference).reason is Misuse.DIFFERENCE
