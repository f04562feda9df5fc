"""Applies changes: returns the session after a change, or refuses it with a reason."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import assert_never

from chicago_gui.games.house import changes as c
from chicago_gui.games.house.changes import HouseReason
from chicago_gui.games.house.evening.session import (
    Change,
    Counts,
    EnterCounts,
    EnterHcp,
    SecretChange,
    Session,
    check_away,
    check_heading,
    check_players,
    check_session,
    may_sit,
)
from chicago_gui.games.house.rotation.advise import preparer_marks
from chicago_gui.games.house.rules import RULES, check_rules
from chicago_gui.games.house.sheet import FOUR, Deal, Sheet
from chicago_gui.record import replace
from chicago_gui.scoring import Refused
from chicago_gui.sheet.session_file import new_id
from chicago_gui.sheet.setup import ChangeHeading, ChangeRules, NewSession
from chicago_gui.sheet.texts import check_text, one_line
from chicago_gui.sheet.typing.counts import PACK


def apply(session: Session, change: Change) -> Session:
    """Return `session` after `change`; `session` itself does not change.

    Raises `Refused` with a reason if the change is not possible.
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
        case c.InsertDeal(index):
            later = _deal_at(session, index)
            decks = later.decks if sheet.is_four(later) else Deal().decks
            passed = Deal(later.prepared_by, decks, later.teams, passed_out=True, away=later.away)
            return _with_deals(session, index, index, ((passed, Counts()),))
        case c.DeleteDeal(index):
            _deal_at(session, index)
            return _with_deals(session, index, index + 1, ())
        case c.ChangePlan(planned):
            if planned < sheet.next_number - 1:
                raise Refused(HouseReason.PLAN_PAST, dealt=sheet.next_number - 1)
            return replace(session, sheet=replace(sheet, planned_deals=planned))
        case c.Rename(names):
            return _rename(session, {old: one_line(new) for old, new in names})
        case c.ChangeAttendance(away, joined):
            return _attendance(session, away, tuple(one_line(name) for name in joined))
        case c.SeparateName(name, played_by, places):
            return _separate(session, name, one_line(played_by), places)
        case ChangeHeading(day, place):
            if place != sheet.place:
                place = one_line(place)
                check_text("place", place)
            return replace(session, sheet=replace(sheet, date=day, place=place))
        case ChangeRules(rules):
            check_rules(rules)
            return replace(session, sheet=replace(sheet, rules=rules))
        case EnterHcp() | EnterCounts() | c.CorrectCounts() | c.EnterNoted() | c.EnterAllNoted():
            return _with_counts(session, change)
        case c.EnterPreparer(index, name):
            return _enter_preparer(session, index, name)
        case c.DealEntry(index):
            return _enter(session, change, _deal_at(session, index))


def _enter(session: Session, change: c.DealEntry, deal: Deal) -> Session:
    counts, there = session.counts[change.deal], session.sheet.there(deal)
    entered = change.entered(deal, there)
    if entered.handed_out and not deal.handed_out and len(there) > FOUR:
        _check_ready(counts)
    return _with_deal(session, change.deal, entered, counts)


def _begin(session: Session, prepared_by: str | None) -> Session:
    sheet = session.sheet
    if sheet.deals and not sheet.deals[-1].has_contract:
        raise Refused(HouseReason.LAST_DEAL_OPEN, number=sheet.numbers[-1])
    if len(sheet.open_deals) > 1:
        raise Refused(HouseReason.TWO_OPEN, number=sheet.numbers[sheet.open_deals[0]])
    if sheet.all_dealt:
        raise Refused(HouseReason.PLAN_FULL, planned=sheet.planned_deals)
    deals = (*sheet.deals, _blank_deal(sheet, prepared_by))
    return replace(session, sheet=replace(sheet, deals=deals), counts=(*session.counts, Counts()))


def _blank_deal(sheet: Sheet, prepared_by: str | None) -> Deal:
    """Return the next deal before any entry; with four the players get decks in sheet order."""
    if not sheet.is_four_next:
        if prepared_by is None:
            raise Refused(HouseReason.PREPARER_FIRST)
        return Deal(prepared_by=prepared_by, away=sheet.away)
    if prepared_by is not None:
        raise Refused(HouseReason.FOUR)
    one, two, three, four = sheet.there_next
    return Deal(decks=(one, two, three, four), away=sheet.away)


def _attendance(session: Session, away: Sequence[str], joined: tuple[str, ...]) -> Session:
    """Return `session` with new players `joined`, and `away` not there from the next deal on."""
    sheet = session.sheet
    players = (*sheet.players, *joined)
    check_players(players, kept=sheet.players)
    check_away(players, away)
    deals = tuple(
        replace(deal, away=(*deal.away, *joined)) if joined else deal for deal in sheet.deals
    )
    ordered = tuple(name for name in players if name in away)
    return replace(session, sheet=replace(sheet, players=players, deals=deals, away=ordered))


def _separate(session: Session, name: str, new: str, places: Sequence[int]) -> Session:
    """Return `session` with `new` instead of `name` in the deals at the indexes `places`."""
    sheet = session.sheet
    if name not in sheet.players:
        raise Refused(HouseReason.NOT_A_PLAYER, name=name)
    if name == new:
        raise Refused(HouseReason.SEPARATE_SAME, name=new)
    if new not in sheet.players:
        # The new player is away at first, so that the attendance does not change.
        session = _attendance(session, (*sheet.away, new), (new,))
        sheet = session.sheet
    deals, counts = list(session.deals), list(session.counts)
    exchanged = {name: new, new: name}
    for place in places:
        deal = _deal_at(session, place)
        if name in deal.away:
            raise Refused(HouseReason.SEPARATE_AWAY, name=name, number=sheet.numbers[place])
        if new not in deal.away:
            raise Refused(HouseReason.SEPARATE_THERE, name=new, number=sheet.numbers[place])
        renamed = deal.renamed(exchanged)
        away = tuple(each for each in sheet.players if each in renamed.away)
        deals[place] = replace(renamed, away=away)
        counts[place] = _renamed(counts[place], exchanged)
    last = len(deals) - 1
    went_on = last in places and sheet.away == session.deals[last].away
    away = deals[last].away if went_on else sheet.away
    sheet = replace(sheet, deals=tuple(deals), away=away)
    return replace(session, sheet=sheet, counts=tuple(counts))


def _with_counts(
    session: Session, change: SecretChange | c.CorrectCounts | c.EnterNoted | c.EnterAllNoted
) -> Session:
    deal = _deal_at(session, change.deal)
    counts = session.counts[change.deal]
    if not isinstance(change, SecretChange) and not deal.over:
        without = session.sheet.is_four(deal)
        raise Refused(HouseReason.FOUR if without else HouseReason.COUNTS_SECRET)
    if isinstance(change, SecretChange) and session.sheet.is_four(deal):
        raise Refused(HouseReason.FOUR)
    match change:
        case EnterHcp(_, deck, hcp):
            four = list(counts.hcp)
            four[deck.value] = hcp
            counts = replace(counts, hcp=(four[0], four[1], four[2], four[3]))
        case EnterCounts(_, hcp) | c.CorrectCounts(_, hcp):
            counts = replace(counts, hcp=hcp)
        case c.EnterNoted(_, player, noted):
            counts = _with_noted(deal, counts, ((player, noted),))
        case c.EnterAllNoted(_, all_noted):
            counts = _with_noted(deal, counts, all_noted)
        case _:
            assert_never(change)
    return _with_deal(session, change.deal, deal, counts)


def _with_noted(deal: Deal, counts: Counts, all_noted: Iterable[tuple[str, int | None]]) -> Counts:
    for player, noted in all_noted:
        if not may_sit(deal, player):
            raise Refused(HouseReason.SITS_OUT, name=player)
        counts = replace(counts, noted=c.with_points(counts.noted, player, noted))
    return counts


def _check_ready(counts: Counts) -> None:
    """Raise `Refused` unless the sum is 40, as ruling 3 asks before the decks are handed out."""
    if not counts.complete:
        raise Refused(HouseReason.SUM_MISSING)
    if counts.total != PACK:
        raise Refused(HouseReason.SUM, total=counts.total)


def _enter_preparer(session: Session, index: int, name: str) -> Session:
    """Return `session` with a deal prepared by `name`, whose place the previous preparer takes.

    A wrong preparer means that two players were confused. With these two exchanged, the rest of the
    deal stays right.
    """
    deal, counts = _deal_at(session, index), session.counts[index]
    before = deal.prepared_by
    if before is None:
        if name in deal.at_table:
            raise Refused(HouseReason.PREPARES, name=name)
        return _with_deal(session, index, replace(deal, prepared_by=name), counts)
    exchanged = {name: before, before: name}
    return _with_deal(session, index, deal.renamed(exchanged), _renamed(counts, exchanged))


def _rename(session: Session, names: Mapping[str, str]) -> Session:
    for name in names:
        if name not in session.sheet.players:
            raise Refused(HouseReason.NOT_A_PLAYER, name=name)
    sheet: Sheet = replace(
        session.sheet,
        players=tuple(names.get(name, name) for name in session.sheet.players),
        deals=tuple(deal.renamed(names) for deal in session.deals),
        away=tuple(names.get(name, name) for name in session.sheet.away),
    )
    check_players(sheet.players, kept=session.sheet.players)
    counts = tuple(_renamed(each, names) for each in session.counts)
    return replace(session, sheet=sheet, counts=counts)


def _renamed(counts: Counts, names: Mapping[str, str]) -> Counts:
    return replace(counts, noted=tuple((names.get(name, name), hcp) for name, hcp in counts.noted))


def _with_deal(session: Session, index: int, deal: Deal, counts: Counts) -> Session:
    deals = (*session.deals[:index], deal, *session.deals[index + 1 :])
    every = (*session.counts[:index], counts, *session.counts[index + 1 :])
    return replace(session, sheet=replace(session.sheet, deals=deals), counts=every)


def _with_deals(
    session: Session, first: int, end: int, instead: tuple[tuple[Deal, Counts], ...]
) -> Session:
    """Return `session` with `instead` in place of the deals from index `first` up to `end`.

    Later deals move only if they are over, because the book finds the counts of an open deal by its
    index. They move only if no preparer becomes unexpected.
    """
    sheet = session.sheet
    moving = range(end, len(sheet.deals))
    if moving and not all(deal.over for deal in sheet.deals[first:end]):
        raise Refused(HouseReason.OPEN, number=sheet.numbers[first])
    for place in moving:
        if not sheet.deals[place].over:
            raise Refused(HouseReason.LATER_OPEN, number=sheet.numbers[place])
    deals = (*sheet.deals[:first], *(deal for deal, _ in instead), *sheet.deals[end:])
    counts = (*session.counts[:first], *(each for _, each in instead), *session.counts[end:])
    after = replace(sheet, deals=deals)
    if _marked(after) > _marked(sheet):
        by = len(instead) - (end - first)
        wrong = next(at for at, mark in enumerate(preparer_marks(after)) if mark and at >= first)
        raise Refused(HouseReason.ROTATION, number=sheet.numbers[max(wrong - by, first)])
    if after.next_number > max(sheet.next_number, sheet.planned_deals + 1):
        raise Refused(HouseReason.PLAN_FULL, planned=sheet.planned_deals)
    return replace(session, sheet=after, counts=counts)


def _marked(sheet: Sheet) -> int:
    """Return the number of deals with an unexpected preparer."""
    return sum(mark is not None for mark in preparer_marks(sheet))


def _deal_at(session: Session, index: int) -> Deal:
    if not 0 <= index < len(session.deals):
        raise Refused(HouseReason.NO_SUCH_DEAL)
    return session.deals[index]


def begin(wish: NewSession) -> Session:
    """Return the new session with its first deal begun; raises `Refused` if `wish` is invalid."""
    sheet = Sheet(
        id=new_id(),
        date=wish.date,
        place=one_line(wish.place),
        players=tuple(one_line(name) for name in wish.players),
        planned_deals=wish.planned,
        rules=RULES.chosen(wish.rules),
        away=tuple(one_line(name) for name in wish.away),
    )
    check_heading(sheet)
    first = None if sheet.is_four_next else one_line(wish.first)
    return apply(Session(sheet), c.BeginDeal(first))
