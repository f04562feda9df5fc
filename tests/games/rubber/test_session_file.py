"""The session file: known evenings come back, and what only this game refuses."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given

from chicago_gui.games.rubber.session import Rules, Session
from chicago_gui.games.rubber.session_file import dumps, loads
from chicago_gui.sheet.session_file import SessionFileError
from tests.sheet.sittings.strategies import rubber_sessions
from tests.sheets import known

CRIB = json.loads(known.text("rubber-crib"))


def refusal(value: Any) -> str:
    with pytest.raises(SessionFileError) as caught:
        loads(value if isinstance(value, str) else json.dumps(value))
    return str(caught.value)


def changed(alter: Callable[[Any], Any]) -> Any:
    """The crib sheet's file with something else in it."""
    value = deepcopy(CRIB)
    alter(value)
    return value


@pytest.mark.parametrize("name", known.names("rubber"))
def test_a_known_evening_is_read_and_written_as_it_was(name: str) -> None:
    session = loads(known.text(name))
    assert json.loads(dumps(session)) == json.loads(known.text(name))
    assert dumps(loads(dumps(session))) == dumps(session)


@given(rubber_sessions())
def test_what_is_written_is_read(session: Session) -> None:
    assert loads(dumps(session)) == session
    assert dumps(loads(dumps(session).encode())) == dumps(session)


@pytest.mark.parametrize("rules", [{}, None])
def test_rules_that_are_absent_have_their_default(rules: Any) -> None:
    value = changed(lambda file: file.pop("rules") if rules is None else file.update(rules=rules))
    assert loads(json.dumps(value)).rules == Rules()


def test_a_deal_in_play_and_a_rubber_without_deals_are_kept() -> None:
    def alter(file: Any) -> None:
        file["rubbers"][0].pop("stopped", None)
        file["rubbers"][0]["deals"][3] = {"contract": "1NTXX", "declarer": "Bob"}
        file["rubbers"].append({**file["rubbers"][0], "deals": []})
        file["rubbers"].append({**file["rubbers"][0], "deals": [{"note": "x"}]})

    session = loads(json.dumps(changed(alter)))
    assert [each.in_play for each in session.sittings] == [3, None, 0]
    assert loads(dumps(session)) == session


REFUSED: list[tuple[Callable[[Any], Any], str]] = [
    (lambda f: S(f).update(stopped=False), "rubber 1: stopped must be true or absent, not false"),
    (lambda f: S(f).update(stopped=1), "rubber 1: stopped must be true or false"),
    (
        lambda f: f["rules"].update(unfinished_game=-300),
        "rules: unfinished game must be 0 to 1000, not -300",
    ),
    (
        lambda f: f["rules"].update(unfinished_partscore="50"),
        "rules: unfinished_partscore must be a whole number",
    ),
    (
        lambda f: S(f)["deals"][2].update(contract="4S", declarer="Ann", tricks=10),
        "rubber 1: delete the deals after deal 3, which wins the rubber: 4",
    ),
    (
        lambda f: S(f)["deals"][3].update(contract="4S", declarer="Ann", tricks=10),
        "rubber 1: deal 4 wins the rubber; it cannot be stopped",
    ),
]


def S(file: Any) -> Any:  # the first of them
    return file["rubbers"][0]


@pytest.mark.parametrize(("alter", "said"), REFUSED)
def test_anything_else_is_refused_in_one_sentence(alter: Callable[[Any], Any], said: str) -> None:
    assert refusal(changed(alter)) == said
