"""Sentences about a match: explanations of every number, and hints."""

from __future__ import annotations

from chicago_gui.games.teams import columns
from chicago_gui.games.teams.compare import Comparison
from chicago_gui.games.teams.session import RULES, Board, Room, Scoring, Session
from chicago_gui.games.teams.totals import BoardLine, Totals, View
from chicago_gui.sheet.boards.words import (
    board_line,
    card_hint,
    deal_words,
    over_hint,
    points_words,
)
from chicago_gui.sheet.column import CellRef
from chicago_gui.sheet.words import ended, imps_words, plain, plural, sentence, signed, tr

ROOMS = {Room.OPEN: "open room", Room.CLOSED: "closed room"}


def seating(session: Session) -> tuple[str, ...]:
    """Return who sits where, a line for each room; a team's first two sit in the open room."""
    home, guests = session.teams
    rooms = (
        (Room.OPEN, home, guests, slice(0, 2)),
        (Room.CLOSED, guests, home, slice(2, 4)),
    )
    return tuple(
        tr("{room}: {ns} North–South, {ew} East–West").format(
            room=sentence(tr(ROOMS[room])),
            ns=f"{ns.name} ({' – '.join(ns.players[who])})",
            ew=f"{ew.name} ({' – '.join(ew.players[who])})",
        )
        for room, ns, ew, who in rooms
    )


def explained(session: Session, line: BoardLine) -> str:
    """Return how one board was scored, in one line.

    `open room 5♦ by West, −2, not vulnerable: +100; closed room …: +420; difference −320: 8 IMPs to
    Guests`.
    """
    board = line.board
    parts = [
        f"{tr(ROOMS[room])} {deal_words(board.number, board.deal(room))}"
        for room in Room
        if board.deal(room).has_contract
    ]
    if board.rivals:
        parts.append(tr("the two cards disagree"))
    elif line.difference is not None and line.points is not None:
        parts.append(
            tr("difference {difference}: {points}").format(
                difference=signed(line.difference), points=_points(session, line.points)
            )
        )
    else:
        parts.append(tr("waits for the other room") if parts else tr("not played yet"))
    return ended("; ".join(parts))


def _points(session: Session, points: tuple[int, int]) -> str:
    """Return who gets which points for a board."""
    if points[0] == points[1]:
        return tr("even")
    winner = 0 if points[0] > points[1] else 1
    name = session.teams[winner].name
    won = (
        tr("board") if session.rules.scoring is Scoring.BOARDS else imps_words(str(points[winner]))
    )
    return tr("{points} to {team}").format(points=won, team=name)


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
    """Return what both cards have for a disputed deal."""
    return tr("board {number}, {room}: here {mine}, on the other card {theirs}").format(
        number=board.number,
        room=tr(ROOMS[room]),
        mine=deal_words(board.number, board.deal(room)),
        theirs=deal_words(board.number, board.rivals[room]),
    )


def comparison_words(found: Comparison) -> str:
    """Return how many deals a comparison added, confirmed, or disputed."""
    told = tr(
        "The other room's card is open. Added: {came}, same: {agreed}, in dispute: {disputed}."
    ).format(came=len(found.came), agreed=len(found.agreed), disputed=len(found.disputed))
    return f"{told} {tr('Boards appear after they are played here.')}" if found.waits else told


def differing_settings(here: Session, there: Session) -> tuple[str, ...]:
    """Return each setting that differs between two cards, with both values."""
    planned = (
        sentence(tr("planned boards")),
        plain(here.planned_boards),
        plain(there.planned_boards),
    )
    settings = (planned, *RULES.differences(here.rules, there.rules))
    line = tr("{setting} – here: {mine}; other card: {theirs}")
    return tuple(
        line.format(setting=setting, mine=mine, theirs=theirs)
        for setting, mine, theirs in settings
        if mine != theirs
    )


def hint(view: View, wanted: CellRef | None) -> tuple[str, str]:
    """Return what to type at `wanted`, and a second, quieter text about it."""
    if wanted is None:
        return _nothing_wanted(view)
    number = view.deals[wanted.deal].number
    room = next(room for room, card in columns.CARDS.items() if wanted.column in card)
    board = view.session.board(number)
    if board.rival(room) is not None:
        return (
            tr("The cards disagree. Enter accepts the upper line, ↓ Enter the lower."),
            ended(sentence(dispute_words(board, room))),
        )
    head = tr("Board {number}, {explained}").format(number=number, explained=tr(ROOMS[room]))
    deal = board.deal(room)
    say = over_hint if deal.over else card_hint
    card = say(head, number, deal)
    if _waits_for(view.session, room):
        here = tr("The {room} is complete. Open the other room's session file, or type its card.")
        return sentence(here.format(room=tr(ROOMS[room.other]))), card
    return card, board_line(number)


def _waits_for(session: Session, room: Room) -> bool:
    """Return whether this laptop's room is complete and nothing is known of the other room."""
    if session.room is not room.other or session.next_board(session.room) is not None:
        return False
    return all(board.deal(room).empty for board in session.boards)


def _nothing_wanted(view: View) -> tuple[str, str]:
    session = view.session
    line = ended(match_line(session, view.totals))
    afterwards = tr("F8 shows the summary and prints it.")
    if session.can_go_on:
        afterwards = tr("F8 shows the summary: print it, or play on.")
    return tr("All boards are compared. {match}").format(match=line), afterwards
