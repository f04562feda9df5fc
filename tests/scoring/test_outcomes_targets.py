"""Target tables against the printed ones, and the tables that are refused."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.scoring import (
    HOUSE,
    NAMED_TABLES,
    OFFICIAL,
    Misuse,
    Refused,
    ScoringReason,
    TargetTable,
    target,
)

# HCP: house not vulnerable, house vulnerable, official not vulnerable, official vulnerable.
PRINTED = {
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
ROWS = {hcp: (points[0], points[1]) for hcp, points in PRINTED.items()}
OURS = TargetTable.from_rows("Ours", {hcp: [hcp - 20, 2 * hcp] for hcp in PRINTED})


def refusal_of_rows(rows: Any, name: Any = "Ours") -> Refused:
    """Give the refusal of a table made from rows."""
    with pytest.raises(Refused) as caught:
        TargetTable.from_rows(name, rows)
    assert str(caught.value).isprintable()
    return caught.value


@pytest.mark.parametrize("hcp", PRINTED)
def test_printed_tables(hcp: int) -> None:
    found = (
        HOUSE.target(hcp, False),
        HOUSE.target(hcp, True),
        OFFICIAL.target(hcp, False),
        OFFICIAL.target(hcp, True),
    )
    assert found == PRINTED[hcp]


def test_house_is_what_is_meant_when_nothing_is_said() -> None:
    assert target(33, vulnerable=False) == 580
    assert target(33, vulnerable=False, table="house") == 580
    assert target(33, vulnerable=False, table="official") == 900
    assert target(33, True, OURS) == 66


def test_named_tables_go_by_their_names() -> None:
    assert {"house": HOUSE, "official": OFFICIAL} == NAMED_TABLES
    for name, table in NAMED_TABLES.items():
        assert table.name == name


@pytest.mark.parametrize("hcp", [19, 41, 0, -20, True, 25.0, "25", None])
def test_only_a_stronger_team_has_a_target(hcp: Any) -> None:
    for ask in (target, HOUSE.target):
        with pytest.raises(Refused) as caught:
            ask(hcp, vulnerable=False)
        assert caught.value.reason is Misuse.STRONGER_HCP


@pytest.mark.parametrize("vulnerable", [0, 1, None, "z"])
def test_vulnerability_is_true_or_false(vulnerable: Any) -> None:
    for ask in (target, HOUSE.target):
        with pytest.raises(Refused) as caught:
            ask(25, vulnerable=vulnerable)
        assert caught.value.reason is Misuse.VULNERABLE


@pytest.mark.parametrize("table", ["House", "", "ours", None, 0, ROWS])
def test_other_tables_are_refused(table: Any) -> None:
    with pytest.raises(Refused) as caught:
        target(25, vulnerable=False, table=table)
    assert caught.value.reason is Misuse.TABLE


def test_from_rows_takes_them_in_any_order_and_keeps_none_of_them() -> None:
    rows: dict[int, list[int]] = {hcp: [10, 20] for hcp in reversed(range(20, 41))}
    rows[25] = [300, 440]
    table = TargetTable.from_rows("Ours", rows)
    rows[25][0] = 9999
    assert table.target(25, False) == 300
    assert table == TargetTable("Ours", table.rows)
    assert TargetTable.from_rows("house", ROWS) == HOUSE


@pytest.mark.parametrize("missing", [20, 30, 40])
def test_a_missing_hcp_is_named(missing: int) -> None:
    refused = refusal_of_rows({hcp: row for hcp, row in ROWS.items() if hcp != missing})
    assert refused.reason is Misuse.TABLE_MISSES
    assert refused.figures == {"hcp": missing}


@pytest.mark.parametrize("foreign", [19, 41, "25", True, None])
def test_a_foreign_hcp_is_refused(foreign: Any) -> None:
    assert refusal_of_rows({**ROWS, foreign: (0, 0)}).reason is Misuse.TABLE_FOREIGN


def test_an_hcp_that_only_equals_a_whole_number_is_foreign() -> None:
    rows = {hcp: row for hcp, row in ROWS.items() if hcp != 25} | {25.0: (300, 440)}
    assert refusal_of_rows(rows).reason is Misuse.TABLE_FOREIGN


@pytest.mark.parametrize("row", [(1,), (1, 2, 3), (), 5, None, "12", b"12", {1: 2}])
def test_a_row_is_two_targets(row: Any) -> None:
    refused = refusal_of_rows({**ROWS, 25: row})
    assert refused.reason is ScoringReason.TARGET_PAIR
    assert refused.figures == {"hcp": 25}


@pytest.mark.parametrize(
    "points", [-1, 10_001, True, 300.0, "300", None, pytest.param(10**5000, id="endless")]
)
@pytest.mark.parametrize("column", [0, 1])
def test_a_target_is_points(points: Any, column: int) -> None:
    row = [0, 0]
    row[column] = points
    refused = refusal_of_rows({**ROWS, 25: row})
    assert refused.reason is ScoringReason.TARGET
    assert refused.figures["hcp"] == 25


def test_the_highest_target_is_one() -> None:
    assert TargetTable.from_rows("Ours", {**ROWS, 40: (0, 10_000)}).target(40, True) == 10_000


@pytest.mark.parametrize("rows", [None, [], list(ROWS.items()), 5, "rows"])
def test_rows_are_a_mapping(rows: Any) -> None:
    assert refusal_of_rows(rows).reason is Misuse.TABLE_ROWS


@pytest.mark.parametrize("name", [None, 5, b"Ours"])
def test_a_name_is_a_text(name: Any) -> None:
    assert refusal_of_rows(ROWS, name).reason is Misuse.TABLE_NAME


@pytest.mark.parametrize(
    ("rows", "reason"),
    [
        (HOUSE.rows[:-1], Misuse.TABLE_ROWS),
        ((*HOUSE.rows, (0, 0)), Misuse.TABLE_ROWS),
        (list(HOUSE.rows), Misuse.TABLE_ROWS),
        (([0, 0], *HOUSE.rows[1:]), ScoringReason.TARGET_PAIR),
        (((0, 0, 0), *HOUSE.rows[1:]), ScoringReason.TARGET_PAIR),
        (((0, True), *HOUSE.rows[1:]), ScoringReason.TARGET),
    ],
)
def test_the_value_itself_takes_tuples_only(rows: Any, reason: ScoringReason) -> None:
    with pytest.raises(Refused) as caught:
        TargetTable("Ours", rows)
    assert caught.value.reason is reason


def test_frozen_and_hashable() -> None:
    with pytest.raises(AttributeError):
        HOUSE.name = "other"  # type: ignore[misc]  # it is frozen
    assert len({HOUSE, OFFICIAL, TargetTable("house", HOUSE.rows)}) == 2


@given(st.integers(20, 39), st.booleans(), st.sampled_from(["house", "official"]))
def test_more_hcp_never_have_a_lower_target(hcp: int, vulnerable: bool, table: str) -> None:
    assert target(hcp, vulnerable, table) <= target(hcp + 1, vulnerable, table)


@given(
    st.lists(st.tuples(st.integers(0, 10_000), st.integers(0, 10_000)), min_size=21, max_size=21)
)
def test_every_row_is_found_under_its_hcp(rows: list[tuple[int, int]]) -> None:
    table = TargetTable("Ours", tuple(rows))
    asked = [(table.target(hcp, False), table.target(hcp, True)) for hcp in range(20, 41)]
    assert asked == rows
