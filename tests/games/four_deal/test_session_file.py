"""The session file: known evenings come back, and what only this game refuses."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given

from chicago_gui.games.four_deal.session import Rules, Session
from chicago_gui.games.four_deal.session_file import dumps, loads
from chicago_gui.sheet.session_file import SessionFileError
from tests.sheet.sittings.strategies import four_deal_sessions
from tests.sheets import known

CRIB = json.loads(known.text("four-deal-crib"))


def refusal(value: Any) -> str:
    with pytest.raises(SessionFileError) as caught:
        loads(value if isinstance(value, str) else json.dumps(value))
    return str(caught.value)


def changed(alter: Callable[[Any], Any]) -> Any:
    """The crib sheet's file with something else in it."""
    value = deepcopy(CRIB)
    alter(value)
    return value


@pytest.mark.parametrize("name", known.names("four-deal"))
def test_a_known_evening_is_read_and_written_as_it_was(name: str) -> None:
    session = loads(known.text(name))
    assert json.loads(dumps(session)) == json.loads(known.text(name))
    assert dumps(loads(dumps(session))) == dumps(session)


@given(four_deal_sessions())
def test_what_is_written_is_read(session: Session) -> None:
    assert loads(dumps(session)) == session
    assert dumps(loads(dumps(session).encode())) == dumps(session)


@pytest.mark.parametrize("rules", [{}, None])
def test_rules_that_are_absent_have_their_default(rules: Any) -> None:
    value = changed(lambda file: file.pop("rules") if rules is None else file.update(rules=rules))
    assert loads(json.dumps(value)).rules == Rules()


def test_a_deal_in_play_and_a_round_without_deals_are_kept() -> None:
    def alter(file: Any) -> None:
        file["rounds"][0].pop("stopped", None)
        file["rounds"][0]["deals"][3] = {"contract": "1NTXX", "declarer": "Bob"}
        file["rounds"].append({**file["rounds"][0], "deals": []})
        file["rounds"].append({**file["rounds"][0], "deals": [{"note": "x"}]})

    session = loads(json.dumps(changed(alter)))
    assert [each.in_play for each in session.sittings] == [3, None, 0]
    assert loads(dumps(session)) == session


REFUSED: list[tuple[Callable[[Any], Any], str]] = [
    (
        lambda f: f["rules"].update(partscores="both"),
        'rules: partscores must be bonus or carry, not "both"',
    ),
    (
        lambda f: f["rules"].update(vulnerable="all"),
        'rules: vulnerable must be dealer or defenders, not "all"',
    ),
    (lambda f: S(f).update(stopped=True), 'round 1: unknown key "stopped"'),
    (
        lambda f: S(f)["deals"].append({"contract": "1C", "declarer": "Ann", "tricks": 7}),
        "round 1: a round has only four deals",
    ),
    (
        lambda f: S(f)["deals"].append({"contract": "pass"}),
        "round 1: a round has only four deals",
    ),
]


def S(file: Any) -> Any:  # the first of them
    return file["rounds"][0]


@pytest.mark.parametrize(("alter", "said"), REFUSED)
def test_anything_else_is_refused_in_one_sentence(alter: Callable[[Any], Any], said: str) -> None:
    assert refusal(changed(alter)) == said
