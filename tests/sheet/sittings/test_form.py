from __future__ import annotations

from dataclasses import replace
from datetime import date
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.games.four_deal import form as four_deal
from chicago_gui.games.rubber import form as rubber
from chicago_gui.games.rubber.session_file import loads
from chicago_gui.games.rubber.totals import reveal
from chicago_gui.sheet.beginning import ChangeHeading
from chicago_gui.sheet.sittings.changes import Rename
from tests.sheet.sittings.strategies import four_deal_rules, rubber_rules
from tests.sheets import known
from tests.sheets.games_of import APPLY, FILES, FORMS, VIEWS

SETUPS: dict[str, Any] = {"four-deal": four_deal, "rubber": rubber}


@pytest.mark.parametrize("game", SETUPS)
def test_every_rule_is_asked_in_words_and_has_its_usual_value(game: str) -> None:
    asked = SETUPS[game].setup()
    assert (asked.least, asked.most) == (4, 7)
    usual = {rule.key: rule.usual for rule in asked.rules}
    assert SETUPS[game].values_of(SETUPS[game].rules_of({})) == usual
    for rule in asked.rules:
        assert rule.usual in rule.options
        said = [rule.words(value) for value in rule.options]
        assert len(set(said)) == len(said)
        assert all(rule.explained(value) for value in rule.options) if rule.explained else True


@given(st.one_of(four_deal_rules, rubber_rules))
def test_rules_are_values_and_values_rules(rules: Any) -> None:
    game = four_deal if hasattr(rules, "partscores") else rubber
    assert game.rules_of(game.values_of(rules)) == rules


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
    assert form.rules_line(after).startswith("0 for an unfinished game, 0 for an")


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
