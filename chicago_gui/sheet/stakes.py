"""Stakes: the money per point, and the payments that settle all debts.

Money is a whole number of the currency's smallest coin.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from enum import Enum, unique

from chicago_gui.record import Record
from chicago_gui.scoring import HUNDRED, Refused
from chicago_gui.sheet.fields import Entry, both
from chicago_gui.sheet.rules import Rule, TypedField
from chicago_gui.sheet.session_file import FilePlace, placed
from chicago_gui.sheet.texts import check_text, one_line
from chicago_gui.sheet.words import MINUS, NO_BREAK, decimal, later, tr


@unique
class StakeReason(Enum):
    """Why a stake is refused."""

    AMOUNT = "type an amount like 0.50, not “{amount}”"
    NOTHING = "type an amount above 0, not {amount}"
    MOST = "type an amount up to {most}, not {amount}"
    DECIMALS = "type at most {most} decimals in {currency}; {amount} has {count}"
    CURRENCY = "type the currency: EUR"
    CURRENCY_LONG = "type at most {most} letters for the currency, not {count}"


@unique
class Per(Enum):
    """What the amount is paid for; files contain the values."""

    POINT = "point"
    HUNDRED = "hundred"


MOST_AMOUNT = 1_000_000
MOST_LETTERS = 8

_DECIMALS = {
    **dict.fromkeys(("CLP", "ISK", "JPY", "KRW", "PYG", "UGX", "VND", "XAF", "XOF", "XPF"), 0),
    **dict.fromkeys(("BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"), 3),
}
"""The decimals of currencies whose smallest coin is not a hundredth (ISO 4217)."""


def decimals_of(currency: str) -> int:
    """Return the number of decimals of an amount in this currency."""
    return _DECIMALS.get(currency.upper(), 2)


class Stake(Record):
    """An amount per point or per hundred points, in `coins`: the currency's smallest unit."""

    coins: int
    per: Per
    currency: str

    @property
    def amount(self) -> str:
        """The amount as in the session file: `0.50`."""
        return _written(self.coins, self.currency)

    def shares(self, points: Sequence[int], *, hundreds: bool = False) -> tuple[int, ...]:
        """Return the coins that each player gets, or pays if negative; both sum to zero.

        With `hundreds`, `points` are whole hundreds. Amounts are rounded down to whole coins. The
        coins missing then go one by one to the players with the largest rounding; ties go to those
        who come first.
        """
        divisor = HUNDRED if self.per is Per.HUNDRED else 1
        unit = HUNDRED if hundreds else 1
        exact = [divmod(each * unit * self.coins, divisor) for each in points]
        coins = [whole for whole, _ in exact]
        by_rest = sorted(range(len(exact)), key=lambda at: -exact[at][1])
        for at in by_rest[: -sum(coins)]:
            coins[at] += 1
        return tuple(coins)


def _written(coins: int, currency: str) -> str:
    digits = decimals_of(currency)
    whole, rest = divmod(coins, 10**digits)
    return f"{whole}.{rest:0{digits}}" if digits else str(whole)


_AMOUNT = r"(?P<sign>[-+\N{MINUS SIGN}]?)(?P<whole>\d+)(?:[.,](?P<part>\d+))?"


def stake_of(amount: str, per: Per, currency: str) -> Stake:
    """Return the stake for an amount typed with a decimal point or comma.

    Raises `Refused` (`StakeReason`, or `TextReason` for the currency).
    """
    amount, currency = one_line(amount), one_line(currency)
    found = re.fullmatch(_AMOUNT, amount, re.ASCII)
    if found is None:
        raise Refused(StakeReason.AMOUNT, amount=amount[: 2 * len(str(MOST_AMOUNT))])
    whole, part = found["whole"].lstrip("0"), found["part"] or ""
    if len(whole) > len(str(MOST_AMOUNT)) or int(whole or 0) >= MOST_AMOUNT:
        shown = amount[: 2 * len(str(MOST_AMOUNT))]
        raise Refused(StakeReason.MOST, amount=shown, most=MOST_AMOUNT - 1)
    if found["sign"] in ("-", MINUS) or not (whole or part.strip("0")):
        raise Refused(StakeReason.NOTHING, amount=amount)
    if not currency:
        raise Refused(StakeReason.CURRENCY)
    if len(currency) > MOST_LETTERS:
        raise Refused(StakeReason.CURRENCY_LONG, count=len(currency), most=MOST_LETTERS)
    check_text(later("the currency"), currency)
    most = decimals_of(currency)
    if len(part) > most:
        raise Refused(
            StakeReason.DECIMALS, amount=amount, count=len(part), currency=currency, most=most
        )
    return Stake(int((whole or "0") + part.ljust(most, "0")), per, currency)


# --- who pays whom


class Payment(Record):
    """A payment of `amount`; `debtor` and `creditor` are indices of players."""

    debtor: int
    creditor: int
    amount: int


_MOST_EXACT = 12
"""The most players for an exact search, whose time grows exponentially."""


def payments(balances: Sequence[int]) -> tuple[Payment, ...]:
    """Return the fewest payments that settle all balances, largest first.

    `balances` sum to zero; players with more than 0 are paid. A group of n players whose balances
    sum to zero needs n − 1 payments, so the most groups give the fewest payments. Two opposite
    balances always form a group. Among up to twelve other players the most groups are searched
    for; more players form a single group.
    """
    owed = {place: balance for place, balance in enumerate(balances) if balance}
    found: list[Payment] = []
    for group in _groups(owed):
        found += _settled({place: owed[place] for place in group})
    return tuple(sorted(found, key=lambda each: -each.amount))


def _groups(owed: Mapping[int, int]) -> Iterator[tuple[int, ...]]:
    left = dict(owed)
    for place, balance in owed.items():
        if place not in left:
            continue
        other = next((each for each in left if left[each] == -balance), None)
        if other is not None:
            del left[place], left[other]
            yield place, other
    if len(left) <= _MOST_EXACT:
        yield from _most_groups(left)
    else:
        yield tuple(left)


def _most_groups(owed: Mapping[int, int]) -> Iterator[tuple[int, ...]]:
    """Yield the largest number of groups whose balances each sum to zero.

    Dynamic programming over sets of players, as bit masks: the most groups of a set follow from
    the sets with one player less, plus one if the whole set sums to zero.
    """
    places, balances = list(owed), list(owed.values())
    sums, most = [0], [0]
    for players in range(1, 1 << len(places)):
        lowest = (players & -players).bit_length() - 1
        sums.append(sums[players & (players - 1)] + balances[lowest])
        without = (most[players & ~(1 << at)] for at in range(len(places)) if players >> at & 1)
        most.append(max(without) + (sums[players] == 0))
    players, group = (1 << len(places)) - 1, []
    while players:
        before = most[players] - (sums[players] == 0)
        last = next(
            at
            for at in range(len(places))
            if players >> at & 1 and most[players & ~(1 << at)] == before
        )
        players &= ~(1 << last)
        group.append(places[last])
        if sums[players] == 0:
            yield tuple(sorted(group))
            group = []


def _settled(owed: dict[int, int]) -> Iterator[Payment]:
    """Yield the payments within a group: the largest debtor pays the largest creditor."""
    while any(owed.values()):
        creditor = max(owed, key=lambda place: owed[place])
        debtor = min(owed, key=lambda place: owed[place])
        amount = min(owed[creditor], -owed[debtor])
        owed[creditor] -= amount
        owed[debtor] += amount
        yield Payment(debtor, creditor, amount)


# --- in words


def money_words(coins: int, currency: str) -> str:
    """Return an amount of money: `12.50 EUR`."""
    return f"{decimal(_written(coins, currency))}{NO_BREAK}{currency}"


def settlement_words(
    stake: Stake | None, names: Sequence[str], points: Sequence[int], *, hundreds: bool = False
) -> list[str]:
    """Return who pays whom for these points, one line per payment; empty without a stake."""
    if stake is None:
        return []
    return [
        tr("{debtor} pays {creditor} {money}").format(
            debtor=names[each.debtor],
            creditor=names[each.creditor],
            money=money_words(each.amount, stake.currency),
        )
        for each in payments(stake.shares(points, hundreds=hundreds))
    ]


# --- the rule


def stake_rule(point: str, hundred: str) -> Rule:
    """Return the rule for a stake; `point` and `hundred` are English words: `per IMP`.

    On a page it is three texts: amount, currency, and what the amount is paid for. Without an
    amount there is no stake.
    """
    per_words = {Per.POINT: point, Per.HUNDRED: hundred}

    def words(value: object) -> str:
        stake = _made(value)
        if stake is None:
            return tr("no stake")
        return tr("stake {money} {per}").format(
            money=money_words(stake.coins, stake.currency), per=tr(per_words[stake.per])
        )

    def part(entry: Entry) -> str:
        if entry.path[-1] != "per":
            return both(entry)
        return tr(per_words[Per(entry.after or entry.before)])

    return Rule(
        "stake",
        later("Stake"),
        (_page(None),),
        _page(None),
        words,
        in_line=lambda value: "" if _made(value) is None else words(value),
        fields=(
            TypedField(later("Amount"), later("no stake")),
            TypedField(later("Currency"), later("Currency")),
            TypedField(later("paid"), choices=tuple((per.value, per_words[per]) for per in Per)),
        ),
        plain=_page,
        made=_made,
        write=_file,
        read=_read,
        check=_check,
        part=part,
    )


def _check(stake: Stake | None) -> None:
    if stake is not None:
        stake_of(stake.amount, stake.per, stake.currency)


def _page(stake: Stake | None) -> tuple[str, str, str]:
    if stake is None:
        return "", "", Per.POINT.value
    return decimal(stake.amount), stake.currency, stake.per.value


def _made(value: object) -> Stake | None:
    """Return the stake from the page's three texts; `None` without an amount."""
    if not isinstance(value, tuple):
        return None
    amount, currency, per = value
    return stake_of(amount, Per(per), currency) if one_line(amount) else None


def _file(value: object) -> object:
    stake = _made(value)
    if stake is None:
        return None
    return {"amount": stake.amount, "per": stake.per.value, "currency": stake.currency}


def _read(place: FilePlace) -> Stake:
    known = ("amount", "per", "currency")
    keys = place.keys(known, needed=known)
    amount, per = keys["amount"].text(), keys["per"].choice([each.value for each in Per])
    if not re.fullmatch(r"\d+(\.\d+)?", amount, re.ASCII):
        raise keys["amount"].other("N.NN")
    try:
        return stake_of(amount, Per(per), keys["currency"].text())
    except Refused as refused:
        raise placed(place.where, refused) from None
