"""What was done to an evening of pairs: its steps as the book calls them, undo and history."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum, unique

from chicago_gui.games.pairs import apply as c
from chicago_gui.games.pairs.session import Board
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
from chicago_gui.sheet.words import later, tr


@unique
class StepKind(StrEnum):
    """What was done, but for what was written on a card; these stand in books for good."""

    MOVEMENT = "movement"
    MEETING = "meeting"
    REMOVE = "remove-result"
    ORDER = "order"
    PAIRS = "pairs"
    HEADING = "heading"
    RULES = "rules"


_KINDS: dict[type, StepKind] = {
    c.SetOut: StepKind.MOVEMENT,
    c.Meet: StepKind.MEETING,
    c.RemoveResult: StepKind.REMOVE,
    c.TypeBy: StepKind.ORDER,
    c.ChangePairs: StepKind.PAIRS,
    ChangeHeading: StepKind.HEADING,
    c.ChangeRules: StepKind.RULES,
}

_NAMES = {
    StepKind.MOVEMENT.value: later("the movement"),
    StepKind.MEETING.value: later("who meets on board {number}"),
    StepKind.REMOVE.value: later("taking a result of board {number} out"),
    StepKind.ORDER.value: later("the order of the results"),
    StepKind.PAIRS.value: later("the change of the pairs"),
    StepKind.HEADING.value: later("date and place"),
    StepKind.RULES.value: later("the change of rules"),
    REPLACE: later("taking over the session file"),
}


STEPS = Steps(_KINDS, _NAMES)


def _pairs(pairs: list[list[str]]) -> dict[str, str]:
    return {str(number): " – ".join(pair) for number, pair in enumerate(pairs, start=1)}


HEADING = heading_fields(
    heading_field("pairs", "pairs", "pair {of}: {what}", _pairs),
    heading_field(
        "by_round",
        "order",
        "results are typed {what}",
        lambda by_round: tr("by round") if by_round else tr("by board"),
    ),
)


def _lines(words: Callable[[BoardDeal], str], nothing: str) -> Callable[[Board], dict[str, str]]:
    """Return by the two pairs of each line what `words` says of its card."""

    def value(board: Board) -> dict[str, str]:
        notes = {
            f"{result.meeting.ns}–{result.meeting.ew}": words(result.deal) or nothing
            for result in board.results
        }
        return {who: text for who, text in notes.items() if text}

    return value


_UNBID = "…"

BOARD: Fields[Board] = Fields(
    (
        Field("results", "results", "{of} {what}", _lines(card_words, _UNBID)),
        Field("notes", "notes", "{of} note {what}", _lines(note_words, ""), remark=True),
    )
)
WORDS = history_words(HEADING, BOARD, {StepKind.MOVEMENT: later("the movement is set out")}, _UNBID)
