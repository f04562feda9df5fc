"""How one entry changes a deal, and what else on the form goes with it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from chicago_gui.games.russian.deal import Deal, Deck, Teams
from chicago_gui.games.russian.reasons import Reason
from chicago_gui.scoring import HONOUR_POINTS, Contract, Refused, check_honours


def enter_preparer(deal: Deal, name: str) -> Deal:
    """Return `deal` prepared by `name`; whoever stood there takes over the seat of `name`.

    A wrong preparer means that two players were taken for each other, so the rest of the
    deal stays true with the two exchanged.
    """
    if name == deal.prepared_by:
        return deal
    if deal.prepared_by is not None:
        return renamed_deal(deal, {name: deal.prepared_by, deal.prepared_by: name})
    if name in deal.at_table:
        raise Refused(Reason.DECK_TO_PREPARER, name=name)
    return replace(deal, prepared_by=name)


def pick_deck(deal: Deal, deck: Deck, player: str | None, players: Sequence[str]) -> Deal:
    """Return `deal` with `deck` picked by `player`.

    Whoever holds a deck already trades with whoever has this one, but does not get a second: where
    nobody has picked this one yet, that was a slip. When one deck and one player are left, that
    deck falls to that player.
    """
    if deal.prepared_by is None:
        raise Refused(Reason.PREPARER_FIRST)
    decks = list(deal.decks)
    if player is not None and player in decks:
        held = decks.index(player)
        if decks[deck.value] is None:
            raise Refused(Reason.DECK_HELD, name=player, deck=Deck(held).name)
        decks[decks.index(player)] = decks[deck.value]
    decks[deck.value] = player
    rest = [name for name in players if name != deal.prepared_by and name not in decks]
    if player is not None and len(rest) == 1 and decks.count(None) == 1:
        decks[decks.index(None)] = rest[0]
    return replace(deal, decks=(decks[0], decks[1], decks[2], decks[3]))


def sit_down(deal: Deal, teams: Teams | None) -> Deal:
    """Return `deal` with these teams.

    A swap is between partners: when declarer turns out to have another, it was that one who won
    the auction.
    """
    seated = replace(deal, teams=teams)
    return seated if deal.bid_by is None else replace(seated, bid_by=seated.dummy)


def enter_contract(deal: Deal, contract: Contract | None, declarer: str | None) -> Deal:
    """Return `deal` with this contract, or with none and nothing that hangs on it."""
    if contract is None:
        return replace(
            deal,
            contract=None,
            passed_out=False,
            declarer=None,
            bid_by=None,
            tricks=None,
            honours=(),
        )
    if deal.teams is None:
        raise Refused(Reason.TEAMS_FIRST)
    bid_by = deal.bid_by if declarer == deal.declarer else None
    return replace(deal, contract=contract, passed_out=False, declarer=declarer, bid_by=bid_by)


def pass_out(deal: Deal) -> Deal:
    """Return `deal` passed out: no contract, no declarer, no result."""
    return replace(enter_contract(deal, None, None), passed_out=True)


def swapped(deal: Deal) -> Deal:
    """Return `deal` with declarer and dummy exchanged; `bid_by` keeps who won the auction.

    Swapping once more takes it back. Only before the lead, which is before the result.
    """
    if deal.declarer is None or deal.dummy is None:
        raise Refused(Reason.NO_CONTRACT, what="swap")
    if deal.over:
        raise Refused(Reason.SWAP_LATE)
    bid_by = None if deal.bid_by is not None else deal.declarer
    return replace(deal, declarer=deal.dummy, bid_by=bid_by)


def enter_result(deal: Deal, tricks: int | None) -> Deal:
    """Return `deal` with its result; a result needs a contract."""
    if deal.passed_out:
        raise Refused(Reason.PASSED_OUT, what="result")
    return replace(deal, tricks=tricks)


def enter_honours(deal: Deal, player: str, points: int | None, *, counted: bool) -> Deal:
    """Return `deal` with honours in `player`'s hand; one hand only holds any in this contract.

    Where they are not `counted`, or are no points for honours, another reason says no.
    """
    honours = with_points(deal.honours, player, points)
    if counted and points in HONOUR_POINTS and deal.contract is not None:
        check_honours(points, deal.contract)
        if len(honours) > 1:
            raise Refused(Reason.HONOURS_TWICE)
    return replace(deal, honours=honours)


def with_points(
    pairs: tuple[tuple[str, int], ...], player: str, points: int | None
) -> tuple[tuple[str, int], ...]:
    """Return `pairs` with `player`'s points replaced, added or (for `None`) taken out."""
    found = dict(pairs)
    if points is None:
        found.pop(player, None)
    else:
        found[player] = points
    return tuple(found.items())


def renamed_deal(deal: Deal, names: Mapping[str, str]) -> Deal:
    """Return `deal` with names exchanged as `names` says."""

    def new(name: str | None) -> str | None:
        return None if name is None else names.get(name, name)

    a, b, c, d = (new(name) for name in deal.decks)
    teams = deal.teams
    if teams is not None:
        (one, two), (three, four) = teams
        teams = (
            (names.get(one, one), names.get(two, two)),
            (names.get(three, three), names.get(four, four)),
        )
    return replace(
        deal,
        prepared_by=new(deal.prepared_by),
        decks=(a, b, c, d),
        teams=teams,
        opening_bid=new(deal.opening_bid),
        declarer=new(deal.declarer),
        bid_by=new(deal.bid_by),
        honours=tuple((names.get(name, name), points) for name, points in deal.honours),
    )
