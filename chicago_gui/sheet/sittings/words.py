"""The sentences that all games with sittings share.

They explain deals and settlings, and name the effects of an entry on other deals, such as a
change of vulnerability.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from chicago_gui.record import Record
from chicago_gui.scoring import GAME_POINTS, Doubling, Settling, result_text
from chicago_gui.sheet.partnerships import Balance, Side, Sides, sitting_out
from chicago_gui.sheet.sittings.model import SETTLINGS, Rules
from chicago_gui.sheet.sittings.totals import Account, AnyTotals, AnyView, DealLine, Two, Worth
from chicago_gui.sheet.stakes import payments, settlement_words
from chicago_gui.sheet.typing.names import shortest_prefixes
from chicago_gui.sheet.words import (
    MINUS,
    contract_text,
    ended,
    plain,
    plural,
    sentence,
    signed,
    tr,
    unbroken,
)


class UnitWords(Record):
    """The English words and patterns for a game's sittings."""

    one: str
    """`round`"""
    name: str
    """`round {number}`"""
    played: str
    """`rounds`"""
    count_one: str
    """`{count} round`"""
    count: str
    """`{count} rounds`"""
    account_one: str
    """`Account after one round`"""
    account: str
    """`Account after {count} rounds`"""
    settled: str
    """`A round is settled when its four deals are played.`"""
    led: str
    """`{name} has led since round {number}.`"""

    def counted(self, settled: int, begun: int) -> str:
        """Return how many sittings are settled and unfinished: `2 rounds, 1 unfinished`."""
        told = plural(self.count_one, self.count, settled).format(count=settled)
        if settled == begun:
            return told
        return tr("{told}, {count} unfinished").format(told=told, count=begun - settled)


def unit_words(settling: Settling) -> str:
    """Return the unit of an account: points or hundreds."""
    return tr("points") if settling is Settling.EXACT else tr("hundreds")


def side_words(side: Side) -> str:
    """Return two partners as the form shows them: `Ann & Cid`."""
    return f"{side[0]} & {side[1]}"


def sides_text(sides: Sides) -> str:
    """Return both sides as the form shows them: `Ann & Cid – Bob & Dan`."""
    return f"{side_words(sides[0])} – {side_words(sides[1])}"


def examples(names: Sequence[str], players: Sequence[str]) -> dict[str, str]:
    """Return the two shortest prefixes of `names`, as `one` and `other`."""
    short = shortest_prefixes(players)
    one, other, *_ = sorted((short[name] for name in names), key=len)
    return {"one": one, "other": other}


def deal_words(line: DealLine, sides: Sides, bonus: str) -> str:
    """Return how a deal's points were computed: `4♥X by Ann, +1, vulnerable: 240 below, …`.

    `bonus` names the bonus that the game paid, without its points; empty for none.
    """
    won = line.worth
    if line.deal.passed_out:
        return tr("passed out: {dealer} deals again").format(dealer=line.dealer)
    if won is None:
        return tr("type the result of deal {number} first").format(number=line.number)
    return _played(line, won, sides, bonus)


def carried_words(line: DealLine, sides: Sides) -> str:
    """Return how an earlier part-score counted in this deal; empty if it did not.

    A contract worth game by itself needs no part-score.
    """
    won = line.worth
    if won is None:
        return ""
    before, now = line.carried[won.side], won.parts.below
    if not before or not now or now >= GAME_POINTS:
        return ""
    pattern = (
        tr("{side} had {before} below: {sum} is a game")
        if line.game
        else tr("{side} had {before} below: {sum}")
    )
    return pattern.format(
        side=side_words(sides[won.side]),
        before=before,
        sum=unbroken(f"{before} + {now} = {before + now}"),
    )


def settled_words(total: Two, settled: int, sides: Sides, settling: Settling) -> str:
    """Return how a sitting was settled, and what each player gets."""
    sum_ = f"{total[0]} {MINUS} {total[1]} = {signed(total[0] - total[1])}"
    difference = f"{unbroken(sum_)}, {tr(SETTLINGS[settling])}"
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
    """Return the part-scores that still count; empty if there are none."""
    pattern = tr("{side} have {points} below.")
    return " ".join(
        pattern.format(side=side_words(side), points=points)
        for side, points in zip(sides, carried, strict=True)
        if points
    )


def outcome_words(settled: int, sides: Sides) -> str:
    """Return in a few words who won how much: `+23 for Ann & Cid`."""
    if settled == 0:
        return tr("even")
    winner = side_words(sides[0] if settled > 0 else sides[1])
    return tr("{points} for {side}").format(points=signed(abs(settled)), side=winner)


def total_words(line: DealLine, sides: Sides) -> str:
    """Return both sides' points after a deal, and who is ahead."""
    if line.total is None:
        return ""
    one, two = line.total
    had = f"{side_words(sides[0])} {one}, {side_words(sides[1])} {two}"
    if one == two:
        return tr("{had} so far.").format(had=had)
    ahead = tr("{had} so far; {side} lead by {points}.")
    side = side_words(sides[0] if one > two else sides[1])
    return ahead.format(had=had, side=side, points=abs(one - two))


def sides_count_words(there: Sequence[str], sides: Sides, played: Sequence[Sides]) -> str:
    """Return the sides, how often each pair has partnered before, and who sits out."""
    balance = Balance(there, played)
    met = tr("{side} ({count} before)")
    one, other = (
        met.format(side=side_words(side), count=balance.partners[frozenset(side)]) for side in sides
    )
    who = tr("{one} against {other}").format(one=one, other=other)
    out = sitting_out(there, sides)
    return ended(
        who if not out else tr("{sides}; out: {out}").format(sides=who, out=", ".join(out))
    )


def debt_words(account: Account, rules: Rules) -> list[str]:
    """Return who owes whom, one line per payment: points, or money if there is a stake.

    Hundreds are named, because a bare 3 would be read as points.
    """
    if rules.stake is not None:
        hundreds = rules.settle is not Settling.EXACT
        return settlement_words(rules.stake, account.players, account.points, hundreds=hundreds)
    return [
        tr("{debtor} owes {creditor} {points}").format(
            debtor=account.players[each.debtor],
            creditor=account.players[each.creditor],
            points=_owed(each.amount, rules.settle),
        )
        for each in payments(account.points)
    ]


def _owed(points: int, settling: Settling) -> str:
    if settling is Settling.EXACT:
        return str(points)
    return plural("{count} hundred", "{count} hundreds", points).format(count=points)


def joined(parts: Iterable[str]) -> str:
    """Return the non-empty parts joined by semicolons."""
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
    """Return each side's points, declarer's first, and what those above consist of.

    A side with points only above the line is named.
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
                points = f"{name} {points}"
            parts.append(points)
    return ", ".join(parts)


def _reasons(won: Worth, side: int, bonus: str, bonus_points: int) -> Iterable[str]:
    """Yield the parts of one side's points above the line."""
    made = won.parts
    slam = tr("grand slam") if won.contract.level == 7 else tr("small slam")
    redoubled = won.contract.doubling is Doubling.REDOUBLED
    insult = tr("for making it redoubled") if redoubled else tr("for making it doubled")
    figures = [(tr("honours"), won.honours[side])]
    if side == won.side:
        figures = [
            (tr("overtricks"), made.overtricks),
            (insult, made.insult),
            (slam, made.slam),
            (bonus, bonus_points),
            *figures,
        ]
    else:
        figures = [(tr("undertricks"), made.undertricks), *figures]
    for what, points in figures:
        if points:
            yield f"{what} {plain(points)}"


def consequences(before: AnyView, after: AnyView, unit: str) -> str:
    """Return what an entry changed in other deals; empty if nothing.

    `unit` is the English pattern of a sitting's name.
    """
    lines = []
    if before.evening.id == after.evening.id:
        for index, (old, new) in enumerate(zip(before.sittings, after.sittings, strict=False)):
            words = " ".join(_consequence_words(old, new))
            if words:
                lines.append(sentence(f"{tr(unit).format(number=index + 1)}: {words}"))
    return " ".join(lines)


def _consequence_words(old: AnyTotals, new: AnyTotals) -> Iterator[str]:
    pairs = _same_deals(old.lines, new.lines)
    later = [(was, now) for was, now in pairs if was.deal == now.deal]
    dealer = [now.number for was, now in later if was.dealer != now.dealer]
    zone = [now.number for was, now in later if was.vulnerable != now.vulnerable]
    worth = [now.number for was, now in later if (was.below, was.above) != (now.below, now.above)]
    if not dealer and not zone and not worth and (old.settled is None or new.settled is not None):
        return
    for was, now in pairs:
        if was.game and not now.game:
            yield tr("Deal {number} is no longer a game.").format(number=now.number)
        elif now.game and not was.game:
            yield tr("Deal {number} is a game now.").format(number=now.number)
    if dealer:
        yield tr("New dealer: {deals}.").format(deals=_deals_listed(dealer))
    if zone:
        yield tr("New vulnerability: {deals}.").format(deals=_deals_listed(zone))
    if worth:
        yield tr("New points: {deals}.").format(deals=_deals_listed(worth))
    if old.settled is not None and new.settled is None:
        yield tr("It counts once it is over.")


def _same_deals(
    old: Sequence[DealLine], new: Sequence[DealLine]
) -> list[tuple[DealLine, DealLine]]:
    """Return each deal's lines before and after; deals may have been inserted or deleted."""
    more = len(new) - len(old)
    both = zip(old, new, strict=False)
    place = next((at for at, (was, now) in enumerate(both) if was.deal != now.deal), None)
    if not more or place is None:
        return list(zip(old, new, strict=False))
    rest = zip(old[place + max(-more, 0) :], new[place + max(more, 0) :], strict=True)
    return [*zip(old[:place], new[:place], strict=True), *rest]


def _deals_listed(numbers: Sequence[int]) -> str:
    """Return deals as listed in a sentence; equal numbers (of passed-out deals) appear once."""
    known = [str(number) for number in dict.fromkeys(numbers)]
    if len(known) == 1:
        return tr("deal {number}").format(number=known[0])
    listed = tr("{first} and {last}").format(first=", ".join(known[:-1]), last=known[-1])
    return tr("deals {numbers}").format(numbers=listed)
