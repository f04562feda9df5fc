"""Who comes late, who leaves early, and what becomes of the sittings they were not there for."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chicago_gui import games
from chicago_gui.games.four_deal.apply import BeginRound
from chicago_gui.games.four_deal.game import GAME
from chicago_gui.games.four_deal.session import Round, Rules, Session
from chicago_gui.games.rubber.game import GAME as RUBBER
from chicago_gui.scoring import Refused
from chicago_gui.sheet.beginning import Beginning
from chicago_gui.sheet.entry_handler import ShownSession
from chicago_gui.sheet.sittings import apply as c
from chicago_gui.sheet.sittings.deal import SittingReason
from tests.sheet.sittings.strategies import DAY, ID, four_deal_sessions, rubber_sessions
from tests.sheets.dealt import SIDES, played

FOUR = ("Ann", "Bob", "Cid", "Dee")
ROUND = ("2S Bob 8", "1C Ann 6", "1C Ann 6", "1NT Bob 7")
OTHER = (("Ann", "Bob"), ("Cid", "Dee"))


def after(session: Session, *changes: Any) -> Session:
    for change in changes:
        session = GAME.apply(session, change)
    return session


def evening(*rounds: tuple[str, ...], players: tuple[str, ...] = FOUR) -> Session:
    dealt = tuple(Round(SIDES, "Ann", tuple(map(played, deals))) for deals in rounds)
    return Session(ID, DAY, "", players, Rules(), dealt)


def why(session: Session, change: Any) -> SittingReason:
    with pytest.raises(Refused) as refused:
        GAME.apply(session, change)
    assert isinstance(refused.value.reason, SittingReason)
    return refused.value.reason


def test_whoever_comes_late_was_not_there_for_what_is_dealt() -> None:
    late = after(evening(ROUND, ROUND[:2]), c.ComeAndGo(("  Eve ",)))
    assert late.players == (*FOUR, "Eve")
    assert [each.away for each in late.sittings] == [("Eve",), ("Eve",)]
    assert late.away == ()
    view = GAME.reveal(late)
    assert view.there_for(1) == FOUR
    assert view.there_for(2) == late.players
    assert any("Eve" in side for way in view.ways_for(2) for side in way)
    assert not any("Eve" in side for way in view.ways_for(1) for side in way)


def test_a_round_in_which_nothing_is_dealt_has_not_begun() -> None:
    late = after(evening(ROUND, ()), c.ComeAndGo(("Eve",)))
    assert [each.away for each in late.sittings] == [("Eve",), ()]
    assert GAME.reveal(late).there_for(1) == late.players


def test_whoever_has_played_stays_on_the_account_and_sits_down_no_more() -> None:
    left = after(evening(ROUND, players=(*FOUR, "Eve")), c.ComeAndGo(go=("Ann",)))
    assert left.players == (*FOUR, "Eve")
    assert left.there == ("Bob", "Cid", "Dee", "Eve")
    stayed = evening(ROUND, players=(*FOUR, "Eve"))
    assert GAME.reveal(left).account == GAME.reveal(stayed).account
    view = GAME.reveal(left)
    assert all("Ann" not in side for way in view.ways_for(1) for side in way)
    next_round = after(left, BeginRound((("Bob", "Eve"), ("Cid", "Dee")), "Bob"))
    assert next_round.sittings[1].away == ("Ann",)


def test_whoever_leaves_without_having_played_is_off_the_sheet() -> None:
    late = after(evening(ROUND), c.ComeAndGo(("Eve",)))
    assert after(late, c.ComeAndGo(go=("Eve",))) == evening(ROUND)


def test_where_one_who_leaves_was_to_play_all_sit_down_anew() -> None:
    left = after(evening(ROUND, (), players=(*FOUR, "Eve")), c.ComeAndGo(go=("Ann",)))
    assert len(left.sittings) == 1
    assert GAME.reveal(left).ways_for(1)
    # Who was to sit out is no longer there to do so.
    out = after(
        evening(ROUND, (ROUND[0],), (), players=(*FOUR, "Eve", "Fay")), c.ComeAndGo(go=("Fay",))
    )
    assert [each.away for each in out.sittings] == [(), (), ()]
    assert out.players == (*FOUR, "Eve")


def test_a_rubber_that_one_who_leaves_was_to_play_has_not_begun_either() -> None:
    rubber = RUBBER.begin(Beginning((*FOUR, "Eve"), "Ann", DAY))
    assert "Ann" in rubber.sittings[0].seats
    left = RUBBER.apply(rubber, c.ComeAndGo(go=("Ann",)))
    assert (left.players, left.sittings) == (("Bob", "Cid", "Dee", "Eve"), ())
    assert RUBBER.reveal(left).ways_for(0)


def test_whoever_comes_back_is_the_same_person() -> None:
    session = evening(ROUND, players=(*FOUR, "Eve"))
    back = after(session, c.ComeAndGo(go=("Ann",)), c.ComeAndGo(("ANN",)))
    assert back == session


def test_one_may_come_as_another_leaves() -> None:
    changed = after(evening(ROUND), c.ComeAndGo(("Eve",), ("Bob",)))
    assert changed.there == ("Ann", "Cid", "Dee", "Eve")
    assert changed.away == ("Bob",)
    assert changed.sittings[0].away == ("Eve",)


def test_whoever_sits_down_is_there() -> None:
    left = after(evening(ROUND, players=(*FOUR, "Eve")), c.ComeAndGo(go=("Ann",)))
    seated = after(left, BeginRound(OTHER, "Bob"))
    assert (seated.away, seated.sittings[1].away) == ((), ())
    late = after(evening(ROUND), c.ComeAndGo(("Eve",)))
    in_place_of_bob = (("Ann", "Cid"), ("Eve", "Dee"))
    assert after(late, c.ChangeSides(0, in_place_of_bob)).sittings[0].away == ()


def test_what_cannot_be_is_refused() -> None:
    assert why(evening(ROUND), c.ComeAndGo(go=("Ann",))) is SittingReason.TOO_FEW_LEFT
    assert why(evening(ROUND), c.ComeAndGo(("Eve",), ("Zoe",))) is SittingReason.NOT_A_PLAYER
    assert why(evening(ROUND), c.ComeAndGo(tuple("EFGH"))) is SittingReason.PLAYERS
    left = after(evening(ROUND, players=(*FOUR, "Eve")), c.ComeAndGo(go=("Ann",)))
    assert why(left, c.ComeAndGo(go=("Ann",))) is SittingReason.NOT_A_PLAYER


def test_a_name_is_written_otherwise_where_it_was_away_too() -> None:
    late = after(evening(ROUND), c.ComeAndGo(("Eve",)), c.Rename((("Eve", "Eva"),)))
    assert late.sittings[0].away == ("Eva",)


@given(four_deal_sessions() | rubber_sessions(), st.data())
def test_any_coming_and_going_is_refused_or_can_be_written_and_read(
    session: Any, data: st.DataObject
) -> None:
    names = st.lists(st.sampled_from((*session.players, "New", "Newer")), max_size=2, unique=True)
    game = games.of(session)
    change = c.ComeAndGo(tuple(data.draw(names)), tuple(data.draw(names)))
    try:
        after = game.apply(session, change)
    except Refused:
        return
    game.check(after)
    assert game.session_of(game.records(after)) == after
    assert games.loads(game.write(after)) == after
    view = game.reveal(after)
    assert game.form.panel(view, game.form.entry_handler(ShownSession(view)))
    assert sum(game.reveal(after).account.points) == 0
