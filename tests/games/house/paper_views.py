"""Evenings to be printed, made by hand or by hypothesis, and two that differ only in secrets."""

from __future__ import annotations

import random
from datetime import date

from hypothesis import strategies as st

from chicago_gui.games.house.evening import loads, reveal
from chicago_gui.games.house.evening.session import Counts, Session
from chicago_gui.games.house.rules import PassedOut, Rules
from chicago_gui.games.house.sheet import Deal, Sheet
from chicago_gui.games.house.view import Advice, OpenDeal, PlayedDeal, PlayerStanding, View
from chicago_gui.record import replace
from chicago_gui.scoring import ALL_BIDS, HOUSE, OFFICIAL, Contract, Doubling, TargetTable, judge
from tests.games.house.evening import make

FIVE = ("Anna", "Boris", "Vera", "Dima", "Egor")
LONG = (
    "Maximilian-Alexander von und zu Hohenloh",
    "Анна-Мария Рождественская-Щербакова",
    "Łukasz",
    "W" * 40,
    "Jane Elizabeth",
)

names = st.lists(
    st.one_of(
        st.sampled_from(LONG),
        st.text(st.characters(codec="utf-8", exclude_categories=("Cc", "Cs")), max_size=45),
    ).filter(str.strip),
    min_size=5,
    max_size=5,
    unique_by=lambda name: "".join(name.split()).casefold(),
).map(tuple)


def played(number: int, players: tuple[str, ...], seed: int = 0, note: str = "") -> PlayedDeal:
    """A deal that is over; `seed` varies everything on it."""
    dice = random.Random(f"{number} {seed}")
    out, *four = dice.sample(players, 5)
    hcp = dice.choice([(10, 10, 10, 10), (37, 0, 3, 0), (12, 9, 13, 6), (20, 11, 9, 0)])
    bid = dice.choice(ALL_BIDS)
    contract = Contract(bid.level, bid.denomination, dice.choice(list(Doubling)))
    teams = ((four[0], four[2]), (four[3], four[1]))
    vulnerable = (dice.random() < 0.5, dice.random() < 0.5)
    tricks = dice.randint(0, 13)
    deal = Deal(
        prepared_by=out,
        decks=(four[0], four[1], four[2], four[3]),
        teams=teams,
        vulnerable=vulnerable,
        opening_bid=four[1],
        contract=contract,
        declarer=four[3],
        bid_by=dice.choice([None, four[1]]),
        tricks=tricks,
        note=note,
    )
    held = (hcp[0] + hcp[2], hcp[1] + hcp[3])
    outcome = judge(held, vulnerable, HOUSE, 1, contract, tricks)
    doubts = dice.choice([(), (four[0],)])
    noted = tuple((name, 1) for name in doubts)
    return PlayedDeal(number, deal, False, hcp, held, noted, doubts, outcome)


def thrown_in(number: int, players: tuple[str, ...], note: str = "") -> PlayedDeal:
    """A deal that nobody bid on, to be dealt again."""
    session = make.thrown_in(make.fresh(names=players), players[0], (10, 10, 10, 10))
    (deal,) = reveal(session).deals
    assert isinstance(deal, PlayedDeal)
    return replace(deal, number=number, deal=replace(deal.deal, note=note))


def going_on(number: int, players: tuple[str, ...]) -> OpenDeal:
    """A deal that is being played."""
    session = make.bid(make.fresh(names=players), "7HXX", preparer=players[0], z=(True, False))
    (deal,) = reveal(session).deals
    assert isinstance(deal, OpenDeal)
    return replace(deal, number=number)


def view_of(
    deals: tuple[OpenDeal | PlayedDeal, ...],
    players: tuple[str, ...] = FIVE,
    planned: int = 15,
    place: str = "at Vera's",
    rules: Rules | None = None,
) -> View:
    """An evening of these deals."""
    sheet = Sheet(
        id="3b0f7f0e-7d0c-4f7e-9a55-1d0f3c6b7a10",
        date=date(2026, 11, 20),
        place=place,
        players=players,
        planned_deals=planned,
        rules=rules or Rules(),
        deals=tuple(deal.deal for deal in deals),
    )
    over = [deal for deal in deals if isinstance(deal, PlayedDeal)]
    standing = tuple(
        PlayerStanding(player, sum(deal.imps_of(player) or 0 for deal in over), 3, 3, 12)
        for player in players
    )
    return View(sheet, deals, standing, 3, (), Advice(None, "dummy", None, (), None))


def evening(full: int, planned: int = 15, thrown: tuple[int, ...] = ()) -> View:
    """An evening with `full` deals played; before each number in `thrown` one is thrown in."""
    deals: list[OpenDeal | PlayedDeal] = []
    for number in range(1, full + 1):
        deals += [thrown_in(number, FIVE)] * thrown.count(number)
        deals.append(played(number, FIVE))
    return view_of(tuple(deals), planned=planned)


@st.composite
def views(draw: st.DrawFn) -> View:
    """Evenings of any length, with any names, thrown-in deals, notes and up to two open deals."""
    players = draw(names)
    planned = draw(st.integers(1, 60))
    note = draw(st.sampled_from(["", "short", "a long remark, and on it goes. " * 40, "x" * 900]))
    deals: list[OpenDeal | PlayedDeal] = []
    number = 1
    for kind in draw(st.lists(st.sampled_from("ppppt"), max_size=30)):
        if kind == "t":
            deals.append(thrown_in(number, players, note))
        elif number <= planned:
            deals.append(played(number, players, draw(st.integers(0, 3)), note))
            number += 1
    for _ in range(min(draw(st.integers(0, 2)), planned + 1 - number)):
        deals.append(going_on(number, players))
        number += 1
    place = draw(st.sampled_from(["", "home", "a house by the river, " * 9]))
    targets = draw(
        st.sampled_from(
            [HOUSE, OFFICIAL, TargetTable("Ours, with very many words " * 5, HOUSE.rows)]
        )
    )
    rules = Rules(targets, PassedOut.REDEAL, draw(st.booleans()))
    return view_of(tuple(deals), players, planned, place, rules)


def with_other_secrets(session: Session) -> Session:
    """`session` with other counts, and other notes of counts, in every deal that is not over."""
    counts = tuple(
        kept if deal.over else Counts(_other(kept.hcp), tuple((n, 36) for n in deal.at_table))
        for deal, kept in zip(session.deals, session.counts, strict=True)
    )
    assert counts != session.counts
    return replace(session, counts=counts)


def _other(
    hcp: tuple[int | None, int | None, int | None, int | None],
) -> tuple[int | None, int | None, int | None, int | None]:
    if None in hcp:
        return (37, None, None, None)
    return (0, 1, 2, 37) if hcp != (0, 1, 2, 37) else (10, 10, 10, 10)


def twins(text: str) -> tuple[View, View]:
    """What everybody may see of a session, and of one that differs from it only in secrets."""
    session = loads(text)
    return reveal(session), reveal(with_other_secrets(session))
