"""An evening of pairs in sentences: where points come from, what the rules and the movement are."""

from __future__ import annotations

from collections.abc import Sequence

from chicago_gui.games.pairs.board import Meeting
from chicago_gui.games.pairs.movements import Movement, MovementKind
from chicago_gui.games.pairs.session import Rules, Scoring, Session
from chicago_gui.games.pairs.totals import BoardTotals, PairPlace, ResultLine
from chicago_gui.scoring.comparisons import top
from chicago_gui.sheet.board_words import deal_words, points_words, signed_points
from chicago_gui.sheet.words import pair, plural, signed, tr

SCORING = {
    Scoring.MATCHPOINTS: "matchpoints",
    Scoring.IMPS: "cross-IMPs",
    Scoring.DATUM: "IMPs against the datum",
}
POINTS = {
    Scoring.MATCHPOINTS: "Matchpoints",
    Scoring.IMPS: "IMPs",
    Scoring.DATUM: "IMPs",
}
DIRECTION_WORDS = {"NS": "North–South", "EW": "East–West"}
KINDS = {MovementKind.HOWELL: "Howell", MovementKind.MITCHELL: "Mitchell"}


def rules_line(rules: Rules) -> str:
    """Return the rules of an evening in one line."""
    winners = tr("one winner") if rules.winners == 1 else tr("a winner in each direction")
    return f"{tr(SCORING[rules.scoring])}, {winners}"


def pair_words(session: Session, number: int) -> str:
    """Return a pair's number and names: `3 Ann – Bob`."""
    return f"{number} {pair(session.pairs[number - 1])}"


def meeting_words(meeting: Meeting) -> str:
    """Return who met: `1 against 5`."""
    return tr("{ns} against {ew}").format(ns=meeting.ns, ew=meeting.ew)


def movement_line(movement: Movement) -> str:
    """Return a movement in one line: `Howell, 4 tables, 7 rounds of 3 boards`."""
    tables, rounds, boards = movement.tables, len(movement.rounds), movement.boards_per_round
    return tr("{kind}, {tables}, {rounds} {boards}").format(
        kind=tr(KINDS[movement.kind]),
        tables=plural("{count} table", "{count} tables", tables).format(count=tables),
        rounds=plural("{count} round", "{count} rounds", rounds).format(count=rounds),
        boards=plural("of {count} board", "of {count} boards", boards).format(count=boards),
    )


def explained(scoring: Scoring, board: BoardTotals, line: ResultLine) -> str:
    """Return where the points of one result come from, in one line.

    `1 against 5: 4♠ by North, =, vulnerable: +620; beats 1 and ties 2 of 4: 4 of 6, East–West 2`.
    """
    deal = deal_words(board.board.number, line.result.deal)
    who = f"{meeting_words(line.result.meeting)}: {deal}"
    if line.score is None or line.points_ns is None or line.points_ew is None:
        return who
    return f"{who}; {_compared(scoring, board, line.score)}: {_points(scoring, board, line)}"


def _compared(scoring: Scoring, board: BoardTotals, score: int) -> str:
    """Return what the result was compared with."""
    if board.played == 1:
        return tr("the only result so far")
    if scoring is Scoring.DATUM:
        return tr("datum {datum}").format(datum=signed(board.datum or 0))
    if scoring is Scoring.IMPS:
        others = board.played - 1
        return plural(
            "the mean against {count} result", "the mean against {count} results", others
        ).format(count=others)
    scores = [each.score for each in board.ranked]
    compared = plural(
        "of {count} other result {worse} worse and {equal} equal",
        "of {count} other results {worse} worse and {equal} equal",
        board.played - 1,
    ).format(
        count=board.played - 1,
        worse=sum(each is not None and each < score for each in scores),
        equal=scores.count(score) - 1,
    )
    if board.played == board.size:
        return compared
    return tr("{compared}, brought from {played} to {size} results").format(
        compared=compared, played=board.played, size=board.size
    )


def _points(scoring: Scoring, board: BoardTotals, line: ResultLine) -> str:
    """Return what both sides get."""
    points_ns, points_ew = line.points_ns or 0, line.points_ew or 0
    if scoring is not Scoring.MATCHPOINTS:
        return tr("{points} IMPs, East–West {rest}").format(
            points=signed_points(points_ns), rest=signed_points(points_ew)
        )
    return tr("{points} of {top}, East–West {rest}").format(
        points=points_words(points_ns), top=top(board.size), rest=points_words(points_ew)
    )


def place_line(session: Session, line: PairPlace) -> str:
    """Return one line of the ranking: `1. 2 Cid – Dee 36 of 48, 75 %`."""
    head = f"{line.place}. {pair_words(session, line.pair)}"
    if line.maximum is None:
        return tr("{pair} {points} IMPs").format(pair=head, points=signed_points(line.points))
    share = "" if line.percent is None else f", {points_words(line.percent)} %"
    return tr("{pair} {points} of {maximum}{share}").format(
        pair=head, points=points_words(line.points), maximum=line.maximum, share=share
    )


def points_heading(scoring: Scoring) -> str:
    """Return what the points are called over their columns."""
    return tr(POINTS[scoring])


def pair_standing(session: Session, standing: Sequence[PairPlace], number: int) -> str:
    """Return where a pair stands in the ranking, or in both."""
    lines = [line for line in standing if line.pair == number and line.played]
    if not lines:
        return pair_words(session, number)
    return "; ".join(place_line(session, line) for line in lines)
