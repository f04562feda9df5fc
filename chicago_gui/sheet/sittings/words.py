"""The sentences about deals and settlings that every game with sittings says alike."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from chicago_gui.scoring import Settling, result_text
from chicago_gui.sheet.partnerships import Balance, Side, Sides, sitting_out
from chicago_gui.sheet.sittings.account import Account
from chicago_gui.sheet.sittings.figures import DealLine, Two, Worth
from chicago_gui.sheet.words import MINUS, contract_text, plain, sentence, signed, tr

_SETTLINGS = {
    Settling.EXACT: "settled to the point",
    Settling.FIFTY_DOWN: "in whole hundreds, fifty left over counting down",
    Settling.FIFTY_UP: "in whole hundreds, fifty left over counting up",
}


def side_words(side: Side) -> str:
    """Return two partners as the form writes them."""
    return f"{side[0]} & {side[1]}"


def settling_words(settling: Settling) -> str:
    """Return the rule by which a difference is settled."""
    return tr(_SETTLINGS[settling])


def deal_words(line: DealLine, sides: Sides, bonus: str) -> str:
    """Return the arithmetic of one line: `4♥X by Ann, +1, vulnerable: 240 below, …`.

    `bonus` words what the game paid for it, without the points; it is empty for nothing.
    """
    won = line.worth
    if line.deal.passed_out:
        words = tr("passed out: {dealer} deals again").format(dealer=line.dealer)
    elif won is None:
        words = tr("deal {number} has no result yet").format(number=line.number)
    else:
        words = _played(line, won, sides, bonus)
    return sentence(words)


def carried_words(line: DealLine, sides: Sides, *, game: bool) -> str:
    """Return how part-scores from before came into this deal; empty where they did not."""
    won = line.worth
    if won is None or not won.parts.below or not line.carried[won.side]:
        return ""
    pattern = (
        tr("{side} had {before} below: {before} + {now} = {sum} is a game")
        if game
        else tr("{side} had {before} below: {before} + {now} = {sum}")
    )
    before, now = line.carried[won.side], won.parts.below
    return pattern.format(
        side=side_words(sides[won.side]), before=before, now=now, sum=before + now
    )


def settled_words(total: Two, settled: int, sides: Sides, settling: Settling) -> str:
    """Return how a sitting was settled, and what each player gets."""
    difference = tr("{one} {minus} {two} = {difference}, {rule}").format(
        one=total[0],
        minus=MINUS,
        two=total[1],
        difference=signed(total[0] - total[1]),
        rule=settling_words(settling),
    )
    if settled == 0:
        return tr("{difference}: nobody pays").format(difference=difference)
    winner = 0 if settled > 0 else 1
    return tr("{difference}: {winners} get {points} each, {losers} pay it").format(
        difference=difference,
        winners=side_words(sides[winner]),
        points=abs(settled),
        losers=side_words(sides[1 - winner]),
    )


def held_words(carried: Two, sides: Sides) -> str:
    """Return which part-scores count on; empty where there are none."""
    pattern = tr("{side} have {points} below.")
    return " ".join(
        pattern.format(side=side_words(side), points=points)
        for side, points in zip(sides, carried, strict=True)
        if points
    )


def outcome_words(settled: int, sides: Sides) -> str:
    """Return in a few words who has won how much: `+23 for Ann & Cid`."""
    if settled == 0:
        return tr("even")
    winner = side_words(sides[0] if settled > 0 else sides[1])
    return tr("{points} for {side}").format(points=signed(abs(settled)), side=winner)


def total_words(line: DealLine, sides: Sides) -> str:
    """Return what both sides have after a deal, and who is ahead."""
    if line.total is None:
        return ""
    one, two = line.total
    had = tr("{one} {points}, {two} {other}").format(
        one=side_words(sides[0]), points=one, two=side_words(sides[1]), other=two
    )
    if one == two:
        return tr("{had} so far").format(had=had)
    ahead = tr("{had} so far; {side} are {points} ahead")
    side = side_words(sides[0] if one > two else sides[1])
    return ahead.format(had=had, side=side, points=abs(one - two))


def sides_count_words(there: Sequence[str], sides: Sides, played: Sequence[Sides]) -> str:
    """Return who plays with whom, how often they have before, and who of those there sits out."""
    balance = Balance(there, played)
    met = tr("{side} ({count} before)")
    who = tr(" against ").join(
        met.format(side=side_words(side), count=balance.partners[frozenset(side)]) for side in sides
    )
    out = sitting_out(there, sides)
    return who if not out else tr("{sides}; out: {out}").format(sides=who, out=", ".join(out))


def debt_words(account: Account) -> list[str]:
    """Return who owes whom, a line each."""
    return [
        tr("{debtor} owes {creditor} {points}").format(
            debtor=debt.debtor, creditor=debt.creditor, points=debt.points
        )
        for debt in account.debts
    ]


def joined(parts: Iterable[str]) -> str:
    """Return what there is to say in one line."""
    return "; ".join(filter(None, parts))


def _played(line: DealLine, won: Worth, sides: Sides, bonus: str) -> str:
    z = tr("vulnerable") if won.vulnerable else tr("not vulnerable")
    pattern = tr("{contract} by {declarer}, {result}, {z}: {points}")
    return pattern.format(
        contract=contract_text(won.contract),
        declarer=won.declarer,
        result=result_text(won.contract, won.tricks, minus=MINUS),
        z=z,
        points=_points(line, won, sides, bonus),
    )


def _points(line: DealLine, won: Worth, sides: Sides, bonus: str) -> str:
    """Return each side's points, declarer's first, and what those above are made of.

    Whoever gets points without having made the contract is named.
    """
    parts = []
    for side in (won.side, 1 - won.side):
        below, above = line.below[side], line.above[side]
        if below:
            parts.append(tr("{points} below").format(points=below))
        if above:
            why = ", ".join(_reasons(won, side, bonus, line.bonus_points))
            points = tr("{points} above ({why})").format(points=above, why=why)
            if not below:
                name = side_words(sides[side])
                points = tr("{side} {points}").format(side=name, points=points)
            parts.append(points)
    return ", ".join(parts)


def _reasons(won: Worth, side: int, bonus: str, bonus_points: int) -> Iterable[str]:
    """Return what one side's points above the line are made of."""
    made = won.parts
    slam = tr("grand slam") if won.contract.level == 7 else tr("small slam")
    figures = [(tr("honours"), won.honours[side])]
    if side == won.side:
        figures = [
            (tr("overtricks"), made.overtricks),
            (tr("for the insult"), made.insult),
            (slam, made.slam),
            (bonus, bonus_points),
            *figures,
        ]
    else:
        figures = [(tr("undertricks"), made.undertricks), *figures]
    for what, points in figures:
        if points:
            yield tr("{what} {points}").format(what=what, points=plain(points))
