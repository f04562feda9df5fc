"""Sentences about an evening of pairs: explanations of every number, and hints."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from chicago_gui.games.pairs.movements import Movement, MovementKind
from chicago_gui.games.pairs.session import Meeting, Scoring, Session
from chicago_gui.games.pairs.totals import (
    DIRECTIONS,
    BoardTotals,
    NewLine,
    PairPlace,
    ResultLine,
    TravellerLine,
    View,
)
from chicago_gui.scoring.comparisons import top
from chicago_gui.sheet.boards.words import (
    board_line,
    card_hint,
    deal_words,
    over_hint,
    points_words,
    share_words,
    signed_points,
)
from chicago_gui.sheet.column import CellRef, touched
from chicago_gui.sheet.words import ended, imps_words, pair, plural, sentence, signed, tr


def figure(line: PairPlace) -> str:
    """Return a pair's result: IMPs with their sign, or a percentage; `–` if there is none."""
    if line.maximum is None:
        return signed_points(line.points)
    return "–" if line.percent is None else share_words(line.percent)


def figure_words(line: PairPlace) -> str:
    """Return a pair's result with its unit, for use without a heading."""
    if line.percent is None:
        return figure(line)
    return f"{share_words(line.percent)} %"


POINTS = {
    Scoring.MATCHPOINTS: "matchpoints",
    Scoring.IMPS: "IMPs",
    Scoring.DATUM: "IMPs",
}
DIRECTION_WORDS = {"NS": "North–South", "EW": "East–West"}
KINDS = {MovementKind.HOWELL: "Howell", MovementKind.MITCHELL: "Mitchell"}


def pair_words(session: Session, number: int) -> str:
    """Return a pair's number and names: `3 Ann – Bob`."""
    return f"{number} {pair(session.pairs[number - 1])}"


def meeting_words(meeting: Meeting) -> str:
    """Return who met: `1 against 5`."""
    return tr("{one} against {other}").format(one=meeting.ns, other=meeting.ew)


def movement_line(movement: Movement) -> str:
    """Return a movement in one line: `Howell, 4 tables, 7 rounds of 3 boards`."""
    tables, rounds, boards = movement.tables, len(movement.rounds), movement.boards_per_round
    each = plural("of {count} board", "of {count} boards", boards).format(count=boards)
    return "{kind}, {tables}, {rounds}".format(
        kind=tr(KINDS[movement.kind]),
        tables=plural("{count} table", "{count} tables", tables).format(count=tables),
        rounds=plural("{count} round {boards}", "{count} rounds {boards}", rounds).format(
            count=rounds, boards=each
        ),
    )


def explained(
    scoring: Scoring, board: BoardTotals, line: ResultLine, direction: str | None = None
) -> str:
    """Return how the points of one result were computed, in one line.

    `1 against 5: 4♠ by North, =, vulnerable: +620; of 4 other results 1 worse and 2 equal: 4 of 8,
    East–West 4`. With a `direction` it has the points of that side only.
    """
    deal = deal_words(board.board.number, line.result.deal)
    who = f"{meeting_words(line.result.meeting)}: {deal}"
    if line.score is None or line.points_ns is None or line.points_ew is None:
        return who
    compared = _compared(scoring, board, line.score, direction)
    return f"{who}; {compared}: {_points(scoring, board, line, direction)}"


def _compared(scoring: Scoring, board: BoardTotals, score: int, direction: str | None) -> str:
    """Return what the result was compared with; a higher score is worse for East–West."""
    if board.played == 1:
        return tr("the only result so far")
    if scoring is Scoring.DATUM:
        return tr("datum {datum}").format(datum=signed(board.datum or 0))
    if scoring is Scoring.IMPS:
        others = board.played - 1
        return plural(
            "the mean against {count} result", "the mean against {count} results", others
        ).format(count=others)
    scores = [each.score for each in board.ranked if each.score is not None]
    east_west = direction == DIRECTIONS[1]
    compared = plural(
        "{worse} of {count} other result worse, {equal} equal",
        "{worse} of {count} other results worse, {equal} equal",
        board.played - 1,
    ).format(
        count=board.played - 1,
        worse=sum(each > score if east_west else each < score for each in scores),
        equal=scores.count(score) - 1,
    )
    if board.played == board.size:
        return compared
    return tr("{compared}, scaled from {played} to {size} results").format(
        compared=compared, played=board.played, size=board.size
    )


def _points(scoring: Scoring, board: BoardTotals, line: ResultLine, direction: str | None) -> str:
    """Return the points of both sides, or only of the side in `direction`."""
    had = (line.points_ns or Fraction(), line.points_ew or Fraction())
    own = had[1 if direction == DIRECTIONS[1] else 0]
    if scoring is Scoring.MATCHPOINTS:
        words = points_words
        said = tr("{count} of {most}").format(count=points_words(own), most=top(board.size))
    else:
        words = signed_points
        said = imps_words(signed_points(own))
    if direction is not None:
        return said
    return tr("{points}, East–West {rest}").format(points=said, rest=words(had[1]))


def results_words(view: View) -> str:
    """Return how many results the ranking is based on: `after 3 of 12 results`."""
    return plural(
        "after {played} of {results} result", "after {played} of {results} results", view.results
    ).format(played=view.played, results=view.results)


def place_line(session: Session, line: PairPlace) -> str:
    """Return one line of the ranking: `1. Pair 2 Cid – Dee 36 of 48, 75 %`."""
    head = tr("{place}. Pair {pair}").format(place=line.place, pair=pair_words(session, line.pair))
    if line.maximum is None:
        return f"{head} {imps_words(signed_points(line.points))}"
    share = "" if line.percent is None else f", {figure_words(line)}"
    return tr("{pair} {points} of {maximum}{share}").format(
        pair=head, points=points_words(line.points), maximum=line.maximum, share=share
    )


def points_heading(scoring: Scoring) -> str:
    """Return the heading above the columns of points."""
    return tr(POINTS[scoring])


def pair_standing(session: Session, standing: Sequence[PairPlace], number: int) -> str:
    """Return a pair's place in the ranking, or in both."""
    lines = [line for line in standing if line.pair == number and line.played]
    if not lines:
        return pair_words(session, number)
    return "; ".join(place_line(session, line) for line in lines)


def hint(view: View, wanted: CellRef | None) -> tuple[str, str]:
    """Return what to type at `wanted`, and a second, quieter text about it."""
    if wanted is None:
        return _all_in(view)
    shown = view.deals[wanted.deal]
    if isinstance(shown, NewLine):
        return board_hint(), f"{_first(view)} {_afterwards()}" if view.over else ""
    meeting = shown.line.result.meeting
    met = tr("board {number}, {ns} against {ew}")
    head = sentence(met.format(number=shown.number, ns=meeting.ns, ew=meeting.ew))
    deal = shown.line.result.deal
    say = over_hint if deal.over else card_hint
    return say(head, shown.number, deal), board_line(shown.number)


def board_hint() -> str:
    """Return what can be typed at the number of a board."""
    return tr("Type board and pairs: 7 1 5. Type a number to go to that board.")


def _all_in(view: View) -> tuple[str, str]:
    """Return the hint when every result is in: who has won, and what to do next."""
    return f"{tr('All results are in.')} {_first(view)}".strip(), _afterwards()


def _afterwards() -> str:
    """Return what can be done when the evening is over."""
    return tr("F8 shows the summary and prints it.")


def _first(view: View) -> str:
    """Return who leads in a sentence, or the movement before the first result."""
    if view.played:
        best = [line for line in view.standing if line.place == 1]
        return ended("; ".join(place_line(view.session, line) for line in best))
    return "" if view.movement is None else ended(movement_line(view.movement))


def outside(before: View, after: View) -> str:
    """Return a message if an entry adds a meeting outside the movement, or ends the rounds."""
    if before.rounds is None or before.session.pairs != after.session.pairs:
        return ""
    if after.rounds is None:
        return tr("Rounds are hidden: most meetings do not fit the movement.")
    if len(before.deals) == len(after.deals) and not touched(before, after):
        return ""
    there = {_met(shown) for shown in before.deals}
    for shown in after.deals:
        if isinstance(shown, TravellerLine) and not shown.round and _met(shown) not in there:
            return tr(
                "Board {number}: {ns} and {ew} do not meet in the movement; it has no round."
            ).format(number=shown.number, ns=shown.ns, ew=shown.ew)
    return ""


def _met(shown: TravellerLine | NewLine) -> tuple[int, Meeting] | None:
    """Return board and meeting of a line, or `None` for the new line."""
    return (shown.number, shown.line.result.meeting) if isinstance(shown, TravellerLine) else None
