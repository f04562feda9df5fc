"""A duplicate score in between: what a contract with its result is worth, with its arithmetic."""

from __future__ import annotations

import re

from chicago_gui.scoring import (
    GAME_POINTS,
    Contract,
    game_bonus,
    parse_result,
    parts,
    result_text,
    score,
)
from chicago_gui.sheet.other_letters import read_first
from chicago_gui.sheet.words import MINUS, contract_text, plain, tr

_PARTSCORE = 50


def contract_and_tricks(text: str) -> tuple[Contract, int]:
    """Return contract and tricks of a text such as `4SX+1` or `3nt =`; raises `Refused`.

    The result begins with its sign, of which a minus has several shapes.
    """
    found = re.search(r"[=+\-\u2212\u2013]", text)
    end = len(text) if found is None else found.start()
    contract = read_first(text[:end], Contract.parse)
    return contract, parse_result(text[end:], contract)


def score_line(contract: Contract, tricks: int) -> str:
    """Return the score both ways as the command line prints it, in plain signs."""
    points = [score(contract, tricks, vulnerable) for vulnerable in (False, True)]
    result = result_text(contract, tricks)
    line = tr("{bid}: {points} not vulnerable, {more} vulnerable")
    return line.format(bid=f"{contract}{result}", points=points[0], more=points[1])


def arithmetic(contract: Contract, tricks: int, vulnerable: bool) -> str:
    """Return how the score comes about: `4♠X+1, not vulnerable: 240 tricks + … = 690`."""
    z = tr("vulnerable") if vulnerable else tr("not vulnerable")
    bid = contract_text(contract) + result_text(contract, tricks, minus=MINUS)
    total = plain(score(contract, tricks, vulnerable))
    won = parts(contract, tricks, vulnerable)
    if won.undertricks:
        return tr("{bid}, {z}: {total}").format(bid=bid, z=z, total=total)
    game = won.below >= GAME_POINTS
    terms = (
        (won.below, tr("{points} tricks")),
        (won.overtricks, tr("{points} overtricks")),
        (won.insult, tr("{points} for the insult")),
        (game_bonus(vulnerable) if game else 0, tr("{points} game")),
        (0 if game else _PARTSCORE, tr("{points} part-score")),
        (won.slam, tr("{points} slam")),
    )
    sums = " + ".join(words.format(points=points) for points, words in terms if points)
    return tr("{bid}, {z}: {said} = {total}").format(bid=bid, z=z, said=sums, total=total)
