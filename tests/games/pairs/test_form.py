from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from chicago_gui import games
from chicago_gui.games.pairs.changes import SetOut
from chicago_gui.games.pairs.form import FORM
from chicago_gui.games.pairs.game import GAME
from chicago_gui.games.pairs.movements import MovementKind, propose
from chicago_gui.games.pairs.session import Rules, Scoring, Session
from chicago_gui.record import replace
from chicago_gui.sheet.texts import TextReason
from tests.games.pairs.make import after, evening, plays, traveller
from tests.scoring.refusals import refusal_of
from tests.sheets import known
from tests.sheets.summaries import rows, summary


def test_the_ranking_tells_tops_bottoms_and_best_and_worst_boards() -> None:
    session = traveller(evening(4), 1, "1 2 3N N 9", "3 4 3N N 8")
    session = traveller(session, 2, "1 2 4S N 10", "3 4 4S N 10")
    ranking, boards = map(rows, summary("pairs", session).tables)
    told = {row["Pair"].split()[0]: row for row in ranking}
    assert (told["1"]["Tops"], told["1"]["Bottoms"]) == ("1", "0")
    assert (told["2"]["Tops"], told["2"]["Bottoms"]) == ("0", "1")
    assert told["1"]["Best board"] == "Board 1: 100 %"
    assert told["1"]["Worst board"] == "Board 2: 50 %"
    # Where all have the same nobody has a top, and no board is told.
    assert {row["Board"] for row in boards} == {"1"}
    assert [row["Pair"] for row in boards] == ["1 P1 – P2", "4 P7 – P8"]


@pytest.mark.parametrize(
    ("scoring", "north_south", "east_west"),
    [
        (
            Scoring.MATCHPOINTS,
            "+430; 1 of 2 other results worse, 1 equal: 3 of 4",
            "−50; 2 of 2 other results worse, 0 equal: 4 of 4",
        ),
        (
            Scoring.IMPS,
            "+430; the mean against 2 results: +5 IMPs",
            "−50; the mean against 2 results: +10 IMPs",
        ),
    ],
)
def test_the_best_result_of_a_board_is_told_to_the_pair_that_had_it(
    scoring: Scoring, north_south: str, east_west: str
) -> None:
    session = evening(6, Rules(scoring))
    session = traveller(session, 1, "1 2 3N N 10", "3 4 3N N 8", "5 6 3N N 10")
    _, boards = map(rows, summary("pairs", session).tables)
    told = {row["Direction"]: row["Best result"] for row in boards}
    assert told["North–South"].endswith(north_south)
    assert told["East–West"].endswith(east_west)


def test_two_partners_have_won_when_every_result_is_in() -> None:
    session = after(evening(4), SetOut(1))
    for number, index in product((1, 2, 3), (0, 1)):
        best = session.board(number).results[index].meeting.ns == 4
        session = after(session, plays(number, index, f"3N N {9 if best else 8}"))
    assert summary("pairs", session).verdict == "Winner: 4 P7 – P8, 100.00 %."


def test_where_people_meet_freely_nobody_has_won_yet() -> None:
    session = traveller(evening(4), 1, "1 2 3N N 9", "3 4 3N N 8")
    session = traveller(session, 2, "1 3 3N N 9", "4 2 3N N 8")
    assert summary("pairs", session).verdict == "Leading: 1 P1 – P2, 100.00 %."


@pytest.mark.parametrize("name", known.names("pairs"))
def test_everybody_who_played_stands_in_it_with_all_boards(name: str) -> None:
    session = known.session(name)
    view = games.game("pairs").reveal(session)
    ranking, _ = summary("pairs", session).tables
    assert [line.line for line in ranking.lines] == [each for each in view.standing if each.played]
    for line in ranking.lines:
        assert len(line.had) == line.line.played
        assert sum(one.points for one in line.had) == line.line.points


def test_before_the_first_result_there_is_no_table() -> None:
    assert summary("pairs", evening(4)).tables == ()


# --- movements


def evening_set_out(pairs: int) -> Session:
    """Return an evening of so many pairs with its movement, two boards a round."""
    return after(evening(pairs), SetOut(2))


@pytest.mark.parametrize("pairs", range(2, 21))
def test_a_new_evening_has_its_movement_set_out(pairs: int) -> None:
    setup = FORM.setup()
    assert setup.least <= 2 * pairs <= setup.most
    again = replace(GAME.again(evening_set_out(pairs), evening().date), planned=0)
    session = GAME.begin(again)
    view = GAME.reveal(session)
    assert view.movement is not None
    assert 20 <= len(session.boards) <= 36
    # About 24 boards, however many pairs come late.
    assert FORM.heading(view).planned == 0


def test_an_evening_without_a_movement_is_left_without_one() -> None:
    view = GAME.reveal(evening(4))
    assert FORM.heading(view).rules["movement"] == "free"
    assert FORM.heading_changes(view, FORM.heading(view)) == ()


def test_five_pairs_can_play_fewer_rounds() -> None:
    wish = replace(FORM.heading(GAME.reveal(evening_set_out(5))), rules={"movement": "mitchell"})
    session = GAME.begin(wish)
    movement = GAME.reveal(session).movement
    assert movement == propose(5, 1, 2, MovementKind.MITCHELL)
    again = FORM.heading(GAME.reveal(session))
    assert again.rules["movement"] == "mitchell"
    assert FORM.heading_changes(GAME.reveal(session), again) == ()
    change: Any
    (change,) = FORM.heading_changes(
        GAME.reveal(session), replace(again, rules={**again.rules, "movement": "proposed"})
    )
    assert GAME.reveal(GAME.apply(session, change)).movement == propose(5, 1, 2)
    session = evening_set_out(5)
    again = FORM.heading(GAME.reveal(session))
    # A sixth pair takes the place of the missing one.
    wish = replace(again, players=(*again.players, "Late", "Later"))
    (change,) = FORM.heading_changes(GAME.reveal(session), wish)
    assert GAME.reveal(GAME.apply(session, change)).movement == propose(6, 1, 2)


def test_whoever_comes_late_has_the_movement_set_out_anew() -> None:
    session = evening_set_out(4)
    wish = FORM.heading(GAME.reveal(session))
    wish = replace(wish, players=(*wish.players, "Late", "Later"), planned=3)
    change: Any
    for change in FORM.heading_changes(GAME.reveal(session), wish):
        session = GAME.apply(session, change)
    assert len(session.pairs) == 5
    assert FORM.heading(GAME.reveal(session)).players == wish.players
    assert GAME.reveal(session).movement is not None
    assert FORM.heading_changes(GAME.reveal(session), replace(wish)) == ()


def test_somebody_without_a_partner_is_named() -> None:
    wish = GAME.again(evening(4), evening().date)
    odd = replace(wish, players=(*wish.players, "Odd"))
    assert refusal_of(GAME.begin, odd).reason is TextReason.PLAYER_EMPTY
