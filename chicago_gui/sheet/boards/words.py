"""The words for duplicate boards: deals with their scores, hints and history.

In the history the card of a deal is one value: `4♠X N −1`.
"""

from __future__ import annotations

from fractions import Fraction

from chicago_gui.scoring.comparisons import decimal_text, rounded
from chicago_gui.sheet.boards.deal import (
    BoardDeal,
    Direction,
    Vulnerability,
    dealer_of,
    score_ns,
    vulnerability_of,
)
from chicago_gui.sheet.fields import Entry
from chicago_gui.sheet.words import contract_text, decimal, result_words, signed, tr

DIRECTIONS = {
    Direction.NORTH: "North",
    Direction.EAST: "East",
    Direction.SOUTH: "South",
    Direction.WEST: "West",
}
_LETTERS = {
    Direction.NORTH: "N",
    Direction.EAST: "E",
    Direction.SOUTH: "S",
    Direction.WEST: "W",
}
VULNERABLE = {
    Vulnerability.NS: "North–South",
    Vulnerability.EW: "East–West",
    Vulnerability.BOTH: "all",
}

SIDES = {
    Vulnerability.NONE: "–",
    Vulnerability.NS: "NS",
    Vulnerability.EW: "EW",
    Vulnerability.BOTH: "all",
}
"""Who is vulnerable, as score cards show it."""


def letter(seat: Direction) -> str:
    """Return the letter of a seat, as score cards show it."""
    return tr(_LETTERS[seat], "seat")


def deal_words(board: int, deal: BoardDeal) -> str:
    """Return `deal` on `board` in one line: `4♠ by North, +1, not vulnerable: +450`.

    The score is for North–South. Without a result the line says what is known.
    """
    if deal.passed_out:
        return tr("passed out: 0")
    if deal.contract is None:
        return tr("no contract yet")
    if deal.declarer is None:
        return contract_text(deal.contract)
    bid = tr("{contract} by {name}").format(
        contract=contract_text(deal.contract), name=tr(DIRECTIONS[deal.declarer])
    )
    score = score_ns(board, deal)
    if deal.tricks is None or score is None:
        return bid
    vulnerable = vulnerability_of(board).of(deal.declarer)
    return "{bid}, {result}, {vulnerable}: {score}".format(
        bid=bid,
        result=result_words(deal.contract, deal.tricks),
        vulnerable=tr("vulnerable") if vulnerable else tr("not vulnerable"),
        score=signed(score),
    )


def points_words(points: int | Fraction) -> str:
    """Return points with at most two decimals and a true minus sign."""
    return decimal(decimal_text(points))


def share_words(percent: Fraction) -> str:
    """Return a percentage with exactly two decimals, so that columns align."""
    hundredths = int(rounded(percent, Fraction(1, 100)) * 100)
    return decimal(f"{hundredths // 100}.{hundredths % 100:02}")


def signed_points(points: int | Fraction) -> str:
    """Return points with their sign; 0 has none."""
    text = points_words(points)
    return f"+{text}" if points > 0 and text != "0" else text


def z_words(board: int) -> str:
    """Return who is vulnerable on a board."""
    vulnerability = vulnerability_of(board)
    if vulnerability is Vulnerability.NONE:
        return tr("nobody vulnerable")
    return tr("{team} vulnerable").format(team=tr(VULNERABLE[vulnerability]))


def board_line(board: int) -> str:
    """Return who deals a board and who is vulnerable: `North deals, nobody vulnerable.`."""
    return tr("{name} deals, {vulnerable}.").format(
        name=tr(DIRECTIONS[dealer_of(board)]), vulnerable=z_words(board)
    )


def card_hint(head: str, board: int, deal: BoardDeal) -> str:
    """Return what to type next on a card; `head` says which card it is."""
    if deal.contract is None:
        return tr(
            "{card}: type contract, declarer, result: 4sx n −1; p if passed out. "
            "Type a number to go to that board."
        ).format(card=head)
    if deal.declarer is None:
        return tr("{card}: who plays {contract}? Type n, e, s or w.").format(
            card=head, contract=contract_text(deal.contract)
        )
    return tr("{card}: {deal}. Type the result: = +1 −2.").format(
        card=head, deal=deal_words(board, deal)
    )


def over_hint(head: str, board: int, deal: BoardDeal) -> str:
    """Return the hint for a complete card that the user went to."""
    return tr("{card}: {deal}. A new entry replaces it.").format(
        card=head, deal=deal_words(board, deal)
    )


def card_words(deal: BoardDeal | None) -> str:
    """Return a card in short, such as `4♠X N −1`; empty for an empty card."""
    if deal is None or not deal.has_contract:
        return ""
    if deal.contract is None:
        return tr("passed out")
    seat = letter(deal.declarer) if deal.declarer else ""
    parts = (contract_text(deal.contract), seat, result_words(deal.contract, deal.tricks))
    return " ".join(filter(None, parts))


def note_words(deal: BoardDeal | None) -> str:
    """Return the note of a card on one line."""
    return "" if deal is None else " ".join(deal.note.split())


def board_words(entry: Entry) -> str:
    """Return the words for the board of an entry."""
    return tr("board {number}").format(number=entry.number)
