"""The outcome of one deal of the house game: its target, the difference, the IMPs."""

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
    """A named table of 21 rows, 20 to 40 HCP, each (not vulnerable, vulnerable) in points.

    Refused: a name that is no text (`TABLE_NAME`), not 21 rows in a tuple (`TABLE_ROWS`), a row
    that is not a tuple of two (`TARGET_PAIR`), a target that is not 0 to 10000 (`TARGET`).
    """

    name: str
    rows: tuple[tuple[int, int], ...]

    def __post_init__(self) -> None:
        """Refuse a table that could not answer for every deal."""
        if not isinstance(self.name, str):
            raise Refused(Misuse.TABLE_NAME, name=as_figure(self.name))
        # Tuples and nothing else: a list could be changed under a table that says it is frozen.
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
        """Make a table from HCP → (not vulnerable, vulnerable), the rows in any order.

        Refused, beside what the table itself refuses: what is no mapping (`TABLE_ROWS`), an HCP
        from 20 to 40 without a row (`TABLE_MISSES`), a row for any other (`TABLE_FOREIGN`).
        """
        if not isinstance(rows, Mapping):
            raise Refused(Misuse.TABLE_ROWS)
        for hcp, row in rows.items():
            if not is_count(hcp, _HCP[0], _HCP[-1]):
                raise Refused(Misuse.TABLE_FOREIGN, hcp=as_figure(hcp))
            # A text or bytes is a sequence too, but not of targets.
            is_row = isinstance(row, Sequence) and not isinstance(row, str | bytes | bytearray)
            if not is_row or len(row) != 2:
                raise Refused(ScoringReason.TARGET_PAIR, hcp=hcp)
        for hcp in _HCP:
            if hcp not in rows:
                raise Refused(Misuse.TABLE_MISSES, hcp=hcp)
        return cls(name, tuple((rows[hcp][0], rows[hcp][1]) for hcp in _HCP))

    def target(self, hcp: int, vulnerable: bool) -> int:
        """Target in points of a team with 20 to 40 HCP by its own vulnerability.

        Refused: other HCP (`STRONGER_HCP`), a vulnerability but True and False (`VULNERABLE`).
        """
        if not is_count(hcp, _HCP[0], _HCP[-1]):
            raise Refused(Misuse.STRONGER_HCP, hcp=as_figure(hcp))
        check_vulnerable(vulnerable)
        return self.rows[hcp - _HCP[0]][vulnerable]


# 20 to 30 HCP, where the two tables agree.
_COMMON = (
    *((0, 0), (50, 50), (70, 70), (110, 110), (200, 290), (300, 440)),
    *((350, 520), (400, 600), (430, 630), (460, 660), (490, 690)),
)

# The group's own from 31 HCP on: lower, because it does not bid slams yet.
HOUSE = TargetTable(
    "house",
    (
        *_COMMON,
        *((520, 720), (550, 750), (580, 780), (610, 810), (640, 840)),
        *((670, 870), (700, 900), (730, 930), (760, 960), (790, 990)),
    ),
)

# The published Russian table, in which the slams are counted.
OFFICIAL = TargetTable(
    "official",
    (
        *_COMMON,
        *((600, 900), (700, 1050), (900, 1350), (1000, 1500), (1100, 1650)),
        *((1200, 1800), (1300, 1950), (1300, 1950), (1300, 1950), (1300, 1950)),
    ),
)

# The tables that have a name of their own in session files.
NAMED_TABLES: Mapping[str, TargetTable] = MappingProxyType({"house": HOUSE, "official": OFFICIAL})


def target(hcp: int, vulnerable: bool, table: str | TargetTable = "house") -> int:
    """Target in points of the stronger team, from its HCP (20 to 40) and its own vulnerability.

    `table` is "house", "official" or a table of one's own; anything else is refused (`TABLE`), and
    so is what `TargetTable.target` refuses.
    """
    if isinstance(table, str) and table in NAMED_TABLES:
        table = NAMED_TABLES[table]
    if not isinstance(table, TargetTable):
        raise Refused(Misuse.TABLE, table=as_figure(table))
    return table.target(hcp, vulnerable)


# The smallest difference, in points, that is worth 0, 1, 2, ... 24 IMPs. Printed tables give bands
# ("20 - 40"); as thresholds they also answer for a difference that falls between two bands.
IMP_THRESHOLDS = (
    *(0, 20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600),
    *(750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000),
)


# What 0 to 4000 points are worth, and -4000 to -1, which Python counts from the end. Worked out
# once, and short: a difference beyond either end raises IndexError.
_BANDS = tuple(
    (won, above - lowest)
    for won, (lowest, above) in enumerate(pairwise((*IMP_THRESHOLDS, IMP_THRESHOLDS[-1] + 1)))
)
_WON = tuple(chain.from_iterable(repeat(won, points) for won, points in _BANDS))
# One -24 stands in all its places: to turn each number round would make thousands of them.
_LOST = tuple(chain.from_iterable(repeat(-won, points) for won, points in _BANDS[::-1]))[:-1]


def imps(difference: int) -> int:
    """IMPs, -24 to 24, for a difference in points; the sign is the difference's.

    A difference between two printed bands belongs to the lower one. Refused: what is no whole
    number (`DIFFERENCE`), True and False among it.
    """
    # A place in a tuple is a whole number, or True and False: those are 1 and 0, which go the
    # long way.
    try:
        if difference > 1:
            return _WON[difference]
        if difference < 0:
            return _LOST[difference]
    except (IndexError, TypeError, ValueError):
        pass
    return _imps_of_any(difference)


def _imps_of_any(difference: object) -> int:
    """Do what `imps` does, for what may be far beyond the table, and no number at all."""
    try:
        number = index(difference)  # type: ignore[arg-type]  # it raises for what is none
    except TypeError:
        number = None
    if number is None or isinstance(difference, bool):
        raise Refused(Misuse.DIFFERENCE, difference=as_figure(difference))
    won = _WON[min(abs(number), IMP_THRESHOLDS[-1])]
    return won if number > 0 else -won


_EVEN = 20


class Outcome(Record):
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
    them `check_honours` says.
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
"""Points for honours that two hands can be said to hold together."""


def _check_teams(
    team_hcp: tuple[int, int], vulnerable: tuple[bool, bool], honours: tuple[int, int]
) -> None:
    """Refuse what two teams of one deal cannot have; honours only as far as no contract tells."""
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
        # 0 is a team without honours; what is not even a number must not pass for it.
        if not any(is_count(points, held, held) for held in _HELD_BY_TEAM):
            raise Refused(ScoringReason.HONOURS, points=as_figure(points))


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
            raise Refused(Misuse.PASSED_OUT_HONOURS)
        return None
    if declarer_team is None or contract is None or tricks is None:
        raise Refused(Misuse.UNFINISHED)
    if not is_count(declarer_team, 0, 1):
        raise Refused(Misuse.DECLARING_TEAM, team=as_figure(declarer_team))
    points = score(contract, tricks, vulnerable[declarer_team])
    return points + honours[declarer_team] - honours[1 - declarer_team]
