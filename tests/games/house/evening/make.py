"""Evenings made by hand: a session of five, deals played key by key, session files to be spoilt."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from datetime import date
from typing import Any

from chicago_gui.games.house import changes as c
from chicago_gui.games.house.evening import Change, EnterHcp, Session
from chicago_gui.games.house.evening.apply import apply
from chicago_gui.games.house.rotation.advise import advise_sheet
from chicago_gui.games.house.rules import PassedOut, Rotation, Rules
from chicago_gui.games.house.sheet import Deck, Sheet
from chicago_gui.record import replace
from chicago_gui.scoring import HOUSE, Contract, Refused, TargetTable
from chicago_gui.sheet.panel import Teams

NAMES = ("Anna", "Boris", "Vera", "Dima", "Egor")
ID = "7b1e9c1e-0000-4000-8000-000000000001"
DAY = date(2026, 11, 20)

HCP = (12, 9, 13, 6)
"""The counts of a deal when nothing else is said; with the usual teams 21 against 19."""

Four = tuple[int, int, int, int]


def fresh(
    *,
    names: tuple[str, ...] = NAMES,
    planned: int = 15,
    passed_out: PassedOut = PassedOut.REDEAL,
    honours: bool = False,
    rotation: Rotation = Rotation.WRITTEN,
    targets: TargetTable = HOUSE,
    place: str = "",
) -> Session:
    """An evening before its first deal."""
    rules = Rules(targets, passed_out, honours, rotation)
    return Session(Sheet(ID, DAY, place, names, planned, rules))


def after(session: Session, *changes: Change) -> Session:
    """`session` after these changes, none of which may be refused."""
    for change in changes:
        session = apply(session, change)
    return session


def made(session: Session, change: Any) -> Session:
    """`session` after what a cell or a choice means, which may be several changes in one."""
    for each in getattr(change, "changes", (change,)):
        session = apply(session, each)
    return session


def attempt(session: Session, change: Change) -> Session:
    """`session` after `change`, or the same object when that is refused."""
    try:
        return apply(session, change)
    except Refused:
        return session


def table(session: Session, preparer: str) -> tuple[str, str, str, str]:
    """The four who play when `preparer` sits out, in the order of the sheet."""
    one, two, three, four = (name for name in session.sheet.players if name != preparer)
    return one, two, three, four


def counting(index: int, hcp: Iterable[int | None]) -> list[Change]:
    """The preparer types the counts; a `None` is left out."""
    pairs = zip(Deck, hcp, strict=True)
    return [EnterHcp(index, deck, count) for deck, count in pairs if count is not None]


def picking(index: int, decks: Iterable[str]) -> list[Change]:
    """The first three decks are picked; the last falls into place."""
    return [c.PickDeck(index, deck, name) for deck, name in list(zip(Deck, decks, strict=True))[:3]]


def seating(
    index: int, teams: Teams, z: tuple[bool, bool] = (False, False), opener: str | None = None
) -> list[Change]:
    """The four sit down, have their Z, and somebody opens."""
    return [
        c.SitDown(index, teams),
        c.EnterZ(index, 0, z[0]),
        c.EnterZ(index, 1, z[1]),
        c.EnterOpener(index, opener or teams[0][0]),
    ]


def begun(session: Session, preparer: str = "Egor", hcp: Iterable[int | None] = HCP) -> Session:
    """One deal more: prepared and counted, its decks still in the folder."""
    index = len(session.deals)
    return after(session, c.BeginDeal(preparer), *counting(index, hcp))


def ready(
    session: Session, preparer: str = "Egor", hcp: Four = HCP, z: tuple[bool, bool] = (False, False)
) -> Session:
    """One deal more: handed out, seated, about to be bid.

    Deck A and B are picked by the first team, C and D by the second, in the order of the sheet.
    """
    index = len(session.deals)
    one, two, three, four = table(session, preparer)
    session = begun(session, preparer, hcp)
    return after(
        session,
        *picking(index, (one, two, three, four)),
        *seating(index, ((one, two), (three, four)), z),
    )


def bid(
    session: Session,
    contract: str = "4S",
    declarer: str | None = None,
    preparer: str = "Egor",
    hcp: Four = HCP,
    z: tuple[bool, bool] = (False, False),
) -> Session:
    """One deal more: its auction is over, the play is not. The first at the table plays it."""
    index = len(session.deals)
    session = ready(session, preparer, hcp, z)
    declarer = declarer or table(session, preparer)[0]
    return after(session, c.EnterContract(index, Contract.parse(contract), declarer))


def played(
    session: Session,
    contract: str = "4S",
    tricks: int = 10,
    declarer: str | None = None,
    preparer: str = "Egor",
    hcp: Four = HCP,
    z: tuple[bool, bool] = (False, False),
) -> Session:
    """One deal more, over."""
    index = len(session.deals)
    session = bid(session, contract, declarer, preparer, hcp, z)
    return after(session, c.EnterResult(index, tricks))


def thrown_in(session: Session, preparer: str = "Egor", hcp: Four = HCP) -> Session:
    """One deal more, passed out."""
    index = len(session.deals)
    return after(ready(session, preparer, hcp), c.PassOut(index))


def of_four(planned: int = 12, **rules: Any) -> Session:
    """An evening of four before its first deal."""
    return fresh(names=NAMES[:4], planned=planned, **rules)


def played_by_four(session: Session, tricks: int | None = 10) -> Session:
    """One deal more with four, its counts still to come."""
    index = len(session.deals)
    advice = advise_sheet(session.sheet)
    session = after(
        session,
        c.BeginDeal(),
        *seating(index, advice.line_ups[0], opener=advice.opening_bid),
        c.EnterContract(index, Contract.parse("4S"), advice.line_ups[0][0][0]),
    )
    return session if tricks is None else after(session, c.EnterResult(index, tricks))


def blank(session: Session) -> Session:
    """Return the evening of `session` before its first deal."""
    sheet = session.sheet
    return Session(replace(sheet, deals=(), away=sheet.deals[0].away if sheet.deals else ()))


def changes(session: Session) -> Iterator[Change]:
    """Yield what is typed, key by key, from `blank(session)` to `session`."""
    away = blank(session).sheet.away
    for index, (deal, counts) in enumerate(zip(session.deals, session.counts, strict=True)):
        four = session.sheet.is_four(deal)
        if deal.away != away:
            away = deal.away
            yield c.ChangeAttendance(away)
        yield c.BeginDeal(deal.prepared_by)
        if not four:
            yield from counting(index, counts.hcp)
            for deck, name in list(zip(Deck, deal.decks, strict=True))[:3]:
                if name is not None:
                    yield c.PickDeck(index, deck, name)
        if deal.teams is not None:
            yield c.SitDown(index, deal.teams)
        for team, z in enumerate(deal.vulnerable):
            if z is not None:
                yield c.EnterZ(index, team, z)
        if deal.opening_bid is not None:
            yield c.EnterOpener(index, deal.opening_bid)
        if deal.passed_out:
            yield c.PassOut(index)
        elif deal.contract is not None:
            yield c.EnterContract(index, deal.contract, deal.declarer)
            if deal.tricks is not None:
                yield c.EnterResult(index, deal.tricks)
        if four and counts.complete:
            one, two, three, last = (hcp or 0 for hcp in counts.hcp)
            yield c.CorrectCounts(index, (one, two, three, last))


def two_open(session: Session) -> Session:
    """Deal 1 is being played and deal 2 is counted: the two secrets of the same hour."""
    return begun(bid(session), "Boris", (31, 2, 4, 3))


def without_halves(session: Session) -> Session:
    """`session` as a session file can say it: a Z that only one team has is not there."""
    deals = tuple(
        replace(deal, vulnerable=(None, None)) if None in deal.vulnerable else deal
        for deal in session.deals
    )
    return replace(session, sheet=replace(session.sheet, deals=deals))


def every_deal(session: Session) -> range:
    """The places of all deals: everybody's secrets, for a round trip."""
    return range(len(session.deals))


# Session files ------------------------------------------------------------------------------


def file_of(deal: dict[str, Any] | None = None, number: int = 1, **heading: Any) -> dict[str, Any]:
    """A session file's value with `deal` in it as that number, and parts of its heading changed."""
    value: dict[str, Any] = {
        "format": "chicago-session",
        "version": 1,
        "id": ID,
        "date": DAY.isoformat(),
        "place": "",
        "players": list(NAMES),
        "planned_deals": 15,
        "rules": {"targets": "house", "passed_out": "redeal", "honours": False},
        "deals": [] if deal is None else [*({} for _ in range(number - 1)), deal],
    }
    return {**value, **heading}


def deal_of(**parts: Any) -> dict[str, Any]:
    """A deal of a session file with every key but `bid_by` and `honours`; `None` takes one out."""
    value: dict[str, Any] = {
        "prepared_by": "Egor",
        "hcp": {"A": 12, "B": 9, "C": 13, "D": 6},
        "decks": {"A": "Anna", "B": "Boris", "C": "Vera", "D": "Dima"},
        "teams": [["Anna", "Boris"], ["Vera", "Dima"]],
        "vulnerable": [False, True],
        "opening_bid": "Boris",
        "contract": "4S",
        "declarer": "Anna",
        "tricks": 10,
        "noted_hcp": {"Boris": 9},
        "note": "played in the kitchen",
    }
    return {key: part for key, part in {**value, **parts}.items() if part is not None}


def text_of(value: object) -> str:
    """The text of a session file with this value."""
    return json.dumps(value, ensure_ascii=False)


def places(value: object, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The path to every value inside `value`, itself first."""
    yield path
    items: Iterable[tuple[Any, object]] = ()
    if isinstance(value, dict):
        items = value.items()
    elif isinstance(value, list):
        items = enumerate(value)
    for key, part in items:
        yield from places(part, (*path, key))
