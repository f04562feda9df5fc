from __future__ import annotations

from datetime import date
from typing import Any

from chicago_gui.games.rubber.session import reveal
from chicago_gui.games.rubber.session_file import loads
from chicago_gui.record import replace
from chicago_gui.sheet.setup import ChangeHeading
from chicago_gui.sheet.sittings.changes import Rename
from tests.sheets import known
from tests.sheets.games_of import APPLY, FILES, FORMS, VIEWS


def test_the_heading_is_mended_by_what_differs_and_nothing_else() -> None:
    form, session = FORMS["rubber"], loads(known.text("rubber-crib"))
    view = reveal(session)
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
        session = APPLY["rubber"].apply(session, change)
    after = VIEWS["rubber"].reveal(session)
    assert replace(form.heading(after), first="") == replace(wish, first="")
    assert after.sittings[0].total == (1390, 120)
    assert form.file_stem(after) == "rubber-2026-01-02-Club"
    assert form.evening(after) == "2026-01-02 Club"
    assert form.rules_line(after).startswith("0 for a game in an unfinished rubber · 0 for a")


def test_what_is_taken_out_is_the_last_deal_and_then_the_sitting() -> None:
    for game, name in (("rubber", "rubber-crib"), ("four-deal", "four-deal-crib")):
        form = FORMS[game]
        session: Any = FILES[game].loads(known.text(name))
        if game == "rubber":
            session = replace(session, sittings=(replace(session.sittings[0], stopped=False),))
        for _ in range(5):
            change = form.deletion(VIEWS[game].reveal(session), None)
            session = APPLY[game].apply(session, change)
        assert session.sittings == ()
        assert form.deletion(VIEWS[game].reveal(session), None) is None
