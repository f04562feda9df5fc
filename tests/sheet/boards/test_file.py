"""Session file, records and CSV of the duplicate games."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

import pytest
from hypothesis import given

from chicago_gui import games
from chicago_gui.games.pairs.changes import ChangePairs
from chicago_gui.games.pairs.session import Rules as PairsRules
from chicago_gui.games.teams.changes import ChangeTeams
from chicago_gui.games.teams.session import Board, TeamOfFour
from chicago_gui.games.teams.session import Session as Match
from chicago_gui.record import replace
from chicago_gui.scoring import Contract
from chicago_gui.sheet.boards.deal import DEAL_FIELDS, BoardDeal, Direction
from chicago_gui.sheet.boards.file import board_cells, board_deal_at, deal_cells
from chicago_gui.sheet.session_file import SessionFileError
from tests.games.pairs.make import evening, evenings, traveller
from tests.games.teams.make import CLOSED, GUESTS, MATCHES, OPEN, match, plays
from tests.sheet.boards.make import after
from tests.sheets import known

CONTRACT = Contract.parse("3NTX")

KNOWN: list[tuple[dict[str, Any], BoardDeal, list[Any]]] = [
    ({}, BoardDeal(), ["", "", "", None]),
    ({"contract": "pass"}, BoardDeal(passed_out=True), ["pass", "", "", 0]),
    (
        {"contract": "3NTX", "declarer": "W", "note": "late"},
        BoardDeal(CONTRACT, False, Direction.WEST, note="late"),
        ["3NTX", "W", "", None],
    ),
    (
        {"contract": "3NTX", "declarer": "W", "tricks": 7},
        BoardDeal(CONTRACT, False, Direction.WEST, 7),
        ["3NTX", "W", "-2", 300],
    ),
]


@pytest.mark.parametrize(("value", "deal", "cells"), KNOWN)
def test_a_deal_both_ways_and_in_csv(
    value: dict[str, Any], deal: BoardDeal, cells: list[Any]
) -> None:
    assert board_deal_at(value, "board 1") == deal
    assert DEAL_FIELDS.write(deal) == value
    assert deal_cells(1, deal) == cells


def test_a_board_s_own_cells() -> None:
    assert [board_cells(board) for board in (1, 16, 20)] == [
        [1, "N", "none"],
        [16, "W", "EW"],
        [20, "W", "both"],
    ]


@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        ({"tricks": 9}, "board 1: result: type the contract first"),
        ({"contract": "4S", "tricks": "9"}, "board 1: tricks must be integer"),
        ({"contract": "4S", "declarer": "Ann"}, 'board 1: declarer must be E/N/S/W, not "Ann"'),
        ({"contract": "8S"}, 'board 1: contract is "8S": level: 1 to 7'),
    ],
)
def test_a_refused_deal_names_the_place(value: dict[str, Any], sentence: str) -> None:
    with pytest.raises(SessionFileError) as caught:
        board_deal_at(value, "board 1")
    assert str(caught.value).startswith(sentence)


# --- sessions of both games


@given(evenings() | MATCHES)
def test_a_session_comes_back_from_its_file_and_its_records(session: Any) -> None:
    game, text = games.of(session), games.dumps(session)
    assert games.loads(text) == games.loads(text.encode()) == in_file(session)
    assert games.dumps(games.loads(text)) == text
    assert game.session_of(game.records(session)) == session


def in_file(session: Any) -> Any:
    """Return what the session file has of `session`: no other card's version of a dispute."""
    if not isinstance(session, Match):
        return session
    boards = (Board(board.number, board.open, board.closed) for board in session.boards)
    return replace(session, boards=tuple(boards))


def a_match() -> Any:
    return after(match(), plays(3, OPEN, "4S N 10"), plays(7, CLOSED, "pass"))


def an_evening() -> Any:
    session = traveller(evening(), 3, "1 4 4S N 10", "2 5 pass")
    return traveller(session, 7, "1 5 1C W 7")


MADE: Mapping[str, Callable[[], Any]] = {"teams": a_match, "pairs": an_evening}
each_game = pytest.mark.parametrize("game", MADE)


@each_game
def test_rules_have_their_defaults_and_boards_any_order(game: str) -> None:
    value = json.loads(games.dumps(MADE[game]()))
    value["rules"] = {}
    value["boards"].reverse()
    del value["place"]
    session: Any = games.loads(json.dumps(value))
    assert session.rules == type(session.rules)()
    assert [board.number for board in session.boards] == [3, 7]
    assert session.place == ""


Spoil = Callable[[dict[str, Any]], object]


def put(*place: Any) -> Spoil:
    """Return a function that writes the last of `place` where the others lead."""
    *way, last, new = place

    def spoil(value: Any) -> None:
        for key in way:
            value = value[key]
        value[last] = new

    return spoil


def also(**result: Any) -> Spoil:
    return lambda value: value["boards"][0]["results"].append(result)


BAD: list[tuple[str, Spoil, str]] = [
    ("teams", lambda v: v.pop("teams"), 'missing key "teams"'),
    ("teams", lambda v: v["teams"].pop(), "teams must be 2, not 1"),
    ("teams", lambda v: v["teams"][0]["players"].pop(), "players must be 4, not 3"),
    ("teams", put("teams", 0, "name", " "), "type all names"),
    ("teams", put("teams", 1, "name", "ho me"), "type another name: Home is already entered"),
    ("teams", put("teams", 1, "players", 2, "ann"), "type another name: ann is already entered"),
    ("teams", put("planned_boards", 0), "planned boards: 1 to 64, not 0"),
    ("teams", put("rules", "scoring", "points"), "rules: scoring must be boards/imps, not"),
    ("teams", put("rules", "victory_points", True), "rules: victory_points must be string"),
    ("teams", lambda v: v["boards"].append({"open": {}}), 'boards 3: missing key "board"'),
    ("teams", put("boards", 0, "closed", {"contract": "4s"}), "board 3: closed contract must be"),
    ("teams", put("boards", 0, "closed", {"tricks": 9}), "board 3: closed: result: type the"),
    ("teams", put("boards", 0, "closed", {"honours": {}}), "board 3: closed: unknown key"),
    ("pairs", lambda v: v.pop("rules"), 'missing key "rules"'),
    ("pairs", put("pairs", []), "pairs: 2 to 20, not 0"),
    ("pairs", lambda v: v["pairs"][1].append("Third"), "pair 2 must be array[2]"),
    ("pairs", put("pairs", 1, 0, 7), "pair 2 must be string"),
    ("pairs", put("pairs", 1, 0, "p 1"), "type another name: p 1 is already entered"),
    ("pairs", put("place", "x" * 2001), "place"),
    ("pairs", put("rules", "winners", 3), "rules: winners: 1 to 2, not 3"),
    ("pairs", put("rules", "scoring", "butler"), "rules: scoring must be datum/imps/match"),
    ("pairs", put("boards", 1, "board", 65), "boards: board: 1 to 64, not 65"),
    ("pairs", put("boards", 1, "board", 3), "boards: board 3 is entered twice"),
    ("pairs", lambda v: v["boards"][0].pop("results"), 'boards 1: missing key "results"'),
    ("pairs", also(ns=3), 'board 3: result 3: missing key "ew"'),
    ("pairs", also(ns=3, ew=3), "board 3: result 3: pair 3 cannot play against itself"),
    ("pairs", also(ns=3, ew=4), "board 3: result 3: pair 4 already plays this board"),
    ("pairs", also(ns=3, ew=7), "board 3: result 3: pair 7 does not exist"),
    ("pairs", also(ns=3, ew="6"), "board 3: result 3 ew must be integer"),
    ("pairs", also(ns=3, ew=6, tricks=9), "board 3: result 3: result: type the contract first"),
    ("pairs", also(ns=3, ew=6, contract="5Z"), 'board 3: result 3 contract is "5Z"'),
]


@pytest.mark.parametrize(("game", "spoil", "sentence"), BAD)
def test_one_sentence_names_the_place(game: str, spoil: Spoil, sentence: str) -> None:
    value = json.loads(games.dumps(MADE[game]()))
    spoil(value)
    assert known.refusal(value).startswith(sentence)


@each_game
def test_heading_and_boards_are_records_and_a_change_touches_one(game: str) -> None:
    session = MADE[game]()
    records = games.of(session).records(session)
    assert list(records) == ["heading", "003", "007"]
    value = json.loads(games.dumps(session))
    assert [json.loads(records[name]) for name in ("003", "007")] == value.pop("boards")
    assert json.loads(records["heading"]) == value


@each_game
@pytest.mark.parametrize(
    ("name", "text"), [("heading", "{"), ("heading", "{}"), ("x", "{}"), ("001", '{"board": 65}')]
)
def test_what_was_not_written_as_records_is_refused(game: str, name: str, text: str) -> None:
    session = MADE[game]()
    with pytest.raises(SessionFileError):
        games.of(session).session_of({**games.of(session).records(session), name: text})


# --- CSV


@pytest.mark.parametrize(
    ("session", "boards", "standing"),
    [
        (
            match(),
            "board,dealer,vulnerable,open_contract,open_declarer,open_result,open_score,"
            "closed_contract,closed_declarer,closed_result,closed_score,difference,"
            "points_1,points_2,total_1,total_2,vp_1,vp_2",
            "place,team,points,vp",
        ),
        (
            evening(4),
            "board,dealer,vulnerable,ns,ew,contract,declarer,result,score,points_ns,points_ew",
            "place,pair,players,points,maximum,percent",
        ),
        (
            evening(4, PairsRules(winners=2)),
            "board,dealer,vulnerable,ns,ew,contract,declarer,result,score,points_ns,points_ew",
            "direction,place,pair,players,points,maximum,percent",
        ),
    ],
)
def test_the_columns_are_those_promised(session: Any, boards: str, standing: str) -> None:
    assert [text.splitlines()[0] for text in known.csv_texts(session)] == [boards, standing]


@pytest.mark.parametrize(
    ("session", "change", "column", "cell"),
    [
        (
            match(),
            ChangeTeams((TeamOfFour("=1+1", match().teams[0].players), GUESTS)),
            "team",
            "'=1+1",
        ),
        (evening(2), ChangePairs((("=1+1", "Bob"), ("Cid", "Dee"))), "players", "'=1+1 & Bob"),
    ],
)
def test_no_name_is_run_as_a_formula(session: Any, change: object, column: str, cell: str) -> None:
    assert known.rows(known.csv_texts(after(session, change))[1])[0][column] == cell
