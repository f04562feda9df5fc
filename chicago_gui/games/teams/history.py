"""What was done to a match: its steps as the book calls them, undo and history in words."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum, unique
from typing import Any

from chicago_gui.games.teams import apply as c
from chicago_gui.games.teams.session import Board, Room
from chicago_gui.record import replace
from chicago_gui.sheet.beginning import ChangeHeading
from chicago_gui.sheet.boards.deal import BoardDeal
from chicago_gui.sheet.boards.game import Steps
from chicago_gui.sheet.boards.words import (
    card_words,
    heading_field,
    heading_fields,
    history_words,
    note_words,
)
from chicago_gui.sheet.fields import Field, Fields
from chicago_gui.sheet.game import REPLACE
from chicago_gui.sheet.words import later


@unique
class StepKind(StrEnum):
    """What was done, but for what was written on a card; these stand in books for good."""

    CLEAR = "clear"
    ROOM = "room"
    COMPARE = "compare"
    CHOOSE = "choose"
    PLAN = "plan"
    TEAMS = "teams"
    HEADING = "heading"
    RULES = "rules"


_KINDS: dict[type, StepKind] = {
    c.ClearCard: StepKind.CLEAR,
    c.StandIn: StepKind.ROOM,
    c.Compare: StepKind.COMPARE,
    c.Choose: StepKind.CHOOSE,
    c.ChangePlan: StepKind.PLAN,
    c.ChangeTeams: StepKind.TEAMS,
    ChangeHeading: StepKind.HEADING,
    c.ChangeRules: StepKind.RULES,
}

_NAMES = {
    StepKind.CLEAR.value: later("the card of board {number}"),
    StepKind.ROOM.value: later("the room of this laptop"),
    StepKind.COMPARE.value: later("the comparison with the other room"),
    StepKind.CHOOSE.value: later("the choice of a card for board {number}"),
    StepKind.PLAN.value: later("the change of plan"),
    StepKind.TEAMS.value: later("the change of the teams"),
    StepKind.HEADING.value: later("date and place"),
    StepKind.RULES.value: later("the change of rules"),
    REPLACE: later("the comparison with the other room"),
}


STEPS = Steps(_KINDS, _NAMES)


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
            StepKind.CHOOSE: later("{where}: one of the two cards is chosen"),
        },
    ),
    replaced=later(later("the other room's card is opened")),
)
