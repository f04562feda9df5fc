"""The outcome of one deal for the two teams: score against target, the difference, the IMPs."""

from __future__ import annotations

from dataclasses import dataclass

from .checks import as_figure, check_vulnerable, is_count
from .contract import Contract
from .honours import HONOUR_POINTS
from .imp_table import imps
from .refused import Reason, Refused
from .scores import score
from .targets import TargetTable

_EVEN = 20


@dataclass(frozen=True, slots=True)
class Outcome:
    """What one deal was worth; teams are 0 and 1, all figures but `imps` are points.

    `declarer_score` is seen by declarer's team, with honours (its own less the opponents'), and
    None when the deal was passed out. `target_team` is the stronger team (0 when the HCP are
    even), `target` its target, `score` the same score as it sees it, `difference` score less
    target. `imps` are the IMPs of either team, which sum to zero.
    """

    declarer_score: int | None
    target_team: int
    target: int
    score: int
    difference: int
    imps: tuple[int, int]


def judge(
    team_hcp: tuple[int, int],
    vulnerable: tuple[bool, bool],
    table: TargetTable,
    declarer_team: int | None,
    contract: Contract | None,
    tricks: int | None,
    honours: tuple[int, int] = (0, 0),
) -> Outcome:
    """Judge one deal by the house rules' section on scoring.

    Arguments: HCP, vulnerability and points for honours of either team; the target table; the team
    that declares (0 or 1), its contract and the tricks it took, all three None for a deal that was
    passed out and is scored 0. The target is the stronger team's, from its own HCP and its own
    vulnerability, whoever declares; with 20 HCP each nobody is stronger and it is 0, whatever the
    table holds there.

    Refused: figures that are not two (`TWO_TEAMS`), HCP that are none (`TEAM_HCP`) or not 40
    together (`HCP_SUM`), what is no table (`TABLE`), some of the three and not all (`UNFINISHED`),
    another team (`DECLARING_TEAM`), honours that are no points for them
    (`HONOURS`, `PASSED_OUT_HONOURS`), and what `score` refuses. Whether the hands can have held
    them is not looked at: the files of other programs may say so.
    """
    _check_teams(team_hcp, vulnerable, honours)
    if not isinstance(table, TargetTable):
        raise Refused(Reason.TABLE, table=as_figure(table))

    target_team = 0 if team_hcp[0] >= team_hcp[1] else 1
    target = 0
    if team_hcp[target_team] > _EVEN:
        target = table.target(team_hcp[target_team], vulnerable[target_team])

    declarer_score = _declarer_score(vulnerable, declarer_team, contract, tricks, honours)
    seen = declarer_score or 0
    if declarer_team != target_team:
        seen = -seen
    difference = seen - target
    won = imps(difference)
    return Outcome(
        declarer_score=declarer_score,
        target_team=target_team,
        target=target,
        score=seen,
        difference=difference,
        imps=(won, -won) if target_team == 0 else (-won, won),
    )


_HELD_BY_TEAM = (0, *HONOUR_POINTS, *(2 * points for points in HONOUR_POINTS), sum(HONOUR_POINTS))
"""Points for honours that two hands can be said to hold together."""


def _check_teams(
    team_hcp: tuple[int, int], vulnerable: tuple[bool, bool], honours: tuple[int, int]
) -> None:
    """Refuse what two teams of one deal cannot have; honours only as far as no contract tells."""
    for pair in (team_hcp, vulnerable, honours):
        if not isinstance(pair, tuple) or len(pair) != 2:
            raise Refused(Reason.TWO_TEAMS)
    for hcp in team_hcp:
        if not is_count(hcp, 0, 40):
            raise Refused(Reason.TEAM_HCP, hcp=as_figure(hcp))
    if sum(team_hcp) != 40:
        raise Refused(Reason.HCP_SUM, total=sum(team_hcp))
    for mark in vulnerable:
        check_vulnerable(mark)
    for points in honours:
        # 0 is a team without honours; what is not even a number must not pass for it.
        if not any(is_count(points, held, held) for held in _HELD_BY_TEAM):
            raise Refused(Reason.HONOURS, points=as_figure(points))


def _declarer_score(
    vulnerable: tuple[bool, bool],
    declarer_team: int | None,
    contract: Contract | None,
    tricks: int | None,
    honours: tuple[int, int],
) -> int | None:
    """Score seen by declarer's team, its honours added and the opponents' taken off."""
    if declarer_team is None and contract is None and tricks is None:
        if any(honours):
            raise Refused(Reason.PASSED_OUT_HONOURS)
        return None
    if declarer_team is None or contract is None or tricks is None:
        raise Refused(Reason.UNFINISHED)
    if not is_count(declarer_team, 0, 1):
        raise Refused(Reason.DECLARING_TEAM, team=as_figure(declarer_team))
    points = score(contract, tricks, vulnerable[declarer_team])
    return points + honours[declarer_team] - honours[1 - declarer_team]
