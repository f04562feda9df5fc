"""Changes to matches and evenings of pairs: each is made, or refused with a reason."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from typing import Any

import pytest

from chicago_gui import games
from chicago_gui.games.pairs import changes as p
from chicago_gui.games.pairs import session as pairs
from chicago_gui.games.pairs.session import Meeting, PairsReason
from chicago_gui.games.teams import changes as t
from chicago_gui.games.teams import session as teams
from chicago_gui.games.teams.session import MatchReason
from chicago_gui.record import replace
from chicago_gui.scoring import RangeReason
from chicago_gui.scoring.comparisons import VictoryPoints
from chicago_gui.sheet.boards.deal import BoardDeal, CardEntry, EnterContract, EnterResult, PassOut
from chicago_gui.sheet.setup import ChangeHeading, ChangeRules
from chicago_gui.sheet.texts import TextReason
from tests.games.pairs import make as an_evening
from tests.games.teams import make as a_match
from tests.games.teams.make import GUESTS, HOME, OPEN
from tests.scoring.refusals import refusal_of
from tests.sheet.boards.make import after
from tests.sheets import known

MATCH = after(a_match.match(), a_match.plays(7, OPEN, "4S N 9"))
EVENING = an_evening.traveller(an_evening.evening(4), 1, "1 2 4S N 9")


def entries(deal: BoardDeal) -> Iterator[CardEntry]:
    """Yield what is typed for `deal`: its contract first, and then its result."""
    if deal.passed_out:
        yield PassOut()
    elif deal.contract is not None:
        yield EnterContract(deal.contract, deal.declarer)
        yield EnterResult(deal.tricks)


def typed(board: Any) -> Iterator[object]:
    """Yield the changes that type a board of either game."""
    if isinstance(board, teams.Board):
        for room in teams.Room:
            for entry in entries(board.deal(room)):
                yield t.WriteCard(board.number, room, entry)
        return
    for index, result in enumerate(board.results):
        yield p.Meet(board.number, result.meeting)
        for entry in entries(result.deal):
            yield p.WriteCard(board.number, index, entry)


@pytest.mark.parametrize("name", [*known.names("teams"), *known.names("pairs")])
@pytest.mark.parametrize("backwards", [False, True])
def test_a_session_typed_board_by_board_is_the_one_in_the_file(name: str, backwards: bool) -> None:
    whole = known.session(name)
    session = replace(whole, boards=())
    for board in whole.boards[:: -1 if backwards else 1]:
        session = after(session, *typed(board))
    assert session == whole


@pytest.mark.parametrize(
    ("session", "rules"),
    [
        (MATCH, teams.Rules(teams.Scoring.BOARDS, VictoryPoints.WHOLE)),
        (EVENING, pairs.Rules(pairs.Scoring.DATUM, 2)),
    ],
)
def test_date_place_and_rules_change(session: Any, rules: Any) -> None:
    found = after(session, ChangeRules(rules), ChangeHeading(date(2027, 1, 2), " club "))
    assert (found.rules, found.date, found.place) == (rules, date(2027, 1, 2), "club")
    assert found.boards == session.boards


@pytest.mark.parametrize(
    ("session", "change", "reason"),
    [
        (MATCH, a_match.plays(0, OPEN, "pass"), RangeReason.OUTSIDE),
        (MATCH, t.ChangePlan(6), MatchReason.PLAN_PAST),
        (MATCH, t.ChangePlan(65), RangeReason.OUTSIDE),
        (MATCH, t.ChangeTeams((HOME, replace(GUESTS, name="  "))), TextReason.PLAYER_EMPTY),
        (EVENING, p.Meet(1, Meeting(0, 3)), PairsReason.NO_PAIR),
        (EVENING, p.Meet(1, Meeting(3, 4), 1), PairsReason.NO_RESULT),
        (EVENING, p.RemoveResult(1, 1), PairsReason.NO_RESULT),
        (EVENING, an_evening.plays(1, -1, "pass"), PairsReason.NO_RESULT),
        (EVENING, p.ChangePairs((("A", "B"),)), PairsReason.PAIR_PLAYS),
        (EVENING, p.ChangePairs(tuple((f"A{n}", f"B{n}") for n in range(21))), RangeReason.OUTSIDE),
        (EVENING, p.SetOut(0), RangeReason.OUTSIDE),
    ],
)
def test_what_cannot_be_is_refused_with_its_reason(
    session: Any, change: object, reason: object
) -> None:
    before = replace(session)
    assert refusal_of(games.of(session).apply, session, change).reason is reason
    assert session == before
