from __future__ import annotations

import pytest

from chicago_gui import games
from chicago_gui.sheet.sittings.game import SittingsMade
from chicago_gui.sheet.windows import Made
from tests.sheets.games_of import FORMS
from tests.sheets.known import names, text
from tests.sheets.summaries import rows, summary

KNOWN = [name for game in FORMS for name in names(game)]


@pytest.mark.parametrize("name", KNOWN)
def test_its_tables_say_what_the_figures_count(name: str) -> None:
    session = games.loads(text(name))
    game = games.game(session.game)
    counted = game.counted(session)
    shown = summary(session.game, session)
    if counted is None:
        assert shown.tables == ()
        return
    players, pairs = shown.tables
    made = [
        SittingsMade.of(Made((player,), 1, 0, numbers))
        for player, numbers in zip(session.players, counted.players, strict=True)
        if numbers[0]
    ]
    assert list(players.lines) == made
    assert len(pairs.lines) == len(counted.pairs)
    assert sum(line.points for line in players.lines) == 0


def test_a_player_s_and_a_pair_s_best_and_worst_are_told() -> None:
    shown = summary("rubber", games.loads(text("rubber-1")))
    players, pairs = map(rows, shown.tables)
    assert players[1] == {
        "Player": "Bob",
        "Hundreds": "+47",
        "Rubbers": "4",
        "Won": "4",
        "Best": "Rubber 5: +21",
        "Worst": "Rubber 4: +1",
        "Made of declared": "2 of 3",
        "Hundreds a rubber": "+11.8",
    }
    assert shown.panel.standing.unit == "hundreds"
    ann_and_cid = next(row for row in pairs if row["Pair"] == "Ann – Cid")
    assert (ann_and_cid["Best"], ann_and_cid["Worst"]) == ("Rubber 4: −1", "Rubber 3: −9")
    assert shown.sentences == (
        "Eve owes Bob 30 hundreds; Ann owes Bob 17 hundreds; Cid owes Dee 16 hundreds; "
        "Ann owes Dee 1 hundred",
    )
