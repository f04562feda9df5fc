"""What the history of a match and the differences between two of its files say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from chicago_gui.games.teams.board import Board, Room
from chicago_gui.games.teams.steps import StepKind
from chicago_gui.record import replace
from chicago_gui.sheet.board_deal import BoardDeal
from chicago_gui.sheet.board_history import (
    card_words,
    heading_field,
    heading_fields,
    history_words,
    note_words,
)
from chicago_gui.sheet.fields import Field, Fields
from chicago_gui.sheet.words import later


def _teams(teams: list[dict[str, Any]]) -> dict[str, str]:
    return {
        str(number): f"{team['name']} ({', '.join(team['players'])})"
        for number, team in enumerate(teams, start=1)
    }


HEADING = heading_fields(
    heading_field("teams", "teams", "team {of}: {what}", _teams),
    heading_field("planned_boards", "planned boards", "planned boards {what}"),
    heading_field("room", "room", "this laptop's room: {what}"),
)


def _of_card(words: Callable[[BoardDeal | None], str], room: Room) -> Callable[[Board], str]:
    return lambda board: words(board.deal(room))


def _of_other(room: Room) -> Callable[[Board], str]:
    return lambda board: card_words(board.rival(room))


_WORDS = {
    Room.OPEN: (
        *(later("open room"), later("open room {what}")),
        *(later("open room, the other card"), later("open room, the other card {what}")),
        *(later("open room, note"), later("open room, note {what}")),
    ),
    Room.CLOSED: (
        *(later("closed room"), later("closed room {what}")),
        *(later("closed room, the other card"), later("closed room, the other card {what}")),
        *(later("closed room, note"), later("closed room, note {what}")),
    ),
}


def _fields(room: Room) -> tuple[Field, Field, Field]:
    """Return the fields of one room; none is told while the other room's card may not be seen."""
    name, line, other, other_line, note, note_line = _WORDS[room]
    return (
        Field(room.value, name, line, _of_card(card_words, room), secret=True),
        Field(
            f"{room.value}_other",
            other,
            other_line,
            _of_other(room),
            secret=True,
        ),
        Field(
            f"{room.value}_note",
            note,
            note_line,
            _of_card(note_words, room),
            secret=True,
            remark=True,
        ),
    )


BOARD: Fields[Board] = Fields((*_fields(Room.OPEN), *_fields(Room.CLOSED)))
WORDS = replace(
    history_words(
        HEADING,
        BOARD,
        {
            StepKind.COMPARE: later("the other room's card is opened"),
            StepKind.CHOOSE: later("board {number}: one of the two cards is chosen"),
        },
    ),
    replaced=later(later("the other room's card is opened")),
)
