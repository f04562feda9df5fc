"""The files of a match: boards without an entry, CSV, and what the other card's file brought."""

from __future__ import annotations

import json
from datetime import UTC, datetime

import pytest
from hypothesis import given

from chicago_gui import games
from chicago_gui.games.teams.changes import Compare
from chicago_gui.games.teams.compare import merged
from chicago_gui.games.teams.session import Rules, Session
from chicago_gui.games.teams.session_file import FILE, WORDS
from chicago_gui.scoring.comparisons import VictoryPoints
from chicago_gui.sheet.fields import Entry
from chicago_gui.sheet.history import REPLACE, HistoryAction, HistoryLine
from chicago_gui.sheet.session_file import SessionFileError
from tests.games.teams.make import CLOSED, MATCHES, OPEN, after, match, plays
from tests.sheets import known


def test_a_board_nobody_has_played_stays_on_the_card() -> None:
    value = json.loads(games.dumps(match()))
    value["boards"] = [{"board": 9}, {"board": 7, "open": {}}]
    session = games.loads(json.dumps(value))
    assert isinstance(session, Session)
    assert [board.number for board in session.boards] == [7, 9]
    assert games.loads(games.dumps(session)) == session


WBF = Rules(victory_points=VictoryPoints.WBF)


def test_rows_stand_by_number_whatever_was_typed_first() -> None:
    session = after(
        match(2, WBF),
        plays(2, OPEN, "4S N 10"),
        plays(2, CLOSED, "4S N 9"),
        plays(1, OPEN, "pass"),
        plays(1, CLOSED, "pass"),
    )
    one, two = known.rows(known.csv_texts(session)[0])
    assert [one["board"], two["board"]] == ["1", "2"]
    assert (one["open_contract"], one["open_result"], one["open_score"]) == ("pass", "", "0")
    assert (one["vp_1"], two["difference"], two["points_1"]) == ("", "720", "12")
    # 12 IMPs over 2 boards: 10 + 10·(1 − R^(36/21.21)) / (1 − R³).
    assert (two["vp_1"], two["vp_2"]) == ("17.31", "2.69")


def test_a_contract_in_play_has_no_result_yet() -> None:
    (row,) = known.rows(known.csv_texts(after(match(), plays(3, OPEN, "3NTX W")))[0])
    assert known.filled(row) == {
        **{"board": "3", "dealer": "S", "vulnerable": "EW"},
        **{"open_contract": "3NTX", "open_declarer": "W", "total_1": "0", "total_2": "0"},
    }


def test_a_level_match_has_two_first_places_in_the_file_s_order() -> None:
    rows = known.rows(known.csv_texts(match())[1])
    assert [(row["place"], row["team"]) for row in rows] == [("1", "Home"), ("1", "Гости")]


@given(MATCHES)
def test_a_row_for_each_board_and_totals_that_only_rise(session: Session) -> None:
    rows = known.rows(known.csv_texts(session)[0])
    assert len(rows) == len(session.boards)
    for team in ("1", "2"):
        totals = [int(row[f"total_{team}"]) for row in rows]
        assert totals == sorted(totals)


@given(MATCHES, MATCHES)
def test_a_match_comes_back_as_it_was(here: Session, there: Session) -> None:
    both = merged(here, there)
    assert FILE.session_of(FILE.records(both)) == both


def test_undo_puts_back_what_a_comparison_wrote() -> None:
    here = after(match(), plays(1, OPEN, "pass"), plays(2, OPEN, "4S N 9"))
    there = after(match(), plays(1, CLOSED, "pass"), plays(2, OPEN, "4S N 8"))
    before, done = FILE.records(here), FILE.records(after(here, Compare(there)))
    touched = {name for name in before | done if before.get(name) != done.get(name)}
    assert touched == {"heading", "001", "002"}  # the card tells in which room this laptop stands
    back = {name: before.get(name) if name in touched else text for name, text in done.items()}
    assert FILE.session_of({name: text for name, text in back.items() if text}) == here


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("heading", '{"room": "lobby"}'),
        ("001", '{"board": 1, "rivals": {"lobby": {}}}'),
        ("001", '{"board": 1, "rivals": {"open": {"tricks": 3}}}'),
    ],
)
def test_a_record_that_cannot_be_read(name: str, text: str) -> None:
    found = {**FILE.records(match()), name: text}
    with pytest.raises(SessionFileError):
        FILE.session_of(found)


AT = datetime(2026, 10, 9, 20, 0, tzinfo=UTC)


def test_the_other_room_s_file_is_called_what_it_is() -> None:
    entries = (Entry(3, ("closed",), None, None),)
    opened = HistoryLine(AT, HistoryAction.REPLACED, REPLACE, None, entries)
    assert WORDS.with_words(opened).words == ("The other room's card is open: board 3: closed room")
    undone = HistoryLine(AT, HistoryAction.UNDONE, REPLACE, None, entries, covered=True)
    assert WORDS.with_words(undone).words == "Undone: the other room's card is open"
