from __future__ import annotations

from typing import Any

import pytest

from chicago_gui import games
from chicago_gui.games.teams.form import FORM
from chicago_gui.games.teams.game import GAME
from chicago_gui.games.teams.session import Room, Rules, Scoring
from chicago_gui.games.teams.totals import reveal
from chicago_gui.record import replace
from chicago_gui.scoring import RangeReason
from chicago_gui.scoring.comparisons import VictoryPoints
from tests.games.teams.make import OPEN, after, match, plays
from tests.scoring.refusals import refusal_of
from tests.sheets import known
from tests.sheets.summaries import rows, summary


def test_halves_and_each_team_s_best_and_worst_board_are_told() -> None:
    shown = summary("teams", known.session("teams-1"))
    teams, boards = map(rows, shown.tables)
    assert teams[0] == {
        "Team": "Home",
        "IMPs": "34",
        "First half": "31",
        "Second half": "3",
        "Boards won": "4",
        "Best board": "Board 4: +14",
        "Worst board": "Board 3: −12",
    }
    assert (teams[1]["Best board"], teams[1]["Worst board"]) == ("Board 3: +12", "Board 4: −14")
    assert boards[0] == {
        "Board": "4",
        "Won by": "Home",
        "IMPs": "+14",
        "Open room": "4NTX S =: +810",
        "Closed room": "3♦ E +2: −150",
    }


def test_the_points_of_board_a_match_are_not_called_boards() -> None:
    session = known.session("teams-1")
    shown = summary("teams", replace(session, rules=Rules(Scoring.BOARDS)))
    assert shown.verdict.endswith(" board points.")
    assert "Board points" in rows(shown.tables[0])[0]


@pytest.mark.parametrize("name", known.names("teams"))
def test_victory_points_are_told_where_there_are_any(name: str) -> None:
    session = known.session(name)
    found = games.game("teams").reveal(session).totals.victory_points
    teams = rows(summary("teams", session).tables[0])
    assert (found is not None) == ("Victory points" in teams[0])


def test_before_the_first_comparison_there_is_no_table() -> None:
    assert summary("teams", match(rules=Rules(victory_points=VictoryPoints.NONE))).tables == ()


def test_a_match_goes_on_with_four_more_boards_when_every_one_is_compared() -> None:
    both = [plays(1, room, "pass") for room in Room]
    assert summary("teams", after(match(1), both[0])).more is None, "one room is still to come"
    session = after(match(1), *both)
    more = summary("teams", session).more
    assert more is not None
    assert more.label == "Four more boards"
    assert games.game("teams").apply(session, more.change).planned_boards == 5
    assert "play on" in FORM.hint(reveal(session), None)[1]
    assert [replace(session, planned_boards=each).can_go_on for each in (60, 61)] == [True, False]


# --- a new match, and the heading of an existing one


def test_teams_without_a_name_get_one() -> None:
    wish = replace(GAME.again(match(), match().date), groups=(), planned=0)
    session = GAME.begin(wish)
    assert [team.name for team in session.teams] == ["Home", "Guests"]
    assert session.planned_boards == 24


@pytest.mark.parametrize("count", [0, 4, 7, 9])
def test_other_than_eight_players_are_refused(count: int) -> None:
    names = tuple(f"Player {number}" for number in range(count))
    wish = replace(GAME.again(match(), match().date), players=names)
    assert refusal_of(GAME.begin, wish).reason is RangeReason.OTHER


def test_the_heading_is_mended_by_the_changes_that_are_needed() -> None:
    session = after(match(), plays(1, OPEN, "pass"))
    view = reveal(session)
    assert FORM.heading_changes(view, FORM.heading(view)) == ()
    wish = replace(
        FORM.heading(view),
        place=" Club ",
        players=("Анна", *match().players[1:]),
        groups=("Us", "Them"),
        rules={"scoring": "boards", "victory_points": "whole", "room": "open"},
    )
    change: Any
    for change in FORM.heading_changes(view, wish):
        session = GAME.apply(session, change)
    assert session.place == "Club"
    assert [team.name for team in session.teams] == ["Us", "Them"]
    assert session.players[0] == "Анна"
    assert session.rules.scoring is Scoring.BOARDS
    assert session.rules.victory_points is VictoryPoints.WHOLE
    assert session.room is Room.OPEN
    assert session.boards == after(match(), plays(1, OPEN, "pass")).boards
