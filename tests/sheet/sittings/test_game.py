"""What round and rubber games have in common as whole games, tried with both."""

from __future__ import annotations

from datetime import date

import pytest

from chicago_gui import games
from chicago_gui.scoring import Contract, Refused
from chicago_gui.sheet.game import About
from chicago_gui.sheet.setup import ChangeHeading, NewSession
from chicago_gui.sheet.sittings import changes as c
from tests.sheets import known

NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve")
DAY = date(2026, 11, 20)
KINDS = ("four-deal", "rubber")
SHEETS = [name for kind in KINDS for name in known.names(kind)]
FOUR_SPADES = Contract.parse("4S")


@pytest.fixture(params=KINDS)
def kind(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


def test_a_change_touches_the_record_it_is_about(kind: str) -> None:
    game = games.game(kind)
    session = game.begin(NewSession(NAMES, "Bob", DAY))
    before = game.records(session)
    four = session.sittings[0].seats
    later = game.apply(session, c.EnterContract(0, 0, FOUR_SPADES, four[0]))
    after = game.records(later)
    (deal,) = after.keys() - before.keys()
    assert deal.endswith("/deals/000")
    result = game.records(game.apply(later, c.EnterResult(0, 0, 10)))
    assert [name for name in result if result[name] != after[name]] == [deal]


def test_whoever_is_first_deals_and_plays(kind: str) -> None:
    game = games.game(kind)
    for name in NAMES:
        session = game.begin(NewSession(NAMES, name, DAY, " at\tVera's "))
        assert session.sittings[0].dealer == name
        assert (session.players, session.place, session.date) == (NAMES, "at Vera's", DAY)
        assert games.loads(game.write(session)) == session


@pytest.mark.parametrize("players", [NAMES[:3], ("Ann", "ann", "Cid", "Dee"), ("", *NAMES)])
def test_who_cannot_play_cannot_begin(kind: str, players: tuple[str, ...]) -> None:
    with pytest.raises(Refused):
        games.game(kind).begin(NewSession(players, "Ann", DAY))
    with pytest.raises(Refused, match=r"Zoe is not one of the players"):
        games.game(kind).begin(NewSession(NAMES, "Zoe", DAY))


@pytest.mark.parametrize("name", SHEETS)
def test_the_outline_says_how_far_it_is_and_who_leads(name: str) -> None:
    session = known.session(name)
    outline = games.game(session.game).outline(session)
    rows, standing = known.expected(name)
    leaders = [row["player"] for row in standing if row["place"] == "1"]
    points = int(standing[0]["points"])
    assert outline.first == f"{', '.join(sorted(leaders, key=session.players.index))} +{points}"
    settled = sum("settled_1" in row for row in rows)
    unit = name.split("-")[0].replace("four", "round")
    assert outline.how_far.split(",")[0] == f"{settled} {unit}{'s' * (settled != 1)}"
    assert outline.done is ("unfinished" not in outline.how_far)


def test_what_is_not_settled_is_told_as_unfinished(kind: str) -> None:
    game = games.game(kind)
    outline = game.outline(game.begin(NewSession(NAMES, "Ann", DAY)))
    assert outline.how_far in ("0 rounds, 1 unfinished", "0 rubbers, 1 unfinished")
    assert (outline.first, outline.deals, outline.scored, outline.done) == ("", 0, 0, False)


def test_a_step_is_about_its_deal_in_its_sitting(kind: str) -> None:
    game = games.game(kind)
    session = game.begin(NewSession(NAMES, "Ann", DAY))
    session = game.apply(session, c.PassOut(0, 0))
    change = c.EnterContract(0, 1, FOUR_SPADES, "Ann")
    about = game.about(session, change)
    assert about == About("contract", (0, 1))
    # The deal before was passed out: this is deal 1 again.
    assert game.numbers(session, about.at) == (1, 1)
    assert game.about(session, ChangeHeading(DAY, "")) == About("heading")
