"""Evenings of all kinds, for what must hold of every one of them."""

from __future__ import annotations

from datetime import date
from typing import Any, TypeVar

from hypothesis import strategies as st

from chicago_gui.games.four_deal import session as four_deal
from chicago_gui.games.rubber import session as rubber
from chicago_gui.games.rubber.session import rubber_totals
from chicago_gui.record import replace
from chicago_gui.scoring import Denomination, Settling
from chicago_gui.sheet.partnerships import Sides
from chicago_gui.sheet.sittings.model import Deal, Evening
from chicago_gui.sheet.stakes import Per, Stake
from tests.scoring.contracts import CONTRACTS

SomeEvening = TypeVar("SomeEvening", bound=Evening[Any, Any])

ID = "0b9d9a54-7b0e-4a8e-9a32-5a8f0a2f7d01"
DAY = date(2026, 10, 2)
NAMES = ("Ann", "Bob", "Cid", "Dee", "Eve", "Фёдор", "=Zoë")

FOUR = NAMES[:4]


def empty(kind: str, players: tuple[str, ...] = FOUR) -> Any:
    """Return a session without a sitting."""
    if kind == "rubber":
        return rubber.Session(ID, DAY, "", players, rubber.Rules())
    return four_deal.Session(ID, DAY, "", players, four_deal.Rules())


settlings = st.sampled_from(Settling)
stakes = st.none() | st.builds(
    Stake, st.integers(1, 500), st.sampled_from(Per), st.sampled_from(("EUR", "JPY"))
)
four_deal_rules = st.builds(
    four_deal.Rules,
    st.booleans(),
    settlings,
    stakes,
    st.sampled_from(four_deal.Partscores),
    st.sampled_from(four_deal.Vulnerable),
)
rubber_rules = st.builds(
    rubber.Rules,
    st.booleans(),
    settlings,
    stakes,
    st.sampled_from([0, 300]),
    st.sampled_from([0, 50, 100]),
)
players = st.integers(4, 7).map(lambda count: NAMES[:count])


@st.composite
def sides_of(draw: st.DrawFn, names: tuple[str, ...]) -> Sides:
    """Four of them in any order."""
    one, two, three, four = draw(st.permutations(names))[:4]
    return (one, two), (three, four)


@st.composite
def deals(draw: st.DrawFn, sides: Sides, honours_count: bool, *, over: bool = True) -> Deal:
    """A deal that was played or passed out, or else one in play."""
    note = draw(st.sampled_from(["", "=note"]))
    if over and draw(st.integers(0, 5)) == 0:
        return Deal(passed_out=True, note=note)
    four = sides[0] + sides[1]
    contract = draw(CONTRACTS)
    tricks = draw(st.integers(0, 13) | st.just(contract.needed)) if over else None
    honours: tuple[tuple[str, int], ...] = ()
    if honours_count and draw(st.booleans()):
        most = contract.denomination is Denomination.NOTRUMP
        honours = (
            (draw(st.sampled_from(four)), 150 if most else draw(st.sampled_from([100, 150]))),
        )
    return Deal(contract, False, draw(st.sampled_from(four)), tricks, honours, note)


@st.composite
def rounds(draw: st.DrawFn, names: tuple[str, ...], honours: bool) -> four_deal.Round:
    """A round with up to four deals that count, the last perhaps in play."""
    sides = draw(sides_of(names))
    each = four_deal.Round(sides, draw(st.sampled_from(sides[0] + sides[1])))
    many = draw(st.integers(0, 4))
    while each.counting < many:
        over = each.counting + 1 < many or draw(st.booleans())
        each = four_deal.Round(
            sides, each.dealer, (*each.deals, draw(deals(sides, honours, over=over)))
        )
    return each


@st.composite
def rubbers(draw: st.DrawFn, names: tuple[str, ...], rules: rubber.Rules) -> rubber.Rubber:
    """A rubber that is won, stopped or going on."""
    sides = draw(sides_of(names))
    each = rubber.Rubber(sides, draw(st.sampled_from(sides[0] + sides[1])))
    for _ in range(draw(st.integers(0, 10))):
        dealt = (*each.deals, draw(deals(sides, rules.honours)))
        each = rubber.Rubber(sides, each.dealer, dealt)
        if rubber_totals(each, rules).won is not None:
            return each
    return rubber.Rubber(sides, each.dealer, each.deals, stopped=draw(st.booleans()))


@st.composite
def absences(draw: st.DrawFn, names: tuple[str, ...], seated: tuple[str, ...]) -> tuple[str, ...]:
    """Who was not there: nobody, or some of those who could be spared."""
    spared = [name for name in names if name not in seated][: len(names) - 4]
    return tuple(draw(st.lists(st.sampled_from(spared), unique=True))) if spared else ()


@st.composite
def some_away(draw: st.DrawFn, evening: SomeEvening) -> SomeEvening:
    """The evening with people who came late, or left early."""
    names = evening.players
    sittings = tuple(
        replace(each, away=draw(absences(names, each.seats))) for each in evening.sittings
    )
    return replace(evening, sittings=sittings, away=draw(absences(names, ())))


@st.composite
def four_deal_sessions(draw: st.DrawFn) -> four_deal.Session:
    """An evening of four-deal Chicago."""
    names, rules = draw(players), draw(four_deal_rules)
    played = draw(st.lists(rounds(names, rules.honours), max_size=4))
    place = draw(st.sampled_from(["", "Ann's"]))
    return draw(some_away(four_deal.Session(ID, DAY, place, names, rules, tuple(played))))


@st.composite
def rubber_sessions(draw: st.DrawFn) -> rubber.Session:
    """An evening of rubber bridge."""
    names, rules = draw(players), draw(rubber_rules)
    played = draw(st.lists(rubbers(names, rules), max_size=4))
    place = draw(st.sampled_from(["", "Ann's"]))
    return draw(some_away(rubber.Session(ID, DAY, place, names, rules, tuple(played))))
