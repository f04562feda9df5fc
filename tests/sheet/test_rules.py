"""A rule is defined once: file, page of a new session, line of rules and history follow."""

from __future__ import annotations

from enum import Enum
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui.games.four_deal.session import RULES as FOUR_DEAL
from chicago_gui.games.house.rules import RULES as HOUSE
from chicago_gui.games.pairs.session import RULES as PAIRS
from chicago_gui.games.rubber.session import RULES as RUBBER
from chicago_gui.games.teams.session import RULES as TEAMS
from chicago_gui.record import Record
from chicago_gui.scoring import Refused
from chicago_gui.sheet.fields import Entry
from chicago_gui.sheet.rules import RuleTable, choice, points, tick
from chicago_gui.sheet.session_file import FilePlace, SessionFileError

TABLES: dict[str, RuleTable[Any]] = {
    "russian": HOUSE,
    "four-deal": FOUR_DEAL,
    "rubber": RUBBER,
    "teams": TEAMS,
    "pairs": PAIRS,
}


class Colour(Enum):
    RED = "red"
    BLACK = "black"


class Rules(Record):
    colour: Colour = Colour.BLACK
    loud: bool = True
    bonus: int = 50


TABLE = RuleTable(
    Rules,
    points(
        "bonus",
        "Scoring",
        (50, 0),
        "{points} for a game in an unfinished rubber",
        "Settled",
        100,
        always=True,
    ),
    choice(
        "colour", "Ranking", {Colour.RED: "one winner", Colour.BLACK: "matchpoints"}, always=True
    ),
    tick("loud", "Count honours", "honours count", "no honours"),
)
every_rules = st.builds(
    Rules, st.sampled_from(Colour), st.booleans(), st.integers(min_value=0, max_value=100)
)


def read(value: object) -> Rules:
    return TABLE.read(FilePlace(value, "rules"))


@given(every_rules)
def test_what_is_written_is_read_again(rules: Rules) -> None:
    assert read(TABLE.write(rules)) == rules
    assert TABLE.chosen(TABLE.values(rules)) == rules


def test_what_is_absent_is_as_usual() -> None:
    assert read({}) == Rules()
    assert read({"bonus": 10}) == Rules(bonus=10)
    before = Rules(Colour.RED, False, 0)
    assert TABLE.chosen({"bonus": 50}, before) == Rules(Colour.RED, False, 50)


def test_the_file_has_the_order_of_the_record_and_the_page_that_of_the_table() -> None:
    assert list(TABLE.write(Rules(loud=False))) == ["colour", "loud", "bonus"]
    assert list(TABLE.write(Rules())) == ["colour", "bonus"]
    assert [rule.usual for rule in TABLE.asked()] == [50, "black", True]
    assert (
        TABLE.line(Rules()) == "50 for a game in an unfinished rubber · matchpoints · honours count"
    )


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ({"bonus": 101}, "rules: Scoring: 0 to 100, not 101"),
        ({"bonus": "much"}, "rules: bonus must be integer"),
        ({"colour": "green"}, 'rules: colour must be black/red, not "green"'),
        ({"loud": 1}, "rules: loud must be true/false"),
        ({"speed": 1}, 'rules: unknown key "speed"'),
    ],
)
def test_what_cannot_be_is_refused_at_its_place(value: object, said: str) -> None:
    with pytest.raises(SessionFileError) as caught:
        read(value)
    assert str(caught.value) == said


def test_what_cannot_be_is_refused_where_it_is_chosen() -> None:
    with pytest.raises(Refused):
        TABLE.check(Rules(bonus=-1))
    TABLE.check(Rules())


def test_what_differs_is_told_with_both_values() -> None:
    found = TABLE.differences(Rules(), Rules(Colour.RED, False))
    assert list(found) == [
        ("Ranking", "matchpoints", "one winner"),
        ("Count honours", "honours count", "no honours"),
    ]


def test_the_history_tells_a_rule_before_and_after() -> None:
    assert TABLE.words_of_entry(Entry(None, ("rules", "loud"), True, False)) == "no honours"
    told = TABLE.words_of_entry(Entry(None, ("rules", "bonus"), 50, 0))
    assert told.replace("\u00a0", " ") == "Scoring: 50 → 0"


@pytest.mark.parametrize("game", TABLES)
def test_every_value_of_every_game_is_said_in_its_own_words(game: str) -> None:
    table = TABLES[game]
    for rule in table.asked():
        assert rule.label
        assert rule.usual in rule.options
        said = [rule.words(value) for value in rule.options]
        assert len(set(said)) == len(said)
        assert all(rule.explained(value) for value in rule.options) if rule.explained else True
        for value in rule.options:
            rules = table.chosen({rule.key: value})
            table.check(rules)
            assert table.read(FilePlace(table.write(rules), "rules")) == rules
