from __future__ import annotations

from datetime import date
from typing import Any

import pytest

from chicago_gui import games
from chicago_gui.games.rubber.game import GAME
from chicago_gui.record import replace
from chicago_gui.sheet.setup import ChangeHeading
from chicago_gui.sheet.sittings.changes import Rename
from tests.sheets import known


def test_the_heading_is_changed_by_what_differs_and_nothing_else() -> None:
    form, session = GAME.form, known.session("rubber-crib")
    view = GAME.reveal(session)
    stands = form.heading(view)
    assert stands.first == "Bob"
    wish = replace(
        stands,
        players=("Ann", "Bill", "Cid", "Dee"),
        place="Club",
        date=date(2026, 1, 2),
        rules={**stands.rules, "unfinished_game": 0},
    )
    changes = form.heading_changes(view, wish)
    assert changes[:2] == [Rename((("Bob", "Bill"),)), ChangeHeading(date(2026, 1, 2), "Club")]
    for change in changes:
        session = GAME.apply(session, change)
    after = GAME.reveal(session)
    assert replace(form.heading(after), first="") == replace(wish, first="")
    assert after.sittings[0].total == (1390, 120)
    assert form.file_stem(after) == "rubber-2026-01-02-Club"
    assert form.evening(after) == "2026-01-02 Club"
    assert form.rules_line(after).startswith("0 for a game in an unfinished rubber · 0 for a")


@pytest.mark.parametrize("kind", ["rubber", "four-deal"])
def test_the_last_deal_is_deleted_and_then_the_sitting(kind: str) -> None:
    game = games.game(kind)
    session: Any = known.session(f"{kind}-crib")
    if kind == "rubber":
        session = replace(session, sittings=(replace(session.sittings[0], stopped=False),))
    for _ in range(5):
        session = game.apply(session, game.form.deletion(game.reveal(session), None))
    assert session.sittings == ()
    assert game.form.deletion(game.reveal(session), None) is None
