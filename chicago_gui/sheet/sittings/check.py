"""What may stand in a sitting and what may not: one set of rules for typing and for files."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from chicago_gui.scoring import HONOUR_POINTS, Refused, check_honours
from chicago_gui.sheet.entry import check_text, wrong_name
from chicago_gui.sheet.sittings.deal import Deal, SittingReason
from chicago_gui.sheet.sittings.sitting import (
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    Evening,
    Rules,
    Sitting,
    SomeRules,
    SomeSitting,
)

_TRICKS = 13


def check_evening(evening: Evening[SomeRules, SomeSitting]) -> None:
    """Raise `Refused` with the first reason why `evening` cannot be; no place is named."""
    check_players(evening.players)
    check_text("place", evening.place)
    check_away(evening.players, evening.away)
    for sitting in evening.sittings:
        check_seats(evening.players, sitting)
        for deal in sitting.deals:
            check_deal(evening.players, evening.rules, sitting, deal)


def check_players(players: Sequence[str]) -> None:
    """Raise `Refused` unless `players` are four to seven names that people can tell apart."""
    if not FEWEST_PLAYERS <= len(players) <= MOST_PLAYERS:
        raise Refused(SittingReason.PLAYERS, count=len(players))
    wrong = wrong_name(players)
    if wrong is not None:
        raise wrong[1]


def check_seats(players: Sequence[str], sitting: Sitting) -> None:
    """Raise `Refused` unless four different players sit down and one of them deals."""
    for name in (*sitting.seats, sitting.dealer):
        if name not in players:
            raise Refused(SittingReason.NOT_A_PLAYER, name=name)
    for name in sitting.seats:
        if sitting.seats.count(name) > 1:
            raise Refused(SittingReason.SIDES_TWICE, name=name)
    if sitting.dealer not in sitting.seats:
        raise Refused(SittingReason.DEALER_OUT, name=sitting.dealer)
    check_away(players, sitting.away, sitting.seats)


def check_away(players: Sequence[str], away: Sequence[str], seated: Sequence[str] = ()) -> None:
    """Raise `Refused` unless those `away` are different players, none of them `seated`."""
    for name in away:
        if name not in players:
            raise Refused(SittingReason.NOT_A_PLAYER, name=name)
        if away.count(name) > 1:
            raise Refused(SittingReason.AWAY_TWICE, name=name)
        if name in seated:
            raise Refused(SittingReason.AWAY_PLAYS, name=name)
    if len(players) - len(away) < FEWEST_PLAYERS:
        raise Refused(SittingReason.TOO_FEW_LEFT, count=len(players) - len(away))


def check_deal(players: Sequence[str], rules: Rules, sitting: Sitting, deal: Deal) -> None:
    """Raise `Refused` with the first reason why `deal` cannot stand in `sitting`."""
    check_text("note", deal.note, lines=True)
    for name in (deal.declarer, *(name for name, _ in deal.honours)):
        if name is not None and name not in players:
            raise Refused(SittingReason.NOT_A_PLAYER, name=name)
        if name is not None and name not in sitting.seats:
            raise Refused(SittingReason.SITS_OUT, name=name)
    if deal.contract is None:
        reason = SittingReason.PASSED_OUT if deal.passed_out else SittingReason.NO_CONTRACT
        for what, there in _hangs_on_contract(deal):
            if there:
                raise Refused(reason, what=what)
    if deal.tricks is not None:
        if not 0 <= deal.tricks <= _TRICKS:
            raise Refused(SittingReason.TRICKS, tricks=deal.tricks)
        if deal.declarer is None:
            raise Refused(SittingReason.NO_DECLARER)
    _check_honours(rules, deal)


def _check_honours(rules: Rules, deal: Deal) -> None:
    for name, points in deal.honours:
        if not rules.honours:
            raise Refused(SittingReason.HONOURS_OFF)
        if points not in HONOUR_POINTS:
            raise Refused(SittingReason.HONOURS, name=name, points=points)
        if deal.contract is not None:
            check_honours(points, deal.contract)
    if len(deal.honours) > 1:
        raise Refused(SittingReason.HONOURS_TWICE)


def _hangs_on_contract(deal: Deal) -> Iterable[tuple[str, bool]]:
    yield "declarer", deal.declarer is not None
    yield "result", deal.tricks is not None
    yield "honours", bool(deal.honours)
