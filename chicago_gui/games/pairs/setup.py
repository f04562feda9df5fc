"""The page of a new evening of pairs, and the heading of an existing one in the same terms."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import cast

from chicago_gui.games.pairs import changes as c
from chicago_gui.games.pairs.movements import (
    Movement,
    MovementKind,
    kinds,
    propose,
    usual_boards,
)
from chicago_gui.games.pairs.session import (
    FEWEST_PAIRS,
    MOST_PAIRS,
    RULES,
    Pair,
    PairsReason,
    Session,
)
from chicago_gui.games.pairs.words import KINDS
from chicago_gui.scoring import Refused
from chicago_gui.sheet.boards.deal import MOST_BOARDS
from chicago_gui.sheet.rules import Rule
from chicago_gui.sheet.setup import ChangeHeading, NewSession, Setup
from chicago_gui.sheet.texts import one_line
from chicago_gui.sheet.words import plural, sentence, tr

PROPOSED, MITCHELL, FREE = "proposed", "mitchell", "free"
_MOVEMENTS = {PROPOSED: "as proposed", MITCHELL: "fewer rounds", FREE: "typed by hand"}
BOARD, ROUND = "board", "round"
_ORDERS = {BOARD: "by board", ROUND: "by round"}
_ROUNDS = (0, 1, 2, 3, 4, 5, 6, 8)


def setup() -> Setup:
    """Return what the page of a new evening asks."""
    return Setup(
        players=tr("Pairs"),
        least=2 * FEWEST_PAIRS,
        most=2 * MOST_PAIRS,
        first="",
        rules=(
            *RULES.asked(),
            Rule(
                "movement",
                tr("Movement"),
                tuple(_MOVEMENTS),
                PROPOSED,
                lambda value: tr(_MOVEMENTS[str(value)]),
                offered=_movements,
            ),
            Rule(
                "typed",
                tr("Order of results"),
                tuple(_ORDERS),
                BOARD,
                lambda value: tr(_ORDERS[str(value)]),
                moot=_without_rounds,
            ),
        ),
        plans=_ROUNDS,
        usual_plan=0,
        most_planned=MOST_BOARDS,
        plan_words=_round_words,
        plans_heading=tr("Boards per round"),
        plan_moot=_without_rounds,
        together=2,
        group_words=lambda number: sentence(tr("pair {number}")).format(number=number),
        may_join=True,
        plan_in_heading=True,
    )


def _movements(players: int, rules: Mapping[str, object]) -> dict[object, str]:
    """Return the movements for this many players, each with its kind and rounds in words.

    With fewer than two pairs the words have no kind and rounds.
    """
    pairs = min((players + 1) // 2, MOST_PAIRS)
    there: list[tuple[object, MovementKind | None]] = [(PROPOSED, None)]
    winners = cast("int", rules.get("winners", 1))
    if len(kinds(pairs, winners)) > 1:
        there.append((MITCHELL, MovementKind.MITCHELL))
    found = {value: _movement_words(str(value), pairs, winners, kind) for value, kind in there}
    return {**found, FREE: tr(_MOVEMENTS[FREE])}


def _movement_words(value: str, pairs: int, winners: int, kind: MovementKind | None) -> str:
    words = tr(_MOVEMENTS[value])
    if pairs < FEWEST_PAIRS:
        return words
    movement = propose(pairs, winners, kind=kind)
    rounds = len(movement.rounds)
    which = plural("{kind}, {count} round", "{kind}, {count} rounds", rounds)
    return f"{words}: {which.format(kind=tr(KINDS[movement.kind]), count=rounds)}"


def kind_of(rules: Mapping[str, object]) -> MovementKind | None:
    """Return the kind of movement chosen, or `None` for the usual one."""
    return MovementKind.MITCHELL if rules.get("movement") == MITCHELL else None


def _without_rounds(rules: Mapping[str, object]) -> bool:
    """Return whether meetings are typed by hand, so that there are no rounds."""
    return rules.get("movement") == FREE


def _round_words(boards: int) -> str:
    """Return the boards per round in words; 0 is the usual number for the movement."""
    return str(boards) if boards else tr("about 24 in all")


def heading_of(session: Session, movement: Movement | None) -> NewSession:
    """Return the heading; `movement` is the one on the travellers, or `None`.

    If the boards per round are the movement's usual number, `planned` is 0, so that it adapts to
    other pairs.
    """
    planned = 0
    if movement and movement.boards_per_round != usual_boards(len(movement.rounds)):
        planned = movement.boards_per_round
    return NewSession(
        players=session.players,
        first="",
        date=session.date,
        place=session.place,
        planned=planned,
        rules={
            **RULES.values(session.rules),
            "movement": _chosen(session, movement),
            "typed": ROUND if session.by_round else BOARD,
        },
    )


def _chosen(session: Session, movement: Movement | None) -> str:
    """Return the option for `movement`."""
    if movement is None:
        return FREE
    usual = kinds(len(session.pairs), session.rules.winners)[0]
    return PROPOSED if movement.kind is usual else MITCHELL


def pairs_of(players: tuple[str, ...]) -> tuple[Pair, ...]:
    """Return the pairs; raise `Refused` if somebody has no partner."""
    names = tuple(map(one_line, players))
    if len(names) % 2:
        raise Refused(PairsReason.NO_PARTNER, name=names[-1])
    return tuple(zip(names[::2], names[1::2], strict=True))


def by_round(rules: Mapping[str, object], usual: bool = False) -> bool:
    """Return whether results are typed by round."""
    return rules.get("typed", ROUND if usual else BOARD) == ROUND


def heading_changes(
    session: Session, movement: Movement | None, wish: NewSession
) -> Iterator[object]:
    """Yield the changes that give the session the heading `wish`.

    Different pairs or boards set out the movement again; results stay if it has the same meetings.
    """
    if (wish.date, one_line(wish.place)) != (session.date, session.place):
        yield ChangeHeading(wish.date, wish.place)
    pairs, rules = pairs_of(wish.players), RULES.chosen(wish.rules, session.rules)
    if rules != session.rules:
        yield c.ChangeRules(rules)
    found = None
    if wish.rules.get("movement", _chosen(session, movement)) != FREE:
        found = propose(len(pairs), rules.winners, wish.planned or None, kind_of(wish.rules))
    set_out = None if found is None else c.SetOut(found.boards_per_round, found.kind)
    if pairs != session.pairs:
        # In one step, so that the pairs do not change if the movement cannot be set out.
        yield c.ChangePairs(pairs, set_out if len(pairs) != len(session.pairs) else None)
    there = movement and c.SetOut(movement.boards_per_round, movement.kind)
    other = rules.winners != session.rules.winners or set_out != there
    if set_out is not None and other and len(pairs) == len(session.pairs):
        yield set_out
    if by_round(wish.rules, session.by_round) != session.by_round:
        yield c.TypeBy(by_round(wish.rules, session.by_round))
