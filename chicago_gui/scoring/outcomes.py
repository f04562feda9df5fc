"""The outcome of one deal of the house game: target, difference and IMPs."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Mapping
from types import MappingProxyType

from chicago_gui.record import Record

from .contract import Contract
from .refused import Misuse, Refused, as_figure, check_range, check_vulnerable, is_count
from .scores import score

_HCP = range(20, 41)
_HIGHEST_TARGET = 10_000


class TargetTable(Record):
    """A named target table: 21 rows for 20 to 40 HCP, each (not vulnerable, vulnerable) in points.

    Raises `Refused` for a target outside 0 to 10000 (`OUTSIDE`).
    """

    name: str
    rows: tuple[tuple[int, int], ...]

    def __post_init__(self) -> None:
        """Check the targets."""
        for row in self.rows:
            for points in row:
                check_range("target", points, 0, _HIGHEST_TARGET)

    def target(self, hcp: int, vulnerable: bool) -> int:
        """Return the target in points of a team by its HCP (20 to 40) and its own vulnerability.

        Raises `Refused` for other HCP (`STRONGER_HCP`), or if `vulnerable` is not a bool
        (`VULNERABLE`).
        """
        if not is_count(hcp, _HCP[0], _HCP[-1]):
            raise Refused(Misuse.STRONGER_HCP, hcp=as_figure(hcp))
        check_vulnerable(vulnerable)
        return self.rows[hcp - _HCP[0]][vulnerable]


# The rows for 20 to 30 HCP, which both tables share.
_COMMON = (
    *((0, 0), (50, 50), (70, 70), (110, 110), (200, 290), (300, 440)),
    *((350, 520), (400, 600), (430, 630), (460, 660), (490, 690)),
)

# The group's own table: lower targets from 31 HCP on, because it does not bid slams yet.
HOUSE = TargetTable(
    "house",
    (
        *_COMMON,
        *((520, 720), (550, 750), (580, 780), (610, 810), (640, 840)),
        *((670, 870), (700, 900), (730, 930), (760, 960), (790, 990)),
    ),
)

# The published Russian table; from 31 HCP on its targets include slam bonuses.
OFFICIAL = TargetTable(
    "official",
    (
        *_COMMON,
        *((600, 900), (700, 1050), (900, 1350), (1000, 1500), (1100, 1650)),
        *((1200, 1800), (1300, 1950), (1300, 1950), (1300, 1950), (1300, 1950)),
    ),
)

# The tables that session files name.
NAMED_TABLES: Mapping[str, TargetTable] = MappingProxyType({"house": HOUSE, "official": OFFICIAL})


def target(hcp: int, vulnerable: bool, table: str | TargetTable = "house") -> int:
    """Return the target in points of the stronger team by its HCP (20 to 40) and vulnerability.

    `table` is "house", "official" or a `TargetTable`. Raises `Refused` for any other table
    (`TABLE`), and like `TargetTable.target`.
    """
    if isinstance(table, str) and table in NAMED_TABLES:
        table = NAMED_TABLES[table]
    if not isinstance(table, TargetTable):
        raise Refused(Misuse.TABLE, table=as_figure(table))
    return table.target(hcp, vulnerable)


# The smallest differences in points for 0, 1, 2, ... 24 IMPs (Law 78B). Printed tables have bands
# such as 20–40; thresholds also cover differences between two bands.
IMP_THRESHOLDS = (
    *(0, 20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600),
    *(750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000),
)


def imps(difference: int) -> int:
    """Return the IMPs for a difference in points, -24 to 24, with the sign of the difference.

    A difference between two printed bands belongs to the lower one. Raises `Refused`
    (`DIFFERENCE`) if it is not a whole number; bools are refused too.
    """
    if not isinstance(difference, int) or isinstance(difference, bool):
        raise Refused(Misuse.DIFFERENCE, difference=as_figure(difference))
    won = bisect(IMP_THRESHOLDS, abs(difference)) - 1
    return won if difference > 0 else -won


_EVEN = 20


class Outcome(Record):
    """The outcome of one deal; teams are 0 and 1, all figures except `imps` are points.

    `declarer_score` is the score of declarer's team including honours (its own minus the
    opponents'); None if the deal was passed out. `target_team` is the stronger team (0 if the HCP
    are even), `target` its target, `score` its score, `difference` its score minus target. `imps`
    are the IMPs of each team; their sum is zero.
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
    """Return the outcome of one deal by the house rules' section on scoring.

    `team_hcp`, `vulnerable` and `honours` (in points) have one value per team. `declarer_team` (0
    or 1), `contract` and `tricks` are all None for a passed-out deal, which scores 0. The target
    is that of the stronger team by its HCP and its own vulnerability, whoever declares. With 20
    HCP each it is 0, whatever the table says.

    `check_honours` checks honours against the contract. Raises `Refused` like `score`.
    """
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


def _declarer_score(
    vulnerable: tuple[bool, bool],
    declarer_team: int | None,
    contract: Contract | None,
    tricks: int | None,
    honours: tuple[int, int],
) -> int | None:
    """Return the score of declarer's team, plus its honours, minus the opponents'.

    Return None for a passed-out deal.
    """
    if declarer_team is None or contract is None or tricks is None:
        return None
    points = score(contract, tricks, vulnerable[declarer_team])
    return points + honours[declarer_team] - honours[1 - declarer_team]
