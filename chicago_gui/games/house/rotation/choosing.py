"""Who is out next, who plays with whom, who opens: the choice, by the players' numbers.

The page makes dummy prepare the next deal, and lets declarer and dummy swap so that all sit out
alike. Where that cannot be, a defender prepares: the hand-over. Of what is open the choice is
whatever keeps the evening even to its end, as `goals` sees it.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from chicago_gui.games.house.rotation.goals import Goal, Position, Search, goals, possible
from chicago_gui.games.house.rotation.line_ups import PLAYERS, LineUp, Tally, legal
from chicago_gui.games.house.sheet import Rotation

ROUND = len(PLAYERS)
"""Five deals are the fewest in which all can be even."""

_NEAR_THE_END = 3
"""With so many deals left most sit-outs, and nearly as many partnerships, come out equal."""

_LAST_TWO = 2
"""With so many deals left the opening bid of the last one is all that will still be open."""

_KEPT = 256
"""Answers remembered: the same position is asked for after every entry."""

Options = tuple[tuple[LineUp, ...], ...]
"""For each player who may be out, in the order preferred, the line-ups without him."""


class Turn(NamedTuple):
    """The moment at which it is settled who prepares the next deal.

    `tally` is of all deals up to the last contract, `declarer` and `dummy` are that contract's,
    both `None` when it was passed out and counts. `swap` says whether these two may still
    change places (ruling 5: before the lead). `planned` is in deals.
    """

    tally: Tally
    planned: int
    rotation: Rotation
    declarer: int | None = None
    dummy: int | None = None
    swap: bool = False

    @property
    def to_come(self) -> int:
        """How many deals are to come after those of the tally, in the plan that holds for them."""
        return _plan_to_come(self.tally.dealt, self.planned) - self.tally.dealt


def cap(planned: int) -> int:
    """Return how often each player should be out, and open, at most: planned deals ÷ 5, upwards."""
    return -(-planned // ROUND)


class PreparerChoice(NamedTuple):
    """Who prepares the next deal, why, and the line-ups for which he was chosen (or none).

    `partnerships` when it is for their sake: by the sit-outs alone whom the rules name first could.
    """

    out: int
    reason: str
    keeping: tuple[LineUp, ...] = ()
    partnerships: bool = False


@lru_cache(_KEPT)
def next_out(turn: Turn) -> PreparerChoice:
    """Return who prepares the next deal, and why: `"dummy"`, `"swap"` or `"hand-over"`.

    The line-up of the last deal must be known.
    """
    candidates = _candidates(turn)
    tally = turn.tally
    out = candidates[0]
    keeping: tuple[LineUp, ...] = ()
    if turn.rotation is not Rotation.DUMMY and not _is_last(tally.dealt, turn.planned):
        keeping = _keeping(turn, tuple(legal(tally.line_up, player) for player in candidates))
        out = keeping[0].out
    if out == turn.dummy:
        return PreparerChoice(out, "dummy", keeping)
    for_them = bool(keeping) and out != candidates[0] and _sits_out_evenly(turn, candidates[0])
    reason = "swap" if out == turn.declarer else "hand-over"
    return PreparerChoice(out, reason, keeping, for_them)


def _sits_out_evenly(turn: Turn, out: int) -> bool:
    """Whether all can come to sit out alike when `out` does now, whoever plays with whom."""
    start, search = _starts(turn)[0], Search()
    anybody = next(goals(start))[-1]
    options = legal(turn.tally.line_up, out)
    return any(search.reaches(start.after(each), anybody) for each in options)


def _is_last(dealt: int, planned: int) -> bool:
    """Whether the deal just bid is the last one: of the plan, or of a round beyond it."""
    return dealt == planned or (dealt > planned and dealt % ROUND == 0)


def _plan_to_come(dealt: int, planned: int) -> int:
    """The plan that holds for the next deal; whoever plays on plays another round of five."""
    return planned if dealt < planned else (dealt // ROUND + 1) * ROUND


def _candidates(turn: Turn) -> tuple[int, ...]:
    """Who may prepare the next deal, in the order in which the rules would have it."""
    out, last_out, line_up = turn.tally.out, turn.tally.last_out, turn.tally.line_up
    assert line_up is not None
    opens_last = None
    if turn.rotation is Rotation.DUMMY and turn.to_come == 1:
        opens_last = _last_to_open(turn.tally)

    def by_sit_outs(players: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(sorted(players, key=lambda player: (out[player], last_out[player], player)))

    declarer, dummy = turn.declarer, turn.dummy
    if declarer is None or dummy is None:
        at_table = tuple(p for p in PLAYERS if p not in (line_up.out, opens_last))
        return by_sit_outs(at_table)
    defenders = by_sit_outs(line_up.opponents_of(declarer))
    if not turn.swap or _is_last(turn.tally.dealt, turn.planned):
        return dummy, *defenders
    if turn.rotation is Rotation.WRITTEN:
        # The page asks for a swap at the cap only. Below it declarer comes last of all: once in
        # eight evenings or so nobody else is left who keeps it even.
        if out[declarer] < cap(_plan_to_come(turn.tally.dealt, turn.planned)) <= out[dummy]:
            return dummy, declarer, *defenders
        return dummy, *defenders, declarer
    if out[declarer] < out[dummy] or (opens_last == dummy and out[declarer] == out[dummy]):
        return declarer, dummy, *defenders
    return dummy, declarer, *defenders


@lru_cache(_KEPT)
def ranked(turn: Turn, out: int, keeping: tuple[LineUp, ...] = ()) -> tuple[LineUp, ...]:
    """Return the legal line-ups of the next deal without `out`, best first.

    Best are those that keep the evening even (`keeping`, when it is known already), then the
    least used partnerships, then those with somebody on both sides who has sat out little: then
    whoever declares, the next dummy or declarer can go out. The rule `dummy` has no hand-overs
    to mend things, so there the sit-outs come before the partnerships when the plan nears its end,
    and before both that whoever has the last opening bid need not be out for it.
    """
    tally, left = turn.tally, turn.to_come
    options = legal(tally.line_up, out)
    by_dummy = turn.rotation is Rotation.DUMMY
    if not by_dummy:
        keeping = keeping or _keeping(turn, (options,))

    def order(line_up: LineUp) -> tuple[object, ...]:
        used = tally.partnered[line_up.first] + tally.partnered[line_up.second]
        least_out = [min(tally.out[player] for player in team) for team in line_up.teams]
        spread = sorted(least_out, reverse=True)
        even = (spread, used) if by_dummy and left <= _NEAR_THE_END else (used, spread)
        misses = by_dummy and left == _LAST_TWO and _may_miss_the_last_opening_bid(tally, line_up)
        return line_up not in keeping, misses, *even, line_up

    return tuple(sorted(options, key=order))


def _last_to_open(tally: Tally) -> int | None:
    """Who alone has opened least, if somebody has: the opening bid of the last deal is his."""
    least = min(tally.opened)
    return tally.opened.index(least) if tally.opened.count(least) == 1 else None


def _may_miss_the_last_opening_bid(tally: Tally, line_up: LineUp) -> bool:
    """Whether the opening bid that `line_up` leaves for the last deal may find its player out.

    By the rule `dummy` he is when his side declares and he has sat out less than his partner.
    While the advice is followed this never holds of both line-ups of the last deal but one, so
    that all open alike, although they need not sit out alike. (The tests look at every evening.)
    """
    player = _last_to_open(tally.with_deal(line_up.out, line_up, opener(tally, line_up.out)))
    if player is None or player == line_up.out:
        return False
    return tally.out[player] < tally.out[line_up.partner_of(player)]


def _keeping(turn: Turn, options: Options) -> tuple[LineUp, ...]:
    """The line-ups of the first of `options` that keeps the evening as even as any of them can.

    With `rounds` that is even at the end of the next round that can still come out even.
    """
    search = Search()
    best: tuple[int, int] | None = None
    keeping: tuple[LineUp, ...] = ()
    for start in _starts(turn):
        for goal in _goals_open_to(start, options):
            if best is not None and goal.differences >= best:
                break
            if found := _first_towards(goal, start, options, search):
                best, keeping = goal.differences, found
                break
        if best == (0, 0) or (keeping and search.is_over):
            break
    return keeping


def _goals_open_to(start: Position, options: Options) -> Iterator[Goal]:
    """The goals from `start`, without the levels of sit-outs that none of `options` can reach."""
    for level in goals(start):
        if any(possible(start.after(line_ups[0]), level[-1]) for line_ups in options):
            yield from level


def _first_towards(
    goal: Goal, start: Position, options: Options, search: Search
) -> tuple[LineUp, ...]:
    for line_ups in options:
        if found := tuple(each for each in line_ups if search.reaches(start.after(each), goal)):
            return found
    return ()


def _starts(turn: Turn) -> tuple[Position, ...]:
    """The present position, once for each deal at the end of which all should be even."""
    tally = turn.tally
    plan = _plan_to_come(tally.dealt, turn.planned)
    ends = [plan]
    if turn.rotation is Rotation.ROUNDS:
        ends = [*range((tally.dealt // ROUND + 1) * ROUND, plan, ROUND), plan]
    return tuple(
        Position(tally.line_up, end - tally.dealt, tally.out, tally.partnered) for end in ends
    )


def opener(tally: Tally, out: int) -> int:
    """Return who of the four at the table has the opening bid (ruling 8).

    Fewest opening bids so far, then fewest sit-outs, then longest ago, then the sheet's order.
    Opening bids come out equal whenever sit-outs do.
    """
    return min(
        (player for player in PLAYERS if player != out),
        key=lambda player: (
            tally.opened[player],
            tally.out[player],
            tally.last_opened[player],
            player,
        ),
    )
