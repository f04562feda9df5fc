"""What the session files of games with sittings refuse alike, in one sentence with its place."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from chicago_gui.games.four_deal import session_file as four_deal
from chicago_gui.games.rubber import session_file as rubber
from chicago_gui.sheet.session_file import SessionFileError
from tests.sheets import known

LOADS: dict[str, Callable[[str], object]] = {
    "four-deal": four_deal.loads,
    "rubber": rubber.loads,
}
UNITS = {"four-deal": "round", "rubber": "rubber"}


def units(file: Any) -> str:
    """The key of the list of sittings."""
    return "rounds" if "rounds" in file else "rubbers"


def S(file: Any) -> Any:
    """The first sitting."""
    return file[units(file)][0]


def D(file: Any, **keys: Any) -> None:
    """Write `keys` on its second deal."""
    S(file)["deals"][1].update(keys)


REFUSED: list[tuple[Callable[[Any], Any], str]] = [
    (lambda f: f.update(game="pairs"), "not a session file of this program"),
    (lambda f: f.pop("game"), "not a session file of this program"),
    (lambda f: f.update(version=2), "version 2 is from a newer program; this one reads 1"),
    (lambda f: f.pop("id"), 'the key "id" is missing'),
    (lambda f: f.pop(units(f)), 'the key "{unit}s" is missing'),
    (lambda f: f.update(planned_deals=15), 'unknown key "planned_deals"'),
    (lambda f: f.update(date="2.10.2026"), 'date is "2.10.2026", which is no date (2026-11-20)'),
    (lambda f: f.update(players=["Ann", "Bob", "Cid"]), "players named: 3; 4 to 7 play"),
    (lambda f: f.update(players=[*"ABCDEFGH"]), "players named: 8; 4 to 7 play"),
    (lambda f: f.update(players=["Ann", "Bob", "Cid", "a nn"]), "players: a nn is there twice"),
    (
        lambda f: f["rules"].update(settle="up"),
        'rules: settle is "up", not 50-down or 50-up or exact',
    ),
    (lambda f: f["rules"].update(honours=1), "rules: honours is neither true nor false"),
    (lambda f: f["rules"].update(targets="house"), 'rules: unknown key "targets"'),
    (lambda f: f["rules"].update(stake={"amount": "1"}), 'rules: stake: the key "per" is missing'),
    (lambda f: f.update({units(f): {}}), "{unit}s is not a list"),
    (lambda f: f.update({units(f): [1]}), "{unit} 1 is not an object of keys and values"),
    (lambda f: S(f).update(won=True), '{unit} 1: unknown key "won"'),
    (lambda f: S(f).pop("dealer"), '{unit} 1: the key "dealer" is missing'),
    (lambda f: S(f).update(dealer=1), "{unit} 1: dealer is not a text"),
    (lambda f: S(f).update(dealer="Eve"), "{unit} 1: Eve is not one of the players"),
    (
        lambda f: (f["players"].append("Eve"), S(f).update(dealer="Eve")),
        "{unit} 1: dealer: Eve is on neither side",
    ),
    (
        lambda f: S(f).update(sides=[["Ann", "Cid"], ["Bob", "Ann"]]),
        "{unit} 1: sides: Ann is there twice",
    ),
    (
        lambda f: S(f).update(sides=[["Ann", "Cid"]]),
        "{unit} 1: sides should have 2 parts and has 1",
    ),
    (lambda f: f.update(away=[]), "away is empty; it names somebody, or is absent"),
    (lambda f: f.update(away="Ann"), "away is not a list"),
    (lambda f: f.update(away=["Zoe"]), "Zoe is not one of the players"),
    (lambda f: f.update(away=["Ann"]), "players left: 3; 4 to 7 play"),
    (
        lambda f: [f["players"].append("Eve"), f.update(away=["Eve", "Eve"])],
        "away: Eve is there twice",
    ),
    (lambda f: S(f).update(away=["Zoe"]), "{unit} 1: Zoe is not one of the players"),
    (lambda f: S(f).update(away=["Ann"]), "{unit} 1: away: Ann plays"),
    (lambda f: S(f).update(away=[]), "{unit} 1: away is empty; it names somebody, or is absent"),
    (lambda f: D(f, trumps="S"), '{unit} 1: deal 2: unknown key "trumps"'),
    (
        lambda f: D(f, contract="4S!"),
        '{unit} 1: deal 2: contract is "4S!": a contract ends with its doubles; ! is too much',
    ),
    (
        lambda f: D(f, contract="4hx"),
        '{unit} 1: deal 2: contract is "4hx", which the file writes "4HX"',
    ),
    (lambda f: D(f, contract=None), "{unit} 1: deal 2: contract is not a text"),
    (lambda f: D(f, contract="pass"), "{unit} 1: deal 2: declarer for a deal that was passed out"),
    (lambda f: D(f, declarer="Zoe"), "{unit} 1: deal 2: Zoe is not one of the players"),
    (
        lambda f: [f["players"].append("Eve"), S(f)["deals"][1].update(declarer="Eve")],
        "{unit} 1: deal 2: Eve is on neither side and sits out",
    ),
    (lambda f: D(f, tricks=14), "{unit} 1: deal 2: 14 tricks; a deal has 0–13"),
    (lambda f: D(f, tricks=-1), "{unit} 1: deal 2: -1 tricks; a deal has 0–13"),
    (lambda f: D(f, tricks=10.0), "{unit} 1: deal 2: tricks is not a whole number"),
    (lambda f: D(f, tricks="10"), "{unit} 1: deal 2: tricks is not a whole number"),
    (lambda f: D(f, tricks=True), "{unit} 1: deal 2: tricks is not a whole number"),
    (
        lambda f: S(f)["deals"].__setitem__(1, {"tricks": 10}),
        "{unit} 1: deal 2: result before there is a contract",
    ),
    (
        lambda f: S(f)["deals"].__setitem__(1, {"contract": "4S", "tricks": 10}),
        "{unit} 1: deal 2: result before there is a declarer",
    ),
    (
        lambda f: D(f, honours={"Ann": 50}),
        "{unit} 1: deal 2: honours of Ann are 50; they are 100 or 150",
    ),
    (
        lambda f: D(f, honours={"Ann": "100"}),
        "{unit} 1: deal 2: honours Ann is not a whole number",
    ),
    (
        lambda f: D(f, honours={"Ann": 100, "Bob": 100}),
        "{unit} 1: deal 2: honours in two hands; only one can hold them",
    ),
    (
        lambda f: D(f, contract="3NT", honours={"Ann": 100}),
        "{unit} 1: deal 2: honours in no trump are the four aces, 150 points, not 100",
    ),
    (
        lambda f: [f["rules"].update(honours=False), S(f)["deals"][1].update(honours={"Ann": 100})],
        "{unit} 1: deal 2: honours, but the rules count none",
    ),
]


@pytest.mark.parametrize("game", LOADS)
@pytest.mark.parametrize(("alter", "said"), REFUSED)
def test_it_is_refused_in_one_sentence(game: str, alter: Callable[[Any], Any], said: str) -> None:
    file = json.loads(known.text(f"{game}-crib"))
    alter(file)
    with pytest.raises(SessionFileError) as caught:
        LOADS[game](json.dumps(file))
    assert str(caught.value) == said.replace("{unit}", UNITS[game])


@pytest.mark.parametrize("game", LOADS)
def test_a_key_is_not_there_twice(game: str) -> None:
    once = '"dealer": "Bob"'
    with pytest.raises(SessionFileError) as caught:
        LOADS[game](known.text(f"{game}-crib").replace(once, f"{once}, {once}"))
    assert str(caught.value) == f'{UNITS[game]} 1: the key "dealer" is there twice'
