"""The CSV of an evening of pairs."""

from __future__ import annotations

from hypothesis import given

from chicago_gui.games.pairs.changes import Meet
from chicago_gui.games.pairs.session import Meeting, Session
from tests.games.pairs.make import after, evening, evenings, plays, traveller
from tests.sheets import known


def test_a_meeting_without_a_result_has_no_points() -> None:
    session = after(evening(), Meet(3, Meeting(1, 4)), Meet(3, Meeting(2, 5)))
    session = after(session, plays(3, 0, "3NTX W"))
    one, two = known.rows(known.csv_texts(session)[0])
    assert known.filled(one) == {
        **{"board": "3", "dealer": "S", "vulnerable": "EW", "ns": "1", "ew": "4"},
        **{"contract": "3NTX", "declarer": "W"},
    }
    assert known.filled(two) == {
        **{"board": "3", "dealer": "S", "vulnerable": "EW", "ns": "2", "ew": "5"}
    }


def test_who_has_not_played_has_no_percentage_and_comes_last() -> None:
    session = traveller(evening(5), 1, "1 2 1C N 6", "3 4 1C N 7")
    rows = known.rows(known.csv_texts(session)[1])
    assert [(row["place"], row["pair"], row["percent"]) for row in rows] == [
        *(("1", "2", "100"), ("1", "3", "100"), ("3", "1", "0"), ("3", "4", "0")),
        ("5", "5", ""),
    ]
    assert (rows[4]["points"], rows[4]["maximum"]) == ("0", "0")


@given(evenings())
def test_a_row_for_each_result_and_a_line_for_each_pair(session: Session) -> None:
    rows = known.rows(known.csv_texts(session)[0])
    assert [(row["board"], row["ns"], row["ew"]) for row in rows] == [
        (str(board.number), str(each.meeting.ns), str(each.meeting.ew))
        for board in session.boards
        for each in board.results
    ]
    standing = known.rows(known.csv_texts(session)[1])
    if session.rules.winners == 1:
        assert sorted(int(row["pair"]) for row in standing) == list(
            range(1, len(session.pairs) + 1)
        )
