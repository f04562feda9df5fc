"""One deal of a sitting as it stands on the form, how an entry changes it, why one is refused."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum, unique

from chicago_gui.record import Record, replace
from chicago_gui.scoring import Contract, Refused
from chicago_gui.sheet import fields
from chicago_gui.sheet.fields import Fields


@unique
class SittingReason(Enum):
    """Reasons in the words of the game; `sheet.words` puts them into the language of the sheet."""

    PLAYERS = "players named: {count}; 4 to 7 play"
    NOT_A_PLAYER = "{name} is not one of the players"
    SIDES_TWICE = "sides: {name} is there twice"
    DEALER_OUT = "dealer: {name} is on neither side"
    AWAY_TWICE = "away: {name} is there twice"
    AWAY_PLAYS = "away: {name} plays"
    TOO_FEW_LEFT = "players left: {count}; 4 to 7 play"
    SITS_OUT = "{name} is on neither side and sits out"

    NO_SUCH_DEAL = "there is no such deal"
    NO_SUCH_SITTING = "there is nothing to change there"
    NOT_EMPTY = "its deals are there already; take them out first"
    NONE_DEALT = "the one before has no deal yet; change its sides instead"
    IN_PLAY = "deal {number} has no result yet"

    NO_CONTRACT = "{what} before there is a contract"
    NO_DECLARER = "result before anybody plays the contract"
    PASSED_OUT = "{what} for a deal that was passed out"
    TRICKS = "{tricks} tricks; a deal has 0–13"
    HONOURS_OFF = "honours, but the rules count none"
    HONOURS = "honours of {name} are {points}; they are 100 or 150"
    HONOURS_TWICE = "honours in two hands; only one can hold them"


class Deal(Record):
    """What was written about one deal; `None` is not filled in yet.

    `tricks` are those taken by declarer's side, 0 to 13; `honours` points by the name of the
    player whose hand held them.
    """

    contract: Contract | None = None
    passed_out: bool = False
    declarer: str | None = None
    tricks: int | None = None
    honours: tuple[tuple[str, int], ...] = ()
    note: str = ""

    @property
    def has_contract(self) -> bool:
        """Whether the auction is over, be it passed out."""
        return self.passed_out or self.contract is not None

    @property
    def over(self) -> bool:
        """Whether the deal is played or passed out; else it is in play."""
        return self.passed_out or self.tricks is not None


FIELDS: Fields[Deal] = Fields(
    (
        fields.contract(),
        fields.text("declarer", "declarer", "declarer {what}"),
        fields.tricks(),
        fields.points("honours", "honours", "honours of {of} {what}", "honours"),
        fields.note(),
    )
)
"""The keys of a deal, in the order of the file."""


def begun_deals(deals: tuple[Deal, ...]) -> tuple[Deal, ...]:
    """Return `deals` up to the last on which something is written: after it none has begun."""
    while deals[-1:] == (Deal(),):
        deals = deals[:-1]
    return deals


def enter_contract(
    deal: Deal, contract: Contract | None, declarer: str | None, tricks: int | None = None
) -> Deal:
    """Return `deal` with this contract, or with none and nothing that hangs on it.

    `tricks` come with it where they are given; else those that stand there stay.
    """
    if contract is None:
        return Deal(note=deal.note)
    return replace(
        deal,
        contract=contract,
        passed_out=False,
        declarer=declarer,
        tricks=deal.tricks if tricks is None else tricks,
    )


def pass_out(deal: Deal) -> Deal:
    """Return `deal` passed out: no contract, no declarer, no result, no honours."""
    return Deal(passed_out=True, note=deal.note)


def enter_result(deal: Deal, tricks: int | None) -> Deal:
    """Return `deal` with this result, or with none."""
    if deal.passed_out:
        raise Refused(SittingReason.PASSED_OUT, what="result")
    return replace(deal, tricks=tricks)


def enter_honours(deal: Deal, player: str, points: int | None) -> Deal:
    """Return `deal` with honours in `player`'s hand and no other's, or for `None` without them."""
    if points is None:
        others = tuple(held for held in deal.honours if held[0] != player)
        return replace(deal, honours=others)
    return replace(deal, honours=((player, points),))


def renamed_deal(deal: Deal, names: Mapping[str, str]) -> Deal:
    """Return `deal` with names exchanged as `names` says."""
    declarer = None if deal.declarer is None else names.get(deal.declarer, deal.declarer)
    honours = tuple((names.get(name, name), points) for name, points in deal.honours)
    return replace(deal, declarer=declarer, honours=honours)
