"""A duplicate deal in words: contract, by whom, result, vulnerability, and what it scores."""

from __future__ import annotations

from datetime import date
from fractions import Fraction

from chicago_gui.scoring.comparisons import decimal_text
from chicago_gui.sheet.board_deal import BoardDeal, score_ns
from chicago_gui.sheet.boards import Direction, Vulnerability, dealer_of, vulnerability_of
from chicago_gui.sheet.words import contract_text, date_words, decimal, result_words, signed, tr

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
    Vulnerability.NONE: "nobody vulnerable",
    Vulnerability.NS: "North–South vulnerable",
    Vulnerability.EW: "East–West vulnerable",
    Vulnerability.BOTH: "everybody vulnerable",
}

SIDES = {
    Vulnerability.NONE: "–",
    Vulnerability.NS: "NS",
    Vulnerability.EW: "EW",
    Vulnerability.BOTH: "all",
}
"""Who is vulnerable, as a score card has it."""


def letter(seat: Direction) -> str:
    """Return the letter of a seat, as a card has it."""
    return tr(_LETTERS[seat], "seat")


def deal_words(board: int, deal: BoardDeal) -> str:
    """Return one line for `deal` on board `board`, its score seen from North–South.

    `4♠ by North, +1, not vulnerable: +450`; without a result as much as is known.
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
    return tr("{bid}, {result}, {vulnerable}: {score}").format(
        bid=bid,
        result=result_words(deal.contract, deal.tricks),
        vulnerable=tr("vulnerable") if vulnerable else tr("not vulnerable"),
        score=signed(score),
    )


def points_words(points: int | Fraction) -> str:
    """Return points with two decimals at most and a true minus sign."""
    return decimal(decimal_text(points))


def signed_points(points: int | Fraction) -> str:
    """Return points always with their sign, but for 0."""
    text = points_words(points)
    return f"+{text}" if points > 0 and text != "0" else text


def z_words(board: int) -> str:
    """Return who is vulnerable on a board."""
    return tr(VULNERABLE[vulnerability_of(board)])


def board_line(board: int) -> str:
    """Return who deals a board and who is vulnerable: `North deals, nobody vulnerable.`."""
    return tr("{name} deals, {vulnerable}.").format(
        name=tr(DIRECTIONS[dealer_of(board)]), vulnerable=z_words(board)
    )


def card_hint(head: str, board: int, deal: BoardDeal) -> str:
    """Return what to type on a card that is not full; `head` says whose it is."""
    if deal.contract is None:
        return tr(
            "{card}: type contract, declarer and result, such as 4sx n −1; p when all passed; "
            "a number goes to that board."
        ).format(card=head)
    if deal.declarer is None:
        return tr("{card}: who plays {contract}? Type n, e, s or w.").format(
            card=head, contract=contract_text(deal.contract)
        )
    return tr("{card}: {deal}. Type the result (=, +1, −1 or the tricks taken).").format(
        card=head, deal=deal_words(board, deal)
    )


def over_hint(head: str, board: int, deal: BoardDeal) -> str:
    """Return what is said of a card that is full, and was asked for."""
    return tr("{card} is in: {deal}. What is typed takes its place.").format(
        card=head, deal=deal_words(board, deal)
    )


def evening_title(day: date, place: str) -> str:
    """Return date and place, for a window's title."""
    return " ".join(filter(None, (date_words(day), place)))


def file_stem(game: str, day: date, place: str) -> str:
    """Return the name that files of an evening are offered under: `teams-2026-10-09-Club`."""
    where = "".join(sign if sign.isalnum() else "-" for sign in place).strip("-")
    return "-".join(filter(None, (game, day.isoformat(), where)))


def when_and_where(day: date, place: str) -> str:
    """Return date and place, for the head of a page."""
    return " · ".join(filter(None, (date_words(day), " ".join(place.split()))))
