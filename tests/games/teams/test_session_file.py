"""The session file of a match: the same both ways, and one placed sentence for what it is not."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given

from chicago_gui.games.teams.session import Rules, Session
from chicago_gui.games.teams.session_file import dumps, loads
from chicago_gui.sheet.session_file import SessionFileError
from tests.games.teams.make import CLOSED, MATCHES, OPEN, after, match, plays
from tests.sheets import known


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
    (lambda v: v.update(game="pairs"), 'game is "pairs", not teams'),
    (lambda v: v.pop("teams"), 'the key "teams" is missing'),
    (lambda v: v.update(players=[]), 'unknown key "players"'),
    (lambda v: v.update(version=2), "version 2 is from a newer program; this one reads 1"),
    (lambda v: v.update(id="7"), "id is not a UUID"),
    (lambda v: v.update(date="9.10.2026"), 'date is "9.10.2026", which is no date (2026-11-20)'),
    (lambda v: v["teams"].pop(), "teams: 1; two play a match"),
    (lambda v: v["teams"][0]["players"].pop(), "Home: players named: 3; a team has four"),
    (lambda v: v["teams"][0].update(name=" "), "teams: a team has no name"),
    (lambda v: v["teams"][1].update(name="ho me"), "teams: both are called Home"),
    (lambda v: v["teams"][1]["players"].__setitem__(2, "ann"), "Гости: ann is there twice"),
    (lambda v: v["teams"][1]["players"].__setitem__(2, " "), "Гости: a name is empty"),
    (lambda v: v["teams"][1].update(captain="Hal"), 'teams: unknown key "captain"'),
    (lambda v: v.update(planned_boards=0), "planned boards: 0 is not 1 to 64"),
    (lambda v: v.update(planned_boards=65), "planned boards: 65 is not 1 to 64"),
    (lambda v: v.update(planned_boards=8.0), "planned_boards is not a whole number"),
    (
        lambda v: v["rules"].update(scoring="points"),
        'rules: scoring is "points", not boards or imps',
    ),
    (
        lambda v: v["rules"].update(victory_points=True),
        "rules: victory_points is not a text",
    ),
    (lambda v: v["rules"].update(honours=True), 'rules: unknown key "honours"'),
    (lambda v: v["boards"].append({"board": 65}), "boards: board 65 is not 1 to 64"),
    (lambda v: v["boards"].append({"board": 0}), "boards: board 0 is not 1 to 64"),
    (lambda v: v["boards"].append({"board": 3}), "boards: board 3 is there twice"),
    (lambda v: v["boards"].append({"open": {}}), 'boards 3: the key "board" is missing'),
    (lambda v: v["boards"].append({"board": True}), "boards 3: board is not a whole number"),
    (with_board("lobby", {}), 'boards 1: unknown key "lobby"'),
    (with_board("closed", None), "board 3: closed is not an object of keys and values"),
    (with_board("closed", {"contract": "8S"}), "board 3: closed contract is"),
    (with_board("closed", {"contract": "4s"}), "board 3: closed contract is"),
    (
        with_board("closed", {"contract": "4S", "declarer": "Ann"}),
        'board 3: closed declarer is "Ann", not E or N or S or W',
    ),
    (
        with_board("closed", {"contract": "4S", "declarer": "N", "tricks": 14}),
        "board 3: closed: 14 tricks; a deal has 0–13",
    ),
    (
        with_board("closed", {"contract": "4S", "declarer": "N", "tricks": "9"}),
        "board 3: closed tricks is not a whole number",
    ),
    (with_board("closed", {"tricks": 9}), "board 3: closed: result before there is a contract"),
    (
        with_board("closed", {"declarer": "N"}),
        "board 3: closed: declarer before there is a contract",
    ),
    (
        with_board("closed", {"contract": "pass", "tricks": 0}),
        "board 3: closed: result for a deal that was passed out",
    ),
    (
        with_board("closed", {"contract": "4S", "tricks": 9}),
        "board 3: closed: result before there is a declarer",
    ),
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
