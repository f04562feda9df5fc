"""The sentences beneath the score card: what is wanted now, and what comes next."""

from __future__ import annotations

from chicago_gui.games.teams import columns
from chicago_gui.games.teams.board import Room
from chicago_gui.games.teams.view import View
from chicago_gui.games.teams.words import ROOMS, dispute_words, match_line
from chicago_gui.sheet.board_words import board_line, card_hint, over_hint
from chicago_gui.sheet.column import Spot
from chicago_gui.sheet.words import sentence, tr


def hint(view: View, wanted: Spot | None) -> tuple[str, str]:
    """Return what to type at `wanted`, and in a quieter line what goes with it."""
    if wanted is None:
        return _nothing_wanted(view)
    number = view.deals[wanted.deal].number
    room = next(room for room, card in columns.CARDS.items() if wanted.column in card)
    board = view.session.board(number)
    if board.rival(room) is not None:
        return (
            tr("The two cards disagree. Enter takes the upper line, ↓ and Enter the lower one."),
            sentence(dispute_words(board, room)),
        )
    head = tr("Board {number}, {room}").format(number=number, room=tr(ROOMS[room]))
    deal = board.deal(room)
    say = over_hint if deal.over else card_hint
    return say(head, number, deal), board_line(number)


def _nothing_wanted(view: View) -> tuple[str, str]:
    session = view.session
    line = match_line(session, view.totals)
    if view.totals.done:
        return tr("Every planned board is compared. {match}.").format(match=line), tr(
            "F8 shows how the evening went; Print makes the score card."
        )
    here = tr(ROOMS[session.room or Room.OPEN])
    return (
        tr("The {room} is in. Open the other room's session file, or type its card.").format(
            room=here
        ),
        line,
    )
