"""The duplicate score of any contract and result, and how it is computed."""

from __future__ import annotations

from chicago_gui.scoring import (
    GAME_POINTS,
    PART_SCORE,
    Contract,
    Doubling,
    Refused,
    game_bonus,
    parts,
    result_text,
    score,
)
from chicago_gui.sheet.typing.contracts import BidReason, read_bid
from chicago_gui.sheet.words import (
    MINUS,
    NO_BREAK,
    contract_text,
    plain,
    tr,
)


def contract_and_tricks(text: str) -> tuple[Contract, int]:
    """Return contract and tricks from a text such as `4SX+1` or `3nt made`; raises `Refused`."""
    # A calculation needs no declarer.
    bid, rest = read_bid(text.strip(), (), current_declarer="")
    if bid.contract is None or bid.tricks is None or rest.strip():
        raise Refused(BidReason.RESULT)
    return bid.contract, bid.tricks


def score_line(contract: Contract, tricks: int) -> str:
    """Return the score not vulnerable and vulnerable, in ASCII signs for the command line."""
    points = [score(contract, tricks, vulnerable) for vulnerable in (False, True)]
    result = result_text(contract, tricks)
    line = tr("{bid}: {points} not vulnerable, {more} vulnerable")
    return line.format(bid=f"{contract}{result}", points=points[0], more=points[1])


def arithmetic(contract: Contract, tricks: int, vulnerable: bool) -> str:
    """Return how the score is computed: `4♠X+1, not vulnerable: 240 for tricks + … = 690`."""
    z = tr("vulnerable") if vulnerable else tr("not vulnerable")
    bid = contract_text(contract) + result_text(contract, tricks, minus=MINUS)
    total = plain(score(contract, tricks, vulnerable))
    won = parts(contract, tricks, vulnerable)
    game = won.below >= GAME_POINTS
    redoubled = contract.doubling is Doubling.REDOUBLED
    terms = (
        (won.below, tr("{points} for tricks")),
        (won.overtricks, tr("{points} for overtricks")),
        (
            won.insult,
            tr("{points} for making it redoubled")
            if redoubled
            else tr("{points} for making it doubled"),
        ),
        (game_bonus(vulnerable) if game else 0, tr("{points} game")),
        (0 if game else PART_SCORE, tr("{points} part-score")),
        (won.slam, tr("{points} slam")),
    )
    if not won.undertricks:
        sums = " + ".join(words.format(points=points) for points, words in terms if points)
        total = f"{sums}{NO_BREAK}={NO_BREAK}{total}"
    return f"{bid}, {z}: {total}"
