"""The changes and totals of four-deal Chicago."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

from chicago_gui.games.four_deal.game import GAME
from chicago_gui.games.four_deal.session import (
    Bonus,
    Partscores,
    Round,
    RoundReason,
    Rules,
    Session,
    Vulnerable,
)
from chicago_gui.record import replace
from chicago_gui.scoring import Contract
from chicago_gui.sheet.sittings import changes as c
from chicago_gui.sheet.sittings.changes import BeginSitting
from tests.scoring.refusals import refusal_of
from tests.sheet.sittings.strategies import DAY, ID, four_deal_sessions
from tests.sheets.dealt import SIDES, played, round_totals

FOUR = ("Ann", "Bob", "Cid", "Dee")
FULL = ("2S Bob 8", "pass", "1C Ann 6", "1C Ann 6", "1NT Bob 7")


def dealt(*deals: str) -> Session:
    return Session(ID, DAY, "", FOUR, Rules(), (Round(SIDES, "Ann", tuple(map(played, deals))),))


@pytest.mark.parametrize(
    "change",
    [
        c.PassOut(0, 5),
        c.EnterContract(0, 5, Contract.parse("4S"), "Ann"),
        c.EnterContract(0, 1, Contract.parse("4S"), "Ann", 10),
    ],
)
def test_a_round_has_four_deals_that_count(change: Any) -> None:
    refusal = refusal_of(GAME.apply, dealt(*FULL), change)
    assert refusal.reason is RoundReason.ROUND_FULL
    assert str(refusal) == "a round has only four deals"


def test_totals_follow_a_correction() -> None:
    # Passed out, deal 1 lends its number to the next: who was vulnerable moves with it.
    assert GAME.reveal(dealt(*FULL)).sittings[0].settled is not None
    corrected = GAME.apply(dealt(*FULL), c.PassOut(0, 0))
    after = GAME.reveal(corrected).sittings[0]
    assert [line.number for line in after.lines] == [1, 1, 1, 2, 3]
    assert after.settled is None
    full = GAME.apply(corrected, c.EnterContract(0, 5, Contract.parse("1C"), "Ann", 7))
    assert GAME.reveal(full).sittings[0].settled is not None


def test_a_round_may_be_left_unfinished_and_finished_later() -> None:
    found = GAME.apply(dealt("4S Ann 10"), BeginSitting((("Ann", "Bob"), ("Cid", "Dee")), "Dee"))
    found = GAME.apply(found, c.EnterContract(0, 1, Contract.parse("4S"), "Ann", 10))
    assert len(found.sittings[0].deals) == 2


BONUS = Rules(partscores=Partscores.BONUS)


def test_what_follows_a_deal_without_a_result_is_unknown() -> None:
    after = round_totals("2S Bob 8", "4S Ann", "1NT Bob 7").lines
    assert [line.worth is None for line in after] == [False, True, True]
    assert [line.bonus_points for line in after[1:]] == [0, 0]
    assert after[2].total is None


DEFENDERS = Rules(vulnerable=Vulnerable.DEFENDERS)


@pytest.mark.parametrize(
    ("deals", "rules", "bonuses", "carried"),
    [
        # A part-score gets 100 on the last deal only, and not if it completes a game.
        (("2S Bob 8", "2S Ann 8", "1C Bob 7"), Rules(), [0, 0, 0], (60, 60)),
        (("1C Ann 6", "1C Ann 6", "1C Ann 6", "2S Bob 8"), Rules(), [0, 0, 0, 100], (0, 0)),
        (("1C Ann 6", "2S Bob 8", "1C Ann 6", "1NT Dee 7"), Rules(), [0, 0, 0, 500], (0, 60)),
        # A game in one deal ends the part-score of its own side, too.
        (("2S Bob 8", "4S Dee 10", "2H Bob 8", "1C Ann 6"), Rules(), [0, 500, 0, 0], (0, 60)),
        # The game bonus goes by the vulnerability on the deal that completes it.
        (("2S Bob 8", "1NT Bob 7"), Rules(), [0, 500], (0, 60)),
        (("2S Ann 8", "1NT Ann 7"), Rules(), [0, 300], (60, 0)),
        (("2S Bob 8", "1NT Bob 7"), DEFENDERS, [0, 300], (0, 60)),
        # The other rule: 50 for each part-score, and nothing is carried.
        (("2S Bob 8", "1NT Bob 7", "1C Ann 6", "2S Ann 8"), BONUS, [50, 50, 0, 50], (0, 0)),
    ],
)
def test_what_part_scores_and_games_are_paid(
    deals: tuple[str, ...], rules: Rules, bonuses: list[int], carried: tuple[int, int]
) -> None:
    lines = round_totals(*deals, rules=rules, dealer="Ann").lines
    assert [line.bonus_points for line in lines] == bonuses
    assert lines[-1].carried == carried


def test_partscores_are_carried_within_a_round_only() -> None:
    first = dealt(*["1C Ann 6"] * 3, "2S Bob 8")
    both = replace(first, sittings=(*first.sittings, *dealt("1NT Bob 7").sittings))
    assert GAME.reveal(both).sittings[1].lines[0].bonus is None


@given(four_deal_sessions())
def test_totals_follow_from_the_deals(session: Session) -> None:
    found = GAME.reveal(session)
    assert sum(found.account.points) == 0
    for each in found.sittings:
        below = [sum(line.below[side] for line in each.lines) for side in (0, 1)]
        above = [sum(line.above[side] for line in each.lines) for side in (0, 1)]
        assert each.total == (below[0] + above[0], below[1] + above[1])
        assert (each.settled is None) == (not each.sitting.complete)
        for line in each.lines:
            assert all(part < 100 for part in line.carried)
            if line.bonus is Bonus.GAME:
                assert line.bonus_points == (500 if line.worth and line.worth.vulnerable else 300)
