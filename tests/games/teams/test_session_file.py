"""The session file of a match: the same both ways, and one placed sentence for what it is not."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import pytest
from hypothesis import given

from chicago_gui.games.teams.changes import ChangeTeams, Compare
from chicago_gui.games.teams.compare import merged
from chicago_gui.games.teams.form import FORM
from chicago_gui.games.teams.session import Rules, Session, TeamOfFour
from chicago_gui.games.teams.session_file import (
    HEADER,
    WORDS,
    dumps,
    records,
    session_from,
    session_of,
)
from chicago_gui.games.teams.totals import reveal
from chicago_gui.scoring.comparisons import VictoryPoints
from chicago_gui.sheet.fields import Entry
from chicago_gui.sheet.history import REPLACE, HistoryAction, HistoryLine
from chicago_gui.sheet.session_file import SessionFileError, opened
from tests.games.teams.make import CLOSED, GUESTS, MATCHES, OPEN, after, match, plays
from tests.sheets import known


def csv_text(session: Session) -> str:
    return FORM.csv(reveal(session))


def standing_csv(session: Session) -> str:
    return FORM.standing_csv(reveal(session))


def loads(text: str | bytes) -> Session:
    return session_from(opened(text))


@pytest.mark.parametrize("name", known.names("teams"))
def test_a_real_file_is_written_as_it_was_read(name: str) -> None:
    text = known.text(name)
    assert dumps(loads(text)) == text.rstrip("\n")


@given(MATCHES)
def test_both_ways(session: Session) -> None:
    text = dumps(session)
    assert loads(text) == session
    assert loads(text.encode()) == session
    assert dumps(loads(text)) == text


def plain() -> dict[str, Any]:
    session = after(match(), plays(3, OPEN, "4S N 10"), plays(5, CLOSED, "pass"))
    value: dict[str, Any] = json.loads(dumps(session))
    return value


def with_board(key: str, deal: Any) -> Callable[[dict[str, Any]], None]:
    return lambda value: value["boards"][0].update({key: deal})


def test_rules_have_their_defaults_and_boards_any_order() -> None:
    value = plain()
    value["rules"] = {}
    value["boards"].reverse()
    del value["place"]
    session = loads(json.dumps(value))
    assert session.rules == Rules()
    assert [board.number for board in session.boards] == [3, 5]
    assert session.place == ""


def test_a_board_nobody_has_played_stays_on_the_card() -> None:
    value = plain()
    value["boards"] = [{"board": 9}, {"board": 7, "open": {}}]
    session = loads(json.dumps(value))
    assert [board.number for board in session.boards] == [7, 9]
    assert loads(dumps(session)) == session


BAD: list[tuple[Callable[[dict[str, Any]], object], str]] = [
    (lambda v: v.update(game="pairs"), 'game must be teams, not "pairs"'),
    (lambda v: v.pop("teams"), 'missing key "teams"'),
    (lambda v: v.update(players=[]), 'unknown key "players"'),
    (
        lambda v: v.update(version=2),
        "this file needs a newer version of the program (file version 2; this program reads 1)",
    ),
    (lambda v: v.update(id="7"), "id must be a UUID"),
    (lambda v: v.update(date="9.10.2026"), 'date must be a date like 2026-11-20, not "9.10.2026"'),
    (lambda v: v["teams"].pop(), "enter two teams, not 1"),
    (lambda v: v["teams"][0]["players"].pop(), "Home: enter four players, not 3"),
    (lambda v: v["teams"][0].update(name=" "), "name both teams"),
    (lambda v: v["teams"][1].update(name="ho me"), "type another name: both teams are called Home"),
    (
        lambda v: v["teams"][1]["players"].__setitem__(2, "ann"),
        "type another name: ann is already entered",
    ),
    (lambda v: v["teams"][1]["players"].__setitem__(2, " "), "Гости: type all four names"),
    (lambda v: v["teams"][1].update(captain="Hal"), 'teams: unknown key "captain"'),
    (lambda v: v.update(planned_boards=0), "plan 1 to 64 boards, not 0"),
    (lambda v: v.update(planned_boards=65), "plan 1 to 64 boards, not 65"),
    (lambda v: v.update(planned_boards=8.0), "planned_boards must be a whole number"),
    (
        lambda v: v["rules"].update(scoring="points"),
        'rules: scoring must be boards or imps, not "points"',
    ),
    (
        lambda v: v["rules"].update(victory_points=True),
        "rules: victory_points must be a text",
    ),
    (lambda v: v["rules"].update(honours=True), 'rules: unknown key "honours"'),
    (lambda v: v["boards"].append({"board": 65}), "boards: board number must be 1 to 64, not 65"),
    (lambda v: v["boards"].append({"board": 0}), "boards: board number must be 1 to 64, not 0"),
    (
        lambda v: v["boards"].append({"board": 3}),
        "boards: board 3 is entered twice",
    ),
    (lambda v: v["boards"].append({"open": {}}), 'boards 3: missing key "board"'),
    (lambda v: v["boards"].append({"board": True}), "boards 3: board must be a whole number"),
    (with_board("lobby", {}), 'boards 1: unknown key "lobby"'),
    (with_board("closed", None), "board 3: closed must be an object"),
    (with_board("closed", {"contract": "4s"}), "board 3: closed contract must be"),
    (with_board("closed", {"tricks": 9}), "board 3: closed: result: type the contract first"),
    (
        with_board("closed", {"contract": "4S", "declarer": "N", "honours": {"N": 100}}),
        'board 3: closed: unknown key "honours"',
    ),
]


@pytest.mark.parametrize(("spoil", "sentence"), BAD)
def test_one_sentence_names_the_place(
    spoil: Callable[[dict[str, Any]], object], sentence: str
) -> None:
    value = plain()
    spoil(value)
    with pytest.raises(SessionFileError) as caught:
        loads(json.dumps(value))
    assert str(caught.value).startswith(sentence)
    assert "{" not in str(caught.value)


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"format": "chess"}', b"\xff", '{"a": 1, "a": 2}']
)
def test_what_is_no_session_file(text: str | bytes) -> None:
    with pytest.raises(SessionFileError, match=r"^(not a|no) session file"):
        loads(text)


WBF = Rules(victory_points=VictoryPoints.WBF)


@pytest.mark.parametrize("name", known.names("teams"))
def test_every_row_is_what_was_worked_out(name: str) -> None:
    rows, standing = known.expected(name)
    session = known.session(name)
    assert [known.filled(row) for row in known.rows(csv_text(session))] == rows
    assert known.rows(standing_csv(session)) == standing


def test_the_columns_are_those_promised() -> None:
    assert ",".join(HEADER) == (
        "board,dealer,vulnerable,open_contract,open_declarer,open_result,open_score,"
        "closed_contract,closed_declarer,closed_result,closed_score,difference,"
        "points_1,points_2,total_1,total_2,vp_1,vp_2"
    )


def test_rows_stand_by_number_whatever_was_typed_first() -> None:
    session = after(
        match(2, WBF),
        plays(2, OPEN, "4S N 10"),
        plays(2, CLOSED, "4S N 9"),
        plays(1, OPEN, "pass"),
        plays(1, CLOSED, "pass"),
    )
    one, two = known.rows(csv_text(session))
    assert [one["board"], two["board"]] == ["1", "2"]
    assert (one["open_contract"], one["open_result"], one["open_score"]) == ("pass", "", "0")
    assert (one["vp_1"], two["difference"], two["points_1"]) == ("", "720", "12")
    # 12 IMPs over 2 boards: 10 + 10·(1 − R^(36/21.21)) / (1 − R³).
    assert (two["vp_1"], two["vp_2"]) == ("17.31", "2.69")


def test_a_contract_in_play_has_no_result_yet() -> None:
    (row,) = known.rows(csv_text(after(match(), plays(3, OPEN, "3NTX W"))))
    assert known.filled(row) == {
        **{"board": "3", "dealer": "S", "vulnerable": "EW"},
        **{"open_contract": "3NTX", "open_declarer": "W", "total_1": "0", "total_2": "0"},
    }


def test_a_level_match_has_two_first_places_in_the_file_s_order() -> None:
    rows = known.rows(standing_csv(match()))
    assert [(row["place"], row["team"]) for row in rows] == [("1", "Home"), ("1", "Гости")]


def test_no_name_is_run_as_a_formula() -> None:
    session = after(match(), ChangeTeams((TeamOfFour("=1+1", match().teams[0].players), GUESTS)))
    assert known.rows(standing_csv(session))[0]["team"] == "'=1+1"


@given(MATCHES)
def test_a_row_for_each_board_and_totals_that_only_rise(session: Session) -> None:
    rows = known.rows(csv_text(session))
    assert len(rows) == len(session.boards)
    for team in ("1", "2"):
        totals = [int(row[f"total_{team}"]) for row in rows]
        assert totals == sorted(totals)


@given(MATCHES, MATCHES)
def test_a_match_comes_back_as_it_was(here: Session, there: Session) -> None:
    both = merged(here, there)
    assert session_of(records(both)) == both


def test_undo_puts_back_what_a_comparison_wrote() -> None:
    here = after(match(), plays(1, OPEN, "pass"), plays(2, OPEN, "4S N 9"))
    there = after(match(), plays(1, CLOSED, "pass"), plays(2, OPEN, "4S N 8"))
    before, done = records(here), records(after(here, Compare(there)))
    touched = {name for name in before | done if before.get(name) != done.get(name)}
    assert touched == {"heading", "001", "002"}  # the card tells in which room this laptop stands
    back = {name: before.get(name) if name in touched else text for name, text in done.items()}
    assert session_of({name: text for name, text in back.items() if text}) == here


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("heading", '{"room": "lobby"}'),
        ("001", '{"board": 1, "rivals": {"lobby": {}}}'),
        ("001", '{"board": 1, "rivals": {"open": {"tricks": 3}}}'),
        ("001", "[]"),
    ],
)
def test_a_record_that_cannot_be_read(name: str, text: str) -> None:
    found = {**records(match()), name: text}
    with pytest.raises(SessionFileError):
        session_of(found)


AT = datetime(2026, 10, 9, 20, 0, tzinfo=UTC)


def test_the_other_room_s_file_is_called_what_it_is() -> None:
    entries = (Entry(3, ("closed",), None, None),)
    opened = HistoryLine(AT, HistoryAction.REPLACED, REPLACE, None, entries)
    assert WORDS.with_words(opened).words == ("The other room's card is open: board 3: closed room")
    undone = HistoryLine(AT, HistoryAction.UNDONE, REPLACE, None, entries, covered=True)
    assert WORDS.with_words(undone).words == "Undone: the other room's card is open"
