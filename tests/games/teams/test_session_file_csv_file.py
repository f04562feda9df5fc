"""CSV and standing against what other programs worked out, and where they must be empty."""

import pytest
from hypothesis import given

from chicago_gui.games.teams.changes import ChangeTeams
from chicago_gui.games.teams.session import Rules, Session, TeamOfFour
from chicago_gui.games.teams.session_file import HEADER, csv_text, loads, standing_csv
from chicago_gui.scoring.comparisons import VictoryPoints
from tests.games.teams.make import CLOSED, GUESTS, MATCHES, OPEN, after, match, plays
from tests.sheets import known

WBF = Rules(victory_points=VictoryPoints.WBF)


def test_there_are_files_to_look_at() -> None:
    assert len(known.names("teams")) >= 3


@pytest.mark.parametrize("name", known.names("teams"))
def test_every_row_is_what_was_worked_out(name: str) -> None:
    rows, standing = known.expected(name)
    session = loads(known.text(name))
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
