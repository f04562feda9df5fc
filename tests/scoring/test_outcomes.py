"""Outcomes of whole deals: the worked examples, who is judged by what, and the symmetries."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.record import Record, replace
from chicago_gui.scoring import (
    HOUSE,
    OFFICIAL,
    Contract,
    Denomination,
    Doubling,
    Misuse,
    Outcome,
    Refused,
    ScoringReason,
    TargetTable,
    judge,
    score,
)

FOUR_SPADES = Contract.parse("4S")
NOBODY = (False, False)
GENEROUS = TargetTable("Generous", ((500, 700), *((45, 45) for _ in range(20))))

contracts = st.builds(
    Contract, st.integers(1, 7), st.sampled_from(Denomination), st.sampled_from(Doubling)
)


class Played(Record):
    """The arguments of one deal, so that properties can turn it round."""

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
        """The same deal with the teams written down in the other order."""
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
    """Any deal that was played or passed out, with and without honours."""
    hcp = draw(st.integers(0, 40))
    vulnerable = (draw(st.booleans()), draw(st.booleans()))
    if draw(st.integers(0, 9)) == 0:
        return Played((hcp, 40 - hcp), vulnerable, None, None, None)
    contract = draw(contracts)
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


@pytest.mark.parametrize("team_hcp", [(20, 19), (20, 21), (0, 0), (40, 40)])
def test_hcp_are_40_together(team_hcp: tuple[int, int]) -> None:
    assert reason_for(team_hcp=team_hcp) is Misuse.HCP_SUM


@pytest.mark.parametrize(
    "team_hcp",
    [(41, -1), (41, 0), (-1, 40), (25.0, 15), (25, "15"), (True, 39), (25, None), ("25", "15")],
)
def test_hcp_are_counts(team_hcp: Any) -> None:
    assert reason_for(team_hcp=team_hcp) is Misuse.TEAM_HCP


@pytest.mark.parametrize("name", ["team_hcp", "vulnerable", "honours"])
@pytest.mark.parametrize("value", [None, (), (40,), (20, 20, 0), [25, 15], "ab"])
def test_everything_is_there_for_two_teams(name: str, value: Any) -> None:
    assert reason_for(**{name: value}) is Misuse.TWO_TEAMS


def test_both_vulnerabilities_are_checked_though_one_may_not_matter() -> None:
    assert reason_for(vulnerable=(0, False)) is Misuse.VULNERABLE
    assert reason_for(vulnerable=(False, None)) is Misuse.VULNERABLE


@pytest.mark.parametrize("table", ["house", None, HOUSE.rows])
def test_the_table_is_a_table(table: Any) -> None:
    assert reason_for(table=table) is Misuse.TABLE


@pytest.mark.parametrize("team", [2, -1, True, False, 0.0, "0"])
def test_the_declaring_team_is_0_or_1(team: Any) -> None:
    assert reason_for(declarer_team=team) is Misuse.DECLARING_TEAM


@pytest.mark.parametrize(
    "absent",
    [
        *(["declarer_team"], ["contract"], ["tricks"]),
        *(["declarer_team", "contract"], ["declarer_team", "tricks"], ["contract", "tricks"]),
    ],
)
def test_half_a_deal_is_not_judged(absent: list[str]) -> None:
    assert reason_for(**dict.fromkeys(absent)) is Misuse.UNFINISHED


@pytest.mark.parametrize("tricks", [14, -1, True, 10.0, "10"])
def test_tricks_that_are_none_are_refused(tricks: Any) -> None:
    assert reason_for(tricks=tricks) is ScoringReason.TRICKS


@pytest.mark.parametrize("contract", ["4S", 4, "pass"])
def test_a_contract_is_a_contract(contract: Any) -> None:
    assert reason_for(contract=contract) is Misuse.NO_CONTRACT


@pytest.mark.parametrize(
    "honours", [(50, 0), (0, 350), (-100, 0), (True, 0), (0, 100.0), (None, 0), ("100", 0)]
)
def test_honours_are_100_or_150(honours: Any) -> None:
    assert reason_for(honours=honours) is ScoringReason.HONOURS


def test_honours_of_both_teams_and_in_no_trump_are_taken_as_they_are_told() -> None:
    assert judge((25, 15), NOBODY, HOUSE, 0, FOUR_SPADES, 10, (250, 100)).declarer_score == 570
    no_trump = Contract.parse("3NT")
    assert judge((25, 15), NOBODY, HOUSE, 0, no_trump, 9, (0, 100)).declarer_score == 300
    passed_out = {"declarer_team": None, "contract": None, "tricks": None}
    assert reason_for(honours=(100, 0), **passed_out) is Misuse.PASSED_OUT_HONOURS


def reason_for(**changed: Any) -> Any:
    """Give the reason for which a good deal with something changed is refused."""
    good: dict[str, Any] = {
        "team_hcp": (25, 15),
        "vulnerable": (False, True),
        "table": HOUSE,
        "declarer_team": 0,
        "contract": FOUR_SPADES,
        "tricks": 10,
        "honours": (0, 0),
    }
    judge(**good)
    with pytest.raises(Refused) as caught:
        judge(**{**good, **changed})
    assert str(caught.value).isprintable()
    return caught.value.reason


def test_an_outcome_is_frozen() -> None:
    outcome = judge((25, 15), NOBODY, HOUSE, 0, FOUR_SPADES, 11)
    with pytest.raises(AttributeError):
        outcome.score = 0  # type: ignore[misc]  # it is frozen


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
def test_the_weaker_team_s_vulnerability_never_touches_the_target(
    deal: Played, table: TargetTable
) -> None:
    stronger = deal.judged(table).target_team
    marks = list(deal.vulnerable)
    marks[1 - stronger] = not marks[1 - stronger]
    changed = replace(deal, vulnerable=(marks[0], marks[1]))
    assert changed.judged(table).target == deal.judged(table).target


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
