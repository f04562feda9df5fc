"""Deals in short, between Ann & Cid and Bob & Dee."""

from __future__ import annotations

from chicago_gui.scoring import Contract
from chicago_gui.sheet.partnerships import Sides
from chicago_gui.sheet.sittings.model import Deal

SIDES: Sides = (("Ann", "Cid"), ("Bob", "Dee"))


def played(text: str) -> Deal:
    """Return the deal of `4HX Ann 11`, `4S Ann 10 Bob 100` or `pass`."""
    if text == "pass":
        return Deal(passed_out=True)
    contract, declarer, tricks, *honours = text.split()
    held = ((honours[0], int(honours[1])),) if honours else ()
    return Deal(Contract.parse(contract), False, declarer, int(tricks), held)
