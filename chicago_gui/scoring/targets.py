"""Target tables: the points that the stronger team is expected to make from its HCP."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Self

from .checks import as_figure, check_vulnerable, is_count
from .refused import Reason, Refused

_HCP = range(20, 41)
_HIGHEST_TARGET = 10_000


@dataclass(frozen=True, slots=True)
class TargetTable:
    """A named table of 21 rows, 20 to 40 HCP, each (not vulnerable, vulnerable) in points.

    Refused: a name that is no text (`TABLE_NAME`), not 21 rows in a tuple (`TABLE_ROWS`), a row
    that is not a tuple of two (`TARGET_PAIR`), a target that is not 0 to 10000 (`TARGET`).
    """

    name: str
    rows: tuple[tuple[int, int], ...]

    def __post_init__(self) -> None:
        """Refuse a table that could not answer for every deal."""
        if not isinstance(self.name, str):
            raise Refused(Reason.TABLE_NAME, name=as_figure(self.name))
        # Tuples and nothing else: a list could be changed under a table that says it is frozen.
        if not isinstance(self.rows, tuple) or len(self.rows) != len(_HCP):
            raise Refused(Reason.TABLE_ROWS)
        for hcp, row in zip(_HCP, self.rows, strict=True):
            if not isinstance(row, tuple) or len(row) != 2:
                raise Refused(Reason.TARGET_PAIR, hcp=hcp)
            for points in row:
                if not is_count(points, 0, _HIGHEST_TARGET):
                    raise Refused(Reason.TARGET, hcp=hcp, target=as_figure(points))

    @classmethod
    def from_rows(cls, name: str, rows: Mapping[int, Sequence[int]]) -> Self:
        """Make a table from HCP → (not vulnerable, vulnerable), the rows in any order.

        Refused, beside what the table itself refuses: what is no mapping (`TABLE_ROWS`), an HCP
        from 20 to 40 without a row (`TABLE_MISSES`), a row for any other (`TABLE_FOREIGN`).
        """
        if not isinstance(rows, Mapping):
            raise Refused(Reason.TABLE_ROWS)
        for hcp, row in rows.items():
            if not is_count(hcp, _HCP[0], _HCP[-1]):
                raise Refused(Reason.TABLE_FOREIGN, hcp=as_figure(hcp))
            # A text or bytes is a sequence too, but not of targets.
            is_row = isinstance(row, Sequence) and not isinstance(row, str | bytes | bytearray)
            if not is_row or len(row) != 2:
                raise Refused(Reason.TARGET_PAIR, hcp=hcp)
        for hcp in _HCP:
            if hcp not in rows:
                raise Refused(Reason.TABLE_MISSES, hcp=hcp)
        return cls(name, tuple((rows[hcp][0], rows[hcp][1]) for hcp in _HCP))

    def target(self, hcp: int, vulnerable: bool) -> int:
        """Target in points of a team with 20 to 40 HCP by its own vulnerability.

        Refused: other HCP (`STRONGER_HCP`), a vulnerability but True and False (`VULNERABLE`).
        """
        if not is_count(hcp, _HCP[0], _HCP[-1]):
            raise Refused(Reason.STRONGER_HCP, hcp=as_figure(hcp))
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
        raise Refused(Reason.TABLE, table=as_figure(table))
    return table.target(hcp, vulnerable)
