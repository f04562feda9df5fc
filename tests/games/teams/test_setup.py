"""A new match, and its heading mended."""

from __future__ import annotations

import pytest

from chicago_gui.games.teams.form import FORM
from chicago_gui.games.teams.game import GAME
from chicago_gui.games.teams.session import MatchReason, Room, Scoring
from chicago_gui.games.teams.totals import reveal
from chicago_gui.record import replace
from chicago_gui.scoring import Refused
from chicago_gui.scoring.comparisons import VictoryPoints
from tests.games.teams.make import OPEN, after, match, plays


def test_a_match_begins_as_the_last_one_was() -> None:
    again = GAME.again(replace(match(), room=Room.CLOSED), match().date)
    session = GAME.begin(again)
    assert session.teams == match().teams
    assert session.room is Room.CLOSED
    assert (session.planned_boards, session.boards) == (8, ())
    assert session.id != match().id


def test_what_is_asked_stands_ready() -> None:
    setup = FORM.setup()
    assert (setup.least, setup.most, setup.together, setup.groups_named) == (8, 8, 4, True)
    assert setup.usual_plan in setup.plans
    for rule in setup.rules:
        assert rule.usual in rule.options
        assert all(rule.words(option) for option in rule.options)
    assert [setup.group_words(1), setup.group_words(2)] == ["Team 1 (Home)", "Team 2 (Guests)"]
    assert (setup.plans_heading, setup.plan_words(24)) == ("Planned boards", "24")


def test_teams_without_a_name_get_one() -> None:
    wish = replace(GAME.again(match(), match().date), groups=(), planned=0)
    session = GAME.begin(wish)
    assert [team.name for team in session.teams] == ["Home", "Guests"]
    assert session.planned_boards == 24


@pytest.mark.parametrize("count", [0, 4, 7, 9])
def test_other_than_eight_players_are_refused(count: int) -> None:
    names = tuple(f"Player {number}" for number in range(count))
    with pytest.raises(Refused) as caught:
        GAME.begin(replace(GAME.again(match(), match().date), players=names))
    assert caught.value.reason is MatchReason.PLAYERS_FOUR


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
    for change in FORM.heading_changes(view, wish):
        session = GAME.apply(session, change)
    assert session.place == "Club"
    assert [team.name for team in session.teams] == ["Us", "Them"]
    assert session.players[0] == "Анна"
    assert session.rules.scoring is Scoring.BOARDS
    assert session.rules.victory_points is VictoryPoints.WHOLE
    assert session.room is Room.OPEN
    assert session.boards == after(match(), plays(1, OPEN, "pass")).boards


@pytest.mark.parametrize("place", ["a\u202eb", "x" * 2001])
def test_a_place_that_no_line_can_have_is_refused(place: str) -> None:
    with pytest.raises(Refused):
        GAME.begin(replace(GAME.again(match(), match().date), place=place))
