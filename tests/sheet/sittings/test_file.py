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
    (
        lambda f: f.update(version=2),
        "this file needs a newer version of the program (file version 2; this program reads 1)",
    ),
    (lambda f: f.pop("id"), 'missing key "id"'),
    (lambda f: f.pop(units(f)), 'missing key "{unit}s"'),
    (lambda f: f.update(planned_deals=15), 'unknown key "planned_deals"'),
    (lambda f: f.update(date="2.10.2026"), 'date must be a date like 2026-11-20, not "2.10.2026"'),
    (lambda f: f.update(players=["Ann", "Bob", "Cid"]), "enter 4 to 7 players, not 3"),
    (lambda f: f.update(players=[*"ABCDEFGH"]), "enter 4 to 7 players, not 8"),
    (
        lambda f: f.update(players=["Ann", "Bob", "Cid", "a nn"]),
        "type another name: a nn is already entered",
    ),
    (
        lambda f: f["rules"].update(settle="up"),
        'rules: settle must be 50-down or 50-up or exact, not "up"',
    ),
    (lambda f: f["rules"].update(honours=1), "rules: honours must be true or false"),
    (lambda f: f["rules"].update(targets="house"), 'rules: unknown key "targets"'),
    (lambda f: f["rules"].update(stake={"amount": "1"}), 'rules: stake: missing key "per"'),
    (lambda f: f.update({units(f): {}}), "{unit}s must be a list"),
    (lambda f: f.update({units(f): [1]}), "{unit} 1 must be an object"),
    (lambda f: S(f).update(won=True), '{unit} 1: unknown key "won"'),
    (lambda f: S(f).pop("dealer"), '{unit} 1: missing key "dealer"'),
    (lambda f: S(f).update(dealer=1), "{unit} 1: dealer must be a text"),
    (lambda f: S(f).update(dealer="Eve"), "{unit} 1: Eve is not one of the players"),
    (
        lambda f: (f["players"].append("Eve"), S(f).update(dealer="Eve")),
        "{unit} 1: dealer Eve is on neither side",
    ),
    (
        lambda f: S(f).update(sides=[["Ann", "Cid"], ["Bob", "Ann"]]),
        "{unit} 1: Ann is on the sides twice",
    ),
    (
        lambda f: S(f).update(sides=[["Ann", "Cid"]]),
        "{unit} 1: sides must have 2 parts, not 1",
    ),
    (lambda f: f.update(away=[]), "away must name somebody or be absent"),
    (lambda f: f.update(away="Ann"), "away must be a list"),
    (lambda f: f.update(away=["Zoe"]), "Zoe is not one of the players"),
    (lambda f: f.update(away=["Ann"]), "keep at least four players, not 3"),
    (
        lambda f: [f["players"].append("Eve"), f.update(away=["Eve", "Eve"])],
        "Eve is away twice",
    ),
    (lambda f: S(f).update(away=["Zoe"]), "{unit} 1: Zoe is not one of the players"),
    (lambda f: S(f).update(away=["Ann"]), "{unit} 1: Ann is away and plays"),
    (lambda f: S(f).update(away=[]), "{unit} 1: away must name somebody or be absent"),
    (lambda f: D(f, trumps="S"), '{unit} 1: deal 2: unknown key "trumps"'),
    (
        lambda f: D(f, contract="4S!"),
        '{unit} 1: deal 2: contract is "4S!": end the contract before !',
    ),
    (
        lambda f: D(f, contract="4hx"),
        '{unit} 1: deal 2: contract must be written "4HX", not "4hx"',
    ),
    (lambda f: D(f, contract=None), "{unit} 1: deal 2: contract must be a text"),
    (lambda f: D(f, contract="pass"), "{unit} 1: deal 2: declarer: the deal was passed out"),
    (lambda f: D(f, declarer="Zoe"), "{unit} 1: deal 2: Zoe is not one of the players"),
    (
        lambda f: [f["players"].append("Eve"), S(f)["deals"][1].update(declarer="Eve")],
        "{unit} 1: deal 2: Eve sits out",
    ),
    (lambda f: D(f, tricks=14), "{unit} 1: deal 2: tricks must be 0–13, not 14"),
    (lambda f: D(f, tricks=-1), "{unit} 1: deal 2: tricks must be 0–13, not -1"),
    (lambda f: D(f, tricks=10.0), "{unit} 1: deal 2: tricks must be a whole number"),
    (lambda f: D(f, tricks="10"), "{unit} 1: deal 2: tricks must be a whole number"),
    (lambda f: D(f, tricks=True), "{unit} 1: deal 2: tricks must be a whole number"),
    (
        lambda f: S(f)["deals"].__setitem__(1, {"tricks": 10}),
        "{unit} 1: deal 2: result: type the contract first",
    ),
    (
        lambda f: S(f)["deals"].__setitem__(1, {"contract": "4S", "tricks": 10}),
        "{unit} 1: deal 2: result without a declarer",
    ),
    (
        lambda f: D(f, honours={"Ann": 50}),
        "{unit} 1: deal 2: honours of Ann must be 100 or 150, not 50",
    ),
    (
        lambda f: D(f, honours={"Ann": "100"}),
        "{unit} 1: deal 2: honours Ann must be a whole number",
    ),
    (
        lambda f: D(f, honours={"Ann": 100, "Bob": 100}),
        "{unit} 1: deal 2: only one hand can hold honours",
    ),
    (
        lambda f: D(f, contract="3NT", honours={"Ann": 100}),
        "{unit} 1: deal 2: honours at no trump must be 150 for four aces, not 100",
    ),
    (
        lambda f: [f["rules"].update(honours=False), S(f)["deals"][1].update(honours={"Ann": 100})],
        "{unit} 1: deal 2: these rules count no honours",
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
    assert str(caught.value) == f'{UNITS[game]} 1: key "dealer" twice'
