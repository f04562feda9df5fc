"""What the mouse may choose in a cell: the same changes that can be typed there."""

from __future__ import annotations

from dataclasses import dataclass

from chicago_gui.games.russian import changes as c
from chicago_gui.games.russian.columns import Column
from chicago_gui.games.russian.deal import Deal, Deck, Teams
from chicago_gui.games.russian.flow import Spot
from chicago_gui.games.russian.typing import four, pairings
from chicago_gui.games.russian.view import PlayedDeal, View
from chicago_gui.scoring import HONOUR_POINTS, Denomination, result_text
from chicago_gui.sheet.words import MINUS, pair, tr


@dataclass(frozen=True, slots=True)
class Choice:
    """One thing to choose: its words, the change it makes, whether it stands there now."""

    label: str
    change: c.PublicChange
    chosen: bool = False


def choices(view: View, spot: Spot) -> tuple[Choice, ...]:
    """Return what can be chosen at `spot`; nothing where only typing or the pad will do."""
    shown = view.deals[spot.deal]
    deal, index, part = shown.deal, spot.deal, spot.part
    match spot.column:
        case Column.PREPARED_BY:
            return tuple(
                Choice(name, c.EnterPreparer(index, name), name == deal.prepared_by)
                for name in view.sheet.players
            )
        case Column.PLAYER:
            picks = tuple(
                Choice(name, c.PickDeck(index, Deck(part), name), name == deal.decks[part])
                for name in four(view, deal)
                if deal.decks[part] is not None or name not in deal.decks
            )
            return picks + (_held(view, deal, spot) if isinstance(shown, PlayedDeal) else ())
        case Column.PARTNERS:
            return tuple(
                Choice(
                    tr("{one} against {other}").format(one=pair(teams[0]), other=pair(teams[1])),
                    c.SitDown(index, teams),
                    deal.teams is not None and same_teams(teams, deal.teams),
                )
                for teams in line_ups(view, spot.deal)
            )
        case Column.Z:
            return (
                Choice(
                    tr("z: vulnerable"), c.EnterZ(index, part, True), bool(deal.vulnerable[part])
                ),
                Choice(
                    tr("not vulnerable"),
                    c.EnterZ(index, part, False),
                    deal.vulnerable[part] is False,
                ),
            )
        case Column.OPENS:
            return tuple(
                Choice(name, c.EnterOpener(index, name), name == deal.opening_bid)
                for name in four(view, deal)
            )
        case Column.RESULT if deal.contract is not None:
            return tuple(
                Choice(
                    result_text(deal.contract, tricks, minus=MINUS),
                    c.EnterResult(index, tricks),
                    tricks == deal.tricks,
                )
                for tricks in range(13, -1, -1)
            )
        case _:
            return ()


def line_ups(view: View, index: int) -> tuple[Teams, ...]:
    """Return every way to sit down to a deal, the advised ones first."""
    deal = view.deals[index].deal
    advised = view.advice.line_ups if index == advised_deal(view) else ()
    names = set(four(view, deal))
    first = tuple(teams for teams in advised if {*teams[0], *teams[1]} == names)
    rest = tuple(
        teams
        for teams in pairings(four(view, deal))
        if not any(same_teams(teams, other) for other in first)
    )
    return first + rest


def advised_deal(view: View) -> int:
    """Return the place of the deal that the view's advice is for."""
    for index, shown in enumerate(view.deals):
        if not shown.deal.has_contract:
            return index
    return len(view.deals)


def same_teams(one: Teams, other: Teams) -> bool:
    """Whether two line-ups have the same partners, in whatever order they are written."""
    return {frozenset(team) for team in one} == {frozenset(team) for team in other}


def _held(view: View, deal: Deal, spot: Spot) -> tuple[Choice, ...]:
    """Honours, where the rules count them."""
    player = deal.decks[spot.part]
    if not view.sheet.rules.honours or deal.contract is None or player is None:
        return ()
    held = dict(deal.honours).get(player)
    # Without a trump suit honours are the four aces, and those are the most there are.
    aces = deal.contract.denomination is Denomination.NOTRUMP
    return tuple(
        Choice(
            tr("{points} for honours").format(points=points),
            c.EnterHonours(spot.deal, player, None if points == held else points),
            points == held,
        )
        for points in (HONOUR_POINTS[-1:] if aces else HONOUR_POINTS)
    )
