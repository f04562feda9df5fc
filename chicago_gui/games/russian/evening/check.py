"""What may stand on a form and what may not: one set of rules for typing and for files."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence

from chicago_gui.games.russian.changes import HouseReason
from chicago_gui.games.russian.evening.session import Counts, Session
from chicago_gui.games.russian.sheet import (
    MOST_DEALS,
    MOST_IN_HAND,
    PACK,
    PLAYERS,
    Deal,
    Deck,
    Sheet,
)
from chicago_gui.scoring import HONOUR_POINTS, Refused
from chicago_gui.sheet.names import TextReason, check_text, wrong_name
from chicago_gui.sheet.words import later

_TRICKS = 13


def check_session(session: Session) -> None:
    """Raise `Refused` with the first reason why `session` cannot be; deals are not named.

    Names and notes are looked at when they come in, by `check_heading` and `check_text`: a session
    that has them from an earlier program goes on as it is.
    """
    check_kept(session.sheet)
    for deal, counts in zip(session.deals, session.counts, strict=True):
        check_deal(session.sheet, deal, counts)


def check_heading(sheet: Sheet) -> None:
    """Raise `Refused` when players, plan, place or rules cannot be."""
    check_players(sheet.players)
    check_text("place", sheet.place)
    check_text(later("targets: name"), sheet.rules.targets)
    check_kept(sheet)


def check_kept(sheet: Sheet) -> None:
    """Raise `Refused` when players or plan are none, whatever the names are made of."""
    _check_five(sheet.players)
    for place, name in enumerate(sheet.players):
        if name in sheet.players[:place]:
            raise Refused(TextReason.PLAYER_TWICE, name=name)
    if not 1 <= sheet.planned_deals <= MOST_DEALS:
        raise Refused(HouseReason.PLAN, planned=sheet.planned_deals)
    if len(sheet.deals) > MOST_DEALS:
        raise Refused(HouseReason.DEALS_MANY, count=len(sheet.deals))


def check_players(players: Sequence[str], kept: Collection[str] = ()) -> None:
    """Raise `Refused` unless `players` are five names that people can tell apart.

    The letters of those in `kept` are let be: they stand on the form already.
    """
    _check_five(players)
    wrong = wrong_name(players, kept)
    if wrong is not None:
        raise wrong[1]


def _check_five(players: Sequence[str]) -> None:
    if len(players) != PLAYERS:
        raise Refused(HouseReason.PLAYERS_FIVE, count=len(players))


def check_deal(sheet: Sheet, deal: Deal, counts: Counts) -> None:
    """Raise `Refused` with the first reason why this cannot stand on the form."""
    _check_names(sheet, deal, counts)
    _check_counts(deal, counts)
    _check_seats(deal)
    _check_play(sheet, deal)


def _check_names(sheet: Sheet, deal: Deal, counts: Counts) -> None:
    names: list[str | None] = [deal.prepared_by, *deal.decks, deal.opening_bid]
    names += [deal.declarer, deal.bid_by]
    names += [name for team in deal.teams or () for name in team]
    names += [name for name, _ in (*deal.honours, *counts.noted)]
    for name in names:
        if name is not None and name not in sheet.players:
            raise Refused(HouseReason.NOT_A_PLAYER, name=name)


def _check_counts(deal: Deal, counts: Counts) -> None:
    for deck, hcp in zip(Deck, counts.hcp, strict=True):
        if hcp is not None and not 0 <= hcp <= MOST_IN_HAND:
            raise Refused(HouseReason.COUNT, deck=deck.name, hcp=hcp)
    for name, hcp in counts.noted:
        if not 0 <= hcp <= MOST_IN_HAND:
            raise Refused(HouseReason.NOTED, name=name, hcp=hcp)
    # Only the handing out asks for the sum. A contract entered while the decks lie in the folder
    # must not: to be refused by the sum would tell it at the Table.
    if deal.handed_out and counts.complete and counts.total != PACK:
        raise Refused(HouseReason.SUM, total=counts.total)


def _check_seats(deal: Deal) -> None:
    picked = [name for name in deal.decks if name is not None]
    for name in picked:
        if name == deal.prepared_by:
            raise Refused(HouseReason.DECK_TO_PREPARER, name=name)
        if picked.count(name) > 1:
            raise Refused(HouseReason.DECK_PLAYER_TWICE, name=name)
    if deal.teams is None:
        return
    seated = deal.teams[0] + deal.teams[1]
    for name in seated:
        if seated.count(name) > 1:
            raise Refused(HouseReason.TEAMS_TWICE, name=name)
        if name == deal.prepared_by:
            raise Refused(HouseReason.TEAMS_PREPARER, name=name)
    if not set(picked) <= set(seated):
        raise Refused(HouseReason.TEAMS_DECKS)


def _check_play(sheet: Sheet, deal: Deal) -> None:
    if deal.contract is None:
        reason = HouseReason.PASSED_OUT if deal.passed_out else HouseReason.NO_CONTRACT
        for what, value in _hangs_on_contract(deal):
            if value:
                raise Refused(reason, what=what)
    _check_honours(sheet, deal.honours)
    for name in (deal.opening_bid, deal.declarer, deal.bid_by, *dict(deal.honours)):
        if name is not None and not may_sit(deal, name):
            raise Refused(HouseReason.SITS_OUT, name=name)
    # Whose partner declarer is nobody knows before the teams are written.
    others = deal.bid_by != deal.dummy if deal.teams else deal.bid_by == deal.declarer
    if deal.bid_by is not None and others:
        raise Refused(HouseReason.BID_BY, name=deal.bid_by)
    if deal.tricks is not None and not 0 <= deal.tricks <= _TRICKS:
        raise Refused(HouseReason.TRICKS, tricks=deal.tricks)


def _check_honours(sheet: Sheet, honours: tuple[tuple[str, int], ...]) -> None:
    """Whether a hand can hold them in this contract is asked where they are typed, not in files."""
    for name, points in honours:
        if not sheet.rules.honours:
            raise Refused(HouseReason.HONOURS_OFF)
        if points not in HONOUR_POINTS:
            raise Refused(HouseReason.HONOURS, name=name, points=points)


def _hangs_on_contract(deal: Deal) -> Iterable[tuple[str, bool]]:
    yield "declarer", deal.declarer is not None
    yield later("bid by"), deal.bid_by is not None
    yield "result", deal.tricks is not None
    yield "honours", bool(deal.honours)


def may_sit(deal: Deal, name: str) -> bool:
    """Return whether `name` can be one of the four, as far as they are known."""
    if name == deal.prepared_by:
        return False
    return len(deal.at_table) < 4 or name in deal.at_table
