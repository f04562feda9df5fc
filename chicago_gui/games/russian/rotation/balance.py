"""How the evening stands between the five: what was counted, and how even it can still become."""

from __future__ import annotations

from itertools import chain

from chicago_gui.games.russian.rotation.advise import is_known, turn_at
from chicago_gui.games.russian.rotation.choosing import cap, next_out
from chicago_gui.games.russian.rotation.goals import Position, around_level, goals
from chicago_gui.games.russian.rotation.line_ups import FOLLOWERS, PARTNERSHIPS, legal
from chicago_gui.games.russian.rotation.search import reachable
from chicago_gui.games.russian.rotation.tally import Tally, line_up_of, number_of, tallies
from chicago_gui.games.russian.sheet import Sheet
from chicago_gui.games.russian.view import Differences

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
    one was advised; after a thrown-in deal its preparer. Two names are divided by a slash.
    """
    before = tallies(sheet)
    marks: list[str | None] = []
    for index, deal in enumerate(sheet.deals):
        expected: tuple[str, ...] = ()
        if index and deal.prepared_by not in (None, sheet.deals[index - 1].dummy):
            expected = _expected(sheet, index, before[index])
        unexpected = expected and deal.prepared_by not in expected
        marks.append(" / ".join(expected) if unexpected else None)
    return tuple(marks)


def _expected(sheet: Sheet, index: int, tally: Tally) -> tuple[str, ...]:
    last = sheet.deals[index - 1]
    if sheet.thrown_in(index - 1):
        return () if last.prepared_by is None else (last.prepared_by,)
    # A swap that was declined, or is not taken yet, makes nobody else prepare.
    turn = turn_at(sheet, index, tally)._replace(swap=False)
    if not is_known(turn, last):
        return ()
    choice = next_out(turn)
    named = (sheet.players[choice.out],) if choice.reason == "hand-over" else ()
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
        before, out = tallies(sheet)[-2], number_of(sheet, sheet.deals[-1].prepared_by)
        start = Position(before.line_up, left + 1, before.out, before.partnered)
        options = FOLLOWERS[before.line_up] if out is None else legal(before.line_up, out)
    else:
        # Declarer can only be out next when he may still swap.
        turn = turn_at(sheet, len(sheet.deals), tally)
        stays = None if turn.swap else turn.declarer
        options = tuple(each for each in FOLLOWERS[tally.line_up] if each.out != stays)
    nexts = [start.after(line_up) for line_up in options] if start.left else [start]
    goal = next(
        goal
        for goal in chain(*goals(start))
        if any(reachable(position, goal) for position in nexts)
    )
    openings = max(0, tally.dealt + left - sum(tally.opened))
    least, most = around_level(tally.opened, openings)[0]
    out_difference, partnered_difference = goal.differences
    return Differences(out_difference, max(most) - min(least), partnered_difference)


def _sits_down_yet(sheet: Sheet) -> bool:
    """Whether the last deal is begun, but who plays with whom in it is open."""
    if not sheet.deals or sheet.deals[-1].has_contract:
        return False
    return line_up_of(sheet, sheet.deals[-1]) is None
