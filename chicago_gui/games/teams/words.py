"""A match in sentences: where each number comes from, what is in dispute, what the rules are."""

from __future__ import annotations

from chicago_gui.games.teams.board import Board, Room
from chicago_gui.games.teams.compare import Comparison
from chicago_gui.games.teams.session import Rules, Scoring, Session
from chicago_gui.games.teams.totals import BoardLine, Totals
from chicago_gui.scoring.victory_points import VictoryPoints
from chicago_gui.sheet.board_words import deal_words, points_words
from chicago_gui.sheet.words import later, plain, plural, signed, tr

ROOMS = {Room.OPEN: "open room", Room.CLOSED: "closed room"}
ROOM_HEADINGS = {Room.OPEN: later("Open room"), Room.CLOSED: later("Closed room")}
SCORING = {Scoring.IMPS: "IMPs", Scoring.BOARDS: "board-a-match"}
VICTORY_POINTS = {
    VictoryPoints.NONE: "no victory points",
    VictoryPoints.WBF: "victory points, continuous scale",
    VictoryPoints.WHOLE: "victory points, whole",
}


def rules_line(rules: Rules) -> str:
    """Return the rules of a match in one line."""
    return f"{tr(SCORING[rules.scoring])}, {tr(VICTORY_POINTS[rules.victory_points])}"


def explained(session: Session, line: BoardLine) -> str:
    """Return the arithmetic of one board in one line.

    `open room 5♦ by West, −2, not vulnerable: +100; closed room …: +420; difference −320: 8 IMPs
    to Guests`.
    """
    board = line.board
    parts = [
        f"{tr(ROOMS[room])} {deal_words(board.number, board.deal(room))}"
        for room in Room
        if board.deal(room).has_contract
    ]
    if board.disputed:
        parts.append(tr("the two cards disagree"))
    elif line.difference is not None and line.points is not None:
        parts.append(
            tr("difference {difference}: {points}").format(
                difference=signed(line.difference), points=_points(session, line.points)
            )
        )
    else:
        parts.append(tr("waits for the other room") if parts else tr("not played yet"))
    return "; ".join(parts)


def _points(session: Session, points: tuple[int, int]) -> str:
    """Return who gets what for a board."""
    if points[0] == points[1]:
        return tr("level")
    winner = 0 if points[0] > points[1] else 1
    name = session.teams[winner].name
    if session.rules.scoring is Scoring.BOARDS:
        return tr("the board to {team}").format(team=name)
    if points[winner] == 1:
        return tr("1 IMP to {team}").format(team=name)
    return tr("{imps} IMPs to {team}").format(imps=points[winner], team=name)


def match_line(session: Session, found: Totals) -> str:
    """Return the match so far in one line: `Home 30 – 12 Guests, 8 boards: 16 – 4`."""
    one, two = session.teams
    line = plural(
        "{one} {points_1} – {points_2} {two}, {boards} board",
        "{one} {points_1} – {points_2} {two}, {boards} boards",
        found.compared,
    ).format(
        one=one.name,
        two=two.name,
        points_1=plain(found.points[0]),
        points_2=plain(found.points[1]),
        boards=found.compared,
    )
    if found.victory_points is None:
        return line
    return f"{line}: {' – '.join(points_words(each) for each in found.victory_points)}"


def dispute_words(board: Board, room: Room) -> str:
    """Return both cards' words on a deal they disagree on."""
    rival = board.rival(room)
    return tr("board {number}, {room}: here {mine}; the other card {theirs}").format(
        number=board.number,
        room=tr(ROOMS[room]),
        mine=deal_words(board.number, board.deal(room)),
        theirs="" if rival is None else deal_words(board.number, rival),
    )


def comparison_words(found: Comparison) -> str:
    """Return what a comparison brought: how many deals came along, agree, are in dispute."""
    figures = {
        "came": len(found.came),
        "agreed": len(found.agreed),
        "disputed": len(found.disputed),
    }
    if found.waits:
        return tr(
            "The other room's card is opened. Deals that came along: {came}; that agree: {agreed}; "
            "in dispute: {disputed}. A board shows when it has its result here."
        ).format(**figures)
    return tr(
        "The other room's card is opened. Deals that came along: {came}; that agree: {agreed}; in "
        "dispute: {disputed}."
    ).format(**figures)
