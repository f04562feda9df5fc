from __future__ import annotations

import pytest

from chicago_gui.sheet.boards.game import BoardNumbers, tables
from chicago_gui.sheet.figures import PlayerTotals
from chicago_gui.sheet.season import Figures


def made(name: str, points: int, maximum: int | None) -> PlayerTotals:
    return PlayerTotals((name,), 1, 0, BoardNumbers.of(22, points, maximum))


@pytest.mark.parametrize(
    ("lines", "heads", "by"),
    [
        ([made("Ed", 10, None), made("Ann", -10, None)], ["IMPs"], "IMPs"),
        ([made("Ed", 121, 200)], ["%"], "%"),
        ([made("Ed", 121, 200), made("Ann", -10, None)], ["%", "IMPs"], "%"),
        ([], ["IMPs"], "IMPs"),
    ],
)
def test_there_is_a_column_for_each_way_of_scoring_that_was_played(
    lines: list[PlayerTotals], heads: list[str], by: str
) -> None:
    table, *_ = tables(Figures(tuple(lines), ()), sums=True).tables
    found = [column.heading for column in table.columns]
    assert found == ["Player", "Sessions", "Sessions won", "Boards", *heads]
    assert table.sorted_at is not None
    assert found[table.sorted_at] == by


def test_shares_of_a_maximum_stand_in_line() -> None:
    lines = (made("Ed", 150, 200), made("Ann", 133, 200), made("Bo", 0, 200), made("Cy", 2, 3))
    table, *_ = tables(Figures(lines, ()), sums=True).tables
    (share,) = (column for column in table.columns if column.heading == "%")
    assert [share.text(line) for line in lines] == ["75.00", "66.50", "0.00", "66.67"]
