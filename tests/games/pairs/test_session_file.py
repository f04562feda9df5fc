"""The session file of pairs: the same both ways, and one placed sentence for what it is not."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given

from chicago_gui.games.pairs.changes import ChangePairs, Meet
from chicago_gui.games.pairs.form import FORM
from chicago_gui.games.pairs.session import Meeting, Rules, Session
from chicago_gui.games.pairs.session_file import (
    HEADER,
    dumps,
    records,
    session_from,
    session_of,
)
from chicago_gui.games.pairs.totals import reveal
from chicago_gui.sheet.session_file import SessionFileError, opened
from tests.games.pairs.make import after, evening, evenings, plays, traveller
from tests.sheets import known


def csv_text(session: Session) -> str:
    return FORM.csv(reveal(session))


def standing_csv(session: Session) -> str:
    return FORM.standing_csv(reveal(session))


def loads(text: str | bytes) -> Session:
    return session_from(opened(text))


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
    (lambda v: v.update(game="teams"), 'game must be pairs, not "teams"'),
    (lambda v: v.pop("rules"), 'missing key "rules"'),
    (lambda v: v.update(planned_boards=8), 'unknown key "planned_boards"'),
    (lambda v: v.update(pairs=v["pairs"][:1], boards=[]), "enter 2 to 20 pairs, not 1"),
    (
        lambda v: v.update(pairs=[[f"a{n}", f"b{n}"] for n in range(21)]),
        "enter 2 to 20 pairs, not 21",
    ),
    (lambda v: v["pairs"][1].append("Third"), "pair 2 must have 2 parts, not 3"),
    (lambda v: v["pairs"][1].__setitem__(0, 7), "pair 2 must be a text"),
    (
        lambda v: v["pairs"][1].__setitem__(0, "p 1"),
        "type another name: p 1 is already entered",
    ),
    (lambda v: v["pairs"][1].__setitem__(0, ""), "pair 2: type both names"),
    (
        lambda v: v["rules"].update(winners=3),
        "rules: winners must be 1 or 2, not 3",
    ),
    (lambda v: v["rules"].update(winners=True), "rules: winners must be a whole number"),
    (
        lambda v: v["rules"].update(scoring="butler"),
        'rules: scoring must be datum or imps or matchpoints, not "butler"',
    ),
    (lambda v: v["boards"][1].update(board=65), "boards: board number must be 1 to 64, not 65"),
    (
        lambda v: v["boards"][1].update(board=3),
        "boards: board 3 is entered twice",
    ),
    (lambda v: v["boards"][1].update(board="7"), "boards 2: board must be a whole number"),
    (lambda v: v["boards"][0].pop("results"), 'boards 1: missing key "results"'),
    (lambda v: v["boards"][0].update(results={}), "board 3 must be a list"),
    (also(ns=3), 'board 3: result 3: missing key "ew"'),
    (also(ns=3, ew=3), "board 3: result 3: pair 3 cannot play against itself"),
    (also(ns=3, ew=4), "board 3: result 3: pair 4 already plays this board"),
    (also(ns=5, ew=6), "board 3: result 3: pair 5 already plays this board"),
    (also(ns=3, ew=7), "board 3: result 3: pair 7 does not exist"),
    (also(ns=0, ew=3), "board 3: result 3: pair 0 does not exist"),
    (also(ns=3, ew="6"), "board 3: result 3 ew must be a whole number"),
    (also(ns=3, ew=6, table=3), 'board 3: result 3: unknown key "table"'),
    (also(ns=3, ew=6, tricks=9), "board 3: result 3: result: type the contract first"),
    (also(ns=3, ew=6, contract="5Z"), 'board 3: result 3 contract is "5Z"'),
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


@pytest.mark.parametrize("name", known.names("pairs"))
def test_every_row_is_what_was_worked_out(name: str) -> None:
    rows, standing = known.expected(name)
    session = known.session(name)
    assert [known.filled(row) for row in known.rows(csv_text(session))] == rows
    assert known.rows(standing_csv(session)) == standing


def test_the_columns_are_those_promised() -> None:
    assert ",".join(HEADER) == (
        "board,dealer,vulnerable,ns,ew,contract,declarer,result,score,points_ns,points_ew"
    )
    heads = [standing_csv(evening(4, Rules(winners=winners))).splitlines()[0] for winners in (1, 2)]
    assert heads == [
        "place,pair,players,points,maximum,percent",
        "direction,place,pair,players,points,maximum,percent",
    ]


def test_a_meeting_without_a_result_has_no_points() -> None:
    session = after(evening(), Meet(3, Meeting(1, 4)), Meet(3, Meeting(2, 5)))
    session = after(session, plays(3, 0, "3NTX W"))
    one, two = known.rows(csv_text(session))
    assert known.filled(one) == {
        **{"board": "3", "dealer": "S", "vulnerable": "EW", "ns": "1", "ew": "4"},
        **{"contract": "3NTX", "declarer": "W"},
    }
    assert known.filled(two) == {
        **{"board": "3", "dealer": "S", "vulnerable": "EW", "ns": "2", "ew": "5"}
    }


def test_who_has_not_played_has_no_percentage_and_comes_last() -> None:
    session = traveller(evening(5), 1, "1 2 1C N 6", "3 4 1C N 7")
    rows = known.rows(standing_csv(session))
    assert [(row["place"], row["pair"], row["percent"]) for row in rows] == [
        *(("1", "2", "100"), ("1", "3", "100"), ("3", "1", "0"), ("3", "4", "0")),
        ("5", "5", ""),
    ]
    assert (rows[4]["points"], rows[4]["maximum"]) == ("0", "0")


def test_no_name_is_run_as_a_formula() -> None:
    pairs = (("=1+1", "Bob"), ("Cid", "Dee"))
    session = after(evening(2), ChangePairs(pairs))
    assert known.rows(standing_csv(session))[0]["players"] == "'=1+1 & Bob"


@given(evenings())
def test_a_row_for_each_result_and_a_line_for_each_pair(session: Session) -> None:
    rows = known.rows(csv_text(session))
    assert [(row["board"], row["ns"], row["ew"]) for row in rows] == [
        (str(board.number), str(each.meeting.ns), str(each.meeting.ew))
        for board in session.boards
        for each in board.results
    ]
    standing = known.rows(standing_csv(session))
    if session.rules.winners == 1:
        assert sorted(int(row["pair"]) for row in standing) == list(
            range(1, len(session.pairs) + 1)
        )


@given(evenings())
def test_an_evening_comes_back_as_it_was(session: Session) -> None:
    assert session_of(records(session)) == session


def test_a_change_touches_one_record() -> None:
    session = traveller(traveller(evening(4), 1, "1 2 pass", "3 4 pass"), 2, "1 3 pass")
    before, done = records(session), records(after(session, plays(1, 1, "1C N 7")))
    assert [name for name in done if before[name] != done[name]] == ["001"]


def test_a_record_that_cannot_be_read() -> None:
    with pytest.raises(SessionFileError, match="pair 9"):
        session_of({**records(evening()), "001": '{"board":1,"results":[{"ns":1,"ew":9}]}'})
