"""Deals in short, between Ann & Cid and Bob & Dee."""

from __future__ import annotations

from chicago_gui.games.four_deal import session as four_deal
from chicago_gui.games.rubber import session as rubber
from chicago_gui.scoring import Contract
from chicago_gui.sheet.partnerships import Sides
from chicago_gui.sheet.sittings.model import Deal

SIDES: Sides = (("Ann", "Cid"), ("Bob", "Dee"))


def played(text: str) -> Deal:
    """Return the deal of `4HX Ann 11`, `4S Ann 10 Bob 100`, `4S Ann` or `pass`."""
    if text == "pass":
        return Deal(passed_out=True)
    contract, declarer, *more = text.split()
    tricks = int(more[0]) if more else None
    held = ((more[1], int(more[2])),) if more[1:] else ()
    return Deal(Contract.parse(contract), False, declarer, tricks, held)


def round_totals(
    *deals: str, rules: four_deal.Rules | None = None, dealer: str = "Bob"
) -> four_deal.RoundTotals:
    """Return what these deals are worth in a round of four-deal Chicago."""
    each = four_deal.Round(SIDES, dealer, tuple(map(played, deals)))
    return four_deal.round_totals(each, rules or four_deal.Rules())


def rubber_totals(
    *deals: str, rules: rubber.Rules | None = None, stopped: bool = False
) -> rubber.RubberTotals:
    """Return what these deals are worth in a rubber, of which Ann deals the first."""
    each = rubber.Rubber(SIDES, "Ann", tuple(map(played, deals)), stopped=stopped)
    return rubber.rubber_totals(each, rules or rubber.Rules())
