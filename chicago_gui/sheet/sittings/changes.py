"""The changes that all games with sittings share, and their effect on a session.

Each game checks the resulting session. `sitting` is the index of a sitting and `deal` the index
of a deal in it. The index after the last deal begins a new deal.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, TypeVar, assert_never

from chicago_gui.record import Record, replace
from chicago_gui.scoring import Contract, Refused, outside
from chicago_gui.sheet.partnerships import Sides, renamed_sides, seats
from chicago_gui.sheet.setup import ChangeHeading, ChangeRules, with_heading
from chicago_gui.sheet.sittings.model import (
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    Deal,
    Evening,
    Sitting,
    SittingReason,
    SomeSitting,
    begun_deals,
    enter_contract,
    enter_honours,
    enter_result,
    pass_out,
    renamed_deal,
)
from chicago_gui.sheet.texts import one_line
from chicago_gui.sheet.typing.keyboards import folded
from chicago_gui.sheet.words import later


class EnterContract(Record):
    """Enter contract and declarer; a `contract` of `None` clears both, the result and honours.

    `tricks` is given if the result is entered together with the contract.
    """

    sitting: int
    deal: int
    contract: Contract | None
    declarer: str | None = None
    tricks: int | None = None


class PassOut(Record):
    """Mark a deal as passed out: the same dealer deals again."""

    sitting: int
    deal: int


class EnterResult(Record):
    """Enter the tricks taken by declarer's side, 0 to 13; `None` clears the result."""

    sitting: int
    deal: int
    tricks: int | None


class EnterHonours(Record):
    """Enter points for honours in one player's hand: 100 or 150; `None` clears them."""

    sitting: int
    deal: int
    player: str
    points: int | None


class EnterNote(Record):
    """Enter the note of a deal."""

    sitting: int
    deal: int
    text: str


class InsertDeal(Record):
    """Insert a forgotten deal before this one: empty, or `passed_out`."""

    sitting: int
    deal: int
    passed_out: bool = False


class DeleteDeal(Record):
    """Delete a deal entered by mistake; later deals move up."""

    sitting: int
    deal: int


class ChangeSides(Record):
    """Change the sides; a new player takes over the deals of the replaced one."""

    sitting: int
    sides: Sides


class ChangeDealer(Record):
    """Change the first dealer of a sitting."""

    sitting: int
    dealer: str


class Rename(Record):
    """Rename players everywhere, all at once: pairs of old and new name."""

    names: tuple[tuple[str, str], ...]


class ComeAndGo(Record):
    """Let players come, or come back, and others leave, from the next sitting on."""

    come: tuple[str, ...] = ()
    go: tuple[str, ...] = ()


class BeginSitting(Record):
    """Begin the next sitting; `dealer` deals first."""

    sides: Sides
    dealer: str


class RemoveSitting(Record):
    """Remove the last sitting, in which nothing has been dealt."""


DealChange = EnterContract | PassOut | EnterResult | EnterHonours | EnterNote
"""The changes of one deal's entries."""

SittingChange = (
    DealChange
    | InsertDeal
    | DeleteDeal
    | ChangeSides
    | ChangeDealer
    | Rename
    | ComeAndGo
    | ChangeHeading
    | BeginSitting
    | RemoveSitting
    | ChangeRules
)
"""All changes that games with sittings share."""


SomeEvening = TypeVar("SomeEvening", bound=Evening[Any, Any])


def changed(evening: SomeEvening, change: SittingChange) -> SomeEvening:
    """Return `evening` after `change`, not yet checked.

    Raises `Refused` if the change itself is impossible.
    """
    match change:
        case Rename(names):
            return _renamed(evening, {old: one_line(new) for old, new in names})
        case ComeAndGo(come, go):
            return _come_and_gone(evening, come, go)
        case ChangeHeading() | ChangeRules():
            return with_heading(evening, change)
        case BeginSitting(sides, dealer):
            return _begun(evening, evening.sitting_type(sides, dealer))
        case RemoveSitting():
            return _without_last(evening)
        case ChangeSides(index, sides):
            return with_sitting(evening, index, _reseated(sitting_at(evening, index), sides))
        case ChangeDealer(index, dealer):
            sitting = sitting_at(evening, index)
            return with_sitting(evening, index, replace(sitting, dealer=dealer))
        case InsertDeal(index, place, passed_out):
            sitting = sitting_at(evening, index)
            new = Deal(passed_out=passed_out)
            deals = (*sitting.deals[:place], new, *_deals_from(sitting, place))
            return with_sitting(evening, index, replace(sitting, deals=begun_deals(deals)))
        case DeleteDeal(index, place):
            sitting = sitting_at(evening, index)
            _, *later = _deals_from(sitting, place)
            deals = (*sitting.deals[:place], *later)
            return with_sitting(evening, index, replace(sitting, deals=begun_deals(deals)))
        case _:
            sitting = sitting_at(evening, change.sitting)
            deal = _entered(change, _deal_at(sitting, change.deal))
            deals = (*sitting.deals[: change.deal], deal, *sitting.deals[change.deal + 1 :])
            sitting = replace(sitting, deals=begun_deals(deals))
            return with_sitting(evening, change.sitting, sitting)


def _begun(evening: SomeEvening, sitting: Sitting) -> SomeEvening:
    """Return `evening` with a new `sitting`; raises `Refused` unless the last one was played."""
    if evening.sittings:
        last = evening.sittings[-1]
        if not last.deals:
            raise Refused(SittingReason.NONE_DEALT)
        check_none_in_play(last)
    # A player who is seated is not away.
    away = _others(evening.away, sitting.seats)
    sitting = replace(sitting, away=away)
    return replace(evening, sittings=(*evening.sittings, sitting), away=away)


def _without_last(evening: SomeEvening) -> SomeEvening:
    """Return `evening` without its last sitting; raises `Refused` if that has deals."""
    if not evening.sittings:
        raise Refused(SittingReason.NO_SUCH_SITTING)
    if evening.sittings[-1].deals:
        raise Refused(SittingReason.NOT_EMPTY)
    return replace(evening, sittings=evening.sittings[:-1])


def sitting_at(evening: Evening[Any, SomeSitting], index: int) -> SomeSitting:
    """Return the sitting at `index`; raises `Refused` if there is none."""
    if not 0 <= index < len(evening.sittings):
        raise Refused(SittingReason.NO_SUCH_SITTING)
    return evening.sittings[index]


def with_sitting(evening: SomeEvening, index: int, sitting: Sitting) -> SomeEvening:
    """Return `evening` with `sitting` at `index`."""
    others = evening.sittings
    return replace(evening, sittings=(*others[:index], sitting, *others[index + 1 :]))


def check_none_in_play(sitting: Sitting) -> None:
    """Raise `Refused` if a deal of `sitting` has no result yet."""
    if sitting.in_play is not None:
        raise Refused(SittingReason.IN_PLAY, number=sitting.numbers[sitting.in_play])


def _entered(change: DealChange, deal: Deal) -> Deal:
    match change:
        case EnterContract(_, _, contract, declarer, tricks):
            return enter_contract(deal, contract, declarer, tricks)
        case PassOut():
            return pass_out(deal)
        case EnterResult(_, _, tricks):
            return enter_result(deal, tricks)
        case EnterHonours(_, _, player, points):
            return enter_honours(deal, player, points)
        case EnterNote(_, _, text):
            return replace(deal, note=text.strip())
    assert_never(change)


def _deal_at(sitting: Sitting, place: int) -> Deal:
    """Return the deal at index `place`, or a new one just after the last.

    Raises `Refused` for any other index, and for a new deal while one is in play.
    """
    if 0 <= place < len(sitting.deals):
        return sitting.deals[place]
    if place != len(sitting.deals):
        raise Refused(SittingReason.NO_SUCH_DEAL)
    check_none_in_play(sitting)
    return Deal()


def _deals_from(sitting: Sitting, place: int) -> tuple[Deal, ...]:
    """Return the deal at `place` and those after it; raises `Refused` if there is none."""
    if not 0 <= place < len(sitting.deals):
        raise Refused(SittingReason.NO_SUCH_DEAL)
    return sitting.deals[place:]


def _reseated(sitting: SomeSitting, sides: Sides) -> SomeSitting:
    """Return `sitting` with `sides`.

    Players who stay keep their entries. New players take over the entries of those they replace,
    in the order of the seats.
    """
    gone = [name for name in sitting.seats if name not in seats(sides)]
    come = [name for name in seats(sides) if name not in sitting.seats]
    after = _renamed_sitting(sitting, dict(zip(gone, come, strict=False)))
    return replace(after, sides=sides, away=_others(sitting.away, seats(sides)))


def _others(these: tuple[str, ...], than: Collection[str]) -> tuple[str, ...]:
    return tuple(name for name in these if name not in than)


def _renamed(evening: SomeEvening, names: dict[str, str]) -> SomeEvening:
    for name in names:
        if name not in evening.players:
            raise Refused(SittingReason.NOT_A_PLAYER, name=name)
    return replace(
        evening,
        players=tuple(names.get(name, name) for name in evening.players),
        sittings=tuple(_renamed_sitting(sitting, names) for sitting in evening.sittings),
        away=_renamed_names(evening.away, names),
    )


STEPS: Mapping[type, tuple[str, str]] = {
    EnterContract: ("contract", later("contract")),
    PassOut: ("pass-out", later("passed out")),
    EnterResult: ("result", later("result")),
    EnterHonours: ("honours", later("honours")),
    EnterNote: ("note", later("note")),
    InsertDeal: ("insert-deal", later("{where}: inserted")),
    DeleteDeal: ("remove-deal", later("{where}: deleted")),
    ChangeSides: ("sides", later("sides")),
    ChangeDealer: ("dealer", later("dealer")),
    Rename: ("names", later("name")),
    ComeAndGo: ("players", later("players")),
    ChangeHeading: ("heading", later("date and place")),
    ChangeRules: ("rules", later("rules")),
    BeginSitting: ("begin", later("{where}: begun")),
    RemoveSitting: ("remove", later("{where}: deleted")),
}
"""Kind and name of the step of each shared change."""


def _renamed_sitting(sitting: SomeSitting, names: dict[str, str]) -> SomeSitting:
    """Return `sitting` with players renamed by `names`, old to new."""
    return replace(
        sitting,
        sides=renamed_sides(sitting.sides, names),
        dealer=names.get(sitting.dealer, sitting.dealer),
        deals=tuple(renamed_deal(deal, names) for deal in sitting.deals),
        away=_renamed_names(sitting.away, names),
    )


def _renamed_names(these: tuple[str, ...], names: dict[str, str]) -> tuple[str, ...]:
    """Return `these` renamed by `names`, old to new."""
    return tuple(names.get(name, name) for name in these)


def _come_and_gone(evening: SomeEvening, come: Collection[str], go: Collection[str]) -> SomeEvening:
    """Return `evening` after these players have come and gone, not yet checked.

    A last sitting without deals has not begun: newcomers can play it, and it is removed if one of
    its four leaves. Players who leave without having played are removed from the session. Raises
    `Refused` if somebody in `go` is not there, or if fewer than four would be left.
    """
    for name in go:
        if name not in evening.there:
            raise Refused(SittingReason.NOT_A_PLAYER, name=name)
    known = {folded(name): name for name in evening.away}
    come = [known.get(folded(name), one_line(name)) for name in come]
    new = [name for name in come if name not in evening.away]
    sittings: list[Sitting] = []
    for at, each in enumerate(evening.sittings, start=1):
        if each.deals or at < len(evening.sittings):
            sittings.append(replace(each, away=(*each.away, *new)))
        elif not set(go) & set(each.seats):
            away = (*_others(each.away, come), *go)
            sittings.append(replace(each, away=away))
    played = {name for each in sittings for name in each.seats}
    lost = {name for name in go if name not in played}
    there = len(evening.there) + len(come) - len(go)
    if there < FEWEST_PLAYERS:
        raise outside("players", there, FEWEST_PLAYERS, MOST_PLAYERS)
    away = (*_others(evening.away, come), *go)
    return replace(
        evening,
        players=tuple(name for name in (*evening.players, *new) if name not in lost),
        sittings=tuple(replace(each, away=_others(each.away, lost)) for each in sittings),
        away=_others(away, lost),
    )
