"""The files of games with sittings: read, written, refused with the place, and their CSV."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable
from io import StringIO
from typing import Any

import pytest
from hypothesis import given

from chicago_gui import games
from chicago_gui.games.rubber.session import StopRubber
from chicago_gui.record import replace
from chicago_gui.sheet.session_file import SessionFileError, harmless, opened
from chicago_gui.sheet.sittings import changes as c
from chicago_gui.sheet.sittings.file import vulnerable_text
from chicago_gui.sheet.sittings.model import Deal
from tests.sheet.sittings.strategies import four_deal_sessions, rubber_sessions
from tests.sheets import known

UNITS = {"four-deal": "round", "rubber": "rubber"}
SESSIONS = four_deal_sessions() | rubber_sessions()


def crib(kind: str) -> Any:
    """Return the value of the crib sheet's file."""
    return json.loads(known.text(f"{kind}-crib"))


@pytest.mark.parametrize("kind", UNITS)
def test_what_was_written_by_hand_is_read_and_written_with_the_same_values(kind: str) -> None:
    assert json.loads(games.dumps(known.session(f"{kind}-crib"))) == crib(kind)


@given(SESSIONS)
def test_what_is_written_is_read(session: Any) -> None:
    text = games.dumps(session)
    assert games.loads(text) == session
    assert games.dumps(games.loads(text.encode())) == text


@pytest.mark.parametrize("kind", UNITS)
def test_missing_rules_have_their_defaults(kind: str) -> None:
    file = crib(kind)
    file["rules"] = {}
    usual: Any = games.loads(json.dumps(file))
    del file["rules"]
    assert games.loads(json.dumps(file)) == usual
    assert usual.rules == type(usual.rules)()


@pytest.mark.parametrize("kind", UNITS)
def test_a_deal_in_play_and_a_sitting_without_deals_are_kept(kind: str) -> None:
    file = crib(kind)
    first = S(file)
    first.pop("stopped", None)
    first["deals"][3] = {"contract": "1NTXX", "declarer": "Bob"}
    file[units(file)] += [{**first, "deals": []}, {**first, "deals": [{"note": "x"}]}]
    session: Any = games.loads(json.dumps(file))
    assert [each.in_play for each in session.sittings] == [3, None, 0]
    assert games.loads(games.dumps(session)) == session


def units(file: Any) -> str:
    """Return the key of the list of sittings."""
    return "rounds" if "rounds" in file else "rubbers"


def S(file: Any) -> Any:
    """Return the first sitting."""
    return file[units(file)][0]


Alter = Callable[[Any], Any]


def top(**keys: Any) -> Alter:
    """Return a function that writes `keys` in a file."""
    return lambda file: file.update(keys)


def rules(**keys: Any) -> Alter:
    return lambda file: file["rules"].update(keys)


def sitting(**keys: Any) -> Alter:
    return lambda file: S(file).update(keys)


def deal(number: int = 2, **keys: Any) -> Alter:
    return lambda file: S(file)["deals"][number - 1].update(keys)


def only(**keys: Any) -> Alter:
    """Return a function that makes `keys` all of the second deal."""
    return lambda file: S(file)["deals"].__setitem__(1, keys)


def five(alter: Alter) -> Alter:
    """Return a function that adds Eve to the players and then does `alter`."""
    return lambda file: [file["players"].append("Eve"), alter(file)]


REFUSED: list[tuple[Alter, str]] = [
    (top(game="pairs"), "not a session file, or damaged (game: {kind})"),
    (lambda f: f.pop("game"), "not a session file, or damaged (game: {kind})"),
    (lambda f: f.pop(units(f)), 'missing key "{unit}s"'),
    (top(planned_deals=15), 'unknown key "planned_deals"'),
    (top(players=["Ann", "Bob", "Cid"]), "players: 4 to 7, not 3"),
    (top(players=["Ann", "Bob", "Cid", "a nn"]), "type another name: a nn is already entered"),
    (rules(settle="up"), 'rules: settle must be 50-down/50-up/exact, not "up"'),
    (rules(stake={"amount": "1"}), 'rules: stake: missing key "per"'),
    (lambda f: f.update({units(f): {}}), "{unit}s must be array"),
    (lambda f: S(f).pop("dealer"), '{unit} 1: missing key "dealer"'),
    (sitting(dealer="Eve"), "{unit} 1: Eve is not one of the players"),
    (five(sitting(dealer="Eve")), "{unit} 1: dealer Eve is on neither side"),
    (
        sitting(sides=[["Ann", "Cid"], ["Bob", "Ann"]]),
        "{unit} 1: type another name: Ann is already entered",
    ),
    (top(away=[]), "away must name somebody or be absent"),
    (top(away=["Ann"]), "players: 4 to 7, not 3"),
    (five(top(away=["Eve", "Eve"])), "type another name: Eve is already entered"),
    (sitting(away=["Ann"]), "{unit} 1: type another name: Ann is already entered"),
    (sitting(away=[]), "{unit} 1: away must name somebody or be absent"),
    (deal(trumps="S"), '{unit} 1: deal 2: unknown key "trumps"'),
    (deal(contract="4S!"), '{unit} 1: deal 2: contract is "4S!": end the contract before !'),
    (deal(contract="4hx"), '{unit} 1: deal 2: contract must be 4HX, not "4hx"'),
    (deal(contract="pass"), "{unit} 1: deal 2: declarer: the deal was passed out"),
    (deal(declarer="Zoe"), "{unit} 1: deal 2: Zoe is not one of the players"),
    (five(deal(declarer="Eve")), "{unit} 1: deal 2: Eve sits out"),
    (deal(tricks=14), "{unit} 1: deal 2: tricks: 0 to 13, not 14"),
    (only(tricks=10), "{unit} 1: deal 2: result: type the contract first"),
    (only(contract="4S", tricks=10), "{unit} 1: deal 2: result without a declarer"),
    (deal(honours={"Ann": 50}), "{unit} 1: deal 2: honours must be 100/150, not 50"),
    (deal(honours={"Ann": 100, "Bob": 100}), "{unit} 1: deal 2: only one hand can hold honours"),
    (deal(contract="3NT", honours={"Ann": 100}), "{unit} 1: deal 2: honours must be 150, not 100"),
    (
        lambda f: [f["rules"].update(honours=False), S(f)["deals"][1].update(honours={"Ann": 100})],
        "{unit} 1: deal 2: these rules count no honours",
    ),
]


OWN_REFUSED: list[tuple[str, Alter, str]] = [
    ("four-deal", rules(partscores="both"), 'rules: partscores must be bonus/carry, not "both"'),
    ("four-deal", sitting(stopped=True), 'round 1: unknown key "stopped"'),
    (
        "four-deal",
        lambda f: S(f)["deals"].append({"contract": "1C", "declarer": "Ann", "tricks": 7}),
        "round 1: a round has only four deals",
    ),
    (
        "four-deal",
        lambda f: S(f)["deals"].append({"contract": "pass"}),
        "round 1: a round has only four deals",
    ),
    ("rubber", sitting(stopped=False), "rubber 1: stopped must be true, not false"),
    (
        "rubber",
        rules(unfinished_game=-300),
        "rules: Game in an unfinished rubber: 0 to 1000, not -300",
    ),
    (
        "rubber",
        deal(3, contract="4S", declarer="Ann", tricks=10),
        "rubber 1: delete the deals after deal 3, which wins the rubber: 4",
    ),
    (
        "rubber",
        deal(4, contract="4S", declarer="Ann", tricks=10),
        "rubber 1: deal 4 wins the rubber; it cannot be stopped",
    ),
]
ALL_REFUSED = [(kind, *each) for kind in UNITS for each in REFUSED] + OWN_REFUSED


@pytest.mark.parametrize(("kind", "alter", "said"), ALL_REFUSED)
def test_an_invalid_file_is_refused_in_one_sentence(kind: str, alter: Alter, said: str) -> None:
    file = crib(kind)
    alter(file)
    with pytest.raises(SessionFileError) as caught:
        games.game(kind).read(opened(json.dumps(file)))
    assert str(caught.value) == said.replace("{unit}", UNITS[kind]).replace("{kind}", kind)


# --- files and typing follow the same rules


@pytest.mark.parametrize("name", [*known.names("four-deal"), *known.names("rubber")])
def test_a_session_typed_deal_by_deal_is_the_one_in_the_file(name: str) -> None:
    whole: Any = known.session(name)
    session, apply = replace(whole, sittings=()), games.of(whole).apply
    for at, sitting in enumerate(whole.sittings):
        session = apply(session, c.BeginSitting(sitting.sides, sitting.dealer))
        for place, deal in enumerate(sitting.deals):
            typed: list[Any] = [
                c.EnterContract(at, place, deal.contract, deal.declarer, deal.tricks)
            ]
            typed += [c.EnterHonours(at, place, *held) for held in deal.honours]
            for change in typed if deal.contract else [c.PassOut(at, place)]:
                session = apply(session, change)
        if getattr(sitting, "stopped", False):
            session = apply(session, StopRubber(at))
    assert session == whole


def dealt(kind: str, *deals: dict[str, Any]) -> Any:
    """Return a session with one sitting of these deals."""
    file = crib(kind)
    sitting = {"sides": S(file)["sides"], "dealer": "Ann", "deals": deals}
    return games.loads(json.dumps(file | {units(file): [sitting]}))


@pytest.mark.parametrize("kind", UNITS)
def test_an_empty_last_deal_has_not_begun(kind: str) -> None:
    session = dealt(kind, {"contract": "pass"}, {})
    assert session.sittings[0].deals == (Deal(passed_out=True),)


@pytest.mark.parametrize("kind", UNITS)
def test_a_session_kept_in_a_book_is_read_unchecked_and_can_be_corrected(kind: str) -> None:
    held = {"contract": "3NT", "declarer": "Ann", "tricks": 9, "honours": {"Bob": 150}}
    session = dealt(kind, held)
    game = games.game(kind)
    records = {name: text.replace("150", "100") for name, text in game.records(session).items()}
    kept = game.session_of(records)
    assert kept.sittings[0].deals[0].honours == (("Bob", 100),)
    assert game.apply(kept, c.EnterHonours(0, 0, "Bob", 150)) == session


# --- CSV


@given(SESSIONS)
def test_each_deal_and_each_stop_has_a_row_and_players_win_what_others_pay(session: Any) -> None:
    form: Any = games.form(session.game)
    columns = form.csv_columns
    header, *lines = csv.reader(StringIO(known.csv_texts(session)[0], newline=""))
    assert header == [*columns, *map(harmless, session.players)]
    for line in lines:
        assert len(line) == len(header)
        won = [int(cell) for cell in line[len(columns) :] if cell]
        assert len(won) in (0, 4)
        assert sum(won) == 0
    stopped = sum(getattr(each, "stopped", False) for each in session.sittings)
    assert len(lines) == sum(len(each.deals) for each in session.sittings) + stopped
    assert sum("stopped" in line for line in lines) == stopped
    settled = sum(line[columns.index("settled_1")] != "" for line in lines)
    assert settled == games.of(session).reveal(session).settled


def test_vulnerability_is_told_by_side() -> None:
    told = [
        vulnerable_text(two)
        for two in ((False, False), (True, False), (False, True), (True, True), None)
    ]
    assert told == ["none", "1", "2", "both", ""]
