"""What all games share about the play of a deal: checks, and whether the contract was made."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum, unique
from typing import Protocol

from chicago_gui.scoring import Contract, Refused
from chicago_gui.scoring import check_honours as check_points
from chicago_gui.scoring.refused import check_tricks as check_count


@unique
class DealReason(Enum):
    """Why an entry about the play of a deal is refused."""

    NO_CONTRACT = "{what}: type the contract first"
    PASSED_OUT = "{what}: the deal was passed out"
    NO_DECLARER = "result without a declarer"
    HONOURS_OFF = "these rules count no honours"
    HONOURS_TWICE = "only one hand can hold honours"


class Played(Protocol):
    """The contract and result of a deal, in any game."""

    @property
    def contract(self) -> Contract | None:
        """The contract; `None` if there is none."""

    @property
    def passed_out(self) -> bool:
        """Whether all four passed."""

    @property
    def tricks(self) -> int | None:
        """The tricks taken by declarer's side."""


def is_made(deal: Played) -> bool:
    """Return whether the deal has a contract, and a result that makes it."""
    if deal.contract is None or deal.tricks is None:
        return False
    return deal.tricks >= deal.contract.needed


def check_contract_first(deal: Played, entries: Iterable[tuple[str, bool]]) -> None:
    """Raise `Refused` if a deal without a contract has an entry that needs one.

    `entries` are the English names of such entries, and whether each is present.
    """
    if deal.contract is not None:
        return
    reason = DealReason.PASSED_OUT if deal.passed_out else DealReason.NO_CONTRACT
    for what, there in entries:
        if there:
            raise Refused(reason, what=what)


def check_tricks(deal: Played) -> None:
    """Raise `Refused` unless the tricks are 0 to 13 or `None`."""
    if deal.tricks is not None:
        check_count(deal.tricks)


def check_honours(deal: Played, honours: tuple[tuple[str, int], ...], *, counted: bool) -> None:
    """Raise `Refused` unless at most one hand holds honours that are valid for the contract.

    `honours` are pairs of player and points. If they are not `counted` by the rules, none are
    allowed.
    """
    for _, points in honours:
        if not counted:
            raise Refused(DealReason.HONOURS_OFF)
        check_points(points, deal.contract)
    if len(honours) > 1:
        raise Refused(DealReason.HONOURS_TWICE)
