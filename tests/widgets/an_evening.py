"""Invented public views of the house game, after any number of deals."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from itertools import combinations

from chicago_gui.games.house.rules import Rules
from chicago_gui.games.house.sheet import Deal, Sheet
from chicago_gui.games.house.view import Advice, OpenDeal, PlayedDeal, PlayerStanding, View
from chicago_gui.scoring import HOUSE, Contract, judge
from chicago_gui.sheet.panel import Teams

NAMES = ("Anna", "Boris", "Vera", "Dima", "Egor")
LONG_NAMES = (
    "Анастасия Константиновна Преображенская",
    "Wolfeschlegelsteinhausenbergerdorff Senior",
    "Vera",
    "Максимилиан",
    "O'Brien & <b>Sons</b>",
)

# Players by index: the preparer, then the teams. HCP of the first team, contract, declarer, tricks.
DEALS = (
    ((4, 0, 1, 2, 3), 21, "2H", 0, 9),
    ((1, 0, 3, 4, 2), 20, "3NT", 3, 7),
    ((0, 1, 4, 3, 2), 26, "4S", 1, 11),
    ((2, 0, 4, 1, 3), 17, "3C", 3, 9),
    ((3, 1, 2, 0, 4), 24, "4HX", 0, 8),
    ((0, 2, 4, 3, 1), 23, "2S", 2, 8),
    ((4, 0, 2, 1, 3), 30, "6D", 2, 11),
    ((1, 3, 2, 0, 4), 18, "4S", 4, 12),
    ((2, 0, 1, 4, 3), 25, "3NT", 0, 10),
    ((3, 0, 2, 4, 1), 15, "4H", 1, 9),
)


def played(number: int, names: Sequence[str] = NAMES) -> PlayedDeal:
    """Return a scored deal with this number; after `DEALS` they repeat."""
    (out, a, b, c, d), hcp, contract, declarer, tricks = DEALS[(number - 1) % len(DEALS)]
    teams: Teams = ((names[a], names[b]), (names[c], names[d]))
    deal = Deal(
        prepared_by=names[out],
        decks=(names[a], names[b], names[c], names[d]),
        teams=teams,
        vulnerable=(False, True),
        opening_bid=names[a],
        contract=Contract.parse(contract),
        declarer=names[declarer],
        tricks=tricks,
    )
    team = deal.team_of(names[declarer])
    outcome = judge((hcp, 40 - hcp), (False, True), HOUSE, team, deal.contract, tricks)
    return PlayedDeal(number, deal, False, (10, hcp - 10, 20, 20 - hcp), None, (), (), outcome)


def view(
    scored: int = 5,
    names: Sequence[str] = NAMES,
    planned: int = 15,
    more: Sequence[OpenDeal | PlayedDeal] = (),
) -> View:
    """Return the view after `scored` deals, followed by `more` deals that have no score."""
    deals = [played(number, names) for number in range(1, scored + 1)]
    standing = tuple(
        PlayerStanding(
            name,
            sum(deal.imps_of(name) or 0 for deal in deals),
            sum(deal.deal.prepared_by == name for deal in deals),
            sum(deal.deal.opening_bid == name for deal in deals),
            sum(name in deal.deal.at_table for deal in deals),
        )
        for name in names
    )
    pairs = tuple(
        (both, sum(deal.deal.partner_of(both[0]) == both[1] for deal in deals))
        for both in combinations(names, 2)
    )
    sheet = Sheet("id", date(2024, 5, 17), "", tuple(names), planned, Rules())
    advice = Advice(None, "first", None, (), None)
    return View(sheet, (*deals, *more), standing, planned // 5, pairs, advice)
