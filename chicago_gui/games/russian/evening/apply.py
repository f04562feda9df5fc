"""The one door for changes: `apply` gives the session after a change, or refuses with a reason."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import assert_never

from chicago_gui.games.russian import changes as c
from chicago_gui.games.russian.deal import PACK, Deal
from chicago_gui.games.russian.evening.check import check_players, check_session, may_sit
from chicago_gui.games.russian.evening.entries import (
    enter_contract,
    enter_honours,
    enter_preparer,
    enter_result,
    pass_out,
    pick_deck,
    renamed_deal,
    sit_down,
    swapped,
    with_points,
)
from chicago_gui.games.russian.evening.secret_changes import (
    Change,
    EnterCounts,
    EnterHcp,
    SecretChange,
)
from chicago_gui.games.russian.evening.session import Counts, Session
from chicago_gui.games.russian.reasons import Reason
from chicago_gui.games.russian.sheet import Sheet
from chicago_gui.scoring import Refused
from chicago_gui.sheet.texts import check_text, one_line

_Entry = (
    c.PickDeck
    | c.SitDown
    | c.EnterZ
    | c.EnterOpener
    | c.EnterContract
    | c.PassOut
    | c.Swap
    | c.EnterResult
    | c.EnterHonours
    | c.EnterNote
)
"""The changes that write one thing on one deal and look at nothing else but its counts."""


def apply(session: Session, change: Change) -> Session:
    """Return `session` after `change`.

    Raises `Refused` with a reason when the change cannot be; `session` itself never changes.
    """
    changed = _applied(session, change)
    check_session(changed)
    if isinstance(change, c.CorrectCounts):
        _check_ready(changed.counts[change.deal])
    return changed


def _applied(session: Session, change: Change) -> Session:
    sheet = session.sheet
    match change:
        case c.BeginDeal(prepared_by):
            return _begin(session, prepared_by)
        case c.RemoveDeal(index):
            _deal_at(session, index)
            if index != len(sheet.deals) - 1:
                raise Refused(Reason.NO_SUCH_DEAL)
            return replace(
                session, sheet=replace(sheet, deals=sheet.deals[:-1]), counts=session.counts[:-1]
            )
        case c.ChangePlan(planned):
            if planned < sheet.next_number - 1:
                raise Refused(Reason.PLAN_PAST, dealt=sheet.next_number - 1)
            return replace(session, sheet=replace(sheet, planned_deals=planned))
        case c.Rename(names):
            return _rename(session, {old: one_line(new) for old, new in names})
        case c.ChangeHeading(day, place):
            if place != sheet.place:
                place = one_line(place)
                check_text("place", place)
            return replace(session, sheet=replace(sheet, date=day, place=place))
        case c.ChangeRules(rules, targets):
            table = targets or session.targets
            rules = replace(rules, targets=table.name)
            return replace(session, sheet=replace(sheet, rules=rules), targets=table)
        case EnterHcp() | EnterCounts() | c.CorrectCounts() | c.EnterNoted():
            return _with_counts(session, change)
        case c.EnterPreparer(index, name):
            return _enter_preparer(session, index, name)
        case _:
            deal = _entered(session, change, _deal_at(session, change.deal))
            return _with_deal(session, change.deal, deal, session.counts[change.deal])


def _entered(session: Session, change: _Entry, deal: Deal) -> Deal:
    """Return `deal` with one more thing written on it."""
    match change:
        case c.PickDeck(index, deck, player):
            picked = pick_deck(deal, deck, player, session.sheet.players)
            if picked.handed_out and not deal.handed_out:
                _check_ready(session.counts[index])
            return picked
        case c.SitDown(_, teams):
            return sit_down(deal, teams)
        case c.EnterZ(_, team, vulnerable):
            z = list(deal.vulnerable)
            z[team] = vulnerable
            return replace(deal, vulnerable=(z[0], z[1]))
        case c.EnterOpener(_, name):
            return replace(deal, opening_bid=name)
        case c.EnterContract(_, contract, declarer):
            return enter_contract(deal, contract, declarer)
        case c.PassOut():
            return pass_out(deal)
        case c.Swap():
            return swapped(deal)
        case c.EnterResult(_, tricks):
            return enter_result(deal, tricks)
        case c.EnterHonours(_, player, points):
            return enter_honours(deal, player, points, counted=session.sheet.rules.honours)
        case c.EnterNote(_, text):
            check_text("note", text.strip(), lines=True)
            return replace(deal, note=text.strip())
    assert_never(change)


def _begin(session: Session, prepared_by: str) -> Session:
    sheet = session.sheet
    if sheet.deals and not sheet.deals[-1].has_contract:
        raise Refused(Reason.LAST_DEAL_OPEN, number=sheet.numbers[-1])
    if len(sheet.open_deals) > 1:
        raise Refused(Reason.TWO_OPEN, number=sheet.numbers[sheet.open_deals[0]])
    if sheet.next_number > sheet.planned_deals:
        raise Refused(Reason.PLAN_FULL, planned=sheet.planned_deals)
    deals = (*sheet.deals, Deal(prepared_by=prepared_by))
    return replace(session, sheet=replace(sheet, deals=deals), counts=(*session.counts, Counts()))


def _with_counts(
    session: Session, change: SecretChange | c.CorrectCounts | c.EnterNoted
) -> Session:
    deal = _deal_at(session, change.deal)
    counts = session.counts[change.deal]
    if not isinstance(change, SecretChange) and not deal.over:
        raise Refused(Reason.COUNTS_SECRET)
    match change:
        case EnterHcp(_, deck, hcp):
            four = list(counts.hcp)
            four[deck.value] = hcp
            counts = replace(counts, hcp=(four[0], four[1], four[2], four[3]))
        case EnterCounts(_, hcp) | c.CorrectCounts(_, hcp):
            counts = replace(counts, hcp=hcp)
        case c.EnterNoted(_, player, noted):
            if not may_sit(deal, player):
                raise Refused(Reason.SITS_OUT, name=player)
            counts = replace(counts, noted=with_points(counts.noted, player, noted))
        case _:
            assert_never(change)
    return _with_deal(session, change.deal, deal, counts)


def _check_ready(counts: Counts) -> None:
    """Ruling 3: the sum must be 40 before the decks are handed out."""
    if not counts.complete:
        raise Refused(Reason.SUM_MISSING)
    if counts.total != PACK:
        raise Refused(Reason.SUM, total=counts.total)


def _enter_preparer(session: Session, index: int, name: str) -> Session:
    deal, counts = _deal_at(session, index), session.counts[index]
    before = deal.prepared_by
    if before is not None:
        # With the seats of the two goes what whoever sat there noted.
        counts = _renamed_counts(counts, {name: before, before: name})
    return _with_deal(session, index, enter_preparer(deal, name), counts)


def _rename(session: Session, names: Mapping[str, str]) -> Session:
    for name in names:
        if name not in session.sheet.players:
            raise Refused(Reason.NOT_A_PLAYER, name=name)
    sheet: Sheet = replace(
        session.sheet,
        players=tuple(names.get(name, name) for name in session.sheet.players),
        deals=tuple(renamed_deal(deal, names) for deal in session.deals),
    )
    check_players(sheet.players, kept=session.sheet.players)
    counts = tuple(_renamed_counts(each, names) for each in session.counts)
    return replace(session, sheet=sheet, counts=counts)


def _renamed_counts(counts: Counts, names: Mapping[str, str]) -> Counts:
    return replace(counts, noted=tuple((names.get(name, name), hcp) for name, hcp in counts.noted))


def _with_deal(session: Session, index: int, deal: Deal, counts: Counts) -> Session:
    deals = (*session.deals[:index], deal, *session.deals[index + 1 :])
    every = (*session.counts[:index], counts, *session.counts[index + 1 :])
    return replace(session, sheet=replace(session.sheet, deals=deals), counts=every)


def _deal_at(session: Session, index: int) -> Deal:
    if not 0 <= index < len(session.deals):
        raise Refused(Reason.NO_SUCH_DEAL)
    return session.deals[index]
