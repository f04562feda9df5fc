"""The changes to deals, sides, names and heading that every game with sittings has.

`sitting` is the place among the session's sittings and `deal` the place among that one's deals,
both from 0. The place just after the last deal begins a new one.
"""

from __future__ import annotations

from datetime import date

from chicago_gui.record import record
from chicago_gui.scoring import Contract
from chicago_gui.sheet.partnerships import Sides


@record
class EnterContract:
    """The contract and who plays it; `None` takes contract, declarer and result back.

    `tricks` come with it where a contract is written in place of a deal passed out.
    """

    sitting: int
    deal: int
    contract: Contract | None
    declarer: str | None = None
    tricks: int | None = None


@record
class PassOut:
    """All four pass: the same dealer deals again."""

    sitting: int
    deal: int


@record
class EnterResult:
    """Tricks taken by declarer's side, 0 to 13; `None` takes the result back."""

    sitting: int
    deal: int
    tricks: int | None


@record
class EnterHonours:
    """Points for honours in one player's hand: 100, 150 or `None`."""

    sitting: int
    deal: int
    player: str
    points: int | None


@record
class EnterNote:
    """A remark on the deal."""

    sitting: int
    deal: int
    text: str


@record
class RemoveDeal:
    """The last deal of the sitting was written by mistake."""

    sitting: int
    deal: int


@record
class ChangeSides:
    """Who plays with whom; whoever comes in takes over the deals of whoever goes out."""

    sitting: int
    sides: Sides


@record
class ChangeDealer:
    """Who deals first."""

    sitting: int
    dealer: str


@record
class Rename:
    """Names are written otherwise, everywhere and all at once: each as it is, and as it will be."""

    names: tuple[tuple[str, str], ...]


@record
class ComeAndGo:
    """Players come, or come back, and others leave; both from the next sitting on."""

    come: tuple[str, ...] = ()
    go: tuple[str, ...] = ()


@record
class ChangeHeading:
    """Date and place of the evening."""

    date: date
    place: str


DealChange = EnterContract | PassOut | EnterResult | EnterHonours | EnterNote
"""What is written on one deal."""

SittingChange = (
    DealChange | RemoveDeal | ChangeSides | ChangeDealer | Rename | ComeAndGo | ChangeHeading
)
"""All of them."""
