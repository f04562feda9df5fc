"""CSV and standing against what other programs worked out, and where they must be empty."""

import pytest
from hypothesis import given

from chicago_gui.games.pairs.changes import ChangePairs, Meet
from chicago_gui.games.pairs.session import Meeting, Rules, Session
from chicago_gui.games.pairs.session_file import HEADER, csv_text, loads, standing_csv
from tests.games.pairs.make import after, evening, evenings, plays, traveller
from tests.sheets import known


def test_there_are_files_to_look_at() -> None:
    assert len(known.names("pairs")) >= 3


@pytest.mark.parametrize("name", known.names("pairs"))
def test_every_row_is_what_was_worked_out(name: str) -> None:
    rows, standing = known.expected(name)
    session = loads(known.text(name))
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
