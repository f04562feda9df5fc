"""What a new evening of pairs asks, and an evening's heading in the same terms."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import cast

from chicago_gui.games.pairs import apply as c
from chicago_gui.games.pairs.movements import Movement, propose, usual_boards
from chicago_gui.games.pairs.session import (
    FEWEST_PAIRS,
    MOST_PAIRS,
    Pair,
    PairsReason,
    Rules,
    Scoring,
    Session,
)
from chicago_gui.games.pairs.words import SCORING
from chicago_gui.scoring import Refused
from chicago_gui.sheet.beginning import Beginning, ChangeHeading, Rule, Setup, rule_of
from chicago_gui.sheet.board_deal import MOST_BOARDS
from chicago_gui.sheet.entry import one_line
from chicago_gui.sheet.words import tr

PROPOSED, FREE = "proposed", "free"
_MOVEMENTS = {PROPOSED: "as proposed (Howell, Mitchell)", FREE: "typed at the board"}
BOARD, ROUND = "board", "round"
_ORDERS = {BOARD: "by board", ROUND: "by round"}
_WINNERS = {1: "one winner", 2: "a winner in each direction"}
_ROUNDS = (0, 1, 2, 3, 4, 5, 6, 8)


def setup() -> Setup:
    """Return what the page of a new evening asks."""
    return Setup(
        players=tr("Pairs"),
        least=2 * FEWEST_PAIRS,
        most=2 * MOST_PAIRS,
        first="",
        rules=(
            rule_of("scoring", tr("Scoring"), Scoring, SCORING),
            Rule("winners", tr("Ranking"), (1, 2), 1, lambda value: tr(_WINNERS[int(str(value))])),
            Rule(
                "movement",
                tr("Who meets whom"),
                tuple(_MOVEMENTS),
                PROPOSED,
                lambda value: tr(_MOVEMENTS[str(value)]),
            ),
            Rule(
                "typed",
                tr("Results are typed"),
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
        plans_heading=tr("Boards a round"),
        plan_moot=_without_rounds,
        together=2,
        group_words=lambda number: tr("Pair {number}").format(number=number),
        may_join=True,
        plan_in_heading=True,
    )


def _without_rounds(rules: Mapping[str, object]) -> bool:
    """Whether who meets whom is typed at the board: then there are no rounds."""
    return rules.get("movement") == FREE


def _round_words(boards: int) -> str:
    """Return how many boards a round has, in words; 0 is as many as suit the movement."""
    return str(boards) if boards else tr("about 24 in all")


def heading_of(session: Session, movement: Movement | None) -> Beginning:
    """Return the heading as it stands; `movement` is the one on the travellers, if there is one.

    As many boards a round as the movement usually has are no number of its own: with other pairs
    they become another.
    """
    planned = 0
    if movement and movement.boards_per_round != usual_boards(len(movement.rounds)):
        planned = movement.boards_per_round
    return Beginning(
        players=session.players,
        first="",
        date=session.date,
        place=session.place,
        planned=planned,
        rules={
            "scoring": session.rules.scoring.value,
            "winners": session.rules.winners,
            "movement": FREE if movement is None else PROPOSED,
            "typed": ROUND if session.by_round else BOARD,
        },
    )


def pairs_of(players: tuple[str, ...]) -> tuple[Pair, ...]:
    """Return the pairs; raises `Refused` when somebody has no partner."""
    names = tuple(map(one_line, players))
    if len(names) % 2:
        raise Refused(PairsReason.NO_PARTNER, name=names[-1])
    return tuple(zip(names[::2], names[1::2], strict=True))


def rules_of(rules: Mapping[str, object], usual: Rules | None = None) -> Rules:
    """Return the rules asked for; what is not asked for stays `usual`."""
    usual = usual or Rules()
    return Rules(
        Scoring(rules.get("scoring", usual.scoring)),
        cast("int", rules.get("winners", usual.winners)),
    )


def by_round(rules: Mapping[str, object], usual: bool = False) -> bool:
    """Return whether results are typed by round."""
    return rules.get("typed", ROUND if usual else BOARD) == ROUND


def heading_changes(
    session: Session, movement: Movement | None, wish: Beginning
) -> Iterator[object]:
    """Yield the changes that make the heading what `wish` says.

    Other pairs or another number of boards have the movement set out anew; results that are in
    stay where it has the same meetings.
    """
    if (wish.date, one_line(wish.place)) != (session.date, session.place):
        yield ChangeHeading(wish.date, wish.place)
    pairs, rules = pairs_of(wish.players), rules_of(wish.rules, session.rules)
    if rules != session.rules:
        yield c.ChangeRules(rules)
    each = None
    if wish.rules.get("movement", FREE if movement is None else PROPOSED) == PROPOSED:
        each = wish.planned or propose(len(pairs), rules.winners).boards_per_round
    if pairs != session.pairs:
        # In one step: where the movement cannot be set out for them, they stay as they are.
        yield c.ChangePairs(pairs, each if len(pairs) != len(session.pairs) else None)
    there = movement.boards_per_round if movement else 0
    other = rules.winners != session.rules.winners or each != there
    if each is not None and other and len(pairs) == len(session.pairs):
        yield c.SetOut(each)
    if by_round(wish.rules, session.by_round) != session.by_round:
        yield c.TypeBy(by_round(wish.rules, session.by_round))
