"""Whatever a file may say, typing may say too: one set of rules for both."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from chicago_gui import games
from chicago_gui.games.four_deal import session as four_deal
from chicago_gui.games.four_deal import session_file as four_deal_file
from chicago_gui.games.rubber import session as rubber
from chicago_gui.games.rubber import session_file as rubber_file
from chicago_gui.record import replace
from chicago_gui.sheet.session_file import SessionFileError
from chicago_gui.sheet.sittings import changes as c
from chicago_gui.sheet.sittings.model import Deal

FOUR = ("Ann", "Bob", "Cid", "Dee")
NAMES = st.sampled_from((*FOUR, "Eve", "Zoe"))
GAMES: dict[str, tuple[Any, Any, str, Any]] = {
    "four-deal": (four_deal_file.loads, four_deal.apply, "rounds", c.BeginSitting),
    "rubber": (rubber_file.loads, rubber.apply, "rubbers", c.BeginSitting),
}

any_deal = st.fixed_dictionaries(
    {},
    optional={
        "contract": st.sampled_from(("4S", "2HX", "3NT", "1NTXX", "7C", "pass")),
        "declarer": NAMES,
        "tricks": st.integers(-1, 14) | st.integers(7, 10),
        "honours": st.dictionaries(NAMES, st.sampled_from((50, 100, 150)), max_size=2),
        "note": st.sampled_from(("", "well played", "a\nb")),
    },
)
likely_deal = st.fixed_dictionaries(
    {
        "contract": st.sampled_from(("4S", "2HX", "3NT", "1NTXX", "7C")),
        "declarer": st.sampled_from(FOUR),
        "tricks": st.integers(0, 13),
    },
    optional={
        "honours": st.dictionaries(
            st.sampled_from(FOUR), st.sampled_from((100, 150)), min_size=1, max_size=1
        ),
    },
)


def file_of(game: str, deals: list[dict[str, Any]], *, honours: bool) -> str:
    sitting = {"sides": [["Ann", "Cid"], ["Bob", "Dee"]], "dealer": "Ann", "deals": deals}
    return json.dumps(
        {
            "format": "chicago-session",
            "version": 1,
            "game": game,
            "id": "00000000-0000-4000-8000-000000000001",
            "date": "2026-01-02",
            "players": [*FOUR, "Eve"],
            "rules": {"honours": honours},
            GAMES[game][2]: [sitting],
        }
    )


def retyped(session: Any, game: str) -> Any:
    """The same evening, its deals typed one after the other into an empty one."""
    _, apply, _, begin = GAMES[game]
    (sitting,) = session.sittings
    found = apply(replace(session, sittings=()), begin(sitting.sides, sitting.dealer))
    for place, deal in enumerate(sitting.deals):
        if deal.contract is None:
            found = apply(found, c.PassOut(0, place))
        else:
            # No deal follows one without a result: that is taken back when all are there.
            tricks, declarer = deal.tricks or 0, deal.declarer or "Ann"
            found = apply(found, c.EnterContract(0, place, deal.contract, declarer, tricks))
        for name, points in deal.honours:
            found = apply(found, c.EnterHonours(0, place, name, points))
        found = apply(found, c.EnterNote(0, place, deal.note))
    for place, deal in reversed(list(enumerate(sitting.deals))):
        if deal.contract is not None and deal.tricks is None:
            found = apply(found, c.EnterResult(0, place, None))
            found = apply(found, c.EnterContract(0, place, deal.contract, deal.declarer))
        elif not deal.has_contract:
            found = apply(found, c.EnterContract(0, place, None))
    return found


@pytest.mark.parametrize("game", GAMES)
@given(deals=st.lists(any_deal | likely_deal | likely_deal, max_size=5), honours=st.booleans())
def test_a_file_is_refused_or_can_be_typed(
    game: str, deals: list[dict[str, Any]], honours: bool
) -> None:
    try:
        session = GAMES[game][0](file_of(game, deals, honours=honours))
    except SessionFileError:
        return
    # Whether a deal can follow one without a result is not known before that has one.
    assume(session.sittings[0].in_play in (None, len(session.sittings[0].deals) - 1))
    assert retyped(session, game) == session


@pytest.mark.parametrize("game", GAMES)
def test_a_deal_of_which_nothing_is_written_has_not_begun(game: str) -> None:
    session = GAMES[game][0](file_of(game, [{"contract": "pass"}, {}], honours=True))
    assert session.sittings[0].deals == (Deal(passed_out=True),)


@pytest.mark.parametrize("game", GAMES)
def test_what_a_book_has_kept_is_read_by_the_rules_of_its_day_and_corrected(game: str) -> None:
    held = {"contract": "3NT", "declarer": "Ann", "tricks": 9, "honours": {"Bob": 150}}
    session = GAMES[game][0](file_of(game, [held], honours=True))
    kind = games.game(game)
    records = {name: text.replace("150", "100") for name, text in kind.records(session).items()}
    kept = kind.session_of(records)
    assert kept.sittings[0].deals[0].honours == (("Bob", 100),)
    assert kind.apply(kept, c.EnterHonours(0, 0, "Bob", 150)) == session
