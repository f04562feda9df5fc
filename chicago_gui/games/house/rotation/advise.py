"""What the sheet advises, and how far from even the evening must come out."""

from __future__ import annotations

from functools import lru_cache
from itertools import takewhile
from typing import Protocol

from chicago_gui.games.house.rotation.choosing import (
    PreparerChoice,
    Turn,
    cap,
    next_out,
    opener,
    ranked,
)
from chicago_gui.games.house.rotation.goals import Position, around_level, evenest
from chicago_gui.games.house.rotation.line_ups import (
    FOLLOWERS,
    PARTNERSHIPS,
    LineUp,
    Tally,
    legal,
    line_up_of,
    number_of,
    tallies,
)
from chicago_gui.games.house.sheet import (
    MORE_DEALS,
    MOST_DEALS,
    USUAL_PLANS,
    Deal,
    Rules,
    Sheet,
    Teams,
)
from chicago_gui.games.house.view import Advice, Differences
from chicago_gui.remembered import remembered


class HasSheet(Protocol):
    """A session, as far as advice needs it."""

    @property
    def sheet(self) -> Sheet:
        """The evening as everybody may read it."""


def advise(session: HasSheet) -> Advice:
    """Return the advice for `session`; nothing that is secret goes into it."""
    return advise_sheet(session.sheet)


def advise_sheet(sheet: Sheet) -> Advice:
    """Return the advice for the first deal without a contract, or else for the deal to come.

    It is worked out from the deals before that one. Of the deal itself it takes only who really
    prepares it: the line-ups and the opening bid are for the four who play. The same sheet
    always gets the same advice, and every sheet gets some.
    """
    index = sum(1 for _ in takewhile(lambda deal: deal.has_contract, sheet.deals))
    deal = sheet.deals[index] if index < len(sheet.deals) else Deal()
    turn = turn_at(sheet, index, tallies(sheet)[index])
    if index == 0:
        return _first_deal(sheet, turn, deal)
    if sheet.thrown_in(index - 1):
        return _dealt_again(sheet, index, turn, deal)
    return _next_deal(sheet, turn, sheet.deals[index - 1], deal)


def turn_at(sheet: Sheet, index: int, tally: Tally) -> Turn:
    """Return the moment at which the preparer of the deal at `index` is settled.

    `tally` is of the deals before it.
    """
    last = sheet.deals[index - 1] if index else Deal()
    return _turn_after(last, tally, sheet.players, sheet.planned_deals, sheet.rules)


def _turn_after(
    last: Deal, tally: Tally, players: tuple[str, ...], planned: int, rules: Rules
) -> Turn:
    return Turn(
        tally=tally,
        planned=planned,
        rotation=rules.rotation,
        declarer=number_of(players, last.declarer),
        dummy=number_of(players, last.dummy),
        swap=last.tricks is None and last.bid_by is None,
    )


def is_known(turn: Turn, last: Deal) -> bool:
    """Return whether it is known of `last`, the deal before, who was dummy or who sat round."""
    return turn.tally.line_up is not None and (last.passed_out or turn.dummy is not None)


def _first_deal(sheet: Sheet, turn: Turn, deal: Deal) -> Advice:
    return Advice(deal.prepared_by, "first", None, *_seats(sheet, turn, deal.prepared_by))


def _next_deal(sheet: Sheet, turn: Turn, last: Deal, deal: Deal) -> Advice:
    if not is_known(turn, last):
        reason = "hand-over" if last.passed_out else "dummy"
        return Advice(None, reason, last.declarer, *_seats(sheet, turn, deal.prepared_by))
    choice = next_out(turn)
    preparer = sheet.players[choice.out]
    return Advice(
        preparer,
        choice.reason,
        last.dummy if choice.reason == "swap" else last.declarer,
        *_seats(sheet, turn, deal.prepared_by or preparer, choice),
        choice.partnerships,
    )


def _dealt_again(sheet: Sheet, index: int, turn: Turn, deal: Deal) -> Advice:
    """Ruling 1: the same preparer, the same people, the same opener, as far as they are written."""
    run = [sheet.deals[at] for at in takewhile(sheet.thrown_in, range(index - 1, -1, -1))]
    preparer = next(filter(None, (_preparer_of(sheet, each) for each in run)), None)
    teams = next((each.teams for each in run if each.teams), None)
    opening_bid = next((each.opening_bid for each in run if each.opening_bid), None)
    out = deal.prepared_by or preparer
    line_ups, opener_now = _seats(sheet, turn, out)
    if teams is None or out is None or out in teams[0] + teams[1]:
        return Advice(preparer, "same", None, line_ups, opener_now)
    return Advice(preparer, "same", None, (teams,), opening_bid or opener_now)


def _preparer_of(sheet: Sheet, deal: Deal) -> str | None:
    """Who prepared `deal`, as written or as its teams tell."""
    line_up = line_up_of(sheet.players, deal)
    return deal.prepared_by or (None if line_up is None else sheet.players[line_up.out])


def _seats(
    sheet: Sheet, turn: Turn, preparer: str | None, choice: PreparerChoice | None = None
) -> tuple[tuple[Teams, ...], str | None]:
    """The line-ups of the four who play, best first, and who of them opens."""
    out = number_of(sheet.players, preparer)
    if out is None:
        return (), None
    keeping = choice.keeping if choice and choice.out == out else ()
    line_ups = tuple(_named(sheet, line_up) for line_up in ranked(turn, out, keeping))
    return line_ups, sheet.players[opener(turn.tally, out)]


def _named(sheet: Sheet, line_up: LineUp) -> Teams:
    (one, two), (three, four) = line_up.teams
    names = sheet.players
    return (names[one], names[two]), (names[three], names[four])


__all__ = [
    "Differences",
    "can_come_even",
    "cap",
    "differences",
    "opened",
    "partnerships",
    "preparer_marks",
    "times_out",
]


def times_out(sheet: Sheet) -> dict[str, int]:
    """Return how often each player was out, whoever prepares now among them."""
    return dict(zip(sheet.players, tallies(sheet)[-1].out, strict=True))


def opened(sheet: Sheet) -> dict[str, int]:
    """Return how often each player had the opening bid."""
    return dict(zip(sheet.players, tallies(sheet)[-1].opened, strict=True))


def partnerships(sheet: Sheet) -> tuple[tuple[tuple[str, str], int], ...]:
    """Return each of the ten pairs of players and how many deals they were partners."""
    names = sheet.players
    counts = tallies(sheet)[-1].partnered
    return tuple(
        ((names[one], names[other]), count)
        for (one, other), count in zip(PARTNERSHIPS, counts, strict=True)
    )


def preparer_marks(sheet: Sheet) -> tuple[str | None, ...]:
    """Return, for each deal whose preparer was not to be expected, who was; else `None`.

    To be expected are the dummy of the deal before, as written, and whom a hand-over named if
    one was advised, also by a usual plan or before five deals more were planned; after a thrown-in
    deal its preparer. Two names are divided by a slash.
    """
    if not sheet.deals:
        return ()
    each = zip(sheet.deals[1:], sheet.deals[:-1], tallies(sheet)[1:-1], strict=True)
    plan = (sheet.players, sheet.planned_deals, sheet.rules)
    return (None, *(_mark(*known, *plan) for known in each))


@remembered(4 * MOST_DEALS)
def _mark(
    deal: Deal, last: Deal, tally: Tally, players: tuple[str, ...], planned: int, rules: Rules
) -> str | None:
    """Return who was to be expected to prepare `deal` after `last`, if it was not who did."""
    prepared_by = deal.prepared_by
    if prepared_by in (None, last.dummy):
        return None
    expected = _expected(last, tally, players, planned, rules)
    if not expected or prepared_by in expected:
        return None
    # The plan of then is not written down: what was advised by it is no surprise later.
    then = {*range(planned, tally.dealt, -MORE_DEALS), *USUAL_PLANS} - {planned}
    if any(
        prepared_by in _expected(last, tally, players, each, rules)
        for each in then
        if each > tally.dealt
    ):
        return None
    return _told(expected)


@lru_cache(64)
def _told(names: tuple[str, ...]) -> str:
    """Return the same object for the same names: by it their deal is known to be the same."""
    return " / ".join(names)


def _expected(
    last: Deal, tally: Tally, players: tuple[str, ...], planned: int, rules: Rules
) -> tuple[str, ...]:
    if rules.throw_in(last):
        return () if last.prepared_by is None else (last.prepared_by,)
    # A swap that was declined, or is not taken yet, makes nobody else prepare.
    turn = _turn_after(last, tally, players, planned, rules)._replace(swap=False)
    if not is_known(turn, last):
        return ()
    choice = next_out(turn)
    named = (players[choice.out],) if choice.reason == "hand-over" else ()
    return named if last.dummy is None else (last.dummy, *named)


def can_come_even(sheet: Sheet, planned: int) -> bool:
    """Return whether everything can still be equal when `planned` deals are played."""
    return differences(sheet, planned) == Differences(0, 0, 0)


def differences(sheet: Sheet, planned: int) -> Differences:
    """Return how far apart the five must end if the plan becomes `planned` deals.

    That is what the evenest play of the deals left comes to, equal sit-outs before equal
    partnerships as in the advice. A deal being prepared keeps its preparer; a plan of fewer deals
    than are dealt is one of just these.
    """
    tally = tallies(sheet)[-1]
    left = max(0, planned - tally.dealt)
    start = Position(tally.line_up, left, tally.out, tally.partnered)
    if _sits_down_yet(sheet):
        before, out = tallies(sheet)[-2], number_of(sheet.players, sheet.deals[-1].prepared_by)
        start = Position(before.line_up, left + 1, before.out, before.partnered)
        options = FOLLOWERS[before.line_up] if out is None else legal(before.line_up, out)
    else:
        # Declarer can only be out next when he may still swap.
        turn = turn_at(sheet, len(sheet.deals), tally)
        stays = None if turn.swap else turn.declarer
        options = tuple(each for each in FOLLOWERS[tally.line_up] if each.out != stays)
    openings = max(0, tally.dealt + left - sum(tally.opened))
    least, most = around_level(tally.opened, openings)[0]
    out_difference, partnered_difference = evenest(start, options).differences
    return Differences(out_difference, max(most) - min(least), partnered_difference)


def _sits_down_yet(sheet: Sheet) -> bool:
    """Whether the last deal is begun, but who plays with whom in it is open."""
    if not sheet.deals or sheet.deals[-1].has_contract:
        return False
    return line_up_of(sheet.players, sheet.deals[-1]) is None
