"""The new-session page, the heading and the plan."""

from __future__ import annotations

from datetime import date

import pytest

from chicago_gui.games.house.changes import Rename
from chicago_gui.games.house.evening import reveal
from chicago_gui.games.house.form import FORM
from chicago_gui.games.house.rules import RULES, PassedOut, Rotation, Rules
from chicago_gui.games.house.setup import balance_words, heading, heading_changes, setup
from chicago_gui.games.house.view import Differences, View
from chicago_gui.record import replace
from chicago_gui.scoring import HOUSE, OFFICIAL, TargetTable
from chicago_gui.sheet.figures import Scored
from chicago_gui.sheet.season import Figures
from chicago_gui.sheet.setup import ChangeHeading, ChangeRules
from tests.games.house.evening.make import fresh


@pytest.fixture
def view() -> View:
    return reveal(fresh())


def test_it_asks_for_four_or_five_and_a_plan() -> None:
    asked = setup()
    assert (asked.least, asked.there, asked.most) == (4, 5, 7)
    assert asked.usual_plan in asked.plans
    assert asked.plans_of is not None
    five, four = asked.plans_of(5), asked.plans_of(4)
    assert set(five.words) == {10, 15, 20, 25}
    assert (five.words[15], five.usual) == ("15 (3 sit-outs)", 15)
    assert set(four.words) == {12, 15, 16, 18, 20, 24}
    assert (four.words[12], four.usual) == ("12 (3 opening bids)", 12)
    assert {*five.words, *four.words} == set(asked.plans)


def test_the_heading_as_it_stands_wants_no_change(view: View) -> None:
    assert heading_changes(view, heading(view)) == []


def test_what_is_otherwise_becomes_a_change_each(view: View) -> None:
    now = heading(view)
    names = ("Zoe", *now.players[1:])
    rules = {**now.rules, "passed_out": "score", "rotation": "dummy"}
    wish = replace(now, players=names, date=date(2027, 1, 2), place="Riga", rules=rules)
    assert heading_changes(view, wish) == [
        Rename(((now.players[0], "Zoe"),)),
        ChangeHeading(date(2027, 1, 2), "Riga"),
        ChangeRules(Rules(HOUSE, PassedOut.SCORE, False, Rotation.DUMMY)),
    ]


def test_a_table_of_the_group_s_own_stays_as_it_is(view: View) -> None:
    rules = replace(view.sheet.rules, targets=TargetTable("Ours", HOUSE.rows))
    ours = replace(view, sheet=replace(view.sheet, rules=rules))
    now = heading(ours)
    assert heading_changes(ours, now) == []
    (change,) = heading_changes(ours, replace(now, rules={**now.rules, "honours": True}))
    assert change == ChangeRules(replace(rules, honours=True))


def test_with_enough_deals_the_group_s_own_targets_are_offered() -> None:
    def offered(deals: int) -> tuple[object, ...]:
        four = ("Ann", "Bob", "Cid", "Dee")
        figures = Figures((), (), (Scored(four, ((25, 1, 620, 5),) * deals),))
        return FORM.setup_knowing(figures).rules[0].options

    assert offered(29) == (HOUSE, OFFICIAL)
    ours = offered(30)[2]
    assert isinstance(ours, TargetTable)
    assert ours.name == "ours, 30 deals"
    assert ours.target(25, True) > HOUSE.target(25, True)
    assert RULES.chosen({"targets": ours}).targets is ours


# The plan -----------------------------------------------------------------------------------------


PLAN = "15 deals: each sits out and opens at most 3 times. "


@pytest.mark.parametrize(
    ("differences", "words"),
    [
        (Differences(0, 0, 0), "It can still end even."),
        # Who opens never hinders the rest.
        (Differences(0, 1, 0), "It can still end even."),
        (Differences(1, 0, 0), "It cannot end even: sit-outs differ by 1."),
        (Differences(0, 0, 2), "It cannot end even: partnerships differ by 2."),
        (
            Differences(1, 2, 3),
            "It cannot end even: sit-outs differ by 1, openings differ by 2, "
            "partnerships differ by 3.",
        ),
    ],
)
def test_whether_it_can_still_come_out_even(differences: Differences, words: str) -> None:
    view = replace(reveal(fresh()), differences=differences)
    assert balance_words(view) == PLAN + words


def test_how_often_each_is_out_follows_the_plan() -> None:
    view = reveal(fresh(planned=20))
    assert balance_words(view).startswith("20 deals: each sits out and opens at most 4 times.")
