"""Evenings by chance: sessions at any stage, changes to them, twins that differ in secrets alone.

    @given(sessions())             any evening: begun, going on, played out, partly filled in
    @given(sessions(open_deals=2)) one with so many deals that are not over
    @given(secret_twins())         two evenings that are the same to everybody but the preparer
    @given(..., randoms())         a source of chance for `any_change(random, session)`

Sessions come about as real ones do: by changes, none of which was refused. How many deals there
are and how far they got is drawn, so that a failing example comes out small; what stands in them
comes from a seed, because drawing every card of an evening takes more time than judging it.
"""

from __future__ import annotations

from datetime import date, timedelta
from random import Random
from typing import get_args

from hypothesis import assume, settings
from hypothesis import strategies as st

from chicago_gui.games.house import changes as c
from chicago_gui.games.house.evening import Change, Counts, EnterCounts, EnterHcp, Session
from chicago_gui.games.house.rules import PassedOut, Rotation, Rules
from chicago_gui.games.house.sheet import Deal, Deck, Sheet
from chicago_gui.record import replace
from chicago_gui.scoring import (
    HONOUR_POINTS,
    HOUSE,
    OFFICIAL,
    Contract,
    Denomination,
    Doubling,
    TargetTable,
)
from chicago_gui.sheet.panel import Teams
from chicago_gui.sheet.setup import ChangeHeading, ChangeRules
from chicago_gui.sheet.stakes import Per, Stake
from chicago_gui.sheet.typing.keyboards import folded
from tests.games.house.evening.make import NAMES, Four, after, attempt

CYRILLIC = ("Аня", "Борис", "Вера", "Дима", "Егор")
MIXED = ("Peter", "Jane Elizabeth", "Søren", "Łukasz", "Ольга")
ALIKE = ("An", "Anna", "Anna Maria", "Anna-Maria", "Анна")
"""One name is the beginning of another, and two differ only in a hyphen."""

LONG = (
    "Анастасия Константиновна Преображенская-Голенищева",
    "Wolfeschlegelsteinhausenbergerdorff Senior",
    "O'Brien & <b>Sons</b>",
    "=SUM(A1:A9)",
    "李",
)
NOTES = (
    "",
    "played in the kitchen",
    "Вера забыла козырь",
    '="x"&A1, "quoted"; a comma',
    "<b>bold</b> & 100 %",
    "✂ 🂡 ︎ ﷽",
    "  spaces at both ends  ",
    "long " * 60,
)
KINDS: tuple[type[Change], ...] = (
    *(kind for kind in get_args(c.PublicChange) if kind is not c.DealEntry),
    *c.DealEntry.__subclasses__(),
    *(EnterHcp, EnterCounts),
)
"""Every kind of change there is."""

COUNTING = (c.CorrectCounts, EnterHcp, EnterCounts)
"""The kinds that write HCP and nothing else."""

half = settings(max_examples=settings().max_examples // 2)
"""What takes long with each example is tried with half as many as the profile asks for."""

words = st.text(st.characters(exclude_categories=("C", "Zl", "Zp")), max_size=30)
"""Text as people type it: any alphabet, one line, no control characters."""

players = st.one_of(
    st.sampled_from((NAMES, CYRILLIC, MIXED, ALIKE, LONG)),
    st.lists(words.filter(folded), min_size=5, max_size=5, unique_by=folded).map(tuple),
)
spoken_players = st.one_of(
    st.sampled_from((NAMES, CYRILLIC, MIXED, ALIKE, LONG[:3] + CYRILLIC[:2])),
    st.lists(
        st.from_regex(r"[^\W\d_]{1,8}([ '-][^\W\d_]{1,8})?", fullmatch=True),
        min_size=5,
        max_size=5,
        unique_by=folded,
    ).map(tuple),
)
"""Five whose names are words: only those can be typed into a cell that takes numbers as well."""


def randoms() -> st.SearchStrategy[Random]:
    """A source of chance whose seed is drawn."""
    return st.randoms(use_true_random=True)


# What stands in a deal ------------------------------------------------------------------------


def any_pack(random: Random) -> Four:
    """The counts of four hands: 40 together, now and then all in one or two of them."""
    a = random.randint(0, random.choice((12, 20, 37)))
    b = random.randint(0, min(37, 40 - a))
    left = 40 - a - b
    third = random.randint(max(0, left - 37), min(37, left))
    four = [a, b, third, left - third]
    random.shuffle(four)
    return four[0], four[1], four[2], four[3]


def any_contract(random: Random) -> Contract:
    return Contract(
        random.randint(1, 7), random.choice(tuple(Denomination)), random.choice(tuple(Doubling))
    )


def any_teams(random: Random, people: list[str]) -> Teams:
    """Four of `people` as two teams."""
    one, two, three, four = random.sample(people, 4)
    return (one, two), (three, four)


def any_table(random: Random) -> TargetTable:
    """The house's table, the official one, or one of their own."""
    if random.random() < 0.6:
        return random.choice((HOUSE, OFFICIAL))
    plain, vulnerable = random.randint(0, 400), random.randint(0, 400)
    rows = tuple((plain * step, vulnerable * step + 45) for step in range(21))
    return TargetTable(random.choice(("Ours", "house", "", "наша «таблица»")), rows)


def any_rules(random: Random, targets: TargetTable) -> Rules:
    return Rules(
        targets,
        random.choice(tuple(PassedOut)),
        random.random() < 0.5,
        random.choice(tuple(Rotation)),
        random.choice((None, Stake(random.randint(1, 500), random.choice(tuple(Per)), "EUR"))),
    )


def _one_deal(random: Random, session: Session, over: bool) -> list[Change]:
    """What is typed for the next deal, from the preparer's name to the end, or not so far."""
    index = len(session.deals)
    there = session.sheet.there_next
    preparer = None if session.sheet.is_four_next else random.choice(there)
    four = [name for name in there if name != preparer]
    random.shuffle(four)
    counts = list(zip(Deck, any_pack(random), strict=True))
    picks = list(zip(Deck, four, strict=True))[:3]
    steps: list[list[Change]] = [
        [EnterHcp(index, deck, count) for deck, count in counts],
        [c.PickDeck(index, deck, name) for deck, name in picks],
        [c.SitDown(index, any_teams(random, four))],
        [c.EnterZ(index, 0, random.random() < 0.5)],
        [c.EnterZ(index, 1, random.random() < 0.5)],
        [c.EnterOpener(index, random.choice(four))],
        [c.EnterNote(index, random.choice(NOTES))],
    ]
    if random.random() < 0.4:
        # Anything may be left out, for it can be filled in later, or never.
        for place in random.sample((0, 1, 3, 4, 5), random.randint(1, 3)):
            steps[place] = steps[place][: random.randint(0, len(steps[place]) - 1)]
    typed = [change for step in steps for change in step]
    auction: list[Change] = [
        c.EnterContract(index, any_contract(random), random.choice((*four, *four, None)))
    ]
    if random.random() < 0.25:
        auction.append(c.Swap(index))
    if not over:
        typed += auction
        typed = typed[: random.randint(0, len(typed))]
        if random.random() < 0.3:
            # A count that was wrong, so that the four are not 40 yet.
            typed.insert(
                random.randint(0, len(typed)),
                EnterHcp(index, random.choice(tuple(Deck)), random.randint(0, 37)),
            )
        return [c.BeginDeal(preparer), *typed]
    if random.random() < 0.15:
        return [c.BeginDeal(preparer), *typed, c.PassOut(index)]
    typed += [*auction, c.EnterResult(index, random.randint(0, 13))]
    if random.random() < 0.4:
        typed += [
            c.EnterNoted(index, name, random.randint(0, 37))
            for name in random.sample(four, random.randint(1, 4))
        ]
    if preparer is None and random.random() < 0.7:
        typed.append(c.CorrectCounts(index, any_pack(random)))
    if random.random() < 0.4:
        typed.append(c.EnterHonours(index, random.choice(four), random.choice(HONOUR_POINTS)))
    return [c.BeginDeal(preparer), *typed]


def _bid_somehow(random: Random, session: Session) -> Session:
    """The last deal gets a contract, so that the next can be begun."""
    index = len(session.deals) - 1
    deal = session.deals[index]
    four = [name for name in session.sheet.there(deal) if name != deal.prepared_by]
    if deal.teams is None:
        teams = any_teams(random, sorted(deal.at_table) if len(deal.at_table) == 4 else four)
        session = after(session, c.SitDown(index, teams))
    contract = any_contract(random)
    return after(session, c.EnterContract(index, contract, random.choice(four)))


# Whole evenings -------------------------------------------------------------------------------


@st.composite
def sheets(
    draw: st.DrawFn, least: int = 1, people: st.SearchStrategy[tuple[str, ...]] = players
) -> Session:
    """An evening of `people` before its first deal, planned for at least so many."""
    random = draw(randoms())
    targets = any_table(random)
    sheet = Sheet(
        id=f"00000000-0000-4000-8000-{random.randrange(16**12):012x}",
        date=date(1000, 1, 1) + timedelta(days=random.randrange(365 * 8999)),
        place=draw(words).strip(),
        players=draw(people),
        planned_deals=max(least, random.choice((10, 15, 20, 25, random.randint(1, 60)))),
        rules=any_rules(random, targets),
    )
    return Session(sheet)


@st.composite
def sessions(
    draw: st.DrawFn,
    *,
    open_deals: int | None = None,
    most: int = 4,
    edits: int = 4,
    people: st.SearchStrategy[tuple[str, ...]] = players,
) -> Session:
    """An evening at any stage: `open_deals` of its deals are not over, at most `most` are.

    Without `open_deals` there are 0 to 2. `edits` is the most changes made afterwards, anywhere
    on the sheet; a number of open deals that was asked for they leave as it is.
    """
    still = draw(st.integers(0, 2)) if open_deals is None else open_deals
    over = draw(st.integers(0, most))
    random = draw(randoms())
    session = draw(sheets(max(1, over + still), people))
    comings = draw(st.booleans())
    for _ in range(over):
        if comings and random.random() < 0.4:
            session = attempt(session, any_attendance(random, session))
        for change in _one_deal(random, session, True):
            session = attempt(session, change)
        if not session.deals[-1].over:
            index = len(session.deals) - 1
            session = after(_bid_somehow(random, session), c.EnterResult(index, 7))
    for place in range(still):
        if comings and random.random() < 0.4:
            session = attempt(session, any_attendance(random, session))
        for change in _one_deal(random, session, False):
            session = attempt(session, change)
        if place < still - 1 and not session.deals[-1].has_contract:
            session = _bid_somehow(random, session)
    for _ in range(draw(st.integers(0, edits))):
        changed = attempt(session, any_change(random, session))
        if open_deals is None or len(changed.sheet.open_deals) == open_deals:
            session = changed
    return session


@st.composite
def secret_twins(draw: st.DrawFn, *, most: int = 3, edits: int = 4) -> tuple[Session, Session]:
    """Two evenings that differ only in secrets: the counts and the noted counts of open deals."""
    session = draw(sessions(open_deals=draw(st.integers(1, 2)), most=most, edits=edits))
    random = draw(randoms())
    counts = list(session.counts)
    for index in session.sheet.open_deals:
        if session.sheet.is_four(session.deals[index]):
            continue  # it has no secret
        counts[index] = _any_secret(random, session, session.deals[index])
    twin = replace(session, counts=tuple(counts))
    assume(twin != session)
    return session, twin


def _any_secret(random: Random, session: Session, deal: Deal) -> Counts:
    """Any secret an open deal may have: 40 together, or half counted, once it is handed out."""
    pack = any_pack(random)
    hcp: tuple[int | None, int | None, int | None, int | None] = pack
    chance = random.random()
    if chance < 0.2:
        hcp = (None, pack[1], pack[2], None)
    elif chance < 0.5 and not deal.handed_out:
        hcp = (pack[0], pack[1], pack[2], random.randint(0, 37))
    noted = random.sample(session.sheet.there(deal), random.choice((0, 0, 1, 2)))
    return Counts(hcp, tuple((name, random.randint(0, 37)) for name in noted))


# Changes --------------------------------------------------------------------------------------


def any_attendance(random: Random, session: Session) -> c.ChangeAttendance:
    """Players come or go, so that mostly four or five are there."""
    people = session.sheet.players
    joined = tuple(name for name in ("Zoe", "Ёж") if name not in people and random.random() < 0.3)
    many = len(people) + len(joined) - random.choice((4, 5, 5))
    away = random.sample((*people, *joined), max(0, many))
    return c.ChangeAttendance(tuple(away), joined)


def any_change(random: Random, session: Session, kinds: tuple[type[Change], ...] = KINDS) -> Change:
    """Any change somebody might try on `session`: most can be, some cannot."""
    kind = random.choice(kinds)
    people = list(session.sheet.players)
    index = random.randrange(len(session.deals)) if session.deals else 0
    if random.random() < 0.05:
        index = random.choice((-1, len(session.deals)))
    deal = session.deals[index] if 0 <= index < len(session.deals) else Deal()
    four = sorted(deal.at_table) if len(deal.at_table) == 4 else people
    name = random.choice((*four, *four, *people, "Nobody"))
    empty = random.random() < 0.25
    table = random.choice((None, any_table(random)))
    pack = any_pack(random)
    if random.random() < 0.3:
        pack = (pack[0], pack[1], pack[2], pack[3] + 1)
    made: dict[type[Change], Change] = {
        c.BeginDeal: c.BeginDeal(name),
        c.InsertDeal: c.InsertDeal(index),
        c.DeleteDeal: c.DeleteDeal(index),
        c.EnterPreparer: c.EnterPreparer(index, name),
        c.PickDeck: c.PickDeck(index, random.choice(tuple(Deck)), None if empty else name),
        c.SitDown: c.SitDown(
            index, None if empty else any_teams(random, random.choice((four, four, people)))
        ),
        c.EnterZ: c.EnterZ(index, random.randint(0, 1), random.choice((True, False, None))),
        c.EnterOpener: c.EnterOpener(index, None if empty else name),
        c.EnterContract: c.EnterContract(
            index, None if empty else any_contract(random), random.choice((name, name, None))
        ),
        c.PassOut: c.PassOut(index),
        c.Swap: c.Swap(index),
        c.EnterResult: c.EnterResult(index, None if empty else random.randint(-1, 14)),
        c.CorrectCounts: c.CorrectCounts(index, pack),
        c.EnterNoted: c.EnterNoted(index, name, None if empty else random.randint(-1, 38)),
        c.EnterAllNoted: c.EnterAllNoted(
            index, tuple((each, None if empty else random.randint(0, 38)) for each in four)
        ),
        c.EnterHonours: c.EnterHonours(index, name, random.choice((None, 50, *HONOUR_POINTS))),
        c.EnterNote: c.EnterNote(index, random.choice(NOTES)),
        c.ChangePlan: c.ChangePlan(random.randint(0, random.choice((20, 61)))),
        c.Rename: random.choice(
            (
                c.Rename(((name, random.choice(("Zoe", "Zoe Ann", "", " ", "Ёж", *people))),)),
                c.Rename(tuple(zip(people, random.sample(people, k=len(people)), strict=True))),
            )
        ),
        ChangeHeading: ChangeHeading(date(2027, 1, random.randint(1, 31)), " Vera's flat "),
        ChangeRules: ChangeRules(any_rules(random, table or session.sheet.rules.targets)),
        EnterHcp: EnterHcp(
            index, random.choice(tuple(Deck)), None if empty else random.randint(-1, 38)
        ),
        EnterCounts: EnterCounts(index, pack),
        c.ChangeAttendance: any_attendance(random, session),
        c.SeparateName: c.SeparateName(
            name,
            random.choice((*people, "Zoe")),
            tuple(at for at in range(len(session.deals)) if random.random() < 0.5),
        ),
    }
    return made[kind]
