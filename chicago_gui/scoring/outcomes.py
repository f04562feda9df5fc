"""The outcome of one deal of the house game: target, difference and IMPs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain, pairwise, repeat
from operator import index
from types import MappingProxyType
from typing import Self

from chicago_gui.record import Record

from .contract import Contract
from .refused import Misuse, Refused, ScoringReason, as_figure, check_vulnerable, is_count
from .scores import HONOUR_POINTS, score

_HCP = range(20, 41)
_HIGHEST_TARGET = 10_000


class TargetTable(Record):
    """A named target table: 21 rows for 20 to 40 HCP, each (not vulnerable, vulnerable) in points.

    Raises `Refused` for a name that is not a text (`TABLE_NAME`), rows that are not a tuple of 21
    (`TABLE_ROWS`), a row that is not a tuple of two (`TARGET_PAIR`), and a target outside 0 to
    10000 (`TARGET`).
    """

    name: str
    rows: tuple[tuple[int, int], ...]

    def __post_init__(self) -> None:
        """Check name, rows and targets."""
        if not isinstance(self.name, str):
            raise Refused(Misuse.TABLE_NAME, name=as_figure(self.name))
        # Only tuples: a list could still be changed, and the table would not be frozen.
        if not isinstance(self.rows, tuple) or len(self.rows) != len(_HCP):
            raise Refused(Misuse.TABLE_ROWS)
        for hcp, row in zip(_HCP, self.rows, strict=True):
            if not isinstance(row, tuple) or len(row) != 2:
                raise Refused(ScoringReason.TARGET_PAIR, hcp=hcp)
            for points in row:
                if not is_count(points, 0, _HIGHEST_TARGET):
                    raise Refused(ScoringReason.TARGET, hcp=hcp, target=as_figure(points))

    @classmethod
    def from_rows(cls, name: str, rows: Mapping[int, Sequence[int]]) -> Self:
        """Return a table from a mapping HCP → (not vulnerable, vulnerable), in any order.

        Besides the errors of the table itself, raises `Refused` if `rows` is not a mapping
        (`TABLE_ROWS`), lacks a row for 20 to 40 HCP (`TABLE_MISSES`), or has a row for other HCP
        (`TABLE_FOREIGN`).
        """
        if not isinstance(rows, Mapping):
            raise Refused(Misuse.TABLE_ROWS)
        for hcp, row in rows.items():
            if not is_count(hcp, _HCP[0], _HCP[-1]):
                raise Refused(Misuse.TABLE_FOREIGN, hcp=as_figure(hcp))
            # Texts and bytes are sequences too, but not of targets.
            is_row = isinstance(row, Sequence) and not isinstance(row, str | bytes | bytearray)
            if not is_row or len(row) != 2:
                raise Refused(ScoringReason.TARGET_PAIR, hcp=hcp)
        for hcp in _HCP:
            if hcp not in rows:
                raise Refused(Misuse.TABLE_MISSES, hcp=hcp)
        return cls(name, tuple((rows[hcp][0], rows[hcp][1]) for hcp in _HCP))

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


# The IMPs for 0 to 4000 points, and for -4000 to -1 as negative indices. Computed once, for speed.
# Larger differences raise IndexError.
_BANDS = tuple(
    (won, above - lowest)
    for won, (lowest, above) in enumerate(pairwise((*IMP_THRESHOLDS, IMP_THRESHOLDS[-1] + 1)))
)
_WON = tuple(chain.from_iterable(repeat(won, points) for won, points in _BANDS))
# `repeat` shares one object per value; negating each element would create thousands.
_LOST = tuple(chain.from_iterable(repeat(-won, points) for won, points in _BANDS[::-1]))[:-1]


def imps(difference: int) -> int:
    """Return the IMPs for a difference in points, -24 to 24, with the sign of the difference.

    A difference between two printed bands belongs to the lower one. Raises `Refused`
    (`DIFFERENCE`) if it is not a whole number; bools are refused too.
    """
    # 0 and 1 take the slow path, because False and True would index the tuple as well.
    try:
        if difference > 1:
            return _WON[difference]
        if difference < 0:
            return _LOST[difference]
    except (IndexError, TypeError, ValueError):
        pass
    return _imps_of_any(difference)


def _imps_of_any(difference: object) -> int:
    """Return the same as `imps` for any argument, also beyond the table or not a number."""
    try:
        number = index(difference)  # type: ignore[arg-type]  # raises TypeError for other types
    except TypeError:
        number = None
    if number is None or isinstance(difference, bool):
        raise Refused(Misuse.DIFFERENCE, difference=as_figure(difference))
    won = _WON[min(abs(number), IMP_THRESHOLDS[-1])]
    return won if number > 0 else -won


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

    Raises `Refused` for a value that is not a pair (`TWO_TEAMS`), invalid HCP (`TEAM_HCP`) or a
    sum other than 40 (`HCP_SUM`), an invalid table (`TABLE`), some but not all of the three None
    (`UNFINISHED`), an invalid team (`DECLARING_TEAM`), invalid honours (`HONOURS`,
    `PASSED_OUT_HONOURS`), and like `score`. Use `check_honours` to check honours against the
    contract.
    """
    _check_teams(team_hcp, vulnerable, honours)
    if not isinstance(table, TargetTable):
        raise Refused(Misuse.TABLE, table=as_figure(table))

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
"""The possible points for honours of two hands together."""


def _check_teams(
    team_hcp: tuple[int, int], vulnerable: tuple[bool, bool], honours: tuple[int, int]
) -> None:
    """Raise `Refused` for invalid values of two teams; honours are not checked by contract."""
    for pair in (team_hcp, vulnerable, honours):
        if not isinstance(pair, tuple) or len(pair) != 2:
            raise Refused(Misuse.TWO_TEAMS)
    for hcp in team_hcp:
        if not is_count(hcp, 0, 40):
            raise Refused(Misuse.TEAM_HCP, hcp=as_figure(hcp))
    if sum(team_hcp) != 40:
        raise Refused(Misuse.HCP_SUM, total=sum(team_hcp))
    for mark in vulnerable:
        check_vulnerable(mark)
    for points in honours:
        # Check the type too: False, 0.0 and None are not "no honours".
        if not any(is_count(points, held, held) for held in _HELD_BY_TEAM):
            raise Refused(ScoringReason.HONOURS, points=as_figure(points))


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
    if declarer_team is None and contract is None and tricks is None:
        if any(honours):
            raise Refused(Misuse.PASSED_OUT_HONOURS)
        return None
    if declarer_team is None or contract is None or tricks is None:
        raise Refused(Misuse.UNFINISHED)
    if not is_count(declarer_team, 0, 1):
        raise Refused(Misuse.DECLARING_TEAM, team=as_figure(declarer_team))
    points = score(contract, tricks, vulnerable[declarer_team])
    return points + honours[declarer_team] - honours[1 - declarer_team]
