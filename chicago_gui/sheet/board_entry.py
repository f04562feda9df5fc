"""From typed text to what is written on a duplicate card: `4sx n -1` in one go, or a part of it."""

from __future__ import annotations

import re
from enum import Enum, unique

from chicago_gui.scoring import Contract, Refused
from chicago_gui.sheet.board_deal import BoardDeal, CardEntry, Direction, EnterContract, PassOut
from chicago_gui.sheet.board_words import DIRECTIONS, letter
from chicago_gui.sheet.entry import (
    contract_and_rest,
    doubled_behind,
    folded,
    is_pass,
    named_by,
)
from chicago_gui.sheet.going_on import bids_meant
from chicago_gui.sheet.other_letters import APART, as_it_looks, read_first
from chicago_gui.sheet.words import contract_text, result_apart, result_of, tr


@unique
class CardEntryReason(Enum):
    """Why typed text means nothing on a card."""

    SEAT = "{text} is no seat; type n, e, s or w for who plays it"
    CARD = "{text} is not understood; type contract, who plays it and the result, such as 4h w −2"
    NORTH_OR_SOUTH = "whether {name} sits North or South is not on this form; type n or s"
    EAST_OR_WEST = "whether {name} sits East or West is not on this form; type e or w"
    ELSEWHERE = "{name} does not play here; type n, e, s or w for who plays it"
    SEAT_MISSING = "who plays it? Type n, e, s or w after the contract"


# As English, Russian and German people call the seats; no letter means two of them.
_LETTERS = {
    **dict.fromkeys("nс", Direction.NORTH),
    **dict.fromkeys("eoв", Direction.EAST),
    **dict.fromkeys("sю", Direction.SOUTH),
    **dict.fromkeys("wз", Direction.WEST),
}

# A result at the end of a text without a sign: the tricks taken.
_TRICKS = re.compile(r"(?P<card>.*[^\d+\-−–])(?P<tricks>[0-9]{1,2})")

_NUMBER = re.compile(r"\s*[0-9]{1,3}\s*")


def board_number(text: str) -> int | None:
    """Return the number of the board that `text` asks for, if it is nothing but a number."""
    return int(text) if _NUMBER.fullmatch(text) else None


def seat_of(text: str) -> Direction:
    """Return the seat that `text` names by its letter or its first letters.

    A Latin letter that looks like one of Север or Восток is that one, for nobody sees which it is.
    Raises `Refused` (`SEAT`).
    """
    for wanted in (folded(text), folded(as_it_looks(text))):
        if wanted in _LETTERS:
            return _LETTERS[wanted]
        found = {
            direction
            for direction, word in DIRECTIONS.items()
            if wanted and any(folded(name).startswith(wanted) for name in (word, tr(word)))
        }
        if len(found) == 1:
            return found.pop()
    raise Refused(CardEntryReason.SEAT, text=text.strip())


def is_seat(text: str) -> bool:
    """Whether `text` is enough of a seat's name, or more of it."""
    try:
        seat_of(text)
    except Refused:
        return False
    return True


def card_entry(text: str, standing: Direction | None = None) -> CardEntry:
    """Return what `text` writes on a card.

    A contract, who plays it, the result, in this order and with or without spaces, the latter two
    if they are known: `4s`, `4sx n`, `4sxn-1`, `3nt e =`, `4sn10`. Where no seat is typed the one
    `standing` there plays it. `p` passes it out, nothing takes all of it back. Raises `Refused`.
    """
    written = text.strip()
    if not written:
        return EnterContract(None)
    if is_pass(written):
        return PassOut()
    card, result = result_apart(written)
    tricks = None if result else _TRICKS.fullmatch(written)
    if tricks is not None:
        card, result = tricks["card"], tricks["tricks"]
    contract, seat = read_first(card, _contract_and_seat)
    seat = seat or standing
    if not result:
        return EnterContract(contract, seat)
    if seat is None:
        raise Refused(CardEntryReason.SEAT_MISSING)
    return EnterContract(contract, seat, result_of(result, contract))


def is_bid(text: str) -> bool:
    """Whether `text` is a contract and enough of a seat, or more of it, and nothing behind that.

    No sign of a doubling or of a result begins a seat. What seems to may go on as a word all the
    same: `2co` is played by East until an e follows.
    """
    try:
        entry = card_entry(text)
    except Refused:
        return False
    return isinstance(entry, EnterContract) and bool(entry.declarer) and entry.tricks is None


def player_named(text: str, players: tuple[str, ...]) -> str | None:
    """Return which of `players` the letters behind a contract in `text` name, if it is just one.

    The letter of a seat is that seat's first.
    """
    bids = bids_meant(result_apart(text.strip())[0], players)
    begun = {name for _, name in bids if len(folded(name)) > 1 and not is_seat(name)}
    found = {name for each in begun for name in named_by(each, players)}
    return found.pop() if len(found) == 1 else None


def card_text(deal: BoardDeal) -> str:
    """Return contract and declarer as they would be typed, to begin an editor with."""
    if deal.passed_out:
        return tr("passed out")
    if deal.contract is None:
        return ""
    seat = letter(deal.declarer) if deal.declarer else ""
    return f"{contract_text(deal.contract)} {seat}".strip()


def _doubled_behind_the_seat(contract: Contract, rest: str) -> tuple[Contract, str] | None:
    """Return `contract` doubled behind the seat in `rest`, close to its letter or not: `4h wx`."""
    close = f"{rest[:1]} {rest[1:]}"
    ways = () if is_seat(rest) else (doubled_behind(contract, each) for each in (rest, close))
    return next((way for way in ways if way is not None and is_seat(way[1])), None)


def _contract_and_seat(text: str) -> tuple[Contract, Direction | None]:
    """Split `text` behind the longest contract that begins it."""
    found = contract_and_rest(text)
    if found is None:
        return Contract.parse(text), None
    contract, rest = _doubled_behind_the_seat(*found) or found
    apart = text.rstrip(APART).removesuffix(rest)[-1:] in APART
    if len(rest.strip()) > 1 and not apart and not is_seat(rest):
        # These letters go on with the contract, as in “4 hearts”: no seat is meant by them.
        raise Refused(CardEntryReason.CARD, text=text.strip())
    return contract, seat_of(rest) if rest else None
