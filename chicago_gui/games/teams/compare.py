"""Merges the other room's card into this one, and decides what of it may be shown when."""

from __future__ import annotations

from chicago_gui.games.teams.session import NOTHING, Board, MatchReason, Room, Session, TeamOfFour
from chicago_gui.record import Record, replace
from chicago_gui.scoring import Refused
from chicago_gui.sheet.boards.deal import BoardDeal
from chicago_gui.sheet.typing.keyboards import folded


class Comparison(Record):
    """The result of opening the other card, by board and room, as far as this room may know it.

    `came` are deals that only the other card had, `agreed` are the same on both cards, `disputed`
    differ. `waits` means that boards are still to be played in this laptop's room; their deals
    are left out.
    """

    came: tuple[tuple[int, Room], ...]
    agreed: tuple[tuple[int, Room], ...]
    disputed: tuple[tuple[int, Room], ...]
    waits: bool


def merged(session: Session, other: Session) -> Session:
    """Return `session` with all that only `other` has, and with both versions where they disagree.

    Heading, names, plan and rules stay those of `session`. If one card has more of a deal, that
    version is kept; notes are kept from both. A dispute ends where `other` no longer disagrees.
    Merging the same card again changes nothing. Raises `Refused` (`OTHER_MATCH`) if `other` is a
    match between other teams.
    """
    other = _seen_from(session, other)
    stands_in = session.room or _standing(session, other)
    found = session
    for theirs in other.boards:
        board = session.board(theirs.number)
        for room in Room:
            board = _with_other_card(board, room, theirs.deal(room))
        found = found.with_board(board)
    return replace(found, room=stands_in)


def comparison(session: Session, other: Session) -> Comparison:
    """Return what `merged(session, other)` adds; raise `Refused` as it does."""
    after = merged(session, other)
    here = after.room
    came, agreed, disputed = [], [], []
    for theirs in _seen_from(session, other).boards:
        both = after.board(theirs.number)
        if here is not None and not shown(both, here.other, here):
            continue
        for room in Room:
            where, result = (theirs.number, room), theirs.deal(room).result
            if result == NOTHING.result:
                continue
            if both.rival(room) is not None:
                disputed.append(where)
            elif session.board(theirs.number).deal(room).result != result == both.deal(room).result:
                came.append(where)
            else:
                agreed.append(where)  # the same deal, or this card has more of it
    waits = here is not None and after.next_board(here) is not None
    return Comparison(tuple(came), tuple(agreed), tuple(disputed), waits)


def shown(board: Board, room: Room, standing: Room | None) -> bool:
    """Return whether the deal in `room` may be shown on a laptop in the room `standing`.

    The other room's deal is shown only when the board has a result in this room, so that a card
    opened early does not spoil the board.
    """
    return standing in (None, room) or board.deal(room.other).over


def withholds(session: Session, other: Session) -> bool:
    """Return whether `other` has a board that may not be shown yet where `session` is typed.

    An `other` with a room was typed on this laptop, and `as_seen` limits what it shows. Raises
    `Refused` as `merged` does.
    """
    here = session.room
    if here is None or other.room is not None:
        return False
    after = merged(session, other)
    return any(
        not theirs.deal(here.other).empty
        and not shown(after.board(theirs.number), here.other, here)
        for theirs in _seen_from(session, other).boards
    )


def as_seen(session: Session) -> Session:
    """Return `session` without what may not be shown yet in this laptop's room.

    Window, paper and all files of an unfinished match are made from it. The other card's version of
    this room's deal is left out, too.
    """
    here, found = session.room, session
    if here is None:
        return session
    for board in session.boards:
        if not shown(board, here.other, here):
            own = Board(board.number).with_deal(here, board.deal(here))
            found = found.with_board(own)
    return found


def chosen(board: Board, room: Room, *, theirs: bool) -> Board:
    """Return `board` with the dispute about `room` settled; raise `Refused` (`NO_DISPUTE`)."""
    rival = board.rival(room)
    if rival is None:
        raise Refused(MatchReason.NO_DISPUTE, number=board.number)
    mine = board.deal(room)
    deal = replace(rival if theirs else mine, note=_both_notes(mine.note, rival.note))
    return board.with_deal(room, deal)


def _with_other_card(board: Board, room: Room, theirs: BoardDeal) -> Board:
    """Return `board` with the other card's deal in `room` merged."""
    mine = board.deal(room)
    if theirs.empty:
        return board
    note = _both_notes(mine.note, theirs.note)
    if _goes_on_from(mine, theirs):
        return board.with_deal(room, replace(theirs, note=note))
    if _goes_on_from(theirs, mine):
        return board.with_deal(room, replace(mine, note=note))
    return board.with_deal(room, mine, theirs)


def _goes_on_from(less: BoardDeal, more: BoardDeal) -> bool:
    """Return whether `more` is `less` unchanged, and possibly more complete."""
    if not less.has_contract:
        return True
    if less.passed_out or more.passed_out or less.contract != more.contract:
        return less.result == more.result
    return less.declarer in (None, more.declarer) and less.tricks in (None, more.tricks)


def _both_notes(mine: str, theirs: str) -> str:
    if theirs in mine:
        return mine
    return theirs if mine in theirs else f"{mine} / {theirs}"


def _seen_from(session: Session, other: Session) -> Session:
    """Return `other` with its teams in the order of `session`.

    A laptop with the teams in the other order also has the rooms swapped, because the first team
    sits North–South in the open room.
    """
    mine, theirs = session.teams, other.teams
    if _same(mine[0], theirs[0]) and _same(mine[1], theirs[1]):
        return other
    if not (_same(mine[0], theirs[1]) and _same(mine[1], theirs[0])):
        raise Refused(MatchReason.OTHER_MATCH, teams=" – ".join(team.name for team in theirs))
    boards = tuple(
        replace(
            board,
            open=board.closed,
            closed=board.open,
            open_rival=board.closed_rival,
            closed_rival=board.open_rival,
        )
        for board in other.boards
    )
    return replace(other, teams=(theirs[1], theirs[0]), boards=boards)


def _same(team: TeamOfFour, other: TeamOfFour) -> bool:
    """Return whether two cards mean the same team: by its name, or by its four players."""
    players, others = ({folded(name) for name in each.players} for each in (team, other))
    return folded(team.name) == folded(other.name) or players == others


def _standing(session: Session, other: Session) -> Room | None:
    """Return the room of this laptop, if the two cards tell it.

    If this card has only one room and the other card brings the other room, it is that one. If this
    card is empty and the other card has one room only, it is the opposite room.
    """
    here, there = (
        {room for board in each.boards for room in Room if board.deal(room).has_contract}
        for each in (session, other)
    )
    for room in Room:
        if room.other in there and (here == {room} or (not here and there == {room.other})):
            return room
    return None
