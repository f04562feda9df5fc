"""The session file of pairs: the same both ways, and one placed sentence for what it is not."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given

from chicago_gui.games.pairs.session import Rules, Session
from chicago_gui.games.pairs.session_file import dumps, loads
from chicago_gui.sheet.session_file import SessionFileError
from tests.games.pairs.make import evening, evenings, traveller
from tests.sheets import known


@pytest.mark.parametrize("name", known.names("pairs"))
def test_a_real_file_is_written_as_it_was_read(name: str) -> None:
    text = known.text(name)
    assert dumps(loads(text)) == text.rstrip("\n")


@given(evenings())
def test_both_ways(session: Session) -> None:
    text = dumps(session)
    assert loads(text) == session
    assert loads(text.encode()) == session
    assert dumps(loads(text)) == text


def plain() -> dict[str, Any]:
    session = traveller(evening(), 3, "1 4 4S N 10", "2 5 pass")
    value: dict[str, Any] = json.loads(dumps(traveller(session, 7, "1 5 1C W 7")))
    return value


def test_rules_have_their_defaults_and_boards_any_order() -> None:
    value = plain()
    value["rules"] = {}
    value["boards"].reverse()
    del value["place"]
    session = loads(json.dumps(value))
    assert session.rules == Rules()
    assert [board.number for board in session.boards] == [3, 7]


def also(**result: Any) -> Callable[[dict[str, Any]], None]:
    return lambda value: value["boards"][0]["results"].append(result)


BAD: list[tuple[Callable[[dict[str, Any]], object], str]] = [
    (lambda v: v.update(game="teams"), 'game is "teams", not pairs'),
    (lambda v: v.pop("rules"), 'the key "rules" is missing'),
    (lambda v: v.update(planned_boards=8), 'unknown key "planned_boards"'),
    (lambda v: v.update(pairs=v["pairs"][:1], boards=[]), "pairs: 1; 2 to 20 play"),
    (lambda v: v.update(pairs=[[f"a{n}", f"b{n}"] for n in range(21)]), "pairs: 21; 2 to 20 play"),
    (lambda v: v["pairs"][1].append("Third"), "pair 2 should have 2 parts and has 3"),
    (lambda v: v["pairs"][1].__setitem__(0, 7), "pair 2 is not a text"),
    (lambda v: v["pairs"][1].__setitem__(0, "p 1"), "pair 2: p 1 is there twice"),
    (lambda v: v["pairs"][1].__setitem__(0, ""), "pair 2: a name is empty"),
    (
        lambda v: v["rules"].update(winners=3),
        "rules: winners: 3; there is one, or one in each direction",
    ),
    (lambda v: v["rules"].update(winners=True), "rules: winners is not a whole number"),
    (
        lambda v: v["rules"].update(scoring="butler"),
        'rules: scoring is "butler", not datum or imps',
    ),
    (lambda v: v["boards"][1].update(board=65), "boards: board 65 is not 1 to 64"),
    (lambda v: v["boards"][1].update(board=3), "boards: board 3 is there twice"),
    (lambda v: v["boards"][1].update(board="7"), "boards 2: board is not a whole number"),
    (lambda v: v["boards"][0].pop("results"), 'boards 1: the key "results" is missing'),
    (lambda v: v["boards"][0].update(results={}), "board 3 is not a list"),
    (also(ns=3), 'board 3: result 3: the key "ew" is missing'),
    (also(ns=3, ew=3), "board 3: result 3: pair 3 cannot meet itself"),
    (also(ns=3, ew=4), "board 3: result 3: pair 4 plays that board already"),
    (also(ns=5, ew=6), "board 3: result 3: pair 5 plays that board already"),
    (also(ns=3, ew=7), "board 3: result 3: there is no pair 7"),
    (also(ns=0, ew=3), "board 3: result 3: there is no pair 0"),
    (also(ns=3, ew="6"), "board 3: result 3 ew is not a whole number"),
    (also(ns=3, ew=6, table=3), 'board 3: result 3: unknown key "table"'),
    (also(ns=3, ew=6, contract="4S", declarer="P5"), "board 3: result 3 declarer is"),
    (also(ns=3, ew=6, contract="4S", declarer="N", tricks=14), "board 3: result 3: 14 tricks;"),
    (also(ns=3, ew=6, tricks=9), "board 3: result 3: result before there is a contract"),
    (also(ns=3, ew=6, honours={}), 'board 3: result 3: unknown key "honours"'),
    (also(ns=3, ew=6, contract="5Z"), "board 3: result 3 contract is"),
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
