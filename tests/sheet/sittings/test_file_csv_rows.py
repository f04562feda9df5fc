"""The CSV of games with sittings: known evenings, row for row and cell for cell."""

from __future__ import annotations

import csv
from collections.abc import Callable
from io import StringIO
from typing import Any

import pytest
from hypothesis import given

from chicago_gui.games.four_deal import session_file as four_deal
from chicago_gui.games.four_deal import session_file as four_deal_file
from chicago_gui.games.four_deal.session import Session as FourDeal
from chicago_gui.games.rubber import session_file as rubber
from chicago_gui.games.rubber import session_file as rubber_file
from chicago_gui.games.rubber.session import Session as Rubber
from chicago_gui.sheet.session_file import harmless
from chicago_gui.sheet.sittings.file import vulnerable_text
from tests.sheet.sittings.strategies import four_deal_sessions, rubber_sessions
from tests.sheets import known

GAMES: dict[str, tuple[Callable[[str], Any], Any]] = {
    "four-deal": (four_deal_file.loads, four_deal),
    "rubber": (rubber_file.loads, rubber),
}


@pytest.mark.parametrize("name", [name for game in GAMES for name in known.names(game)])
def test_a_known_evening_comes_out_as_it_must(name: str) -> None:
    loads, csv_file = GAMES[name.rpartition("-")[0]]
    session = loads(known.text(name))
    rows, standing = known.expected(name)
    text = csv_file.csv_text(session)
    assert [known.filled(row) for row in known.rows(text)] == rows
    assert known.rows(csv_file.standing_text(session)) == standing
    assert text.splitlines()[0] == ",".join([*csv_file.HEADER, *session.players])
    assert text.count("\r\n") == len(rows) + 1


def test_all_known_evenings_are_there() -> None:
    assert len(known.names("four-deal")) == len(known.names("rubber")) == 4


@given(four_deal_sessions())
def test_four_deal_has_a_row_per_deal(session: FourDeal) -> None:
    found = table(four_deal.csv_text(session), four_deal.HEADER, session.players)
    assert len(found) == sum(len(each.deals) for each in session.sittings)
    ends = sum(each.complete for each in session.sittings)
    assert sum(row["settled_1"] != "" for row in found) == ends


@given(rubber_sessions())
def test_rubber_has_a_row_per_deal_and_one_per_stop(session: Rubber) -> None:
    found = table(rubber.csv_text(session), rubber.HEADER, session.players)
    stopped = sum(each.stopped for each in session.sittings)
    assert len(found) == sum(len(each.deals) for each in session.sittings) + stopped
    assert sum(row["contract"] == rubber.STOPPED for row in found) == stopped


def table(text: str, header: tuple[str, ...], players: tuple[str, ...]) -> known.Rows:
    """The rows; the players of each that settles get what the others pay, who sits out nothing."""
    lines = list(csv.reader(StringIO(text, newline="")))
    assert lines[0] == [*header, *map(harmless, players)]
    for line in lines[1:]:
        assert len(line) == len(lines[0])
        won = [int(cell) for cell in line[len(header) :] if cell]
        assert len(won) in (0, 4)
        assert sum(won) == 0
    return known.rows(text)


def test_vulnerability_is_told_by_side() -> None:
    told = [
        vulnerable_text(two)
        for two in ((False, False), (True, False), (False, True), (True, True), None)
    ]
    assert told == ["none", "1", "2", "both", ""]
