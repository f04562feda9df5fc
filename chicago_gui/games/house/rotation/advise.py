"""The advice: who prepares next, who plays with whom, who opens, and how even it can end.

By the house rules dummy prepares the next deal, and declarer and dummy may swap so that all sit out
equally often. If that is not enough, a defender prepares: the hand-over. Among the legal choices
the advice takes one that keeps the session even to its end, which `goals` finds out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import takewhile
from typing import Protocol

from chicago_gui.games.house.rotation.counts import (
    Ledger,
    Tally,
    counted,
    ledgers,
    opener_of_four,
    pairings_of_four,
    tally_of,
)
from chicago_gui.games.house.rotation.goals import (
    Goal,
    Position,
    Search,
    around_level,
    evenest,
    goals,
    possible,
)
from chicago_gui.games.house.rotation.line_ups import (
    PLAYERS,
    LineUp,
    followers,
    legal,
    line_up_of,
    number_of,
)
from chicago_gui.games.house.rules import Rotation, Rules
from chicago_gui.games.house.sheet import (
    FIVE,
    FOUR,
    MORE_DEALS,
    MOST_DEALS,
    USUAL_PLANS,
    Deal,
    Sheet,
    pairing,
    pairings,
)
from chicago_gui.games.house.view import Advice, Differences
from chicago_gui.record import Record, replace
from chicago_gui.remembered import remembered
from chicago_gui.sheet.panel import Teams

ROUND = len(PLAYERS)
"""Deals in a round: the fewest after which everything can be even."""

_NEAR_THE_END = 3
"""Deals left from which sit-outs count before partnerships, by the rule `dummy`."""

_LAST_TWO = 2
"""Deals left when the opening bid of the last deal must be protected, by the rule `dummy`."""

_KEPT = 256
"""Size of the caches: each entry asks for the same positions again."""

Options = tuple[tuple[LineUp, ...], ...]
"""The line-ups without each player who may be out, in order of preference."""


class Turn(Record):
    """The facts that decide who prepares the next deal.

    `tally` counts all deals up to the last contract. `declarer` and `dummy` are those of that
    contract, `None` if it was passed out and counts. `swap` says whether the two may still swap
    (ruling 5: before the lead). `planned` is the number of planned deals.
    """

    tally: Tally
    planned: int
    rotation: Rotation
    declarer: int | None = None
    dummy: int | None = None
    swap: bool = False

    @property
    def to_come(self) -> int:
        """The number of deals left after those of the tally."""
        return _plan_to_come(self.tally.dealt, self.planned) - self.tally.dealt


def cap(planned: int) -> int:
    """Return how often a player should at most be out, and open: `planned` ÷ 5, rounded up."""
    return -(-planned // ROUND)


class PreparerChoice(Record):
    """Who prepares the next deal, why, and the line-ups that then keep the session even.

    `partnerships` says that this choice keeps partnerships even: for even sit-outs alone the first
    candidate by the rules could prepare.
    """

    out: int
    reason: str
    keeping: tuple[LineUp, ...]
    partnerships: bool = False


@lru_cache(_KEPT)
def next_out(turn: Turn) -> PreparerChoice:
    """Return who prepares the next deal, and why: `"dummy"`, `"swap"` or `"hand-over"`.

    The line-up of the last deal must be known.
    """
    candidates = _last_opener_stays(turn, _candidates(turn))
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
    """Return whether sit-outs can still end even if `out` sits out next."""
    start, search = _starts(turn)[0], Search()
    anybody = next(goals(start))[-1]
    options = legal(turn.tally.line_up, out)
    return any(search.reaches(start.after(each), anybody) for each in options)


def _is_last(dealt: int, planned: int) -> bool:
    """Return whether `dealt` ends the plan, or a round beyond it."""
    return dealt == planned or (dealt > planned and dealt % ROUND == 0)


def _plan_to_come(dealt: int, planned: int) -> int:
    """Return the plan for the next deal; beyond the plan it is the end of the next round."""
    return planned if dealt < planned else (dealt // ROUND + 1) * ROUND


def _last_opener_stays(turn: Turn, candidates: tuple[int, ...]) -> tuple[int, ...]:
    """Return `candidates`, before the last deal with the player last who should open it.

    That is the only player with the fewest opening bids, who cannot open when out. It matters only
    if the session ends within a round of five; at the end of a round openings end even anyway.
    """
    if turn.to_come != 1 or turn.planned % ROUND == 0 or turn.rotation is Rotation.DUMMY:
        return candidates
    opens = _last_to_open(turn.tally.opened)
    return tuple(sorted(candidates, key=lambda player: player == opens))


def _candidates(turn: Turn) -> tuple[int, ...]:
    """Return who may prepare the next deal, in the order that the rules prefer."""
    out, last_out, line_up = turn.tally.out, turn.tally.last_out, turn.tally.line_up
    assert line_up is not None
    opens_last = None
    if turn.rotation is Rotation.DUMMY and turn.to_come == 1:
        opens_last = _last_to_open(turn.tally.opened)

    def by_sit_outs(players: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(sorted(players, key=lambda player: (out[player], last_out[player], player)))

    declarer, dummy = turn.declarer, turn.dummy
    if declarer is None or dummy is None:
        at_table = tuple(p for p in PLAYERS if p not in (line_up.out, opens_last))
        return by_sit_outs(at_table)
    # If a player has just joined, all except declarer and dummy are candidates.
    defenders = by_sit_outs(tuple(p for p in PLAYERS if p not in (line_up.out, declarer, dummy)))
    if not turn.swap or _is_last(turn.tally.dealt, turn.planned):
        return dummy, *defenders
    if turn.rotation is Rotation.WRITTEN:
        # The house rules ask for a swap only at the cap. Below it declarer comes last: about once
        # in eight sessions nobody else keeps the session even.
        if out[declarer] < cap(_plan_to_come(turn.tally.dealt, turn.planned)) <= out[dummy]:
            return dummy, declarer, *defenders
        return dummy, *defenders, declarer
    if out[declarer] < out[dummy] or (opens_last == dummy and out[declarer] == out[dummy]):
        return declarer, dummy, *defenders
    return dummy, declarer, *defenders


@lru_cache(_KEPT)
def ranked(turn: Turn, out: int, keeping: tuple[LineUp, ...] = ()) -> tuple[LineUp, ...]:
    """Return the legal line-ups of the next deal without `out`, best first.

    The order is: line-ups that keep the session even (`keeping`, if known already), then the least
    used partnerships, then those with a player of few sit-outs in each team, so that dummy or
    declarer of either team can sit out next. The rule `dummy` has no hand-overs that could restore
    the balance. So near the end of the plan sit-outs come before partnerships there, and two deals
    before the end, before both, that the player with the last opening bid need not sit it out.
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
        return line_up not in keeping, misses, *even

    return tuple(sorted(options, key=order))


def _last_to_open(opened: Sequence[int]) -> int | None:
    """Return the only player with the fewest opening bids, who opens the last deal, or `None`."""
    least = min(opened)
    return opened.index(least) if opened.count(least) == 1 else None


def _may_miss_the_last_opening_bid(tally: Tally, line_up: LineUp) -> bool:
    """Return whether after `line_up` the player who should open the last deal may have to sit out.

    By the rule `dummy` this happens if the player's team declares and the player has sat out less
    than the partner. If the advice is followed, it is never true of both line-ups of the last deal
    but one, so that openings end even, although sit-outs may not. (Tests try every session.)
    """
    opened = list(tally.opened)
    opened[opener(tally, line_up.out)] += 1
    player = _last_to_open(opened)
    if player is None or player == line_up.out:
        return False
    return tally.out[player] < tally.out[line_up.partner_of(player)]


def _keeping(turn: Turn, options: Options) -> tuple[LineUp, ...]:
    """Return the line-ups of the first of `options` that can keep the session as even as possible.

    By the rule `rounds` it should be even at the end of the next round that still can be.
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
    """Yield the goals from `start`, without levels of sit-outs that no option can reach."""
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
    """Return the present position, once for each deal after which all should be even."""
    tally = turn.tally
    plan = _plan_to_come(tally.dealt, turn.planned)
    ends = [plan]
    if turn.rotation is Rotation.ROUNDS:
        ends = [*range((tally.dealt // ROUND + 1) * ROUND, plan, ROUND), plan]
    return tuple(
        Position(tally.line_up, end - tally.dealt, tally.out, tally.partnered) for end in ends
    )


def opener(tally: Tally, out: int) -> int:
    """Return which of the four at the table has the opening bid (ruling 8).

    Fewest opening bids so far decide, then fewest sit-outs, then whose last opening was longest
    ago, then the order of the sheet. Opening bids end equal whenever sit-outs do.
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


class HasSheet(Protocol):
    """Anything with a sheet: all that advice needs of a session."""

    @property
    def sheet(self) -> Sheet:
        """The public part of the session."""


def advise(session: HasSheet) -> Advice:
    """Return the advice for `session`; it depends on no secret."""
    return advise_sheet(session.sheet)


def advise_sheet(sheet: Sheet) -> Advice:
    """Return the advice for the first deal without a contract, or else for the next deal.

    It depends on the earlier deals. Of the deal itself it uses only the preparer as entered, so
    that line-ups and opening bid are for the four who play. The same sheet always gets the same
    advice.
    """
    index = sum(1 for _ in takewhile(lambda deal: deal.has_contract, sheet.deals))
    begun = index < len(sheet.deals)
    deal = sheet.deals[index] if begun else Deal()
    there = sheet.there(deal) if begun else sheet.there_next
    if len(there) == FOUR:
        return _with_four(sheet, index, there)
    turn = turn_at(sheet, index, there)
    if _is_dealt_again(sheet, index, there):
        return _dealt_again(sheet, index, there, turn, deal)
    if all(map(sheet.thrown_in, range(index))):
        return _first_deal(there, turn, deal)
    return _next_deal(there, turn, sheet.deals[index - 1], deal)


def _is_dealt_again(sheet: Sheet, index: int, there: tuple[str, ...]) -> bool:
    """Return whether the deal before was thrown in and the same players are there."""
    return index > 0 and sheet.thrown_in(index - 1) and sheet.there(sheet.deals[index - 1]) == there


def _with_four(sheet: Sheet, index: int, there: tuple[str, ...]) -> Advice:
    """Return the advice for four: the least used pairing; who has opened least opens.

    After a thrown-in deal the same teams play and the same player opens.
    """
    last = sheet.deals[index - 1] if index else Deal()
    ledger = ledgers(sheet)[index]
    line_ups, opening_bid = pairings_of_four(ledger, there), opener_of_four(ledger, there)
    if _is_dealt_again(sheet, index, there):
        line_ups = (last.teams,) if last.teams is not None else line_ups
        opening_bid = last.opening_bid or opening_bid
    return Advice(None, "four", last.declarer, line_ups, opening_bid)


def turn_at(sheet: Sheet, index: int, there: tuple[str, ...]) -> Turn:
    """Return the facts that decide who of `there` prepares the deal at `index`."""
    last = sheet.deals[index - 1] if index else Deal()
    tally = tally_of(ledgers(sheet)[index], there)
    turn = _turn_after(last, tally, there, sheet.planned_deals, sheet.rules)
    return replace(turn, swap=False) if index and sheet.is_four(last) else turn


def _turn_after(
    last: Deal, tally: Tally, players: tuple[str, ...], planned: int, rules: Rules
) -> Turn:
    return Turn(
        tally=tally,
        planned=planned + tally.shift,
        rotation=rules.rotation,
        declarer=number_of(players, last.declarer),
        dummy=number_of(players, last.dummy),
        swap=last.tricks is None and last.bid_by is None,
    )


def is_known(turn: Turn, last: Deal) -> bool:
    """Return whether line-up and dummy of `last`, the deal before, are known, as advice needs."""
    return turn.tally.line_up is not None and (last.passed_out or last.dummy is not None)


def _first_deal(there: tuple[str, ...], turn: Turn, deal: Deal) -> Advice:
    return Advice(deal.prepared_by, "first", None, *_seats(there, turn, deal.prepared_by))


def _next_deal(there: tuple[str, ...], turn: Turn, last: Deal, deal: Deal) -> Advice:
    if not is_known(turn, last):
        reason = "hand-over" if last.passed_out else "dummy"
        return Advice(None, reason, last.declarer, *_seats(there, turn, deal.prepared_by))
    choice = next_out(turn)
    preparer = there[choice.out]
    return Advice(
        preparer,
        choice.reason,
        last.dummy if choice.reason == "swap" else last.declarer,
        *_seats(there, turn, deal.prepared_by or preparer, choice),
        choice.partnerships,
    )


def _dealt_again(
    sheet: Sheet, index: int, there: tuple[str, ...], turn: Turn, deal: Deal
) -> Advice:
    """Return the advice after a thrown-in deal: same preparer, teams and opener (ruling 1)."""
    before = [sheet.deals[at] for at in takewhile(sheet.thrown_in, range(index - 1, -1, -1))]
    run = list(takewhile(lambda each: sheet.there(each) == there, before))
    preparer = next(filter(None, (_preparer_of(there, each) for each in run)), None)
    teams = next((each.teams for each in run if each.teams), None)
    opening_bid = next((each.opening_bid for each in run if each.opening_bid), None)
    out = deal.prepared_by or preparer
    line_ups, opener_now = _seats(there, turn, out)
    if teams is None or out is None or out in teams[0] + teams[1]:
        return Advice(preparer, "same", None, line_ups, opener_now)
    return Advice(preparer, "same", None, (teams,), opening_bid or opener_now)


def _preparer_of(there: tuple[str, ...], deal: Deal) -> str | None:
    """Return who prepared `deal`, as entered or else as its teams imply."""
    line_up = line_up_of(there, deal.teams)
    return deal.prepared_by or (None if line_up is None else there[line_up.out])


def _seats(
    there: tuple[str, ...],
    turn: Turn,
    preparer: str | None,
    choice: PreparerChoice | None = None,
) -> tuple[tuple[Teams, ...], str | None]:
    """Return the line-ups of the four who play, best first, and the opener."""
    out = number_of(there, preparer)
    if out is None:
        return (), None
    keeping = choice.keeping if choice and choice.out == out else ()
    line_ups = tuple(_named(there, line_up) for line_up in ranked(turn, out, keeping))
    return line_ups, there[opener(turn.tally, out)]


def _named(names: tuple[str, ...], line_up: LineUp) -> Teams:
    (one, two), (three, four) = line_up.teams
    return (names[one], names[two]), (names[three], names[four])


def preparer_marks(sheet: Sheet) -> tuple[str | None, ...]:
    """Return for each deal who was expected to prepare, or `None` if that player did.

    Expected are the dummy of the deal before, as entered, and the player named by an advised
    hand-over, also one advised by a usual plan or by a plan before it was extended. While an
    advised swap is possible, declarer may prepare too. After a thrown-in deal its preparer is
    expected. A slash separates two names.
    """
    if not sheet.deals:
        return ()
    theres = map(sheet.there, sheet.deals[1:])
    each = zip(sheet.deals[1:], sheet.deals[:-1], ledgers(sheet)[1:-1], theres, strict=True)
    return (None, *(_mark(*known, sheet.planned_deals, sheet.rules) for known in each))


@remembered(4 * MOST_DEALS)
def _mark(
    deal: Deal, last: Deal, ledger: Ledger, there: tuple[str, ...], planned: int, rules: Rules
) -> str | None:
    """Return who was expected to prepare `deal` after `last`, or `None` if that player did.

    `there` are the players who were there for `deal`, and `ledger` counts the deals before it.
    """
    prepared_by = deal.prepared_by
    if prepared_by in (None, last.dummy):
        return None
    tally = tally_of(ledger, there)
    expected = _expected(last, tally, there, planned, rules)
    if not expected or prepared_by in expected:
        return None
    if prepared_by == last.declarer:
        turn = _turn_after(last, tally, there, planned, rules)
        if turn.swap and next_out(turn).reason == "swap":
            return None
    # The plan at that time is not stored, so advice by any plausible plan counts as expected.
    dealt = tally.dealt - tally.shift
    then = {*range(planned, dealt, -MORE_DEALS), *USUAL_PLANS} - {planned}
    if any(
        prepared_by in _expected(last, tally, there, each, rules) for each in then if each > dealt
    ):
        return None
    return _told(expected)


@lru_cache(64)
def _told(names: tuple[str, ...]) -> str:
    """Return the joined names; the cache returns the same object, by which deals are compared."""
    return " / ".join(names)


def _expected(
    last: Deal, tally: Tally, there: tuple[str, ...], planned: int, rules: Rules
) -> tuple[str, ...]:
    if rules.redeal and last.passed_out:
        return (last.prepared_by,) if last.prepared_by in there else ()
    # A swap that was declined or is still due names nobody else.
    turn = replace(_turn_after(last, tally, there, planned, rules), swap=False)
    if not is_known(turn, last):
        return ()
    choice = next_out(turn)
    named = (there[choice.out],) if choice.reason == "hand-over" else ()
    return (last.dummy, *named) if last.dummy in there else named


def differences(sheet: Sheet, planned: int) -> Differences:
    """Return the smallest possible differences at the end of a plan of `planned` deals.

    They compare those who are there now; a player who joined starts with the lowest counts of the
    others. As in the advice, equal sit-outs come before equal partnerships. A deal being prepared
    keeps its preparer. A plan of fewer deals than were dealt counts as one of just these.
    """
    there = sheet.there_next
    left = max(0, planned - len(counted(sheet)))
    openings = left + sum(deal.opening_bid is None for deal in counted(sheet))
    if len(there) == FOUR:
        return _differences_of_four(sheet, there, left, openings)
    tally = tally_of(ledgers(sheet)[-1], there)
    start = Position(tally.line_up, left, tally.out, tally.partnered)
    if _sits_down_yet(sheet):
        before = tally_of(ledgers(sheet)[-2], there)
        out = number_of(there, sheet.deals[-1].prepared_by)
        start = Position(before.line_up, left + 1, before.out, before.partnered)
        options = followers(before.line_up) if out is None else legal(before.line_up, out)
    else:
        # Declarer can only be out next if a swap is still possible.
        turn = turn_at(sheet, len(sheet.deals), there)
        stays = None if turn.swap else turn.declarer
        options = tuple(each for each in followers(tally.line_up) if each.out != stays)
    out_difference, partnered_difference = evenest(start, options).differences
    return Differences(out_difference, _level(tally.opened, openings), partnered_difference)


def _differences_of_four(
    sheet: Sheet, there: tuple[str, ...], left: int, openings: int
) -> Differences:
    """Return the differences with four: sit-outs stay; pairings and openings can be levelled."""
    ledger = ledgers(sheet)[-1]
    arrived = ledger.arrived(there)
    out, opened_, paired = (
        tuple(arrived.times_out.get(name, 0) for name in there),
        tuple(arrived.opened.get(name, 0) for name in there),
        tuple(ledger.paired.get(pairing(teams), 0) for teams in pairings(there)),
    )
    last = sheet.deals[-1] if sheet.deals else None
    unseated = last is not None and last.teams is None and not last.has_contract
    return Differences(
        max(out) - min(out), _level(opened_, openings), _level(paired, left + unseated)
    )


def _level(counts: tuple[int, ...], more: int) -> int:
    """Return the smallest possible difference in `counts` after `more` is added."""
    least, most = around_level(counts, more)[0]
    return max(most) - min(least)


def _sits_down_yet(sheet: Sheet) -> bool:
    """Return whether the last deal still needs teams, and its players are those of the next."""
    if not sheet.deals or sheet.deals[-1].has_contract:
        return False
    there = sheet.there(sheet.deals[-1])
    return there == sheet.there_next and line_up_of(there, sheet.deals[-1].teams) is None


def cap_of(sheet: Sheet) -> int:
    """Return how often each player should at most be out and open, of those who are there.

    With four nobody is out, and the cap is for openings only.
    """
    there = sheet.there_next
    if len(there) == FIVE:
        return cap(sheet.planned_deals + tally_of(ledgers(sheet)[-1], there).shift)
    opened_ = ledgers(sheet)[-1].arrived(there).opened
    left = max(0, sheet.planned_deals - len(counted(sheet)))
    return -(-(sum(opened_.get(name, 0) for name in there) + left) // FOUR)
